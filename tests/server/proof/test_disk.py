"""The disk is full, read-only or locked during play: commands are refused, nothing is shown, and play goes on."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.server.store.sqlite import SqliteStore
from tests.server.proof.client import Client, check_truth, settled
from tests.server.proof.in_process import InProcessServer, in_process_server
from tests.server.proof.populate import KeyHolder, Plan, prepared
from tests.server.proof.scale import SCALE, report
from tests.server.proof.server_process import ServerProcess, check_database, stored_table

Trouble = Callable[[InProcessServer, Path], Awaitable[Callable[[], Awaitable[None]]]]


async def full(server: InProcessServer, file: Path) -> Callable[[], Awaitable[None]]:
    """Allow not one page more."""
    store = server.services.store
    pages = await store.read(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
    await store.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}") and None)

    async def ends() -> None:
        await store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000") and None)

    return ends


async def read_only(server: InProcessServer, file: Path) -> Callable[[], Awaitable[None]]:
    """Allow no writes."""
    store = server.services.store
    assert isinstance(store, SqliteStore)
    raw = store._writer.raw
    raw.execute("PRAGMA query_only = 1")

    async def ends() -> None:
        raw.execute("PRAGMA query_only = 0")

    return ends


async def locked(server: InProcessServer, file: Path) -> Callable[[], Awaitable[None]]:
    """Another program locks the file; the server waits a tenth of a second instead of five."""
    store = server.services.store
    assert isinstance(store, SqliteStore)
    store._writer.raw.execute("PRAGMA busy_timeout = 100")
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")

    async def ends() -> None:
        other.execute("ROLLBACK")
        other.close()

    return ends


def on_turn(clients: list[Client]) -> Client | None:
    """Return the client that must move."""
    return next((each for each in clients if each.choices() and each.sight["seat"] in each.sight["waiting"]), None)


async def until_refused(clients: list[Client], dice: random.Random) -> tuple[int, dict[str, Any]]:
    """Play until a write fails: return the length of the match, and the answer. What still fits is stored."""
    for _ in range(2000):
        while len({client.at for client in clients}) > 1:
            await asyncio.sleep(0.002)
        mover = on_turn(clients)
        assert mover is not None and mover.at is not None, "the match came to its end without trouble"
        at = mover.at
        answer = await mover.play(dice.choice(mover.choices()))
        if answer["t"] == "refused":
            return at, answer
        await mover.until(lambda mover=mover, at=at: mover.at > at)  # type: ignore[misc]
    raise AssertionError("nothing was ever refused")


async def troubled(folder: Path, trouble: Trouble, runs: int) -> int:
    """Faults come and go repeatedly; return how many moves were refused."""
    file = folder / "regnum.db"
    url, dice, refused = f"sqlite:///{file}", random.Random(29), 0
    games = regnum.games()
    guests, ids = await prepared(url, 3, [Plan(games[n % len(games)], (0, 1)) for n in range(runs)])
    async with in_process_server(url) as server:
        for id in ids:
            every = [await Client(server.socket(id), guest).open() for guest in guests]
            ends = await trouble(server, file)
            try:
                for _ in range(4):  # after a refusal a shorter row may still fit
                    at, answer = await until_refused(every, dice)
                    assert answer["refusal"]["code"] == "not_kept" and answer["at"] == at, answer
                    refused += 1
                await asyncio.sleep(0.02)
                assert {client.at for client in every} == {at} == {stored_table(url, id).table.at}, "somebody was found"
            finally:
                await ends()
            mover = on_turn(every)
            assert mover is not None and (await mover.play(mover.choices()[0]))["t"] == "done"
            await settled(url, id, every)
            check_truth(url, id, every)
            assert all(client.connections == 1 for client in every)
            for client in every:
                await client.leave()
    check_database(url)
    return refused


@pytest.mark.parametrize("trouble", [full, read_only, locked], ids=["full", "read-only", "locked"])
def test_while_nothing_can_be_kept_nothing_is_acknowledged_or_told(tmp_path: Path, trouble: Trouble) -> None:
    refused = asyncio.run(asyncio.wait_for(troubled(tmp_path, trouble, SCALE.disk_runs), 1800))
    report(f"{refused} moves refused in {SCALE.disk_runs} troubles, none found, all played on")


# -- a disk that is really full ------------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a file system of three megabytes, where this user may."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    made = mount and subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(place)], capture_output=True, check=False
    )
    if not made or made.returncode != 0:
        pytest.skip("this user may not mount a file system; the full disk is proven without one above")
    yield place
    subprocess.run(["umount", str(place)], check=True)


async def filled(server: ServerProcess, disk: Path, guests: list[KeyHolder], ids: list[str]) -> None:
    """The disk fills up under a real server, and is emptied again."""
    dice = random.Random(30)
    for id in ids:
        every = [await Client(server.socket(id), guest).open() for guest in guests]
        for _ in range(3):
            mover = on_turn(every)
            assert mover is not None and (await mover.play(mover.choices()[0]))["t"] == "done"
            await settled(server.url, id, every)
        ballast = disk / "ballast"
        with ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError:
                pass
        at, answer = await until_refused(every, dice)
        assert answer["refusal"]["code"] == "not_kept"
        await asyncio.sleep(0.05)
        assert {client.at for client in every} == {at} == {stored_table(server.url, id).table.at}
        ballast.unlink()
        for _ in range(100):
            mover = on_turn(every)
            assert mover is not None
            if (await mover.play(mover.choices()[0]))["t"] == "done":
                break
            await asyncio.sleep(0.05)
        await settled(server.url, id, every)
        check_truth(server.url, id, every)
        for client in every:
            await client.leave()


def test_a_disk_that_is_really_full_is_survived(small_disk: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{small_disk / 'regnum.db'}"
    games = regnum.games()
    runs = max(1, SCALE.disk_runs // 2)
    guests, ids = asyncio.run(prepared(url, 3, [Plan(games[n % len(games)], (0, 1)) for n in range(min(runs, 25))]))
    with ServerProcess(url, tmp_path) as server:
        asyncio.run(asyncio.wait_for(filled(server, small_disk, guests, ids), 600))
        server.kill()
        check_database(url)
        server.start()
    check_database(url)
