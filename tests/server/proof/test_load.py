"""Many sockets at many tables: how fast a move reaches all viewers, and what a client that never reads costs others."""

from __future__ import annotations

import asyncio
import base64
import gc
import itertools
import random
import socket as sockets
import struct
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import regnum
from regnum.server.settings import Limits, Rate
from tests.server.proof.client import Client
from tests.server.proof.in_process import InProcessServer, in_process_server
from tests.server.proof.populate import KeyHolder, Plan, prepared
from tests.server.proof.scale import SCALE, SOAK, Progress, report
from tests.server.proof.server_process import HOST, ServerProcess

BOTS = 4  # tables at which bots play each other in the meantime
SHORTEST = 90  # moves; when a match is over, the next begins


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


class LoadedTable:
    """All viewers of one table, and when each of them saw a move. When a match is over, they go to the next table."""

    def __init__(self, clients: list[Client], following: Sequence[str] = ()) -> None:
        self.clients = clients
        self.following = list(following)  # addresses of further tables
        self.sent: dict[int, float] = {}
        self.took: list[float] = []
        for client in clients:
            client.on_message = self.received

    def received(self, message: dict[str, Any]) -> None:
        """Handle a message of a viewer."""
        if message["t"] == "state" and message["sight"]["at"] in self.sent:
            self.took.append(time.perf_counter() - self.sent[message["sight"]["at"]])

    async def move(self, dice: random.Random) -> str:
        """Play a move: `done`, or another outcome; `over` when the match is."""
        ready = [each for each in self.clients if each.choices() and each.sight["seat"] in each.sight["waiting"]]
        if not ready:
            return self.go_on() if self.clients[0].sight.get("over") else "busy"
        mover = dice.choice(ready)
        at = mover.at
        assert at is not None
        self.sent[at + 1] = time.perf_counter()
        answer = await mover.play(dice.choice(mover.choices()))
        return "done" if answer["t"] == "done" else str(answer["refusal"]["code"])

    def go_on(self) -> str:
        """Open the next table, if there is one."""
        if not self.following:
            return "over"
        uri = self.following.pop(0)
        self.sent.clear()
        for client in self.clients:
            client.uri, client.at, client.sight = uri, None, {}
            client.drop()
        return "next"


async def pings(client: Client, stop: asyncio.Event) -> list[float]:
    """Measure how long the server's loop lets an idle client wait."""
    took: list[float] = []
    numbers = itertools.count()
    while not stop.is_set():
        received = asyncio.Event()
        client.on_message = lambda message, received=received: received.set() if message["t"] == "pong" else None
        started = time.perf_counter()
        await client.send({"t": "ping", "n": next(numbers)})
        await asyncio.wait_for(received.wait(), 30)
        took.append(time.perf_counter() - started)
        await asyncio.sleep(0.1)
    return took


class LoadMeasured(NamedTuple):
    """What was measured under load, in seconds and megabytes."""

    took: list[float]  # from the command to a viewer
    waits: list[float]  # of a ping
    memory: list[float]  # at the beginning, and after each tenth of the time


async def loaded(server: ServerProcess, guests: list[KeyHolder], ids: list[str], quiet: str) -> LoadMeasured:
    """Play this many moves a second for a while."""
    each, tables = SCALE.sockets // SCALE.tables, SCALE.tables
    crowds = []
    for n in range(tables):
        mine, following = guests[n * each : (n + 1) * each], ids[n::tables]
        clients = [Client(server.socket(following[0]), guest, remember=False, patience=60) for guest in mine]
        await asyncio.gather(*(client.open() for client in clients))
        crowds.append(LoadedTable(clients, [server.socket(id) for id in following[1:]]))
    outsider = await Client(server.socket(quiet), guests[0], remember=False).open()
    dice, outcomes, stop = random.Random(33), Counter[str](), asyncio.Event()
    pinging = asyncio.ensure_future(pings(outsider, stop))
    progress = Progress("moves under load", int(SCALE.load_s * SCALE.moves_per_s))
    tasks: set[asyncio.Task[str]] = set()
    memory = [server.memory_mb()]
    started = time.monotonic()
    gc.collect()
    gc.disable()  # this process reads for five hundred people: its own garbage collection is not to be measured
    for n in range(progress.total):
        await asyncio.sleep(max(0.0, started + n / SCALE.moves_per_s - time.monotonic()))
        task = asyncio.ensure_future(crowds[n % len(crowds)].move(dice))
        tasks.add(task)
        progress.step()
        if (n + 1) % (progress.total // 10) == 0:
            memory.append(server.memory_mb())
            gc.collect(1)
    outcomes.update(await asyncio.gather(*tasks))
    await asyncio.sleep(0.3)
    stop.set()
    waits = await pinging
    gc.enable()
    took = [value for crowd in crowds for value in crowd.took]
    lag = await asyncio.to_thread(server.metric, "regnum_loop_lag_seconds")
    for crowd in crowds:
        for client in crowd.clients:
            await client.until(lambda client=client: bool(client.sight))  # type: ignore[misc]
    open_now = await asyncio.to_thread(server.metric, "regnum_sockets_open")
    report(
        f"{int(open_now)} sockets at {tables} tables, {SCALE.moves_per_s:.0f} moves/s for {SCALE.load_s:.0f} s, "
        f"{BOTS} tables of bots: "
        f"a move reached everybody p50 {percentile(took, 0.5):.1f} ms, p95 {percentile(took, 0.95):.1f} ms, "
        f"p99 {percentile(took, 0.99):.1f} ms ({len(took)} arrivals, {dict(outcomes)}); "
        f"ping p50 {percentile(waits, 0.5):.1f} ms, p99 {percentile(waits, 0.99):.1f} ms, "
        f"worst loop lag {lag * 1000:.1f} ms; memory MB {', '.join(f'{value:.0f}' for value in memory)}"
    )
    assert set(outcomes) <= {"done", "busy", "over", "next", "stale"} and outcomes["done"] > 0, outcomes
    assert open_now == tables * each + 1
    for crowd in crowds:
        done = max(client.at or 0 for client in crowd.clients)
        for client in crowd.clients:
            await client.until(lambda client=client, done=done: client.at == done)  # type: ignore[misc]
    await asyncio.gather(*(client.leave() for crowd in crowds for client in crowd.clients), outsider.leave())
    return LoadMeasured(took, waits, memory)


async def come_and_go(server: ServerProcess, id: str, guests: list[KeyHolder], count: int) -> None:
    """Open and close this many sockets, in all ways a socket can end."""
    for start in range(0, count, 20):
        some = [Client(server.socket(id), guests[n % len(guests)], remember=False) for n in range(start, start + 20)]
        await asyncio.gather(*(client.open() for client in some))
        for client in some[::2]:
            client.drop()
        await asyncio.gather(*(client.leave() for client in some))


def test_a_move_reaches_everybody_while_bots_think_and_nothing_is_left_behind(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'regnum.db'}"
    each, games, tables = SCALE.sockets // SCALE.tables, regnum.games(), SCALE.tables
    matches = tables * (1 + int(SCALE.load_s * SCALE.moves_per_s / tables / SHORTEST))
    hosts = [n % tables * each for n in range(matches)]
    plans = [Plan(games[n % tables % len(games)], (host, host + 1)) for n, host in enumerate(hosts)]
    plans += [Plan(games[n % len(games)], ("greedy", "greedy")) for n in range(BOTS)]
    plans += [Plan(games[0], (0, 1))]
    guests, ids = asyncio.run(prepared(url, SCALE.sockets, plans))
    with ServerProcess(url, tmp_path, "--bot-processes", str(BOTS if SOAK else 1)) as server:
        asyncio.run(come_and_go(server, ids[-1], guests, 20))  # whatever is created once is created now
        handles, memory = server.handles(), server.memory_mb()
        found = asyncio.run(loaded(server, guests, ids[:matches], ids[-1]))
        asyncio.run(come_and_go(server, ids[-1], guests, SCALE.idle_sockets))
        time.sleep(1.5)
        after = server.handles()
        grown = f"memory {memory:.0f} MB before, {server.memory_mb():.0f} MB after"
        report(f"file handles {handles} before, {after} after; {grown}")
        assert after <= handles + 8, "sockets or files were left open"
        assert server.metric("regnum_sockets_open") == 0
    if SOAK:
        assert percentile(found.took, 0.5) < 100 and percentile(found.took, 0.99) < 300
        assert percentile(found.waits, 0.99) < 50


# -- who does not read -------------------------------------------------------------------------------------------------


def frame(text: str) -> bytes:
    """Return a masked text frame, as a client sends it."""
    data, mask = text.encode(), b"\0\0\0\0"
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else bytes([0x81, 0xFE]) + struct.pack("!H", len(data))
    return head + mask + data


def unread_socket(server: InProcessServer, table: str, guest: KeyHolder) -> sockets.socket:
    """Open a socket that reads the handshake and nothing after it. Runs beside the loop."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect((HOST, server.port))
    key = base64.b64encode(bytes(16)).decode()
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {HOST}:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {guest.key}\r\n\r\n".encode()
    )
    while not raw.recv(1, sockets.MSG_PEEK):
        pass
    raw.sendall(frame('{"t":"hello","protocol":2}'))
    raw.setblocking(False)
    return raw


async def one_does_not_read(folder: Path) -> None:
    """A client asks for the whole table again and again and never reads; the others play on."""
    url = f"sqlite:///{folder / 'regnum.db'}"
    guests, [table] = await prepared(url, 3, [Plan(regnum.games()[-1], (0, 1))])
    lifted = Limits(messages=Rate(1_000_000, 1), frames=Rate(1_000_000, 1))
    async with in_process_server(url, limits=lifted) as server:
        crowd = LoadedTable([await Client(server.socket(table), guest, remember=False).open() for guest in guests[:2]])
        dice = random.Random(23)
        for _ in range(10):
            await crowd.move(dice)
        calm, crowd.took = crowd.took, []
        live = await server.services.tables.get(table)
        unread = await asyncio.to_thread(unread_socket, server, table, guests[2])
        most = 0
        for _ in range(4000):
            try:
                unread.send(frame('{"t":"whole"}'))
            except BlockingIOError:
                pass
            except OSError:
                break
            await asyncio.sleep(0.004)
            if dice.random() < 0.02:
                await crowd.move(dice)
            there = [viewer for viewer in live.viewers if viewer.person == guests[2].id]
            most = max(most, *(viewer.waiting for viewer in there), 0)
            if len(live.viewers) == 2 and most:
                break
        assert most <= lifted.queue
        assert len(live.viewers) == 2, "who does not read was not sent away"
        assert server.services.metrics.dropped._value.get() == 1
        for _ in range(10):
            assert await crowd.move(dice) in ("done", "stale")
        report(
            f"a reader that did not read was dropped with {most / 1024:.0f} KiB waiting; a move reached the other p50 "
            f"{percentile(calm, 0.5):.1f} ms before, {percentile(crowd.took, 0.5):.1f} ms meanwhile"
        )
        unread.close()
        await asyncio.gather(*(client.leave() for client in crowd.clients))


def test_who_does_not_read_is_dropped_at_a_megabyte_and_the_others_play_on(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(one_does_not_read(tmp_path), 120))
