"""What a player may do, a file per place. Each move says how it is written, why it may not be played, what follows."""

from __future__ import annotations

from regnum.core.notation import Family
from regnum.games.architects.moves.general import ACCEPTS, AVOIDS, BEARS, CHOICES, DECLINES, STOPS, USES
from regnum.games.architects.moves.guarding import CAPTURES, FREES, IMPRISONS, SETTLES
from regnum.games.architects.moves.guildhall import BUILDS, CATHEDRALS
from regnum.games.architects.moves.hiring import DISMISSALS, HIRES
from regnum.games.architects.moves.holding import BOARD_MOVES, DISCARDS, DRAWS, KEEPS, LOOKS
from regnum.games.architects.moves.payment import GIVES, PAYS, SPARES
from regnum.games.architects.moves.turn import BACKS, DIGS, PLACEMENTS, TRADE_MOVES

# The order gives every move its number: append, never reorder.
FAMILIES: list[Family] = [
    PLACEMENTS, BACKS, DIGS, TRADE_MOVES, HIRES, DRAWS, DISMISSALS, CAPTURES, IMPRISONS, FREES, SETTLES, LOOKS, KEEPS,
    DISCARDS, BUILDS, CATHEDRALS, CHOICES, USES, PAYS, GIVES, SPARES, BEARS, ACCEPTS, AVOIDS, STOPS, DECLINES,
    BOARD_MOVES,
]  # fmt: skip
