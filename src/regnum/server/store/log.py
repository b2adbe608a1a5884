"""The log of a table: rows numbered from one, each with a hash of itself and of the one before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, exists, func, insert, select
from sqlalchemy.exc import IntegrityError

from regnum.server.store.errors import LogDamaged, StoreError, WriteConflict
from regnum.server.store.schema import entries, tables

__all__ = ["LogDamaged", "LogRow", "WriteConflict", "append", "read", "row_hash", "verify", "verify_all"]

Progress = Callable[[int, int], None]

CHUNK = 5000  # rows at a time, when a whole database is read


class LogRow(NamedTuple):
    """One entry as stored."""

    n: int
    time: int
    body: bytes
    hash: str


def row_hash(before: str, table_id: str, n: int, time: int, body: bytes) -> str:
    """Return the hash of a row, which covers the whole log up to it."""
    return sha256(b"%b\n%b\n%d\n%d\n%b" % (before.encode(), table_id.encode(), n, time, body)).hexdigest()


LAST = (
    select(entries.c.n, entries.c.hash)
    .where(entries.c.table_id == bindparam("table_id"))
    .order_by(entries.c.n.desc())
    .limit(1)
)

# One statement, so that check and insert are atomic: only if the row before is the one we know.
NEXT = (
    insert(entries)
    .from_select(
        ["table_id", "n", "time", "body", "hash"],
        select(*(bindparam(c.name, type_=c.type).label(c.name) for c in entries.c)).where(
            exists().where(
                entries.c.table_id == bindparam("table_id", type_=entries.c.table_id.type),
                entries.c.n == bindparam("n_before", type_=entries.c.n.type),
                entries.c.hash == bindparam("hash_before", type_=entries.c.hash.type),
            )
        ),
    )
    .execution_options(preserve_rowcount=True)
)

SINCE = (
    select(entries.c.n, entries.c.time, entries.c.body, entries.c.hash)
    .where(entries.c.table_id == bindparam("table_id"), entries.c.n > bindparam("since"))
    .order_by(entries.c.n)
)

INSERT = insert(entries)


def append(c: Connection, table_id: str, rows: Sequence[tuple[int, int, bytes]], before: str | None = None) -> str:
    """Write (n, time, body) and return the hash of the last row.

    `before` is the hash of row n - 1 ("" when there is none), if the caller knows it; otherwise it is looked up.
    WriteConflict when the first n is not exactly the next.
    """
    if not rows:
        raise StoreError("nothing to append; at least one row is required")
    first = rows[0][0]
    if [n for n, _, _ in rows] != list(range(first, first + len(rows))) or first < 1:
        raise WriteConflict(
            f"entries of table {table_id} must be numbered consecutively from 1; got: {rows[0][0]}..{rows[-1][0]}"
        )
    if before is None:
        before = last_hash(c, table_id, first)
    known = before
    made = []
    for n, time, body in rows:
        known = row_hash(known, table_id, n, time, body)
        made.append({"table_id": table_id, "n": n, "time": time, "body": body, "hash": known})
    try:
        if first > 1:
            guarded = made.pop(0) | {"n_before": first - 1, "hash_before": before}
            if c.execute(NEXT, guarded).rowcount != 1:
                raise WriteConflict(f"entry {first} of table {table_id} is not the next one; read the log again")
        elif before:
            raise WriteConflict(f"entry 1 of table {table_id} is the first one; the hash before it must be empty")
        if made:
            c.execute(INSERT, made)
    except IntegrityError as error:
        raise insert_error(error, table_id, first) from None
    return known


def last_hash(c: Connection, table_id: str, first: int) -> str:
    """Return the hash of the last row."""
    last = c.execute(LAST, {"table_id": table_id}).one_or_none()
    n, known = (last.n, last.hash) if last else (0, "")
    if n + 1 != first:
        raise WriteConflict(f"entry {first} of table {table_id} is not the next one, {n + 1} is; read the log again")
    return str(known)


def insert_error(error: IntegrityError, table_id: str, n: int) -> Exception:
    """Translate an error, the same for both databases."""
    kind = getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", "")
    if kind in ("23505", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"):
        return WriteConflict(f"entry {n} of table {table_id} is already written; read the log again")
    if kind in ("23503", "SQLITE_CONSTRAINT_FOREIGNKEY"):
        return StoreError(f"unknown table {table_id}; write its row in `tables` first")
    return error


def read(c: Connection, table_id: str, since: int = 0) -> list[LogRow]:
    """Return the rows after `since`, in order."""
    return [LogRow._make(row) for row in c.execute(SINCE, {"table_id": table_id, "since": since})]


def verify(table_id: str, rows: Iterable[LogRow], before: str = "") -> None:
    """Raise LogDamaged at the first row that does not match. Without `before` the log must begin at entry 1."""
    due = 0
    for row in rows:
        check(table_id, row, before, due or (row.n if before else 1))
        before, due = row.hash, row.n + 1


def check(table_id: str, row: LogRow, before: str, due: int) -> None:
    """Check one row against the one before."""
    if row.n != due:
        raise LogDamaged(table_id, due, f"entry {row.n} is in its place")
    if not isinstance(row.body, bytes):
        raise LogDamaged(table_id, row.n, "its content is no longer bytes")
    if row_hash(before, table_id, row.n, row.time, row.body) != row.hash:
        raise LogDamaged(table_id, row.n, "its hash does not match its content and the entry before it")


def verify_all(c: Connection, progress: Progress = lambda done, total: None) -> list[LogDamaged]:
    """Verify every log of the database and its stored length; return the first error of each damaged table."""
    ends = {
        row.id: (row.length, 1, "") for row in c.execute(select(tables.c.id, tables.c.length))
    }  # stored length, next number, hash before
    total = c.execute(select(func.count()).select_from(entries)).scalar_one()
    found: list[LogDamaged] = []
    done = 0
    every = select(*entries.c).order_by(entries.c.table_id, entries.c.n)
    for chunk in c.execute(every, execution_options={"yield_per": CHUNK}).partitions():
        for table_id, *row in chunk:
            end = ends.get(table_id)
            if end is None:  # its damage is known already
                continue
            noted, due, before = end
            try:
                check(table_id, LogRow._make(row), before, due)
                ends[table_id] = noted, due + 1, row[-1]
            except LogDamaged as error:
                found.append(error)
                del ends[table_id]
        done += len(chunk)
        progress(done, total)
    progress(done, total)
    for table_id, (noted, due, _) in ends.items():
        if noted != due - 1:
            found.append(LogDamaged(table_id, due, f"the log has {due - 1} entries, but {noted} were written"))
    return found
