"""PettingZoo's connect four without its wrappers: a decision behind the interface of reinforcement learning.

Its environments have no copy, so that column stays empty; a deepcopy would measure Python, not PettingZoo.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from common import PlayedGame, arguments, measure, pin
from pettingzoo.classic import connect_four_v3


class ConnectFour(PlayedGame[Any]):
    """The raw environment; one object per game, because a game here is an environment after its reset."""

    engine, game, seats = "PettingZoo", "connect_four raw", 2

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def deal(self, seed: int) -> Any:
        """Give a fresh environment."""
        env = connect_four_v3.raw_env()
        env.reset(seed=seed)
        return env

    def play(self, state: Any) -> int:
        """Run the loop of PettingZoo's manual: last, choose within the mask, step."""
        count, random = 0, self.random
        while True:
            seen, _, ended, cut, _ = state.last()
            if ended or cut:
                return count
            moves = [i for i, free in enumerate(seen["action_mask"]) if free]
            state.step(moves[int(random() * len(moves))])
            count += 1

    def over(self, state: Any) -> bool:
        """Ask for whoever is to move."""
        agent = state.agent_selection
        return bool(state.terminations[agent] or state.truncations[agent])

    def moves(self, state: Any) -> Sequence[Any]:
        """Read the mask."""
        mask = state.observe(state.agent_selection)["action_mask"]
        return [i for i, free in enumerate(mask) if free]

    def step(self, state: Any, move: Any) -> None:
        """Play a column."""
        state.step(move)


def main() -> None:
    """Print one row."""
    args = arguments("PettingZoo connect four, random play").parse_args()
    pin(args.core)
    measure(ConnectFour(args.seed), args.seconds, args.seed).print()


if __name__ == "__main__":
    main()
