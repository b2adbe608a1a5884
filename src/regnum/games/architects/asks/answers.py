"""What the questions of many places share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.words import Ask, Move
from regnum.games.architects.moves.general import DECLINES, STOPS
from regnum.games.architects.table import Architects

STOP: Final = STOPS.at(0)
DECLINE: Final = DECLINES.at(0)


class FreeChoice(Ask[Architects]):
    """A question that shows only what may be answered: nothing of it is ever refused."""

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return self.moves(game, seat)
