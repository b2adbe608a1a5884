"""Every table on every screen, seen by machine: what can be chosen can be hit, read and told apart.

Positions come from random matches of every title, with two and with most players. Screens are looked at by night; by
day faults are planted, and each must be found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

import regnum
from tests.browser.conftest import ConsoleErrors
from tests.browser.filling import unfilled
from tests.browser.inspection import SCREENS, Screen, faults, faults_in_all_tabs, touched
from tests.browser.positions import Position, Positions
from tests.browser.server import Guest, RunningServer
from tests.browser.tracing import rivals_who_acted, untraced

pytestmark = pytest.mark.usefixtures("app")
ATTEMPT_MS = 300  # for what shall not come
MOMENTS = (12, 45)  # moves before the table is looked at
LANGS = ("cs", "uk", "sk", "en")
AT_ONCE = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 0, lang: 'LANG' }))"


def companies(game: str) -> list[int]:
    """Two players where the game allows it, and as many as it allows."""
    fewest, most = regnum.info(game).seats
    return sorted({max(2, fewest), most})


@pytest.fixture(scope="module")
def positions(server: RunningServer) -> Iterator[Positions]:
    """Positions of random matches, each made once for all screens."""
    made = Positions(server)
    yield made
    made.leave()


def opened(
    new_context: Callable[..., BrowserContext], errors: ConsoleErrors, position: Position, screen: Screen, lang: str
) -> Page:
    """The table on a screen, as the one who is asked sees it."""
    page = visited(
        new_context, errors, position.asked, f"/table/{position.table}", ".table[data-asked=true]", screen, lang
    )
    page.locator(".table .leaf [data-thing]").first.wait_for()
    return page


def ways(sight: Any) -> list[list[str]]:
    """The things of the scene that each answer touches, in its order."""
    there: set[str] = set()
    collect(sight["scene"], there)
    options = [each for each in sight["decision"]["options"] if each["refusal"] is None]
    return [[handle for handle in option["handles"] if handle in there] for option in options]


def begins(sight: Any) -> set[str]:
    """Things with which an answer begins."""
    return {way[0] for way in ways(sight) if way}


def forks(sight: Any) -> dict[str, set[str]]:
    """Things that lead to several answers, and what each of them calls: there is more to choose after a touch."""
    found: dict[str, set[str]] = {}
    for thing in sorted(begins(sight)):
        after = [way[1:] for way in ways(sight) if way[:1] == [thing]]
        elsewhere = any(thing in way[1:] for way in ways(sight))
        if len(after) > 1 and all(after) and not elsewhere:
            found[thing] = {way[0] for way in after}
    return found


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
    positions: Positions,
    new_context: Callable[..., BrowserContext],
    console_errors: ConsoleErrors,
) -> None:
    position = positions.after(moves, game, seats)
    lang = LANGS[(SCREENS.index(screen) + seats) % len(LANGS)]
    page, sight = opened(new_context, console_errors, position, screen, lang), position.sight()
    rivals = rivals_who_acted(position.asked, position.table, position.seat)
    found = [*untraced(page, rivals), *unfilled(page, screen, game)]
    found += [*faults_in_all_tabs(page, screen.finger, begins(sight)), *unsaid(page, sight)]
    for thing, after in sorted(forks(sight).items(), key=lambda fork: -len(fork[1]))[:1]:
        assert touched(page, thing), f"{thing} cannot be touched"
        called = after if page.locator(".sheet[role=dialog]").count() == 0 else set()
        found += [f"after {thing}: {each}" for each in faults_in_all_tabs(page, screen.finger, called)]
    assert position.sight()["at"] == sight["at"], "looking has played a move"
    assert not found, "\n".join([f"{game}, {seats} players, {screen}, {lang}:", *found])


def unsaid(page: Page, sight: Any) -> list[str]:
    """Answers that are missing in the list that a screen reader is given and O opens for keys."""
    told = page.locator("section.unseen li > button").count()
    open_now = sum(option["refusal"] is None for option in sight["decision"]["options"])
    return [] if told == open_now else [f"a screen reader is given {told} answers of {open_now}"]


@pytest.mark.nightly
@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("game", regnum.games())
def test_the_end_of_a_match_can_be_seen_hit_and_read(
    screen: Screen,
    game: str,
    positions: Positions,
    new_context: Callable[..., BrowserContext],
    console_errors: ConsoleErrors,
) -> None:
    lang = LANGS[SCREENS.index(screen) % len(LANGS)]
    anna, table = positions.people[0], positions.over(game, companies(game)[0])
    path, sheet = f"/table/{table}", ".table.ended .sheet tbody tr"
    found = faults(visited(new_context, console_errors, anna, path, sheet, screen, lang), screen.finger)
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

# Where it is planted, the style it gets, and what must then be said.
NARROWED = "display: inline-block; overflow: hidden; max-width: 9px; min-width: 0; white-space: nowrap"
STYLES = {
    "a cut name": (".seats .first b", NARROWED, "is cut"),
    "a cut clock": (".seats .clock", NARROWED, "is cut"),
    "a cut figure": (".seats .figure:not(.unseen)", NARROWED, "is cut"),
    "a cut button": (".dock .btn.end span", NARROWED, "is cut"),
    "text of 10 px": (".seats .first b", "font-size: 10px !important", "10.0 px"),
    "text made smaller": (".seats .first b", "zoom: 0.6", "px"),
    "text in a drawing": (".seats .first b", "transform: scale(0.6)", "px"),
    "a small button": (".dock .btn", "height: 20px; min-height: 0; padding: 0", "too small for a finger"),
    "a choice that cannot be hit": (".handle.lit > button.hit", "pointer-events: none", "is covered"),
    "a choice beside the screen": (".handle.lit > button.hit", "left: -9999px; right: auto", "outside the screen"),
    "a faint choice": (".handle.lit", "opacity: 0.1", "too faint"),
}
STYLED = """([selector, style]) => {
  const found = document.querySelector(selector);
  const before = found.style.cssText;
  found.style.cssText += ";" + style;
  window.mended = () => (found.style.cssText = before);
}"""
OVER = """(looks) => {
  const { left, top, width, height } = document.querySelector(".handle.lit > button.hit").getBoundingClientRect();
  const sheet = document.createElement("aside");
  sheet.style.cssText = `position:fixed;z-index:999;left:${left + width * 0.1}px;top:${top + height * 0.1}px;`
    + `width:${width * 0.8}px;height:${height * 0.8}px;${looks}`;
  document.body.append(sheet);
  window.mended = () => sheet.remove();
}"""
SAID_TWICE = """([selector, attribute]) => {
  const [one, other] = document.querySelectorAll(selector);
  const say = (words) => (attribute ? one.setAttribute(attribute, words) : (one.textContent = words));
  const words = (each) => (attribute ? each.getAttribute(attribute) : each.textContent);
  const before = words(one);
  say(words(other));
  window.mended = () => say(before);
}"""
OTHERS = {
    "an overlay": (OVER, "", "is covered"),
    "an overlay that lets clicks through": (OVER, "pointer-events:none;background:#f8f2e4", "is hidden"),
    "a doubled label": (SAID_TWICE, [".handle.lit > button.hit", "aria-label"], "same name"),
    "a doubled answer of the list": (SAID_TWICE, ["section.unseen li > button", ""], "same name"),
}
PLANTED = {name: (STYLED, [where, looks], said) for name, (where, looks, said) in STYLES.items()} | OTHERS


def test_each_planted_fault_is_found(
    positions: Positions, new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    screen = SCREENS[4]
    page = opened(new_context, console_errors, positions.after(MOMENTS[0], "brothers", 2), screen, "en")
    before = faults(page, screen.finger)
    for name, (plant, where, sentence) in PLANTED.items():
        page.evaluate(plant, where)
        planted = [each for each in faults(page, screen.finger) if each not in before]
        assert any(sentence in each for each in planted), (name, planted)
        page.evaluate("window.mended()")
    assert faults(page, screen.finger) == before


SHRUNK = """() => { for (const each of document.querySelectorAll(".table .leaf")) each.style.maxHeight = "60vh"; }"""
HIDDEN = """() => {
  const style = new CSSStyleSheet();
  style.replaceSync("svg.trace, .seats .beyond { visibility: hidden }");
  document.adoptedStyleSheets.push(style);
}"""
REMOVED = """() => { for (const each of document.querySelectorAll("[data-trace], .seats .beyond")) each.remove(); }"""


def test_a_turn_that_is_not_traced_and_leaves_that_are_too_small_are_found(
    positions: Positions, new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    screen, position = SCREENS[6], positions.after(MOMENTS[0], "paladins", 2)
    rivals = rivals_who_acted(position.asked, position.table, position.seat)
    for untracing in (HIDDEN, REMOVED):
        page = opened(new_context, console_errors, position, screen, "en")
        assert rivals and not untraced(page, rivals) and not unfilled(page, screen, "paladins")
        page.evaluate(untracing)
        assert "is not traced" in untraced(page, rivals, patience=ATTEMPT_MS)[0]
    page.evaluate(SHRUNK)
    assert "of the screen" in unfilled(page, screen, "paladins")[0]


def test_a_thing_that_is_nowhere_and_an_answer_that_is_not_said_are_found(
    positions: Positions, new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    position, screen = positions.after(MOMENTS[0], "paladins", 2), SCREENS[6]
    page, sight = opened(new_context, console_errors, position, screen, "en"), position.sight()
    wanted = begins(sight)
    assert wanted and not faults_in_all_tabs(page, screen.finger, wanted) and not unsaid(page, sight)
    page.evaluate("document.querySelector('section.unseen li').remove()")
    thing = page.locator("[data-thing].lit").first.get_attribute("data-thing")
    page.evaluate("document.querySelector('[data-thing].lit').style.display = 'none'")
    assert any(f"'{thing}' can be chosen" in each for each in faults_in_all_tabs(page, screen.finger, wanted))
    assert unsaid(page, sight)
