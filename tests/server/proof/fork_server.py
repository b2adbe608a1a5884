"""Servers that start in a tenth of the time: a process loads the whole program once, and each server is a fork of it.

What is killed is a process of its own that runs `regnum serve`; only its imports are older than itself, and it starts
its bots when the first of them is asked. Run as a program, this reads orders from stdin, one JSON text a line, and
answers each with the id of the process it has made.
"""

from __future__ import annotations

import json
import os
import resource
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING

from tests.server.proof.server_process import DESCRIPTORS, ServerProcess

if TYPE_CHECKING:
    from regnum.server.workers.pool import WorkerPool


class ForkedProcess:
    """A process that is not our child; what is asked of a Popen."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.handle = os.pidfd_open(pid)

    def __del__(self) -> None:
        os.close(self.handle)

    def poll(self) -> int | None:
        """Return None while it runs. Which status it ended with is not known here: 0."""
        return 0 if self.ended(0) else None

    def wait(self, timeout: float) -> int:
        """Wait for its end."""
        if not self.ended(timeout):
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return 0

    def ended(self, timeout: float) -> bool:
        """Whether it has ended, at the latest after this time."""
        return bool(select.select([self.handle], [], [], timeout)[0])


class ForkServer:
    """The process from which servers are forked."""

    def __init__(self) -> None:
        # A session of its own, as servers have: nothing a terminal sends reaches it.
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )

    def fork(self, arguments: Sequence[str], url: str, log: Path) -> ForkedProcess:
        """Start a server; its output is appended to a file."""
        assert self.process.stdin is not None and self.process.stdout is not None
        order = {"arguments": list(arguments), "url": url, "log": str(log)}
        self.process.stdin.write(json.dumps(order).encode() + b"\n")
        self.process.stdin.flush()
        return ForkedProcess(int(self.process.stdout.readline()))

    def close(self) -> None:
        """End it; servers go on."""
        with self.process:
            self.process.kill()


class ForkedServer(ServerProcess):
    """A server that is forked."""

    def __init__(self, forks: ForkServer, url: str, folder: Path, *options: str) -> None:
        super().__init__(url, folder, *options)
        self.forks = forks

    def launch(self, arguments: Sequence[str]) -> ForkedProcess:
        """Fork it."""
        return self.forks.fork(arguments, self.url, self.log)


# -- in the process itself -------------------------------------------------------------------------------------------


def become(order: dict[str, str], arguments: list[str]) -> None:
    """Be a server, in the fork, until it ends."""
    from regnum.cli import main as command

    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for number, opened in enumerate((os.open(os.devnull, os.O_RDONLY), log, log)):
        os.dup2(opened, number)
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    os.environ["REGNUM_DATABASE"] = order["url"]
    sys.argv = ["regnum", *arguments]
    command()


async def started_when_asked(pool: WorkerPool) -> None:
    """Start no process: a request does, and most servers here end before there is one."""


def orders(lines: IO[str]) -> None:
    """Load everything, then fork a server for each order."""
    import regnum.server.run
    from regnum.core.registry import unavailable
    from regnum.server.workers.pool import WorkerPool

    assert regnum.server.run and not unavailable()  # which loads every game
    WorkerPool.start = started_when_asked  # type: ignore[method-assign,assignment]
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the servers: the kernel buries them
    for line in lines:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            try:
                become(order, order.pop("arguments"))
            finally:
                sys.stderr.flush()
                os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    orders(sys.stdin)
