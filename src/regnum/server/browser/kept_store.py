"""The store of a browser: SQLite on a file in memory, copied to the browser's own storage before a write returns.

There are no threads: jobs run in the event loop, all that wait in one commit, and the loop goes on while the copy is
written. A copy that fails (the device is full) takes the commit back, so that memory and storage never differ.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine

from regnum.server.store.errors import StoreError, raise_as, translated
from regnum.server.store.sqlite import bring_up_to_date, check_file, set_pragma, sqlite_engine, unusable
from regnum.server.store.store import BUSY, Store
from regnum.server.store.writer import MOST, BatchRunner, WriteJob, raw_of, settle

T = TypeVar("T")


class Keeper(Protocol):
    """Keeps a copy of the file beyond the life of this program."""

    async def keep(self) -> None:
        """Copy what has changed; durable, all or nothing, when this returns. OSError says why it cannot be kept."""

    def restore(self) -> None:
        """Make the file again what was last kept."""


class KeptStore(Store):
    """A store in one file that is kept elsewhere."""

    backend = "sqlite"

    def __init__(self, path: Path, keeper: Keeper) -> None:
        self.path = path
        self.keeper = keeper
        self.warnings: list[str] = []
        self._waiting: list[WriteJob] = []
        self._writing: asyncio.Task[None] | None = None
        self._open = True
        check_file(path)
        self._connect()

    def _connect(self) -> None:
        """Open the file, migrated, for writing and for reading."""
        writing = sqlite_engine(self.path, BUSY, "BEGIN IMMEDIATE", "?mode=rwc")
        try:
            connection = writing.connect()
            # The file itself lives no longer than this program: what survives is the copy.
            set_pragma(raw_of(connection), self.path, "journal_mode", "memory", "use a file of its own")
            set_pragma(raw_of(connection), self.path, "synchronous", 0, "use a SQLite with the pragma synchronous")
            bring_up_to_date(connection, self.path)
        except Exception as error:
            writing.dispose()
            raise unusable(error, self.path) from None
        self._runner = BatchRunner(connection)
        self._engines: list[Engine] = [writing, sqlite_engine(self.path, BUSY, "BEGIN", "?mode=ro")]

    def _disconnect(self) -> None:
        self._runner.connection.close()
        for engine in self._engines:
            engine.dispose()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run the job in a transaction; it is kept when this returns."""
        if not self._open:
            raise StoreError("the store is closed; open it again")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(WriteJob(job, future))
        if self._writing is None:
            self._writing = asyncio.ensure_future(self._write_all())
        return await future

    async def _write_all(self) -> None:
        """Write until nothing waits, one batch after the other."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                self._runner.run_batch(batch)
                await self._keep(batch)
                settle(batch)
        finally:
            self._writing = None

    async def _keep(self, batch: list[WriteJob]) -> None:
        """Keep what the batch has written, or take it back."""
        try:
            await self.keeper.keep()
        except OSError as error:
            self._disconnect()
            self.keeper.restore()
            self._connect()
            for each in batch:
                each.error = each.error or StoreError(f"this could not be stored and was rolled back: {error}")

    async def keep(self) -> None:
        """Keep the file as it was opened: its tables, and what a migration has changed."""
        await self.keeper.keep()

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run the job on a consistent snapshot."""
        if not self._open:
            raise StoreError("the store is closed; open it again")
        try:
            with self._engines[1].connect() as connection:
                return job(connection)
        except Exception as error:
            raise_as(translated(error, "read failed"), error)

    async def close(self) -> None:
        """Finish the waiting jobs and close the file."""
        if self._open:
            self._open = False
            if self._writing is not None:
                await self._writing
            self._disconnect()


async def open_kept_store(path: Path, keeper: Keeper) -> KeptStore:
    """Open the file and keep what opening it has changed."""
    store = KeptStore(path, keeper)
    await store.keep()
    return store
