"""One worker process as the event loop sees it: started when needed, asked one thing at a time, killed when lost."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from regnum.server.thinkers.letters import Asked, Ready, Reply, Request, Said

LINE = 16 * 1024 * 1024  # bytes of one answer; an analysis lists many moves
START_S = 30.0  # how long a process may take to start; not part of any budget
END_S = 5.0  # how long a killed one may take to be gone


class Lost(Exception):
    """The worker died, hung or wrote nonsense. It has been killed already."""


class Thinker:
    """One place for a worker process. The process in it may change."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None
        self.ready = False
        self.ended = False
        self.asked = 0
        self.leaving: list[Process] = []  # killed, not yet seen to be gone

    async def ask(self, asked: Asked, limit_s: float) -> Said:
        """The answer within the limit, or Lost. Whatever ends this early, also a cancel, ends the process too:

        so an answer that comes late can never be taken for another's.
        """
        answered = False
        try:
            process = await self.running()
            async with asyncio.timeout(limit_s):
                said = await self.exchanged(process, asked)
            answered = True
            return said
        except TimeoutError:
            raise Lost("it did not answer in time") from None
        except (OSError, ValueError, msgspec.MsgspecError) as wrong:
            raise Lost(f"it could not be talked to ({type(wrong).__name__})") from None
        finally:
            if not answered:
                self.kill()

    async def running(self) -> Process:
        """The process, started and ready."""
        process = await self.start()
        if not self.ready:
            async with asyncio.timeout(START_S):
                said = await heard(process, 0)
            if not isinstance(said, Ready):
                raise Lost("it did not say that it is ready")
            self.ready = True
        return process

    async def start(self) -> Process:
        """The process, started but maybe not yet ready."""
        if self.process is None or self.process.returncode is not None:
            self.kill()
            # A session of its own: Ctrl-C in the terminal is for the server, which then ends its workers.
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True
            )
        if self.ended:
            self.kill()
            raise Lost("the house is closing")
        return self.process

    async def exchanged(self, process: Process, asked: Asked) -> Said:
        """One line there, one line back."""
        assert process.stdin is not None
        self.asked += 1
        process.stdin.write(msgspec.json.encode(Request(self.asked, asked)) + b"\n")
        await process.stdin.drain()
        return await heard(process, self.asked)

    def kill(self) -> None:
        """End the process now. The loop reaps it by itself."""
        process, self.process, self.ready = self.process, None, False
        self.leaving = [each for each in self.leaving if each.returncode is None]
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            self.leaving.append(process)

    def end(self) -> None:
        """Kill it for good, also one that is just being started."""
        self.ended = True
        self.kill()

    async def gone(self) -> None:
        """Wait until every killed process is gone."""
        for process in self.leaving:
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), END_S)


async def heard(process: Process, n: int) -> Said:
    """The next line, which must carry this number."""
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        with suppress(TimeoutError):  # let the loop see its end first; a kill in between would hide how it ended
            await asyncio.wait_for(process.wait(), 1)
        raise Lost("it died")
    reply = msgspec.json.decode(line, type=Reply)
    if reply.n != n:
        raise Lost("it answered something else")
    return reply.said
