"""What goes wrong when something is to be kept. Each says what is wrong and what would be right, never a password."""

from __future__ import annotations

from typing import NoReturn

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from regnum.core.errors import RegnumError


class StoreError(RegnumError):
    """The database cannot be used, or something could not be written. Nothing was acknowledged."""


class Unsure(StoreError):
    """The connection was lost in the middle of a commit: it may or may not have been written. Read again to know."""


class Conflict(StoreError):
    """Somebody else wrote this entry of the log first, or it is not the next one. Nothing was written."""


class Broken(StoreError):
    """A log was changed by something other than Regnum; `n` is the first entry that does not fit."""

    def __init__(self, table_id: str, n: int, why: str) -> None:
        super().__init__(f"the log of table {table_id} is damaged at entry {n}: {why}")
        self.table_id = table_id
        self.n = n


# The first words of what SQLite says, or PostgreSQL's code, and what we make of it.
TROUBLES = (
    ("database or disk is full", "the disk is full; make room"),
    ("53100", "the disk of the database server is full; make room"),
    ("attempt to write a readonly", "the database is read-only; make the file and its folder writable"),
    ("25006", "the database is read-only; connect to the primary server, with writing allowed"),
    ("database is locked", "another program holds the database locked; let it finish or stop it"),
    ("55P03", "another program holds a lock in the database; let it finish or stop it"),
    ("disk I/O error", "the disk answers with errors; look at the system's log"),
    ("malformed", "the database file is damaged; restore a backup"),
    ("57P01", "the connection was ended by the database server; try again"),
    ("40P01", "two writers waited for each other; try again"),
)


def translated(error: BaseException, outcome: str = "nothing was written") -> BaseException:
    """Trouble of the database as a StoreError; mistakes of a query and everything else as they are."""
    cause: BaseException | None = error
    if isinstance(error, DBAPIError):
        if isinstance(error, (IntegrityError, ProgrammingError, DataError)):
            return error
        cause = error.orig
    elif isinstance(error, StopIteration):
        return RuntimeError(f"the job raised {error!r}")  # a future refuses to carry the thing itself
    elif type(error).__module__ != "sqlite3":
        return error
    said = f"{getattr(cause, 'sqlstate', None) or ''} {cause}".strip()
    for sign, meaning in TROUBLES:
        if sign in said:
            return StoreError(f"{outcome}: {meaning} ({said})")
    return StoreError(f"{outcome}: the database says {said}")


def raise_as(found: BaseException, error: BaseException) -> NoReturn:
    """Raises what was made of an error, or the error itself (which must not become its own cause)."""
    if found is error:
        raise error
    raise found from error
