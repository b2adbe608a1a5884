"""Jobs: in a transaction, durable when they return, each answered on its own."""

from __future__ import annotations

import asyncio
import threading

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from regnum.server.store.store import Store, StoreError, open_store
from tests.server.store.helpers import count_people, greeted, insert_person


async def test_what_was_written_is_read(store: Store, database_url: str) -> None:
    assert store.backend in database_url
    assert await greeted(store, "ada") == "ada"
    assert await store.read(count_people) == 1


async def test_what_was_written_is_there_after_closing_and_opening(database_url: str) -> None:
    first = await open_store(database_url)
    await greeted(first, "ada")
    await first.close()
    await first.close()
    again = await open_store(database_url)
    assert await again.read(count_people) == 1
    await again.close()


async def test_a_job_that_raises_leaves_nothing(store: Store) -> None:
    def fails(c: Connection) -> None:
        insert_person(c, "ada")
        raise LookupError("changed my mind")

    with pytest.raises(LookupError, match="changed my mind"):
        await store.write(fails)
    assert await store.read(count_people) == 0


async def test_two_hundred_writes_at_once_all_land(store: Store) -> None:
    names = [f"p{k}" for k in range(200)]
    assert await asyncio.gather(*(greeted(store, name) for name in names)) == names
    assert await store.read(count_people) == 200


async def test_each_job_of_a_group_is_answered_on_its_own(store: Store) -> None:
    def fails(c: Connection) -> str:
        insert_person(c, "nobody")
        raise KeyError("no")

    jobs = [
        (lambda c: insert_person(c, "bob"))
        if k in (3, 7)
        else fails
        if k % 2
        else (lambda c, k=k: insert_person(c, f"p{k}"))
        for k in range(20)
    ]
    answers = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
    assert [type(answer) for answer in answers[1:10:2]].count(KeyError) == 3
    assert {type(answers[3]), type(answers[7])} == {str, IntegrityError}
    assert [answer for k, answer in enumerate(answers) if k % 2 == 0] == [f"p{k}" for k in range(0, 20, 2)]
    assert await store.read(count_people) == 11


async def test_a_job_sees_what_earlier_writes_have_left(store: Store) -> None:
    for k in range(5):
        assert await store.write(lambda c: (count_people(c), insert_person(c, f"p{count_people(c)}"))[0]) == k


async def test_a_reader_cannot_write(store: Store) -> None:
    with pytest.raises(StoreError, match="read-only"):
        await store.read(lambda c: insert_person(c, "ada"))
    assert await store.read(count_people) == 0


async def test_a_reader_sees_one_unchanging_picture(store: Store) -> None:
    begun, written = threading.Event(), threading.Event()

    def looks(c: Connection) -> tuple[int, int]:
        first = count_people(c)
        begun.set()
        assert written.wait(10)
        return first, count_people(c)

    reading = asyncio.create_task(store.read(looks))
    await asyncio.to_thread(begun.wait, 10)
    await greeted(store, "ada")
    written.set()
    assert await reading == (0, 0)
    assert await store.read(count_people) == 1


async def test_a_job_may_not_commit_or_roll_back_by_itself(store: Store) -> None:
    def rolls_back(c: Connection) -> None:
        insert_person(c, "ada")
        c.rollback()

    with pytest.raises(StoreError, match="neither commit nor roll back"):
        await store.write(rolls_back)
    await greeted(store, "bob")
    assert await store.read(count_people) == 1


async def test_whoever_gives_up_waiting_disturbs_nobody(store: Store) -> None:
    begun, go = threading.Event(), threading.Event()

    def waits(c: Connection) -> None:
        begun.set()
        go.wait(10)
        insert_person(c, "ada")

    waiting = asyncio.create_task(store.write(waits))
    await asyncio.to_thread(begun.wait, 10)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    go.set()
    assert await greeted(store, "bob") == "bob"
    assert await store.read(count_people) >= 1


async def test_a_closed_store_says_so(database_url: str) -> None:
    store = await open_store(database_url)
    last = asyncio.create_task(greeted(store, "ada"))
    await asyncio.sleep(0)
    await store.close()
    assert await last == "ada"
    with pytest.raises(StoreError, match="closed"):
        await greeted(store, "bob")
    with pytest.raises(StoreError, match="closed"):
        await store.read(count_people)


async def test_a_mistake_in_a_query_is_told_as_it_is_but_without_its_values(store: Store) -> None:
    with pytest.raises(Exception, match="nowhere") as raised:
        await store.write(lambda c: c.execute(text("SELECT :secret FROM nowhere"), {"secret": "hush-hush"}))
    assert "hush-hush" not in str(raised.value)
    await greeted(store, "ada")


async def test_an_error_that_a_future_cannot_carry_is_told_all_the_same(store: Store) -> None:
    with pytest.raises((RuntimeError, StoreError)):
        await store.write(lambda c: next(iter(())))
    await greeted(store, "ada")


async def test_names_in_every_alphabet_and_bytes_of_every_value_come_back(store: Store) -> None:
    name = "Žofia Їжак 🏰 'quoted'"
    await store.write(
        lambda c: (
            c.execute(
                text("INSERT INTO people (id, name, lang, bot, created) VALUES ('x', :n, 'sk', :b, 7)"),
                {"n": name, "b": False},
            )
            and None
        )
    )
    assert await store.read(lambda c: c.execute(text("SELECT name FROM people")).scalar_one()) == name
    await store.write(
        lambda c: c.execute(text("INSERT INTO keys (name, value) VALUES ('k', :v)"), {"v": bytes(range(256))}) and None
    )
    assert bytes(await store.read(lambda c: c.execute(text("SELECT value FROM keys")).scalar_one())) == bytes(
        range(256)
    )
