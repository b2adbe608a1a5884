"""Tables in the store: their log, and a summary that lists can read without replaying the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from regnum.server import results
from regnum.server.store import log as chain
from regnum.server.store.schema import chat, members, seen, tables
from regnum.server.wire import ChatLine, LastSeen
from regnum.table import entries as log
from regnum.table.result import MatchResult, result_of
from regnum.table.snapshot import MatchStanding, TableInfo, standing_of, table_info
from regnum.table.table import Table, table_from_log

CHAT_SHOWN = 100
ENDING = (log.Begun, log.Moved)  # what can end a match
# Built once: it is executed with every move.
CHANGED = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values(
        {
            name: bindparam(name)
            for name in ("game", "state", "listed", "created", "changed", "due", "length", "summary")
        }
    )
)

logger = structlog.get_logger("regnum.tables")


class TableSummary(Struct, frozen=True):
    """A table in the lobby."""

    table: TableInfo
    waiting: list[int]
    moves: int
    changed: int
    standing: MatchStanding | None = None  # of those who may watch it; None before the match, and in old rows

    def may_look(self, person: str | None) -> bool:
        """Whether a person may see the match: players always, others if the table allows it."""
        sits = person is not None and any(seat.person == person for seat in self.table.seats)
        agreed = self.table.agreed
        return sits or (agreed.watchers and (not agreed.later or self.table.state == "over"))

    def lacks_standing(self) -> bool:
        """Whether a match has been played of which nothing is known: an older version wrote this row."""
        return self.standing is None and self.table.state != "open" and self.moves > 0

    def seen_by(self, person: str | None) -> TableSummary:
        """Return it without what only players and spectators may know, if this person is neither."""
        return self if self.may_look(person) else replace(self, standing=None)


class StoredTable(NamedTuple):
    """A table as stored, with the last hash of its log."""

    table: Table
    hash: str


class TableChange(NamedTuple):
    """The rows that one change of a table writes: built in a thread, executed by the writer."""

    table_id: str
    rows: list[tuple[int, int, bytes]]
    before: str
    row: dict[str, Any]
    people: list[str] | None  # all people of the table, if they changed
    moves: int = 0  # number of moves among the rows
    result: MatchResult | None = None  # of the match, if it has just come to its end


def summary(table: Table) -> TableSummary:
    """Return the summary of a table for the lobby."""
    moves = len(table.match.log) if table.match is not None else 0
    return TableSummary(table_info(table), list(table.waiting), moves, table.changed, standing_or_none(table))


def standing_or_none(table: Table) -> MatchStanding | None:
    """Return how the match goes; None if the game fails to say so, which must not keep a table from being stored."""
    try:
        return standing_of(table)
    except Exception:
        logger.exception("standing_failed", table=table.id, game=table.made.game)
        return None


def row_of(table: Table) -> dict[str, Any]:
    """Return the row of a table in `tables`, always a function of the log."""
    return {
        "game": table.made.game,
        "state": table.state,
        "listed": table.agreed.listed,
        "created": table.created,
        "changed": table.changed,
        "due": table.due(),
        "length": table.length,
        "summary": msgspec.json.encode(summary(table)),
    }


def change_of(table: Table, entries: Sequence[log.LogEntry], now: int, before: str, *, people: bool) -> TableChange:
    """Return the rows to be written for a change."""
    first = table.length - len(entries) + 1
    rows = [(first + n, now, log.encode(entry)) for n, entry in enumerate(entries)]
    moves = sum(isinstance(entry, log.Moved) for entry in entries)
    ended = table.ended == now and any(isinstance(entry, ENDING) for entry in entries)
    result = result_of(table) if ended else None
    return TableChange(table.id, rows, before, row_of(table), table.people() if people else None, moves, result)


def write_change(c: Connection, change: TableChange) -> str:
    """Write a change; return the last hash of the log. WriteConflict when another process was faster."""
    if change.rows[0][0] == 1:
        c.execute(insert(tables), {"id": change.table_id, **change.row})
    last = chain.append(c, change.table_id, change.rows, before=change.before)
    if change.rows[0][0] != 1:
        c.execute(CHANGED, {"table_id": change.table_id, **change.row})
    if change.people is not None:
        c.execute(delete(members).where(members.c.table_id == change.table_id))
        if change.people:
            c.execute(insert(members), [{"table_id": change.table_id, "person": each} for each in change.people])
    if change.result is not None:
        results.write(c, change.result)
    return last


def delete_table(c: Connection, table_id: str) -> None:
    """Delete a table with everything that belongs to it; the schema lets all of that go along."""
    c.execute(delete(tables).where(tables.c.id == table_id))


def rewrite_summary(c: Connection, table_id: str, row: dict[str, Any]) -> None:
    """Write the summary of a table again, unless the table has changed in the meantime."""
    same = (tables.c.id == table_id) & (tables.c.length == row["length"])
    c.execute(update(tables).where(same).values(summary=row["summary"]))


def load(c: Connection, table_id: str) -> StoredTable | None:
    """Rebuild a table from its log, whose hashes are verified; None if it does not exist."""
    rows = chain.read(c, table_id)
    if not rows:
        return None
    chain.verify(table_id, rows)
    return StoredTable(table_from_log(table_id, [(row.time, row.body) for row in rows]), rows[-1].hash)


def since(c: Connection, table_id: str, known: int) -> list[chain.LogRow]:
    """Return the entries after the first `known`."""
    return chain.read(c, table_id, known)


def due(c: Connection, now: int) -> list[str]:
    """Return the tables where a bot must move or a clock has expired."""
    return list(c.scalars(select(tables.c.id).where(tables.c.state == "playing", tables.c.due <= now)))


def all_ids(c: Connection) -> list[str]:
    """Return the ids of all tables, the oldest first."""
    return list(c.scalars(select(tables.c.id).order_by(tables.c.created, tables.c.id)))


def timed(c: Connection, kinds: Sequence[str]) -> list[str]:
    """Return the running matches with clocks of these kinds."""
    rows = c.execute(select(tables.c.id, tables.c.summary).where(tables.c.state == "playing"))
    return [
        row.id for row in rows if msgspec.json.decode(row.summary, type=TableSummary).table.agreed.clock.kind in kinds
    ]


def mine(c: Connection, person: str, limit: int) -> list[TableSummary]:
    """Return a person's tables, the latest first."""
    joined = tables.join(members, members.c.table_id == tables.c.id)
    query = select(tables.c.summary).select_from(joined).where(members.c.person == person)
    return summaries(c.scalars(query.order_by(tables.c.changed.desc()).limit(limit)).all())


def guided(c: Connection, person: str, game: str) -> str | None:
    """Return the running guided first game of this person."""
    joined = tables.join(members, members.c.table_id == tables.c.id)
    query = select(tables.c.summary).select_from(joined)
    query = query.where(members.c.person == person, tables.c.game == game, tables.c.state == "playing")
    found = summaries(c.scalars(query.order_by(tables.c.changed.desc())).all())
    return next((each.table.id for each in found if each.table.agreed.guide and each.table.host == person), None)


def listed(c: Connection, limit: int) -> list[TableSummary]:
    """Return the public tables, the latest first."""
    query = select(tables.c.summary).where(tables.c.listed, tables.c.state != "over")
    return summaries(c.scalars(query.order_by(tables.c.changed.desc()).limit(limit)).all())


def open_to_all(c: Connection, since: int, limit: int) -> list[TableSummary]:
    """Return the public tables that are not over, and those that ended after `since`; the latest first."""
    query = select(tables.c.summary).where(tables.c.listed, (tables.c.state != "over") | (tables.c.changed >= since))
    return summaries(c.scalars(query.order_by(tables.c.changed.desc()).limit(limit)).all())


def played(c: Connection, person: str) -> dict[str, int]:
    """Return how many matches a person has begun, by game; sandboxes do not count."""
    joined = tables.join(members, members.c.table_id == tables.c.id)
    query = select(tables.c.game, tables.c.summary).select_from(joined)
    found: Counter[str] = Counter()
    for row in c.execute(query.where(members.c.person == person, tables.c.state != "open")):
        each = msgspec.json.decode(row.summary, type=TableSummary)
        found[row.game] += each.moves > 0 and not each.table.agreed.sandbox
    return {game: count for game, count in found.items() if count}


def summaries(rows: Sequence[bytes]) -> list[TableSummary]:
    """Return the stored summaries that these rows hold as JSON."""
    return [msgspec.json.decode(row, type=TableSummary) for row in rows]


def summaries_of(c: Connection, ids: Sequence[str]) -> dict[str, TableSummary]:
    """Return the summaries of these tables, by id."""
    found: dict[str, TableSummary] = {}
    for start in range(0, len(ids), 500):  # databases limit the number of values in one query
        query = select(tables.c.id, tables.c.summary).where(tables.c.id.in_(ids[start : start + 500]))
        found.update((row.id, msgspec.json.decode(row.summary, type=TableSummary)) for row in c.execute(query))
    return found


def chat_lines(c: Connection, table_id: str, after: int = 0) -> list[ChatLine]:
    """Return the latest chat lines, oldest first."""
    query = select(chat.c.n, chat.c.time, chat.c.person, chat.c.text)
    query = query.where(chat.c.table_id == table_id, chat.c.n > after).order_by(chat.c.n.desc()).limit(CHAT_SHOWN)
    return [ChatLine(*row) for row in reversed(c.execute(query).all())]


def last_seen(c: Connection, table_id: str, person: str, seat: int) -> LastSeen | None:
    """Return how much a person has seen; None if they have never looked."""
    here = (seen.c.table_id == table_id) & (seen.c.person == person) & (seen.c.seat == seat)
    row = c.execute(select(seen.c.at, seen.c.chat, seen.c.time).where(here)).one_or_none()
    return None if row is None else LastSeen(*row)


def say(c: Connection, table_id: str, person: str, text: str, key: str, now: int) -> ChatLine | None:
    """Store a chat line; None when the person has already sent one with this key."""
    here = select(func.max(chat.c.n)).where(chat.c.table_id == table_id)
    if c.scalar(here.where(chat.c.person == person, chat.c.key == key)) is not None:
        return None
    n = (c.scalar(here) or 0) + 1
    c.execute(insert(chat), {"table_id": table_id, "n": n, "time": now, "person": person, "key": key, "text": text})
    return ChatLine(n, now, person, text)
