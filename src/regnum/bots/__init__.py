"""Players that are not people. A bot is given what its seat may know and nothing more."""

from __future__ import annotations

from regnum.bots.guided import Guided
from regnum.bots.players import Bot, Greedy, Random
from regnum.core.errors import OptionError
from regnum.core.match import checked_seed

__all__ = ["PLAYERS", "SCRIPTED", "Bot", "Greedy", "Guided", "Random", "bot"]

PLAYERS = {"random": Random, "greedy": Greedy}  # whom one can play against
SCRIPTED = {"guide": Guided}  # sits only at tables that need it, and stands on no list


def bot(name: str, seed: int = 0) -> Bot:
    """A player by name. The measured levels (page to king) are not in the house yet."""
    player = (PLAYERS | SCRIPTED).get(name) if isinstance(name, str) else None
    if player is None:
        raise OptionError(f"there is no bot {name!r} in the house; there are: {', '.join(sorted(PLAYERS))}")
    return player(name, checked_seed(seed))
