"""Write the changes of tables to the store, and notify the other processes in the same transaction."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from regnum.server import table_store
from regnum.server.monitoring.metrics import Metrics
from regnum.server.peers import Peers
from regnum.server.store.store import Store
from regnum.server.table_store import TableChange


class TableWriter:
    """Writes every change of a table to the disk."""

    def __init__(self, store: Store, peers: Peers, metrics: Metrics) -> None:
        self.store = store
        self.peers = peers
        self.metrics = metrics

    async def write(self, change: TableChange, written: Callable[[], object] = lambda: None) -> str:
        """Write a change and return the last hash of the log; it is on disk when this returns.

        `written` is called, in the writer's thread, when only the disk sync is left.
        """
        with self.metrics.writes.time():
            last = await self.store.write(partial(self.write_and_notify, change=change, written=written))
        self.metrics.moves.inc(change.moves)
        return last

    def write_and_notify(self, c: Connection, change: TableChange, written: Callable[[], object]) -> str:
        """Write a change and notify the peers; runs in the writer."""
        last = table_store.write_change(c, change)
        self.peers.notify(c, "entry", change.table_id, str(change.rows[-1][0]))
        written()
        return last
