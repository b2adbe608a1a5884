"""What a move brings flies to its counter, and a big moment is shown across the table, in a real browser."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
# Everything that ever appeared for a moment: headings of illuminations, and gains on their way.
WATCHER = """window.seen = [];
new MutationObserver(() => {
  for (const each of document.querySelectorAll(".band h2, .gain-token"))
    if (!each.dataset.seen) {
      each.dataset.seen = "yes";
      const heading = each.matches("h2");
      window.seen.push(heading ? each.textContent : "gain");
    }
}).observe(document, { subtree: true, childList: true });"""


def watched(context: BrowserContext, watcher: Guest, table: str) -> Page:
    """A page at the table that notes what appears for a moment."""
    context.add_init_script(WATCHER)
    watcher.enter(context)
    page = context.new_page()
    page.goto(f"/table/{table}")
    page.locator(".table[data-at]").wait_for()
    return page


def play_until(anna: Guest, table: str, event: str) -> None:
    """Every seat by chance, until this happens; then the page must follow."""
    chance, seat, since = random.Random(3), 0, 0
    while not (sight := anna.sight(table, seat))["over"]:
        if any(each["name"] == event for step in sight["steps"] if step["at"] > since for each in step["events"]):
            return
        if seat != sight["waiting"][0]:
            seat = sight["waiting"][0]
            continue
        moves = [each["move"] for each in sight["decision"]["options"] if each["refusal"] is None]
        since = sight["at"]
        anna.play(table, seat, chance.choice(moves))
    raise AssertionError(f"no {event}")


def test_an_inquisition_and_the_winner_are_shown_still_with_less_motion_and_go_away(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    anna, olena = guest("Anna"), guest("Olena")
    table = anna.table("paladins", "me", "me")
    page = watched(new_context(), olena, table)
    play_until(anna, table, "inquisition_began")
    page.wait_for_function("() => window.seen.includes('The Inquisition comes')")
    expect(page.locator(".band")).to_have_count(0, timeout=5000)
    assert not page.evaluate("window.seen.includes('gain')"), "nothing flies with less motion"
    anna.play_to_the_end(table)
    page.wait_for_function("() => window.seen.length > 1")
    expect(page.locator(".winner h2")).to_be_visible()
    assert page.locator(".winner h2").inner_text() == page.evaluate("window.seen.at(-1)")


def test_gains_fly_to_their_counters_and_a_key_ends_a_big_moment(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    anna, olena = guest("Anna"), guest("Olena")
    table = anna.table("paladins", "me", "me")
    page = watched(new_context(reduced_motion="no-preference"), olena, table)
    play_until(anna, table, "inquisition_began")
    page.locator(".band").wait_for()
    page.keyboard.press("Shift")
    expect(page.locator(".band")).to_have_count(0, timeout=500)
    assert page.evaluate("window.seen.includes('gain')")
    expect(page.locator(".gain-token")).to_have_count(0)
    strip = anna.sight(table)["scene"]["sides"][0]["counters"]
    for counter in strip:  # every number has arrived
        figure = page.locator(f'.seat [data-counter="{counter["id"]}"]')
        expect(figure).to_contain_text(str(counter["value"]).replace("-", "−"))
