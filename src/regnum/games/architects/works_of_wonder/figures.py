"""The figures of edicts and monuments as packed numbers, for the rules that a search runs millions of times."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.effects import due
from regnum.games.architects.cards import APPRENTICES, Ability
from regnum.games.architects.parts import NONE, OPEN, PLACED, ROOM
from regnum.games.architects.prices import Price, construction_price
from regnum.games.architects.works_of_wonder.cards import (
    EDICTS,
    MONUMENTS,
    MONUMENTS_1,
    WONDER_APPRENTICES,
    Monument,
)
from regnum.games.architects.works_of_wonder.parts import RESOURCE_COUNT

CONTRIBUTION: Final = [due(row) for card in EDICTS.cards for row in card.gains]  # edict * RESOURCE_COUNT + resource
CONSEQUENCE: Final = vec[i64]([card.consequence for card in EDICTS.cards])
PRINCESS_REWARD: Final = [due(card.reward) for card in EDICTS.cards]
PRINCESS_AT: Final = vec[i64]([card.princess for card in EDICTS.cards])
PROFITEER_AT: Final = vec[i64]([card.profiteer for card in EDICTS.cards])

# By monument, those of today first; behind them those of edition 1. A table knows where its own begin (extra.py).
ALL_MONUMENTS: Final = [*MONUMENTS.cards, *MONUMENTS_1.cards]
MONUMENT_AMOUNT: Final = vec[i64]([card.amount for card in ALL_MONUMENTS])
MONUMENT_INFLUENCE: Final = vec[i64]([card.influence for card in ALL_MONUMENTS])
MONUMENT_TAX: Final = vec[i64]([card.tax for card in ALL_MONUMENTS])
MONUMENT_POINTS: Final = vec[i64]([card.vp for card in ALL_MONUMENTS])


def monument_prices(card: Monument) -> list[Price]:
    """B6.3 to B6.9. By how much of its resource is still to be paid."""
    costs = [[n if kind == card.resource else 0 for kind in range(RESOURCE_COUNT)] for n in range(card.amount + 1)]
    return [construction_price(tuple(cost), tax=card.tax, beyond=card.influence) for cost in costs]


MONUMENT_PRICE: Final = [monument_prices(card) for card in ALL_MONUMENTS]


def pleasing_places() -> vec[i64]:
    """B7.2. By apprentice the open location where placing a worker brings influence, or NONE."""
    places = [NONE] * ROOM
    for card in WONDER_APPRENTICES:
        for power in card.powers:
            if isinstance(power, Ability):
                for trigger in power.triggers:
                    if PLACED <= trigger < PLACED + OPEN:
                        places[APPRENTICES.number(card.id)] = trigger - PLACED
    return vec[i64](places)


PLEASES: Final = pleasing_places()
