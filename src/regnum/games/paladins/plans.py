"""What the workers of a pool could still do this round, as a bot reckons it: one right-hand action after the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.games.paladins.figures import BOOST, WAIVES
from regnum.games.paladins.parts import (
    ABSOLVE,
    ABSOLVE_COST,
    ANY,
    ATTACK,
    BIT,
    COMMISSION,
    CONVERT_COST,
    CRIMINAL,
    FAITH,
    FAITH_FLAGS,
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    JAR_INFLUENCE,
    LABOURER,
    NONE,
    ORDER_TIMES,
    PIECES,
    PROVISION_COST,
    RIGHT_SLOTS,
    SLOTS,
    SPACES,
    STRENGTH,
    STRENGTH_FLAGS,
    STRENGTH_PER_SILVER,
    WALL_INFLUENCE,
)
from regnum.games.paladins.stock import Stock
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import FEWEST, ONE_OF, PATTERNS, count_of, open_slots

IMPOSSIBLE: Final = -1


def slot_kinds(action: int, pattern: int) -> list[int]:
    """The kinds that the open slots of an action want; ANY where anybody may stand, NONE where no slot is open."""
    kinds = [SLOTS[action][at] for at in open_slots(action, pattern)]
    return kinds + [NONE] * (RIGHT_SLOTS - len(kinds))


SLOT_KINDS: Final = vec[i64](
    [
        kind
        for action in range(FIRST_RIGHT, SPACES)
        for pattern in range(PATTERNS)
        for kind in slot_kinds(action, pattern)
    ]
)  # ((action - FIRST_RIGHT) * PATTERNS + pattern) * RIGHT_SLOTS + slot


class Plans:
    """A stock as it is spent, action by action."""

    game: Paladins
    stock: Stock
    pool: i64  # what is left of it
    silver: i64
    provisions: i64
    count: i64  # how many actions
    ordered: i64  # and how many of them help with an order

    def __init__(self, game: Paladins, stock: Stock) -> None:
        self.game = game
        self.stock = stock
        self.pool = stock.pool
        self.silver = stock.silver
        self.provisions = stock.provisions
        self.count = 0
        self.ordered = 0

    def make(self) -> None:
        """Those first that need the fewest workers."""
        me = self.game.sides[self.stock.side]
        wanted = self.wanted_actions()
        for size in range(i64(1), i64(RIGHT_SLOTS + 1)):
            for action in range(i64(FIRST_RIGHT), i64(SPACES)):
                covered = me.covered(action)
                fits = FEWEST[action * PATTERNS + covered] == size and not me.spaces[action]
                if fits and self.add(action, covered):
                    self.ordered += (wanted >> action) & 1

    def add(self, action: i64, covered: i64) -> bool:
        """One more action, if it can be filled and paid."""
        price = self.price_of(action)
        if price == IMPOSSIBLE or price > (self.provisions if action <= GARRISON else self.silver):
            return False
        rest = without_crew(self.pool, (action - FIRST_RIGHT) * PATTERNS + covered)
        if rest == IMPOSSIBLE:
            return False
        self.pool = rest
        self.count += 1
        if action <= GARRISON:
            self.provisions -= price
        else:
            self.silver -= price
        return True

    def wanted_actions(self) -> i64:
        """Bit by bit the actions of revealed orders that are not fulfilled yet."""
        king = self.game.king
        wanted: i64 = 0
        for slot in range(king.orders_shown):
            action = king.wants(slot)
            if self.stock.done[action] < ORDER_TIMES:
                wanted |= BIT[action]
        return wanted

    def effective(self, attribute: i64) -> i64:
        """1.3.2."""
        return self.stock.marks[attribute] + (
            BOOST[self.stock.who * 3 + attribute] if self.stock.who != NONE else i64(0)
        )

    def price_of(self, action: i64) -> i64:
        """6. What a right-hand action would cost now, in its own goods; IMPOSSIBLE without a target within reach."""
        times = self.stock.done[action]
        if action == ATTACK:
            flag = self.game.display.least_flag(STRENGTH_FLAGS)
            missing = flag - self.effective(STRENGTH)
            return IMPOSSIBLE if flag == NONE else max(missing + 1, i64(0)) // STRENGTH_PER_SILVER
        if times >= PIECES or not self.reaches(action, times):
            return IMPOSSIBLE
        if self.stock.who != NONE and WAIVES[self.stock.who] == action:
            return 0
        if action <= GARRISON:
            return PROVISION_COST[times]
        return ABSOLVE_COST[times] if action == ABSOLVE else CONVERT_COST[times]

    def reaches(self, action: i64, times: i64) -> bool:
        """6. Whether attribute and target are there for the next time."""
        game = self.game
        if action == FORTIFY:
            return len(game.walls) > 0 and self.effective(INFLUENCE) >= WALL_INFLUENCE[times]
        if action == ABSOLVE:
            return self.effective(INFLUENCE) >= JAR_INFLUENCE[times]
        if action == COMMISSION:
            flag = game.land.region_free(FAITH_FLAGS)
            return flag != NONE and self.effective(FAITH) >= flag
        if action == GARRISON:
            flag = game.land.region_free(STRENGTH_FLAGS)
            return flag != NONE and self.effective(STRENGTH) >= flag
        flag = game.display.least_flag(FAITH_FLAGS)
        return flag != NONE and self.effective(FAITH) >= flag


def without_crew(pool: i64, row: i64) -> i64:
    """The pool after an action's slots are filled: own colours first, criminals where they lack, labourers for any."""
    for i in range(i64(RIGHT_SLOTS)):
        kind = SLOT_KINDS[row * RIGHT_SLOTS + i]
        if kind == NONE:
            break
        if kind != ANY:
            if count_of(pool, kind) == 0:
                kind = CRIMINAL
            if count_of(pool, kind) == 0:
                return IMPOSSIBLE
            pool -= ONE_OF[kind]
    for i in range(i64(RIGHT_SLOTS)):
        if SLOT_KINDS[row * RIGHT_SLOTS + i] == ANY:
            kind = most_common(pool)
            if kind == NONE:
                return IMPOSSIBLE
            pool -= ONE_OF[kind]
    return pool


def most_common(pool: i64) -> i64:
    """Whom one misses least: a labourer, then the kind one has most of, a criminal last; NONE in an empty pool."""
    if count_of(pool, LABOURER) > 0:
        return LABOURER
    found: i64 = NONE
    most: i64 = 0
    for kind in range(i64(LABOURER + 1), i64(CRIMINAL)):
        if count_of(pool, kind) > most:
            most = count_of(pool, kind)
            found = kind
    return CRIMINAL if found == NONE and count_of(pool, CRIMINAL) > 0 else found
