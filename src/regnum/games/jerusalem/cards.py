"""The areas with their income and the 27 action cards, declared as data. IncomeFigures no source shows are marked reconstructed.

Read once, when the game is loaded, and not compiled; what a search needs of it stands packed in figures.py.
"""

from __future__ import annotations

from typing import Final

from regnum.games.jerusalem.parts import AREAS, CARDS

Goods = tuple[int, int, int]


def goods(squires: int = 0, bezants: int = 0, prestige: int = 0) -> Goods:
    """An amount, in the order squires, bezants, prestige."""
    return (squires, bezants, prestige)


class Area:
    """One area of the city: what it pays its controller, as printed and in the richer table (7.3.4, Q1)."""

    def __init__(self, id: str, income: Goods, rich: Goods | None = None) -> None:
        self.id = id
        self.income = income
        self.rich = income if rich is None else rich


# 7.3.4, Q1. Only the Market's amounts are printed in a text we could read; the Tower of David pays in another step.
CITY: Final = (
    Area("kings_palace_large", goods(prestige=4)),  # reconstructed
    Area("kings_palace_left", goods(prestige=2)),  # reconstructed
    Area("kings_palace_right", goods(prestige=2)),  # reconstructed
    Area("templars_large", goods(squires=4), goods(squires=6)),  # reconstructed
    Area("templars_left", goods(squires=2), goods(squires=3)),  # reconstructed
    Area("templars_right", goods(squires=2), goods(squires=3)),  # reconstructed
    Area("patriarchate_large", goods(squires=2, prestige=1), goods(squires=4, prestige=2)),  # reconstructed
    Area("patriarchate_left", goods(squires=1, prestige=1), goods(squires=2, prestige=1)),  # reconstructed
    Area("patriarchate_right", goods(squires=1, prestige=1), goods(squires=2, prestige=1)),  # reconstructed
    Area("market_large", goods(squires=2, bezants=4)),
    Area("market_left", goods(squires=1, bezants=2)),
    Area("market_right", goods(squires=1, bezants=2)),
    Area("nobility_large", goods(bezants=4, prestige=2)),  # reconstructed
    Area("nobility_left", goods(bezants=2, prestige=1)),  # reconstructed
    Area("nobility_right", goods(bezants=2, prestige=1)),  # reconstructed
    Area("tower_of_david", goods()),
)


class ActionCard:
    """One kind of action card: how many there are, its paragraph, and what it gives at once."""

    def __init__(self, id: str, copies: int, rule: str, gains: Goods = (0, 0, 0)) -> None:
        self.id = id
        self.copies = copies
        self.rule = rule
        self.gains = gains


DECK: Final = (
    ActionCard("extra_squire", 3, "6.7.4", goods(squires=1)),
    ActionCard("extra_bezants", 3, "6.7.5", goods(bezants=2)),
    ActionCard("extra_prestige", 3, "6.7.6", goods(prestige=2)),
    ActionCard("any_two", 2, "6.7.7"),
    ActionCard("squire_and_bezant", 2, "6.7.8", goods(squires=1, bezants=1)),
    ActionCard("renegade", 2, "6.7.9"),
    ActionCard("move_two", 4, "6.7.10"),
    ActionCard("genoese_merchants", 2, "6.7.11"),
    ActionCard("force_kings_palace", 1, "6.7.12"),
    ActionCard("force_templars", 1, "6.7.12"),
    ActionCard("force_patriarchate", 1, "6.7.12"),
    ActionCard("force_market", 1, "6.7.12"),
    ActionCard("force_nobility", 1, "6.7.12"),
    ActionCard("force_tower_of_david", 1, "6.7.12"),  # reconstructed (Q2)
)

assert tuple(area.id for area in CITY) == AREAS
assert tuple(card.id for card in DECK) == CARDS
