"""Random messages on a socket: the server stays up, nothing changes, and no answer reveals anything."""

from __future__ import annotations

import asyncio
import json
import random
import socket as sockets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import regnum
from regnum.server import websocket as websocket_module
from regnum.server import wire
from regnum.server.guard.identity import Principal
from regnum.server.settings import Limits, Rate
from regnum.server.websocket import TableSocket
from regnum.table.settings import TableSettings
from tests.server.proof.client import Client
from tests.server.proof.conftest import Open
from tests.server.proof.in_process import in_process_server
from tests.server.proof.populate import KeyHolder, Plan, prepared, tables_set
from tests.server.proof.scale import SCALE, Progress, report
from tests.server.proof.server_process import HOST, ServerProcess, stored_table

HELLO = json.dumps({"t": "hello", "protocol": 2})
NASTY: list[Any] = [
    None, True, -1, 0, 1.5, 2**31, 2**31 + 1, 2**63, 2**64, 10**400, 1e308, [], {}, [[]], {"a": 1},
    "", " ", "\x00", "\ud83d\ude00" * 40, "a" * 301, "../../etc/passwd", "<script>alert(1)</script>", "\u202e",
    "\ufeff", "'; DROP TABLE entries;--", "%s%n", "pass", "undo", "take 1", "enlist 1", "take 99999999999999999999",
    "take \u0661", "take 1 take 2", "TAKE 1", "take  1",
]  # fmt: skip
WORDS = [each for each in NASTY if isinstance(each, str) and each]


def valid(at: int, dice: random.Random) -> dict[str, Any]:
    """Return a command as a page might send it."""
    id = f"f{dice.randrange(10**9)}"
    return dice.choice(
        [
            {"t": "play", "id": id, "at": at, "seat": 1, "move": "take 1"},
            {"t": "confirm", "id": id, "at": at, "seat": 1},
            {"t": "undo", "id": id, "at": at, "seat": 1},
            {"t": "look", "seat": 0},
            {"t": "ping", "n": 3},
            {"t": "hello", "protocol": 2, "at": at, "look": 0},
        ]
    )


def mutated(at: int, dice: random.Random) -> bytes:
    """Return the command, changed in a random way."""
    command = valid(at, dice)
    way = dice.randrange(12)
    if way == 0:
        return dice.randbytes(dice.randrange(200))
    if way == 1:
        command[dice.choice(list(command))] = dice.choice(NASTY)
    elif way == 2:
        del command[dice.choice(list(command))]
    elif way == 3:
        command[dice.choice(["cost", "name", "seed", "person", "state", "__class__", "key"])] = dice.choice(NASTY)
    elif way == 4:
        deep = dice.choice([10, 500, 5000])
        field = dice.choice([*command, "x"])
        return (f'{{"{field}":' + "[" * deep + "]" * deep + "," + json.dumps(command)[1:]).encode()
    elif way > 7:  # it is valid JSON of the right shape, and must be refused
        command |= {"seat": dice.randrange(4)} if "seat" in command else {}
        command |= {"at": max(0, at + dice.randrange(-1, 3))} if "id" in command else {}
        command |= {"move": dice.choice(WORDS)[:300]} if "move" in command else {}
    text = bytearray(json.dumps(command).encode())
    if way == 5:
        for _ in range(dice.randrange(1, 4)):
            text[dice.randrange(len(text))] = dice.randrange(256)
    elif way == 6:
        del text[dice.randrange(len(text)) :]
    elif way == 7:
        text[dice.randrange(len(text)) : 0] = dice.randbytes(3)
    return bytes(text)


class NoSocket:
    """A substitute for a socket."""

    message: str | bytes = b""
    headers: Mapping[str, str] = {}
    scope: Mapping[str, Any] = {}

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "bytes": self.message}


def clean(messages: list[bytes], secrets: list[str]) -> None:
    """Check that an answer contains no secret and no internals of the server."""
    for message in messages:
        text = message.decode()
        for secret in [*secrets, "Traceback", "sqlite", "psycopg", "/src/regnum"]:
            assert secret not in text, f"{secret!r} in {text[:300]}"


async def fuzz(folder: Path, count: int) -> dict[str, int]:
    """Call the reader and the table directly, without the rate limit of a socket."""
    url = f"sqlite:///{folder / 'regnum.db'}"
    guests, ids = await prepared(url, 3, [Plan(game, (0, 1), seed=1) for game in regnum.games()])
    dice, outcomes = random.Random(44), {"unread": 0, "obeyed": 0}
    progress = Progress("fuzzed messages", count)
    async with in_process_server(url, limits=Limits(messages=Rate(10**9, 1))) as server:
        for id in ids:
            live = await server.services.tables.get(id)
            asked = live.table.waiting[0]
            before, hash = live.table.length, live.table.the_match().hash
            idle = next(guest for guest in guests if guest.id == live.table.seats[1 - asked].person)
            strangers = [Principal(idle.id), Principal(guests[2].id), Principal()]
            sittings = [TableSocket(cast(WebSocket, NoSocket()), server.services, live, who) for who in strangers]
            for connection in sittings:
                await live.welcome(connection.viewer, wire.Hello(wire.PROTOCOL), [])
            for n in range(count // len(ids)):
                connection = dice.choice(sittings)
                message = mutated(live.table.at, dice)
                cast(NoSocket, connection.socket).message = message
                try:
                    await connection.handle_next()
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                    outcomes["unread"] += 1
                    continue
                connection.viewer.closing = None
                outcomes["obeyed"] += 1
                clean([each.data for each in connection.viewer.messages][-2:], [])
                connection.viewer.messages.clear()
                connection.viewer.waiting = 0
                progress.step()
                if n % 200 == 0:
                    await asyncio.sleep(0)
            assert (live.table.length, live.table.the_match().hash) == (before, hash), (
                "a spoiled message changed a table"
            )
            for connection in sittings:
                live.remove_viewer(connection.viewer)
    assert all(stored_table(url, id).table.at == 0 for id in ids)
    return outcomes


def test_spoiled_messages_change_nothing_and_break_nothing(tmp_path: Path) -> None:
    found = asyncio.run(asyncio.wait_for(fuzz(tmp_path, SCALE.fuzz), 3600))
    assert found["obeyed"] > 100
    report(f"{found['unread']} messages could not be read, {found['obeyed']} were obeyed or refused; nothing changed")


def test_a_command_that_says_more_than_it_may_is_not_read() -> None:
    dice = random.Random(43)
    found = ["cost", "name", "value", "points", "seed", "person", "key", "time", "cards", "state", "hash", "n_before"]
    for _ in range(SCALE.tampered):
        command = valid(0, dice)
        assert wire.read(msgspec.json.encode(command)) is not None
        with pytest.raises(msgspec.ValidationError):
            wire.read(msgspec.json.encode(command | {dice.choice(found): dice.choice([1, "x", None, [1], {"a": 2}])}))


# -- over the wire -------------------------------------------------------------------------------------------------


def raw_socket(server: ServerProcess, table: str, guest: KeyHolder | None, **more: Any) -> Any:
    """Open a socket with any headers."""
    headers = {"X-Forwarded-For": f"10.9.{random.randrange(256)}.{random.randrange(256)}"}
    headers |= {"Origin": server.web} if guest is None else {"Authorization": f"Bearer {guest.key}"}
    return connect(
        server.socket(table), additional_headers=headers, proxy=None, max_size=None, ping_interval=None,
        close_timeout=0.5, compression=None, **more,
    )  # fmt: skip


async def ends_with(socket: ClientConnection) -> int | None:
    """Return the code with which the server closes it."""
    try:
        async with asyncio.timeout(15):
            while True:
                await socket.recv()
    except ConnectionClosed:
        return socket.close_code


DEEP = '{"x":' + "[" * 20_000 + "]" * 20_000 + ',"t":"ping","n":1}'
BAD_FIRST: dict[str, tuple[Any, int]] = {
    "no JSON": ("hello?", wire.NOT_UNDERSTOOD),
    "nothing": ("", wire.NOT_UNDERSTOOD),
    "binary nonsense": (b"\x00\xff" * 40, wire.NOT_UNDERSTOOD),
    "a command before hello": ('{"t":"ping","n":1}', wire.NOT_UNDERSTOOD),
    "another protocol": ('{"t":"hello","protocol":999}', wire.NOT_UNDERSTOOD),
    "an unknown kind": ('{"t":"cheat"}', wire.NOT_UNDERSTOOD),
    "a field too many": ('{"t":"hello","protocol":2,"seed":1}', wire.NOT_UNDERSTOOD),
    "deep nesting": (DEEP, wire.NOT_UNDERSTOOD),
    "a number without end": ('{"t":"hello","protocol":' + "9" * 5000 + "}", wire.NOT_UNDERSTOOD),
    "a large frame": ("x" * (64 * 1024 + 1), wire.TOO_LARGE),
    "a large message in pieces": (["x" * 40_000, "x" * 40_000], wire.TOO_LARGE),
}


async def wrong_words(server: ServerProcess, table: str, guests: list[KeyHolder]) -> None:
    """Send each as the first message, and each after a valid hello."""
    for after_hello in (False, True):
        for name, (message, code) in BAD_FIRST.items():
            if after_hello and name in ("a command before hello", "another protocol"):
                continue
            async with raw_socket(server, table, guests[0]) as socket:
                if after_hello:
                    await socket.send(HELLO)
                await socket.send(message)
                assert await ends_with(socket) == code, f"{name}, {'after' if after_hello else 'instead of'} hello"
    async with raw_socket(server, table, guests[0]) as socket:
        await socket.send(HELLO)
        await socket.send(HELLO)
        assert await ends_with(socket) == wire.NOT_UNDERSTOOD
    async with raw_socket(server, table, guests[0]) as socket:
        await socket.send(b'{"t":"hello"\xff', text=True)
        assert await ends_with(socket) in (1007, wire.NOT_UNDERSTOOD)


async def floods(server: ServerProcess, table: str, guests: list[KeyHolder]) -> None:
    """Send more than the limits allow."""
    async with raw_socket(server, table, guests[0]) as socket:
        await socket.send(HELLO)
        for n in range(200):
            try:
                await socket.send(json.dumps({"t": "ping", "n": n}))
            except ConnectionClosed:
                break
        assert await ends_with(socket) == wire.TOO_MANY
    async with raw_socket(server, table, guests[0]) as socket:
        await socket.send(HELLO)
        for _ in range(150):
            await socket.ping()
        await asyncio.sleep(0.05)
        async with asyncio.timeout(5):
            await (await socket.ping())
    for words in (
        b"",
        b"GET / HTTP/1.1\r\n",
        b"\x00" * 500,
        b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\n",
    ):
        with sockets.create_connection((HOST, server.port), timeout=5) as half_open:
            half_open.sendall(words)
    for table_id, guest, code in ((table, None, 4403), (table, guests[2], 4403), ("nowhere", guests[0], 4404)):
        async with raw_socket(server, table_id, guest) as socket:
            assert await ends_with(socket) == code


async def at_the_wire(place: Open, count: int) -> None:
    """Send all of the above, and random bytes, while two people play at the table."""
    server, dice = place.server, random.Random(8)
    guests = place.guests(3)
    [table] = await tables_set(server.web, guests, Plan("brothers", (0, 1), TableSettings(watchers=False)))
    before = stored_table(server.url, table)
    good = await Client(server.socket(table), guests[1], keep=True).open()
    await wrong_words(server, table, guests)
    await floods(server, table, guests)
    for _ in range(count // 10):
        async with raw_socket(server, table, guests[0]) as socket:
            with suppress(ConnectionClosed):  # also at once, where it has not noticed yet that earlier ones are gone
                await socket.send(HELLO)
                for _ in range(10):
                    await socket.send(mutated(0, dice), text=dice.random() < 0.5 or None)
            socket.transport.abort()
    assert stored_table(server.url, table)[1] == before.hash, "something was written"
    assert server.answers("/healthz") and server.answers("/readyz")
    assert good.connections == 1, "the other player was disturbed"
    await good.leave()


def test_a_socket_full_of_nonsense_is_closed_and_nobody_else_notices(open_server: Open) -> None:
    asyncio.run(at_the_wire(open_server, SCALE.wire_fuzz))
    log_text = open_server.server.log_text()
    assert "Traceback" not in log_text, log_text[log_text.index("Traceback") - 500 :][:3000]
    assert not any(guest.key in log_text for guest in open_server.crowd), "a key stands in the log"


async def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_module, "HELLO_S", 0.2)
    url = f"sqlite:///{tmp_path / 'regnum.db'}"
    guests, [table] = await prepared(url, 2, [Plan("brothers", (0, 1))])
    async with in_process_server(url) as server:
        headers = {"Authorization": f"Bearer {guests[0].key}"}
        async with connect(server.socket(table), additional_headers=headers, proxy=None) as socket:
            assert await ends_with(socket) == wire.NOT_UNDERSTOOD
