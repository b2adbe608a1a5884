"""The store on SQLite: one file, one writing thread, a few readers, and checks that commits are durable."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from regnum.server.store.address import Address
from regnum.server.store.errors import StoreError, raise_as, translated
from regnum.server.store.lock import FileLock
from regnum.server.store.migrate import migrate
from regnum.server.store.store import Store
from regnum.server.store.writer import WriteJob, Writer, raw_of

T = TypeVar("T")

READERS = 4
FIXED = (3, 51, 3)  # the first SQLite without the WAL-reset bug
MAGIC = b"SQLite format 3\0"


class SqliteStore(Store):
    """A store in one file."""

    backend = "sqlite"

    def __init__(self, address: Address, busy: float) -> None:
        self.path = address.path
        check_file(self.path)
        self.warnings = age_warnings(sqlite3.sqlite_version_info)
        self._lock = locked(self.path)
        self._engines: list[Engine] = []
        try:
            self._writer = Writer(self._prepared(busy))
            self._reader = self._engine(busy, "BEGIN", "?mode=ro")
        except BaseException:
            self._release()
            raise
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="regnum-reader")
        self._open = True
        self._writer.start()

    def _engine(self, busy: float, begin: str, mode: str) -> Engine:
        engine = sqlite_engine(self.path, busy, begin, mode)
        self._engines.append(engine)
        return engine

    def _prepared(self, busy: float) -> Connection:
        """Return the writing connection, migrated and configured so that commits are durable."""
        try:
            connection = self._engine(busy, "BEGIN IMMEDIATE", "?mode=rwc").connect()
            raw = raw_of(connection)
            set_pragma(raw, self.path, "journal_mode", "wal", "use a local disk, not a network folder")
            set_pragma(raw, self.path, "synchronous", 2, "use a SQLite that supports synchronous=FULL")
            raw.execute("PRAGMA fullfsync = 1")  # required on macOS to reach the disk
            raw.execute("PRAGMA journal_size_limit = 67108864")
            bring_up_to_date(connection, self.path)
        except Exception as error:
            raise unusable(error, self.path) from None
        return connection

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run the job in a transaction, committed together with other waiting jobs."""
        if not self._open:
            raise StoreError("the store is closed; open it again")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._writer.jobs.put(WriteJob(job, future))
        return await future

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run the job in one of the reading threads."""
        if not self._open:
            raise StoreError("the store is closed; open it again")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._reading, job)

    def _reading(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._reader.connect() as connection:
                return job(connection)
        except Exception as error:
            raise_as(translated(error, "read failed"), error)

    async def close(self) -> None:
        """Write the waiting jobs, checkpoint the WAL, release the lock."""
        if self._open:
            self._open = False
            await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._writer.jobs.put(None)
        self._writer.join()
        self._threads.shutdown()
        self._reader.dispose()  # readers first: the last connection, the writer, checkpoints the WAL
        self._writer.connection.close()
        self._release()

    def _release(self) -> None:
        for engine in self._engines:
            engine.dispose()
        self._lock.release()


def sqlite_engine(path: Path, busy: float, begin: str, mode: str) -> Engine:
    """Create an engine whose transactions begin explicitly, not when the driver decides."""
    where = f"file:{quote(str(path))}{mode}"

    def connected() -> sqlite3.Connection:
        raw = sqlite3.connect(
            where, timeout=busy, isolation_level=None, check_same_thread=False, cached_statements=256, uri=True
        )
        if "mode=ro" in mode:
            raw.execute("PRAGMA query_only = 1")
        return raw

    engine = create_engine(
        "sqlite://", creator=connected, poolclass=QueuePool, pool_size=READERS, max_overflow=0, hide_parameters=True
    )

    @event.listens_for(engine, "begin")
    def begins(connection: Connection) -> None:
        raw_of(connection).execute(begin)

    return engine


def bring_up_to_date(connection: Connection, path: Path) -> None:
    """Migrate and check the file, then switch foreign keys on."""
    raw = raw_of(connection)
    with connection.begin():  # foreign keys are still off, so that a step may rebuild a table
        migrate(connection, str(path))
        check_references(raw, path)
    set_pragma(raw, path, "foreign_keys", 1, "use a SQLite built with foreign keys")


def set_pragma(raw: sqlite3.Connection, path: Path, name: str, value: str | int, remedy: str) -> None:
    """Set a pragma and check that SQLite has applied it."""
    raw.execute(f"PRAGMA {name} = {value}")
    got = raw.execute(f"PRAGMA {name}").fetchone()[0]
    if got != value:
        raise StoreError(f"{path} cannot be used safely: {name} is {got} and must be {value}; {remedy}")


def check_references(raw: sqlite3.Connection, path: Path) -> None:
    """Check that all foreign keys are valid."""
    lost = raw.execute("PRAGMA foreign_key_check").fetchone()
    if lost:
        raise StoreError(
            f"{path} is damaged: a row of {lost[0]} refers to a missing row of {lost[2]}; restore a backup"
        )


def age_warnings(version: tuple[int, ...]) -> list[str]:
    """Warn about an old SQLite."""
    if version >= FIXED:
        return []
    old, fixed = ".".join(map(str, version)), ".".join(map(str, FIXED))
    return [
        f"SQLite {old} is installed; versions before {fixed} can corrupt a file with two writers. This server locks "
        "the file; do not let other programs write to it"
    ]


def may(path: Path, how: int) -> bool:
    """Whether this process may, with its effective user."""
    return os.access(path, how, effective_ids=os.access in os.supports_effective_ids)


def check_file(path: Path) -> None:
    """Check everything that can be known before SQLite is asked, with better messages."""
    folder = path.parent
    if not folder.is_dir():
        what = "is a file" if folder.exists() else "does not exist"
        raise StoreError(f"{path} cannot be created: the folder {folder} {what}; create it, or choose another place")
    if path.is_dir():
        raise StoreError(f"{path} is a folder; give a file in it, such as {path / 'regnum.db'}")
    if path.exists() and not may(path, os.W_OK | os.R_OK):
        raise StoreError(f"{path} is not writable; give this user read and write access")
    if not may(folder, os.W_OK | os.X_OK):
        raise StoreError(
            f"the folder {folder} is not writable, which SQLite needs beside {path.name}; give this user write access"
        )
    if path.exists() and path.stat().st_size and not is_sqlite(path):
        raise StoreError(f"{path} is not a SQLite database; choose another file, or a new one")


def is_sqlite(path: Path) -> bool:
    """Whether a file begins as one of SQLite's."""
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def locked(path: Path) -> FileLock:
    """Lock the file, which is readable only by its owner because it contains secrets."""
    try:
        lock = FileLock(path)
    except OSError as error:
        raise StoreError(
            f"the lock file beside {path} cannot be created: {error.strerror}; use a writable local folder"
        ) from None
    try:
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        lock.release()
        raise StoreError(f"{path} cannot be created: {error.strerror}; use a writable local folder") from None
    return lock


def unusable(error: Exception, path: Path) -> Exception:
    """Return why the database cannot be opened, in one sentence."""
    found = translated(error, f"{path} cannot be opened")
    return found if isinstance(found, StoreError) else error
