"""Threads in which games are computed, so that the event loop is not blocked.

A command plays a move, an undo may replay a match, a snapshot lists every option and plays many of them to find their
value: milliseconds each. A table is never changed in place, so a thread may read one while the next change is made to
a copy.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

THREADS = 4  # the interpreter runs one at a time; several let a small table pass a large one


def in_event_loop() -> bool:
    """Whether this is the thread of an event loop."""
    try:
        return asyncio.get_running_loop() is not None
    except RuntimeError:
        return False


class GameThreads:
    """A few threads for the work of all tables. A caller that needs an order awaits one result before the next."""

    def __init__(self, threads: int = THREADS) -> None:
        self.executor = ThreadPoolExecutor(threads, thread_name_prefix="regnum-games")

    def run(self, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> asyncio.Future[R]:
        """Run a function in a thread."""
        return asyncio.get_running_loop().run_in_executor(self.executor, lambda: work(*args, **more))

    def start(self, work: Callable[[], None], ended: Callable[[BaseException | None], object]) -> None:
        """Run a function in a thread; called from any thread.

        `ended` is told, in any thread, with what error it ended: a CancelledError when the threads are closed before.
        """

        def end(done: Future[None] | asyncio.Future[None]) -> None:
            ended(CancelledError() if done.cancelled() else done.exception())

        if in_event_loop():
            self.run(work).add_done_callback(end)
            return
        try:
            self.executor.submit(work).add_done_callback(end)
        except RuntimeError:
            ended(CancelledError())

    def close(self) -> None:
        """Accept no more work."""
        self.executor.shutdown(wait=False, cancel_futures=True)
