"""A4.8, A4.12, A4.27, A5. Apprentices: at the workshop, in the black market, for nothing; and who must go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, say
from regnum.core.words import Ask, Move
from regnum.games.architects.asks.answers import DECLINE, FreeChoice
from regnum.games.architects.moves.general import Decline
from regnum.games.architects.moves.hiring import DISMISSALS, HIRES, Hire, SendAway, skipped
from regnum.games.architects.moves.holding import DRAWS, KEEPS, LOOKS, Draw, Keep, LookAtFive
from regnum.games.architects.parts import NONE, WORKSHOP
from regnum.games.architects.places import can_hire
from regnum.games.architects.table import Architects


def shown_apprentices(game: Architects) -> list[Move[Architects]]:
    """The apprentices in the display, row by row."""
    return [
        HIRES.at(game.display.cards[at]) for at in range(i64(len(game.display.cards))) if game.display.cards[at] != NONE
    ]


class AtWorkshop(Ask[Architects]):
    """A4.8, A4.12. Hire, or draw building cards."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Hire, Draw)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        """How many columns can be reached."""
        return say("ask-at-workshop", columns=min(int(game.working(seat, WORKSHOP)), int(game.display.width)))

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [*shown_apprentices(game), DRAW]

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """Column by column: whoever can pay for one can pay for all to its left."""
        moves: list[Move[Architects]] = []
        reach = reached_columns(game, seat)
        for at in range(i64(len(game.display.cards))):
            if at % game.display.width < reach and game.display.cards[at] != NONE:
                moves.append(HIRES.at(game.display.cards[at]))
        if DRAW.may(game, seat):
            moves.append(DRAW)
        return moves


def reached_columns(game: Architects, seat: i64) -> i64:
    """A4.9. How many columns can be paid for at the workshop."""
    for column in range(game.display.width):
        if not can_hire(game, seat, skipped(game, seat, column), NONE):
            return column
    return game.display.width


class AtMiddle(Ask[Architects]):
    """A4.27. Any apprentice for nothing, or a look at the building deck."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Hire, LookAtFive)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [*shown_apprentices(game), LOOKS.at(0)]


class KeepOne(FreeChoice):
    """A4.27. Which of the cards looked at is kept."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Keep,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [KEEPS.at(card) for card in game.buildings.looked]


class FreeHire(FreeChoice):
    """A5.7. Any apprentice that lies face up for nothing, or nobody."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Hire, Decline)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [*shown_apprentices(game), DECLINE]


class Dismiss(FreeChoice):
    """A5.2. Which own apprentice goes."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (SendAway,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [DISMISSALS.at(card) for card in game.sides[seat].hired]


DRAW: Final = DRAWS.at(0)
AT_WORKSHOP: Final = AtWorkshop()
AT_MIDDLE: Final = AtMiddle()
KEEPING: Final = KeepOne()
FREE_HIRE: Final = FreeHire()
DISMISSING: Final = Dismiss()
