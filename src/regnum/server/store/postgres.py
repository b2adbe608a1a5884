"""PostgreSQL: a few connections in a few threads, each job its own transaction; several processes may share it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import psycopg
from sqlalchemy import Connection, Engine, bindparam, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from regnum.server.store.address import Address
from regnum.server.store.errors import StoreError, Unsure, raise_as, translated
from regnum.server.store.listener import CHANNEL, Listener
from regnum.server.store.migrate import migrate
from regnum.server.store.store import Store

T = TypeVar("T")

THREADS = 4
OLDEST = 14  # the oldest PostgreSQL that its makers still repair
LONGEST = 7999  # bytes in one note
STEWARD = 0x537465776172  # the advisory lock of the one who looks after the clocks
NOTIFY = text("SELECT pg_notify(:channel, :payload)").bindparams(bindparam("channel", CHANNEL))
CONNECT: dict[str, Any] = {
    "connect_timeout": 5,
    "application_name": "regnum",
    # A server that vanished without a word is noticed after about twenty seconds.
    "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 2, "tcp_user_timeout": 20_000,
}  # fmt: skip


class PostgresStore(Store):
    """A store that several processes share."""

    backend = "postgresql"

    def __init__(self, address: Address, busy: float) -> None:
        self._address = address
        self._engine = postgres_engine(address, busy)
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        try:
            with self._engine.begin() as connection:
                self.warnings = check_server(connection, address)
                migrate(connection, address.shown)
        except Exception as error:
            self._engine.dispose()
            raise unusable(error, address) from None
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="regnum-store")
        self._listener: Listener | None = None
        self._steward: psycopg.Connection[Any] | None = None
        self._stewarding = threading.Lock()
        self._open = True

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The job in a transaction of its own."""
        return await self._in_thread(self._writing, job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """The job in a transaction that only reads."""
        return await self._in_thread(self._reading, job)

    async def _in_thread(self, way: Callable[..., T], *given: Any) -> T:
        if not self._open:
            raise StoreError("the store is closed; open it again")
        return await asyncio.get_running_loop().run_in_executor(self._threads, way, *given)

    def _writing(self, job: Callable[[Connection], T]) -> T:
        result: Any = None
        ran = False
        try:
            with self._engine.connect() as connection:
                transaction = connection.begin()
                result = job(connection)
                if connection.get_transaction() is not transaction:
                    raise StoreError("a job may neither commit nor roll back; the store does that when the job returns")
                ran = True
                connection.commit()
        except Exception as error:
            if ran and isinstance(error, DBAPIError) and error.connection_invalidated:
                said = self._address.hidden(error.orig)
                raise Unsure(
                    f"the connection was lost during a commit; it may have been written or not ({said})"
                ) from error
            raise_as(self._told(error, "nothing was written"), error)
        return result  # type: ignore[no-any-return]

    def _reading(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._reader.connect() as connection:
                return job(connection)
        except Exception as error:
            raise_as(self._told(error, "nothing was read"), error)

    def _told(self, error: Exception, outcome: str) -> BaseException:
        found = translated(error, outcome)
        return StoreError(self._address.hidden(found)) if type(found) is StoreError else found

    async def close(self) -> None:
        """Finishes what was asked for, then ends every connection."""
        if self._open:
            self._open = False
            await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        if self._listener is not None:
            self._listener.stop()
        self._threads.shutdown()
        with self._stewarding:
            self._resign()
        self._engine.dispose()

    def listen(self, hear: Callable[[str], None], reconnected: Callable[[], None]) -> None:
        """Starts the listening connection; whatever commits after this returns is heard."""
        if self._listener is not None:
            raise StoreError("the store listens already; one listener hears everything")
        try:
            self._listener = Listener(self._connected, asyncio.get_running_loop(), hear, reconnected)
        except psycopg.Error as error:
            raise unusable(error, self._address) from None
        self._listener.start()

    def notify(self, connection: Connection, payload: str) -> None:
        """Goes out when the transaction commits, and not at all when it does not."""
        if len(payload.encode()) > LONGEST or not payload:
            raise StoreError(f"a note must have 1 to {LONGEST} bytes; send only what names the change")
        connection.execute(NOTIFY, {"payload": payload})

    async def try_steward(self) -> bool:
        """Whether this process holds the one lock; if its connection died, the lock is gone and is tried for anew."""
        return await self._in_thread(self._is_steward)

    def _is_steward(self) -> bool:
        with self._stewarding:
            if self._steward is not None:
                with suppress(psycopg.Error):
                    self._steward.execute("SELECT 1")
                    return True
                self._resign()
            try:
                self._steward = self._connected()
                row = self._steward.execute("SELECT pg_try_advisory_lock(%s)", (STEWARD,)).fetchone()
            except psycopg.Error:  # no server, no steward; asked again soon
                self._resign()
                return False
            if row is None or not row[0]:
                self._resign()
                return False
            return True

    def _resign(self) -> None:
        if self._steward is not None:
            with suppress(psycopg.Error):
                self._steward.close()
            self._steward = None

    def _connected(self) -> psycopg.Connection[Any]:
        """A connection outside the pool, each statement for itself."""
        _, given = self._engine.dialect.create_connect_args(self._engine.url)
        return psycopg.connect(**{**CONNECT, **given}, autocommit=True)


def postgres_engine(address: Address, busy: float) -> Engine:
    """An engine whose connections are tried before use and wait for a lock no longer than `busy` seconds."""
    given = {name: value for name, value in CONNECT.items() if name not in address.url.query}
    engine = create_engine(
        address.url, pool_size=THREADS, max_overflow=0, pool_pre_ping=True, hide_parameters=True, connect_args=given
    )

    @event.listens_for(engine, "connect")
    def connects(raw: psycopg.Connection[Any], record: object) -> None:
        raw.execute(f"SET lock_timeout = {int(busy * 1000)}")
        raw.commit()

    return engine


def check_server(c: Connection, address: Address) -> list[str]:
    """Refuses a server on which a commit would not be safe; gives words about smaller worries."""

    def shows(name: str) -> str:
        return str(c.execute(text(f"SHOW {name}")).scalar_one())

    where = address.shown
    if int(shows("server_version_num")) < OLDEST * 10_000:
        raise StoreError(f"{where} runs PostgreSQL {shows('server_version')}; Regnum needs {OLDEST} or newer")
    if shows("fsync") != "on":
        raise StoreError(f"{where} runs with fsync off and would lose games in a power cut; set fsync = on")
    if shows("synchronous_commit") == "off":
        raise StoreError(
            f"{where} has synchronous_commit off and would lose the last moves in a crash; set synchronous_commit = on "
            "(for the server, the database or this user, wherever it was switched off)"
        )
    if shows("server_encoding") != "UTF8":
        raise StoreError(f"{where} keeps texts as {shows('server_encoding')}; make the database with encoding UTF8")
    if shows("transaction_read_only") == "on":
        raise StoreError(f"{where} is read-only (a standby?); name the primary server, with writing allowed")
    if shows("full_page_writes") != "on":
        return [f"{where} runs with full_page_writes off; a power cut may damage the database; set it on"]
    return []


# What the server or the driver says, and what a person would want to hear.
REFUSALS = (
    (
        "password authentication failed",
        "the server does not accept this user with this password; check both in the URL",
    ),
    ("no password supplied", "the server wants a password; write postgresql://user:password@host/name"),
    ("no pg_hba.conf entry", "the server lets nobody in from here; add a line to its pg_hba.conf"),
    ("role ", "the server does not know this user; create it with createuser"),
    ("database ", "the server has no database of this name; create it with createdb"),
    ("permission denied", "this user may not make tables there; make it the owner of the database"),
    ("too many", "the server has no free connection; raise max_connections or stop something"),
    ("starting up", "the server is still starting; try again in a moment"),
)


def unusable(error: Exception, address: Address) -> Exception:
    """What stops an opening, in one sentence without the password."""
    if isinstance(error, StoreError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, psycopg.Error):
        return error
    said = address.hidden(cause)
    for sign, meaning in REFUSALS:
        if sign in said and (sign not in ("role ", "database ") or "does not exist" in said):
            return StoreError(f"{address.shown} cannot be opened: {meaning} ({said})")
    if isinstance(cause, psycopg.OperationalError) and cause.sqlstate is None:
        return StoreError(
            f"{address.shown} cannot be reached: is the server running, and is the address right? ({said})"
        )
    return StoreError(f"{address.shown} cannot be opened: {said}")
