"""Allowed hosts and origins: the host names of this server, and the pages that may change something here.

A host name that a foreign DNS server points to this machine is rejected, so a foreign page cannot pass itself off as
ours (DNS rebinding); a foreign page that sends a form or opens a socket sends its own origin, and is rejected.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from regnum.server.guard.identity import bearer
from regnum.server.guard.problems import problem, refuse
from regnum.server.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})  # these change nothing
HOST: Final = re.compile(r"([a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?")
ORIGIN: Final = re.compile(r"(https?)://([a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?")
# The links in an email carry their own signature; a mail program sends neither Origin nor cookie.
FREE: Final = ("/stop/", "/confirm/")
PORTS: Final = {"http": "80", "https": "443"}


def canonical(origin: str) -> str:
    """Normalise an origin: lower case, no default port; empty when it is not one."""
    found = ORIGIN.fullmatch(origin.strip().rstrip("/").lower())
    if found is None:
        return ""
    scheme, host, port = found.groups()
    return f"{scheme}://{host}" + ("" if port in (None, PORTS[scheme]) else f":{port}")


def changes(scope: Scope) -> bool:
    """Whether a request may change something; a socket counts, because it carries commands."""
    if scope["type"] == "websocket":
        return True
    return scope["method"] not in SAFE and not scope["path"].startswith(FREE)


def is_address(host: str) -> bool:
    """Whether a host is a bare address, which no DNS can redirect."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


class SameOrigin:
    """Refuses hosts that are not this server's, and changes requested by foreign pages."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.secure = settings.secure
        self.origins = frozenset(map(canonical, settings.origins)) - {""}
        self.hosts = frozenset(ORIGIN.fullmatch(each)[2] for each in self.origins) | {"localhost"}  # type: ignore[index]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check Host, and Origin where something may change."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        host = HOST.fullmatch(hosts[0].lower()) if len(hosts) == 1 else None
        if host is None or not (host[1] in self.hosts or is_address(host[1])):
            detail = "unknown host name; start the server with --origin for this name"
            await refuse(scope, receive, send, problem(421, detail))
        elif changes(scope) and not self.is_allowed(scope, headers, host[0]):
            detail = "the Origin header is missing or not allowed"
            await refuse(scope, receive, send, problem(403, detail, "wrong_origin"))
        else:
            await self.app(scope, receive, send)

    def is_allowed(self, scope: Scope, headers: Headers, host: str) -> bool:
        """Whether the requesting page is ours. A program with a key needs no origin: a page cannot send a key."""
        origins = headers.getlist("origin")
        if not origins:
            return bearer(headers) is not None
        origin = canonical(origins[0])
        scheme = "https" if self.secure or scope.get("scheme") in ("https", "wss") else "http"
        return (
            len(origins) == 1 and origin != "" and (origin in self.origins or origin == canonical(f"{scheme}://{host}"))
        )
