"""What a player may do."""

from __future__ import annotations

from typing import Final

from pebbles.parts import LARGEST_FIST
from pebbles.table import Pebbles
from regnum.game import Family, Listed, Message, Move, Refusal, i64, refuse, say


class Hold(Move[Pebbles]):
    """2.2. Close so many pebbles in your fist."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def notation(self) -> str:
        """`hold 2`"""
        return f"hold {self.count}"

    def refused(self, game: Pebbles, seat: i64) -> Refusal | None:
        """2.2. You hold your own pebbles only."""
        if self.count > game.purses[seat]:
            return refuse("purse_too_small", "2.2", count=int(game.purses[seat]))
        return None

    def play(self, game: Pebbles, seat: i64) -> None:
        """2.3. It plays when all have chosen, so the fist opens."""
        game.open_fist(seat, self.count)

    def label(self, game: Pebbles, seat: i64) -> Message:
        """With the number."""
        return say("move-hold", count=int(self.count))

    def handles(self, game: Pebbles, seat: i64) -> list[str]:
        """A click on this fist."""
        return [f"fist {self.count}"]


HOLDS: Final = Listed("hold", [Hold(count) for count in range(LARGEST_FIST + 1)])
FAMILIES: Final[list[Family]] = [HOLDS]
