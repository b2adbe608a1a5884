"""Answers that differ in a number only: one stepper with arrows, typing, the largest number, and a button to play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
GAME = "jerusalem"  # whose auctions ask for numbers
PURSE = 12  # bezants of every player when the first auction opens


def at_the_auction(page: Page, anna: Guest) -> tuple[str, Locator]:
    """An office has been touched, and it is asked how much to bid."""
    table = anna.table(GAME, "me", "me")
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    page.locator(".curtain button").click()
    page.locator('[data-thing="office admiral"] > .hit').click()
    return table, page.get_by_role("spinbutton")


def go(page: Page) -> Locator:
    return page.locator(".dock .btn.go")


def test_arrows_and_ends_change_the_number_and_what_the_button_says(page: Page, guest: Callable[..., Guest]) -> None:
    _, field = at_the_auction(page, guest("Anna"))
    expect(field).to_have_attribute("aria-valuenow", "0")
    expect(field).to_have_attribute("aria-valuemax", str(PURSE))
    field.press("ArrowUp")
    field.press("ArrowRight")
    expect(field).to_have_value("2")
    expect(go(page)).to_contain_text("2")
    field.press("End")
    expect(field).to_have_attribute("aria-valuenow", str(PURSE))
    field.press("ArrowUp")
    expect(field).to_have_value(str(PURSE))
    field.press("Home")
    expect(field).to_have_value("0")
    page.get_by_role("button", name=f"Most: {PURSE}").click()
    expect(field).to_have_value(str(PURSE))


def test_what_is_typed_is_played_with_enter(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table, field = at_the_auction(page, anna)
    field.fill("7")
    expect(go(page)).to_contain_text("7")
    field.press("Enter")
    page.locator(".curtain button").wait_for()  # the other player is asked
    (seat,) = anna.sight(table)["waiting"]
    assert anna.sight(table, seat)["scene"]["panels"][1]["id"] == "offices"
    bids = [option["move"] for option in anna.sight(table, seat)["decision"]["options"]]
    assert bids[0] == "raise 8"


def test_a_number_beyond_the_end_becomes_the_end(page: Page, guest: Callable[..., Guest]) -> None:
    _, field = at_the_auction(page, guest("Anna"))
    field.fill("99")
    field.blur()
    expect(field).to_have_value(str(PURSE))
    field.fill("")
    field.blur()
    expect(field).to_have_value("0")


def test_the_button_plays_and_back_leaves_the_office(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table, field = at_the_auction(page, anna)
    at = anna.sight(table)["at"]
    page.get_by_role("button", name="Back", exact=True).click()
    expect(field).to_have_count(0)
    page.locator('[data-thing="office admiral"] > .hit').click()
    page.get_by_role("button", name="more").click()
    go(page).click()
    page.locator(".curtain button").wait_for()
    assert anna.sight(table)["at"] == at + 1
