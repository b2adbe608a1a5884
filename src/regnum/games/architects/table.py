"""What lies on the table. Its parts (sides, display, market, cathedral, building cards) stand in modules of their own,
each with its verbs; `workers` and `virtue` have those that belong to no part. A verb changes, then tells, once.

A rival (C) is a side like any other; what it would gain becomes what its rules give it, so `gain` hands that over.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.effects import EffectGame, packed_effect
from regnum.games.architects.automa.conversions import automa_gains
from regnum.games.architects.automa.decks import Schemes
from regnum.games.architects.buildings import Buildings, draw_cards
from regnum.games.architects.cards import APPRENTICES, BOARDS
from regnum.games.architects.cathedral import Cathedral, take_reward
from regnum.games.architects.counting import CONDITIONS, COUNTABLES
from regnum.games.architects.display import Display
from regnum.games.architects.effects.vocabulary import USE_POWER
from regnum.games.architects.events import (
    AbilityUsed,
    Gained,
    PowerUsed,
)
from regnum.games.architects.figures import (
    ABILITIES,
    ABILITIES_EACH,
    ABILITY_ROW,
    BOARD_SOURCE,
    CONDITION,
    CONDITION_N,
    TRIGGERS,
    WAITS_FOR,
)
from regnum.games.architects.hooks import Changes
from regnum.games.architects.imagining import imagine_for
from regnum.games.architects.market import Market
from regnum.games.architects.parts import (
    BUILDING_CARD,
    HALL_ROWS,
    HELD,
    KINDS,
    KINGS_STOREHOUSE,
    MORE_TRADES,
    NONE,
    REWARD_CARD,
    VIRTUE,
)
from regnum.games.architects.prices import Price
from regnum.games.architects.sides import Side
from regnum.games.architects.virtue import raise_virtue


class Architects(EffectGame):
    """Everything on the table. Decks have their top card first."""

    sides: list[Side]  # the seats, and one more where a rival plays; changed through `own`
    automa: i64  # which one, by its number on the shelf of rivals, or NONE
    automa_side: i64  # the last side, or NONE
    display: Display
    market: Market
    cathedral: Cathedral
    buildings: Buildings
    schemes: Schemes  # the automaton's
    changes: Changes  # who answers the hooks
    columns: i64  # of the guildhall (A2.14)
    raids: i64  # A4.15: different locations in one visit of the town centre
    # Never changed in place: a change makes a new one, so clones share them.
    bill: Price  # what is still to be paid
    hall: vec[i64]  # the sides of the workers in the guildhall, in their order
    tax: i64
    phase: i64
    first: i64  # the start player
    turn: i64  # whose turn it is, or NONE
    last: i64  # who filled the last space of the guildhall, or NONE
    reset_due: bool
    captures: i64  # A4.14: captures of this visit of the town centre
    raided: i64  # A4.15: bit by bit its locations
    saved: i64  # Q1: silver that Conspirators save in each of them
    marker: i64  # the rival's, on its resource track

    def clone(self) -> Architects:
        """A copy that shares nothing that changes."""
        twin = Architects()
        self.copy_agenda_to(twin)
        self.copy_effects_to(twin)
        twin.sides = self.sides[:]
        for side in twin.sides:
            side.shared = True
        self.display.shared = self.market.shared = self.cathedral.shared = self.buildings.shared = True
        self.schemes.shared = True
        twin.display = self.display
        twin.market = self.market
        twin.cathedral = self.cathedral
        twin.buildings = self.buildings
        twin.schemes = self.schemes
        twin.automa = self.automa
        twin.automa_side = self.automa_side
        twin.changes = self.changes
        twin.columns = self.columns
        twin.raids = self.raids
        twin.bill = self.bill
        twin.hall = self.hall
        twin.tax = self.tax
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.last = self.last
        twin.reset_due = self.reset_due
        twin.captures = self.captures
        twin.raided = self.raided
        twin.saved = self.saved
        twin.marker = self.marker
        return twin

    def own(self, side: i64) -> Side:
        """A side to change: a shared one is copied first. Take it anew after telling: who listens may have cloned."""
        if self.sides[side].shared:
            self.sides[side] = self.sides[side].copy()
        return self.sides[side]

    def own_display(self) -> Display:
        """The same of the display."""
        if self.display.shared:
            self.display = self.display.copy()
        return self.display

    def own_market(self) -> Market:
        """The same of the black market."""
        if self.market.shared:
            self.market = self.market.copy()
        return self.market

    def own_cathedral(self) -> Cathedral:
        """The same of the cathedral."""
        if self.cathedral.shared:
            self.cathedral = self.cathedral.copy()
        return self.cathedral

    def own_buildings(self) -> Buildings:
        """The same of the building cards."""
        if self.buildings.shared:
            self.buildings = self.buildings.copy()
        return self.buildings

    def own_schemes(self) -> Schemes:
        """The same of the automaton's cards."""
        if self.schemes.shared:
            self.schemes = self.schemes.copy()
        return self.schemes

    # -- looking ---------------------------------------------------------------------------------------------------

    def is_automa(self, side: i64) -> bool:
        """Whether rules and not a person play for this side."""
        return side == self.automa_side

    def captives(self, side: i64) -> i64:
        """A0.3. Foreign workers on the own board."""
        n: i64 = 0
        for whose in range(self.rules.sides):
            n += self.sides[whose].workers[HELD + side]
        return n

    def standing(self, place: i64) -> i64:
        """The first side with a worker there, or NONE; for the single spaces of the black market."""
        for side in range(self.rules.sides):
            if self.sides[side].workers[place] > 0:
                return side
        return NONE

    def working(self, side: i64, location: i64) -> i64:
        """A0.6, A4.2. w: of all workers there only the own ones, and every bonus that says "as if 1 more"."""
        w = self.sides[side].workers[location]
        if location == KINGS_STOREHOUSE:
            w += self.sides[side].powers[MORE_TRADES]
        more = self.changes.more_workers
        if more is not None:
            w += more.here(self, side, location)
        return w

    def spaces(self) -> i64:
        """A2.14. The guildhall spaces of this table."""
        return HALL_ROWS * self.columns

    def next_side(self, side: i64) -> i64:
        """A0.8. To the left."""
        return side + 1 if side + 1 < self.rules.sides else 0

    # -- counting --------------------------------------------------------------------------------------------------

    def count(self, side: i64, counter: i64) -> i64:
        """What a card counts of a side (OWN_ in parts.py)."""
        return COUNTABLES[counter].count(self, side)

    def holds(self, side: i64, condition: i64, n: i64) -> bool:
        """Whether a condition of a card is met."""
        return CONDITIONS[condition].holds(self, side, n)

    # -- what is due -----------------------------------------------------------------------------------------------

    def react(self, side: i64, trigger: i64) -> None:
        """A5.5. The abilities of a side that wait for this are due: those of apprentices, then that of the board."""
        me = self.sides[side]
        if not (me.reacts >> trigger) & 1:
            return
        if me.board != NONE:
            self.owe_abilities(side, BOARD_SOURCE + me.board, trigger)
        last = i64(len(me.hired)) - 1
        for i in range(last + 1):
            self.owe_abilities(side, me.hired[last - i], trigger)

    def owe_abilities(self, side: i64, source: i64, trigger: i64) -> None:
        """Those of one card."""
        if not (WAITS_FOR[source] >> trigger) & 1:
            return
        for nth in range(ABILITIES[source]):
            ability = source * ABILITIES_EACH + nth
            if (TRIGGERS[ability] >> trigger) & 1:
                self.owe(side, packed_effect(USE_POWER, ability, 1))

    def use_power(self, side: i64, ability: i64) -> None:
        """A5.5. One ability, if its condition holds now."""
        if not self.holds(side, CONDITION[ability], CONDITION_N[ability]):
            return
        if self.told is not None:
            source = int(ability // ABILITIES_EACH)
            if source < BOARD_SOURCE:
                self.told.append(AbilityUsed(int(side), APPRENTICES[source].id))
            else:
                self.told.append(PowerUsed(int(side), BOARDS[source - BOARD_SOURCE].id))
        self.owe_row(side, ABILITY_ROW[ability])

    # -- amounts ---------------------------------------------------------------------------------------------------

    def gain(self, side: i64, kind: i64, n: i64) -> None:
        """A0.1. An amount from the supply, which never runs out; a rival gets what C3 makes of it."""
        if n <= 0:
            return
        if side == self.automa_side:
            automa_gains(self, side, kind, n)
        else:
            self.receive(side, kind, n)

    def receive(self, side: i64, kind: i64, n: i64) -> None:
        """The same as it stands, for whomever."""
        if kind < VIRTUE:
            self.own(side).goods[kind] += n
            if self.told is not None:
                self.told.append(Gained(int(side), KINDS[kind], int(n)))
        elif kind == VIRTUE:
            raise_virtue(self, side, n)
        elif kind == BUILDING_CARD:
            draw_cards(self, side, n)
        elif kind == REWARD_CARD:
            for _ in range(n):
                take_reward(self, side)
        else:
            track = self.changes.track
            assert track is not None
            track.gain(self, side, kind, n)

    # -- imagining -------------------------------------------------------------------------------------------------

    def redeal(self, seat: i64) -> None:
        """The order of every deck, and the building cards of others: in hands, in packets, looked at."""
        imagine_for(self, seat)
