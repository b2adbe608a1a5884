"""An official opponent's turn in a real browser: described step by step, shown as it happened, and never blocking."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import regnum
from tests.browser.inspection import CALM_MS, SETTLED
from tests.browser.server import Guest

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
def test_its_turn_is_described_step_by_step_with_its_paragraphs_and_the_board_follows(
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
        page.evaluate(SETTLED, CALM_MS)
        boards.add(page.evaluate(BOARD))
    assert asked and len(boards) > 1, "the board did not follow the telling"
    page.keyboard.press("Escape")
    expect(page.locator(".telling")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-at", str(anna.sight(table)["at"]))
    expect(page.locator('.table[data-asked="true"]')).to_be_attached()


def test_its_steps_are_its_own_turns_only_with_its_board_in_the_place_of_mine(
    page: Page, guest: Callable[..., Guest]
) -> None:
    anna = guest("Anna")
    table = anna.table("paladins", "me")
    anna.enter(page.context)
    page.add_init_script(SLOWLY)
    page.goto(f"/table/{table}")
    page.locator(".table[data-at]").wait_for()
    set_off(page, anna, table)
    step = anna.sight(table)["steps"][-1]
    names = [event["name"] for event in step["events"]]
    first = names.index("scheme_turned")
    last = next((n for n, each in enumerate(step["events"]) if n > first and each["part"] != "deed"), len(names))
    steps = page.locator(".telling li.st")
    expect(steps).to_have_count(last - first)
    expect(page.locator(".dock .say em")).to_contain_text(f"step 1 of {last - first}")
    expect(page.locator(".opponents [data-thing='resource track']")).to_be_visible()
    page.get_by_role("tab", name="My board").click()
    expect(page.locator(".opponents [data-thing='action develop']")).to_be_visible()
    page.get_by_role("tab", name="AI player").click()
    page.get_by_role("button", name="Skip to the end of the turn").click()
    expect(steps.last).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Skip to the end of the turn").click()
    expect(page.locator(".telling")).to_have_count(0)
    expect(page.locator('.table[data-asked="true"]')).to_be_attached()


def test_always_all_at_once_is_remembered_for_the_game(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = anna.table("paladins", "me")
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    page.evaluate("localStorage.setItem('regnum.settings', JSON.stringify({ pace: 60 }))")
    page.reload()
    page.locator(".table[data-at]").wait_for()
    set_off(page, anna, table)
    page.get_by_label("Always all at once").click()
    expect(page.locator(".telling")).to_have_count(0)
    page.reload()
    page.locator(".table[data-at]").wait_for()
    before = anna.sight(table)["at"]
    for _ in range(20):
        anna.play(table, 0)
        steps = anna.sight(table)["steps"]
        expect(page.locator(f'.table[data-at="{anna.sight(table)["at"]}"]')).to_be_attached()
        if any(event["name"] == "scheme_turned" for step in steps if step["at"] > before for event in step["events"]):
            break
    expect(page.locator(".telling")).to_have_count(0)


def first_rule(page: Page) -> str:
    """The paragraph the first step that has one cites."""
    return page.locator(".telling li.st a").first.inner_text()
