"""What bots notice on the table: what a side has, what is still due to it, and what its workers could still do.

Effects that are due already count as if they had happened, so that the middle of an action is not worth less than its
end. `points` alone is the score sheet as it stands; a test holds it against scoring.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.bots.sense import POINTS, Sense
from regnum.core.effects import RESOLVE, side_of
from regnum.games.paladins.asks import CHOOSE_TAVERN, TAKE_TURN
from regnum.games.paladins.bits import bits_in
from regnum.games.paladins.cards import TOWNSFOLK
from regnum.games.paladins.effects.base import expect
from regnum.games.paladins.figures import BOOST, ORDER_ACTION, REACTING
from regnum.games.paladins.parts import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    DEBT_PAID,
    DEVELOP,
    FAITH,
    FAITH_FLAGS,
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    INQUISITION,
    JAR_INFLUENCE,
    KEPT_WORKERS,
    KINDS,
    METRICS,
    NONE,
    ORDER_POINTS,
    ORDER_TIMES,
    PER_ATTACKED_VIKING,
    PER_CONVERTED_MERCENARIES,
    PER_INFLUENCE,
    PER_ORDERS_FULFILLED,
    PER_TOWNSFOLK,
    PIECES,
    ROUNDS,
    STRENGTH,
    STRENGTH_FLAGS,
    TAX,
    WALL_INFLUENCE,
    WORKERS,
)
from regnum.games.paladins.plans import Plans
from regnum.games.paladins.sides import Side
from regnum.games.paladins.stock import DUE_FEATURES, OF_METRIC, Stock
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import count_of, size_of

# -- what is noticed, room by room --------------------------------------------------------------------------------

RIGHT: Final = ACTIONS[FIRST_RIGHT:]
HELPED: Final = (*RIGHT, ACTIONS[DEVELOP])  # the actions that townsfolk react to
STEPPED: Final = ("commission", "fortify", "garrison", "absolve")

POINT_FEATURES: Final = (
    POINTS, "points_due", "order_points", "count_points", "outsider_points", "orders_under_way", "orders_near",
)  # fmt: skip
ATTRIBUTE_FEATURES: Final = (
    *ATTRIBUTES,
    *(f"high_{each}" for each in ATTRIBUTES),
    *(f"boost_{each}" for each in ATTRIBUTES),
)
COUNT_FEATURES: Final = (
    *(f"done_{each}" for each in HELPED),
    *(f"late_{each}" for each in STEPPED),
    *(f"gap_{each}" for each in STEPPED),
)
WORKER_FEATURES: Final = (*WORKERS, "kept_worker", "plan", "plan_ordered", "spare_worker", "favour_open")
GOODS_FEATURES: Final = (
    "silver", "much_silver", "provision", "much_provision", "debt_unpaid", "debt_paid",
    "suspicion", "most_suspected", "inquisition_near",
)  # fmt: skip
HELP_FEATURES: Final = (
    *(f"workshop_{each}" for each in RIGHT), "workshop_pair",
    *(f"townsfolk_{each}" for each in HELPED), "debt_collector", "suspect_townsfolk", "squire",
    "counts_attacked", "counts_action", "counts_attribute", "champion", "mercenary", "counts_debt",
)  # fmt: skip
TIME_FEATURES: Final = ("passed", "to_move", "tavern_due", "paladin_due", "rounds_left")
FEATURES: Final = (
    *POINT_FEATURES, *ATTRIBUTE_FEATURES, *COUNT_FEATURES, *WORKER_FEATURES, *GOODS_FEATURES, *HELP_FEATURES,
    *TIME_FEATURES, *DUE_FEATURES,
)  # fmt: skip

AT_ATTRIBUTES: Final = len(POINT_FEATURES)
AT_COUNTS: Final = AT_ATTRIBUTES + len(ATTRIBUTE_FEATURES)
AT_WORKERS: Final = AT_COUNTS + len(COUNT_FEATURES)
AT_GOODS: Final = AT_WORKERS + len(WORKER_FEATURES)
AT_HELP: Final = AT_GOODS + len(GOODS_FEATURES)
AT_TIME: Final = AT_HELP + len(HELP_FEATURES)
AT_DUE: Final = AT_TIME + len(TIME_FEATURES)

HIGH_LEVEL: Final = 7  # from here on a step of a marker is worth most
LATE_TIMES: Final = 3  # from here on an action is on its way to points for its count
MUCH_SILVER: Final = 6
MUCH_PROVISION: Final = 4
NEAR_TIMES: Final = 2  # beyond so many times an order is near

HELPED_ACTION: Final = vec[i64]([ACTIONS.index(each) for each in HELPED])
SQUIRES: Final = vec[i64]([sum(1 << card for card, each in enumerate(TOWNSFOLK) if each.suspicion_max == 0)])


BEFORE_TURNS: Final = 1.0  # of a round is to come,
TURNS_BEGUN: Final = 0.7  # while all are still in it,
TURNS_OVER: Final = 0.2  # when all have passed


class PaladinsSense(Sense[Paladins]):
    """Feature by feature what a side has, once all that is due has happened."""

    stock: Stock

    def __init__(self) -> None:
        super().__init__(FEATURES, apart=True)
        self.stock = Stock()

    @override
    def left(self, game: Paladins) -> float:
        """The rounds to come, and of this one what those have before them who have not passed."""
        if game.over:
            return 0.0
        return rounds_left(game) / float(ROUNDS)

    @override
    def notice(self, game: Paladins, side: i64) -> None:
        """All features, one room after the other."""
        me = game.sides[side]
        stock = self.stock
        seen = self.seen
        stock.take(game, side)
        points = stock.points(game)
        seen[0] = float(points)
        seen[1] = float(stock.points(game) - points) if expect_all(game, stock) else 0.0
        self.notice_points(game)
        self.notice_attributes()
        self.notice_counts(game)
        self.notice_workers(game)
        self.notice_goods(game, me)
        self.notice_help(me)
        self.notice_time(game, me, side)
        for i in range(i64(len(DUE_FEATURES))):
            seen[AT_DUE + i] = float(stock.open[i])

    # -- room by room ----------------------------------------------------------------------------------------------

    def notice_points(self, game: Paladins) -> None:
        """The sheet by its sources, and orders that are not fulfilled yet."""
        under_way: i64 = 0
        near: i64 = 0
        for slot in range(game.king.orders_shown):
            times = self.stock.done[ORDER_ACTION[game.king.orders[slot]]]
            if times < ORDER_TIMES:
                under_way += ORDER_POINTS[slot] * times
                near += ORDER_POINTS[slot] * max(times - NEAR_TIMES, i64(0))
        seen = self.seen
        seen[2] = float(self.stock.order_points)
        seen[3] = float(self.stock.count_points)
        seen[4] = float(self.stock.outsider_points)
        seen[5] = float(under_way) / float(ORDER_TIMES)
        seen[6] = float(near) / float(ORDER_TIMES - NEAR_TIMES)

    def notice_attributes(self) -> None:
        """Markers, how high they are, and what the paladin adds as long as there is something to do."""
        seen = self.seen
        for attribute in range(i64(len(ATTRIBUTES))):
            level = self.stock.marks[attribute]
            boost: i64 = 0
            if self.stock.who != NONE and not self.stock.passed:
                boost = BOOST[self.stock.who * 3 + attribute]
            seen[AT_ATTRIBUTES + attribute] = float(level)
            seen[AT_ATTRIBUTES + 3 + attribute] = float(max(level - HIGH_LEVEL, i64(0)))
            seen[AT_ATTRIBUTES + 6 + attribute] = float(boost)

    def notice_counts(self, game: Paladins) -> None:
        """How often each action was done, and how far off the attribute is that the next time needs."""
        seen = self.seen
        for i in range(i64(len(HELPED))):
            seen[AT_COUNTS + i] = float(self.stock.done[HELPED_ACTION[i]])
        for i in range(i64(len(STEPPED))):
            times = self.stock.done[FIRST_RIGHT + i]
            seen[AT_COUNTS + len(HELPED) + i] = float(max(times - LATE_TIMES, i64(0)))
            gap: i64 = 0
            if times < PIECES:
                gap = max(self.need_of(game, FIRST_RIGHT + i), i64(0))
            seen[AT_COUNTS + len(HELPED) + len(STEPPED) + i] = float(gap)

    def need_of(self, game: Paladins, action: i64) -> i64:
        """How many points of the attribute the marker lacks for the next time."""
        if action == COMMISSION:
            return game.land.region_free(FAITH_FLAGS) - self.stock.marks[FAITH]
        if action == FORTIFY:
            return WALL_INFLUENCE[self.stock.done[FORTIFY]] - self.stock.marks[INFLUENCE]
        if action == GARRISON:
            return game.land.region_free(STRENGTH_FLAGS) - self.stock.marks[STRENGTH]
        return JAR_INFLUENCE[self.stock.done[ABSOLVE]] - self.stock.marks[INFLUENCE]

    def notice_workers(self, game: Paladins) -> None:
        """Who waits in the pool, and what they could do one action after the other."""
        seen = self.seen
        for kind in range(i64(KINDS)):
            seen[AT_WORKERS + kind] = float(count_of(self.stock.pool, kind))
        size = size_of(self.stock.pool)
        for i in range(i64(KINDS), i64(len(WORKER_FEATURES))):
            seen[AT_WORKERS + i] = 0.0
        if self.stock.passed:
            seen[AT_WORKERS + KINDS] = float(min(size, i64(KEPT_WORKERS)))
            return
        if size > 0:
            self.notice_plans(game)
            for slot in range(game.king.favours_shown):
                if game.king.petitioners[slot] == NONE:
                    seen[AT_WORKERS + KINDS + 4] += 1.0

    def notice_plans(self, game: Paladins) -> None:
        """How many right-hand actions the pool could still fill and pay, and who is left over."""
        plans = Plans(game, self.stock)
        plans.make()
        self.seen[AT_WORKERS + KINDS + 1] = float(plans.count)
        self.seen[AT_WORKERS + KINDS + 2] = float(plans.ordered)
        self.seen[AT_WORKERS + KINDS + 3] = float(size_of(plans.pool))

    def notice_goods(self, game: Paladins, me: Side) -> None:
        """Silver and provisions, debts, and how close the Inquisition is to this side."""
        seen = self.seen
        seen[AT_GOODS] = float(self.stock.silver)
        seen[AT_GOODS + 1] = float(max(self.stock.silver - MUCH_SILVER, i64(0)))
        seen[AT_GOODS + 2] = float(self.stock.provisions)
        seen[AT_GOODS + 3] = float(max(self.stock.provisions - MUCH_PROVISION, i64(0)))
        seen[AT_GOODS + 4] = float(self.stock.unpaid)
        seen[AT_GOODS + 5] = float(self.stock.paid)
        seen[AT_GOODS + 6] = float(self.stock.suspicions)
        most = self.stock.suspicions > 0
        for board in game.sides:
            if board is not me and board.suspicions > self.stock.suspicions:
                most = False
        seen[AT_GOODS + 7] = 1.0 if most else 0.0
        taken = TAX[game.rules.seats] - game.suspicion.tax
        seen[AT_GOODS + 8] = float(taken) / float(TAX[game.rules.seats]) if most else 0.0

    def notice_help(self, me: Side) -> None:
        """Workshops, townsfolk, and converted outsiders by what they count."""
        seen = self.seen
        pairs: i64 = 0
        for i in range(i64(len(RIGHT))):
            covered = me.covered(FIRST_RIGHT + i)
            seen[AT_HELP + i] = float((covered & 1) + (covered >> 1))
            if covered == 3:
                pairs += 1
        seen[AT_HELP + 6] = float(pairs)
        for i in range(i64(len(HELPED))):
            seen[AT_HELP + 7 + i] = float(bits_in(me.party & REACTING[HELPED_ACTION[i]]))
        squires = bits_in(me.party & SQUIRES[0])
        seen[AT_HELP + 14] = float(bits_in(me.party & REACTING[DEBT_PAID]))
        seen[AT_HELP + 15] = float(bits_in(me.party & REACTING[INQUISITION]) - squires)
        seen[AT_HELP + 16] = float(squires)
        self.notice_converted(me.converted)

    def notice_converted(self, cards: i64) -> None:
        """10.11. What makes converted outsiders worth more."""
        seen = self.seen
        for i in range(i64(17), i64(len(HELP_FEATURES))):
            seen[AT_HELP + i] = 0.0
        if cards == 0:
            return
        for per in range(i64(len(METRICS))):
            seen[AT_HELP + 17 + METRIC_ROOM[per]] += float(bits_in(cards & OF_METRIC[per]))

    def notice_time(self, game: Paladins, me: Side, side: i64) -> None:
        """Where the round stands for this side."""
        seen = self.seen
        over = game.over
        seen[AT_TIME] = 1.0 if self.stock.passed and not over else 0.0
        seen[AT_TIME + 1] = 1.0 if not over and game.whose[-1] == side else 0.0
        seen[AT_TIME + 2] = 1.0 if tavern_due(game, me, side) else 0.0
        seen[AT_TIME + 3] = 1.0 if me.drawing else 0.0
        seen[AT_TIME + 4] = 0.0 if over else rounds_left(game)


def room_of(per: int) -> int:
    """By what a converted outsider counts: attacked nations, actions, attributes, orders, mercenaries, debts."""
    if per <= PER_ATTACKED_VIKING:
        return 0
    if per <= PER_TOWNSFOLK:
        return 1
    if per <= PER_INFLUENCE:
        return 2
    return 3 if per == PER_ORDERS_FULFILLED else 4 if per == PER_CONVERTED_MERCENARIES else 5


METRIC_ROOM: Final = vec[i64]([room_of(per) for per in range(len(METRICS))])


def expect_all(game: Paladins, stock: Stock) -> bool:
    """The effect that this side is asked about, and all that follow it; whether there are any."""
    any_due = is_asked(game, stock.side)
    if any_due:
        expect(game, stock, game.pending)
    for i in range(i64(len(game.due))):
        if side_of(game.due[i]) == stock.side:
            expect(game, stock, game.due[i])
            any_due = True
    return any_due


def is_asked(game: Paladins, side: i64) -> bool:
    """Whether an effect that happens to this side has asked something."""
    if len(game.agenda) < 2 or game.agenda[-2] is not RESOLVE or game.whose[-1] != side:
        return False
    return game.agenda[-1] is not TAKE_TURN and game.agenda[-1] is not CHOOSE_TAVERN


def tavern_due(game: Paladins, me: Side, side: i64) -> bool:
    """3.5.2. Whether this side's tavern of the round is still to come."""
    if me.passed or len(game.taverns.guests) == 0 or game.is_ai(side):
        return False
    return not game.taverns.is_guest(side)


def rounds_left(game: Paladins) -> float:
    """Rounds to come, with what is left of this one: all of it before the turns, then by how many are still in it."""
    if game.round == 0:
        return float(ROUNDS)
    rest = float(ROUNDS - game.round)
    for board in game.sides:
        if board.drawing or board.chosen != NONE:
            return rest + BEFORE_TURNS
    inside: i64 = 0
    for board in game.sides:
        if not board.passed:
            inside += 1
    return rest + TURNS_OVER + (TURNS_BEGUN - TURNS_OVER) * float(inside) / float(len(game.sides))
