"""Complete the summaries that an older version wrote: without the course of the match a list shows no scores.

A summary is repaired when it is first listed, in the background, so that a start does not replay every match of a large
database. The next reading of the list shows it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import structlog

from regnum.server import table_store
from regnum.server.background import BackgroundTasks
from regnum.server.game_threads import GameThreads
from regnum.server.store.store import Store
from regnum.server.table_store import TableSummary

log = structlog.get_logger("regnum.tables")


class SummaryRepair:
    """Repairs one summary at a time, each once per start."""

    def __init__(self, store: Store, threads: GameThreads, tasks: BackgroundTasks) -> None:
        self.store = store
        self.threads = threads
        self.tasks = tasks
        self.tried: set[str] = set()
        self.one_at_a_time = asyncio.Lock()

    def look_through(self, listed: Sequence[TableSummary]) -> None:
        """Repair in the background what is incomplete in a list."""
        incomplete = [each.table.id for each in listed if each.lacks_standing() and each.table.id not in self.tried]
        if incomplete:
            self.tried.update(incomplete)
            self.tasks.spawn(self.repair_all(incomplete))

    async def repair_all(self, tables: Sequence[str]) -> None:
        """Repair these summaries; one that fails does not keep the others from it."""
        async with self.one_at_a_time:
            for table_id in tables:
                try:
                    await self.repair(table_id)
                except Exception as wrong:
                    log.warning("summary_repair_failed", table=table_id, kind=type(wrong).__name__)

    async def repair(self, table_id: str) -> None:
        """Write the summary of a table again; a change in between has written it already."""
        stored = await self.store.read(partial(table_store.load, table_id=table_id))
        if stored is not None:
            row = await self.threads.run(table_store.row_of, stored.table)
            await self.store.write(partial(table_store.rewrite_summary, table_id=table_id, row=row))
