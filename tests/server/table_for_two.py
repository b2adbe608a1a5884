"""A server in the test's own loop, on a real port: people with keys, tables of a fixed seed, socket clients."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regnum.core import match as matches
from regnum.core.registry import box_of_edition
from regnum.server import people, run, wire
from regnum.server.app import create_app
from regnum.server.open_table import OpenTable
from regnum.server.services import Services
from regnum.server.settings import Limits, Rate, Settings, now_ms
from regnum.server.workers import records, thinking
from regnum.server.workers.protocol import (
    AnalysisRequest,
    ChosenMove,
    Findings,
    MoveRequest,
    RecordRequest,
    RecordWrong,
)
from regnum.table import commands
from regnum.table.patch import apply
from regnum.table.settings import TableSettings
from regnum.table.table import Table

HOST = "127.0.0.1"
SOON_S = 20.0  # nothing here takes this long; a longer wait is a mistake
PLENTY = Rate(1_000_000, 1)
NO_LIMITS = Limits(requests=PLENTY, people=PLENTY, claims=PLENTY, tables=PLENTY, chat=PLENTY, thoughts=PLENTY)
GAME = "brothers"
SECRETS = "paladins"
SEED = 7


class Visitor(Struct, frozen=True):
    """A person with a key."""

    id: str
    key: str


class InlineWorkers:
    """Bots that answer at once and in this process, so that a test need not start workers."""

    def __init__(self, count: int, budget_ms: int) -> None:
        self.closed = False
        self.asked: list[MoveRequest | AnalysisRequest] = []

    async def start(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""
        self.closed = True

    async def choose(self, request: MoveRequest) -> ChosenMove:
        """Return the bot's move."""
        self.asked.append(request)
        return ChosenMove(thinking.choose_move(position(request), request.seat, request.bot, request.seed), 0)

    async def read(self, asked: RecordRequest) -> msgspec.Raw:
        """Answer a question about a record."""
        found = records.read(asked)
        if isinstance(found, RecordWrong):
            raise records.error_of(found)
        return found.content

    async def analyse(self, analysis: AnalysisRequest) -> Findings:
        """Return the bot's evaluation of the moves."""
        self.asked.append(analysis)
        return thinking.evaluate_moves(position(analysis), analysis.seat, analysis.bot, analysis.seed)


def position(asked: MoveRequest | AnalysisRequest) -> matches.Match:
    """Return the match of a request."""
    source = asked.source
    match = matches.replay(source.record, box_of_edition)
    if source.imagined is not None:
        match = match.imagine(*source.imagined)
    for seat, move in asked.moves:
        match.play(seat, move)
    return match


class SocketClient:
    """One open socket."""

    def __init__(self, socket: ClientConnection, person: Visitor | None) -> None:
        self.socket = socket
        self.person = person
        self.at = 0
        self.sight: dict[str, Any] = {}
        self.state = 0  # the number of the state it has
        self.kinds: Counter[str] = Counter()  # of all messages as they came
        self.sent = 0
        self.unread: list[dict[str, Any]] = []

    async def send(self, command: wire.Command | str | bytes) -> None:
        """Send a command, or anything else."""
        data = command if isinstance(command, (str, bytes)) else msgspec.json.encode(command).decode()
        await self.socket.send(data)

    async def message(self) -> dict[str, Any]:
        """Return the next message, of any kind. A whole state and a change become `state`, with the whole sight."""
        if self.unread:
            return self.unread.pop(0)
        async with asyncio.timeout(SOON_S):
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        self.kinds[message["t"]] += 1
        if message["t"] in ("whole", "change"):
            self.sight = sight_after(self.state, self.sight, message)
            self.state, self.at = message["state"], self.sight["at"]
            return {"t": "state", "now": message["now"], "sight": self.sight}
        return message

    async def next(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these kinds; those before it are skipped."""
        while True:
            message = await self.message()
            if message["t"] in kinds:
                return message

    async def silent(self) -> list[dict[str, Any]]:
        """Return everything that has come until now: what the server has sent comes before its answer to a ping."""
        self.sent += 1
        await self.send(wire.Ping(self.sent))
        messages: list[dict[str, Any]] = []
        while (message := await self.message())["t"] != "pong" or message["n"] != self.sent:
            messages.append(message)
        return messages

    def id(self) -> str:
        """Return the id of a command."""
        self.sent += 1
        return f"c{self.sent}"

    async def play(self, seat: int, move: str, at: int | None = None, id: str = "") -> dict[str, Any]:
        """Play; return the answer, done or refused."""
        await self.send(wire.Play(id or self.id(), self.at if at is None else at, seat, move))
        return await self.next("done", "refused")

    async def undo(self, seat: int) -> dict[str, Any]:
        """Undo; return the answer."""
        await self.send(wire.Undo(self.id(), self.at, seat))
        return await self.next("done", "refused")

    async def confirm(self, seat: int) -> dict[str, Any]:
        """Confirm; return the answer."""
        await self.send(wire.Confirm(self.id(), self.at, seat))
        return await self.next("done", "refused")

    async def say(self, text: str, id: str = "") -> dict[str, Any]:
        """Chat; return the answer."""
        await self.send(wire.Say(id or self.id(), text))
        return await self.next("done", "refused")

    async def closed(self) -> int:
        """Return the code with which the server closes it."""
        try:
            async with asyncio.timeout(SOON_S):
                while True:
                    await self.socket.recv()
        except ConnectionClosed as ended:
            return ended.rcvd.code if ended.rcvd is not None else 1006


def sight_after(state: int, sight: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Return what is seen after a message: sent whole, or what was seen before with what changed."""
    if message["t"] == "whole":
        return cast(dict[str, Any], message["sight"])
    assert message["base"] == state, "a change of another state"
    after = apply(sight, message["patch"]) | {"steps": message["steps"]}
    assert after["at"] == message["at"]
    return cast(dict[str, Any], after)


class OpenServer:
    """The running server."""

    def __init__(self, services: Services, settings: Settings, server: run.GracefulServer) -> None:
        self.services = services
        self.settings = settings
        self.server = server
        self.clients: list[SocketClient] = []

    async def person(self, name: str = "Anna", lang: str = "en") -> Visitor:
        """Create a person with a key."""

        def made(c: Any) -> Visitor:
            one = people.new_person(c, name, lang, now_ms())
            return Visitor(one.id, people.open_session(c, one.id, "key", "", now_ms(), None))

        return await self.services.store.write(made)

    async def table(
        self,
        *chairs: Visitor | str | None,
        game: str = GAME,
        agreed: TableSettings | None = None,
        host: Visitor | None = None,
        seed: int | None = SEED,
        ago_ms: int = 0,
    ) -> OpenTable:
        """Create a table: a person, a bot's name or None for each seat; started unless `seed` is None."""
        table, now = Table(f"table{len(self.services.tables.by_id)}-{now_ms()}"), now_ms() - ago_ms
        first = host or next(each for each in chairs if isinstance(each, Visitor))
        entries = commands.make(table, first.id, game, len(chairs), {}, agreed or TableSettings(), now)
        for seat, who in enumerate(chairs):
            if isinstance(who, Visitor):
                entries += commands.sit(table, who.id, seat, now)
            elif who is not None:
                entries += commands.lend(table, first.id, seat, who, now)
        if seed is not None:
            entries += commands.begin(table, first.id, seed, now)
        return await self.services.tables.add(table, entries)

    def url(self, table: str) -> str:
        """Return the URL of a table's socket."""
        return f"ws://{HOST}:{self.settings.port}/api/tables/{table}/socket"

    async def connect(self, person: Visitor | None, table: str, **how: Any) -> SocketClient:
        """Open a socket that has sent nothing yet."""
        headers = (
            {"Authorization": f"Bearer {person.key}"} if person else {"Origin": f"http://{HOST}:{self.settings.port}"}
        )
        opened = await connect(self.url(table), additional_headers=headers, compression=None, max_size=None, **how)
        client = SocketClient(opened, person)
        self.clients.append(client)
        return client

    async def sit(
        self, person: Visitor | None, live: OpenTable | str, at: int | None = None, look: int | None = None
    ) -> SocketClient:
        """Open a socket and send hello. The welcome and the first state are still to be read."""
        client = await self.connect(person, live if isinstance(live, str) else live.id)
        await client.send(wire.Hello(wire.PROTOCOL, at, look))
        return client

    async def seated(self, person: Visitor | None, live: OpenTable, look: int | None = None) -> SocketClient:
        """Open a socket and read its welcome, its first state, and everything else that came with them."""
        client = await self.sit(person, live, look=look)
        await client.next("welcome")
        if live.table.match is not None:
            await client.next("state")
        await client.silent()
        return client

    async def two(self, **how: Any) -> tuple[OpenTable, SocketClient, SocketClient]:
        """Start a match of two people, both present: return the one to move first, then the other."""
        one, other = await self.person("Anna"), await self.person("Bohdan")
        live = await self.table(one, other, **how)
        first = (one, other)[live.table.waiting[0]]
        second = other if first is one else one
        return live, await self.seated(first, live), await self.seated(second, live)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(SOON_S):
            while not holds():
                await asyncio.sleep(0.005)

    def forget(self, live: OpenTable) -> None:
        """Unload a table, so that it is read again."""
        assert not live.viewers
        del self.services.tables.by_id[live.id]

    async def leave(self, *clients: SocketClient) -> None:
        """Close these sockets and wait until the server has noticed."""
        for client in clients:
            await client.socket.close()
            self.clients.remove(client)
        gone = {client.person.id for client in clients if client.person is not None}
        await self.until(lambda: not any(self.services.sockets.by_person[each] for each in gone))

    def stop(self) -> None:
        """Stop, as Ctrl-C does."""
        self.server.should_exit = True


def settings_at(url: str, limits: Limits = NO_LIMITS, **more: Any) -> Settings:
    """Settings for a test: no pace, no limits."""
    return Settings(
        url, host=HOST, port=run.free_port(HOST), limits=limits, **{"pace_ms": 0, "bot_processes": 0, **more}
    )


@asynccontextmanager
async def open_server(
    url: str | Path, limits: Limits = NO_LIMITS, *, workers: bool = False, **more: Any
) -> AsyncIterator[OpenServer]:
    """Start the server; `workers`: bots think in processes of their own, as in production."""
    if isinstance(url, Path):
        url = f"sqlite:///{url / 'regnum.db'}"
    settings = settings_at(url, limits, **more)
    opened = asyncio.Event()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("regnum.server.run.gc", SimpleNamespace(collect=int, freeze=int))  # a test does not run for weeks
        if not workers:
            patch.setattr("regnum.server.app.WorkerPool", InlineWorkers)
        app = create_app(settings)
        server = run.GracefulServer(run.config(app, settings), opened.set)
        serving = asyncio.ensure_future(server._serve())  # `serve` would take the signals of the test run
        waiting = asyncio.ensure_future(opened.wait())
        await asyncio.wait([serving, waiting], return_when=asyncio.FIRST_COMPLETED, timeout=SOON_S)
        waiting.cancel()
        if serving.done():
            serving.result()
    there = OpenServer(app.state.services, settings, server)
    try:
        yield there
    finally:
        for client in there.clients:
            await client.socket.close()
        server.should_exit = True
        await serving


def legal(live: OpenTable, seat: int | None = None) -> tuple[int, str]:
    """Return a seat to move and its first legal move."""
    seat = live.table.waiting[0] if seat is None else seat
    return seat, live.table.the_match().legal(seat)[0]


async def move_on(live: OpenTable, moves: int = 1) -> None:
    """Let the player to move play."""
    for _ in range(moves):
        seat, move = legal(live)
        person = live.table.seats[seat].person
        assert person is not None
        await live.change(partial(played, person=person, seat=seat, move=move))


def played(table: Table, now: int, person: str, seat: int, move: str) -> commands.Entries:
    """Wrap `commands.play` as a change."""
    return commands.play(table, person, seat, move, table.at, "", now)
