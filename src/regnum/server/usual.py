"""What is offered to whoever sets a table: the levels of bots and the usual clocks. Page and API offer the same."""

from __future__ import annotations

from typing import Final

from regnum.bots import LEVELS
from regnum.core.letters import Message, say
from regnum.table.agreed import DAY_S, Clock

BOT: Final = "squire"  # whoever just wants to play meets somebody who answers at once and can be beaten
ADVISER: Final = "castellan"  # thinks ahead, and well below its two seconds
CLOCKS: Final = {
    "none": Clock(),
    "turn-2": Clock("turn", 120, 600),
    "turn-5": Clock("turn", 300, 900),
    "total-30": Clock("total", 0, 1800),
    "total-60": Clock("total", 0, 3600),
    "days-1": Clock("days", DAY_S),
    "days-3": Clock("days", 3 * DAY_S),
    "days-7": Clock("days", 7 * DAY_S),
}


def thinking_s(level: str) -> int:
    """How many seconds a level may take for a move at most; 0: it does not look ahead and answers at once."""
    return round(LEVELS[level].seconds) if LEVELS[level].iterations else 0


def clock_label(clock: Clock) -> Message:
    """What a clock is called."""
    if clock.kind == "untimed":
        return say("ui-pace-none")
    if clock.kind == "days":
        return say("page-clock-days", days=clock.turn_s // DAY_S)
    if clock.kind == "total":
        return say("page-clock-total", minutes=clock.reserve_s // 60)
    return say("page-clock-turn", minutes=clock.turn_s // 60, reserve=clock.reserve_s // 60)
