"""The server is restarted: bots go on, clocks did not run, and each turn is notified only once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.server import notifier
from regnum.server.clock import CLOCK
from regnum.server.notices.targets import check_target
from regnum.server.settings import now_ms
from regnum.server.store.store import open_store
from regnum.table.settings import DAY_S, Clock, TableSettings
from regnum.table.table import Table
from tests.server.notices.helpers import HttpRecorder, http_server
from tests.server.proof.client import Client, check_truth, step
from tests.server.proof.in_process import in_process_server
from tests.server.proof.populate import KeyHolder, Plan, prepared
from tests.server.proof.scale import SCALE, report
from tests.server.proof.server_process import ServerProcess, check_database, stored_table

HOUR_MS = 3_600_000


async def until(true: Callable[[], bool], limit: float = 20.0) -> None:
    """Wait for a condition on the store."""
    end = time.monotonic() + limit
    while not true():
        assert time.monotonic() < end, "it did not come"
        await asyncio.sleep(0.03)


async def test_bots_go_on_by_themselves_at_every_start(database_url: str) -> None:
    plans = [Plan(game, ("random", "random"), host=0) for game in regnum.games()]
    _, ids = await prepared(database_url, 1, plans)
    at = [0 for _ in ids]
    for _ in range(SCALE.restarts):
        async with in_process_server(database_url, pace_ms=30):
            await until(partial(all_further, database_url, ids, at))
        at = [table_of(database_url, id).at for id in ids]
    check_database(database_url)


def table_of(url: str, id: str) -> Table:
    """Return a table as stored."""
    return stored_table(url, id).table


def all_further(url: str, ids: list[str], at: list[int]) -> bool:
    """Whether all of them have."""
    return all(further(url, id, old) for id, old in zip(ids, at, strict=True))


def further(url: str, id: str, at: int) -> bool:
    """Whether a match has gone on, or ended."""
    table = table_of(url, id)
    return table.at > at + 4 or table.state == "over"


def left_ms(table: Table) -> int:
    """Return the time left of the player to move."""
    due = table.clocks.due()
    assert due is not None
    return due - now_ms()


async def test_clocks_do_not_count_the_time_the_server_was_down(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks = [Clock("turn", 60, 30), Clock("total", 0, 600), Clock("days", DAY_S)]
    plans = [Plan(game, (0, 1), TableSettings(clock=clock)) for game in regnum.games() for clock in clocks]
    guests, ids = await prepared(database_url, 2, plans)
    async with in_process_server(database_url) as server:
        for id in ids:
            players = [await Client(server.socket(id), guest).open() for guest in guests]
            assert any([await step(client, random.Random(id)) for client in players])
            for client in players:
                await client.leave()
    before = [left_ms(table_of(database_url, id)) for id in ids]
    real = time.time_ns
    for name, value in vars(CLOCK).items():  # the clock of this process knows nothing of the jump afterwards
        monkeypatch.setattr(CLOCK, name, value)
    monkeypatch.setattr(CLOCK, "wall", lambda: real() + HOUR_MS * 1_000_000)
    async with in_process_server(database_url):
        await asyncio.sleep(1.2)  # the scheduler runs once more
        after = [left_ms(table_of(database_url, id)) for id in ids]
    gained = []
    for id, then, now in zip(ids, before, after, strict=True):
        table = table_of(database_url, id)
        assert not any(clock.ran_out for clock in table.clocks.seats)
        if table.agreed.clock.kind == "days":
            assert now <= then - HOUR_MS, "days go on while the server is closed"
        else:
            gained.append(now - then)
    assert all(-10_000 < each < 10_000 for each in gained), gained
    report(f"closed for an hour: clocks for live play moved by {min(gained)} to {max(gained)} ms")


async def test_a_turn_is_announced_once_however_often_the_server_is_restarted(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier.Notifier.__init__, "__defaults__", (0.15,))  # instead of twenty seconds
    agreed = TableSettings(clock=Clock("days", 3 * DAY_S))
    guests, ids = await prepared(database_url, 2, [Plan(game, (0, 1), agreed) for game in regnum.games()])
    table = ids[regnum.games().index("brothers")]  # where one turn follows the other
    sink = HttpRecorder()
    async with http_server(sink.answer) as address:
        store = await open_store(database_url)
        target = check_target("webhook", {"url": address + "/hook"}, local=True)
        for guest in guests:
            hook = partial(
                notifier.add_target, person=guest.id, table_id=None, kind="webhook", target=target, now=now_ms()
            )
            await store.write(hook)
        await store.close()
        for _ in range(SCALE.restarts):
            async with in_process_server(database_url, local_hooks=True):
                await until(lambda: len(sink.requests) >= len(ids))
                await asyncio.sleep(0.5)
            assert announced(sink) == sorted((id, 0) for id in ids), "found twice, or not at all"
        async with in_process_server(database_url, local_hooks=True) as server:
            players = [await Client(server.socket(table), guest).open() for guest in guests]
            dice, asked = random.Random(57), players[0].sight["waiting"]
            while players[0].sight["waiting"] == asked:  # until another seat must move
                for client in players:
                    await step(client, dice, undo=0)
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.5)
            assert len(announced(sink)) == len(ids), "somebody who sits at the table was found"
            for client in players:
                await client.leave()
            await until(lambda: len(sink.requests) > len(ids))
            await asyncio.sleep(0.4)
        async with in_process_server(database_url, local_hooks=True):
            await asyncio.sleep(0.6)
        found = announced(sink)
        assert len(found) == len(set(found)) == len(ids) + 1, found
    check_truth(database_url, table, players)


def announced(sink: HttpRecorder) -> list[tuple[str, int]]:
    """Return which turns at which tables were notified."""
    bodies = [msgspec.json.decode(body) for _, _, body in sink.requests]
    return sorted((body["table"], body["at"]) for body in bodies)


# -- the system's clock ------------------------------------------------------------------------------------------------

SET_CLOCK = """
import pathlib, sys, time
real, offset = time.time_ns, pathlib.Path({file!r})
time.time_ns = lambda: real() + int(offset.read_text()) * 1_000_000_000
from regnum.cli import main; main()
"""


async def play_while_the_clock_jumps(
    server: ServerProcess, url: str, offset: Path, ids: list[str], guests: list[KeyHolder]
) -> None:
    """Two hours forward and back again, as a machine that slept or a wrong time server does; some moves between."""
    clients = {id: [await Client(server.socket(id), guest).open() for guest in guests] for id in ids}
    dice = random.Random(5)
    for jump in (0, 7200, 0):
        offset.write_text(str(jump))
        for moves in (2, 0, 1):  # at once, and again when the server has had a look at all clocks
            for each in clients.values():
                for _ in range(moves):
                    assert any([await step(client, dice) for client in each])
            await asyncio.sleep(0.8)
    for id, each in clients.items():
        table = stored_table(url, id).table
        assert not table.loans and not any(clock.ran_out for clock in table.clocks.seats), "a seat was taken away"
        spent = [
            table.agreed.clock.turn_s * 1000 + table.agreed.clock.reserve_s * 1000 - clock.turn_ms - clock.reserve_ms
            for clock in table.clocks.seats
        ]
        assert all(0 <= ms < 30_000 for ms in spent), spent
        check_truth(url, id, each)
        await asyncio.gather(*(client.leave() for client in each))


def test_no_seat_is_lost_when_the_clock_of_the_machine_jumps(tmp_path: Path) -> None:
    url, offset = f"sqlite:///{tmp_path / 'regnum.db'}", tmp_path / "offset"
    offset.write_text("0")
    clocks = [Clock("turn", 120, 300, at_zero="bot"), Clock("total", 0, 600, at_zero="bot")]
    guests, ids = asyncio.run(
        prepared(url, 2, [Plan("brothers", (0, 1), TableSettings(clock=each)) for each in clocks])
    )
    server = ServerProcess(url, tmp_path)
    server.program = SET_CLOCK.format(file=str(offset))
    with server.start():
        asyncio.run(play_while_the_clock_jumps(server, url, offset, ids, guests))
    check_database(url)
