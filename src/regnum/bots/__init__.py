"""Players that are not people. A bot is given what its seat may know and nothing more."""

from __future__ import annotations

from regnum.bots.players import Bot, Greedy, Random, bot

__all__ = ["Bot", "Greedy", "Random", "bot"]
