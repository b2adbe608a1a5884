"""Contests on a server: what people arrange, and what happens by itself.

Everything that happens by itself is found out anew from the logs of the contest and of its tables, so it can be begun
by any process, broken off anywhere, and begun again: a round is stored before its tables are laid, each table has its
id from the round, and an entry is written only as the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from regnum.contests import actions, lateness
from regnum.contests import entries as log
from regnum.contests.actions import Entries
from regnum.contests.contest import UNDO_MS, Contest, Pairing, PlayedRound
from regnum.contests.lots import drawn
from regnum.contests.pairing import next_round
from regnum.contests.settings import ContestSettings
from regnum.core.errors import OptionError
from regnum.core.registry import box_of
from regnum.server import contest_store, contest_tables, people, results
from regnum.server.background import BackgroundTasks
from regnum.server.contest_tables import PlayerFacts
from regnum.server.game_threads import GameThreads
from regnum.server.open_table import OpenTable
from regnum.server.open_tables import OpenTables
from regnum.server.random_ids import new_id, new_seed
from regnum.server.scheduler import Scheduler
from regnum.server.settings import now_ms
from regnum.server.store.errors import StoreError, WriteConflict
from regnum.server.store.store import Store
from regnum.table import commands
from regnum.table.errors import no
from regnum.table.settings import TableSettings
from regnum.table.table import Table

MOST_ORGANISED: Final = 10  # contests of a person that are not over
SWEEP_MS: Final = 60_000  # how often all running contests are looked at, whatever they wait for
TRIES: Final = 5

ContestAct: TypeAlias = Callable[[Contest, int], Entries]

logger = structlog.get_logger("regnum.contests")


class Contests:
    """All contests. It follows the ends of their matches, and the scheduler tells it when a deadline has passed."""

    def __init__(
        self, store: Store, tables: OpenTables, threads: GameThreads, tasks: BackgroundTasks, scheduler: Scheduler
    ) -> None:
        self.store = store
        self.tables = tables
        self.threads = threads
        self.tasks = tasks
        self.swept_at = 0
        tables.events.changed.append(self.on_table)
        scheduler.also_due.append(self.handle_due)

    # -- what people arrange ---------------------------------------------------------------------------------------

    async def get(self, contest_id: str) -> Contest:
        """Return a contest; refused if there is none."""
        found = await self.store.read(partial(contest_store.load, contest_id=contest_id))
        if found is None:
            raise no("no_such_contest")
        return found

    async def make(self, person: str, settings: ContestSettings) -> Contest:
        """Announce a contest. Its options are checked by laying the game out once."""
        if await self.store.read(partial(contest_store.organised, person=person)) >= MOST_ORGANISED:
            raise no("contest_too_many", count=MOST_ORGANISED)
        contest = Contest(new_id())
        await self.threads.run(check_settings, settings)
        entries = actions.make(person, settings, new_seed())
        self.apply(contest, entries, now_ms())
        await self.store.write(partial(contest_store.append, contest=contest, added=entries))
        return contest

    async def act(self, contest_id: str, act: ContestAct) -> Contest:
        """Arrange something, then let happen what follows from it."""
        await self.change(contest_id, act)
        await self.advance(contest_id)
        return await self.get(contest_id)

    async def change(self, contest_id: str, act: ContestAct) -> Contest:
        """Apply an action and write its entries, whichever process is faster."""
        async with self.tables.one_at_a_time(f"contest {contest_id}"):
            for _ in range(TRIES):
                contest, now = await self.get(contest_id), now_ms()
                entries = act(contest, now)
                if not entries:
                    return contest
                self.apply(contest, entries, now)
                try:
                    await self.store.write(partial(contest_store.append, contest=contest, added=entries))
                except WriteConflict:
                    continue
                return contest
        raise no("stale", at="0")

    def apply(self, contest: Contest, entries: Entries, now: int) -> None:
        """Let these entries have happened, in memory."""
        for each in entries:
            contest.apply(each, now)

    async def start(self, contest_id: str, person: str) -> Contest:
        """End sign-up and pair the first round."""
        order = await self.seeded(await self.get(contest_id))
        return await self.act(
            contest_id, lambda contest, now: actions.start(contest, person, fitting_order(contest, order))
        )

    async def seeded(self, contest: Contest) -> list[str]:
        """Return everybody in seeded order: by rating in this game, the others by lot."""
        known = await self.store.read(partial(results.skills, game=contest.settings.game, persons=contest.entrants))
        lots = drawn(contest.seed, contest.entrants)
        return sorted(lots, key=lambda each: -known[each].mu if each in known else 0.0)

    async def forget(self, person: str) -> None:
        """A person is about to be deleted: they drop out of everything."""
        for contest_id in await self.store.read(partial(contest_store.entered, person=person)):
            await self.change(contest_id, partial(drop_out, person=person))

    # -- what happens by itself ------------------------------------------------------------------------------------

    def on_table(self, live: OpenTable) -> None:
        """A match of a contest may have ended."""
        if live.table.agreed.contest and live.table.state == "over":
            self.tasks.spawn(self.advance_safely(live.table.agreed.contest))

    async def handle_due(self, now: int) -> None:
        """Look at every contest where something is due; now and then at all that are played."""
        found = await self.store.read(partial(contest_store.due, now=now))
        if now - self.swept_at >= SWEEP_MS:
            self.swept_at = now
            found = [*dict.fromkeys([*found, *await self.store.read(contest_store.running)])]
        for each in found:
            await self.advance_safely(each)

    async def advance_safely(self, contest_id: str) -> None:
        """Let happen what is due; an error in one contest does not keep the others from it."""
        try:
            await self.advance(contest_id)
        except Exception as wrong:
            logger.exception("contest_failed", contest=contest_id, kind=type(wrong).__name__)

    async def advance(self, contest_id: str) -> None:
        """Let happen what is due, until nothing is."""
        async with self.tables.one_at_a_time(f"rounds of {contest_id}"):
            while await self.step(await self.get(contest_id)):
                pass

    async def step(self, contest: Contest) -> bool:
        """Take one step; False if nothing is due."""
        if contest.state == "over":
            return False
        if contest.state == "open":
            return await self.start_due(contest)
        current = contest.current
        if current is not None and not current.opened:
            await self.lay_tables(contest, current)
            return True
        if await self.take_results(contest):
            return True
        if current is None or current.over:
            return await self.pair(contest)
        await self.fill_empty_seats(contest, current)
        return now_ms() >= current.deadline and await self.rule_late(contest, current)

    async def start_due(self, contest: Contest) -> bool:
        """Start at the announced time; with too few people it does not take place."""
        if not contest.starts or now_ms() < contest.starts:
            return False
        order = await self.seeded(contest)

        def act(contest: Contest, now: int) -> Entries:
            if contest.state != "open" or now < contest.starts:
                return []
            if len(contest.entrants) < contest.settings.seats:
                return [log.Finished()]
            return actions.start(contest, "", fitting_order(contest, order))

        await self.change(contest.id, act)
        return True

    async def pair(self, contest: Contest) -> bool:
        """Pair the next round, or end the contest."""
        found = await self.threads.run(next_round, contest)
        number = len(contest.rounds) + 1
        ids = [new_id() for _ in found.tables] if found is not None else []

        def act(now_is: Contest, now: int) -> Entries:
            if now_is.length != contest.length:  # somebody has dropped out meanwhile: pair again
                return []
            if found is None or not (found.tables or found.byes):
                return [log.Finished()]
            tables = [log.PairedTable(id, seats) for id, seats in zip(ids, found.tables, strict=True)]
            return [log.RoundPaired(number, tables, found.byes, now + contest.settings.round_s * 1000)]

        after = await self.change(contest.id, act)
        if after.state == "over":
            await self.close_ruled(after, 0)
        return True

    async def lay_tables(self, contest: Contest, current: PlayedRound) -> None:
        """Create the tables of a round that do not exist yet, then say that all do."""
        ids = [each.table for each in current.pairings]
        there = await self.store.read(partial(contest_store.existing, ids=ids))
        players = await self.store.read(partial(sitting_players, ids=[*contest.entrants]))
        for pairing in current.pairings:
            if pairing.table not in there:
                await self.lay_table(contest, pairing, players)

        def act(now_is: Contest, now: int) -> Entries:
            return [] if now_is.rounds[current.number - 1].opened else [log.RoundOpened(current.number)]

        await self.change(contest.id, act)

    async def lay_table(self, contest: Contest, pairing: Pairing, players: dict[str, PlayerFacts]) -> None:
        """Create one table; another process may be faster."""
        laid = await self.threads.run(contest_tables.lay, contest, pairing, players, new_seed())
        try:
            await self.tables.add(*laid)
        except (IntegrityError, StoreError):
            if not await self.store.read(partial(contest_store.existing, ids=[pairing.table])):
                raise

    async def take_results(self, contest: Contest) -> bool:
        """Take the results of matches that have ended, each once."""
        missing = [each.table for each in contest.pairings() if each.scored is None]
        found = await self.store.read(partial(contest_store.ended, ids=missing)) if missing else []

        def act(contest: Contest, now: int) -> Entries:
            entries: Entries = []
            for each in found:
                entries += actions.score(contest, each.table, each.ranks, each.totals, each.unrated)
            return entries

        if found:
            await self.change(contest.id, act)
        return bool(found)

    async def fill_empty_seats(self, contest: Contest, current: PlayedRound) -> None:
        """A bot plays for whoever has dropped out."""
        for pairing in current.pairings:
            gone = [each for each in pairing.people if not contest.entrants[each].active]
            if gone and not pairing.decided:
                live = await self.tables.get(pairing.table)
                if any(seat.bot is None for seat in live.table.seats if seat.person is None or seat.person in gone):
                    await live.change(partial(bots_play_for, gone=gone, bot=contest.settings.bot))

    async def rule_late(self, contest: Contest, current: PlayedRound) -> bool:
        """Apply the rule for lateness to what is not over; whether anything was decided."""
        rulings: Entries = []
        for pairing in current.pairings:
            if pairing.decided or pairing.reopened:
                continue
            live = await self.tables.get(pairing.table)
            if contest.settings.late == "bot" and live.table.state == "playing":
                await live.change(lambda table, now: commands.bots_take_over(table, contest.settings.bot, now))
            elif contest.settings.late in lateness.BY_RULE or live.table.closed:
                rule = contest.settings.late if live.table.state == "playing" else "half"
                halves = lateness.late_halves(rule, pairing.seats, *contest_tables.progress_of(live.table))
                rulings.append(log.MatchRuled(pairing.table, halves, "late"))

        def act(contest: Contest, now: int) -> Entries:
            current = contest.current
            if current is None or now < current.deadline:  # it was postponed meanwhile
                return []
            open = {each.table for each in current.pairings if not each.decided and not each.reopened}
            return [each for each in rulings if isinstance(each, log.MatchRuled) and each.table in open]

        if rulings:
            await self.change(contest.id, act)
        await self.close_ruled(contest, UNDO_MS)
        return bool(rulings)

    async def close_ruled(self, contest: Contest, after: int) -> None:
        """Put away tables whose match counts as ruled, once nobody can undo that any more."""
        for each in contest.log:
            entry = each.entry
            if isinstance(entry, log.MatchRuled) and not each.undone and now_ms() - each.time >= after:
                live = await self.tables.get(entry.table)
                if live.table.state == "playing":
                    await live.change(commands.archive)


def check_settings(settings: ContestSettings) -> None:
    """OptionError unless the settings fit together and the game can be played so."""
    settings.check()
    info = box_of(settings.game).info()
    if not info.seats[0] <= settings.seats <= info.seats[1]:
        raise OptionError(f"{settings.game} is played by {info.seats[0]} to {info.seats[1]}, not {settings.seats}")
    commands.make(Table("trial"), "", settings.game, settings.seats, settings.options, settings_of(settings), 0)


def settings_of(settings: ContestSettings) -> TableSettings:
    """Return the settings of tables of such a contest."""
    contest = Contest("trial")
    contest.settings = settings
    return contest_tables.settings_for(contest)


def fitting_order(contest: Contest, order: list[str]) -> list[str]:
    """Return the seeded order of whoever is signed up now."""
    return [
        *(each for each in order if each in contest.entrants),
        *(each for each in contest.entrants if each not in order),
    ]


def sitting_players(c: Connection, ids: list[str]) -> dict[str, PlayerFacts]:
    """Return what tables need to know of these people, without those who were deleted."""
    colours = people.colours_of(c, ids)
    return {each: PlayerFacts(colours.get(each, ""), people.owner_of(c, each)) for each in people.names_of(c, ids)}


def drop_out(contest: Contest, now: int, person: str) -> Entries:
    """Wrap `actions.withdraw` for a contest that may have ended meanwhile."""
    return [] if contest.state == "over" else actions.withdraw(contest, person, person)


def bots_play_for(table: Table, now: int, gone: list[str], bot: str) -> commands.Entries:
    """Wrap `commands.bots_play_for` as a change."""
    return commands.bots_play_for(table, gone, bot, now)
