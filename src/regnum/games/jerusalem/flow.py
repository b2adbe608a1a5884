"""4 to 8. Rounds, phases, turns and the end. A loop is a step that puts itself back."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.words import NOBODY, Step
from regnum.games.jerusalem.asks import (
    BUY_MATERIALS,
    COURT_INTRIGUE,
    KEEP_CARD,
    LEAVE_TOWER,
    OPEN_AUCTION,
    PAY_TAX,
    RAISE_BID,
    RETALIATE,
    SAVE_SQUIRES,
    STUDY_OR_NOT,
    TAKE_INCOME,
    TURN_ASKS,
)
from regnum.games.jerusalem.deck import keep_card, lay_cards, look_at_cards
from regnum.games.jerusalem.deployment import begin_turn, end_turn
from regnum.games.jerusalem.events import EventCame, EventTurned, Opened, RoundBegan, RoundEnded, Scored, TieBroken
from regnum.games.jerusalem.fate import clear_palace, event_of, go_to_war, has_targets, level_down
from regnum.games.jerusalem.income import (
    build_floors,
    count_income,
    give,
    give_most,
    lift_screens,
    owed,
    pay_tower,
)
from regnum.games.jerusalem.offices import highest_tower, return_offices, take_last_office, win_office
from regnum.games.jerusalem.parts import (
    AUCTION,
    EVENTS,
    GIFT_CARDS,
    KINGS_PALACE,
    MARKET,
    NOBILITY,
    NONE,
    OVER,
    PATRIARCHATE,
    QUARTER_AREAS,
    ROUNDS,
    TOWER,
    areas_of,
)
from regnum.games.jerusalem.scoring import decided
from regnum.games.jerusalem.table import Jerusalem

FIRST_TAXED: Final = MARKET * QUARTER_AREAS
LAST_TAXED: Final = FIRST_TAXED + QUARTER_AREAS - 1
CARDS_GIFT: Final = 2  # 7.4.4; the other two gifts have the numbers of their resources


class Opening(Step[Jerusalem]):
    """3. The table is laid; a random seat bids first (3.6, Q12)."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        if game.told is not None:
            game.told.append(Opened(int(seat)))
        game.push(ROUND, NOBODY)


class Round(Step[Jerusalem]):
    """4.1. A round begins; its event has been turned up just before (4.2.1)."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        event = event_of(game, game.round)
        if event != NONE:
            game.revealed += 1
            if game.told is not None:
                game.told.append(EventTurned(EVENTS[event]))
        if game.told is not None:
            game.told.append(RoundBegan(int(game.round)))
        lay_cards(game)
        game.phase = AUCTION
        game.push(NEXT_PHASE, NOBODY)
        game.push(AUCTIONS, game.first_bidder)


class NextPhase(Step[Jerusalem]):
    """4.1.1, 4.1.3. One phase or step of the round after the other, each finished by all before the next."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        game.phase += 1
        game.turn = NONE
        if game.phase < OVER:
            game.push(NEXT_PHASE, NOBODY)
        game.push(PHASE_STEPS[game.phase], NOBODY)


# -- phase 1 ------------------------------------------------------------------------------------------------------


class Auctions(Step[Jerusalem]):
    """5.2. One auction after the other, until one player is left without an office."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """The first without an office from this seat on opens (5.2.6), or takes the last one for free (5.2.7)."""
        bidder = game.offices.without_office(seat)
        if game.offices.officeless() == 1:
            take_last_office(game, bidder)
        else:
            game.push(BIDDING, bidder)
            game.push(OPEN_AUCTION, bidder)


class Bidding(Step[Jerusalem]):
    """5.2.3. Clockwise from whoever spoke last, until all but one have passed."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        following = game.offices.next_to_bid(seat)
        if following != NONE:
            game.push(BIDDING, following)
            game.push(RAISE_BID, following)
        else:
            winner = win_office(game)
            game.push(AUCTIONS, (winner + 1) % game.seats())


class Handing(Step[Jerusalem]):
    """5.3.1. The laid-out cards go from hand to hand in turn order."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Everybody keeps one; the last gets the last without being asked."""
        chooser = game.next_in_order()
        look_at_cards(game, chooser)
        if len(game.deck.laid) == 1:
            keep_card(game, chooser, game.deck.laid[0])
        else:
            game.push(HANDING, NOBODY)
            game.push(KEEP_CARD, chooser)


# -- phase 2 ------------------------------------------------------------------------------------------------------


class Turns(Step[Jerusalem]):
    """4.1.2, 6.1.1. In turn order each player takes one whole turn."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        mover = game.next_in_order()
        if mover != NONE:
            game.push(TURNS, NOBODY)
            game.push(TURN, mover)
            begin_turn(game, mover)


class Turn(Step[Jerusalem]):
    """6.1.3. Asked again after every answer, until the turn is ended."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        if game.deployment.ended:
            end_turn(game, seat)
        else:
            game.push(TURN, seat)
            game.push(TURN_ASKS[game.deployment.pending], seat)


# -- phase 3 ------------------------------------------------------------------------------------------------------


class TowerOfDavid(Step[Jerusalem]):
    """7.1. Its controller gains a bezant and may move a squire out, unless a baron stands there (Q8)."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """There is always an unblocked area to go to: barons are fewer than areas."""
        controller = game.city.control(TOWER, game.offices.holders)
        if controller != NONE:
            pay_tower(game, controller)
            if game.city.baron_at(TOWER) == NONE:
                game.push(LEAVE_TOWER, controller)


class Privileges(Step[Jerusalem]):
    """7.2. Education, building materials, court intrigue, each for whoever has most influence in its quarter: nobody
    in a closed one (9.2.4).
    """

    def run(self, game: Jerusalem, seat: i64) -> None:
        """No squire moves in between, so the winners stand now; the last to happen is pushed first."""
        for quarter, ask in ((NOBILITY, COURT_INTRIGUE), (MARKET, BUY_MATERIALS), (PATRIARCHATE, STUDY_OR_NOT)):
            winner = game.city.influence(quarter, game.offices.holders)
            if winner != NONE:
                game.push(ask, winner)


class Incomes(Step[Jerusalem]):
    """1.1, 7.3.1. In turn order whoever controls areas takes their income; what belongs to whom is fixed by now."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        taker = game.next_in_order()
        if taker != NONE:
            game.push(INCOMES, NOBODY)
            if count_income(game, taker):
                game.push(TAKING, taker)


class Taking(Step[Jerusalem]):
    """7.3.3. Asked again while a part of the income is left."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        if owed(game):
            game.push(TAKING, seat)
            game.push(TAKE_INCOME, seat)


class KingsGifts(Step[Jerusalem]):
    """7.4. Squires, bezants, then unused cards; in the last round only (Q20), before the last floors are built."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        if game.round < ROUNDS:
            return
        lift_screens(game)
        for resource in range(i64(2)):
            give_most(game, resource)
        for each in range(game.seats()):
            if len(game.sides[each].hand) > 0:
                give(game, each, CARDS_GIFT, GIFT_CARDS, False)


class Building(Step[Jerusalem]):
    """7.5.1. In turn order everybody builds as many floors as can be paid: no choice, no saving up."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        builder = game.next_in_order()
        while builder != NONE:
            build_floors(game, builder)
            builder = game.next_in_order()


# -- phase 4 ------------------------------------------------------------------------------------------------------


class EventComes(Step[Jerusalem]):
    """4.1.4, 8.1.1. The event over the current calendar space; none in rounds 1 and 5."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        event = event_of(game, game.round)
        if event != NONE:
            if game.told is not None:
                game.told.append(EventCame(EVENTS[event]))
            game.push(EVENT_STEPS[event], NOBODY)


class Succession(Step[Jerusalem]):
    """8.2. In turn order the squires leave the Palace; a baron on the board saves some."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Without a baron there is nothing to decide."""
        leaver = game.next_in_order()
        if leaver == NONE:
            return
        game.push(SUCCESSIONS, NOBODY)
        if game.city.in_quarter(KINGS_PALACE, leaver) > 0:
            if game.city.barons[leaver] != NONE:
                game.push(SAVE_SQUIRES, leaver)
            else:
                clear_palace(game, leaver, 0)


class NewPatriarch(Step[Jerusalem]):
    """8.3. In each of the six areas of Patriarchate and Nobility all sink to the level of the weakest player present.

    They do not touch each other, so it is as if all were settled at once (8.3.2).
    """

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        for quarter in (PATRIARCHATE, NOBILITY):
            for area in areas_of(quarter):
                level_down(game, area)


class SpecialTax(Step[Jerusalem]):
    """8.4. In turn order everybody pays for the squires in the Market, or loses them."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        payer = game.next_in_order()
        if payer != NONE:
            game.taxed = FIRST_TAXED - 1
            game.push(TAXES, NOBODY)
            game.push(TAXING, payer)


class Taxing(Step[Jerusalem]):
    """8.4.1. One player, area by area."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        while game.taxed < LAST_TAXED:
            game.taxed += 1
            if game.city.in_area(game.taxed, seat) > 0:
                game.push(TAXING, seat)
                game.push(PAY_TAX, seat)
                return


class War(Step[Jerusalem]):
    """8.5. Strictly in turn order everybody leaves the Templars and retaliates (Q14)."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Only squires that are there when it is one's turn count (8.5.3)."""
        warrior = game.next_in_order()
        if warrior != NONE:
            game.push(WARS, NOBODY)
            game.push(RETALIATION, warrior)
            go_to_war(game, warrior)


class Retaliation(Step[Jerusalem]):
    """8.5.2. Asked again while squires may be struck and some stand within reach."""

    @override
    def run(self, game: Jerusalem, seat: i64) -> None:
        if game.strikes > 0 and has_targets(game, seat):
            game.push(RETALIATION, seat)
            game.push(RETALIATE, seat)


# -- the end ------------------------------------------------------------------------------------------------------


class EndOfRound(Step[Jerusalem]):
    """4.2, 10.1. Offices and barons go back and the next round begins, or the game is over."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Squires, bezants, cards and prestige stay (4.2.3)."""
        if game.told is not None:
            game.told.append(RoundEnded(int(game.round)))
        if game.round == ROUNDS:
            tell_result(game)
            return
        if game.rules.edition >= 2:
            game.committed += 1  # no undo beyond the round, whether or not an event is turned up for the next one
        return_offices(game)
        game.first_bidder = highest_tower(game)
        game.round += 1
        game.push(ROUND, NOBODY)


def tell_result(game: Jerusalem) -> None:
    """10.2. Every tower, and what decided between the highest ones if they are tied."""
    if game.told is not None:
        for seat, side in enumerate(game.sides):
            game.told.append(Scored(seat, int(side.floors), int(side.prestige)))
        winner, by = decided(game)
        if by:
            game.told.append(TieBroken(winner, by))


OPENING: Final = Opening()
ROUND: Final = Round()
NEXT_PHASE: Final = NextPhase()
AUCTIONS: Final = Auctions()
BIDDING: Final = Bidding()
HANDING: Final = Handing()
TURNS: Final = Turns()
TURN: Final = Turn()
TOWER_OF_DAVID: Final = TowerOfDavid()
PRIVILEGES: Final = Privileges()
INCOMES: Final = Incomes()
TAKING: Final = Taking()
KINGS_GIFTS: Final = KingsGifts()
BUILDING: Final = Building()
EVENT_COMES: Final = EventComes()
SUCCESSIONS: Final = Succession()
NEW_PATRIARCHS: Final = NewPatriarch()
TAXES: Final = SpecialTax()
TAXING: Final = Taxing()
WARS: Final = War()
RETALIATION: Final = Retaliation()
END_OF_ROUND: Final = EndOfRound()

# By phase; the auction is pushed when the round begins.
PHASE_STEPS: Final[list[Step[Any]]] = [
    AUCTIONS, HANDING,  # 4.1.1
    TURNS,  # 4.1.2
    TOWER_OF_DAVID, PRIVILEGES, INCOMES, KINGS_GIFTS, BUILDING,  # 4.1.3
    EVENT_COMES,  # 4.1.4
    END_OF_ROUND,
]  # fmt: skip
EVENT_STEPS: Final[list[Step[Any]]] = [SUCCESSIONS, NEW_PATRIARCHS, TAXES, WARS]
