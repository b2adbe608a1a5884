"""10. The highest tower wins."""

from __future__ import annotations

from regnum.core.messages import Result, say
from regnum.core.rules import Lines, ranked
from regnum.games.jerusalem.parts import OFFICES
from regnum.games.jerusalem.table import Jerusalem


def score(game: Jerusalem, seat: int) -> Lines:
    """1.2. Floors are all that counts."""
    return [("floors", int(game.sides[seat].floors))]


def result(game: Jerusalem, lines: list[Lines]) -> Result:
    """10.2. Tied towers: most prestige left, then the lower office of round 5, which always decides."""
    _, by = decided(game)
    ties = [tie_break(game, seat) for seat in range(len(lines))]
    return ranked(lines, ties, say(f"decided-{by}") if by else None)


def tie_break(game: Jerusalem, seat: int) -> int:
    """10.2. Prestige, then the office, in one number."""
    return int(game.sides[seat].prestige) * len(OFFICES) - int(game.sides[seat].office)


def decided(game: Jerusalem) -> tuple[int, str]:
    """10.2. Who has won, and by what if the towers did not decide it: `prestige` or `office`."""
    order = sorted(range(game.seats()), key=lambda seat: (-game.sides[seat].floors, -tie_break(game, seat)))
    first, second = order[0], order[1]
    if game.sides[first].floors != game.sides[second].floors:
        return first, ""
    return first, "prestige" if game.sides[first].prestige != game.sides[second].prestige else "office"
