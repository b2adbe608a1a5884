"""The lobby: a first visit, sixty tables, filters that stay, what waits, the menu of a game, and a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
GAME = "brothers"
DAY_S = 24 * 60 * 60
PHONE = {"width": 360, "height": 740}
BOTTOM = "(element) => Math.round(element.getBoundingClientRect().bottom)"


def public(host: Guest, number: int, game: str = GAME, seats: int = 2, days: int = 0) -> None:
    """Tables with free seats for everyone."""
    clock = {"kind": "days", "turn_s": days * DAY_S} if days else {}
    for _ in range(number):
        host.table(game, "me", *["open"] * (seats - 1), begin=False, agreed={"listed": True, "clock": clock})


def test_a_first_visit_begins_with_the_guided_games(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto("/")
    cards = page.locator("article.game")
    expect(cards).to_have_count(4)
    expect(cards.first.locator(".btn.main")).to_have_attribute("href", f"/guide/{GAME}")
    assert all(card.evaluate(BOTTOM) <= 900 for card in cards.all())
    expect(page.locator(".public")).to_have_count(0)


def test_whoever_has_played_sees_four_games_what_waits_and_the_tables(page: Page, guest: Callable[..., Guest]) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    waiting = anna.table(GAME, "me", "open", begin=False, agreed={"clock": {"kind": "days", "turn_s": DAY_S}})
    bela.post("/api/join", {"token": anna.invitation(waiting)})
    anna.post(f"/api/tables/{waiting}/begin")
    for _ in range(60):  # until it is Anna's turn again
        seat = anna.sight(waiting)["waiting"][0]
        if seat == 0 and anna.sight(waiting)["at"]:
            break
        (anna, bela)[seat].play(waiting, seat)
    anna.enter(page.context)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    row = page.locator(".waits")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("left · Béla")
    expect(row.locator(".standing li")).to_have_count(2)
    expect(row.locator("a.btn")).to_have_attribute("href", f"/table/{waiting}")
    cards = page.locator("article.game")
    assert all(card.evaluate(BOTTOM) <= 900 for card in cards.all())
    fresh = page.locator("article.game", has=page.locator("a.btn[href='/guide/paladins']"))
    expect(fresh.locator("a.btn.main")).to_have_count(1)
    expect(page.locator("article.game a.btn[href='/new/brothers']")).to_have_count(1)


def test_sixty_tables_are_listed_twenty_at_a_time_and_filtered(page: Page, guest: Callable[..., Guest]) -> None:
    host, anna = guest("Zdena"), guest("Anna")
    anna.table(GAME, "me", "open", begin=False)
    public(host, 50)
    public(host, 9, "paladins", 3, days=1)
    public(host, 1, "jerusalem", 4)
    anna.enter(page.context)
    page.goto("/?find=Zdena")
    rows = page.locator(".public-row")
    expect(rows).to_have_count(20)
    page.locator(".public .rest button").click()
    expect(rows).to_have_count(40)
    page.get_by_label("Pace").first.select_option("days")
    expect(rows).to_have_count(9)
    assert "pace=days" in page.url
    page.reload()
    expect(rows).to_have_count(9)
    page.get_by_label("Game", exact=True).first.select_option("jerusalem")
    expect(rows).to_have_count(0)
    drop = page.locator(".public .none .btn.main")
    expect(drop).to_have_text(re.compile("days”: |by days”: 9|Jerusalem”: 9"))
    drop.click()
    expect(rows).to_have_count(9)
    page.goto("/")  # kept for this person, all but the search
    expect(page.get_by_label("Pace").first).to_have_value("days")
    page.get_by_role("tab", name="Being played").click()
    expect(page.get_by_role("tab", name="Being played")).to_have_attribute("aria-selected", "true")


def test_one_click_sits_down_at_a_table(page: Page, guest: Callable[..., Guest]) -> None:
    host, anna = guest("Yvona"), guest("Anna")
    anna.table(GAME, "me", "open", begin=False)
    public(host, 1)
    anna.enter(page.context)
    page.goto("/?find=Yvona")
    page.locator(".public-row button").click()
    expect(page.locator("main.waiting")).to_contain_text("Yvona")


def test_the_menu_of_a_game_is_worked_by_keys(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    anna.table(GAME, "me", "open", begin=False)
    anna.enter(page.context)
    page.goto("/")
    opener = page.locator("article.game .opener").first
    opener.focus()
    page.keyboard.press("Enter")
    items = page.locator("[role=menuitem]")
    expect(items.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(items.last).to_be_focused()
    page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    expect(opener).to_be_focused()


def test_on_a_phone_four_games_are_seen_at_once_and_the_tables_have_a_page(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    host, anna = guest("Xaver"), guest("Anna")
    anna.table(GAME, "me", "open", begin=False)
    public(host, 5)
    context = new_context(viewport=PHONE, has_touch=True)
    anna.enter(context)
    page = context.new_page()
    page.goto("/")
    cards = page.locator("article.game")
    expect(cards).to_have_count(4)
    assert all(card.evaluate(BOTTOM) <= PHONE["height"] - 58 for card in cards.all())
    cards.first.locator(".opener").tap()
    expect(page.locator("[role=menu]")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".lead-in a").tap()
    expect(page.locator(".public .tabs")).to_be_visible()
    expect(cards.first).to_be_hidden()
    page.locator(".filters .pill.narrow").first.tap()
    expect(page.locator("dialog[open] select")).to_have_count(5)


def test_a_link_made_a_moment_ago_is_still_there_in_the_waiting_room(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    anna.enter(page.context)
    page.goto(f"/new/{GAME}?way=link")
    page.locator("form .end .btn.main").click()
    link = page.locator(".shared input").input_value()
    page.locator("main .acts .btn.main").click()
    expect(page.locator("main.waiting input[readonly]").first).to_have_value(link)
