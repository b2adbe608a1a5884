"""What all moves share: scene ids of what they touch, names, costs in words, positions in their notation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, Plain, say
from regnum.core.notation import Axis, Ids
from regnum.games.brothers.cards import TILES
from regnum.games.brothers.parts import CELLS, COLOURS, NONE, RESOURCES, START, UNITS, place, read_place
from regnum.games.brothers.places import beside, on
from regnum.games.brothers.table import Brothers


def tile_handle(tile: i64) -> str:
    """The scene id of a tile, wherever it lies."""
    return f"tile {TILES[tile].id}"


def place_handle(game: Brothers, cell: i64) -> str:
    """The scene id of what lies on a cell: a tile, the start tile, or the empty cell itself."""
    laid = game.laid_at(cell)
    if laid == NONE:
        return f"cell {place(cell)}"
    return "tile start" if cell == START else tile_handle(game.tiles[laid])


def unit_handle(seat: i64, unit: i64) -> str:
    """The scene id of a unit."""
    return f"unit {COLOURS[seat]}_{UNITS[unit]}"


def empty_place(game: Brothers, cell: i64) -> Message:
    """A free cell by its neighbour: `above the Marketplace (0, 1)`."""
    near, way = game.beside(cell)
    return beside(near, way, place(cell))


def laid_place(game: Brothers, laid: i64, form: str = "") -> Message:
    """A tile on the land by its name: `the Marketplace (0, 0)`."""
    return on(game.lies(laid), place(game.cells[laid]), form)


def any_place(game: Brothers, cell: i64) -> Message:
    """A cell by what lies there, or by its neighbour."""
    laid = game.laid_at(cell)
    return empty_place(game, cell) if laid == NONE else laid_place(game, laid)


def tile_name(game: Brothers, tile: i64) -> Message:
    """A tile's name, told apart from its twins."""
    return game.figures.names[tile]


def counted(amounts: vec[i64]) -> list[Plain]:
    """`2 stone and 1 grain`, in the order of the box."""
    return [
        say(f"count-{RESOURCES[resource]}-acc", count=int(amounts[resource]))
        for resource in range(3)
        if amounts[resource] > 0
    ]


def price(game: Brothers, tile: i64) -> list[Plain]:
    """The cost of a tile in words."""
    return counted(game.figures.cost[tile * 3 : tile * 3 + 3])


def lacking(game: Brothers, tile: i64, have: vec[i64]) -> list[Plain]:
    """What is not at hand, in words."""
    lack = vec[i64]([max(0, game.figures.cost[tile * 3 + resource] - have[resource]) for resource in range(3)])
    return counted(lack)


class Cells(Axis):
    """A cell of the grid."""

    @override
    def read(self, word: str) -> int:
        """`0,1`"""
        return read_place(word)


CELL: Final = Cells("X,Y", CELLS)
TILE: Final = Ids("TILE", [tile.id for tile in TILES], listed=False)
UNIT: Final = Ids("UNIT", UNITS)
