"""What is printed on the cards and boards of the base game, and how each is known.

All of it is attested but the classic solo game. Read once, when somebody asks for figures, and not compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.core.figures import FigureSheet, Item, Origin, PrintedFigure, public, reconstructed, rulebook
from regnum.core.messages import Message, say
from regnum.games.architects.cards import (
    BASE_APPRENTICES,
    BASE_BOARDS,
    BASE_BUILDINGS,
    BASE_REWARDS,
    MARKET_CARDS,
    PROMO_APPRENTICES,
    PROMO_BOARDS,
    PROMO_BUILDINGS,
    PrintedCard,
)
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES

CARDS_SHOWN: Final = public("elaskavaia/bga-architectsofthewestkingdom")
UNSEEN: Final = reconstructed()
CLASSIC: Final = reconstructed("classic_solo")
SCHEMES_SHOWN: Final = {"start_1": "E8", "start_4": "C2.2"}  # of the solo game of Works of Wonder


def whole_cards(prefix: str, cards: Iterable[PrintedCard], origin: Origin, group: str = "") -> list[Item]:
    """Cards on which all is known in the same way."""
    return [
        Item(
            f"{prefix}_{each.id}", group or f"{prefix}s", say(f"{prefix}-{each.id}"), [PrintedFigure(None, "", origin)]
        )
        for each in cards
    ]


def market_name(number: int) -> Message:
    """A card of the black market."""
    return say("market-card", number=number)


def scheme_item(id: str) -> Item:
    """C6. A scheme of the rivals; two are examples of the rulebook."""
    origin = rulebook(SCHEMES_SHOWN[id]) if id in SCHEMES_SHOWN else CLASSIC if id.startswith("classic") else UNSEEN
    return Item(f"scheme_{id}", "schemes", say(f"scheme-{id}"), [PrintedFigure(None, "", origin)])


MARKET: Final = [
    Item(f"market_{number}", "market_cards", market_name(number), [PrintedFigure(None, "", CARDS_SHOWN)])
    for number in range(1, len(MARKET_CARDS) + 1)
]

OWN_SCHEMES: Final = tuple(scheme.id for scheme in ALL_SCHEMES[:18])
SHEET: Final = FigureSheet(
    [
        *whole_cards("apprentice", (*BASE_APPRENTICES, *PROMO_APPRENTICES), CARDS_SHOWN),
        *whole_cards("building", (*BASE_BUILDINGS, *PROMO_BUILDINGS), CARDS_SHOWN),
        *whole_cards("reward", BASE_REWARDS, CARDS_SHOWN),
        *whole_cards("board", (*BASE_BOARDS, *PROMO_BOARDS), CARDS_SHOWN),
        *MARKET,
        *(scheme_item(id) for id in OWN_SCHEMES),
        *(
            Item(f"rival_{each.id}", "rivals", say(f"rival-{each.id}"), [PrintedFigure(None, "", CLASSIC)])
            for each in ALL_RIVALS[:2]
        ),
    ]
)
