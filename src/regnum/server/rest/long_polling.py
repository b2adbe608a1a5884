"""Long polling: a request that waits until something happens at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from regnum.server.guard.limits import TooManyRequests
from regnum.server.open_table import OpenTable
from regnum.server.outgoing import OutgoingMessage
from regnum.server.services import Services
from regnum.server.viewer import Viewer


class Waiter(Viewer):
    """A viewer that is woken by every message and reads none. It has no person, so it is not present."""

    def __init__(self) -> None:
        super().__init__(None, 0)

    def post(self, message: OutgoingMessage) -> None:
        """Wake the request."""
        self.wake.set()


@asynccontextmanager
async def waiting_slot(services: Services, person: str | None) -> AsyncIterator[Waiter]:
    """Count a waiting request like a socket, with the same limits."""
    if not services.sockets.admit(person):
        raise TooManyRequests("sockets", 1.0)
    waiter = Waiter()
    services.sockets.viewers.add(waiter)
    try:
        yield waiter
    finally:
        services.sockets.viewers.discard(waiter)
        services.sockets.release(person)
        for live in services.tables.by_id.values():
            live.waiters.discard(waiter)


async def wait_for_wake(waiter: Waiter, seconds: float) -> bool:
    """Wait for the next message; False if none came in time."""
    try:
        await asyncio.wait_for(waiter.wake.wait(), max(0.0, seconds))
    except TimeoutError:
        return False
    return True


async def wait_at(
    services: Services, live: OpenTable, person: str | None, ready: Callable[[], bool], seconds: float
) -> None:
    """Wait until `ready`, the time is over, or the server stops."""
    if seconds <= 0 or ready():
        return
    until = asyncio.get_running_loop().time() + seconds
    async with waiting_slot(services, person) as waiter:
        live.waiters.add(waiter)
        while not ready() and waiter.closing is None:
            waiter.wake.clear()
            if not await wait_for_wake(waiter, until - asyncio.get_running_loop().time()):
                return
