"""A table that is open in this process: its viewers, and the single way to change it.

A change is made to a copy, in a thread unless it is a quick move, and handed to the store. While the disk syncs, a
thread makes what every viewer will see. Nothing is sent before the entry is on disk; if it could not be written, the
copy is dropped and nothing has happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from functools import partial
from typing import NamedTuple, TypeAlias

import structlog

import regnum
from regnum.server import outgoing, people, table_store, wire
from regnum.server.clock import CLOCK
from regnum.server.game_threads import GameThreads
from regnum.server.kept_panels import KeptPanels
from regnum.server.outgoing import OutgoingMessage
from regnum.server.settings import now_ms
from regnum.server.store.errors import StoreError, WriteConflict, WriteUncertain
from regnum.server.store.log import LogRow, verify
from regnum.server.store.store import Store
from regnum.server.table_store import StoredTable
from regnum.server.table_writer import TableWriter
from regnum.server.viewer import Viewer
from regnum.server.viewpoints import Look, SeenState, Viewpoints, ViewpointState, see_all
from regnum.table import commands
from regnum.table import entries as log_entries
from regnum.table.errors import no
from regnum.table.snapshot import snapshot_of, table_info
from regnum.table.table import Table

Act: TypeAlias = Callable[[Table, int], list[log_entries.LogEntry]]
TableListener: TypeAlias = Callable[["OpenTable"], None]
MOST_MISSED = 400  # steps that are sent to a client that reconnects
QUICK_S = 0.001  # processor time of a table's last move up to which the next one is played without changing threads
PROCESSOR_TIME = getattr(time, "thread_time", time.perf_counter)  # of this thread; a browser has only the other clock
TRIES = 5  # attempts of a change while other processes change the same table

log = structlog.get_logger("regnum.tables")


class PreparedChange(NamedTuple):
    """What is to be sent after a change, while the looks may still be made."""

    table: Table
    viewers: list[Viewer]
    seating: bool  # the table itself has changed
    viewpoints: Viewpoints
    looks: Looks


class Looks:
    """What several looks will see: begun from any thread, and made in a thread of its own, in this order."""

    def __init__(self, viewpoints: Viewpoints, looks: Iterable[Look], threads: GameThreads) -> None:
        self.viewpoints = viewpoints
        self.threads = threads
        self.loop = asyncio.get_running_loop()
        self.seen: dict[Look, asyncio.Future[SeenState]] = {look: self.loop.create_future() for look in looks}
        self.begun = not self.seen

    def begin(self) -> Looks:
        """Begin, unless that was done before."""
        if not self.begun:
            self.begun = True
            tell = partial(self.loop.call_soon_threadsafe, partial(told, self.seen))
            self.threads.start(partial(see_all, self.viewpoints, list(self.seen), now_ms(), tell), self.end)
        return self

    def end(self, wrong: BaseException | None) -> None:
        """All were made, or no more will be; called in any thread."""
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(given_up, self.seen, wrong)

    def drop(self) -> None:
        """Nobody waits any more."""
        for future in self.seen.values():
            future.cancel()


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
        self.panels = KeptPanels()
        self.viewpoints = Viewpoints(stored.table, self.panels)
        self.lock = asyncio.Lock()  # held while the table is changed, until it is on disk and sent
        self.sending = asyncio.Lock()  # held while snapshots are sent, so that they stay in order
        self.names: dict[str, str] = {}
        self.used = now_ms()
        self.pins = 0
        self.quick = False  # whether its last move took next to no time

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

    async def change(self, act: Act, key: str = "", by: str | None = None, *, plays: bool = False) -> int:
        """Apply a command and return the play log's length after it. A repeated one (same key) is only answered.

        `plays`: it is a move.
        """
        return await asyncio.shield(asyncio.ensure_future(self.apply(act, key, by, plays)))

    async def apply(self, act: Act, key: str, by: str | None, plays: bool = False) -> int:
        """Apply a command; `change` shields it from cancellation."""
        async with self.lock:
            self.used = now_ms()
            for _ in range(TRIES):
                if key and key in self.table.answered:
                    return self.table.answered[key]
                try:
                    at = await self.attempt(act, by, plays)
                except WriteConflict:  # another process was faster: reload and retry
                    await self.reload()
                except WriteUncertain:  # only the store knows whether it was written
                    await self.reload_or_close()
                else:
                    self.events.emit(self.events.changed, self)
                    return at
        raise no("stale", at=str(self.table.at))

    async def attempt(self, act: Act, by: str | None, plays: bool) -> int:
        """Change, write, send, in this order; the author of the change is sent it last.

        The change is made to a copy. Until it is on disk, everyone still sees the old state.
        """
        before = self.table
        table = before.copy()
        outcome = await self.changed(act, table, plays)
        if outcome is None:
            return before.at
        to = sorted(self.viewers, key=lambda viewer: by is not None and viewer.person == by)
        prepared = self.prepare(table, to, outcome.seating)
        try:
            # What everyone sees is begun when only the disk is awaited. Before that the writer's thread needs the
            # interpreter for itself; two threads at once would both be slow.
            self.hash = await self.writer.write(outcome.change, prepared.looks.begin)
        except BaseException:
            prepared.looks.drop()
            raise
        self.replace(table, prepared.viewpoints)
        if outcome.people_changed:
            await self.load_names()
        await self.deliver(prepared)
        return table.at

    async def changed(self, act: Act, table: Table, plays: bool) -> ChangeOutcome | None:
        """Apply a command to the copy, in a thread; a move of a game that plays quickly without changing threads."""
        if plays and self.quick:
            outcome, took = timed_change(act, self.table, table, now_ms(), self.hash)
        else:
            outcome, took = await self.threads.run(timed_change, act, self.table, table, now_ms(), self.hash)
        self.quick = took < QUICK_S if plays else self.quick
        return outcome

    def replace(self, table: Table, viewpoints: Viewpoints | None = None) -> None:
        """Replace the table and wake the requests that wait for a change."""
        self.table = table
        self.viewpoints = viewpoints or self.new_viewpoints(table)
        for waiter in self.waiters:
            waiter.wake.set()

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
        await self.deliver(self.prepare(self.table, list(self.viewers), True, self.viewpoints))

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
        table, seating = await self.threads.run(continued, before, rows)
        self.replace(table)
        self.hash = rows[-1].hash
        if table.people() != before.people():
            await self.load_names()
        await self.deliver(self.prepare(table, list(self.viewers), seating, self.viewpoints))

    # -- sending ---------------------------------------------------------------------------------------------------

    def prepare(
        self, table: Table, to: list[Viewer], seating: bool, viewpoints: Viewpoints | None = None
    ) -> PreparedChange:
        """Prepare what these viewers see after a change; it is still to be begun. `seating`: the table has changed."""
        viewpoints = viewpoints or self.new_viewpoints(table)
        looks: list[Look] = []
        if table.match is not None:
            people = set(table.people())
            looks = [viewer.look(people) for viewer in to if may_look(table, viewer.person)]
        return PreparedChange(table, to, seating, viewpoints, Looks(viewpoints, looks, self.threads))

    def new_viewpoints(self, table: Table) -> Viewpoints:
        """Return the viewpoints of a table that has changed."""
        self.panels.turn()
        return Viewpoints(table, self.panels)

    async def deliver(self, prepared: PreparedChange) -> None:
        """Send what was prepared. Called by the task that changed the table and still holds its lock."""
        prepared.looks.begin()
        people = set(prepared.table.people())
        async with self.sending:
            for viewer in prepared.viewers:
                try:
                    await self.deliver_to(viewer, prepared, people)
                except Exception as wrong:  # of this viewer: the others are not to wait for it
                    log.exception("viewer_failed", table=self.id, kind=type(wrong).__name__)
                    viewer.close(wire.FAILED)
        prepared.table.bystander = None  # both were needed for this change only, and there are many tables
        prepared.viewpoints.found.clear()

    async def deliver_to(self, viewer: Viewer, prepared: PreparedChange, people: set[str]) -> None:
        """Send one viewer what was prepared, or what they see now if they have looked elsewhere since."""
        if not may_look(prepared.table, viewer.person):
            viewer.close(wire.NOT_ALLOWED)
            return
        if prepared.seating:
            viewer.post(self.table_message(viewer.person))
        if prepared.table.match is None:
            return
        seen = prepared.looks.seen.get(viewer.look(people))
        if seen is None:
            await self.state_to(viewer)
        else:
            self.show(viewer, await asyncio.shield(seen))  # others may wait for it too after this viewer has left

    def show(self, viewer: Viewer, seen: SeenState) -> None:
        """Send a viewer what is new to them, and record what they know now."""
        if seen.message is not None:
            viewer.post(seen.message)
        viewer.looking, viewer.at, viewer.state = seen.seat, seen.state.at, seen.state

    async def change_viewpoint(self, viewer: Viewer, seat: int) -> None:
        """Change the viewpoint to another of the viewer's own seats."""
        async with self.sending:
            viewer.looking = seat
            known = viewer.state
            await self.state_to(viewer)
            if known is not None and viewer.state is not None and known.same(viewer.state):  # who asks is answered
                viewer.post(unchanged(viewer.state))

    async def send_whole(self, viewer: Viewer, at: int | None) -> None:
        """Send one viewer the whole state; they know the play log up to `at`."""
        async with self.sending:
            viewer.state, viewer.at = None, self.known(at)
            await self.state_to(viewer)

    async def state_to(self, viewer: Viewer) -> None:
        """Send the current state; the caller holds `sending`."""
        if self.table.match is not None:
            self.show(viewer, await self.seen_now(viewer))

    async def seen_now(self, viewer: Viewer) -> SeenState:
        """Return what a viewer is to be sent now."""
        look = viewer.look(set(self.table.people()))
        return await asyncio.shield(Looks(self.viewpoints, [look], self.threads).begin().seen[look])

    def you(self, person: str | None) -> wire.You:
        """Return the role of a person at this table."""
        return you_at(self.table, person)

    def table_message(self, person: str | None) -> OutgoingMessage:
        """Return the message about the table itself for one viewer."""
        return outgoing.message(wire.TableUpdate(you_at(self.table, person), table_info(self.table), self.names))

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
            seen = None
            if self.table.match is not None:
                seen = await self.seen_now(viewer)  # first, so that both messages go out together
            viewer.post(
                outgoing.message(
                    wire.Welcome(
                        wire.PROTOCOL, regnum.__version__, now_ms(), self.you(viewer.person), table_info(self.table),
                        names, sorted({*present, *mine}), chat, looked,
                    )
                )
            )  # fmt: skip
            self.viewers.add(viewer)
            if seen is not None:
                self.show(viewer, seen)
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
        data = outgoing.message(message)
        for viewer in self.viewers:
            viewer.post(data)


class ChangeOutcome(NamedTuple):
    """What a command has done to the copy of a table, and what is to be written."""

    change: table_store.TableChange
    people_changed: bool
    seating: bool  # the table itself has changed, for those who see it


def changed_by(act: Act, before: Table, table: Table, now: int, last: str) -> ChangeOutcome | None:
    """Apply a command to the copy; None if it changes nothing.

    Time that the server lost since the last entry is credited first: once, whichever process writes next.
    """
    lost = CLOCK.lost_between(before.changed, now)
    entries = [*(commands.sleep(table, lost, now) if lost else ()), *act(table, now)]
    if not entries:
        return None
    people_changed = table.people() != before.people()
    change = table_store.change_of(table, entries, now, last, people=people_changed)
    return ChangeOutcome(change, people_changed, table_info(table) != table_info(before))


def timed_change(act: Act, before: Table, table: Table, now: int, last: str) -> tuple[ChangeOutcome | None, float]:
    """Return what a command has done, and the processor time it took."""
    started = PROCESSOR_TIME()
    outcome = changed_by(act, before, table, now, last)
    return outcome, PROCESSOR_TIME() - started


def continued(before: Table, rows: list[LogRow]) -> tuple[Table, bool]:
    """Return the table after entries that another process has written, and whether the table itself has changed."""
    table = before.copy()
    for row in rows:
        table.apply(log_entries.decode(row.body), row.time)
    return table, table_info(table) != table_info(before)


def may_look(table: Table, person: str | None) -> bool:
    """Whether a person may see the match: players always, others if the table allows it."""
    watched = table.agreed.watchers and (not table.agreed.later or table.state == "over")
    return watched or (person is not None and person in table.people())


def you_at(table: Table, person: str | None) -> wire.You:
    """Return the role of a person at a table."""
    return wire.You(person, table.seats_of(person), person is not None and person == table.host)


def encoded(table: Table, viewpoint: int | None, since: int | None, curtain: int | None) -> bytes:
    """Return a snapshot as JSON, ready to be embedded in messages."""
    return wire.encode(snapshot_of(table, viewpoint, since, curtain))


def unchanged(state: ViewpointState) -> OutgoingMessage:
    """Return the message that nothing has changed."""
    return outgoing.message(wire.ChangedState(now_ms(), state.number, state.number, state.at, {}, []))


def told(seen: dict[Look, asyncio.Future[SeenState]], look: Look, found: SeenState | Exception) -> None:
    """A thread has made what a look sees."""
    future = seen[look]
    if not future.done():
        if isinstance(found, Exception):
            future.set_exception(found)
            future.exception()  # perhaps nobody waits for it any more
        else:
            future.set_result(found)


def given_up(seen: dict[Look, asyncio.Future[SeenState]], wrong: BaseException | None) -> None:
    """The thread is done, or was never begun because the server stops: whoever still waits is told so."""
    for future in seen.values():
        if isinstance(wrong, CancelledError):
            future.cancel()
        elif wrong is not None and not future.done():
            future.set_exception(wrong)
