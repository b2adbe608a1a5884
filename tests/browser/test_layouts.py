"""Board and mat fill every screen, nothing lies over them, and every letter on them can be read."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.inspection import CALM_MS, SETTLED
from tests.browser.positions import Positions
from tests.browser.server import Guest, RunningServer

LEAST_SHARE = 0.9  # of the stage that leaves cover
LEAST_LETTER = 10.9  # px; 11, less what rounding takes

WIDE = ((1366, 768), (1440, 900), (2560, 1440))
UPRIGHT = (820, 1180)
TABBED = (1180, 820)

# What the leaves cover of the stage; letters on them that are too small; what lies over the middle of a leaf.
LOOK = """(least) => {
    const stage = document.querySelector(".leaves").getBoundingClientRect();
    const leaves = [...document.querySelectorAll(".leaves .leaf:not(.leaf .leaf)")];
    const covered = leaves.reduce((sum, leaf) => {
        const { width, top, bottom } = leaf.getBoundingClientRect();
        return sum + width * (Math.min(bottom, stage.bottom) - top);
    }, 0);
    const small = [];
    for (const leaf of document.querySelectorAll(".drawn-leaf")) {
        const words = document.createTreeWalker(leaf, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
            const element = words.currentNode.parentElement;
            if (!words.currentNode.textContent.trim() || element.closest(".unseen, svg")) continue;
            let zoom = 1;
            for (let each = element; each; each = each.parentElement) zoom *= parseFloat(getComputedStyle(each).zoom);
            const size = parseFloat(getComputedStyle(element).fontSize) * zoom;
            if (size < least) small.push([words.currentNode.textContent, size]);
        }
    }
    const over = leaves.filter((leaf) => {
        const { left, top, width, bottom } = leaf.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, (top + Math.min(bottom, stage.bottom)) / 2);
        return !leaf.contains(found);
    });
    return { share: covered / (stage.width * stage.height), small, over: over.length, leaves: leaves.length,
             tabs: document.querySelectorAll(".leaves [role=tablist]").length,
             beyond: document.documentElement.scrollWidth - innerWidth };
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """A window of this size, once its drawings are there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate(SETTLED, CALM_MS)  # what was measured is drawn with the next frames


def looked_at(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """What a window of this size shows."""
    resize(page, size)
    found: dict[str, Any] = page.evaluate(LOOK, LEAST_LETTER)
    return found


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("game", ["brothers", "paladins"])
def test_leaves_fill_the_stage_and_nothing_lies_over_them(game: str, page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest()
    anna.enter(page.context)
    page.goto(f"/table/{anna.table(game, 'me', 'random')}")
    page.wait_for_selector(".leaves .sections")
    for size in (*WIDE, UPRIGHT, TABBED):
        seen = looked_at(page, size)
        assert seen["share"] >= LEAST_SHARE, (size, seen)
        assert not seen["small"], (size, seen["small"])
        assert not seen["over"] and seen["beyond"] <= 0, (size, seen)
        assert seen["tabs"] == (1 if size == TABBED else 0), (size, seen)


# Leaves of which something is beyond their edge; squares that lie on a card or outside the land; what of the purse and
# of the hand is cut; tiles, and free cells under words or buttons.
COMPOSED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const land = seen(".drawing")[0];
  const asides = seen(".chair > *, .btn.turn").map(box).filter((each) => each.width > 2);
  const zone = seen(".zone")[0];
  return {
    scrolled: seen(".leaves .drawn-leaf").filter((each) => each.scrollHeight > each.clientHeight + 2).length,
    outside: land ? seen(".drawing [data-thing^='square ']").filter((each) => !inside(box(each), box(land))).length : 0,
    purse: seen(".purse [data-thing]").filter((each) => !inside(box(each), { left: 0, top: 0, right: innerWidth,
      bottom: innerHeight })).length,
    hand: zone ? seen(".zone .tile:not(.land *)").filter((each) => !inside(box(each), box(zone))).length : 0,
    tile: Math.max(0, ...seen(".land .tile").map((each) => box(each).width)),
    covered: seen(".land .cell").filter((cell) => asides.some((each) => meet(box(cell), each))).length,
  };
}"""


def composed(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """How the table is composed in a window of this size."""
    resize(page, size)
    found: dict[str, Any] = page.evaluate(COMPOSED)
    return found


@pytest.mark.usefixtures("app")
def test_a_table_of_four_lies_whole_on_an_upright_tablet_and_a_turned_phone(
    page: Page, guest: Callable[..., Guest]
) -> None:
    anna = guest()
    anna.enter(page.context)
    page.goto(f"/table/{anna.table('paladins', 'me', 'random', 'random', 'random')}")
    page.wait_for_selector(".leaves .sections")
    upright = composed(page, UPRIGHT)
    assert not upright["scrolled"] and not upright["outside"], upright
    assert not composed(page, (844, 390))["purse"]


@pytest.mark.usefixtures("app")
def test_the_land_is_large_and_nothing_lies_over_its_cells(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest()
    anna.enter(page.context)
    table = anna.table("brothers", "me", "me")
    chance = random.Random(4)
    for _ in range(60):
        seat = anna.sight(table)["waiting"][0]
        options = anna.sight(table, seat)["decision"]["options"]
        laid = [each["move"] for each in options if each["refusal"] is None and each["outcome"] != "end"]
        anna.play(table, seat, chance.choice(laid) if laid else "")
    page.goto(f"/table/{table}")
    page.wait_for_selector(".leaves .sections")
    for size, least in (((1440, 900), 80), (TABBED, 60), (UPRIGHT, 50)):
        seen = composed(page, size)
        assert seen["tile"] >= least and not seen["covered"], (size, seen)
    for size in ((360, 740), (390, 844)):
        seen = composed(page, size)
        assert not seen["hand"], (size, seen)


@pytest.mark.usefixtures("app")
def test_the_button_that_lists_all_answers_has_words_where_they_fit(page: Page, server: RunningServer) -> None:
    positions = Positions(server)
    position = positions.after(20, "architects", 5)
    answers = [each for each in position.sight()["decision"]["options"] if each["refusal"] is None]
    position.asked.enter(page.context)
    page.goto(f"/table/{position.table}")
    for size in (UPRIGHT, TABBED, (390, 844)):
        resize(page, size)
        words = page.locator(".dock .list").first
        assert not page.locator(".dock .fits .btn").count(), "there is room"
        expect(words).to_contain_text(f"{len(answers)} options")
        box = words.locator("span").bounding_box()
        assert box is not None and box["width"] > 40, size
    positions.leave()
