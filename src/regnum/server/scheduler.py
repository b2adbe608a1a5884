"""Schedule the work of tables: bot moves, expired clocks, notifications.

Of several processes one is the leader and does this for all tables; when it ends, another takes over.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from regnum.core.errors import IllegalMove
from regnum.server import people, table_store
from regnum.server.background import BackgroundTasks
from regnum.server.clock import CLOCK
from regnum.server.heartbeat import last_heartbeat, record_heartbeat
from regnum.server.monitoring.metrics import Metrics
from regnum.server.notifier import Notifier
from regnum.server.open_table import OpenTable
from regnum.server.open_tables import OpenTables
from regnum.server.peers import Peers
from regnum.server.settings import now_ms
from regnum.server.store.store import Store
from regnum.server.workers import WorkerPool
from regnum.server.workers.protocol import MatchSource, MoveRequest, WorkerError
from regnum.table import commands
from regnum.table.table import Table

INTERVAL_S = 1.0  # how often the store is searched for due tables
HEARTBEAT_MS = 5_000  # how often a heartbeat is stored
CLEANUP_MS = 3_600_000
STOPPED_MS = 15_000  # a longer gap between heartbeats or rounds means that the server was stopped
LARGEST_SEED = 2**62
MAX_FAILURES = 2  # failures of a bot before the fallback moves for it
FALLBACK = "random"

log = structlog.get_logger("regnum.scheduler")


class Scheduler:
    """Asks bots and watches clocks. It follows the changes of open tables, here and in other processes."""

    def __init__(
        self,
        tables: OpenTables,
        store: Store,
        workers: WorkerPool,
        notifier: Notifier,
        peers: Peers,
        tasks: BackgroundTasks,
        metrics: Metrics,
        pace_ms: int,
    ) -> None:
        self.tables = tables
        self.store = store
        self.workers = workers
        self.notifier = notifier
        self.tasks = tasks
        self.metrics = metrics
        self.pace_ms = pace_ms
        self.leading = False  # whether this process is the leader
        tables.events.changed.append(self.on_change)
        peers.subscribe("entry", self.changed_elsewhere)
        self.also_due: list[Callable[[int], Awaitable[None]]] = []  # what else is looked at every second
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.failures: Counter[str] = Counter()  # by table, since its bot last answered
        self.cleaned_at = 0  # time of the last cleanup of expired tokens
        self.heartbeat_at = 0  # time of the last heartbeat
        self.credited = CLOCK.losses  # up to which lost time is credited
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Try to become the leader now, and again every second. Clocks are corrected before the first request."""
        self.leading = await self.store.try_lead()
        if self.leading:
            await self.correct_clocks()
        self.task = asyncio.ensure_future(self.run())

    async def close(self) -> None:
        """Cancel the bots; their seats are asked again at the next start."""
        tasks = [*self.thinking.values(), *([self.task] if self.task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.notifier.close()

    def busy(self, table_id: str) -> bool:
        """Whether a bot is thinking for this table."""
        return table_id in self.thinking

    # -- every second -----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Every second: try to become the leader, then do the work that is due."""
        led, scheduled = self.leading, False
        while True:
            try:
                self.leading = await self.store.try_lead()
                if self.leading and not led:
                    await self.correct_clocks()
                led = self.leading
                if self.leading and not scheduled:
                    await self.schedule_notices()
                scheduled = self.leading
                if self.leading:
                    await self.handle_due()
            except Exception as wrong:  # a database that is down for a while must not end the loop
                log.warning("scheduler_round_failed", kind=type(wrong).__name__)
            before = now_ms()
            await asyncio.sleep(INTERVAL_S)
            if now_ms() - before > STOPPED_MS:  # the process was stopped, or its machine, so that no clock could tell
                CLOCK.lose(before, now_ms())

    async def correct_clocks(self) -> None:
        """Correct the clocks at start-up: the time while the server was stopped does not count."""
        now = now_ms()
        before = await self.store.read(last_heartbeat)
        if before is not None and now - before > STOPPED_MS:
            CLOCK.lose(before, now)
        await self.credit_lost_time()
        await self.write_heartbeat(now)  # or the same hours would be credited twice

    async def credit_lost_time(self) -> None:
        """Credit live clocks with the time in which nobody could play; each change of a table does so by itself."""
        losses = CLOCK.losses
        if losses != self.credited:
            log.warning("time_lost", note="clocks of live matches do not count it")
            for table_id in await self.store.read(partial(table_store.timed, kinds=("turn", "total"))):
                await self.with_table(table_id, self.credit_table)
            self.credited = losses

    async def write_heartbeat(self, now: int) -> None:
        """Store a heartbeat."""
        await self.store.write(partial(record_heartbeat, now=now))
        self.heartbeat_at = now

    async def schedule_notices(self) -> None:
        """Schedule the notices of turns that began before this process led."""
        for table_id in await self.store.read(partial(table_store.timed, kinds=("days",))):
            await self.with_table(table_id, self.schedule_notice)

    async def with_table(self, table_id: str, do: Callable[[OpenTable], Awaitable[None]]) -> None:
        """Do something with one table; log its errors, so that the other tables are not affected."""
        try:
            await do(await self.tables.get(table_id))
        except Exception as wrong:
            log.error("table_failed", table=table_id, kind=type(wrong).__name__)

    async def credit_table(self, live: OpenTable) -> None:
        """Credit the clocks of one table."""
        await live.change(lambda table, now: [])

    async def schedule_notice(self, live: OpenTable) -> None:
        """Schedule the notices of a table."""
        self.notifier.on_change(live)

    async def handle_due(self) -> None:
        """Open every table whose bot must move or whose clock has expired."""
        now = now_ms()
        await self.credit_lost_time()
        if now - self.heartbeat_at > HEARTBEAT_MS:
            await self.write_heartbeat(now)
        if now - self.cleaned_at > CLEANUP_MS:
            await self.store.write(partial(people.delete_expired, now=now))
            self.cleaned_at = now
        for table_id in await self.store.read(partial(table_store.due, now=now)):
            await self.with_table(table_id, partial(self.handle_due_table, now=now))
        for each in self.also_due:
            await each(now)

    async def handle_due_table(self, live: OpenTable, now: int) -> None:
        """Expire a clock, or ask a bot."""
        due = live.table.clocks.due()
        if due is not None and due <= now:
            known = live.table.loans
            await live.change(commands.run_out)
            for loan in live.table.loans:
                if loan not in known and loan.until is None:
                    self.tasks.spawn(self.notifier.notify_lent(live, loan))
        self.on_change(live)

    # -- one table -------------------------------------------------------------------------------------------------

    def on_change(self, live: OpenTable) -> None:
        """After every change: ask bots, schedule notices."""
        if not self.leading:
            return
        if live.table.bot_to_move() is not None and live.id not in self.thinking:
            task = self.thinking[live.id] = asyncio.ensure_future(self.play_for_bots(live))
            task.add_done_callback(lambda _: self.bots_done(live))
        self.notifier.on_change(live)

    def bots_done(self, live: OpenTable) -> None:
        """The bots of a table have moved; they may have to move again already."""
        self.thinking.pop(live.id, None)

    def changed_elsewhere(self, process: str, words: list[str]) -> None:
        """Another process has changed a table that is not open here: its bot may have to move."""
        if self.leading and not self.tables.is_open(words[0]):
            self.tasks.spawn(self.tables.catch_up(words[0]))

    async def play_for_bots(self, live: OpenTable) -> None:
        """Play one bot move after the other until a person must move; the table stays open meanwhile."""
        with live.pinned():
            await self.play_bot_moves(live)

    async def play_bot_moves(self, live: OpenTable) -> None:
        """Ask a bot, play its move, repeat."""
        while (asked := live.table.bot_to_move()) is not None:
            table, (seat, bot) = live.table, asked
            # A bot that cannot answer must not block the table: then any legal move is better than none.
            player = bot if self.failures[live.id] < MAX_FAILURES else FALLBACK
            try:
                move = await self.choose_move(table, seat, player)
                await live.change(partial(bot_moves, seat=seat, bot=bot, move=move, at=table.at))
                del self.failures[live.id]
            except (WorkerError, IllegalMove) as wrong:
                # The table may have changed in the meantime; otherwise the next round asks again.
                self.failures[live.id] += 1
                log.warning("bot_failed", table=live.id, bot=bot, kind=type(wrong).__name__)
                return
            except Exception as wrong:  # not the bot's fault: it is asked again in the next round
                log.warning("bot_move_failed", table=live.id, kind=type(wrong).__name__)
                return

    async def choose_move(self, table: Table, seat: int, bot: str) -> str:
        """Return a bot's move, not before the table's pace, so that its thinking time reveals nothing."""
        request = MoveRequest(source_of(table), moves_of(table), seat, bot, secrets.randbelow(LARGEST_SEED))
        pace = asyncio.ensure_future(asyncio.sleep(self.pace_ms / 1000))
        try:
            answer = await self.workers.choose(request)
            self.metrics.thinking.observe(answer.took_ms / 1000)
            await pace
        finally:
            pace.cancel()
        return answer.move


def bot_moves(table: Table, now: int, seat: int, bot: str, move: str, at: int) -> commands.Entries:
    """Wrap `commands.bot_plays` as a change."""
    return commands.bot_plays(table, seat, bot, move, at, now)


def source_of(table: Table) -> MatchSource:
    """Return the start of a table's match for a worker."""
    source = table.made.source
    if source is None:
        return MatchSource(table.base_record, table.id)
    return MatchSource(source.record, table.id, source.imagined)


def moves_of(table: Table) -> list[tuple[int, str]]:
    """Return the moves played after it."""
    match = table.the_match()
    return [(each.seat, each.move.text) for each in match.log[len(match.log) - table.played(match) :]]
