"""What is to be decided: where a worker goes, and then only what is really open."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.effects import n_of, what_of
from regnum.core.letters import Message, say
from regnum.core.notation import Family
from regnum.core.words import Ask, Move
from regnum.games.architects.effects.words import CLAUSES
from regnum.games.architects.figures import BUILDING_PRICE, NEEDS, TRADE_FOR_MARBLE, TRADE_FOR_VIRTUE, WAITS_FOR
from regnum.games.architects.moves.general import (
    ACCEPTS,
    AVOIDS,
    BEARS,
    CHOICES,
    DECLINES,
    STOPS,
    USES,
    Accept,
    Avoid,
    Bear,
    ChooseOption,
    Decline,
    Stop,
    UseOne,
)
from regnum.games.architects.moves.guarding import (
    CAPTURES,
    FREES,
    IMPRISONS,
    SETTLES,
    CaptureGroup,
    FreeFromBoards,
    FreeFromPrison,
    ImprisonCaptives,
    SettleDebt,
    can_pay_capture,
    capture_words,
    is_free,
    within_reach,
)
from regnum.games.architects.moves.guildhall import BUILDS, CATHEDRALS, Build, WorkOnCathedral
from regnum.games.architects.moves.hiring import DISMISSALS, HIRES, Hire, SendAway, skipped
from regnum.games.architects.moves.holding import (
    BOARD_MOVES,
    DISCARDS,
    DRAWS,
    KEEPS,
    LOOKS,
    Discard,
    Draw,
    Keep,
    LookAtFive,
    TakeBoard,
    boards_in_play,
)
from regnum.games.architects.moves.names import kinds_in
from regnum.games.architects.moves.payment import (
    GIVES,
    PAYS,
    SPARES,
    Give,
    Pay,
    Spare,
    bill_words,
    mix_number,
    pool_number,
)
from regnum.games.architects.moves.turn import (
    BACK_PLACES,
    BACKS,
    DIGS,
    PLACEMENTS,
    TRADE_MOVES,
    Dig,
    MakeTrade,
    Place,
    TakeWorkerBack,
    can_trade,
)
from regnum.games.architects.parts import (
    CLAY,
    GIVES_NO_CARD,
    GOLD,
    GOLD_BIT,
    HAND_LIMIT,
    LOCATION_COUNT,
    LOCATIONS,
    MARBLE,
    MOST_HIRED,
    NONE,
    ON_RESET,
    ON_TRADE,
    OPEN,
    PACKET,
    ROOM,
    SIDES,
    STONE,
    WOOD,
    WORKSHOP,
)
from regnum.games.architects.paying import can_pay, fixed_short
from regnum.games.architects.places import can_hire, can_place, can_rise
from regnum.games.architects.table import Architects


def members(family: Family) -> list[Move[Any]]:
    """All moves of a small family."""
    return [family.at(index) for index in range(i64(len(family.made)))]


ALL_PLACEMENTS: Final = members(PLACEMENTS)
ALL_CAPTURES: Final = members(CAPTURES)
STOP: Final = STOPS.at(0)
DECLINE: Final = DECLINES.at(0)


# -- setup --------------------------------------------------------------------------------------------------------


class ChooseBoard(Ask[Architects]):
    """A2.10. Which variable side to play with."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (TakeBoard,)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """All that are in play, those that others have taken too."""
        return [BOARD_MOVES.at(board) for board in boards_in_play(game)]


class DraftApprentice(Ask[Architects]):
    """A2.11. One of the apprentices that lie face up, for nothing."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Hire,)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """All that lie there."""
        return shown_apprentices(game)

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """None is refused."""
        return shown_apprentices(game)


def shown_apprentices(game: Architects) -> list[Move[Any]]:
    """The apprentices in the display, row by row."""
    return [
        HIRES.at(game.display.cards[at]) for at in range(i64(len(game.display.cards))) if game.display.cards[at] != NONE
    ]


class DraftBuilding(Ask[Architects]):
    """A2.12. All players at once, in secret: one card of the packet."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Keep,)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """What is left of the own packet."""
        return packet_moves(game, seat, KEEPS)

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """None is refused."""
        return packet_moves(game, seat, KEEPS)


class DraftDiscard(Ask[Architects]):
    """A2.12. Alone: which of the four cards is not kept?"""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Discard,)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """The packet."""
        return packet_moves(game, seat, DISCARDS)

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """None is refused."""
        return packet_moves(game, seat, DISCARDS)


def packet_moves(game: Architects, seat: i64, family: Family) -> list[Move[Any]]:
    """A move for each card of a packet."""
    first = seat * PACKET
    return [
        family.at(game.buildings.packets[at])
        for at in range(first, first + PACKET)
        if game.buildings.packets[at] != NONE
    ]


# -- a turn -------------------------------------------------------------------------------------------------------


class TakeTurn(Ask[Architects]):
    """A3.1. Where to place a worker."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Place,)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """How many workers are left."""
        return say("ask-take-turn", workers=int(game.sides[seat].at_home))

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """All locations; the closed ones say why."""
        return ALL_PLACEMENTS[:]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """A3.7. The open ones, without reasons: this is where a search spends its time."""
        moves = ALL_PLACEMENTS[:WORKSHOP]
        for location in range(i64(WORKSHOP), i64(LOCATION_COUNT)):
            if can_place(game, seat, location):
                moves.append(ALL_PLACEMENTS[location])
        return moves


class TakeBack(Ask[Architects]):
    """A3.2, A3.3. Nobody is at home: which worker comes back?"""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (TakeWorkerBack,)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Every place with an own worker, but the guildhall."""
        return [BACKS.at(at) for at, place in enumerate(BACK_PLACES) if game.sides[seat].workers[place] > 0]


class PlaceMore(Ask[Architects]):
    """A6.7. A building places one more worker, if its owner wants."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or not."""
        return (Place, Decline)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """Where."""
        return say("ask-place-more", location=say(f"location-{LOCATIONS[what_of(game.pending)]}.to"))

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """There, or not."""
        return [ALL_PLACEMENTS[what_of(game.pending)], DECLINE]


class Mine(Ask[Architects]):
    """A4.3. Clay or gold."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Dig,)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Both."""
        return members(DIGS)


class Trade(Ask[Architects]):
    """A4.4. One of the trades, or no more."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or no more."""
        return (MakeTrade, Stop)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """How many are left."""
        return say("ask-trade", left=int(n_of(game.pending)))

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """The two of the board, and those of own apprentices."""
        return [*known_trades(game, seat), STOP]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Those that can be paid."""
        moves: list[Move[Any]] = []
        for trade in (TRADE_FOR_VIRTUE, TRADE_FOR_MARBLE):
            if can_trade(game, seat, trade):
                moves.append(TRADE_MOVES.at(trade))
        for slot in range(i64(len(game.sides[seat].hired))):
            card = game.sides[seat].hired[slot]
            if (WAITS_FOR[card] >> ON_TRADE) & 1 and can_trade(game, seat, card):
                moves.append(TRADE_MOVES.at(card))
        moves.append(STOP)
        return moves


def known_trades(game: Architects, seat: i64) -> list[Move[Any]]:
    """A4.5 to A4.7."""
    moves = [TRADE_MOVES.at(TRADE_FOR_VIRTUE), TRADE_MOVES.at(TRADE_FOR_MARBLE)]
    for slot in range(i64(len(game.sides[seat].hired))):
        card = game.sides[seat].hired[slot]
        if (WAITS_FOR[card] >> ON_TRADE) & 1:
            moves.append(TRADE_MOVES.at(card))
    return moves


def any_trade(game: Architects, seat: i64) -> bool:
    """Whether some trade can be paid."""
    if can_trade(game, seat, TRADE_FOR_VIRTUE) or can_trade(game, seat, TRADE_FOR_MARBLE):
        return True
    for slot in range(i64(len(game.sides[seat].hired))):
        card = game.sides[seat].hired[slot]
        if (WAITS_FOR[card] >> ON_TRADE) & 1 and can_trade(game, seat, card):
            return True
    return False


class AtWorkshop(Ask[Architects]):
    """A4.8, A4.12. Hire, or draw building cards."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """One of both."""
        return (Hire, Draw)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """How many columns can be reached."""
        return say("ask-at-workshop", columns=min(int(game.working(seat, WORKSHOP)), int(game.display.width)))

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Every apprentice that lies there, and drawing."""
        return [*shown_apprentices(game), DRAWS.at(0)]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Column by column: whoever can pay for one can pay for all to its left."""
        moves: list[Move[Any]] = []
        reach = reached_columns(game, seat)
        for at in range(i64(len(game.display.cards))):
            if at % game.display.width < reach and game.display.cards[at] != NONE:
                moves.append(HIRES.at(game.display.cards[at]))
        if len(game.buildings.deck) > 0:
            moves.append(DRAWS.at(0))
        return moves


def reached_columns(game: Architects, seat: i64) -> i64:
    """A4.9. How many columns can be paid for at the workshop."""
    for column in range(game.display.width):
        if not can_hire(game, seat, skipped(game, seat, column), NONE):
            return column
    return game.display.width


class AtMiddle(Ask[Architects]):
    """A4.27. Any apprentice for nothing, or a look at the building deck."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """One of both."""
        return (Hire, LookAtFive)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Every apprentice that lies there, and looking."""
        return [*shown_apprentices(game), LOOKS.at(0)]


class KeepOne(Ask[Architects]):
    """A4.27. Which of the cards looked at is kept."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Keep,)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """All of them."""
        return [KEEPS.at(card) for card in game.buildings.looked]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """None is refused."""
        return [KEEPS.at(card) for card in game.buildings.looked]


class FreeHire(Ask[Architects]):
    """A5.7. Any apprentice that lies face up for nothing, or nobody."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or not."""
        return (Hire, Decline)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Every apprentice that lies there."""
        return [*shown_apprentices(game), DECLINE]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """None is refused."""
        return [*shown_apprentices(game), DECLINE]


class Dismiss(Ask[Architects]):
    """A5.2. Which own apprentice goes."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (SendAway,)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """All own ones."""
        return [DISMISSALS.at(card) for card in game.sides[seat].hired]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """None is refused."""
        return self.moves(game, seat)


# -- town centre and guardhouse -----------------------------------------------------------------------------------


class Capture(Ask[Architects]):
    """A4.13, A6.5. Whom to capture, or no more."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or no more."""
        return (CaptureGroup, Stop)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """How many are left, and what the next one costs."""
        price = "none" if is_free(game) else capture_words(game, seat)
        return say("ask-capture", left=int(n_of(game.pending)), price=price)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Every group at an open location."""
        moves: list[Move[Any]] = []
        for location in range(i64(OPEN)):
            add_captures(game, location, moves)
        moves.append(STOP)
        return moves

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Those within reach; all of them cost the same."""
        moves: list[Move[Any]] = []
        free = is_free(game)
        if free or can_pay_capture(game, seat):
            for location in range(i64(OPEN)):
                if free or within_reach(game, location):
                    add_captures(game, location, moves)
        moves.append(STOP)
        return moves


def add_captures(game: Architects, location: i64, moves: list[Move[Any]]) -> None:
    """Every group at one location."""
    for whose in range(game.rules.sides):
        if game.sides[whose].workers[location] > 0:
            moves.append(ALL_CAPTURES[location * SIDES + whose])


def any_capture(game: Architects, seat: i64) -> bool:
    """A4.13. Whether a capture of this visit is still possible."""
    if not can_pay_capture(game, seat):
        return False
    for location in range(i64(OPEN)):
        if within_reach(game, location) and game.standing(location) != NONE:
            return True
    return False


class AtGuardhouse(Ask[Architects]):
    """A4.19. One of the guardhouse actions; after the first one may stop."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or no more."""
        return (ImprisonCaptives, FreeFromPrison, FreeFromBoards, SettleDebt, Stop)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """How many are left."""
        return say("ask-at-guardhouse", left=int(n_of(game.pending)))

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """All of them."""
        return [IMPRISONS.at(0), *members(FREES), SETTLES.at(0), STOP]


# -- the guildhall ------------------------------------------------------------------------------------------------


class AtGuildhall(Ask[Architects]):
    """A4.30. Construct a building, or work on the cathedral."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """One of both."""
        return (Build, WorkOnCathedral)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Each card of the hand to build, and each to give up; without a card, or with Frederick, nothing."""
        hand = game.sides[seat].hand
        moves = [BUILDS.at(card) for card in hand]
        if len(hand) == 0 or game.sides[seat].powers[GIVES_NO_CARD] > 0:
            return [*moves, CATHEDRALS.at(ROOM)]
        return [*moves, *(CATHEDRALS.at(card) for card in hand)]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Without reasons."""
        moves: list[Move[Any]] = []
        me = game.sides[seat]
        skills = me.skills()
        for i in range(i64(len(me.hand))):
            if NEEDS[me.hand[i]] & ~skills == 0 and can_pay(game, seat, BUILDING_PRICE[me.hand[i]], NONE):
                moves.append(BUILDS.at(me.hand[i]))
        if not can_rise(game, seat, NONE):
            return moves
        if me.powers[GIVES_NO_CARD] > 0:
            moves.append(CATHEDRALS.at(ROOM))
            return moves
        for i in range(i64(len(me.hand))):
            moves.append(CATHEDRALS.at(me.hand[i]))
        return moves


# -- what cards ask -----------------------------------------------------------------------------------------------


class Choose(Ask[Architects]):
    """A6.3. One of the things on a card; or none, if it says so."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Perhaps not."""
        return (ChooseOption, Decline)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """From left to right."""
        options = [CHOICES.at(option) for option in range(CLAUSES.options[what_of(game.pending)])]
        return [*options, DECLINE] if n_of(game.pending) else options


class GiveUp(Ask[Architects]):
    """A6.9. Give a building card up for something, or not."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or not."""
        return (Discard, Decline)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Every card of the hand."""
        return [*(DISCARDS.at(card) for card in game.sides[seat].hand), DECLINE]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """None is refused."""
        return self.moves(game, seat)


class DiscardDown(Ask[Architects]):
    """A3.6. Too many building cards at the end of the turn."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Discard,)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """How many are too many."""
        return say("ask-discard-down", count=len(game.sides[seat].hand) - HAND_LIMIT, limit=HAND_LIMIT)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Every card of the hand."""
        return [DISCARDS.at(card) for card in game.sides[seat].hand]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """None is refused."""
        return self.moves(game, seat)


class UseAbility(Ask[Architects]):
    """A10.3. Abilities in the order of their owner, as many as one likes."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or no more."""
        return (UseOne, Stop)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """At a reset, or at a moment that an expansion knows."""
        return say("ask-use-ability", moment="reset" if what_of(game.pending) == ON_RESET else "other")

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Every card that waits for this moment and has not been used."""
        return [*ability_moves(game, seat, False), STOP]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Those that would do something now."""
        return [*ability_moves(game, seat, True), STOP]


def ability_moves(game: Architects, seat: i64, only_usable: bool) -> list[Move[Any]]:
    """Own apprentices and the own board, as far as they wait for this moment."""
    trigger, used = what_of(game.pending), n_of(game.pending)
    moves: list[Move[Any]] = []
    for slot in range(i64(len(game.sides[seat].hired))):
        card = game.sides[seat].hired[slot]
        if (WAITS_FOR[card] >> trigger) & 1 and not (used >> slot) & 1:
            add_use(game, seat, card, only_usable, moves)
    board = game.sides[seat].board
    if board != NONE and (WAITS_FOR[ROOM + board] >> trigger) & 1 and not (used >> MOST_HIRED) & 1:
        add_use(game, seat, ROOM, only_usable, moves)
    return moves


def add_use(game: Architects, seat: i64, source: i64, only_usable: bool, moves: list[Move[Any]]) -> None:
    """One of them."""
    move = USES.at(source)
    if not only_usable or move.may(game, seat):
        moves.append(move)


# -- paying, losses, debts ----------------------------------------------------------------------------------------


class PayBill(Ask[Architects]):
    """A3.9. How to pay, where there is more than one way."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """As it stands, in a mix, or less of something first."""
        return (Pay, Give, Spare)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """What is to be paid."""
        bill = game.bill
        mix = kinds_in(bill.any_of)
        return say("ask-pay-bill", goods=bill_words(game), mixed=int(bill.count), mix=mix)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """What is spared first; then every mix, or the bill as it stands."""
        bill = game.bill
        if bill.spare:
            return members(SPARES)
        return mixes(game, seat) if bill.count > 0 else [PAYS.at(0)]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Without reasons."""
        bill = game.bill
        if bill.spare:
            return [move for move in members(SPARES) if move.may(game, seat)]
        if fixed_short(game, seat, bill) != NONE:
            return []
        return mixes(game, seat) if bill.count > 0 else [PAYS.at(0)]


def mixes(game: Architects, seat: i64) -> list[Move[Any]]:
    """Every way to give the mixed part from the own board."""
    mask, total = game.bill.any_of, game.bill.count
    moves: list[Move[Any]] = []
    if mask & GOLD_BIT:
        for gold in range(most(game, seat, GOLD, mask, total) + 1):
            if total - gold <= most(game, seat, MARBLE, mask, total):
                moves.append(GIVES.at(pool_number(gold, total - gold)))
        return moves
    for clay in range(most(game, seat, CLAY, mask, total) + 1):
        for wood in range(most(game, seat, WOOD, mask, total - clay) + 1):
            stone = total - clay - wood
            if stone <= most(game, seat, STONE, mask, total):
                moves.append(GIVES.at(mix_number(clay, wood, stone)))
    return moves


def most(game: Architects, seat: i64, kind: i64, mask: i64, total: i64) -> i64:
    """How many of a kind can be given at most."""
    return min(game.sides[seat].goods[kind], total) if (mask >> kind) & 1 else 0


class FaceLoss(Ask[Architects]):
    """A0.11. A loss of virtue that can be prevented."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """The base game knows only to bear it."""
        return (Bear,)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """How much."""
        return say("ask-face-loss", count=int(n_of(game.pending)), have=int(game.sides[seat].virtue))

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Bear it."""
        return [BEARS.at(0)]


class FaceDebt(Ask[Architects]):
    """A12.8. A debt that can be avoided."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Take it or pay."""
        return (Accept, Avoid)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Both."""
        return [ACCEPTS.at(0), AVOIDS.at(0)]


CHOOSE_BOARD: Final = ChooseBoard()
DRAFT_ONE: Final = DraftApprentice()
DRAFT_BUILDING: Final = DraftBuilding()
DRAFT_DISCARD: Final = DraftDiscard()
TAKE_TURN: Final = TakeTurn()
TAKE_BACK: Final = TakeBack()
PLACE_ANOTHER: Final = PlaceMore()
MINE: Final = Mine()
TRADING: Final = Trade()
AT_WORKSHOP: Final = AtWorkshop()
AT_MIDDLE: Final = AtMiddle()
KEEPING: Final = KeepOne()
FREE_HIRE: Final = FreeHire()
DISMISSING: Final = Dismiss()
CAPTURING: Final = Capture()
AT_GUARDHOUSE: Final = AtGuardhouse()
AT_GUILDHALL: Final = AtGuildhall()
CHOOSING: Final = Choose()
GIVING_UP: Final = GiveUp()
DISCARD_DOWN: Final = DiscardDown()
USE_ABILITY: Final = UseAbility()
PAY_BILL: Final = PayBill()
FACE_LOSS: Final = FaceLoss()
FACE_DEBT: Final = FaceDebt()
