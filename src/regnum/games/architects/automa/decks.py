"""The scheme cards of an automaton (C1, C2.1, C6.4): its deck, its discards, and its future schemes."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.architects.parts import NONE


class Schemes(Part):
    """Decks have their next card last. Where no automaton plays, all are empty."""

    deck: vec[i64]
    discards: vec[i64]
    future: vec[i64]
    turned: i64  # the card turned last, or NONE

    def copy(self) -> Schemes:
        """For whoever changes it."""
        twin = Schemes()
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.future = self.future[:]
        twin.turned = self.turned
        return twin

    def turn(self) -> i64:
        """C2.1. The top card goes onto the discards."""
        self.deck, self.turned = pop(self.deck)
        self.discards = append(self.discards, self.turned)
        return self.turned

    def gather(self) -> None:
        """C2.1. The discards make a new deck, not shuffled yet."""
        self.deck = self.discards
        self.discards = vec[i64]()

    def join_future(self) -> i64:
        """C6.4. The top future scheme goes onto the discards."""
        self.future, scheme = pop(self.future)
        self.discards = append(self.discards, scheme)
        return scheme


def new_schemes(deck: vec[i64], future: vec[i64]) -> Schemes:
    """C1.4, C1.5. Nothing is turned yet."""
    schemes = Schemes()
    schemes.deck = deck
    schemes.discards = vec[i64]()
    schemes.future = future
    schemes.turned = NONE
    return schemes
