"""What is to be decided: in the auction, in a turn, when income comes, when an event comes (11.1).

`legal` is overridden where a search spends its time. It lists by the same questions that the moves' own refusals ask.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, say
from regnum.core.words import Ask, Move
from regnum.games.jerusalem.deployment import affordable, with_baron
from regnum.games.jerusalem.fate import may_strike, most_ransomed, most_saved, within_reach
from regnum.games.jerusalem.figures import LARGEST_INCOME
from regnum.games.jerusalem.income import most_materials
from regnum.games.jerusalem.moves.auction import (
    ALL_KEEPS,
    ALL_OFFERS,
    ALL_RAISES,
    BIDS,
    PASS,
    Keep,
    OfferOffice,
    Pass,
    Raise,
)
from regnum.games.jerusalem.moves.deploy import (
    ALL_BARONS,
    ALL_CARD_PLAYS,
    ALL_HIRES,
    ALL_MARSHALS,
    ALL_WITHDRAWS,
    END,
    PLACES_WITH,
    SELL,
    EndTurn,
    Hire,
    Place,
    PlaceBaron,
    PlayCard,
    Sell,
    UseMarshal,
    Withdraw,
    add_open,
    card_works,
)
from regnum.games.jerusalem.moves.effects import (
    ALL_GAINS,
    ALL_SENDS,
    ALL_SHIFTS,
    ALL_SWAPS,
    STAY,
    Gain,
    SendSquire,
    Shift,
    Stay,
    Swap,
)
from regnum.games.jerusalem.moves.fate import (
    ALL_RANSOMS,
    ALL_SAVES,
    ALL_STRIKES,
    STOP,
    PayRansom,
    Save,
    Stop,
    Strike,
)
from regnum.games.jerusalem.moves.income import (
    ALL_BUYS,
    ALL_GOES,
    ALL_INTRIGUES,
    ALL_LEAVINGS,
    DECLINE,
    STUDY,
    TAKE_ALL,
    Buy,
    Decline,
    Go,
    Intrigue,
    Leave,
    Study,
    TakeAll,
)
from regnum.games.jerusalem.moves.names import area_name, office_name, player
from regnum.games.jerusalem.offices import largest_bid
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    CARD_KINDS,
    CHOSEN_RESOURCES,
    CUBES,
    INTRIGUE_PRESTIGE,
    LARGEST_BID,
    MARSHAL,
    MATERIAL_PRICE,
    NONE,
    OFFICES,
    ONE,
    QUARTER_AREAS,
    QUARTERS,
    RANSOM,
    RESOURCES,
    SEATS,
    STUDY_SQUIRES,
    TOWER,
)
from regnum.games.jerusalem.table import Jerusalem


def add_marked(marks: i64, offered: list[Move[Any]], moves: list[Move[Any]]) -> None:
    """Those moves of a list whose bits are set."""
    nth: i64 = 0
    while marks:
        if marks & 1:
            moves.append(offered[nth])
        marks >>= 1
        nth += 1


# -- phase 1 ------------------------------------------------------------------------------------------------------


class OpenAuction(Ask[Jerusalem]):
    """5.2.2. Which office, and for how much; nobody may pass here."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (OfferOffice,)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Every bid one can pay for the offices on display; the others say who has them."""
        moves = self.legal(game, seat)
        for office in range(game.offices.first(), i64(len(OFFICES))):
            if game.offices.holders[office] != NONE:
                moves.append(ALL_OFFERS[office * BIDS])
        return moves

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """A run of bids, from nothing on, for each office on display."""
        moves: list[Move[Any]] = []
        bids = largest_bid(game, seat) + 1
        for office in range(game.offices.first(), i64(len(OFFICES))):
            if game.offices.holders[office] == NONE:
                moves.extend(ALL_OFFERS[office * BIDS : office * BIDS + bids])
        return moves


class RaiseBid(Ask[Jerusalem]):
    """5.2.3. More, or out. It is asked even of those who cannot pay more: being skipped would tell (Q27)."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Raise, Pass)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        office, bid, best = office_name(game.offices.on_sale), game.offices.bid, player(game.offices.best)
        able = "yes" if largest_bid(game, seat) > bid else "no"
        return say("ask-raise-bid", office=office, bid=int(bid), player=best, able=able)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Every bid one can pay; if there is none, the next one says why."""
        moves = self.legal(game, seat)
        if len(moves) == 1 and game.offices.bid < LARGEST_BID:
            moves.insert(0, ALL_RAISES[game.offices.bid])
        return moves

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Raises are listed from 1 on."""
        bid, most = game.offices.bid, largest_bid(game, seat)
        moves = ALL_RAISES[bid:most] if most > bid else []
        moves.append(PASS)
        return moves


class KeepCard(Ask[Jerusalem]):
    """5.3.1. Which card to keep; one must be kept."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Keep,)

    @override
    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        return self.legal(game, seat)

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Each kind that lies out once, in the order of the box."""
        moves: list[Move[Any]] = []
        add_marked(game.deck.kinds_laid(), ALL_KEEPS, moves)
        return moves


# -- phase 2 ------------------------------------------------------------------------------------------------------


class Deploy(Ask[Jerusalem]):
    """6.1.3. Place, hire, sell, play cards, use the office and the baron, in any order, until the turn is ended."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Place, Hire, Sell, PlayCard, UseMarshal, PlaceBaron, EndTurn)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        return say("ask-deploy", count=int(game.sides[seat].squires))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """With what is refused: shut areas, the first mercenary too many, cards without effect, barons."""
        shut = game.city.shut_to(seat)
        moves = [move for move in PLACES_WITH[max(game.sides[seat].squires, i64(1))] if not is_shut(move, shut)]
        moves += ALL_HIRES[: min(affordable(game, seat) + 1, i64(CUBES))]
        moves.append(SELL)
        held = game.sides[seat].held_cards()
        moves += [ALL_CARD_PLAYS[kind] for kind in range(i64(CARD_KINDS)) if (held >> kind) & 1]
        if game.sides[seat].office == MARSHAL:
            moves += ALL_MARSHALS
        moves += [move for move in ALL_BARONS if shows_baron(game, seat, move)]
        moves.append(END)
        return moves

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Found directly: this is where a search spends its time."""
        moves: list[Move[Any]] = []
        me = game.sides[seat]
        if me.squires > 0:
            add_open(game.city.shut_to(seat), me.squires, PLACES_WITH[me.squires], moves)
        hires = affordable(game, seat)
        if hires > 0:
            moves.extend(ALL_HIRES[:hires])
        if SELL.may(game, seat):
            moves.append(SELL)
        add_cards(game, seat, moves)
        if me.office == MARSHAL:
            add_allowed(game, seat, ALL_MARSHALS, moves)
        add_barons(game, seat, moves)
        moves.append(END)
        return moves


def is_shut(move: Move[Any], shut: i64) -> bool:
    """Of placements into a shut area only the first is worth showing."""
    assert isinstance(move, Place)
    return move.count > 1 and (shut >> move.area) & 1 == 1


def shows_baron(game: Jerusalem, seat: i64, move: Move[Any]) -> bool:
    """Areas in play where squires stand that arrived in this turn; and while there is none, all."""
    assert isinstance(move, PlaceBaron)
    if game.city.is_closed(move.area):
        return False
    arrived = [area for area in range(i64(AREA_COUNT)) if with_baron(game, seat, area) > 0]
    return not arrived or move.area in arrived


def add_allowed(game: Jerusalem, seat: i64, offered: list[Move[Any]], moves: list[Move[Any]]) -> None:
    """Those that may be played."""
    for move in offered:
        if move.may(game, seat):
            moves.append(move)


def add_cards(game: Jerusalem, seat: i64, moves: list[Move[Any]]) -> None:
    """6.7. Each kind in hand once, if it would change something (Q24)."""
    held = game.sides[seat].held_cards()
    kind: i64 = 0
    while held:
        if held & 1 and card_works(game, seat, kind):
            moves.append(ALL_CARD_PLAYS[kind])
        held >>= 1
        kind += 1


def add_barons(game: Jerusalem, seat: i64, moves: list[Move[Any]]) -> None:
    """6.5.2. He goes only where squires have entered this turn."""
    entered = game.deployment.entered
    for area in range(i64(AREA_COUNT)):
        if entered[area] > 0:
            baron = ALL_BARONS[area]
            if baron.may(game, seat):
                moves.append(baron)


class SellSquires(Ask[Jerusalem]):
    """6.4.1. Which squires are sold, one after the other."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Withdraw,)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        return say("ask-sell-squires", count=int(game.deployment.left))

    @override
    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        return self.legal(game, seat)

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Every area where one stands, blocked or not (Q6)."""
        moves: list[Move[Any]] = []
        add_marked(game.city.standing(seat), ALL_WITHDRAWS, moves)
        return moves


class MoveSquires(Ask[Jerusalem]):
    """6.6.3, 6.7.10. Up to two moves; at least one (Q9, Q24)."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Shift, Stay)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        return say("ask-move-squires", count=int(game.deployment.left))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """From every area with squires of one's own to every other one that is in play."""
        moves: list[Move[Any]] = []
        add_shifts(game.city.standing(seat), game.city.closed, moves)
        moves.append(STAY)
        return moves

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Between areas where squires are moved (6.5.5)."""
        moves: list[Move[Any]] = []
        add_shifts(game.city.movable(seat), game.city.unmoved(), moves)
        if STAY.may(game, seat):
            moves.append(STAY)
        return moves


def add_shifts(origins: i64, shut: i64, moves: list[Move[Any]]) -> None:
    """From each of these areas to every other one that is not shut (Q9)."""
    for origin in range(i64(AREA_COUNT)):
        if (origins >> origin) & 1:
            targets = ALL_SHIFTS[origin * AREA_COUNT : (origin + 1) * AREA_COUNT]
            add_open(shut | ONE << origin, 1, targets, moves)


class SwapSquires(Ask[Jerusalem]):
    """6.7.9. Which squires change places."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Swap,)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Only what can be swapped: the refused ones would be hundreds."""
        return self.legal(game, seat)

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Different areas, neither blocked (Q10)."""
        moves: list[Move[Any]] = []
        mine = game.city.movable(seat)
        for other in range(game.seats()):
            if other != seat:
                add_swaps(mine, game.city.movable(other), other, moves)
        return moves


def add_swaps(mine: i64, theirs: i64, other: i64, moves: list[Move[Any]]) -> None:
    """Each of my areas with each of theirs."""
    for origin in range(i64(AREA_COUNT)):
        if (mine >> origin) & 1:
            for area in range(i64(AREA_COUNT)):
                if (theirs >> area) & 1 and area != origin:
                    moves.append(ALL_SWAPS[(origin * AREA_COUNT + area) * SEATS + other])


class ChooseTwo(Ask[Jerusalem]):
    """6.7.7. Which two units; all six pairs."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Gain,)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        return say("ask-choose-two", count=CHOSEN_RESOURCES)

    @override
    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        return ALL_GAINS[:]


class SendForce(Ask[Jerusalem]):
    """6.7.12. Where Overwhelming force goes: to one area (in edition 1 one squire after the other)."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (SendSquire,)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        quarter = say(f"quarter-{QUARTERS[game.deployment.quarter]}.gen")
        return say("ask-send-force", count=int(game.deployment.left), quarter=quarter)

    @override
    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        first = game.deployment.quarter * QUARTER_AREAS
        return ALL_SENDS[first : first + QUARTER_AREAS]


# -- phase 3 ------------------------------------------------------------------------------------------------------


class LeaveTower(Ask[Jerusalem]):
    """7.1.2. A last move out of the Tower of David?"""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Go, Stay)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Every other area in play."""
        return self.ways_out(game.city.closed)

    @override
    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        return self.ways_out(game.city.unmoved())

    def ways_out(self, shut: i64) -> list[Move[Any]]:
        """To every other area that is not shut, or nowhere."""
        moves: list[Move[Any]] = []
        add_open(shut | ONE << TOWER, 1, ALL_GOES, moves)
        moves.append(STAY)
        return moves


class StudyOrNot(Ask[Jerusalem]):
    """7.2.1. Education: asked even of those without a squire behind the screen, since being skipped would tell."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Study, Decline)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        return say("ask-study-or-not", count=STUDY_SQUIRES, have=int(game.sides[seat].squires))

    @override
    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        return [STUDY, DECLINE]


class BuyMaterials(Ask[Jerusalem]):
    """7.2.2. How much prestige to buy; nothing is an answer."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Buy,)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        return say("ask-buy-materials", price=MATERIAL_PRICE, most=int(most_materials(game, seat)))

    @override
    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        return ALL_BUYS[:]

    @override
    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        return ALL_BUYS[: most_materials(game, seat) + 1]


class CourtIntrigue(Ask[Jerusalem]):
    """7.2.3. Whose prestige to take: anybody else's, even of those with nothing; or nobody's."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Intrigue, Decline)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        return say("ask-court-intrigue", count=INTRIGUE_PRESTIGE)

    @override
    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        moves = [ALL_INTRIGUES[other] for other in range(game.seats()) if other != seat]
        moves.append(DECLINE)
        return moves


class TakeIncome(Ask[Jerusalem]):
    """7.3. The income of all areas that one controls: take it, or leave a part first (7.3.3)."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (TakeAll, Leave)

    @override
    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        return self.legal(game, seat)

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """All, or any part that is due: a run of amounts for each resource."""
        moves: list[Move[Any]] = [TAKE_ALL]
        for resource in range(i64(len(RESOURCES))):
            due = game.due[resource]
            if due > 0:
                moves.extend(ALL_LEAVINGS[resource * LARGEST_INCOME : resource * LARGEST_INCOME + due])
        return moves


# -- phase 4 ------------------------------------------------------------------------------------------------------


class SaveSquires(Ask[Jerusalem]):
    """8.2.2. Succession: how many flee from the Palace to one's baron."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Save,)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        shelter = area_name(game.city.barons[seat], ".to")
        return say("ask-save-squires", area=shelter, most=int(most_saved(game, seat)))

    @override
    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        return ALL_SAVES[:]


class PayTax(Ask[Jerusalem]):
    """8.4.1. Special tax: how many squires stay in this area; asked even of those without a bezant."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (PayRansom,)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        here, most = game.city.in_area(game.taxed, seat), most_ransomed(game, seat)
        place = area_name(game.taxed, ".at")
        return say("ask-pay-tax", place=place, count=int(here), price=RANSOM, most=int(most))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """From none to all."""
        return ALL_RANSOMS[: game.city.in_area(game.taxed, seat) + 1]


class Retaliate(Ask[Jerusalem]):
    """8.5.2. War: which squire to strike next."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Strike, Stop)

    @override
    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        return say("ask-retaliate", count=int(within_reach(game, seat)))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Every squire of somebody else, those who have lost enough too."""
        moves: list[Move[Any]] = []
        for area in range(i64(AREA_COUNT)):
            for other in range(game.seats()):
                if other != seat and game.city.stands(area, other):
                    moves.append(ALL_STRIKES[area * SEATS + other])
        moves.append(STOP)
        return moves

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Opponent by opponent."""
        moves: list[Move[Any]] = []
        for other in range(game.seats()):
            if may_strike(game, seat, other):
                standing = game.city.standing(other)
                for area in range(i64(AREA_COUNT)):
                    if (standing >> area) & 1:
                        moves.append(ALL_STRIKES[area * SEATS + other])
        moves.append(STOP)
        return moves


OPEN_AUCTION: Final = OpenAuction()
RAISE_BID: Final = RaiseBid()
KEEP_CARD: Final = KeepCard()
DEPLOY: Final = Deploy()
LEAVE_TOWER: Final = LeaveTower()
STUDY_OR_NOT: Final = StudyOrNot()
BUY_MATERIALS: Final = BuyMaterials()
COURT_INTRIGUE: Final = CourtIntrigue()
TAKE_INCOME: Final = TakeIncome()
SAVE_SQUIRES: Final = SaveSquires()
PAY_TAX: Final = PayTax()
RETALIATE: Final = Retaliate()

# By what is left to decide in a turn.
TURN_ASKS: Final[list[Ask[Any]]] = [DEPLOY, SellSquires(), MoveSquires(), SwapSquires(), ChooseTwo(), SendForce()]
