"""The end of a match in a browser: the sheet of every game, a new table, and a rematch of two people."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import regnum
from tests.browser.conftest import ConsoleErrors
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
AT_ONCE = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 0, lang: 'en' }))"
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SOON = 30_000


def ended_page(context: BrowserContext, who: Guest, table: str, console_errors: ConsoleErrors) -> Page:
    context.add_init_script(AT_ONCE)
    who.enter(context)
    page = console_errors.watch(context.new_page())
    page.goto(f"/table/{table}")
    page.locator("table.final").wait_for(timeout=SOON)
    return page


def finished(anna: Guest, game: str) -> str:
    """A match that is over, all of whose seats are Anna's."""
    seats = max(2, regnum.info(game).seats[0])
    table = anna.table(game, *["me"] * seats)
    anna.play_to_the_end(table)
    return table


@pytest.mark.parametrize("game", regnum.games())
def test_the_sheet_of_every_game_has_its_kinds_and_keeps_the_total_in_sight(
    game: str, new_context: Callable[..., BrowserContext], guest: Callable[..., Guest], console_errors: ConsoleErrors
) -> None:
    anna = guest("Anna")
    table = finished(anna, game)
    sheet = anna.get(f"/api/tables/{table}/course")["sheet"]
    for size in (DESK, PHONE):
        context = new_context(viewport=size)
        page = ended_page(context, anna, table, console_errors)
        rows = page.locator("table.final tbody th[scope=row]:visible")
        total = page.locator("table.final tr.tot")
        assert rows.count() == len(sheet["rows"]) + total.count()
        assert total.count() == (0 if "totals" in sheet else 1)
        for kept in total.all():
            expect(kept.locator("td").first).to_be_in_viewport()  # its cells stay where the row may not
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        opener = page.locator("table.final th button").first
        if opener.count():
            opener.click()
            expect(opener).to_have_attribute("aria-expanded", "true")
            expect(page.locator("table.final tr.parts li").first).to_be_visible()
        if "totals" in sheet:
            said = page.locator(".end, .small").inner_text().lower().replace("turning points", "")
            assert "points" not in said
        context.close()


def test_a_phone_leads_to_the_analysis_and_names_what_turned_the_match_most(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest], console_errors: ConsoleErrors
) -> None:
    anna = guest("Anna")
    table = finished(anna, "brothers")
    result = anna.sight(table)["result"]
    winner = result["winners"][0]
    chances = [[0.5, 0.5], [0.5, 0.5]]
    for chance in (0.2, 0.9):  # the second and the third move turn the match; only the third does the winner good
        chances.append([chance if side == winner else 1 - chance for side in range(2)])
    context = new_context(viewport=PHONE)
    told = {"done": 9, "total": 9, "chances": chances, "turns": [2, 3], "moves": []}
    context.route("**/api/review", lambda route: route.fulfill(json=told))
    page = ended_page(context, anna, table, console_errors)
    label = anna.post("/api/replay/moves", {"record": anna.get(f"/api/tables/{table}/record")})["moves"][2]
    if len(result["winners"]) == 1:
        expect(page.locator(".dock .say em")).to_have_text("What turned the match most")
        expect(page.locator(".dock .say strong")).to_contain_text(("White", "Blue")[label["seat"]])
    page.locator(".dock").get_by_role("link", name="Analysis").click()
    expect(page.locator(".review ol li").first).to_be_visible()  # begun by itself, in the tab it has on a phone
    chip = page.locator(".sides .seat").first
    arms, name = (chip.locator(part).first.bounding_box() for part in ("svg.shield", "b"))
    assert arms and name and arms["x"] + arms["width"] <= name["x"], "a side's name stands beside its arms"
    expect(page).to_have_url(re.compile(f"/replay/{table}"))


def test_a_new_table_is_one_click_from_the_end(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest], console_errors: ConsoleErrors
) -> None:
    anna = guest("Anna")
    page = ended_page(new_context(viewport=DESK), anna, finished(anna, "brothers"), console_errors)
    page.get_by_role("link", name="New table").click()
    expect(page.locator("form h1")).to_have_text("The Two Heirs")
    answer = page.goto("/new")
    assert answer is not None and answer.ok
    page.get_by_role("link", name="Jerusalem").first.click()
    expect(page.locator("form h1")).to_have_text("Jerusalem")


def test_a_rematch_asks_the_other_and_opens_for_both_when_they_agree(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest], console_errors: ConsoleErrors
) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    table = anna.table("brothers", "me", "open", begin=False)
    bela.post("/api/join", {"token": anna.invitation(table)})
    anna.post(f"/api/tables/{table}/begin")
    anna.play_to_the_end(table, bela)
    one = ended_page(new_context(viewport=DESK), anna, table, console_errors)
    other = ended_page(new_context(viewport=PHONE), bela, table, console_errors)

    one.get_by_role("button", name="Ask for a rematch").click()
    expect(one.locator(".answers .wants")).to_have_count(1)
    expect(other.locator(".dock .say")).to_contain_text("Anna asks for a rematch.")
    expect(other).to_have_title("● The Two Heirs · Regnum")

    lobby = console_errors.watch(other.context.new_page())
    lobby.goto("/")
    asked = lobby.locator("li.again")
    expect(asked).to_contain_text("Anna asks for a rematch.")
    expect(lobby).to_have_title("● Regnum")
    asked.get_by_role("button", name="Not now").click()
    expect(asked).to_have_count(0)
    expect(lobby.locator(".small-row .again")).to_have_text("rematch: 1 of 2 agreed")
    lobby.close()
    expect(one.locator(".answers .declined")).to_have_count(1)
    expect(one.get_by_role("button", name="Play without them")).to_be_visible()

    other.get_by_role("button", name="Play again").click()
    for page in (one, other):
        page.wait_for_url(lambda url: not url.endswith(table), timeout=SOON)
    assert one.url == other.url
