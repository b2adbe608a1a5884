"""One worker process as the event loop sees it: started when needed, one request at a time, killed when lost."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from regnum.server.workers.protocol import AnyAnswer, AnyRequest, WorkerReady, WorkerReply, WorkerRequest

LINE = 16 * 1024 * 1024  # bytes of one answer; an analysis lists many moves
START_S = 30.0  # how long a process may take to start; not part of any budget
END_S = 5.0  # how long a killed process may take to exit
SECRET = frozenset({"REGNUM_SETTINGS", "REGNUM_DATABASE", "REGNUM_MAIL", "REGNUM_METRICS_KEY"})


class WorkerLost(Exception):
    """The worker died, hung or sent an invalid reply. It has been killed already."""


class WorkerProcess:
    """A slot for a worker process, which is started again when it is lost."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None
        self.ready = False
        self.ended = False
        self.asked = 0
        self.killed: list[Process] = []  # killed, exit not yet observed

    async def ask(self, asked: AnyRequest, limit_s: float) -> AnyAnswer:
        """Return the reply within the limit, or raise WorkerLost.

        An early end, also by cancellation, kills the process, so that a late reply cannot be taken for another.
        """
        answered = False
        try:
            process = await self.running()
            async with asyncio.timeout(limit_s):
                reply = await self.exchange(process, asked)
            answered = True
            return reply
        except TimeoutError:
            raise WorkerLost("the worker did not answer in time") from None
        except (OSError, ValueError, msgspec.MsgspecError) as wrong:
            raise WorkerLost(f"cannot communicate with the worker ({type(wrong).__name__})") from None
        finally:
            if not answered:
                self.kill()

    async def running(self) -> Process:
        """Return the process, started and ready."""
        process = await self.start()
        if not self.ready:
            async with asyncio.timeout(START_S):
                reply = await read_reply(process, 0)
            if not isinstance(reply, WorkerReady):
                raise WorkerLost("the worker did not become ready")
            self.ready = True
        return process

    async def start(self) -> Process:
        """Return the process, started but maybe not yet ready."""
        if self.process is None or self.process.returncode is not None:
            self.kill()
            # A session of its own: Ctrl-C in the terminal is for the server, which then ends its workers.
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True, env=environment()
            )
        if self.ended:
            self.kill()
            raise WorkerLost("shutting down")
        return self.process

    async def exchange(self, process: Process, asked: AnyRequest) -> AnyAnswer:
        """Send a request and read the reply."""
        assert process.stdin is not None
        self.asked += 1
        process.stdin.write(msgspec.json.encode(WorkerRequest(self.asked, asked)) + b"\n")
        await process.stdin.drain()
        return await read_reply(process, self.asked)

    def kill(self) -> None:
        """Kill the process. The loop reaps it."""
        process, self.process, self.ready = self.process, None, False
        self.killed = [each for each in self.killed if each.returncode is None]
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            self.killed.append(process)

    def end(self) -> None:
        """Kill it permanently, also one that is just being started."""
        self.ended = True
        self.kill()

    async def wait_gone(self) -> None:
        """Wait until every killed process has exited."""
        for process in self.killed:
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), END_S)


def environment() -> dict[str, str]:
    """Return the environment of a worker: without the server's settings, because it runs code of others' games.

    They hold passwords: of the database, of the mail server, of the metrics.
    """
    return {name: value for name, value in os.environ.items() if name not in SECRET}


async def read_reply(process: Process, n: int) -> AnyAnswer:
    """Read the next line, which must have this number."""
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        with suppress(TimeoutError):  # let the loop observe its exit first; a kill in between would hide how it ended
            await asyncio.wait_for(process.wait(), 1)
        raise WorkerLost("it died")
    reply = msgspec.json.decode(line, type=WorkerReply)
    if reply.n != n:
        raise WorkerLost("unexpected reply")
    return reply.said
