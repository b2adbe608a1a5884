"""The steward sees that every table goes on by itself: bots are asked, clocks called out, players told.

Of several processes one is the steward; when it goes, another takes over.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import structlog

from regnum.core.errors import IllegalMove
from regnum.server import people, tables
from regnum.server.alive import last_alive, still_alive
from regnum.server.herald import Herald
from regnum.server.live import Live
from regnum.server.settings import now_ms
from regnum.server.thinkers.letters import Source, ThinkerError, Thought
from regnum.table import commands
from regnum.table.table import Table

if TYPE_CHECKING:
    from regnum.server.hub import Hub

LOOK_S = 1.0  # how often the store is asked whose time has come
ALIVE_MS = 5_000  # so often the house gives a sign of life
SWEEP_MS = 3_600_000
CLOSED_MS = 15_000  # a gap so long means that the house was closed
LARGEST_SEED = 2**62
PATIENCE = 2  # so often a bot may fail before another answers for it
FALLBACK = "random"

said = structlog.get_logger("regnum.steward")


class Steward:
    """Asks bots and calls clocks."""

    def __init__(self, hub: Hub, herald: Herald) -> None:
        self.hub = hub
        self.herald = herald
        self.on = False
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.failures: Counter[str] = Counter()  # by table, since its bot last answered
        self.swept = 0  # when tokens that are over were last thrown away
        self.signed = 0  # the last sign of life
        self.rounds: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Try for the office now, and again every second. Clocks are put right before anybody comes."""
        self.on = await self.hub.store.try_steward()
        if self.on:
            await self.put_clocks_right()
        self.rounds = asyncio.ensure_future(self.go_round())

    async def close(self) -> None:
        """Nobody thinks any more; whoever was asked will be asked again at the next start."""
        tasks = [*self.thinking.values(), *([self.rounds] if self.rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.herald.close()

    def busy(self, table_id: str) -> bool:
        """Whether a bot thinks for this table."""
        return table_id in self.thinking

    # -- the round -------------------------------------------------------------------------------------------------

    async def go_round(self) -> None:
        """Every second: am I the steward, and whose time has come?"""
        was, awake = self.on, False
        while True:
            try:
                self.on = await self.hub.store.try_steward()
                if self.on and not was:
                    await self.put_clocks_right()
                was = self.on
                if self.on and not awake:
                    await self.remind_all()
                awake = self.on
                if self.on:
                    await self.look_at_due()
            except Exception as wrong:  # a database that is away for a while must not end the office
                said.warning("round_failed", kind=type(wrong).__name__)
            await asyncio.sleep(LOOK_S)

    async def put_clocks_right(self) -> None:
        """The house opens: time that nobody could play in does not count."""
        now = now_ms()
        before = await self.hub.store.read(last_alive)
        if before is not None and now - before > CLOSED_MS:
            for table_id in await self.hub.store.read(partial(tables.timed, kinds=("turn", "total"))):
                await self.apart(table_id, partial(self.let_sleep, ms=now - before))
        await self.give_sign(now)  # or the same hours would be forgiven twice

    async def give_sign(self, now: int) -> None:
        """The house is open."""
        await self.hub.store.write(partial(still_alive, now=now))
        self.signed = now

    async def remind_all(self) -> None:
        """Nobody may have been told of turns that began before."""
        for table_id in await self.hub.store.read(partial(tables.timed, kinds=("days",))):
            await self.apart(table_id, self.remind)

    async def apart(self, table_id: str, do: Callable[[Live], Awaitable[None]]) -> None:
        """Something with one table; whatever is wrong with it, the others have their turn."""
        try:
            await do(await self.hub.live(table_id))
        except Exception as wrong:
            said.error("table_failed", table=table_id, kind=type(wrong).__name__)

    async def let_sleep(self, live: Live, ms: int) -> None:
        """No clock of this table counts the time."""
        await live.change(partial(slept, ms=ms))

    async def remind(self, live: Live) -> None:
        """Somebody may have to be told that it is their turn."""
        self.herald.look(live)

    async def look_at_due(self) -> None:
        """Open every table that waits for a bot or whose clock is at zero."""
        now = now_ms()
        if now - self.signed > ALIVE_MS:
            await self.give_sign(now)
        if now - self.swept > SWEEP_MS:
            await self.hub.store.write(partial(people.sweep, now=now))
            self.swept = now
        for table_id in await self.hub.store.read(partial(tables.due, now=now)):
            await self.apart(table_id, partial(self.call_out, now=now))

    async def call_out(self, live: Live, now: int) -> None:
        """A clock at zero is called out, a bot asked."""
        due = live.table.clocks.due()
        if due is not None and due <= now:
            await live.change(commands.run_out)
        self.look(live)

    # -- one table -------------------------------------------------------------------------------------------------

    def look(self, live: Live) -> None:
        """After every change: is a bot asked, must somebody be told?"""
        if not self.on:
            return
        if live.table.bot_to_move() is not None and live.id not in self.thinking:
            task = self.thinking[live.id] = asyncio.ensure_future(self.let_bots_play(live))
            task.add_done_callback(lambda _: self.thought(live))
        self.herald.look(live)

    def thought(self, live: Live) -> None:
        """The bots of a table have answered; perhaps they are asked again already."""
        self.thinking.pop(live.id, None)

    async def let_bots_play(self, live: Live) -> None:
        """One answer after the other until a person is asked."""
        while (asked := live.table.bot_to_move()) is not None:
            table, (seat, bot) = live.table, asked
            # A bot that cannot answer must not hold up the table: then any legal move is better than none.
            thinker = bot if self.failures[live.id] < PATIENCE else FALLBACK
            try:
                move = await self.chosen(table, seat, thinker)
                await live.change(partial(bot_moves, seat=seat, bot=bot, move=move, at=table.at))
                del self.failures[live.id]
            except (ThinkerError, IllegalMove) as wrong:
                # Somebody may have changed the table meanwhile; else the next round of the steward asks again.
                self.failures[live.id] += 1
                said.warning("bot_failed", table=live.id, bot=bot, kind=type(wrong).__name__)
                return
            except Exception as wrong:  # no fault of the bot's: it is asked again in the next round
                said.warning("bot_not_kept", table=live.id, kind=type(wrong).__name__)
                return

    async def chosen(self, table: Table, seat: int, bot: str) -> str:
        """A bot's answer, no sooner than the table's pace: how long it thought tells nobody anything."""
        hub = self.hub
        thought = Thought(source_of(table), moves_of(table), seat, bot, secrets.randbelow(LARGEST_SEED))
        pace = asyncio.ensure_future(asyncio.sleep(hub.settings.pace_ms / 1000))
        try:
            answer = await hub.thinkers.choose(thought)
            hub.metrics.thinking.observe(answer.took_ms / 1000)
            await pace
        finally:
            pace.cancel()
        return answer.move


def slept(table: Table, now: int, ms: int) -> commands.Entries:
    """`commands.sleep` as a change."""
    return commands.sleep(table, ms, now)


def bot_moves(table: Table, now: int, seat: int, bot: str, move: str, at: int) -> commands.Entries:
    """`commands.bot_plays` as a change."""
    return commands.bot_plays(table, seat, bot, move, at, now)


def source_of(table: Table) -> Source:
    """Where the match at a table begins, for a worker."""
    source = table.made.source
    if source is None:
        return Source(table.base_record, table.id)
    return Source(source.record, table.id, source.imagined)


def moves_of(table: Table) -> list[tuple[int, str]]:
    """What was played after that."""
    match = table.the_match()
    return [(each.seat, each.move.text) for each in match.log[len(match.log) - table.played(match) :]]
