"""The page that needs no server, in a real Chromium: offline, whole games, killed and second tabs, no room, updates."""

from __future__ import annotations

import json
import re
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

import regnum
from regnum.cli.page import PageHandler
from tests.browser.driven import running
from tests.browser.web_space import BELOW, DRIVER, KEPT, START_MS, TAKEN, WebSpace, until
from tools import page as page_tool

pytestmark = pytest.mark.nightly

PLAY_MS = 400_000
CHAIRS = {"brothers": ["me", "squire"], "paladins": ["me"], "architects": ["me"], "jerusalem": ["me", "page"]}
SILENT_S = 1.0
SERVER = "assets/server.worker-*.js"
NOWHERE = "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no') } });"
UNPACKED = """async () => {
  const [name] = await caches.keys();
  return (await (await caches.open(name)).keys()).some((each) => each.url.includes("unpacked"));
}"""
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

ROOM = """room => new Promise((over) => {
  const channel = new BroadcastChannel("room");
  channel.onmessage = () => (channel.close(), over(true));
  channel.postMessage(room);
})"""


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
    page.evaluate(ROOM, room)


def test_a_full_device_refuses_the_move_says_so_and_goes_on(context: BrowserContext, space: WebSpace) -> None:
    space.prepend(SERVER, FULL)
    page = opened(context, space)
    table = page.evaluate("driver.table('brothers', ['me', 'me'])")
    before = play(page, table, 3)
    until(page, UNPACKED)
    make_room(page, False)
    with pytest.raises(Error, match=r": (409|503) "):
        play(page, table, 1)
    expect(page.get_by_text("V tomto zařízení už není místo")).to_be_visible()
    assert not page.evaluate(UNPACKED)  # what only saves time was given up first
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
    page.evaluate(f"location.hash = '/table/{table}'")  # at a table it may wait
    page.get_by_role("button", name="Až po partii").click()
    expect(page.get_by_text("Je tu nová verze")).to_be_hidden()
    page.evaluate("location.hash = '/'")
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


def break_off(monkeypatch: pytest.MonkeyPatch, name: str, after: int) -> list[str]:
    """Let each whole download of a file end too soon; returns the parts of it that are asked for later."""
    whole, parts = PageHandler.copyfile, list[str]()

    def copyfile(handler: PageHandler, source: Any, to: Any) -> None:
        if not handler.path.endswith(name):
            whole(handler, source, to)
        elif "Range" in handler.headers:
            parts.append(handler.headers["Range"])
            whole(handler, source, to)
        else:
            to.write(source.read(after))
            to.flush()
            time.sleep(SILENT_S)  # as a line does that is lost; what has come is read meanwhile
            handler.close_connection = True

    monkeypatch.setattr(PageHandler, "copyfile", copyfile)
    return parts


def test_a_download_that_breaks_off_says_how_much_is_here_and_goes_on_where_it_stopped(
    context: BrowserContext, space: WebSpace, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = break_off(monkeypatch, "server.tar.xz", 1_500_000)
    page = context.new_page()
    page.goto(space.address)
    expect(page.locator(".start h1")).to_have_text(re.compile(r"Stahování stojí:\s[3-7],\d\s/\s[78],\d\sMB"))
    page.get_by_role("button", name="Číst pravidla").click()
    context.set_offline(True)  # what can be read is here
    page.locator("a[href='/rules/brothers']").click()
    expect(page.locator("h1", has_text="Dva bratři")).to_be_visible()
    context.set_offline(False)  # it goes on by itself
    ready(page)
    (part,) = [each for each in parts if each.endswith("-")]  # the browser's cache may ask for a byte of its own
    assert 0 < int(part.removeprefix("bytes=").removesuffix("-")) <= 1_500_000
    assert play(page, seated(page, "brothers"), 2)["at"] >= 2


@pytest.mark.parametrize("missing", ["DecompressionStream", "structuredClone"])
def test_an_old_browser_is_told_which_one_would_do(context: BrowserContext, space: WebSpace, missing: str) -> None:
    page = context.new_page()
    page.add_init_script(f"delete window.{missing}")
    page.goto(space.address)
    expect(page.locator("#too-old")).to_contain_text("Chrome 98, Edge 98, Firefox 113, Safari 16.4")
    expect(page.locator(".start")).to_have_count(0)


def test_a_match_waits_for_the_connection_and_is_offered_then(context: BrowserContext, space: WebSpace) -> None:
    page = opened(context, space)
    table = seated(page, "brothers")
    play(page, table, 3)
    page.reload()
    page.get_by_role("button", name="Až bude připojení").click()
    page.get_by_label("Adresa serveru nebo stránky").fill("play.example.org")
    page.get_by_role("button", name="Pokračovat").click()
    link = page.get_by_role("link", name="přenést teď")
    expect(link).to_have_attribute("href", re.compile(r"^https://play\.example\.org/#/bring#regnum1\."))
    context.set_offline(True)
    expect(page.get_by_text("Je to poznamenané")).to_be_visible()
    context.set_offline(False)
    expect(link).to_be_visible()
    page.reload()  # it is not forgotten
    expect(link).to_be_visible()
    page.get_by_role("button", name="Nechat tady").click()
    page.get_by_role("button", name="Ukázat kód ke skenování").click()
    expect(page.locator("figure svg path")).to_be_visible()


def test_a_finished_match_may_go(context: BrowserContext, space: WebSpace) -> None:
    page = opened(context, space)
    table = seated(page, "brothers")
    page.evaluate(f"driver.ask('POST', '/api/tables/{table}/close')")
    page.evaluate("location.hash = '/settings'")
    page.reload()  # the page did not see who I have become
    page.get_by_role("button", name=re.compile("^Smazat")).click()
    page.get_by_role("button", name=re.compile("^Opravdu smazat")).click()
    expect(page.get_by_text("Dva bratři: smazáno")).to_be_visible()
    with pytest.raises(Error, match="404"):
        page.evaluate(f"driver.ask('GET', '/api/tables/{table}')")


def test_each_game_has_a_button_for_each_way(context: BrowserContext, space: WebSpace) -> None:
    page = opened(context, space)
    play(page, seated(page, "brothers"), 1)  # who has never played sees the guides first
    page.reload()
    card = page.locator("article.game", has_text="Architekti")
    for name in ("Sólo: Šlechtična", "Proti botům", "U jedné obrazovky", "První hra s průvodcem"):
        expect(card.get_by_text(name, exact=True)).to_be_visible()
    card.get_by_text("U jedné obrazovky").click()
    expect(page.get_by_role("heading", name="Teď hraje")).to_be_visible()  # the curtain
    assert "#/table/" in page.url
