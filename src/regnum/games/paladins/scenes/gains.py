"""Workers and points as pictures; effects draw themselves."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.parts import METRICS
from regnum.scene import Gain

# What the points of a converted outsider count (10.11), and how many of it make one.
METRIC_PICTURES: Final = {
    "attacked_saracen": "saracen", "attacked_byzantine": "byzantine", "attacked_viking": "viking",
    "paid_debts": "debt_paid", "unpaid_debts": "debt", "suspicion_cards": "suspicion", "orders_fulfilled": "order",
    "converted_mercenaries": "mercenary",
}  # fmt: skip
PARTS: Final = {1: "1", 2: "½", 4: "¼"}


def worker(kind: str, n: int = 1) -> Gain:
    """Workers, drawn as the pieces they are."""
    return Gain(kind, n if n > 1 else None, piece=True)


def points(base: int, each: int, per: int) -> list[Gain]:
    """10.11. What a converted outsider counts at the end: `½` and what is counted."""
    metric = METRICS[per]
    worth = f"{base}+{PARTS[each]}" if base else PARTS[each]
    return [Gain("points", worth), Gain(METRIC_PICTURES.get(metric, metric))]
