"""Many people at many tables of one process, and strangers who hand in long records meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
import urllib.error
import urllib.request
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from counting import CountingSocket, opened

import regnum
from regnum.core.match import Match
from regnum.server import table_store
from tests.server.proof.populate import KeyHolder, Plan, prepared
from tests.server.proof.server_process import ServerProcess, looking

EVERY_S = 5.0  # a move at each table
AT_TABLE = 4  # two players, two spectators
STRANGERS = 8
RECORD_MOVES = 1200


class Crowd:
    """The viewers of one table, and its match, played here as well."""

    def __init__(self, match: Match, sockets: list[CountingSocket]) -> None:
        self.match, self.sockets = match, sockets
        self.sent = 0.0
        self.told: set[CountingSocket] = set()  # who has been told of the last move
        self.took: list[float] = []
        self.sizes: list[int] = []
        self.dice = random.Random(match.seed)
        for socket in sockets:
            socket.on_message = self.received

    def received(self, socket: CountingSocket) -> None:
        """A message came: the first after a move is that move. The mover's own is not counted."""
        if self.sent and socket not in self.told:
            self.told.add(socket)
            self.took.append(socket.arrived - self.sent)
            self.sizes.append(socket.size)

    def move(self) -> bool:
        """Play; False when the match is over."""
        if self.match.over:
            self.sent = 0.0
            return False
        seat, at = self.match.waiting[0], len(self.match.log)
        move = self.dice.choice(self.match.legal(seat))
        self.match.play(seat, move)
        text = json.dumps({"t": "play", "id": f"m{at}", "at": at, "seat": seat, "move": move})
        self.sent, self.told = time.perf_counter(), {self.sockets[seat]}
        self.sockets[seat].send(text)
        return True


def cpu_s(pid: int) -> float:
    """Return the processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def headers_of(guest: KeyHolder | None, n: int, web: str) -> dict[str, str]:
    """Return the headers of a player, or of a spectator from an address of their own."""
    if guest is not None:
        return {"Authorization": f"Bearer {guest.key}", "X-Forwarded-For": guest.address}
    return {"Origin": web, "X-Forwarded-For": f"10.{200 + n % 50}.{n // 50 % 250}.{n % 250}"}


async def come(server: ServerProcess, guests: list[KeyHolder], ids: list[str], protocol: int) -> list[Crowd]:
    """Open all sockets, a few at a time."""
    with looking(server.url) as c:
        matches = [stored.table.the_match() for id in ids if (stored := table_store.load(c, id)) is not None]
    crowds = []
    for n, (id, match) in enumerate(zip(ids, matches, strict=True)):
        people: list[KeyHolder | None] = [guests[2 * n], guests[2 * n + 1], *[None] * (AT_TABLE - 2)]
        sockets = [
            await opened(
                server.port, id, headers_of(each, n * AT_TABLE + k, server.web), deflate=True, protocol=protocol
            )
            for k, each in enumerate(people)
        ]
        crowds.append(Crowd(match, sockets))
    return crowds


async def play(crowds: list[Crowd], seconds: float) -> int:
    """Let each table move every few seconds, evenly; return how many moves there were."""
    moves, started, pause = 0, time.monotonic(), EVERY_S / len(crowds)
    for n in range(int(seconds / pause)):
        await asyncio.sleep(max(0.0, started + n * pause - time.monotonic()))
        moves += crowds[n % len(crowds)].move()
    await asyncio.sleep(1)
    return moves


def load(folder: Path, sockets: int, seconds: int, protocol: int) -> list[str]:
    """So many sockets in one process: its share of a core, and how fast a move reaches everybody."""
    url, tables, games = f"sqlite:///{folder / 'load.db'}", sockets // AT_TABLE, regnum.games()
    plans = [Plan(games[n % len(games)], (2 * n, 2 * n + 1)) for n in range(tables)]
    guests, ids = asyncio.run(prepared(url, 2 * tables, plans))
    with ServerProcess(url, folder) as server:
        lines = asyncio.run(loaded(server, guests, ids, seconds, protocol))
    print("\n".join(["", *lines, ""]), flush=True)
    return lines


async def loaded(
    server: ServerProcess, guests: list[KeyHolder], ids: list[str], seconds: int, protocol: int
) -> list[str]:
    """Measure while they play."""
    empty = server.memory_mb()
    crowds = await come(server, guests, ids, protocol)
    await play(crowds, 10)
    for each in crowds:
        each.took, each.sizes = [], []
    before, own, started = cpu_s(server.pid), time.process_time(), time.monotonic()
    moves = await play(crowds, seconds)
    wall = time.monotonic() - started
    used, clients = cpu_s(server.pid) - before, time.process_time() - own
    took = sorted(value * 1000 for each in crowds for value in each.took)
    sizes = sorted(size for each in crowds for size in each.sizes)
    sockets = [socket for each in crowds for socket in each.sockets]
    share = {name: took[min(len(took) - 1, int(len(took) * part))] for name, part in SHARES.items()}
    return [
        "| sockets | tables | moves/s | share of a core | CPU ms per move | per move and viewer | p50 ms | p95 ms | "
        "p99 ms | bytes p50 | mean | memory MB |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
        f"| {sum(not each.closed for each in sockets)} | {len(crowds)} | {moves / wall:.0f} | {used / wall:.0%} | "
        f"{used / moves * 1000:.2f} | {used / moves / AT_TABLE * 1000:.2f} | "
        + " | ".join(f"{value:.1f}" for value in share.values())
        + f" | {sizes[len(sizes) // 2]} | {sum(sizes) / len(sizes):.0f} | "
        f"{server.memory_mb():.0f} ({empty:.0f} empty) |",
        "",
        f"The clients took {clients / wall:.0%} of another core meanwhile.",
    ]


SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99}


# -- strangers -----------------------------------------------------------------------------------------------------


def long_record() -> str:
    """Return a record of so many moves: a match of many seats, of chance."""
    for seed in range(1000):
        match, dice = regnum.new("architects", seats=5, seed=seed), random.Random(seed)
        while not match.over and len(match.log) < RECORD_MOVES:
            seat = match.waiting[0]
            match.play(seat, dice.choice(match.legal(seat)))
        if len(match.log) == RECORD_MOVES:
            return match.record()
    raise AssertionError("no match is that long")


def all_hand_in(web: str, record: str, guests: list[KeyHolder], seconds: float) -> list[int]:
    """Hand in records, all guests at once; return how they were answered. Runs in a process of its own."""
    until = time.monotonic() + seconds
    with ThreadPoolExecutor(len(guests)) as threads:
        handed = [threads.submit(hand_in, web, record, guest, until) for guest in guests]
        return [code for each in handed for code in each.result()]


def hand_in(web: str, record: str, guest: KeyHolder, until: float) -> list[int]:
    """Hand in one record after the other, each a little different; return how they were answered."""
    answers, count = [], 0
    while time.monotonic() < until:
        count += 1
        path = ("/api/replay", "/api/replay/moves", "/api/course")[count % 3]
        body = json.dumps({"record": f"{record}# {guest.id} {count}\n"}).encode()
        headers = {"Content-Type": "application/json", "X-Forwarded-For": guest.address}
        headers["Authorization"] = f"Bearer {guest.key}"
        request = urllib.request.Request(web + path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                answer.read()
                answers.append(answer.status)
        except urllib.error.HTTPError as refused:
            answers.append(refused.code)
            time.sleep(0.05)
    return answers


async def waits(crowds: list[Crowd], seconds: float) -> list[float]:
    """Play for a while, and return how long moves took."""
    for each in crowds:
        each.took = []
    await play(crowds, seconds)
    return sorted(value * 1000 for each in crowds for value in each.took)


async def disturbed(server: ServerProcess, guests: list[KeyHolder], ids: list[str], protocol: int) -> list[str]:
    """Tables alone, with strangers, and alone again."""
    record, seconds = long_record(), 20.0
    crowds = await come(server, guests, ids, protocol)
    await waits(crowds, 10)
    rows = ["| | moves seen | p50 ms | p95 ms |", "|---|---|---|---|"]
    process = ProcessPoolExecutor(1, get_context("spawn"))  # not here: their own work would count as waiting
    await asyncio.wrap_future(process.submit(os.getpid))  # it has started
    for name in ("alone", f"{STRANGERS} strangers", "alone again"):
        handing: Future[list[int]] | None = None
        if name.startswith(str(STRANGERS)):
            handing = process.submit(all_hand_in, server.web, record, guests[-STRANGERS:], seconds)
        took = await waits(crowds, seconds)
        answers = await asyncio.wrap_future(handing) if handing is not None else []
        rows.append(f"| {name} | {len(took)} | {took[len(took) // 2]:.1f} | {took[len(took) * 95 // 100]:.1f} |")
        if answers:
            told = ", ".join(f"{answers.count(code)} with {code}" for code in sorted(set(answers)))
            rows.append(f"| | records answered: {told} | | |")
    process.shutdown()
    return rows


def strangers(folder: Path, _: int, protocol: int) -> list[str]:
    """Twenty tables, and what strangers cost them."""
    url, games, tables = f"sqlite:///{folder / 'strangers.db'}", regnum.games(), 20
    plans = [Plan(games[n % len(games)], (2 * n, 2 * n + 1)) for n in range(tables)]
    guests, ids = asyncio.run(prepared(url, 2 * tables + STRANGERS, plans))
    with ServerProcess(url, folder) as server:
        lines = asyncio.run(disturbed(server, guests, ids, protocol))
    print("\n".join(["", *lines, ""]), flush=True)
    return lines
