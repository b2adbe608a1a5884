"""What belongs to one colour: its board with all that lies on it, and its workers, wherever they are.

A rival (C) is a side like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.architects.cards import BOARDS
from regnum.games.architects.events import BoardTaken
from regnum.games.architects.figures import BOARD_SOURCE, PASSIVE_POWER, PENALTY, POINTS, WAITS_FOR
from regnum.games.architects.parts import (
    APPRENTICE_LIMIT,
    DEBT_PENALTY,
    GOLD,
    HELD,
    HOME,
    LESS_TAX,
    MARBLE,
    MASONRY,
    MORE_APPRENTICES,
    NONE,
    ONE,
    ONE_POOL,
    PASSIVES,
    PLACE_COUNT,
    PRISON,
    PURSE,
    REBATE,
    SILVER,
    WORKERS,
)

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


class Side(Part):
    """One colour. Clones share it until one of them changes it (`game.own(side)`)."""

    goods: vec[i64]  # by kind, CLAY to SILVER
    workers: vec[i64]  # by place: where they are, and stay until something moves them (A3.10)
    virtue: i64  # A8.1
    level: i64  # of the cathedral
    unpaid: i64  # debts
    paid: i64
    board: i64  # A12.1: the number of its variable side, NONE for the plain one
    buildings: i64  # how many stand, those of expansions included
    printed: i64  # their printed points
    skills: i64  # A6.1: bit by bit those of the own apprentices
    reacts: i64  # bit by bit the triggers that some card of the side waits for
    # Never changed in place: a change makes a new one, so copies share them.
    powers: vec[i64]  # by passive power how much of it the own cards give
    hired: vec[i64]  # apprentices, in the order of hiring
    hand: vec[i64]  # building cards, in the order they came
    built: vec[i64]  # building cards laid down, in the order of building

    def copy(self) -> Side:
        """For whoever changes it."""
        twin = Side()
        twin.goods = self.goods[:]
        twin.workers = self.workers[:]
        twin.virtue = self.virtue
        twin.level = self.level
        twin.unpaid = self.unpaid
        twin.paid = self.paid
        twin.board = self.board
        twin.buildings = self.buildings
        twin.printed = self.printed
        twin.skills = self.skills
        twin.reacts = self.reacts
        twin.powers = self.powers
        twin.hired = self.hired
        twin.hand = self.hand
        twin.built = self.built
        return twin

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def silver(self) -> i64:
        """On the own board."""
        return self.goods[SILVER]

    @property
    def at_home(self) -> i64:
        """A0.2. Workers that can be placed."""
        return self.workers[HOME]

    @property
    def prisoners(self) -> i64:
        """A0.3. Own workers in prison."""
        return self.workers[PRISON]

    def held(self) -> i64:
        """A4.22. Own workers on other boards."""
        n: i64 = 0
        for place in range(i64(HELD), i64(PLACE_COUNT)):
            n += self.workers[place]
        return n

    def rebate(self) -> i64:
        """A8.2, A8.3, A12.4. How much less tax every action costs, by the virtue at the moment of paying."""
        return REBATE[self.virtue] + self.powers[LESS_TAX]

    def apprentice_limit(self) -> i64:
        """A5.1."""
        return APPRENTICE_LIMIT + self.powers[MORE_APPRENTICES]

    def has_apprentice(self, card: i64) -> bool:
        """Whether it works for this side."""
        return self.slot_of(card) != NONE

    def slot_of(self, card: i64) -> i64:
        """Its place among the own apprentices, or NONE."""
        for slot in range(i64(len(self.hired))):
            if self.hired[slot] == card:
                return slot
        return NONE

    def has_card(self, card: i64) -> bool:
        """Whether a building card is in the hand."""
        for i in range(i64(len(self.hand))):
            if self.hand[i] == card:
                return True
        return False

    def count_goods(self, kind: i64) -> i64:
        """A12.2. For Therese gold and marble are one pool."""
        if (kind == GOLD or kind == MARBLE) and self.powers[ONE_POOL] > 0:
            return self.goods[GOLD] + self.goods[MARBLE]
        return self.goods[kind]

    # -- changing: nothing is told ---------------------------------------------------------------------------------

    def move(self, source: i64, target: i64, n: i64) -> None:
        """Own workers from one place to another."""
        self.workers[source] -= n
        self.workers[target] += n

    def take_card(self, card: i64) -> None:
        """Into the hand."""
        self.hand = append(self.hand[:], card)

    def leave_hand(self, card: i64) -> None:
        """Out of the hand."""
        self.hand = without(self.hand, card)

    def take_board(self, board: i64) -> None:
        """A12.1. Its power works from now on."""
        self.board = board
        self.add_powers(BOARD_SOURCE + board, 1)

    def enlist(self, card: i64) -> None:
        """It works for this side from now on (A5.5)."""
        self.hired = append(self.hired[:], card)
        self.add_powers(card, 1)

    def dismiss(self, card: i64) -> None:
        """A5.2. It works here no longer."""
        self.hired = without(self.hired, card)
        self.add_powers(card, -1)

    def add_powers(self, source: i64, times: i64) -> None:
        """Passive powers are counted up (or down); skills and what the own cards wait for are noted anew."""
        powers = self.powers[:]
        for power in range(i64(PASSIVES)):
            powers[power] += times * PASSIVE_POWER[source * PASSIVES + power]
        self.powers = powers
        self.skills = 0
        for skill in range(i64(MASONRY + 1)):
            if powers[skill] > 0:
                self.skills |= ONE << skill
        waits = WAITS_FOR[BOARD_SOURCE + self.board] if self.board != NONE else i64(0)
        for slot in range(i64(len(self.hired))):
            waits |= WAITS_FOR[self.hired[slot]]
        self.reacts = waits

    def lay_down(self, card: i64) -> None:
        """A6.2. A building with its printed points, and what it changes of debts (A11.9)."""
        self.built = append(self.built[:], card)
        self.printed += POINTS[card]
        if PENALTY[card] != 0:
            powers = self.powers[:]
            powers[DEBT_PENALTY] += PENALTY[card]
            self.powers = powers


def without(cards: vec[i64], gone: i64) -> vec[i64]:
    """The same cards but one."""
    left = vec[i64]()
    for i in range(i64(len(cards))):
        if cards[i] != gone:
            left = append(left, cards[i])
    return left


def bare_side() -> Side:
    """A2.7. Nothing on the board but all workers."""
    side = Side()
    side.goods = vec[i64]([0] * PURSE)
    side.workers = vec[i64]([0] * PLACE_COUNT)
    side.workers[HOME] = WORKERS
    side.virtue = 0
    side.level = 0
    side.unpaid = 0
    side.paid = 0
    side.board = NONE
    side.buildings = 0
    side.printed = 0
    side.skills = 0
    side.reacts = 0
    side.powers = vec[i64]([0] * PASSIVES)
    side.hired = vec[i64]()
    side.hand = vec[i64]()
    side.built = vec[i64]()
    return side


def settle_in(game: Architects, side: i64, board: i64) -> None:
    """A2.10. The variable side of a board, with all it begins with; its cards come later (A2.13)."""
    me = game.own(side)
    me.take_board(board)
    start = BOARDS[int(board)].start
    for kind, n in enumerate(start.goods):
        me.goods[kind] = n
    me.goods[SILVER] = start.silver
    me.virtue = start.virtue
    me.unpaid = start.debts
    me.move(HOME, PRISON, start.prison)
    if game.told is not None:
        game.told.append(BoardTaken(int(side), BOARDS[int(board)].id))
    for kind, n in start.more:
        game.gain(side, kind, n)
