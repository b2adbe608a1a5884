"""Defaults for new tables: the levels of bots and the common clocks, for the browser client and the API."""

from __future__ import annotations

from typing import Final

from regnum.bots import LEVELS
from regnum.core.messages import Message, say
from regnum.table.settings import DAY_S, Clock

BOT: Final = "squire"  # for a quick start: an opponent that answers at once and can be beaten
ADVISER: Final = "castellan"  # searches, and takes much less than its two seconds
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
    """Return the most seconds a level takes for a move; 0: it does not search and answers at once."""
    return round(LEVELS[level].seconds) if LEVELS[level].iterations else 0


def clock_label(clock: Clock) -> Message:
    """Return the label of a clock."""
    if clock.kind == "untimed":
        return say("ui-pace-none")
    if clock.kind == "days":
        return say("page-clock-days", days=clock.turn_s // DAY_S)
    if clock.kind == "total":
        return say("page-clock-total", minutes=clock.reserve_s // 60)
    return say("page-clock-turn", minutes=clock.turn_s // 60, reserve=clock.reserve_s // 60)
