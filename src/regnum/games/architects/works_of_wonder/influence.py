"""B2. Influence: gained and lost on its track, and what it stands for when something is to be paid or lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.words import ALLOWED
from regnum.games.architects.automa.conversions import virtue_instead
from regnum.games.architects.counting import Countable
from regnum.games.architects.hooks import AvoidsLoss, ExtraTrack, MakesUp, PlacingGains, StartOrder
from regnum.games.architects.parts import (
    BUILDING_CARD,
    GOLD,
    GOODS,
    KINDS,
    NONE,
    ONE,
    OPEN,
    PLACED,
    SILVER,
)
from regnum.games.architects.paying import can_spend, covered, mix_short, silver_short
from regnum.games.architects.places import TOO_DEAR
from regnum.games.architects.prices import Price
from regnum.games.architects.sides import Side
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.events import (
    InfluenceGained,
    InfluenceLost,
    InfluenceSpent,
    SpareCoinUsed,
)
from regnum.games.architects.works_of_wonder.extra import Wonder, wonder_of
from regnum.games.architects.works_of_wonder.figures import PLEASES
from regnum.games.architects.works_of_wonder.parts import (
    BRIBE,
    BRIBES,
    COINS,
    COINS_FOR,
    CONJURES_CLAY,
    FIRST_CARD,
    GOODS_FOR,
    INFLUENCE_TOP,
    ON_PROFITEER,
    OWN_INFLUENCE,
    SECOND_CARD,
    TREASURE_FOR,
    VIRTUE_FOR,
)

NEVER: Final = 100  # more influence than anybody has

# What forbids influence instead of something else.
NOT_BILLED: Final = 20
NO_CHARLATAN: Final = 21
TOO_LITTLE_INFLUENCE: Final = 22
NEEDED_ELSEWHERE: Final = 23
NOT_LOUIS: Final = 24


# -- the track ----------------------------------------------------------------------------------------------------


def gain_influence(game: Architects, side: i64, n: i64) -> None:
    """B2.1, B2.2. As far as the track goes; each of two steps upwards draws a building card at once."""
    wonder = wonder_of(game)
    before = wonder.influence[side]
    now = min(before + n, i64(INFLUENCE_TOP))
    wonder.influence[side] = now
    if now > before and game.told is not None:
        game.told.append(InfluenceGained(int(side), int(now - before), int(now)))
    if before < FIRST_CARD and now >= FIRST_CARD:
        game.gain(side, BUILDING_CARD, 1)
    if before < SECOND_CARD and now >= SECOND_CARD:
        game.gain(side, BUILDING_CARD, 1)
    if before + n > now and game.is_automa(side):
        virtue_instead(game, side, "influence", before + n - now, "C3.10")  # Q34


def lose_influence(game: Architects, side: i64, n: i64) -> None:
    """B6.8. Downwards nothing happens on the way (B2.2)."""
    wonder = wonder_of(game)
    wonder.influence[side] -= n
    if n > 0 and game.told is not None:
        game.told.append(InfluenceLost(int(side), int(n), int(wonder.influence[side])))


class InfluenceTrack(ExtraTrack):
    """B2.1. Influence is the one amount that Works of Wonder brings."""

    @override
    def gain(self, game: Architects, side: i64, kind: i64, n: i64) -> None:
        """B2.1, B2.2."""
        gain_influence(game, side, n)

    @override
    def lose(self, game: Architects, side: i64, kind: i64, n: i64) -> None:
        """B6.8."""
        lose_influence(game, side, n)


class CountedInfluence(Countable):
    """Cards that count influence."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return wonder_of(game).influence[side]


CountedInfluence(OWN_INFLUENCE, "influence")


class InfluenceFirst(StartOrder):
    """B1.3. Among equal virtue more influence begins."""

    @override
    def rank(self, game: Architects, side: i64) -> i64:
        return wonder_of(game).influence[side]


# -- instead of goods and silver ----------------------------------------------------------------------------------


def price_of(me: Side, kind: i64) -> i64:
    """B2.4, B2.6, B7.4. The influence that stands for this kind once; NEVER if it does not for this side."""
    if kind == SILVER:
        return COINS_FOR
    if kind >= GOLD:
        return TREASURE_FOR
    return GOODS_FOR if me.powers[CONJURES_CLAY + kind] > 0 else i64(NEVER)


def sure_influence(game: Architects, wonder: Wonder, seat: i64, location: i64) -> i64:
    """B3.6. The influence that placing a worker there brings before the action is paid for."""
    if location == NONE or location >= OPEN:
        return 0
    more: i64 = 0
    if location == wonder.profiteer:
        more += 1
    if wonder.own_figure(seat, location):
        more += 1
    if (game.sides[seat].reacts >> (PLACED + location)) & 1:
        for slot in range(i64(len(game.sides[seat].hired))):
            if PLEASES[game.sides[seat].hired[slot]] == location:
                more += 1
    return more


def coins_short(wonder: Wonder, seat: i64, silver: i64) -> i64:
    """B2.4, B2.7. The influence for so much silver; a spare coin of this turn goes first."""
    if silver > 0 and (wonder.spare >> seat) & 1:
        silver -= 1
    return (silver + COINS - 1) // COINS * COINS_FOR if silver > 0 else i64(0)


def goods_needed(me: Side, bill: Price) -> i64:
    """B2.6, B7.4. The influence for all goods that a side lacks; the mixed part is made up for most cheaply."""
    have, asked = me.goods, bill.goods
    need: i64 = 0
    for kind in range(i64(GOODS)):
        if asked[kind] > have[kind]:
            need += (asked[kind] - have[kind]) * price_of(me, kind)
    mixed = mix_short(me, bill)
    return need + mixed * cheapest_of(me, bill) if mixed > 0 else need


def cheapest_of(me: Side, bill: Price) -> i64:
    """The least influence that stands for one of the mixed part."""
    cheapest: i64 = NEVER
    for kind in range(i64(GOODS)):
        if bill.may_mix(kind):
            cheapest = min(cheapest, price_of(me, kind))
    return cheapest


class InfluencePays(MakesUp):
    """B2.3, B2.4, B2.6, B7.4. What influence stands for in any payment; never for tax and laid silver (B2.8)."""

    @override
    def covers(self, game: Architects, seat: i64, bill: Price, placing: i64) -> bool:
        """B2.9. Whether there is influence for all that is short, beside what the bill itself asks of it."""
        wonder = wonder_of(game)
        have = wonder.influence[seat] + sure_influence(game, wonder, seat, placing)
        have = min(have, i64(INFLUENCE_TOP)) - bill.beyond
        need = coins_short(wonder, seat, silver_short(game, seat, bill, placing))
        return need <= have and need + goods_needed(game.sides[seat], bill) <= have

    @override
    def helps(self, game: Architects, seat: i64) -> bool:
        """Whether influence may stand for anything in the bill."""
        wonder = wonder_of(game)
        if wonder.influence[seat] == 0:
            return False
        for kind in range(i64(SILVER + 1)):
            if influence_barred(game, wonder, seat, kind) == ALLOWED:
                return True
        return False

    @override
    def opened(self, game: Architects, seat: i64) -> None:
        """B2.7. The second coin of an earlier fee of this turn is used up first."""
        if self.paid_before(game, seat, game.bill.silver) > 0:
            wonder_of(game).spare &= ~(ONE << seat)
            game.bill = game.bill.less(SILVER, 1)
            if game.told is not None:
                game.told.append(SpareCoinUsed(int(seat)))

    @override
    def paid_before(self, game: Architects, seat: i64, silver: i64) -> i64:
        """B2.7. That coin."""
        return 1 if silver > 0 and (wonder_of(game).spare >> seat) & 1 else 0


def is_billed(game: Architects, kind: i64) -> bool:
    """Whether the bill on the table asks for this kind, alone or among others."""
    return game.bill.of(kind) > 0 or game.bill.may_mix(kind)


def influence_barred(game: Architects, wonder: Wonder, seat: i64, kind: i64) -> i64:
    """What forbids that influence stands for this kind now."""
    if not is_billed(game, kind):
        return NOT_BILLED
    price = price_of(game.sides[seat], kind)
    if price == NEVER:
        return NO_CHARLATAN
    if wonder.influence[seat] - game.bill.beyond < price:
        return TOO_LITTLE_INFLUENCE
    return ALLOWED if payable_after(game, wonder, seat, kind) else NEEDED_ELSEWHERE


def payable_after(game: Architects, wonder: Wonder, seat: i64, kind: i64) -> bool:
    """Whether the rest of the bill can be paid still."""
    # On trial: exact, however goods, charlatans and influence may be mixed in the rest.
    rest = game.bill.less(kind, worth_of(game.bill, kind))
    price = price_of(game.sides[seat], kind)
    wonder.influence[seat] -= price
    possible = covered(game, seat, rest, NONE)
    wonder.influence[seat] += price
    return possible


def worth_of(bill: Price, kind: i64) -> i64:
    """B2.4, B2.6. How much of a bill one replacement stands for."""
    return min(bill.silver, i64(COINS)) if kind == SILVER else 1


def replace(game: Architects, seat: i64, kind: i64) -> None:
    """B2.4, B2.6, B7.4. Lose influence, and the bill is lower; of two coins one may be left for this turn (B2.7)."""
    wonder = wonder_of(game)
    price = price_of(game.sides[seat], kind)
    wonder.influence[seat] -= price
    worth = worth_of(game.bill, kind)
    if kind == SILVER and worth < COINS:
        wonder.spare |= ONE << seat
    game.bill = game.bill.less(kind, worth)
    if game.told is not None:
        game.told.append(InfluenceSpent(int(seat), int(price), KINDS[kind], int(worth), int(wonder.influence[seat])))


class NoblesPay(PlacingGains):
    """B8.2. Charles' silver for a worker at the profiteer."""

    @override
    def silver(self, game: Architects, seat: i64, location: i64) -> i64:
        """It is there before the action is paid for (B3.6)."""
        if location == wonder_of(game).profiteer and (game.sides[seat].reacts >> ON_PROFITEER) & 1:
            return 1
        return 0


# -- instead of virtue --------------------------------------------------------------------------------------------


class InfluenceProtects(AvoidsLoss):
    """B2.5, B8.5, B2.10. Influence or Louis' silver may keep virtue from being lost, at the end too (B9.1)."""

    @override
    def may(self, game: Architects, seat: i64, n: i64) -> bool:
        """Then the seat is asked; a rival never is."""
        if game.is_automa(seat):
            return False
        return wonder_of(game).influence[seat] >= VIRTUE_FOR or bribe_barred(game, seat) == ALLOWED


def is_louis(game: Architects, seat: i64) -> bool:
    """B8.5."""
    return game.sides[seat].powers[BRIBES] > 0


def bribe_barred(game: Architects, seat: i64) -> i64:
    """B8.5. What forbids it: only Louis may, with 2 silver or influence for it."""
    if not is_louis(game, seat):
        return NOT_LOUIS
    return ALLOWED if can_spend(game, seat, BRIBE, NONE) else TOO_DEAR
