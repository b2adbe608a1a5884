"""Results come in order and lazily, whoever works; an error is one line."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import regnum
from regnum.extras import MissingExtra
from regnum.lab import pool
from regnum.lab.pool import AHEAD, PoolError, ProcessWorkers, Workers, answered, checked_address, spread


def lose_worker(task: int) -> int:
    os._exit(1)


class Ticking(Workers):
    """Works at once, and remembers in which order things happened."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.handed: list[int] = []

    def __enter__(self) -> Ticking:
        return self

    def __exit__(self, *wrong: object) -> None:
        pass

    def submit(self, work: Any, task: Any) -> Any:
        self.handed.append(task)
        return work(task)

    def result(self, handle: Any) -> Any:
        return handle


def test_one_two_and_three_workers_give_the_same_in_order() -> None:
    wanted = [2**task for task in range(40)]
    for jobs in (1, 2, 3):
        assert list(spread(partial(pow, 2), range(40), jobs=jobs)) == wanted


def test_tasks_are_fetched_only_when_their_turn_comes() -> None:
    fetched: list[int] = []

    def endless() -> Iterator[int]:
        task = 0
        while True:
            fetched.append(task)
            yield task
            task += 1

    workers = Ticking(2)
    results = workers.spread(abs, endless())
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    assert len(fetched) == len(workers.handed) == AHEAD * 2 + 2
    alone = spread(abs, endless())
    assert next(alone) == 0 and fetched[-1] == 0


def test_work_that_is_given_up_ends_at_once() -> None:
    results = spread(partial(pow, 3), range(10**9), jobs=2)
    assert next(results) == 1
    results.close()  # type: ignore[attr-defined]
    assert list(results) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_mistake_of_the_work_comes_back_as_it_was(jobs: int) -> None:
    with pytest.raises(ValueError, match=r"math domain error|nonnegative"):
        list(spread(math.sqrt, [1.0, -1.0], jobs=jobs))


def test_a_lost_process_is_reported() -> None:
    with pytest.raises(PoolError, match="worker process died"), ProcessWorkers(1) as workers:
        list(workers.spread(lose_worker, [1]))


@pytest.mark.parametrize(
    "address", ["", "nowhere", "ray://", "ray://host", "host:0", "host:99999", "http://a:1", "a b:1"]
)
def test_an_address_is_checked_before_anything_is_started(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "ray_module", lambda: pytest.fail("Ray was asked for"))
    with pytest.raises(PoolError, match="--ray takes local, auto"):
        list(spread(abs, [1], ray=address))


@pytest.mark.parametrize("address", ["local", "auto", "host:6379", "10.0.0.7:6379", "[::1]:6379", "ray://host:10001"])
def test_addresses_of_ray(address: str) -> None:
    assert checked_address(address) == address


def test_a_wrong_address_is_reported_soon() -> None:
    with pytest.raises(PoolError, match=r"cannot connect to a Ray cluster at '127\.0\.0\.1:1': .*refused"):
        list(spread(abs, [1], ray="127.0.0.1:1"))


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(pool, "import_module", missing)
    with pytest.raises(
        MissingExtra, match=r"a Ray cluster needs the extra 'cluster'; .* pip install 'regnum\[cluster\]'"
    ):
        list(spread(abs, [1], ray="local"))


def test_a_machine_with_another_version_does_not_play() -> None:
    assert answered(regnum.__version__, abs, -3) == 3
    with pytest.raises(PoolError, match=r"not 0\.0\.1; all machines need the same version"):
        answered("0.0.1", abs, -3)
