"""Building cards (A0.9, A2.12, A6) that are in nobody's hand and not built: the deck, packets, what is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.architects.cards import BUILDINGS
from regnum.games.architects.events import CardDiscarded, CardGiven, CardKept, CardsDrawn, Constructed, Drafted, Looked
from regnum.games.architects.figures import BUILD_VIRTUE, NOW
from regnum.games.architects.parts import NONE, ON_CONSTRUCT, PACKET
from regnum.games.architects.virtue import change_virtue

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


class Buildings(Part):
    """Every vec is replaced and never changed in place, so copies share them."""

    deck: vec[i64]  # its top card first
    packets: vec[i64]  # seat * PACKET + n in the draft, NONE where a card is gone; else empty
    looked: vec[i64]  # A4.27: the cards that the player in turn is looking at
    plan: i64  # A6.2: the building that is being paid for, or NONE; it lies open

    def copy(self) -> Buildings:
        """For whoever changes it."""
        twin = Buildings()
        twin.deck = self.deck
        twin.packets = self.packets
        twin.looked = self.looked
        twin.plan = self.plan
        return twin

    def draw(self, n: i64) -> vec[i64]:
        """From the top; an empty deck gives none (A0.9)."""
        drawn = self.deck[:n]
        self.deck = self.deck[n:]
        return drawn

    def put_under(self, card: i64) -> None:
        """A0.9. Face down to the bottom of the deck."""
        self.deck = append(self.deck[:], card)

    def put_back_looked(self, kept: i64) -> None:
        """A4.27. All but this one go under the deck."""
        deck = self.deck[:]
        for i in range(i64(len(self.looked))):
            if self.looked[i] != kept:
                deck = append(deck, self.looked[i])
        self.deck = deck
        self.looked = vec[i64]()

    def leave_packet(self, seat: i64, card: i64) -> None:
        """A2.12. It is gone from a seat's packet."""
        packets = self.packets[:]
        for at in range(seat * PACKET, seat * PACKET + PACKET):
            if packets[at] == card:
                packets[at] = NONE
        self.packets = packets


def new_buildings(deck: vec[i64]) -> Buildings:
    """A2.5. All in the deck."""
    buildings = Buildings()
    buildings.deck = deck
    buildings.packets = vec[i64]()
    buildings.looked = vec[i64]()
    buildings.plan = NONE
    return buildings


# -- verbs --------------------------------------------------------------------------------------------------------


def draw_cards(game: Architects, side: i64, n: i64) -> None:
    """A4.12. From the top; an empty deck gives none (A0.9)."""
    drawn = game.own_buildings().draw(n)
    if len(drawn) == 0:
        return
    me = game.own(side)
    for i in range(i64(len(drawn))):
        me.take_card(drawn[i])
    game.revealed += 1
    if game.told is not None:
        game.told.append(CardsDrawn(int(side), len(drawn), [BUILDINGS[card].id for card in drawn]))


def under_the_deck(game: Architects, card: i64) -> None:
    """A0.9. Face down to the bottom."""
    game.own_buildings().put_under(card)


def give_up(game: Architects, side: i64, card: i64) -> None:
    """A6.9. A card for an effect goes under the deck."""
    game.own(side).leave_hand(card)
    under_the_deck(game, card)
    if game.told is not None:
        game.told.append(CardGiven(int(side), BUILDINGS[int(card)].id))


def discard(game: Architects, side: i64, card: i64) -> None:
    """A3.6. A card too many goes under the deck."""
    game.own(side).leave_hand(card)
    under_the_deck(game, card)
    if game.told is not None:
        game.told.append(CardDiscarded(int(side), BUILDINGS[int(card)].id))


def look(game: Architects, side: i64, n: i64) -> None:
    """A4.27. The top cards of the deck, for the eyes of the player in turn."""
    buildings = game.own_buildings()
    buildings.looked = buildings.draw(n)
    game.revealed += 1
    if game.told is not None:
        game.told.append(Looked(int(side), len(game.buildings.looked)))


def keep(game: Architects, side: i64, card: i64) -> None:
    """A4.27. One of the cards looked at; the others go under the deck."""
    game.own_buildings().put_back_looked(card)
    game.own(side).take_card(card)
    if game.told is not None:
        game.told.append(CardKept(int(side), BUILDINGS[int(card)].id))


def pick(game: Architects, seat: i64, card: i64) -> None:
    """A2.12. A card of the own packet."""
    game.own_buildings().leave_packet(seat, card)
    game.own(seat).take_card(card)
    if game.told is not None:
        game.told.append(Drafted(int(seat), BUILDINGS[int(card)].id))


def lay_plan(game: Architects, side: i64, card: i64) -> None:
    """A6.2. A building card is shown and being paid for."""
    game.own(side).leave_hand(card)
    game.own_buildings().plan = card


def construct(game: Architects, side: i64, card: i64) -> None:
    """A6.2, A6.4. The card is laid down; its virtue, what it does at once, and abilities that wait for it are due."""
    game.own_buildings().plan = NONE
    game.own(side).lay_down(card)
    if game.told is not None:
        game.told.append(Constructed(int(side), BUILDINGS[int(card)].id))
    count_building(game, side)  # A6.8: before its effects, so that they count it too
    game.owe_row(side, NOW[card])
    change_virtue(game, side, BUILD_VIRTUE[card])
    game.happened(Constructed, side, card)


def count_building(game: Architects, side: i64) -> None:
    """One more building, whoever brought it; abilities that wait for one are due."""
    game.own(side).buildings += 1
    game.react(side, ON_CONSTRUCT)
