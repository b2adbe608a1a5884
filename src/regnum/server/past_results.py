"""Write the results of matches that ended under an earlier version, or whose rows are lost, in the order they ended.

Ratings depend on that order. So where a result is missing, it and all later ones are written again, a few matches in
each transaction: whoever stops in between goes on from there the next time.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select

from regnum.server import results, table_store
from regnum.server.store.address import Address
from regnum.server.store.backup import destination, opened
from regnum.server.store.errors import LogDamaged
from regnum.server.store.migrate import migrate
from regnum.server.store.schema import results as rows
from regnum.server.store.schema import tables
from regnum.server.table_store import TableSummary
from regnum.table.result import MatchResult, result_of

BATCH: Final = 200  # matches in one transaction
FEW: Final = 200  # matches for which no further process is started

Progress = Callable[[int, int], None]
Found = tuple[str, MatchResult | None]


def fill(url: str, progress: Progress, batch: int = BATCH) -> int:
    """Write what is missing; return how many matches were written. No server may be running."""
    address = Address(url)
    with destination(address) as (c, shown):
        migrate(c, shown)
        ids, known = finished(c), written(c)
    start = next(
        (n for n, (one, other) in enumerate(zip(ids, known, strict=False)) if one != other), min(len(ids), len(known))
    )
    rest, count, done = known[start:], 0, start
    progress(done, len(ids))
    for part in batches(replayed(address, ids[start:]), batch):
        with destination(address) as (c, _):
            for table_id, result in part:
                if result is None:
                    continue
                if rest and rest[0] == table_id:
                    rest = rest[1:]
                    continue
                if rest:
                    forget(c, rest)
                    rest = []
                results.write(c, result)
                count += 1
        done += len(part)
        progress(done, len(ids))
    if rest:
        with destination(address) as (c, _):
            forget(c, rest)
    return count


def finished(c: Connection) -> list[str]:
    """Return the tables whose match is over, in the order in which they ended."""
    found = []
    for table_id, content in c.execute(select(tables.c.id, tables.c.summary).where(tables.c.state == "over")):
        summary = msgspec.json.decode(content, type=TableSummary)
        found.append((summary.table.ended or summary.changed, table_id))
    return [table_id for _, table_id in sorted(found)]


def written(c: Connection) -> list[str]:
    """Return the tables whose result is there, in its order."""
    return list(c.scalars(select(rows.c.table_id).where(rows.c.side == 0).order_by(rows.c.n)))


def forget(c: Connection, ids: Sequence[str]) -> None:
    """Delete these results: an earlier one was missing."""
    first = c.scalar(select(rows.c.n).where(rows.c.table_id == ids[0]).limit(1))
    c.execute(delete(rows).where(rows.c.n >= first))


def replayed(address: Address, ids: Sequence[str]) -> Iterator[Found]:
    """Replay these matches, in several processes if there are many in a file."""
    if address.backend != "sqlite":
        for table_id in ids:
            with destination(address) as (c, _):
                yield table_id, result_in(c, table_id)
        return
    chunks = [ids[start : start + BATCH] for start in range(0, len(ids), BATCH)]
    work = partial(results_in, address.path)
    if len(ids) <= FEW:
        for chunk in chunks:
            yield from work(chunk)
        return
    with ProcessPoolExecutor(os.cpu_count(), mp_context=multiprocessing.get_context("spawn")) as processes:
        for found in processes.map(work, chunks):
            yield from found


def results_in(path: Path, ids: Sequence[str]) -> list[Found]:
    """Replay these matches of a file."""
    with opened(path, "?mode=ro") as c:
        return [(table_id, result_in(c, table_id)) for table_id in ids]


def result_in(c: Connection, table_id: str) -> MatchResult | None:
    """Return the result of a table as its log says; None also for a damaged log, which `verify` names."""
    try:
        stored = table_store.load(c, table_id)
    except LogDamaged:
        return None
    return None if stored is None else result_of(stored.table)


def batches(found: Iterable[Found], size: int) -> Iterator[list[Found]]:
    """Yield the results in lists of this size; the last one may be shorter."""
    part: list[Found] = []
    for each in found:
        part.append(each)
        if len(part) == size:
            yield part
            part = []
    if part:
        yield part
