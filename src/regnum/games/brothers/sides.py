"""What belongs to one brother; clones share it until one of them changes it (`game.own(seat)`)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.brothers.parts import BESIDE, ELITE, IN_OFFER, NONE


class Side(Part):
    """A brother's tiles and units. His hand is open to all (7.2, Q30)."""

    hand: vec[i64]  # tiles
    units: vec[i64]  # by unit the laid tile it stands on, or IN_OFFER, or BESIDE
    moved: i64  # bit by bit the units that have moved this turn (4.5.4)

    def copy(self) -> Side:
        """The same, apart."""
        twin = Side()
        twin.hand = self.hand[:]
        twin.units = self.units[:]
        twin.moved = self.moved
        return twin

    def reach(self) -> i64:
        """2.8. How many tiles of the offer he can reach, clockwise from the shield: one more for each unit there."""
        reach: i64 = 1
        for unit in range(i64(3)):
            if self.units[unit] == IN_OFFER:
                reach += 1
        return reach

    def has_moved(self, unit: i64) -> bool:
        """4.5.4. It shows its cross."""
        return (self.moved >> unit) & 1 == 1

    def may_leave(self, unit: i64) -> bool:
        """4.1.1, 4.5.1. Whether it stands on the land and has not moved this turn."""
        return self.units[unit] >= 0 and not (self.moved >> unit) & 1

    def may_withdraw(self, unit: i64) -> bool:
        """4.5.3. The elite never does."""
        return unit != ELITE and self.may_leave(unit)

    def callable_unit(self) -> i64:
        """4.5.2. The first unit in the offer that has not moved yet, or NONE. Regular units are alike."""
        for unit in range(i64(1), i64(3)):
            if self.units[unit] == IN_OFFER and not (self.moved >> unit) & 1:
                return unit
        return NONE


def new_side(henry: bool) -> Side:
    """3.4, 3.6, 3.7. Elite on the start tile, regulars in the offer; Henry's units all wait beside (8.1.1)."""
    side = Side()
    side.hand = vec[i64]()
    side.units = vec[i64]([BESIDE, BESIDE, BESIDE] if henry else [0, IN_OFFER, IN_OFFER])
    side.moved = 0
    return side
