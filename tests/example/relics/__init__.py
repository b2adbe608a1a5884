"""The Relic Fair: turns, a hidden hand, two kinds of auction. The second game of docs/adding-a-game.md."""

from relics.box import BOX

__all__ = ["BOX"]
