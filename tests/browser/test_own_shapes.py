"""A guest game brings a shape of its own: the page draws it in a seat's colours, with its marks and its value where the
drawing has anchors for them.

The Relic Fair is the guide's second game; `art/shapes/shrine.svg` is its shrine.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import ConsoleErrors
from tests.browser.server import Guest
from tests.guests import EXAMPLE, installed

pytestmark = pytest.mark.usefixtures("app")
SHRINE = (160, 120)  # px of the drawing
VALUE = (127 + 13, 38.5 + 7.5)  # the middle of its anchors, from its file
MARKS = (12 + 68, 62 + 22)
NEAR = 3  # px


def with_a_full_shrine(anna: Guest) -> tuple[str, int, list[str]]:
    """A table where the seat that is asked has bought something: its id, the seat, and the relics by their ids."""
    table, chance = anna.table("relics", "me", "me"), random.Random(5)
    while True:
        seat = anna.sight(table)["waiting"][0]
        sight = anna.sight(table, seat)
        shrine = found(sight["scene"], f"shrine {seat}")
        if shrine["value"]:
            return table, seat, [mark["id"] for mark in shrine["marks"]]
        moves = [each["move"] for each in sight["decision"]["options"] if each["refusal"] is None]
        anna.play(table, seat, chance.choice(moves))


def found(scene: dict[str, Any], id: str) -> dict[str, Any]:
    """A thing of a scene, by its id."""
    return next(item for panel in scene["panels"] for item in panel["items"] if item["id"] == id)


def box(thing: Locator) -> FloatRect:
    """Its position on the screen."""
    here = thing.bounding_box()
    assert here is not None
    return here


def distance(thing: Locator, drawing: FloatRect, anchor: tuple[float, float]) -> float:
    """How far the middle of a thing is from an anchor of the drawing, in px of the drawing."""
    here, scale = box(thing), drawing["width"] / SHRINE[0]
    across = (here["x"] + here["width"] / 2 - drawing["x"]) / scale - anchor[0]
    down = (here["y"] + here["height"] / 2 - drawing["y"]) / scale - anchor[1]
    return float((across**2 + down**2) ** 0.5)


def test_a_guests_shrine_is_drawn_with_its_relics(
    page: Page, guest: Callable[..., Guest], console_errors: ConsoleErrors
) -> None:
    with installed(EXAMPLE):
        anna = guest("Anna")
        table, seat, relics = with_a_full_shrine(anna)
        anna.enter(page.context)
        page.goto(f"/table/{table}")
        curtain = page.locator(".curtain button").first
        page.locator(".table[data-asked=true]").or_(curtain).first.wait_for()
        if curtain.count():
            curtain.click()
        shrine = page.locator(f'[data-thing="shrine {seat}"]')
        expect(shrine.locator("svg path").first).to_be_visible()
        drawing = box(shrine)
        expect(shrine.locator("b.words", has_text=str(len(relics))).first).to_be_visible()
        assert distance(shrine.locator("b.words").first, drawing, VALUE) < NEAR
        assert distance(shrine.locator(".marks"), drawing, MARKS) < NEAR
        for relic in relics:
            inside = box(shrine.locator(f'[data-thing="{relic}"]'))
            assert drawing["y"] < inside["y"] and inside["y"] + inside["height"] < drawing["y"] + drawing["height"]
        # This guest brings shapes, but neither icons nor tones.
        console_errors[:] = [
            each for each in console_errors if "404" not in each and "/art/relics/tones.css" not in each
        ]
