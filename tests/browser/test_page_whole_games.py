"""Whole games of every title by mouse on the page that needs no server, in Chromium and in Firefox, every night.

The web space goes away as soon as the page is kept: everything is played without a network. Bots and official
opponents, all four languages, desktop and phone; each record leads to the same state on this machine.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser

import regnum
from tests.browser import firefox
from tests.browser.players import Mouse, PlayedPage
from tests.browser.web_space import DRIVER, KEPT, START_MS, TAKEN, WebSpace, until
from tools import browser as browsers

pytestmark = pytest.mark.nightly

DESKTOP, PHONE = (1440, 900), (390, 844)
# By title: against the official opponent where there is one, and against bots.
TABLES = [
    ("brothers", ["me"]),
    ("brothers", ["me", "squire"]),
    ("paladins", ["me"]),
    ("paladins", ["me", "page"]),
    ("architects", ["me"]),
    ("architects", ["me", "page"]),
    ("jerusalem", ["me", "page"]),
]
# In each browser all four languages and both screens come up, and no match is played the same way in both.
SHOWN = [
    ("cs", DESKTOP),
    ("uk", PHONE),
    ("en", PHONE),
    ("sk", DESKTOP),
    ("uk", DESKTOP),
    ("cs", PHONE),
    ("en", DESKTOP),
]
ENDED = """() => document.querySelector(".table.ended .sheet tbody tr")?.checkVisibility() ?? false"""
SETTINGS = "(wanted) => (localStorage.setItem('regnum.settings', JSON.stringify(wanted)), true)"


class AnyPage(PlayedPage, Protocol):
    """A page of Playwright's, or a driven one."""

    def goto(self, url: str) -> Any:
        """Go there."""


def play_offline(page: AnyPage, space: WebSpace, start: str, game: str, chairs: list[str], lang: str) -> None:
    """Open the page, take its web space away, play one whole match by mouse."""
    page.goto(start)
    page.evaluate(SETTINGS, {"pace": 0, "lang": lang, "motion": "less"})
    page.wait_for_function(TAKEN, timeout=START_MS)
    until(page, KEPT)
    space.close()
    page.goto(start + "?again")  # loaded anew, with nobody there
    page.wait_for_function(TAKEN, timeout=START_MS)
    page.evaluate(f"() => {{ {DRIVER}; return true; }}")
    page.evaluate(f"() => driver.become('Anna', '{lang}').then(() => true)")
    table = page.evaluate(f"() => driver.table({json.dumps(game)}, {json.dumps(chairs)})")
    page.evaluate(f"() => {{ location.hash = '/table/{table}'; return true; }}")
    page.wait_for_function("() => document.querySelector('.table .dock') !== null", timeout=START_MS)
    assert page.evaluate("() => document.documentElement.lang") == lang
    assert Mouse(page, seed=7, tries=3).play() > 10
    page.wait_for_function(ENDED, timeout=START_MS)
    record = page.evaluate(f"() => driver.ask('GET', '/api/tables/{table}/record')")
    there = page.evaluate("(record) => driver.ask('POST', '/api/replay', { record })", record)
    here = regnum.replay(record)
    assert here.over and there["hash"] == here.hash
    assert here.result is not None and there["result"]["totals"] == list(here.result.totals)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_whole_game_by_mouse_in_chromium(number: int, browser: Browser, space: WebSpace) -> None:
    (game, chairs), (lang, (width, height)) = TABLES[number], SHOWN[number]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    try:
        page = context.new_page()
        play_offline(page, space, space.address, game, chairs, lang)
    finally:
        context.close()


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_whole_game_by_mouse_in_firefox(number: int, space: WebSpace) -> None:
    (game, chairs), (lang, size) = TABLES[number], SHOWN[(number + 1) % len(SHOWN)]
    product = browsers.BROWSERS["firefox"]
    program = browsers.found(product)
    if program is None:
        pytest.fail(product.help)
    with (
        tempfile.TemporaryDirectory(prefix="regnum-", ignore_cleanup_errors=True) as folder,
        firefox.opened(program, Path(folder), space.address.rstrip("/"), *size) as page,
    ):
        play_offline(page, space, "/", game, chairs, lang)
