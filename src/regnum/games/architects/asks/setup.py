"""A2.10 to A2.12. Boards, apprentices and building cards at the start."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.notation import Family
from regnum.core.words import Ask, Move
from regnum.games.architects.asks.answers import FreeChoice
from regnum.games.architects.asks.hiring import shown_apprentices
from regnum.games.architects.moves.hiring import Hire
from regnum.games.architects.moves.holding import BOARD_MOVES, DISCARDS, KEEPS, Discard, Keep, TakeBoard, boards_in_play
from regnum.games.architects.parts import NONE, PACKET
from regnum.games.architects.table import Architects


class ChooseBoard(Ask[Architects]):
    """A2.10. Which variable side to play with."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (TakeBoard,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """All that are in play, those that others have taken too."""
        return [BOARD_MOVES.at(board) for board in boards_in_play(game)]


class DraftApprentice(FreeChoice):
    """A2.11. One of the apprentices that lie face up, for nothing."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Hire,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return shown_apprentices(game)


class DraftBuilding(FreeChoice):
    """A2.12. All players at once, in secret: one card of the packet."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Keep,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return packet_moves(game, seat, KEEPS)


class DraftDiscard(FreeChoice):
    """A2.12. Alone: which of the four cards is not kept?"""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Discard,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return packet_moves(game, seat, DISCARDS)


def packet_moves(game: Architects, seat: i64, family: Family[Architects]) -> list[Move[Architects]]:
    """A move for each card that is left of a packet."""
    first = seat * PACKET
    return [
        family.at(game.buildings.packets[at])
        for at in range(first, first + PACKET)
        if game.buildings.packets[at] != NONE
    ]


CHOOSE_BOARD: Final = ChooseBoard()
DRAFT_ONE: Final = DraftApprentice()
DRAFT_BUILDING: Final = DraftBuilding()
DRAFT_DISCARD: Final = DraftDiscard()
