"""Writing to a SQLite file: one connection, one commit for all waiting jobs; on a server in a thread of its own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, cast

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from regnum.server.store.errors import StoreError, WriteConflict, translated

MOST = 256  # jobs in one commit


class WriteJob:
    """One job, its future, and its outcome."""

    __slots__ = ("error", "future", "job", "result")

    def __init__(self, job: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.job = job
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Set the future, unless it was cancelled."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class TransactionLost(Exception):
    """The whole transaction is lost, not only the last job in it."""


def raw_of(connection: Connection) -> sqlite3.Connection:
    """Return the driver's connection below SQLAlchemy's."""
    return cast(sqlite3.Connection, connection.connection.dbapi_connection)


class BatchRunner:
    """Runs jobs, each in its savepoint, and commits once for all of them."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.raw = raw_of(connection)

    def run_batch(self, batch: list[WriteJob]) -> None:
        """Run the jobs; each ends with a durable result, or with an error."""
        rest = deque(batch)
        while rest:
            ran: list[WriteJob] = []
            try:
                self.connection.begin()
                while rest:
                    ran.append(rest.popleft())
                    self.run_one(ran[-1], alone=len(batch) == 1)
                self.connection.commit()
            except BaseException as error:  # whatever the error, the next batch must go on
                self.undo()
                trouble = common(error)
                for write_job in ran or rest:
                    write_job.error = write_job.error or trouble
                if not ran:  # not even the transaction could begin, and would not for the rest
                    return

    def run_one(self, write_job: WriteJob, alone: bool) -> None:
        """Run one job in a savepoint: its failure undoes only this job, unless the transaction is lost with it.

        The savepoint uses the driver directly, which costs a third of SQLAlchemy's.
        """
        transaction = self.connection.get_transaction()
        try:
            if not alone:
                self.raw.execute("SAVEPOINT job")
            write_job.result = write_job.job(self.connection)
            if self.connection.get_transaction() is not transaction or self.connection.in_nested_transaction():
                raise StoreError("a job may neither commit nor roll back; the store does that when the job returns")
            if not alone:
                self.raw.execute("RELEASE job")
        except BaseException as error:
            write_job.result, write_job.error = None, translated(error)
            if alone or not self.raw.in_transaction or self.connection.get_transaction() is not transaction:
                raise TransactionLost from error
            while (inner := self.connection.get_nested_transaction()) is not None:
                inner.rollback()
            self.raw.execute("ROLLBACK TO job")
            self.raw.execute("RELEASE job")

    def undo(self) -> None:
        """Roll back, so that the connection can be used again."""
        with suppress(SQLAlchemyError, sqlite3.Error):
            self.connection.rollback()
        with suppress(sqlite3.Error):
            self.raw.rollback()


class Writer(BatchRunner, threading.Thread):
    """Takes all waiting jobs, runs them, and sets their futures."""

    def __init__(self, connection: Connection) -> None:
        threading.Thread.__init__(self, name="regnum-writer", daemon=True)
        BatchRunner.__init__(self, connection)
        self.jobs: SimpleQueue[WriteJob | None] = SimpleQueue()

    def run(self) -> None:
        """Run until None is received."""
        while True:
            batch, last = self.waiting()
            if batch:
                self.run_batch(batch)
                tell(batch)
            if last:
                return

    def waiting(self) -> tuple[list[WriteJob], bool]:
        """Wait for jobs and return all of them; and whether they are the last."""
        batch: list[WriteJob] = []
        write_job = self.jobs.get()
        with suppress(Empty):
            while write_job is not None:
                batch.append(write_job)
                if len(batch) == MOST:
                    return batch, False
                write_job = self.jobs.get_nowait()
            return batch, True
        return batch, False


def common(error: BaseException) -> StoreError:
    """Return the error for jobs that succeeded, but whose transaction is lost."""
    found = translated(error.__cause__ or error)
    if isinstance(found, StoreError) and not isinstance(found, WriteConflict):
        return found
    return StoreError("write failed: the transaction was rolled back because of another job in it; retry")


def tell(batch: list[WriteJob]) -> None:
    """Wake the event loop once for the whole batch."""
    for loop in {write_job.future.get_loop() for write_job in batch}:
        with suppress(RuntimeError):  # the loop is closed: nothing waits any more
            loop.call_soon_threadsafe(settle, [write_job for write_job in batch if write_job.future.get_loop() is loop])


def settle(batch: Iterable[WriteJob]) -> None:
    """Set the futures; runs in the event loop."""
    for write_job in batch:
        write_job.settle()
