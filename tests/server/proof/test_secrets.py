"""A socket sends nothing that its reader may not know: byte for byte, whatever the hidden state is."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast
from urllib.error import HTTPError

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import regnum
from regnum.core.codec import dump
from regnum.server import open_table as live_module
from regnum.server import websocket as socket_module
from regnum.server.guard.identity import Principal
from regnum.server.open_table import OpenTable
from regnum.server.services import Services
from regnum.server.table_store import StoredTable, TableChange
from regnum.server.websocket import TableSocket
from regnum.table import commands
from regnum.table.settings import TableSettings
from regnum.table.table import Table
from tests.server.proof.client import Client, check_truth, settled, step
from tests.server.proof.conftest import Open
from tests.server.proof.in_process import in_process_server
from tests.server.proof.populate import KeyHolder, Plan, call, prepared, tables_set
from tests.server.proof.scale import SCALE, Progress, report
from tests.server.proof.server_process import stored_table
from tests.table.test_secrecy import in_another_world, numbers_in

# -- the same bytes in every world that fits -----------------------------------------------------------------------


class SocketRecorder:
    """A socket that sends a script and records what it receives."""

    def __init__(self, script: list[dict[str, Any]]) -> None:
        self.script = iter(script)
        self.received: list[str] = []
        self.headers: dict[str, str] = {}
        self.scope: dict[str, Any] = {}
        self.code: int | None = None

    async def receive(self) -> dict[str, Any]:
        """Return the next line of the script, when everything before it was answered."""
        for _ in range(6):
            await asyncio.sleep(0)
        line = next(self.script, None)
        if line is None:
            await asyncio.sleep(0.003)
            return {"type": "websocket.disconnect", "code": 1000}
        return {"type": "websocket.receive", "text": msgspec.json.encode(line).decode()}

    async def send(self, message: dict[str, Any]) -> None:
        self.received.append(message["text"])

    async def close(self, code: int, reason: str) -> None:
        self.code = code


def script_for(table: Table, viewer: int | None, dice: random.Random) -> list[dict[str, Any]]:
    """Return what a curious client would send: everything that is refused, undone, or repeated."""
    at, ids = table.at, (f"s{n}" for n in itertools.count())
    seats = [viewer if viewer is not None else 0, dice.randrange(len(table.seats)), 15]
    moves = ["end", "take 1", "pass", "", "\u2603", "take 99"]
    others = [seat for seat in table.waiting if seat != viewer]
    moves += [dice.choice(table.the_match().legal(seat)) for seat in others]  # a good guess at another's move
    lines: list[dict[str, Any]] = [{"t": "hello", "protocol": 2, "at": dice.choice([None, max(0, at - 3), at])}]
    lines += [{"t": "look", "seat": seat} for seat in seats]
    lines += [{"t": "play", "id": next(ids), "at": at - 1 if at else 7, "seat": seats[0], "move": "end"}]
    may = table.the_match().legal(viewer) if viewer in table.waiting and viewer is not None else []
    lines += [
        {"t": "play", "id": next(ids), "at": at, "seat": seat, "move": move}
        for seat in seats
        for move in moves
        if move and not (seat == viewer and move in may)
    ]
    lines = [*lines[:30], {"t": "whole", "at": dice.choice([None, at])}]
    lines += [{"t": "ping", "n": 1}, {"t": "confirm", "id": next(ids), "at": at + 1, "seat": seats[0]}]
    return [*lines, {"t": "undo", "id": next(ids), "at": at, "seat": seats[0]}, {"t": "look", "seat": seats[0]}]


async def session(
    services: Services, table: Table, hash: str, who: str | None, script: list[dict[str, Any]]
) -> list[str]:
    """Return everything one socket receives at this table."""
    socket = SocketRecorder(script)
    tables = services.tables
    live = OpenTable(StoredTable(table, hash), services.store, tables.writer, tables.threads, tables.events)
    connection = TableSocket(cast(WebSocket, socket), services, live, Principal(who))
    await connection.serve()
    return [*socket.received, str(socket.code)]


async def compare(services: Services, live: OpenTable, watcher: str, dice: random.Random) -> int:
    """Compare one position from all viewpoints; return how many messages were equal."""
    count, table = 0, live.table
    for viewer in [*range(len(table.seats)), None, -1]:
        who = watcher if viewer is None else None if viewer == -1 else table.seats[viewer].person
        viewpoint = None if viewer == -1 else viewer
        script = script_for(table, viewpoint, dice)
        twin = in_another_world(table, viewpoint, dice.getrandbits(30))
        here = await session(services, table.copy(), live.hash, who, script)
        there = await session(services, twin, live.hash, who, script)
        assert len(here) > len(script) // 2
        assert here == there, next((one, other) for one, other in zip(here, there, strict=False) if one != other)
        count += len(here)
    return count


async def advance(live: OpenTable, dice: random.Random) -> None:
    """Let a seat that must move do something."""
    table = live.table
    seat = dice.choice(table.waiting)
    person = table.seats[seat].person or ""
    if seat in table.held:
        verb = commands.confirm if dice.random() < 0.7 else commands.undo
        await live.change(lambda t, now: verb(t, person, seat, t.at, "", now))
    else:
        move = dice.choice(table.the_match().legal(seat))
        await live.change(lambda t, now: commands.play(t, person, seat, move, t.at, "", now))


async def twins(folder: Path, count: int) -> int:
    """Compare this many positions of every game."""
    url = f"sqlite:///{folder / 'regnum.db'}"
    dice, messages, done = random.Random(12), 0, 0
    progress = Progress("positions in two worlds", count)
    many = {game: tuple(range(min(3, regnum.info(game).seats[1]))) for game in regnum.games()}
    plans = [Plan(game, many[game], TableSettings(confirm=confirm)) for game in many for confirm in (False, True)]
    rounds = max(1, count // 160)
    guests, ids = await prepared(url, 4, plans * rounds)
    async with in_process_server(url) as server:
        services, keep = server.services, server.services.tables.writer.write

        async def forgets(change: TableChange, written: Callable[[], object] = bool) -> str:
            return "0" * 64

        for id in ids:
            live = await services.tables.get(id)
            for _ in range(max(1, count // len(ids))):
                for _ in range(dice.randrange(1, 25)):
                    if live.table.state == "playing":
                        await advance(live, dice)
                if live.table.state != "playing":
                    break
                services.tables.writer.write = forgets  # type: ignore[method-assign]
                messages += await compare(services, live, guests[3].id, dice)
                services.tables.writer.write = keep  # type: ignore[method-assign]
                done += 1
                progress.step()
    assert done
    return messages


def test_a_socket_hears_the_same_bytes_whatever_it_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (live_module, socket_module):
        monkeypatch.setattr(module, "now_ms", lambda: 1_800_000_000_000)
    messages = asyncio.run(asyncio.wait_for(twins(tmp_path, SCALE.twin_states), 3600))
    report(f"{messages} messages, byte for byte the same in two worlds")


# -- everything that goes over the wire ----------------------------------------------------------------------------


def watched(client: Client) -> None:
    """Check that every message has a viewpoint of its reader's own."""
    seats: list[int] = []

    def received(message: dict[str, Any]) -> None:
        nonlocal seats
        if "you" in message:
            seats = message["you"]["seats"]
        if message["t"] == "state":
            seen = message["sight"]
            assert seen["seat"] is None or seen["seat"] in seats, "a viewer has the viewpoint of another person's seat"
            assert seen["held"] is None or seen["seat"] is not None
            assert seen["decision"] is None or seen["decision"]["seat"] == seen["seat"]

    client.on_message = received


async def one_game(place: Open, game: str, seed: int) -> int:
    """Play a match with every kind of viewer, one of whom leaves and returns; return how many messages were read."""
    server, dice = place.server, random.Random(seed)
    guests = place.guests(4)
    size = min(3, regnum.info(game).seats[1])
    [table] = await tables_set(
        server.web, guests, Plan(game, tuple(range(size)), TableSettings(confirm=bool(seed % 2)))
    )
    whole = stored_table(server.url, table).table
    nobody = Client(server.socket(table), None, keep=True, headers={"Origin": server.web})
    players = [Client(server.socket(table), guest, keep=True) for guest in guests[:size]]
    second = Client(server.socket(table), guests[0], keep=True)
    watcher = Client(server.socket(table), guests[3], keep=True)
    every = [*players, second, watcher, nobody]
    for client in every:
        watched(client)
        await client.open()
    for n in range(SCALE.secret_moves):
        client = players[n % size]
        await step(client, dice)
        await asyncio.sleep(0)
        if n == 20:
            await leaves_and_returns(server.web, table, guests[0], guests[1], players[1])
        if client.sight["over"]:
            break
    await settled(server.url, table, every)
    for client in every:
        await client.leave()
    final = check_truth(server.url, table, every)
    assert nobody.seen and {viewpoint for viewpoint, _, _ in nobody.seen | watcher.seen} == {None}
    await asyncio.to_thread(scan, server.url, table, every, final, whole)
    return sum(len(client.raw) for client in every)


async def leaves_and_returns(web: str, table: str, host: KeyHolder, guest: KeyHolder, client: Client) -> None:
    """Leave the seat, watch for a while, and sit down again."""
    await asyncio.to_thread(call, web, "POST", f"/api/tables/{table}/seats/1", guest, {"do": "leave"})
    await client.until(lambda: client.sight["seat"] is None)
    token = (await asyncio.to_thread(call, web, "POST", f"/api/tables/{table}/invitations", host, {"seat": 1}))["token"]
    await asyncio.to_thread(call, web, "POST", "/api/join", guest, {"token": token})
    await client.until(lambda: client.sight["seat"] == 1)


def scan(url: str, table_id: str, clients: list[Client], final: Table, before: Table) -> None:
    """Check that no message of any socket contains a seed, a state of chance, a record or a key."""
    match = final.the_match()
    chance = [
        str(n) for table in (before, final) for n in numbers_in(dump(table.the_match().state.chance)) if n > 10**6
    ]
    keys = [key.partition(":")[2] for key in final.answered]
    for client in clients:
        own = set(client.answers)
        forbidden = [str(match.seed), match.record(), *chance, "Bearer", '"hash"', '"seed"']
        forbidden += [client.guest.key for client in clients if client.guest is not None]
        forbidden += [f'"{key}"' for key in keys if key not in own]
        text = "\n".join(each if isinstance(each, str) else each.decode() for each in client.raw)
        found = [each[:60] for each in forbidden if each in text]
        assert not found, f"{found} went over a socket"


def test_no_socket_ever_hears_seed_chance_record_or_anothers_command(sqlite_server: Open) -> None:
    messages = 0
    progress = Progress("games read along", SCALE.secret_games * len(regnum.games()))
    for seed in range(SCALE.secret_games):
        for game in regnum.games():
            messages += asyncio.run(asyncio.wait_for(one_game(sqlite_server, game, seed + 1), 120))
            progress.step()
    report(f"{messages} messages of whole games read: nothing that was not the reader's own")


async def strangers(place: Open, attempts: int) -> None:
    """An anonymous client, and a person without a seat, at a table that only its players may watch."""
    server = place.server
    guests = place.guests(3)
    [table] = await tables_set(server.web, guests, Plan("brothers", (0, 1), TableSettings(watchers=False)))
    players = [await Client(server.socket(table), guest).open() for guest in guests[:2]]
    key = {"Authorization": f"Bearer {guests[2].key}"}
    forged = {"Origin": server.web, "Cookie": "regnum=" + "A" * 32 + "." + "B" * 43}
    kinds: list[tuple[dict[str, str], int]] = [
        ({"Origin": server.web}, 4403), (key, 4403), (forged, 4403), ({}, 403),
        ({"Origin": "https://elsewhere.example"}, 403), ({"Authorization": "Bearer " + "x" * 32}, 401),
    ]  # fmt: skip
    dice = random.Random(16)
    for n in range(attempts):
        headers, code = kinds[n % len(kinds)]
        headers = headers | {"X-Forwarded-For": f"10.7.{n // 250 % 250}.{n % 250}"}
        received, ended = await listened(server.socket(table), headers, players, dice)
        assert received == [] and ended == code, (headers, received, ended)
        for path in ("", "/sight", "/story", "/chat"):
            with pytest.raises(HTTPError):
                await asyncio.to_thread(call, server.web, "GET", f"/api/tables/{table}{path}", guests[2])
    for client in players:
        await client.leave()


async def listened(
    uri: str, headers: dict[str, str], players: list[Client], dice: random.Random
) -> tuple[list[Any], int]:
    """Return what a stranger receives, also while the others play; and how it ends."""
    received: list[Any] = []
    try:
        async with connect(uri, additional_headers=headers, proxy=None, close_timeout=0.3) as socket:
            try:
                await socket.send('{"t":"hello","protocol":2}')
                for client in players:
                    await step(client, dice)
                while True:
                    received.append(await asyncio.wait_for(socket.recv(), 5))
            except ConnectionClosed:
                return received, int(socket.close_code or 0)
    except InvalidStatus as refused:
        return received, refused.response.status_code


def test_a_stranger_at_a_closed_table_hears_not_one_byte(sqlite_server: Open) -> None:
    asyncio.run(asyncio.wait_for(strangers(sqlite_server, SCALE.strangers), 1200))
