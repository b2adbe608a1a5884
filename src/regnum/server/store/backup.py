"""Backups: one SQLite file with the same tables, which can be restored into SQLite or PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

from sqlalchemy import Connection, MetaData, Table, func, select

from regnum.extras import needs
from regnum.server.store.address import Address
from regnum.server.store.errors import LogDamaged, StoreError, raise_as, translated
from regnum.server.store.log import CHUNK, verify_all
from regnum.server.store.migrate import VERSIONS, check_known, migrate, version
from regnum.server.store.sqlite import check_file, check_references, is_sqlite, locked, sqlite_engine
from regnum.server.store.writer import raw_of

Progress = Callable[[int, int], None]

BUSY = 30.0
PAGES = 2048  # of a SQLite file, copied in one step


def nothing(done: int, total: int) -> None:
    """Ignore the progress of a backup."""


def part(progress: Progress, k: int, of: int) -> Progress:
    """Return the k-th of several equal parts of one progress, which counts to a thousand."""

    def scaled(done: int, total: int) -> None:
        progress((1000 * k + (1000 * done // total if total else 1000)) // of, 1000)

    return scaled


def backup(url: str, target: Path, progress: Progress = nothing, *, replace: bool = False) -> list[LogDamaged]:
    """Copy a consistent snapshot of the database, also while a server writes; the file appears complete or not at all.

    Return the damaged logs: they are copied as they are, but such a backup cannot be restored.
    """
    address = Address(url)
    target = target.absolute()
    if target.exists() and (not replace or not target.is_file()):
        raise StoreError(f"{target} already exists; choose another file, or use --replace")
    if not target.parent.is_dir():
        raise StoreError(f"the folder {target.parent} does not exist; create it first")
    with replacing_file(target, replace) as made:
        copy = copy_file if address.backend == "sqlite" else copy_server
        copy(address, made, part(progress, 0, 2))
        with opened(made, "?mode=ro") as c:
            return verify_all(c, part(progress, 1, 2))


def restore(source: Path, url: str, progress: Progress = nothing) -> None:
    """Fill an empty database from a backup: every log is verified before and after, and all is written or nothing."""
    address = Address(url)
    check_backup(source)
    with opened(source, "?mode=ro") as old, destination(address) as (new, shown):
        check_logs(old, str(source), part(progress, 0, 3))
        at = version(old) or "head"
        migrate(new, shown, to=at)
        known = tables_of(old)
        for table in known:
            if new.execute(select(func.count()).select_from(table)).scalar_one():
                raise StoreError(f"{shown} is not empty ({table.name} has rows); restore into a new, empty database")
        copy_rows(old, new, known, part(progress, 1, 3))
        migrate(new, shown)
        check_logs(new, shown, part(progress, 2, 3))
        if new.dialect.name == "sqlite":
            check_references(raw_of(new), address.path)


def check_logs(c: Connection, shown: str, progress: Progress) -> None:
    """Check that every log is undamaged."""
    broken = verify_all(c, progress)
    if broken:
        raise StoreError(f"{shown} cannot be restored: {broken[0]} ({len(broken)} damaged logs in total)")


@contextmanager
def replacing_file(target: Path, replace: bool) -> Iterator[Path]:
    """Yield a temporary file beside the target, which replaces it, synced, on success."""
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise StoreError(f"{target} cannot be created: {error.strerror}; choose a writable folder") from None
    made = Path(name)
    try:
        try:
            yield made
            os.fsync(handle)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"the backup {target} could not be finished: {error}") from error
        try:
            os.replace(made, target) if replace else os.link(made, target)
        except FileExistsError:
            raise StoreError(f"{target} already exists; choose another file, or use --replace") from None
        sync_folder(target.parent)
    finally:
        os.close(handle)
        with suppress(FileNotFoundError):
            made.unlink()


def sync_folder(folder: Path) -> None:
    """Sync a folder: a new name is on the disk only then."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def opened(path: Path, mode: str, begin: str = "BEGIN") -> Iterator[Connection]:
    """Open a SQLite file in one transaction, committed at the end."""
    engine = sqlite_engine(path, BUSY, begin, mode)
    try:
        with engine.begin() as connection:
            yield connection
    except Exception as error:
        raise_as(translated(error, f"{path} cannot be used"), error)
    finally:
        engine.dispose()


def copy_file(address: Address, made: Path, progress: Progress) -> None:
    """Copy a file with SQLite's online backup.

    The open read transaction fixes the snapshot, so that writers do not wait and the copy does not restart.
    """
    path = address.path
    if not path.is_file():
        raise StoreError(f"database not found: {path}; give the file that the server uses")
    check_kind(path, "a Regnum database")
    old = sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=BUSY, isolation_level=None)
    new = sqlite3.connect(made, isolation_level=None)
    try:
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=PAGES, progress=lambda _, left, total: progress(total - left, total), sleep=0)
        new.execute("PRAGMA journal_mode = DELETE")  # a backup is one file, without a WAL beside it
    finally:
        new.close()
        old.close()


def copy_server(address: Address, made: Path, progress: Progress) -> None:
    """Copy a PostgreSQL database row by row, in one repeatable-read transaction."""
    with needs("postgres", "a PostgreSQL database"):
        from regnum.server.store.postgres import postgres_engine, unusable

    engine = postgres_engine(address, BUSY)
    reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    try:
        with reader.connect() as old, opened(made, "?mode=rw") as new:
            at = version(old)
            if at is None:
                raise StoreError(f"{address.shown} is not a Regnum database; give the one that the server uses")
            migrate(new, address.shown, to=at)
            copy_rows(old, new, tables_of(new), progress)
    except Exception as error:
        raise_as(unusable(error, address), error)
    finally:
        engine.dispose()


@contextmanager
def destination(address: Address) -> Iterator[tuple[Connection, str]]:
    """Open the database to fill, in one transaction; a file that did not exist before is deleted after a failure."""
    if address.backend == "sqlite":
        path = address.path
        fresh = not path.exists()
        check_file(path)
        lock = locked(path)
        try:
            with opened(path, "?mode=rw", "BEGIN IMMEDIATE") as connection:
                yield connection, str(path)
        except BaseException:
            if fresh:
                path.unlink(missing_ok=True)
            raise
        finally:
            lock.release()
        return
    with needs("postgres", "a PostgreSQL database"):
        from regnum.server.store.postgres import check_server, postgres_engine, unusable

    engine = postgres_engine(address, BUSY)
    try:
        with engine.begin() as connection:
            check_server(connection, address)
            yield connection, address.shown
    except Exception as error:
        raise_as(unusable(error, address), error)
    finally:
        engine.dispose()


def check_kind(path: Path, what: str) -> None:
    """Check that it is a SQLite file with our tables."""
    try:
        with opened(path, "?mode=ro") as c:
            if version(c) is not None:
                return
    except (StoreError, OSError):
        if is_sqlite(path):  # which cannot be read
            raise
    raise StoreError(f"{path} is not {what}; choose another file")


def check_backup(source: Path) -> None:
    """Check that a file is readable, complete, and a backup."""
    if not source.is_file():
        raise StoreError(f"backup not found: {source}; give a file created by `regnum backup`")
    check_kind(source, "a Regnum backup")
    with opened(source, "?mode=ro") as c:
        check_known(version(c), f"the backup {source}")
        result = raw_of(c).execute("PRAGMA quick_check(1)").fetchone()[0]
        if result != "ok":
            raise StoreError(f"the backup {source} is damaged ({result}); use an earlier one")


def tables_of(c: Connection) -> list[Table]:
    """Return the tables of a SQLite file, referenced ones first."""
    found = MetaData()
    found.reflect(c)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


def copy_rows(old: Connection, new: Connection, known: list[Table], progress: Progress) -> None:
    """Copy all rows of all tables."""
    total = sum(old.execute(select(func.count()).select_from(table)).scalar_one() for table in known)
    done = 0
    for table in known:
        for rows in old.execute(select(table), execution_options={"yield_per": CHUNK}).partitions():
            put(new, table, cast(list[Any], rows))
            done += len(rows)
            progress(done, total)
    progress(done, total)


def put(new: Connection, table: Table, rows: list[Any]) -> None:
    """Insert rows; PostgreSQL is fastest with COPY."""
    if new.dialect.name == "sqlite":
        names = table.columns.keys()
        new.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in rows])
        return
    quoted = ", ".join(f'"{column.name}"' for column in table.columns)
    with (
        cast(Any, new.connection.cursor()) as cursor,
        cursor.copy(f'COPY "{table.name}" ({quoted}) FROM STDIN') as copy,
    ):
        for row in rows:
            copy.write_row(row)
