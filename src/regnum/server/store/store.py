"""The store: jobs over one connection at a time, in a transaction; what `write` has returned survives a power cut."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from regnum.server.store.address import Address
from regnum.server.store.errors import StoreError

__all__ = ["BUSY", "Store", "StoreError", "open_store"]

T = TypeVar("T")

BUSY = 5.0  # seconds that a job waits for somebody else's lock


class Store(ABC):
    """One open database. A job is a function of a connection; it neither commits nor rolls back by itself."""

    backend: str  # "sqlite" or "postgresql"
    warnings: list[str]  # what the start-up checks found worth telling, though not worth refusing

    @abstractmethod
    async def write(self, job: Callable[[Connection], T]) -> T:
        """The job in a transaction; committed and synced when this returns, undone when it raises."""

    @abstractmethod
    async def read(self, job: Callable[[Connection], T]) -> T:
        """The job over one unchanging picture of the database; it cannot write."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what was asked for and lets go of the database."""

    def listen(self, hear: Callable[[str], None], reconnected: Callable[[], None]) -> None:  # noqa: B027
        """From now on `hear` gets every committed note (this process's own too); `reconnected` is called after a
        time of deafness, in which notes may have been lost. Both run in the event loop."""

    def notify(self, connection: Connection, payload: str) -> None:  # noqa: B027
        """Tells all processes, when the transaction of this write commits. With SQLite there is only this one."""

    async def try_steward(self) -> bool:
        """Whether this process is the one that looks after the clocks; ask again every time."""
        return True


async def open_store(url: str, *, busy: float = BUSY) -> Store:
    """Opens, checks, locks and migrates. `busy` is how many seconds a job waits for a lock of somebody else."""
    address = Address(url)
    if address.backend == "sqlite":
        from regnum.server.store.sqlite import SqliteStore

        return await asyncio.to_thread(SqliteStore, address, busy)
    from regnum.server.store.postgres import PostgresStore

    return await asyncio.to_thread(PostgresStore, address, busy)
