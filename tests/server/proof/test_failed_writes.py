"""A move is shown to no viewer before it is on disk; if it cannot be written, it never is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection
from websockets.asyncio.client import connect

import regnum
from regnum.server import open_tables
from regnum.server.store.store import Store, StoreError
from regnum.table.settings import TableSettings
from tests.server.proof.client import Client, check_truth, settled
from tests.server.proof.in_process import in_process_server
from tests.server.proof.populate import Plan, call, prepared
from tests.server.proof.server_process import stored_table

T = TypeVar("T")


class Gate:
    """A store that can be blocked: writes wait, or fail."""

    def __init__(self, store: Store) -> None:
        self.inner, self.inner_read = store.write, store.read
        self.open = asyncio.Event()
        self.open.set()
        self.waiting = asyncio.Event()
        self.broken = self.unreadable = False
        store.write = self.write  # type: ignore[method-assign]
        store.read = self.read  # type: ignore[method-assign]

    async def write(self, job: Callable[[Connection], T]) -> T:
        self.waiting.set()
        await self.open.wait()
        if self.broken:
            raise StoreError("write failed: the disk is full; free some space")
        return await self.inner(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        if self.unreadable:
            raise StoreError("read failed: the server is away")
        return await self.inner_read(job)

    def shut(self) -> None:
        self.open.clear()
        self.waiting.clear()


def url_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'regnum.db'}"


def on_turn(clients: list[Client]) -> tuple[Client, Client]:
    """Return the client that must move, and the other one."""
    mover = next(client for client in clients if client.choices() and client.sight["seat"] in client.sight["waiting"])
    return mover, next(client for client in clients if client is not mover)


async def test_a_move_that_is_not_on_disk_yet_is_shown_to_nobody(tmp_path: Path) -> None:
    url = url_in(tmp_path)
    guests, ids = await prepared(url, 3, [Plan(game, (0, 1)) for game in regnum.games()])
    async with in_process_server(url) as server:
        gate = Gate(server.services.store)
        for id in ids:
            clients = [await Client(server.socket(id), guest).open() for guest in guests[:2]]
            mover, other = on_turn(clients)
            at = mover.at
            assert at is not None
            gate.shut()
            moving = asyncio.ensure_future(mover.play(mover.choices()[0]))
            await gate.waiting.wait()
            late = Client(server.socket(id), guests[2])
            coming = asyncio.ensure_future(late.open())
            await other.send({"t": "look", "seat": other.sight["seat"]})
            stale = asyncio.ensure_future(other.play("pass", at=at + 7))
            await asyncio.sleep(0.15)
            seen = {each.at for each in [*clients, late]}
            assert seen <= {at, None}, "somebody saw a move before it was kept"
            gate.open.set()
            assert (await moving)["t"] == "done"
            assert (await stale)["refusal"]["code"] == "stale"
            await coming
            await settled(url, id, [*clients, late])
            check_truth(url, id, [*clients, late])
            for client in [*clients, late]:
                await client.leave()


async def failing(tmp_path: Path, unreadable: bool) -> None:
    """Try a move while nothing can be written, perhaps not even read; then let the fault end."""
    url = url_in(tmp_path)
    guests, ids = await prepared(url, 3, [Plan(game, (0, 1)) for game in regnum.games()])
    async with in_process_server(url) as server:
        gate = Gate(server.services.store)
        for id in ids:
            clients = [await Client(server.socket(id), guest).open() for guest in guests[:2]]
            watcher = await Client(server.socket(id), guests[2]).open()
            mover, other = on_turn(clients)
            at = mover.at
            gate.broken, gate.unreadable = True, unreadable
            answer = await mover.play(mover.choices()[0])
            assert answer["refusal"]["code"] == "not_kept" and answer["at"] == at, answer
            for client in (mover, other, watcher):
                await client.send({"t": "look", "seat": client.sight["seat"] or 0})
                client.drop()
            await asyncio.sleep(0.2)
            assert {client.at for client in (mover, other, watcher)} == {at}, "somebody saw a move that was not kept"
            gate.broken = gate.unreadable = False
            assert (await mover.play(mover.choices()[0], at=at))["t"] == "done"
            await settled(url, id, [mover, other, watcher])
            check_truth(url, id, [mover, other, watcher])
            for client in (mover, other, watcher):
                await client.leave()


async def test_a_move_that_could_not_be_kept_is_shown_to_nobody(tmp_path: Path) -> None:
    await failing(tmp_path, unreadable=False)


async def test_nor_is_it_when_not_even_the_log_can_be_read_again(tmp_path: Path) -> None:
    await failing(tmp_path, unreadable=True)


async def test_who_gets_up_from_a_closed_table_sees_no_more_of_it(tmp_path: Path) -> None:
    url = url_in(tmp_path)
    guests, [id] = await prepared(url, 2, [Plan("brothers", (0, 1), TableSettings(watchers=False))])
    async with in_process_server(url) as server:
        stays, leaves = [await Client(server.socket(id), guest, keep=True).open() for guest in guests]
        await asyncio.to_thread(call, server.web, "POST", f"/api/tables/{id}/seats/1", guests[1], {"do": "leave"})
        table = stored_table(url, id).table
        assert table.seats[1].person is None
        await asyncio.sleep(0.1)
        received = len(leaves.raw)
        await asyncio.to_thread(
            call, server.web, "POST", f"/api/tables/{id}/seats/1", guests[0], {"do": "lend", "bot": "random"}
        )
        await play_some(stays, 4)
        assert leaves.raw[received:] == [], "a closed table was shown to somebody who does not sit there"
        assert 4403 in leaves.codes
        for client in (stays, leaves):
            await client.leave()


async def test_a_table_is_not_put_away_between_the_handshake_and_the_hello(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_tables, "UNLOAD_S", 0.15)
    url = url_in(tmp_path)
    guests, [id] = await prepared(url, 2, [Plan("brothers", (0, 1))])
    async with in_process_server(url) as server:
        live = await server.services.tables.get(id)
        live.used = 0  # unused for a long time
        async with connect(
            server.socket(id), additional_headers={"Authorization": f"Bearer {guests[0].key}"}, proxy=None
        ) as early:
            opened = server.services.tables.by_id[id]
            await asyncio.sleep(0.4)
            await early.send('{"t":"hello","protocol":2}')
            assert await early.recv() and await server.services.tables.get(id) is opened
            players = [await Client(server.socket(id), guest).open() for guest in guests]
            mover, _ = on_turn(players)
            await mover.play(mover.choices()[0])
            async with asyncio.timeout(5):
                while '"at":1,' not in str(await early.recv()):
                    pass
        for client in players:
            await client.leave()


async def play_some(client: Client, moves: int) -> None:
    """Play this many moves against a bot."""
    for _ in range(moves):
        await client.until(lambda: bool(client.choices()) and client.sight["seat"] in client.sight["waiting"])
        answer: dict[str, Any] = await client.play(client.choices()[0])
        assert answer["t"] == "done", answer
        await client.until(lambda at=answer["at"]: client.at >= at)  # type: ignore[misc]
