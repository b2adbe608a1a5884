"""Hints: the best moves of a seat with their estimates, based on what that seat may know."""

from __future__ import annotations

from msgspec import Struct

from regnum.bots import checked_limits
from regnum.bots.levels import LEVELS
from regnum.bots.search import Search
from regnum.core.errors import OptionError
from regnum.core.match import Match, checked_seed
from regnum.core.messages import Message

MOST_MOVES = 1000
LEAST_LEVEL = "knight"  # the first level that looks ahead: those below it hint as it would


class Hint(Struct, frozen=True):
    """One good move: the chance to win with it, the final score to expect, and how much of the search went into it."""

    move: str
    label: Message
    chance: float
    points: float
    visits: int
    share: float


def hint(
    match: Match, seat: int, *, level: str = "king", moves: int = 3, seed: int = 0, iterations: int = 0,
    seconds: float = 0.0,
) -> list[Hint]:  # fmt: skip
    """The best moves of a seat that is asked now, the best first: fewer than `moves` if no more were worth a try.

    Only what the seat may know is looked at. The same seed gives the same hints as long as time does not run out;
    `iterations` and `seconds` above 0 replace the level's own.
    """
    if not isinstance(match, Match):
        raise OptionError(f"expected a Match, not {match!r}")
    check_asked(match, seat)
    if not isinstance(moves, int) or isinstance(moves, bool) or not 1 <= moves <= MOST_MOVES:
        raise OptionError(f"moves must be an integer from 1 to {MOST_MOVES}, not {moves!r}")
    weighed = searcher(level, seed, iterations, seconds).weigh(match, seat)
    visits = sum(each.visits for each in weighed)
    return [
        Hint(each.move, label_of(match, seat, each.move), each.chance, each.points, each.visits, each.visits / visits)
        for each in weighed[:moves]
    ]


def check_asked(match: Match, seat: int) -> None:
    """OptionError unless this seat owes an answer."""
    match.check_seat(seat)
    if match.over:
        raise OptionError("the match is over")
    if seat not in match.waiting:
        waiting = ", ".join(str(each) for each in match.waiting)
        raise OptionError(f"seat {seat} is not to move; the match waits for: {waiting}")


def searcher(level: str, seed: int, iterations: int = 0, seconds: float = 0.0) -> Search:
    """A fresh search that thinks as a level does; levels that do not look ahead borrow the first that does."""
    found = LEVELS.get(level) if isinstance(level, str) else None
    if found is None:
        raise OptionError(f"unknown level {level!r}; choose from: {', '.join(LEVELS)}")
    checked_limits(iterations, seconds)
    if found.iterations == 0:
        found = LEVELS[LEAST_LEVEL]
    search = found.player(checked_seed(seed), iterations, float(seconds))
    assert isinstance(search, Search)
    return search


def label_of(match: Match, seat: int, move: str) -> Message:
    """Return the label of a move."""
    return match.stamp(match.read(move).label(match.state, seat))
