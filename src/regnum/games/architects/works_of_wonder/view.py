"""What a seat may know of the expansion: everything but the order of the contribution pile below its top."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from regnum.core.effects import do_of, n_of, what_of
from regnum.games.architects.effects.vocabulary import GAIN
from regnum.games.architects.parts import KINDS, LOCATIONS, NONE
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.cards import EDICTS
from regnum.games.architects.works_of_wonder.extra import Wonder, wonder_of
from regnum.games.architects.works_of_wonder.figures import CONTRIBUTION
from regnum.games.architects.works_of_wonder.monuments import goods_for
from regnum.games.architects.works_of_wonder.parts import EDICT_COUNT, RESOURCE_COUNT, RESOURCES


def view(game: Architects, seat: int) -> dict[str, Any]:
    """The same for everybody, but for the own spare coin."""
    wonder = wonder_of(game)
    return {
        "influence": [int(wonder.influence[side]) for side in range(game.rules.sides)],
        "princess": LOCATIONS[wonder.princess],
        "profiteer": LOCATIONS[wonder.profiteer],
        "edict": EDICTS[int(wonder.edict())].id,
        "contribution": contribution(wonder),
        "left": EDICT_COUNT - int(wonder.turned),
        "monuments": [monument(wonder, each) for each in range(RESOURCE_COUNT)],
        "spare_coin": int(wonder.spare >> seat) & 1 if seat >= 0 else 0,
    }


def contribution(wonder: Wonder) -> dict[str, Any]:
    """B4. The active card: what lies on it, and what each resource gives."""
    card = wonder.contribution()
    return {
        "card": EDICTS[int(card)].id,
        "laid": [RESOURCES[each] for each in range(RESOURCE_COUNT) if wonder.is_laid(each)],
        "gains": {RESOURCES[each]: gains(card, each) for each in range(RESOURCE_COUNT)},
    }


def gains(card: i64, resource: i64) -> dict[str, int]:
    """B4.1. What is printed below a symbol, by kind."""
    row = CONTRIBUTION[card * RESOURCE_COUNT + resource]
    assert all(do_of(effect) == GAIN for effect in row)
    return {KINDS[what_of(effect)]: int(n_of(effect)) for effect in reversed(list(row))}


def monument(wonder: Wonder, number: i64) -> dict[str, Any]:
    """B6. A monument card; `amount` is what is still to be paid of its resource."""
    owner, figure = wonder.owner[number], wonder.figure[number]
    return {
        "kind": RESOURCES[number],
        "cost": {
            "influence": int(wonder.asks_influence(number)),
            "tax": int(wonder.asks_tax(number)),
            "amount": int(goods_for(wonder, number)),
            "printed": int(wonder.amount(number)),
        },
        "laid": int(wonder.pieces[number]),
        "vp": int(wonder.points(number)),
        "owner": int(owner) if owner != NONE else None,
        "figure": LOCATIONS[figure] if figure != NONE else None,
    }


def pieces(game: Architects) -> list[str]:
    """Edicts and monuments; influence markers, nobles and figures cannot get lost."""
    wonder = wonder_of(game)
    edicts = sorted(EDICTS[card].id for card in wonder.edicts)
    return [*edicts, *(f"monument {kind}" for kind in RESOURCES)]
