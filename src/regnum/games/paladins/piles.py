"""1.4. Piles of cards: a list of numbers, the top card last."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.chance import Chance


def shuffled(chance: Chance, cards: vec[i64]) -> vec[i64]:
    """A face-down deck."""
    chance.shuffle(cards)
    return cards


def mixed(chance: Chance, cards: vec[i64], first: i64, end: i64) -> vec[i64]:
    """Another pile, with this part of it in an order that nobody knows; it does not depend on how things really lie."""
    unknown = cards[first:end]
    chance.reshuffle(unknown)
    pile = cards[:]
    for i in range(end - first):
        pile[first + i] = unknown[i]
    return pile


def all_mixed(chance: Chance, cards: vec[i64]) -> vec[i64]:
    """The same for a whole deck."""
    pile = cards[:]
    chance.reshuffle(pile)
    return pile
