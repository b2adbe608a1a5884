"""The words of the box."""

from typing import Final

COLOURS: Final = ("white", "brown", "grey", "black")  # the seats' names in records: the habits of four abbeys
SAINTS: Final = ("agnes", "blaise", "ita", "wenna")
OF_EACH: Final = 5  # 1.1: relics of each saint
HAND: Final = 3  # 1.2
PURSE: Final = 12  # 1.2: silver of each abbey
MOST_SILVER: Final = PURSE * len(COLOURS)  # nobody can ever have more
SET_POINTS: Final = (0, 1, 3, 6, 10, 15)  # 4.1: by the number of relics of one saint
SILVER_FOR_A_POINT: Final = 3  # 4.2

NONE: Final = -1  # no relic lies on the block
UNKNOWN: Final = -2  # one that this reader may not know
CRIED: Final = 0  # 3.1
SEALED: Final = 1  # 3.2
