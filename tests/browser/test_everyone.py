"""Every page for everyone: four languages, light and dark, small screens, no text missing, nothing axe finds wrong."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

import regnum
from regnum.catalogue import LANGUAGES
from regnum.server.person_page import ENOUGH
from tests.browser.server import Guest, RunningServer

pytestmark = pytest.mark.usefixtures("app")
NARROW = {"width": 360, "height": 740}
REVIEWED_MS = 120_000  # a match is thought through, beside whatever else the machine does
MOVES_REVIEWED = 8  # of it; at night the whole match
PATIENCE = 10  # looks before something is called too wide
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
ZOOMED = {"width": 720, "height": 450}  # a desktop at 200 %
FOUND = """async ([rules, within]) => {
  const why = (node) => (node.failureSummary ?? "").split("\\n").slice(1).join(";").slice(0, 300);
  const chosen = rules ? { runOnly: { type: "rule", values: rules } } : {};
  const part = document.querySelector(within) ?? document;
  // Paragraphs of a rulebook are all built alike: of hundreds the first ones are looked at.
  const alike = [...document.querySelectorAll("article .para")].slice(40);
  for (const each of alike) each.style.display = "none";
  const found = await axe.run(part, { resultTypes: ["violations"], preload: false, ...chosen });
  for (const each of alike) each.style.display = "";
  return found.violations.map((each) => each.id + ": " + each.help + "\\n" + each.nodes.slice(0, 4)
    .map((node) => "    " + node.html.slice(0, 240) + " | " + why(node)).join("\\n"));
}"""
COLOURS = ["color-contrast", "link-in-text-block"]
# What depends on words alone; everything else is built the same way in every language.
WORDS = [
    "aria-command-name", "aria-input-field-name", "aria-toggle-field-name", "button-name", "document-title",
    "empty-heading", "html-has-lang", "image-alt", "label", "label-content-name-mismatch", "link-name", "select-name",
    "summary-name", "svg-img-alt", "table-fake-caption",
]  # fmt: skip
ENDS = (LANGUAGES[0], LANGUAGES[-1])
# The pages of the server are looked at in all languages; those of the games by day in the one with the longest words.
NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
GAME_LANGUAGES = tuple(LANGUAGES) if NIGHTLY else ENDS[1:]
LIKES = {"pace": 0, "motion": "less"}
CHOSEN = """(likes) => {
  localStorage.setItem("regnum.settings", JSON.stringify(likes));
  dispatchEvent(new StorageEvent("storage", { key: "regnum.settings" }));
}"""
# What is read after the page itself (pictures, drawings, fonts) has come when nothing changes for a while.
SETTLED = """(ms) => new Promise((settled) => {
  let calm = setTimeout(settled, ms);
  const watch = new MutationObserver(() => { clearTimeout(calm); calm = setTimeout(settled, ms); });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  setTimeout(settled, 3000);
}).then(() => document.fonts.ready).then(() => undefined)"""
WIDEST = """(width) => [...document.querySelectorAll("body *")]
  .filter((each) => each.getBoundingClientRect().right > width + 1 || each.scrollWidth > width + 1)
  .map((each) => `${each.tagName}.${each.className.baseVal ?? each.className} ${each.scrollWidth}`)
  .slice(0, 8).join("; ")"""
WIDTH = "Math.max(document.scrollingElement.scrollWidth, document.body.scrollWidth)"


class PageStop(NamedTuple):
    """A page of the tour: where it is, and what is there once it has come."""

    path: str
    sign: str


OWN_PAGES = {
    "lobby": PageStop("/", "article.game"),
    "replays": PageStop("/replay", ".own-ones li, .own-ones .none"),
    "books": PageStop("/rules", "main li.leaf"),
    "settings": PageStop("/settings", "#sure"),
    "person": PageStop("/person", "main h1"),
    "about": PageStop("/about", "main dl"),
    "figures": PageStop("/figures/brothers", "#figure-item"),
    "how it plays": PageStop("/statistics/paladins", "main .spots button"),
    "how people play": PageStop("/statistics/brothers/people", "main h1"),
    "contests": PageStop("/contests", "main .btn.main"),
    "new contest": PageStop("/contests/new", "main .announcement:not(:empty)"),
}


class Tour:
    """The addresses of every page, with tables at different moments. One tour serves all languages."""

    def __init__(self, anna: Guest) -> None:
        self.anna = anna
        self.of_game = cache(self.pages)
        self.own_pages = cache(self.general_pages)
        self.over = cache(self.ended)

    def general_pages(self) -> dict[str, PageStop]:
        """The pages that belong to no game."""
        game = "brothers"
        invitation = self.anna.invitation(self.anna.table(game, "me", "open", begin=False))
        personal = self.anna.post("/api/me/link")["token"]
        return {
            **OWN_PAGES,
            "contest": PageStop(f"/contests/{self.contest()}", "main tbody tr"),
            "invitation": PageStop(f"/join/{invitation}", "main form"),
            "personal link": PageStop(f"/me/{personal}", "main .btn.main"),
            "no such table": PageStop("/table/nowhere", "main"),
        }

    def contest(self) -> str:
        """A contest in its first round, which Anna holds and plays in."""
        other = self.anna.server.guest("Béla")
        made: str = self.anna.post("/api/contests", {"settings": {"name": "Cup", "game": "brothers"}})["id"]
        for each in (self.anna, other):
            each.post(f"/api/contests/{made}/people")
        self.anna.post(f"/api/contests/{made}/start")
        return made

    def pages(self, game: str) -> dict[str, PageStop]:
        """The pages of one game."""
        over = self.over(game)
        waiting = self.anna.table(game, *["me"] + ["open"] * (regnum.info(game).seats[1] - 1), begin=False)
        return {
            "new table": PageStop(f"/new/{game}", "main form"),
            "playing": PageStop(f"/table/{self.begun(game, 9)}", ".table[data-asked=true]"),
            "over": PageStop(f"/table/{over}", ".table.ended table.sheet"),
            "waiting room": PageStop(f"/table/{waiting}", "main.waiting"),
            "replay": PageStop(f"/replay/{over}", ".chart path"),
            "rules": PageStop(f"/rules/{game}", "article .para"),
            "guide": PageStop(f"/guide/{game}", ".table-frame .lessons, .table-frame .pill, .table-frame .ways"),
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
        table = self.anna.table(game, *["me"] * regnum.info(game).seats[0])
        self.anna.play_to_the_end(table)
        return table


class Visit:
    """One page, looked at by an inspector."""

    def __init__(self, page: Page, axe: str) -> None:
        self.page = page
        self.axe = axe
        self.missing: list[str] = []
        page.on("console", self.errors)

    def errors(self, message: ConsoleMessage) -> None:
        """A text that is in no catalogue says so in the console."""
        if message.text.startswith("no text for"):
            self.missing.append(message.text)

    def go(self, stop: PageStop, lang: str = LANGUAGES[0]) -> None:
        """To a page, until it has come; the sockets of tables stay open, so the network never falls silent."""
        self.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        self.page.goto(stop.path, wait_until="commit")
        self.page.locator(stop.sign).first.wait_for(state="attached")
        self.switch(lang, "light")
        self.page.evaluate(SETTLED, 120)
        self.page.evaluate(self.axe)

    def switch(self, lang: str, theme: str) -> None:
        """Language and theme change as if they were chosen in another tab: a page follows without being reloaded."""
        self.page.evaluate(CHOSEN, {**LIKES, "lang": lang, "theme": theme})
        self.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        self.page.evaluate(SETTLED, 40)

    def faults(self, languages: Sequence[str] = tuple(LANGUAGES)) -> Iterator[str]:
        """Everything that is wrong with a page: in these languages, light on a desktop, dark on a phone."""
        for lang in languages:
            self.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
            self.switch(lang, "light")
            # Neither colours nor the build of a page depend on words: all of it in the first and the last language.
            yield from self.violations(None if lang in ENDS else WORDS, f"{lang}, light")
            yield from self.silent(lang)
            yield from self.sideways(NARROW)
            if lang in ENDS:
                yield from self.in_the_dark(lang, lang == languages[0])
        yield from sorted(set(self.missing))
        self.missing.clear()

    def in_the_dark(self, lang: str, on_desk: bool) -> Iterator[str]:
        """On a phone, and on a desktop too."""
        self.switch(lang, "dark")
        yield from self.sideways(PHONE)
        yield from self.violations(None if lang == LANGUAGES[-1] else COLOURS, f"{lang}, phone, dark")
        if on_desk:
            self.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
            self.page.evaluate(SETTLED, 40)
            yield from self.violations(COLOURS, f"{lang}, dark")

    def silent(self, lang: str) -> Iterator[str]:
        """What a reader's machine asks first: which language, which page."""
        if self.page.evaluate("document.documentElement.lang") != lang:
            yield f"its language is not {lang}"
        if not self.page.title().endswith("Regnum") or "-" in self.page.title():  # an id instead of a name has hyphens
            yield f"the tab is called {self.page.title()!r}"

    def sideways(self, size: dict[str, int]) -> Iterator[str]:
        """Nothing may be wider than the screen."""
        self.page.set_viewport_size(size)  # type: ignore[arg-type]
        for _ in range(PATIENCE):  # a busy machine lays out a long page in several passes
            self.page.evaluate(SETTLED, 40)
            wide = self.page.evaluate(WIDTH)
            if wide <= size["width"]:
                break
        else:
            wide_things = self.page.evaluate(WIDEST, size["width"])
            yield f"at {size['width']} px it is {wide} px wide: {wide_things}"

    def violations(self, rules: Sequence[str] | None, how: str, within: str = "html") -> Iterator[str]:
        """What axe finds, by all its rules or by some, in the whole page or a part of it."""
        found: list[Any] = self.page.evaluate(FOUND, [rules, within])
        yield from (f"{how}: {each}" for each in found)


@pytest.fixture(scope="module")
def tour(server: RunningServer) -> Iterator[Tour]:
    anna = server.guest("Anna")
    yield Tour(anna)
    anna.leave()


@pytest.fixture(scope="module")
def visit(browser: Browser, server: RunningServer, tour: Tour, axe: str) -> Iterator[Visit]:
    context = browser.new_context(  # axe comes from outside; the policy itself is proved elsewhere
        bypass_csp=True, base_url=server.address, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(30_000)
    context.add_init_script(f"localStorage.setItem('regnum.settings', '{json.dumps(LIKES)}')")
    tour.anna.enter(context)
    yield Visit(context.new_page(), axe)
    context.close()


@pytest.mark.parametrize("what", [*OWN_PAGES, "contest", "invitation", "personal link", "no such table"])
def test_every_page_is_accessible(what: str, visit: Visit, tour: Tour) -> None:
    visit.go(tour.own_pages()[what])
    faults = list(visit.faults())
    assert not faults, "\n".join(faults)


def test_a_page_of_somebody_who_has_played_is_for_everyone(visit: Visit, tour: Tour) -> None:
    for _ in range(ENOUGH):
        tour.anna.play_against_bots(tour.anna.table("brothers", "me", "squire"))
    visit.go(PageStop("/person", "main .curve path"))
    faults = list(visit.faults())
    assert not faults, "\n".join(faults)
    told = tour.anna.get(f"/api/people/{tour.anna.id}")
    page = visit.page.locator("main")
    brothers = next(each for each in told["games"] if each["game"] == "brothers")
    for number in (brothers["rating"]["elo"], brothers["rating"]["spread"], brothers["best"]):
        expect(page.locator(".figures")).to_contain_text(str(number))
    expect(page.locator(".cell")).to_have_count(sum(len(each["seats"]) for each in told["games"]))
    expect(page.locator("ol li")).to_have_count(len(told["latest"]))


def test_who_shows_their_page_to_nobody_is_not_found(visit: Visit, server: RunningServer) -> None:
    hermit = server.guest("Ben")
    hermit.ask("PATCH", "/api/me", {"page": "me"})
    visit.page.goto(f"/person/{hermit.id}")
    expect(visit.page.locator("main [role=alert]")).to_be_visible()
    expect(visit.page.locator("main")).not_to_contain_text("Ben")
    hermit.leave()


def test_a_page_that_is_not_there_is_for_everyone(visit: Visit) -> None:
    visit.go(OWN_PAGES["about"])  # the server itself answers such an address; inside the app a link may lead there
    visit.page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(visit.page.locator("main dl")).to_have_count(0)
    expect(visit.page.locator("main h1")).to_be_visible()
    faults = list(visit.faults())
    assert not faults, "\n".join(faults)


PAGES = ["new table", "playing", "over", "waiting room", "replay", "rules", "guide"]
# By day every third pair, so that each page and each game is there.
PAGES_OF_GAMES = list(product(regnum.games(), PAGES))[:: 1 if NIGHTLY else 3]


@pytest.mark.parametrize(("game", "what"), PAGES_OF_GAMES)
def test_every_page_of_a_game_is_for_everyone(game: str, what: str, visit: Visit, tour: Tour) -> None:
    visit.go(tour.of_game(game)[what])
    faults = list(visit.faults(GAME_LANGUAGES))
    assert not faults, "\n".join(faults)


DRAWERS = {"o": "list", "?": "why", "s": "score", "l": "log", "c": "chat", "k": "help", "h": "hint"}


@pytest.mark.parametrize("game", regnum.games())
def test_what_opens_over_a_table_is_for_everyone(game: str, visit: Visit, tour: Tour) -> None:
    visit.go(tour.of_game(game)["playing"], "uk")  # the longest words
    page = visit.page
    faults: list[str] = []
    for key, drawer in DRAWERS.items():
        page.keyboard.press(key)
        expect(page.locator(f".drawer.{drawer}, .log").first).to_be_visible()
        expect(page.locator(".drawer.hint .think")).to_have_count(0)
        # The page below was checked without a drawer.
        faults += visit.violations(None, drawer, f".drawer.{drawer}")
        page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.locator("nav.tools button").last.click()
    expect(page.locator(".drawer.menu")).to_be_visible()
    faults += visit.violations(None, "menu, phone", ".drawer")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    faults += visit.violations(COLOURS, "menu, phone, dark", ".drawer")
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    expect(page.locator(".drawer.list")).to_be_visible()
    faults += [*visit.violations(None, "list, phone, dark"), *visit.sideways(PHONE), *visit.missing]
    visit.missing.clear()
    assert not faults, "\n".join(faults)


def test_a_pasted_record_is_for_everyone(visit: Visit, tour: Tour) -> None:
    game = "brothers"
    record = tour.anna.get(f"/api/tables/{tour.over(game)}/record")
    if not NIGHTLY:  # every move is thought about
        record = regnum.replay(record).rewound(MOVES_REVIEWED).record()
    visit.go(OWN_PAGES["replays"], "sk")
    visit.page.locator("#record").fill(record)
    visit.page.locator("form .btn.main").click()
    visit.page.wait_for_url("**/replay/record")
    visit.page.locator(".review .btn").click()
    visit.page.locator('.chart[data-graph="chance"] path').first.wait_for(state="attached", timeout=REVIEWED_MS)
    visit.page.locator(".review ol").wait_for(timeout=REVIEWED_MS)
    visit.page.evaluate(SETTLED, 120)
    faults = [*visit.violations(None, "light"), *visit.sideways(NARROW), *visit.violations(None, "phone")]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("what", ["lobby", "settings", "rules", "new table", "replay"])
def test_at_200_percent_nothing_leaves_the_screen(what: str, visit: Visit, tour: Tour) -> None:
    visit.go({**OWN_PAGES, **tour.of_game(regnum.games()[-1])}[what])
    faults = []
    for lang in LANGUAGES:
        visit.switch(lang, "light")
        faults += [f"{lang}: {fault}" for fault in visit.sideways(ZOOMED)]
    assert not faults, "\n".join(faults)
