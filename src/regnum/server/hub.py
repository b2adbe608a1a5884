"""All tables of this process, and how they hear of each other's changes in the others.

Several processes share one PostgreSQL: a change is announced in the transaction that writes it, by table and entry
number only, and every process that has the table open reads the rest from the store.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from regnum.server import people, tables, wire
from regnum.server.guard.limits import Buckets
from regnum.server.herald import Herald
from regnum.server.live import TRIES, Live, Viewer
from regnum.server.notices.desk import Desk
from regnum.server.reviewing import Reviews
from regnum.server.settings import Settings, now_ms
from regnum.server.steward import Steward
from regnum.server.store.errors import StoreError
from regnum.server.store.store import Store
from regnum.server.tables import Kept, Writing
from regnum.server.thinkers import Thinkers
from regnum.server.watch.metrics import Metrics
from regnum.table import entries as log
from regnum.table.errors import no
from regnum.table.table import Table

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
IDLE_MS = 300_000  # a table nobody looks at stays open so long
CATCH_UP_S = (0.1, 0.5, 2.0, 5.0)  # pauses between attempts to read what another process has written
ANNOUNCE_S = 10.0  # presence in other processes is told again so often, and believed for three times as long

said = structlog.get_logger("regnum.hub")


class Hub:
    """The tables that are open here."""

    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers, desk: Desk, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = thinkers
        self.metrics = metrics
        self.reviews = Reviews(thinkers)
        self.steward = Steward(self, Herald(self, desk))
        self.open: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.process = secrets.token_hex(4)
        self.elsewhere: dict[tuple[str, str], tuple[set[str], int]] = {}  # (process, table): who looks, until when
        self.tasks: set[asyncio.Task[None]] = set()
        self.pace = Buckets()
        self.over_elsewhere: Callable[[str, str | None, str | None], None] = lambda person, session, but: None
        self.sockets: Counter[str] = Counter()  # open ones, by person; "" for bystanders without a name
        self.callers: Counter[str] = Counter()  # the same by address
        self.viewers: set[Viewer] = set()  # all of them, from the handshake on

    async def start(self) -> None:
        """Listen to the other processes, and take up what was left when the house closed."""
        self.store.listen(self.hear, self.reconnected)
        self.spawn(self.sweep())
        await self.steward.start()

    async def close(self) -> None:
        """Send everybody away politely: they will come back by themselves."""
        self.send_away()
        await self.steward.close()
        await self.reviews.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def send_away(self) -> None:
        """Everybody who looks goes, and whoever waits is answered."""
        for viewer in [*self.viewers, *(waiter for live in self.open.values() for waiter in live.waiters)]:
            viewer.close(wire.GOING_AWAY)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something beside everything else."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        """What went wrong beside everything else is written down, and harms nothing else."""
        self.tasks.discard(task)
        wrong = None if task.cancelled() else task.exception()
        if wrong is not None:
            said.warning("task_failed", kind=type(wrong).__name__)

    # -- opening tables --------------------------------------------------------------------------------------------

    async def live(self, table_id: str) -> Live:
        """The table, opened if need be; TableRefused if there is none."""
        found = self.open.get(table_id)
        if found is None and not TABLE_ID.fullmatch(table_id):  # PostgreSQL would not even look for some of them
            raise no("no_such_table")
        if found is not None:
            found.used = now_ms()  # so that it is not put away between the handshake and the hello
            return found
        try:
            async with self.opening.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.open:
                    kept = await self.store.read(partial(tables.load, table_id=table_id))
                    if kept is None:
                        raise no("no_such_table")
                    self.open.setdefault(table_id, Live(self, kept))
        finally:
            self.opening.pop(table_id, None)
        return self.open[table_id]

    def forget(self, live: Live) -> None:
        """What this process knows of a table may be wrong: whoever looks comes again, and it is read anew."""
        if self.open.get(live.id) is live:
            del self.open[live.id]
        for viewer in list(live.viewers):
            viewer.close(wire.GOING_AWAY)

    async def make(self, told: Table, entries: list[log.Entry]) -> Live:
        """Keep a table that has just been made, and open it."""
        change = tables.writing(told, entries, told.created, "", people=True)
        kept = Kept(told, await self.keep(change))
        live = self.open.setdefault(told.id, Live(self, kept))
        await live.learn_names()
        self.steward.look(live)
        return live

    async def keep(self, change: Writing, written: Callable[[], object] = lambda: None) -> str:
        """On disk when it returns; `written` is called, in the writer, when only the disk is waited for."""
        with self.metrics.writes.time():
            return await self.store.write(partial(self.keep_and_announce, change=change, written=written))

    def keep_and_announce(self, c: Connection, change: Writing, written: Callable[[], object]) -> str:
        """Runs in the writer."""
        last = tables.keep(c, change)
        self.store.notify(c, f"entry {self.process} {change.table_id} {change.rows[-1][0]}")
        written()
        return last

    async def sweep(self) -> None:
        """Put tables away that nobody looks at any more; tell others who is here."""
        while True:
            await asyncio.sleep(ANNOUNCE_S)
            late = now_ms() - IDLE_MS
            for live in list(self.open.values()):
                busy = live.viewers or live.waiters or live.lock.locked() or self.steward.busy(live.id)
                if live.used < late and not busy:
                    del self.open[live.id]
            self.elsewhere = {where: there for where, there in self.elsewhere.items() if there[1] > now_ms()}
            self.metrics.tables_open.set(len(self.open))
            with suppress(StoreError):  # a database that is away for a while must not end the sweep
                await self.announce([live for live in self.open.values() if live.viewers])

    # -- chat ------------------------------------------------------------------------------------------------------

    async def say(self, live: Live, person: str, text: str, key: str) -> None:
        """Keep a line of chat, then tell it. A line that comes twice (same key) is kept once."""

        def kept(c: Connection) -> wire.ChatLine | None:
            line = tables.say(c, live.id, person, text, key, now_ms())
            if line is not None:
                self.store.notify(c, f"chat {self.process} {live.id} {line.n}")
            return line

        async with live.lock:
            line = await self.said_next(kept)
            if line is None:
                return
            if person not in live.names:
                await live.tell_names()
            live.tell_all(wire.Said(line))

    async def said_next(self, kept: Callable[[Connection], wire.ChatLine | None]) -> wire.ChatLine | None:
        """Keep a line under the next number; when another process has just taken that number, under the one after."""
        for _ in range(TRIES):
            try:
                return await self.store.write(kept)
            except IntegrityError:
                continue
        raise StoreError("a line of chat found no number; try again")

    # -- presence --------------------------------------------------------------------------------------------------

    def present_at(self, table_id: str) -> list[str]:
        """Who has this table open, here or in another process."""
        live, now = self.open.get(table_id), now_ms()
        here = {viewer.person for viewer in live.viewers if viewer.person is not None} if live is not None else set()
        for (_, table), (there, until) in self.elsewhere.items():
            if table == table_id and until > now:
                here |= there
        return sorted(here)

    def presence_changed(self, live: Live) -> None:
        """Tell everybody at the table, and the other processes."""
        live.tell_all(wire.Present(self.present_at(live.id)))
        if self.store.backend == "postgresql":
            self.spawn(self.announce([live]))

    async def announce(self, these: Iterable[Live]) -> None:
        """Let the other processes know who looks at these tables here."""
        notes = [
            " ".join(["here", self.process, live.id, *sorted({v.person for v in live.viewers if v.person is not None})])
            for live in these
        ]
        if notes and self.store.backend == "postgresql":
            await self.store.write(partial(self.send_notes, notes=notes))

    def send_notes(self, c: Connection, notes: list[str]) -> None:
        """Runs in a writer."""
        for note in notes:
            self.store.notify(c, note[:7900])

    # -- hearing from other processes ------------------------------------------------------------------------------

    def hear(self, note: str) -> None:
        """A note from another process: its kind, the process, the table or the person, and what it is about."""
        kind, process, *rest = note.split(" ")
        if process == self.process or not rest:
            return
        if kind == "over":
            self.over_there(rest[0], *(None if each == "-" else each for each in rest[1:]))
            return
        if kind == "here":
            self.elsewhere[process, rest[0]] = (set(rest[1:]), now_ms() + int(3000 * ANNOUNCE_S))
        live = self.open.get(rest[0])
        if kind == "entry" and (live is not None or rest[0] in self.opening or self.steward.on):
            self.spawn(self.catch_up(rest[0]))
        elif kind == "chat" and live is not None:
            self.spawn(self.chat_from_elsewhere(live, int(rest[1])))
        elif kind == "here" and live is not None:
            live.tell_all(wire.Present(self.present_at(live.id)))

    def over_there(self, person: str, session: str | None, but: str | None) -> None:
        """Another process has ended sessions, or forgotten somebody: then the name is asked for anew."""
        self.end_sockets(person, session, but)
        self.over_elsewhere(person, session, but)
        if session is None and but is None:
            for live in self.open.values():
                live.names.pop(person, None)

    def reconnected(self) -> None:
        """Notes may have been missed: look at every open table again."""
        for table_id in list(self.open):
            self.spawn(self.catch_up(table_id))

    async def catch_up(self, table_id: str) -> None:
        """Another process has changed this table."""
        for pause in CATCH_UP_S:
            try:
                live = await self.live(table_id)
                await live.catch_up()
            except StoreError as wrong:  # nobody will say it again, so it must not be given up at once
                said.warning("catch_up_failed", table=table_id, kind=type(wrong).__name__)
                await asyncio.sleep(pause)
            else:
                return

    async def chat_from_elsewhere(self, live: Live, n: int) -> None:
        """A line of chat that another process has kept."""
        lines = await self.store.read(partial(tables.chat_lines, table_id=live.id, after=n - 1))
        for line in lines:
            if line.n == n:
                if line.person not in live.names:
                    live.names |= await self.store.read(partial(people.names_of, ids=[line.person]))
                live.tell_all(wire.Said(line))

    # -- sockets ---------------------------------------------------------------------------------------------------

    def seat_socket(self, person: str | None, address: str = "") -> bool:
        """Whether one more socket may be opened; it is counted then."""
        limits = self.settings.limits
        if self.sockets.total() >= limits.sockets or (person and self.sockets[person] >= limits.sockets_each):
            return False
        if is_elsewhere(address) and self.callers[address] >= limits.sockets_there:
            return False
        self.sockets[person or ""] += 1
        self.callers[address] += 1
        self.metrics.sockets.set(self.sockets.total())
        return True

    def free_socket(self, person: str | None, address: str = "") -> None:
        """A socket is closed."""
        for counter, key in ((self.sockets, person or ""), (self.callers, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
        self.metrics.sockets.set(self.sockets.total())

    def session_over(self, person: str, session: str | None, but: str | None) -> None:
        """Somebody logged out, here or everywhere: their sockets end, in the other processes too."""
        self.end_sockets(person, session, but)
        if self.store.backend == "postgresql":
            note = f"over {self.process} {person} {session or '-'} {but or '-'}"
            self.spawn(self.store.write(partial(self.send_notes, notes=[note])))

    def end_sockets(self, person: str, session: str | None, but: str | None) -> None:
        """Close this person's sockets in this process."""
        for viewer in self.viewers:
            if viewer.person == person and viewer.session != but and session in (None, viewer.session):
                viewer.close(wire.SESSION_OVER)

    # -- numbers ---------------------------------------------------------------------------------------------------

    def count_moves(self, moves: int) -> None:
        """For the metrics."""
        self.metrics.moves.inc(moves)


def is_elsewhere(address: str) -> bool:
    """Whether somebody calls from another machine; on this one a proxy or a test may stand for many."""
    try:
        return not ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
