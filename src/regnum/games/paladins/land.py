"""1.5.2, 2.9. The land around the city: squares in six regions, for monks and outposts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.paladins.cards import SQUARES
from regnum.games.paladins.figures import REGION_SQUARES, SPOT_REGION, SPOT_SQUARES
from regnum.games.paladins.parts import BIT, NONE


class Land(Part):
    """What stands where."""

    squares: vec[i64]  # by square the piece on it: side * 2, plus 1 for an outpost; or NONE
    free: i64  # bit by bit the squares without a piece

    def lay(self, free: i64) -> None:
        """2.9. With the squares of this number of players free."""
        self.squares = vec[i64]([NONE] * len(SQUARES))
        self.free = free

    def copy(self) -> Land:
        """The same, apart."""
        twin = Land()
        twin.squares = self.squares[:]
        twin.free = self.free
        return twin

    def region_free(self, flags: vec[i64]) -> i64:
        """The least flag of a region with a free square, or NONE."""
        for region in range(i64(len(REGION_SQUARES))):
            if self.free & REGION_SQUARES[region]:
                return flags[region]
        return NONE

    def spot_free(self, spot: i64) -> bool:
        """6.1.4. Whether one of the squares alike is free."""
        return self.free & SPOT_SQUARES[spot] != 0

    def occupy(self, square: i64, piece: i64) -> None:
        """6.1.4. For the rest of the game."""
        self.squares[square] = piece
        self.free &= ~BIT[square]


def spot_reached(have: i64, flags: vec[i64], spot: i64) -> bool:
    """6.1.1, 6.2.1. Whether so much faith or strength opens the region of a square."""
    return have >= flags[SPOT_REGION[spot]]
