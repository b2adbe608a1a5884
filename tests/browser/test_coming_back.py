"""Close the page, let others play, come back: what happened is told, and unread chat is still unread."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from regnum.server import last_seen, websocket
from regnum.server.open_table import OpenTable
from regnum.server.open_tables import OpenTables
from regnum.server.settings import now_ms
from regnum.server.store.store import Store
from tests.browser.conftest import ConsoleErrors
from tests.browser.inspection import CALM_MS, SETTLED
from tests.browser.server import SOON_S, Guest

pytestmark = pytest.mark.usefixtures("app")

HOUR_MS = 3_600_000
SAID = "Anna, the Market is yours"


def play(one: Guest, table: str, seat: int) -> None:
    """A move by chance."""
    sight = one.sight(table, seat)
    moves = [option["move"] for option in sight["decision"]["options"] if option["refusal"] is None]
    move = random.Random(sight["at"]).choice(moves)
    one.post(f"/api/tables/{table}/play", {"id": f"t{sight['at']}", "at": sight["at"], "seat": seat, "move": move})


def asked(one: Guest, table: str) -> int:
    """The first seat that is asked."""
    return int(one.sight(table)["waiting"][0])


def until(people: list[Guest], table: str, seat: int) -> int:
    """Let everybody play until this seat is asked; how many moves that took."""
    moves = 0
    while (turn := asked(people[0], table)) != seat:
        play(people[turn], table, turn)
        moves += 1
    return moves


def two(guest: Callable[..., Guest], lang: str = "en") -> tuple[list[Guest], str]:
    """Two people at a match, of whom the second is to move and Anna has just played."""
    anna, bohdan = guest("Anna", lang), guest("Bohdan")
    table = anna.table("brothers", "me", "open", begin=False)
    bohdan.post("/api/join", {"token": anna.invitation(table)})
    anna.post(f"/api/tables/{table}/begin")
    people = [anna, bohdan]
    until(people, table, 0)
    until(people, table, 1)
    return people, table


def wait_until_gone(one: Guest, table: str) -> None:
    """Wait until the server has noticed that they have closed the table."""
    deadline = time.monotonic() + SOON_S
    tables: OpenTables = one.server.app.state.services.tables
    while one.id in tables.by_id[table].watching():
        assert time.monotonic() < deadline, "the table is still open"
        time.sleep(0.02)


def opened(page: Page, table: str) -> Page:
    """The page of the table, with its match drawn."""
    page.goto(f"/table/{table}")
    page.locator(".table .dock").wait_for()
    return page


class Stored:
    """How far people have looked, as the server has stored it."""

    def __init__(self) -> None:
        self.looks: list[tuple[str, int | None, int | None]] = []

    async def saw(
        self, store: Store, live: OpenTable, person: str, seat: int | None, at: int | None, line: int | None
    ) -> None:
        """Note it once it is stored."""
        await last_seen.saw(store, live, person, seat, at, line)
        self.looks.append((person, at, line))

    def wait(self, one: Guest, *, at: int = 0, chat: int = 0) -> None:
        """Wait until they have looked as far as this, since this was asked last."""
        deadline = time.monotonic() + SOON_S
        while not any(who == one.id and (to or 0) >= at and (line or 0) >= chat for who, to, line in self.looks):
            assert time.monotonic() < deadline, f"not stored; stored are {self.looks}"
            time.sleep(0.02)
        self.looks.clear()


@pytest.fixture
def stored(monkeypatch: pytest.MonkeyPatch) -> Stored:
    """What the server stores of it from now on."""
    found = Stored()
    monkeypatch.setattr(websocket, "saw", found.saw)
    return found


@pytest.fixture
def an_hour_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks now has looked an hour ago."""
    monkeypatch.setattr(last_seen, "now_ms", lambda: now_ms() - HOUR_MS)


@pytest.mark.usefixtures("an_hour_ago")
def test_whoever_comes_back_is_told_what_others_did_until_they_put_it_away(
    guest: Callable[..., Guest], context: BrowserContext, page: Page, stored: Stored
) -> None:
    people, table = two(guest)
    anna, bohdan = people
    anna.enter(context)
    opened(page, table)
    stored.wait(anna, at=anna.sight(table)["at"])
    page.goto("about:blank")
    moves = until(people, table, 0)
    assert moves >= 2
    bohdan.post(f"/api/tables/{table}/chat", {"id": "c1", "text": SAID})
    card = opened(page, table).locator("section.away")
    expect(card).to_contain_text("While you were away")
    expect(card).to_contain_text(f"{moves} moves")
    expect(card).to_contain_text(SAID)
    assert 1 <= card.locator("ul li").count() <= 3
    numbers = card.locator("ul li > i.num").all_text_contents()
    on_board = page.locator("svg.trace .disc text")
    expect(on_board.first, "the same numbers stand on the board").to_be_attached()
    assert {*on_board.all_text_contents()} <= {*numbers}
    box, dock = card.bounding_box(), page.locator(".dock").bounding_box()
    assert box is not None and dock is not None and box["y"] + box["height"] <= dock["y"] + 1, "never over the dock"
    page.reload()
    expect(card, "it is told until it is put away").to_contain_text(f"{moves} moves")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    stored.wait(anna, at=anna.sight(table)["at"])
    opened(page, table)
    page.evaluate(SETTLED, CALM_MS)
    expect(card, "what was seen is not told again").to_have_count(0)


@pytest.mark.usefixtures("an_hour_ago")
def test_the_first_move_puts_it_away_and_the_log_keeps_a_line(
    guest: Callable[..., Guest], context: BrowserContext, page: Page, stored: Stored
) -> None:
    people, table = two(guest)
    people[0].enter(context)
    opened(page, table)
    stored.wait(people[0], at=people[0].sight(table)["at"])
    page.goto("about:blank")
    until(people, table, 0)
    card = opened(page, table).locator("section.away")
    card.wait_for()
    card.get_by_role("button", name="Play", exact=True).click()
    expect(card).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator(".log .came")).to_have_text("Here you came back")


def test_unread_chat_is_still_unread_after_a_reload_and_a_new_line_is_heard(
    guest: Callable[..., Guest], context: BrowserContext, page: Page, stored: Stored
) -> None:
    (anna, bohdan), table = two(guest)
    anna.enter(context)
    opened(page, table)
    bohdan.post(f"/api/tables/{table}/chat", {"id": "c1", "text": SAID})
    expect(page.locator("[aria-live=polite]").filter(has_text=SAID)).to_have_count(1)
    badge = page.locator(".tools em, .chat em").first
    expect(badge).to_have_text("1")
    page.reload()
    page.locator(".table .dock").wait_for()
    expect(badge).to_have_text("1")
    page.keyboard.press("c")
    expect(page.locator(".talk")).to_contain_text(SAID)
    stored.wait(anna, chat=1)
    page.reload()
    page.locator(".table .dock").wait_for()
    page.evaluate(SETTLED, CALM_MS)
    expect(badge).to_have_count(0)


def test_a_lent_seat_is_told_of_and_is_mine_again(
    guest: Callable[..., Guest],
    new_context: Callable[..., BrowserContext],
    console_errors: ConsoleErrors,
    stored: Stored,
) -> None:
    people, table = two(guest, "cs")
    anna, bohdan = people
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    context = new_context(**phone)
    bohdan.enter(context)
    page = console_errors.watch(context.new_page())
    opened(page, table)
    stored.wait(bohdan, at=bohdan.sight(table)["at"])
    page.goto("about:blank")
    wait_until_gone(bohdan, table)
    anna.post(f"/api/tables/{table}/seats/1", {"do": "lend", "bot": "random"})
    anna.wait_until_asked(table, 0)
    card = opened(page, table).locator("section.away")
    expect(card.locator(".loan")).to_contain_text("Anna lets")
    expect(card.locator(".loan")).to_contain_text("played for you")
    card.get_by_role("button", name="Play", exact=True).click()
    until(people, table, 1)
    expect(page.locator(".table")).to_have_attribute("data-asked", "true")


def test_an_empty_seat_is_offered_to_the_others_in_the_dock(
    guest: Callable[..., Guest], context: BrowserContext, page: Page
) -> None:
    (anna, bohdan), table = two(guest)
    anna.enter(context)
    opened(page, table)
    bohdan.post(f"/api/tables/{table}/seats/1", {"do": "leave"})
    offer = page.locator(".dock .absent")
    expect(page.locator(".dock .say")).to_contain_text("nobody sits there")
    expect(offer.get_by_role("button")).to_have_count(3)
    page.set_viewport_size({"width": 360, "height": 740})
    for button in offer.get_by_role("button").all():
        expect(button, "a phone shows them all").to_be_in_viewport(ratio=1)
    offer.get_by_role("button", name="Wait").click()
    expect(offer).to_have_count(0)
    page.reload()
    offer.get_by_role("button", name="Let the computer play").click()
    expect(offer).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-asked", "true")
