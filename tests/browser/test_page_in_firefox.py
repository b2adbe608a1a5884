"""What may happen to the page that needs no server, in a real Firefox: it is killed, a second tab, no room, updates."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.browser import firefox
from tests.browser.firefox import FirefoxPage
from tests.browser.test_page_alone import FULL, NOWHERE, ROOM, SERVER, UNPACKED
from tests.browser.web_space import DRIVER, KEPT, START_MS, TAKEN, WebSpace, until
from tools import browser as browsers

pytestmark = pytest.mark.nightly

Open = Callable[..., FirefoxPage]
SHOWN = "(text) => document.body.innerText.includes(text)"
PRESS = """(name) => [...document.querySelectorAll("button")].find((each) => each.innerText.includes(name)).click()"""
HERE = "async () => (await caches.keys()).every((each) => each === 'page-regnum-next')"
TAKEN_OVER = "Regnum is open in another tab"


@pytest.fixture
def start(space: WebSpace) -> Iterator[Open]:
    """Starts a Firefox with the page; started again it ends the one before, which is killed, and has its profile."""
    product = browsers.BROWSERS["firefox"]
    program = browsers.found(product)
    if program is None:
        pytest.fail(product.help)
    with tempfile.TemporaryDirectory(prefix="regnum-", ignore_cleanup_errors=True) as folder, ExitStack() as last:
        running: list[FirefoxPage] = []

        def begin(path: str = "/", **preferences: Any) -> FirefoxPage:
            for each in running:
                each.kill()
            address = space.address.rstrip("/")
            page = last.enter_context(firefox.opened(program, Path(folder), address, 1440, 900, **preferences))
            running[:] = [page]
            opened(page, path)
            return page

        yield begin


def opened(page: FirefoxPage, path: str = "/") -> None:
    """Open the page in a tab and wait until its server answers."""
    page.goto(path)
    driven(page)


def driven(page: FirefoxPage) -> None:
    page.wait_for_function(TAKEN, timeout=START_MS)
    page.evaluate(f"() => {{ {DRIVER}; return true; }}")
    page.evaluate("() => driver.become('Anna', 'en').then(() => true)")


def seated(page: FirefoxPage, *chairs: str) -> str:
    return str(page.evaluate(f"() => driver.table('brothers', {json.dumps(chairs)})"))


def play(page: FirefoxPage, table: str, most: int) -> dict[str, Any]:
    played: dict[str, Any] = page.evaluate(f"() => driver.play('{table}', {most}, 7)")
    return played


def shown(page: FirefoxPage, text: str) -> None:
    page.wait_for_function(SHOWN, arg=text)


def test_nothing_confirmed_is_lost_when_the_browser_is_killed_in_the_middle_of_a_turn(start: Open) -> None:
    page = start()
    table = seated(page, "me", "squire")
    page.evaluate(f"() => {{ void driver.play('{table}', 500, 7); return true; }}")
    page.wait_for_function("() => driver.made >= 9")
    confirmed = page.evaluate("() => driver.at")
    again = start(f"/#/table/{table}")
    after = again.evaluate(f"() => driver.ask('GET', '/api/tables/{table}/sight')")["sight"]
    assert after["at"] >= confirmed > 0
    assert play(again, table, 2)["at"] > after["at"]


def test_a_second_tab_is_asked_where_to_go_on(start: Open) -> None:
    first = start()
    table = seated(first, "me", "me")
    second = first.another()
    second.goto("/")
    shown(second, TAKEN_OVER)
    second.evaluate(PRESS, "Go on here")
    shown(first, TAKEN_OVER)
    second.wait_for_function(f"() => !({SHOWN})('{TAKEN_OVER}')")
    driven(second)
    assert second.evaluate(f"() => driver.ask('GET', '/api/tables/{table}')")["table"]["id"] == table


def test_a_full_device_refuses_the_move_says_so_and_goes_on(space: WebSpace, start: Open) -> None:
    space.prepend(SERVER, FULL)
    page = start()
    table = seated(page, "me", "me")
    before = play(page, table, 3)
    until(page, UNPACKED)
    page.evaluate(ROOM, False)
    with pytest.raises(AssertionError):
        play(page, table, 1)
    shown(page, "There is no room left on this device")
    assert play(page, table, 0)["at"] == before["at"]
    page.evaluate(ROOM, True)
    assert play(page, table, 2)["at"] > before["at"]


def test_a_window_that_keeps_nothing_says_so(space: WebSpace, start: Open) -> None:
    space.prepend(SERVER, NOWHERE)
    page = start()
    shown(page, "This window keeps nothing")
    assert play(page, seated(page, "me", "me"), 2)["at"] >= 2


def test_a_private_window_plays(start: Open) -> None:
    page = start(browser__privatebrowsing__autostart=True)
    assert play(page, seated(page, "me", "squire"), 2)["at"] >= 2


def test_a_new_version_comes_in_the_middle_of_a_match_and_the_match_stays(space: WebSpace, start: Open) -> None:
    page = start()
    until(page, KEPT)
    table = seated(page, "me", "squire")
    before = play(page, table, 4)
    worker = space.folder / "sw.js"
    worker.write_text(re.sub(r'"version":\s*"\w+"', '"version":"next"', worker.read_text(), count=1))
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((each) => each.update()).then(() => true)")
    shown(page, "A new version is here")
    assert play(page, table, 1)["at"] > before["at"]
    page.evaluate("() => (window.before = true)")
    page.evaluate(PRESS, "Load it now")
    page.wait_for_function("() => !window.before", timeout=START_MS)
    driven(page)
    until(page, HERE)
    assert play(page, table, 0)["at"] > before["at"]
