"""What things cost. A price is made once and never changed: whoever lowers one gets another, so clones share them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.games.architects.parts import (
    DISPLAY_COLUMNS,
    GOLD,
    GOLD_BIT,
    GOODS,
    KINDS,
    MARBLE,
    MARBLE_BIT,
    SILVER,
    STONE,
    STONE_BIT,
    WOOD,
    WOOD_BIT,
)

WOOD_STONE: Final = WOOD_BIT | STONE_BIT
TREASURE: Final = GOLD_BIT | MARBLE_BIT


NO_GOODS: Final = vec[i64]([0] * GOODS)  # shared: whoever lowers a price takes a copy


class Price:
    """A3.9. Fixed parts by kind, tax, silver laid on apprentices, and at most one part in any mix of kinds.

    Fixed parts and the mixed one never share a kind.
    """

    goods: vec[i64]  # by kind, from clay to marble
    silver: i64
    tax: i64  # A0.4
    laid: i64  # A4.9: silver laid on apprentices
    any_of: i64  # bit by bit the kinds of the mixed part
    count: i64  # how many of them
    beyond: i64  # so many of the kind FIRST_FREE_KIND
    construction: bool  # for a building, a monument or the cathedral: Lothaire spares something (A12.7)
    spare: bool  # A12.7: one wood or stone less, not yet chosen which

    def __init__(
        self,
        *,
        clay: i64 = 0,
        wood: i64 = 0,
        stone: i64 = 0,
        gold: i64 = 0,
        marble: i64 = 0,
        silver: i64 = 0,
        tax: i64 = 0,
        laid: i64 = 0,
        any_of: i64 = 0,
        count: i64 = 0,
        beyond: i64 = 0,
        construction: bool = False,
    ) -> None:
        some = clay + wood + stone + gold + marble > 0
        self.goods = vec[i64]([clay, wood, stone, gold, marble]) if some else NO_GOODS
        self.silver = silver
        self.tax = tax
        self.laid = laid
        self.any_of = any_of
        self.count = count
        self.beyond = beyond
        self.construction = construction
        self.spare = False

    # -- looking ---------------------------------------------------------------------------------------------------

    def of(self, kind: i64) -> i64:
        """The fixed part of one kind, silver among them."""
        return self.silver if kind == SILVER else self.goods[kind]

    def coins(self) -> i64:
        """All silver that leaves the board: the fee, its tax, and what is laid on apprentices."""
        return self.silver + self.tax + self.laid

    def treasure(self) -> i64:
        """Gold and marble."""
        return self.goods[GOLD] + self.goods[MARBLE]

    def may_mix(self, kind: i64) -> bool:
        """Whether a kind belongs to the mixed part."""
        return self.count > 0 and (self.any_of >> kind) & 1 == 1

    def is_nothing(self) -> bool:
        """Whether nothing is asked for."""
        asked = self.coins() + self.count + self.beyond
        for kind in range(i64(GOODS)):
            asked += self.goods[kind]
        return asked == 0

    def facts(self) -> dict[str, int]:
        """By kind what is asked for in fixed parts."""
        return {KINDS[kind]: int(self.of(kind)) for kind in range(SILVER + 1) if self.of(kind) > 0}

    # -- lowering --------------------------------------------------------------------------------------------------

    def copy(self) -> Price:
        """Another one, for whoever lowers it."""
        twin = Price()
        twin.goods = self.goods[:]
        twin.silver = self.silver
        twin.tax = self.tax
        twin.laid = self.laid
        twin.any_of = self.any_of
        twin.count = self.count
        twin.beyond = self.beyond
        twin.construction = self.construction
        twin.spare = self.spare
        return twin

    def less(self, kind: i64, n: i64) -> Price:
        """So many less of a kind: of its fixed part, or of the mixed one."""
        lower = self.copy()
        if kind == SILVER:
            lower.silver -= n
        elif lower.goods[kind] > 0:
            lower.goods[kind] -= n
        else:
            lower.count -= n
        return lower

    def taxed(self, rebate: i64) -> Price:
        """A8.3. With so much less tax."""
        if rebate == 0 or self.tax == 0:
            return self
        lower = self.copy()
        lower.tax = max(self.tax - rebate, i64(0))
        return lower

    def pooled(self) -> Price:
        """A12.2. Gold and marble in any mix."""
        if self.treasure() == 0:
            return self
        pool = self.copy()
        pool.count = self.treasure()
        pool.any_of = TREASURE
        pool.goods[GOLD] = 0
        pool.goods[MARBLE] = 0
        return pool

    def one_less(self) -> Price:
        """A12.7. One wood or stone less; where it asks for both, that is still to be chosen."""
        if self.goods[WOOD] > 0 and self.goods[STONE] > 0:
            lower = self.copy()
            lower.spare = True
            return lower
        if self.goods[WOOD] > 0:
            return self.less(WOOD, 1)
        if self.goods[STONE] > 0 or (self.count > 0 and self.any_of & WOOD_STONE != 0):
            return self.less(STONE, 1)
        return self

    def sparing(self, kind: i64) -> Price:
        """A12.7. It was this one."""
        lower = self.less(kind, 1)
        lower.spare = False
        return lower

    def mixed(self, counts: vec[i64]) -> Price:
        """The mixed part is given so, kind by kind: all parts are fixed now."""
        fixed = self.copy()
        for kind in range(i64(GOODS)):
            fixed.goods[kind] += counts[kind]
        fixed.count = 0
        return fixed


def trade_price(cost: tuple[int, ...], any_of: int, count: int) -> Price:
    """A4.5 to A4.7. From clay to silver, and perhaps a mixed part."""
    clay, wood, stone, gold, marble, silver = cost
    return Price(
        clay=clay, wood=wood, stone=stone, gold=gold, marble=marble, silver=silver, any_of=any_of, count=count
    )  # fmt: skip


def construction_price(cost: tuple[int, ...], tax: int = 0, beyond: int = 0) -> Price:
    """A6.2, B6.8. Goods from clay to marble for a building; a monument asks for more."""
    clay, wood, stone, gold, marble = cost[:GOODS]
    return Price(
        clay=clay, wood=wood, stone=stone, gold=gold, marble=marble, tax=tax, beyond=beyond, construction=True
    )  # fmt: skip


FOR_NOTHING: Final = Price()

HIRE_SILVER: Final = 2  # A4.8
HIRE_TAX: Final = 2
HIRE_PRICES: Final = [  # by silver (A12.6), and by how many apprentices lie between (A4.9)
    [Price(silver=silver, tax=HIRE_TAX, laid=laid) for laid in range(2 * DISPLAY_COLUMNS)]
    for silver in range(HIRE_SILVER + 1)
]
FIRST_CAPTURE: Final = Price(tax=1)  # A4.14
CAPTURE_SILVER: Final = 1
NEXT_CAPTURE: Final = [Price(silver=silver) for silver in range(CAPTURE_SILVER + 1)]  # by silver (Q1)
FREE_PRICE: Final = Price(silver=3, tax=2)  # A4.22
SETTLE_PRICE: Final = Price(silver=3, tax=3)  # A4.23
MARKET_FEES: Final = vec[i64]([1, 2, 3])  # A4.26 to A4.28
MARKET_PRICES: Final = [Price(silver=silver) for silver in range(MARKET_FEES[-1] + 1)]  # by silver
AVOID_PRICE: Final = Price(silver=2)  # A12.8

LEVEL_PRICE: Final = [  # A7.2 to A7.6, by level from 1 on
    FOR_NOTHING,
    Price(gold=1, construction=True),
    Price(any_of=WOOD_STONE, count=4, construction=True),
    Price(marble=1, construction=True),
    Price(any_of=WOOD_STONE, count=8, construction=True),
    Price(gold=2, marble=2, construction=True),
]
