"""The figures of areas and cards as packed numbers, for the rules that a search runs millions of times."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.games.jerusalem.cards import CITY, DECK
from regnum.games.jerusalem.parts import AREA_COUNT, NOBILITY, PATRIARCHATE, QUARTERS, RESOURCES, SQUIRES, areas_of

# 7.3.4. As printed, then the richer table: (table * 16 + area) * 3 + resource.
AREA_INCOME: Final = vec[i64](
    [amount for area in CITY for amount in area.income] + [amount for area in CITY for amount in area.rich]
)
RICH: Final = AREA_COUNT * 3  # where the richer table begins
CARD_GAINS: Final = vec[i64]([amount for card in DECK for amount in card.gains])  # kind * 3 + resource
GAINS_AT_ONCE: Final = sum(1 << kind for kind, card in enumerate(DECK) if any(card.gains))  # bit by bit the kinds
ONLY_SQUIRES: Final = sum(1 << kind for kind, card in enumerate(DECK) if sum(card.gains) == card.gains[SQUIRES] > 0)

LARGEST_INCOME: Final = max(
    sum(max(area.income[resource], area.rich[resource]) for area in CITY) for resource in range(len(RESOURCES))
)


def bits(areas: range) -> int:
    """Areas as bits."""
    return sum(1 << area for area in areas)


QUARTER_BITS: Final = vec[i64]([bits(areas_of(quarter)) for quarter in range(len(QUARTERS))])
CLOSED_FOR_TWO: Final = bits(areas_of(PATRIARCHATE)) | bits(areas_of(NOBILITY))  # 9.1.4
