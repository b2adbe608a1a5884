"""The page that needs no server, every night: a first visit, then no web space and no network, and a whole match."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

import regnum
from tests.browser.conftest import ConsoleErrors
from tests.browser.web_space import DRIVER, KEPT, START_MS, TAKEN, WebSpace, until


@pytest.mark.nightly
def test_a_visitor_goes_offline_and_plays_a_match_that_is_the_same_here(
    browser: Browser, space: WebSpace, console_errors: ConsoleErrors
) -> None:
    context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(START_MS)
    page = console_errors.watch(context.new_page())
    page.goto(space.address)
    expect(page.locator(".start .meter")).to_be_visible()
    expect(page.locator(".start .meter")).to_be_hidden(timeout=START_MS)
    until(page, KEPT)

    space.close()
    context.set_offline(True)
    page.reload()
    page.locator("button", has_text="play now").first.click()  # a table of my own, by the button that people have
    expect(page.locator(".option, .dock button").first).to_be_visible()

    page.wait_for_function(TAKEN)
    page.evaluate(DRIVER)
    page.evaluate("driver.become('Anna', 'en')")
    table = page.evaluate("driver.table('brothers', ['me', 'squire'])")
    assert page.evaluate(f"driver.play({json.dumps(table)}, 2000, 7)")["over"]
    record = page.evaluate(f"driver.ask('GET', '/api/tables/{table}/record')")
    there = page.evaluate("record => driver.ask('POST', '/api/replay', { record })", record)
    here = regnum.replay(record)
    assert here.over and there["hash"] == here.hash
    context.close()
