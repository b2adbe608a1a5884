"""The games of the house. Each has the same rooms; each is found by the entry point `regnum.games`.

`regnum.games()` is also the list of their ids: importing a game makes this package an attribute of `regnum` in place of
the function of that name, so the package answers to a call in the same way.
"""

from __future__ import annotations

import sys
from types import ModuleType

from regnum.core.registry import games as ids


class Games(ModuleType):
    """A package that can be called."""

    def __call__(self) -> tuple[str, ...]:
        """The ids of all games in the house."""
        return ids()


sys.modules[__name__].__class__ = Games
