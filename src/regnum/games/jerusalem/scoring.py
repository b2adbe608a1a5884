"""10. The highest tower wins."""

from __future__ import annotations

from regnum.core.letters import Result
from regnum.core.rules import Lines, ranked
from regnum.games.jerusalem.parts import OFFICES
from regnum.games.jerusalem.table import Jerusalem


def score(game: Jerusalem, seat: int) -> Lines:
    """1.2. Floors are all that counts."""
    return [("floors", int(game.floors(seat)))]


def result(game: Jerusalem, lines: list[Lines]) -> Result:
    """10.2. Tied towers: most prestige left, then the lower office of round 5, which always decides."""
    ties = [int(game.prestige(seat)) * len(OFFICES) - int(game.office(seat)) for seat in range(len(lines))]
    return ranked(lines, ties)
