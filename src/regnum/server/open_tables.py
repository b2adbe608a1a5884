"""The tables that are open in this process: loaded on demand, unloaded when unused."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from weakref import WeakValueDictionary

import structlog

from regnum.server import table_store, wire
from regnum.server.background import BackgroundTasks
from regnum.server.game_threads import GameThreads
from regnum.server.monitoring.metrics import Metrics
from regnum.server.open_table import OpenTable, TableEvents
from regnum.server.peers import Peers
from regnum.server.settings import now_ms
from regnum.server.store.errors import StoreError
from regnum.server.store.store import Store
from regnum.server.table_store import StoredTable
from regnum.server.table_writer import TableWriter
from regnum.table.entries import LogEntry
from regnum.table.errors import no
from regnum.table.table import Table

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
IDLE_MS = 300_000  # how long an unused table stays open
UNLOAD_S = 10.0
CATCH_UP_S = (0.1, 0.5, 2.0, 5.0)  # pauses between attempts to read what another process has written

log = structlog.get_logger("regnum.tables")


class OpenTables:
    """One OpenTable per id. Subscribe to `events` to be notified of changes."""

    def __init__(
        self,
        store: Store,
        writer: TableWriter,
        threads: GameThreads,
        peers: Peers,
        tasks: BackgroundTasks,
        metrics: Metrics,
    ) -> None:
        self.store = store
        self.writer = writer
        self.threads = threads
        self.tasks = tasks
        self.metrics = metrics
        self.events = TableEvents()
        self.events.unreliable.append(self.forget)
        self.by_id: dict[str, OpenTable] = {}
        # A lock lives as long as somebody holds it or waits for it.
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        peers.subscribe("entry", self.changed_elsewhere)
        peers.on_reconnect.append(self.catch_up_all)

    async def get(self, table_id: str) -> OpenTable:
        """Return the table, loaded if necessary; TableRefused if it does not exist."""
        found = self.by_id.get(table_id)
        if found is None and not TABLE_ID.fullmatch(table_id):  # PostgreSQL rejects some characters in a query
            raise no("no_such_table")
        if found is not None:
            found.used = now_ms()  # so that it is not unloaded between the handshake and the hello
            return found
        async with self.one_at_a_time(table_id):
            if table_id not in self.by_id:
                stored = await self.store.read(partial(table_store.load, table_id=table_id))
                if stored is None:
                    raise no("no_such_table")
                self.by_id.setdefault(table_id, self.opened(stored))
        return self.by_id[table_id]

    async def add(self, table: Table, entries: list[LogEntry]) -> OpenTable:
        """Store a new table and open it."""
        change = await self.threads.run(table_store.change_of, table, entries, table.created, "", people=True)
        stored = StoredTable(table, await self.writer.write(change))
        added = self.by_id.setdefault(table.id, self.opened(stored))
        await added.load_names()
        self.events.emit(self.events.changed, added)
        return added

    def opened(self, stored: StoredTable) -> OpenTable:
        """Create the OpenTable of a stored table."""
        return OpenTable(stored, self.store, self.writer, self.threads, self.events)

    @asynccontextmanager
    async def one_at_a_time(self, key: str) -> AsyncIterator[None]:
        """Let only one task at a time hold this key."""
        lock = self.opening.setdefault(key, asyncio.Lock())
        async with lock:
            yield

    def is_open(self, table_id: str) -> bool:
        """Whether the table is open here, or being opened."""
        return table_id in self.by_id or table_id in self.opening

    def forget(self, table: OpenTable) -> None:
        """Unload a table whose state may be wrong; its viewers reconnect, and it is read again."""
        if self.by_id.get(table.id) is table:
            del self.by_id[table.id]
        for viewer in list(table.viewers):
            viewer.close(wire.GOING_AWAY)

    async def unload_unused(self) -> None:
        """Unload unused tables, periodically."""
        while True:
            await asyncio.sleep(UNLOAD_S)
            self.unload(now_ms() - IDLE_MS)
            self.metrics.tables_open.set(len(self.by_id))

    def unload(self, late: int) -> None:
        """Unload what nobody has used since then."""
        for table in list(self.by_id.values()):
            if table.used < late and not table.busy:
                del self.by_id[table.id]

    # -- changes made by other processes ---------------------------------------------------------------------------

    def changed_elsewhere(self, process: str, words: list[str]) -> None:
        """Another process has written an entry of a table."""
        if self.is_open(words[0]):
            self.tasks.spawn(self.catch_up(words[0]))

    def catch_up_all(self) -> None:
        """Read every open table again, because notifications may have been missed."""
        for table_id in list(self.by_id):
            self.tasks.spawn(self.catch_up(table_id))

    async def catch_up(self, table_id: str) -> None:
        """Read what another process has written."""
        for pause in CATCH_UP_S:
            try:
                table = await self.get(table_id)
                await table.catch_up()
            except StoreError as wrong:  # no second notification will come, so retry
                log.warning("catch_up_failed", table=table_id, kind=type(wrong).__name__)
                await asyncio.sleep(pause)
            else:
                return
