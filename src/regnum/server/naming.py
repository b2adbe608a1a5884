"""What people are called at open tables, when that changes."""

from __future__ import annotations

from regnum.server.hub import Hub
from regnum.server.live import Live


def known_at(hub: Hub, person: str) -> list[Live]:
    """The tables that are open here and where this person is known."""
    return [live for live in hub.open.values() if person in live.names or person in live.table.people()]


async def tell_new_name(hub: Hub, person: str) -> None:
    """Whoever sits with this person sees the new name at once."""
    for live in known_at(hub, person):
        await live.tell_names()


async def forget_name(hub: Hub, person: str) -> None:
    """The name is gone from every open table, and whoever looks there is told so."""
    for live in known_at(hub, person):
        live.names.pop(person, None)  # first, for the store may not be there to be asked
        await live.tell_names()
