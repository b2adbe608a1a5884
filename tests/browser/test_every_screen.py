"""Every table on every screen, seen by machine: what can be chosen can be hit, read and told apart.

Positions come from random matches of every title, with two and with most players. Screens are looked at by night; by
day faults are planted, and each must be found.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

import regnum
from tests.browser.conftest import ConsoleErrors
from tests.browser.filling import unfilled
from tests.browser.inspection import SCREENS, Screen, faults, faults_in_all_tabs
from tests.browser.server import Guest
from tests.browser.tracing import rivals_who_acted, untraced

pytestmark = pytest.mark.usefixtures("app")
MOMENTS = (12, 45)  # moves before the table is looked at
LANGS = ("cs", "uk", "sk", "en")
AT_ONCE = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 0, lang: 'LANG' }))"


def companies(game: str) -> list[int]:
    """Two players where the game allows it, and as many as it allows."""
    fewest, most = regnum.info(game).seats
    return sorted({max(2, fewest), most})


def in_the_middle(anna: Guest, game: str, seats: int, moves: int) -> str:
    """A table of Anna's alone after so many moves of a match played by chance."""
    begun = regnum.new(game, seats=seats, seed=moves)
    table = str(anna.post("/api/replay/fork", {"record": begun.record(), "moves": 0})["table"]["id"])
    chance = random.Random(moves)
    for at in range(moves):
        match = anna.server.table(table).the_match()
        seat = match.waiting[0]
        command = {"id": f"t{at}", "at": at, "seat": seat, "move": chance.choice(match.legal(seat))}
        anna.post(f"/api/tables/{table}/play", command)
    assert not anna.server.table(table).the_match().over
    return table


def opened(
    new_context: Callable[..., BrowserContext],
    errors: ConsoleErrors,
    anna: Guest,
    table: str,
    screen: Screen,
    lang: str,
) -> Page:
    """Anna's page of a table, on a screen."""
    size = {"width": screen.width, "height": screen.height}
    context = new_context(viewport=size, has_touch=screen.finger, is_mobile=screen.finger)
    context.add_init_script(AT_ONCE.replace("LANG", lang))
    anna.enter(context)
    page = errors.watch(context.new_page())
    page.goto(f"/table/{table}")
    page.locator(".table[data-asked=true], .curtain button").first.wait_for()
    if page.locator(".curtain button").count():
        page.locator(".curtain button").first.click()
    page.locator(".table[data-asked=true]").wait_for()
    return page


def begins(sight: Any) -> set[str]:
    """Things of the scene with which an answer begins."""
    there: set[str] = set()
    collect(sight["scene"], there)
    options = [each for each in sight["decision"]["options"] if each["refusal"] is None]
    return {handle for option in options for handle in option["handles"][:1] if handle in there}


def collect(node: Any, found: set[str]) -> None:
    """The ids of all things in a scene."""
    if isinstance(node, dict):
        if "kind" in node and "id" in node:
            found.add(node["id"])
        for each in node.values():
            collect(each, found)
    elif isinstance(node, list):
        for each in node:
            collect(each, found)


@pytest.mark.nightly
@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in regnum.games() for seats in companies(game)])
def test_everything_can_be_seen_hit_read_and_told_apart(
    screen: Screen,
    game: str,
    seats: int,
    moves: int,
    guest: Callable[..., Guest],
    new_context: Callable[..., BrowserContext],
    console_errors: ConsoleErrors,
) -> None:
    anna = guest("Anna")
    table = in_the_middle(anna, game, seats, moves)
    lang = LANGS[(SCREENS.index(screen) + seats) % len(LANGS)]
    page = opened(new_context, console_errors, anna, table, screen, lang)
    sight = anna.sight(table, seat := anna.sight(table, 0)["waiting"][0])
    found = untraced(page, rivals_who_acted(anna, table, seat)) + unfilled(page, screen)
    found += faults_in_all_tabs(page, screen.finger, begins(sight))
    assert not found, "\n".join([f"{game}, {seats} players, {screen}, {lang}:", *found])


@pytest.mark.nightly
@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("game", regnum.games())
def test_the_end_of_a_match_can_be_seen_hit_and_read(
    screen: Screen,
    game: str,
    guest: Callable[..., Guest],
    new_context: Callable[..., BrowserContext],
    console_errors: ConsoleErrors,
) -> None:
    anna, lang = guest("Anna"), LANGS[SCREENS.index(screen) % len(LANGS)]
    table = anna.table(game, *["me"] * companies(game)[0])
    anna.play_to_the_end(table)
    found = faults(
        visited(new_context, console_errors, anna, f"/table/{table}", ".table.ended .sheet", screen, lang),
        screen.finger,
    )
    assert not found, "\n".join([f"{game}, {screen}, {lang}:", *found])


@pytest.mark.nightly
@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("lang", LANGS)
def test_lobby_new_table_and_invitation_can_be_seen_hit_and_read(
    screen: Screen,
    lang: str,
    guest: Callable[..., Guest],
    new_context: Callable[..., BrowserContext],
    console_errors: ConsoleErrors,
) -> None:
    anna, bara = guest("Anna"), guest("Bára")
    paths = ["/", f"/join/{anna.invitation(anna.table('paladins', 'me', 'open', begin=False))}"]
    paths += [f"/new/{game}" for game in regnum.games()]
    found = []
    for path in paths:
        page = visited(new_context, console_errors, bara, path, "main h1, main h2", screen, lang)
        found += [f"{path}: {each}" for each in faults(page, coarse=False)]
        page.context.close()
    assert not found, "\n".join([f"{screen}, {lang}:", *found])


def visited(
    new_context: Callable[..., BrowserContext],
    errors: ConsoleErrors,
    anna: Guest,
    path: str,
    there: str,
    screen: Screen,
    lang: str,
) -> Page:
    """Anna's page of a path on a screen, once that is there."""
    size = {"width": screen.width, "height": screen.height}
    context = new_context(viewport=size, has_touch=screen.finger, is_mobile=screen.finger)
    context.add_init_script(AT_ONCE.replace("LANG", lang))
    anna.enter(context)
    page = errors.watch(context.new_page())
    page.goto(path)
    page.locator(there).first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


# -- a fault that is planted is found ------------------------------------------------------------------------------

OVERLAY = """() => {
  const { left, top, width, height } = document.querySelector("[data-thing].lit > button.hit").getBoundingClientRect();
  const sheet = document.createElement("aside");
  sheet.style.cssText = `position:fixed;z-index:999;left:${left + width / 2 - 3}px;top:${top + height / 2 - 3}px;`
    + "width:6px;height:6px";
  document.body.append(sheet);
}"""
CUT = """() => {
  const name = document.querySelector(".seats .first b");
  name.style.cssText = "display:inline-block;overflow:hidden;max-width:9px;white-space:nowrap";
}"""
DOUBLED = """() => {
  const [one, other] = document.querySelectorAll("[data-thing].lit > button.hit");
  one.setAttribute("aria-label", other.getAttribute("aria-label"));
}"""
TINY = """() => { document.querySelector(".seats .first b").style.fontSize = "8px"; }"""
THIN = """() => { document.querySelector(".dock button").style.cssText = "height:20px;min-height:0;padding:0"; }"""


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [(OVERLAY, "is covered"), (CUT, "is cut"), (DOUBLED, "same name"), (TINY, "px"), (THIN, "too small for a finger")],
    ids=["an overlay", "a cut name", "a doubled label", "small text", "a small button"],
)
def test_a_planted_fault_is_found(
    fault: str,
    sentence: str,
    guest: Callable[..., Guest],
    new_context: Callable[..., BrowserContext],
    console_errors: ConsoleErrors,
) -> None:
    screen = SCREENS[4]
    anna = guest("Anna")
    page = opened(new_context, console_errors, anna, in_the_middle(anna, "brothers", 2, MOMENTS[0]), screen, "en")
    before = faults(page, screen.finger)
    page.evaluate(fault)
    planted = [each for each in faults(page, screen.finger) if each not in before]
    assert any(sentence in each for each in planted), planted


UNTRACED = """() => {
  for (const each of document.querySelectorAll(".table .leaf")) each.style.maxHeight = "40vh";
  for (const each of document.querySelectorAll("[data-trace], .seats .beyond")) each.remove();
}"""


def test_a_turn_that_is_not_traced_and_leaves_that_are_too_small_are_found(
    guest: Callable[..., Guest], new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    screen, anna = SCREENS[6], guest("Anna")
    table = in_the_middle(anna, "paladins", 2, MOMENTS[0])
    page = opened(new_context, console_errors, anna, table, screen, "en")
    rivals = rivals_who_acted(anna, table, anna.sight(table, 0)["waiting"][0])
    assert rivals and not untraced(page, rivals) and not unfilled(page, screen)
    page.evaluate(UNTRACED)
    assert "is not traced" in untraced(page, rivals)[0]
    assert "of the screen" in unfilled(page, screen)[0]
