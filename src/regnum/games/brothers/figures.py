"""The figures of tiles and treasures as packed numbers, for the rules that a search runs millions of times."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.games.brothers.cards import TILES, TREASURES
from regnum.games.brothers.parts import N

# By tile.
KIND: Final = vec[i64]([tile.kind for tile in TILES])
TERRAIN: Final = vec[i64]([tile.terrain for tile in TILES])
COST: Final = vec[i64]([resource for tile in TILES for resource in tile.cost])  # tile * 3 + resource
ROADS: Final = vec[i64]([sum(1 << "NESW".index(edge) for edge in tile.roads) for tile in TILES])
JOINED: Final = vec[i64]([int(tile.joined) for tile in TILES])
AXIS: Final = vec[i64]([tile.axis for tile in TILES])
LOOKS_AT: Final = vec[i64]([tile.looks_at for tile in TILES])
PRINTED: Final = vec[i64]([sum(1 << kind for kind in tile.printed) for tile in TILES])  # bits by kind

# By treasure, packed like the tiles.
TREASURE_AXIS: Final = vec[i64]([treasure.axis for treasure in TREASURES])
TREASURE_TERRAIN: Final = vec[i64]([treasure.terrain for treasure in TREASURES])
TREASURE_CELLS: Final = vec[i64]([cell for treasure in TREASURES for cell in (treasure.cells or (N, N))])  # two each
