"""How a game plays: from the menu in the lobby to the charts, by mouse and keyboard, with the server's numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
GAME = "brothers"
PHONE = {"width": 390, "height": 844}
WIDTH = "document.scrollingElement.scrollWidth"


def test_the_menu_of_a_game_leads_to_how_it_plays(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    anna.enter(page.context)
    anna.table(GAME, "me", "open", begin=False)  # on the first visit there is no menu yet
    told = anna.get(f"/api/games/{GAME}/balance")
    page.goto("/")
    page.locator("article.game", has=page.locator(f"a[href='/new/{GAME}']")).locator(".opener").click()
    page.get_by_role("menuitem", name="How it plays").click()
    page.wait_for_url(f"**/statistics/{GAME}")
    action = told["figures"]["actions"][0]
    points = page.locator(".spots button")
    expect(points).to_have_count(sum(card["offered"] is not None for card in action["cards"]))
    points.first.focus()  # the one that is worth most; arrows lead on to the next
    said = points.nth(0).get_attribute("aria-label") or ""
    assert f"{action['cards'][0]['taken']:,}" in said
    expect(page.locator(".told")).to_have_text(said)
    page.keyboard.press("ArrowRight")
    expect(points.nth(1)).to_be_focused()
    expect(page.locator(".told")).to_have_text(points.nth(1).get_attribute("aria-label") or "")
    expect(page.locator("main .good, main .bad, main .open")).to_have_count(4)
    page.locator("summary").click()
    rows = page.locator("details tbody tr")
    expect(rows).to_have_count(len(action["cards"]))
    expect(rows.first).to_contain_text(str(action["cards"][0]["cost"].get("stone", "")))
    page.get_by_role("radio", name="Tiles built").check(force=True)
    expect(page.locator("h2").first).to_contain_text("Tiles built")


def test_people_are_counted_and_nothing_is_told_of_a_running_match(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    anna = guest("Anna")
    page = new_context(viewport=PHONE).new_page()
    page.goto(f"/statistics/{GAME}/people")
    before = anna.get(f"/api/games/{GAME}/statistics")["played"]
    running = anna.table(GAME, "me", "me", agreed={"listed": True})
    for _ in range(6):
        anna.play(running, anna.sight(running)["decision"]["seat"])
    assert anna.get(f"/api/games/{GAME}/statistics")["played"] == before
    over = anna.table(GAME, "me", "me", agreed={"listed": True})
    anna.play_to_the_end(over)
    page.reload()
    page.wait_for_function("() => document.querySelector('details tbody tr')")  # it asks again until all is counted
    expect(page.locator("main [role=note], main .note, main p").first).to_be_visible()
    expect(page.locator("details[open]")).to_have_count(1)  # with few matches the table is what there is
    expect(page.locator(".spots")).to_have_count(0)
    assert page.evaluate(WIDTH) <= PHONE["width"]
