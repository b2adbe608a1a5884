"""Backups: one consistent snapshot, one file, verified, and restored into either kind of database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text

from regnum.server.store import log, migrate
from regnum.server.store.backup import backup, restore
from regnum.server.store.schema import schema
from regnum.server.store.store import Store, StoreError, open_store
from tests.server.conftest import Postgres
from tests.server.store.helpers import greeted, insert_person, insert_table, length, played

Rows = dict[str, list[tuple[object, ...]]]


def everything(c: Connection) -> Rows:
    return {table.name: sorted(tuple(row) for row in c.execute(select(table))) for table in schema.sorted_tables}


def filled(c: Connection) -> None:
    for k in range(5):
        played(c, f"t{k}", 30)
    insert_person(c, "ada")
    c.execute(text("INSERT INTO keys (name, value) VALUES ('cookie', :v)"), {"v": bytes(range(256))})
    c.execute(text("INSERT INTO sessions (hash, person, kind, label, created) VALUES ('h', 'ada', 'key', 'Ž', 1)"))
    c.execute(
        text("INSERT INTO hooks (id, person, kind, target, created) VALUES ('k', 'ada', 'push', :v, 1)"), {"v": b"{}"}
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the database to restore into."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'other.db'}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = postgres.fresh("template1")
    yield postgres.url(name)
    postgres.drop(name)


async def test_a_backup_goes_back_whole_into_either_kind(
    store: Store, database_url: str, other_url: str, tmp_path: Path
) -> None:
    await store.write(filled)
    before = await store.read(everything)
    target = tmp_path / "backup.db"
    seen: list[tuple[int, int]] = []
    assert await asyncio.to_thread(backup, database_url, target, lambda *at: seen.append(at)) == []
    assert seen == sorted(seen) and seen[-1] == (1000, 1000)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup.db"]
    seen.clear()
    restore(target, other_url, lambda *at: seen.append(at))
    assert seen == sorted(seen) and seen[-1] == (1000, 1000)
    other = await open_store(other_url)
    assert await other.read(everything) == before
    await other.write(lambda c: log.append(c, "t0", [(31, 5, b"on")], before=before["entries"][29][4]))  # type: ignore[arg-type]
    await other.close()


async def test_a_backup_under_writes_is_one_moment_of_the_database(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    await store.write(filled)
    await store.write(lambda c: insert_table(c, "busy"))
    going = True

    async def writes() -> int:
        n, last = 0, ""
        while going:
            n += 1

            def both(c: Connection, n: int = n, last: str = last) -> str:
                insert_person(c, f"p{n}")
                c.execute(text("UPDATE tables SET length = :n WHERE id = 'busy'"), {"n": n})
                return log.append(c, "busy", [(n, n, b"x" * 2000)], before=last)

            last = await store.write(both)
        return n

    writing = asyncio.create_task(writes())
    counts = []
    for k in range(3):
        await asyncio.sleep(0.1)
        assert await asyncio.to_thread(backup, database_url, tmp_path / f"b{k}.db") == []
        copy = sqlite3.connect(tmp_path / f"b{k}.db")
        (entries,) = copy.execute("SELECT count(*) FROM entries WHERE table_id = 'busy'").fetchone()
        (people,) = copy.execute("SELECT count(*) FROM people").fetchone()
        copy.close()
        assert entries == people - 1
        counts.append(entries)
    going = False
    written = await writing
    assert 0 < counts[0] < counts[1] < counts[2] <= written == await store.read(lambda c: length(c, "busy"))


async def test_a_database_without_a_server_can_be_backed_up(database_url: str, tmp_path: Path) -> None:
    store = await open_store(database_url)
    await store.write(filled)
    await store.close()
    assert backup(database_url, tmp_path / "backup.db") == []
    store = await open_store(database_url)
    await greeted(store, "bob")
    await store.close()


async def test_an_existing_file_is_replaced_only_when_that_is_asked_for(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    target = tmp_path / "backup.db"
    target.write_text("precious")
    with pytest.raises(StoreError, match="already exists"):
        await asyncio.to_thread(backup, database_url, target)
    assert target.read_text() == "precious"
    await asyncio.to_thread(lambda: backup(database_url, target, replace=True))
    assert target.read_bytes().startswith(b"SQLite format 3")
    with pytest.raises(StoreError, match="does not exist"):
        backup(database_url, tmp_path / "no" / "where.db")


async def test_a_failed_backup_leaves_no_file(database_url: str, tmp_path: Path) -> None:
    await (await open_store(database_url)).close()

    def breaks(done: int, total: int) -> None:
        raise OSError("the power is gone")

    with pytest.raises(StoreError, match="power is gone"):
        backup(database_url, tmp_path / "backup.db", breaks)
    assert not [path.name for path in tmp_path.iterdir() if "backup" in path.name]


def test_what_is_no_database_of_ours_is_not_backed_up(tmp_path: Path, blank_postgres_url: str) -> None:
    with pytest.raises(StoreError, match="database not found"):
        backup(f"sqlite:///{tmp_path}/nowhere.db", tmp_path / "b.db")
    (tmp_path / "letter").write_text("Dear mother")
    with pytest.raises(StoreError, match="not a Regnum database"):
        backup(f"sqlite:///{tmp_path}/letter", tmp_path / "b.db")
    with pytest.raises(StoreError, match="not a Regnum database"):
        backup(blank_postgres_url, tmp_path / "b.db")
    with pytest.raises(StoreError, match=r"\*\*\*@.*the server is running"):
        backup("postgresql://me:hush@127.0.0.1:1/db", tmp_path / "b.db")
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """Return a backup."""

    async def make() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/first.db")
        await store.write(filled)
        await store.close()

    asyncio.run(make())
    backup(f"sqlite:///{tmp_path}/first.db", tmp_path / "made.db")
    return tmp_path / "made.db"


async def test_a_database_that_is_not_empty_is_not_overwritten(store: Store, database_url: str, made: Path) -> None:
    await greeted(store, "zoe")
    before = await store.read(everything)
    await store.close()
    with pytest.raises(StoreError, match=r"is not empty \(people has rows\); restore into a new, empty database"):
        restore(made, database_url)
    again = await open_store(database_url)
    assert await again.read(everything) == before
    await again.close()


async def test_an_empty_database_that_was_opened_before_can_be_filled(
    store: Store, database_url: str, made: Path
) -> None:
    await store.close()
    restore(made, database_url)
    again = await open_store(database_url)
    assert len((await again.read(everything))["entries"]) == 150
    await again.close()


async def test_a_file_in_use_is_not_restored_into(made: Path, tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/used.db")
    with pytest.raises(StoreError, match="in use by process"):
        restore(made, f"sqlite:///{tmp_path}/used.db")
    await store.close()


def test_a_damaged_backup_is_refused_and_nothing_is_made(made: Path, other_url: str, tmp_path: Path) -> None:
    with sqlite3.connect(made) as copy:
        copy.execute("UPDATE entries SET body = ? WHERE table_id = 't3' AND n = 7", (b"forged",))
    copy.close()
    with pytest.raises(StoreError, match="the log of table t3 is damaged at entry 7"):
        restore(made, other_url)
    assert not (tmp_path / "other.db").exists()


def test_a_torn_backup_is_refused(made: Path, other_url: str) -> None:
    made.write_bytes(made.read_bytes()[: made.stat().st_size // 2])
    with pytest.raises(StoreError, match=r"damaged|not a Regnum backup"):
        restore(made, other_url)


def test_other_files_are_no_backups(tmp_path: Path, other_url: str) -> None:
    with pytest.raises(StoreError, match="backup not found"):
        restore(tmp_path / "nowhere.db", other_url)
    (tmp_path / "letter").write_text("Dear mother")
    with pytest.raises(StoreError, match="is not a Regnum backup"):
        restore(tmp_path / "letter", other_url)


def test_a_backup_of_a_newer_regnum_is_refused(made: Path, other_url: str) -> None:
    with sqlite3.connect(made) as copy:
        copy.execute(f"UPDATE {migrate.VERSIONS} SET version_num = '9999'")
    copy.close()
    with pytest.raises(StoreError, match="newer version of Regnum"):
        restore(made, other_url)


async def test_the_damage_of_a_database_is_told_when_it_is_backed_up(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    await store.write(filled)
    await store.write(lambda c: c.execute(text("UPDATE entries SET time = 0 WHERE table_id = 't2' AND n = 9")) and None)
    (found,) = await asyncio.to_thread(backup, database_url, tmp_path / "b.db")
    assert (found.table_id, found.n) == ("t2", 9)
