"""Paladins of the West Kingdom: seven rounds of gathering workers and spending them well, for one to four players."""

from regnum.games.paladins.box import BOX

__all__ = ["BOX"]
