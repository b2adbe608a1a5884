"""What is to be decided: a turn, a siege, a hand that is too large."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, say
from regnum.core.notation import Product
from regnum.core.words import Ask, Move
from regnum.games.brothers.moves.land import BUILDS, DESTROYS, EXTENDS, SPARES, Build, Destroy, Extend, Spare
from regnum.games.brothers.moves.march import CALLS, STEPS, WITHDRAWS, Call, StepTo, Withdraw
from regnum.games.brothers.moves.names import laid_place
from regnum.games.brothers.moves.offer import CAMP_OF_TILE, CAMPS, TAKES, Take, UseCamp
from regnum.games.brothers.moves.turn import DISCARDS, ENDS, Discard, EndTurn
from regnum.games.brothers.parts import AROUND, CELLS, HAND_LIMIT, IN_OFFER, NONE, UNITS
from regnum.games.brothers.table import Brothers


class TakeTurn(Ask[Brothers]):
    """4.1.1. Take a tile, lay tiles, move units, in any order, until the turn is ended."""

    @override
    def verbs(self) -> tuple[type[Move[Brothers]], ...]:
        return (Take, Build, Extend, StepTo, Call, Withdraw, UseCamp, EndTurn)

    @override
    def prompt(self, game: Brothers, seat: i64) -> Message:
        """Whether a tile is still to be taken, what else can be done, and whether it is the last turn."""
        last = "yes" if game.last_turns in (0, 1) else "no"
        todo = "take" if not game.taken else "again" if game.may_take else "go_on"
        reach = int(game.sides[seat].reach())
        return say("ask-take-turn", todo=todo, last=last, reach=reach, also=besides(game, seat))

    @override
    def moves(self, game: Brothers, seat: i64) -> list[Move[Brothers]]:
        """Everything near enough to be thought of: each tile of the offer, each cell and tile beside the land."""
        moves: list[Move[Brothers]] = [TAKES.at(nth) for nth in range(game.offered())]
        cells = shore(game)
        for tile in game.sides[seat].hand:
            moves += [BUILDS.at(tile * CELLS + cell) for cell in cells]
            moves += [EXTENDS.at(tile * CELLS + cell) for cell in cells]
        moves += self.marches(game, seat)
        add_camps(game, seat, moves)
        moves.append(ENDS.at(0))
        return moves

    def marches(self, game: Brothers, seat: i64) -> list[Move[Brothers]]:
        """Each unit to the tiles around it, a call to every tile of the land, and withdrawals."""
        moves: list[Move[Brothers]] = []
        side = game.sides[seat]
        for unit in range(i64(len(UNITS))):
            if side.units[unit] >= 0:
                around = game.near[side.units[unit]]
                beside = [laid for laid in range(i64(len(game.tiles))) if (around >> laid) & 1]
                moves += [STEPS.at(unit * CELLS + game.cells[laid]) for laid in beside]
                moves.append(WITHDRAWS.at(unit))
        if side.units[1] == IN_OFFER or side.units[2] == IN_OFFER:
            moves += [CALLS.at(cell) for cell in game.cells]
        return moves

    @override
    def legal(self, game: Brothers, seat: i64) -> list[Move[Brothers]]:
        """The same without the refused ones, found directly: this is where a search spends its time."""
        moves: list[Move[Brothers]] = []
        for nth in range(game.takeable(seat)):
            moves.append(TAKES.at(nth))
        add_lays(game, seat, moves)
        add_marches(game, seat, moves)
        if game.may_use_camps():
            add_camps(game, seat, moves)
        if game.taken:
            moves.append(ENDS.at(0))
        return moves


def besides(game: Brothers, seat: i64) -> str:
    """What can be done besides taking: `both`, `lay`, `move` or `none`."""
    lays: list[Move[Brothers]] = []
    marches: list[Move[Brothers]] = []
    add_lays(game, seat, lays)
    add_marches(game, seat, marches)
    if lays:
        return "both" if marches else "lay"
    return "move" if marches else "none"


def shore(game: Brothers) -> vec[i64]:
    """All free cells around the land, each once, in the order the land grew."""
    cells = vec[i64]()
    for middle in game.cells:
        for direction in range(i64(8)):
            cell = middle + AROUND[direction]
            if game.grid[cell] == 0 and cell not in cells:
                cells = append(cells, cell)
    return cells


def add_lays(game: Brothers, seat: i64, moves: list[Move[Brothers]]) -> None:
    """4.3, 4.4. Each hand tile on each open cell, face up where its cost is met."""
    hand = game.sides[seat].hand
    if len(hand) == 0:
        return
    cells = game.open_cells(seat)
    have = game.resources(seat)
    for i in range(i64(len(hand))):
        first = hand[i] * CELLS
        if game.affordable(hand[i], have):
            for j in range(i64(len(cells))):
                moves.append(BUILDS.at(first + cells[j]))
        for j in range(i64(len(cells))):
            moves.append(EXTENDS.at(first + cells[j]))


def add_marches(game: Brothers, seat: i64, moves: list[Move[Brothers]]) -> None:
    """4.5. Steps, calls and withdrawals."""
    side = game.sides[seat]
    occupied = game.occupied()
    for unit in range(i64(3)):
        add_targets(game.steps(side, unit, occupied), game.cells, STEPS, unit * CELLS, moves)
        if side.may_withdraw(unit):
            moves.append(WITHDRAWS.at(unit))
    add_targets(game.calls(side, occupied), game.cells, CALLS, 0, moves)


def add_targets(
    tiles: i64, cells: vec[i64], family: Product[Brothers], first: i64, moves: list[Move[Brothers]]
) -> None:
    """Of the moves of a family that begin at `first`, cell by cell, those to these laid tiles (a bit for each)."""
    laid: i64 = 0
    while tiles != 0:
        if tiles & 1:
            moves.append(family.at(first + cells[laid]))
        tiles >>= 1
        laid += 1


def add_camps(game: Brothers, seat: i64, moves: list[Move[Brothers]]) -> None:
    """4.6.1. The seat's standing Camps."""
    for laid in range(i64(len(game.tiles))):
        if game.owners[laid] == seat and CAMP_OF_TILE[game.tiles[laid]] != NONE:
            moves.append(CAMPS.at(CAMP_OF_TILE[game.tiles[laid]]))


class Besiege(Ask[Brothers]):
    """4.6.2. A new siege tower has buildings at its mercy: destroy them, one by one, or spare them."""

    @override
    def verbs(self) -> tuple[type[Move[Brothers]], ...]:
        return (Destroy, Spare)

    @override
    def prompt(self, game: Brothers, seat: i64) -> Message:
        """Of how many buildings is the choice; a single one is named."""
        sieged = game.sieged(seat)
        return say("ask-besiege", several="yes" if len(sieged) > 1 else "no", where=laid_place(game, sieged[0], ".acc"))

    @override
    def moves(self, game: Brothers, seat: i64) -> list[Move[Brothers]]:
        moves: list[Move[Brothers]] = [DESTROYS.at(game.cells[laid]) for laid in game.sieged(seat)]
        moves.append(SPARES.at(0))
        return moves


class DiscardDown(Ask[Brothers]):
    """4.1.3. More than three tiles in hand at the end of the turn."""

    @override
    def verbs(self) -> tuple[type[Move[Brothers]], ...]:
        return (Discard,)

    @override
    def prompt(self, game: Brothers, seat: i64) -> Message:
        surplus = len(game.sides[seat].hand) - HAND_LIMIT
        return say("ask-discard-down", surplus=int(surplus), limit=HAND_LIMIT)

    @override
    def moves(self, game: Brothers, seat: i64) -> list[Move[Brothers]]:
        return [DISCARDS.at(tile) for tile in game.sides[seat].hand]


TAKE_TURN: Final = TakeTurn()
BESIEGE: Final = Besiege()
DISCARD_DOWN: Final = DiscardDown()
