"""What a player may do, a file per phase. Each move says how it is written, why it may not be played, what follows."""

from __future__ import annotations

from regnum.core.notation import Family
from regnum.games.jerusalem.moves.auction import KEEPS, OFFERS, PASSES, RAISES
from regnum.games.jerusalem.moves.deploy import BARONS, CARD_PLAYS, ENDS, HIRES, MARSHALS, PLACES, SELLS, WITHDRAWS
from regnum.games.jerusalem.moves.effects import GAINS, SENDS, SHIFTINGS, STAYS, SWAPS
from regnum.games.jerusalem.moves.fate import RANSOMS, SAVES, STOPS, STRIKES
from regnum.games.jerusalem.moves.income import BUYS, DECLINES, GOES, INCOMES, INTRIGUES, LEAVINGS, STUDIES

# The order gives every move its number: append, never reorder.
FAMILIES: list[Family] = [
    OFFERS, RAISES, PASSES, KEEPS, PLACES, HIRES, SELLS, WITHDRAWS, CARD_PLAYS, MARSHALS, BARONS, ENDS, SHIFTINGS,
    STAYS, SWAPS, GAINS, SENDS, GOES, STUDIES, DECLINES, BUYS, INTRIGUES, INCOMES, LEAVINGS, SAVES, RANSOMS, STRIKES,
    STOPS,
]  # fmt: skip
