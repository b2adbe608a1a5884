"""12.1. What only the AI player has: schemes, the resource marker, and the order of its attribute markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.parts import Part
from regnum.games.paladins.events import MarkerMoved, MarkerWrapped, SchemesShuffled
from regnum.games.paladins.parts import AI, ATTRIBUTES, KINGS_FAVOUR, RESOURCE_SPACES, TRACK_TOP
from regnum.games.paladins.piles import all_mixed

if TYPE_CHECKING:
    from regnum.games.paladins.table import Paladins


class Schemes(Part):
    """Empty with two players or more."""

    deck: vec[i64]  # actions
    old: vec[i64]  # the discard pile
    marker: i64  # the space of the resource track, from 0
    ranks: vec[i64]  # its attributes in the order their markers arrived where they are (12.1.2)

    def lay(self, deck: vec[i64], ranks: vec[i64]) -> None:
        """12.1.2 to 12.1.4."""
        self.deck = deck
        self.old = vec[i64]()
        self.marker = 0
        self.ranks = ranks

    def copy(self) -> Schemes:
        """The same, apart."""
        twin = Schemes()
        twin.deck = self.deck[:]
        twin.old = self.old[:]
        twin.marker = self.marker
        twin.ranks = self.ranks[:]
        return twin

    def join_favour(self) -> None:
        """12.2.2. A King's Favour scheme onto the discard pile."""
        self.old = append(self.old, KINGS_FAVOUR)

    def turn(self) -> i64:
        """12.5.2. The top card onto the discard pile."""
        self.deck, scheme = pop(self.deck)
        self.old = append(self.old, scheme)
        return scheme

    def arrive(self, attribute: i64) -> None:
        """12.1.2. A marker that moves comes to lie on top of those already there."""
        self.ranks = append(remove(self.ranks, attribute), attribute)

    def redeal(self, chance: Chance) -> None:
        """1.6.1. The deck lies face down."""
        self.deck = all_mixed(chance, self.deck)


def shuffle_schemes(game: Paladins, rule: str) -> None:
    """12.5.2, 12.6.2. Deck and discards into a new deck."""
    cards = game.own_schemes()
    for i in range(i64(len(cards.old))):
        cards.deck = append(cards.deck, cards.old[i])
    cards.old = vec[i64]()
    game.chance.shuffle(cards.deck)
    if game.told is not None:
        game.told.append(SchemesShuffled(rule))


def move_marker(game: Paladins, n: i64, rule: str) -> None:
    """12.3.1, 12.3.4. One space for each unit; each wrap raises the lowest attribute."""
    track = game.own_schemes()
    wraps = (track.marker + n) // RESOURCE_SPACES
    track.marker = (track.marker + n) % RESOURCE_SPACES
    if game.told is not None:
        game.told.append(MarkerMoved(int(n), int(track.marker) + 1, rule))
    for _ in range(wraps):
        wrap_marker(game)


def wrap_marker(game: Paladins) -> None:
    """12.3.4, R14. The lowest attribute; among equals the marker on top, which arrived last."""
    me, ranks = game.sides[AI], game.schemes.ranks
    lowest = ranks[0]
    for i in range(i64(1), i64(len(ranks))):
        if me.mark(ranks[i]) <= me.mark(lowest):
            lowest = ranks[i]
    if me.mark(lowest) == TRACK_TOP:
        return
    game.lift(AI, lowest, 1)
    if game.told is not None:
        game.told.append(MarkerWrapped(ATTRIBUTES[lowest], int(game.sides[AI].mark(lowest))))
