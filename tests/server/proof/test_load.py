"""Many sockets at many tables: how fast a move reaches everybody, and what one who does not read costs the others."""

from __future__ import annotations

import asyncio
import base64
import gc
import itertools
import random
import socket as sockets
import struct
import time
from pathlib import Path
from typing import Any

import regnum
from regnum.server.settings import Limits, Rate
from tests.server.proof.client import Client
from tests.server.proof.house import HOST, House
from tests.server.proof.inhouse import InHouse, in_house
from tests.server.proof.laying import Guest, Plan, prepared
from tests.server.proof.scale import SCALE, SOAK, Progress, tell

BOTS = 4  # tables at which bots play each other meanwhile


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


class Crowd:
    """Everybody at one table, and when each of them saw a move."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
        self.sent: dict[int, float] = {}
        self.took: list[float] = []
        for client in clients:
            client.on_letter = self.heard

    def heard(self, letter: dict[str, Any]) -> None:
        """Somebody has heard something."""
        if letter["t"] == "state" and letter["sight"]["at"] in self.sent:
            self.took.append(time.perf_counter() - self.sent[letter["sight"]["at"]])

    async def move(self, dice: random.Random) -> str:
        """Whoever is asked moves: `done`, or what else came of it; `over` when nobody is asked."""
        ready = [
            client for client in self.clients if client.choices() and client.sight["seat"] in client.sight["waiting"]
        ]
        if not ready:
            return "over" if self.clients[0].sight["over"] else "busy"
        mover = dice.choice(ready)
        at = mover.at
        assert at is not None
        self.sent[at + 1] = time.perf_counter()
        answer = await mover.play(dice.choice(mover.choices()))
        return "done" if answer["t"] == "done" else str(answer["refusal"]["code"])


async def pings(client: Client, stop: asyncio.Event) -> list[float]:
    """How long the loop of the server lets somebody wait who asks for nothing."""
    took: list[float] = []
    numbers = itertools.count()
    while not stop.is_set():
        heard = asyncio.Event()
        client.on_letter = lambda letter, heard=heard: heard.set() if letter["t"] == "pong" else None
        started = time.perf_counter()
        await client.send({"t": "ping", "n": next(numbers)})
        await asyncio.wait_for(heard.wait(), 30)
        took.append(time.perf_counter() - started)
        await asyncio.sleep(0.1)
    return took


async def loaded(house: House, guests: list[Guest], ids: list[str], quiet: str) -> None:
    """So many moves a second for a while."""
    each = SCALE.sockets // SCALE.tables
    crowds = []
    for n, id in enumerate(ids):
        mine = guests[n * each : (n + 1) * each]
        clients = [Client(house.socket(id), guest, remember=False, patience=60) for guest in mine]
        await asyncio.gather(*(client.open() for client in clients))
        crowds.append(Crowd(clients))
    outsider = await Client(house.socket(quiet), guests[0], remember=False).open()
    dice, outcomes, stop = random.Random(33), dict[str, int](), asyncio.Event()
    pinging = asyncio.ensure_future(pings(outsider, stop))
    progress = Progress("moves under load", int(SCALE.load_s * SCALE.moves_per_s))
    tasks: set[asyncio.Task[str]] = set()
    started = time.monotonic()
    gc.collect()
    gc.disable()  # this process reads for five hundred people: its own rubbish collection is not what is measured
    for n in range(progress.total):
        await asyncio.sleep(max(0.0, started + n / SCALE.moves_per_s - time.monotonic()))
        task = asyncio.ensure_future(crowds[n % len(crowds)].move(dice))
        tasks.add(task)
        progress.step()
    for outcome in await asyncio.gather(*tasks):
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    await asyncio.sleep(0.3)
    stop.set()
    waits = await pinging
    gc.enable()
    took = [value for crowd in crowds for value in crowd.took]
    lag = await asyncio.to_thread(house.metric, "regnum_loop_lag_seconds")
    open_now = await asyncio.to_thread(house.metric, "regnum_sockets_open")
    tell(
        f"{int(open_now)} sockets at {len(ids)} tables, {SCALE.moves_per_s:.0f} moves/s, {BOTS} tables of bots: "
        f"a move reached everybody p50 {percentile(took, 0.5):.1f} ms, p99 {percentile(took, 0.99):.1f} ms "
        f"({len(took)} arrivals, {outcomes}); ping p50 {percentile(waits, 0.5):.1f} ms, "
        f"p99 {percentile(waits, 0.99):.1f} ms, worst loop lag {lag * 1000:.1f} ms"
    )
    assert set(outcomes) <= {"done", "busy", "over", "stale"} and outcomes["done"] > 0, outcomes
    assert open_now == len(ids) * each + 1
    for crowd in crowds:
        done = max(client.at or 0 for client in crowd.clients)
        for client in crowd.clients:
            await client.until(lambda client=client, done=done: client.at == done)  # type: ignore[misc]
    await asyncio.gather(*(client.leave() for crowd in crowds for client in crowd.clients), outsider.leave())
    if SOAK:
        assert percentile(took, 0.5) < 100 and percentile(took, 0.99) < 300 and percentile(waits, 0.99) < 50


async def come_and_go(house: House, id: str, guests: list[Guest], count: int) -> None:
    """So many sockets opened and closed again, in all ways a socket can end."""
    for start in range(0, count, 20):
        some = [Client(house.socket(id), guests[n % len(guests)], remember=False) for n in range(start, start + 20)]
        await asyncio.gather(*(client.open() for client in some))
        for client in some[::2]:
            client.drop()
        await asyncio.gather(*(client.leave() for client in some))


def test_a_move_reaches_everybody_while_bots_think_and_nothing_is_left_behind(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'regnum.db'}"
    each, games = SCALE.sockets // SCALE.tables, regnum.games()
    plans = [Plan(games[n % len(games)], (n * each, n * each + 1)) for n in range(SCALE.tables)]
    plans += [Plan(games[n % len(games)], ("greedy", "greedy")) for n in range(BOTS)]
    plans += [Plan(games[0], (0, 1))]
    guests, ids = asyncio.run(prepared(url, SCALE.sockets, plans))
    with House(url, tmp_path, "--thinkers", str(BOTS if SOAK else 1)) as house:
        asyncio.run(come_and_go(house, ids[-1], guests, 20))  # whatever is made once is made now
        handles, memory = house.handles(), house.memory_mb()
        asyncio.run(loaded(house, guests, ids[: SCALE.tables], ids[-1]))
        asyncio.run(come_and_go(house, ids[-1], guests, SCALE.idle_sockets))
        time.sleep(1.5)
        after = house.handles()
        grown = f"memory {memory:.0f} MB before, {house.memory_mb():.0f} MB after"
        tell(f"file handles {handles} before, {after} after; {grown}")
        assert after <= handles + 8, "sockets or files were left open"
        assert house.metric("regnum_sockets_open") == 0


# -- who does not read -------------------------------------------------------------------------------------------------


def frame(text: str) -> bytes:
    """A masked text frame, as a client sends it."""
    data, mask = text.encode(), b"\0\0\0\0"
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else bytes([0x81, 0xFE]) + struct.pack("!H", len(data))
    return head + mask + data


def deaf_socket(house: InHouse, table: str, guest: Guest) -> sockets.socket:
    """A socket that reads the handshake and nothing after it. Runs beside the loop."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect((HOST, house.port))
    key = base64.b64encode(bytes(16)).decode()
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {HOST}:{house.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {guest.key}\r\n\r\n".encode()
    )
    while not raw.recv(1, sockets.MSG_PEEK):
        pass
    raw.sendall(frame('{"t":"hello","protocol":1}'))
    raw.setblocking(False)
    return raw


async def one_does_not_read(folder: Path) -> None:
    """Somebody asks for the whole table again and again and never reads; the others play on."""
    url = f"sqlite:///{folder / 'regnum.db'}"
    guests, [table] = await prepared(url, 3, [Plan(regnum.games()[-1], (0, 1))])
    lifted = Limits(messages=Rate(1_000_000, 1))
    async with in_house(url, limits=lifted) as house:
        crowd = Crowd([await Client(house.socket(table), guest, remember=False).open() for guest in guests[:2]])
        dice = random.Random(23)
        for _ in range(10):
            await crowd.move(dice)
        calm, crowd.took = crowd.took, []
        live = await house.hub.live(table)
        deaf = await asyncio.to_thread(deaf_socket, house, table, guests[2])
        most = 0
        for _ in range(4000):
            try:
                deaf.send(frame('{"t":"look","seat":0}'))
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
        assert house.hub.metrics.dropped._value.get() == 1
        for _ in range(10):
            assert await crowd.move(dice) in ("done", "stale")
        tell(
            f"a reader that did not read was dropped with {most / 1024:.0f} KiB waiting; a move reached the other p50 "
            f"{percentile(calm, 0.5):.1f} ms before, {percentile(crowd.took, 0.5):.1f} ms meanwhile"
        )
        deaf.close()
        await asyncio.gather(*(client.leave() for client in crowd.clients))


def test_who_does_not_read_is_dropped_at_a_megabyte_and_the_others_play_on(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(one_does_not_read(tmp_path), 120))
