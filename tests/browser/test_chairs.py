"""Who sits opposite sees the land from there: own buildings upright, positions and arrow keys as seen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
GAME = "brothers"
BLUE = 1
LEFTMOST = """() => {
  const left = (hit) => hit.getBoundingClientRect().x;
  [...document.querySelectorAll(".land .hit")].sort((a, b) => left(a) - left(b))[0].focus();
}"""


def buildings(sight: dict[str, Any]) -> dict[str, int]:
    """Whose building each tile on the land is."""
    return {laid["tile"]: laid["owner"] for laid in sight["view"]["land"] if laid["owner"] is not None}


def with_buildings_of_both(anna: Guest) -> tuple[str, dict[str, Any]]:
    """A table where both have built and Blue is asked, played by chance."""
    table, chance = anna.table(GAME, "me", "me"), random.Random(5)
    while True:
        seat = anna.sight(table)["waiting"][0]
        sight = anna.sight(table, seat)
        if seat == BLUE and set(buildings(sight).values()) == {0, 1} and sight["view"]["sides"][BLUE]["hand"]:
            return table, sight
        moves = [each["move"] for each in sight["decision"]["options"] if each["refusal"] is None]
        builds = [move for move in moves if move.startswith("build ")]
        anna.play(table, seat, chance.choice(builds or moves))


def test_blue_sees_the_land_from_blues_side(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table, sight = with_buildings_of_both(anna)
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    page.locator(".table[data-asked=true]").wait_for()
    for tile, owner in buildings(sight).items():
        face = page.locator(f'.land [data-thing="tile {tile}"] svg g[transform^="rotate("]').first
        expect(face).to_have_attribute("transform", "rotate(0 50 50)" if owner == BLUE else "rotate(180 50 50)")
    columns = [int(each.replace("−", "-")) for each in page.locator(".numbers .column").all_inner_texts()]
    rows = [int(each.replace("−", "-")) for each in page.locator(".numbers .row").all_inner_texts()]
    assert columns == sorted(columns) and rows == sorted(rows, reverse=True)
    laid = next(each for each in sight["view"]["land"] if each["owner"] == BLUE)
    number = page.locator(".numbers .column").nth(columns.index(-laid["x"])).bounding_box()
    box = page.locator(f'.land [data-thing="tile {laid["tile"]}"]').bounding_box()
    assert box is not None and number is not None
    assert abs(box["x"] + box["width"] / 2 - number["x"] - number["width"] / 2) < 4


def test_arrow_keys_go_where_blue_sees_right(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table, _ = with_buildings_of_both(anna)
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    page.locator(".table[data-asked=true]").wait_for()
    page.evaluate(LEFTMOST)
    here = page.evaluate("document.activeElement.getBoundingClientRect().x")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getBoundingClientRect().x") > here
