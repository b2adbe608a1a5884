"""Security headers of every response."""

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
    "Referrer-Policy": "same-origin",  # URLs contain invitation tokens; with no-referrer, forms would send Origin: null
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{each}=()" for each in NOT_USED),
}
ONLY_SECURE: Final = {"Strict-Transport-Security": "max-age=31536000"}
ANSWERS: Final = frozenset({"http.response.start", "websocket.http.response.start"})


class SecurityHeaders:
    """Adds the headers to every response, refusals and errors included. A header set by an endpoint is kept."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        wanted = HEADERS | (ONLY_SECURE if settings.secure else {})
        self.headers = [(name.lower().encode(), value.encode()) for name, value in wanted.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app and add the headers to its response."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] in ANSWERS:
                message = {**message, "headers": self.headed(scope, list(message.get("headers", [])))}
            await send(message)

        await self.app(scope, receive, sending)

    def headed(self, scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """Return the headers of a response with ours; personal responses are not cached."""
        there = {name.lower(): value for name, value in headers}
        headers += [(name, value) for name, value in self.headers if name not in there]
        if b"set-cookie" in there or (b"cache-control" not in there and is_personal(scope, there)):
            headers = [(name, value) for name, value in headers if name.lower() != b"cache-control"]
            headers.append((b"cache-control", b"no-store"))
        return headers


def is_personal(scope: Scope, there: dict[bytes, bytes]) -> bool:
    """Whether a response depends on the person: API, pages and errors do; images and scripts do not."""
    path: str = scope["path"]
    kind = there.get(b"content-type", b"").partition(b";")[0]
    return path == "/api" or path.startswith("/api/") or kind in (b"text/html", b"application/problem+json")
