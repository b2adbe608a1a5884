"""What a player may do, a file per place. Each move says how it is written, why it may not be played, what follows."""

from __future__ import annotations

from regnum.core.notation import Family
from regnum.games.paladins.moves.actions import ACTS
from regnum.games.paladins.moves.rewards import ABILITIES, CANCELS, CHOOSES, DECLINES, DISCARDS, SETTLES
from regnum.games.paladins.moves.round import FAVOUR_MOVES, KEEPS, PASSES, TAVERN_MOVES, USES
from regnum.games.paladins.moves.targets import (
    CLEARS,
    DISMISSALS,
    ENLISTS,
    JARS,
    PERSUASIONS,
    POSTS,
    PUT_WORKSHOPS,
    SENDS,
    STRIKES,
)

# The order gives every move its number: append, never reorder.
FAMILIES: list[Family] = [
    *ACTS, FAVOUR_MOVES, PASSES, ENLISTS, DISMISSALS, PUT_WORKSHOPS, CLEARS, SENDS, POSTS, JARS, STRIKES, PERSUASIONS,
    USES, TAVERN_MOVES, KEEPS, DISCARDS, SETTLES, CANCELS, DECLINES, CHOOSES, ABILITIES,
]  # fmt: skip
