"""Lists of tables with the names of who sits there."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection

from regnum.server import people
from regnum.server.tables import Summary


class Lobby(Struct, frozen=True):
    """Tables, and what the people at them are called."""

    tables: list[Summary]
    names: dict[str, str]


def lobby_of(c: Connection, found: list[Summary]) -> Lobby:
    """The tables with names."""
    sitting = {seat.person for each in found for seat in each.table.seats if seat.person is not None}
    return Lobby(found, people.names_of(c, sitting | {each.table.host for each in found}))
