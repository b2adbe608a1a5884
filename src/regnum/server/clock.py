"""The clock of the server, and the time it lost: the system's clock jumped, or the machine slept.

Clocks of players count the time of day. When the system's clock is set forward, or a laptop wakes up, time has passed
in which nobody could play. It is found by comparing the time of day with a clock that only ever ticks.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock
from typing import Final

JUMP_MS: Final = 1_000  # a correction that is smaller is left to the players
KEPT: Final = 1_000  # jumps that are remembered


class ServerClock:
    """The time of day that never goes back. `wall` and `steady` return nanoseconds."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self.wall = wall
        self.steady = steady
        self.lock = Lock()
        self.now = wall() // 1_000_000
        self.steady_then = steady() // 1_000_000
        self.ahead = 0  # milliseconds before the time of day, after the system's clock was set back
        self.lost: list[tuple[int, int]] = []  # when nobody could play, in order and apart
        self.losses = 0  # how many times time was lost

    def now_ms(self) -> int:
        """Return the time in milliseconds since 1970."""
        with self.lock:
            steady = self.steady() // 1_000_000
            due = self.now + steady - self.steady_then
            self.follow(self.wall() // 1_000_000, due)
            self.steady_then = steady
            return self.now

    def follow(self, wall: int, due: int) -> None:
        """Set the time; `due` is what it is if nothing has jumped."""
        jump = wall + self.ahead - due
        if jump < -JUMP_MS:  # time goes on, so that nobody gets any
            self.ahead -= jump
        elif jump > JUMP_MS and self.ahead:  # the system's clock comes right again
            self.ahead = max(0, self.ahead - jump)
        self.now = max(self.now, wall + self.ahead)
        if self.now - due > JUMP_MS:
            self.add_lost(due, self.now)

    def lose(self, start: int, end: int) -> None:
        """Note a time in which nobody could play."""
        with self.lock:
            self.add_lost(start, end)

    def add_lost(self, start: int, end: int) -> None:
        """Note it, joined with what it overlaps."""
        apart = [each for each in self.lost if each[1] < start or each[0] > end]
        joined = [each for each in self.lost if each not in apart]
        whole = (min([start, *(each[0] for each in joined)]), max([end, *(each[1] for each in joined)]))
        self.lost = sorted([*apart, whole])[-KEPT:]
        self.losses += 1

    def lost_between(self, since: int, until: int) -> int:
        """Return how many of these milliseconds nobody could play."""
        return sum(max(0, min(end, until) - max(start, since)) for start, end in self.lost)


CLOCK: Final = ServerClock()
