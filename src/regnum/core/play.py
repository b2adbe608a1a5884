"""Play whole random games inside compiled code, for bots, tests and measurements."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.words import Game

NO_LIMIT: Final = 1 << 60
compiled: Final[bool] = not __file__.endswith(".py")


def playout(game: Game, seed: i64) -> i64:
    """Random legal moves to the end of the game; the number of decisions it took."""
    return wander(game, seed, NO_LIMIT)


def wander(game: Game, seed: i64, decisions: i64) -> i64:
    """Play at most this many random legal moves; return how many were played."""
    chance = Chance()
    chance.seed(seed)
    played: i64 = 0
    while not game.over and played < decisions:
        seat = game.next_seat()
        moves = game.legal(seat)
        game.play_legal(seat, moves[chance.below(i64(len(moves)))])
        played += 1
    return played


def positions_within(game: Game, depth: i64) -> i64:
    """How many move sequences of this length there are: a number that changes when a rule does."""
    if depth == 0 or game.over:
        return 1
    seat = game.next_seat()
    count: i64 = 0
    for move in game.legal(seat):
        twin = game.clone()
        twin.play_legal(seat, move)
        count += positions_within(twin, depth - 1)
    return count
