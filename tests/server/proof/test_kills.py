"""The server is killed during play: whatever was acknowledged or shown is there afterwards, and play goes on."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import regnum
from regnum.server.store.address import Address
from regnum.table.settings import TableSettings
from tests.server.conftest import Postgres
from tests.server.proof.client import Client, check_truth, play_on, settled
from tests.server.proof.fork_server import ForkedServer, ForkServer
from tests.server.proof.populate import Plan, prepared
from tests.server.proof.scale import NIGHTLY, SCALE, SOAK, report
from tests.server.proof.server_process import ServerProcess, check_database, children, stored_table

PAUSE = 0.01  # thinking time of a player
RECOVERED_S = 90.0
BOTS_EVERY = 4  # rounds; starting a bot's process takes longer than a server lives here


def plans(*, bots: bool) -> list[Plan]:
    """Return two tables of every game, one of them with confirmed turns; a bot takes a seat where one is free.

    In the everyday run one of every game, in turn such and such.
    """
    games = regnum.games()
    chairs = {game: (0, 1, "random") if bots and regnum.info(game).seats[1] > 2 else (0, 1) for game in games}
    calm = [Plan(game, (0, 1)) for game in games]
    confirmed = [Plan(game, chairs[game], TableSettings(confirm=True)) for game in games]
    return [*calm, *confirmed] if SOAK or NIGHTLY else [*calm[::2], *confirmed[1::2]]


def rounds(url: str, dice: random.Random) -> list[list[str]]:
    """Return how the server ends in each round, in any order."""
    kills = SCALE.sqlite_kills if Address(url).backend == "sqlite" else SCALE.postgres_kills
    ends = ["kill"] * kills + ["term"] * SCALE.terms
    dice.shuffle(ends)
    return [ends[n : n + SCALE.ends] for n in range(0, len(ends), SCALE.ends)]


class KillTally:
    """What was done and checked so far."""

    def __init__(self) -> None:
        self.ends = {"kill": 0, "term": 0}
        self.acknowledged = 0
        self.took: list[float] = []  # until everybody was back, after the server had opened

    def __str__(self) -> str:
        late = sorted(self.took)
        return (
            f"{self.ends['kill']} kills and {self.ends['term']} stops during play, {self.acknowledged} acknowledged "
            f"commands, none lost or doubled; everybody was back {late[len(late) // 2]:.2f} s after the server opened "
            f"in the middle, p99 {late[int(len(late) * 0.99)]:.2f} s, {late[-1]:.2f} s at the latest"
        )


async def one_round(
    server: ServerProcess, dice: random.Random, ends: list[str], tally: KillTally, *, bots: bool
) -> None:
    """Use fresh tables; end the server repeatedly; then compare everything."""
    guests, ids = await prepared(server.url, 3, plans(bots=bots))
    await asyncio.to_thread(server.start)
    clients = {id: [Client(server.socket(id), guest) for guest in guests] for id in ids}  # the third one watches
    windows = [client for each in clients.values() for client in each]
    stop, took = asyncio.Event(), list[float]()
    try:
        await asyncio.gather(*(client.open() for client in windows))
        players = [
            asyncio.ensure_future(play_on(client, random.Random(dice.random()), stop, PAUSE))
            for each in clients.values()
            for client in each[:2]
        ]
        for how in ends:
            await asyncio.sleep(0.05 + dice.random() * 0.4)
            counts = [client.connections for client in windows]
            await asyncio.to_thread(server.kill if how == "kill" else server.term)
            await asyncio.to_thread(server.start)
            opened = time.monotonic()
            for client, before in zip(windows, counts, strict=True):
                await client.until(lambda client=client, before=before: client.connections > before)  # type: ignore[misc]
            took.append(max(client.back_at for client in windows) - opened)
        await asyncio.sleep(0.2)
        stop.set()
        await asyncio.gather(*players)
        for id, each in clients.items():
            await settled(server.url, id, each)
    finally:
        await asyncio.gather(*(client.leave() for client in windows))
        server.kill()
    for id, each in clients.items():
        check_truth(server.url, id, each)
    check_database(server.url)
    answers = [messages for client in windows for messages in client.answers.values()]
    assert len(answers) > len(ends)
    for how in ends:
        tally.ends[how] += 1
    tally.acknowledged += sum(any(message["t"] == "done" for message in messages) for messages in answers)
    tally.took += took


def test_nothing_that_was_acknowledged_or_shown_is_lost_when_the_server_is_killed(
    database_url: str, tmp_path: Path, forks: ForkServer
) -> None:
    dice, tally = random.Random(25), KillTally()
    for number, ends in enumerate(rounds(database_url, dice)):
        server = ForkedServer(forks, database_url, tmp_path)
        asyncio.run(one_round(server, dice, ends, tally, bots=number % BOTS_EVERY == 0))
        report(str(tally))
    if SOAK:
        assert max(tally.took) < 5


# -- the database itself is killed ---------------------------------------------------------------------------------


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL for this test alone."""
    folder = Path(tempfile.mkdtemp(prefix="regnum-pg-"))
    made = Postgres(folder / "data")
    yield made
    made.server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def kill_postgres(postgres: Postgres) -> None:
    """Send kill -9 to the postmaster and all its children at once; then start it again and let it recover."""
    pid = int((postgres.folder / "postmaster.pid").read_text().split()[0])
    for each in [pid, *children(pid)]:
        with suppress(ProcessLookupError):
            os.kill(each, signal.SIGKILL)
    until = time.monotonic() + 10
    while alive(pid) and time.monotonic() < until:
        time.sleep(0.02)
    # Where zombies are not reaped, they are taken for running processes, and their locks for held.
    for name in ("postmaster.pid", ".s.PGSQL.5432.lock"):
        (postgres.folder / name).unlink(missing_ok=True)
    until = time.monotonic() + RECOVERED_S
    while True:
        try:
            postgres.server.ensure_postgres_running()
            return
        except (subprocess.TimeoutExpired, AssertionError):  # it is still recovering, which a busy machine delays
            assert time.monotonic() < until, "the database does not recover"
            time.sleep(0.5)


def alive(pid: int) -> bool:
    """Whether a process still runs; a zombie does not."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


async def database_killed(postgres: Postgres, url: str, folder: Path, dice: random.Random, times: int) -> list[float]:
    """The database is killed under a running server; return how long until a move is stored again."""
    guests, ids = await prepared(url, 3, plans(bots=True)[:2])
    took: list[float] = []
    with ServerProcess(url, folder) as server:
        clients = {id: [Client(server.socket(id), guest) for guest in guests] for id in ids}
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
            before = {id: stored_table(url, id).table.at for id in ids}
            while all(stored_table(url, id).table.at <= at for id, at in before.items()):
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
    check_database(url)
    return took


def test_nothing_is_lost_when_the_database_server_is_killed(own_postgres: Postgres, tmp_path: Path) -> None:
    dice, took = random.Random(26), list[float]()
    each = min(2, SCALE.postmaster_kills)
    for _ in range(SCALE.postmaster_kills // each):
        url = own_postgres.url(own_postgres.fresh())
        took += asyncio.run(asyncio.wait_for(database_killed(own_postgres, url, tmp_path, dice, each), 240))
    report(f"{len(took)} kills of PostgreSQL: moves were kept again {max(took):.2f} s after it was back at the latest")
