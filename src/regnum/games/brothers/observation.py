"""The table for learners. Nobody has secrets (7.2), so both brothers see the same, each himself first.

Every tile of the box has cells of its own: what it costs and brings follows from which tile it is. What can be reckoned
from what lies there (points, resources) is left to the learner.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.observation import ObservationRow, ObservedField, Observer
from regnum.core.rules import Rules
from regnum.games.brothers.cards import TILES, TREASURES
from regnum.games.brothers.parts import (
    EMPTY,
    FARTHEST,
    FREE,
    IN_OFFER,
    NONE,
    RING,
    START,
    TERRAINS,
    UNITS,
    x_of,
    y_of,
)
from regnum.games.brothers.table import Brothers

# The cells of a tile.
IN_HAND: Final = 0  # two: of the viewer, of the other
ON_LAND: Final = 2  # three: built by the viewer, by the other, free terrain
OUT: Final = 5
OFFERED: Final = 6  # its place clockwise from the shield, from 1
X: Final = 7
Y: Final = 8
TREASURE: Final = 9  # its number, from 1
TILE_CELLS: Final = 10
TILE_COUNT: Final = len(TILES)
TERRAIN_COUNT: Final = len(TERRAINS)
UNIT_COUNT: Final = len(UNITS)


class BrothersObserver(Observer[Brothers]):
    """The land, the offer, hands and units."""

    @override
    def fields(self, rules: Rules) -> list[ObservedField]:
        cells = (
            "in my hand, in his hand, built by me, built by him, free terrain, out of the game, place in the offer "
            "clockwise from the shield, x, y, number of the treasure on it"
        )
        found = [
            ObservedField("tiles", (TILE_COUNT, TILE_CELLS), f"by tile: {cells}", low=-FARTHEST, high=FARTHEST),
            ObservedField("start", (TERRAIN_COUNT,), "the colour of the start tile, which nobody knows", high=1),
            ObservedField(
                "units",
                (2, UNIT_COUNT, 5),
                "by side and unit: in the offer, on the land, x, y, has moved",
                low=-FARTHEST,
                high=FARTHEST,
            ),
            ObservedField("supply", (1,), "tiles in the supply", high=TILE_COUNT),
            ObservedField("supply_top", (TERRAIN_COUNT,), "the colour on top of it", high=1),
            ObservedField("shield", (1,), "where it lies in the ring", high=RING - 1),
            ObservedField(
                "going_on",
                (5,),
                "a tile was taken, one may be taken, discounts, turns left (from 1) once the end is near, turn ended",
            ),
            ObservedField("tower", (3,), "a siege is to be decided, x, y", low=-FARTHEST, high=FARTHEST),
        ]
        if rules.seats == 1:
            found += [
                ObservedField("treasures", (1,), "face down in the pile", high=len(TREASURES)),
                ObservedField("treasures_found", (len(TREASURES),), "those that were met", high=1),
                ObservedField("scaffold", (3,), "it is there, x, y", low=-FARTHEST, high=FARTHEST),
            ]
        return found

    @override
    def observe(self, game: Brothers, seat: i64, row: ObservationRow) -> None:
        observe_tiles(game, seat, row)
        row.flag(game.figures.terrain[game.tiles[0]], TERRAIN_COUNT)
        for step in range(i64(2)):
            observe_units(game, seat ^ step, row)
        row.put(i64(len(game.supply)))
        row.flag(game.figures.terrain[game.supply[-1]] if len(game.supply) > 0 else i64(NONE), TERRAIN_COUNT)
        row.put(game.shield)
        row.put(i64(game.taken))
        row.put(i64(game.may_take))
        row.put(game.discounts)
        row.put(game.last_turns + 1)
        row.put(i64(game.ended))
        observe_laid(game, game.tower, row)
        if game.solo:
            row.put(i64(len(game.pile)))
            row.count(game.found, len(TREASURES))
            observe_laid(game, game.scaffold, row)


def observe_tiles(game: Brothers, seat: i64, row: ObservationRow) -> None:
    """Where every tile is that anybody can see."""
    for laid in range(i64(len(game.tiles))):
        cell = game.cells[laid]
        if cell == START:
            continue
        at = game.tiles[laid] * TILE_CELLS
        owner = game.owners[laid]
        row.set(at + ON_LAND + (2 if owner == FREE else owner ^ seat), 1)
        row.set(at + X, x_of(cell))
        row.set(at + Y, y_of(cell))
        row.set(at + TREASURE, game.treasures[laid] + 1)
    for side in range(i64(2)):
        hand = game.sides[side].hand
        for i in range(i64(len(hand))):
            row.set(hand[i] * TILE_CELLS + IN_HAND + (side ^ seat), 1)
    for i in range(i64(len(game.out))):
        row.set(game.out[i] * TILE_CELLS + OUT, 1)
    for i in range(i64(1), i64(RING)):
        tile = game.ring[(game.shield + i) % RING]
        if tile != EMPTY:
            row.set(tile * TILE_CELLS + OFFERED, i)
    row.skip(TILE_COUNT * TILE_CELLS)


def observe_units(game: Brothers, side: i64, row: ObservationRow) -> None:
    """Where the units of a side are."""
    me = game.sides[side]
    for unit in range(i64(UNIT_COUNT)):
        at = me.units[unit]
        row.put(i64(at == IN_OFFER))
        observe_laid(game, at if at >= 0 else i64(NONE), row)
        row.put((me.moved >> unit) & 1)


def observe_laid(game: Brothers, laid: i64, row: ObservationRow) -> None:
    """Whether there is such a laid tile, and where."""
    if laid == NONE:
        row.skip(3)
        return
    row.put(1)
    row.put(x_of(game.cells[laid]))
    row.put(y_of(game.cells[laid]))
