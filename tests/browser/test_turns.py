"""The others' last turn in a real browser: drawn over the board until my first move, also after a reload, and again."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import regnum
from tests.browser.inspection import CALM_MS, SETTLED
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
TWO = [game for game in regnum.games() if regnum.info(game).seats[1] > 1]
DULL = ("end", "pass", "stop", "decline")  # moves that do nothing on the board


def seats_of(game: str) -> int:
    """The fewest that are not alone."""
    return max(2, regnum.info(game).seats[0])


def lines_done(anna: Guest, table: str) -> bool:
    """Whether the others have done something on the board since her last move."""
    steps = anna.sight(table)["steps"]
    own = max((step["at"] for step in steps if step["seat"] == 0), default=0)
    trace = anna.get(f"/api/tables/{table}/trace?since={own}")["steps"]
    return any(frame["changes"] for step in trace for frame in step["frames"])


def asked_alone(anna: Guest, table: str) -> dict[str, Any]:
    """What she sees once only she is asked: while others are asked too, it may change."""
    while (sight := anna.wait_until_asked(table, 0))["waiting"] != [0]:
        time.sleep(0.05)
    found: dict[str, Any] = sight
    return found


def asked_after_others(anna: Guest, table: str, page: Page) -> None:
    """Play until she is asked, others have had a turn, and the page draws what they did."""
    for _ in range(80):
        sight = asked_alone(anna, table)
        if lines_done(anna, table):
            expect(page.locator(f'.table[data-at="{sight["at"]}"]')).to_be_attached()
            page.evaluate(SETTLED, CALM_MS)
            if page.locator("[data-trace]").count():
                return
        anna.play(table, 0, eager(sight))
    raise AssertionError("nothing was ever drawn")


def eager(sight: dict[str, Any]) -> str:
    """A move that does something, where there is one."""
    moves = [str(each["move"]) for each in sight["decision"]["options"] if each["refusal"] is None]
    return next((move for move in moves if move.split(" ")[0] not in DULL), moves[0])


@pytest.mark.parametrize("game", TWO)
def test_what_the_others_did_is_drawn_until_my_first_move_and_after_a_reload(
    game: str, page: Page, guest: Callable[..., Guest]
) -> None:
    anna = guest("Anna")
    table = anna.table(game, "me", *["page"] * (seats_of(game) - 1))
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    page.locator(".table[data-at]").wait_for()
    asked_after_others(anna, table, page)
    marks = page.locator("[data-trace]")
    drawn = marks.evaluate_all("each => each.map(one => one.dataset.trace)")
    page.reload()
    expect(marks).to_have_count(len(drawn))
    assert marks.evaluate_all("each => each.map(one => one.dataset.trace)") == drawn
    assert marks.first.evaluate("each => getComputedStyle(each.closest('svg')).pointerEvents") == "none"
    anna.play(table, 0, eager(anna.sight(table)))
    sight = asked_alone(anna, table)
    expect(page.locator(f'.table[data-at="{sight["at"]}"]')).to_be_attached()
    if not lines_done(anna, table):  # the others have not moved since
        expect(marks).to_have_count(0)
    else:
        assert game != "brothers", "a turn there is more than one move"


def test_r_shows_the_turn_again_board_by_board(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    anna = guest("Anna")
    table = anna.table("brothers", "me", "page")
    context = new_context(reduced_motion="no-preference")
    anna.enter(context)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/frames?" in request.url else None)
    page.goto(f"/table/{table}")
    page.locator(".table[data-at]").wait_for()
    asked_after_others(anna, table, page)
    numbers = page.locator("svg.trace .disc text")
    before = numbers.all_text_contents()
    assert before[:1] == ["1"]
    assert not asked
    page.keyboard.press("r")
    expect(page.locator('.table[data-asked="false"]')).to_be_attached()
    expect(page.locator('.table[data-asked="true"]')).to_be_attached()
    assert asked
    expect(numbers).to_have_text(before)
    page.keyboard.press("r")
    expect(page.locator('.table[data-asked="false"]')).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator('.table[data-asked="true"]')).to_be_attached()


def test_the_turn_stands_beside_the_board_and_at_the_head_of_the_log_in_numbered_lines(
    page: Page, guest: Callable[..., Guest]
) -> None:
    anna = guest("Anna")
    table = anna.table("brothers", "me", "page")
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    page.locator(".table[data-at]").wait_for()
    asked_after_others(anna, table, page)
    expect(page.locator(".stage .turnbox.latest li .num").first).to_have_text("1")
    expect(page.locator("[data-thing='turn parts']")).to_have_count(0)
    page.keyboard.press("l")
    box = page.locator(".drawer .turnbox.latest")
    expect(box.locator("li .num").first).to_have_text("1")
    assert box.locator("li .num").count() >= page.locator("svg.trace .disc text").count()
    words = box.locator("li").all_inner_texts()
    assert all(each.strip("0123456789\n ")[0].isupper() for each in words)
    assert page.locator(".lately").count() == 0


def test_what_lies_on_a_mat_out_of_sight_is_marked_at_its_players_chip(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = anna.table("paladins", "me", "page")
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    page.locator(".table[data-at]").wait_for()
    chip = page.locator(".seat.moved")
    for _ in range(30):
        sight = asked_alone(anna, table)
        expect(page.locator(f'.table[data-at="{sight["at"]}"]')).to_be_attached()
        page.evaluate(SETTLED, CALM_MS)
        if chip.locator(".beyond i").count():
            break
        anna.play(table, 0, eager(sight))
    expect(chip).to_have_accessible_name(re.compile("part of the last turn is out of sight"))
    numbers = chip.locator(".beyond i").all_inner_texts()
    chip.click()
    expect(page.locator(".side .turnbox li .num", has_text=numbers[0][0]).first).to_be_visible()
    expect(page.locator(".side [data-trace]").first).to_be_attached()
