"""`regnum backup`, `restore`, `export` and `verify`: the database of a server from the command line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import Progress

from regnum.cli.errors import InputError, note
from regnum.cli.files import write_whole
from regnum.cli.serve import database_of, make_home
from regnum.core.errors import RecordError, RegnumError
from regnum.server import past_results, table_store, verification
from regnum.server.store import backup as copies
from regnum.server.store.address import Address
from regnum.server.store.errors import LogDamaged
from regnum.server.store.store import open_store
from regnum.server.table_store import StoredTable

DAMAGED = 1  # the exit code for a damaged database


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr while something takes its time."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=max(total, 1))


def backup(target: Path, database: str | None, replace: bool) -> None:
    """One moment of the database as a file of its own, also while the server runs."""
    url = database_of(database)
    address = Address(url)
    if address.backend == "sqlite" and address.path == target.resolve():
        raise InputError(f"{target} is the database itself; choose another file for the backup")
    with progress_bar("backup") as progress:
        damaged = copies.backup(url, target, progress, replace=replace)
    print(f"backup written to {target}; restore it with: regnum restore {target} --database URL")
    for each in damaged:
        note(str(each))
    if damaged:
        raise InputError(f"warning: {counted(damaged)} copied unchanged; this backup cannot be restored", DAMAGED)


def counted(damaged: Sequence[object]) -> str:
    """`1 damaged log`, `2 damaged logs`"""
    return f"{len(damaged)} damaged log" + "s" * (len(damaged) != 1)


def restore(source: Path, database: str | None) -> None:
    """Fill an empty database from a backup."""
    url = database_of(database)
    make_home(url)
    with progress_bar("restore") as progress:
        copies.restore(source, url, progress)
    print(f"restored {source}; all logs verified")


def verify(database: str | None, repair: bool) -> None:
    """Check every log against its hashes, and the rows that repeat parts of the logs by replaying them."""
    with copied(database, "verify logs") as (copy, damaged), progress_bar("replay logs") as progress:
        wrong = verification.check_file(Address(copy).path, progress)
    unresulted = [each.table_id for each in wrong if each.results]
    wrong = [each for each in wrong if not each.results]
    for each in (*damaged, *wrong):
        note(str(each))
    repairable = [each.table_id for each in wrong if each.repairable]
    if repair and repairable:
        verification.repair(database_of(database), repairable)
        print(f"tables written again from their logs: {len(repairable)}")
    if repair and unresulted:
        write_results(database_of(database), unresulted)
    if damaged or len(repairable) < len(wrong):
        raise InputError(
            f"{counted([*damaged, *(each for each in wrong if not each.repairable)])}; restore a backup", DAMAGED
        )
    if repairable and not repair:
        raise InputError(
            f"{len(repairable)} of the tables are not as their logs say; `regnum verify --repair` writes them again",
            DAMAGED,
        )
    if unresulted and not repair:
        raise InputError(
            f"{len(unresulted):,} finished matches have no result on people's pages, as after an upgrade, or another "
            "than their logs say; `regnum verify --repair` writes them, and can be stopped and started again",
            DAMAGED,
        )
    print("all logs are intact")


def write_results(url: str, ids: Sequence[str]) -> None:
    """Write the results of these matches, and those of later ones again: ratings follow from the order."""
    verification.forget_results(url, ids)
    with progress_bar("results") as progress:
        count = past_results.fill(url, progress)
    print(f"results written from the logs: {count:,}")


def export(folder: Path, database: str | None, everything: bool, table: str | None) -> None:
    """Write the records of finished matches as text files; with --all also those of unfinished ones."""
    if folder.exists() and not folder.is_dir():
        raise InputError(f"{folder} is a file; export needs a folder")
    try:
        written, damaged = asyncio.run(exported(folder, database, everything, table))
    except OSError as wrong:
        raise InputError(f"{folder} cannot be written: {wrong.strerror or wrong}") from None
    for each in damaged:
        note(str(each))
    if table is not None and not written and not damaged:
        raise InputError(f"no finished match {table!r}; use --all to export unfinished matches too")
    print(f"records written to {folder}: {written}")
    if damaged:
        raise InputError(f"not exported: {counted(damaged)}; restore a backup", DAMAGED)


async def exported(
    folder: Path, database: str | None, everything: bool, table: str | None
) -> tuple[int, list[RegnumError]]:
    """How many records were written, and what is wrong with the others."""
    written = 0
    damaged: list[RegnumError] = []
    with copied(database, "read") as (url, _), progress_bar("export") as progress:
        store = await open_store(url)
        try:
            wanted = [table] if table is not None else await store.read(table_store.all_ids)
            for done, table_id in enumerate(wanted, start=1):
                try:
                    stored = await store.read(partial(table_store.load, table_id=table_id))
                    written += stored is not None and export_table(folder, stored, everything)
                except (LogDamaged, RecordError) as wrong:
                    damaged.append(wrong)
                progress(done, len(wanted))
        finally:
            await store.close()
    return written, damaged


def export_table(folder: Path, stored: StoredTable, everything: bool) -> bool:
    """One record; whether there was one to write."""
    table, match = stored.table, stored.table.match
    if match is None or match.imagined or (table.state != "over" and not everything):
        return False
    day = datetime.fromtimestamp(table.created / 1000, UTC).strftime("%Y-%m-%d")
    write_whole(folder / f"{day}-{match.game}-{table.id}.regnum", match.record())
    return True


@contextmanager
def copied(database: str | None, what: str) -> Iterator[tuple[str, list[LogDamaged]]]:
    """One moment of the database as a file of our own, so that a running server is neither stopped nor disturbed."""
    with TemporaryDirectory(prefix="regnum-") as folder:
        copy = Path(folder) / "copy.db"
        with progress_bar(what) as progress:
            damaged = copies.backup(database_of(database), copy, progress)
        yield f"sqlite:///{copy}", damaged
