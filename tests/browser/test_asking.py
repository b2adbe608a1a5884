"""What the dock asks, in words, at every step of a choice, and what stands on its buttons."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.inspection import CALM_MS, SETTLED
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
CUT = """() => [...document.querySelectorAll('.dock :is(.btn, .stp, .most, b, small, strong, em, .fits)')]
    .filter((each) => each.offsetParent && getComputedStyle(each).display !== 'inline')
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
    .map((each) => each.textContent.trim())"""


def has(name: str) -> re.Pattern[str]:
    """One class among others."""
    return re.compile(rf"(^| ){name}( |$)")


def legal(sight: Any) -> list[Any]:
    """What may be played now."""
    return [each for each in sight["decision"]["options"] if each["refusal"] is None]


def touch(page: Page, thing: str) -> None:
    """Touch a thing on the table, wherever it is scrolled to."""
    page.locator(f'[data-thing="{thing}"] > .hit').first.dispatch_event("click")


def test_whatever_has_been_touched_the_question_goes_on_in_words(page: Page, guest: Callable[..., Guest]) -> None:
    """In Dva bratři a tile of the hand is built or laid as land; a unit of the offer is called up."""
    anna = guest("Anna")
    table = anna.table("brothers", "me")
    anna.play(table, 0, "take 1")
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    question = page.locator(".dock .say strong")
    before = question.inner_text()
    options = [each for each in legal(anna.sight(table, 0)) if len(each["handles"]) > 1]
    for first in dict.fromkeys(each["handles"][0] for each in options):
        touch(page, first)
        expect(question).not_to_have_text(before)
        expect(question).not_to_contain_text(":")
        expect(question).to_contain_text("?")
        expect(page.locator(".dock .say em")).to_contain_text("Your turn · ")
        page.keyboard.press("Escape")
        expect(question).to_have_text(before)


def payable(guest: Callable[..., Guest]) -> tuple[Guest, str, Any]:
    """A table with a tile in hand that can be built, and the move."""
    for n in range(20):
        anna = guest(f"Anna {n}")
        table = anna.table("brothers", "me")
        anna.play(table, 0, "take 1")
        builds = [each for each in legal(anna.sight(table, 0)) if each["move"].startswith("build")]
        if builds:
            return anna, table, builds[0]
    raise AssertionError("no tile of twenty tables can be paid for")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
def test_a_tile_is_built_or_laid_face_down_by_two_buttons(page: Page, guest: Callable[..., Guest], size: Any) -> None:
    anna, table, build = payable(guest)
    anna.enter(page.context)
    page.set_viewport_size(size)
    page.goto(f"/table/{table}")
    for handle in build["handles"]:
        touch(page, handle)
    expect(page.locator(".dock .say strong")).to_have_text("Will you build it or lay it face down?")
    buttons = page.locator(".dock .fits .btn")
    expect(buttons).to_have_count(2)
    expect(buttons.nth(0).locator("b")).to_have_text("Build")
    expect(buttons.nth(0).locator("small")).to_contain_text("you need")
    expect(buttons.nth(1).locator("b")).to_have_text("Lay face down")
    assert page.evaluate(CUT) == []
    buttons.nth(1).click()
    expect(page.locator(".dock .say strong")).not_to_have_text("Will you build it or lay it face down?")
    page.wait_for_function("() => document.querySelector('.table').dataset.at > 1")
    tile, cell = (handle.split(" ", 1)[1] for handle in build["handles"])
    assert tile not in anna.sight(table, 0)["view"]["sides"][0]["hand"]
    assert not any(each["move"] == f"extend {tile} {cell}" for each in legal(anna.sight(table, 0)))


@pytest.mark.parametrize("lang", ["cs", "uk"])
def test_a_bid_on_a_phone_says_its_sum_and_nothing_is_cut(page: Page, guest: Callable[..., Guest], lang: str) -> None:
    anna = guest("Anna", lang)
    table = anna.table("jerusalem", "me", "me")
    anna.enter(page.context)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/table/{table}?lang={lang}")
    page.locator(".curtain button").click()
    touch(page, "office admiral")
    page.locator(".dock .stp .most").click()
    go = page.locator(".dock .go")
    expect(go).to_contain_text("12")
    assert page.evaluate(CUT) == []
    box, dock = go.bounding_box(), page.locator(".dock").bounding_box()
    assert box and dock and box["width"] > 0.7 * dock["width"] and box["height"] >= 44


@pytest.mark.parametrize("lang", ["cs", "uk"])
def test_on_a_turned_phone_to_raise_and_to_pass_are_seen_whole(
    page: Page, guest: Callable[..., Guest], lang: str
) -> None:
    anna = guest("Anna", lang)
    table = anna.table("jerusalem", "me", "me", "me", "me")
    anna.play(table, anna.sight(table)["waiting"][0])
    anna.enter(page.context)
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(f"/table/{table}?lang={lang}")
    page.locator(".curtain button").click()
    go = page.locator(".dock .go")
    expect(go).to_be_visible()
    page.evaluate(SETTLED, CALM_MS)
    assert page.evaluate(CUT) == []
    for button in [go, page.locator(".dock .stp"), *page.locator(".dock .btn:visible").all()]:
        box, dock = button.bounding_box(), page.locator(".dock").bounding_box()
        assert box and dock and box["y"] + box["height"] <= dock["y"] + dock["height"] + 1, "the tabs lie over nothing"


def test_end_turn_is_quiet_until_nothing_else_is_left_and_then_takes_enter(
    page: Page, guest: Callable[..., Guest]
) -> None:
    anna = guest("Anna")
    table = anna.table("brothers", "me")
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    end = page.locator(".dock .end")
    expect(end).to_have_class(has("quiet"))  # a tile must be taken first
    expect(end).to_have_attribute("aria-disabled", "true")
    anna.play(table, 0, "take 1")
    expect(end).not_to_have_attribute("aria-disabled", "true")
    expect(end).to_have_class(has("quiet"))
    while len(legal(anna.sight(table, 0))) > 1:
        others = [each["move"] for each in legal(anna.sight(table, 0)) if each["outcome"] != "end"]
        anna.play(table, 0, next((move for move in others if move.startswith("extend")), others[0]))
    expect(end).to_have_class(has("main"))
    at = anna.sight(table)["at"]
    page.locator(".dock").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="All at once")).to_be_visible()  # Henry's turn is told
    assert anna.sight(table)["at"] > at
