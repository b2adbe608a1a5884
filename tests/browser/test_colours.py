"""A colour of one's own: chosen in the form, changed at the table, refused when another player has it; and names."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import ConsoleErrors
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")


def chip(page: Page, nth: int) -> Locator:
    """One side in the strip above the table."""
    return page.locator("button.seat").nth(nth)


def test_a_colour_is_chosen_by_keys_in_the_form_and_played_with_a_bot_that_has_a_name(
    page: Page, context: BrowserContext, guest: Callable[..., Guest]
) -> None:
    guest("Anna").enter(context)
    page.goto("/new/brothers?way=bots")
    picks = page.get_by_role("group", name="Your colour").get_by_role("radio")
    expect(picks).to_have_count(3, timeout=60_000)  # the server reads all its games first
    picks.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Blue")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    page.locator(".table[data-at]").wait_for()
    expect(chip(page, 0)).to_contain_text("Anna")
    expect(chip(page, 0).locator(".shield")).to_have_class("shield seat-azure", timeout=15_000)
    expect(chip(page, 1)).to_contain_text("Hynek")
    expect(chip(page, 1)).to_contain_text("Squire")
    page.goto("/settings")
    expect(page.get_by_role("radio", name="Blue")).to_be_checked()


def test_a_colour_is_changed_at_the_table_and_a_clash_is_refused(
    page: Page, context: BrowserContext, guest: Callable[..., Guest], console_errors: ConsoleErrors
) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    table = anna.table("brothers", "me", "open", begin=False, colour="white")
    bela.post("/api/join", {"token": anna.invitation(table)})
    bela.enter(context)
    page.goto(f"/table/{table}")
    page.get_by_role("radio", name="White").click(force=True)
    expect(page.get_by_role("alert").get_by_text("who sat down before you")).to_be_visible()
    expect(page.get_by_role("radio", name="Blue")).to_be_checked()
    anna.post(f"/api/tables/{table}/seats/0", {"do": "colour"})
    page.get_by_role("radio", name="White").click(force=True)
    expect(page.locator("main li").nth(1).locator(".shield").first).to_have_class("shield seat-argent")
    seats = anna.get(f"/api/tables/{table}")["table"]["seats"]
    assert [seat["colour"] for seat in seats] == ["blue", "white"]
    assert len(console_errors) == 1 and "409" in console_errors.pop()  # the one refusal


def test_names_are_the_same_in_the_log_on_the_chip_and_in_the_score(
    page: Page, context: BrowserContext, guest: Callable[..., Guest]
) -> None:
    anna = guest("Anna")
    table = anna.table("brothers", "me", "page", colour="blue")
    anna.enter(context)
    page.goto(f"/table/{table}")
    page.locator(".table[data-at]").wait_for()
    expect(chip(page, 0)).to_have_class(re.compile(r"\bturn\b"), timeout=15_000)
    anna.play(table, 0)
    page.keyboard.press("l")
    log = page.get_by_role("log", name="What has happened")
    expect(log.locator("p.seat-azure").first).to_contain_text("Anna")
    expect(log).not_to_contain_text("Blue")
    expect(log).not_to_contain_text("to move")
    expect(page.locator("body")).not_to_contain_text("Guest")
