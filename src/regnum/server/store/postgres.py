"""The store on PostgreSQL: a few connections in a few threads, each job its own transaction."""

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
from regnum.server.store.errors import StoreError, WriteUncertain, raise_as, translated
from regnum.server.store.listener import CHANNEL, NotificationListener
from regnum.server.store.migrate import migrate
from regnum.server.store.store import Store

T = TypeVar("T")

THREADS = 4
OLDEST = 14  # the oldest supported PostgreSQL
LONGEST = 7999  # bytes in one notification
LEADER = 0x537465776172  # the advisory lock of the leader
NOTIFY = text("SELECT pg_notify(:channel, :payload)").bindparams(bindparam("channel", CHANNEL))
CONNECT: dict[str, Any] = {
    "connect_timeout": 5,
    "application_name": "regnum",
    # A server that disappears without closing its connections is detected after about twenty seconds.
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
        self._listener: NotificationListener | None = None
        self._leader: psycopg.Connection[Any] | None = None
        self._leader_lock = threading.Lock()
        self._open = True

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run the job in a transaction of its own."""
        return await self._in_thread(self._writing, job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run the job in a read-only transaction."""
        return await self._in_thread(self._reading, job)

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        if not self._open:
            raise StoreError("the store is closed; open it again")
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

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
                message = self._address.hidden(error.orig)
                raise WriteUncertain(
                    f"the connection was lost during a commit; the outcome is unknown ({message})"
                ) from error
            raise_as(self._translated(error, "write failed"), error)
        return result  # type: ignore[no-any-return]

    def _reading(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._reader.connect() as connection:
                return job(connection)
        except Exception as error:
            raise_as(self._translated(error, "read failed"), error)

    def _translated(self, error: Exception, outcome: str) -> BaseException:
        found = translated(error, outcome)
        return StoreError(self._address.hidden(found)) if type(found) is StoreError else found

    async def close(self) -> None:
        """Finish the submitted jobs, then close every connection."""
        if self._open:
            self._open = False
            await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        if self._listener is not None:
            self._listener.stop()
        self._threads.shutdown()
        with self._leader_lock:
            self._release_lead()
        self._engine.dispose()

    def listen(self, receive: Callable[[str], None], reconnected: Callable[[], None]) -> None:
        """Start the listening connection; every commit after this returns is received."""
        if self._listener is not None:
            raise StoreError("the store already has a listener; only one is needed")
        try:
            self._listener = NotificationListener(self._connected, asyncio.get_running_loop(), receive, reconnected)
        except psycopg.Error as error:
            raise unusable(error, self._address) from None
        self._listener.start()

    def notify(self, connection: Connection, payload: str) -> None:
        """Send a notification when the transaction commits."""
        if len(payload.encode()) > LONGEST or not payload:
            raise StoreError(f"a notification must have 1 to {LONGEST} bytes; send only the id of the change")
        connection.execute(NOTIFY, {"payload": payload})

    async def try_lead(self) -> bool:
        """Whether this process is the leader; if its connection died, the lock is lost and tried again."""
        return await self._in_thread(self._hold_lead)

    def _hold_lead(self) -> bool:
        with self._leader_lock:
            if self._leader is not None:
                with suppress(psycopg.Error):
                    self._leader.execute("SELECT 1")
                    return True
                self._release_lead()
            try:
                self._leader = self._connected()
                row = self._leader.execute("SELECT pg_try_advisory_lock(%s)", (LEADER,)).fetchone()
            except psycopg.Error:  # no server, no leader; retried soon
                self._release_lead()
                return False
            if row is None or not row[0]:
                self._release_lead()
                return False
            return True

    def _release_lead(self) -> None:
        if self._leader is not None:
            with suppress(psycopg.Error):
                self._leader.close()
            self._leader = None

    def _connected(self) -> psycopg.Connection[Any]:
        """Return a connection outside the pool, in autocommit mode."""
        _, given = self._engine.dialect.create_connect_args(self._engine.url)
        return psycopg.connect(**{**CONNECT, **given}, autocommit=True)


def postgres_engine(address: Address, busy: float) -> Engine:
    """Create an engine whose connections are tested before use and wait for a lock at most `busy` seconds."""
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
    """Refuse a server on which commits would not be safe; return warnings about minor problems."""

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
        raise StoreError(f"{where} has the encoding {shows('server_encoding')}; create the database with encoding UTF8")
    if shows("transaction_read_only") == "on":
        raise StoreError(f"{where} is read-only (a standby?); use the primary server, with writing allowed")
    if shows("full_page_writes") != "on":
        return [f"{where} runs with full_page_writes off; a power cut may damage the database; set it on"]
    return []


# The server's or the driver's message, and our own text.
REFUSALS = (
    (
        "password authentication failed",
        "the server rejects this user and password; check both in the URL",
    ),
    ("no password supplied", "the server requires a password; write postgresql://user:password@host/name"),
    ("no pg_hba.conf entry", "the server rejects connections from this host; add a pg_hba.conf entry"),
    ("role ", "the server has no such user; create it with createuser"),
    ("database ", "the server has no database of this name; create it with createdb"),
    ("permission denied", "this user may not create tables there; make it the owner of the database"),
    ("too many", "the server has no free connection; raise max_connections or close other connections"),
    ("starting up", "the server is still starting; retry in a moment"),
)


def unusable(error: Exception, address: Address) -> Exception:
    """Return why the database cannot be opened, in one sentence without the password."""
    if isinstance(error, StoreError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, psycopg.Error):
        return error
    message = address.hidden(cause)
    for sign, meaning in REFUSALS:
        if sign in message and (sign not in ("role ", "database ") or "does not exist" in message):
            return StoreError(f"{address.shown} cannot be opened: {meaning} ({message})")
    if isinstance(cause, psycopg.OperationalError) and cause.sqlstate is None:
        return StoreError(
            f"{address.shown} cannot be reached; check that the server is running and the address is right ({message})"
        )
    return StoreError(f"{address.shown} cannot be opened: {message}")
