"""Open sockets, and their limits: in total, per person, per address."""

from __future__ import annotations

import ipaddress
from collections import Counter

from regnum.server import wire
from regnum.server.monitoring.metrics import Metrics
from regnum.server.settings import Limits
from regnum.server.viewer import Viewer


class Sockets:
    """The open sockets and waiting requests of this process."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.by_person: Counter[str] = Counter()  # "" for spectators without a session
        self.by_address: Counter[str] = Counter()
        self.viewers: set[Viewer] = set()  # all of them, from the handshake on

    def admit(self, person: str | None, address: str = "") -> bool:
        """Count one more socket; False when a limit is reached."""
        limits = self.limits
        if self.by_person.total() >= limits.sockets or (person and self.by_person[person] >= limits.sockets_each):
            return False
        if is_remote(address) and self.by_address[address] >= limits.sockets_there:
            return False
        self.by_person[person or ""] += 1
        self.by_address[address] += 1
        self.metrics.sockets.set(self.by_person.total())
        return True

    def release(self, person: str | None, address: str = "") -> None:
        """Stop counting a closed socket."""
        for counter, key in ((self.by_person, person or ""), (self.by_address, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
        self.metrics.sockets.set(self.by_person.total())

    def end_session(self, person: str, session: str | None, but: str | None) -> None:
        """Close the sockets of one session of a person, or of all but one."""
        for viewer in self.viewers:
            if viewer.person == person and viewer.session != but and session in (None, viewer.session):
                viewer.close(wire.SESSION_OVER)

    def close_all(self) -> None:
        """The server stops: close all sockets, whose clients reconnect, and answer waiting requests."""
        for viewer in list(self.viewers):
            viewer.close(wire.GOING_AWAY)


def is_remote(address: str) -> bool:
    """Whether an address is another machine; on this one a proxy or a test may send requests of many clients."""
    try:
        return not ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
