"""Rounds, and the end. A loop is a step that puts itself back."""

from __future__ import annotations

from typing import Final

from pebbles.asks import CLOSE_FISTS
from pebbles.table import Pebbles
from regnum.game import Step, i64


class Round(Step[Pebbles]):
    """2. A prize, all fists, and whose it is; until the bag is empty (4.1)."""

    def run(self, game: Pebbles, seat: i64) -> None:
        """What happens last is pushed first."""
        if len(game.bag) == 0:
            return
        game.push(ROUND, seat)
        game.push(COMPARE, seat)
        game.push_for_all(CLOSE_FISTS, (1 << game.rules.seats) - 1)
        game.turn_up()  # last of all: what an expansion pushes now happens before the fists are closed


class Compare(Step[Pebbles]):
    """2.4, 2.5. The largest fist wins; equal ones lose the prize and find a pebble each."""

    def run(self, game: Pebbles, seat: i64) -> None:
        """All fists are open."""
        largest = max(game.fists)
        best = [each for each in range(len(game.fists)) if game.fists[each] == largest]
        if len(best) == 1:
            game.win(best[0])
            return
        game.sink()
        for each in best:
            game.gain(each, 1)


ROUND: Final = Round()
COMPARE: Final = Compare()
