"""4 to 8. Rounds, phases, turns and the end. A loop is a step that puts itself back."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

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
from regnum.games.jerusalem.events import EventCame, EventTurned, Opened, RoundBegan, RoundEnded, Scored, TieBroken
from regnum.games.jerusalem.parts import (
    AUCTION,
    EVENTS,
    GIFT_ALONE,
    GIFT_CARDS,
    GIFT_SHARED,
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
    """3. The table is laid; a random seat bids first (3.6)."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Tell who, then the first round."""
        if game.told is not None:
            game.told.append(Opened(int(seat)))
        game.push(ROUND, NOBODY)


class Round(Step[Jerusalem]):
    """4.1. A round begins; its event has been turned up just before (4.2.1)."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Cards are laid out, then the phases follow each other."""
        event = game.event_of(game.round)
        if event != NONE:
            game.revealed += 1
            if game.told is not None:
                game.told.append(EventTurned(EVENTS[event]))
        if game.told is not None:
            game.told.append(RoundBegan(int(game.round)))
        game.lay_cards()
        game.phase = AUCTION
        game.push(NEXT_PHASE, NOBODY)
        game.push(AUCTIONS, game.first_bidder)


class NextPhase(Step[Jerusalem]):
    """4.1. One phase or step of the round after the other, each finished by all before the next."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """After the event the round ends."""
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
        bidder = game.without_office(seat)
        if game.officeless() == 1:
            game.take_last_office(bidder)
        else:
            game.push(BIDDING, bidder)
            game.push(OPEN_AUCTION, bidder)


class Bidding(Step[Jerusalem]):
    """5.2.3. Clockwise from whoever spoke last, until all but one have passed."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """The next one is asked, or the auction is won."""
        following = game.next_to_bid(seat)
        if following != NONE:
            game.push(BIDDING, following)
            game.push(RAISE_BID, following)
        else:
            winner = game.win_office()
            game.push(AUCTIONS, (winner + 1) % game.seats())


class Handing(Step[Jerusalem]):
    """5.3.1. The laid-out cards go from hand to hand in turn order."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Everybody keeps one; the last gets the last without being asked."""
        game.turn = game.next_office(game.turn)
        chooser = game.holder(game.turn)
        game.look_at_cards(chooser)
        if len(game.laid) == 1:
            game.keep_card(chooser, game.laid[0])
        else:
            game.push(HANDING, NOBODY)
            game.push(KEEP_CARD, chooser)


# -- phase 2 ------------------------------------------------------------------------------------------------------


class Turns(Step[Jerusalem]):
    """6.1.1. In turn order each player takes one whole turn."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """The next one, if there is one."""
        game.turn = game.next_office(game.turn)
        if game.turn != NONE:
            mover = game.holder(game.turn)
            game.push(TURNS, NOBODY)
            game.push(TURN, mover)
            game.begin_turn(mover)


class Turn(Step[Jerusalem]):
    """6.1.3. Asked again after every answer, until the turn is ended."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """What is to be decided next, if anything is."""
        if game.ended:
            game.end_turn(seat)
        else:
            game.push(TURN, seat)
            game.push(TURN_ASKS[game.pending], seat)


# -- phase 3 ------------------------------------------------------------------------------------------------------


class TowerOfDavid(Step[Jerusalem]):
    """7.1. Its controller gains a bezant and may move a squire out, unless a baron stands there (Q8)."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """There is always an unblocked area to go to: barons are fewer than areas."""
        controller = game.control(TOWER)
        if controller != NONE:
            game.pay_tower(controller)
            if game.baron_at(TOWER) == NONE:
                game.push(LEAVE_TOWER, controller)


class Privileges(Step[Jerusalem]):
    """7.2. Education, building materials, court intrigue, each for whoever has most influence in its quarter."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """No squire moves in between, so the winners stand now; the last to happen is pushed first."""
        for quarter, ask in ((NOBILITY, COURT_INTRIGUE), (MARKET, BUY_MATERIALS), (PATRIARCHATE, STUDY_OR_NOT)):
            winner = game.influence(quarter)
            if winner != NONE:
                game.push(ask, winner)


class Incomes(Step[Jerusalem]):
    """7.3. In turn order whoever controls areas takes their income; what belongs to whom is fixed by now."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """The next one with any income."""
        game.turn = game.next_office(game.turn)
        if game.turn != NONE:
            taker = game.holder(game.turn)
            game.push(INCOMES, NOBODY)
            if game.count_income(taker):
                game.push(TAKING, taker)


class Taking(Step[Jerusalem]):
    """7.3.3. Asked again while a part of the income is left."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """What was given up is gone."""
        if game.owed():
            game.push(TAKING, seat)
            game.push(TAKE_INCOME, seat)


class KingsGifts(Step[Jerusalem]):
    """7.4. In the last round, before the last floors are built."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Squires, bezants, then unused cards."""
        if game.round < ROUNDS:
            return
        game.lift_screens()
        for resource in range(i64(2)):
            give_most(game, resource)
        for each in range(game.seats()):
            if len(game.sides[each].hand) > 0:
                game.give(each, CARDS_GIFT, GIFT_CARDS, False)


def give_most(game: Jerusalem, resource: i64) -> None:
    """7.4.2, 7.4.3. Most of it behind the screen; those who tie get less, even with nothing (Q16)."""
    most: i64 = 0
    tied: i64 = 0
    for seat in range(game.seats()):
        have = game.sides[seat].stock(resource)
        if have > most:
            most, tied = have, 0
        if have == most:
            tied += 1
    for seat in range(game.seats()):
        if game.sides[seat].stock(resource) == most:
            game.give(seat, resource, GIFT_ALONE if tied == 1 else GIFT_SHARED, tied > 1)


class Building(Step[Jerusalem]):
    """7.5.1. In turn order everybody builds as many floors as can be paid: no choice, no saving up."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Too little for the next floor stays on the track (7.5.3)."""
        office = game.next_office(NONE)
        while office != NONE:
            builder = game.holder(office)
            while game.sides[builder].prestige >= game.floor_price(builder):
                game.build_floor(builder)
            office = game.next_office(office)


# -- phase 4 ------------------------------------------------------------------------------------------------------


class EventComes(Step[Jerusalem]):
    """8.1.1. The event over the current calendar space; none in rounds 1 and 5."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Each has a step of its own."""
        event = game.event_of(game.round)
        if event != NONE:
            if game.told is not None:
                game.told.append(EventCame(EVENTS[event]))
            game.push(EVENT_STEPS[event], NOBODY)


class Succession(Step[Jerusalem]):
    """8.2. In turn order the squires leave the Palace; a baron on the board saves some."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Without a baron there is nothing to decide."""
        game.turn = game.next_office(game.turn)
        if game.turn == NONE:
            return
        game.push(SUCCESSIONS, NOBODY)
        leaver = game.holder(game.turn)
        if game.in_quarter(KINGS_PALACE, leaver) > 0:
            if game.sides[leaver].baron != NONE:
                game.push(SAVE_SQUIRES, leaver)
            else:
                game.clear_palace(leaver, 0)


class NewPatriarch(Step[Jerusalem]):
    """8.3. In every area of Patriarchate and Nobility all sink to the level of the weakest player present."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Six areas that do not touch each other."""
        for quarter in (PATRIARCHATE, NOBILITY):
            for area in areas_of(quarter):
                game.level_down(area)


class SpecialTax(Step[Jerusalem]):
    """8.4. In turn order everybody pays for the squires in the Market, or loses them."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Everybody from the first area on."""
        game.turn = game.next_office(game.turn)
        if game.turn != NONE:
            game.taxed = FIRST_TAXED - 1
            game.push(TAXES, NOBODY)
            game.push(TAXING, game.holder(game.turn))


class Taxing(Step[Jerusalem]):
    """8.4.1. One player, area by area."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """The next area where squires of this player stand."""
        while game.taxed < LAST_TAXED:
            game.taxed += 1
            if game.in_area(game.taxed, seat) > 0:
                game.push(TAXING, seat)
                game.push(PAY_TAX, seat)
                return


class War(Step[Jerusalem]):
    """8.5. In turn order everybody leaves the Templars and retaliates."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """Only squires that are there when it is one's turn count (8.5.3)."""
        game.turn = game.next_office(game.turn)
        if game.turn != NONE:
            warrior = game.holder(game.turn)
            game.push(WARS, NOBODY)
            game.push(RETALIATION, warrior)
            game.go_to_war(warrior)


class Retaliation(Step[Jerusalem]):
    """8.5.2. Asked again while squires may be struck and some stand within reach."""

    def run(self, game: Jerusalem, seat: i64) -> None:
        """One after the other."""
        if game.strikes > 0 and game.has_targets(seat):
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
            if game.told is not None:
                for side in range(game.seats()):
                    game.told.append(Scored(int(side), int(game.sides[side].floors), int(game.sides[side].prestige)))
                winner, by = decided(game)
                if by:
                    game.told.append(TieBroken(winner, by))
            return
        if game.rules.edition >= 2:
            game.committed += 1  # no undo beyond the round, whether or not an event is turned up for the next one
        game.return_offices()
        game.first_bidder = game.highest_tower()
        game.round += 1
        game.push(ROUND, NOBODY)


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
    AUCTIONS, HANDING, TURNS, TOWER_OF_DAVID, PRIVILEGES, INCOMES, KINGS_GIFTS, BUILDING, EVENT_COMES, END_OF_ROUND,
]  # fmt: skip
EVENT_STEPS: Final[list[Step[Any]]] = [SUCCESSIONS, NEW_PATRIARCHS, TAXES, WARS]
