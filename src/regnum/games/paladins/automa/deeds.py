"""12.6.1, 12.6.2. What the AI player does both as an action and where a reward says so."""

from __future__ import annotations

from mypy_extensions import i64

from regnum.games.paladins.automa.targets import tell_target, townsfolk_target
from regnum.games.paladins.events import RivalCleared, RivalGainedWorkers
from regnum.games.paladins.parts import AI, FIRST_RIGHT, NONE, SPACES
from regnum.games.paladins.schemes import shuffle_schemes
from regnum.games.paladins.table import Paladins


def recruit(game: Paladins) -> None:
    """12.6.1. It discards the targeted townsfolk for its reward."""
    column = townsfolk_target(game)
    if column != NONE:
        tell_target(game, column, "townsfolk")
        game.dismiss(AI, column)


def pray(game: Paladins) -> None:
    """12.6.2. All right-hand spaces become free, or it gains a worker; either way the schemes are shuffled."""
    if clear_right_side(game):
        if game.told is not None:
            game.told.append(RivalCleared())
    else:
        gain_workers(game, 1, "12.6.2")
    shuffle_schemes(game, "12.6.2")


def clear_right_side(game: Paladins) -> bool:
    """Whether any space was occupied."""
    me = game.own(AI)
    cleared = False
    for action in range(i64(FIRST_RIGHT), i64(SPACES)):
        cleared = cleared or me.spaces[action] != 0
        me.spaces[action] = 0
    return cleared


def gain_workers(game: Paladins, n: i64, rule: str) -> None:
    """Workers of no kind."""
    game.own(AI).pool += n
    if game.told is not None:
        game.told.append(RivalGainedWorkers(int(n), rule))
