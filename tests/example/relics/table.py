"""What lies on the table, and the verbs that change it."""

from __future__ import annotations

from regnum.game import Game, append, i64, pop, remove, vec
from relics.events import Bade, Drew, Kept, Offered, Sold, Unsealed
from relics.parts import NONE
from relics.sides import Side


class Relics(Game):
    """Everything on the table."""

    sides: list[Side]
    chest: vec[i64]  # saints nobody has seen, the next one last
    block: i64  # the saint whose relic is for sale, or NONE
    seller: i64
    manner: i64  # CRIED or SEALED, once the seller has said

    def clone(self) -> Relics:
        """A copy that shares nothing that changes; sides are shared until they do."""
        twin = Relics()
        self.copy_agenda_to(twin)
        for side in self.sides:
            side.shared = True
        twin.sides = self.sides[:]
        twin.chest = self.chest[:]
        twin.block = self.block
        twin.seller = self.seller
        twin.manner = self.manner
        return twin

    def redeal(self, seat: i64) -> None:
        """A seat knows its own hand. The chest and all other hands are dealt anew."""
        others = [each for each in range(len(self.sides)) if each != seat]
        unknown = self.chest[:]
        for each in others:
            for saint in self.sides[each].hand:
                unknown = append(unknown, saint)
        self.chance.reshuffle(unknown)
        for each in others:
            side = self.own(each)
            hand = []
            for _ in range(len(side.hand)):
                unknown, saint = pop(unknown)
                hand.append(saint)
            side.hand = vec[i64](sorted(hand))
        self.chest = unknown

    def own(self, seat: i64) -> Side:
        """The side, to be changed."""
        if self.sides[seat].shared:
            self.sides[seat] = self.sides[seat].copy()
        return self.sides[seat]

    # -- questions

    def left_of(self, seat: i64) -> i64:
        """The next seat."""
        return (seat + 1) % len(self.sides)

    def highest(self) -> i64:
        """The highest open bid."""
        return max(side.bid for side in self.sides)

    def buyer(self) -> i64:
        """3.3. Whoever has bid most; of equal bids the first to the left of the seller."""
        best, seat = self.seller, self.left_of(self.seller)
        while seat != self.seller:
            if self.sides[seat].bid > self.sides[best].bid:
                best = seat
            seat = self.left_of(seat)
        return best

    # -- the verbs: each changes, then tells, once

    def put_up(self, seat: i64, saint: i64) -> None:
        """2.1. A relic goes from the hand to the block, and the old bids are wiped away."""
        side = self.own(seat)
        side.hand = remove(side.hand, saint)
        for each in range(len(self.sides)):
            self.own(each).bid = 0
        self.block = saint
        self.seller = seat
        if self.told is not None:
            self.told.append(Offered(int(seat), int(saint)))

    def call(self, seat: i64, silver: i64) -> None:
        """3.1. A bid that everybody hears."""
        self.own(seat).bid = silver
        if self.told is not None:
            self.told.append(Bade(int(seat), int(silver)))

    def unseal(self, seat: i64, silver: i64) -> None:
        """3.2. A bid that was secret until all were in."""
        self.own(seat).bid = silver
        if self.told is not None:
            self.told.append(Unsealed(int(seat), int(silver)))

    def sell(self, buyer: i64) -> None:
        """3.3. Silver to the seller, the relic to the buyer's shrine."""
        saint, price = self.block, self.sides[buyer].bid
        self.own(buyer).silver -= price
        self.own(self.seller).silver += price
        self.own(buyer).shrine[saint] += 1
        self.block = NONE
        if self.told is not None:
            self.told.append(Sold(int(buyer), int(saint), int(price)))

    def keep(self) -> None:
        """3.4. The relic goes to the seller's own shrine, for nothing."""
        saint = self.block
        self.own(self.seller).shrine[saint] += 1
        self.block = NONE
        if self.told is not None:
            self.told.append(Kept(int(self.seller), int(saint)))

    def draw(self, seat: i64) -> None:
        """2.3. A relic from the chest. What was hidden is known to somebody now, so nothing before it is taken back."""
        side = self.own(seat)
        self.chest, saint = pop(self.chest)
        side.hand = vec[i64](sorted([*side.hand, saint]))
        self.revealed += 1
        if self.told is not None:
            self.told.append(Drew(int(seat), int(saint)))
