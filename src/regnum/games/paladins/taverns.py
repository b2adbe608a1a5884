"""3.3, 3.5.2. The taverns of the round, their deck and its discards."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.parts import Part
from regnum.games.paladins.parts import NONE
from regnum.games.paladins.piles import all_mixed


class Taverns(Part):
    """Which are open, and who has claimed them."""

    deck: vec[i64]
    old: vec[i64]  # the discard pile
    inns: vec[i64]  # those of this round
    guests: vec[i64]  # by tavern of this round the side that claimed it, or NONE

    def lay(self, deck: vec[i64]) -> None:
        """2.6. Before the first round."""
        self.deck = deck
        self.old = vec[i64]()
        self.inns = vec[i64]()
        self.guests = vec[i64]()

    def copy(self) -> Taverns:
        """The same, apart."""
        twin = Taverns()
        twin.deck = self.deck[:]
        twin.old = self.old[:]
        twin.inns = self.inns[:]
        twin.guests = self.guests[:]
        return twin

    def open(self, chance: Chance, count: i64) -> None:
        """3.3, 1.4.2. The deck is made of the discards when a card is needed and none is left."""
        self.inns = vec[i64]()
        self.guests = vec[i64]()
        for _ in range(count):
            if len(self.deck) == 0:
                self.deck = self.old
                self.old = vec[i64]()
                chance.shuffle(self.deck)
            self.deck, tavern = pop(self.deck)
            self.inns = append(self.inns, tavern)
            self.guests = append(self.guests, NONE)

    def close(self) -> None:
        """9.2.4. All of this round onto the discard pile."""
        for i in range(i64(len(self.inns))):
            self.old = append(self.old, self.inns[i])
        self.inns = vec[i64]()
        self.guests = vec[i64]()

    def place_of(self, tavern: i64) -> i64:
        """Where a tavern lies open, or NONE."""
        for place in range(i64(len(self.inns))):
            if self.inns[place] == tavern:
                return place
        return NONE

    def unclaimed(self) -> i64:
        """The first place that nobody has claimed, or NONE."""
        for place in range(i64(len(self.guests))):
            if self.guests[place] == NONE:
                return place
        return NONE

    def is_guest(self, side: i64) -> bool:
        """Whether a side has claimed one."""
        for place in range(i64(len(self.guests))):
            if self.guests[place] == side:
                return True
        return False

    def redeal(self, chance: Chance) -> None:
        """1.6.1. The deck lies face down."""
        self.deck = all_mixed(chance, self.deck)
