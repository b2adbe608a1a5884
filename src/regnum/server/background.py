"""Background tasks: an error in one is logged and does not affect anything else."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger("regnum.background")


class BackgroundTasks:
    """The tasks of one process that are not awaited."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[None, None, Any]) -> None:
        """Run a coroutine without waiting for it."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        """Log the error of a finished task."""
        self.tasks.discard(task)
        wrong = None if task.cancelled() else task.exception()
        if wrong is not None:
            log.warning("task_failed", kind=type(wrong).__name__)

    async def close(self) -> None:
        """Cancel the running tasks and wait until they have ended."""
        running = list(self.tasks)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
