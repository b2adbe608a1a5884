"""Statistics of a game: what follows from the finished matches that everybody may see.

Only matches of listed tables with spectators count, once they are over; on a private machine all of its matches. A
match is replayed once, in the background, when somebody looks at the statistics of its game; so an upgrade costs
nothing. Running matches and private ones are never read.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import structlog
from sqlalchemy import ColumnElement, Connection, func, insert, select

from regnum.core.registry import box_of
from regnum.server import table_store
from regnum.server.background import BackgroundTasks
from regnum.server.store.errors import LogDamaged
from regnum.server.store.schema import outcomes, results, tables
from regnum.server.store.store import Store
from regnum.server.workers import WorkerPool
from regnum.server.workers.protocol import RecordRequest
from regnum.statistics.balance import BalancePlan, counted
from regnum.statistics.card_uses import unpacked
from regnum.statistics.figures import Figures, figures
from regnum.table.result import Unrated, result_of
from regnum.table.table import Table

LATEST: Final = 1000  # matches that are counted, the newest
BATCH: Final = 200  # matches that are replayed before the list is read again
LAID_OUT: Final = (Unrated.GUIDE, Unrated.FORK, Unrated.FIGURES)  # such a match began with something that was chosen

log = structlog.get_logger("regnum.statistics")


class CountedMatches(NamedTuple):
    """The matches of a game with one number of seats that count."""

    ids: tuple[str, ...]
    outcomes: Sequence[bytes]
    sheets: Sequence[bytes]  # score sheets of their people


class PlayedSeats(NamedTuple):
    """How many matches of a game count by number of seats, and how many are still to be replayed."""

    counts: dict[int, int]
    left: int


class MatchStatistics:
    """Replays finished matches and keeps the figures that were asked for last."""

    def __init__(self, store: Store, readers: WorkerPool, tasks: BackgroundTasks, everything: bool) -> None:
        self.store = store
        self.readers = readers
        self.tasks = tasks
        self.everything = everything  # nobody else is on this machine
        self.one_at_a_time = asyncio.Lock()
        self.counting: set[str] = set()  # games
        self.failed: set[str] = set()  # tables, since the start
        self.kept: dict[tuple[str, int], tuple[tuple[str, ...], Figures]] = {}

    async def played(self, game: str) -> PlayedSeats:
        """Return what there is, and begin to replay the rest in the background."""
        edition = box_of(game).edition
        left = await self.store.read(partial(uncounted, game=game, everything=self.everything))
        left = [each for each in left if each not in self.failed]
        if left and game not in self.counting:
            self.counting.add(game)
            self.tasks.spawn(self.count_all(game, left))
        counts = await self.store.read(partial(counts_by_seats, game=game, edition=edition, everything=self.everything))
        return PlayedSeats(counts, len(left))

    async def count_all(self, game: str, ids: Sequence[str]) -> None:
        """Replay these matches; one that fails does not keep the others from it."""
        try:
            async with self.one_at_a_time:
                for table_id in ids:
                    try:
                        await self.count(table_id)
                    except Exception as wrong:
                        self.failed.add(table_id)
                        log.warning("match_not_counted", table=table_id, kind=type(wrong).__name__)
        finally:
            self.counting.discard(game)

    async def count(self, table_id: str) -> None:
        """Replay a finished match and write what was done in it."""
        try:
            stored = await self.store.read(partial(table_store.load, table_id=table_id))
        except LogDamaged:
            stored = None
        if stored is None:
            self.failed.add(table_id)
            return
        table, content = stored.table, None
        if counts(table, self.everything):
            content = bytes(await self.readers.read(RecordRequest("outcome", table.the_match().record())))
        await self.store.write(partial(keep, table=table, content=content))

    async def figures(self, game: str, seats: int, found: CountedMatches, named: Callable[[str], bool]) -> Figures:
        """Return the figures of these matches; counted once."""
        before = self.kept.get((game, seats))
        if before is not None and before[0] == found.ids:
            return before[1]
        made = await asyncio.to_thread(figures_of, game, seats, found.outcomes, named)
        self.kept[game, seats] = found.ids, made
        return made


def counts(table: Table, everything: bool) -> bool:
    """Whether a match goes into the statistics: over, for everyone to see, played by people, from the usual start."""
    result = result_of(table)
    if table.state != "over" or result is None or result.unrated in LAID_OUT:
        return False
    if not everything and not (table.agreed.listed and table.agreed.watchers):
        return False
    today = table.the_match().rules.edition == box_of(table.made.game).edition
    return today and any(side.person is not None for side in result.sides)


def keep(c: Connection, table: Table, content: bytes | None) -> None:
    """Write what was done in a match, unless another process was faster."""
    if c.scalar(select(outcomes.c.table_id).where(outcomes.c.table_id == table.id)) is None:
        edition = table.the_match().rules.edition if table.match is not None else 0
        row = {"table_id": table.id, "game": table.made.game, "seats": table.made.seats, "edition": edition}
        c.execute(insert(outcomes), row | {"content": content})


def finished(game: str, everything: bool) -> ColumnElement[bool]:
    """Return the condition for tables whose matches may count."""
    over = (tables.c.game == game) & (tables.c.state == "over")
    return over if everything else over & tables.c.listed


def uncounted(c: Connection, game: str, everything: bool) -> list[str]:
    """Return finished matches that were not yet replayed, the newest first."""
    joined = tables.outerjoin(outcomes, outcomes.c.table_id == tables.c.id)
    query = select(tables.c.id).select_from(joined).where(finished(game, everything), outcomes.c.table_id.is_(None))
    return list(c.scalars(query.order_by(tables.c.changed.desc()).limit(BATCH)))


def counting_rows(game: str, edition: int, everything: bool) -> ColumnElement[bool]:
    """Return the condition for outcomes that count."""
    here = (outcomes.c.game == game) & (outcomes.c.edition == edition) & outcomes.c.content.is_not(None)
    return here & finished(game, everything)


def counts_by_seats(c: Connection, game: str, edition: int, everything: bool) -> dict[int, int]:
    """Return how many matches count, by number of seats."""
    joined = outcomes.join(tables, tables.c.id == outcomes.c.table_id)
    query = select(outcomes.c.seats, func.count()).select_from(joined)
    rows = c.execute(query.where(counting_rows(game, edition, everything)).group_by(outcomes.c.seats))
    return dict(sorted((row[0], row[1]) for row in rows))


def matches_of(c: Connection, game: str, edition: int, seats: int, everything: bool) -> CountedMatches:
    """Return the newest matches that count, with the score sheets of their people."""
    joined = outcomes.join(tables, tables.c.id == outcomes.c.table_id)
    query = select(outcomes.c.table_id, outcomes.c.content).select_from(joined)
    query = query.where(counting_rows(game, edition, everything), outcomes.c.seats == seats)
    found = c.execute(query.order_by(tables.c.changed.desc(), tables.c.id).limit(LATEST)).all()
    ids = [row.table_id for row in found]
    sheets: list[bytes] = []
    for start in range(0, len(ids), 500):  # databases limit the number of values in one query
        here = results.c.table_id.in_(ids[start : start + 500]) & results.c.person.is_not(None)
        sheets += c.scalars(select(results.c.lines).where(here)).all()
    return CountedMatches(tuple(ids), [row.content for row in found], sheets)


def figures_of(game: str, seats: int, contents: Sequence[bytes], named: Callable[[str], bool]) -> Figures:
    """Return the figures of these matches."""
    found = [unpacked(content) for content in contents]
    sides = Counter(len(each.totals) for each in found).most_common(1)[0][0]  # with an official opponent, or without
    alike = [each for each in found if len(each.totals) == sides]
    plan = BalancePlan(game, seats, {}, "", len(alike), 0, box_of(game).edition)
    return figures(counted(plan, alike), named)
