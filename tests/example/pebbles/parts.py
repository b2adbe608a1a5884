"""The words of the box."""

from typing import Final

COLOURS: Final = ("red", "green", "black")  # the seats' names in records
PURSES: Final = (6, 9, 12)  # 3.1: pebbles of each player, as agreed
USUAL_PURSE: Final = 9
PRIZES: Final = (1, 2, 3, 4, 5)  # 3.2
LARGEST_FIST: Final = 3  # 2.2
PEBBLES_FOR_A_POINT: Final = 3  # 4.2
