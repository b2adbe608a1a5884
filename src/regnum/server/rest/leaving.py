"""Being forgotten: getting up from every table, then leaving nothing but an opaque id in old matches."""

from __future__ import annotations

from functools import partial

from regnum.server import tables, wire
from regnum.server.guard.identity import Door
from regnum.server.hub import Hub
from regnum.server.naming import forget_name
from regnum.table import commands
from regnum.table.table import Table

MOST = 1000  # tables that somebody gets up from


async def forgotten(hub: Hub, door: Door, person: str) -> None:
    """One person or program, and their open sockets."""
    for each in await hub.store.read(partial(tables.mine, person=person, limit=MOST)):
        if each.table.state != "over":
            live = await hub.live(each.table.id)
            await live.change(partial(get_up, person=person))
    await door.forget(person)
    for live in list(hub.open.values()):
        for viewer in list(live.viewers):
            if viewer.person == person:
                viewer.close(wire.NOT_ALLOWED)
    await forget_name(hub, person)


def get_up(table: Table, now: int, person: str) -> commands.Entries:
    """Leave every seat, and the host's chair to somebody else; a table where nobody is left is put away."""
    if table.state == "over":
        return []
    entries = [entry for seat in table.seats_of(person) for entry in commands.leave(table, person, seat, now)]
    if table.host == person:
        others = [each for each in table.people() if each != person]
        last = commands.hand_over(table, person, others[0], now) if others else commands.close(table, person, now)
        entries += last
    return entries
