"""Tables in the store: their log, and beside it what the lobby reads without opening a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from regnum.server.store import log as chain
from regnum.server.store.schema import chat, members, tables
from regnum.server.wire import ChatLine
from regnum.table import entries as log
from regnum.table.sight import TableInfo, table_info
from regnum.table.table import Table, retold

CHAT_SHOWN = 100
# Made once: it is written with every move.
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


class Summary(Struct, frozen=True):
    """A table in the lobby."""

    table: TableInfo
    waiting: list[int]
    moves: int
    changed: int


class Kept(NamedTuple):
    """A table as the store has it, with the hash its chain ends in."""

    table: Table
    hash: str


class Writing(NamedTuple):
    """What one change of a table writes: made on the loop, carried out by the writer."""

    table_id: str
    rows: list[tuple[int, int, bytes]]
    before: str
    row: dict[str, Any]
    people: list[str] | None  # everybody who belongs to the table, when that changed


def summary(table: Table) -> Summary:
    """What the lobby shows."""
    moves = len(table.match.log) if table.match is not None else 0
    return Summary(table_info(table), list(table.waiting), moves, table.changed)


def row_of(table: Table) -> dict[str, Any]:
    """The lobby's row, always a function of the log."""
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


def writing(table: Table, told: Sequence[log.Entry], now: int, before: str, *, people: bool) -> Writing:
    """Everything to be kept of a change that has just been made."""
    first = table.length - len(told) + 1
    rows = [(first + n, now, log.encode(entry)) for n, entry in enumerate(told)]
    return Writing(table.id, rows, before, row_of(table), table.people() if people else None)


def keep(c: Connection, change: Writing) -> str:
    """Write a change; the hash its chain ends in. store.log.Conflict when somebody else was quicker."""
    if change.rows[0][0] == 1:
        c.execute(insert(tables), {"id": change.table_id, **change.row})
    last = chain.append(c, change.table_id, change.rows, before=change.before)
    if change.rows[0][0] != 1:
        c.execute(CHANGED, {"table_id": change.table_id, **change.row})
    if change.people is not None:
        c.execute(delete(members).where(members.c.table_id == change.table_id))
        if change.people:
            c.execute(insert(members), [{"table_id": change.table_id, "person": each} for each in change.people])
    return last


def load(c: Connection, table_id: str) -> Kept | None:
    """A table told from its log, the chain checked; None if there is none."""
    rows = chain.read(c, table_id)
    if not rows:
        return None
    chain.verify(table_id, rows)
    return Kept(retold(table_id, [(row.time, row.body) for row in rows]), rows[-1].hash)


def since(c: Connection, table_id: str, known: int) -> list[chain.Row]:
    """What came after so many entries."""
    return chain.read(c, table_id, known)


def due(c: Connection, now: int) -> list[str]:
    """Tables that somebody must look at: a bot is asked, or a clock is at zero."""
    return list(c.scalars(select(tables.c.id).where(tables.c.state == "playing", tables.c.due <= now)))


def all_ids(c: Connection) -> list[str]:
    """Every table there ever was, the oldest first."""
    return list(c.scalars(select(tables.c.id).order_by(tables.c.created, tables.c.id)))


def timed(c: Connection, kinds: Sequence[str]) -> list[str]:
    """Running matches with clocks of these kinds."""
    rows = c.execute(select(tables.c.id, tables.c.summary).where(tables.c.state == "playing"))
    return [row.id for row in rows if msgspec.json.decode(row.summary, type=Summary).table.agreed.clock.kind in kinds]


def mine(c: Connection, person: str, limit: int) -> list[Summary]:
    """A person's tables, the latest first."""
    joined = tables.join(members, members.c.table_id == tables.c.id)
    query = select(tables.c.summary).select_from(joined).where(members.c.person == person)
    return summaries(c.scalars(query.order_by(tables.c.changed.desc()).limit(limit)).all())


def guided(c: Connection, person: str, game: str) -> str | None:
    """The guided first game that this person is in the middle of."""
    joined = tables.join(members, members.c.table_id == tables.c.id)
    query = select(tables.c.summary).select_from(joined)
    query = query.where(members.c.person == person, tables.c.game == game, tables.c.state == "playing")
    found = summaries(c.scalars(query.order_by(tables.c.changed.desc())).all())
    return next((each.table.id for each in found if each.table.agreed.guide and each.table.host == person), None)


def listed(c: Connection, limit: int) -> list[Summary]:
    """Tables that everybody may see, the latest first."""
    query = select(tables.c.summary).where(tables.c.listed, tables.c.state != "over")
    return summaries(c.scalars(query.order_by(tables.c.changed.desc()).limit(limit)).all())


def summaries(rows: Sequence[bytes]) -> list[Summary]:
    """Rows of the lobby."""
    return [msgspec.json.decode(row, type=Summary) for row in rows]


def chat_lines(c: Connection, table_id: str, after: int = 0) -> list[ChatLine]:
    """The latest lines, oldest first."""
    query = select(chat.c.n, chat.c.time, chat.c.person, chat.c.text)
    query = query.where(chat.c.table_id == table_id, chat.c.n > after).order_by(chat.c.n.desc()).limit(CHAT_SHOWN)
    return [ChatLine(*row) for row in reversed(c.execute(query).all())]


def say(c: Connection, table_id: str, person: str, text: str, key: str, now: int) -> ChatLine | None:
    """One more line; None when it is there already, under the same key of the same person."""
    here = select(func.max(chat.c.n)).where(chat.c.table_id == table_id)
    if c.scalar(here.where(chat.c.person == person, chat.c.key == key)) is not None:
        return None
    n = (c.scalar(here) or 0) + 1
    c.execute(insert(chat), {"table_id": table_id, "n": n, "time": now, "person": person, "key": key, "text": text})
    return ChatLine(n, now, person, text)
