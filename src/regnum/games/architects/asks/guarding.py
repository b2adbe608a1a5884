"""A4.13 to A4.23. At the town centre and in the guardhouse."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import n_of
from regnum.core.messages import Message, say
from regnum.core.words import ALLOWED, Ask, Move
from regnum.games.architects.asks.answers import STOP
from regnum.games.architects.moves.general import Stop
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
    capture_words,
    is_free,
    raid_barred,
)
from regnum.games.architects.parts import OPEN, SIDES
from regnum.games.architects.table import Architects

ALL_CAPTURES: Final = CAPTURES.all()


class Capture(Ask[Architects]):
    """A4.13, A6.5. Whom to capture, or no more."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (CaptureGroup, Stop)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        """How many are left, and what the next one costs."""
        price = "none" if is_free(game) else capture_words(game, seat)
        return say("ask-capture", left=int(n_of(game.pending)), price=price)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """Every group at an open location."""
        moves: list[Move[Architects]] = []
        for location in range(i64(OPEN)):
            add_captures(game, location, moves)
        moves.append(STOP)
        return moves

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """Whoever may capture one group at a location may capture any there."""
        moves: list[Move[Architects]] = []
        free = is_free(game)
        for location in range(i64(OPEN)):
            if free or raid_barred(game, seat, location) == ALLOWED:
                add_captures(game, location, moves)
        moves.append(STOP)
        return moves


def add_captures(game: Architects, location: i64, moves: list[Move[Architects]]) -> None:
    """Every group at one location."""
    for whose in range(game.rules.sides):
        if game.sides[whose].workers[location] > 0:
            moves.append(ALL_CAPTURES[location * SIDES + whose])


class AtGuardhouse(Ask[Architects]):
    """A4.19. One of the guardhouse actions; after the first one may stop."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (ImprisonCaptives, FreeFromPrison, FreeFromBoards, SettleDebt, Stop)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        return say("ask-at-guardhouse", left=int(n_of(game.pending)))

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [IMPRISONS.at(0), *FREES.all(), SETTLES.at(0), STOP]


CAPTURING: Final = Capture()
AT_GUARDHOUSE: Final = AtGuardhouse()
