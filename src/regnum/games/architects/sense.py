"""What bots notice on the table: what a side has, what is still due to it, and what its workers and cards promise.

Effects that are due already count as if they had happened, so that the middle of an action is not worth less than its
end. `points` alone is the score sheet as it stands; a test holds it against scoring.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.bots.sense import POINTS as SHEET
from regnum.bots.sense import Sense
from regnum.core.effects import do_of, n_of, side_of, what_of
from regnum.games.architects.cathedral import room_on
from regnum.games.architects.effects.base import kind_of
from regnum.games.architects.effects.vocabulary import GAIN
from regnum.games.architects.figures import (
    BUILD_VIRTUE,
    BUILDING_PRICE,
    LARGE_GOODS,
    NEEDS,
    NOW,
    POINTS,
    PRINTED_GOODS,
    SMALL_GOODS,
    WAITS_FOR,
)
from regnum.games.architects.parts import (
    ACTED,
    BUILDING_CARD,
    CATHEDRAL_VIRTUE,
    FOREST,
    GOLD,
    GOODS,
    LAST_TURNS,
    LEVEL_POINTS,
    MARBLE,
    MARKET_SMALL,
    MARKET_VIRTUE,
    MINES,
    NONE,
    ON_CATHEDRAL,
    ON_CONSTRUCT,
    ON_RESET,
    ON_TRADE,
    ONE,
    OPEN,
    PLAY,
    PURSE,
    QUARRY,
    SILVER,
    SILVERSMITH,
    SKILLS,
    STONE,
    TOP_LEVEL,
    VIRTUE,
    VIRTUE_TOP,
    WOOD,
)
from regnum.games.architects.prices import LEVEL_PRICE
from regnum.games.architects.scoring import points_of
from regnum.games.architects.table import Architects

# -- what is noticed, room by room --------------------------------------------------------------------------------

GROUPS: Final = (
    "at_quarry", "at_forest", "at_silversmith", "at_mines", "at_storehouse", "at_workshop", "at_town_centre",
    "at_guardhouse",
)  # fmt: skip
GOODS_FEATURES: Final = ("clay", "wood", "stone", "gold", "marble", "silver", "much_silver", "hoard")
VIRTUE_FEATURES: Final = ("virtue", "low_virtue", "high_virtue", "market_open", "debt", "debt_paid")
WORKER_FEATURES: Final = ("home", "few_home", "prisoner", "crowd", "held", "captive", *GROUPS, "exposed", "prey")
HELP_FEATURES: Final = (
    "apprentice", "carpentry", "tiling", "masonry", "all_skills", "trader", "gatherer", "churchman", "builder",
    "resetter",
)  # fmt: skip
PLAN_FEATURES: Final = ("card", "plan", "second_plan", "plan_ready", "level", "level_near", "level_ready")
DUE_FEATURES: Final = (
    "to_move", "hall_due", "hire_due", "cards_due", "trade_due", "capture_due", "guard_due", "choice_due",
)  # fmt: skip
FEATURES: Final = (
    SHEET, "points_due", "to_come", *GOODS_FEATURES, *VIRTUE_FEATURES, *WORKER_FEATURES, *HELP_FEATURES, *PLAN_FEATURES,
    *DUE_FEATURES,
)  # fmt: skip

AT_GOODS: Final = 3
HOARD: Final = AT_GOODS + SILVER + 2
AT_VIRTUE: Final = AT_GOODS + len(GOODS_FEATURES)
AT_WORKERS: Final = AT_VIRTUE + len(VIRTUE_FEATURES)
AT_HELP: Final = AT_WORKERS + len(WORKER_FEATURES)
AT_PLANS: Final = AT_HELP + len(HELP_FEATURES)
AT_DUE: Final = AT_PLANS + len(PLAN_FEATURES)
TO_MOVE: Final = AT_DUE
HALL_DUE: Final = AT_DUE + 1
HIRE_DUE: Final = AT_DUE + 2
CARDS_DUE: Final = AT_DUE + 3
TRADE_DUE: Final = AT_DUE + 4
CAPTURE_DUE: Final = AT_DUE + 5
GUARD_DUE: Final = AT_DUE + 6
CHOICE_DUE: Final = AT_DUE + 7

MUCH_SILVER: Final = 7
FEW_HOME: Final = 4
CROWD: Final = 3  # A10.4
RARE: Final = 2  # what a piece of gold or marble weighs in a plan beside clay, wood and stone
MISSING_SKILL: Final = 0.7  # what is left of a plan for each skill that nobody has yet
MOST_GOODS: Final = 16  # of a kind that bots see a use for
MOST_TREASURE: Final = 16  # gold and marble together that are worth having: more is no reason to go on digging
PATIENCE: Final = 14  # turns of each side before it presses for the end
URGENCY: Final = 4  # turns of each side for one more point that a worker in the guildhall seems worth
READY_URGE: Final = 0.3  # of a worker in the guildhall: something that could be built at once,
CARD_URGE: Final = 0.2  # a card to build or to give up,
PLAN_URGE: Final = 0.03  # a point of the best plan
LAST_STRETCH: Final = 0.02  # how much of the game is left in the last turns

GATHERERS: Final = (
    ONE << (ACTED + QUARRY) | ONE << (ACTED + FOREST) | ONE << (ACTED + SILVERSMITH) | ONE << (ACTED + MINES)
)
BUILDERS: Final = ONE << ON_CONSTRUCT
CHURCHMEN: Final = ONE << ON_CATHEDRAL
RESETTERS: Final = ONE << ON_RESET
TRADERS: Final = ONE << ON_TRADE


class ArchitectsSense(Sense[Architects]):
    """Feature by feature what a side has. Its own fields are the side's things once all that is due has happened."""

    stock: vec[i64]  # clay to silver, then virtue
    level: i64
    debts: i64
    prisoners: i64
    cards: i64  # building cards in hand
    apprentices: i64
    skills: i64  # bit by bit
    planned: i64  # points of buildings that are being built
    catch: i64  # foreign workers that are being captured

    def __init__(self) -> None:
        super().__init__(FEATURES)
        self.stock = vec[i64]([0] * (VIRTUE + 1))
        self.level = self.debts = self.prisoners = self.cards = self.apprentices = self.skills = 0
        self.planned = self.catch = 0

    def left(self, game: Architects) -> float:
        """A11.1. The game lasts until the guildhall is full."""
        if game.over or game.phase > LAST_TURNS:
            return 0.0
        if game.phase == LAST_TURNS:
            return LAST_STRETCH
        free = game.spaces() - i64(len(game.hall))
        return max(LAST_STRETCH, float(free) / float(game.spaces()))

    def notice(self, game: Architects, side: i64) -> None:
        """All features, one room after the other."""
        seen = self.seen
        for i in range(i64(AT_DUE), i64(len(FEATURES))):
            seen[i] = 0.0
        self.take_stock(game, side)
        self.expect_all(game, side)
        rising = LEVEL_POINTS[self.level] - LEVEL_POINTS[game.sides[side].level]
        seen[0] = float(points_of(game, side))
        seen[1] = float(self.planned + rising)
        seen[2] = self.left(game)
        self.notice_goods()
        seen[HOARD] = float(hoarded(game, side))
        self.notice_virtue(game, side)
        self.notice_workers(game, side)
        self.notice_help(game, side)
        self.notice_plans(game, side)

    def reached(self, game: Architects, side: i64) -> float:
        """What bots learn from: points, but not those of a hoard. Whoever learns that digging pays never stops."""
        return super().reached(game, side) - float(hoarded(game, side))

    def urge(self, game: Architects, side: i64) -> float:
        """A11.1. Nothing but a full guildhall ends the game: the longer it lasts, the more everybody is drawn there.

        What was just noticed helps to find the way: a card, what it costs, somebody who can build it.
        """
        over = game.committed - PATIENCE * game.rules.sides
        if over <= 0:
            return 0.0
        own: i64 = 0
        for i in range(i64(len(game.hall))):
            if game.hall[i] == side:
                own += 1
        seen = self.seen
        drawn = float(own) + PLAN_URGE * seen[AT_PLANS + 1]
        if seen[AT_PLANS] > 0.0:
            drawn += CARD_URGE
        if seen[AT_PLANS + 3] > 0.0 or seen[AT_PLANS + 6] > 0.0:
            drawn += READY_URGE
        return drawn * float(over) / float(game.rules.sides * URGENCY)

    # -- taking stock ----------------------------------------------------------------------------------------------

    def take_stock(self, game: Architects, side: i64) -> None:
        """What lies on the board now."""
        me = game.sides[side]
        for kind in range(i64(PURSE)):
            self.stock[kind] = me.goods[kind]
        self.stock[VIRTUE] = me.virtue
        self.level = me.level
        self.debts = me.unpaid
        self.prisoners = me.prisoners
        self.cards = i64(len(me.hand))
        self.apprentices = i64(len(me.hired))
        self.skills = me.skills
        self.planned = self.catch = 0

    def expect_all(self, game: Architects, side: i64) -> None:
        """Whatever is due to this side, as if it had happened."""
        for i in range(i64(len(game.due))):
            if side_of(game.due[i]) == side:
                self.expect(game, side, game.due[i])
        if game.phase >= PLAY and not game.over and game.next_seat() == side:
            self.expect(game, side, game.pending)
        for kind in range(i64(SILVER + 1)):
            self.stock[kind] = max(self.stock[kind], i64(0))
        self.stock[VIRTUE] = min(max(self.stock[VIRTUE], i64(0)), i64(VIRTUE_TOP))

    def expect(self, game: Architects, side: i64, effect: i64) -> None:
        """One effect, as its class says."""
        kind_of(game, effect).expect(self, game, side, what_of(effect), n_of(effect))

    def receive(self, kind: i64, n: i64) -> None:
        """An amount; those of expansions are noticed there."""
        if kind <= VIRTUE:
            self.stock[kind] += n
        elif kind == BUILDING_CARD:
            self.cards += n
        else:
            self.stock[VIRTUE] += n  # a reward card brings at least that

    def expect_captives(self, game: Architects, side: i64) -> None:
        """A4.13, A4.14. The largest group, for whoever can pay the tax."""
        if self.stock[SILVER] > 0 and self.catch == 0:
            self.catch = largest_group(game, side, False)
            self.seen[CAPTURE_DUE] = float(self.catch)

    def expect_bill(self, game: Architects) -> None:
        """What is to be paid, a mixed part from where there is most."""
        for kind in range(i64(SILVER + 1)):
            self.stock[kind] -= game.bill.of(kind)
        self.stock[SILVER] -= game.bill.tax
        for _ in range(game.bill.count):
            most: i64 = 0
            for kind in range(i64(GOODS)):
                if self.stock[kind] > self.stock[most]:
                    most = kind
            self.stock[most] -= 1

    def expect_building(self, card: i64) -> None:
        """A6.2."""
        self.planned += POINTS[card]
        self.stock[VIRTUE] += BUILD_VIRTUE[card]
        self.expect_gains(NOW[card])

    def expect_goods(self, game: Architects, space: i64) -> None:
        """A4.26, A4.28."""
        if space == MARKET_SMALL:
            card = game.market.small_card()
            self.expect_gains(SMALL_GOODS[card if card != NONE else i64(PRINTED_GOODS)])
        else:
            card = game.market.large_card()
            self.expect_gains(LARGE_GOODS[card if card != NONE else i64(PRINTED_GOODS)])

    def expect_gains(self, row: vec[i64]) -> None:
        """The plain gains of a row of effects."""
        for i in range(i64(len(row))):
            if do_of(row[i]) == GAIN:
                self.receive(what_of(row[i]), n_of(row[i]))

    # -- noticing --------------------------------------------------------------------------------------------------

    def notice_goods(self) -> None:
        """Goods and silver."""
        for kind in range(i64(SILVER + 1)):
            self.seen[AT_GOODS + kind] = float(min(self.stock[kind], i64(MOST_GOODS)))
        self.seen[AT_GOODS + SILVER + 1] = float(max(self.stock[SILVER] - MUCH_SILVER, i64(0)))

    def notice_virtue(self, game: Architects, side: i64) -> None:
        """A8, A9."""
        virtue = self.stock[VIRTUE]
        seen = self.seen
        seen[AT_VIRTUE] = float(virtue)
        seen[AT_VIRTUE + 1] = float(max(CATHEDRAL_VIRTUE - virtue, i64(0)))
        seen[AT_VIRTUE + 2] = float(max(virtue - MARKET_VIRTUE, i64(0)))
        seen[AT_VIRTUE + 3] = 1.0 if virtue <= MARKET_VIRTUE else 0.0
        seen[AT_VIRTUE + 4] = float(self.debts)
        seen[AT_VIRTUE + 5] = float(game.sides[side].paid)

    def notice_workers(self, game: Architects, side: i64) -> None:
        """Where the workers are, and whose they may become."""
        seen = self.seen
        home = game.sides[side].at_home
        seen[AT_WORKERS] = float(home)
        seen[AT_WORKERS + 1] = float(max(FEW_HOME - home, i64(0)))
        seen[AT_WORKERS + 2] = float(self.prisoners)
        seen[AT_WORKERS + 3] = 1.0 if self.prisoners >= CROWD else 0.0
        seen[AT_WORKERS + 4] = float(game.sides[side].held())
        seen[AT_WORKERS + 5] = float(game.captives(side) + self.catch)
        for location in range(i64(len(GROUPS))):
            seen[AT_WORKERS + 6 + location] = float(game.sides[side].workers[location])
        seen[AT_WORKERS + 6 + len(GROUPS)] = float(largest_group(game, side, True))
        seen[AT_WORKERS + 7 + len(GROUPS)] = float(largest_group(game, side, False) - self.catch)

    def notice_help(self, game: Architects, side: i64) -> None:
        """A5. Apprentices by what they wait for."""
        seen = self.seen
        seen[AT_HELP] = float(self.apprentices)
        found: i64 = 0
        for skill in range(i64(len(SKILLS))):
            has = (self.skills >> skill) & 1
            seen[AT_HELP + 1 + skill] = float(has)
            found += has
        seen[AT_HELP + 4] = 1.0 if found == len(SKILLS) else 0.0
        for i in range(i64(AT_HELP + 5), i64(AT_PLANS)):
            seen[i] = 0.0
        for slot in range(i64(len(game.sides[side].hired))):
            waits = WAITS_FOR[game.sides[side].hired[slot]]
            if waits & TRADERS:
                seen[AT_HELP + 5] += 1.0
            if waits & GATHERERS:
                seen[AT_HELP + 6] += 1.0
            if waits & CHURCHMEN:
                seen[AT_HELP + 7] += 1.0
            if waits & BUILDERS:
                seen[AT_HELP + 8] += 1.0
            if waits & RESETTERS:
                seen[AT_HELP + 9] += 1.0

    def notice_plans(self, game: Architects, side: i64) -> None:
        """A6, A7. What the cards in hand and the next level of the cathedral promise."""
        best = second = ready = 0.0
        hand = game.sides[side].hand
        for i in range(i64(len(hand))):
            worth = self.promised(hand[i])
            if worth < 0.0:
                ready = max(ready, -worth)
                worth = -worth
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        seen = self.seen
        near = self.next_level(game)
        reached = near >= 1.0 and self.stock[VIRTUE] >= CATHEDRAL_VIRTUE and self.cards > 0
        step = float(LEVEL_POINTS[min(self.level + 1, i64(TOP_LEVEL))] - LEVEL_POINTS[self.level])
        seen[AT_PLANS] = float(self.cards)
        seen[AT_PLANS + 1] = best
        seen[AT_PLANS + 2] = second
        seen[AT_PLANS + 3] = ready
        seen[AT_PLANS + 4] = float(self.level)
        seen[AT_PLANS + 5] = near * step
        seen[AT_PLANS + 6] = step if reached else 0.0
        if seen[HALL_DUE] > 0.0:
            seen[HALL_DUE] = max(ready, step if reached else 0.0)

    def promised(self, card: i64) -> float:
        """What a card in hand is worth by how much of its price is there; below 0 where it could be built at once."""
        missing: i64 = 0
        price: i64 = 0
        goods = BUILDING_PRICE[card].goods
        for kind in range(i64(GOODS)):
            cost = goods[kind]
            weight: i64 = RARE if kind >= GOLD else 1
            price += weight * cost
            missing += weight * max(cost - self.stock[kind], i64(0))
        worth = float(POINTS[card]) + 0.5 * float(BUILD_VIRTUE[card])
        lacking = NEEDS[card] & ~self.skills
        if missing == 0 and lacking == 0:
            return -worth
        share = 1.0 - float(missing) / float(max(price, i64(1)))
        while lacking:
            lacking &= lacking - 1
            share *= MISSING_SKILL
        return worth * share

    def next_level(self, game: Architects) -> float:
        """A7.1. How much of the price of the next level is there; 0 where there is no room."""
        level = self.level + 1
        if level > TOP_LEVEL or not room_on(game, level):
            return 0.0
        price = LEVEL_PRICE[level]
        need = price.count + RARE * price.treasure()
        have = min(self.stock[WOOD] + self.stock[STONE], price.count)
        have += RARE * (min(self.stock[GOLD], price.goods[GOLD]) + min(self.stock[MARBLE], price.goods[MARBLE]))
        return float(have) / float(need)


def hoarded(game: Architects, side: i64) -> i64:
    """Gold and marble beyond what anybody could build with: points on the sheet, but no reason to let a game last."""
    return max(game.sides[side].goods[GOLD] + game.sides[side].goods[MARBLE] - MOST_TREASURE, i64(0))


def largest_group(game: Architects, side: i64, own: bool) -> i64:
    """A4.13. The most workers of one colour at one open location: the own ones, or those of the others."""
    most: i64 = 0
    for other in range(game.rules.sides):
        if (other == side) == own:
            for location in range(i64(OPEN)):
                most = max(most, game.sides[other].workers[location])
    return most
