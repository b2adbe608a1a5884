"""The log: numbered from one, chained, and every change from outside is found."""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import sha256

import pytest
from sqlalchemy import Connection, delete, update

from regnum.server.store import log
from regnum.server.store.log import LogDamaged, WriteConflict
from regnum.server.store.schema import entries, tables
from regnum.server.store.store import Store, StoreError, open_store
from tests.server.store.helpers import insert_table, length, played


async def test_rows_come_back_in_their_order_with_their_seals(store: Store) -> None:
    last = await store.write(lambda c: played(c, "t"))
    rows = await store.read(lambda c: log.read(c, "t"))
    assert [(row.n, row.time, row.body) for row in rows] == [(n, 1000 + n, b'{"n":%d}' % n) for n in range(1, 6)]
    assert rows[-1].hash == last
    assert rows[0].hash == sha256(b'\nt\n1\n1001\n{"n":1}').hexdigest()
    assert rows[1].hash == sha256(rows[0].hash.encode() + b'\nt\n2\n1002\n{"n":2}').hexdigest()
    log.verify("t", rows)
    assert await store.read(lambda c: log.read(c, "t", since=3)) == rows[3:]
    log.verify("t", rows[3:], before=rows[2].hash)


async def test_whoever_remembers_the_last_seal_goes_on_from_it(store: Store) -> None:
    last = await store.write(lambda c: played(c, "t", 1))
    last = await store.write(lambda c: log.append(c, "t", [(2, 5, b"two")], before=last))
    last = await store.write(lambda c: log.append(c, "t", [(3, 6, b"three"), (4, 7, b"four")], before=last))
    rows = await store.read(lambda c: log.read(c, "t"))
    log.verify("t", rows)
    assert len(rows) == 4 and rows[-1].hash == last


@pytest.mark.parametrize("n", [1, 2, 3, 5, 0, -1])
@pytest.mark.parametrize("remembers", [True, False])
async def test_only_the_next_entry_can_be_written(store: Store, n: int, remembers: bool) -> None:
    last = await store.write(lambda c: played(c, "t", 3))
    with pytest.raises(WriteConflict, match=f"table t|{n}"):
        await store.write(lambda c: log.append(c, "t", [(n, 5, b"x")], before=last if remembers else None))
    assert await store.read(lambda c: length(c, "t")) == 3


async def test_rows_of_one_append_must_follow_each_other(store: Store) -> None:
    await store.write(lambda c: insert_table(c, "t"))
    for numbers in ((1, 3), (2, 1), (1, 1)):
        with pytest.raises(WriteConflict):
            await store.write(partial(log.append, table_id="t", rows=[(n, 5, b"x") for n in numbers], before=""))
    with pytest.raises(StoreError, match="at least one row"):
        await store.write(lambda c: log.append(c, "t", []))
    assert await store.read(lambda c: length(c, "t")) == 0


async def test_a_wrong_memory_of_the_last_seal_is_a_conflict(store: Store) -> None:
    await store.write(lambda c: played(c, "t", 3))
    with pytest.raises(WriteConflict):
        await store.write(lambda c: log.append(c, "t", [(4, 5, b"x")], before="0" * 64))
    await store.write(lambda c: insert_table(c, "u"))
    with pytest.raises(WriteConflict):
        await store.write(lambda c: log.append(c, "u", [(1, 5, b"x")], before="0" * 64))


async def test_a_log_needs_its_table(store: Store) -> None:
    with pytest.raises(StoreError, match="unknown table nowhere"):
        await store.write(lambda c: log.append(c, "nowhere", [(1, 5, b"x")]))


async def test_of_many_who_write_the_same_entry_one_wins(store: Store) -> None:
    last = await store.write(lambda c: played(c, "t", 3))
    tries = [store.write(partial(log.append, table_id="t", rows=[(4, 5, b"%d" % k)], before=last)) for k in range(12)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["WriteConflict"] * 11 + ["str"]
    log.verify("t", await store.read(lambda c: log.read(c, "t")))


async def test_two_processes_never_both_write_the_same_entry(postgres_url: str) -> None:
    one, two = await open_store(postgres_url), await open_store(postgres_url)
    last = await one.write(lambda c: played(c, "t", 1))
    for n in range(2, 30):

        def job(c: Connection, n: int = n, last: str = last) -> str:
            return log.append(c, "t", [(n, 5, b"x")], before=last)

        jobs = [store.write(job) for store in (one, two) * 2]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        (last,) = [answer for answer in answers if isinstance(answer, str)]
        assert sum(isinstance(answer, WriteConflict) for answer in answers) == 3
    log.verify("t", await two.read(lambda c: log.read(c, "t")))
    await one.close()
    await two.close()


def flip_body(c: Connection) -> None:
    c.execute(update(entries).where(entries.c.table_id == "t", entries.c.n == 3).values(body=b'{"n":2}'))


def flip_time(c: Connection) -> None:
    c.execute(update(entries).where(entries.c.table_id == "t", entries.c.n == 3).values(time=1002))


def flip_hash(c: Connection) -> None:
    seal = log.read(c, "t")[2].hash
    flipped = ("0" if seal[0] != "0" else "1") + seal[1:]
    c.execute(update(entries).where(entries.c.table_id == "t", entries.c.n == 3).values(hash=flipped))


def remove(c: Connection) -> None:
    c.execute(delete(entries).where(entries.c.table_id == "t", entries.c.n == 3))


def swap(c: Connection) -> None:
    for old, new in ((3, 99), (4, 3), (99, 4)):
        c.execute(update(entries).where(entries.c.table_id == "t", entries.c.n == old).values(n=new))


def remove_and_close_up(c: Connection) -> None:
    remove(c)
    for n in (4, 5):
        c.execute(update(entries).where(entries.c.table_id == "t", entries.c.n == n).values(n=n - 1))


def rehash(c: Connection) -> None:
    flip_body(c)
    before = log.read(c, "t")[1].hash
    seal = log.row_hash(before, "t", 3, 1003, b'{"n":2}')
    c.execute(update(entries).where(entries.c.table_id == "t", entries.c.n == 3).values(hash=seal))


@pytest.mark.parametrize(
    ("damage", "at"),
    [(flip_body, 3), (flip_time, 3), (flip_hash, 3), (remove, 3), (swap, 3), (remove_and_close_up, 3), (rehash, 4)],
    ids=lambda given: getattr(given, "__name__", str(given)),
)
async def test_every_kind_of_damage_is_found_where_it_is(store: Store, damage: object, at: int) -> None:
    for name in ("s", "t", "u"):
        await store.write(partial(played, table_id=name))
    assert await store.read(log.verify_all) == []
    await store.write(damage)  # type: ignore[arg-type]
    with pytest.raises(LogDamaged, match=f"the log of table t is damaged at entry {at}: ") as raised:
        log.verify("t", await store.read(lambda c: log.read(c, "t")))
    assert (raised.value.table_id, raised.value.n) == ("t", at)
    (found,) = await store.read(log.verify_all)
    assert (found.table_id, found.n) == ("t", at)


@pytest.mark.parametrize("kept", [0, 4])
async def test_a_log_whose_end_was_cut_off_is_found_by_its_noted_length(store: Store, kept: int) -> None:
    await store.write(lambda c: played(c, "t"))
    await store.write(lambda c: c.execute(delete(entries).where(entries.c.n > kept)) and None)
    (found,) = await store.read(log.verify_all)
    assert (found.table_id, found.n) == ("t", kept + 1)


async def test_every_single_bit_counts(store: Store) -> None:
    await store.write(lambda c: played(c, "t", 3))
    rows = await store.read(lambda c: log.read(c, "t"))
    middle = rows[1]
    for k in range(8 * len(middle.body)):
        body = bytearray(middle.body)
        body[k // 8] ^= 1 << k % 8
        with pytest.raises(LogDamaged, match="entry 2"):
            log.verify("t", [rows[0], middle._replace(body=bytes(body)), rows[2]])


async def test_the_progress_of_a_verification_ends_at_its_total(store: Store) -> None:
    await store.write(lambda c: [played(c, f"t{k}", 20) for k in range(10)] and None)
    seen: list[tuple[int, int]] = []
    assert await store.read(lambda c: log.verify_all(c, lambda *at: seen.append(at))) == []
    assert seen[-1] == (200, 200) and seen == sorted(seen)


async def test_a_log_moved_to_another_table_does_not_fit_there(store: Store) -> None:
    await store.write(lambda c: played(c, "t"))
    await store.write(lambda c: insert_table(c, "u"))
    await store.write(lambda c: c.execute(update(entries).values(table_id="u")) and None)
    await store.write(lambda c: c.execute(update(tables).where(tables.c.id == "u").values(length=5)) and None)
    assert [found.table_id for found in await store.read(log.verify_all)] == [
        "u",
        "t",
    ]  # wrong hashes there, and an end too soon here
