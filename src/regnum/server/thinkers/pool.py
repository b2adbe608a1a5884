"""The workers together: requests wait in a row when all are busy, and a lost worker is replaced and asked again."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from zlib import crc32

import msgspec
import structlog

from regnum.server.thinkers.letters import Analysis, Answer, Asked, Fault, Findings, Said, ThinkerError, Thought
from regnum.server.thinkers.thinker import Lost, Thinker

GRACE_S = 1.5  # beyond the budget: the way there and back, reading a long record, a busy machine
TRIES = 3
WORKER = (sys.executable, "-P", "-m", "regnum.server.thinkers.worker")

log = structlog.get_logger("regnum.thinkers")


class Thinkers:
    """So many processes in which bots think. `command` starts another program than our worker, for tests."""

    def __init__(
        self, count: int, budget_ms: int, command: Sequence[str] | None = None, *, grace_s: float = GRACE_S
    ) -> None:
        self.budget_ms = budget_ms
        self.grace_s = grace_s
        self.all = [Thinker(command or WORKER) for _ in range(max(1, count))]
        self.idle = list(self.all)
        self.turns = asyncio.Semaphore(len(self.all))
        self.closed = False
        self.waiting = 0  # requests in the row or being thought about
        self.replaced = 0  # workers lost so far

    async def start(self) -> None:
        """Start the processes without waiting until they are ready. Asking starts them as well."""
        for thinker in self.all:
            try:
                await thinker.start()
            except OSError as wrong:
                raise ThinkerError(f"no process to think in can be started: {wrong.strerror}") from None

    async def choose(self, thought: Thought) -> Answer:
        """The move a bot chooses. ThinkerError when no worker can tell."""
        said = await self.ask(thought)
        if not isinstance(said, Answer):
            raise ThinkerError("a worker answered something that was not asked")
        return said

    async def analyse(self, analysis: Analysis) -> Findings:
        """What every legal move would bring. ThinkerError when no worker can tell."""
        said = await self.ask(analysis)
        if not isinstance(said, Findings):
            raise ThinkerError("a worker answered something that was not asked")
        return said

    async def ask(self, asked: Asked) -> Said:
        """Wait for a free worker and let it think. Waiting costs nothing of the budget."""
        if asked.budget_ms <= 0:
            asked = msgspec.structs.replace(asked, budget_ms=self.budget_ms)
        self.waiting += 1
        try:
            async with self.turns:
                thinker = self.taken(asked.source.key)
                try:
                    return await self.persist(thinker, asked)
                finally:
                    self.idle.append(thinker)
        finally:
            self.waiting -= 1

    def taken(self, key: str) -> Thinker:
        """An idle worker, if possible the one that knows this match already."""
        usual = self.all[crc32(key.encode()) % len(self.all)]
        self.idle.remove(thinker := usual if usual in self.idle else self.idle[0])
        return thinker

    async def persist(self, thinker: Thinker, asked: Asked) -> Said:
        """Ask, and ask a new worker when the old one is lost."""
        for left in reversed(range(TRIES)):
            if self.closed:
                break
            try:
                said = await thinker.ask(asked, asked.budget_ms / 1000 + self.grace_s)
            except Lost as lost:
                if not self.closed:
                    self.replaced += 1
                    log.warning("thinker_lost", why=str(lost), tries_left=left)
                continue
            if isinstance(said, Fault):  # it would fail the same way again
                raise ThinkerError(f"the bot could not think: {said.kind} at {said.where}")
            return said
        if self.closed:
            raise ThinkerError("the house is closing; nobody thinks any more")
        raise ThinkerError(f"the bot gave no answer in {TRIES} tries")

    async def close(self) -> None:
        """Kill every worker and wait until all are gone. Who still waits for an answer gets a ThinkerError."""
        self.closed = True
        for thinker in self.all:
            thinker.end()
        for _ in self.all:  # every request under way sees that its worker is gone and gives up
            await self.turns.acquire()
        for thinker in self.all:
            await thinker.gone()
            self.turns.release()
