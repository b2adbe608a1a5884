"""A match goes from the page that needs no server to a server, and back, by the buttons that people have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser import server as servers
from tests.browser.server import RunningServer
from tools import page as page_tool

pytestmark = [pytest.mark.usefixtures("app"), pytest.mark.nightly]

START_MS = 120_000
DOCK = ".option, .dock button"


@pytest.fixture
def offering(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that hands out the page."""
    if not (page_tool.OUT / "files.json").exists():
        pytest.fail("the page is not built; `make page` does it")
    with servers.opened(tmp_path, page=str(page_tool.OUT)) as opened:
        yield opened


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = browser.new_context(locale="en-GB")
    opened.set_default_timeout(START_MS)
    yield opened
    opened.close()


def taken_along(context: BrowserContext, page: Page) -> Page:
    """Pack the match at which this page looks; return the page that the link opens."""
    page.get_by_role("button", name="Settings and table").first.click()
    page.get_by_role("button", name="Pack it").click()
    with context.expect_page() as opening:
        page.get_by_role("link", name="Open there").click()
    there = opening.value
    there.get_by_role("button", name="Play on here").click()
    expect(there.locator(DOCK).first).to_be_visible()
    return there


def test_a_match_goes_to_the_server_and_back(context: BrowserContext, offering: RunningServer) -> None:
    page = context.new_page()
    page.goto(offering.address)
    page.get_by_role("button", name="Open", exact=True).click()  # play offline
    page.wait_for_url("**/offline/")
    page.locator("button", has_text="play now").first.click()
    expect(page.locator(DOCK).first).to_be_visible()

    on_server = taken_along(context, page)
    assert "/offline/" not in on_server.url and "/table/" in on_server.url
    table = offering.table(on_server.url.rpartition("/")[2])
    assert table.state == "playing" and table.made.source is not None

    page.close()  # one tab of the page at a time
    back = taken_along(context, on_server)
    assert "/offline/#/table/" in back.url
    expect(back.locator(".table")).to_be_visible()
