"""Players that are not people. A bot is given what its seat may know and nothing more."""

from __future__ import annotations

from regnum.bots.players import Bot, Greedy, Random
from regnum.core.errors import OptionError
from regnum.core.match import checked_seed

__all__ = ["Bot", "Greedy", "Random", "bot"]

PLAYERS = {"random": Random, "greedy": Greedy}


def bot(name: str, seed: int = 0) -> Bot:
    """A player by name. The measured levels (page to king) are not in the house yet."""
    player = PLAYERS.get(name) if isinstance(name, str) else None
    if player is None:
        raise OptionError(f"there is no bot {name!r} in the house; there are: {', '.join(sorted(PLAYERS))}")
    return player(name, checked_seed(seed))
