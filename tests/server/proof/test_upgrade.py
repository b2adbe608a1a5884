"""An upgrade rehearsed: a database of 0.7.1 is migrated, its results are written in steps, and every match replays."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, create_engine, insert, select, text
from typer.testing import CliRunner

import regnum
from regnum.cli import app as cli
from regnum.server import past_results, table_store
from regnum.server import results as stored_results
from regnum.server.store import log as chain
from regnum.server.store import migrate
from regnum.server.store.schema import members, results, tables
from regnum.server.store.store import open_store
from regnum.table.result import result_of
from tests.server.proof.scale import SOAK, report
from tests.server.proof.server_process import looking
from tests.table.harness import Harness, begun

RELEASED = "0002"  # the schema of 0.7.1
MATCHES = 100_000 if SOAK else 24
BATCH = 2_000 if SOAK else 3
PEOPLE = 2

STOPPED = """
import sys
from regnum.server import past_results
past_results.fill(sys.argv[1], lambda done, total: print(done, flush=True), int(sys.argv[2]))
"""


def played(game: str, seats: int, seed: int) -> Harness:
    """Return a finished match with its log."""
    harness, dice = begun(game, seats, *[f"p{n}" for n in range(seats)], seed=seed), random.Random(seed)
    while harness.table.state == "playing":
        harness.step(dice)
    return harness


def old_database(path: Path, count: int) -> None:
    """Write a database as 0.7.1 left it: its schema, summaries without a course, no results."""
    patterns = [played(game, 2, seed) for game in regnum.games() for seed in ((1,) if SOAK else (1, 2))]
    if SOAK:
        patterns = [played("brothers", 1, seed) for seed in range(20)] + patterns[:1]
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as c:
        migrate.migrate(c, str(path), RELEASED)
        c.execute(
            text("INSERT INTO people (id, name, lang, bot, created) VALUES (:id, :id, 'en', 0, 0)"),
            [{"id": f"p{n}"} for n in range(PEOPLE)],
        )
    for start in range(0, count, 1000):
        with engine.begin() as c:
            for n in range(start, min(start + 1000, count)):
                insert_old(c, patterns[n % len(patterns)], n)
    engine.dispose()


def insert_old(c: Connection, pattern: Harness, n: int) -> None:
    """Write one finished match under an id of its own; later ones ended later."""
    table_id, shift = f"t{n:06}", n * 60_000
    row = table_store.row_of(pattern.table)
    summary = msgspec.json.decode(row["summary"])
    summary["standing"], summary["table"]["id"] = None, table_id
    summary["changed"] += shift
    for moment in ("created", "begun", "ended"):
        summary["table"][moment] += shift
    row |= {
        "summary": msgspec.json.encode(summary),
        "created": row["created"] + shift,
        "changed": row["changed"] + shift,
    }
    c.execute(insert(tables), {"id": table_id, **row})
    logged = [(at, time + shift, body) for at, (time, body) in enumerate(pattern.rows, start=1)]
    chain.append(c, table_id, logged, before="")
    c.execute(insert(members), [{"table_id": table_id, "person": each} for each in pattern.table.people()])


def all_results(url: str) -> list[tuple[Any, ...]]:
    """Return every row of results, in order."""
    with looking(url) as c:
        return [tuple(row) for row in c.execute(select(results).order_by(results.c.n, results.c.side))]


def run(*words: str) -> Any:
    """Run a command of the program."""
    return CliRunner().invoke(cli.app, list(words))


def test_a_database_of_an_earlier_release_is_migrated_filled_in_steps_and_every_match_replays(tmp_path: Path) -> None:
    path = tmp_path / "regnum.db"
    url = f"sqlite:///{path}"
    built = time.monotonic()
    old_database(path, MATCHES)
    began = time.monotonic()
    asyncio.run(opened_and_closed(url))
    migrated = time.monotonic()
    found = run("verify", "--database", url)
    assert found.exit_code == 1 and f"{MATCHES:,} finished matches have no result" in found.output
    checked = time.monotonic()
    stopped_at = stopped_half_way(url)
    assert 0 < stopped_at < MATCHES
    shown: list[tuple[int, int]] = []
    resumed = time.monotonic()
    count = past_results.fill(url, lambda done, total: shown.append((done, total)), BATCH)
    filled = time.monotonic()
    assert count == MATCHES - stopped_at and shown[0] == (stopped_at, MATCHES) and shown[-1] == (MATCHES, MATCHES)
    assert len(all_results(url)) >= MATCHES
    assert past_results.fill(url, lambda *_: None, BATCH) == 0
    again = run("verify", "--database", url)
    assert again.exit_code == 0, again.output
    report(
        f"{MATCHES} matches, {path.stat().st_size / 2**20:.0f} MiB, built in {began - built:.0f} s: schema migrated in "
        f"{migrated - began:.1f} s, verified in {checked - migrated:.0f} s, stopped after {stopped_at}, the rest of "
        f"the results in {filled - resumed:.0f} s"
    )


async def opened_and_closed(url: str) -> None:
    """Open the database as the server does when it starts."""
    store = await open_store(url)
    assert await store.read(migrate.version) != RELEASED
    await store.close()


def stopped_half_way(url: str) -> int:
    """Begin to write results in another process and kill it; return how many matches have theirs."""
    words = [sys.executable, "-c", STOPPED, url, str(BATCH)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if int(line) >= MATCHES // 3:
                process.kill()
                break
    with looking(url) as c:
        return len(past_results.written(c))


@pytest.mark.skipif(SOAK, reason="the order is the same for many")
def test_results_that_are_filled_in_are_those_of_all_matches_in_the_order_in_which_they_ended(tmp_path: Path) -> None:
    path = tmp_path / "regnum.db"
    url = f"sqlite:///{path}"
    old_database(path, 12)
    asyncio.run(opened_and_closed(url))
    assert past_results.fill(url, lambda *_: None) == 12
    filled = all_results(url)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as c:
        order = past_results.finished(c)
        assert order == sorted(order)
        due = [result_of(stored.table) for each in order if (stored := table_store.load(c, each)) is not None]
        stored_results.rebuild(c, [each for each in due if each is not None])
    assert all_results(url) == filled
    with engine.begin() as c:  # one is lost: it and the later ones are written again
        c.execute(text("DELETE FROM results WHERE table_id = 't000004'"))
    engine.dispose()
    assert "1 finished matches have no result" in run("verify", "--database", url).output
    mended = run("verify", "--repair", "--database", url)
    assert mended.exit_code == 0 and "results written from the logs: 8" in mended.output, mended.output
    assert all_results(url) == filled
