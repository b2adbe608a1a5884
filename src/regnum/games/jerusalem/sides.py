"""What belongs to one player: the screen with all that is behind it, the tower and the office."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.jerusalem.packed import kind_of
from regnum.games.jerusalem.parts import BEZANTS, CUBES, NONE, ONE, SQUIRES, START_BEZANTS


class Side(Part):
    """One player. Shared by clones until one of them changes it: `game.own(seat)` is for changing."""

    squires: i64  # 2.4: behind the screen
    bezants: i64  # 2.4: behind the screen
    hand: vec[i64]  # 2.4: action cards (packed.py) in the order they came
    prestige: i64  # on the track
    floors: i64  # 1.2: the height of the tower
    on_board: i64  # all squires in the city
    came: i64  # squires that came last from the supply behind the screen, which everybody saw (Q4)
    office: i64  # held in this round, or NONE
    last_office: i64  # of the round before, or NONE
    offered: i64  # the largest bid in the running auction
    struck: i64  # squires lost to the retaliation that is going on (8.5.2)

    def lay(self) -> None:
        """Nothing of the table yet but what everybody starts with."""
        self.squires = 0
        self.bezants = START_BEZANTS
        self.hand = vec[i64]()
        self.prestige = 0
        self.floors = 0
        self.on_board = 0
        self.came = 0
        self.office = NONE
        self.last_office = NONE
        self.offered = 0
        self.struck = 0

    def copy(self) -> Side:
        """The same, apart."""
        twin = Side()
        twin.squires = self.squires
        twin.bezants = self.bezants
        twin.hand = self.hand[:]
        twin.prestige = self.prestige
        twin.floors = self.floors
        twin.on_board = self.on_board
        twin.came = self.came
        twin.office = self.office
        twin.last_office = self.last_office
        twin.offered = self.offered
        twin.struck = self.struck
        return twin

    def stock(self, resource: i64) -> i64:
        """Squires, bezants or prestige, by the number of the resource."""
        if resource == SQUIRES:
            return self.squires
        return self.bezants if resource == BEZANTS else self.prestige

    def supply(self) -> i64:
        """2.3, Q4. The squires of this colour that are not in play."""
        return CUBES - self.on_board - self.squires

    def outranks(self, other: Side) -> bool:
        """5.2.1, 6.5.7. A higher tower, or one as high and more prestige."""
        return self.floors > other.floors or (self.floors == other.floors and self.prestige > other.prestige)

    def held_cards(self) -> i64:
        """6.7. Bit by bit the kinds of cards in hand."""
        kinds: i64 = 0
        for i in range(i64(len(self.hand))):
            kinds |= ONE << kind_of(self.hand[i])
        return kinds


def new_side() -> Side:
    """3.5. As everybody starts: with bezants, without squires and action cards, with prestige on 0."""
    side = Side()
    side.lay()
    return side
