"""Board and mat fill every screen, nothing lies over them, and every letter on them can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.inspection import CALM_MS, SETTLED
from tests.browser.server import Guest

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


def looked_at(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """What a window of this size shows, once its drawings are there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate(SETTLED, CALM_MS)  # what was measured is drawn with the next frames
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
