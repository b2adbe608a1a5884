"""Chat at tables: a message is stored, then sent to every viewer of the table, in every process."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from regnum.server import people, table_store, wire
from regnum.server.background import BackgroundTasks
from regnum.server.guard.limits import Buckets
from regnum.server.open_table import TRIES, OpenTable
from regnum.server.open_tables import OpenTables
from regnum.server.peers import Peers
from regnum.server.settings import Rate, now_ms
from regnum.server.store.errors import StoreError
from regnum.server.store.store import Store


class Chat:
    """Chat at tables. `rate`: how many lines one person may write."""

    def __init__(self, store: Store, tables: OpenTables, peers: Peers, tasks: BackgroundTasks, rate: Rate) -> None:
        self.store = store
        self.tables = tables
        self.peers = peers
        self.tasks = tasks
        self.rate = rate
        self.buckets = Buckets()
        peers.subscribe("chat", self.sent_elsewhere)

    def retry_after(self, person: str) -> float:
        """Count a line of this person: 0 when it may be written, else the seconds to wait."""
        return self.buckets.retry_after("chat", self.rate, person, now_ms())

    async def say(self, table: OpenTable, person: str, text: str, key: str) -> None:
        """Store a line, then send it. A line that comes twice (same key) is stored once."""

        def written(c: Connection) -> wire.ChatLine | None:
            line = table_store.say(c, table.id, person, text, key, now_ms())
            if line is not None:
                self.peers.notify(c, "chat", table.id, str(line.n))
            return line

        async with table.lock:
            line = await self.write(written)
            if line is None:
                return
            if person not in table.names:
                await table.send_names()
            table.send_all(wire.ChatMessage(line))

    async def write(self, job: Callable[[Connection], wire.ChatLine | None]) -> wire.ChatLine | None:
        """Store a line under the next number, or the one after if another process has just taken that."""
        for _ in range(TRIES):
            try:
                return await self.store.write(job)
            except IntegrityError:
                continue
        raise StoreError("the chat message could not be numbered; retry")

    def sent_elsewhere(self, process: str, words: list[str]) -> None:
        """Send a line that another process has stored."""
        table = self.tables.by_id.get(words[0])
        if table is not None:
            self.tasks.spawn(self.send_line(table, int(words[1])))

    async def send_line(self, table: OpenTable, n: int) -> None:
        """Read a line from the store and send it to the viewers here."""
        for line in await self.store.read(partial(table_store.chat_lines, table_id=table.id, after=n - 1)):
            if line.n == n:
                if line.person not in table.names:
                    table.names |= await self.store.read(partial(people.names_of, ids=[line.person]))
                table.send_all(wire.ChatMessage(line))
