"""OpenSpiel driven from Python: games written in C++ and a game written in Python.

Connect four is there to compare with PettingZoo's; hearts has four seats and hidden cards, so it is the only
peer with an `imagine` (OpenSpiel calls it resampling); dominoes in teams is a Python game of the same kind.
Chance at the start (the deal) is set-up and not timed; chance between decisions would be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pyspiel
from common import Call, PlayedGame, arguments, measure, pin
from open_spiel.python.games import team_dominoes  # noqa: F401  (importing it registers the game)

GAMES = {
    "connect_four": "OpenSpiel C++",
    "hearts": "OpenSpiel C++",
    "python_team_dominoes": "OpenSpiel Python",
}
RESAMPLED = {"hearts"}  # hides something, and OpenSpiel can redeal it; dominoes hides but cannot


class Spiel(PlayedGame[Any]):
    """Any sequential game of OpenSpiel; its states have no Python type, hence Any."""

    def __init__(self, name: str, seed: int) -> None:
        self.engine, self.game = GAMES[name], name
        self.rules = pyspiel.load_game(name)
        self.seats = self.rules.num_players()
        self.random = Random(seed).random
        self.luck = Random(seed)

    def chance(self, state: Any) -> None:
        """Play chance up to the next decision."""
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.luck.choices(outcomes, weights)[0])

    def deal(self, seed: int) -> Any:
        """Deal by a seed of its own, so that the survey can come back to the same deal."""
        self.luck.seed(seed)
        state = self.rules.new_initial_state()
        self.chance(state)
        return state

    def play(self, state: Any) -> int:
        """Run the loop of OpenSpiel's own example."""
        count, random = 0, self.random
        while not state.is_terminal():
            if state.is_chance_node():
                self.chance(state)
                continue
            moves = state.legal_actions()
            state.apply_action(moves[int(random() * len(moves))])
            count += 1
        return count

    def over(self, state: Any) -> bool:
        """Ask the state."""
        return bool(state.is_terminal())

    def moves(self, state: Any) -> Sequence[Any]:
        """Ask the state."""
        legal: list[int] = state.legal_actions()
        return legal

    def step(self, state: Any, move: Any) -> None:
        """Play an action and the chance after it."""
        state.apply_action(move)
        self.chance(state)

    def copier(self, state: Any) -> Call:
        """Return the function that clones a state."""
        clone: Call = state.clone
        return clone

    def imaginer(self, state: Any, seed: int) -> Call | None:
        """Give OpenSpiel's resampling; a game that has none prints an error each time, so we never ask it."""
        if self.game not in RESAMPLED:
            return None
        return partial(state.resample_from_infostate, state.current_player(), Random(seed).random)


def main() -> None:
    """Print one row for each game asked for."""
    parser = arguments("OpenSpiel, random play")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    args = parser.parse_args()
    pin(args.core)
    for name in args.games:
        measure(Spiel(name, args.seed), args.seconds, args.seed).print()


if __name__ == "__main__":
    main()
