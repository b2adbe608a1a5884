"""Choosing a level, asking for a hint by mouse and by keyboard, and looking through a finished match."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import regnum
from regnum.bots import LEVELS
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
GAME = "brothers"
BEST = 3
PERCENT = re.compile(r"\d+%")


def seated(page: Page, anna: Guest, *chairs: str) -> str:
    """A running table on the page, with something asked."""
    table = anna.table(GAME, *chairs)
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    page.locator(".table[data-asked=true]").wait_for()
    return table


def test_a_level_is_chosen_and_sits_down(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    anna.enter(page.context)
    page.goto(f"/new/{GAME}?way=bots")
    levels = page.locator(".levels")
    expect(levels.locator("input")).to_have_count(len(LEVELS), timeout=20_000)  # the games may be loaded only now
    expect(levels.locator(".lv .full")).to_have_count(2)  # the squire
    levels.get_by_role("radio", name="Castellan").click()
    expect(levels).to_contain_text("up to 2 s per move")
    expect(levels.locator(".lv .full")).to_have_count(4)
    page.keyboard.press("ArrowRight")
    expect(levels.get_by_role("radio", name="King")).to_be_checked()
    expect(levels).to_contain_text("up to 5 s per move")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/table/*")
    seats = anna.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "king"]


def test_a_hint_by_mouse_lights_its_move_and_plays_nothing(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = seated(page, anna, "me", "squire")
    at = anna.sight(table)["at"]
    page.locator(".dock").get_by_role("button", name="Hint").click()
    rows = page.locator(".drawer.hint .alt")
    expect(rows).to_have_count(BEST)
    chances = [int(PERCENT.findall(each)[-1].rstrip("%")) for each in rows.all_inner_texts()]
    widths = [each.evaluate("bar => parseInt(bar.style.width)") for each in rows.locator("s").all()]
    assert chances == widths and all(0 <= each <= 100 for each in chances)
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator(".drawer .close").click()
    expect(page.locator(".drawer")).to_have_count(0)
    expect(page.locator(".handle.pointed").first).to_be_attached()
    assert anna.sight(table)["at"] == at, "advice does not play"

    seated(page, anna, "me", "me")  # two people at one screen have agreed to nothing
    expect(page.locator(".dock .list").first).to_be_visible()
    expect(page.locator(".dock .hint")).to_have_count(0)


def test_a_hint_by_keyboard_is_read_lit_and_closed(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = seated(page, anna, "me", "squire")
    at = anna.sight(table)["at"]
    page.keyboard.press("h")
    first = page.locator(".drawer.hint .alt").first
    expect(first).to_be_focused()
    expect(first).to_have_accessible_name(re.compile(r"at the end.*Chance of winning: \d+%"))
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".handle.pointed").first).to_be_attached()
    page.keyboard.press("Tab")
    expect(page.locator(".drawer.hint .alt").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    assert anna.sight(table)["at"] == at, "advice does not play"


def test_a_match_is_looked_through_and_the_graph_leads_to_its_moves(page: Page, guest: Callable[..., Guest]) -> None:
    match, players = regnum.new(GAME, seats=2, seed=5), [regnum.bot("random", seat) for seat in range(2)]
    while len(match.log) < 50:
        match.play(match.waiting[0], players[match.waiting[0]].choose(match, match.waiting[0]))
    page.goto("/replay")
    page.locator("#record").fill(match.record())
    page.locator("form .btn.main").click()
    page.get_by_role("button", name="Analyse the match").click()
    page.locator(".review ol").wait_for(timeout=120_000)  # a whole match is thought through
    expect(page.locator('.chart[data-graph="chance"] g[class^=seat] path').first).to_be_attached()
    marks = page.locator(".moves .mv em")
    assert marks.count() > 0 and marks.count() >= page.locator(".chart .mark").count()
    page.get_by_role("button", name="Only weak moves").click()
    weak = page.locator(".moves li .mv[tabindex]").count() - 1  # the opening is always there
    assert 0 < weak < len(match.log)
    expect(page.locator(".moves .better")).to_have_count(weak)
    page.locator(".moves li .mv[tabindex]").last.click()
    expect(page.locator(".transport input")).to_have_attribute(
        "aria-valuetext", re.compile("Chance of winning: .*%, .*%")
    )
    page.get_by_role("button", name="Points", exact=True).click()
    expect(page.locator('.chart[data-graph="points"] .mark')).to_have_count(0)
