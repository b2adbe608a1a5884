"""Catanatron, four random players: the peer that goals P1 and P6 are ratios to.

We call its `play_tick` as its own `play` does, with the test for a winner each time, but with the chooser
that all engines here share, a little faster than its RandomPlayer. `play` itself would add two copies a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from common import Call, PlayedGame, arguments, measure, pin


class Catan(PlayedGame[Game]):
    """Catan, of four by default; the limit of turns is Catanatron's own."""

    engine, game = "Catanatron", "catan"

    def __init__(self, seed: int, seats: int = 4) -> None:
        self.seats = seats
        random = Random(seed).random
        self.pick = lambda player, game, actions: actions[int(random() * len(actions))]

    def deal(self, seed: int) -> Game:
        """Set up a board; Catanatron takes seed 0 for none."""
        return Game([RandomPlayer(color) for color in list(Color)[: self.seats]], seed=seed + 1)

    def play(self, state: Game) -> int:
        """Run the loop of Catanatron's own `play`."""
        count, pick = 0, self.pick
        while state.winning_color() is None and state.state.num_turns < TURNS_LIMIT:
            state.play_tick(decide_fn=pick)
            count += 1
        return count

    def over(self, state: Game) -> bool:
        """Ask as Catanatron's own `play` asks."""
        return state.winning_color() is not None or state.state.num_turns >= TURNS_LIMIT

    def moves(self, state: Game) -> Sequence[Any]:
        """Read the list that Catanatron keeps ready."""
        return list(state.state.playable_actions)

    def step(self, state: Game, move: Any) -> None:
        """Play one action."""
        state.execute(move)

    def copier(self, state: Game) -> Call:
        """Give `Game.copy`, which its own search players use."""
        copy: Call = state.copy
        return copy


def main() -> None:
    """Print one row."""
    args = arguments("Catanatron, random play").parse_args()
    pin(args.core)
    measure(Catan(args.seed), args.seconds, args.seed).print()


if __name__ == "__main__":
    main()
