"""The pictures of which effects are drawn; an expansion adds those of its own kinds."""

from __future__ import annotations

from typing import Final

from regnum.games.architects.counting import COUNTABLES
from regnum.games.architects.parts import KINDS
from regnum.scene import Gain

OR: Final = Gain("or")
THEN: Final = Gain("then")
KIND_PICTURES: Final[dict[int, str]] = dict(enumerate(KINDS))


def counted(counter: int, every: int) -> list[Gain]:
    """What is counted, and how many of it make one."""
    *first, last = COUNTABLES[counter].icons
    return [*(Gain(each) for each in first), Gain(last, every if every > 1 else None)]
