"""The score sheet, a named line each."""

from __future__ import annotations

from pebbles.parts import PEBBLES_FOR_A_POINT
from pebbles.table import Pebbles
from regnum.game import Lines


def score(game: Pebbles, seat: int) -> Lines:
    """4.2."""
    return [
        ("prizes", int(sum(game.won[seat]))),
        ("pebbles", int(game.purses[seat]) // PEBBLES_FOR_A_POINT),
    ]
