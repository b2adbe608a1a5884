"""Several servers share one PostgreSQL: everybody sees the same game, whoever falls silent is replaced."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import psycopg

import regnum
from regnum.table.agreed import Agreed
from tests.server.conftest import Postgres
from tests.server.proof.client import Client, check_truth, play_on, settled
from tests.server.proof.conftest import Open
from tests.server.proof.house import House, kept, sound
from tests.server.proof.laying import Guest, Plan, prepared, tables_set
from tests.server.proof.scale import SCALE, SOAK, Progress, tell

EARS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
)
EVERYBODY = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name = 'regnum' AND pid <> pg_backend_pid()"
)


def hit(url: str, statement: str) -> int:
    """End connections of the servers; how many."""
    with psycopg.connect(url, autocommit=True, application_name="proof") as connection:
        return len(connection.execute(statement.encode()).fetchall())


async def windows_at(houses: list[House], table: str, guests: list[Guest]) -> list[Client]:
    """Everybody once in every house, so that each house must tell each of them."""
    return [await Client(house.socket(table), guest).open() for guest in guests for house in houses]


async def played_in_two_houses(place: Open, other: House) -> None:
    """One player here, one there; somebody watches in both; they talk at the same time."""
    first, dice = place.house, random.Random(4)
    guests = place.guests(3)
    games = regnum.games()[-3:]  # nobody may chat at more tables at once
    ids = await tables_set(first.web, guests, *(Plan(game, (0, 1), Agreed(confirm=True)) for game in games))
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
            await client.until(lambda client=client: len(client.said) == 4)  # type: ignore[misc]
            assert sorted(line["n"] for line in client.said) == list(range(1, 5)), "a line was lost or told twice"
            assert client.connections == 1, "a socket was lost"
        await here[2].leave()
        await there[2].leave()
        left, two = here[0], sorted(guest.id for guest in guests[:2])
        await left.until(lambda left=left, two=two: left.present == two)  # type: ignore[misc]
        for client in every:
            await client.leave()


def test_viewers_in_two_servers_see_the_same_game_and_each_other(postgres_house: Open, second_house: House) -> None:
    asyncio.run(asyncio.wait_for(played_in_two_houses(postgres_house, second_house), 120))


async def struck_deaf(place: Open, other: House, times: int) -> list[float]:
    """The connections through which servers hear of each other are ended in the middle of play."""
    first, dice, took = place.house, random.Random(24), list[float]()
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
            assert await asyncio.to_thread(hit, first.url, statement) >= 1  # one may be on its way back already
            struck, at = time.monotonic(), kept(first.url, table).table.at
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


def test_a_server_that_was_struck_deaf_misses_nothing(postgres_house: Open, second_house: House) -> None:
    took = asyncio.run(asyncio.wait_for(struck_deaf(postgres_house, second_house, SCALE.deaf), 3000))
    tell(f"{len(took)} times connections were ended: everybody knew everything after {max(took):.2f} s at the latest")
    if SOAK:
        assert max(took) < 2


async def taken_over(url: str, folder: Path) -> float:
    """The steward is killed while bots play; how long they stood still."""
    _, ids = await prepared(url, 1, [Plan(game, ("random", "random"), host=0) for game in regnum.games()])
    steward, other = (House(url, folder, "--pace", "150") for _ in range(2))
    with steward, other:
        steward.kill()
        killed = time.monotonic()
        before = [kept(url, id).table for id in ids]
        assert all(table.state == "playing" and table.at for table in before), "the bots did not play"
        while any(kept(url, id).table.at < table.at + 3 for id, table in zip(ids, before, strict=True)):
            await asyncio.sleep(0.05)
            assert time.monotonic() - killed < 30, "nobody asks the bots any more"
        stood = time.monotonic() - killed
        until = time.monotonic() + 60
        while any(kept(url, id).table.state == "playing" for id in ids) and SOAK:
            await asyncio.sleep(0.2)
            assert time.monotonic() < until
    sound(url)
    return stood


def test_when_the_steward_dies_another_asks_the_bots(postgres: Postgres, tmp_path: Path) -> None:
    stood = []
    for _ in range(SCALE.takeovers):
        name = postgres.fresh()
        stood.append(asyncio.run(taken_over(postgres.url(name), tmp_path)))
        postgres.drop(name)
    tell(f"{len(stood)} stewards killed: bots stood still for {max(stood):.1f} s at most")
