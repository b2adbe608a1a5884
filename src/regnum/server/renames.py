"""Update the names of people at open tables."""

from __future__ import annotations

from regnum.server.open_table import OpenTable
from regnum.server.services import Services


def tables_knowing(services: Services, person: str) -> list[OpenTable]:
    """Return the tables open here at which this person's name is shown."""
    return [live for live in services.tables.by_id.values() if person in live.names or person in live.table.people()]


async def announce_rename(services: Services, person: str) -> None:
    """Send a person's new name to their tables."""
    for live in tables_knowing(services, person):
        await live.send_names()


async def forget_name(services: Services, person: str) -> None:
    """Remove a deleted person's name from every open table."""
    for live in tables_knowing(services, person):
        live.names.pop(person, None)  # first, because the store may be unavailable
        await live.send_names()
