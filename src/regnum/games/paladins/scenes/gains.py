"""What effects look like: each a picture with a number, in the order in which they are printed."""

from __future__ import annotations

from typing import Any, Final

from regnum.games.paladins.cards import CHOICES
from regnum.games.paladins.effects import (
    CANCEL_DEBT,
    CLEAR_SPACE,
    DEVELOP_FREELY,
    DISCARD_SUSPICION,
    EITHER,
    GAIN_PROVISIONS,
    GAIN_SILVER,
    GAIN_WORKERS,
    PAY_DEBT,
    RAISE,
    RECRUIT_FREELY,
    TAKE_TAX,
    do_of,
    n_of,
    what_of,
)
from regnum.games.paladins.parts import ATTRIBUTES, METRICS, WORKERS
from regnum.scene.kit import gain

Gain = dict[str, Any]

# The picture of an effect. Its colour in tones.css has the same name.
PICTURES: Final = {
    GAIN_SILVER: "silver",
    GAIN_PROVISIONS: "provision",
    TAKE_TAX: "tax",
    DISCARD_SUSPICION: "forgive",
    CANCEL_DEBT: "cancel_debt",
    PAY_DEBT: "pay_debt",
    CLEAR_SPACE: "pray",
    RECRUIT_FREELY: "recruit",
    DEVELOP_FREELY: "develop",
}
EITHER_SIGN: Final = gain("or")

# What the points of a converted outsider count (10.11), and how many of it make one.
METRIC_PICTURES: Final = {
    "attacked_saracen": "saracen", "attacked_byzantine": "byzantine", "attacked_viking": "viking",
    "paid_debts": "debt_paid", "unpaid_debts": "debt", "suspicion_cards": "suspicion", "orders_fulfilled": "order",
    "converted_mercenaries": "mercenary",
}  # fmt: skip
PARTS: Final = {1: "1", 2: "½", 4: "¼"}


def worker(kind: str, n: int = 1) -> Gain:
    """Workers, drawn as the pieces they are."""
    return gain(kind, n if n > 1 else None, piece=True)


def gains(row: tuple[int, ...]) -> list[Gain]:
    """A row of effects."""
    return [each for effect in row for each in effect_gains(effect)]


def effect_gains(effect: int) -> list[Gain]:
    """One effect; a choice with strokes between what it offers."""
    do, what, n = int(do_of(effect)), int(what_of(effect)), int(n_of(effect))
    if do == GAIN_WORKERS:
        return [worker(WORKERS[what], n)]
    if do == RAISE:
        return [gain(ATTRIBUTES[what], n, plus=True)]
    if do == EITHER:
        found: list[Gain] = []
        for option in CHOICES[what]:
            found += [*([EITHER_SIGN] if found else []), *gains(option)]
        return found
    return [gain(PICTURES[do], n if n > 1 else None)]


def points(base: int, each: int, per: int) -> list[Gain]:
    """10.11. What a converted outsider counts at the end: `½` and what is counted."""
    metric = METRICS[per]
    worth = f"{base}+{PARTS[each]}" if base else PARTS[each]
    return [gain("points", worth), gain(METRIC_PICTURES.get(metric, metric))]
