"""Rate limits: token buckets, and the two middlewares that count requests and bytes."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.guard.problems import TooManyRequests, problem, refuse, too_many
from regnum.server.settings import Limits, Rate, Settings, now_ms

__all__ = ["BodyLimit", "Buckets", "RateLimitMiddleware", "TooManyRequests", "address_of", "shared_by", "take"]

NO_ADDRESS: Final = "nowhere"  # a client without an address, such as a test or a Unix socket
EPSILON: Final = 1e-6  # rounding: a client that waits as long as requested finds the bucket full


class Buckets:
    """Token buckets by (name, key): full at first, refilled evenly; the longest unused are dropped first."""

    def __init__(self, most: int = 50_000) -> None:
        self.most = most
        self.levels: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self.levels)

    def retry_after(self, name: str, rate: Rate, key: str, now: int) -> float:
        """Take a token: 0 if there was one, else the seconds until there is. Times are milliseconds."""
        level = self.level(name, rate, key, now)
        if level < 1 - EPSILON:
            if (name, key) in self.levels:
                self.levels.move_to_end(
                    (name, key)
                )  # else a client that keeps asking would be dropped, and so get a full bucket
            return (1 - level) * rate.seconds / rate.count
        self.levels[name, key] = (level - 1, now)
        self.levels.move_to_end((name, key))
        if len(self.levels) > self.most:
            self.levels.popitem(last=False)
        return 0.0

    def peek(self, name: str, rate: Rate, key: str, now: int) -> float:
        """Return what `retry_after` would return, without taking a token."""
        return max(0.0, 1 - EPSILON - self.level(name, rate, key, now)) * rate.seconds / rate.count

    def level(self, name: str, rate: Rate, key: str, now: int) -> float:
        """Return the number of tokens now."""
        before, since = self.levels.get((name, key), (float(rate.count), now))
        gained = max(0, now - since) * rate.count / (rate.seconds * 1000)  # a clock may be set back
        return min(float(rate.count), before + gained)


def address_of(scope: Scope, proxy: bool) -> str:
    """Return the address of a client. Behind a proxy: the entry that the proxy itself wrote, which is the last one.

    Entries to the left of it can be forged. Loopback entries are further proxies on this machine.
    """
    client = scope.get("client")
    peer = str(client[0]) if client else NO_ADDRESS
    if not proxy:
        return peer
    listed = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    for each in reversed(listed):
        address = parsed(each.strip())
        if address is None:
            return peer
        if not address.is_loopback:
            return str(address)
    return peer


def parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Parse an address, perhaps with a port; an IPv4-mapped IPv6 address is returned as IPv4."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped) or address


@lru_cache(10_000)
def shared_by(address: str) -> str:
    """Return the key that counts as one client: an IPv4 address, or an IPv6 network of 64 bits."""
    found = parsed(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return address if found is None else str(found)


def take(request: HTTPConnection, name: str, rate: Rate, key: str | None = None) -> None:
    """Take a token of `name` for a person, or without a key for the client's address; else TooManyRequests."""
    state = request.scope["state"]
    buckets: Buckets = state["buckets"]
    wait = buckets.retry_after(name, rate, state["address"] if key is None else key, state["clock"]())
    if wait:
        raise TooManyRequests(name, wait)


class RateLimitMiddleware:
    """Limits requests and handshakes per address, and stores the address in the request's state."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets, clock: Callable[[], int] = now_ms) -> None:
        self.app = app
        self.settings = settings
        self.buckets = buckets
        self.clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count the request, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        now = self.clock()
        address = shared_by(address_of(scope, self.settings.proxy))
        state = scope.setdefault("state", {})
        state.update(address=address, buckets=self.buckets, clock=self.clock)
        wait = self.buckets.retry_after("requests", self.settings.limits.requests, address, now)
        if wait:
            await refuse(scope, receive, send, too_many(TooManyRequests("requests", wait)))
            return
        await self.app(scope, receive, send)


class BodyTooLarge(Exception):
    """A body is larger than allowed."""


class BodyLimit:
    """Limits request bodies: the size of a message everywhere, of a record on the paths that accept records."""

    def __init__(self, app: ASGIApp, limits: Limits, records: Sequence[str] = ()) -> None:
        self.app = app
        self.limits = limits
        self.records = tuple(records)

    def most(self, path: str) -> int:
        """Return the limit of a path in bytes; subpaths count as their parent."""
        here = any(path == each or path.startswith(each + "/") for each in self.records)
        return self.limits.record if here else self.limits.frame

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a declared size that is too large at once, and count the bytes of the rest."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.most(scope["path"])
        declared = Headers(scope=scope).get("content-length", "")
        if declared.isascii() and declared.isdigit() and (len(declared) > 18 or int(declared) > most):
            await refuse_size(scope, receive, send, most)
            return
        got, started = 0, False

        async def receiving() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise BodyTooLarge
            return message

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receiving, sending)
        except BodyTooLarge:
            if started:
                raise
            await refuse_size(scope, receive, send, most)


async def refuse_size(scope: Scope, receive: Receive, send: Send, most: int) -> None:
    """Send 413 and close the connection, so that the rest is never read."""
    detail = f"the request body exceeds {most} bytes"
    await refuse(scope, receive, send, problem(413, detail, headers={"Connection": "close"}, most=most))
