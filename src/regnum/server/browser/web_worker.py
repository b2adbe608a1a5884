"""Bots think in a second Web Worker with the same Python; lines go there and back as to a worker process."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import msgspec

from regnum.server.workers.match_cache import MatchCache
from regnum.server.workers.protocol import AnyAnswer, AnyRequest, WorkerReply, WorkerRequest
from regnum.server.workers.worker import answer, fault
from regnum.server.workers.worker_process import WorkerLost

START_S: Final = 120.0  # loading Python on a slow phone; not part of any budget


class WebWorkerHooks(Protocol):
    """The other Web Worker, as the page offers it."""

    async def begin(self) -> None:
        """Load it, if it is not there; returns when it is ready."""

    async def think(self, line: str) -> str:
        """Send a line and return the one that comes back."""

    def stop(self) -> None:
        """End it, whatever it does."""


class WebWorker:
    """A worker of the pool."""

    def __init__(self, hooks: WebWorkerHooks) -> None:
        self.hooks = hooks
        self.asked = 0
        self.beginning: asyncio.Future[None] | None = None
        self.ended = False

    async def start(self) -> None:
        """Begin to load it."""
        if self.beginning is None:
            self.beginning = asyncio.ensure_future(self.hooks.begin())

    async def ask(self, asked: AnyRequest, limit_s: float) -> AnyAnswer:
        """Return the reply within the limit, or raise WorkerLost and end it."""
        answered = False
        try:
            await self.ready()
            self.asked += 1
            line = msgspec.json.encode(WorkerRequest(self.asked, asked)).decode()
            async with asyncio.timeout(limit_s):
                reply = msgspec.json.decode(str(await self.hooks.think(line)), type=WorkerReply)
            if reply.n != self.asked:
                raise WorkerLost("unexpected reply")
            answered = True
            return reply.said
        except TimeoutError:
            raise WorkerLost("the worker did not answer in time") from None
        except (OSError, ValueError, msgspec.MsgspecError) as wrong:
            raise WorkerLost(f"cannot communicate with the worker ({type(wrong).__name__})") from None
        finally:
            if not answered:
                self.stop()

    async def ready(self) -> None:
        """Wait until it is loaded. Whoever gives up waiting does not stop the loading for others."""
        if self.ended:
            raise WorkerLost("shutting down")
        await self.start()
        assert self.beginning is not None
        async with asyncio.timeout(START_S):
            await asyncio.shield(self.beginning)

    def stop(self) -> None:
        """End it; the next request loads it again."""
        self.hooks.stop()
        if self.beginning is not None:
            self.beginning.cancel()
        self.beginning = None

    def end(self) -> None:
        """End it for good."""
        self.ended = True
        self.stop()

    async def wait_gone(self) -> None:
        """Nothing is left to wait for: a Web Worker ends at once."""


class Answerer:
    """What runs in the other Web Worker: one line in, one line out, with the matches of earlier requests at hand."""

    def __init__(self) -> None:
        self.cache = MatchCache()

    def answer(self, line: str) -> str:
        """Answer a request."""
        n = 0
        try:
            request = msgspec.json.decode(line, type=WorkerRequest)
            n = request.n
            reply = answer(self.cache, request.asked)
        except Exception as wrong:
            reply = fault(wrong)
        return msgspec.json.encode(WorkerReply(n, reply)).decode()
