"""What is printed on tiles, treasures and units, how each figure is known, and what fits into a box (Q1).

Read once, when somebody asks for figures, and not compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.figures import (
    AmountField,
    Contradiction,
    FigureSheet,
    Item,
    Origin,
    PrintedFigure,
    Reading,
    Readings,
    WordField,
    WordsField,
    reconstructed,
    rulebook,
)
from regnum.core.messages import Message, say
from regnum.games.brothers.cards import ANY, TILES, TREASURES, Tile, Treasure
from regnum.games.brothers.figures import TileFigures
from regnum.games.brothers.parts import (
    BASKET_WORKSHOP,
    COOPER_WORKSHOP,
    CROSS_CALLED_BY,
    DIRECTIONS,
    FARM,
    GUILD_HOUSE,
    INN,
    KINDS,
    NONE,
    POTTERY_WORKSHOP,
    QUARRY,
    RESOURCES,
    SAWMILL,
    TERRAINS,
    UNITS,
    WATCHTOWER,
)

EDGES: Final = ("N", "E", "S", "W")
LINES: Final = ("row", "column")
POSITIONS: Final = ("side", "corner")
MOST_OF_ONE: Final = 4  # of a resource on one tile
CHEAPEST: Final = 1
DEAREST: Final = 6
OF_EACH_TERRAIN: Final = 3  # in every set
PRODUCERS: Final = (FARM, SAWMILL, QUARRY)
WORKSHOPS: Final = (BASKET_WORKSHOP, POTTERY_WORKSHOP, COOPER_WORKSHOP)

UNSEEN: Final = reconstructed()
ONE_OF_ITS_KIND: Final = reconstructed("kind")  # the rulebook shows it for another tile of the kind
# The rulebook's examples show one tile of these kinds; which of them it is, its other figures do not tell.
COST_SHOWN: Final = {"inn_row": "E2", "trading_post_grain": "E2", "bakery": "E3", "watchtower_row_wood": "E4"}
COST_OF_KIND: Final = (INN, WATCHTOWER)
TERRAIN_SHOWN: Final = {"siege_tower_wood_1": "E10"}


def named(prefix: str, words: tuple[str, ...]) -> dict[str, Message]:
    """Words with their names in the catalogue."""
    return {word: say(prefix + word) for word in words}


TERRAIN_NAMES: Final = named("terrain-", TERRAINS)
ROAD_NAMES: Final = named("direction-", EDGES)

TERRAIN: Final = WordField("terrain", say("figure-terrain"), TERRAIN_NAMES)
COSTS: Final = [AmountField(each, say(f"resource-{each}"), 0, MOST_OF_ONE) for each in RESOURCES]
ROADS: Final = WordsField("roads", say("figure-roads"), ROAD_NAMES)
JOINED: Final = WordField("joined", say("figure-joined"), {"yes": say("ui-yes"), "no": say("ui-no")})
LINE: Final = WordField("line", say("figure-line"), named("figure-line-", LINES))
LOOKS_AT: Final = WordField("positions", say("figure-positions"), named("figure-positions-", POSITIONS))
GOODS_SHOWN: Final = WordsField(
    "shows", say("figure-shows"), {KINDS[n]: say(f"kind-{KINDS[n]}") for n in PRODUCERS}, 1, 2
)
CRAFT_SHOWN: Final = WordsField(
    "shows", say("figure-shows"), {KINDS[n]: say(f"kind-{KINDS[n]}") for n in WORKSHOPS}, 1, 1
)
TWO_TERRAIN: Final = WordField("terrain", say("figure-terrain"), {**TERRAIN_NAMES, "any": say("figure-terrain-any")})
TWO_CELLS: Final = WordsField("positions", say("figure-positions"), named("direction-", DIRECTIONS), 2, 2)
CROSS: Final = WordField("cross", say("figure-cross"), TERRAIN_NAMES)


# -- items ----------------------------------------------------------------------------------------------------------


def tile_item(tile: Tile) -> Item:
    """A tile with every figure on it."""
    figures = [
        PrintedFigure(TERRAIN, TERRAINS[tile.terrain], terrain_origin(tile)),
        *(PrintedFigure(field, tile.cost[n], cost_origin(tile)) for n, field in enumerate(COSTS)),
        PrintedFigure(ROADS, tuple(edge for edge in EDGES if edge in tile.roads), roads_origin(tile)),
        PrintedFigure(JOINED, "yes" if tile.joined else "no", roads_origin(tile)),
    ]
    if tile.axis >= 0:
        figures.append(PrintedFigure(LINE, LINES[tile.axis], UNSEEN))
    if tile.looks_at >= 0:
        figures.append(PrintedFigure(LOOKS_AT, POSITIONS[tile.looks_at], UNSEEN))
    if tile.printed:
        shown = CRAFT_SHOWN if tile.kind == GUILD_HOUSE else GOODS_SHOWN
        figures.append(PrintedFigure(shown, tuple(KINDS[kind] for kind in tile.printed), UNSEEN))
    return Item(tile.id, tile.set, say(f"tile-{tile.id}.full"), figures, picture=f"tile {tile.id}")


def terrain_origin(tile: Tile) -> Origin:
    """2.9, 4.6.3. What gives a resource has its colour; of the others only one is shown."""
    if tile.kind in PRODUCERS:
        return rulebook("4.6.3")
    return rulebook(TERRAIN_SHOWN[tile.id]) if tile.id in TERRAIN_SHOWN else UNSEEN


def cost_origin(tile: Tile) -> Origin:
    """E2 to E4. Four costs are shown."""
    if tile.id in COST_SHOWN:
        return rulebook(COST_SHOWN[tile.id])
    return ONE_OF_ITS_KIND if tile.kind in COST_OF_KIND else UNSEEN


def roads_origin(tile: Tile) -> Origin:
    """6.4.2. Only a Pilgrimage site is known to have four separate roads."""
    return UNSEEN if tile.joined else rulebook("6.4.2")


def treasure_item(treasure: Treasure) -> Item:
    """8.3. What a treasure asks for."""
    if treasure.axis >= 0:
        terrain = "any" if treasure.terrain == ANY else TERRAINS[treasure.terrain]
        figure = PrintedFigure(TWO_TERRAIN, terrain, UNSEEN)
    else:
        figure = PrintedFigure(TWO_CELLS, tuple(DIRECTIONS[cell] for cell in treasure.cells), UNSEEN)
    label = say(treasure.id.replace("treasure_", "treasure-", 1))
    return Item(treasure.id, "treasures", label, [figure], picture=treasure.id)


def unit_item(number: int) -> Item:
    """8.2.9. The colour of the cross on the back of a unit: of three different ones, which is on which."""
    unit = UNITS[number]
    label = say("unit-elite" if number == 0 else "unit-regular")
    terrain = TERRAINS[list(CROSS_CALLED_BY).index(number)]
    return Item(f"unit_{unit}", "units", label, [PrintedFigure(CROSS, terrain, UNSEEN)])


# -- what fits into a box -----------------------------------------------------------------------------------------


def terrains_of_each_set(values: Readings) -> list[Contradiction]:
    """Every set has three tiles of each colour, as a public description counts them."""
    found = []
    for set in dict.fromkeys(tile.set for tile in TILES):
        tiles = [tile.id for tile in TILES if tile.set == set]
        for terrain in TERRAINS:
            count = sum(values[tile]["terrain"] == terrain for tile in tiles)
            if count != OF_EACH_TERRAIN:
                ground = say(f"terrain-{terrain}")
                wrong = say("figure-wrong-terrains", set=say(f"set-{set}"), terrain=ground, count=count)
                found.append(Contradiction(tiles[0], wrong))
    return found


def costs_that_can_be_paid(values: Readings) -> list[Contradiction]:
    """A building costs something, and not more than can ever be at hand."""
    found = []
    for tile in TILES:
        cost = sum(number(values[tile.id][each]) for each in RESOURCES)
        if not CHEAPEST <= cost <= DEAREST:
            name = say(f"tile-{tile.id}.full")
            wrong = say("figure-wrong-cost", tile=name, count=cost, least=CHEAPEST, most=DEAREST)
            found.append(Contradiction(tile.id, wrong))
    return found


def crosses_of_three_colours(values: Readings) -> list[Contradiction]:
    """8.2.9. The three units of a colour carry three different crosses."""
    crosses = [values[f"unit_{unit}"]["cross"] for unit in UNITS]
    return [] if len(set(crosses)) == len(UNITS) else [Contradiction("unit_elite", say("figure-wrong-crosses"))]


def number(value: Reading) -> int:
    """An amount among the readings."""
    assert isinstance(value, int)
    return value


# -- playing with a box -------------------------------------------------------------------------------------------


def tile_with(tile: Tile, values: dict[str, Reading]) -> Tile:
    """The tile with what was read from it."""
    shown = values.get("shows", ())
    return Tile(
        tile.id,
        tile.set,
        tile.kind,
        TERRAINS.index(word(values["terrain"])),
        (number(values["wood"]), number(values["stone"]), number(values["grain"])),
        "".join(words(values["roads"])),
        joined=values["joined"] == "yes",
        axis=LINES.index(word(values["line"])) if "line" in values else NONE,
        looks_at=POSITIONS.index(word(values["positions"])) if "positions" in values else NONE,
        printed=tuple(KINDS.index(each) for each in words(shown)),
    )


def word(value: Reading) -> str:
    """A word among the readings."""
    assert isinstance(value, str)
    return value


def words(value: Reading) -> tuple[str, ...]:
    """Several words among the readings."""
    assert isinstance(value, tuple)
    return value


def packed(values: Readings) -> TileFigures:
    """All tiles and crosses as the rules look at them."""
    tiles = tuple(tile_with(tile, values[tile.id]) for tile in TILES)
    crosses = [values[f"unit_{unit}"]["cross"] for unit in UNITS]
    return TileFigures(tiles, vec[i64]([crosses.index(terrain) for terrain in TERRAINS]))


SHEET: Final = FigureSheet(
    [
        *(tile_item(tile) for tile in TILES),
        *(treasure_item(treasure) for treasure in TREASURES),
        *(unit_item(number) for number in range(len(UNITS))),
    ],
    checks=(terrains_of_each_set, costs_that_can_be_paid, crosses_of_three_colours),
    pack=packed,
    not_played=frozenset({"treasures"}),  # their names and pictures say what ours ask for
)
