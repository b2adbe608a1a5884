"""Matches come to their end, one after the other, and the server keeps nothing of them in memory."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

import regnum
from regnum.core.match import Match
from regnum.server import open_tables, table_store
from regnum.server.open_table import OpenTable
from regnum.server.store.schema import results
from regnum.server.store.store import open_store
from regnum.server.table_store import TableChange
from regnum.server.viewer import Viewer
from regnum.table.table import Table, table_from_log
from tests.server.proof.client import Client, play_on
from tests.server.proof.in_process import InProcessServer, in_process_server
from tests.server.proof.populate import KeyHolder, guest
from tests.server.proof.scale import SCALE, SOAK, Progress, report
from tests.server.proof.server_process import ServerProcess, read
from tests.table.harness import Harness, begun

LEFT = 3  # moves that are left to play
AT_ONCE = 8  # tables; a person may have twenty sockets
BATCHES = 5
SEEDS = (1, 2) if SOAK else (1,)
KEPT = (OpenTable, Viewer, Table, Match)


class ForgetfulServer(ServerProcess):
    """It puts a table away after a second without viewers, instead of five minutes."""

    program = (
        "from regnum.server import open_tables; open_tables.IDLE_MS = 1_000; open_tables.UNLOAD_S = 0.2; "
        "from regnum.cli import main; main()"
    )


def nearly_over(game: str, people: list[KeyHolder], seed: int) -> Harness:
    """Return a match of chance of which only the last moves are missing."""
    whole, dice = begun(game, 2, *[each.id for each in people], seed=seed), random.Random(seed)
    while whole.table.state == "playing":
        whole.step(dice)
    found = Harness(table_from_log("", whole.rows[:-LEFT]))
    found.rows = whole.rows[:-LEFT]
    assert found.table.state == "playing"
    return found


def insert_tables(c: Connection, count: int) -> tuple[list[KeyHolder], list[str]]:
    """Write two people, and this many tables of theirs."""
    people = [guest(c, n) for n in range(2)]
    patterns = [nearly_over(game, people, seed) for seed in SEEDS for game in regnum.games()]
    ids = []
    for n in range(count):
        pattern = patterns[n % len(patterns)]
        pattern.table.id = f"t{n:06}"
        rows = [(at, when, body) for at, (when, body) in enumerate(pattern.rows, start=1)]
        row = table_store.row_of(pattern.table)
        table_store.write_change(c, TableChange(pattern.table.id, rows, "", row, pattern.table.people()))
        ids.append(pattern.table.id)
    return people, ids


async def written(url: str, count: int) -> tuple[list[KeyHolder], list[str]]:
    """Write them while no server has the database open."""
    store = await open_store(url)
    try:
        return await store.write(lambda c: insert_tables(c, count))
    finally:
        await store.close()


async def finished(server: ServerProcess | InProcessServer, people: list[KeyHolder], ids: list[str]) -> None:
    """Both come to each table, play to the end and go."""
    for start in range(0, len(ids), AT_ONCE):
        await asyncio.gather(*(end_of(server, people, id) for id in ids[start : start + AT_ONCE]))


async def end_of(server: ServerProcess | InProcessServer, people: list[KeyHolder], id: str) -> None:
    """Play one match to its end."""
    clients = [await Client(server.socket(id), each, remember=False).open() for each in people]
    never = asyncio.Event()
    await asyncio.gather(*(play_on(client, random.Random(n), never, 0.0) for n, client in enumerate(clients)))
    assert all(client.sight["over"] and client.sight["result"] for client in clients)
    await asyncio.gather(*(client.leave() for client in clients))


def memory_when_put_away(server: ServerProcess) -> float:
    """Wait until no table is open any more."""
    until = time.monotonic() + 30
    while server.metric("regnum_tables_open") and time.monotonic() < until:
        time.sleep(0.1)
    assert server.metric("regnum_tables_open") == 0
    return server.memory_mb()


def test_memory_does_not_grow_with_matches_that_are_over(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'regnum.db'}"
    people, ids = asyncio.run(written(url, SCALE.finished))
    each, memory = max(1, len(ids) // BATCHES), list[float]()
    progress = Progress("matches finished", len(ids))
    with ForgetfulServer(url, tmp_path) as server:
        empty = server.memory_mb()
        for n in range(0, len(ids), each):
            asyncio.run(finished(server, people, ids[n : n + each]))
            memory.append(memory_when_put_away(server))
            progress.step(each)
    assert read(url, lambda c: c.scalar(select(func.count()).select_from(results))) == 2 * len(ids)
    shown = ", ".join(f"{each:.1f}" for each in memory)
    report(f"{len(ids)} matches finished: {empty:.1f} MB empty, then {shown} MB after each {each}")
    if SOAK:
        assert max(memory[1:]) - memory[0] < len(ids) * 0.02, "a match leaves more than 20 kB behind"


async def test_nothing_of_a_match_that_is_over_stays_in_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_tables, "IDLE_MS", 50)
    monkeypatch.setattr(open_tables, "UNLOAD_S", 0.05)
    url = f"sqlite:///{tmp_path / 'regnum.db'}"
    people, ids = await written(url, len(regnum.games()))
    before = alive()
    async with in_process_server(url) as server:
        await finished(server, people, ids)
        async with asyncio.timeout(10):
            while server.services.tables.by_id or alive() - before:
                await asyncio.sleep(0.1)
        assert not alive() - before


def alive() -> Counter[str]:
    """Count what makes up a table in memory."""
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects() if isinstance(each, KEPT))
