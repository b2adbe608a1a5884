"""Dva bratři (The Two Heirs): two brothers build on one land and draft from a ring, or one plays against Henry."""

from regnum.games.brothers.box import BOX, EDITION_1

__all__ = ["BOX", "EDITION_1"]
