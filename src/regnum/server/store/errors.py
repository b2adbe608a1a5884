"""Errors of the store. Each says what is wrong and what to do, and never contains a password."""

from __future__ import annotations

from typing import NoReturn

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from regnum.core.errors import RegnumError


class StoreError(RegnumError):
    """The database cannot be used, or a write failed. Nothing was acknowledged."""


class WriteUncertain(StoreError):
    """The connection was lost during a commit: it may or may not have been written. Read again to find out."""


class WriteConflict(StoreError):
    """Another process wrote this entry of the log first, or it is not the next one. Nothing was written."""


class LogDamaged(StoreError):
    """A log was changed by something other than Regnum; `n` is the first entry that does not match."""

    def __init__(self, table_id: str, n: int, why: str) -> None:
        super().__init__(f"the log of table {table_id} is damaged at entry {n}: {why}")
        self.table_id = table_id
        self.n = n


# The first words of SQLite's message, or PostgreSQL's code, and our own text.
KNOWN_ERRORS = (
    ("database or disk is full", "the disk is full; free some space"),
    ("53100", "the disk of the database server is full; free some space"),
    ("attempt to write a readonly", "the database is read-only; make the file and its folder writable"),
    ("25006", "the database is read-only; connect to the primary server, with writing allowed"),
    ("database is locked", "another program has locked the database; wait for it or stop it"),
    ("55P03", "another program holds a lock in the database; wait for it or stop it"),
    ("disk I/O error", "the disk reports errors; see the system log"),
    ("malformed", "the database file is damaged; restore a backup"),
    ("57P01", "the database server closed the connection; retry"),
    ("40P01", "deadlock between two writers; retry"),
)


def translated(error: BaseException, outcome: str = "write failed") -> BaseException:
    """Turn an error of the database into a StoreError; errors of a query and all others stay as they are."""
    cause: BaseException | None = error
    if isinstance(error, DBAPIError):
        if isinstance(error, (IntegrityError, ProgrammingError, DataError)):
            return error
        cause = error.orig
    elif isinstance(error, StopIteration):
        return RuntimeError(f"the job raised {error!r}")  # a future refuses to carry a StopIteration
    elif type(error).__module__ != "sqlite3":
        return error
    message = f"{getattr(cause, 'sqlstate', None) or ''} {cause}".strip()
    for sign, meaning in KNOWN_ERRORS:
        if sign in message:
            return StoreError(f"{outcome}: {meaning} ({message})")
    return StoreError(f"{outcome}: the database reports {message}")


def raise_as(found: BaseException, error: BaseException) -> NoReturn:
    """Raise the translated error, or the error itself (which must not become its own cause)."""
    if found is error:
        raise error
    raise found from error
