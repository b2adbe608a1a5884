"""Requests that are cancelled, a pool that closes, a server that dies; and the loop that goes on meanwhile."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from pathlib import Path

import pytest

import regnum
from regnum.server.workers import WorkerError, WorkerPool
from regnum.server.workers.pool import WORKER
from regnum.server.workers.worker_process import SECRET, WorkerProcess

from .helpers import HANGS, LATE, LONG_S, MATCH, SEAT, Run, alive, move_request, processes_of, trouble, until


def test_a_cancelled_request_leaves_no_late_answer_behind(run: Run, tmp_path: Path) -> None:
    async def scene() -> None:
        pool = WorkerPool(1, 500_000, trouble(tmp_path, LATE))
        asking = asyncio.create_task(pool.choose(move_request()))
        waiting = asyncio.create_task(pool.choose(move_request(2)))
        impatient = asyncio.create_task(pool.choose(move_request(3)))
        await until((tmp_path / "mark.asked").exists)
        asking.cancel()
        impatient.cancel()
        assert (await waiting).move == regnum.bot("greedy", 2).choose(MATCH, SEAT)
        assert asking.cancelled() and impatient.cancelled()
        assert (await pool.choose(move_request())).move == regnum.bot("greedy", 1).choose(MATCH, SEAT)
        assert (pool.replaced, pool.waiting, len(pool.idle)) == (0, 0, 1)
        await pool.close()

    run(scene())


def test_requests_cancelled_at_any_moment_leave_the_pool_whole(run: Run) -> None:
    async def scene() -> None:
        pool = WorkerPool(2, 20_000)
        for n in range(20):
            asking = [asyncio.create_task(pool.choose(move_request(n))) for _ in range(3)]
            await asyncio.sleep(n * 0.01)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        assert (await pool.choose(move_request(7))).move == regnum.bot("greedy", 7).choose(MATCH, SEAT)
        assert (len(pool.idle), pool.waiting) == (2, 0)
        await pool.close()
        assert all(process.returncode is not None for worker in processes_of(pool) for process in worker.killed)

    run(scene())


def test_closing_kills_all_and_tells_who_waits(run: Run, tmp_path: Path) -> None:
    async def scene() -> None:
        pool = WorkerPool(2, 500_000, trouble(tmp_path, HANGS))
        first = asyncio.create_task(pool.choose(move_request()))
        await until((tmp_path / "mark.asked").exists)
        await pool.start()
        processes = [worker.process for worker in processes_of(pool)]
        starting = [asyncio.create_task(pool.choose(move_request(n))) for n in range(3)]
        await asyncio.sleep(0)
        await pool.close()
        for task in (first, *starting):
            with pytest.raises(WorkerError, match="shutting down"):
                await task
        assert [process.returncode for process in processes if process] == [-signal.SIGKILL] * 2
        assert not any(alive(process.pid) for process in processes if process)
        with pytest.raises(WorkerError, match="shutting down"):
            await pool.choose(move_request())
        await pool.close()

    run(scene())


def test_a_worker_knows_none_of_the_servers_passwords(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SECRET:
        monkeypatch.setenv(name, "hush")
    monkeypatch.setenv("REGNUM_HOME", str(tmp_path))
    told = tmp_path / "told"
    write = f"import os, pathlib; pathlib.Path({str(told)!r}).write_text(' '.join(os.environ))"

    async def scene() -> None:
        worker = WorkerProcess([sys.executable, "-c", write])
        await worker.start()
        await until(lambda: told.exists() and bool(told.read_text()))
        worker.end()
        await worker.wait_gone()

    run(scene())
    names = set(told.read_text().split())
    assert not names & SECRET and "REGNUM_HOME" in names


def test_a_worker_ends_with_its_server() -> None:
    async def scene() -> int:
        process = await asyncio.create_subprocess_exec(
            *WORKER, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdin is not None and process.stdout is not None
        assert await process.stdout.readline() == b'{"n":0,"said":{"t":"ready"}}\n'
        process.stdin.close()
        async with asyncio.timeout(LONG_S):
            return await process.wait()

    assert asyncio.run(scene()) == 0


def test_the_event_loop_goes_on_while_two_bots_think(run: Run) -> None:
    async def scene() -> None:
        pool = WorkerPool(2, 20_000)
        lags: list[float] = []

        async def tick() -> None:
            while True:
                began = time.perf_counter()
                await asyncio.sleep(0.002)
                lags.append(time.perf_counter() - began - 0.002)

        ticking = asyncio.create_task(tick())
        match = MATCH.clone()
        for _ in range(10):
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        await asyncio.gather(*(pool.choose(move_request(seed, match)) for seed in range(120)))
        ticking.cancel()
        await pool.close()
        lags.sort()
        p50, p99 = lags[len(lags) // 2], lags[-1 - len(lags) // 100]
        print(f"{len(lags)} ticks, lag p50 {p50 * 1000:.2f} ms, p99 {p99 * 1000:.2f} ms")
        assert len(lags) > 20

    run(scene())
