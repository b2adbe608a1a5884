"""The server is killed in the middle of play: whatever anybody was told is there afterwards, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import regnum
from regnum.table.agreed import Agreed
from tests.server.conftest import Postgres
from tests.server.proof.client import Client, check_truth, play_on, settled
from tests.server.proof.house import House, children, kept, sound
from tests.server.proof.laying import Plan, prepared
from tests.server.proof.scale import SCALE, SOAK, Progress, tell

PAUSE = 0.01  # about so long a player thinks


def plans() -> list[Plan]:
    """Two tables of every game, one of them with turns that are confirmed; a bot plays along where there is room."""
    games = regnum.games()
    chairs = {game: (0, 1, "random") if regnum.info(game).seats[1] > 2 else (0, 1) for game in games}
    calm = [Plan(game, (0, 1)) for game in games]
    return [*calm, *(Plan(game, chairs[game], Agreed(confirm=True)) for game in games)]


async def one_round(url: str, folder: Path, dice: random.Random, kills: list[str]) -> list[float]:
    """Fresh tables; the house is ended so often; then everything is compared. How long coming back took, each time."""
    guests, ids = await prepared(url, 3, plans())
    house = House(url, folder).start()
    clients = {id: [Client(house.socket(id), guest) for guest in guests] for id in ids}  # the third one watches
    windows = [client for each in clients.values() for client in each]
    stop, took = asyncio.Event(), list[float]()
    try:
        await asyncio.gather(*(client.open() for client in windows))
        players = [
            asyncio.ensure_future(play_on(client, random.Random(dice.random()), stop, PAUSE))
            for each in clients.values()
            for client in each[:2]
        ]
        for how in kills:
            await asyncio.sleep(0.05 + dice.random() * 0.4)
            counts = [client.connections for client in windows]
            await asyncio.to_thread(house.kill if how == "kill" else house.term)
            await asyncio.to_thread(house.start)
            opened = time.monotonic()
            for client, before in zip(windows, counts, strict=True):
                await client.until(lambda client=client, before=before: client.connections > before)  # type: ignore[misc]
            took.append(max(client.back_at for client in windows) - opened)
        await asyncio.sleep(0.2)
        stop.set()
        await asyncio.gather(*players)
        for id, each in clients.items():
            await settled(url, id, each)
    finally:
        await asyncio.gather(*(client.leave() for client in windows))
        house.kill()
    for id, each in clients.items():
        check_truth(url, id, each)
    sound(url)
    assert sum(len(letters) for client in windows for letters in client.answers.values()) > len(kills)
    return took


def test_nothing_that_was_acknowledged_or_shown_is_lost_when_the_house_is_killed(
    database_url: str, tmp_path: Path
) -> None:
    dice = random.Random(25)
    took: list[float] = []
    progress = Progress("kills", SCALE.kill_rounds * SCALE.kills * 2)
    for _ in range(SCALE.kill_rounds):
        kills = ["kill"] * SCALE.kills + ["term"] * SCALE.kills
        dice.shuffle(kills)
        took += asyncio.run(one_round(database_url, tmp_path, dice, kills))
        progress.step(len(kills))
    tell(f"{len(took)} ends during play; everybody was back {max(took):.2f} s after the house opened at the latest")
    if SOAK:
        assert max(took) < 5


# -- the database itself is killed ---------------------------------------------------------------------------------


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that nobody else needs."""
    folder = Path(tempfile.mkdtemp(prefix="regnum-pg-"))
    made = Postgres(folder / "data")
    yield made
    made.server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def kill_postgres(postgres: Postgres) -> None:
    """kill -9, the postmaster and all its children at once; then it starts again and recovers."""
    pid = int((postgres.folder / "postmaster.pid").read_text().split()[0])
    for each in [pid, *children(pid)]:
        with suppress(ProcessLookupError):
            os.kill(each, signal.SIGKILL)
    until = time.monotonic() + 10
    while alive(pid) and time.monotonic() < until:
        time.sleep(0.02)
    # Where nobody counts the dead, they are taken for running ones, and their locks for held.
    for name in ("postmaster.pid", ".s.PGSQL.5432.lock"):
        (postgres.folder / name).unlink(missing_ok=True)
    postgres.server.ensure_postgres_running()


def alive(pid: int) -> bool:
    """Whether a process still runs; one that only waits to be counted does not."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


async def database_killed(postgres: Postgres, url: str, folder: Path, dice: random.Random, times: int) -> list[float]:
    """The database is killed under a house that stays open; how long until a move is kept again."""
    guests, ids = await prepared(url, 3, plans()[:2])
    took: list[float] = []
    with House(url, folder) as house:
        clients = {id: [Client(house.socket(id), guest) for guest in guests] for id in ids}
        windows = [client for each in clients.values() for client in each]
        await asyncio.gather(*(client.open() for client in windows))
        stop = asyncio.Event()
        players = [
            asyncio.ensure_future(play_on(client, random.Random(dice.random()), stop, 0.05))
            for each in clients.values()
            for client in each[:2]
        ]
        for _ in range(times):
            await asyncio.sleep(0.2 + dice.random() * 0.3)
            await asyncio.to_thread(kill_postgres, postgres)
            started = time.monotonic()
            before = {id: kept(url, id).table.at for id in ids}
            while all(kept(url, id).table.at <= at for id, at in before.items()):
                await asyncio.sleep(0.02)
                assert time.monotonic() - started < 20 or all(task.done() for task in players), "nobody can play"
            took.append(time.monotonic() - started)
        stop.set()
        await asyncio.gather(*players)
        for id, each in clients.items():
            await settled(url, id, each)
        await asyncio.gather(*(client.leave() for client in windows))
    for id, each in clients.items():
        check_truth(url, id, each)
    sound(url)
    return took


def test_nothing_is_lost_when_the_database_server_is_killed(own_postgres: Postgres, tmp_path: Path) -> None:
    dice, took = random.Random(26), list[float]()
    each = min(2, SCALE.postmaster_kills)
    for _ in range(SCALE.postmaster_kills // each):
        url = own_postgres.url(own_postgres.fresh())
        took += asyncio.run(asyncio.wait_for(database_killed(own_postgres, url, tmp_path, dice, each), 120))
    tell(f"{len(took)} kills of PostgreSQL: moves were kept again {max(took):.2f} s after it was back at the latest")
