"""Tiles, units and treasures as they lie on the table: what is printed on them, and what that means."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from regnum.core.figures import set_of_words
from regnum.core.messages import Fact, say
from regnum.games.brothers.cards import TILE_NUMBERS, TILES, TREASURES, Tile
from regnum.games.brothers.events import treasure_name
from regnum.games.brothers.figures import OURS, TileFigures
from regnum.games.brothers.parts import COLOURS, KINDS, RESOURCES, TERRAINS, UNITS
from regnum.scene import Piece, Shape

# The paragraph that tells how a kind of building scores.
SCORED_BY: Final = {
    "inn": "6.3.1",
    "marketplace": "6.3.2",
    "pilgrimage_site": "6.3.3",
    "robber_keep": "6.3.4",
    "mill": "6.3.5",
    "stonemason": "6.3.5",
    "pigsty": "6.3.5",
    "bakery": "6.3.6",
    "smithy": "6.3.6",
    "foresters_lodge": "6.3.6",
    "camp": "6.3.7",
    "farm": "6.3.8",
    "sawmill": "6.3.8",
    "quarry": "6.3.8",
    "trading_post": "6.3.9",
    "cathedral": "6.3.10",
    "siege_tower": "6.3.11",
    "fortress": "6.3.12",
    "watchtower": "6.3.13",
    "guardhouse": "6.3.14",
    "basket_workshop": "6.3.15",
    "pottery_workshop": "6.3.15",
    "cooper_workshop": "6.3.15",
    "guild_house": "6.3.16",
}
TREASURE_RULES: Final = {each.id: "8.3.2" if each.axis >= 0 else "8.3.3" for each in TREASURES}


# -- tiles ---------------------------------------------------------------------------------------------------------


def printed(view: dict[str, Any]) -> TileFigures:
    """What is printed on tiles and treasures at this table."""
    words = view.get("figures")
    return OURS if words is None else printed_in(tuple(words))


@cache
def printed_in(words: tuple[str, ...]) -> TileFigures:
    """The figures of a set, by the words of the record."""
    from regnum.games.brothers.printed import SHEET  # only tables with other figures need it

    packed = SHEET.packed_for(set_of_words(list(words), "brothers", SHEET))
    assert isinstance(packed, TileFigures)
    return packed


def tile_of(view: dict[str, Any], id: str) -> Tile:
    """A tile by its id."""
    return printed(view).tiles[TILE_NUMBERS[id]]


def face_of(view: dict[str, Any], id: str) -> Piece:
    """What is printed on a tile of this table."""
    figures = printed(view)
    return FACES[id] if figures is OURS else face(figures, TILE_NUMBERS[id])


def face(figures: TileFigures, number: int) -> Piece:
    """What is printed on a tile, and what that means."""
    tile = figures.tiles[number]
    kind = tile.kind_id()
    return Piece(
        id=f"tile {tile.id}",
        shape=Shape.TILE,
        face="up",
        tone=TERRAINS[tile.terrain],
        icon=kind,
        label=say(f"tile-{tile.id}.short"),
        name=figures.names[number],
        text=say(f"effect-{kind}", **effect_facts(tile)),
        rule=SCORED_BY[kind],
        cost={RESOURCES[resource]: tile.cost[resource] for resource in range(3) if tile.cost[resource]},
        roads=list(tile.roads),
        joined=tile.joined,
    )


def effect_facts(tile: Tile) -> dict[str, Fact]:
    """What the sentence on a tile needs to know: its line, its positions, its printed kinds."""
    facts: dict[str, Fact] = {}
    if tile.axis >= 0:
        facts["axis"] = ("row", "column")[tile.axis]
    if tile.looks_at >= 0:
        facts["positions"] = ("side", "corner")[tile.looks_at]
    if tile.printed:
        facts["printed"] = [say(f"kind-{KINDS[kind]}.one") for kind in tile.printed]
    return facts


FACES: Final = {
    tile.id: face(OURS, number) for number, tile in enumerate(TILES)
}  # printed once; a scene only says where they lie


# -- units ---------------------------------------------------------------------------------------------------------


def unit_piece(view: dict[str, Any], seat: int, unit: str) -> Piece:
    """One unit; the elite wears a crown, a moved one shows its cross."""
    side = view["sides"][seat]
    label = say("unit-elite" if unit == "elite" else "unit-regular")
    if side["henry"]:  # the colour of the cross says which terrain calls it (8.2.9)
        label = say("unit-crossed", unit=label, terrain=cross_of(view, unit))
    spent = unit in side["moved"]
    return Piece(
        id=f"unit {COLOURS[seat]}_{unit}",
        shape=Shape.UNIT,
        drawing="unit",
        seat=seat,
        icon=unit.split("_")[0],
        label=label,
        spent=spent,
    )


def cross_of(view: dict[str, Any], unit: str) -> str:
    """The terrain on the back of a unit."""
    return TERRAINS[list(printed(view).cross_called_by).index(UNITS.index(unit))]


def units_at(view: dict[str, Any], spot: object) -> list[Piece]:
    """The units of both brothers that stand there."""
    return [
        unit_piece(view, seat, unit)
        for seat in range(2)
        for unit in UNITS
        if view["sides"][seat]["units"][unit] == spot
    ]


# -- treasures -----------------------------------------------------------------------------------------------------


def treasure_piece(id: str) -> Piece:
    """A treasure, face up."""
    text = treasure_name(id, ".effect")
    return Piece(id=id, shape=Shape.TOKEN, icon=id, label=treasure_name(id), text=text, rule=TREASURE_RULES[id])
