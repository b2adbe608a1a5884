"""What lies on the table: a side for each player and the parts that all share.

Every change is a verb that changes, then tells, once. Verbs stand with what they change: offices.py, deck.py,
deployment.py; those of phases 3 and 4 in income.py and fate.py. Here is only what all of them need.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.words import Game
from regnum.games.jerusalem.city import City
from regnum.games.jerusalem.deck import Deck
from regnum.games.jerusalem.deployment import Deployment
from regnum.games.jerusalem.figures import IncomeFigures
from regnum.games.jerusalem.imagining import imagine_for
from regnum.games.jerusalem.offices import Offices
from regnum.games.jerusalem.parts import CARD_CHOICE, NONE, SEATS
from regnum.games.jerusalem.sides import Side


class Jerusalem(Game):
    """Everything on the table. Clones share sides and parts until one of them changes them: `own` is for changing."""

    figures: IncomeFigures  # what the areas pay: shared by all games of a match
    sides: list[Side]  # by seat
    city: City
    offices: Offices
    deck: Deck
    deployment: Deployment
    calendar: vec[i64]  # the events of rounds 2, 3 and 4, then the unused one; replaced, never changed in place
    round: i64
    phase: i64
    turn: i64  # the office whose holder acts, where all act in turn order, or NONE
    first_bidder: i64
    due: vec[i64]  # by resource the income that is offered now (7.3.3); replaced, never changed in place
    tallest: i64  # the highest floor anybody has built (7.5.2)
    taxed: i64  # the area that is asked about (8.4.1)
    strikes: i64  # squires that may still be struck (8.5.2)
    lifted: bool  # the screens are up (7.4.1)
    rich: bool  # option: the richer table of incomes (Q1)
    aided: bool  # option: everybody sees what a careful player could count (11.3)

    @override
    def clone(self) -> Jerusalem:
        twin = Jerusalem()
        self.copy_agenda_to(twin)
        twin.figures = self.figures
        for side in self.sides:
            side.shared = True
        twin.sides = self.sides[:]
        self.city.shared = True
        twin.city = self.city
        self.offices.shared = True
        twin.offices = self.offices
        self.deck.shared = True
        twin.deck = self.deck
        self.deployment.shared = True
        twin.deployment = self.deployment
        twin.calendar = self.calendar
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first_bidder = self.first_bidder
        twin.due = self.due
        twin.tallest = self.tallest
        twin.taxed = self.taxed
        twin.strikes = self.strikes
        twin.lifted = self.lifted
        twin.rich = self.rich
        twin.aided = self.aided
        return twin

    # -- what may be changed ---------------------------------------------------------------------------------------

    def own(self, seat: i64) -> Side:
        """A side, to change it."""
        side = self.sides[seat]
        if side.shared:
            side = side.copy()
            self.sides[seat] = side
        return side

    def own_city(self) -> City:
        """The city, to change it."""
        if self.city.shared:
            self.city = self.city.copy()
        return self.city

    def own_offices(self) -> Offices:
        """The offices, to change them."""
        if self.offices.shared:
            self.offices = self.offices.copy()
        return self.offices

    def own_deck(self) -> Deck:
        """The action cards, to change where they lie."""
        if self.deck.shared:
            self.deck = self.deck.copy()
        return self.deck

    def own_deployment(self) -> Deployment:
        """The turn of phase 2 that is going on, to change it."""
        if self.deployment.shared:
            self.deployment = self.deployment.copy()
        return self.deployment

    # -- turn order ------------------------------------------------------------------------------------------------

    def seats(self) -> i64:
        """How many play."""
        return self.rules.seats

    def acting(self) -> i64:
        """2.5. The seat whose turn it is in the order of offices, or NONE."""
        return self.offices.holders[self.turn] if self.turn != NONE else NONE

    def next_in_order(self) -> i64:
        """2.5. The seat that acts next, or NONE after the last."""
        self.turn = self.offices.after(self.turn)
        return self.acting()

    def chooses(self, seat: i64) -> bool:
        """5.3.1. Whether the cards that are left are in this seat's hands."""
        return self.phase == CARD_CHOICE and seat >= 0 and self.acting() == seat

    # -- squires ---------------------------------------------------------------------------------------------------

    def arrive(self, seat: i64, area: i64, count: i64) -> None:
        """Squires come into an area, wherever from; whatever the active player brings counts for the baron (Q21)."""
        city = self.own_city()
        city.squires[area * SEATS + seat] += count
        self.own(seat).on_board += count
        if seat == self.deployment.active:
            deployment = self.own_deployment()
            deployment.entered[area] += count

    def depart(self, seat: i64, area: i64, count: i64) -> None:
        """Squires leave an area; unless something else is said they are in the supply then."""
        city = self.own_city()
        city.squires[area * SEATS + seat] -= count
        self.own(seat).on_board -= count
        if seat == self.deployment.active and self.rules.edition < 2:
            deployment = self.own_deployment()
            deployment.entered[area] -= count

    def draw_squires(self, seat: i64, count: i64) -> i64:
        """Q4. Squires from the supply behind the screen, as far as there are any; how many came, before all eyes."""
        me = self.own(seat)
        count = min(count, me.supply())
        me.squires += count
        me.came = count
        return count

    # -- imagining -------------------------------------------------------------------------------------------------

    @override
    def redeal(self, seat: i64) -> None:
        imagine_for(self, seat)
