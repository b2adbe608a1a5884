"""A table that is open in this process: its viewers, and the one way it changes.

A change is made to a copy, handed to the store, and while the disk syncs, what every viewer will see is laid out.
Nobody is told before the entry is on disk; if it could not be kept, the copy is dropped and nothing has happened.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

import regnum
from regnum.server import people, tables, wire
from regnum.server.settings import now_ms
from regnum.server.store.errors import Conflict, StoreError, Unsure
from regnum.server.store.log import Row, verify
from regnum.server.tables import Kept
from regnum.table import entries as log
from regnum.table.errors import no
from regnum.table.sight import clock_faces, eyes_of, sight, table_info
from regnum.table.table import Table

if TYPE_CHECKING:
    from regnum.server.hub import Hub

Act: TypeAlias = Callable[[Table, int], list[log.Entry]]
Eyes: TypeAlias = tuple[int | None, int | None, int | None]  # whose, what waits behind the curtain, told how far
MOST_MISSED = 400  # steps that are told to somebody who comes back
TRIES = 5  # how often a change is tried when other processes change the same table


class Viewer:
    """One open socket: who looks, through which eyes, how far they have been told; and what waits to be sent."""

    def __init__(self, person: str | None, limit: int, session: str | None = None) -> None:
        self.person = person
        self.session = session  # the hash of the token that opened it
        self.looking: int | None = None
        self.at: int | None = None
        self.limit = limit
        self.waiting = 0  # bytes
        self.letters: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closing: int | None = None  # the code to close with
        self.on_close: Callable[[], None] | None = None  # called once, when it shall end

    def post(self, letter: bytes) -> None:
        """Send when the reader reads; a reader that lets a megabyte wait is dropped."""
        if self.waiting + len(letter) > self.limit:
            self.close(wire.TOO_SLOW)
        if self.closing is None:
            self.letters.append(letter)
            self.waiting += len(letter)
        self.wake.set()

    def close(self, code: int) -> None:
        """Let the socket end."""
        if self.closing is None:
            self.closing = code
            self.letters.clear()
            if self.on_close is not None:
                self.on_close()
        self.wake.set()

    async def next_letters(self) -> list[bytes]:
        """Everything that waits; [] when the socket shall end."""
        while not self.letters and self.closing is None:
            self.wake.clear()
            await self.wake.wait()
        letters = list(self.letters)
        self.letters.clear()
        self.waiting = 0
        return letters


class Letter(NamedTuple):
    """What one viewer is to be sent; with a match in it, through whose eyes and how far it tells. Empty: a farewell."""

    viewer: Viewer
    text: bytes
    eyes: int | None = None
    at: int | None = None


class Live:
    """One table in memory."""

    def __init__(self, hub: Hub, kept: Kept) -> None:
        self.hub = hub
        self.table = kept.table
        self.hash = kept.hash
        self.viewers: set[Viewer] = set()
        self.waiters: set[Viewer] = set()  # requests that wait for anything to happen here, and are told nothing
        self.seen: dict[Eyes, bytes] = {}  # what was laid out of the table as it stands
        self.lock = asyncio.Lock()
        self.names: dict[str, str] = {}
        self.used = now_ms()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    # -- changing --------------------------------------------------------------------------------------------------

    async def change(self, act: Act, key: str = "", by: str | None = None) -> int:
        """Carry out a command; the play log's length after it. One that comes again (same key) is only answered."""
        return await asyncio.shield(asyncio.ensure_future(self.changed(act, key, by)))

    async def changed(self, act: Act, key: str, by: str | None) -> int:
        """The same; `change` keeps it from being cut off half-way."""
        async with self.lock:
            self.used = now_ms()
            for _ in range(TRIES):
                if key and key in self.table.answered:
                    return self.table.answered[key]
                try:
                    at = await self.tried(act, by)
                except Conflict:  # another process was quicker: look, then try again
                    await self.read_anew()
                except Unsure:  # only the store knows whether it was kept
                    await self.made_sure()
                else:
                    self.hub.steward.look(self)
                    return at
        raise no("stale", at=str(self.table.at))

    async def tried(self, act: Act, by: str | None) -> int:
        """Change, keep, tell: in this order; whoever did it after the others.

        The change is made to a copy. Until it is on disk, the table stands for everybody as it was.
        """
        before, now = self.table, now_ms()
        table = before.copy()
        entries = act(table, now)
        if not entries:
            return before.at
        change = tables.writing(table, entries, now, self.hash, people=table.people() != before.people())
        kept = await self.written(change)
        # Only the disk is waited for now: meanwhile we lay out the first letter.
        to = sorted(self.viewers, key=lambda viewer: by is not None and viewer.person == by)
        letters = self.letters(table, to, before)
        first = list(islice(letters, 1))
        self.hash = await kept
        self.put(table)
        if table.people() != before.people():
            await self.learn_names()
            first, letters = [], self.letters(table, to, before)
        for letter in chain(first, letters):
            deliver([letter])
            await asyncio.sleep(0)  # it goes out while we lay out the next
        self.hub.count_moves(sum(isinstance(entry, log.Moved) for entry in entries))
        return table.at

    def put(self, table: Table) -> None:
        """This is the table now; whoever waits for news is woken."""
        self.table = table
        self.seen = {}
        for waiter in self.waiters:
            waiter.wake.set()

    async def written(self, change: tables.Writing) -> asyncio.Future[str]:
        """Hand a change to the store and wait until it only waits for the disk (or has failed).

        Before that the writer's thread needs the interpreter for itself; two threads at once would both be slow.
        """
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()

        def done(_: object = None) -> None:
            if not written.done():
                written.set_result(None)

        kept = asyncio.ensure_future(self.hub.keep(change, partial(loop.call_soon_threadsafe, done)))
        kept.add_done_callback(done)
        await written
        return kept

    async def made_sure(self) -> None:
        """Look what was kept; as long as that cannot be known, this table is no longer used."""
        try:
            await self.read_anew()
        except StoreError as wrong:
            self.hub.forget(self)
            raise Unsure("whether it was kept is not known yet; send the same again") from wrong

    async def read_anew(self) -> None:
        """The store knows best: another process was quicker, or nobody knows whether a write was kept."""
        kept = await self.hub.store.read(partial(tables.load, table_id=self.id))
        if kept is None:
            raise no("no_such_table")
        self.put(kept.table)
        self.hash = kept.hash
        await self.learn_names()
        deliver(self.letters(self.table, list(self.viewers), None))

    async def catch_up(self) -> None:
        """Another process has written: tell its entries here too."""
        async with self.lock:
            rows = await self.hub.store.read(partial(tables.since, table_id=self.id, known=self.table.length))
            if rows:
                await self.follow(rows)
        self.hub.steward.look(self)  # also when it was read just now: whose turn it is may be news to the steward

    async def follow(self, rows: list[Row]) -> None:
        """Tell entries that another process has kept."""
        verify(self.id, rows, self.hash)
        before, table = self.table, self.table.copy()
        for row in rows:
            table.tell(log.decode(row.body), row.time)
        self.put(table)
        self.hash = rows[-1].hash
        if table.people() != before.people():
            await self.learn_names()
        deliver(self.letters(table, list(self.viewers), before))

    # -- telling ---------------------------------------------------------------------------------------------------

    def letters(self, table: Table, to: Iterable[Viewer], before: Table | None) -> Iterator[Letter]:
        """What these viewers shall be told now that the table is no longer as `before`; equal eyes share the bytes."""
        seating = before is None or table_info(table) != table_info(before)
        played = before is None or seating or table.at != before.at or clock_faces(table) != clock_faces(before)
        made: dict[Eyes, bytes] = {}
        for viewer in to:
            if seating and not may_look(table, viewer.person):
                yield Letter(viewer, b"")  # they got up from a table that nobody else may watch
                continue
            if seating:
                yield Letter(viewer, self.table_letter(table, viewer.person))
            if table.match is not None and played:
                eyes, curtain = eyes_of(table, viewer.person, viewer.looking)
                key = (eyes, curtain, viewer.at)
                if key not in made:
                    made[key] = wire.state(now_ms(), sight(table, eyes, viewer.at, curtain))
                yield Letter(viewer, made[key], eyes, table.at)

    def state_for(self, viewer: Viewer) -> None:
        """Send one viewer the match as it stands."""
        if self.table.match is not None:
            eyes, curtain = eyes_of(self.table, viewer.person, viewer.looking)
            key = (eyes, curtain, viewer.at)
            if key not in self.seen:
                self.seen[key] = wire.encode(sight(self.table, eyes, viewer.at, curtain))
            deliver([Letter(viewer, wire.state(now_ms(), msgspec.Raw(self.seen[key])), eyes, self.table.at)])

    def you(self, person: str | None) -> wire.You:
        """Who somebody is at this table."""
        return you_at(self.table, person)

    def table_letter(self, table: Table, person: str | None) -> bytes:
        """The table itself for one viewer."""
        return wire.write(wire.Table(you_at(table, person), table_info(table), self.names))

    async def learn_names(self, *more: str) -> None:
        """What everybody here is called. A store that cannot be read now must not undo what was kept."""
        looking = (viewer.person for viewer in self.viewers if viewer.person is not None)
        wanted = {*self.table.people(), *looking, *more}
        with suppress(StoreError):
            self.names = await self.hub.store.read(partial(people.names_of, ids=sorted(wanted)))

    async def tell_names(self) -> None:
        """Somebody is called something else, or speaks who does not sit here."""
        await self.learn_names()
        for viewer in self.viewers:
            viewer.post(self.table_letter(self.table, viewer.person))

    def may_look(self, person: str | None) -> bool:
        """Who sits here may look; others where watching is agreed."""
        return may_look(self.table, person)

    # -- viewers ---------------------------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer, hello: wire.Hello) -> None:
        """Somebody opens the table: everything they need, then the match from where they left off."""
        async with self.lock:
            if not self.may_look(viewer.person):  # they got up between the handshake and the hello
                viewer.close(wire.NOT_ALLOWED)
                return
            self.used = now_ms()
            viewer.looking = hello.look
            viewer.at = self.known(hello.at)
            mine = [] if viewer.person is None else [viewer.person]
            await self.learn_names(*mine)
            chat = await self.hub.store.read(partial(tables.chat_lines, table_id=self.id))
            talked = sorted({line.person for line in chat} - self.names.keys())  # and left
            names = self.names | await self.hub.store.read(partial(people.names_of, ids=talked))
            viewer.post(
                wire.write(
                    wire.Welcome(
                        wire.PROTOCOL, regnum.__version__, now_ms(), self.you(viewer.person), table_info(self.table),
                        names, sorted({*self.hub.present_at(self.id), *mine}), chat,
                    )
                )
            )  # fmt: skip
            self.viewers.add(viewer)
            self.state_for(viewer)
        self.hub.presence_changed(self)

    def known(self, at: int | None) -> int | None:
        """How far somebody who comes back has been told; who missed very much begins like somebody new."""
        missed = None if at is None else self.table.at - at
        return at if missed is not None and 0 <= missed <= MOST_MISSED else None

    def part(self, viewer: Viewer) -> None:
        """A socket is gone."""
        self.used = now_ms()
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.hub.presence_changed(self)

    def tell_all(self, letter: wire.Letter) -> None:
        """The same for everybody here."""
        data = wire.write(letter)
        for viewer in self.viewers:
            viewer.post(data)


def may_look(table: Table, person: str | None) -> bool:
    """Who sits here may look; others where watching is agreed."""
    return table.agreed.watchers or (person is not None and person in table.people())


def you_at(table: Table, person: str | None) -> wire.You:
    """Who somebody is at a table."""
    return wire.You(person, table.seats_of(person), person is not None and person == table.host)


def deliver(letters: Iterable[Letter]) -> None:
    """Now everybody may know."""
    for letter in letters:
        if not letter.text:
            letter.viewer.close(wire.NOT_ALLOWED)
            continue
        letter.viewer.post(letter.text)
        if letter.at is not None:
            letter.viewer.looking, letter.viewer.at = letter.eyes, letter.at
