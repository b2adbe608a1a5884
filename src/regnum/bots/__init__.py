"""Computer players. A bot gets what its seat may know and nothing more."""

from __future__ import annotations

from regnum.bots.guided import Guided
from regnum.bots.levels import LEVELS, PLAYERS, Level, player
from regnum.bots.players import Bot, Greedy, Random
from regnum.bots.search import Search, Weighed
from regnum.core.errors import OptionError
from regnum.core.match import checked_seed

__all__ = ["LEVELS", "PLAYERS", "Bot", "Greedy", "Guided", "Level", "Random", "Search", "Weighed", "bot"]

MOST_ITERATIONS = 10_000_000
LONGEST_S = 3600.0


def bot(name: str, seed: int = 0, *, iterations: int = 0, seconds: float = 0.0) -> Bot:
    """A player by name: a level (page to king), `search`, `greedy`, `untaught` or `random`.

    With the same seed the same choices, as long as time does not run out. `iterations` and `seconds` above 0 replace
    what a searching player would take.
    """
    checked_limits(iterations, seconds)
    if name == "guide":  # sits only at tables that need it, and stands on no list
        return Guided(name, checked_seed(seed))
    found = player(name, checked_seed(seed), iterations, float(seconds)) if isinstance(name, str) else None
    if found is None:
        raise OptionError(f"unknown bot {name!r}; choose from: {', '.join(PLAYERS)}")
    return found


def checked_limits(iterations: object, seconds: object) -> None:
    """OptionError unless both are numbers that make sense; 0 leaves it to the player."""
    if not isinstance(iterations, int) or isinstance(iterations, bool) or not 0 <= iterations <= MOST_ITERATIONS:
        raise OptionError(f"iterations must be an integer from 0 to {MOST_ITERATIONS}, not {iterations!r}")
    if not isinstance(seconds, (int, float)) or isinstance(seconds, bool) or not 0 <= seconds <= LONGEST_S:
        raise OptionError(f"seconds must be a number from 0 to {LONGEST_S:.0f}, not {seconds!r}")
