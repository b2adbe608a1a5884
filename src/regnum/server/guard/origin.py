"""From where: the hosts under which the house is known, and the origins whose pages may change something here.

A name that somebody else's DNS points to this machine is no name of the house, so a strange page cannot pass itself off
as ours (DNS rebinding); and a strange page that sends a form or opens a socket says its own origin, and is refused.
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
# The links in a mail carry their own signature; a mail program has neither Origin nor cookie.
FREE: Final = ("/stop/", "/confirm/")
PORTS: Final = {"http": "80", "https": "443"}


def canonical(origin: str) -> str:
    """An origin as it is compared: small letters, no default port; empty when it is none."""
    found = ORIGIN.fullmatch(origin.strip().rstrip("/").lower())
    if found is None:
        return ""
    scheme, host, port = found.groups()
    return f"{scheme}://{host}" + ("" if port in (None, PORTS[scheme]) else f":{port}")


def changes(scope: Scope) -> bool:
    """Whether a request may change something; opening a socket counts, for commands come through it."""
    if scope["type"] == "websocket":
        return True
    return scope["method"] not in SAFE and not scope["path"].startswith(FREE)


def is_address(host: str) -> bool:
    """Whether a host is a bare address; nobody's DNS can point that elsewhere."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


class SameHouse:
    """Refuses hosts that are not this house's, and changes asked for by pages that are not."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.secure = settings.secure
        self.origins = frozenset(map(canonical, settings.origins)) - {""}
        self.hosts = frozenset(ORIGIN.fullmatch(each)[2] for each in self.origins) | {"localhost"}  # type: ignore[index]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at Host, and at Origin where something may change."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        host = HOST.fullmatch(hosts[0].lower()) if len(hosts) == 1 else None
        if host is None or not (host[1] in self.hosts or is_address(host[1])):
            detail = "this server is not known by that host name; start it with the name among its origins"
            await refuse(scope, receive, send, problem(421, detail))
        elif changes(scope) and not self.welcome(scope, headers, host[0]):
            detail = "this may only be asked for by a page of this server, which says so in the header Origin"
            await refuse(scope, receive, send, problem(403, detail, "wrong_origin"))
        else:
            await self.app(scope, receive, send)

    def welcome(self, scope: Scope, headers: Headers, host: str) -> bool:
        """Whether the page that asks is ours. A program with a key needs to say no origin: no page can send a key."""
        origins = headers.getlist("origin")
        if not origins:
            return bearer(headers) is not None
        said = canonical(origins[0])
        scheme = "https" if self.secure or scope.get("scheme") in ("https", "wss") else "http"
        return len(origins) == 1 and said != "" and (said in self.origins or said == canonical(f"{scheme}://{host}"))
