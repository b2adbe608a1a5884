"""A3.9. Bills: what an action costs, whether it can be paid, and paying it.

A bill has fixed parts by kind, tax (A0.4), silver laid on apprentices (A4.9), at most one part in any mix of kinds, and
perhaps one wood or stone that is spared (A12.7). Fixed parts and the mixed one never share a kind. Expansions may make
up for what is short; whoever could do that is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from regnum.games.architects.effects import PAY, packed_effect
from regnum.games.architects.events import Paid
from regnum.games.architects.figures import COST, COSTS
from regnum.games.architects.parts import (
    BILL,
    BILL_BEYOND,
    BILL_LAID,
    BILL_MASK,
    BILL_MIXED,
    BILL_SPARE,
    BILL_TAX,
    BILL_WHERE,
    CLAY,
    FIRST_FREE_KIND,
    GOLD,
    GOLD_BIT,
    GOODS,
    KINDS,
    MARBLE,
    MARBLE_BIT,
    NONE,
    ONE,
    ONE_POOL,
    SILVER,
    SPARES_ONE,
    STONE,
    STONE_BIT,
    WOOD,
    WOOD_BIT,
)

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects

WOOD_AND_STONE: Final = WOOD_BIT | STONE_BIT


# -- can it be paid? ----------------------------------------------------------------------------------------------


def can_pay(
    game: Architects,
    seat: i64,
    location: i64,
    clay: i64,
    wood: i64,
    stone: i64,
    gold: i64,
    marble: i64,
    silver: i64,
    tax: i64,
    laid: i64,
    mixed: i64,
    mask: i64,
    construction: bool,
    beyond: i64,
) -> bool:
    """A3.7. Whether a price can be paid in full now, printed as it stands: rebates and powers are taken off here.

    `location`: where a worker would be placed first, whose sure gains count; NONE if it stands there already.
    """
    if gold + marble > 0 and game.sides[seat].powers[ONE_POOL] > 0:
        mixed, mask = gold + marble, i64(GOLD_BIT | MARBLE_BIT)
        gold = 0
        marble = 0
    spare = construction and game.sides[seat].powers[SPARES_ONE] > 0
    tax = max(tax - game.sides[seat].rebate(), i64(0))
    return covered(game, seat, location, clay, wood, stone, gold, marble, silver, tax, laid, mixed, mask, spare, beyond)


def covered(
    game: Architects,
    seat: i64,
    location: i64,
    clay: i64,
    wood: i64,
    stone: i64,
    gold: i64,
    marble: i64,
    silver: i64,
    tax: i64,
    laid: i64,
    mixed: i64,
    mask: i64,
    spare: bool,
    beyond: i64,
) -> bool:
    """The same with everything taken off already."""
    have = game.sides[seat].goods
    coins = have[SILVER]
    gains = game.changes.placing_gains
    if gains is not None and location != NONE:
        coins += gains.silver(game, seat, location)
    silver_short = max(silver + tax + laid - coins, i64(0))
    if silver_short > silver:
        return False  # nothing makes up for tax or laid silver
    clay = max(clay - have[CLAY], i64(0))
    wood = max(wood - have[WOOD], i64(0))
    stone = max(stone - have[STONE], i64(0))
    gold = max(gold - have[GOLD], i64(0))
    marble = max(marble - have[MARBLE], i64(0))
    if mixed > 0:
        mixed = max(mixed - stock(game, seat, mask), i64(0))
    short = clay + wood + stone + gold + marble + silver_short + mixed
    if short + beyond == 0:
        return True
    makes_up = game.changes.makes_up
    in_mix = mixed > 0 and mask & WOOD_AND_STONE != 0
    if spare and short == 1 and beyond == 0 and (wood == 1 or stone == 1 or in_mix):
        return True
    if makes_up is None:
        return False
    if not spare or (wood == 0 and stone == 0 and not in_mix):
        return makes_up.covers(game, seat, location, clay, wood, stone, gold, marble, silver_short, mixed, mask, beyond)
    # A12.7. One less, wherever that helps most.
    if wood > 0 and makes_up.covers(
        game, seat, location, clay, wood - 1, stone, gold, marble, silver_short, mixed, mask, beyond
    ):
        return True
    if stone > 0 and makes_up.covers(
        game, seat, location, clay, wood, stone - 1, gold, marble, silver_short, mixed, mask, beyond
    ):
        return True
    return in_mix and makes_up.covers(
        game, seat, location, clay, wood, stone, gold, marble, silver_short, mixed - 1, mask, beyond
    )


def stock(game: Architects, seat: i64, mask: i64) -> i64:
    """How many goods of these kinds a seat has."""
    total: i64 = 0
    for kind in range(i64(GOODS)):
        if (mask >> kind) & 1:
            total += game.sides[seat].goods[kind]
    return total


def can_spend(game: Architects, seat: i64, location: i64, silver: i64, tax: i64, laid: i64) -> bool:
    """A price in silver only."""
    silver = max(silver, i64(0))
    if silver + max(tax - game.sides[seat].rebate(), i64(0)) + laid <= game.sides[seat].goods[SILVER]:
        return True
    if not game.rules.extended:
        return False
    return can_pay(game, seat, location, 0, 0, 0, 0, 0, silver, tax, laid, 0, 0, False, 0)


def can_afford(game: Architects, seat: i64, location: i64, card: i64) -> bool:
    """A6.2. The cost of a building."""
    at = card * COSTS
    return can_pay(
        game, seat, location,
        COST[at], COST[at + 1], COST[at + 2], COST[at + 3], COST[at + 4], COST[at + 5], 0, 0, 0, 0, True, 0,
    )  # fmt: skip


# -- the bill on the table ----------------------------------------------------------------------------------------


def open_bill(
    game: Architects,
    seat: i64,
    clay: i64,
    wood: i64,
    stone: i64,
    gold: i64,
    marble: i64,
    silver: i64,
    tax: i64,
    laid: i64,
    mixed: i64,
    mask: i64,
    construction: bool,
    beyond: i64,
    where: i64,
) -> None:
    """Lay a bill on the table, its rebates (A8.3) and powers (A12.2, A12.7) taken off; it is due now."""
    bill = game.bill
    if gold + marble > 0 and game.sides[seat].powers[ONE_POOL] > 0:
        mixed, mask = gold + marble, i64(GOLD_BIT | MARBLE_BIT)
        gold = 0
        marble = 0
    bill[BILL_SPARE] = 0
    if construction and game.sides[seat].powers[SPARES_ONE] > 0:
        if wood > 0 and stone > 0:
            bill[BILL_SPARE] = 1
        elif wood > 0:
            wood -= 1
        elif stone > 0:
            stone -= 1
        elif mixed > 0 and mask & WOOD_AND_STONE:
            mixed -= 1
    bill[CLAY] = clay
    bill[WOOD] = wood
    bill[STONE] = stone
    bill[GOLD] = gold
    bill[MARBLE] = marble
    bill[SILVER] = max(silver, i64(0))
    bill[BILL_TAX] = max(tax - game.sides[seat].rebate(), i64(0))
    bill[BILL_LAID] = laid
    bill[BILL_MIXED] = mixed
    bill[BILL_MASK] = mask if mixed > 0 else 0
    bill[BILL_BEYOND] = beyond
    bill[BILL_WHERE] = where
    game.owe(seat, packed_effect(PAY, 0, 1))
    makes_up = game.changes.makes_up
    if makes_up is not None:
        makes_up.opened(game, seat)


def charge(game: Architects, seat: i64, silver: i64, tax: i64, laid: i64, where: i64) -> None:
    """A bill in silver only."""
    open_bill(game, seat, 0, 0, 0, 0, 0, silver, tax, laid, 0, 0, False, 0, where)


def bill_is_open(game: Architects) -> bool:
    """Whether a bill waits to be paid."""
    for part in range(i64(BILL_WHERE)):
        if game.bill[part] > 0 and part != BILL_MASK:
            return True
    return False


def bill_payable(game: Architects, seat: i64) -> bool:
    """Whether the bill on the table can be paid, with all that may help."""
    bill = game.bill
    return covered(
        game, seat, NONE,
        bill[CLAY], bill[WOOD], bill[STONE], bill[GOLD], bill[MARBLE], bill[SILVER], bill[BILL_TAX], bill[BILL_LAID],
        bill[BILL_MIXED], bill[BILL_MASK], bill[BILL_SPARE] > 0, bill[BILL_BEYOND],
    )  # fmt: skip


def fixed_short(game: Architects, seat: i64) -> i64:
    """The first kind of which the seat lacks something for the fixed parts of the bill; NONE if it lacks nothing."""
    for kind in range(i64(GOODS)):
        if game.bill[kind] > game.sides[seat].goods[kind]:
            return kind
    bill = game.bill
    return SILVER if bill[SILVER] + bill[BILL_TAX] + bill[BILL_LAID] > game.sides[seat].silver else NONE


def ways_to_mix(game: Architects, seat: i64) -> i64:
    """In how many ways the mixed part could be given: 0, 1, or 2 for several."""
    total: i64 = 0
    kinds: i64 = 0
    for kind in range(i64(GOODS)):
        if (game.bill[BILL_MASK] >> kind) & 1 and game.sides[seat].goods[kind] > 0:
            total += game.sides[seat].goods[kind]
            kinds += 1
    wanted = game.bill[BILL_MIXED]
    if total < wanted:
        return 0
    return 2 if kinds > 1 and total > wanted else 1


def has_choice(game: Architects, seat: i64) -> bool:
    """Whether there is more than one way to pay the bill."""
    bill = game.bill
    if bill[BILL_SPARE] > 0:
        return True
    if bill[BILL_MIXED] > 0 and ways_to_mix(game, seat) != 1:
        return True
    makes_up = game.changes.makes_up
    return makes_up is not None and makes_up.helps(game, seat)


def pay_only_way(game: Architects, seat: i64) -> None:
    """The bill as it stands; of the mixed part all kinds that are there."""
    bill = game.bill
    left = bill[BILL_MIXED]
    for kind in range(i64(GOODS)):
        if left > 0 and (bill[BILL_MASK] >> kind) & 1:
            given = min(left, game.sides[seat].goods[kind])
            bill[kind] += given
            left -= given
    pay_bill(game, seat)


def pay_bill(game: Architects, seat: i64) -> None:
    """A3.9, A0.4. The fixed parts leave the own board: tax to the tax stand, the rest to the supply."""
    bill = game.bill
    for kind in range(i64(GOODS)):
        game.own(seat).goods[kind] -= bill[kind]
    game.own(seat).goods[SILVER] -= bill[SILVER] + bill[BILL_TAX] + bill[BILL_LAID]
    game.tax += bill[BILL_TAX]
    if game.told is not None:
        goods = [f"{bill[kind]} {KINDS[kind]}" for kind in range(GOODS + 1) if bill[kind] > 0]
        if goods or bill[BILL_TAX] > 0:
            game.told.append(Paid(int(seat), goods, int(bill[BILL_TAX])))
    if bill[BILL_BEYOND] > 0:
        track = game.changes.track
        assert track is not None
        track.lose(game, seat, FIRST_FREE_KIND, bill[BILL_BEYOND])
    for part in range(i64(BILL)):
        bill[part] = 0


def spare(game: Architects, kind: i64) -> None:
    """A12.7. One wood or stone less."""
    game.bill[kind] -= 1
    game.bill[BILL_SPARE] = 0


def in_mask(mask: i64, kind: i64) -> bool:
    """Whether a kind belongs to the mixed part."""
    return mask & (ONE << kind) != 0
