"""What every answer tells the browser not to do."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.settings import Settings

POLICY: Final = "; ".join([
    "default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "connect-src 'self'",
    "font-src 'self'", "worker-src 'self'", "manifest-src 'self'",
    "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'",
])  # fmt: skip
NOT_USED: Final = ["camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb"]

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",  # invitations stand in addresses; with no-referrer forms would say Origin: null
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{each}=()" for each in NOT_USED),
}
ONLY_SECURE: Final = {"Strict-Transport-Security": "max-age=31536000"}
ANSWERS: Final = frozenset({"http.response.start", "websocket.http.response.start"})


class Headed:
    """Adds the headers to every answer, refusals and errors included. What an endpoint has set itself stays."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        wanted = HEADERS | (ONLY_SECURE if settings.secure else {})
        self.headers = [(name.lower().encode(), value.encode()) for name, value in wanted.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] in ANSWERS:
                message = {**message, "headers": self.headed(scope, list(message.get("headers", [])))}
            await send(message)

        await self.app(scope, receive, sending)

    def headed(self, scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The headers of an answer and ours; nothing personal stays in a cache."""
        there = {name.lower(): value for name, value in headers}
        headers += [(name, value) for name, value in self.headers if name not in there]
        if b"set-cookie" in there or (b"cache-control" not in there and is_personal(scope, there)):
            headers = [(name, value) for name, value in headers if name.lower() != b"cache-control"]
            headers.append((b"cache-control", b"no-store"))
        return headers


def is_personal(scope: Scope, there: dict[bytes, bytes]) -> bool:
    """Answers of the API, pages and problems; pictures and scripts are the same for all."""
    path: str = scope["path"]
    kind = there.get(b"content-type", b"").partition(b";")[0]
    return path == "/api" or path.startswith("/api/") or kind in (b"text/html", b"application/problem+json")
