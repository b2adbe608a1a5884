"""The figures of areas and cards as packed numbers, for the rules that a search runs millions of times."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.figures import PackedFigures
from regnum.core.rules import Rules
from regnum.games.jerusalem.cards import CITY, DECK, Goods
from regnum.games.jerusalem.parts import AREA_COUNT, NOBILITY, PATRIARCHATE, QUARTERS, RESOURCES, SQUIRES, areas_of

RICH: Final = AREA_COUNT * 3  # where the richer table begins
CARD_GAINS: Final = vec[i64]([amount for card in DECK for amount in card.gains])  # kind * 3 + resource
GAINS_AT_ONCE: Final = sum(1 << kind for kind, card in enumerate(DECK) if any(card.gains))  # bit by bit the kinds
ONLY_SQUIRES: Final = sum(1 << kind for kind, card in enumerate(DECK) if sum(card.gains) == card.gains[SQUIRES] > 0)

MOST_FROM_AREA: Final = 9  # of one resource, in any box
LARGEST_INCOME: Final = max(  # of one resource, from all areas together, in any box that can be played with
    sum(max(area.income[resource], area.rich[resource]) for area in CITY) for resource in range(len(RESOURCES))
)


class IncomeFigures(PackedFigures):
    """What the areas pay: ours, or as somebody has read it from a box. Shared by all games of a match."""

    area_income: vec[i64]  # 7.3.4. As printed, then the richer table: (table * 16 + area) * 3 + resource

    def __init__(self, printed: list[Goods]) -> None:
        self.area_income = vec[i64](
            [amount for income in printed for amount in income] + [amount for area in CITY for amount in area.rich]
        )


OURS: Final = IncomeFigures([area.income for area in CITY])


def figures_of(rules: Rules) -> IncomeFigures:
    """The figures that a match is played with."""
    packed = rules.packed.get("")
    return packed if isinstance(packed, IncomeFigures) else OURS


def bits(areas: range) -> int:
    """Areas as bits."""
    return sum(1 << area for area in areas)


QUARTER_BITS: Final = vec[i64]([bits(areas_of(quarter)) for quarter in range(len(QUARTERS))])
CLOSED_FOR_TWO: Final = bits(areas_of(PATRIARCHATE)) | bits(areas_of(NOBILITY))  # 9.1.4
