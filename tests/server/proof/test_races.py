"""Two windows move at the same moment: one wins, the other is refused and sees why."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import regnum
from tests.server.proof.client import Client, check_truth, settled
from tests.server.proof.conftest import Open
from tests.server.proof.populate import KeyHolder, Plan, prepared, tables_set
from tests.server.proof.scale import SCALE, Progress, report
from tests.server.proof.server_process import STARTED_S, ServerProcess, bot_processes, children, holders

IDS = itertools.count(1)


async def race(windows: Sequence[Client], dice: random.Random, *, same: bool) -> tuple[int, int]:
    """Let both windows answer for the seat to move; return how many were executed, how many refused."""
    for client in windows:
        await client.raise_curtain()
    at, seat = windows[0].at, windows[0].sight["seat"]
    assert at is not None
    choices, id = windows[0].choices(), f"race{next(IDS)}"
    first = dice.choice(choices)
    other = first if same else dice.choice([each for each in choices if each != first] or choices)
    answers = await asyncio.gather(
        windows[0].play(first, seat, at, id=id), windows[1].play(other, seat, at, id=id if same else id + "b")
    )
    done = [each for each in answers if each["t"] == "done"]
    refused = [each for each in answers if each["t"] == "refused"]
    if same:
        assert len(done) == 2 and done[0]["at"] == done[1]["at"] == at + 1, answers
    else:
        assert len(done) == 1 and [each["refusal"]["code"] for each in refused] == ["stale"], answers
    for client in windows:
        await client.until(lambda client=client: client.at is not None and client.at > at)  # type: ignore[misc]
    return len(done), len(refused)


async def asked(groups: Sequence[Sequence[Client]]) -> Sequence[Client] | None:
    """Return the windows whose seat must move, when all show the same; None when the match is over."""
    every = [client for group in groups for client in group]
    while len({client.at for client in every}) > 1:
        await asyncio.sleep(0.002)
    if every[0].sight["over"]:
        return None
    return next(
        group for group in groups
        if group[0].sight["curtain"] is not None or group[0].sight["seat"] in group[0].sight["waiting"]
    )  # fmt: skip


async def race_on(url: str, table: str, groups: Sequence[Sequence[Client]], dice: random.Random, most: int) -> int:
    """Race at one table until its match is over; return how many times."""
    count = 0
    while count < most and (windows := await asked(groups)) is not None:
        await race(windows, dice, same=count % 3 == 2)
        count += 1
    every = [client for group in groups for client in group]
    await settled(url, table, every)
    await asyncio.gather(*(client.leave() for client in every))
    check_truth(url, table, every)
    return count


async def races(place: Open, most: int) -> int:
    """Two seats with two windows each, and one person with two seats and two windows."""
    server, dice, count = place.server, random.Random(20), 0
    progress = Progress("races", most)
    for game, hot_seat in itertools.cycle(itertools.product(regnum.games(), (False, True))):
        if count >= most:
            return count
        guests = place.guests(2)
        [table] = await tables_set(server.web, guests, Plan(game, (0, 0) if hot_seat else (0, 1)))
        people = guests[:1] if hot_seat else guests
        groups = [[await Client(server.socket(table), guest).open() for _ in range(2)] for guest in people]
        done = await race_on(server.url, table, groups, dice, max(most // 4, 1))
        count += done
        progress.step(done)
    return count


def test_of_two_moves_for_the_same_moment_exactly_one_is_played(open_server: Open) -> None:
    report(f"{asyncio.run(races(open_server, SCALE.races))} races, no double")


async def races_between(url: str, places: list[Any], guests: list[KeyHolder], ids: list[str], most: int) -> int:
    """The two windows of a seat are on different processes."""
    dice, count = random.Random(24), 0
    for table in ids:
        groups = [[await Client(place.socket(table), guest).open() for place in places] for guest in guests]
        count += await race_on(url, table, groups, dice, most // len(ids))
    return count


def test_two_servers_on_one_database_let_one_of_two_moves_win(
    postgres_server: Open, second_server: ServerProcess
) -> None:
    first = postgres_server.server
    guests = postgres_server.guests(2)
    ids = asyncio.run(tables_set(first.web, guests, *(Plan(game, (0, 1)) for game in regnum.games())))
    count = asyncio.run(races_between(first.url, [first, second_server], guests, ids, SCALE.process_races))
    report(f"{count} races between two servers, no double")


def workers_shown(server: ServerProcess) -> int:
    """Return of how many workers the metrics tell."""
    return server.get("/metrics")[1].count("regnum_sockets_open{")


def test_two_workers_of_one_server_let_one_of_two_moves_win(postgres_url: str, tmp_path: Path) -> None:
    plans = [Plan(game, (0, 1)) for game in regnum.games()]
    guests, ids = asyncio.run(prepared(postgres_url, 2, plans))
    with ServerProcess(postgres_url, tmp_path, "--workers", "2") as server:
        assert len(holders(server.port, children(server.pid))) == 2, "the two workers listen"
        until = time.monotonic() + STARTED_S
        while workers_shown(server) < 2:
            assert time.monotonic() < until, "the second worker does not open"
            time.sleep(0.1)
        assert not holders(server.port, bot_processes(server)), "a bot's process holds the port"
        count = asyncio.run(races_between(postgres_url, [server, server], guests, ids, SCALE.process_races))
        assert workers_shown(server) == 2, "one worker does not see the other"
        workers = holders(server.port, children(server.pid))
        os.kill(workers[0], signal.SIGSTOP)
        time.sleep(SCALE.starved_s)
        os.kill(workers[0], signal.SIGCONT)
        time.sleep(min(2.0, SCALE.starved_s))  # the supervisor looks after them twice a second
        assert holders(server.port, children(server.pid)) == workers, "a worker without a processor was killed"
    report(f"{count} races between two workers, no double")
