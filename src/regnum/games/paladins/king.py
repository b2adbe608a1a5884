"""2.7, 3.2, 7. The King's Orders and the King's Favours, with the workers who ask for a favour."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.parts import Part
from regnum.games.paladins.figures import ORDER_ACTION
from regnum.games.paladins.parts import FAVOUR_SLOTS, NONE
from regnum.games.paladins.piles import mixed


class King(Part):
    """His cards: the slots of the board first, the rest stays in the box unseen."""

    orders: vec[i64]  # as numbers of ORDERS
    orders_shown: i64
    favours: vec[i64]
    favours_shown: i64
    petitioners: vec[i64]  # by favour slot who stands there: side * PETITIONERS + kind, or NONE

    def lay(self, orders: vec[i64], favours: vec[i64]) -> None:
        """2.7. All face down."""
        self.orders = orders
        self.orders_shown = 0
        self.favours = favours
        self.favours_shown = 0
        self.petitioners = vec[i64]([NONE] * FAVOUR_SLOTS)

    def copy(self) -> King:
        """The same, apart; his cards never move."""
        twin = King()
        twin.orders = self.orders
        twin.orders_shown = self.orders_shown
        twin.favours = self.favours
        twin.favours_shown = self.favours_shown
        twin.petitioners = self.petitioners[:]
        return twin

    def wants(self, slot: i64) -> i64:
        """3.9. The action that an order wants five times."""
        return ORDER_ACTION[self.orders[slot]]

    def dismiss_petitioners(self) -> None:
        """9.2.5. The workers on favours go to the supply."""
        self.petitioners = vec[i64]([NONE] * FAVOUR_SLOTS)

    def redeal(self, chance: Chance) -> None:
        """1.6.1. What lies face down."""
        self.orders = mixed(chance, self.orders, self.orders_shown, i64(len(self.orders)))
        self.favours = mixed(chance, self.favours, self.favours_shown, i64(len(self.favours)))
