"""A real server in a process of its own, with people and tables written before it starts."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection, create_engine

from regnum.server import table_store
from regnum.server.store.address import Address
from regnum.server.store.log import verify_all
from regnum.server.store.sqlite import sqlite_engine
from regnum.server.table_store import StoredTable

T = TypeVar("T")

HOST = "127.0.0.1"
STARTED_S = 60.0
DESCRIPTORS = 1024  # as many as Linux usually gives
METRICS_KEY = "a key of these tests"


# -- reading what is really there ----------------------------------------------------------------------------------


@contextmanager
def looking(url: str) -> Iterator[Connection]:
    """Open the database beside the server, to see what is really stored."""
    address = Address(url)
    if address.backend == "sqlite":
        engine = sqlite_engine(address.path, 5.0, "BEGIN", "?mode=ro")
    else:
        engine = create_engine(address.url)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def read(url: str, job: Callable[[Connection], T]) -> T:
    """Read once."""
    with looking(url) as connection:
        return job(connection)


def stored_table(url: str, table_id: str) -> StoredTable:
    """Return a table as stored, its hashes verified."""
    found = read(url, lambda c: table_store.load(c, table_id))
    assert found is not None
    return found


def check_database(url: str) -> None:
    """Check every log, every stored length, and SQLite's own file."""
    with looking(url) as connection:
        assert verify_all(connection) == []
        if Address(url).backend == "sqlite":
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar_one() == "ok"


# -- the process ---------------------------------------------------------------------------------------------------


def own_port() -> int:
    """Return a free port below the ephemeral ports: while the server is stopped, a client could otherwise get its
    port, and even connect to itself.
    """
    for _ in range(200):
        port = secrets.randbelow(12_000) + 20_000
        with suppress(OSError), socket.socket() as probe:
            probe.bind((HOST, port))
            return port
    raise AssertionError("no port is free")


class Process(Protocol):
    """What is asked of a process."""

    @property
    def pid(self) -> int:
        """Return its id."""

    def poll(self) -> int | None:
        """Return None while it runs."""

    def wait(self, timeout: float) -> int:
        """Wait for its end."""


class ServerProcess:
    """`regnum serve` on a port and a database that stay the same however often it is killed."""

    program = "from regnum.cli import main; main()"

    def __init__(self, url: str, folder: Path, *options: str, port: int | None = None) -> None:
        self.url = url
        self.port = port or own_port()
        self.options = options
        self.log = folder / f"server-{self.port}.log"
        self.process: Process | None = None

    @property
    def web(self) -> str:
        """Return the base URL of HTTP."""
        return f"http://{HOST}:{self.port}"

    def socket(self, table: str) -> str:
        """Return the URL of a table's socket."""
        return f"ws://{HOST}:{self.port}/api/tables/{table}/socket"

    def start(self, *, wait: bool = True) -> ServerProcess:
        """Start it and wait until it answers. It gets as many file descriptors as Linux usually gives."""
        arguments = ["serve", "--port", str(self.port), "--pace", "0", "--budget", "200", "--proxy"]
        self.process = self.launch([*arguments, "--metrics-key", METRICS_KEY, *self.options])
        if wait:
            self.wait_until_open()
        return self

    def launch(self, arguments: Sequence[str]) -> Process:
        """Start it as a program."""
        command = ["sh", "-c", f'ulimit -Sn {DESCRIPTORS}; exec "$@"', "sh", sys.executable, "-c", self.program]
        with self.log.open("ab") as out:
            return subprocess.Popen(
                [*command, *arguments], stdout=out, stderr=out, stdin=subprocess.DEVNULL, start_new_session=True,
                env={**os.environ, "REGNUM_DATABASE": self.url},
            )  # fmt: skip

    def wait_until_open(self) -> None:
        """Wait until /healthz answers."""
        until = time.monotonic() + STARTED_S
        while time.monotonic() < until:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(f"the server did not open: {self.log_text()[-2000:]}")
            if self.answers("/healthz"):
                return
            time.sleep(0.03)
        raise AssertionError(f"the server did not open in time: {self.log_text()[-2000:]}")

    def answers(self, path: str) -> bool:
        """Whether this is answered with 200."""
        with suppress(OSError, urllib.error.URLError):
            return self.get(path)[0] == 200
        return False

    def get(self, path: str) -> tuple[int, str]:
        """Send a GET from this machine."""
        request = urllib.request.Request(self.web + path, headers={"Authorization": f"Bearer {METRICS_KEY}"})
        with urllib.request.urlopen(request, timeout=5) as answer:
            return answer.status, answer.read().decode()

    def log_text(self) -> str:
        """Return its log."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    @property
    def pid(self) -> int:
        """Return the process id."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """Send kill -9 to it and its workers at once."""
        self.end(signal.SIGKILL)

    def term(self) -> None:
        """Stop it gracefully, as a service manager does."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """Send a signal and wait until everything is gone."""
        if self.process is None:
            return
        below = children(self.pid) if how == signal.SIGKILL else []
        for pid in [self.pid, *below]:
            with suppress(ProcessLookupError):
                os.kill(pid, how)
        self.process.wait(15)
        self.process = None

    async def in_thread(self, work: Callable[[], object]) -> None:
        """Run something slow in a thread, while clients go on."""
        await asyncio.to_thread(work)

    def __enter__(self) -> ServerProcess:
        return self if self.process is not None else self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    # -- what it costs -------------------------------------------------------------------------------------------

    def memory_mb(self) -> float:
        """Return the resident memory of the server process."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def handles(self) -> int:
        """Return the number of open file handles."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def metric(self, name: str) -> float:
        """Return a metric, summed over its labels."""
        lines = self.get("/metrics")[1].splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith((name + "{", name + " ")))


def children(pid: int) -> list[int]:
    """Return every process below this one."""
    parents: dict[int, list[int]] = {}
    for each in os.listdir("/proc"):
        if each.isdigit():
            with suppress(OSError):
                stat = Path(f"/proc/{each}/stat").read_text()
                parents.setdefault(int(stat.rpartition(")")[2].split()[1]), []).append(int(each))
    found: list[int] = []
    rest = [pid]
    while rest:
        below = parents.get(rest.pop(), [])
        found += below
        rest += below
    return found


def bot_processes(server: ServerProcess) -> list[int]:
    """Return the processes in which bots think."""
    return [pid for pid in children(server.pid) if b"regnum.server.workers.worker" in command_of(pid)]


def command_of(pid: int) -> bytes:
    """Return the command line of a process; empty when it is gone."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def holders(port: int, pids: list[int]) -> list[int]:
    """Return those of these processes that hold the socket which listens on a port."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inodes = {row[9] for row in rows if row[3] == "0A" and int(row[1].rpartition(":")[2], 16) == port}
    assert inodes, "nobody listens"
    return [pid for pid in pids if any(f"socket:[{each}]" in open_files(pid) for each in inodes)]


def open_files(pid: int) -> set[str]:
    """Return what a process has open."""
    found = set()
    with suppress(OSError):
        for each in os.listdir(f"/proc/{pid}/fd"):
            with suppress(OSError):
                found.add(os.readlink(f"/proc/{pid}/fd/{each}"))
    return found
