"""A search on Catanatron's rules: the peer that goal P7 is a ratio to.

The release of Catanatron that can be installed has no tree search in it; its MCTSPlayer is only in its repository,
under a licence that keeps it out of ours. So the search here is our own, plain UCT, and made to be cheap: one copy of
the game for an iteration, chance drawn while walking, one new arm, random moves to the end. It looks at hidden cards,
as MCTSPlayer does; that one copies the game for every move and every roll of the dice when a node opens.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from catanatron.game import Game
from common import PLAYOUTS, Mind, arguments, ask, pin, time_thoughts
from peer_catanatron import Catan

LEAST = 6  # decisions; each takes a second or two
EXPLORE = math.sqrt(2)


class CatanArm:
    """One action at a node, and what came of it for the player who took it."""

    __slots__ = ("node", "visits", "wins")

    def __init__(self) -> None:
        self.visits, self.wins, self.node = 0, 0, CatanNode()


class CatanNode:
    """The situation after certain actions, however the dice fell."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[Any, CatanArm] = {}

    def favourite(self, actions: Sequence[Any]) -> Any:
        """Of actions all tried before, the one with the highest upper bound."""
        log = math.log(self.visits)

        def bound(action: Any) -> float:
            arm = self.arms[action]
            return arm.wins / arm.visits + EXPLORE * math.sqrt(log / arm.visits)

        return max(actions, key=bound)


class Uct(Mind[Game]):
    """Catan of two, since that is what our search is measured with; of four, an iteration takes longer."""

    engine, game, seats, mode = "Catanatron + UCT", "catan", 2, "full"

    def __init__(self, seed: int) -> None:
        self.rules = Catan(seed, self.seats)
        self.random = Random(seed).random

    def deal(self, seed: int) -> Game:
        """Set up a board."""
        return self.rules.deal(seed)

    def over(self, state: Game) -> bool:
        """Ask as Catanatron's own `play` asks."""
        return self.rules.over(state)

    def moves(self, state: Game) -> Sequence[Any]:
        """Read the list that Catanatron keeps ready."""
        return self.rules.moves(state)

    def step(self, state: Game, move: Any) -> None:
        """Play one action."""
        self.rules.step(state, move)

    def decide(self, state: Game, seed: int) -> int:
        """Grow a tree and take what was tried most."""
        root = CatanNode()
        for _ in range(PLAYOUTS):
            self.iterate(root, state.copy())
        best = max(root.arms, key=lambda action: root.arms[action].visits)
        assert best in state.state.playable_actions
        return PLAYOUTS

    def iterate(self, node: CatanNode, game: Game) -> None:
        """Down the tree to one new arm, to the end of the game by any actions, and back."""
        path: list[tuple[CatanNode, CatanArm, Any]] = []
        fresh = False
        while not fresh and not self.over(game):
            actions = game.state.playable_actions
            untried = [action for action in actions if action not in node.arms]
            fresh = bool(untried)
            if fresh:
                action = untried[int(self.random() * len(untried))]
                node.arms[action] = CatanArm()
            else:
                action = node.favourite(actions)
            arm = node.arms[action]
            path.append((node, arm, game.state.current_color()))
            game.execute(action)
            node = arm.node
        self.rules.play(game)
        winner = game.winning_color()
        for at, arm, color in path:
            at.visits += 1
            arm.visits += 1
            arm.wins += color == winner


def main() -> None:
    """Print one row."""
    args = arguments("A search on Catanatron's rules").parse_args()
    pin(args.core)
    mind = Uct(args.seed)
    time_thoughts(mind, ask(mind, args.seed), args.seconds, args.seed, LEAST).print()


if __name__ == "__main__":
    main()
