"""The pool of bot workers: requests queue when all are busy, and a lost worker is replaced."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol
from zlib import crc32

import msgspec
import structlog

from regnum.server.workers.protocol import (
    AnalysisRequest,
    AnyAnswer,
    AnyRequest,
    ChosenMove,
    Findings,
    MoveRequest,
    RecordAnswer,
    RecordRequest,
    RecordWrong,
    WorkerError,
    WorkerFault,
    key_of,
)
from regnum.server.workers.records import error_of
from regnum.server.workers.worker_process import WorkerLost, WorkerProcess

GRACE_S = 1.5  # in addition to the budget: transfer, parsing a long record, a busy machine
TRIES = 3
MOST_WAITING = 40  # questions about records; they are answered in milliseconds, so that more means an attack
WORKER = (sys.executable, "-P", "-m", "regnum.server.workers.worker")

log = structlog.get_logger("regnum.workers")


class Worker(Protocol):
    """Somebody who thinks elsewhere, about one request at a time: a process here, a Web Worker in a browser."""

    async def start(self) -> object:
        """Start without waiting until it is ready; OSError if that fails."""

    async def ask(self, asked: AnyRequest, limit_s: float) -> AnyAnswer:
        """Return the reply within the limit, or raise WorkerLost; a lost worker is started anew by the next request."""

    def end(self) -> None:
        """End it permanently; a pending request is lost."""

    async def wait_gone(self) -> None:
        """Wait until it has ended."""


class FreeWorkers:
    """How many workers are free, and who waits for one: bots at tables first, then those who analyse."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waiting: tuple[deque[asyncio.Future[None]], deque[asyncio.Future[None]]] = deque(), deque()

    async def acquire(self, *, first: bool) -> None:
        """Take a worker, or wait for one; `first`: before all others."""
        if self.count > 0:
            self.count -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue = self.waiting[0 if first else 1]
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given one in the same moment
                self.release()
            raise

    def release(self) -> None:
        """Give the worker to whoever waits next."""
        for queue in self.waiting:
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self.count += 1


class WorkerPool:
    """Workers for bots. `command` starts another program than our worker, for tests; `make` other workers."""

    def __init__(
        self,
        count: int,
        budget_ms: int,
        command: Sequence[str] | None = None,
        *,
        grace_s: float = GRACE_S,
        make: Callable[[], Worker] | None = None,
    ) -> None:
        self.budget_ms = budget_ms
        self.grace_s = grace_s
        made = make or (lambda: WorkerProcess(command or WORKER))
        self.all: list[Worker] = [made() for _ in range(max(1, count))]
        self.idle = list(self.all)
        self.free = FreeWorkers(len(self.all))
        self.closed = False
        self.waiting = 0  # requests waiting or in progress
        self.replaced = 0  # workers lost so far

    async def start(self) -> None:
        """Start the workers without waiting until they are ready. A request starts them as well."""
        for worker in self.all:
            try:
                await worker.start()
            except OSError as wrong:
                raise WorkerError(f"cannot start a bot worker: {wrong.strerror}") from None

    async def choose(self, request: MoveRequest) -> ChosenMove:
        """Return the move a bot chooses; WorkerError if no worker can answer."""
        reply = await self.ask(request)
        if not isinstance(reply, ChosenMove):
            raise WorkerError("unexpected reply from a bot worker")
        return reply

    async def analyse(self, analysis: AnalysisRequest) -> Findings:
        """Evaluate the legal moves; WorkerError if no worker can answer."""
        reply = await self.ask(analysis)
        if not isinstance(reply, Findings):
            raise WorkerError("unexpected reply from a bot worker")
        return reply

    async def read(self, asked: RecordRequest) -> msgspec.Raw:
        """Answer a question about a record; RecordError, OptionError or UnknownGame if it has no answer."""
        if self.waiting >= MOST_WAITING:
            raise WorkerError("too many questions about records are waiting")
        reply = await self.ask(asked)
        if isinstance(reply, RecordWrong):
            raise error_of(reply)
        if not isinstance(reply, RecordAnswer):
            raise WorkerError("unexpected reply from a worker")
        return reply.content

    async def ask(self, asked: AnyRequest) -> AnyAnswer:
        """Wait for a free worker and ask it. Waiting is not part of the budget."""
        if asked.budget_ms <= 0:
            asked = msgspec.structs.replace(asked, budget_ms=self.budget_ms)
        self.waiting += 1
        try:
            await self.free.acquire(first=isinstance(asked, MoveRequest))
            worker = self.idle_worker(key_of(asked))
            try:
                return await self.ask_with_retries(worker, asked)
            finally:
                self.idle.append(worker)
                self.free.release()
        finally:
            self.waiting -= 1

    def idle_worker(self, key: str) -> Worker:
        """Return an idle worker, if possible the one that has cached this match."""
        usual = self.all[crc32(key.encode()) % len(self.all)]
        self.idle.remove(worker := usual if usual in self.idle else self.idle[0])
        return worker

    async def ask_with_retries(self, worker: Worker, asked: AnyRequest) -> AnyAnswer:
        """Ask a worker, and another one if it is lost."""
        tries = 1 if isinstance(asked, RecordRequest) else TRIES  # what took too long once would do so again
        for left in reversed(range(tries)):
            if self.closed:
                break
            try:
                reply = await worker.ask(asked, asked.budget_ms / 1000 + self.grace_s)
            except WorkerLost as lost:
                if not self.closed:
                    self.replaced += 1
                    log.warning("worker_lost", why=str(lost), tries_left=left)
                continue
            if isinstance(reply, WorkerFault):  # it would fail the same way again
                raise WorkerError(f"the bot failed: {reply.kind} at {reply.where}")
            return reply
        if self.closed:
            raise WorkerError("shutting down")
        raise WorkerError(f"no answer after {tries} attempts")

    async def close(self) -> None:
        """Kill every worker and wait until all are gone. Waiting requests get a WorkerError."""
        self.closed = True
        for worker in self.all:
            worker.end()
        for _ in self.all:  # every pending request notices that its worker is gone and gives up
            await self.free.acquire(first=True)
        for worker in self.all:
            await worker.wait_gone()
            self.free.release()
