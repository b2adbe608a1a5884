"""Store when the server was last running, so that clocks do not count the time while it was stopped."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from regnum.server.store.schema import keys

NAME = "alive"


def last_heartbeat(c: Connection) -> int | None:
    """Return the time of the last heartbeat; None in a new database."""
    value = c.scalar(select(keys.c.value).where(keys.c.name == NAME))
    return int(value) if value is not None else None


def record_heartbeat(c: Connection, now: int) -> None:
    """Store a heartbeat."""
    c.execute(delete(keys).where(keys.c.name == NAME))
    c.execute(insert(keys), {"name": NAME, "value": str(now).encode()})
