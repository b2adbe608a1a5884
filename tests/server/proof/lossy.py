"""A bad network between a client and the server: it drops, repeats, reorders, delays and cuts off."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException

from tests.server.proof.server_process import HOST


class Faults(Struct, frozen=True):
    """The faults of the network. TCP loses nothing by itself: what is lost, a middlebox has dropped."""

    loss: float = 0.1
    repeats: float = 0.1
    delay_s: float = 0.05  # the longest delay of a message, so that later ones overtake it
    cuts: float = 0.01  # for each message: the connection is cut


class Lossy:
    """A proxy that reads the messages of the client one by one."""

    def __init__(self, upstream: str, faults: Faults, seed: int) -> None:
        self.upstream = upstream
        self.faults = faults
        self.dice = random.Random(seed)
        self.server: Server | None = None
        self.lost = self.repeated = self.cut = self.passed = 0

    async def open(self) -> Lossy:
        """Listen."""
        self.server = await serve(self.carry, HOST, 0, compression=None, max_size=None, ping_interval=None)
        return self

    async def close(self) -> None:
        """Stop the proxy."""
        assert self.server is not None
        self.server.close(close_connections=True)
        await self.server.wait_closed()

    @property
    def web(self) -> str:
        """Return the URL for clients."""
        assert self.server is not None
        return f"ws://{HOST}:{next(iter(self.server.sockets)).getsockname()[1]}"

    async def carry(self, near: ServerConnection) -> None:
        """Forward one connection, both ways."""
        assert near.request is not None
        passed = {name: near.request.headers[name] for name in ("Authorization", "X-Forwarded-For", "Origin")
                  if name in near.request.headers}  # fmt: skip
        uri = self.upstream + near.request.path
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(uri, additional_headers=passed, compression=None, max_size=None, proxy=None,
                               ping_interval=None, close_timeout=0.2) as far:  # fmt: skip
                ways = [asyncio.ensure_future(self.out(near, far)), asyncio.ensure_future(self.back(near, far))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                for end in (near, far):
                    end.transport.abort()

    async def out(self, near: ServerConnection, far: ClientConnection) -> None:
        """Forward the client's messages. Its hello comes first or not at all."""
        under_way: set[asyncio.Task[None]] = set()
        first = True
        with suppress(WebSocketException):
            async for message in near:
                if self.dice.random() < self.faults.cuts:
                    self.cut += 1
                    return
                if self.dice.random() < self.faults.loss:
                    self.lost += 1
                    continue
                copies = 1 + (not first and self.dice.random() < self.faults.repeats)
                self.repeated += copies - 1
                for _ in range(copies):
                    self.passed += 1
                    task = asyncio.ensure_future(self.late(far, message, 0.0 if first else self.faults.delay_s))
                    under_way.add(task)
                    task.add_done_callback(under_way.discard)
                first = False

    async def late(self, far: ClientConnection, message: Any, most: float) -> None:
        """Forward each message on its own: a later one may arrive earlier."""
        await asyncio.sleep(self.dice.random() * most)
        with suppress(WebSocketException):
            await far.send(message)

    async def back(self, near: ServerConnection, far: ClientConnection) -> None:
        """Forward the server's messages: in order, late, and cut off anywhere."""
        with suppress(WebSocketException):
            async for message in far:
                if self.dice.random() < self.faults.cuts:
                    self.cut += 1
                    return
                await asyncio.sleep(self.dice.random() * self.faults.delay_s / 4)
                await near.send(message)
