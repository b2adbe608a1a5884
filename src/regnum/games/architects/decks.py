"""Which cards are in a match: those of the base game and of expansions in play, and the promos if they were wanted."""

from __future__ import annotations

from regnum.core.rules import Rules
from regnum.games.architects.cards import PROMO_CARDS


def numbers_of(rules: Rules, deck: str) -> list[int]:
    """The cards of a deck by their numbers, each as often as it is in the box."""
    cards = [*rules.cards[deck]]
    if rules.options["promos"] == "with":
        cards += PROMO_CARDS.get(deck, ())
    return [card.number for card in cards for _ in range(getattr(card, "copies", 1))]
