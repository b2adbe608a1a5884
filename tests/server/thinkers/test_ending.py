"""Requests that are cancelled, a house that closes, a server that dies; and the loop that goes on meanwhile."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest

import regnum
from regnum.server.thinkers import ThinkerError, Thinkers
from regnum.server.thinkers.pool import WORKER

from .helpers import HANGS, LATE, LONG_S, MATCH, SEAT, Run, alive, thought, trouble, until


def test_a_cancelled_request_leaves_no_late_answer_behind(run: Run, tmp_path: Path) -> None:
    async def scene() -> None:
        thinkers = Thinkers(1, 500_000, trouble(tmp_path, LATE))
        asking = asyncio.create_task(thinkers.choose(thought()))
        waiting = asyncio.create_task(thinkers.choose(thought(2)))
        impatient = asyncio.create_task(thinkers.choose(thought(3)))
        await until((tmp_path / "mark.asked").exists)
        asking.cancel()
        impatient.cancel()
        assert (await waiting).move == regnum.bot("greedy", 2).choose(MATCH, SEAT)
        assert asking.cancelled() and impatient.cancelled()
        assert (await thinkers.choose(thought())).move == regnum.bot("greedy", 1).choose(MATCH, SEAT)
        assert (thinkers.replaced, thinkers.waiting, len(thinkers.idle)) == (0, 0, 1)
        await thinkers.close()

    run(scene())


def test_requests_cancelled_at_any_moment_leave_the_pool_whole(run: Run) -> None:
    async def scene() -> None:
        thinkers = Thinkers(2, 20_000)
        for n in range(20):
            asking = [asyncio.create_task(thinkers.choose(thought(n))) for _ in range(3)]
            await asyncio.sleep(n * 0.01)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        assert (await thinkers.choose(thought(7))).move == regnum.bot("greedy", 7).choose(MATCH, SEAT)
        assert (len(thinkers.idle), thinkers.waiting) == (2, 0)
        await thinkers.close()
        assert all(process.returncode is not None for thinker in thinkers.all for process in thinker.leaving)

    run(scene())


def test_closing_kills_all_and_tells_who_waits(run: Run, tmp_path: Path) -> None:
    async def scene() -> None:
        thinkers = Thinkers(2, 500_000, trouble(tmp_path, HANGS))
        first = asyncio.create_task(thinkers.choose(thought()))
        await until((tmp_path / "mark.asked").exists)
        await thinkers.start()
        processes = [thinker.process for thinker in thinkers.all]
        starting = [asyncio.create_task(thinkers.choose(thought(n))) for n in range(3)]
        await asyncio.sleep(0)
        await thinkers.close()
        for task in (first, *starting):
            with pytest.raises(ThinkerError, match="closing"):
                await task
        assert [process.returncode for process in processes if process] == [-signal.SIGKILL] * 2
        assert not any(alive(process.pid) for process in processes if process)
        with pytest.raises(ThinkerError, match="closing"):
            await thinkers.choose(thought())
        await thinkers.close()

    run(scene())


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
        thinkers = Thinkers(2, 20_000)
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
        await asyncio.gather(*(thinkers.choose(thought(seed, match)) for seed in range(120)))
        ticking.cancel()
        await thinkers.close()
        lags.sort()
        p50, p99 = lags[len(lags) // 2], lags[-1 - len(lags) // 100]
        print(f"{len(lags)} ticks, lag p50 {p50 * 1000:.2f} ms, p99 {p99 * 1000:.2f} ms")
        assert len(lags) > 20

    run(scene())
