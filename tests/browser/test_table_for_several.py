"""Two players and a spectator in three browsers: one game, and no browser gets more than it may."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request, WebSocket, expect

from tests.browser.conftest import ConsoleErrors
from tests.browser.players import SEEN, Mouse
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
AT_ONCE = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 0 }))"


class Watched:
    """A page whose received data is recorded."""

    def __init__(self, context: BrowserContext, console_errors: ConsoleErrors) -> None:
        context.add_init_script(AT_ONCE)
        self.page = console_errors.watch(context.new_page())
        self.traffic: list[str] = []
        self.page.on("websocket", self.listen)
        self.page.on("requestfinished", self.keep)

    def listen(self, socket: WebSocket) -> None:
        """Everything the socket brings."""
        socket.on("framereceived", lambda frame: self.traffic.append(str(frame)))

    def keep(self, request: Request) -> None:
        """Everything about this match that is fetched; art and texts are the same for everyone."""
        if "/api/tables/" in request.url:
            answer = request.response()
            if answer is not None:
                self.traffic.append(answer.text())

    def received(self) -> str:
        """All of it, and the current content of the page."""
        return "\n".join(self.traffic) + self.page.content()


@pytest.fixture
def three(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest], console_errors: ConsoleErrors
) -> tuple[list[Watched], list[Guest], str]:
    anna, bela = guest("Anna"), guest("Béla")
    table = anna.table("paladins", "me", "open", begin=False)
    bela.post("/api/join", {"token": anna.invitation(table)})
    anna.post(f"/api/tables/{table}/begin")
    contexts = [new_context() for _ in range(3)]
    anna.enter(contexts[0])
    bela.enter(contexts[1])
    watched = [Watched(context, console_errors) for context in contexts]
    for each in watched:
        each.page.goto(f"/table/{table}")
        each.page.locator(".table[data-at]").wait_for()
    return watched, [anna, bela], table


def hand(guest: Guest, table: str, seat: int) -> set[str]:
    """The paladins one seat may look at before it has chosen."""
    secret = guest.sight(table, seat)["view"]["boards"][seat]["secret"]
    return set(secret["hand"])


def hidden_hands(guests: list[Guest], table: str) -> list[set[str]]:
    """Play on until both hold paladins that only they may know."""
    for _ in range(30):
        hands = [hand(guests[seat], table, seat) for seat in (0, 1)]
        if hands[0] and hands[1]:
            return hands
        seat = guests[0].sight(table)["waiting"][0]
        guests[seat].play(table, seat)
    raise AssertionError("no player ever held a hidden card")


def test_three_browsers_see_one_game_and_no_hidden_card(three: tuple[list[Watched], list[Guest], str]) -> None:
    watched, guests, table = three
    hands = hidden_hands(guests, table)
    for each in watched:
        expect(each.page.locator(".table")).to_have_attribute("data-at", str(settled(guests[0], table)))
    for watcher, seat in ((watched[0], 1), (watched[1], 0), (watched[2], 0), (watched[2], 1)):
        seen = watcher.received()
        own = hands[1 - seat] if watcher is not watched[2] else set()
        assert not [card for card in hands[seat] - own if f"paladin {card}" in seen or f"paladin-{card}" in seen]
    for watcher, seat in ((watched[0], 0), (watched[1], 1)):
        assert all(f"paladin {card}" in watcher.page.content() for card in hands[seat]), "one's own cards are there"
    secret_choice(watched, table)
    players = [Mouse(each.page, seed) for seed, each in enumerate(watched[:2])]
    for _ in range(12):
        play_one(players)
    same_game(watched, guests, table)


def settled(guest: Guest, table: str) -> int:
    """Wait until no bot is to move; return the length of the play log then."""
    for _ in range(200):
        sight = guest.sight(table)
        if all(seat in (0, 1) for seat in sight["waiting"]):
            return int(sight["at"])
        time.sleep(0.05)
    raise AssertionError("the bot does not move")


def secret_choice(watched: list[Watched], table: str) -> None:
    """Nothing in any browser names the seed or the order of a deck."""
    for each in watched:
        for message in each.traffic:
            if message.startswith("{"):
                assert "seed" not in json.dumps(json.loads(message).get("sight", {}).get("view", {}))


def play_one(players: list[Mouse]) -> None:
    """Whoever is asked answers."""
    for player in players:
        seen: dict[str, Any] = player.page.evaluate(SEEN)
        if seen["asked"] and not seen["over"]:
            before = player.page.evaluate(f"JSON.stringify(({SEEN})())")
            player.act(player.look())
            player.page.wait_for_function(
                f"(before) => JSON.stringify(({SEEN})()) !== before", arg=before, timeout=15_000
            )
            return
    time.sleep(0.15)


def same_game(watched: list[Watched], guests: list[Guest], table: str) -> None:
    """All three are at the same move and show the same open things; the last answer may still be under way."""
    for page in [each.page for each in watched[:2]]:
        expect(page.locator(".dock .sending")).to_have_count(0)
    at = settled(guests[0], table)
    for each in watched:
        expect(each.page.locator(".table")).to_have_attribute("data-at", str(at))
    squares = [open_things(each.page) for each in watched]
    assert squares[0] == squares[1] == squares[2]
    assert len(squares[0]) > 20


def open_things(page: Page) -> list[str]:
    """The ids of the things on the board, in order."""
    script = "[...document.querySelectorAll('[data-thing^=\"square \"]')].map((each) => each.dataset.thing).sort()"
    return list(page.evaluate(script))
