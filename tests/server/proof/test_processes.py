"""Several servers share one PostgreSQL: all viewers see the same game, and a server that dies is replaced."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import psycopg

import regnum
from regnum.table.settings import TableSettings
from tests.server.conftest import Postgres
from tests.server.proof.client import Client, check_truth, play_on, settled
from tests.server.proof.conftest import Open
from tests.server.proof.populate import KeyHolder, Plan, prepared, tables_set
from tests.server.proof.scale import SCALE, SOAK, Progress, report
from tests.server.proof.server_process import ServerProcess, check_database, stored_table

EARS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
)
EVERYBODY = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name = 'regnum' AND pid <> pg_backend_pid()"
)


WHOLE_S = 300.0  # a match of five hundred moves of bots that take their time


def hit(url: str, statement: str) -> int:
    """End connections of the servers; return how many."""
    with psycopg.connect(url, autocommit=True, application_name="proof") as connection:
        return len(connection.execute(statement.encode()).fetchall())


async def windows_at(servers: list[ServerProcess], table: str, guests: list[KeyHolder]) -> list[Client]:
    """Return each person once on every server, so that each server must send to each of them."""
    return [await Client(server.socket(table), guest).open() for guest in guests for server in servers]


async def played_on_two_servers(place: Open, other: ServerProcess) -> None:
    """One player here, one there; a spectator on both; they chat at the same time."""
    first, dice = place.server, random.Random(4)
    guests = place.guests(3)
    games = regnum.games()[-3:]  # the rate limit of chat
    ids = await tables_set(first.web, guests, *(Plan(game, (0, 1), TableSettings(confirm=True)) for game in games))
    for table in ids:
        here = await windows_at([first], table, guests)
        there = await windows_at([other], table, guests)
        stop = asyncio.Event()
        players = [play_on(client, random.Random(dice.random()), stop) for client in (here[0], there[1])]
        playing = [asyncio.ensure_future(each) for each in players]
        await asyncio.sleep(0.5)
        lines = [
            client.ask({"t": "say", "id": f"say{n}{line}", "text": f"{n} {line}"})
            for n, client in enumerate((here[0], there[1]))
            for line in range(2)
        ]
        assert {answer["t"] for answer in await asyncio.gather(*lines)} == {"done"}
        await asyncio.sleep(0.3)
        stop.set()
        await asyncio.gather(*playing)
        every = [*here, *there]
        await settled(first.url, table, every)
        check_truth(first.url, table, every)
        people = sorted(guest.id for guest in guests)
        for client in every:
            await client.until(lambda client=client, people=people: client.present == people)  # type: ignore[misc]
            await client.until(lambda client=client: len(client.chat_lines) == 4)  # type: ignore[misc]
            assert sorted(line["n"] for line in client.chat_lines) == list(range(1, 5)), (
                "a line was lost or found twice"
            )
            assert client.connections == 1, "a socket was lost"
        await here[2].leave()
        await there[2].leave()
        left, two = here[0], sorted(guest.id for guest in guests[:2])
        await left.until(lambda left=left, two=two: left.present == two)  # type: ignore[misc]
        for client in every:
            await client.leave()


def test_viewers_in_two_servers_see_the_same_game_and_each_other(
    postgres_server: Open, second_server: ServerProcess
) -> None:
    asyncio.run(asyncio.wait_for(played_on_two_servers(postgres_server, second_server), 120))


async def listeners_killed(place: Open, other: ServerProcess, times: int) -> list[float]:
    """End the LISTEN connections of the servers during play."""
    first, dice, took = place.server, random.Random(24), list[float]()
    progress = Progress("ended connections", times)
    while len(took) < times:
        guests = place.guests(2)
        [table] = await tables_set(first.web, guests, Plan(regnum.games()[len(took) % 2], (0, 1)))
        every = await windows_at([first, other], table, guests)
        stop = asyncio.Event()
        seats = (every[0], every[3])  # one player here, one there
        playing = [asyncio.ensure_future(play_on(client, random.Random(dice.random()), stop, 0.02)) for client in seats]
        for _ in range(min(8, times - len(took))):
            await asyncio.sleep(0.1 + dice.random() * 0.2)
            statement = EVERYBODY if len(took) % 2 else EARS
            assert await asyncio.to_thread(hit, first.url, statement) >= 1  # one may be reconnecting already
            struck, at = time.monotonic(), stored_table(first.url, table).table.at
            for client in every:
                await client.until(lambda client=client, at=at: client.at is not None and client.at >= at)  # type: ignore[misc]
            took.append(time.monotonic() - struck)
            progress.step()
        stop.set()
        await asyncio.gather(*playing)
        await settled(first.url, table, every, 5)
        check_truth(first.url, table, every)
        for client in every:
            await client.leave()
    return took


def test_a_server_that_was_struck_deaf_misses_nothing(postgres_server: Open, second_server: ServerProcess) -> None:
    took = asyncio.run(asyncio.wait_for(listeners_killed(postgres_server, second_server, SCALE.unread), 3000))
    report(f"{len(took)} times connections were ended: everybody knew everything after {max(took):.2f} s at the latest")
    if SOAK:
        assert max(took) < 2


async def taken_over(url: str, folder: Path) -> float:
    """Kill the leader while bots play; return how long they paused."""
    _, ids = await prepared(url, 1, [Plan(game, ("random", "random"), host=0) for game in regnum.games()])
    first, other = (ServerProcess(url, folder, "--pace", "150") for _ in range(2))
    with first, other:
        first.kill()
        killed = time.monotonic()
        before = [stored_table(url, id).table for id in ids]
        assert all(table.state == "playing" and table.at for table in before), "the bots did not play"
        while any(stored_table(url, id).table.at < table.at + 3 for id, table in zip(ids, before, strict=True)):
            await asyncio.sleep(0.05)
            assert time.monotonic() - killed < 30, "nobody asks the bots any more"
        stood = time.monotonic() - killed
        until = time.monotonic() + WHOLE_S
        while any(stored_table(url, id).table.state == "playing" for id in ids) and SOAK:
            await asyncio.sleep(0.2)
            assert time.monotonic() < until
    check_database(url)
    return stood


def test_when_the_scheduler_dies_another_process_asks_the_bots(postgres: Postgres, tmp_path: Path) -> None:
    stood = []
    for _ in range(SCALE.takeovers):
        name = postgres.fresh()
        stood.append(asyncio.run(taken_over(postgres.url(name), tmp_path)))
        postgres.drop(name)
    report(f"{len(stood)} leaders killed: bots stood still for {max(stood):.1f} s at most")


async def one_of_two_lost(url: str, folder: Path, rounds: int) -> list[float]:
    """Kill one of two servers during play; its viewers come to the other one, as a proxy would send them there."""
    guests, [table] = await prepared(url, 3, [Plan(regnum.games()[0], (0, 1), TableSettings(confirm=True))])
    servers = [ServerProcess(url, folder).start(), ServerProcess(url, folder).start()]
    dice, took = random.Random(7), list[float]()
    clients = [await Client(servers[n % 2].socket(table), guest).open() for n, guest in enumerate(guests)]
    for lost in range(rounds):
        gone, stays = servers[lost % 2], servers[1 - lost % 2]
        here = [client for client in clients if client.uri == gone.socket(table)]
        others = [client for client in clients if client not in here]
        stop, before = asyncio.Event(), {client: client.connections for client in clients}
        players = [play_on(client, random.Random(dice.random()), stop, 0.02) for client in clients[:2]]
        playing = [asyncio.ensure_future(each) for each in players]
        await asyncio.sleep(0.5 + dice.random() * 0.3)
        await asyncio.to_thread(gone.kill)
        killed, at = time.monotonic(), stored_table(url, table).table.at
        for client in here:
            client.uri = stays.socket(table)
        for client in clients:
            await client.until(lambda client=client, at=at: client.at > at or client.sight["over"])  # type: ignore[misc]
        took.append(time.monotonic() - killed)
        stop.set()
        await asyncio.gather(*playing)
        assert here and all(client.connections == before[client] + 1 for client in here)
        assert all(client.connections == before[client] for client in others), "somebody else lost a socket"
        await asyncio.to_thread(gone.start)
        here[0].uri = gone.socket(table)  # comes back to it with its next connection
        here[0].drop()
        await here[0].until(lambda client=here[0], due=before[here[0]] + 2: client.connections == due)  # type: ignore[misc]
    await settled(url, table, clients)
    check_truth(url, table, clients)
    for client in clients:
        await client.leave()
    for server in servers:
        server.term()
    return took


def test_losing_any_one_process_costs_nobody_more_than_a_reconnection(postgres: Postgres, tmp_path: Path) -> None:
    name = postgres.fresh()
    took = asyncio.run(asyncio.wait_for(one_of_two_lost(postgres.url(name), tmp_path, 2 * SCALE.takeovers), 600))
    check_database(postgres.url(name))
    postgres.drop(name)
    report(f"{len(took)} processes killed: everybody saw the next move after {max(took):.1f} s at the latest")
