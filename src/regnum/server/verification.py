"""Check that what repeats the logs fits them: the rows of tables and of their people. It can be written again.

A log is checked by its hashes, in `store/log.py`. Here each is replayed, and what follows from it is compared.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from regnum.core.errors import RegnumError
from regnum.server import table_store
from regnum.server.results import rows_of
from regnum.server.store.address import Address
from regnum.server.store.backup import destination, opened
from regnum.server.store.errors import LogDamaged
from regnum.server.store.migrate import migrate
from regnum.server.store.schema import entries, members, results, tables
from regnum.server.table_store import TableSummary
from regnum.table.result import Unrated, result_of
from regnum.table.table import Table

Progress = Callable[[int, int], None]

CHUNK: Final = 25  # tables that a process checks at a time
FEW: Final = 200  # tables for which no further process is started
RATED: Final = ("mu", "sigma")  # of a result: the rating, which depends on the matches before it


class Mismatch(Struct, frozen=True):
    """A table whose rows do not fit its log, or whose log cannot be replayed."""

    table_id: str
    what: str
    repairable: bool = True
    results: bool = (
        False  # whether only the rows of results are wrong, or missing as those of a match before an upgrade
    )

    def __str__(self) -> str:
        return f"table {self.table_id}: {self.what}"


def check_file(path: Path, progress: Progress) -> list[Mismatch]:
    """Replay every log of a copy of the database, in several processes if there are many."""
    with opened(path, "?mode=rw") as c:
        migrate(c, str(path))
        ids = sorted({*c.scalars(select(tables.c.id)), *c.scalars(select(entries.c.table_id).distinct())})
    chunks = [ids[start : start + CHUNK] for start in range(0, len(ids), CHUNK)]
    check = partial(check_tables, path)
    if len(ids) <= FEW:
        return collected(map(check, chunks), len(ids), progress)
    with ProcessPoolExecutor(os.cpu_count(), mp_context=multiprocessing.get_context("spawn")) as processes:
        return collected(processes.map(check, chunks), len(ids), progress)


def collected(checked: Iterable[list[Mismatch]], total: int, progress: Progress) -> list[Mismatch]:
    """Return all mismatches, and report how far the check is."""
    found: list[Mismatch] = []
    for n, mismatches in enumerate(checked, start=1):
        found += mismatches
        progress(min(n * CHUNK, total), total)
    return found


def check_tables(path: Path, ids: Sequence[str]) -> list[Mismatch]:
    """Check these tables."""
    with opened(path, "?mode=ro") as c:
        return [found for each in ids if (found := check_table(c, each)) is not None]


def check_table(c: Connection, table_id: str) -> Mismatch | None:
    """Compare the rows of a table with its log; a damaged log is not replayed."""
    try:
        stored = table_store.load(c, table_id)
    except LogDamaged:  # its hashes have said so
        return None
    except RegnumError as wrong:
        return Mismatch(table_id, f"the log cannot be replayed: {wrong}", repairable=False)
    if stored is None:  # its length has said so
        return None
    names = differences(c, stored.table)
    if not names and not has_result(c, stored.table):
        return Mismatch(table_id, "no result, or another", results=True)
    return Mismatch(table_id, f"not as its log says: {', '.join(names)}") if names else None


def has_result(c: Connection, table: Table) -> bool:
    """Whether the result of a finished match is stored as its log says; ratings also follow from other matches."""
    due = result_of(table)
    expected = [] if due is None else [{**row, "unrated": due.unrated} for row in rows_of(due, {})]
    found = c.execute(select(results).where(results.c.table_id == table.id).order_by(results.c.side)).mappings().all()
    return len(found) == len(expected) and all(
        row[name] == value or (name == "unrated" and value == Unrated.NO and row[name] == Unrated.ALONE)
        for row, side in zip(found, expected, strict=True)
        for name, value in side.items()
        if name not in RATED
    )


def differences(c: Connection, table: Table) -> list[str]:
    """Return what is stored otherwise than the log says."""
    due = table_store.row_of(table)
    row = c.execute(select(tables).where(tables.c.id == table.id)).mappings().one_or_none()
    if row is None:
        return ["the whole row"]
    names = [name for name, value in due.items() if name != "summary" and row[name] != value]
    if not same_summary(row["summary"], due["summary"]):
        names.append("summary")
    if set(c.scalars(select(members.c.person).where(members.c.table_id == table.id))) != set(table.people()):
        names.append("people")
    return names


def same_summary(stored: bytes, due: bytes) -> bool:
    """Whether two summaries say the same. Older versions wrote no standing; listing adds it."""
    if stored == due:
        return True
    try:
        before, now = (msgspec.json.decode(each, type=TableSummary) for each in (stored, due))
    except msgspec.DecodeError:
        return False
    return before == (replace(now, standing=None) if before.standing is None else now)


def forget_results(url: str, ids: Sequence[str]) -> None:
    """Delete the results of these tables, which are not as their logs say."""
    with destination(Address(url)) as (c, shown):
        migrate(c, shown)
        for start in range(0, len(ids), CHUNK):
            c.execute(delete(results).where(results.c.table_id.in_(ids[start : start + CHUNK])))


def repair(url: str, ids: Sequence[str]) -> None:
    """Write the rows of these tables again, all or none."""
    with destination(Address(url)) as (c, shown):
        migrate(c, shown)
        for table_id in ids:
            repair_table(c, table_id)


def repair_table(c: Connection, table_id: str) -> None:
    """Write the rows of one table as its log says."""
    known = c.scalar(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    stored = table_store.load(c, table_id)
    assert stored is not None, "a table without a log has nothing to be repaired from"
    row: dict[str, Any] = table_store.row_of(stored.table)
    if known is None:
        c.execute(insert(tables), {"id": table_id, **row})
    else:
        c.execute(update(tables).where(tables.c.id == table_id).values(row))
    c.execute(delete(members).where(members.c.table_id == table_id))
    if people := stored.table.people():
        c.execute(insert(members), [{"table_id": table_id, "person": each} for each in people])
