"""One server process beside several on PostgreSQL: the same people, tables and moves, in turn."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median

from crowd import AT_TABLE, Crowd, come, cpu_s, play
from msgspec import Struct

import regnum
from tests.server.proof.populate import KeyHolder, Plan, prepared
from tests.server.proof.server_process import ServerProcess, children, holders, open_files

WARM_UP_S = 10.0
OPENED_S = 60.0
HEAD = """| round | processes | sockets of each | moves/s | p50 ms | p95 ms | p99 ms | share of a core, together |
|---|---|---|---|---|---|---|---|"""


class Run(Struct, frozen=True):
    """One run: how many processes there were, how long moves took, and the line of the table."""

    count: int
    took: list[float]  # in ms, in order
    line: str

    def at(self, share: float) -> float:
        """Return the time below which this share of the moves lies."""
        return self.took[min(len(self.took) - 1, int(len(self.took) * share))]


def processes(url: str, folder: Path, counts: list[int], chosen: tuple[int, int, int], protocol: int) -> list[str]:
    """Each number of processes in turn, several rounds; `chosen` are sockets, seconds and rounds."""
    sockets, seconds, rounds = chosen
    tables, games = sockets // AT_TABLE, regnum.games()
    plans = [Plan(games[n % len(games)], (2 * n, 2 * n + 1)) for n in range(tables)]
    guests, ids = asyncio.run(prepared(url, 2 * tables, plans))
    print(HEAD, flush=True)
    runs: list[Run] = []
    for number in range(1, rounds + 1):
        for count in counts if number % 2 else counts[::-1]:
            with ServerProcess(url, folder, "--workers", str(count)) as server:
                runs.append(asyncio.run(run(server, guests, ids, number, count, seconds, protocol)))
            print(runs[-1].line, flush=True)
    return [HEAD, *(each.line for each in runs), "", *compared(runs, counts)]


async def run(
    server: ServerProcess, guests: list[KeyHolder], ids: list[str], number: int, count: int, seconds: int, protocol: int
) -> Run:
    """Measure one of them."""
    pids = await all_open(server, count)
    crowds = await come(server, guests, ids, protocol)
    await play(crowds, WARM_UP_S)
    for each in crowds:
        each.took = []
    held = "+".join(str(sum(name.startswith("socket:") for name in open_files(pid))) for pid in pids)
    before, started = sum(map(cpu_s, pids)), time.monotonic()
    moves = await play(crowds, seconds)
    wall, used = time.monotonic() - started, sum(map(cpu_s, pids)) - before
    found = Run(count, sorted(value * 1000 for each in crowds for value in each.took), "")
    check(crowds)
    line = (
        f"| {number} | {count} | {held} | {moves / wall:.0f} | {found.at(0.5):.1f} | {found.at(0.95):.1f} | "
        f"{found.at(0.99):.1f} | {used / wall:.0%} |"
    )
    for each in crowds:
        for socket in each.sockets:
            socket.transport.close()
    return Run(count, found.took, line)


async def all_open(server: ServerProcess, count: int) -> list[int]:
    """Return the processes that serve, once all of them do."""
    until = time.monotonic() + OPENED_S
    while time.monotonic() < until:
        found = holders(server.port, children(server.pid)) if count > 1 else [server.pid]
        if len(found) == count and all(server.answers("/healthz") for _ in range(5 * count)):
            await asyncio.sleep(2.0)  # the slowest one comes too
            return found
        await asyncio.sleep(0.2)
    raise SystemExit(f"{count} processes did not open in time")


def check(crowds: list[Crowd]) -> None:
    """Nobody may have lost a socket."""
    lost = sum(socket.closed for each in crowds for socket in each.sockets)
    if lost:
        raise SystemExit(f"{lost} sockets were closed")


def compared(runs: list[Run], counts: list[int]) -> list[str]:
    """The middle of all rounds for each number of processes, and how many times that of the first number it is."""
    middle = {
        count: [median(each.at(share) for each in runs if each.count == count) for share in (0.5, 0.95, 0.99)]
        for count in counts
    }
    lines = ["| processes, the middle of all rounds | p50 ms | p95 ms | p99 ms | p95 beside the first |"]
    lines.append("|---|---|---|---|---|")
    for count, (p50, p95, p99) in middle.items():
        lines.append(f"| {count} | {p50:.1f} | {p95:.1f} | {p99:.1f} | {p95 / middle[counts[0]][1]:.2f} × |")
    print("\n".join(["", *lines]), flush=True)
    return lines
