"""What a learner is paid at the end of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.core.messages import Result
from regnum.core.rules import Rules
from regnum.core.words import Game


def won(result: Result, side: int) -> float:
    """1 for the only winner, for the others what makes the sum 0; winners who are tied share. An official opponent
    counts as one of them.
    """
    others = len(result.totals) - 1
    if others == 0:
        return 1.0 if side in result.winners else -1.0
    winners = len(result.winners)
    return (1 - (winners - 1) / others) / winners if side in result.winners else -1 / others


def margin(result: Result, side: int) -> float:
    """Points more than the best of the others has."""
    return float(result.totals[side] - max(points for at, points in enumerate(result.totals) if at != side))


def score(result: Result, side: int) -> float:
    """The own points."""
    return float(result.totals[side])


REWARDS: Final[dict[str, Callable[[Result, int], float]]] = {"win": won, "margin": margin, "score": score}


def reward_named(name: str) -> Callable[[Result, int], float]:
    """The reward of this name; ValueError that names all."""
    if name not in REWARDS:
        raise ValueError(f"unknown reward {name!r}; choose from: {', '.join(REWARDS)}")
    return REWARDS[name]


def rewards_of(rules: Rules, game: Game, name: str) -> list[float]:
    """What every seat gets; nothing before the end."""
    reward = reward_named(name)
    result = rules.result(game)
    return [0.0 if result is None else reward(result, seat) for seat in range(int(rules.seats))]
