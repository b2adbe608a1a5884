"""What a player may do, a file per place. Each move says how it is written, why it may not be played, what follows."""

from __future__ import annotations

from regnum.core.notation import Family
from regnum.games.brothers.moves.land import BUILDS, DESTROYS, EXTENDS, SPARES
from regnum.games.brothers.moves.march import CALLS, STEPS, WITHDRAWS
from regnum.games.brothers.moves.offer import CAMPS, TAKES
from regnum.games.brothers.moves.turn import DISCARDS, ENDS

# The order gives every move its number: append, never reorder.
FAMILIES: list[Family] = [
    TAKES, BUILDS, EXTENDS, STEPS, CALLS, WITHDRAWS, CAMPS, ENDS, DESTROYS, SPARES, DISCARDS,
]  # fmt: skip
