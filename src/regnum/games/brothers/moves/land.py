"""4.3, 4.4, 4.6.2. Laying tiles from hand, face up or face down, and what a siege tower may do to its neighbours."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Listed, Product
from regnum.core.words import Move
from regnum.games.brothers.cards import TILES
from regnum.games.brothers.moves.names import (
    CELL,
    TILE,
    any_place,
    empty_place,
    lacking,
    laid_place,
    place_handle,
    price,
    tile_handle,
    tile_name,
)
from regnum.games.brothers.parts import AROUND, NONE, UNITS, place
from regnum.games.brothers.places import spot
from regnum.games.brothers.table import Brothers


class Laying(Move[Brothers]):
    """4.3.1. A tile from hand onto a free cell beside one of your units."""

    tile: i64
    cell: i64

    def __init__(self, tile: i64, cell: i64) -> None:
        self.tile = tile
        self.cell = cell

    @override
    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """What building and extending have in common."""
        if self.tile not in game.sides[seat].hand:
            return refuse("not_in_hand", "4.3.1", tile=tile_name(game, self.tile))
        laid = game.laid_at(self.cell)
        if laid != NONE:
            return refuse("cell_taken", "4.3.1", where=laid_place(game, laid))
        if not game.beside_units(game.sides[seat], len(UNITS), self.cell):
            refusal = refuse("not_adjacent", "4.3.1", where=empty_place(game, self.cell))
            return refusal.advise(way_there(game, seat, self.cell))
        return None

    @override
    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """The tile in hand, then the cell; which side turns up is chosen last."""
        return [tile_handle(self.tile), place_handle(game, self.cell)]


def way_there(game: Brothers, seat: i64, cell: i64) -> str:
    """By which verb a unit of the seat could come beside the cell at once; "" if by none."""
    side = game.sides[seat]
    occupied = game.occupied()
    steps: i64 = 0
    for unit in range(i64(3)):
        steps |= game.steps(side, unit, occupied)
    calls = game.calls(side, occupied)
    for direction in range(i64(8)):
        laid = game.laid_at(cell + AROUND[direction])
        if laid != NONE and (steps >> laid) & 1:
            return "step"
        if laid != NONE and (calls >> laid) & 1:
            return "call"
    return ""


class Build(Laying):
    """4.3. Place a hand tile face up beside one of your units; you must have access to its whole cost."""

    @override
    def notation(self) -> str:
        """`build inn_row 0,1`"""
        return f"build {TILES[self.tile].id} {place(self.cell)}"

    @override
    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.3.1, 4.3.2; a discount replaces any one missing resource (Q7)."""
        refusal = super().refused(game, seat)
        if refusal is not None:
            return refusal
        have = game.resources(seat)
        return None if game.affordable(self.tile, have) else self.too_dear(game, seat, have)

    def too_dear(self, game: Brothers, seat: i64, have: vec[i64]) -> Refusal:
        """4.3.2. What is lacking; perhaps laying other tiles face down would give enough discounts (4.4.2)."""
        need, lack, discounts = price(game, self.tile), lacking(game, self.tile, have), int(game.discounts)
        refusal = refuse("too_few_resources", "4.3.2", need=need, lack=lack, discount=discounts)
        missing = game.missing(self.tile, have) - game.discounts
        others = min(len(game.sides[seat].hand), len(game.open_cells(seat))) - 1  # tiles to lay elsewhere first
        return refusal.advise("extend") if missing <= others else refusal

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        """It stands; a siege tower may now besiege (4.6.2)."""
        game.build(seat, self.tile, self.cell)

    @override
    def label(self, game: Brothers, seat: i64) -> Message:
        """With its place, its price, and how much of that a discount replaces (Q7)."""
        discount = min(game.missing(self.tile, game.resources(seat)), game.discounts)
        where = empty_place(game, self.cell)
        return say(
            "move-build",
            tile=tile_name(game, self.tile),
            where=where,
            cost=price(game, self.tile),
            discount=int(discount),
        )


class Extend(Laying):
    """4.4. Place a hand tile face down, for free; one resource off a building of this turn."""

    @override
    def notation(self) -> str:
        """`extend inn_row 0,1`"""
        return f"extend {TILES[self.tile].id} {place(self.cell)}"

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        """4.4.2."""
        game.extend(seat, self.tile, self.cell)

    @override
    def label(self, game: Brothers, seat: i64) -> Message:
        return say("move-extend", tile=tile_name(game, self.tile), where=empty_place(game, self.cell))


class Destroy(Move[Brothers]):
    """4.6.2. Turn a besieged building face down."""

    cell: i64

    def __init__(self, cell: i64) -> None:
        self.cell = cell

    @override
    def notation(self) -> str:
        """`destroy 1,0`"""
        return f"destroy {place(self.cell)}"

    @override
    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.6.2."""
        laid = game.laid_at(self.cell)
        if laid == NONE or laid not in game.sieged(seat):
            return refuse("not_sieged", "4.6.2", where=any_place(game, self.cell))
        return None

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        game.destroy(seat, game.laid_at(self.cell))

    @override
    def label(self, game: Brothers, seat: i64) -> Message:
        laid = game.laid_at(self.cell)
        return say("move-destroy", tile=say(f"tile-{TILES[game.tiles[laid]].id}"), cell=spot(place(self.cell)))

    @override
    def handles(self, game: Brothers, seat: i64) -> list[str]:
        return [place_handle(game, self.cell)]


class Spare(Move[Brothers]):
    """4.6.2. Let the rest stand: destroying is never a duty."""

    @override
    def notation(self) -> str:
        """`spare`"""
        return "spare"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        game.tower = NONE

    @override
    def label(self, game: Brothers, seat: i64) -> Message:
        return say("move-spare", several="yes" if len(game.sieged(seat)) > 1 else "no")

    @override
    def handles(self, game: Brothers, seat: i64) -> list[str]:
        return ["button spare"]


BUILDS: Final = Product("build TILE X,Y", Build, TILE, CELL)
EXTENDS: Final = Product("extend TILE X,Y", Extend, TILE, CELL)
DESTROYS: Final = Product("destroy X,Y", Destroy, CELL)
SPARES: Final = Listed("spare", [Spare()])
