"""Somebody who looks at a table: what they know, and the messages that wait for their socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from regnum.server import wire
from regnum.server.outgoing import OutgoingMessage
from regnum.server.settings import now_ms
from regnum.server.viewpoints import Look, ViewpointState


class Viewer:
    """One open socket: the person, their viewpoint, how much they know, and the messages to be sent."""

    def __init__(self, person: str | None, limit: int, session: str | None = None, deflates: bool = False) -> None:
        self.person = person
        self.session = session  # the hash of the token that opened it
        self.deflates = deflates  # whether messages are compressed for it
        self.looking: int | None = None
        self.at: int | None = None
        self.state: ViewpointState | None = None  # what it was sent last; None: it is sent the whole state next
        self.since = now_ms()  # when they came
        self.limit = limit
        self.waiting = 0  # bytes
        self.messages: deque[OutgoingMessage] = deque()
        self.wake = asyncio.Event()
        self.idle = False  # whether the socket's task waits for messages
        self.send_now: Callable[[OutgoingMessage], bool] | None = None  # sends one without that task, or returns False
        self.closing: int | None = None  # the code to close with
        self.reason = ""  # said with it
        self.on_close: Callable[[], None] | None = None  # called once, when the socket is to be closed

    def post(self, message: OutgoingMessage) -> None:
        """Send a message at once if the socket takes it, else queue it; a reader with more than a megabyte waiting is
        dropped.
        """
        if self.idle and not self.messages and self.closing is None and self.send_now and self.send_now(message):
            return
        if self.waiting + len(message) > self.limit:
            self.close(wire.TOO_SLOW)
        if self.closing is None:
            self.messages.append(message)
            self.waiting += len(message)
        self.wake.set()

    def close(self, code: int, reason: str = "") -> None:
        """Close the socket with this code."""
        if self.closing is None:
            self.closing = code
            self.reason = reason
            self.messages.clear()
            if self.on_close is not None:
                self.on_close()
        self.wake.set()

    async def next_messages(self) -> list[OutgoingMessage]:
        """Wait for messages and return all of them; [] when the socket is to be closed."""
        while not self.messages and self.closing is None:
            self.wake.clear()
            self.idle = True
            await self.wake.wait()
        self.idle = False
        messages = list(self.messages)
        self.messages.clear()
        self.waiting = 0
        return messages

    def look(self, people: set[str]) -> Look:
        """Return how this viewer looks at the match; all who have no seat look alike."""
        person = self.person if self.person in people else None
        return Look(person, self.looking, self.state, self.at, self.deflates)
