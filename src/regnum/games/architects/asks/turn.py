"""A3. Where a worker goes or comes from; and what the mines and the King's Storehouse ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import n_of, what_of
from regnum.core.messages import Message, say
from regnum.core.words import Ask, Move
from regnum.games.architects.asks.answers import DECLINE, STOP
from regnum.games.architects.moves.general import Decline, Stop
from regnum.games.architects.moves.names import location_name
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
    known_trades,
)
from regnum.games.architects.parts import LOCATION_COUNT
from regnum.games.architects.places import can_place
from regnum.games.architects.table import Architects

ALL_PLACEMENTS: Final = PLACEMENTS.all()


class TakeTurn(Ask[Architects]):
    """A3.1. Where to place a worker."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Place,)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        return say("ask-take-turn", workers=int(game.sides[seat].at_home))

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return ALL_PLACEMENTS[:]

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """A3.7. This is where a search spends its time."""
        moves: list[Move[Architects]] = []
        for location in range(i64(LOCATION_COUNT)):
            if can_place(game, seat, location):
                moves.append(ALL_PLACEMENTS[location])
        return moves


class TakeBack(Ask[Architects]):
    """A3.2, A3.3. Nobody is at home: which worker comes back?"""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (TakeWorkerBack,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """Every place with an own worker, but the guildhall."""
        moves: list[Move[Architects]] = []
        workers = game.sides[seat].workers
        for at in range(i64(len(BACK_PLACES))):
            if workers[BACK_PLACES[at]] > 0:
                moves.append(BACKS.at(at))
        return moves


class PlaceMore(Ask[Architects]):
    """A6.7. A building places one more worker, if its owner wants."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Place, Decline)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        return say("ask-place-more", location=location_name(what_of(game.pending), "to"))

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [ALL_PLACEMENTS[what_of(game.pending)], DECLINE]


class Mine(Ask[Architects]):
    """A4.3. Clay or gold."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Dig,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return DIGS.all()


class Trade(Ask[Architects]):
    """A4.4. One of the trades, or no more."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (MakeTrade, Stop)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        return say("ask-trade", left=int(n_of(game.pending)))

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [*(TRADE_MOVES.at(trade) for trade in known_trades(game, seat)), STOP]

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        moves: list[Move[Architects]] = []
        trades = known_trades(game, seat)
        for i in range(i64(len(trades))):
            if can_trade(game, seat, trades[i]):
                moves.append(TRADE_MOVES.at(trades[i]))
        moves.append(STOP)
        return moves


TAKE_TURN: Final = TakeTurn()
TAKE_BACK: Final = TakeBack()
PLACE_ANOTHER: Final = PlaceMore()
MINE: Final = Mine()
TRADING: Final = Trade()
