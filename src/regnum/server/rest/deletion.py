"""Delete a person's data: leave every table, and keep only an opaque id in old matches."""

from __future__ import annotations

from functools import partial

from regnum.server import table_store, wire
from regnum.server.guard.identity import Identity
from regnum.server.renames import forget_name
from regnum.server.services import Services
from regnum.table import commands
from regnum.table.table import Table

MOST = 1000  # tables that a person leaves


async def delete_person(services: Services, identity: Identity, person: str) -> None:
    """Delete one person or program, and close their sockets."""
    await services.contests.forget(person)
    for each in await services.store.read(partial(table_store.mine, person=person, limit=MOST)):
        if each.table.state != "over":
            live = await services.tables.get(each.table.id)
            await live.change(partial(leave_tables, person=person))
    await identity.forget(person)
    for live in list(services.tables.by_id.values()):
        for viewer in list(live.viewers):
            if viewer.person == person:
                viewer.close(wire.NOT_ALLOWED)
    await forget_name(services, person)


def leave_tables(table: Table, now: int, person: str) -> commands.Entries:
    """Leave every seat, and pass on the host role; a table without people is closed."""
    if table.state == "over":
        return []
    entries = [entry for seat in table.seats_of(person) for entry in commands.leave(table, person, seat, now)]
    if table.host == person:
        others = [each for each in table.people() if each != person]
        last = commands.hand_over(table, person, others[0], now) if others else commands.close(table, person, now)
        entries += last
    return entries
