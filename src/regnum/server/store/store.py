"""The store: jobs over one connection at a time, in a transaction; what `write` has returned is durable."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from regnum.extras import needs
from regnum.server.store.address import Address
from regnum.server.store.errors import StoreError

__all__ = ["BUSY", "Store", "StoreError", "open_store"]

T = TypeVar("T")

BUSY = 5.0  # seconds that a job waits for a lock of another process


class Store(ABC):
    """An open database. A job is a function of a connection; it must not commit or roll back."""

    backend: str  # "sqlite" or "postgresql"
    warnings: list[str]  # warnings of the start-up checks

    @abstractmethod
    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run the job in a transaction; it is committed and synced when this returns, rolled back when it raises."""

    @abstractmethod
    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run the job on a consistent snapshot of the database; it cannot write."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the submitted jobs and close the database."""

    def listen(self, receive: Callable[[str], None], reconnected: Callable[[], None]) -> None:  # noqa: B027
        """Call `receive` for every committed notification (this process's own too), and `reconnected` after a lost
        connection, when notifications may have been missed. Both run in the event loop.
        """

    def notify(self, connection: Connection, payload: str) -> None:  # noqa: B027
        """Notify all processes when the transaction of this write commits. With SQLite there is only this one."""

    async def try_lead(self) -> bool:
        """Whether this process is the leader, which schedules bots and clocks; ask again every time."""
        return True


async def open_store(url: str, *, busy: float = BUSY) -> Store:
    """Open, check, lock and migrate a database. `busy`: how many seconds a job waits for another process."""
    address = Address(url)
    if address.backend == "sqlite":
        from regnum.server.store.sqlite import SqliteStore

        return await asyncio.to_thread(SqliteStore, address, busy)
    with needs("postgres", "a PostgreSQL database"):
        from regnum.server.store.postgres import PostgresStore

    return await asyncio.to_thread(PostgresStore, address, busy)
