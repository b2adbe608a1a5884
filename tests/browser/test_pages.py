"""The pages of the server in a real browser: the app, the plain page without a script, and what the policy allows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import regnum
from regnum.catalogue import LANGUAGES
from regnum.core.messages import Message
from tests.browser.conftest import ConsoleErrors
from tests.browser.server import Guest

GAME = "brothers"


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("path", ["/", "/settings", f"/rules/{GAME}", f"/new/{GAME}"])
def test_the_app_comes_to_life_and_the_policy_has_nothing_to_refuse(page: Page, path: str) -> None:
    answer = page.goto(path)
    assert answer is not None and answer.status == 200
    expect(page.locator("#app > *").first).to_be_attached()
    page.wait_for_load_state("networkidle")


@pytest.mark.usefixtures("app")
def test_the_app_is_in_the_readers_language(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    context = new_context(locale="cs-CZ")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    guest("Anna", "uk").enter(context)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "uk")


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tab_is_called_after_its_page_and_the_focus_goes_with_the_reader(page: Page, lang: str) -> None:
    page.goto(f"/?lang={lang}")
    expect(page).to_have_title("Regnum")
    expect(page.locator("article.game").first).to_be_visible()
    assert page.evaluate("document.activeElement === document.body")
    for path, name in (("/rules", "ui-nav-rules"), ("/replay", "ui-nav-records"), ("/about", "ui-about")):
        page.locator(f"header nav a[href='{path}']").click()
        expect(page).to_have_title(f"{regnum.text(Message(name), lang)} – Regnum")
        expect(page.locator("main")).to_be_focused()
        expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.usefixtures("app")
def test_whoever_goes_to_a_table_and_back_takes_the_focus_along(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = anna.table(GAME, *["me"] * regnum.info(GAME).seats[0])
    anna.enter(page.context)
    page.goto("/")
    page.locator(f"a[href='/table/{table}']").click()
    expect(page.locator("main.middle")).to_be_focused()
    page.locator("header a[href='/']").click()
    expect(page.locator("article.game").first).to_be_visible()
    expect(page.locator("main")).to_be_focused()


def test_a_match_is_played_in_a_browser_without_a_script(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto("/")  # the app's page leads on by itself, and so does a server without the app
    page.wait_for_url("**/plain")
    page.locator("button[name=way][value=bot]").first.click()
    page.wait_for_url("**/plain/table/*")
    before = page.locator("#live").get_attribute("data-at")
    page.locator("button[name=move]:visible").first.click()  # if the bot is asked first, the page looks again by itself
    page.wait_for_url("**/plain/table/*")
    assert page.locator("#live").get_attribute("data-at") != before


def test_the_plain_table_with_its_script_breaks_no_rule_of_the_policy(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = anna.table(GAME, "me", "me")
    anna.enter(page.context)
    page.goto(f"/plain/table/{table}")
    expect(page.locator("#live")).to_have_attribute("data-at", "0")
    anna.play(table, anna.sight(table)["waiting"][0])
    expect(page.locator("#live")).not_to_have_attribute("data-at", "0")


def test_what_the_policy_forbids_is_noticed(page: Page, console_errors: ConsoleErrors) -> None:
    page.goto("/plain")
    with page.expect_console_message(lambda said: "Content Security Policy" in said.text):
        page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">no</p>')")
    assert any("Content Security Policy" in each for each in console_errors)
    console_errors.clear()
