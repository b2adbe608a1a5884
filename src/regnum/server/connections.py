"""Open TCP connections, and their limits: in total, per address, and how long one may take to say what it wants.

A connection costs a file descriptor before it has said a word, so that whoever opens many and says nothing could keep
everybody else out. Here those wait in a queue: whoever takes too long is closed, and when all places are taken the one
that has been silent longest gives way.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import structlog

from regnum.server.guard.limits import NO_ADDRESS, shared_by
from regnum.server.monitoring.metrics import Metrics
from regnum.server.settings import Settings
from regnum.server.sockets import is_remote

REQUEST_S: Final = (
    20.0  # how long a request may take from its first byte, or the opening of its connection, to its last
)
CHECK_S: Final = 0.5  # how often silent connections are looked for
LOG_S: Final = 60.0  # how often the same offence of the same address is logged
LEAST: Final = {"silent_connections": 20}  # browsers open one or two in advance, which is no news
ADDRESSES: Final = 10_000  # that are remembered for the log

log = structlog.get_logger("regnum.connections")


class Connections:
    """The open connections of this process, by their transports."""

    def __init__(self, settings: Settings, metrics: Metrics, most: int | None = None) -> None:
        self.most = settings.limits.connections if most is None else min(most, settings.limits.connections)
        self.most_there = settings.limits.connections_there
        self.proxy = settings.proxy
        self.metrics = metrics
        self.addresses: dict[asyncio.Transport, str] = {}
        self.by_address: Counter[str] = Counter()
        self.unfinished: dict[
            asyncio.Transport, float
        ] = {}  # those that have not said all; the first has waited longest
        self.offences = Offences()

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a new connection; False when there are too many."""
        address = address_of(transport)
        if self.limited(address) and self.by_address[address] >= self.most_there:
            self.refuse("too_many_connections", address)
            return False
        if len(self.addresses) >= self.most and not self.make_room():
            self.refuse("all_connections_taken", address)
            return False
        self.addresses[transport] = address
        self.by_address[address] += 1
        self.metrics.connections.set(len(self.addresses))
        self.expect(transport)
        return True

    def limited(self, address: str) -> bool:
        """Whether this address is one client; a proxy speaks for many."""
        return not self.proxy and is_remote(address)

    def make_room(self) -> bool:
        """Close the connection that has been silent longest; False when none is."""
        for transport in self.unfinished:
            self.end(transport, "all_connections_taken")
            return True
        return False

    def release(self, transport: asyncio.Transport) -> None:
        """Stop counting a connection that is closed."""
        self.unfinished.pop(transport, None)
        address = self.addresses.pop(transport, None)
        if address is not None:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
            self.metrics.connections.set(len(self.addresses))

    def expect(self, transport: asyncio.Transport) -> None:
        """The rest of a request is due."""
        if transport in self.addresses:
            self.unfinished.setdefault(transport, asyncio.get_running_loop().time())

    def expect_nothing(self, transport: asyncio.Transport) -> None:
        """The request is here."""
        self.unfinished.pop(transport, None)

    def end(self, transport: asyncio.Transport, why: str) -> None:
        """Cut a connection."""
        self.refuse(why, self.addresses.get(transport) or address_of(transport))
        self.release(transport)  # now: it is told of its end only in the next round of the loop
        transport.abort()

    def refuse(self, why: str, address: str) -> None:
        """Count and log what was refused."""
        self.metrics.refused.labels(why).inc()
        self.offences.note(why, address)

    async def watch(self) -> None:
        """Cut silent connections and log what happened, until cancelled."""
        while True:
            await asyncio.sleep(CHECK_S)
            now = asyncio.get_running_loop().time()
            for transport in [each for each, since in self.unfinished.items() if now - since > REQUEST_S]:
                self.end(transport, "silent_connections")
            self.offences.log_due(now)


class Offences:
    """What was refused, by kind and address: logged soon after the first time, then once a minute with its number."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.logged: dict[tuple[str, str], float] = {}

    def note(self, what: str, address: str) -> None:
        """Count one refusal of this kind to an address; `log_due` writes it down."""
        if len(self.counts) >= ADDRESSES:
            self.counts.clear()
        self.counts[what, address] += 1

    def log_due(self, now: float) -> None:
        """Log what has not been logged for a minute."""
        self.logged = {each: at for each, at in self.logged.items() if now - at < LOG_S}
        for each in [each for each, count in self.counts.items() if count >= LEAST.get(each[0], 1)]:
            if each not in self.logged:
                log.warning(each[0], address=each[1], count=self.counts.pop(each))
                self.logged[each] = now


def address_of(transport: asyncio.Transport) -> str:
    """Return the address that counts as one client."""
    peer = transport.get_extra_info("peername")
    return shared_by(str(peer[0])) if isinstance(peer, tuple) and peer else NO_ADDRESS
