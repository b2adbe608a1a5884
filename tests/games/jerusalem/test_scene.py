"""The table before the eye: whatever a move touches lies there once, and nothing shows what the view does not know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import regnum
from regnum.core.match import Match
from regnum.games.jerusalem.scene import gallery
from regnum.scene import plain_value

BUTTON = "button "


def parts(tree: Any) -> Iterator[dict[str, Any]]:
    """Every thing of a scene."""
    if isinstance(tree, dict):
        if "kind" in tree:
            yield tree
        for value in tree.values():
            yield from parts(value)
    elif isinstance(tree, list | tuple):
        for each in tree:
            yield from parts(each)


def moments(seats: int, seed: int, **options: Any) -> Iterator[tuple[Match, int]]:
    """A game by chance, decision by decision."""
    match, dice = regnum.new("jerusalem", seats=seats, seed=seed, options=options), random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        yield match, seat
        match.play(seat, dice.choice(match.legal(seat)))


def ids(scene: dict[str, Any]) -> Counter[str]:
    return Counter(each["id"] for each in parts([scene["panels"], scene.get("purse"), scene.get("sides")]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_a_move_touches_lies_on_the_table(seats: int) -> None:
    for match, seat in moments(seats, seed=seats):
        there = ids(match.scene(seat))
        decision = match.decision(seat)
        assert decision is not None
        missing = {
            handle
            for option in decision.options
            if option.refusal is None
            for handle in option.handles
            if not handle.startswith(BUTTON) and handle not in there
        }
        assert not missing, (decision.ask, missing)


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_has_an_id_of_its_own(seats: int) -> None:
    for match, seat in moments(seats, seed=11):
        for viewer in (seat, None):
            twice = {id for id, count in ids(match.scene(viewer)).items() if count > 1}
            assert not twice


def test_closed_quarters_are_shut_and_pay_nothing() -> None:
    match = regnum.new("jerusalem", seats=2, seed=3)
    areas = {each["id"]: each for each in parts(match.scene(0)) if each.get("shape") == "region"}
    shut = {id for id, area in areas.items() if area.get("shut")}
    assert shut == {f"area {quarter}_{size}" for quarter in ("patriarchate", "nobility") for size in SIZES}
    assert not any("gives" in areas[id] for id in shut)


SIZES = ("large", "left", "right")


def test_a_strict_table_shows_no_number_behind_another_screen() -> None:
    for match, seat in moments(4, seed=5):
        if match.view(seat)["lifted"]:
            break
        closed = [each for each in parts(match.scene(seat)) if each.get("shape") == "screen"]
        assert len(closed) == 3 and not any("gives" in each for each in closed)


def test_an_aided_table_shows_what_everybody_could_count() -> None:
    match, seat = next(moments(3, seed=5, memory="aided"))
    closed = [each for each in parts(match.scene(seat)) if each.get("shape") == "screen"]
    assert [[gain["count"] for gain in each["gives"]] for each in closed] == [[0, 12], [0, 12]]


def test_the_gallery_holds_the_whole_box() -> None:
    shown = Counter(panel["id"] for panel in plain_value(gallery()) for place in panel["items"] for _ in place["items"])
    assert shown == {
        "gallery offices": 4,
        "gallery cards": 14,
        "gallery events": 4,
        "gallery areas": 16,
        "gallery privileges": 3,
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_upright_tablet_tells_what_the_next_floor_costs(seats: int) -> None:
    scene = regnum.new("jerusalem", seats=seats, seed=1).scene(0)
    here = {panel["id"] for panel in scene["panels"]}
    shown = [panel for leaf in scene["stacked"] for panel in leaf["panels"]]
    assert set(shown) <= here and {"calendar", "floors", "city", "offices", "screens"} <= set(shown)
