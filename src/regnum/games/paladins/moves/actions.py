"""4.14. The twelve actions with every crew. What each is aimed at, is asked afterwards."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from regnum.core.notation import Product
from regnum.games.paladins.moves.act import Act
from regnum.games.paladins.moves.crews import Crews
from regnum.games.paladins.moves.left_side import Conspire, Develop, Hunt, Pray, Recruit, Trade
from regnum.games.paladins.moves.right_side import Absolve, Attack, Commission, Convert, Fortify, Garrison
from regnum.games.paladins.parts import (
    ACTIONS,
)
from regnum.games.paladins.workers import (
    CREW_COUNT,
)

ACT_CLASSES: Final = (
    Develop, Recruit, Hunt, Trade, Pray, Conspire, Commission, Fortify, Garrison, Absolve, Attack, Convert,
)  # fmt: skip


CREW: Final = Crews("WORKER+WORKER+...", CREW_COUNT)
ACTS: Final = [
    Product(f"{ACTIONS[action]} {CREW.shown}", partial(kind, action), CREW) for action, kind in enumerate(ACT_CLASSES)
]
# The actions as such, whatever the crew.
EACH_ACTION: Final[list[Act]] = [kind(action, 0) for action, kind in enumerate(ACT_CLASSES)]
# By action and crew. Not typed as moves: a list of moves would be checked at every look, and a search looks a lot.
BY_CREW: Final[list[list[Any]]] = [[*family.all()] for family in ACTS]
