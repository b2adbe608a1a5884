"""How much of a table each person has seen, by seat: stored, so that it is the same on every device."""

from __future__ import annotations

from functools import partial

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update

from regnum.server import table_store
from regnum.server.open_table import OpenTable
from regnum.server.settings import now_ms
from regnum.server.store.schema import chat, members, seen, tables
from regnum.server.store.store import Store
from regnum.server.wire import SPECTATOR, ChatLine, LastSeen
from regnum.table.digest import Digest, digest_of
from regnum.table.table import Table

LINES = 5  # chat lines in a digest, the latest ones
STILL_MS = 60_000  # within this time another look at the same changes nothing


class Away(Struct, frozen=True):
    """What happened at a table since a person last looked.

    `table`: its id. `digest`: the moves as the seat may know them; None for a first visit, for a match that has not
    begun, and without a seat. `seen`: how far they had looked. `unread`: the number of new chat lines of others,
    `lines` the latest of them, `names` what their authors are called.
    """

    table: str
    seen: LastSeen | None
    digest: Digest | None
    unread: int
    lines: list[ChatLine]
    names: dict[str, str]


def seat_of(table: Table, person: str, seat: int | None = None) -> int:
    """Return the seat under which a person's looks are stored: the given one of theirs, else their first."""
    own = table.seats_of(person)
    return seat if seat in own else own[0] if own else SPECTATOR


def store_seen(
    c: Connection, table_id: str, person: str, seat: int, at: int | None, line: int | None, now: int
) -> None:
    """Store how far a person has looked; it never goes back. None: that part has not been looked at now."""
    before = table_store.last_seen(c, table_id, person, seat)
    if before is None:
        row = {"table_id": table_id, "person": person, "seat": seat, "at": at or 0, "chat": line or 0, "time": now}
        c.execute(insert(seen), row)
        return
    here = (seen.c.table_id == table_id) & (seen.c.person == person) & (seen.c.seat == seat)
    values = {"at": max(before.at, at or 0), "chat": max(before.chat, line or 0)}
    c.execute(update(seen).where(here).values({**values, "time": before.time if at is None else now}))


def recent(before: LastSeen) -> bool:
    """Whether this was stored a moment ago."""
    return now_ms() - before.time < STILL_MS


async def saw(store: Store, live: OpenTable, person: str, seat: int | None, at: int | None, line: int | None) -> None:
    """Store that a person has looked at the table, or at the chat, up to here."""
    table = live.table
    upto = None if at is None else min(at, table.at)
    where = seat_of(table, person, seat)
    before = await store.read(partial(table_store.last_seen, table_id=live.id, person=person, seat=where))
    if (
        before is not None
        and (upto or 0) <= before.at
        and (line or 0) <= before.chat
        and (at is None or recent(before))
    ):
        return  # nothing new: clients say it often, and every write waits for the disk
    await store.write(
        partial(store_seen, table_id=live.id, person=person, seat=where, at=upto, line=line, now=now_ms())
    )


def unread_lines(c: Connection, table_id: str, person: str, known: LastSeen | None) -> tuple[int, list[ChatLine]]:
    """Return the number of new lines of others, and the latest of them."""
    after = 0 if known is None else known.chat
    new = (chat.c.table_id == table_id) & (chat.c.n > after) & (chat.c.person != person)
    count = c.scalar(select(func.count()).select_from(chat).where(new)) or 0
    lines = [line for line in table_store.chat_lines(c, table_id, after) if line.person != person] if count else []
    return count, lines[-LINES:]


def news(table: Table, person: str, seat: int, since: int | None, *, whole: bool) -> Digest | None:
    """Return the digest of a seat; None where nothing can be told."""
    if table.match is None or seat == SPECTATOR or since is None:
        return None
    return digest_of(table, person, seat, since, whole=whole)


def running(c: Connection, person: str, limit: int) -> list[str]:
    """Return the running matches of a person that have changed since they looked, the latest first."""
    joined = tables.join(members, members.c.table_id == tables.c.id)
    query = select(tables.c.id).select_from(joined).where(members.c.person == person, tables.c.state == "playing")
    return list(c.scalars(query.order_by(tables.c.changed.desc()).limit(limit)))
