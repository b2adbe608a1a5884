"""A client that speaks the protocol as a good page would: it comes back by itself, says how far it knows the match,
sends again what was not answered, and remembers everything it was shown."""

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

from regnum.server import tables, wire
from regnum.server.store.log import read as rows_of
from regnum.table import entries as log
from regnum.table.sight import sight
from regnum.table.table import Table
from tests.server.proof import house
from tests.server.proof.laying import Guest

SHOWN = ("at", "moves", "seat", "waiting", "over", "view", "scene", "decision", "held", "scores", "result")
NUMBERS = itertools.count(1)
SPOKEN = "say"  # so begin the ids of chat, which is not in the log of play


def digest(seen: dict[str, Any]) -> str:
    """What a sight shows of the match, without clocks and without how it was told."""
    return sha256(msgspec.json.encode([seen[name] for name in SHOWN], order="sorted")).hexdigest()[:16]


class Client:
    """One browser window at one table."""

    def __init__(
        self, uri: str, guest: Guest | None, *, compression: str | None = None, patience: float = 5.0,
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
        self.welcome: dict[str, Any] = {}
        self.present: list[str] = []
        self.said: list[dict[str, Any]] = []
        self.seen: set[tuple[int | None, int, str]] = set()  # eyes, length of the log, what was shown
        self.unanswered: dict[str, tuple[bytes, asyncio.Future[dict[str, Any]]]] = {}
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.changed = asyncio.Event()
        self.connections = 0
        self.codes: list[int | None] = []
        self.back_at = 0.0  # when the last welcome came
        self.on_letter: Callable[[dict[str, Any]], None] | None = None

    # -- the connection ------------------------------------------------------------------------------------------

    async def open(self) -> Client:
        """Start, and wait for the first welcome."""
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
        """Connect, listen, connect again."""
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
        """From hello to the end; each time from another address, for an address may come only so often."""
        somewhere = {"X-Forwarded-For": f"10.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(256)}"}
        async with connect(
            self.uri, additional_headers=somewhere | self.headers, compression=self.compression, max_size=None,
            open_timeout=self.patience, close_timeout=0.2, ping_interval=None, proxy=None, user_agent_header=None,
        ) as socket:  # fmt: skip
            self.socket = socket
            hello = {"t": "hello", "protocol": wire.PROTOCOL, "at": self.at, "look": self.look}
            await socket.send(msgspec.json.encode(hello).decode())
            self.hear(await asyncio.wait_for(socket.recv(), self.patience))
            self.connections += 1
            self.back_at = time.monotonic()
            for command, _ in list(self.unanswered.values()):
                await socket.send(command.decode())
            async for message in socket:
                self.hear(message)

    def drop(self) -> None:
        """The line is cut, without a word."""
        if self.socket is not None:
            self.socket.transport.abort()

    # -- in ------------------------------------------------------------------------------------------------------

    def hear(self, message: str | bytes) -> None:
        """One letter."""
        if self.keep:
            self.raw.append(message)
        letter: dict[str, Any] = msgspec.json.decode(message)
        if self.on_letter is not None:
            self.on_letter(letter)
        kind = letter["t"]
        if kind == "welcome":
            self.welcome = letter
            self.present = letter["present"]
            self.said = letter["chat"]
        elif kind == "state":
            self.sight = letter["sight"]
            self.at = self.sight["at"]
            if self.remember:
                self.seen.add((self.sight["seat"], self.sight["at"], digest(self.sight)))
        elif kind == "present":
            self.present = letter["people"]
        elif kind == "said":
            self.said.append(letter["line"])
        elif kind in ("done", "refused"):
            self.answered(letter)
        self.changed.set()

    def answered(self, letter: dict[str, Any]) -> None:
        """An answer, perhaps not the first one to the same command."""
        self.answers.setdefault(letter["id"], []).append(letter)
        _, future = self.unanswered.pop(letter["id"], (b"", None))
        if future is not None and not future.done():
            future.set_result(letter)

    async def until(self, true: Callable[[], bool], limit: float = 20.0) -> None:
        """Wait until something has been heard."""
        async with asyncio.timeout(limit):
            while not true():
                self.changed.clear()
                await self.changed.wait()

    # -- out -----------------------------------------------------------------------------------------------------

    async def send(self, command: dict[str, Any]) -> None:
        """Straight out, answered or not."""
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
            self.drop()  # something was lost on the way: come again and say it again

    async def play(self, move: str, seat: int | None = None, at: int | None = None, **more: Any) -> dict[str, Any]:
        """Play a move."""
        return await self.ask(self.playing(move, seat, at) | more)

    def playing(self, move: str, seat: int | None = None, at: int | None = None) -> dict[str, Any]:
        """The command for it."""
        return {
            "t": "play", "move": move, "seat": self.sight["seat"] if seat is None else seat,
            "at": self.at if at is None else at,
        }  # fmt: skip

    async def raise_curtain(self) -> None:
        """The right player sits before the screen now."""
        if self.sight.get("curtain") is not None:
            self.look = self.sight["curtain"]
            await self.send({"t": "look", "seat": self.look})
            await self.until(lambda: self.sight["curtain"] is None)

    def choices(self) -> list[str]:
        """What may be played now."""
        decision = self.sight.get("decision")
        return [] if decision is None else [each["move"] for each in decision["options"] if each["refusal"] is None]


async def step(client: Client, dice: random.Random, undo: float = 0.1) -> dict[str, Any] | None:
    """One thing a player would do now; None when it is not their turn."""
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
    """Play until told to stop or until the end; how many commands were answered."""
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
    """A table from its log; everything it has ever shown to anybody; and the keys of the commands in it."""
    rows = house.read(url, lambda c: rows_of(c, table_id))
    table, shown, keys = Table(table_id), set[tuple[int | None, int, str]](), dict[str, int]()
    for row in rows:
        entry = log.decode(row.body)
        table.tell(entry, row.time)
        key = getattr(entry, "key", "")
        if key:
            keys[key] = keys.get(key, 0) + 1
        if table.match is not None:
            shown |= {(seat, table.at, shown_to(table, seat)) for seat in [None, *range(len(table.seats))]}
    return table, shown, keys


def shown_to(table: Table, seat: int | None) -> str:
    """The digest of what a seat sees now."""
    seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(sight(table, seat, None)))
    return digest(seen)


async def settled(url: str, table_id: str, clients: list[Client], limit: float = 20.0) -> None:
    """Wait until everybody has been shown the table as it is kept."""
    until = time.monotonic() + limit
    while True:
        table = house.kept(url, table_id).table
        behind = [client for client in clients if client.at != table.at]
        if not behind:
            return
        if time.monotonic() > until:
            raise AssertionError(f"kept up to {table.at}, but shown up to {[client.at for client in behind]}")
        await asyncio.sleep(0.03)


def check_truth(url: str, table_id: str, clients: list[Client]) -> Table:
    """Whatever was acknowledged or shown to anybody is in the log; every command once; and the record replays."""
    import regnum

    table, shown, keys = truth(url, table_id)
    for client in clients:
        unknown = client.seen - shown
        assert not unknown, f"shown, but not in the log: {sorted(unknown, key=str)[:3]}; the log is at {table.at}"
        for id, letters in client.answers.items():
            if id.startswith(SPOKEN):
                continue
            check_answers(client, id, letters, keys)
    assert all(count == 1 for count in keys.values()), "a command stands twice in the log"
    match = table.the_match()
    assert regnum.replay(match.record()).hash == match.hash
    assert house.read(url, lambda c: tables.load(c, table_id)) is not None
    return table


def check_answers(client: Client, id: str, letters: list[dict[str, Any]], keys: dict[str, int]) -> None:
    """Done means kept; refused means not kept, unless the house did not know itself."""
    assert client.guest is not None
    key = f"{client.guest.id}:{id}"
    if any(letter["t"] == "done" for letter in letters):
        assert keys.get(key) == 1, f"acknowledged, but {keys.get(key, 0)} times in the log: {letters}"
        assert len({letter["at"] for letter in letters if letter["t"] == "done"}) == 1
    elif all(letter["refusal"]["code"] != "not_kept" for letter in letters):
        assert key not in keys, f"refused, but in the log: {letters}"
