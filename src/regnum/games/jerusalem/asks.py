"""What is to be decided: in the auction, in a turn, when income comes, when an event comes."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.letters import Message, say
from regnum.core.words import Ask, Move
from regnum.games.jerusalem.figures import LARGEST_INCOME
from regnum.games.jerusalem.moves.auction import (
    ALL_OFFERS,
    ALL_RAISES,
    BIDS,
    KEEPS,
    PASSES,
    Keep,
    Offer,
    Pass,
    Raise,
)
from regnum.games.jerusalem.moves.deploy import (
    ALL_BARONS,
    ALL_CARD_PLAYS,
    ALL_HIRES,
    ALL_WITHDRAWS,
    END,
    MARSHAL_BEZANT,
    MARSHAL_MOVE,
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
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    CARD_KINDS,
    CHOSEN_RESOURCES,
    CUBES,
    INTRIGUE_PRESTIGE,
    KINGS_PALACE,
    LARGEST_BID,
    MARSHAL,
    MATERIAL_PRICE,
    MOST_SAVED,
    NONE,
    OFFICES,
    ONE,
    PALACE,
    QUARTERS,
    RANSOM,
    RESOURCES,
    SEATS,
    SHIFTS,
    SOLD_SQUIRES,
    STUDY_SQUIRES,
    TOWER,
    areas_of,
)
from regnum.games.jerusalem.table import Jerusalem

PASS: Final = PASSES.at(0)

# -- phase 1 ------------------------------------------------------------------------------------------------------


class OpenAuction(Ask[Jerusalem]):
    """5.2.2. Which office, and for how much."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nobody may pass here."""
        return (Offer,)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Every bid one can pay for the offices on display; the others say who has them."""
        moves = self.legal(game, seat)
        for office in range(len(OFFICES) - game.seats(), i64(len(OFFICES))):
            if game.holder(office) != NONE:
                moves.append(ALL_OFFERS[office * BIDS])
        return moves

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """A run of bids for each office."""
        moves: list[Move[Any]] = []
        bids = min(game.sides[seat].bezants + 1, i64(BIDS))
        for office in range(len(OFFICES) - game.seats(), i64(len(OFFICES))):
            if game.holder(office) == NONE:
                moves.extend(ALL_OFFERS[office * BIDS : office * BIDS + bids])
        return moves


class RaiseBid(Ask[Jerusalem]):
    """5.2.3. More, or out. It is asked even of those who cannot pay more: being skipped would tell (Q27)."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """One or the other."""
        return (Raise, Pass)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """What is on sale, the bid to beat, and whether one can."""
        office, able = office_name(game.on_sale), "yes" if game.sides[seat].bezants > game.bid else "no"
        return say("ask-raise-bid", office=office, bid=int(game.bid), player=player(game.best), able=able)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Every bid one can pay; if there is none, the next one says why."""
        moves = self.legal(game, seat)
        if len(moves) == 1 and game.bid < LARGEST_BID:
            moves.insert(0, ALL_RAISES[game.bid])
        return moves

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Raises are listed from 1 on."""
        most = min(game.sides[seat].bezants, i64(LARGEST_BID))
        moves = ALL_RAISES[game.bid : most] if most > game.bid else []
        moves.append(PASS)
        return moves


class KeepCard(Ask[Jerusalem]):
    """5.3.1. Which card to keep."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """One must be kept."""
        return (Keep,)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Each kind once."""
        return self.legal(game, seat)

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """In the order of the box."""
        kinds: i64 = 0
        for i in range(i64(len(game.laid))):
            kinds |= ONE << game.laid[i]
        moves: list[Move[Any]] = []
        for kind in range(i64(CARD_KINDS)):
            if (kinds >> kind) & 1:
                moves.append(KEEPS.at(kind))
        return moves


# -- phase 2 ------------------------------------------------------------------------------------------------------


class Deploy(Ask[Jerusalem]):
    """6.1.3. Place, hire, sell, play cards, use the office and the baron, in any order, until the turn is ended."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """All that a turn is made of."""
        return (Place, Hire, Sell, PlayCard, UseMarshal, PlaceBaron, EndTurn)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """How many squires are at hand."""
        return say("ask-deploy", count=int(game.sides[seat].squires))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """The same, with what is refused: shut areas, the first mercenary too many, cards without effect, barons."""
        shut = game.shut_to(seat)
        moves = [move for move in PLACES_WITH[max(game.sides[seat].squires, i64(1))] if not is_shut(move, shut)]
        moves += ALL_HIRES[: min(game.affordable(seat) + 1, i64(CUBES))]
        moves.append(SELL)
        held = game.sides[seat].held_cards()
        moves += [ALL_CARD_PLAYS[kind] for kind in range(i64(CARD_KINDS)) if (held >> kind) & 1]
        if game.sides[seat].office == MARSHAL:
            moves += [MARSHAL_MOVE, MARSHAL_BEZANT]
        moves += [move for move in ALL_BARONS if self.shows_baron(game, seat, move)]
        moves.append(END)
        return moves

    def shows_baron(self, game: Jerusalem, seat: i64, move: Move[Any]) -> bool:
        """Areas in play where squires stand that arrived in this turn; and while there is none, all."""
        assert isinstance(move, PlaceBaron)
        if (game.closed >> move.area) & 1:
            return False
        arrived = [area for area in range(i64(AREA_COUNT)) if game.with_baron(seat, area) > 0]
        return not arrived or move.area in arrived

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Found directly: this is where a search spends its time."""
        moves: list[Move[Any]] = []
        squires = game.sides[seat].squires
        if squires > 0:
            add_open(game.shut_to(seat), squires, PLACES_WITH[squires], moves)
        hires = game.affordable(seat)
        if hires > 0:
            moves.extend(ALL_HIRES[:hires])
        if game.sides[seat].on_board >= SOLD_SQUIRES:
            moves.append(SELL)
        add_cards(game, seat, moves)
        if game.sides[seat].office == MARSHAL and not game.marshal_used:
            if game.movable(seat) != 0:
                moves.append(MARSHAL_MOVE)
            moves.append(MARSHAL_BEZANT)
        if game.sides[seat].baron == NONE:
            add_barons(game, seat, moves)
        moves.append(END)
        return moves


def is_shut(move: Move[Any], shut: i64) -> bool:
    """Of placements into a shut area only the first is worth showing."""
    assert isinstance(move, Place)
    return move.count > 1 and (shut >> move.area) & 1 == 1


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
    """6.5. Where enough squires have entered, nobody's baron stands and the Palace ban does not hit."""
    for area in range(i64(AREA_COUNT)):
        entered = game.with_baron(seat, area)
        if entered < game.baron_minimum(seat, area) or game.baron_at(area) != NONE:
            continue
        if area != PALACE or not game.banned(seat):
            moves.append(ALL_BARONS[area])


class SellSquires(Ask[Jerusalem]):
    """6.4.1. Which squires are sold, one after the other."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Withdraw,)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """How many are still to be taken off."""
        return say("ask-sell-squires", count=int(game.left))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Every area where one stands."""
        return self.legal(game, seat)

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Blocked or not (Q6)."""
        moves: list[Move[Any]] = []
        for area in range(i64(AREA_COUNT)):
            if game.board[area * SEATS + seat] > 0:
                moves.append(ALL_WITHDRAWS[area])
        return moves


class MoveSquires(Ask[Jerusalem]):
    """6.6.3, 6.7.10. Up to two moves; at least one (Q9, Q24)."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A move, or enough of them."""
        return (Shift, Stay)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """How many moves are left."""
        return say("ask-move-squires", count=int(game.left))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """From every area with squires of one's own to every other one that is in play."""
        moves: list[Move[Any]] = []
        for origin in range(i64(AREA_COUNT)):
            if game.in_area(origin, seat) > 0:
                shut = game.closed | ONE << origin
                add_open(shut, 1, ALL_SHIFTS[origin * AREA_COUNT : (origin + 1) * AREA_COUNT], moves)
        moves.append(STAY)
        return moves

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Between unblocked areas."""
        moves: list[Move[Any]] = []
        shut = game.closed | game.blocked()
        origins = game.movable(seat)
        for origin in range(i64(AREA_COUNT)):
            if (origins >> origin) & 1:
                targets = ALL_SHIFTS[origin * AREA_COUNT : (origin + 1) * AREA_COUNT]
                add_open(shut | ONE << origin, 1, targets, moves)
        if game.left < SHIFTS:
            moves.append(STAY)
        return moves


class SwapSquires(Ask[Jerusalem]):
    """6.7.9. Which squires change places."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Swap,)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Only what can be swapped: the refused ones would be hundreds."""
        return self.legal(game, seat)

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Different areas, neither blocked (Q10)."""
        moves: list[Move[Any]] = []
        mine = game.movable(seat)
        for other in range(game.seats()):
            if other != seat:
                add_swaps(mine, game.movable(other), other, moves)
        return moves


def add_swaps(mine: i64, theirs: i64, other: i64, moves: list[Move[Any]]) -> None:
    """Each of my areas with each of theirs."""
    for origin in range(i64(AREA_COUNT)):
        if (mine >> origin) & 1:
            for area in range(i64(AREA_COUNT)):
                if (theirs >> area) & 1 and area != origin:
                    moves.append(ALL_SWAPS[(origin * AREA_COUNT + area) * SEATS + other])


class ChooseTwo(Ask[Jerusalem]):
    """6.7.7. Which two units."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Gain,)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """How many."""
        return say("ask-choose-two", count=CHOSEN_RESOURCES)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """All six pairs."""
        return ALL_GAINS[:]

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Those the supply allows (Q4)."""
        supply = game.sides[seat].supply()
        if supply >= 2:
            return ALL_GAINS[:]
        return ALL_GAINS[1:] if supply == 1 else ALL_GAINS[len(RESOURCES) :]


class SendForce(Ask[Jerusalem]):
    """6.7.12. Where Overwhelming force goes: to one area (in edition 1 one squire after the other)."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (SendSquire,)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """Where to, and how many are left."""
        return say("ask-send-force", count=int(game.left), quarter=say(f"quarter-{QUARTERS[game.quarter]}.gen"))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """The areas of the quarter."""
        return [ALL_SENDS[area] for area in areas_of(game.quarter)]

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Those that nobody blocks (Q7)."""
        free = game.may_send(game.quarter)
        moves: list[Move[Any]] = []
        for area in range(i64(AREA_COUNT)):
            if (free >> area) & 1:
                moves.append(ALL_SENDS[area])
        return moves


# -- phase 3 ------------------------------------------------------------------------------------------------------


class LeaveTower(Ask[Jerusalem]):
    """7.1.2. A last move out of the Tower of David?"""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A move, or none."""
        return (Go, Stay)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Every other area in play."""
        moves: list[Move[Any]] = []
        add_open(game.closed | ONE << TOWER, 1, ALL_GOES, moves)
        moves.append(STAY)
        return moves

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Those that nobody blocks."""
        moves: list[Move[Any]] = []
        add_open(game.closed | game.blocked() | ONE << TOWER, 1, ALL_GOES, moves)
        moves.append(STAY)
        return moves


class StudyOrNot(Ask[Jerusalem]):
    """7.2.1. Education: asked even of those without a squire behind the screen, since being skipped would tell."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """One or the other."""
        return (Study, Decline)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """What it takes, and what there is of it."""
        return say("ask-study-or-not", count=STUDY_SQUIRES, have=int(game.sides[seat].squires))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Both."""
        return [STUDY, DECLINE]

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Whoever has a squire may."""
        return [STUDY, DECLINE] if game.sides[seat].squires >= STUDY_SQUIRES else [DECLINE]


class BuyMaterials(Ask[Jerusalem]):
    """7.2.2. How much prestige to buy; nothing is an answer."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Buy,)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """What a point costs, and how many one can pay for."""
        return say("ask-buy-materials", price=MATERIAL_PRICE, most=int(game.affordable_prestige(seat)))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """From nothing on."""
        return ALL_BUYS[:]

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """As far as the money goes."""
        return ALL_BUYS[: game.affordable_prestige(seat) + 1]


class CourtIntrigue(Ask[Jerusalem]):
    """7.2.3. Whose prestige to take."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A victim, or nobody."""
        return (Intrigue, Decline)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """How much it brings."""
        return say("ask-court-intrigue", count=INTRIGUE_PRESTIGE)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Everybody else."""
        return self.legal(game, seat)

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Even those with nothing."""
        moves: list[Move[Any]] = []
        for other in range(game.seats()):
            if other != seat:
                moves.append(ALL_INTRIGUES[other])
        moves.append(DECLINE)
        return moves


class TakeIncome(Ask[Jerusalem]):
    """7.3. The income of all areas that one controls: take it, or leave a part first (7.3.3)."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """One or the other."""
        return (TakeAll, Leave)

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """All, or any part that is given up."""
        return self.legal(game, seat)

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """A run of amounts for each resource."""
        moves: list[Move[Any]] = [TAKE_ALL]
        for resource in range(i64(len(RESOURCES))):
            due = game.due[resource]
            if due > 0:
                moves.extend(ALL_LEAVINGS[resource * LARGEST_INCOME : resource * LARGEST_INCOME + due])
        return moves


# -- phase 4 ------------------------------------------------------------------------------------------------------


class SaveSquires(Ask[Jerusalem]):
    """8.2.2. Succession: how many flee from the Palace to one's baron."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Save,)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """Where to, and how many at most."""
        most = min(game.in_quarter(KINGS_PALACE, seat), i64(MOST_SAVED))
        return say("ask-save-squires", area=area_name(game.sides[seat].baron, ".to"), most=int(most))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """From none on."""
        return ALL_SAVES[:]

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """As many as there are."""
        return ALL_SAVES[: min(game.in_quarter(KINGS_PALACE, seat), i64(MOST_SAVED)) + 1]


class PayTax(Ask[Jerusalem]):
    """8.4.1. Special tax: how many squires stay in this area; asked even of those without a bezant."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (PayRansom,)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """Where, how many there are, what one costs, and for how many the money is enough."""
        here = game.in_area(game.taxed, seat)
        most = min(here, game.sides[seat].bezants // RANSOM)
        place = area_name(game.taxed, ".at")
        return say("ask-pay-tax", place=place, count=int(here), price=RANSOM, most=int(most))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """From none to all."""
        return ALL_RANSOMS[: game.in_area(game.taxed, seat) + 1]

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """As far as the money goes."""
        return ALL_RANSOMS[: min(game.in_area(game.taxed, seat), game.sides[seat].bezants // RANSOM) + 1]


class Retaliate(Ask[Jerusalem]):
    """8.5.2. War: which squire to strike next."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A strike, or no more."""
        return (Strike, Stop)

    def prompt(self, game: Jerusalem, seat: i64) -> Message:
        """How many can still be struck."""
        return say("ask-retaliate", count=int(game.within_reach(seat)))

    def moves(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """Every squire of somebody else, those who have lost enough too."""
        moves: list[Move[Any]] = []
        for area in range(i64(AREA_COUNT)):
            for other in range(game.seats()):
                if other != seat and game.in_area(area, other) > 0:
                    moves.append(ALL_STRIKES[area * SEATS + other])
        moves.append(STOP)
        return moves

    def legal(self, game: Jerusalem, seat: i64) -> list[Move[Any]]:
        """At most two of each opponent."""
        moves: list[Move[Any]] = []
        for other in range(game.seats()):
            if other != seat and game.may_strike(other):
                for area in range(i64(AREA_COUNT)):
                    if game.board[area * SEATS + other] > 0:
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
