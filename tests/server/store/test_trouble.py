"""Faults during a write: nothing is acknowledged, the error is clear, and when they end everything goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, insert, text

from regnum.server.store import log
from regnum.server.store.errors import WriteUncertain
from regnum.server.store.schema import keys
from regnum.server.store.sqlite import SqliteStore
from regnum.server.store.store import Store, StoreError, open_store
from tests.server.conftest import Postgres
from tests.server.store.helpers import count_people, greeted, insert_person, played


def big(c: Connection, name: str = "big") -> None:
    c.execute(insert(keys), {"name": name, "value": b"x" * 400_000})


async def pragma(store: Store, output: str) -> None:
    await store.write(lambda c: c.exec_driver_sql(f"PRAGMA {output}") and None)


async def test_a_full_disk_acknowledges_nothing_and_harms_nothing(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a.db")
    await store.write(lambda c: played(c, "t"))
    pages = await store.read(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
    await pragma(store, f"max_page_count = {pages + 4}")
    for attempt in range(50):
        with pytest.raises(StoreError, match="write failed: the disk is full; free some space"):
            await store.write(partial(big, name=f"big{attempt}"))
    await pragma(store, "max_page_count = 1000000")
    await store.write(big)
    assert await store.read(lambda c: c.exec_driver_sql("PRAGMA integrity_check").scalar_one()) == "ok"
    assert await store.read(log.verify_all) == []
    await store.close()


async def test_a_disk_that_fills_up_in_the_middle_of_a_group_is_told_to_exactly_those_who_lost(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a.db")
    pages = await store.read(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
    await pragma(store, f"max_page_count = {pages + 8}")
    jobs = [store.write(big) if k % 5 == 4 else greeted(store, f"p{k}") for k in range(20)]
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    kept = {answer for answer in answers if isinstance(answer, str)}
    assert all(isinstance(answer, (str, StoreError)) for answer in answers)
    there = await store.read(lambda c: set(c.execute(text("SELECT id FROM people")).scalars()))
    assert there == kept
    await pragma(store, "max_page_count = 1000000")
    await greeted(store, "zoe")
    await store.close()


async def test_a_locked_database_is_told_in_time_and_goes_on_when_free(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a.db", busy=0.05)
    await greeted(store, "ada")
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    for _ in range(10):
        other.execute("BEGIN EXCLUSIVE")
        answers = await asyncio.gather(*(greeted(store, f"p{k}") for k in range(30)), return_exceptions=True)
        assert all("another program has locked the database" in str(answer) for answer in answers)
        assert await store.read(count_people) == 1
        other.execute("ROLLBACK")
    other.close()
    await greeted(store, "bob")
    assert await store.read(count_people) == 2
    await store.close()


async def test_a_database_that_became_read_only_is_told_and_goes_on_afterwards(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a.db")
    await pragma(store, "query_only = 1")
    for attempt in range(50):
        with pytest.raises(StoreError, match="read-only; make the file and its folder writable"):
            await greeted(store, f"p{attempt}")
    assert isinstance(store, SqliteStore)
    store._writer.raw.execute("PRAGMA query_only = 0")  # no job can begin to report it
    await greeted(store, "ada")
    assert await store.read(count_people) == 1
    await store.close()


async def test_a_lock_held_by_somebody_else_on_the_server_is_told_in_time(postgres_url: str) -> None:
    store = await open_store(postgres_url, busy=0.1)
    with psycopg.connect(postgres_url) as other:
        other.execute("LOCK TABLE people IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(StoreError, match="another program holds a lock"):
            await greeted(store, "ada")
        other.rollback()
    await greeted(store, "ada")
    assert await store.read(count_people) == 1
    await store.close()


async def test_a_server_that_became_read_only_is_told(postgres_url: str) -> None:
    store = await open_store(postgres_url)

    def reads_only(c: Connection) -> None:
        c.execute(text("SET TRANSACTION READ ONLY"))
        insert_person(c, "ada")

    with pytest.raises(StoreError, match="read-only; connect to the primary"):
        await store.write(reads_only)
    await greeted(store, "ada")
    await store.close()


def end_all(postgres: Postgres, url: str) -> None:
    name = url.rpartition("/")[2] if "?" not in url else url.partition("?")[0].rpartition("/")[2]
    postgres.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


async def test_connections_that_were_ended_are_made_anew(postgres: Postgres, postgres_url: str) -> None:
    store = await open_store(postgres_url)
    await asyncio.gather(*(greeted(store, f"a{k}") for k in range(8)))
    end_all(postgres, postgres_url)
    await asyncio.gather(*(greeted(store, f"b{k}") for k in range(8)))
    assert await store.read(count_people) == 16
    await store.close()


async def test_a_connection_lost_in_the_middle_of_a_job_acknowledges_nothing(
    postgres: Postgres, postgres_url: str
) -> None:
    store = await open_store(postgres_url)

    def dies(c: Connection) -> None:
        insert_person(c, "ada")
        end_all(postgres, postgres_url)
        insert_person(c, "bob")

    with pytest.raises(StoreError, match="write failed"):
        await store.write(dies)
    assert await store.read(count_people) == 0
    await store.close()


async def test_a_connection_lost_during_the_commit_is_told_as_unsure(postgres: Postgres, postgres_url: str) -> None:
    store = await open_store(postgres_url)

    def dies(c: Connection) -> None:
        insert_person(c, "ada")
        end_all(postgres, postgres_url)

    with pytest.raises(WriteUncertain, match="the outcome is unknown"):
        await store.write(dies)
    await greeted(store, "bob")
    await store.close()


async def test_a_writer_that_stumbles_over_anything_goes_on(store: Store) -> None:
    class Odd(BaseException):
        pass

    def stumbles(c: Connection) -> Any:
        insert_person(c, "ada")
        raise Odd

    hold = threading.Event()
    jobs: list[Awaitable[Any]] = [store.write(lambda c: hold.wait(5))]
    jobs += [*(store.write(stumbles) for _ in range(3)), greeted(store, "bob")]
    running = asyncio.gather(*jobs, return_exceptions=True)
    await asyncio.sleep(0.05)
    hold.set()
    answers = await running
    assert [type(answer) for answer in answers] == [bool, Odd, Odd, Odd, str]
    assert await store.read(count_people) == 1
