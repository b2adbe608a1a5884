"""What a side will have once all that is due to it has happened: what bots look at in the middle of an action.

Each effect lets itself happen here too (`PaladinsEffect.expect`), so far as that is certain. Where a choice is still
open, only that there is one is kept. The score sheet stands here once more as a search needs it; a test holds it
against scoring.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.games.paladins.bits import bits_in
from regnum.games.paladins.cards import OUTSIDERS, WALLS
from regnum.games.paladins.figures import OF_NATION, PALADIN_POOL
from regnum.games.paladins.parts import (
    ABSOLVE,
    AI_LEAST_CONVERTED,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    COUNT_POINTS,
    CRIMINAL,
    DEVELOP,
    FORTIFY,
    GARRISON,
    LEFTOVERS_PER_POINT,
    METRICS,
    NONE,
    ORDER_POINTS,
    ORDER_TIMES,
    PAID_DEBT_POINTS,
    PER_ATTACKED_VIKING,
    PER_COMMISSION,
    PER_CONVERTED_MERCENARIES,
    PER_DEVELOP,
    PER_FAITH,
    PER_INFLUENCE,
    PER_ORDERS_FULFILLED,
    PER_PAID_DEBTS,
    PER_SUSPICION_CARDS,
    PER_TOWNSFOLK,
    PER_UNPAID_DEBTS,
    ROUNDS,
    SPACES,
    TRACK_POINTS,
    TRACK_TOP,
    UNPAID_DEBT_POINTS,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import ONE_OF

# What somebody has still to decide.
MONK_DUE: Final = 0
OUTPOST_DUE: Final = 1
JAR_DUE: Final = 2
ATTACK_DUE: Final = 3
CONVERT_DUE: Final = 4
RECRUIT_DUE: Final = 5
DISMISS_DUE: Final = 6
WORKSHOP_DUE: Final = 7
CLEAR_DUE: Final = 8
CHOICE_DUE: Final = 9
DUE_FEATURES: Final = (
    "monk_due", "outpost_due", "jar_due", "attack_due", "convert_due", "recruit_due", "dismiss_due", "workshop_due",
    "clear_due", "choice_due",
)  # fmt: skip

# -- figures as packed numbers ------------------------------------------------------------------------------------

MOST_TIMES: Final = 16
COUNT_STEPS: Final = vec[i64](
    [COUNT_POINTS.get(action, {}).get(times, 0) for action in range(SPACES) for times in range(MOST_TIMES)]
)  # action * MOST_TIMES + times
OF_METRIC: Final = vec[i64](
    [sum(1 << card for card, each in enumerate(OUTSIDERS) if each.per == per) for per in range(len(METRICS))]
)  # outsiders bit by bit
METRIC_BASE: Final = vec[i64]([max(each.base for each in OUTSIDERS if each.per == per) for per in range(len(METRICS))])
METRIC_EACH: Final = vec[i64]([max(each.each for each in OUTSIDERS if each.per == per) for per in range(len(METRICS))])
COUNTED: Final = vec[i64]([COMMISSION, FORTIFY, GARRISON, ABSOLVE, DEVELOP])  # by metric from PER_COMMISSION on
WALLS_WORTH: Final = vec[i64](
    [sum(1 << number for number, wall in enumerate(WALLS) if wall.points == points) for points in range(3)]
)


class Stock:
    """The things of one side, counted as if all that is due had happened."""

    side: i64
    marks: vec[i64]  # by attribute
    done: vec[i64]  # by action
    pool: i64
    silver: i64
    provisions: i64
    unpaid: i64
    paid: i64
    suspicions: i64
    townsfolk: i64  # how many
    who: i64  # the paladin of this round, in use or chosen
    passed: bool
    open: vec[i64]  # by DUE_FEATURES: how many of these are still to be decided
    order_points: i64  # of the sheet that was counted last
    count_points: i64
    outsider_points: i64
    fulfilled: i64

    def __init__(self) -> None:
        self.side = 0
        self.marks = vec[i64]([0] * len(ATTRIBUTES))
        self.done = vec[i64]([0] * SPACES)
        self.open = vec[i64]([0] * len(DUE_FEATURES))
        self.pool = self.silver = self.provisions = self.unpaid = self.paid = self.suspicions = self.townsfolk = 0
        self.who = NONE
        self.passed = False
        self.order_points = self.count_points = self.outsider_points = self.fulfilled = 0

    def take(self, game: Paladins, side: i64) -> None:
        """What lies on the board now."""
        me = game.sides[side]
        self.side = side
        for attribute in range(i64(len(ATTRIBUTES))):
            self.marks[attribute] = me.mark(attribute)
        for action in range(i64(SPACES)):
            self.done[action] = me.done[action]
        for i in range(i64(len(DUE_FEATURES))):
            self.open[i] = 0
        self.pool = me.pool
        self.silver = me.silver
        self.provisions = me.provisions
        self.unpaid = me.unpaid
        self.paid = me.paid
        self.suspicions = me.suspicions
        self.townsfolk = bits_in(me.party)
        self.passed = me.passed
        self.who = me.paladin
        if me.chosen != NONE:  # its workers are as good as there
            self.who = me.chosen
            self.pool += PALADIN_POOL[me.chosen]
        if me.passed and game.round == ROUNDS:
            self.pool = 0

    # -- what happens to it ----------------------------------------------------------------------------------------

    def lift(self, attribute: i64, n: i64) -> None:
        """1.3.4."""
        self.marks[attribute] = min(self.marks[attribute] + n, i64(TRACK_TOP))

    def hire(self, kind: i64, n: i64) -> None:
        """8.2.1. Criminals bring suspicion."""
        self.pool += n * ONE_OF[kind]
        if kind == CRIMINAL:
            self.suspect(n)

    def suspect(self, n: i64) -> None:
        """8.2.2. A suspicion shows about one tax."""
        self.suspicions += n
        self.silver += n

    def forgive(self, n: i64) -> None:
        """6.7.4."""
        self.suspicions -= min(n, self.suspicions)

    def decide(self, what: i64) -> None:
        """Something has still to be decided."""
        self.open[what] += 1

    def begin(self, action: i64, what: i64) -> None:
        """An action that only lacks its target."""
        self.done[action] += 1
        self.open[what] += 1

    # -- the score sheet -------------------------------------------------------------------------------------------

    def points(self, game: Paladins) -> i64:
        """10. The score sheet of this stock."""
        me = game.sides[self.side]
        ai = game.is_ai(self.side)
        self.count_orders(game)
        self.count_times(ai)
        self.count_outsiders(me, ai)
        points = self.order_points + self.count_points + self.outsider_points
        points += bits_in(me.walls & WALLS_WORTH[1]) + 2 * bits_in(me.walls & WALLS_WORTH[2])
        for attribute in range(i64(len(ATTRIBUTES))):
            points += TRACK_POINTS[self.marks[attribute]]
        points += PAID_DEBT_POINTS * self.paid + UNPAID_DEBT_POINTS * self.unpaid
        if not ai:
            points += (self.silver + self.provisions) // LEFTOVERS_PER_POINT
        return points

    def count_orders(self, game: Paladins) -> None:
        """10.1."""
        king = game.king
        self.order_points = 0
        self.fulfilled = 0
        for slot in range(king.orders_shown):
            if self.done[king.wants(slot)] >= ORDER_TIMES:
                self.order_points += ORDER_POINTS[slot]
                self.fulfilled += 1

    def count_times(self, ai: bool) -> None:
        """10.3 to 10.7."""
        points: i64 = 0
        for action in range(i64(COMMISSION), i64(ATTACK)):
            points += COUNT_STEPS[action * MOST_TIMES + self.done[action]]
        self.count_points = points if ai else points + COUNT_STEPS[DEVELOP * MOST_TIMES + self.done[DEVELOP]]

    def count_outsiders(self, me: Side, ai: bool) -> None:
        """10.8, 10.11. Outsiders that count the same thing are worth the same."""
        points: i64 = 0
        least: i64 = AI_LEAST_CONVERTED if ai else 0
        if me.converted:
            for per in range(i64(len(METRICS))):
                cards = me.converted & OF_METRIC[per]
                if cards:
                    worth = METRIC_BASE[per] + self.counted(me, per) // METRIC_EACH[per]
                    points += bits_in(cards) * max(worth, least)
        self.outsider_points = points

    def counted(self, me: Side, per: i64) -> i64:
        """10.11. What an outsider counts."""
        if per <= PER_ATTACKED_VIKING:
            return bits_in(me.attacked & OF_NATION[per])
        if per <= PER_DEVELOP:
            return self.done[COUNTED[per - PER_COMMISSION]]
        if per == PER_TOWNSFOLK:
            return self.townsfolk
        if per <= PER_INFLUENCE:
            return self.marks[per - PER_FAITH]
        if per == PER_PAID_DEBTS:
            return self.paid
        if per == PER_UNPAID_DEBTS:
            return self.unpaid
        if per == PER_SUSPICION_CARDS:
            return self.suspicions
        if per == PER_ORDERS_FULFILLED:
            return self.fulfilled
        return bits_in(me.converted & OF_METRIC[PER_CONVERTED_MERCENARIES])
