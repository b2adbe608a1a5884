"""On a bad network every command is executed once, and all clients end with the state of the server."""

from __future__ import annotations

import asyncio
import random
import time

import regnum
from regnum.table.settings import TableSettings
from tests.server.proof.client import Client, check_truth, play_on, settled
from tests.server.proof.conftest import Open
from tests.server.proof.lossy import Faults, Lossy
from tests.server.proof.populate import KeyHolder, Plan, tables_set
from tests.server.proof.scale import SCALE, SOAK, Progress, report

TABLES = 4


async def over_bad_network(place: Open, guests: list[KeyHolder], seed: int, wanted: int) -> tuple[int, Lossy]:
    """Play some tables over one bad network; return how many commands were answered."""
    server, dice = place.server, random.Random(seed)
    games = regnum.games()
    plans = [Plan(games[n % len(games)], (0, 1), TableSettings(confirm=n >= 2)) for n in range(TABLES)]
    ids = await tables_set(server.web, guests, *plans)
    faults = Faults(delay_s=SCALE.lossy_delay_s)
    line = await Lossy(f"ws://127.0.0.1:{server.port}", faults, seed).open()
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
            await settled(server.url, id, each)
    finally:
        await asyncio.gather(*(client.leave() for client in windows))
        await line.close()
    for id, each in clients.items():
        check_truth(server.url, id, each)
    for client in windows:
        assert client.sight, "a client ended without a picture"
    return sum(len(client.answers) for client in windows), line


def test_lost_repeated_late_and_mixed_up_commands_are_carried_out_once(open_server: Open) -> None:
    done, seed, lost, repeated, cut = 0, 19, 0, 0, 0
    progress = Progress("commands on a bad network", SCALE.lossy_commands)
    while done < SCALE.lossy_commands:
        count, line = asyncio.run(
            over_bad_network(open_server, open_server.guests(3), seed, SCALE.lossy_commands - done)
        )
        done, seed = done + count, seed + 1
        lost, repeated, cut = lost + line.lost, repeated + line.repeated, cut + line.cut
        progress.step(count)
    report(f"{done} commands; {lost} messages swallowed, {repeated} doubled, {cut} lines cut: all equal in the end")


async def cut_off(place: Open, cuts: int) -> list[float]:
    """Cut connections at random moments of play; return how long until the client shows the server's state."""
    server, dice = place.server, random.Random(21)
    took: list[float] = []
    progress = Progress("cuts", cuts)
    while len(took) < cuts:
        guests = place.guests(3)
        ids = await tables_set(server.web, guests, *(Plan(game, (0, 1)) for game in regnum.games()))
        clients = {id: [await Client(server.socket(id), guest, backoff=0.01).open() for guest in guests] for id in ids}
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
            await settled(server.url, id, each)
            check_truth(server.url, id, each)
        await asyncio.gather(*(client.leave() for client in windows))
    return took


def test_a_line_that_is_cut_at_any_moment_is_taken_up_again_without_a_reload(open_server: Open) -> None:
    took = sorted(asyncio.run(cut_off(open_server, SCALE.cuts)))
    late = took[int(len(took) * 0.99) - 1]
    report(
        f"{len(took)} cuts: the same picture again after {took[len(took) // 2] * 1000:.0f} ms, p99 {late * 1000:.0f} ms"
    )
    if SOAK:
        assert late < 1
