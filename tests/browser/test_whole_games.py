"""Games of every title to their end in a real browser: one by mouse, one by keyboard alone.

At night they are played whole. Otherwise the house is told the first moves without a browser, and people take over.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import regnum
from tests.browser.house import Guest
from tests.browser.players import Keyboard, Mouse, Player

pytestmark = pytest.mark.usefixtures("app")
WHOLE = os.environ.get("REGNUM_TESTS") == "nightly"
TOLD_BEFORE = 0.6  # of the decisions of a person
AT_ONCE = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 0, lang: 'LANG' }))"


def chairs(game: str, alone: bool) -> list[str]:
    """Alone against the official opponent where there is one; else against as few bots as can be."""
    fewest = regnum.info(game).seats[0]
    return ["me"] + ["random"] * ((fewest if alone else max(2, fewest)) - 1)


def played(page: Page, guest: Guest, game: str, seats: list[str], player: type[Player], lang: str) -> int:
    page.add_init_script(AT_ONCE.replace("LANG", lang))
    guest.enter(page.context)
    table = guest.table(game, *seats)
    if not WHOLE:
        tell_the_first_moves(guest, table, usual_length(game, len(seats)))
    page.goto(f"/table/{table}")
    clicks = player(page, seed=7).play()
    sight = guest.sight(table)
    assert sight["over"] and sight["result"] is not None
    for total in sight["result"]["totals"]:
        expect(page.locator(".sheet .tot")).to_contain_text(str(total).replace("-", "−"))
    return clicks


def usual_length(game: str, seats: int) -> int:
    """How many decisions the first seat has in a game played by chance."""
    match, dice = regnum.new(game, seats=seats, seed=7), random.Random(7)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return sum(step.seat == 0 for step in match.log)


def tell_the_first_moves(guest: Guest, table: str, length: int) -> None:
    dice, told, patience = random.Random(7), 0, time.monotonic() + 30
    while told < TOLD_BEFORE * length and time.monotonic() < patience:
        sight = guest.sight(table, 0)
        assert not sight["over"]
        if sight["decision"]:
            options = sight["decision"]["options"]
            guest.play(table, 0, dice.choice([each["move"] for each in options if each["refusal"] is None]))
            told += 1


@pytest.mark.parametrize("game", regnum.games())
def test_a_game_alone_to_its_end_by_mouse(game: str, page: Page, guest: Callable[..., Guest]) -> None:
    assert played(page, guest("Anna"), game, chairs(game, alone=True), Mouse, "en") > 10


@pytest.mark.parametrize("game", regnum.games())
def test_a_game_to_its_end_by_keyboard_only(game: str, page: Page, guest: Callable[..., Guest]) -> None:
    assert played(page, guest("Olena", "uk"), game, chairs(game, alone=False), Keyboard, "uk") > 10
