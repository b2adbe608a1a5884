"""Contests in the store: their log, and a summary for lists. An entry is written once: its number is its key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from regnum.contests import entries as log
from regnum.contests.contest import Contest, contest_from_log
from regnum.contests.entries import ContestEntry
from regnum.contests.settings import Format
from regnum.server.store.errors import WriteConflict
from regnum.server.store.schema import contest_entries, contest_people, contests, results, tables
from regnum.table.settings import Clock

ContestState: TypeAlias = Literal["open", "running", "over"]
MOST = 200  # contests in a list


class ContestSummary(Struct, frozen=True):
    """A contest in a list. `round` is the latest, `rounds` how many there will be; 0: not known beforehand."""

    id: str
    name: str
    game: str
    format: Format
    seats: int
    state: ContestState
    organiser: str
    people: int
    most: int
    round: int
    rounds: int
    decided: int  # matches of this round
    matches: int
    due: int  # when sign-up ends, or this round; 0: no time was set
    clock: Clock
    listed: bool
    broken_off: bool


def summary_of(contest: Contest) -> ContestSummary:
    """Return a contest for lists."""
    current, settings = contest.current, contest.settings
    return ContestSummary(
        contest.id, settings.name, settings.game, settings.format, settings.seats, contest.state, contest.organiser,
        len(contest.entrants), settings.most, len(contest.rounds), contest.planned_rounds,
        sum(each.decided for each in current.pairings) if current is not None else 0,
        len(current.pairings) if current is not None else 0,
        (contest.starts if current is None else current.deadline) if contest.state != "over" else 0,
        settings.clock, settings.listed, contest.broken_off,
    )  # fmt: skip


def row_of(contest: Contest) -> dict[str, Any]:
    """Return the row of a contest in `contests`, always a function of the log."""
    return {
        "organiser": contest.organiser,
        "state": contest.state,
        "listed": contest.settings.listed,
        "changed": contest.changed,
        "due": contest.due(),
        "length": contest.length,
        "summary": msgspec.json.encode(summary_of(contest)),
    }


def append(c: Connection, contest: Contest, added: Sequence[ContestEntry]) -> None:
    """Write the last entries of a contest; WriteConflict when another process was faster."""
    first = contest.length - len(added) + 1
    rows = [
        {"contest_id": contest.id, "n": first + n, "time": contest.changed, "body": log.encode(entry)}
        for n, entry in enumerate(added)
    ]
    try:
        if first == 1:
            c.execute(insert(contests), {"id": contest.id, **row_of(contest)})
        else:
            known = (contests.c.id == contest.id) & (contests.c.length == first - 1)
            if c.execute(update(contests).where(known).values(row_of(contest))).rowcount != 1:
                raise WriteConflict(f"entry {first} of contest {contest.id} is not the next one; read it again")
        c.execute(insert(contest_entries), rows)
    except IntegrityError:
        raise WriteConflict(f"entry {first} of contest {contest.id} is already written; read it again") from None
    if any(isinstance(each, log.SignedUp | log.DroppedOut | log.EntryUndone) for each in added):
        c.execute(delete(contest_people).where(contest_people.c.contest_id == contest.id))
        if contest.entrants:
            c.execute(insert(contest_people), [{"contest_id": contest.id, "person": each} for each in contest.entrants])


def load(c: Connection, contest_id: str) -> Contest | None:
    """Rebuild a contest from its log; None if it does not exist."""
    here = contest_entries.c.contest_id == contest_id
    query = select(contest_entries.c.time, contest_entries.c.body).where(here).order_by(contest_entries.c.n)
    rows = c.execute(query).all()
    return contest_from_log(contest_id, [(row.time, row.body) for row in rows]) if rows else None


def due(c: Connection, now: int) -> list[str]:
    """Return the contests where something is to be done."""
    return list(c.scalars(select(contests.c.id).where(contests.c.state != "over", contests.c.due <= now)))


def running(c: Connection) -> list[str]:
    """Return the contests that are being played."""
    return list(c.scalars(select(contests.c.id).where(contests.c.state == "running")))


def listed(c: Connection, person: str | None) -> list[ContestSummary]:
    """Return the contests for everyone, and those of this person; those that are not over first, then the latest."""
    mine = select(contest_people.c.contest_id).where(contest_people.c.person == person)
    query = select(contests.c.summary).where(contests.c.listed)
    if person is not None:
        shown = contests.c.listed | (contests.c.organiser == person) | contests.c.id.in_(mine)
        query = select(contests.c.summary).where(shown)
    found = c.scalars(query.order_by(contests.c.state == "over", contests.c.changed.desc()).limit(MOST)).all()
    return [msgspec.json.decode(each, type=ContestSummary) for each in found]


def entered(c: Connection, person: str) -> list[str]:
    """Return the contests that are not over and in which a person takes part."""
    joined = contests.join(contest_people, contest_people.c.contest_id == contests.c.id)
    query = select(contests.c.id).select_from(joined)
    return list(c.scalars(query.where(contest_people.c.person == person, contests.c.state != "over")))


def organised(c: Connection, person: str) -> int:
    """Return how many contests of a person are not over."""
    mine = (contests.c.organiser == person) & (contests.c.state != "over")
    return c.scalar(select(func.count()).select_from(contests).where(mine)) or 0


def existing(c: Connection, ids: Sequence[str]) -> set[str]:
    """Return which of these tables exist."""
    return set(c.scalars(select(tables.c.id).where(tables.c.id.in_(ids)))) if ids else set()


class EndedMatch(Struct, frozen=True):
    """The result of a match: ranks and points by seat."""

    table: str
    ranks: list[int]
    totals: list[int]
    unrated: str


def ended(c: Connection, ids: Sequence[str]) -> list[EndedMatch]:
    """Return the results of those of these tables whose match has ended."""
    found: dict[str, EndedMatch] = {}
    query = select(results.c.table_id, results.c.rank, results.c.total, results.c.unrated)
    for row in c.execute(query.where(results.c.table_id.in_(ids)).order_by(results.c.table_id, results.c.side)):
        each = found.setdefault(row.table_id, EndedMatch(row.table_id, [], [], row.unrated))
        each.ranks.append(row.rank)
        each.totals.append(row.total)
    return list(found.values())
