"""Games of every title to their end in a real browser: one by mouse, one by keyboard alone.

At night they are played whole. By day people sit down shortly before the end of a match played by chance, and go on for
a while; should it last longer, the last moves come from elsewhere, and the page must follow to the end.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import regnum
from tests.browser.players import Keyboard, Mouse, Player
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
WHOLE = os.environ.get("REGNUM_TESTS") == "nightly"
BEFORE_THE_END = 20  # moves
BY_HAND = 16  # clicks or keys
AT_ONCE = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 0, lang: 'LANG' }))"


def chairs(game: str, alone: bool) -> list[str]:
    """Alone against the official opponent where there is one; else against as few bots as can be."""
    fewest = regnum.info(game).seats[0]
    return ["me"] + ["random"] * ((fewest if alone else max(2, fewest)) - 1)


def played(page: Page, guest: Guest, game: str, seats: list[str], player: type[Player], lang: str) -> int:
    page.add_init_script(AT_ONCE.replace("LANG", lang))
    guest.enter(page.context)
    table = guest.table(game, *seats) if WHOLE else near_its_end(guest, game, len(seats))
    page.goto(f"/table/{table}")
    clicks = player(page, seed=7).play(enough=None if WHOLE else BY_HAND)
    guest.play_to_the_end(table)
    expect(page.locator(".table.ended")).to_be_visible()
    sight = guest.sight(table)
    assert sight["over"] and sight["result"] is not None
    expect(page.locator(".sheet tbody tr").first).to_be_visible()
    best_first = sorted(sight["result"]["totals"], key=lambda total: -int(total))
    expect(page.locator(".winner li strong")).to_contain_text([str(total).replace("-", "−") for total in best_first])
    return clicks


def near_its_end(guest: Guest, game: str, seats: int) -> str:
    """A table with a match of which not much is left; every seat is mine."""
    match, dice = regnum.new(game, seats=seats, seed=7), random.Random(7)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    wish = {"record": match.record(), "moves": len(match.log) - BEFORE_THE_END}
    return str(guest.post("/api/replay/fork", wish)["table"]["id"])


# By day half of the games by mouse, the others by keyboard.
@pytest.mark.parametrize("game", regnum.games()[:: 1 if WHOLE else 2])
def test_a_game_alone_to_its_end_by_mouse(game: str, page: Page, guest: Callable[..., Guest]) -> None:
    assert played(page, guest("Anna"), game, chairs(game, alone=True), Mouse, "en") > 10


@pytest.mark.parametrize("game", regnum.games() if WHOLE else regnum.games()[1::2])
def test_a_game_to_its_end_by_keyboard_only(game: str, page: Page, guest: Callable[..., Guest]) -> None:
    assert played(page, guest("Olena", "uk"), game, chairs(game, alone=False), Keyboard, "uk") > 10
