"""2.1, 8.3.5. Every tile and every treasure is as the fact sheet beside this file says."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from regnum.games.brothers.cards import ANY, TILES, TREASURES
from regnum.games.brothers.parts import (
    COLOURS,
    CROSS_CALLED_BY,
    DIRECTIONS,
    FIRST_GAME,
    HAND_LIMIT,
    HENRYS_BEST,
    KINDS,
    OFFERED,
    RING,
    SETS,
    SETS_IN_PLAY,
    TERRAINS,
    TREASURE_POINTS,
    TREASURES_REMOVED,
    UNITS,
)
from regnum.testing import rule

FACTS = yaml.safe_load((Path(__file__).parent / "components.yaml").read_text(encoding="utf-8"))
AXES = {-1: None, 0: "row", 1: "column"}
POSITIONS = {-1: None, 0: "side", 1: "corner"}


def printed(sheet: dict[str, Any]) -> list[str]:
    """The kinds on a Trading post or the workshop on a Guild house."""
    return [sheet["printed_workshop"]] if "printed_workshop" in sheet else sheet.get("printed_kinds", [])


def by_id(things: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(number, sheet, id=sheet["id"]) for number, sheet in enumerate(things)]


@rule("2.1", "Q1")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["tiles"]))
def test_a_tile_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    tile = TILES[number]
    assert tile.id == sheet["id"]
    assert tile.set == sheet["set"]
    assert KINDS[tile.kind] == sheet["kind"]
    assert TERRAINS[tile.terrain] == sheet["terrain"]
    assert tile.cost == tuple(sheet["cost"].get(resource, 0) for resource in ("wood", "stone", "grain"))
    assert list(tile.roads) == sheet["roads"]["edges"]
    assert tile.joined == sheet["roads"]["joined"]
    assert AXES[tile.axis] == sheet.get("axis")
    assert POSITIONS[tile.looks_at] == sheet.get("positions")
    assert [KINDS[kind] for kind in tile.printed] == printed(sheet)


@rule("8.3.5")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["treasures"]))
def test_a_treasure_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    treasure, condition = TREASURES[number], sheet["condition"]
    assert treasure.id == sheet["id"]
    assert condition["tiles_needed"] == 2
    assert (AXES[treasure.axis] or "position") == sheet["type"]
    assert ("any" if treasure.terrain == ANY else TERRAINS[treasure.terrain]) == condition["terrain"]
    if sheet["type"] == "position":
        assert [DIRECTIONS[cell] for cell in treasure.cells] == condition["where"]
    else:
        assert condition["where"] == f"same {sheet['type']}"


def test_the_counts_are_the_expected_ones() -> None:
    expected = FACTS["expected_counts"]
    assert len(TILES) == expected["tiles"]
    assert len({tile.id for tile in TILES}) == expected["tiles"]
    assert len(SETS) == expected["sets"]
    assert set(Counter(tile.set for tile in TILES).values()) == {expected["tiles_per_set"]}
    colours = Counter((tile.set, tile.terrain) for tile in TILES)
    assert len(colours) == 3 * expected["sets"]
    assert set(colours.values()) == {expected["tiles_per_terrain_per_set"]}
    assert len(KINDS) == len({tile.kind for tile in TILES}) == expected["kinds"]
    assert len(TREASURES) == expected["treasures"]
    assert Counter(AXES[treasure.axis] or "position" for treasure in TREASURES) == expected["treasures_by_type"]
    assert len(COLOURS) * len(UNITS) == expected["units"]


def test_every_kind_has_as_many_copies_as_the_sheet_says() -> None:
    assert Counter(KINDS[tile.kind] for tile in TILES) == {kind["id"]: kind["copies"] for kind in FACTS["kinds"]}


def test_the_constants_are_those_of_the_sheet() -> None:
    constants, solo = FACTS["constants"], FACTS["solo"]
    assert (constants["offer_positions"], constants["offer_tiles"]) == (RING, OFFERED)
    assert constants["sets_per_game"] == SETS_IN_PLAY
    assert constants["hand_limit_end_of_turn"] == HAND_LIMIT
    assert list(FIRST_GAME) == constants["first_game_sets"]
    assert FACTS["treasure_value"]["points_each"] == TREASURE_POINTS
    assert solo["henry_scoring"]["best_buildings_doubled"] == HENRYS_BEST
    assert list(DIRECTIONS) == solo["scan_order"]
    removed = {int(level["id"].removeprefix("level_")): level["treasures_removed"] for level in solo["levels"]}
    assert removed == TREASURES_REMOVED


@pytest.mark.parametrize("unit", FACTS["units"], ids=lambda unit: unit["id"])
def test_a_units_cross_has_the_colour_of_the_sheet(unit: dict[str, Any]) -> None:
    name = unit["id"].removeprefix(unit["colour"] + "_")
    assert UNITS[CROSS_CALLED_BY[TERRAINS.index(unit["cross"])]] == name
