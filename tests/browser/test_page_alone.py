"""The page that needs no server, in a real Chromium: offline, whole games, killed and second tabs, no room, updates."""

from __future__ import annotations

import json
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

import regnum
from tests.browser.driven import running
from tests.browser.web_space import BELOW, DRIVER, KEPT, START_MS, TAKEN, WebSpace, until
from tools import page as page_tool

pytestmark = pytest.mark.nightly

PLAY_MS = 400_000
CHAIRS = {"brothers": ["me", "squire"], "paladins": ["me"], "architects": ["me"], "jerusalem": ["me", "page"]}
SERVER = "assets/server.worker-*.js"
NOWHERE = "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no') } });"
FULL = """{
  let room = true;
  const put = IDBObjectStore.prototype.put;
  const channel = new BroadcastChannel("room");
  channel.onmessage = (event) => {
    room = event.data;
    channel.postMessage("heard");
  };
  IDBObjectStore.prototype.put = function (...given) {
    if (!room && given[1] !== 0) throw new DOMException("the device is full", "QuotaExceededError");
    return put.apply(this, given);
  };
}"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = browser.new_context(locale="cs-CZ")
    opened.set_default_timeout(START_MS)
    opened.add_init_script(DRIVER)
    yield opened
    opened.close()


def opened(context: BrowserContext, space: WebSpace, path: str = "") -> Page:
    """Open the page and wait until its server answers."""
    page = context.new_page()
    page.goto(space.address + path)
    ready(page)
    return page


def ready(page: Page) -> None:
    page.wait_for_function(TAKEN)
    page.evaluate("driver.become('Anna', 'cs')")


def play(page: Page, table: str, most: int = 2000, seed: int = 7) -> dict[str, Any]:
    page.set_default_timeout(PLAY_MS)
    played: dict[str, Any] = page.evaluate(f"driver.play({json.dumps(table)}, {most}, {seed})")
    return played


def seated(page: Page, game: str) -> str:
    return str(page.evaluate(f"driver.table({json.dumps(game)}, {json.dumps(CHAIRS[game])})"))


@pytest.mark.parametrize("game", CHAIRS)
def test_a_whole_game_is_played_with_the_network_off_and_is_the_same_anywhere(
    context: BrowserContext, space: WebSpace, game: str
) -> None:
    page = opened(context, space)
    until(page, KEPT)
    space.close()
    context.set_offline(True)
    page.reload()
    ready(page)
    table = seated(page, game)
    assert play(page, table)["over"]
    record = page.evaluate(f"driver.ask('GET', '/api/tables/{table}/record')")
    there = page.evaluate("record => driver.ask('POST', '/api/replay', { record })", record)
    assert there["hash"] == regnum.replay(record).hash


def test_nothing_confirmed_is_lost_when_the_tab_is_killed(context: BrowserContext, space: WebSpace) -> None:
    page = opened(context, space)
    table = seated(page, "brothers")
    before = play(page, table, 9)
    page.close(run_before_unload=False)  # nobody says goodbye
    again = opened(context, space, f"#/table/{table}")
    after = again.evaluate(f"driver.ask('GET', '/api/tables/{table}/sight')")["sight"]
    assert after["at"] >= before["at"]
    expect(again.locator(".stage, .dock").first).to_be_visible()


def test_a_tab_that_crashes_in_the_middle_of_a_turn_loses_nothing_that_was_confirmed(
    context: BrowserContext, space: WebSpace
) -> None:
    page = opened(context, space)
    table = seated(page, "paladins")
    confirmed: list[int] = []

    def confirm(at: int) -> None:  # Playwright takes no built-in
        confirmed.append(at)

    page.expose_function("confirmed", confirm)
    page.evaluate(f"void driver.play({json.dumps(table)}, 500, 7)")  # it goes on while the tab dies
    page.wait_for_function("driver.made >= 15")
    with suppress(Error):
        page.goto("chrome://crash", timeout=5_000)
    assert not page.is_closed()
    page.close()
    again = opened(context, space, f"#/table/{table}")
    after = again.evaluate(f"driver.ask('GET', '/api/tables/{table}/sight')")["sight"]
    assert after["at"] >= max(confirmed)
    assert play(again, table, 5)["at"] > after["at"]


def test_any_web_server_hands_it_out_below_any_path(context: BrowserContext, tmp_path: Path) -> None:
    """Python's own, which knows nothing of us: no headers, nothing compressed, its own ideas of kinds of files."""
    WebSpace(tmp_path).copy_page()
    command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(tmp_path), "0"]
    with running(command) as process:
        assert process.stdout is not None
        port = re.search(r"port (\d+)", process.stdout.readline())
        assert port is not None
        threading.Thread(target=process.stdout.read, daemon=True).start()
        page = context.new_page()
        page.goto(f"http://localhost:{port[1]}/{BELOW}/")
        ready(page)
        assert play(page, seated(page, "brothers"), 6)["at"] >= 6
        until(page, KEPT)
    page.reload()  # that server is gone
    ready(page)


def test_a_second_tab_is_asked_where_to_go_on(context: BrowserContext, space: WebSpace) -> None:
    first = opened(context, space)
    table = seated(first, "brothers")
    second = context.new_page()
    second.goto(space.address)
    expect(second.get_by_role("heading", name="Regnum je otevřené na jiné kartě")).to_be_visible()
    second.get_by_role("button", name="Pokračovat tady").click()
    expect(first.get_by_role("heading", name="Regnum je otevřené na jiné kartě")).to_be_visible()
    expect(second.get_by_role("heading", name="Regnum je otevřené na jiné kartě")).to_be_hidden()
    ready(second)
    assert second.evaluate(f"driver.ask('GET', '/api/tables/{table}')")["table"]["id"] == table


def make_room(page: Page, room: bool) -> None:
    """Fill the device, or free it; returns when the Web Worker of the server knows."""
    page.evaluate(
        """room => new Promise((over) => {
          const channel = new BroadcastChannel("room");
          channel.onmessage = () => (channel.close(), over());
          channel.postMessage(room);
        })""",
        room,
    )


def test_a_full_device_refuses_the_move_says_so_and_goes_on(context: BrowserContext, space: WebSpace) -> None:
    space.prepend(SERVER, FULL)
    page = opened(context, space)
    table = page.evaluate("driver.table('brothers', ['me', 'me'])")
    before = play(page, table, 3)
    make_room(page, False)
    with pytest.raises(Error, match=r": (409|503) "):
        play(page, table, 1)
    expect(page.get_by_text("V tomto zařízení už není místo")).to_be_visible()
    assert play(page, table, 0)["at"] == before["at"]
    make_room(page, True)
    assert play(page, table, 2)["at"] > before["at"]


def test_a_window_that_keeps_nothing_says_so(context: BrowserContext, space: WebSpace) -> None:
    space.prepend(SERVER, NOWHERE)
    page = opened(context, space)
    expect(page.get_by_text("Toto okno nic neukládá")).to_be_visible()
    assert play(page, seated(page, "brothers"), 2)["at"] >= 2


def test_a_new_version_comes_in_the_middle_of_a_match_and_the_match_stays(
    context: BrowserContext, space: WebSpace
) -> None:
    page = opened(context, space)
    until(page, KEPT)
    table = seated(page, "brothers")
    before = play(page, table, 4)
    worker = space.folder / "sw.js"
    worker.write_text(re.sub(r'"version":\s*"\w+"', '"version":"next"', worker.read_text(), count=1))
    page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.update())")
    expect(page.get_by_text("Je tu nová verze")).to_be_visible()
    assert play(page, table, 1)["at"] > before["at"]
    with page.expect_navigation():
        page.get_by_role("button", name="Načíst hned").click()
    ready(page)
    until(page, "async () => (await caches.keys()).every((each) => each === 'page-regnum-next')")
    assert play(page, table, 0)["at"] > before["at"]


@pytest.mark.parametrize(("lang", "phone"), [("en-GB", False), ("uk-UA", True)])
def test_a_person_learns_it_by_its_screens(browser: Browser, space: WebSpace, lang: str, phone: bool) -> None:
    screen = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
    context = browser.new_context(locale=lang, viewport=screen, has_touch=phone)  # type: ignore[arg-type]
    context.set_default_timeout(START_MS)
    page = context.new_page()
    page.goto(space.address)
    begin = page.locator(".start .meter")
    expect(begin).to_be_visible()
    expect(begin).to_be_hidden()
    page.locator("button", has_text="play now" if lang == "en-GB" else "грати").first.click()
    expect(page.locator(".option, .dock button").first).to_be_visible()
    assert "#/table/" in page.url
    page.reload()
    expect(page.locator(".option, .dock button").first).to_be_visible()
    context.close()


def test_a_first_visit_is_less_than_ten_megabytes(context: BrowserContext, space: WebSpace) -> None:
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": True})
    page.goto(space.address)
    page.wait_for_function(TAKEN)
    page.evaluate("driver.ask('GET', '/api/me')")
    name = page.evaluate("async () => (await caches.keys())[0]")
    files = page.evaluate(
        f"async () => (await (await caches.open('{name}')).keys()).map((each) => new URL(each.url).pathname)"
    )
    sizes = [
        page_tool.on_the_wire(space.root / file.lstrip("/"))
        for file in files
        if not file.endswith("/") and "unpacked" not in file
    ]
    assert 5_000_000 < sum(sizes) < 10_000_000
