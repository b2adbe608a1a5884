"""The rules beside the table: a link to a paragraph opens them there, searchable, and never over what is chosen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.inspection import CALM_MS, SETTLED
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")


def at_the_table(page: Page, anna: Guest, game: str) -> str:
    table = anna.table(game, "me", "page")
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    page.locator('.table[data-asked="true"]').wait_for()
    return f"/table/{table}"


def test_a_paragraph_opens_beside_the_table_and_is_searched_there(page: Page, guest: Callable[..., Guest]) -> None:
    path = at_the_table(page, guest("Anna"), "brothers")
    page.keyboard.press("?")
    page.locator(".drawer.why a[href*='#p-']").first.click()
    drawer = page.locator(".drawer.rules")
    aimed = drawer.locator(".para.hit, h3.aimed")
    expect(aimed).to_be_in_viewport()
    assert page.url.endswith(path)
    drawer.get_by_role("searchbox").fill("shield")
    expect(drawer.locator("mark").first).to_have_text("shield")
    expect(drawer.locator(".para:not(:has(mark))")).to_have_count(0)
    drawer.locator("[data-page]").click()
    expect(page).to_have_url(re.compile("/rules/brothers"))


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_on_a_wide_screen_nothing_to_be_chosen_lies_under_the_rules(
    size: tuple[int, int], new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    at_the_table(page, guest("Anna"), "brothers")
    page.keyboard.press("p")
    drawer = page.locator(".drawer.rules")
    expect(drawer.locator(".para").first).to_be_visible()
    page.evaluate(SETTLED, CALM_MS)
    left = drawer.bounding_box()
    assert left is not None
    under = page.evaluate(
        "edge => [...document.querySelectorAll('.stage .handle.lit')]"
        ".filter(each => each.getBoundingClientRect().right > edge + 1).map(each => each.dataset.thing)",
        left["x"],
    )
    assert under == []
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


COVERED = """() => [...document.querySelectorAll(".stage .handle.lit > button.hit")].filter((each) => {
  each.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = each.getBoundingClientRect();
  return !each.parentElement.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((each) => each.parentElement.dataset.thing)"""


@pytest.mark.parametrize("game", ["jerusalem", "architects"])
@pytest.mark.parametrize("size", [(820, 1180), (1180, 820)])
def test_on_a_tablet_no_drawer_lies_over_what_can_be_chosen(
    game: str, size: tuple[int, int], new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    page = new_context(viewport={"width": size[0], "height": size[1]}, has_touch=True).new_page()
    at_the_table(page, guest("Anna"), game)
    expect(page.locator(".stage .handle.lit").first).to_be_visible()
    for key, name in (("l", "log"), ("c", "chat"), ("s", "score"), ("o", "list"), ("p", "rules")):
        page.keyboard.press(key)
        drawer = page.locator(f".drawer.{name}")
        expect(drawer).to_be_visible()
        page.evaluate(SETTLED, CALM_MS)
        assert page.evaluate(COVERED) == [], name
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)


UNDER = """edge => [...document.querySelectorAll('.stage .handle.lit')]
  .filter(each => each.getBoundingClientRect().right > edge + 1).map(each => each.dataset.thing)"""


def test_whoever_reads_the_log_or_the_chat_can_go_on_bidding(page: Page, guest: Callable[..., Guest]) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    at_the_table(page, guest("Anna"), "jerusalem")
    expect(page.locator(".stage .handle.lit").first).to_be_visible()
    for key, name in (("l", "log"), ("c", "chat")):
        page.keyboard.press(key)
        drawer = page.locator(f".drawer.{name}")
        expect(drawer).to_be_visible()
        page.evaluate(SETTLED, CALM_MS)
        box = drawer.bounding_box()
        assert box is not None
        assert page.evaluate(UNDER, box["x"]) == []
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
