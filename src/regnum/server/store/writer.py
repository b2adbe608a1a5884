"""The only hand that writes into a SQLite file: one thread, one connection, one commit for all jobs that wait."""

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

from regnum.server.store.errors import Conflict, StoreError, translated

MOST = 256  # jobs in one commit


class Order:
    """One job, who waits for it, and how it went."""

    __slots__ = ("error", "future", "job", "result")

    def __init__(self, job: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.job = job
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Tells who waits; whoever gave up waiting hears nothing."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Lost(Exception):
    """The whole transaction is gone, not only the last job in it."""


def raw_of(connection: Connection) -> sqlite3.Connection:
    """The connection of the driver, below SQLAlchemy's."""
    return cast(sqlite3.Connection, connection.connection.dbapi_connection)


class Writer(threading.Thread):
    """Takes all orders that wait, runs each in its savepoint, commits once, answers all."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(name="regnum-writer", daemon=True)
        self.connection = connection
        self.raw = raw_of(connection)
        self.orders: SimpleQueue[Order | None] = SimpleQueue()

    def run(self) -> None:
        """Until None comes."""
        while True:
            batch, last = self.waiting()
            if batch:
                self.carry_out(batch)
                tell(batch)
            if last:
                return

    def waiting(self) -> tuple[list[Order], bool]:
        """All orders that wait, at least one; and whether they are the last."""
        batch: list[Order] = []
        order = self.orders.get()
        with suppress(Empty):
            while order is not None:
                batch.append(order)
                if len(batch) == MOST:
                    return batch, False
                order = self.orders.get_nowait()
            return batch, True
        return batch, False

    def carry_out(self, batch: list[Order]) -> None:
        """Every order ends with a result that is on the disk, or with an error."""
        rest = deque(batch)
        while rest:
            ran: list[Order] = []
            try:
                self.connection.begin()
                while rest:
                    ran.append(rest.popleft())
                    self.carry_out_one(ran[-1], alone=len(batch) == 1)
                self.connection.commit()
            except BaseException as error:  # whatever it is, this thread must go on
                self.undo()
                trouble = common(error)
                for order in ran or rest:
                    order.error = order.error or trouble
                if not ran:  # not even the beginning worked, and would not for the rest
                    return

    def carry_out_one(self, order: Order, alone: bool) -> None:
        """Its own failure undoes only this order, unless the transaction fell with it. The savepoint goes straight to
        the driver, which costs a third of SQLAlchemy's."""
        transaction = self.connection.get_transaction()
        try:
            if not alone:
                self.raw.execute("SAVEPOINT job")
            order.result = order.job(self.connection)
            if self.connection.get_transaction() is not transaction or self.connection.in_nested_transaction():
                raise StoreError("a job may neither commit nor roll back; the store does that when the job returns")
            if not alone:
                self.raw.execute("RELEASE job")
        except BaseException as error:
            order.result, order.error = None, translated(error)
            if alone or not self.raw.in_transaction or self.connection.get_transaction() is not transaction:
                raise Lost from error
            while (inner := self.connection.get_nested_transaction()) is not None:
                inner.rollback()
            self.raw.execute("ROLLBACK TO job")
            self.raw.execute("RELEASE job")

    def undo(self) -> None:
        """Back to a connection that can begin anew."""
        with suppress(SQLAlchemyError, sqlite3.Error):
            self.connection.rollback()
        with suppress(sqlite3.Error):
            self.raw.rollback()


def common(error: BaseException) -> StoreError:
    """What those hear whose own job went well, but whose transaction is gone."""
    found = translated(error.__cause__ or error)
    if isinstance(found, StoreError) and not isinstance(found, Conflict):
        return found
    return StoreError("nothing was written: the transaction was lost through another job in it; try again")


def tell(batch: list[Order]) -> None:
    """One wake-up of the event loop for the whole batch."""
    for loop in {order.future.get_loop() for order in batch}:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, [order for order in batch if order.future.get_loop() is loop])


def settle(batch: Iterable[Order]) -> None:
    """Runs in the event loop."""
    for order in batch:
        order.settle()
