"""On a bad network every command is carried out once, and all end with what the server has."""

from __future__ import annotations

import asyncio
import random
import time

import regnum
from regnum.table.agreed import Agreed
from tests.server.proof.client import Client, check_truth, play_on, settled
from tests.server.proof.conftest import Open
from tests.server.proof.laying import Guest, Plan, tables_set
from tests.server.proof.lossy import Lossy, Weather
from tests.server.proof.scale import SCALE, SOAK, Progress, tell

TABLES = 4


async def through_the_weather(place: Open, guests: list[Guest], seed: int, wanted: int) -> tuple[int, Lossy]:
    """Some tables over one bad line; how many commands were answered."""
    house, dice = place.house, random.Random(seed)
    games = regnum.games()
    plans = [Plan(games[n % len(games)], (0, 1), Agreed(confirm=n >= 2)) for n in range(TABLES)]
    ids = await tables_set(house.web, guests, *plans)
    weather = Weather(delay_s=SCALE.lossy_delay_s)
    line = await Lossy(f"ws://127.0.0.1:{house.port}", weather, seed).open()
    patience = 0.4 + 4 * SCALE.lossy_delay_s
    clients = {
        id: [Client(f"{line.web}/api/tables/{id}/socket", guest, patience=patience) for guest in guests] for id in ids
    }
    windows = [client for each in clients.values() for client in each]
    stop = asyncio.Event()
    try:
        await asyncio.gather(*(client.open() for client in windows))
        players = [
            asyncio.ensure_future(play_on(client, random.Random(dice.random()), stop, 0.0))
            for each in clients.values()
            for client in each[:2]
        ]
        while sum(len(client.answers) for client in windows) < wanted and not all(task.done() for task in players):
            await asyncio.sleep(0.05)
        stop.set()
        await asyncio.gather(*players)
        for id, each in clients.items():
            await settled(house.url, id, each)
    finally:
        await asyncio.gather(*(client.leave() for client in windows))
        await line.close()
    for id, each in clients.items():
        check_truth(house.url, id, each)
    for client in windows:
        assert client.sight, "a client ended without a picture"
    return sum(len(client.answers) for client in windows), line


def test_lost_repeated_late_and_mixed_up_commands_are_carried_out_once(open_house: Open) -> None:
    done, seed, lost, repeated, cut = 0, 19, 0, 0, 0
    progress = Progress("commands on a bad network", SCALE.lossy_commands)
    while done < SCALE.lossy_commands:
        count, line = asyncio.run(
            through_the_weather(open_house, open_house.guests(3), seed, SCALE.lossy_commands - done)
        )
        done, seed = done + count, seed + 1
        lost, repeated, cut = lost + line.lost, repeated + line.repeated, cut + line.cut
        progress.step(count)
    tell(f"{done} commands; {lost} messages swallowed, {repeated} doubled, {cut} lines cut: all equal in the end")


async def cut_off(place: Open, cuts: int) -> list[float]:
    """Lines are cut at random moments of play; how long until the client shows what the server had then."""
    house, dice = place.house, random.Random(21)
    took: list[float] = []
    progress = Progress("cuts", cuts)
    while len(took) < cuts:
        guests = place.guests(3)
        ids = await tables_set(house.web, guests, *(Plan(game, (0, 1)) for game in regnum.games()))
        clients = {id: [await Client(house.socket(id), guest, backoff=0.01).open() for guest in guests] for id in ids}
        windows = [client for each in clients.values() for client in each]
        stop = asyncio.Event()
        players = [
            asyncio.ensure_future(play_on(client, random.Random(dice.random()), stop))
            for each in clients.values()
            for client in each[:2]
        ]
        while len(took) < cuts and not all(task.done() for task in players):
            await asyncio.sleep(dice.random() * 0.05)
            client = dice.choice(windows)
            before, started = client.connections, time.monotonic()
            known = max(each.at or 0 for group in clients.values() if client in group for each in group)
            client.drop()
            await client.until(lambda c=client, b=before, k=known: c.connections > b and (c.at or 0) >= k)  # type: ignore[misc]
            took.append(time.monotonic() - started)
            progress.step()
        stop.set()
        await asyncio.gather(*players)
        for id, each in clients.items():
            await settled(house.url, id, each)
            check_truth(house.url, id, each)
        await asyncio.gather(*(client.leave() for client in windows))
    return took


def test_a_line_that_is_cut_at_any_moment_is_taken_up_again_without_a_reload(open_house: Open) -> None:
    took = sorted(asyncio.run(cut_off(open_house, SCALE.cuts)))
    late = took[int(len(took) * 0.99) - 1]
    tell(
        f"{len(took)} cuts: the same picture again after {took[len(took) // 2] * 1000:.0f} ms, p99 {late * 1000:.0f} ms"
    )
    if SOAK:
        assert late < 1
