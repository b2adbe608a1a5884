"""Jerusalem: squires win the quarters of the city, prestige builds towers, and the highest tower wins."""

from regnum.games.jerusalem.box import BOX, EDITION_1

__all__ = ["BOX", "EDITION_1"]
