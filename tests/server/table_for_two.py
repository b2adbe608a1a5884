"""A whole house in the test's own loop, on a real port: people with keys, tables of a fixed seed, sockets to sit at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regnum.core import match as matches
from regnum.core.house import box_of_edition
from regnum.server import people, run, wire
from regnum.server.app import create_app
from regnum.server.hub import Hub
from regnum.server.live import Live
from regnum.server.settings import Limits, Rate, Settings, now_ms
from regnum.server.thinkers import mind
from regnum.server.thinkers.letters import Analysis, Answer, Findings, Thought
from regnum.table import commands
from regnum.table.agreed import Agreed
from regnum.table.table import Table

HOST = "127.0.0.1"
SOON_S = 20.0  # nothing here takes so long; whoever waits longer has found a mistake
PLENTY = Rate(1_000_000, 1)
NO_LIMITS = Limits(requests=PLENTY, people=PLENTY, claims=PLENTY, tables=PLENTY, chat=PLENTY, thoughts=PLENTY)
GAME = "brothers"
SECRETS = "paladins"
SEED = 7


class Person(Struct, frozen=True):
    """Somebody with a key."""

    id: str
    key: str


class Minds:
    """Thinks at once and in this process, so that a test need not start workers."""

    def __init__(self, count: int, budget_ms: int) -> None:
        self.closed = False
        self.asked: list[Thought | Analysis] = []

    async def start(self) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to end."""
        self.closed = True

    async def choose(self, thought: Thought) -> Answer:
        """What the bot would play."""
        self.asked.append(thought)
        return Answer(mind.chosen(position(thought), thought.seat, thought.bot, thought.seed), 0)

    async def analyse(self, analysis: Analysis) -> Findings:
        """What the bot thinks of every move."""
        self.asked.append(analysis)
        return mind.found(position(analysis), analysis.seat, analysis.bot, analysis.seed)


def position(asked: Thought | Analysis) -> matches.Match:
    """The match that somebody shall think about."""
    source = asked.source
    match = matches.replay(source.record, box_of_edition)
    if source.imagined is not None:
        match = match.imagine(*source.imagined)
    for seat, move in asked.moves:
        match.play(seat, move)
    return match


class Client:
    """One open socket."""

    def __init__(self, socket: ClientConnection, person: Person | None) -> None:
        self.socket = socket
        self.person = person
        self.at = 0
        self.sent = 0
        self.unread: list[dict[str, Any]] = []

    async def send(self, command: wire.Command | str | bytes) -> None:
        """Any command, or anything at all."""
        data = command if isinstance(command, (str, bytes)) else msgspec.json.encode(command).decode()
        await self.socket.send(data)

    async def letter(self) -> dict[str, Any]:
        """The next letter, whatever it is."""
        if self.unread:
            return self.unread.pop(0)
        async with asyncio.timeout(SOON_S):
            letter: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        if letter["t"] == "state":
            self.at = letter["sight"]["at"]
        return letter

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next letter of one of these kinds; those before it are passed over."""
        while True:
            letter = await self.letter()
            if letter["t"] in kinds:
                return letter

    async def silent(self) -> list[dict[str, Any]]:
        """Everything that has come until now: what the server had to say stands before its answer to a ping."""
        self.sent += 1
        await self.send(wire.Ping(self.sent))
        letters: list[dict[str, Any]] = []
        while (letter := await self.letter())["t"] != "pong" or letter["n"] != self.sent:
            letters.append(letter)
        return letters

    def id(self) -> str:
        """A command's own name."""
        self.sent += 1
        return f"c{self.sent}"

    async def play(self, seat: int, move: str, at: int | None = None, id: str = "") -> dict[str, Any]:
        """Play; the answer, done or refused."""
        await self.send(wire.Play(id or self.id(), self.at if at is None else at, seat, move))
        return await self.next("done", "refused")

    async def undo(self, seat: int) -> dict[str, Any]:
        """Take back; the answer."""
        await self.send(wire.Undo(self.id(), self.at, seat))
        return await self.next("done", "refused")

    async def confirm(self, seat: int) -> dict[str, Any]:
        """Give one's word; the answer."""
        await self.send(wire.Confirm(self.id(), self.at, seat))
        return await self.next("done", "refused")

    async def say(self, text: str, id: str = "") -> dict[str, Any]:
        """Chat; the answer."""
        await self.send(wire.Say(id or self.id(), text))
        return await self.next("done", "refused")

    async def closed(self) -> int:
        """The code with which the server ends it."""
        try:
            async with asyncio.timeout(SOON_S):
                while True:
                    await self.socket.recv()
        except ConnectionClosed as ended:
            return ended.rcvd.code if ended.rcvd is not None else 1006


class House:
    """The server while it is open."""

    def __init__(self, hub: Hub, settings: Settings, server: run.Serving) -> None:
        self.hub = hub
        self.settings = settings
        self.server = server
        self.clients: list[Client] = []

    async def person(self, name: str = "Anna", lang: str = "en") -> Person:
        """Somebody new, with a key."""

        def made(c: Any) -> Person:
            one = people.new_person(c, name, lang, now_ms())
            return Person(one.id, people.open_session(c, one.id, "key", "", now_ms(), None))

        return await self.hub.store.write(made)

    async def table(
        self,
        *chairs: Person | str | None,
        game: str = GAME,
        agreed: Agreed | None = None,
        host: Person | None = None,
        seed: int | None = SEED,
        ago_ms: int = 0,
    ) -> Live:
        """A table: a person, a bot's name or nobody on each chair; begun unless `seed` is None."""
        table, now = Table(f"table{len(self.hub.open)}-{now_ms()}"), now_ms() - ago_ms
        first = host or next(each for each in chairs if isinstance(each, Person))
        entries = commands.make(table, first.id, game, len(chairs), {}, agreed or Agreed(), now)
        for seat, who in enumerate(chairs):
            if isinstance(who, Person):
                entries += commands.sit(table, who.id, seat, now)
            elif who is not None:
                entries += commands.lend(table, first.id, seat, who, now)
        if seed is not None:
            entries += commands.begin(table, first.id, seed, now)
        return await self.hub.make(table, entries)

    def url(self, table: str) -> str:
        """Where a table's socket is."""
        return f"ws://{HOST}:{self.settings.port}/api/tables/{table}/socket"

    async def connect(self, person: Person | None, table: str, **how: Any) -> Client:
        """An open socket that has said nothing yet."""
        headers = (
            {"Authorization": f"Bearer {person.key}"} if person else {"Origin": f"http://{HOST}:{self.settings.port}"}
        )
        opened = await connect(self.url(table), additional_headers=headers, compression=None, max_size=None, **how)
        client = Client(opened, person)
        self.clients.append(client)
        return client

    async def sit(
        self, person: Person | None, live: Live | str, at: int | None = None, look: int | None = None
    ) -> Client:
        """A socket that has said hello. The welcome and the first state are still to be read."""
        client = await self.connect(person, live if isinstance(live, str) else live.id)
        await client.send(wire.Hello(wire.PROTOCOL, at, look))
        return client

    async def seated(self, person: Person | None, live: Live, look: int | None = None) -> Client:
        """A socket whose welcome and first state have been read, and everything else that came with them."""
        client = await self.sit(person, live, look=look)
        await client.next("welcome")
        if live.table.match is not None:
            await client.next("state")
        await client.silent()
        return client

    async def two(self, **how: Any) -> tuple[Live, Client, Client]:
        """A running match of two people, both there: the one to move first, then the other."""
        one, other = await self.person("Anna"), await self.person("Bohdan")
        live = await self.table(one, other, **how)
        first = (one, other)[live.table.waiting[0]]
        second = other if first is one else one
        return live, await self.seated(first, live), await self.seated(second, live)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Let everything go on until something holds."""
        async with asyncio.timeout(SOON_S):
            while not holds():
                await asyncio.sleep(0.005)

    def forget(self, live: Live) -> None:
        """Put a table away as the sweep does, so that it is read anew."""
        assert not live.viewers
        del self.hub.open[live.id]

    async def leave(self, *clients: Client) -> None:
        """These sockets end, and the server has noticed."""
        for client in clients:
            await client.socket.close()
            self.clients.remove(client)
        gone = {client.person.id for client in clients if client.person is not None}
        await self.until(lambda: not any(self.hub.sockets[each] for each in gone))

    def stop(self) -> None:
        """As Ctrl-C does it."""
        self.server.should_exit = True


def settings_at(url: str, limits: Limits = NO_LIMITS, **more: Any) -> Settings:
    """For a test: no pace, nothing is slow."""
    return Settings(url, host=HOST, port=run.free_port(HOST), limits=limits, **{"pace_ms": 0, "thinkers": 0, **more})


@asynccontextmanager
async def house(
    url: str | Path, limits: Limits = NO_LIMITS, *, workers: bool = False, **more: Any
) -> AsyncIterator[House]:
    """Open the house; `workers`: bots think in processes of their own, as they do in earnest."""
    if isinstance(url, Path):
        url = f"sqlite:///{url / 'regnum.db'}"
    settings = settings_at(url, limits, **more)
    opened = asyncio.Event()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("regnum.server.run.gc", SimpleNamespace(collect=int, freeze=int))  # a test is no server for weeks
        if not workers:
            patch.setattr("regnum.server.app.Thinkers", Minds)
        app = create_app(settings)
        server = run.Serving(run.config(app, settings), opened.set)
        serving = asyncio.ensure_future(server._serve())  # `serve` would take the signals of the test run
        waiting = asyncio.ensure_future(opened.wait())
        await asyncio.wait([serving, waiting], return_when=asyncio.FIRST_COMPLETED, timeout=SOON_S)
        waiting.cancel()
        if serving.done():
            serving.result()
    there = House(app.state.hub, settings, server)
    try:
        yield there
    finally:
        for client in there.clients:
            await client.socket.close()
        server.should_exit = True
        await serving


def legal(live: Live, seat: int | None = None) -> tuple[int, str]:
    """A seat that is asked and the first move it may play."""
    seat = live.table.waiting[0] if seat is None else seat
    return seat, live.table.the_match().legal(seat)[0]


async def move_on(live: Live, moves: int = 1) -> None:
    """Whoever is asked plays."""
    for _ in range(moves):
        seat, move = legal(live)
        person = live.table.seats[seat].person
        assert person is not None
        await live.change(partial(played, person=person, seat=seat, move=move))


def played(table: Table, now: int, person: str, seat: int, move: str) -> commands.Entries:
    """`commands.play` as a change."""
    return commands.play(table, person, seat, move, table.at, "", now)
