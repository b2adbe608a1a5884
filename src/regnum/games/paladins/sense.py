"""What bots notice on the table: what a side has, what is still due to it, and what its workers could still do.

Effects that are due already count as if they had happened, so that the middle of an action is not worth less than its
end. `points` alone is the score sheet as it stands; a test holds it against scoring.py.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.bots.sense import POINTS, Sense
from regnum.games.paladins.asks import CHOOSE_TAVERN, TAKE_TURN
from regnum.games.paladins.bits import bits_in, lowest_bit
from regnum.games.paladins.cards import OUTSIDERS, PALADINS, TOWNSFOLK, WALLS
from regnum.games.paladins.effects import (
    CANCEL_DEBT,
    CLEAR_OTHER,
    CLEAR_SPACE,
    DEVELOP_FREELY,
    DISCARD_SUSPICION,
    DISCARD_SUSPICION_NOW,
    DISMISS_TOWNSFOLK,
    DRAFT_TOWNSFOLK,
    DRAW_SUSPICION,
    EITHER,
    ENLIST_TOWNSFOLK,
    GAIN_PROVISIONS,
    GAIN_SILVER,
    GAIN_WORKERS,
    MOVE_JAR,
    PAY_DEBT,
    PAY_DEBT_NOW,
    PERSUADE_OUTSIDER,
    POST_OUTPOST,
    PUT_WORKSHOP,
    RAISE,
    RECRUIT_FREELY,
    SEND_MONK,
    STRIKE_OUTSIDER,
    TAKE_TAX,
    USE_ABILITIES,
    USE_ABILITY,
    USE_BONUS,
    WHAT,
    do_of,
    n_of,
    what_of,
)
from regnum.games.paladins.figures import BONUS_AFTER, BOOST, OF_NATION, ORDER_ACTION, PALADIN_POOL, REACTING, WAIVES
from regnum.games.paladins.parts import (
    ABSOLVE,
    ABSOLVE_COST,
    ACTIONS,
    AI_LEAST_CONVERTED,
    ANY,
    ATTACK,
    ATTRIBUTES,
    BIT,
    COMMISSION,
    CONVERT,
    CONVERT_COST,
    COUNT_POINTS,
    CRIMINAL,
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
    LABOURER,
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
    PIECES,
    PROVISION_COST,
    RIGHT_SLOTS,
    ROUNDS,
    SLOTS,
    SPACES,
    STRENGTH,
    STRENGTH_FLAGS,
    STRENGTH_PER_SILVER,
    TAX,
    TRACK_POINTS,
    TRACK_TOP,
    UNPAID_DEBT_POINTS,
    WALL_INFLUENCE,
    WORKER_UNDER,
    WORKERS,
    WORKSHOPS,
)
from regnum.games.paladins.resolving import RESOLVE
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import FEWEST, ONE_OF, PATTERNS, count_of, open_slots, size_of

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
DUE_FEATURES: Final = (
    "monk_due", "outpost_due", "jar_due", "attack_due", "convert_due", "recruit_due", "dismiss_due", "workshop_due",
    "clear_due", "choice_due",
)  # fmt: skip
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
ABILITY_EFFECT: Final = vec[i64]([each.reward[0] for each in TOWNSFOLK])  # every ability is a single effect
BONUS_EFFECT: Final = vec[i64]([each.bonus[0] if each.bonus else 0 for each in PALADINS])
HELPED_ACTION: Final = vec[i64]([ACTIONS.index(each) for each in HELPED])
SQUIRES: Final = vec[i64]([sum(1 << card for card, each in enumerate(TOWNSFOLK) if each.suspicion_max == 0)])


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

IMPOSSIBLE: Final = -1
BEFORE_TURNS: Final = 1.0  # of a round is to come,
TURNS_BEGUN: Final = 0.7  # while all are still in it,
TURNS_OVER: Final = 0.2  # when all have passed


class PaladinsSense(Sense[Paladins]):
    """Feature by feature what a side has. Its own fields are the side's things once all that is due has happened."""

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
    order_points: i64  # of the sheet that was counted last
    count_points: i64
    outsider_points: i64
    fulfilled: i64

    def __init__(self) -> None:
        super().__init__(FEATURES, apart=True)
        self.marks = vec[i64]([0] * len(ATTRIBUTES))
        self.done = vec[i64]([0] * SPACES)
        self.pool = self.silver = self.provisions = self.unpaid = self.paid = self.suspicions = self.townsfolk = 0
        self.who = NONE
        self.passed = False
        self.order_points = self.count_points = self.outsider_points = self.fulfilled = 0

    def left(self, game: Any) -> float:
        """The rounds to come, and of this one what those have before them who have not passed."""
        table: Paladins = game
        if table.over:
            return 0.0
        return rounds_left(table) / float(ROUNDS)

    def notice(self, game: Any, side: i64) -> None:
        """All features, one room after the other."""
        table: Paladins = game
        me = table.sides[side]
        seen = self.seen
        for i in range(i64(AT_DUE), i64(len(FEATURES))):
            seen[i] = 0.0
        self.take_stock(table, me)
        points = self.points(table, me)
        seen[0] = float(points)
        seen[1] = 0.0
        if is_acting(table, side):
            self.expect_all(table, me)
            seen[1] = float(self.points(table, me) - points)
        self.notice_points(table)
        self.notice_attributes()
        self.notice_counts(table)
        self.notice_workers(table, me)
        self.notice_goods(table, me)
        self.notice_help(me)
        self.notice_time(table, me, side)

    # -- taking stock ----------------------------------------------------------------------------------------------

    def take_stock(self, game: Paladins, me: Side) -> None:
        """What lies on the board now."""
        for attribute in range(i64(len(ATTRIBUTES))):
            self.marks[attribute] = me.mark(attribute)
        for action in range(i64(SPACES)):
            self.done[action] = me.done[action]
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

    def points(self, game: Paladins, me: Side) -> i64:
        """10. The score sheet of what was taken stock of."""
        ai = game.solo and me is game.sides[-1]
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
        self.order_points = 0
        self.fulfilled = 0
        for slot in range(game.orders_shown):
            if self.done[ORDER_ACTION[game.orders[slot]]] >= ORDER_TIMES:
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

    # -- what is due -----------------------------------------------------------------------------------------------

    def expect_all(self, game: Paladins, me: Side) -> None:
        """The effect that is asked about, and all that follow it."""
        top = game.agenda[-1]
        if top is not TAKE_TURN and top is not CHOOSE_TAVERN and game.agenda[-2] is RESOLVE:
            self.expect(game, me, game.pending)
        for i in range(i64(len(game.due))):
            self.expect(game, me, game.due[i])

    def expect(self, game: Paladins, me: Side, effect: i64) -> None:
        """Let an effect happen to the stock; where it needs an answer, notice that."""
        do = do_of(effect)
        n = n_of(effect)
        if do == RAISE:
            self.lift(what_of(effect), n)
        elif do == GAIN_WORKERS:
            self.hire(what_of(effect), n)
        elif do == GAIN_SILVER or do == TAKE_TAX:
            self.silver += n
        elif do == GAIN_PROVISIONS:
            self.provisions += n
        elif do == DRAW_SUSPICION:
            self.suspect(1)
        elif do == USE_ABILITIES:
            self.expect_abilities(game, me, game.party_then & REACTING[what_of(effect)])
            if me.paladin != NONE and BONUS_AFTER[me.paladin] == what_of(effect):
                self.expect(game, me, BONUS_EFFECT[me.paladin])
        elif do == USE_ABILITY:
            self.expect(game, me, ABILITY_EFFECT[what_of(effect) * WHAT + n])
        elif do == USE_BONUS:
            self.expect(game, me, BONUS_EFFECT[me.paladin])
        elif do == DISCARD_SUSPICION or do == DISCARD_SUSPICION_NOW:
            self.suspicions -= min(n, self.suspicions)
        elif do == PAY_DEBT or do == PAY_DEBT_NOW or do == CANCEL_DEBT:
            self.expect_relief(game, me, do)
        else:
            self.expect_choice(game, me, do)

    def expect_abilities(self, game: Paladins, me: Side, cards: i64) -> None:
        """Townsfolk that will react."""
        while cards:
            self.expect(game, me, ABILITY_EFFECT[lowest_bit(cards)])
            cards &= cards - 1

    def expect_relief(self, game: Paladins, me: Side, do: i64) -> None:
        """8.4.1. A debt paid or cancelled."""
        if self.unpaid == 0:
            return
        self.unpaid -= 1
        if do != CANCEL_DEBT:
            self.paid += 1
            self.expect_abilities(game, me, me.party & REACTING[DEBT_PAID])

    def expect_choice(self, game: Paladins, me: Side, do: i64) -> None:
        """What the answer cannot change counts already; that there is something to choose is a feature of its own."""
        if do == SEND_MONK:
            self.begin(COMMISSION, 0)
        elif do == POST_OUTPOST:
            self.begin(GARRISON, 1)
        elif do == MOVE_JAR:
            self.begin(ABSOLVE, 2)
        elif do == STRIKE_OUTSIDER:
            self.begin(ATTACK, 3)
            self.lift(INFLUENCE, 1)
        elif do == PERSUADE_OUTSIDER:
            self.begin(CONVERT, 4)
            self.lift(STRENGTH, 1)
        elif do == ENLIST_TOWNSFOLK or do == DRAFT_TOWNSFOLK or (do == RECRUIT_FREELY and game.has_townsfolk()):
            self.townsfolk += 1
            self.seen[AT_DUE + 5] += 1.0
        elif do == DISMISS_TOWNSFOLK:
            self.seen[AT_DUE + 6] += 1.0
        elif do == PUT_WORKSHOP or do == DEVELOP_FREELY:
            self.expect_workshop(game, me)
        elif do == CLEAR_OTHER or do == CLEAR_SPACE:
            if self.pool > 0 and me.occupied():
                self.seen[AT_DUE + 8] += 1.0
        elif do == EITHER:
            self.seen[AT_DUE + 9] += 1.0

    def begin(self, action: i64, at: i64) -> None:
        """An action that only lacks its target."""
        self.done[action] += 1
        self.seen[AT_DUE + at] += 1.0

    def expect_workshop(self, game: Paladins, me: Side) -> None:
        """5.1. It covers some slot, and the worker under it comes."""
        if self.done[DEVELOP] >= WORKSHOPS:
            return
        self.hire(WORKER_UNDER[self.done[DEVELOP]], 1)
        self.done[DEVELOP] += 1
        self.seen[AT_DUE + 7] += 1.0
        self.expect_abilities(game, me, game.party_then & REACTING[DEVELOP])

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

    # -- room by room ----------------------------------------------------------------------------------------------

    def notice_points(self, game: Paladins) -> None:
        """The sheet by its sources, and orders that are not fulfilled yet."""
        under_way: i64 = 0
        near: i64 = 0
        for slot in range(game.orders_shown):
            times = self.done[ORDER_ACTION[game.orders[slot]]]
            if times < ORDER_TIMES:
                under_way += ORDER_POINTS[slot] * times
                near += ORDER_POINTS[slot] * max(times - NEAR_TIMES, i64(0))
        seen = self.seen
        seen[2] = float(self.order_points)
        seen[3] = float(self.count_points)
        seen[4] = float(self.outsider_points)
        seen[5] = float(under_way) / float(ORDER_TIMES)
        seen[6] = float(near) / float(ORDER_TIMES - NEAR_TIMES)

    def notice_attributes(self) -> None:
        """Markers, how high they are, and what the paladin adds as long as there is something to do."""
        seen = self.seen
        for attribute in range(i64(len(ATTRIBUTES))):
            level = self.marks[attribute]
            boost: i64 = 0
            if self.who != NONE and not self.passed:
                boost = BOOST[self.who * 3 + attribute]
            seen[AT_ATTRIBUTES + attribute] = float(level)
            seen[AT_ATTRIBUTES + 3 + attribute] = float(max(level - HIGH_LEVEL, i64(0)))
            seen[AT_ATTRIBUTES + 6 + attribute] = float(boost)

    def notice_counts(self, game: Paladins) -> None:
        """How often each action was done, and how far off the attribute is that the next time needs."""
        seen = self.seen
        for i in range(i64(len(HELPED))):
            seen[AT_COUNTS + i] = float(self.done[HELPED_ACTION[i]])
        for i in range(i64(len(STEPPED))):
            times = self.done[FIRST_RIGHT + i]
            seen[AT_COUNTS + len(HELPED) + i] = float(max(times - LATE_TIMES, i64(0)))
            gap: i64 = 0
            if times < PIECES:
                gap = max(self.need_of(game, FIRST_RIGHT + i), i64(0))
            seen[AT_COUNTS + len(HELPED) + len(STEPPED) + i] = float(gap)

    def need_of(self, game: Paladins, action: i64) -> i64:
        """How many points of the attribute the marker lacks for the next time."""
        if action == COMMISSION:
            return game.region_free(FAITH_FLAGS) - self.marks[FAITH]
        if action == FORTIFY:
            return WALL_INFLUENCE[self.done[FORTIFY]] - self.marks[INFLUENCE]
        if action == GARRISON:
            return game.region_free(STRENGTH_FLAGS) - self.marks[STRENGTH]
        return JAR_INFLUENCE[self.done[ABSOLVE]] - self.marks[INFLUENCE]

    def notice_workers(self, game: Paladins, me: Side) -> None:
        """Who waits in the pool, and what they could do one action after the other."""
        seen = self.seen
        for kind in range(i64(KINDS)):
            seen[AT_WORKERS + kind] = float(count_of(self.pool, kind))
        size = size_of(self.pool)
        for i in range(i64(KINDS), i64(len(WORKER_FEATURES))):
            seen[AT_WORKERS + i] = 0.0
        if self.passed:
            seen[AT_WORKERS + KINDS] = float(min(size, i64(KEPT_WORKERS)))
            return
        if size > 0:
            self.notice_plans(game, me)
            for slot in range(game.favours_shown):
                if game.petitioners[slot] == NONE:
                    seen[AT_WORKERS + KINDS + 4] += 1.0

    def notice_plans(self, game: Paladins, me: Side) -> None:
        """How many right-hand actions the pool could still fill and pay, those first that need the fewest workers."""
        pool = self.pool
        silver = self.silver
        provisions = self.provisions
        plans: i64 = 0
        ordered: i64 = 0
        wanted = self.wanted_actions(game)
        for size in range(i64(1), i64(RIGHT_SLOTS + 1)):
            for action in range(i64(FIRST_RIGHT), i64(SPACES)):
                covered = me.covered(action)
                if FEWEST[action * PATTERNS + covered] != size or me.spaces[action]:
                    continue
                price = self.price_of(game, action)
                if price == IMPOSSIBLE or price > (provisions if action <= GARRISON else silver):
                    continue
                rest = without_crew(pool, (action - FIRST_RIGHT) * PATTERNS + covered)
                if rest == IMPOSSIBLE:
                    continue
                pool = rest
                plans += 1
                ordered += (wanted >> action) & 1
                if action <= GARRISON:
                    provisions -= price
                else:
                    silver -= price
        self.seen[AT_WORKERS + KINDS + 1] = float(plans)
        self.seen[AT_WORKERS + KINDS + 2] = float(ordered)
        self.seen[AT_WORKERS + KINDS + 3] = float(size_of(pool))

    def wanted_actions(self, game: Paladins) -> i64:
        """Bit by bit the actions of revealed orders that are not fulfilled yet."""
        wanted: i64 = 0
        for slot in range(game.orders_shown):
            action = ORDER_ACTION[game.orders[slot]]
            if self.done[action] < ORDER_TIMES:
                wanted |= BIT[action]
        return wanted

    def effective(self, attribute: i64) -> i64:
        """1.3.2."""
        return self.marks[attribute] + (BOOST[self.who * 3 + attribute] if self.who != NONE else i64(0))

    def price_of(self, game: Paladins, action: i64) -> i64:
        """6. What a right-hand action would cost now, in its own goods; IMPOSSIBLE without a target within reach."""
        times = self.done[action]
        if action == ATTACK:
            flag = game.least_flag(STRENGTH_FLAGS)
            missing = flag - self.effective(STRENGTH)
            return IMPOSSIBLE if flag == NONE else max(missing + 1, i64(0)) // STRENGTH_PER_SILVER
        if times >= PIECES or not self.reaches(game, action, times):
            return IMPOSSIBLE
        if self.who != NONE and WAIVES[self.who] == action:
            return 0
        if action <= GARRISON:
            return PROVISION_COST[times]
        return ABSOLVE_COST[times] if action == ABSOLVE else CONVERT_COST[times]

    def reaches(self, game: Paladins, action: i64, times: i64) -> bool:
        """6. Whether attribute and target are there for the next time."""
        if action == FORTIFY:
            return len(game.walls) > 0 and self.effective(INFLUENCE) >= WALL_INFLUENCE[times]
        if action == ABSOLVE:
            return self.effective(INFLUENCE) >= JAR_INFLUENCE[times]
        if action == COMMISSION:
            flag = game.region_free(FAITH_FLAGS)
            return flag != NONE and self.effective(FAITH) >= flag
        if action == GARRISON:
            flag = game.region_free(STRENGTH_FLAGS)
            return flag != NONE and self.effective(STRENGTH) >= flag
        flag = game.least_flag(FAITH_FLAGS)
        return flag != NONE and self.effective(FAITH) >= flag

    def notice_goods(self, game: Paladins, me: Side) -> None:
        """Silver and provisions, debts, and how close the Inquisition is to this side."""
        seen = self.seen
        seen[AT_GOODS] = float(self.silver)
        seen[AT_GOODS + 1] = float(max(self.silver - MUCH_SILVER, i64(0)))
        seen[AT_GOODS + 2] = float(self.provisions)
        seen[AT_GOODS + 3] = float(max(self.provisions - MUCH_PROVISION, i64(0)))
        seen[AT_GOODS + 4] = float(self.unpaid)
        seen[AT_GOODS + 5] = float(self.paid)
        seen[AT_GOODS + 6] = float(self.suspicions)
        most = self.suspicions > 0
        for board in game.sides:
            if board is not me and board.suspicions > self.suspicions:
                most = False
        seen[AT_GOODS + 7] = 1.0 if most else 0.0
        taken = TAX[game.rules.seats] - game.tax
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
        seen[AT_TIME] = 1.0 if self.passed and not over else 0.0
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


def is_acting(game: Paladins, side: i64) -> bool:
    """Whether what is due is due to this side. Above its own step there may be only questions of an Inquisition."""
    for i in range(i64(len(game.whose)) - 1, i64(-1), i64(-1)):
        if game.agenda[i] is RESOLVE:
            return game.whose[i] == side
    return False


def tavern_due(game: Paladins, me: Side, side: i64) -> bool:
    """3.5.2. Whether this side's tavern of the round is still to come."""
    if me.passed or len(game.guests) == 0 or game.is_ai(side):
        return False
    for i in range(i64(len(game.guests))):
        if game.guests[i] == side:
            return False
    return True


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
