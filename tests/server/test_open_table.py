"""Nothing is sent before it is stored, and what could not be stored has never happened."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from regnum.server import open_table, table_store, viewpoints, wire
from regnum.server.open_table import OpenTable
from regnum.server.services import Services
from regnum.server.store.errors import StoreError, WriteUncertain
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.errors import TableRefused
from regnum.table.table import Table
from tests.server.table_for_two import SocketClient, legal, open_server, played


class Slow:
    """A store whose next writes wait until they are released."""

    def __init__(self, services: Services) -> None:
        self.go = threading.Event()
        self.begun = asyncio.Event()
        self.write = services.store.write
        self.loop = asyncio.get_running_loop()
        services.store.write = self.waiting  # type: ignore[method-assign]

    async def waiting(self, job: Callable[[Connection], Any]) -> Any:
        def late(c: Connection) -> Any:
            self.loop.call_soon_threadsafe(self.begun.set)
            assert self.go.wait(20)
            return job(c)

        return await self.write(late)


class Failing:
    """A store whose next writes fail; with `after` they are stored all the same."""

    def __init__(self, services: Services, times: int, error: StoreError, *, after: bool = False) -> None:
        self.times = times
        self.error = error
        self.after = after
        self.write = services.store.write
        services.store.write = self.failing  # type: ignore[method-assign]

    async def failing(self, job: Callable[[Connection], Any]) -> Any:
        if self.times == 0:
            return await self.write(job)
        self.times -= 1
        if self.after:
            await self.write(job)
        raise self.error


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    return [each["t"] for each in messages if each["t"] != "present"]


async def test_nobody_is_told_before_it_is_kept(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, other = await here.two()
        watcher = await here.seated(None, live)
        slow = Slow(here.services)
        seat, move = legal(live)
        await mover.send(wire.Play("slow", 0, seat, move))
        await slow.begun.wait()
        try:
            assert kinds(await other.silent()) == kinds(await watcher.silent()) == []
            await other.send(wire.ChangeViewpoint(1 - seat))
            seen = (await other.next("state"))["sight"]
            assert seen["at"] == 0 and seen["steps"] == [] and live.table.at == 0
            late = await here.connect(other.person, live.id)
            await late.send(wire.Hello(wire.PROTOCOL))
        finally:
            slow.go.set()
        assert kinds([await mover.next("state", "done"), await mover.next("state", "done")]) == ["state", "done"]
        assert (await other.next("state"))["sight"]["at"] == (await watcher.next("state"))["sight"]["at"] == 1
        assert (await late.next("state"))["sight"]["at"] == 1


async def test_what_could_not_be_kept_is_refused_and_has_never_happened(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, other = await here.two()
        before = live.table.the_match().hash
        Failing(here.services, 1, StoreError("write failed: the disk is full"))
        seat, move = legal(live)
        refused = await mover.play(seat, move, at=0, id="again")
        assert refused["refusal"]["code"] == "not_kept" and refused["at"] == 0
        assert live.table.at == 0 and live.table.the_match().hash == before and not live.table.answered
        assert not any(each["sight"]["steps"] for each in await other.silent() if each["t"] == "state")
        assert (await mover.play(seat, move, at=0, id="again")) == {"t": "done", "id": "again", "at": 1}
        assert [step["at"] for step in (await other.next("state"))["sight"]["steps"]] == [1]
        assert await kept_length(live) == live.table.length


async def test_a_move_that_was_kept_though_nobody_could_tell_is_played_once(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, other = await here.two()
        Failing(here.services, 1, WriteUncertain("the connection was lost"), after=True)
        assert (await mover.play(*legal(live), at=0))["at"] == 1
        assert (await other.next("state"))["sight"]["at"] == 1 and await kept_length(live) == live.table.length


async def test_a_chat_line_that_could_not_be_kept_is_told_to_nobody(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        _, one, other = await here.two()
        Failing(here.services, 1, StoreError("nothing was written"))
        assert (await one.say("lost", id="line"))["refusal"]["code"] == "not_kept"
        assert kinds(await other.silent()) == []
        assert (await one.say("found", id="line"))["t"] == "done"
        assert (await other.next("said"))["line"]["text"] == "found"


async def test_a_cancelled_command_does_not_tear_the_table(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, mover, other = await here.two()
        slow = Slow(here.services)
        seat, move = legal(live)
        person = mover.person.id if mover.person else ""
        task = asyncio.ensure_future(live.change(partial(played, person=person, seat=seat, move=move)))
        await slow.begun.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()
        slow.go.set()
        for client in (other, mover):
            assert (await client.next("state"))["sight"]["at"] == 1
        assert (await mover.play(*legal(live)))["at"] == 2
        assert await kept_length(live) == live.table.length


async def test_a_mover_who_is_gone_before_the_answer_has_still_moved(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, mover, other = await here.two()
        slow = Slow(here.services)
        await mover.send(wire.Play("last words", 0, *legal(live)))
        await slow.begun.wait()
        mover.socket.transport.abort()
        slow.go.set()
        assert (await other.next("state"))["sight"]["at"] == 1


async def test_a_mistake_in_the_rules_does_not_tear_the_table(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, mover, _ = await here.two()
        before, seat = live.table.the_match().hash, live.table.waiting[0]

        def half(table: Any, now: int) -> commands.Entries:
            commands.play(table, live.table.seats[seat].person or "", *legal(live), 0, "", now)
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await live.change(half)
        assert live.table.at == 0 and live.table.the_match().hash == before
        assert (await mover.play(*legal(live)))["at"] == 1


async def test_two_changes_at_once_keep_their_order(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, other = await here.two()
        slow = Slow(here.services)
        person = mover.person.id if mover.person else ""
        seat = live.table.waiting[0]

        def next_move(table: Any, now: int) -> commands.Entries:
            return commands.play(table, person, seat, table.the_match().legal(seat)[0], table.at, "", now)

        changes = [asyncio.ensure_future(live.change(next_move)) for _ in range(2)]
        slow.go.set()
        assert await asyncio.gather(*changes) == [1, 2]
        data = [(await other.next("state"))["sight"] for _ in range(2)]
        assert [[step["at"] for step in sight["steps"]] for sight in data] == [[1], [2]]


async def test_of_two_answers_to_one_position_one_is_played_and_one_is_stale(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, _ = await here.two()
        second = await here.seated(mover.person, live)
        seat, move = legal(live)
        answers = await asyncio.gather(mover.play(seat, move, at=0, id="a"), second.play(seat, move, at=0, id="b"))
        assert sorted(each["t"] for each in answers) == ["done", "refused"]
        assert [each["refusal"]["code"] for each in answers if each["t"] == "refused"] == ["stale"]
        assert live.table.at == 1


async def test_a_change_in_the_store_by_somebody_else_is_read_and_tried_again(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, other = await here.two()
        seat, move = legal(live)
        await behind_its_back(here.services, live, seat, move)
        answer = await mover.play(*legal(live), at=0)
        assert answer["refusal"]["code"] == "stale" and live.table.at == 1
        assert (await other.next("state"))["sight"]["at"] == 1
        await mover.silent()
        assert (await mover.play(*legal(live)))["at"] == 2


async def test_what_another_process_has_written_is_told_here(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, other = await here.two()
        seat, move = legal(live)
        await behind_its_back(here.services, live, seat, move)
        here.services.peers.receive(f"entry elsewhere {live.id} {live.table.length + 1}")
        for client in (mover, other):
            assert [step["at"] for step in (await client.next("state"))["sight"]["steps"]] == [1]
        here.services.peers.receive(f"entry {here.services.peers.process} {live.id} {live.table.length}")
        assert kinds(await other.silent()) == []


async def behind_its_back(services: Services, live: OpenTable, seat: int, move: str) -> None:
    """Another process plays a move at this table."""

    def moved(c: Connection) -> None:
        kept = table_store.load(c, live.id)
        assert kept is not None
        table = kept.table
        entries = commands.play(table, table.seats[seat].person or "", seat, move, table.at, "", table.changed)
        table_store.write_change(c, table_store.change_of(table, entries, table.changed, kept.hash, people=False))

    await services.store.write(moved)


async def kept_length(live: OpenTable) -> int:
    kept = await live.store.read(partial(table_store.load, table_id=live.id))
    assert kept is not None
    return kept.table.length


async def test_a_table_is_opened_once_however_many_come_at_once(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, one, other = await here.two()
        await here.leave(one, other)
        here.forget(live)
        opened = await asyncio.gather(*(here.services.tables.get(live.id) for _ in range(5)))
        assert all(each is opened[0] for each in opened) and opened[0] is not live and not here.services.tables.opening
        for _ in range(3):
            with pytest.raises(TableRefused):
                await here.services.tables.get("nowhere")
        assert not here.services.tables.opening


async def test_who_comes_while_others_wait_for_a_table_waits_too(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        tables, inside, most = here.services.tables, 0, 0

        async def hold() -> None:
            nonlocal inside, most
            async with tables.one_at_a_time("one"):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        first, second = asyncio.create_task(hold()), asyncio.create_task(hold())
        await first
        await asyncio.gather(second, *(asyncio.create_task(hold()) for _ in range(3)))
        assert most == 1 and not tables.opening


async def test_a_table_nobody_looks_at_is_put_away_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.server.open_tables.UNLOAD_S", 0.02)
    monkeypatch.setattr("regnum.server.open_tables.IDLE_MS", 50)
    async with open_server(tmp_path) as here:
        live, one, other = await here.two()
        await one.play(*legal(live))
        await here.leave(one)
        await asyncio.sleep(0.15)
        assert here.services.tables.by_id[live.id] is live, "somebody still looks"
        await here.leave(other)
        await here.until(lambda: live.id not in here.services.tables.by_id)
        again: SocketClient = await here.sit(one.person, live)
        assert (await again.next("state"))["sight"]["at"] == 1


async def test_a_quick_move_is_played_without_changing_threads_and_a_slow_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path) as here:
        live, *_ = await here.two()
        where: list[bool] = []

        async def move() -> None:
            seat, move = legal(live)
            person = live.table.seats[seat].person or ""

            def act(table: Table, now: int) -> list[log.LogEntry]:
                where.append(threading.current_thread() is threading.main_thread())
                return played(table, now, person=person, seat=seat, move=move)

            await live.change(act, plays=True)

        monkeypatch.setattr(open_table, "QUICK_S", 60.0)
        await move()  # nothing is known of this table yet
        await move()
        monkeypatch.setattr(open_table, "QUICK_S", 0.0)
        await move()  # as quick as the one before, so far
        await move()
        assert where == [False, True, True, False] and await kept_length(live) == live.table.length


async def test_other_commands_are_computed_in_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_table, "QUICK_S", 60.0)
    async with open_server(tmp_path) as here:
        live, mover, _ = await here.two()
        for at in range(2):
            await mover.play(*legal(live), at=at)
        where: list[bool] = []

        def act(table: Table, now: int) -> list[log.LogEntry]:
            where.append(threading.current_thread() is threading.main_thread())
            return []

        await live.change(act)
        assert live.quick and where == [False]


async def test_what_is_seen_of_a_change_is_not_made_before_it_is_handed_to_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path) as here:
        live, mover, other = await here.two()
        slow, begun = Slow(here.services), list[str]()
        see = viewpoints.Viewpoints.see

        def noted(self: viewpoints.Viewpoints, look: viewpoints.Look, now: int) -> viewpoints.SeenState:
            begun.append("seen")
            return see(self, look, now)

        monkeypatch.setattr(viewpoints.Viewpoints, "see", noted)
        seat, move = legal(live)
        live.quick = True
        await mover.send(wire.Play("slow", 0, seat, move))
        await slow.begun.wait()
        assert begun == []
        slow.go.set()
        assert (await other.next("state"))["sight"]["at"] == 1 and begun
