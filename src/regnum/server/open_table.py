"""A table that is open in this process: its viewers, and the single way to change it.

A change is made to a copy, in a thread, and handed to the store. While the disk syncs, threads build what every viewer
will see. Nothing is sent before the entry is on disk; if it could not be written, the copy is dropped and nothing has
happened.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import NamedTuple, TypeAlias

import msgspec

import regnum
from regnum.server import people, table_store, wire
from regnum.server.clock import CLOCK
from regnum.server.game_threads import GameThreads
from regnum.server.settings import now_ms
from regnum.server.store.errors import StoreError, WriteConflict, WriteUncertain
from regnum.server.store.log import LogRow, verify
from regnum.server.store.store import Store
from regnum.server.table_store import StoredTable
from regnum.server.table_writer import TableWriter
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.errors import no
from regnum.table.snapshot import clock_faces, snapshot_of, table_info, viewpoint_of
from regnum.table.table import Table

Act: TypeAlias = Callable[[Table, int], list[log.LogEntry]]
SnapshotKey: TypeAlias = tuple[int | None, int | None, int | None]  # viewpoint, seat behind the curtain, known length
TableListener: TypeAlias = Callable[["OpenTable"], None]
MOST_MISSED = 400  # steps that are sent to a client that reconnects
TRIES = 5  # attempts of a change while other processes change the same table


class Viewer:
    """One open socket: the person, their viewpoint, how much they know, and the messages to be sent."""

    def __init__(self, person: str | None, limit: int, session: str | None = None) -> None:
        self.person = person
        self.session = session  # the hash of the token that opened it
        self.looking: int | None = None
        self.at: int | None = None
        self.since = now_ms()  # when they came
        self.limit = limit
        self.waiting = 0  # bytes
        self.messages: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closing: int | None = None  # the code to close with
        self.on_close: Callable[[], None] | None = None  # called once, when the socket is to be closed

    def post(self, message: bytes) -> None:
        """Queue a message; a reader with more than a megabyte waiting is dropped."""
        if self.waiting + len(message) > self.limit:
            self.close(wire.TOO_SLOW)
        if self.closing is None:
            self.messages.append(message)
            self.waiting += len(message)
        self.wake.set()

    def close(self, code: int) -> None:
        """Close the socket with this code."""
        if self.closing is None:
            self.closing = code
            self.messages.clear()
            if self.on_close is not None:
                self.on_close()
        self.wake.set()

    async def next_messages(self) -> list[bytes]:
        """Wait for messages and return all of them; [] when the socket is to be closed."""
        while not self.messages and self.closing is None:
            self.wake.clear()
            await self.wake.wait()
        messages = list(self.messages)
        self.messages.clear()
        self.waiting = 0
        return messages


class PreparedMessage(NamedTuple):
    """The message for one viewer after a change, while its snapshot may still be built."""

    viewer: Viewer
    allowed: bool  # False: they left a table that only its players may watch
    seating: bool  # the table itself has changed
    snapshot: asyncio.Future[bytes] | None
    viewpoint: int | None
    at: int
    made_for: tuple[int | None, int | None]  # the viewer's seat and known length when it was prepared


class TableEvents:
    """Listeners for events of open tables; other parts of the server add theirs in their constructors."""

    def __init__(self) -> None:
        self.changed: list[TableListener] = []  # entries were written, here or in another process
        self.viewers_changed: list[TableListener] = []  # a viewer came or went
        self.unreliable: list[TableListener] = []  # it is not known whether the last change was written

    def emit(self, listeners: list[TableListener], table: OpenTable) -> None:
        """Call these listeners."""
        for listener in listeners:
            listener(table)


class OpenTable:
    """One table in memory."""

    def __init__(
        self, stored: StoredTable, store: Store, writer: TableWriter, threads: GameThreads, events: TableEvents
    ) -> None:
        self.table = stored.table
        self.hash = stored.hash
        self.store = store
        self.writer = writer
        self.threads = threads
        self.events = events
        self.viewers: set[Viewer] = set()
        self.waiters: set[Viewer] = set()  # long-polling requests: woken by changes, sent no messages
        self.seen: dict[SnapshotKey, asyncio.Future[bytes]] = {}  # snapshots of the current state
        self.lock = asyncio.Lock()  # held while the table is changed, until it is on disk and sent
        self.sending = asyncio.Lock()  # held while snapshots are sent, so that they stay in order
        self.names: dict[str, str] = {}
        self.used = now_ms()
        self.pins = 0

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    @property
    def busy(self) -> bool:
        """Whether it must stay open."""
        return bool(self.viewers or self.waiters or self.lock.locked() or self.pins)

    @contextmanager
    def pinned(self) -> Iterator[None]:
        """Keep the table open inside this context."""
        self.pins += 1
        try:
            yield
        finally:
            self.pins -= 1

    def watching(self) -> list[str]:
        """Return the people who have it open in this process."""
        return sorted({viewer.person for viewer in self.viewers if viewer.person is not None})

    # -- changing --------------------------------------------------------------------------------------------------

    async def change(self, act: Act, key: str = "", by: str | None = None) -> int:
        """Apply a command and return the play log's length after it. A repeated one (same key) is only answered."""
        return await asyncio.shield(asyncio.ensure_future(self.apply(act, key, by)))

    async def apply(self, act: Act, key: str, by: str | None) -> int:
        """Apply a command; `change` shields it from cancellation."""
        async with self.lock:
            self.used = now_ms()
            for _ in range(TRIES):
                if key and key in self.table.answered:
                    return self.table.answered[key]
                try:
                    at = await self.attempt(act, by)
                except WriteConflict:  # another process was faster: reload and retry
                    await self.reload()
                except WriteUncertain:  # only the store knows whether it was written
                    await self.reload_or_close()
                else:
                    self.events.emit(self.events.changed, self)
                    return at
        raise no("stale", at=str(self.table.at))

    async def attempt(self, act: Act, by: str | None) -> int:
        """Change, write, send, in this order; the author of the change is sent it last.

        The change is made to a copy. Until it is on disk, everyone still sees the old state.
        """
        before, now = self.table, now_ms()
        table = before.copy()
        people_changed, change = await self.threads.run(changed_by, act, before, table, now, self.hash)
        if change is None:
            return before.at
        durable = await self.write(change)
        # Now only the disk is awaited; the snapshots are built in the meantime.
        to = sorted(self.viewers, key=lambda viewer: by is not None and viewer.person == by)
        prepared = self.prepare(table, to, before)
        try:
            self.hash = await durable
        except BaseException:
            drop(prepared)
            raise
        self.replace(table)
        if people_changed:
            await self.load_names()
        await self.deliver(prepared)
        return table.at

    def replace(self, table: Table) -> None:
        """Replace the table and wake the requests that wait for a change."""
        self.table = table
        self.seen = {}
        for waiter in self.waiters:
            waiter.wake.set()

    async def write(self, change: table_store.TableChange) -> asyncio.Future[str]:
        """Hand a change to the store; return when it only waits for the disk (or has failed).

        Before that the writer's thread needs the interpreter for itself; two threads at once would both be slow.
        """
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()

        def done(_: object = None) -> None:
            if not written.done():
                written.set_result(None)

        durable = asyncio.ensure_future(self.writer.write(change, partial(loop.call_soon_threadsafe, done)))
        durable.add_done_callback(done)
        await written
        return durable

    async def reload_or_close(self) -> None:
        """Reload to find out what was written; if that fails, the table is closed."""
        try:
            await self.reload()
        except StoreError as wrong:
            self.events.emit(self.events.unreliable, self)
            raise WriteUncertain("the outcome is unknown; send the same request again") from wrong

    async def reload(self) -> None:
        """Reload the table from the store, after a conflict or an uncertain write."""
        stored = await self.store.read(partial(table_store.load, table_id=self.id))
        if stored is None:
            raise no("no_such_table")
        self.replace(stored.table)
        self.hash = stored.hash
        await self.load_names()
        await self.deliver(self.prepare(self.table, list(self.viewers), None))

    async def catch_up(self) -> None:
        """Apply the entries that another process has written."""
        async with self.lock:
            rows = await self.store.read(partial(table_store.since, table_id=self.id, known=self.table.length))
            if rows:
                await self.follow(rows)
        self.events.emit(self.events.changed, self)  # also when it was loaded just now: listeners do not know it yet

    async def follow(self, rows: list[LogRow]) -> None:
        """Apply entries that another process has written."""
        verify(self.id, rows, self.hash)
        before = self.table
        table = await self.threads.run(continued, before, rows)
        self.replace(table)
        self.hash = rows[-1].hash
        if table.people() != before.people():
            await self.load_names()
        await self.deliver(self.prepare(table, list(self.viewers), before))

    # -- sending ---------------------------------------------------------------------------------------------------

    def prepare(self, table: Table, to: Iterable[Viewer], before: Table | None) -> list[PreparedMessage]:
        """Prepare the messages for these viewers after a change from `before`.

        Viewers with the same viewpoint and the same known length share one snapshot.
        """
        seating = before is None or table_info(table) != table_info(before)
        played = before is None or seating or table.at != before.at or clock_faces(table) != clock_faces(before)
        shown = table.match is not None and played
        made: dict[SnapshotKey, asyncio.Future[bytes]] = {}
        prepared = []
        for viewer in to:
            allowed = not seating or may_look(table, viewer.person)
            viewpoint, curtain = viewpoint_of(table, viewer.person, viewer.looking) if shown else (None, None)
            snapshot = self.snapshot(table, (viewpoint, curtain, viewer.at), made) if shown and allowed else None
            made_for = (viewer.looking, viewer.at)
            prepared.append(PreparedMessage(viewer, allowed, seating, snapshot, viewpoint, table.at, made_for))
        return prepared

    def snapshot(
        self, table: Table, key: SnapshotKey, made: dict[SnapshotKey, asyncio.Future[bytes]]
    ) -> asyncio.Future[bytes]:
        """Return the snapshot for this viewpoint, built once."""
        if key not in made:
            viewpoint, curtain, since = key
            made[key] = self.threads.run(encoded, table, viewpoint, since, curtain)
        return made[key]

    async def deliver(self, prepared: list[PreparedMessage]) -> None:
        """Send prepared messages. Called by the task that changed the table and still holds its lock."""
        async with self.sending:
            for each in prepared:
                await self.deliver_one(each)

    async def deliver_one(self, message: PreparedMessage) -> None:
        """Send one viewer the prepared message, unless their viewpoint has changed since."""
        viewer = message.viewer
        if not message.allowed:
            viewer.close(wire.NOT_ALLOWED)
            return
        if message.seating:
            viewer.post(self.table_message(viewer.person))
        if message.snapshot is not None and message.made_for == (viewer.looking, viewer.at):
            await self.post_state(viewer, message.snapshot, message.viewpoint, message.at)
        elif message.snapshot is not None:
            await self.state_to(viewer)

    async def post_state(self, viewer: Viewer, snapshot: asyncio.Future[bytes], viewpoint: int | None, at: int) -> None:
        """Send a snapshot when it is built, and record how much the viewer knows now."""
        data = await asyncio.shield(snapshot)  # others may wait for it too after this viewer has left
        viewer.post(wire.state(now_ms(), msgspec.Raw(data)))
        viewer.looking, viewer.at = viewpoint, at

    async def change_viewpoint(self, viewer: Viewer, seat: int) -> None:
        """Change the viewpoint to another of the viewer's own seats."""
        async with self.sending:
            viewer.looking = seat
            await self.state_to(viewer)

    async def send_state(self, viewer: Viewer) -> None:
        """Send one viewer the current state of the match."""
        async with self.sending:
            await self.state_to(viewer)

    async def state_to(self, viewer: Viewer) -> None:
        """Send the current state; the caller holds `sending`."""
        if self.table.match is not None:
            viewpoint, snapshot = self.snapshot_for(viewer)
            await self.post_state(viewer, snapshot, viewpoint, self.table.at)

    def snapshot_for(self, viewer: Viewer) -> tuple[int | None, asyncio.Future[bytes]]:
        """Return a viewer's viewpoint and their snapshot of the current state."""
        viewpoint, curtain = viewpoint_of(self.table, viewer.person, viewer.looking)
        return viewpoint, self.snapshot(self.table, (viewpoint, curtain, viewer.at), self.seen)

    def you(self, person: str | None) -> wire.You:
        """Return the role of a person at this table."""
        return you_at(self.table, person)

    def table_message(self, person: str | None) -> bytes:
        """Return the message about the table itself for one viewer."""
        return wire.write(wire.TableUpdate(you_at(self.table, person), table_info(self.table), self.names))

    async def load_names(self, *more: str) -> None:
        """Load the names of people at this table. A store that cannot be read now must not undo what was written."""
        wanted = {*self.table.people(), *self.watching(), *more}
        with suppress(StoreError):
            self.names = await self.store.read(partial(people.names_of, ids=sorted(wanted)))

    async def send_names(self) -> None:
        """Send the names again, after a rename or for a chat line of a person without a seat."""
        await self.load_names()
        for viewer in self.viewers:
            viewer.post(self.table_message(viewer.person))

    def may_look(self, person: str | None) -> bool:
        """Whether a person may see the match: players always, others if the table allows it."""
        return may_look(self.table, person)

    # -- viewers ---------------------------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer, hello: wire.Hello, present: list[str]) -> None:
        """Send a new viewer everything they need, then the match from where they left off.

        `present`: the people who have it open, in any process.
        """
        async with self.lock:
            if not self.may_look(viewer.person):  # they left their seat between the handshake and the hello
                viewer.close(wire.NOT_ALLOWED)
                return
            self.used = now_ms()
            viewer.looking = hello.look
            viewer.at = self.known(hello.at)
            mine = [] if viewer.person is None else [viewer.person]
            await self.load_names(*mine)
            chat = await self.store.read(partial(table_store.chat_lines, table_id=self.id))
            looked = await self.looked(viewer)
            talked = sorted({line.person for line in chat} - self.names.keys())  # and left
            names = self.names | await self.store.read(partial(people.names_of, ids=talked))
            if self.table.match is not None:
                await asyncio.shield(self.snapshot_for(viewer)[1])  # first, so that both messages go out together
            viewer.post(
                wire.write(
                    wire.Welcome(
                        wire.PROTOCOL, regnum.__version__, now_ms(), self.you(viewer.person), table_info(self.table),
                        names, sorted({*present, *mine}), chat, looked,
                    )
                )
            )  # fmt: skip
            self.viewers.add(viewer)
            await self.send_state(viewer)
        self.events.emit(self.events.viewers_changed, self)

    async def looked(self, viewer: Viewer) -> wire.LastSeen | None:
        """Return how much the viewer had seen before."""
        if viewer.person is None:
            return None
        own = self.table.seats_of(viewer.person)
        seat = viewer.looking if viewer.looking in own else own[0] if own else wire.SPECTATOR
        read = partial(table_store.last_seen, table_id=self.id, person=viewer.person, seat=seat)
        return await self.store.read(read)

    def known(self, at: int | None) -> int | None:
        """Return how much a reconnecting client knows; None (as for a new one) if it has missed very much."""
        missed = None if at is None else self.table.at - at
        return at if missed is not None and 0 <= missed <= MOST_MISSED else None

    def remove_viewer(self, viewer: Viewer) -> None:
        """Remove a viewer whose socket is closed."""
        self.used = now_ms()
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.events.emit(self.events.viewers_changed, self)

    def send_all(self, message: wire.ServerMessage) -> None:
        """Send the same message to all viewers."""
        data = wire.write(message)
        for viewer in self.viewers:
            viewer.post(data)


def changed_by(
    act: Act, before: Table, table: Table, now: int, last: str
) -> tuple[bool, table_store.TableChange | None]:
    """Apply a command to the copy. Return whether its people changed, and what is to be written, if anything.

    Time that the server lost since the last entry is credited first: once, whichever process writes next.
    """
    lost = CLOCK.lost_between(before.changed, now)
    entries = [*(commands.sleep(table, lost, now) if lost else ()), *act(table, now)]
    if not entries:
        return False, None
    people_changed = table.people() != before.people()
    return people_changed, table_store.change_of(table, entries, now, last, people=people_changed)


def continued(before: Table, rows: list[LogRow]) -> Table:
    """Return the table after entries that another process has written."""
    table = before.copy()
    for row in rows:
        table.apply(log.decode(row.body), row.time)
    return table


def may_look(table: Table, person: str | None) -> bool:
    """Whether a person may see the match: players always, others if the table allows it."""
    return table.agreed.watchers or (person is not None and person in table.people())


def you_at(table: Table, person: str | None) -> wire.You:
    """Return the role of a person at a table."""
    return wire.You(person, table.seats_of(person), person is not None and person == table.host)


def encoded(table: Table, viewpoint: int | None, since: int | None, curtain: int | None) -> bytes:
    """Return a snapshot as JSON, ready to be embedded in messages."""
    return wire.encode(snapshot_of(table, viewpoint, since, curtain))


def drop(prepared: list[PreparedMessage]) -> None:
    """Cancel what was prepared."""
    for each in prepared:
        if each.snapshot is not None:
            each.snapshot.cancel()
