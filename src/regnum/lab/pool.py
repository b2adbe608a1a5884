"""Run tasks in parallel: in processes of this machine, or on a Ray cluster. Results come in order.

The result of a task may depend only on the task, so it is the same for one worker, for eight and for a cluster.
"""

from __future__ import annotations

import logging
import os
import re
import socket
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Self, TypeVar

import regnum
from regnum.core.errors import RegnumError
from regnum.extras import needs

AHEAD = 4  # tasks that wait for each worker, so that none is idle and no plan is too long for memory
PATIENCE_S = 5.0  # for an answer from a cluster's address
ADDRESS = re.compile(r"(?P<client>ray://)?(?P<host>[\w.-]+|\[[0-9a-fA-F:]+\]):(?P<port>\d{1,5})")

Task = TypeVar("Task")
Result = TypeVar("Result")


class PoolError(RegnumError):
    """The workers cannot be started, or were lost."""


class Workers(ABC):
    """A pool of workers. A `with` block starts and stops them, also when the work is given up halfway."""

    count: int

    @abstractmethod
    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        """Submit one task and return a handle of its result."""

    @abstractmethod
    def result(self, handle: Any) -> Any:
        """Wait for a task and return its result."""

    @abstractmethod
    def __enter__(self) -> Self: ...

    @abstractmethod
    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        pass

    def spread(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """The results in the order of the tasks. A task is fetched only when a worker will soon be free for it."""
        rest = iter(tasks)
        waiting = deque(self.submit(work, task) for task in islice(rest, AHEAD * self.count))
        while waiting:
            yield self.result(waiting.popleft())
            waiting.extend(self.submit(work, task) for task in islice(rest, 1))


class ProcessWorkers(Workers):
    """Processes of this machine.

    Spawned, not forked: a fork beside the thread of a progress bar may inherit its locks.
    """

    def __init__(self, jobs: int) -> None:
        self.count = jobs

    def __enter__(self) -> Self:
        self.pool = ProcessPoolExecutor(max_workers=self.count, mp_context=get_context("spawn"))
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.pool.shutdown(cancel_futures=True)

    def submit(self, work: Callable[[Any], Any], task: Any) -> Future[Any]:
        """Into the queue of the pool."""
        return self.pool.submit(work, task)

    def result(self, handle: Future[Any]) -> Any:
        """Waits for it."""
        try:
            return handle.result()
        except BrokenProcessPool:
            raise PoolError("a worker process died, possibly out of memory; try fewer --jobs") from None


class RayWorkers(Workers):
    """The workers of a Ray cluster: `local` starts one on this machine with `jobs` CPUs, `auto` finds a running one,
    and `host:6379` or `ray://host:10001` is the address of one.

    Each machine of a cluster needs this version of regnum installed; every task looks first whether it is.
    """

    def __init__(self, address: str, jobs: int = 1) -> None:
        self.address = checked_address(address)
        self.count = jobs

    def __enter__(self) -> Self:
        self.ray = ray_module()
        self.ours = not self.ray.is_initialized()  # who started it stops it
        if self.ours:
            self.connect()
        self.count = max(1, int(self.ray.cluster_resources().get("CPU", self.count)))
        self.remote = self.ray.remote(answered)
        return self

    def connect(self) -> None:
        """Start or find the cluster. Its log would break the progress bar, so only errors are printed."""
        settings: dict[str, Any] = {"address": self.address, "log_to_driver": False}
        if self.address == "local":
            settings |= {"num_cpus": self.count, "include_dashboard": False}
        if self.address.startswith("ray://"):
            logging.getLogger("ray").setLevel(logging.ERROR)  # a client would pass the level on to the cluster
        else:
            settings["logging_level"] = logging.ERROR
        try:
            check_reachable(self.address)
            self.ray.init(**settings)
        except (OSError, RuntimeError, ValueError) as wrong:  # Ray has no family of its own for them
            raise PoolError(f"cannot connect to a Ray cluster at {self.address!r}: {short_reason(wrong)}") from None

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        if self.ours:
            self.ray.shutdown()

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        """To whichever machine has a CPU free."""
        return self.remote.remote(regnum.__version__, work, task)

    def result(self, handle: Any) -> Any:
        """Waits for it; a mistake of the work comes back as it was raised there."""
        errors = self.ray.exceptions
        try:
            return self.ray.get(handle)
        except errors.RayTaskError as wrong:
            raise wrong.cause from None
        except errors.RayError as wrong:
            raise PoolError(f"the Ray cluster at {self.address!r} lost a task: {short_reason(wrong)}") from None


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], *, jobs: int = 1, ray: str | None = None
) -> Iterator[Result]:
    """Do `work` with each task and yield the results in order, lazily.

    `work` is a function of a module, or a functools.partial of one, since it travels by name. With one job and no
    cluster it is done right here.
    """
    if ray is None and jobs == 1:
        yield from map(work, tasks)
        return
    workers = ProcessWorkers(jobs) if ray is None else RayWorkers(ray, jobs)
    with workers:
        yield from workers.spread(work, tasks)


def answered(version: str, work: Callable[[Any], Any], task: Any) -> Any:
    """What a machine of a cluster does: a task, if it plays by the same rules as who asked."""
    if regnum.__version__ != version:
        raise PoolError(
            f"{socket.gethostname()} has regnum {regnum.__version__}, not {version}; all machines need the same version"
        )
    return work(task)


def checked_address(address: str) -> str:
    """PoolError unless it is written as Ray's addresses are."""
    if address in ("local", "auto"):
        return address
    found = ADDRESS.fullmatch(address)
    if found is None or not 0 < int(found["port"]) < 2**16:
        raise PoolError(f"--ray takes local, auto, host:6379 or ray://host:10001, not {address[:80]!r}")
    return address


def check_reachable(address: str) -> None:
    """OSError if no server listens there: Ray itself would try for a minute before it says so."""
    found = ADDRESS.fullmatch(address)
    if found is not None:
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), PATIENCE_S).close()


def short_reason(wrong: Exception) -> str:
    """What Ray says, as long as a person reads; it likes to add a whole traceback."""
    lines = [line.strip() for line in str(wrong).splitlines() if line.strip()] or [type(wrong).__name__]
    return lines[0] if len(lines) == 1 else f"{lines[0]} {lines[-1]}"


def ray_module() -> Any:
    """Ray, which only those need who ask for it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    with needs("cluster", "a Ray cluster"):
        import_module("ray")
    return import_module("ray")
