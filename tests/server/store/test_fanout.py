"""Several processes on one PostgreSQL: notifications arrive, the listener reconnects by itself, one process leads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from regnum.server.store.postgres import PostgresStore
from regnum.server.store.store import Store, StoreError, open_store
from tests.server.conftest import Postgres
from tests.server.store.helpers import insert_person

KILL_LISTENER = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


async def until(true: Callable[[], bool], what: str) -> None:
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    pytest.fail(f"waited ten seconds for {what}")


async def sent(store: Store, *notifications: str) -> None:
    def notify(c: Connection) -> None:
        for notification in notifications:
            store.notify(c, notification)

    await store.write(notify)


async def test_notes_of_one_process_are_heard_by_all_in_their_order(postgres_url: str) -> None:
    one, two = await open_store(postgres_url), await open_store(postgres_url)
    received: list[str] = []
    echo: list[str] = []
    two.listen(received.append, lambda: None)
    one.listen(echo.append, lambda: None)
    for k in range(20):
        await sent(one, f"table:{k}", f"žeton:{k}")
    await until(lambda: len(received) == 40 and len(echo) == 40, "the notifications")
    assert received == echo == [f"{word}:{k}" for k in range(20) for word in ("table", "žeton")]
    with pytest.raises(StoreError, match="already has a listener"):
        one.listen(echo.append, lambda: None)
    await one.close()
    await two.close()


async def test_a_note_goes_out_only_when_its_write_is_committed(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    received: list[str] = []
    store.listen(received.append, lambda: None)

    def fails(c: Connection) -> None:
        store.notify(c, "never")
        raise KeyError("no")

    with pytest.raises(KeyError):
        await store.write(fails)
    inside: list[list[str]] = []

    def looks(c: Connection) -> None:
        store.notify(c, "once")
        inside.append(list(received))

    await store.write(looks)
    await until(lambda: bool(received), "the notification")
    assert received == ["once"] and inside == [[]]
    await store.close()


async def test_after_its_connection_was_killed_the_listener_says_so_and_hears_again(
    postgres: Postgres, postgres_url: str
) -> None:
    store = await open_store(postgres_url)
    received: list[str] = []
    back: list[int] = []
    store.listen(received.append, lambda: back.append(len(received)))
    for k in range(5):
        await sent(store, f"note {k}")
        await until(lambda k=k: len(received) == k + 1, "a notification")  # type: ignore[misc]
        killed = postgres.do(KILL_LISTENER)
        assert killed == [(True,)]
        await until(lambda k=k: len(back) == k + 1, "the listener")  # type: ignore[misc]
    await sent(store, "last")
    await until(lambda: received[-1] == "last", "the last notification")
    assert back == [1, 2, 3, 4, 5]
    await store.close()


async def test_a_listener_that_ended_first_stops_no_store_from_closing(postgres: Postgres, postgres_url: str) -> None:
    store = await open_store(postgres_url)
    assert isinstance(store, PostgresStore)
    store.listen(lambda _: None, lambda: None)
    listener = store._listener
    assert listener is not None
    listener.stopping.set()  # as `stop` does before it wakes the thread, which a lost connection wakes sooner
    assert postgres.do(KILL_LISTENER) == [(True,)]
    await asyncio.to_thread(listener.join, 20)
    assert not listener.is_alive()
    await store.close()


async def test_a_hearer_that_stumbles_misses_only_that_note(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    received: list[str] = []

    def receive(notification: str) -> None:
        if notification == "bad":
            raise ValueError(notification)
        received.append(notification)

    troubles: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, what: troubles.append(what["exception"]))
    store.listen(receive, lambda: None)
    await sent(store, "good", "bad", "better")
    await until(lambda: len(received) == 2, "two notifications")
    assert received == ["good", "better"] and len(troubles) == 1
    await store.close()


async def test_a_note_must_be_short(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    for notification in ("", "x" * 8000, "ž" * 4000):
        with pytest.raises(StoreError, match="1 to 7999 bytes"):
            await sent(store, notification)
    await sent(store, "x" * 7999)
    await store.close()


async def test_sqlite_has_nobody_else_to_tell_and_schedules_alone(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a.db")
    received: list[str] = []
    store.listen(received.append, lambda: received.append("back"))
    await sent(store, "note")
    assert await store.try_lead() and await store.try_lead()
    assert received == []
    await store.close()


async def test_one_process_at_a_time_schedules(postgres_url: str) -> None:
    one, two = await open_store(postgres_url), await open_store(postgres_url)
    assert await one.try_lead() and await one.try_lead()
    assert not await two.try_lead()
    await one.close()
    for _ in range(100):
        if await two.try_lead():
            break
        await asyncio.sleep(0.02)
    assert await two.try_lead()
    await two.close()


async def test_a_scheduler_whose_connection_died_has_to_try_again(postgres: Postgres, postgres_url: str) -> None:
    one, two = await open_store(postgres_url), await open_store(postgres_url)
    assert await one.try_lead()
    postgres.do("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    await asyncio.sleep(0.1)
    assert await two.try_lead()
    assert not await one.try_lead()
    await two.write(lambda c: insert_person(c, "ada"))
    await two.close()
    await one.close()
