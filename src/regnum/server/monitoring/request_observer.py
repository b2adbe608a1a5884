"""The base class of access log and metrics: let a request pass and observe how it ended."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.monitoring.route_templates import RouteTemplates


class RequestObserver:
    """Passes every request and every socket on; `over` is called with the status and the duration in seconds."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.templates = RouteTemplates()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app and observe how the request ends."""
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
        """Handle the end of a request."""
        raise NotImplementedError


def status_of(message: Message) -> int:
    """Return the status of a message; 101 for an accepted socket, 0 if it has none."""
    if message["type"] in ("http.response.start", "websocket.http.response.start"):
        return int(message["status"])
    return 101 if message["type"] == "websocket.accept" else 0
