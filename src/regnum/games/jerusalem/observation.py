"""11. The table for learners, as one seat may know it: no other hand, nothing behind other screens, no face-down card.

Sides stand in seat order from the viewer on. What can be reckoned from what lies there (control, prices) is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.observation import ObservationRow, ObservedField, Observer
from regnum.core.rules import Rules
from regnum.games.jerusalem.deployment import with_baron
from regnum.games.jerusalem.fate import event_of
from regnum.games.jerusalem.income import owed
from regnum.games.jerusalem.packed import kind_of, owner_of, played_in, round_of, seen_card
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    CARD_CHOICE,
    CARD_KINDS,
    CUBES,
    EVENT_ROUNDS,
    EVENTS,
    FIRST_EVENT,
    INCOME,
    NONE,
    NOTHING,
    OFFICES,
    PHASES,
    QUARTERS,
    RESOURCES,
    ROUNDS,
    SENDING,
)
from regnum.games.jerusalem.table import Jerusalem

OFFICE_COUNT: Final = len(OFFICES)
PHASE_COUNT: Final = len(PHASES)
EVENT_COUNT: Final = len(EVENTS)
QUARTER_COUNT: Final = len(QUARTERS)
RESOURCE_COUNT: Final = len(RESOURCES)
PENDING_KINDS: Final = SENDING + 1


class JerusalemObserver(Observer[Jerusalem]):
    """Phase and calendar, offices, cards, areas, the turn that goes on, and every side."""

    @override
    def fields(self, rules: Rules) -> list[ObservedField]:
        seats = int(rules.seats)
        return [
            ObservedField("round", (1,), "from 1", high=ROUNDS),
            ObservedField("phase", (PHASE_COUNT,), ", ".join(PHASES), high=1),
            ObservedField(
                "calendar", (EVENT_ROUNDS, EVENT_COUNT), "by round from 2: the event that is turned up", high=1
            ),
            ObservedField("first_bidder", (seats,), "whose it is to open the auction", high=1),
            ObservedField("offices", (OFFICE_COUNT, 2 + seats), "by office: on sale, price paid (from 1), whose it is"),
            ObservedField("auction", (1 + 2 * seats,), "the bid, whose it is, who is out"),
            ObservedField("deck", (2,), "cards in the deck, cards that lie out"),
            ObservedField("played", (CARD_KINDS,), "cards of the discard pile by kind"),
            ObservedField("laid", (CARD_KINDS,), "cards to choose from by kind, for whoever has them in hand"),
            ObservedField(
                "handed_on", (ROUNDS, CARD_KINDS), "by round: cards I handed on that nobody seems to have played"
            ),
            ObservedField("squires", (AREA_COUNT, seats), "by area and side"),
            ObservedField("entered", (AREA_COUNT,), "by area: squires of the active side that may bring its baron"),
            ObservedField(
                "turn_of",
                (seats + 4 + PENDING_KINDS + QUARTER_COUNT,),
                "active side; squires hired, Genoese merchants played, Marshal used, how often what was begun goes on; "
                "what it is; the quarter it happens in",
            ),
            ObservedField("due", (RESOURCE_COUNT,), "the income that is offered"),
            ObservedField("tower", (1,), "the highest floor anybody has built"),
            ObservedField("taxed", (AREA_COUNT,), "the area that is asked about", high=1),
            ObservedField("strikes", (1,), "squires that may still be struck"),
            ObservedField("screens", (1,), "they are lifted", high=1),
            ObservedField(
                "sides",
                (seats, 11),
                "prestige, floors, cards in hand, squires in the city, squires that came last, largest bid, struck, "
                "supply is empty; whether what is behind the screen is known, squires there, bezants there",
            ),
            ObservedField("barons", (seats, AREA_COUNT), "where each side's baron stands", high=1),
            ObservedField("hands", (seats, CARD_KINDS), "cards in hand by kind, as far as they are known", high=CUBES),
        ]

    @override
    def observe(self, game: Jerusalem, seat: i64, row: ObservationRow) -> None:
        row.put(game.round)
        row.flag(game.phase, PHASE_COUNT)
        for round in range(i64(FIRST_EVENT), i64(FIRST_EVENT + EVENT_ROUNDS)):
            row.flag(event_of(game, int(round)) if round <= game.round else i64(NONE), EVENT_COUNT)
        flag_side(game, game.first_bidder, seat, row)
        observe_offices(game, seat, row)
        observe_cards(game, seat, row)
        observe_city(game, seat, row)
        observe_turn(game, seat, row)
        if game.phase == INCOME and owed(game):
            row.put_all(game.due)
        else:
            row.skip(RESOURCE_COUNT)
        row.put(game.tallest)
        row.flag(game.taxed, AREA_COUNT)
        row.put(game.strikes)
        row.put(i64(game.lifted))
        observe_sides(game, seat, row)


def flag_side(game: Jerusalem, side: i64, seat: i64, row: ObservationRow) -> None:
    """A cell for each side, the viewer's first: 1 for this one; none for nobody."""
    seats = game.rules.seats
    row.flag((side - seat + seats) % seats if side != NONE else i64(NONE), seats)


def flag_sides(game: Jerusalem, sides: i64, seat: i64, row: ObservationRow) -> None:
    """The same for several, given bit by bit."""
    seats = game.rules.seats
    for step in range(seats):
        row.put((sides >> ((seat + step) % seats)) & 1)


def observe_offices(game: Jerusalem, seat: i64, row: ObservationRow) -> None:
    """5.2. Who holds what, and the auction that is going on."""
    offices = game.offices
    for office in range(i64(OFFICE_COUNT)):
        row.put(i64(office == offices.on_sale))
        row.put(offices.paid[office] + 1)
        flag_side(game, offices.holders[office], seat, row)
    row.put(offices.bid)
    flag_side(game, offices.best, seat, row)
    flag_sides(game, offices.passed, seat, row)


def observe_cards(game: Jerusalem, seat: i64, row: ObservationRow) -> None:
    """5.3, 6.7. The deck, the discard pile, and what this seat has seen of the cards that were handed on."""
    deck = game.deck
    row.put(deck.left())
    row.put(i64(len(deck.laid)))
    for i in range(i64(len(deck.played))):
        row.add(kind_of(deck.played[i]), 1)
    row.skip(CARD_KINDS)
    if game.chooses(int(seat)):
        row.count(deck.laid, CARD_KINDS)
    else:
        row.skip(CARD_KINDS)
    observe_handed_on(game, seat, row)


def observe_handed_on(game: Jerusalem, seat: i64, row: ObservationRow) -> None:
    """5.3.2. As the view tells it: by round the cards handed on, less those that seem to have been played."""
    taken = vec[i64]()
    for other in range(game.rules.seats):
        hand = game.sides[other].hand
        for i in range(i64(len(hand))):
            if other != seat and seen_card(hand[i], seat):
                taken = append(taken, hand[i])
    played = game.deck.played
    for i in range(i64(len(played))):
        if owner_of(played[i]) != seat and seen_card(played[i], seat):
            taken = append(taken, played[i])
    for i in range(i64(len(taken))):
        add_handed_on(row, round_of(taken[i]), kind_of(taken[i]), 1)
    for i in range(i64(len(played))):
        forget_played(row, taken, played[i])
    if game.phase == CARD_CHOICE and game.deck.seen_by(seat) and not game.chooses(int(seat)):
        for i in range(i64(len(game.deck.laid))):
            add_handed_on(row, game.round, game.deck.laid[i], 1)
    row.skip(ROUNDS * CARD_KINDS)


def add_handed_on(row: ObservationRow, round: i64, kind: i64, more: i64) -> None:
    """Count one of the cards handed on in this round."""
    row.add((round - 1) * CARD_KINDS + kind, more)


def forget_played(row: ObservationRow, taken: vec[i64], card: i64) -> None:
    """A card like those that this owner may have taken was played: the oldest such one is known no more."""
    for round in range(i64(1), played_in(card) + 1):
        if row.read((round - 1) * CARD_KINDS + kind_of(card)) == 0:
            continue
        for i in range(i64(len(taken))):
            if owner_of(taken[i]) == owner_of(card) and round_of(taken[i]) == round:
                add_handed_on(row, round, kind_of(card), -1)
                return


def observe_city(game: Jerusalem, seat: i64, row: ObservationRow) -> None:
    """2. Squires by area."""
    seats = game.rules.seats
    for step in range(seats):
        side = (seat + step) % seats
        for area in range(i64(AREA_COUNT)):
            if game.city.stands(area, side):
                row.set(area * seats + step, game.city.in_area(area, side))
    row.skip(AREA_COUNT * seats)
    active = game.deployment.active
    for area in range(i64(AREA_COUNT)):
        row.put(with_baron(game, active, area) if active != NONE else i64(0))


def observe_turn(game: Jerusalem, seat: i64, row: ObservationRow) -> None:
    """6. The turn that goes on."""
    turn = game.deployment
    flag_side(game, turn.active, seat, row)
    row.put(turn.hired)
    row.put(i64(turn.genoese))
    row.put(i64(turn.marshal_used))
    row.put(turn.left if turn.pending != NOTHING else i64(0))
    row.flag(turn.pending, PENDING_KINDS)
    row.flag(turn.quarter if turn.pending == SENDING else i64(NONE), QUARTER_COUNT)


def observe_sides(game: Jerusalem, seat: i64, row: ObservationRow) -> None:
    """2.4, 11.2. What belongs to each; behind a screen sees its owner, and everybody once they are lifted (7.4.1) or
    where the table counts along (11.3).
    """
    seats = game.rules.seats
    for step in range(seats):
        side = game.sides[(seat + step) % seats]
        row.put(side.prestige)
        row.put(side.floors)
        row.put(i64(len(side.hand)))
        row.put(side.on_board)
        row.put(side.came)
        row.put(side.offered)
        row.put(side.struck)
        row.put(i64(side.supply() == 0))
        if step == 0 or game.lifted or game.aided:
            row.put(1)
            row.put(side.squires)
            row.put(side.bezants)
        else:
            row.skip(3)
    for step in range(seats):
        row.flag(game.city.barons[(seat + step) % seats], AREA_COUNT)
    for step in range(seats):
        if step == 0 or game.lifted:
            hand = game.sides[(seat + step) % seats].hand
            for i in range(i64(len(hand))):
                row.add(kind_of(hand[i]), 1)
        row.skip(CARD_KINDS)
