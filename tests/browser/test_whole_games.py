"""Whole games of every title in a real browser: one by mouse, one by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import regnum
from tests.browser.house import Guest
from tests.browser.players import Keyboard, Mouse, Player

pytestmark = pytest.mark.usefixtures("app")
AT_ONCE = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 0, lang: 'LANG' }))"


def chairs(game: str, alone: bool) -> list[str]:
    """Alone against the official opponent where there is one; else against as few bots as can be."""
    fewest = regnum.info(game).seats[0]
    return ["me"] + ["random"] * ((fewest if alone else max(2, fewest)) - 1)


def played(page: Page, guest: Guest, game: str, seats: list[str], player: type[Player], lang: str) -> int:
    page.add_init_script(AT_ONCE.replace("LANG", lang))
    guest.enter(page.context)
    table = guest.table(game, *seats)
    page.goto(f"/table/{table}")
    clicks = player(page, seed=7).play()
    sight = guest.sight(table)
    assert sight["over"] and sight["result"] is not None
    for total in sight["result"]["totals"]:
        expect(page.locator(".sheet .tot")).to_contain_text(str(total).replace("-", "−"))
    return clicks


@pytest.mark.parametrize("game", regnum.games())
def test_a_whole_game_alone_by_mouse(game: str, page: Page, guest: Callable[..., Guest]) -> None:
    assert played(page, guest("Anna"), game, chairs(game, alone=True), Mouse, "en") > 20


@pytest.mark.parametrize("game", regnum.games())
def test_a_whole_game_by_keyboard_only(game: str, page: Page, guest: Callable[..., Guest]) -> None:
    assert played(page, guest("Olena", "uk"), game, chairs(game, alone=False), Keyboard, "uk") > 20
