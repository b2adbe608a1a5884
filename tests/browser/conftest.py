"""One browser and one server for all tests here; each test has a fresh profile and a page on which nothing goes wrong.

Browser and server live as long as this folder's tests run, not the whole session: Playwright keeps an event loop in the
main thread, beside which other tests could not run theirs.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from regnum.server import app_page, random_ids, table_service
from tests.browser import server as servers
from tests.browser.server import Guest, RunningServer
from tests.browser.web_space import WebSpace
from tools import browser as browsers

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-proxy-server",
]  # fmt: skip
SOON_MS = 30_000


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium; without one the error says what to do."""
    path = browsers.found()
    if path is None:
        pytest.fail(browsers.CHROMIUM.help)
    expect.set_options(timeout=SOON_MS)  # machines are busy
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on a free port."""
    with servers.opened(tmp_path_factory.mktemp("server")) as opened:
        yield opened


@pytest.fixture
def app() -> None:
    """The app must have been built; a run that was asked to do without it leaves these tests out."""
    if (app_page.WEB / "index.html").exists():
        return
    if os.environ.get("REGNUM_NO_WEB"):
        pytest.skip("REGNUM_NO_WEB: there is no browser table in this run")
    pytest.fail("the browser table is not built; `make web` does it")


@pytest.fixture
def space(tmp_path: Path) -> Iterator[WebSpace]:
    """A web space with the page that needs no server."""
    opened = WebSpace(tmp_path)
    opened.copy_page()
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def new_context(browser: Browser, server: RunningServer) -> Iterator[Callable[..., BrowserContext]]:
    """Further profiles: another person, a phone, no script. Takes what Playwright's new_context takes."""
    opened: list[BrowserContext] = []

    def make(**more: object) -> BrowserContext:
        desktop = {"width": 1440, "height": 900}
        usual = {"base_url": server.address, "locale": "en-GB", "reduced_motion": "reduce", "viewport": desktop}
        context = browser.new_context(**{**usual, **more})  # type: ignore[arg-type]
        context.set_default_timeout(SOON_MS)
        opened.append(context)
        return context

    yield make
    for each in opened:
        each.close()


@pytest.fixture
def context(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """A fresh profile in English."""
    return new_context()


class ConsoleErrors(list[str]):
    """The errors in the console of a page: of scripts, of loading, of the content policy."""

    def watch(self, page: Page) -> Page:
        """Collect the errors of this page."""
        page.on("console", self.console)
        page.on("pageerror", lambda wrong: self.append(f"{page.url}: {wrong}"))
        return page

    def console(self, message: ConsoleMessage) -> None:
        """Errors only; browsers warn about many things."""
        if message.type == "error":
            self.append(f"{message.page.url if message.page else ''}: {message.text}")


@pytest.fixture
def console_errors() -> Iterator[ConsoleErrors]:
    """Fails the test if there are errors at its end. A test that provokes one removes it from the list."""
    errors = ConsoleErrors()
    yield errors
    assert not errors, "\n".join(errors)


@pytest.fixture
def page(context: BrowserContext, console_errors: ConsoleErrors) -> Page:
    """A page whose console errors are collected."""
    return console_errors.watch(context.new_page())


@pytest.fixture(autouse=True)
def same_matches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """By day a test meets the same matches every time; by night other ones."""
    if os.environ.get("REGNUM_TESTS") != "nightly":
        seeds = random.Random(request.node.nodeid)
        monkeypatch.setattr(table_service, "new_seed", lambda: seeds.randrange(random_ids.FRESH_SEEDS))


@pytest.fixture
def guest(server: RunningServer) -> Iterator[Callable[..., Guest]]:
    """Makes people: guest("Anna", "cs")."""
    made: list[Guest] = []

    def make(name: str = "Anna", lang: str = "en") -> Guest:
        made.append(server.guest(name, lang))
        return made[-1]

    yield make
    for each in made:
        each.leave()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, to be run inside a page."""
    file = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not file.exists():
        pytest.fail("axe-core is not there; `make web` fetches it")
    return file.read_text(encoding="utf-8")
