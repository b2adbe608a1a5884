"""Who has a table open, in this process and in the others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from regnum.server import wire
from regnum.server.background import BackgroundTasks
from regnum.server.open_table import OpenTable
from regnum.server.open_tables import OpenTables
from regnum.server.peers import Peers
from regnum.server.settings import now_ms
from regnum.server.store.errors import StoreError

ANNOUNCE_S = 10.0  # how often other processes are notified; they rely on it for three times as long


class Presence:
    """People at tables. It follows the viewers of open tables and notifies the other processes."""

    def __init__(self, tables: OpenTables, peers: Peers, tasks: BackgroundTasks) -> None:
        self.tables = tables
        self.peers = peers
        self.tasks = tasks
        self.elsewhere: dict[tuple[str, str], tuple[set[str], int]] = {}  # (process, table): people, until when
        tables.events.viewers_changed.append(self.changed)
        peers.subscribe("here", self.changed_elsewhere)

    def at(self, table_id: str) -> list[str]:
        """Return the people who have this table open, here or in another process."""
        table, now = self.tables.by_id.get(table_id), now_ms()
        here = set(table.watching()) if table is not None else set()
        for (_, each), (there, until) in self.elsewhere.items():
            if each == table_id and until > now:
                here |= there
        return sorted(here)

    def changed(self, table: OpenTable) -> None:
        """Notify the viewers of the table and the other processes."""
        table.send_all(wire.Present(self.at(table.id)))
        self.tasks.spawn(self.announce([table]))

    def changed_elsewhere(self, process: str, words: list[str]) -> None:
        """Another process reports who has a table open there."""
        table_id, *people = words
        self.elsewhere[process, table_id] = (set(people), now_ms() + int(3000 * ANNOUNCE_S))
        table = self.tables.by_id.get(table_id)
        if table is not None:
            table.send_all(wire.Present(self.at(table_id)))

    async def announce(self, these: Iterable[OpenTable]) -> None:
        """Notify the other processes who has these tables open here."""
        await self.peers.send("here", [[table.id, *table.watching()] for table in these])

    async def keep_announcing(self) -> None:
        """Repeat the announcements periodically, and drop expired ones of other processes."""
        while True:
            await asyncio.sleep(ANNOUNCE_S)
            self.elsewhere = {where: there for where, there in self.elsewhere.items() if there[1] > now_ms()}
            with suppress(StoreError):  # a database that is down for a while must not end this
                await self.announce([table for table in self.tables.by_id.values() if table.viewers])
