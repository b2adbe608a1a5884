"""Messages between the processes that share one PostgreSQL (NOTIFY); one process on SQLite has no peers.

A message has a kind, the sending process and ids; never a move. The receiver reads the rest from the store.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeAlias

from sqlalchemy import Connection

from regnum.server.background import BackgroundTasks
from regnum.server.store.store import Store

LONGEST = 7900  # characters; PostgreSQL takes 8000 bytes

# Called with the process that sent the message and its arguments.
PeerHandler: TypeAlias = Callable[[str, list[str]], None]


class Peers:
    """The other processes of this server."""

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self.store = store
        self.tasks = tasks
        self.process = secrets.token_hex(4)
        self.handlers: defaultdict[str, list[PeerHandler]] = defaultdict(list)
        self.on_reconnect: list[Callable[[], None]] = []  # messages may have been missed

    def subscribe(self, kind: str, handler: PeerHandler) -> None:
        """Call this for every message of a kind that another process sends."""
        self.handlers[kind].append(handler)

    def start(self) -> None:
        """Listen from now on."""
        self.store.listen(self.receive, self.reconnected)

    def receive(self, message: str) -> None:
        """Dispatch a message; those sent by this process are ignored."""
        kind, process, *words = message.split(" ")
        if process == self.process or not words:
            return
        for handler in self.handlers[kind]:
            handler(process, words)

    def reconnected(self) -> None:
        """The connection was lost and is restored."""
        for handler in self.on_reconnect:
            handler()

    def notify(self, c: Connection, kind: str, *words: str) -> None:
        """Send a message when the transaction of this connection is committed."""
        self.store.notify(c, " ".join([kind, self.process, *words])[:LONGEST])

    async def send(self, kind: str, messages: Iterable[list[str]]) -> None:
        """Send messages in a transaction of their own."""
        several = list(messages)
        if several and self.store.backend == "postgresql":
            await self.store.write(partial(self.notify_all, kind=kind, messages=several))

    def send_soon(self, kind: str, *words: str) -> None:
        """Send one message without waiting."""
        self.tasks.spawn(self.send(kind, [list(words)]))

    def notify_all(self, c: Connection, kind: str, messages: list[list[str]]) -> None:
        """Send them; runs in a writer."""
        for words in messages:
            self.notify(c, kind, *words)
