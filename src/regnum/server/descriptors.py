"""File descriptors: each connection needs one, and many systems allow a process 1,024 unless it asks for more."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

if sys.platform != "win32" and sys.platform != "emscripten":
    import resource

SPARE: Final = 200  # for the database, the log, bot workers and what they are asked through


def raise_limit(connections: int) -> int | None:
    """Allow as many descriptors as this many connections need; return how many are allowed if that is too few."""
    if sys.platform == "win32" or sys.platform == "emscripten":
        return None
    needed = connections + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        with suppress(ValueError, OSError):  # some systems have a limit that they do not tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (smaller(needed, hard), hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY or soft >= needed else soft


def smaller(one: int, other: int) -> int:
    """Return the smaller limit."""
    if sys.platform == "win32" or sys.platform == "emscripten":
        return min(one, other)
    return one if other == resource.RLIM_INFINITY else min(one, other)


def most_connections() -> int | None:
    """Return for how many connections the descriptors of this process last; None if nothing limits them."""
    if sys.platform == "win32" or sys.platform == "emscripten":
        return None
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else max(soft - SPARE, SPARE)


def keep_descriptors() -> None:
    """Keep what this process has open from the processes that it starts, such as the socket on which it listens."""
    if sys.platform == "win32":
        return
    for each in os.listdir("/dev/fd"):
        if int(each) > 2:
            with suppress(OSError):  # the folder itself is closed by now
                os.set_inheritable(int(each), False)
