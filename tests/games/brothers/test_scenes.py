"""The table of Dva bratři before the eye: everything is there, once, and whatever can be done can be touched."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from regnum.core.match import Match
from regnum.core.registry import box_of
from regnum.games.brothers.cards import TILES, TREASURES
from regnum.games.brothers.parts import KINDS, NONE, SETS, cell_at
from regnum.games.brothers.scene import sources
from regnum.games.brothers.scenes.pieces import FACES, SCORED_BY
from regnum.games.brothers.scoring import roads_of
from regnum.games.brothers.table import Brothers
from regnum.scene import plain_value
from regnum.testing.contract import TableSetup, every_table, position, viewers

Scene = dict[str, Any]
BUTTONS = {"button end", "button spare"}  # these lie in the dock, not on the table
LAST_TURNS = 2
TURNS = 22  # 20 tiles of the supply, and two last turns


def things(tree: Any) -> Iterator[dict[str, Any]]:
    """Everything that lies on the table, also what lies on other things."""
    if isinstance(tree, dict):
        if "kind" in tree:
            yield tree
        for value in tree.values():
            yield from things(value)
    elif isinstance(tree, list):
        for each in tree:
            yield from things(each)


def by_id(scene: Scene) -> dict[str, dict[str, Any]]:
    return {each["id"]: each for each in things(scene)}


def states(seed: int = 3) -> list[Match]:
    """Tables with one and two players, at their beginning, some way on, and at their end."""
    return [
        position(table, seed + nth, decisions)
        for nth, table in enumerate(every_table("brothers"))
        for decisions in (0, 25, 70, 3000)
    ]


def decisions(table: TableSetup, seed: int) -> Iterator[Match]:
    """A whole random game, at every decision."""
    match = table.match(seed)
    dice = random.Random(seed)
    while not match.over:
        yield match
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))


SMALL_TABLES = [
    TableSetup("brothers", 1, {}),
    TableSetup("brothers", 2, {}),
    TableSetup("brothers", 2, {"sets": list(SETS[3:])}),
]
of_small_tables = pytest.mark.parametrize("table", SMALL_TABLES, ids=repr)


def test_every_thing_has_an_id_of_its_own() -> None:
    for match in states():
        for viewer in viewers(match):
            ids = [each["id"] for each in things(match.scene(viewer))]
            assert len(set(ids)) == len(ids), sorted(ids)


def test_stage_and_zones_name_panels_that_are_there_and_miss_none() -> None:
    for match in states():
        for viewer in viewers(match):
            scene = match.scene(viewer)
            panels = {each["id"]: each for each in scene["panels"]}
            staged = [id for column in scene["stage"] for id in column["panels"]]
            zoned = [id for zone in scene["zones"] for id in zone["panels"]]
            assert set(zoned) == set(panels) and len(set(zoned)) == len(zoned)
            assert len(set(staged)) == len(staged)
            left_out = {id for id in panels if id not in staged}
            strip_and_dock = set() if viewer is None else {"points", "means"}
            # The others' things are opened from the strip, where the points stand; goods stand in the dock.
            assert {id for id in left_out if panels[id]["role"] != "others"} == strip_and_dock


def test_a_wide_stage_has_the_columns_of_the_look() -> None:
    for match in states():
        stage = match.scene(0)["stage"]
        assert [column.get("width") for column in stage] == [308, None]
        assert not any(column.get("log") for column in stage)


def test_the_strip_tells_of_both_sides_and_the_purse_of_ones_own() -> None:
    for match in states():
        scene = match.scene(0)
        assert [side["seat"] for side in scene["sides"]] == [0, 1]
        assert all(3 <= len(side["counters"]) <= 5 for side in scene["sides"])
        assert [each["icon"] for each in scene["purse"]][:3] == ["wood", "stone", "grain"]
        assert "purse" not in match.scene(None)
        for side in range(2):
            points = sum(worth for _, worth in match.score_seen_by(0, side))
            assert scene["sides"][side]["counters"][0]["value"] == points
            assert by_id(scene)[f"points {side}"]["value"] == points


@of_small_tables
def test_whatever_can_be_done_can_be_touched(table: TableSetup) -> None:
    """Every handle of every option, also of a refused one, is on the table; buttons are the dock's."""
    for match in decisions(table, 11):
        seat = match.waiting[0]
        scene, decision = by_id(match.scene(seat)), match.decision(seat)
        assert decision is not None
        for option in decision.options:
            assert set(option.handles) <= set(scene) | BUTTONS, option.move


@of_small_tables
def test_a_tile_in_hand_is_shown_on_a_cell_as_it_would_lie(table: TableSetup) -> None:
    """4.3.2, 6.4. Face up where it can be built, else face down; its road as long as it is once it has been built."""
    shown = joined = 0
    for match in (each for seed in range(17, 23) for each in decisions(table, seed)):
        seat = match.waiting[0]
        moves = set(match.legal(seat))
        for cell in things(match.scene(seat)["panels"]):
            for ghost in cell.get("ghosts", []):
                verb, tile, where = ghost["move"].split()
                extends = f"extend {tile} {where}"
                if extends not in moves:
                    continue  # something else is asked just now
                assert ghost["move"] in moves
                assert (verb, ghost["face"]) == (
                    ("build", "up") if f"build {tile} {where}" in moves else ("extend", "down")
                )
                shown += 1
                if verb == "build":
                    joined += assert_road(match, seat, ghost)
    assert shown > 50
    assert joined > 0


def assert_road(match: Match, seat: int, ghost: dict[str, Any]) -> bool:
    """Build it, and hold its roads against those that the scoring follows; whether there was one."""
    after = match.clone()
    after.play(seat, ghost["move"])
    game = after.state
    assert isinstance(game, Brothers)
    roads, laid = roads_of(game), game.laid_at(cell_at(*map(int, ghost["move"].split()[2].split(","))))
    lengths = [
        int(roads.length(game, roads.road[laid * 4 + side])) for side in range(4) if roads.road[laid * 4 + side] != NONE
    ]
    longest = max((each for each in lengths if each > 1), default=0)
    if "note" in ghost:
        assert ghost["note"].args["length"] == longest
    assert bool(ghost["joins"]) == (longest > 0)
    return longest > 0


@of_small_tables
def test_tiles_on_the_land_lie_as_the_view_says(table: TableSetup) -> None:
    for match in decisions(table, 12):
        scene, view = by_id(match.scene(0)), match.view(0)
        for laid in view["land"]:
            tile = scene["tile start" if laid["tile"] is None else f"tile {laid['tile']}"]
            assert (tile["x"], tile["y"]) == (laid["x"], laid["y"])
            assert tile["face"] == ("down" if laid["owner"] is None else "up")
            assert tile.get("value") == laid["points"]
            assert tile.get("turned", 0) == (180 if laid["owner"] == 1 else 0)


@of_small_tables
def test_every_unit_lies_where_it_is(table: TableSetup) -> None:
    for match in decisions(table, 13):
        scene, view = match.scene(0), match.view(0)
        units = [each["id"] for each in things(scene) if each.get("shape") == "unit"]
        assert len(units) == 6
        waiting = by_id(scene)["offer"]["items"]
        assert len(waiting) == sum(spot == "offer" for side in view["sides"] for spot in side["units"].values())


@of_small_tables
def test_resources_come_from_where_the_table_says(table: TableSetup) -> None:
    for match in decisions(table, 14):
        view = match.view(0)
        for seat in range(match.seats):
            for resource, have in view["sides"][seat]["resources"].items():
                parts = sources(view, seat, resource).values()
                assert sum(part for part in parts if isinstance(part, int)) == have


@of_small_tables
def test_the_headline_never_promises_too_few_turns(table: TableSetup) -> None:
    """Counted from the end: how many turns there really were, this one included."""
    promised: list[tuple[int, int]] = []
    for match in decisions(table, 15):
        headline = match.scene(0)["headline"]
        if headline.id == "headline-turns":
            promised.append((match.state.committed, headline.args["turns"]))
        else:
            assert headline.id == "headline-last" and match.view(0)["last_turns"] < LAST_TURNS
    played = match.state.committed
    assert promised[0][1] == TURNS
    assert all(played - before <= most for before, most in promised)
    assert match.scene(0)["headline"].id == "headline-over"


def test_the_ring_reaches_as_far_as_the_player_to_move() -> None:
    for match in states():
        scene, view = by_id(match.scene(0)), match.view(0)
        ring = scene["ring"]
        assert ring["items"][0]["id"] == "shield"
        near = [each for each in ring["items"][1:] if each["near"]]
        if view["turn"] is None:
            assert not near and "reach" not in ring
        else:
            assert ring["reach"] == view["sides"][view["turn"]]["reach"]
            assert len(near) == min(ring["reach"], len(ring["items"]) - 1)


def test_a_turn_tells_what_is_done() -> None:
    match = TableSetup("brothers", 2, {}).match(1)
    seat = match.waiting[0]
    assert by_id(match.scene(seat))["turn take"]["icon"] == "todo"
    match.play(seat, "take 1")
    assert by_id(match.scene(seat))["turn take"]["icon"] == "done"


def test_henrys_treasures_lie_on_the_land_and_beside_it() -> None:
    match = position(TableSetup("brothers", 1, {}), 4, 40)
    scene = by_id(match.scene(0))
    lying = [laid["treasure"] for laid in match.view(0)["land"] if laid["treasure"]]
    assert lying
    for treasure in lying:
        assert scene[treasure]["shape"] == "token"
        assert scene[f"note {treasure}"]["text"] == scene[treasure]["text"]
    assert scene["treasures"]["value"] >= len(lying)


def test_the_gallery_shows_the_whole_box() -> None:
    panels = plain_value(box_of("brothers").gallery())
    ids = [each["id"] for each in things(panels)]
    assert len(set(ids)) == len(ids)
    assert {f"tile {tile.id}" for tile in TILES} | {treasure.id for treasure in TREASURES} <= set(ids)
    shown = [each for each in things(panels) if each["kind"] == "piece"]
    assert all("text" in each and "rule" in each for each in shown)
    assert len(panels) == len(SETS) + 1


def test_every_kind_of_building_knows_its_paragraph() -> None:
    assert set(SCORED_BY) == set(KINDS)


def test_nothing_that_is_printed_once_is_changed_by_a_game() -> None:
    before = repr(FACES)
    for match in states(seed=8)[:8]:
        match.scene(0)
    assert repr(FACES) == before
    assert set(FACES) == {tile.id for tile in TILES}
