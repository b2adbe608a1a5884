"""What the log and the numbers have in common: they let a request pass and look at how it ended."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.watch.routes import Templates


class Watched:
    """Passes every request and every socket on; `over` is told how it ended and how many seconds it took."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.templates = Templates()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and look at the end."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        status, started = 0, time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            status = status_of(message) or status
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            self.over(scope, status, time.perf_counter() - started)

    def over(self, scope: Scope, status: int, seconds: float) -> None:
        """It has ended."""
        raise NotImplementedError


def status_of(message: Message) -> int:
    """The status that a message tells; 101 for an accepted socket, 0 for any message that tells none."""
    if message["type"] in ("http.response.start", "websocket.http.response.start"):
        return int(message["status"])
    return 101 if message["type"] == "websocket.accept" else 0
