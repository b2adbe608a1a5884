"""The score sheet, a named line each."""

from __future__ import annotations

from regnum.game import Lines
from relics.parts import SET_POINTS, SILVER_FOR_A_POINT
from relics.table import Relics


def score(game: Relics, seat: int) -> Lines:
    """4.1, 4.2."""
    side = game.sides[seat]
    return [
        ("shrine", sum(SET_POINTS[count] for count in side.shrine)),
        ("silver", int(side.silver) // SILVER_FOR_A_POINT),
    ]
