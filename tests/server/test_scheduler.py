"""Every table goes on by itself: bots move, clocks expire, and a restart loses nothing."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from regnum.server import scheduler, table_store
from regnum.server.heartbeat import last_heartbeat, record_heartbeat
from regnum.server.open_table import OpenTable
from regnum.server.scheduler import MAX_FAILURES, STOPPED_MS
from regnum.server.settings import now_ms
from regnum.server.store.errors import StoreError
from regnum.server.store.schema import entries
from regnum.server.workers.protocol import ChosenMove, MoveRequest, WorkerError
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.settings import Clock, TableSettings
from tests.server.table_for_two import OpenServer, legal, move_on, open_server

TURN = Clock("turn", turn_s=10)


async def log_entries(live: OpenTable) -> list[log.LogEntry]:
    """Return the log as stored."""
    rows = await live.store.read(partial(table_store.since, table_id=live.id, known=0))
    return [log.decode(row.body) for row in rows]


async def test_bots_play_until_a_person_is_asked(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna = await here.person()
        live = await here.table(anna, "random")
        client = await here.seated(anna, live)
        for _ in range(5):
            await here.until(lambda: 0 in live.table.waiting)
            while client.at != live.table.at:  # what the client is sent is made in a thread after the change
                await client.silent()
            assert (await client.play(*legal(live, 0)))["t"] == "done"
        await here.until(lambda: 0 in live.table.waiting and not here.services.scheduler.busy(live.id))
        assert {step.seat for step in live.table.steps} == {0, 1}


async def test_a_table_of_bots_plays_to_the_end_in_worker_processes(tmp_path: Path) -> None:
    async with open_server(tmp_path, workers=True) as here:
        host = await here.person()
        live = await here.table("random", "greedy", host=host)
        await here.until(lambda: live.table.state == "over")
        assert live.table.the_match().over and live.table.the_match().result is not None


async def test_after_a_restart_the_bots_go_on(database_url: str) -> None:
    async with open_server(database_url, pace_ms=60_000) as here:
        host = await here.person()
        live = await here.table("random", "random", host=host)
        assert here.services.scheduler.busy(live.id) and live.table.at == 0
    async with open_server(database_url) as again:
        await again.until(lambda: live.id in again.services.tables.by_id)
        resumed = again.services.tables.by_id[live.id]
        await again.until(lambda: resumed.table.state == "over")


async def test_thinking_never_stops_the_loop(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        go = asyncio.Event()

        async def slow(request: MoveRequest) -> ChosenMove:
            await go.wait()
            return ChosenMove(legal(live, request.seat)[1], 1)

        here.services.workers.choose = slow  # type: ignore[method-assign]
        anna, carl = await here.person(), await here.person("Carl")
        live = await here.table("random", anna)
        await move_to_bot(live, anna.id)
        other, one, _ = await here.two()
        assert (await one.play(*legal(other)))["t"] == "done"
        client = await here.seated(carl, live)
        assert (await client.say("it thinks"))["t"] == "done" and here.services.scheduler.busy(live.id)
        before = live.table.at
        go.set()
        await here.until(lambda: live.table.at > before)


async def move_to_bot(live: OpenTable, person: str) -> None:
    """Play until the bot must move."""
    while live.table.bot_to_move() is None:
        await move_on(live)


async def test_what_somebody_changed_meanwhile_is_not_played_over(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        go, asked = asyncio.Event(), asyncio.Event()

        async def slow(request: MoveRequest) -> ChosenMove:
            asked.set()
            await go.wait()
            return ChosenMove(legal(live, request.seat)[1], 1)

        here.services.workers.choose = slow  # type: ignore[method-assign]
        anna = await here.person()
        live = await here.table("random", "random", host=anna)
        await asked.wait()
        seat = live.table.waiting[0]
        await live.change(partial(sat, person=anna.id, seat=seat))
        go.set()
        await here.until(lambda: not here.services.scheduler.busy(live.id))
        assert live.table.at == 0 and live.table.seats[seat].person == anna.id


def sat(table: Any, now: int, person: str, seat: int) -> commands.Entries:
    return commands.sit(table, person, seat, now)


async def test_a_bot_that_always_fails_is_answered_for_by_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.server.scheduler.INTERVAL_S", 0.01)
    async with open_server(tmp_path) as here:
        usual, asked = here.services.workers.choose, []

        async def choose(request: MoveRequest) -> ChosenMove:
            asked.append(request.bot)
            if request.bot == "greedy":
                raise WorkerError("the bot failed")
            return await usual(request)

        here.services.workers.choose = choose  # type: ignore[method-assign]
        host = await here.person()
        live = await here.table("greedy", "greedy", host=host)
        await here.until(lambda: live.table.at > 0)
        assert asked[: MAX_FAILURES + 1] == ["greedy"] * MAX_FAILURES + ["random"]
        await here.until(lambda: live.table.at > 1)
        assert asked.count("greedy") >= 2 * MAX_FAILURES, "it is trusted again after every answer"


async def test_a_bot_whose_move_could_not_be_kept_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.server.scheduler.INTERVAL_S", 0.01)
    async with open_server(tmp_path) as here:
        usual = here.services.tables.writer.write
        failed: list[Any] = []

        async def keep(change: Any, *more: Any) -> str:
            if change.rows[0][0] > 1 and len(failed) < 3:
                failed.append(change)
                raise StoreError("nothing was written")
            return await usual(change, *more)

        here.services.tables.writer.write = keep  # type: ignore[method-assign, assignment]  # a stand-in
        live = await here.table("random", "random", host=await here.person())
        await here.until(lambda: live.table.at > 2)
        assert len(failed) == 3 and not here.services.scheduler.failures[live.id]


# -- clocks ----------------------------------------------------------------------------------------------------------


async def test_a_process_that_was_stopped_takes_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "STOPPED_MS", 500)  # every round of the loop looks like a stop
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, agreed=TableSettings(clock=TURN))
        due = live.table.clocks.due()
        assert due is not None
        await here.until(lambda: (live.table.clocks.due() or 0) > due + 900)


def stop_loop(here: OpenServer) -> None:
    """Stop the scheduler's loop: it runs only when a test calls it."""
    assert here.services.scheduler.task is not None
    here.services.scheduler.task.cancel()


async def run_out(here: OpenServer, clock: Clock) -> tuple[OpenTable, Any, int]:
    """Create a match whose first player's time has just expired."""
    stop_loop(here)
    anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
    live = await here.table(anna, bohdan, agreed=TableSettings(clock=clock), ago_ms=11_000)
    seat = live.table.waiting[0]
    client = await here.seated((anna, bohdan)[seat], live)
    await here.services.scheduler.handle_due()
    return live, client, seat


async def test_at_zero_everybody_is_warned_once(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, client, seat = await run_out(here, TURN)
        assert live.table.clocks.seats[seat].ran_out
        messages = [await client.next("state")] + [each for each in await client.silent() if each["t"] == "state"]
        assert messages[0]["sight"]["clocks"][seat]["ran_out"] is True
        for _ in range(2):
            await here.services.scheduler.handle_due()
        assert sum(isinstance(each, log.RanOut) for each in await log_entries(live)) == 1
        assert (await client.play(*legal(live, seat)))["t"] == "done", "whoever was warned still plays"


async def test_at_zero_a_bot_takes_over_and_the_person_comes_back(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, client, seat = await run_out(here, Clock("turn", turn_s=10, at_zero="bot", bot="random"))
        assert live.table.seats[seat].bot == "random"
        await here.until(lambda: seat not in live.table.waiting)
        await client.silent()
        refused = await client.play(seat, "anything")
        assert refused["refusal"]["code"] == "bot_plays"
        me = client.person.id
        await live.change(partial(came_back, person=me, seat=seat))
        assert live.table.seats[seat].played_by(me)
        while seat not in live.table.waiting:
            await move_on(live)
        await client.silent()
        assert (await client.play(*legal(live, seat)))["t"] == "done"


def came_back(table: Any, now: int, person: str, seat: int) -> commands.Entries:
    return commands.take_back_seat(table, person, seat, now)


async def test_the_rounds_call_out_clocks_without_being_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.scheduler.INTERVAL_S", 0.01)
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person(), await here.person()
        live = await here.table(anna, bohdan, agreed=TableSettings(clock=TURN), ago_ms=11_000)
        await here.until(lambda: any(each.ran_out for each in live.table.clocks.seats))


async def test_a_clock_that_still_runs_is_left_alone(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person(), await here.person()
        live = await here.table(anna, bohdan, agreed=TableSettings(clock=TURN), ago_ms=2_000)
        await here.services.scheduler.handle_due()
        assert not any(each.ran_out for each in live.table.clocks.seats)


@pytest.mark.parametrize(("closed_ms", "sleeps"), [(10 * STOPPED_MS, True), (STOPPED_MS // 2, False)])
async def test_time_in_which_the_server_was_down_does_not_count(
    database_url: str, closed_ms: int, sleeps: bool
) -> None:
    async with open_server(database_url) as here:
        stop_loop(here)
        anna, bohdan = await here.person(), await here.person()
        clock = Clock("turn", turn_s=60)
        live = await here.table(anna, bohdan, agreed=TableSettings(clock=clock), ago_ms=closed_ms + 5_000)
        days = await here.table(
            anna, bohdan, agreed=TableSettings(clock=Clock("days", turn_s=86_400)), ago_ms=closed_ms
        )
        await here.services.store.write(partial(record_heartbeat, now=now_ms() - closed_ms))
    async with open_server(database_url) as again:
        resumed = await again.services.tables.get(live.id)
        slept = [each.ms for each in await log_entries(resumed) if isinstance(each, log.Slept)]
        assert len(slept) == sleeps and all(abs(ms - closed_ms) < 20_000 for ms in slept)
        assert not any(clock.ran_out for clock in resumed.table.clocks.seats)
        assert not any(
            isinstance(each, log.Slept) for each in await log_entries(await again.services.tables.get(days.id))
        )
        alive = await again.services.store.read(last_heartbeat)
        assert alive is not None and now_ms() - alive < 20_000


async def test_a_damaged_log_holds_up_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.scheduler.INTERVAL_S", 0.01)
    async with open_server(tmp_path, pace_ms=60_000) as here:
        host = await here.person()
        lives = [await here.table("random", "random", host=host) for _ in range(3)]
        broken = lives[0].id
        await here.services.store.write(
            lambda c: c.execute(update(entries).where(entries.c.table_id == broken).values(body=b"{}")) and None
        )
        await here.services.store.write(partial(record_heartbeat, now=now_ms() - 10 * STOPPED_MS))
    async with open_server(tmp_path) as again:
        for live in lives[1:]:
            await again.until(lambda id=live.id: id in again.services.tables.by_id)  # type: ignore[misc]
            await again.until(lambda id=live.id: again.services.tables.by_id[id].table.state == "over")  # type: ignore[misc]
        assert broken not in again.services.tables.by_id
