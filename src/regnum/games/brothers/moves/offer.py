"""4.2, 4.6.1. Taking a tile from the royal offer, and the Camp that lets you take one more."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import Move
from regnum.games.brothers.cards import TILES
from regnum.games.brothers.moves.names import tile_handle, tile_name
from regnum.games.brothers.parts import CAMP, EMPTY, NONE, OFFERED
from regnum.games.brothers.sides import Side
from regnum.games.brothers.table import Brothers


class Take(Move[Brothers]):
    """4.2. Take the nth tile of the offer, counted clockwise from the shield."""

    nth: i64

    def __init__(self, nth: i64) -> None:
        self.nth = nth

    @override
    def notation(self) -> str:
        """`take 2`"""
        return f"take {self.nth}"

    @override
    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.1.1, 2.8."""
        if self.nth <= game.takeable(seat):
            return None
        if not game.may_take:
            return refuse("already_taken", "4.1.1").advise("camp")
        if self.nth > game.offered():
            return refuse("offer_has_fewer", "5.3", count=int(game.offered()))
        reach = game.sides[seat].reach()
        refusal = refuse("out_of_reach", "2.8", reach=int(reach))
        return refusal.advise("withdraw") if self.nth <= reach + withdrawable(game.sides[seat]) else refusal

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        game.take(seat, self.nth)

    @override
    def label(self, game: Brothers, seat: i64) -> Message:
        """By its name; a tile of which there are two in the offer by its place too."""
        tile = game.ring[game.position_of(self.nth)]
        twice = any(other != EMPTY and game.figures.is_twin(tile, other) for other in game.ring)
        return say("move-take", tile=tile_name(game, tile), place=int(self.nth) if twice else 0)

    @override
    def handles(self, game: Brothers, seat: i64) -> list[str]:
        return [tile_handle(game.ring[game.position_of(self.nth)])]


def withdrawable(side: Side) -> i64:
    """By how much a brother could raise his reach now: the units he could withdraw (4.5.5)."""
    units: i64 = 0
    for unit in range(i64(3)):
        if side.may_withdraw(unit):
            units += 1
    return units


class UseCamp(Move[Brothers]):
    """4.6.1. Turn your Camp face down and take one more tile."""

    tile: i64

    def __init__(self, tile: i64) -> None:
        self.tile = tile

    @override
    def notation(self) -> str:
        """`camp camp_wood`"""
        return f"camp {TILES[self.tile].id}"

    @override
    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.6.1, Q8."""
        if self.laid(game, seat) == NONE:
            return refuse("no_camp", "4.6.1", tile=tile_name(game, self.tile))
        if game.may_use_camps():
            return None
        if game.taken:
            return refuse("camp_pending", "Q8").advise("take")
        return refuse("take_first", "4.6.1").advise("take")

    def laid(self, game: Brothers, seat: i64) -> i64:
        """The Camp on the grid, while it is the seat's and face up."""
        for laid in range(i64(len(game.tiles))):
            if game.tiles[laid] == self.tile and game.owners[laid] == seat:
                return laid
        return NONE

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        game.use_camp(seat, self.laid(game, seat))

    @override
    def label(self, game: Brothers, seat: i64) -> Message:
        return say("move-camp", tile=tile_name(game, self.tile))

    @override
    def handles(self, game: Brothers, seat: i64) -> list[str]:
        return [tile_handle(self.tile)]


TAKES: Final = Listed("take", [Take(nth) for nth in range(1, OFFERED + 1)])
CAMP_TILES: Final = [number for number, tile in enumerate(TILES) if tile.kind == CAMP]
CAMPS: Final = Listed("camp", [UseCamp(tile) for tile in CAMP_TILES])
CAMP_OF_TILE: Final = vec[i64]([CAMP_TILES.index(n) if n in CAMP_TILES else NONE for n in range(len(TILES))])
