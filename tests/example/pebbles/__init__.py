"""Pebbles at the Gate: a tiny whole game, the one that docs/adding-a-game.md builds."""

from pebbles.box import BOX

__all__ = ["BOX"]
