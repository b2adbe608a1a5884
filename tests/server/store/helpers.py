"""Helpers of the storage tests."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select, update

from regnum.server.store import log
from regnum.server.store.schema import entries, people, tables
from regnum.server.store.store import Store


def insert_table(c: Connection, table_id: str) -> None:
    """Insert a table without entries."""
    c.execute(
        insert(tables),
        {
            "id": table_id, "game": "pebbles", "state": "open", "listed": True, "created": 1, "changed": 1,
            "length": 0, "summary": b"{}",
        },
    )  # fmt: skip


def played(c: Connection, table_id: str, count: int = 5) -> str:
    """Insert a table with this many entries; return its last hash."""
    insert_table(c, table_id)
    c.execute(update(tables).where(tables.c.id == table_id).values(length=count))
    return log.append(c, table_id, [(n, 1000 + n, b'{"n":%d}' % n) for n in range(1, count + 1)])


def insert_person(c: Connection, name: str) -> str:
    """Insert a person."""
    c.execute(insert(people), {"id": name, "name": name, "lang": "en", "bot": False, "created": 1})
    return name


def count_people(c: Connection) -> int:
    """Return how many people there are."""
    return int(c.execute(select(func.count()).select_from(people)).scalar_one())


def length(c: Connection, table_id: str) -> int:
    """Return how many entries a log has."""
    return int(c.execute(select(func.count()).where(entries.c.table_id == table_id)).scalar_one())


async def greeted(store: Store, name: str) -> str:
    return await store.write(lambda c: insert_person(c, name))
