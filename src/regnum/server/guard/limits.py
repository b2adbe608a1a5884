"""How often and how much: token buckets, and the two middlewares that count requests and bytes."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.guard.problems import TooMany, problem, refuse, too_many
from regnum.server.settings import Limits, Rate, Settings, now_ms

__all__ = ["Bodies", "Buckets", "Paced", "TooMany", "address_of", "shared_by", "take"]

NOBODY: Final = "nowhere"  # a client without an address, such as a test or a Unix socket
A_HAIR: Final = 1e-6  # whoever waits as long as told finds the bucket full, whatever floats do


class Buckets:
    """Token buckets by (name, key): full at first, refilled evenly; of very many, the longest unused go."""

    def __init__(self, most: int = 50_000) -> None:
        self.most = most
        self.levels: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self.levels)

    def retry_after(self, name: str, rate: Rate, key: str, now: int) -> float:
        """Take one: 0 when it was there, else the seconds until it will be. Times are milliseconds."""
        level = self.level(name, rate, key, now)
        if level < 1 - A_HAIR:
            if (name, key) in self.levels:
                self.levels.move_to_end(
                    (name, key)
                )  # else whoever keeps asking would be dropped, and so have a full one
            return (1 - level) * rate.seconds / rate.count
        self.levels[name, key] = (level - 1, now)
        self.levels.move_to_end((name, key))
        if len(self.levels) > self.most:
            self.levels.popitem(last=False)
        return 0.0

    def look(self, name: str, rate: Rate, key: str, now: int) -> float:
        """What `retry_after` would say, without taking."""
        return max(0.0, 1 - A_HAIR - self.level(name, rate, key, now)) * rate.seconds / rate.count

    def level(self, name: str, rate: Rate, key: str, now: int) -> float:
        """How many are there now."""
        before, since = self.levels.get((name, key), (float(rate.count), now))
        gained = max(0, now - since) * rate.count / (rate.seconds * 1000)  # a clock may be set back
        return min(float(rate.count), before + gained)


def address_of(scope: Scope, proxy: bool) -> str:
    """Where a request comes from. Behind a proxy: what the proxy itself wrote, which is the last entry of the list.

    Entries to the left of it can be made up by anyone. Loopback entries are further proxies on this machine.
    """
    client = scope.get("client")
    peer = str(client[0]) if client else NOBODY
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
    """An address, perhaps with a port; an IPv4 address in IPv6 clothes is an IPv4 address."""
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
    """Who counts as one: an IPv4 address, or a whole IPv6 network of 64 bits, for a home has that many."""
    found = parsed(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return address if found is None else str(found)


def take(request: HTTPConnection, name: str, rate: Rate, key: str | None = None) -> None:
    """Count one of `name` for a person, or for the asker's address when no key is given; TooMany when there is none."""
    state = request.scope["state"]
    buckets: Buckets = state["buckets"]
    wait = buckets.retry_after(name, rate, state["address"] if key is None else key, state["clock"]())
    if wait:
        raise TooMany(name, wait)


class Paced:
    """So many requests and handshakes per address, and not more. Tells the rooms behind it the address."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets, clock: Callable[[], int] = now_ms) -> None:
        self.app = app
        self.settings = settings
        self.buckets = buckets
        self.clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count one, or refuse."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        now = self.clock()
        address = shared_by(address_of(scope, self.settings.proxy))
        state = scope.setdefault("state", {})
        state.update(address=address, buckets=self.buckets, clock=self.clock)
        wait = self.buckets.retry_after("requests", self.settings.limits.requests, address, now)
        if wait:
            await refuse(scope, receive, send, too_many(TooMany("requests", wait)))
            return
        await self.app(scope, receive, send)


class TooLarge(Exception):
    """A body goes on beyond what is allowed."""


class Bodies:
    """No body over the limit: a message's worth everywhere, a record's worth at the paths where records come in."""

    def __init__(self, app: ASGIApp, limits: Limits, records: Sequence[str] = ()) -> None:
        self.app = app
        self.limits = limits
        self.records = tuple(records)

    def most(self, path: str) -> int:
        """How many bytes may come to this path; what lies below a named path counts as it."""
        here = any(path == each or path.startswith(each + "/") for each in self.records)
        return self.limits.record if here else self.limits.frame

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what says it is too large at once, and count the rest as it comes."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.most(scope["path"])
        said = Headers(scope=scope).get("content-length", "")
        if said.isascii() and said.isdigit() and (len(said) > 18 or int(said) > most):
            await refuse_size(scope, receive, send, most)
            return
        got, started = 0, False

        async def receiving() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise TooLarge
            return message

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receiving, sending)
        except TooLarge:
            if started:
                raise
            await refuse_size(scope, receive, send, most)


async def refuse_size(scope: Scope, receive: Receive, send: Send, most: int) -> None:
    """413; the connection ends, so that the rest is never read."""
    detail = f"a body here has at most {most} bytes"
    await refuse(scope, receive, send, problem(413, detail, headers={"Connection": "close"}, most=most))
