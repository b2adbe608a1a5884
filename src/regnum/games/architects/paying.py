"""A3.9. Whether a price can be paid, and paying it.

A bill is what is left of a price on the table (`game.bill`): rebates and powers are taken off already. Expansions may
make up for what is short; whoever could do that is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.effects import packed_effect
from regnum.games.architects.effects.vocabulary import PAY
from regnum.games.architects.events import Paid
from regnum.games.architects.parts import (
    FIRST_FREE_KIND,
    GOODS,
    NONE,
    ONE_POOL,
    SILVER,
    SPARES_ONE,
    STONE,
    WOOD,
)
from regnum.games.architects.prices import FOR_NOTHING, Price

if TYPE_CHECKING:
    from regnum.games.architects.sides import Side
    from regnum.games.architects.table import Architects


# -- can it be paid? ----------------------------------------------------------------------------------------------


def can_pay(game: Architects, side: i64, price: Price, placing: i64) -> bool:
    """A3.7. Whether a price can be paid in full now, whatever helps.

    `placing`: where a worker would be placed first, whose sure gains count; NONE if it stands there already.
    """
    return covered(game, side, bill_for(game, side, price), placing)


def can_spend(game: Architects, side: i64, price: Price, placing: i64) -> bool:
    """The same for a price in silver only: often it simply is there."""
    me = game.sides[side]
    tax = max(price.tax - me.rebate(), i64(0))
    if price.silver + tax + price.laid <= me.goods[SILVER]:
        return True
    return game.rules.extended and can_pay(game, side, price, placing)


def bill_for(game: Architects, side: i64, price: Price) -> Price:
    """What a side is asked for: less tax (A8.3), gold and marble in any mix (A12.2), one wood or stone less (A12.7)."""
    me = game.sides[side]
    bill = price.taxed(me.rebate()) if price.tax > 0 else price
    if me.powers[ONE_POOL] > 0:
        bill = bill.pooled()
    if price.construction and me.powers[SPARES_ONE] > 0:
        bill = bill.one_less()
    return bill


def covered(game: Architects, side: i64, bill: Price, placing: i64) -> bool:
    """Whether a bill can be paid, whatever helps."""
    if bill.spare:  # A12.7. One less, wherever that helps most.
        sparing_wood = covered(game, side, bill.sparing(WOOD), placing)
        return sparing_wood or covered(game, side, bill.sparing(STONE), placing)
    silver = silver_short(game, side, bill, placing)
    if silver > bill.silver:
        return False  # nothing makes up for tax or laid silver
    if silver + bill.beyond == 0 and has_goods(game.sides[side], bill):
        return True
    makes_up = game.changes.makes_up
    return makes_up is not None and makes_up.covers(game, side, bill, placing)


def silver_short(game: Architects, side: i64, bill: Price, placing: i64) -> i64:
    """How much silver a side lacks, with what placing a worker surely brings."""
    need = bill.coins() - game.sides[side].goods[SILVER]
    if need <= 0:
        return 0
    gains = game.changes.placing_gains
    if gains is not None and placing != NONE:
        need -= gains.silver(game, side, placing)
    return max(need, i64(0))


def mix_short(me: Side, bill: Price) -> i64:
    """How much a side lacks of the mixed part, with all it has of its kinds."""
    return max(bill.count - stock(me, bill.any_of), i64(0)) if bill.count > 0 else 0


def has_goods(me: Side, bill: Price) -> bool:
    """Whether all goods of a bill are there."""
    have, need = me.goods, bill.goods
    for kind in range(i64(GOODS)):
        if need[kind] > have[kind]:
            return False
    return mix_short(me, bill) == 0


def fixed_short(me: Side, bill: Price) -> i64:
    """The first kind of which a side lacks something for the fixed parts of a bill; NONE if it lacks nothing."""
    have, need = me.goods, bill.goods
    for kind in range(i64(GOODS)):
        if need[kind] > have[kind]:
            return kind
    return SILVER if bill.coins() > have[SILVER] else NONE


def stock(me: Side, kinds: i64) -> i64:
    """How many goods of these kinds a side has."""
    have = me.goods
    total: i64 = 0
    for kind in range(i64(GOODS)):
        if (kinds >> kind) & 1:
            total += have[kind]
    return total


# -- the bill on the table ----------------------------------------------------------------------------------------


def open_bill(game: Architects, side: i64, price: Price) -> None:
    """Lay a bill on the table; it is due now."""
    game.bill = bill_for(game, side, price)
    game.owe(side, packed_effect(PAY, 0, 1))
    makes_up = game.changes.makes_up
    if makes_up is not None:
        makes_up.opened(game, side)


def ways_to_mix(game: Architects, side: i64) -> i64:
    """In how many ways the mixed part could be given: 0, 1, or 2 for several."""
    bill = game.bill
    have = game.sides[side].goods
    total: i64 = 0
    kinds: i64 = 0
    for kind in range(i64(GOODS)):
        if (bill.any_of >> kind) & 1 and have[kind] > 0:
            total += have[kind]
            kinds += 1
    if total < bill.count:
        return 0
    return 2 if kinds > 1 and total > bill.count else 1


def has_choice(game: Architects, side: i64) -> bool:
    """Whether there is more than one way to pay the bill."""
    if game.bill.spare:
        return True
    if game.bill.count > 0 and ways_to_mix(game, side) != 1:
        return True
    makes_up = game.changes.makes_up
    return makes_up is not None and makes_up.helps(game, side)


def pay_only_way(game: Architects, side: i64) -> None:
    """The bill as it stands; of the mixed part all kinds that are there."""
    left = game.bill.count
    if left > 0:
        counts = vec[i64]([0] * GOODS)
        for kind in range(i64(GOODS)):
            if game.bill.may_mix(kind):
                counts[kind] = min(left, game.sides[side].goods[kind])
                left -= counts[kind]
        game.bill = game.bill.mixed(counts)
    pay_bill(game, side)


def pay_bill(game: Architects, side: i64) -> None:
    """A3.9, A0.4. The fixed parts leave the own board: tax to the tax stand, the rest to the supply."""
    bill = game.bill
    me = game.own(side)
    for kind in range(i64(GOODS)):
        me.goods[kind] -= bill.goods[kind]
    me.goods[SILVER] -= bill.coins()
    game.tax += bill.tax
    if game.told is not None:
        goods = [f"{n} {kind}" for kind, n in bill.facts().items()]
        if goods or bill.tax > 0:
            game.told.append(Paid(int(side), goods, int(bill.tax)))
    if bill.beyond > 0:
        track = game.changes.track
        assert track is not None
        track.lose(game, side, FIRST_FREE_KIND, bill.beyond)
    game.bill = FOR_NOTHING
