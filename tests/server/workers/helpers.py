"""Workers that fail, and a request for them."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import regnum
from regnum.server.workers import MatchSource, MoveRequest
from regnum.server.workers.pool import WORKER, WorkerPool
from regnum.server.workers.worker_process import WorkerProcess

GAME = "brothers"
MATCH = regnum.new(GAME, seats=2, seed=5)
SEAT = MATCH.waiting[0]
LONG_S = 60.0  # far more than any of these takes on a busy machine

Run = Callable[[Awaitable[Any]], Any]

# The first process fails in the given way at its first request; its successors are real workers.
TROUBLE = """
import os, pathlib, sys, time
mark = pathlib.Path(sys.argv[1])
if mark.exists():
    os.execv(sys.argv[2], sys.argv[2:])
mark.write_text(str(os.getpid()))
print('{"n": 0, "said": {"t": "ready"}}', flush=True)
sys.stdin.readline()
mark.with_suffix(".asked").touch()
BEHAVIOUR
"""
DIES = "os.kill(os.getpid(), 9)"
HANGS = "time.sleep(600)"
LATE = """
time.sleep(1)
print('{"n": 1, "said": {"t": "answer", "move": "late", "took_ms": 0}}', flush=True)
time.sleep(600)
"""


def processes_of(pool: WorkerPool) -> list[WorkerProcess]:
    """Return the workers of a pool on this machine."""
    return [each for each in pool.all if isinstance(each, WorkerProcess)]


def trouble(folder: Path, behaviour: str) -> list[str]:
    """Return a command whose first process fails."""
    script = folder / "trouble.py"
    script.write_text(TROUBLE.replace("BEHAVIOUR", behaviour))
    return [sys.executable, str(script), str(folder / "mark"), *WORKER]


def move_request(seed: int = 1, match: regnum.Match = MATCH, bot: str = "greedy") -> MoveRequest:
    moves = [(each.seat, each.move.text) for each in match.log]
    return MoveRequest(
        MatchSource(match.record().splitlines()[0], f"table {match.seed}"), moves, match.waiting[0], bot, seed
    )


async def until(true: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(LONG_S):
        while not true():
            await asyncio.sleep(0.01)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
