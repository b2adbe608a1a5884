"""What one abbey has."""

from __future__ import annotations

from regnum.game import Part, i64, vec


class Side(Part):
    """A purse, a hidden hand and a shrine. Clones share it until one of them changes it."""

    silver: i64
    hand: vec[i64]  # saints, in ascending order: the order in which they came is nobody's business
    shrine: vec[i64]  # by saint how many relics
    bid: i64  # in the last auction, as far as it is open to all

    def copy(self) -> Side:
        """A Side of its own."""
        twin = Side()
        twin.silver = self.silver
        twin.hand = self.hand[:]
        twin.shrine = self.shrine[:]
        twin.bid = self.bid
        return twin
