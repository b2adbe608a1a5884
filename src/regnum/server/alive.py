"""When the house was last open: so that time in which nobody could play does not count on any clock."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from regnum.server.store.schema import keys

NAME = "alive"


def last_alive(c: Connection) -> int | None:
    """The last sign of life before this one; None in a new house."""
    value = c.scalar(select(keys.c.value).where(keys.c.name == NAME))
    return int(value) if value is not None else None


def still_alive(c: Connection, now: int) -> None:
    """A sign of life."""
    c.execute(delete(keys).where(keys.c.name == NAME))
    c.execute(insert(keys), {"name": NAME, "value": str(now).encode()})
