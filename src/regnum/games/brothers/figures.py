"""The figures of tiles and treasures as packed numbers, for the rules that a search runs millions of times.

A match is played with one set of them: ours, or those that somebody has read from a box. It is packed once, when the
set is chosen, and every game of the match refers to it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.figures import PackedFigures
from regnum.core.messages import Message, say
from regnum.core.rules import Rules
from regnum.games.brothers.cards import TILES, TREASURES, Tile
from regnum.games.brothers.parts import CROSS_CALLED_BY, RESOURCES, TERRAINS, N


class TileFigures(PackedFigures):
    """All tiles, treasures and units of a box."""

    tiles: tuple[Tile, ...]
    names: list[Message]  # by tile: told apart from its twins
    # By tile.
    kind: vec[i64]
    terrain: vec[i64]
    cost: vec[i64]  # tile * 3 + resource
    roads: vec[i64]  # bits N E S W
    joined: vec[i64]
    axis: vec[i64]
    looks_at: vec[i64]
    printed: vec[i64]  # bits by kind
    # By treasure, packed like the tiles.
    treasure_axis: vec[i64]
    treasure_terrain: vec[i64]
    treasure_cells: vec[i64]  # two each
    cross_called_by: vec[i64]  # 8.2.9: by terrain the unit

    def __init__(self, tiles: tuple[Tile, ...], crosses: vec[i64]) -> None:
        treasures = TREASURES
        self.tiles = tiles
        self.names = [name_of(number, tile) for number, tile in enumerate(tiles)]
        self.kind = vec[i64]([tile.kind for tile in tiles])
        self.terrain = vec[i64]([tile.terrain for tile in tiles])
        self.cost = vec[i64]([resource for tile in tiles for resource in tile.cost])
        self.roads = vec[i64]([sum(1 << "NESW".index(edge) for edge in tile.roads) for tile in tiles])
        self.joined = vec[i64]([int(tile.joined) for tile in tiles])
        self.axis = vec[i64]([tile.axis for tile in tiles])
        self.looks_at = vec[i64]([tile.looks_at for tile in tiles])
        self.printed = vec[i64]([sum(1 << kind for kind in tile.printed) for tile in tiles])
        self.treasure_axis = vec[i64]([each.axis for each in treasures])
        self.treasure_terrain = vec[i64]([each.terrain for each in treasures])
        self.treasure_cells = vec[i64]([cell for each in treasures for cell in (each.cells or (N, N))])
        self.cross_called_by = crosses

    def is_ours(self, tile: i64) -> bool:
        """Whether a tile is printed as ours is, so that its usual name tells what is on it."""
        return self.tiles[tile].printing() == TILES[tile].printing()

    def is_twin(self, one: i64, other: i64) -> bool:
        """Whether two tiles are different ones with the same on them."""
        return one != other and self.tiles[one].printing() == self.tiles[other].printing()

    def line(self, tile: i64) -> str:
        """The line of the score sheet for a building."""
        return TILES[tile].id if self.is_ours(tile) else TILES[tile].id + ENTERED


def name_of(number: int, tile: Tile) -> Message:
    """A tile's name; one that was entered is told by what was read from it."""
    if tile.printing() == TILES[number].printing():
        return say(f"tile-{tile.id}.full")
    cost = [say(f"count-{RESOURCES[n]}", count=tile.cost[n]) for n in range(3) if tile.cost[n]]
    return say(
        "tile-entered", tile=say(f"tile-{tile.id}"), terrain=say(f"terrain-{TERRAINS[tile.terrain]}"), cost=[*cost]
    )


ENTERED: Final = " entered"  # marks the line of a tile whose usual name would say what is not on it
OURS: Final = TileFigures(TILES, CROSS_CALLED_BY)


def figures_of(rules: Rules) -> TileFigures:
    """The figures that a match is played with."""
    packed = rules.packed.get("")
    return packed if isinstance(packed, TileFigures) else OURS
