"""The five levels people choose from. Weaker levels search less and choose less carefully."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from regnum.bots.players import Bot, Greedy, Random
from regnum.bots.search import Search
from regnum.bots.sense import Sense, whole_sense
from regnum.core.match import Match

FAR_TURNS: Final = 3
FAR_HORIZON: Final = 30  # decisions
FAR_SAMPLE: Final = 8  # moves
# Where nobody else waits: more iterations, and further on.
ALONE_TIMES: Final = 8
ALONE_SIGHT: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Level:
    """How a level thinks: iterations of a search, or none; carelessness in points; seconds it may take at most.

    A far-sighted one plays on for a few turns before it judges a position, looks at more moves on the way, and takes
    more time where nobody else waits for it.
    """

    name: str
    iterations: int
    care: float
    seconds: float
    far: bool

    def __init__(
        self, name: str, *, iterations: int = 0, care: float = 0.0, seconds: float = 2.0, far: bool = False
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.care = care
        self.seconds = seconds
        self.far = far

    def player(self, seed: int, iterations: int, seconds: float) -> Bot:
        """Somebody who plays on this level; a number of iterations or seconds above 0 replaces the level's own."""
        if self.iterations == 0:
            return Greedy(self.name, seed, self.care)
        wished = iterations > 0
        search = Search(self.name, seed, iterations or self.iterations, seconds or self.seconds, wished=wished)
        if self.far:
            look_far(search)
        return search


def look_far(search: Search) -> None:
    """Let its playouts see the answers to its turn and its next one, and more of both in solo games."""
    search.turns = FAR_TURNS
    search.horizon = FAR_HORIZON
    search.sample = FAR_SAMPLE
    search.alone_sight = ALONE_SIGHT
    if not search.wished:
        search.alone = ALONE_TIMES * search.iterations


LEVELS: Final = {
    level.name: level
    for level in (
        Level("page", care=2.0),
        Level("squire"),
        Level("knight", iterations=40),
        Level("castellan", iterations=150),
        Level("king", iterations=1200, seconds=5.0, far=True),
    )
}


def player(name: str, seed: int, iterations: int, seconds: float) -> Bot | None:
    """Return a bot by its name; None if it is unknown."""
    if name == "random":
        return Random(name, seed)
    if name == "greedy":
        return Greedy(name, seed)
    if name == "untaught":
        return Untaught(name, seed)
    if name == "search":
        return Search(name, seed, iterations or 400, seconds or 2.0)
    level = LEVELS.get(name)
    return None if level is None else level.player(seed, iterations, seconds)


class Untaught(Greedy):
    """Greedy for the points of the moment: how bots play that have learned nothing."""

    def sense_of(self, match: Match) -> Sense[Any]:
        """The game's own sense before any lesson: of all it notices only points count, and what ends the game."""
        if self.own_sense is None:
            self.own_sense = whole_sense(match.rules.box)
        return self.own_sense


PLAYERS: Final = ("random", "untaught", "greedy", "search", *LEVELS)
