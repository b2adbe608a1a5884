"""Small things that the storage tests do again and again."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select, update

from regnum.server.store import log
from regnum.server.store.schema import entries, people, tables
from regnum.server.store.store import Store


def lay(c: Connection, table_id: str) -> None:
    """A table without entries."""
    c.execute(
        insert(tables),
        {
            "id": table_id, "game": "pebbles", "state": "open", "listed": True, "created": 1, "changed": 1,
            "length": 0, "summary": b"{}",
        },
    )  # fmt: skip


def played(c: Connection, table_id: str, count: int = 5) -> str:
    """A table with so many entries; its last hash."""
    lay(c, table_id)
    c.execute(update(tables).where(tables.c.id == table_id).values(length=count))
    return log.append(c, table_id, [(n, 1000 + n, b'{"n":%d}' % n) for n in range(1, count + 1)])


def greet(c: Connection, name: str) -> str:
    """A new person."""
    c.execute(insert(people), {"id": name, "name": name, "lang": "en", "bot": False, "created": 1})
    return name


def crowd(c: Connection) -> int:
    """How many people there are."""
    return int(c.execute(select(func.count()).select_from(people)).scalar_one())


def length(c: Connection, table_id: str) -> int:
    """How many entries a log has."""
    return int(c.execute(select(func.count()).where(entries.c.table_id == table_id)).scalar_one())


async def greeted(store: Store, name: str) -> str:
    return await store.write(lambda c: greet(c, name))
