"""Whole games of every title through forms alone: no script, no missing text, and nothing secret shown."""

from __future__ import annotations

import os
import random
import re

import pytest

import regnum
from regnum.catalogue import LANGUAGES
from regnum.server.open_table import OpenTable
from tests.server.page.browser import Browser, Page

of_every_game = pytest.mark.parametrize("game", regnum.games())
ALONE = [game for game in regnum.games() if regnum.info(game).seats[0] == 1]
NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
MOST = 1500  # moves
ENOUGH = 60 if NIGHTLY else 20  # of a match against bots; the end is tested in solo games
WATCHED = 40 if NIGHTLY else 17  # moves of a match whose pages are compared


def live_of(browser: Browser) -> OpenTable:
    """Return the table behind the page."""
    table = browser.page.url.split("/")[3].partition("?")[0]
    live: OpenTable = browser.server.app.state.services.tables.by_id[table]
    return live


def well_made(page: Page) -> None:
    """Check what a reader without script or sight relies on."""
    assert len(page.ids) == len(set(page.ids)), sorted(each for each in page.ids if page.ids.count(each) > 1)
    for field in page.inputs:
        assert field.get("id") in page.labelled or "aria-label" in field, field
    for link in page.links:
        assert not link.startswith("#") or link[1:] in page.ids, link


@pytest.mark.parametrize(
    ("game", "way"),
    [(game, way) for game in regnum.games() for way in ("bot", "solo") if way == "bot" or game in ALONE],
)
def test_a_game_is_played_through_forms_in_every_language(anna: Browser, game: str, way: str) -> None:
    anna.play_now(game, way)
    assert "/table/" in anna.page.url
    path, chance, moves = anna.page.url, random.Random(7), 0
    seed = str(live_of(anna).table.the_match().seed)
    while anna.wait_for_turn():
        moves += 1
        assert moves < MOST, "it never ends"
        if moves % 25 == 1:
            for lang in LANGUAGES:
                anna.go(f"{path}?lang={lang}")
                assert (anna.page.lang, anna.page.status) == (lang, 200)
                well_made(anna.page)
        assert seed not in anna.page.html
        form = anna.page.form("/plain/do/move")
        anna.press(form, chance.choice(form.buttons))
        if way == "bot" and game in ALONE and moves == ENOUGH:
            return
    for lang in LANGUAGES:
        well_made(anna.go(f"{path}?lang={lang}"))
        assert anna.page.status == 200
        assert "page-rank" not in anna.page.html
    assert 'class="verdict"' in anna.page.html
    record = anna.ask("GET", f"{path}/record")
    assert regnum.replay(record.text).over
    assert anna.do("/plain/do/rematch").url != path


def without_marks(html: str) -> str:
    """Return a page without what differs between two requests, and without undo, which imagined games lack."""
    html = re.sub(r'name="id" value="[0-9a-f]+"', "", html)
    return re.sub(r'<div class="row tools">.*?</div>', "", html, flags=re.S)


@of_every_game
def test_a_page_tells_nothing_its_reader_may_not_know(anna: Browser, boris: Browser, game: str) -> None:
    token = invited(anna, game)
    boris.go(f"/plain/join/{token}")
    boris.do("/plain/do/join", name="Boris")
    anna.go(anna.page.url)
    anna.do("/plain/do/begin")
    path, watcher, chance = anna.page.url, Browser(anna.server, "uk"), random.Random(3)
    live, others = live_of(anna), 0
    for nth in range(WATCHED):
        if nth % 8 == 0:
            for viewer, seat in ((anna, 0), (boris, 1), (watcher, None)):
                true = live.table.match
                assert true is not None
                here = without_marks(viewer.go(path).html)
                live.table.match = true.imagine(seat, nth + 1)
                others += live.table.match.hash != true.hash
                twin = without_marks(viewer.go(path).html)
                live.table.match = true
                assert here == twin
        asked = next(each for each in (anna, boris) if each.go(path).has("/plain/do/move"))
        form = asked.page.form("/plain/do/move")
        asked.press(form, chance.choice(form.buttons))
    assert others > 0, "no twin was another game"


def invited(host: Browser, game: str) -> str:
    """Create a table for friends, and the token of its invitation."""
    host.play_now(game, "friends")
    found = re.search(r"/join/([A-Za-z0-9_-]{32})", host.page.html)
    assert found, host.page.text
    return found[1]


def test_two_friends_meet_by_a_link(anna: Browser, boris: Browser) -> None:
    token = invited(anna, "brothers")
    assert token not in anna.go(anna.page.url).html  # shown once
    boris.go("/plain")
    boris.do("/plain/do/paste", link=f"http://localhost/join/{token}")
    assert boris.page.url == f"/plain/join/{token}"
    boris.do("/plain/do/join", name="Boris")
    assert boris.page.url == anna.page.url
    assert "Boris" in anna.go(anna.page.url).text
    assert anna.do("/plain/do/begin").has("/plain/do/move") != boris.go(anna.page.url).has("/plain/do/move")
    assert anna.page.url in anna.go("/plain").links
