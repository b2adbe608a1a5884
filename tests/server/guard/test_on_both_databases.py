"""The same people on SQLite and on PostgreSQL, through the real store, also concurrently."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert

from regnum.server import people
from regnum.server.guard.identity import Identity, Principal, signing_key, stored_key
from regnum.server.monitoring.health import store_writes
from regnum.server.settings import Settings
from regnum.server.store.schema import tables
from regnum.server.store.store import Store, open_store

NOW = 1_800_000_000_000


def anna_in(c: Connection) -> people.Person:
    return people.new_person(c, "Žofie 李 👑", "uk", NOW)


async def test_of_many_who_make_the_server_key_at_once_all_get_the_same(store: Store) -> None:
    found = await asyncio.gather(*(store.write(signing_key) for _ in range(12)))
    assert len(set(found)) == 1
    assert len(found[0]) == 32


async def test_two_processes_get_the_same_key(postgres_url: str) -> None:
    stores = [await open_store(postgres_url) for _ in range(3)]
    made = iter(range(1000))
    try:
        job = partial(stored_key, name="push", make=lambda: str(next(made)).encode())
        assert len(set(await asyncio.gather(*(each.write(job) for each in stores * 4)))) == 1
    finally:
        for each in stores:
            await each.close()


async def test_a_link_that_many_use_at_once_lets_one_in(store: Store) -> None:
    anna = await store.write(anna_in)
    link = await store.write(lambda c: people.open_session(c, anna.id, "link", "", NOW, people.LINK_LIFE))
    got = await asyncio.gather(*(store.write(lambda c: people.use_link(c, link, NOW)) for _ in range(8)))
    assert [each for each in got if each is not None] == [anna]


async def test_a_whole_life_from_guest_to_nobody(store: Store) -> None:
    clock: list[int] = [NOW]
    identity = Identity(Settings(""), lambda: clock[0])
    await identity.open(store)
    anna = await store.write(anna_in)
    await store.write(lambda c: people.rename(c, anna.id, "Hanna"))
    await store.write(lambda c: people.set_email(c, anna.id, "hanna@example.org"))
    life = people.COOKIE_LIFE
    token = await store.write(lambda c: people.open_session(c, anna.id, "cookie", "laptop", NOW, life))
    principal = Principal(anna.id, people.hashed(token), "cookie")
    assert await identity.principal(token, "cookie") == (principal, False)
    clock[0] += 40 * people.DAY
    assert await identity.principal(token, "cookie") == (principal, True)
    found = await store.read(lambda c: people.session(c, token, "cookie", clock[0]))
    assert found is not None
    assert found.expires == clock[0] + life
    data = await store.read(lambda c: people.own_data(c, anna.id))
    assert data["person"]["name"] == "Hanna"
    assert await store.read(lambda c: people.names_of(c, [anna.id, "x"])) == {anna.id: "Hanna"}
    assert await identity.forget(anna.id)
    assert await identity.principal(token, "cookie") == (Principal(), False)
    assert await store.read(lambda c: people.person(c, anna.id)) is None


async def test_strange_ids_find_nobody(store: Store) -> None:
    def look(c: Connection) -> list[Any]:
        strange = ["\x00", "\ud800", "é", "' OR 1=1 --", "x" * 5000, ""]
        return [
            found
            for each in strange
            for found in (people.person(c, each), people.session(c, each, "cookie", NOW), people.use_link(c, each, NOW),
                          people.invitation(c, each, NOW), people.close_session(c, "x", each) or None)
        ]  # fmt: skip

    assert set(await store.write(look)) == {None}


async def test_invitations_end_with_their_table(store: Store) -> None:
    def life(c: Connection) -> list[Any]:
        row = {"id": "t", "game": "x", "state": "open", "listed": False, "created": 1, "changed": 1, "length": 1}
        c.execute(insert(tables).values(**row, summary=b"{}"))
        token = people.invite(c, "t", 2, NOW)
        found: list[Any] = [people.invitation(c, token, NOW)]
        c.execute(tables.delete())
        return [*found, people.invitation(c, token, NOW), people.delete_expired(c, NOW)]

    assert await store.write(life) == [("t", 2), None, 0]


async def test_the_store_is_found_ready_again_and_again(store: Store) -> None:
    _, writes = store_writes(store)
    for _ in range(3):
        await writes()
