"""5.3, 6.7. The action cards that are in nobody's hand, and the ways they take from there to hands and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.jerusalem.events import CardsLaid, KeptCard, PlayedCard, Studied
from regnum.games.jerusalem.packed import PLAYED_AT, card_in_hand, kind_of
from regnum.games.jerusalem.parts import CARDS, ONE, STUDY_SQUIRES

if TYPE_CHECKING:
    from regnum.games.jerusalem.table import Jerusalem


class Deck(Part):
    """The deck, the cards that lie out, and the discard pile."""

    cards: vec[i64]  # all as they were shuffled; replaced when somebody imagines, never changed in place
    drawn: i64  # how many of them are gone
    laid: vec[i64]  # beside the offices, or on their way from hand to hand
    handed: i64  # bit by bit the seats that have looked at them
    played: vec[i64]  # the discard pile (packed.py), the last card on top

    def lay(self, cards: vec[i64]) -> None:
        """3.3. Shuffled, with room for a discard pile."""
        self.shuffled(cards)
        self.laid = vec[i64]()
        self.handed = 0
        self.played = vec[i64]()

    def shuffled(self, cards: vec[i64]) -> None:
        """These are the cards of the deck, the first one on top."""
        self.cards = cards
        self.drawn = 0

    def copy(self) -> Deck:
        """The same, apart."""
        twin = Deck()
        twin.cards = self.cards
        twin.drawn = self.drawn
        twin.laid = self.laid[:]
        twin.handed = self.handed
        twin.played = self.played[:]
        return twin

    def left(self) -> i64:
        """How many cards are still to be drawn."""
        return i64(len(self.cards)) - self.drawn

    def draw(self) -> i64:
        """Q17. The top card; there is always one, since five rounds draw at most 25 of 27."""
        kind = self.cards[self.drawn]
        self.drawn += 1
        return kind

    def kinds_laid(self) -> i64:
        """5.3.1. Bit by bit the kinds that lie out."""
        kinds: i64 = 0
        for i in range(i64(len(self.laid))):
            kinds |= ONE << self.laid[i]
        return kinds

    def seen_by(self, seat: i64) -> bool:
        """5.3.1. Whether a seat has looked at the cards that lie out."""
        return seat >= 0 and (self.handed >> seat) & 1 == 1

    def take(self, kind: i64) -> None:
        """5.3.1. One of those that lie out goes into a hand."""
        for i in range(i64(len(self.laid))):
            if self.laid[i] == kind:
                self.laid, _ = pop(self.laid, i)
                return


def lay_cards(game: Jerusalem) -> None:
    """5.1.1, 9.2.2, 9.3.1. As many as there are players, face down."""
    deck = game.own_deck()
    deck.handed = 0
    for _ in range(game.seats()):
        deck.laid = append(deck.laid, deck.draw())
    if game.told is not None:
        game.told.append(CardsLaid(int(game.seats())))


def look_at_cards(game: Jerusalem, seat: i64) -> None:
    """5.3.1. The cards that are left are handed to this seat."""
    game.own_deck().handed |= ONE << seat
    game.revealed += 1


def keep_card(game: Jerusalem, seat: i64, kind: i64) -> None:
    """5.3.1, 5.3.2. The others are handed on; whoever had this one in hand knows of it."""
    deck = game.own_deck()
    deck.take(kind)
    me = game.own(seat)
    me.hand = append(me.hand, card_in_hand(kind, seat, game.round, deck.handed))
    if game.told is not None:
        game.told.append(KeptCard(int(seat), CARDS[kind]))


def study(game: Jerusalem, seat: i64) -> None:
    """7.2.1. A squire from behind the screen back to the supply, for the top card of the deck."""
    kind = game.own_deck().draw()
    me = game.own(seat)
    me.squires -= STUDY_SQUIRES
    me.hand = append(me.hand, card_in_hand(kind, seat, game.round + 1, ONE << seat))
    game.revealed += 1
    if game.told is not None:
        game.told.append(Studied(int(seat), CARDS[kind]))


def discard(game: Jerusalem, seat: i64, kind: i64) -> None:
    """6.7.2. The oldest such card of a hand is played and never comes back."""
    me = game.own(seat)
    for i in range(i64(len(me.hand))):
        if kind_of(me.hand[i]) == kind:
            me.hand, card = pop(me.hand, i)
            deck = game.own_deck()
            deck.played = append(deck.played, card | game.round << PLAYED_AT)
            break
    if game.told is not None:
        game.told.append(PlayedCard(int(seat), CARDS[kind]))
