"""An official opponent's turn in a real browser: told step by step, shown as it happened, and never in the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import regnum
from tests.browser.house import Guest

pytestmark = pytest.mark.usefixtures("app")
SLOWLY = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 60 }))"
ALONE = [game for game in regnum.games() if regnum.info(game).seats[0] == 1]
BOARD = "[...document.querySelectorAll('[data-thing]')].map((each) => each.dataset.thing + each.className).join()"


def set_off(page: Page, anna: Guest, table: str) -> None:
    """Play until the opponent has its turn, while the page looks on."""
    for _ in range(60):
        anna.play(table, 0)
        expect(page.locator(f'.table[data-at="{anna.sight(table)["at"]}"], .telling').first).to_be_attached()
        if page.locator(".telling").count():
            return
    raise AssertionError("the official opponent never had a turn")


@pytest.mark.parametrize("game", ALONE)
def test_its_turn_is_told_step_by_step_with_its_paragraphs_and_the_board_follows(
    game: str, page: Page, guest: Callable[..., Guest]
) -> None:
    anna = guest("Anna")
    table = anna.table(game, "me")
    anna.enter(page.context)
    page.add_init_script(SLOWLY)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/frames?" in request.url else None)
    page.goto(f"/table/{table}")
    page.locator(".table[data-at]").wait_for()
    set_off(page, anna, table)
    steps = page.locator(".telling li.st")
    assert steps.count() > 1
    expect(page.locator(".telling li[aria-current=step]")).to_have_count(1)
    expect(page.locator(".telling li.st a").first).to_have_attribute(
        "href", f"/rules/{game}?table={table}#p-{first_rule(page)}"
    )
    boards = {page.evaluate(BOARD)}
    for _ in range(steps.count() - 1):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(120)
        boards.add(page.evaluate(BOARD))
    assert asked and len(boards) > 1, "the board did not follow the telling"
    page.keyboard.press("Escape")
    expect(page.locator(".telling")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-at", str(anna.sight(table)["at"]))
    expect(page.locator('.table[data-asked="true"]')).to_be_attached()


def first_rule(page: Page) -> str:
    """The paragraph the first step that has one cites."""
    return page.locator(".telling li.st a").first.inner_text()
