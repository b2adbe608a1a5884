"""What is to be decided."""

from __future__ import annotations

from typing import Any, Final

from pebbles.moves import HOLDS, Hold
from pebbles.table import Pebbles
from regnum.game import Ask, Message, Move, i64, say


class CloseFists(Ask[Pebbles]):
    """2.2. All at once and in secret: how many pebbles?"""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """The only kind of answer."""
        return (Hold,)

    def prompt(self, game: Pebbles, seat: i64) -> Message:
        """What there is to win."""
        return say("ask-close-fists", prize=int(game.prize))

    def moves(self, game: Pebbles, seat: i64) -> list[Move[Any]]:
        """Every fist, also those that are too large for the purse: they are shown and say why not."""
        return [HOLDS.at(count) for count in range(len(HOLDS.made))]


CLOSE_FISTS: Final = CloseFists()
