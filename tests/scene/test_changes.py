"""What differs between two scenes: pieces and cards that are new, gone, elsewhere or others than before."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.core.messages import say
from regnum.scene.changes import Change, ThingSpot, changes
from tests.core.test_frames import played_by_chance


def scene(*items: dict[str, Any]) -> dict[str, Any]:
    return {"panels": [{"kind": "panel", "id": "board", "title": say("x"), "items": list(items)}]}


def tile(id: str, x: int, y: int, *marks: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"kind": "piece", "shape": "tile", "id": id, "x": x, "y": y, "marks": list(marks), **more}


def unit(id: str, **more: Any) -> dict[str, Any]:
    return {"kind": "piece", "shape": "unit", "id": id, **more}


def test_a_piece_that_went_to_another_one_was_there_and_is_here() -> None:
    before = scene(tile("mill", 0, 0, unit("knight")), tile("inn", 1, 0))
    after = scene(tile("mill", 0, 0), tile("inn", 1, 0, unit("knight")))
    assert changes(before, after) == [
        Change("knight", "moved", ThingSpot("board", "mill", "nth 0"), ThingSpot("board", "inn", "nth 0"))
    ]


def test_what_is_new_was_nowhere_and_what_is_gone_is_nowhere() -> None:
    before, after = scene(tile("mill", 0, 0)), scene(tile("inn", 1, 2))
    assert changes(before, after) == [
        Change("inn", "new", None, ThingSpot("board", "board", "1,2")),
        Change("mill", "gone", ThingSpot("board", "board", "0,0")),
    ]


def test_another_card_in_the_same_place_and_a_marker_that_rose_have_changed() -> None:
    before = scene(unit("marker", at=3), tile("card", 0, 0, title=say("abbot")))
    after = scene(unit("marker", at=4), tile("card", 0, 0, title=say("squire")))
    assert [(change.id, change.how) for change in changes(before, after)] == [("marker", "moved"), ("card", "other")]


def test_more_of_the_same_is_an_amount() -> None:
    changed = changes(scene(unit("workers", value=1)), scene(unit("workers", value=2)))
    assert [(change.id, change.how) for change in changed] == [("workers", "amount")]


def test_words_counters_and_how_a_thing_is_lit_are_no_change() -> None:
    counter = {"kind": "counter", "id": "silver", "label": say("silver")}
    before = scene({**counter, "value": 1}, unit("note", shape="note", value=1), unit("knight", spent=True))
    after = scene({**counter, "value": 4}, unit("note", shape="note", value=2), unit("knight"))
    assert changes(before, after) == []


@pytest.mark.parametrize("game", regnum.games())
def test_moves_of_every_game_change_something_and_a_scene_does_not_differ_from_itself(game: str) -> None:
    match = played_by_chance(game, regnum.info(game).seats[1], 5, 40)
    before, moves = match.frames_since(20, 0)
    assert [[frame.events for frame in frames] for frames in moves] == [
        [frame.events for frame in match.frames(number, 0)] for number in range(20, 40)
    ]
    changed = 0
    for frame in (frame for frames in moves for frame in frames):
        assert changes(frame.scene, frame.scene) == []
        changed += bool(changes(before, frame.scene))
        before = frame.scene
    assert changed > 5
    assert (before == match.scene(0)) is True
