"""Long polling: a request that waits until something happens at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from regnum.server.guard.limits import TooMany
from regnum.server.hub import Hub
from regnum.server.live import Live, Viewer


class Waiter(Viewer):
    """Is woken by every letter and reads none. It has no person: who waits is not present, and its eyes see nothing."""

    def __init__(self) -> None:
        super().__init__(None, 0)

    def post(self, letter: bytes) -> None:
        """Something has happened."""
        self.wake.set()


@asynccontextmanager
async def place_to_wait(hub: Hub, person: str | None) -> AsyncIterator[Waiter]:
    """A request that waits takes a place like a socket does; there are only so many."""
    if not hub.seat_socket(person):
        raise TooMany("sockets", 1.0)
    waiter = Waiter()
    try:
        yield waiter
    finally:
        hub.free_socket(person)
        for live in hub.open.values():
            live.waiters.discard(waiter)


async def woken(waiter: Waiter, seconds: float) -> bool:
    """Wait for the next letter; False when none came in time."""
    try:
        await asyncio.wait_for(waiter.wake.wait(), max(0.0, seconds))
    except TimeoutError:
        return False
    return True


async def wait_at(hub: Hub, live: Live, person: str | None, ready: Callable[[], bool], seconds: float) -> None:
    """Until `ready`, or the time is over, or the house closes."""
    if seconds <= 0 or ready():
        return
    until = asyncio.get_running_loop().time() + seconds
    async with place_to_wait(hub, person) as waiter:
        live.waiters.add(waiter)
        while not ready() and waiter.closing is None:
            waiter.wake.clear()
            if not await woken(waiter, until - asyncio.get_running_loop().time()):
                return
