"""Every page for everyone: four languages, light and dark, small screens, no text missing, nothing axe finds wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page

import regnum
from regnum.catalogue import LANGUAGES
from tests.browser.house import Guest

pytestmark = pytest.mark.usefixtures("app")
NARROW = {"width": 360, "height": 740}
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
FOUND = """async (rules) => {
  const why = (node) => (node.failureSummary ?? "").split("\\n").slice(1).join(";").slice(0, 300);
  const chosen = rules ? { runOnly: { type: "rule", values: rules } } : {};
  const found = await axe.run(document, { resultTypes: ["violations"], ...chosen });
  return found.violations.map((each) => each.id + ": " + each.help + "\\n" + each.nodes.slice(0, 4)
    .map((node) => "    " + node.html.slice(0, 240) + " | " + why(node)).join("\\n"));
}"""
COLOURS = ["color-contrast", "link-in-text-block"]
QUIET = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 0, motion: 'less', theme: 'light' }))"


class Tour:
    """The addresses of every page, with tables that stand in different moments."""

    def __init__(self, anna: Guest) -> None:
        self.anna = anna

    def pages(self, game: str) -> dict[str, str]:
        """The pages of one game, by what they are."""
        playing = self.begun(game, 9)
        over = self.ended(game)
        waiting = self.anna.table(game, *["me"] + ["open"] * (regnum.info(game).seats[1] - 1), begin=False)
        return {
            "new table": f"/new/{game}",
            "playing": f"/table/{playing}",
            "over": f"/table/{over}",
            "waiting room": f"/table/{waiting}",
            "replay": f"/replay/{over}",
            "rules": f"/rules/{game}",
            "guide": f"/guide/{game}",
        }

    def begun(self, game: str, moves: int) -> str:
        """A table in the middle of a match."""
        fewest = regnum.info(game).seats[0]
        table = self.anna.table(game, *["me"] + ["random"] * (fewest - 1))
        for _ in range(moves):
            sight = self.anna.sight(table)
            if not sight["decision"]:
                break
            self.anna.play(table, sight["decision"]["seat"])
        return table

    def ended(self, game: str) -> str:
        """A table where the match is over, played by chance."""
        fewest = regnum.info(game).seats[0]
        table = self.anna.table(game, *["me"] * fewest)
        chance = random.Random(3)
        while not (sight := self.anna.sight(table))["over"]:
            seat = sight["waiting"][0]
            options = self.anna.sight(table, seat)["decision"]["options"]
            moves = [each["move"] for each in options if each["refusal"] is None]
            self.anna.play(table, seat, chance.choice(moves))
        return table


HOUSE_PAGES = {
    "lobby": "/",
    "replays": "/replay",
    "books": "/rules",
    "settings": "/settings",
    "about": "/about",
    "missing": "/nowhere",
}


class Visit:
    """One page, looked at by an inspector."""

    def __init__(self, page: Page, axe: str) -> None:
        self.page = page
        self.axe = axe
        self.missing: list[str] = []
        page.on("console", self.heard)

    def heard(self, message: ConsoleMessage) -> None:
        """A text that is in no catalogue says so in the console."""
        if message.text.startswith("no text for"):
            self.missing.append(message.text)

    def faults(self, path: str, lang: str) -> Iterator[str]:
        """Everything that is wrong with a page in a language."""
        self.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        self.page.goto(f"{path}?lang={lang}")
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate(self.axe)
        yield from self.violations(None, "light")
        self.page.evaluate("document.documentElement.dataset.theme = 'dark'")
        yield from self.violations(COLOURS, "dark")
        for size in (PHONE, NARROW):
            self.page.set_viewport_size(size)  # type: ignore[arg-type]
            self.page.wait_for_timeout(60)
            wide = self.page.evaluate("document.scrollingElement.scrollWidth")
            if wide > size["width"]:
                yield f"at {size['width']} px it is {wide} px wide"
        yield from self.violations(None, "phone, dark")
        if self.page.evaluate("document.documentElement.lang") != lang:
            yield f"it does not say that it speaks {lang}"
        yield from sorted(set(self.missing))
        self.missing.clear()

    def violations(self, rules: list[str] | None, how: str) -> Iterator[str]:
        """What axe finds."""
        found: list[Any] = self.page.evaluate(FOUND, rules)
        yield from (f"{how}: {each}" for each in found)


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext], guest: Callable[..., Guest], axe: str) -> tuple[Visit, Tour]:
    context = new_context(bypass_csp=True)  # axe comes from outside; the policy itself is proved elsewhere
    context.add_init_script(QUIET)
    anna = guest("Anna")
    anna.enter(context)
    return Visit(context.new_page(), axe), Tour(anna)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", regnum.games())
def test_every_page_of_a_game_is_for_everyone(game: str, lang: str, visit: tuple[Visit, Tour]) -> None:
    inspector, tour = visit
    wrong = {what: list(inspector.faults(path, lang)) for what, path in tour.pages(game).items()}
    assert not any(wrong.values()), told(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_the_house_is_for_everyone(lang: str, visit: tuple[Visit, Tour]) -> None:
    inspector, tour = visit
    game = regnum.games()[0]
    token = tour.anna.invitation(tour.anna.table(game, "me", "open", begin=False))
    pages = {**HOUSE_PAGES, "invitation": f"/join/{token}"}
    wrong = {what: list(inspector.faults(path, lang)) for what, path in pages.items()}
    assert not any(wrong.values()), told(wrong)


def told(wrong: dict[str, list[str]]) -> str:
    """All faults, page by page."""
    return "\n".join(f"{what}:\n  " + "\n  ".join(faults) for what, faults in wrong.items() if faults)
