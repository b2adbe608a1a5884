"""Real worker processes: asked, killed, hung, and asked again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

import regnum
from regnum.server.workers import AnalysisRequest, MatchSource, MoveRequest, WorkerError, WorkerPool
from regnum.server.workers.thinking import evaluate_moves

from .helpers import DIES, HANGS, MATCH, SEAT, Run, alive, move_request, processes_of, trouble, until


def test_the_same_seed_gives_the_same_answer_wherever_it_is_thought(run: Run) -> None:
    async def scene() -> None:
        pool = WorkerPool(2, 20_000)
        await pool.start()
        answers = await asyncio.gather(*(pool.choose(move_request(seed)) for seed in (1, 2, 3, 1, 2, 3)))
        assert [each.move for each in answers[:3]] == [each.move for each in answers[3:]]
        expected = [regnum.bot("greedy", seed).choose(MATCH, SEAT) for seed in (1, 2, 3)]
        assert [each.move for each in answers[:3]] == expected
        assert all(each.took_ms >= 0 for each in answers)
        await pool.close()
        assert (pool.waiting, pool.replaced) == (0, 0)

    run(scene())


def test_a_whole_game_with_undo_and_a_sandbox_is_thought_right(run: Run) -> None:
    async def scene() -> None:
        pool = WorkerPool(1, 20_000)
        match = MATCH.clone()
        for n in range(12):
            answer = await pool.choose(move_request(n, match))
            assert answer.move == regnum.bot("greedy", n).choose(match, match.waiting[0])
            match.play(match.waiting[0], answer.move)
        back = match.rewound(7)
        seat = back.waiting[0]
        back.play(seat, back.legal(seat)[-1])
        answer = await pool.choose(move_request(3, back))
        assert answer.move == regnum.bot("greedy", 3).choose(back, back.waiting[0])

        world = match.imagine(0, 99)
        seat = world.waiting[0]
        source = MatchSource(match.record(), "sandbox", (0, 99))
        answer = await pool.choose(MoveRequest(source, [], seat, "greedy", 4))
        assert answer.move == regnum.bot("greedy", 4).choose(world, seat)
        findings = await pool.analyse(AnalysisRequest(source, [], seat, "knight", 4))
        direct = evaluate_moves(world, seat, "knight", 4)
        assert (findings.move, findings.chances, findings.prospects) == (direct.move, direct.chances, direct.prospects)
        await pool.close()

    run(scene())


def test_a_long_record_fits_through(run: Run) -> None:
    async def scene() -> None:
        pool = WorkerPool(1, 20_000)
        remarks = "# a remark that makes it long\n" * 20_000
        source = MatchSource(MATCH.record() + remarks, "long")
        answer = await pool.choose(MoveRequest(source, [], SEAT, "greedy", 1))
        assert answer.move == regnum.bot("greedy", 1).choose(MATCH, SEAT)
        await pool.close()

    run(scene())


@pytest.mark.parametrize(
    "behaviour",
    [
        DIES,
        "sys.exit(0)",
        "print('nonsense', flush=True); time.sleep(600)",
        """print('{"n": 7, "said": {"t": "answer", "move": "x", "took_ms": 0}}', flush=True); time.sleep(600)""",
        "sys.stdout.write('x' * 40_000_000); sys.stdout.flush(); time.sleep(600)",
    ],
    ids=["killed", "ended", "nonsense", "wrong number", "endless line"],
)
def test_a_worker_that_is_lost_is_replaced_and_the_move_asked_again(behaviour: str, run: Run, tmp_path: Path) -> None:
    async def scene() -> None:
        pool = WorkerPool(1, 20_000, trouble(tmp_path, behaviour))
        answer = await pool.choose(move_request())
        assert answer.move == regnum.bot("greedy", 1).choose(MATCH, SEAT)
        assert pool.replaced == 1
        await until(lambda: not alive(int((tmp_path / "mark").read_text())))
        await pool.close()

    run(scene())


def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced(run: Run, tmp_path: Path) -> None:
    async def scene() -> None:
        pool = WorkerPool(1, 500_000, trouble(tmp_path, HANGS))
        asking = asyncio.create_task(pool.choose(move_request()))
        await until((tmp_path / "mark.asked").exists)
        os.kill(int((tmp_path / "mark").read_text()), signal.SIGKILL)
        assert (await asking).move == regnum.bot("greedy", 1).choose(MATCH, SEAT)
        assert pool.replaced == 1
        await pool.close()

    run(scene())


def test_a_worker_that_died_while_idle_costs_nobody_anything(run: Run) -> None:
    async def scene() -> None:
        pool = WorkerPool(1, 20_000)
        await pool.choose(move_request())
        process = processes_of(pool)[0].process
        assert process is not None
        process.kill()
        assert (await pool.choose(move_request())).move
        await process.wait()
        assert (await pool.choose(move_request())).move
        await pool.close()

    run(scene())


def test_a_worker_that_hangs_is_killed_after_its_budget(run: Run, tmp_path: Path) -> None:
    async def scene() -> None:
        # The replacement has the same budget, so it must be long enough for a busy machine.
        pool = WorkerPool(1, 1_000, trouble(tmp_path, HANGS), grace_s=2)
        began = time.monotonic()
        assert (await pool.choose(move_request())).move
        print(f"answered after {time.monotonic() - began:.2f} s, one hang of 3 s included")
        assert pool.replaced >= 1
        await until(lambda: not alive(int((tmp_path / "mark").read_text())))
        await pool.close()

    run(scene())


def test_after_three_tries_nobody_asks_again(run: Run, tmp_path: Path) -> None:
    async def scene() -> None:
        script = tmp_path / "dies.py"
        script.write_text(f"import sys; open({str(tmp_path / 'starts')!r}, 'a').write('x')")
        pool = WorkerPool(1, 20_000, [sys.executable, str(script)])
        with pytest.raises(WorkerError, match="no answer after 3 attempts"):
            await pool.choose(move_request())
        assert (tmp_path / "starts").read_text() == "xxx"
        await pool.close()

    run(scene())


def test_a_command_that_is_not_there_is_an_error_and_not_a_hang(run: Run, tmp_path: Path) -> None:
    async def scene() -> None:
        pool = WorkerPool(1, 20_000, [str(tmp_path / "nothing")])
        with pytest.raises(WorkerError, match="cannot start"):
            await pool.start()
        with pytest.raises(WorkerError, match="3 attempts"):
            await pool.choose(move_request())
        await pool.close()

    run(scene())


def test_a_request_that_is_wrong_fails_at_once_and_the_worker_lives_on(run: Run) -> None:
    async def scene() -> None:
        pool = WorkerPool(1, 20_000)
        await pool.choose(move_request())
        process = processes_of(pool)[0].process
        with pytest.raises(WorkerError, match="OptionError at") as wrong:
            await pool.choose(move_request(bot="nobody"))
        assert "nobody" not in str(wrong.value)
        assert (await pool.choose(move_request())).move
        assert processes_of(pool)[0].process is process
        await pool.close()

    run(scene())
