"""8.2. Henry's turn: rules, not a bot. Each step tells which rule made him act.

He chooses, places, hides a treasure and moves. 8.2.10: he is never asked about his camps or a siege, so he uses none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.words import Step
from regnum.games.brothers.cards import TILES
from regnum.games.brothers.events import HenryChose, HenryDiscarded, HenryMoved, HenryPlaced
from regnum.games.brothers.parts import AROUND, HENRY, NONE, OFFERED, TERRAINS, UNITS, place, turned
from regnum.games.brothers.table import Brothers


class HenryChooses(Step[Brothers]):
    """8.2.1. The first tile of the colour on top of the supply, clockwise from the shield; else simply the first."""

    @override
    def run(self, game: Brothers, seat: i64) -> None:
        """His reach is unlimited; then he places what he took."""
        nth, reason, terrain = henrys_choice(game)
        tile = game.ring[game.position_of(nth)]
        game.push(HENRY_PLACES, seat)
        game.take(seat, nth, HenryChose(TILES[tile].id, int(nth), reason, terrain) if game.told is not None else None)


def henrys_choice(game: Brothers) -> tuple[i64, str, str]:
    """The nth tile, and why: the reason and the colour he looked at."""
    if len(game.supply) == 0:
        return 1, "supply_empty", ""
    colour = game.figures.terrain[game.supply[-1]]
    for nth in range(i64(1), i64(OFFERED) + 1):
        position = game.position_of(nth)
        if position != NONE and game.figures.terrain[game.ring[position]] == colour:
            return nth, "colour", TERRAINS[colour]
    return 1, "no_such_colour", TERRAINS[colour]


class HenryPlaces(Step[Brothers]):
    """8.2.3. Beside your last building, or beside the start tile while you have none."""

    @override
    def run(self, game: Brothers, seat: i64) -> None:
        """Rules A, B, C in turn; D if no neighbour is free."""
        tile = game.sides[seat].hand[0]
        anchor = game.scaffold if game.scaffold != NONE else 0
        cell = joining_cell(game, anchor, tile)
        if cell != NONE:
            self.place(game, tile, cell, "joins", "8.2.4")
            return
        cell = blocking_cell(game, anchor, tile)
        if cell != NONE:
            self.place(game, tile, cell, "blocks", "8.2.5")
            return
        cell = first_free_cell(game, anchor)
        if cell != NONE:
            self.place(game, tile, cell, "first_free" if game.scaffold != NONE else "beside_start", "8.2.6")
            return
        game.discard(seat, tile)
        if game.told is not None:
            game.told.append(HenryDiscarded(TILES[tile].id))

    def place(self, game: Brothers, tile: i64, cell: i64, reason: str, rule: str) -> None:
        """It is his and free of charge; treasure and unit follow."""
        game.push(HENRY_MOVES, HENRY)
        game.push(HENRY_HIDES_TREASURE, HENRY)
        game.lay_tile(HENRY, tile, cell, HENRY)
        if game.told is not None:
            near, way = game.beside(cell)
            game.told.append(HenryPlaced(TILES[tile].id, place(cell), near, way, reason, rule))
        game.check_treasures()


def facing(direction: i64, edges: i64) -> bool:
    """Whether there is a road on the edge in this direction (N, E, S or W)."""
    return bool((edges >> (direction // 2)) & 1)


def road_cell(game: Brothers, anchor: i64, tile: i64, joins: bool) -> i64:
    """The first free side cell at a road of the anchor where his tile joins it, or does not; NONE if there is none."""
    mine = game.road_edges(anchor)  # none if it has been turned face down (Q11)
    his = turned(game.figures.roads[tile], HENRY)
    for side in range(i64(0), i64(8), i64(2)):
        cell = game.cells[anchor] + AROUND[side]
        if game.laid_at(cell) == NONE and facing(side, mine) and facing((side + 4) % 8, his) == joins:
            return cell
    return NONE


def joining_cell(game: Brothers, anchor: i64, tile: i64) -> i64:
    """8.2.4, rule A."""
    return road_cell(game, anchor, tile, True)


def blocking_cell(game: Brothers, anchor: i64, tile: i64) -> i64:
    """8.2.5, rule B."""
    return road_cell(game, anchor, tile, False)


def first_free_cell(game: Brothers, anchor: i64) -> i64:
    """8.2.6, rule C: clockwise from the top."""
    for direction in range(i64(8)):
        cell = game.cells[anchor] + AROUND[direction]
        if game.laid_at(cell) == NONE:
            return cell
    return NONE


class HenryHidesTreasure(Step[Brothers]):
    """8.2.8. The top treasure, if any is left, onto the building he has just placed."""

    @override
    def run(self, game: Brothers, seat: i64) -> None:
        if len(game.pile) > 0:
            game.show_treasure(i64(len(game.tiles)) - 1)


class HenryMoves(Step[Brothers]):
    """8.2.9. The unit whose cross has the new building's colour, from wherever it is."""

    @override
    def run(self, game: Brothers, seat: i64) -> None:
        laid = i64(len(game.tiles)) - 1
        terrain = game.figures.terrain[game.tiles[laid]]
        unit = game.figures.cross_called_by[terrain]
        game.own(seat).units[unit] = laid
        if game.told is not None:
            game.told.append(HenryMoved(UNITS[unit], place(game.cells[laid]), TERRAINS[terrain]))


HENRY_CHOOSES: Final = HenryChooses()
HENRY_PLACES: Final = HenryPlaces()
HENRY_HIDES_TREASURE: Final = HenryHidesTreasure()
HENRY_MOVES: Final = HenryMoves()
