"""A client that follows the protocol as a good page would: it reconnects by itself, says how far it knows the match,
sends again what was not answered, and remembers everything it was shown.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regnum.server import table_store, wire
from regnum.server.store.log import read as rows_of
from regnum.table import entries as log
from regnum.table.snapshot import snapshot_of
from regnum.table.table import Table
from tests.server.proof import server_process
from tests.server.proof.populate import KeyHolder
from tests.server.table_for_two import sight_after

SHOWN = ("at", "moves", "seat", "waiting", "over", "view", "scene", "decision", "held", "scores", "result")
NUMBERS = itertools.count(1)
SPOKEN = "say"  # prefix of the ids of chat, which is not in the play log


def digest(seen: dict[str, Any]) -> str:
    """Return what a snapshot shows of the match, without clocks and steps."""
    return sha256(msgspec.json.encode([seen[name] for name in SHOWN], order="sorted")).hexdigest()[:16]


class Client:
    """One browser window at one table."""

    def __init__(
        self, uri: str, guest: KeyHolder | None, *, compression: str | None = None, patience: float = 5.0,
        keep: bool = False, remember: bool = True, headers: dict[str, str] | None = None, backoff: float = 0.05,
    ) -> None:  # fmt: skip
        self.uri, self.guest, self.compression, self.patience = uri, guest, compression, patience
        self.headers = dict(headers or {})
        if guest is not None:
            self.headers |= {"Authorization": f"Bearer {guest.key}"}
        self.backoff = backoff
        self.keep, self.remember = keep, remember
        self.raw: list[str | bytes] = []
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.at: int | None = None
        self.look: int | None = None
        self.sight: dict[str, Any] = {}
        self.state = 0  # the number of the state it has
        self.welcome: dict[str, Any] = {}
        self.present: list[str] = []
        self.chat_lines: list[dict[str, Any]] = []
        self.seen: set[tuple[int | None, int, str]] = set()  # viewpoint, length of the log, digest
        self.unanswered: dict[str, tuple[bytes, asyncio.Future[dict[str, Any]]]] = {}
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.changed = asyncio.Event()
        self.connections = 0
        self.codes: list[int | None] = []
        self.back_at = 0.0  # time of the last welcome
        self.on_message: Callable[[dict[str, Any]], None] | None = None

    # -- the connection ------------------------------------------------------------------------------------------

    async def open(self) -> Client:
        """Connect, and wait for the first welcome."""
        self.task = asyncio.ensure_future(self.live())
        await self.until(lambda: bool(self.welcome))
        return self

    async def leave(self) -> None:
        """Close the window."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.drop()

    async def live(self) -> None:
        """Connect, read, reconnect."""
        while True:
            try:
                await self.one_connection()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            finally:
                socket, self.socket = self.socket, None
                if socket is not None:
                    self.codes.append(socket.close_code)
            await asyncio.sleep(self.backoff * (0.5 + random.random()))

    async def one_connection(self) -> None:
        """Run one connection from hello to its end; each from another address, because of the limits."""
        somewhere = {"X-Forwarded-For": f"10.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(256)}"}
        async with connect(
            self.uri, additional_headers=somewhere | self.headers, compression=self.compression, max_size=None,
            open_timeout=self.patience, close_timeout=0.2, ping_interval=None, proxy=None, user_agent_header=None,
        ) as socket:  # fmt: skip
            self.socket = socket
            hello = {"t": "hello", "protocol": wire.PROTOCOL, "at": self.at, "look": self.look}
            await socket.send(msgspec.json.encode(hello).decode())
            self.handle(await asyncio.wait_for(socket.recv(), self.patience))
            self.connections += 1
            self.back_at = time.monotonic()
            for command, _ in list(self.unanswered.values()):
                await socket.send(command.decode())
            async for data in socket:
                self.handle(data)

    def drop(self) -> None:
        """Cut the connection."""
        if self.socket is not None:
            self.socket.transport.abort()

    # -- in ------------------------------------------------------------------------------------------------------

    def handle(self, data: str | bytes) -> None:
        """Handle one message."""
        if self.keep:
            self.raw.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["t"] in ("whole", "change"):
            seen = sight_after(self.state, self.sight, message)
            self.state = message["state"]
            message = {"t": "state", "now": message["now"], "sight": seen, "came": message["t"]}
        if self.on_message is not None:
            self.on_message(message)
        kind = message["t"]
        if kind == "welcome":
            self.welcome = message
            self.present = message["present"]
            self.chat_lines = message["chat"]
        elif kind == "state":
            self.sight = message["sight"]
            self.at = self.sight["at"]
            if self.remember:
                self.seen.add((self.sight["seat"], self.sight["at"], digest(self.sight)))
        elif kind == "present":
            self.present = message["people"]
        elif kind == "said":
            self.chat_lines.append(message["line"])
        elif kind in ("done", "refused"):
            self.answered(message)
        self.changed.set()

    def answered(self, message: dict[str, Any]) -> None:
        """Handle an answer, perhaps not the first one to the same command."""
        self.answers.setdefault(message["id"], []).append(message)
        _, future = self.unanswered.pop(message["id"], (b"", None))
        if future is not None and not future.done():
            future.set_result(message)

    async def until(self, true: Callable[[], bool], limit: float = 20.0) -> None:
        """Wait until a condition on the received messages holds."""
        async with asyncio.timeout(limit):
            while not true():
                self.changed.clear()
                await self.changed.wait()

    # -- out -----------------------------------------------------------------------------------------------------

    async def send(self, command: dict[str, Any]) -> None:
        """Send without waiting for an answer."""
        if self.socket is not None:
            try:
                await self.socket.send(msgspec.json.encode(command).decode())
            except WebSocketException:
                self.drop()

    async def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send and wait for the answer, over as many connections as it takes."""
        command.setdefault("id", f"c{next(NUMBERS)}")
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.unanswered[command["id"]] = (msgspec.json.encode(command), future)
        await self.send(command)
        while True:
            done, _ = await asyncio.wait([future], timeout=self.patience)
            if done:
                return future.result()
            self.drop()  # something was lost on the way: reconnect and send it again

    async def play(self, move: str, seat: int | None = None, at: int | None = None, **more: Any) -> dict[str, Any]:
        """Play a move."""
        return await self.ask(self.playing(move, seat, at) | more)

    def playing(self, move: str, seat: int | None = None, at: int | None = None) -> dict[str, Any]:
        """Return the command for a move."""
        return {
            "t": "play", "move": move, "seat": self.sight["seat"] if seat is None else seat,
            "at": self.at if at is None else at,
        }  # fmt: skip

    async def raise_curtain(self) -> None:
        """The right player is at the screen now."""
        if self.sight.get("curtain") is not None:
            self.look = self.sight["curtain"]
            await self.send({"t": "look", "seat": self.look})
            await self.until(lambda: self.sight["curtain"] is None)

    def choices(self) -> list[str]:
        """Return the legal moves now."""
        decision = self.sight.get("decision")
        return [] if decision is None else [each["move"] for each in decision["options"] if each["refusal"] is None]


async def step(client: Client, dice: random.Random, undo: float = 0.1) -> dict[str, Any] | None:
    """Do one thing a player would do now; None when it is not their turn."""
    sight = client.sight
    if not sight or sight["over"] or sight["seat"] is None:
        return None
    order = {"seat": sight["seat"], "at": sight["at"]}
    if sight["held"] is not None:
        return await client.ask({"t": "undo" if dice.random() < undo else "confirm", **order})
    choices = client.choices()
    if sight["seat"] not in sight["waiting"] or not choices:
        return None
    if sight["may_undo"] and dice.random() < undo:
        return await client.ask({"t": "undo", **order})
    return await client.play(dice.choice(choices))


async def play_on(client: Client, dice: random.Random, stop: asyncio.Event, pause: float = 0.01) -> int:
    """Play until stopped or until the end; return how many commands were answered."""
    count = 0
    while not stop.is_set() and not client.sight.get("over", False):
        client.changed.clear()
        if await step(client, dice) is not None:
            count += 1
            await asyncio.sleep(dice.random() * 2 * pause)
        else:
            try:
                await asyncio.wait_for(client.changed.wait(), 0.2)
            except TimeoutError:
                continue
    return count


# -- comparing with what is kept -----------------------------------------------------------------------------------


def truth(url: str, table_id: str) -> tuple[Table, set[tuple[int | None, int, str]], dict[str, int]]:
    """Rebuild a table from its log; return everything it has ever shown to a viewer, and the keys of its commands."""
    rows = server_process.read(url, lambda c: rows_of(c, table_id))
    table, shown, keys = Table(table_id), set[tuple[int | None, int, str]](), dict[str, int]()
    for row in rows:
        entry = log.decode(row.body)
        table.apply(entry, row.time)
        key = getattr(entry, "key", "")
        if key:
            keys[key] = keys.get(key, 0) + 1
        if table.match is not None:
            shown |= {(seat, table.at, shown_to(table, seat)) for seat in [None, *range(len(table.seats))]}
    return table, shown, keys


def shown_to(table: Table, seat: int | None) -> str:
    """Return the digest of what a seat sees now."""
    seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(snapshot_of(table, seat, None)))
    return digest(seen)


async def settled(url: str, table_id: str, clients: list[Client], limit: float = 20.0) -> None:
    """Wait until all clients show the table as stored."""
    until = time.monotonic() + limit
    while True:
        table = server_process.stored_table(url, table_id).table
        behind = [client for client in clients if client.at != table.at]
        if not behind:
            return
        if time.monotonic() > until:
            raise AssertionError(f"kept up to {table.at}, but shown up to {[client.at for client in behind]}")
        await asyncio.sleep(0.03)


def check_truth(url: str, table_id: str, clients: list[Client]) -> Table:
    """Check that whatever was acknowledged or shown is in the log, every command once, and that the record replays."""
    import regnum

    table, shown, keys = truth(url, table_id)
    for client in clients:
        unknown = client.seen - shown
        assert not unknown, f"shown, but not in the log: {sorted(unknown, key=str)[:3]}; the log is at {table.at}"
        for id, messages in client.answers.items():
            if id.startswith(SPOKEN):
                continue
            check_answers(client, id, messages, keys)
    assert all(count == 1 for count in keys.values()), "a command stands twice in the log"
    match = table.the_match()
    assert regnum.replay(match.record()).hash == match.hash
    assert server_process.read(url, lambda c: table_store.load(c, table_id)) is not None
    return table


def check_answers(client: Client, id: str, messages: list[dict[str, Any]], keys: dict[str, int]) -> None:
    """Done means stored; refused means not stored, unless the server could not know."""
    assert client.guest is not None
    key = f"{client.guest.id}:{id}"
    if any(message["t"] == "done" for message in messages):
        assert keys.get(key) == 1, f"acknowledged, but {keys.get(key, 0)} times in the log: {messages}"
        assert len({message["at"] for message in messages if message["t"] == "done"}) == 1
    elif all(message["refusal"]["code"] != "not_kept" for message in messages):
        assert key not in keys, f"refused, but in the log: {messages}"
