"""What expansions may let something follow from, wherever a search goes: an event's class, found at once.

Compiled code would look an imported class up by its name each time; a constant it reaches directly.
"""

from __future__ import annotations

from typing import Final

from regnum.core.messages import Event
from regnum.games.architects.events import Acted, Captured, Hired, Placed, TurnEnded

ACTION_DONE: Final[type[Event]] = Acted
WORKER_CAPTURED: Final[type[Event]] = Captured
APPRENTICE_HIRED: Final[type[Event]] = Hired
WORKER_PLACED: Final[type[Event]] = Placed
TURN_OVER: Final[type[Event]] = TurnEnded
