"""Architects of the West Kingdom: workers gather, buildings rise, and virtue is bought and sold."""

from regnum.games.architects.box import BOX, EDITION_1

__all__ = ["BOX", "EDITION_1"]
