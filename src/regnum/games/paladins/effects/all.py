"""Every kind of effect of the box. Scenes take from here how rows of them are drawn and named, so that all are made."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.effects import Effect
from regnum.games.paladins.effects.base import drawn_row, effect_name, effect_names
from regnum.games.paladins.effects.choices import CHOICE_EFFECTS
from regnum.games.paladins.effects.goods import GOODS
from regnum.games.paladins.effects.guilt import GUILT
from regnum.games.paladins.effects.targets import TARGETS
from regnum.games.paladins.effects.townsfolk import TOWNSFOLK_EFFECTS
from regnum.games.paladins.effects.workers import WORKER_EFFECTS

__all__ = ["EFFECTS", "drawn_row", "effect_name", "effect_names"]

EFFECTS: Final[list[Effect[Any]]] = [
    *GOODS, *WORKER_EFFECTS, *GUILT, *TOWNSFOLK_EFFECTS, *TARGETS, *CHOICE_EFFECTS,
]  # fmt: skip
