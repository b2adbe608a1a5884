"""Whole games of every title by mouse in Firefox and in WebKit, every night; Chromium is in every run."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

import regnum
from tests.browser import firefox, webkit
from tests.browser.driven import DrivenPage
from tests.browser.players import Mouse
from tests.browser.server import Guest, RunningServer
from tools import browser as browsers

pytestmark = [pytest.mark.usefixtures("app"), pytest.mark.nightly]
SIZE = (1440, 900)
OPENED: dict[str, Callable[..., AbstractContextManager[DrivenPage]]] = {
    "firefox": firefox.opened,
    "webkit": webkit.opened,
}
LANGS = dict(zip(regnum.games(), ("cs", "en", "sk", "uk"), strict=True))
SETTINGS = "(wanted) => localStorage.setItem('regnum.settings', JSON.stringify(wanted))"
ENDED = """() => document.querySelector(".table.ended .sheet tbody tr")?.checkVisibility() ?? false"""
TOTALS = """() => [...document.querySelectorAll(".winner li strong")].map((each) => each.textContent.trim())"""


@pytest.fixture(params=OPENED)
def driven(request: pytest.FixtureRequest, server: RunningServer) -> Iterator[DrivenPage]:
    """A page in that browser; without the browser the night fails and says what to install."""
    product = browsers.BROWSERS[request.param]
    program = browsers.found(product)
    if program is None:
        pytest.fail(product.help)
    with (
        tempfile.TemporaryDirectory(prefix="regnum-", ignore_cleanup_errors=True) as folder,
        OPENED[request.param](program, Path(folder), server.address, *SIZE) as page,
    ):
        yield page


@pytest.mark.parametrize("game", regnum.games())
def test_a_whole_game_by_mouse(game: str, driven: DrivenPage, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    driven.goto("/sw.js")  # of the same origin, with nothing on it that could be left half loaded
    driven.evaluate(SETTINGS, {"pace": 0, "lang": LANGS[game], "motion": "less"})
    for each in anna.http.cookies.jar:
        driven.add_cookie(each.name, each.value or "")
    table = anna.table(game, "me", *["random"] * (max(2, regnum.info(game).seats[0]) - 1))
    driven.goto(f"/table/{table}")
    # Without Playwright nothing waits until the page is at rest: what moved away under a click is clicked once more.
    assert Mouse(driven, seed=7, tries=3).play() > 10
    driven.wait_for_function(ENDED)
    sight = anna.sight(table)
    assert sight["over"] and sight["result"] is not None
    best_first = sorted(sight["result"]["totals"], key=lambda total: -int(total))
    shown = driven.evaluate(TOTALS)
    assert len(shown) == len(best_first)
    for total, text in zip(best_first, shown, strict=True):
        assert str(total).replace("-", "−") in text
    assert not driven.errors()
