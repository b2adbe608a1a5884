"""Records that anybody hands in are read in a process of their own, with a budget, and their errors come back whole."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.core.errors import IllegalMove, OptionError, RecordError, UnknownGame
from regnum.server import records, replays
from regnum.server.workers import WorkerError, WorkerPool
from regnum.server.workers import pool as pools
from regnum.server.workers.protocol import ChosenMove, RecordRequest
from regnum.server.workers.records import error_of, read
from regnum.server.workers.worker_process import WorkerProcess
from tests.server.rest.client import api_server

from .helpers import HANGS, MATCH, Run, move_request, trouble, until


def played(seed: int = 3) -> regnum.Match:
    """Return a whole match of chance."""
    match, dice = regnum.new("brothers", seats=2, seed=seed), random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def test_every_question_is_answered_as_it_would_be_here(run: Run) -> None:
    async def scene() -> None:
        pool, match = WorkerPool(1, 20_000), played()
        record = match.record()
        expected = {
            RecordRequest("position", record, 7, 1): records.position(record, 7, 1),
            RecordRequest("course", record): replays.course(record),
            RecordRequest("text", record): records.record_text(record),
            RecordRequest("cut", record, 5): match.rewound(5).record(),
            RecordRequest("analysed", record, 5): records.analysed(record, 5, None, ""),
            RecordRequest("review", record): records.review_plan(record),
        }
        for asked, answer in expected.items():
            assert bytes(await pool.read(asked)) == msgspec.json.encode(answer)
        (worker,) = pool.all
        assert isinstance(worker, WorkerProcess) and worker.process is not None and pool.replaced == 0
        await pool.close()

    run(scene())


WRONG = [
    ("hello", None, RecordError), (MATCH.record() + "1 green castle\n", None, RecordError),
    (MATCH.record(), 99, OptionError), (MATCH.record().replace("brothers", "nowhere"), None, RecordError),
]  # fmt: skip


@pytest.mark.parametrize(("record", "moves", "kind"), WRONG)
def test_what_is_wrong_is_raised_again_as_it_was(record: str, moves: int | None, kind: type[Exception]) -> None:
    with pytest.raises(kind) as direct:
        records.position(record, moves, None)
    found = read(RecordRequest("position", record, moves))
    again = error_of(msgspec.json.decode(msgspec.json.encode(found), type=type(found)))  # type: ignore[arg-type]
    assert type(again) is type(direct.value) and str(again) == str(direct.value)
    assert getattr(again, "line", 0) == getattr(direct.value, "line", 0)
    for cause in (IllegalMove, UnknownGame):
        assert isinstance(again.__cause__, cause) is isinstance(direct.value.__cause__, cause)


def test_one_that_takes_too_long_is_given_up_at_once_and_the_next_is_answered(tmp_path: Path, run: Run) -> None:
    async def scene() -> None:
        pool = WorkerPool(1, 200, trouble(tmp_path, HANGS), grace_s=0.2)
        asked = RecordRequest("cut", MATCH.record(), 0)
        with pytest.raises(WorkerError):
            await pool.read(asked)
        assert pool.replaced == 1
        answer = await pool.read(msgspec.structs.replace(asked, budget_ms=20_000))
        assert msgspec.json.decode(answer, type=str) == MATCH.record()
        await pool.close()

    run(scene())


def test_more_questions_than_can_be_answered_are_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(pools, "MOST_WAITING", 3)
        pool = WorkerPool(1, 20_000)
        asked = [pool.read(RecordRequest("cut", played(seed).record())) for seed in range(6)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(each, WorkerError) for each in answers] == [False] * 3 + [True] * 3
        await pool.close()

    run(scene())


def test_a_bot_at_a_table_is_asked_before_all_who_analyse(run: Run) -> None:
    async def scene() -> None:
        pool, order = WorkerPool(1, 20_000), list[str]()

        async def ask(kind: str) -> None:
            if kind == "move":
                assert isinstance(await pool.choose(move_request()), ChosenMove)
            else:
                await pool.read(RecordRequest("cut", MATCH.record()))
            order.append(kind)

        tasks = [asyncio.ensure_future(ask("record")) for _ in range(4)]
        await until(lambda: pool.waiting == 4)
        tasks.append(asyncio.ensure_future(ask("move")))
        await asyncio.gather(*tasks)
        assert order.index("move") == 1
        await pool.close()

    run(scene())


def test_whoever_gives_up_waiting_takes_no_worker_along(run: Run) -> None:
    async def scene() -> None:
        free = pools.FreeWorkers(1)
        await free.acquire(first=False)
        waiting = [asyncio.ensure_future(free.acquire(first=first)) for first in (False, True, False)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.gather(waiting[1], return_exceptions=True)
        free.release()
        await waiting[0]
        waiting[2].cancel()  # in the moment in which it is given one
        free.release()
        await asyncio.gather(waiting[2], return_exceptions=True)
        async with asyncio.timeout(5):
            await free.acquire(first=True)

    run(scene())


async def test_no_record_of_a_stranger_is_replayed_in_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(record: str) -> None:
        raise AssertionError("replayed in the process of the server")

    monkeypatch.setattr(replays, "ParsedRecord", forbidden)
    replays.parsed_record.cache_clear()
    record = played(8).record()
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        for path in ("/api/replay", "/api/course", "/api/replay/moves"):
            assert (await one.ask("POST", path, {"record": record})).status_code == 200
            assert (await one.ask("POST", path, {"record": "hello"})).status_code == 422
        assert (await one.ask("POST", "/api/analysis", {"record": record})).status_code == 422  # over: checked there
        assert (await one.ask("POST", "/api/review", {"record": "hello"})).status_code == 422
