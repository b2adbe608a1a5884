"""2.1, 2.8, 9.2. The two rows of the main board: townsfolk above, outsiders below, each with its deck and discards."""

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.parts import Part
from regnum.games.paladins.parts import BIT, EMPTY, NONE, OUTSIDER_COLUMNS, TOWNSFOLK_COLUMNS
from regnum.games.paladins.piles import all_mixed


class Display(Part):
    """What lies there for everybody."""

    row: vec[i64]  # townsfolk by column, or EMPTY
    townsfolk: vec[i64]  # the deck; the top card of every deck comes last
    dismissed: i64  # townsfolk discarded, bit by bit
    front: vec[i64]  # outsiders by column, or EMPTY
    outsiders: vec[i64]
    departed: i64  # outsiders discarded, bit by bit

    def lay(self) -> None:
        """Start with an empty display."""
        self.row = vec[i64]([EMPTY] * TOWNSFOLK_COLUMNS)
        self.townsfolk = vec[i64]()
        self.dismissed = 0
        self.front = vec[i64]([EMPTY] * OUTSIDER_COLUMNS)
        self.outsiders = vec[i64]()
        self.departed = 0

    def copy(self) -> Display:
        """The same, apart."""
        twin = Display()
        twin.row = self.row[:]
        twin.townsfolk = self.townsfolk[:]
        twin.dismissed = self.dismissed
        twin.front = self.front[:]
        twin.outsiders = self.outsiders[:]
        twin.departed = self.departed
        return twin

    # -- townsfolk -------------------------------------------------------------------------------------------------

    def has_townsfolk(self) -> bool:
        """Whether anybody lies in the row."""
        for column in range(i64(TOWNSFOLK_COLUMNS)):
            if self.row[column] != EMPTY:
                return True
        return False

    def take_townsfolk(self, column: i64) -> i64:
        """5.2.4. The column stays empty until the refresh."""
        card = self.row[column]
        self.row[column] = EMPTY
        return card

    def discard_townsfolk(self, column: i64) -> i64:
        """5.2.2, 9.2.1. Onto the discard pile; which one, or EMPTY."""
        card = self.take_townsfolk(column)
        if card != EMPTY:
            self.dismissed |= BIT[card]
        return card

    def fill_row(self) -> None:
        """9.2.1, 9.2.3. Slide right, then deal from right to left while the deck lasts (1.2.5)."""
        row = vec[i64]([EMPTY] * TOWNSFOLK_COLUMNS)
        at: i64 = TOWNSFOLK_COLUMNS - 1
        for i in range(i64(TOWNSFOLK_COLUMNS)):
            card = self.row[TOWNSFOLK_COLUMNS - 1 - i]
            if card != EMPTY:
                row[at] = card
                at -= 1
        while at >= 0 and len(self.townsfolk) > 0:
            self.townsfolk, card = pop(self.townsfolk)
            row[at] = card
            at -= 1
        self.row = row

    # -- outsiders -------------------------------------------------------------------------------------------------

    def least_flag(self, flags: vec[i64]) -> i64:
        """The flag of the first column with an outsider, or NONE."""
        for column in range(i64(OUTSIDER_COLUMNS)):
            if self.front[column] != EMPTY:
                return flags[column]
        return NONE

    def take_outsider(self, column: i64) -> i64:
        """6.7.1. The gap stays open until the refresh."""
        card = self.front[column]
        self.front[column] = EMPTY
        return card

    def discard_outsider(self, column: i64) -> i64:
        """9.2.2. Which one, or EMPTY."""
        card = self.take_outsider(column)
        if card != EMPTY:
            self.departed |= BIT[card]
        return card

    def fill_front(self) -> None:
        """9.2.2, 9.2.3. Slide left, then deal from left to right while the deck lasts."""
        front = vec[i64]([EMPTY] * OUTSIDER_COLUMNS)
        at: i64 = 0
        for i in range(i64(OUTSIDER_COLUMNS)):
            if self.front[i] != EMPTY:
                front[at] = self.front[i]
                at += 1
        while at < OUTSIDER_COLUMNS and len(self.outsiders) > 0:
            self.outsiders, card = pop(self.outsiders)
            front[at] = card
            at += 1
        self.front = front

    def redeal(self, chance: Chance) -> None:
        """1.6.1. Both decks lie face down."""
        self.townsfolk = all_mixed(chance, self.townsfolk)
        self.outsiders = all_mixed(chance, self.outsiders)
