"""Opening: what cannot be used safely is refused in one clear sentence, and no password is ever repeated."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.core.errors import RegnumError
from regnum.server.store import sqlite
from regnum.server.store.address import Address
from regnum.server.store.store import StoreError, open_store
from tests.server.conftest import Postgres
from tests.server.store.helpers import count_people, greeted

SECRET = "s3cret-w0rd"


async def refused(url: str, *words: str) -> str:
    with pytest.raises(StoreError) as raised:
        await open_store(url, busy=0.2)
    output = str(raised.value)
    assert isinstance(raised.value, RegnumError)
    assert all(word in output for word in words), output
    assert SECRET not in output and SECRET not in repr(raised.value.__cause__)
    return output


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("regnum.db", "no scheme"),
        ("", "no scheme"),
        (f"mysql://me:{SECRET}@host/db", "unknown scheme mysql://"),
        (f"postgresql+asyncpg://me:{SECRET}@host/db", "unknown scheme postgresql+asyncpg://"),
        ("sqlite://", "has no file"),
        ("sqlite:///", "has no file"),
        ("sqlite:///:memory:", "has no file"),
        ("sqlite://regnum.db", "three slashes, not two"),
        ("sqlite:///regnum.db?mode=ro", "take no options"),
        (f"postgresql://me:{SECRET}@host", "has no database"),
        (f"postgresql://me:{SECRET}@host:port/db", "is invalid"),
        (f"postgresql://me:p@{SECRET}@host/db", "%40"),
    ],
)
async def test_a_wrong_url_is_refused_with_what_would_be_right(url: str, words: str) -> None:
    output = await refused(url, words)
    assert "sqlite:///folder/file.db" in output or "%40" in output


def test_an_address_is_shown_without_its_secrets() -> None:
    shown = Address(f"postgresql://me:{SECRET}@host/db?sslmode=require&password={SECRET}").shown
    assert SECRET not in shown and "sslmode=require" in shown and "me:***@host/db" in shown


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    await refused(f"sqlite:///{tmp_path}/deep/er/a.db", f"{tmp_path}/deep/er does not exist", "create it")


async def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    await refused(f"sqlite:///{tmp_path}", "is a folder", "regnum.db")


async def test_a_file_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    await refused(f"sqlite:///{tmp_path}/file/a.db", "is a file")


async def test_another_kind_of_file_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear mother, the siege goes well.")
    await refused(f"sqlite:///{letter}", "is not a SQLite database")
    assert letter.read_text() == "Dear mother, the siege goes well."


async def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bank.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE accounts (id)")
    connection.close()
    await refused(f"sqlite:///{path}", "tables not created by Regnum (accounts)", "empty database")


async def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = await open_store(f"sqlite:///{path}")
    await store.close()
    body = bytearray(path.read_bytes())
    body[100:4000] = b"\xff" * 3900
    path.write_bytes(body)
    await refused(f"sqlite:///{path}", str(path), "damaged")


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """Return a folder of an unprivileged user, with this process as that user."""
    folder = Path(tempfile.mkdtemp(prefix="regnum-nobody-"))
    root = os.geteuid() == 0
    if root:
        os.chown(folder, 65534, 65534)
        os.seteuid(65534)
    yield folder
    if root:
        os.seteuid(0)
    folder.chmod(0o700)
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()


async def test_a_folder_that_may_not_be_written_is_refused(unprivileged: Path) -> None:
    unprivileged.chmod(0o555)
    await refused(f"sqlite:///{unprivileged}/a.db", f"{unprivileged} is not writable", "write access")


async def test_a_file_that_may_not_be_written_is_refused(unprivileged: Path) -> None:
    path = unprivileged / "a.db"
    await (await open_store(f"sqlite:///{path}")).close()
    path.chmod(0o444)
    await refused(f"sqlite:///{path}", f"{path} is not writable", "read and write access")


async def test_a_new_file_is_readable_only_by_its_owner(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a.db")
    await greeted(store, "ada")
    assert {path.name: stat.S_IMODE(path.stat().st_mode) & 0o077 for path in tmp_path.iterdir()} == {
        "a.db": 0, "a.db-wal": 0, "a.db-shm": 0, "a.db.lock": 0,
    }  # fmt: skip
    await store.close()


async def test_sqlite_runs_with_every_safety_on(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a.db")

    def shown(c: object) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [c.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]  # type: ignore[attr-defined]

    assert await store.write(shown) == ["wal", 2, 1]
    await store.close()


async def test_a_second_server_on_one_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    link = tmp_path / "link.db"
    first = await open_store(f"sqlite:///{path}")
    link.symlink_to(path)
    for url in (f"sqlite:///{path}", f"sqlite:///{link}"):
        await refused(url, f"{path} is in use by process {os.getpid()}", "Stop that server", "PostgreSQL")
    await greeted(first, "ada")
    await first.close()
    second = await open_store(f"sqlite:///{link}")
    assert await second.read(count_people) == 1
    await second.close()


def test_the_lock_of_a_killed_server_is_gone_with_it_even_if_a_child_lives_on(tmp_path: Path) -> None:
    code = f"""
import asyncio, os, sys, time
from regnum.server.store.store import open_store
store = asyncio.run(open_store("sqlite:///{tmp_path}/a.db"))
child = os.fork()
if not child:
    os.write(1, b"alive\\n")  # and it has let go of what its parent holds
    time.sleep(30)
    os._exit(0)
os.write(1, b"%d\\n" % child)  # in one piece, as the child may speak at the same moment
time.sleep(30)
"""
    server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    output = sorted(server.stdout.readline().strip() for _ in range(2))
    assert output[1] == "alive"
    child = int(output[0])
    try:
        asyncio.run(refused(f"sqlite:///{tmp_path}/a.db", f"process {server.pid}"))
        server.kill()
        server.wait()
        os.kill(child, 0)
        asyncio.run(asyncio.wait_for(open_and_close(f"sqlite:///{tmp_path}/a.db"), 10))
    finally:
        os.kill(child, 9)
        server.stdout.close()


async def open_and_close(url: str) -> None:
    await (await open_store(url)).close()


def test_an_old_sqlite_is_warned_about_and_told_why_it_is_safe() -> None:
    (warning,) = sqlite.age_warnings((3, 51, 2))
    assert "3.51.2" in warning and "3.51.3" in warning and "other programs" in warning
    assert sqlite.age_warnings((3, 51, 3)) == []


async def test_a_server_that_does_not_answer_is_named(tmp_path: Path) -> None:
    await refused(f"postgresql://me:{SECRET}@127.0.0.1:1/db", "me:***@127.0.0.1:1/db", "the server is running")
    await refused(f"postgresql://me:{SECRET}@/db?host={tmp_path}", "the server is running")
    await refused(f"postgresql://me:{SECRET}@127.0.0.1:99999/db", "99999")
    await refused(f"postgresql://me:{SECRET}@127.0.0.1/db?moat=deep", "moat")


async def test_a_missing_database_and_a_missing_user_are_named(postgres: Postgres) -> None:
    await refused(postgres.url("nowhere"), "no database of this name", "createdb")
    await refused(postgres.url("postgres", "stranger", SECRET), "has no such user", "createuser")


@pytest.fixture
def wary(postgres: Postgres) -> Iterator[str]:
    """Create a user with a password."""
    rules = postgres.folder / "pg_hba.conf"
    before = rules.read_text()
    postgres.do(f"CREATE ROLE wary LOGIN PASSWORD '{SECRET}'")
    rules.write_text("local all wary scram-sha-256\n" + before)
    postgres.do("SELECT pg_reload_conf()")
    yield "wary"
    rules.write_text(before)
    postgres.do("SELECT pg_reload_conf()")
    postgres.do("DROP ROLE wary")


async def test_a_wrong_password_is_refused_without_repeating_it(postgres: Postgres, wary: str) -> None:
    await refused(postgres.url("postgres", wary, SECRET + "x"), "this user and password")
    await refused(postgres.url("postgres", wary), "requires a password")


async def test_a_user_who_may_not_make_tables_is_told(postgres: Postgres, wary: str, blank_postgres_url: str) -> None:
    await refused(postgres.url(blank_postgres_url.split("/")[-1].split("?")[0], wary, SECRET), "may not create tables")


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ("synchronous_commit = off", "synchronous_commit off"),
        ("default_transaction_read_only = on", "read-only"),
    ],
)
async def test_an_unsafe_database_is_refused(postgres: Postgres, postgres_url: str, setting: str, words: str) -> None:
    postgres.do(f"ALTER DATABASE {Address(postgres_url).url.database} SET {setting}")
    await refused(postgres_url, words)


async def test_a_server_without_fsync_is_refused(postgres: Postgres, postgres_url: str) -> None:
    postgres.do("ALTER SYSTEM SET fsync = off")
    postgres.do("SELECT pg_reload_conf()")
    try:
        await asyncio.sleep(0.3)
        await refused(postgres_url, "fsync off", "set fsync = on")
    finally:
        postgres.do("ALTER SYSTEM RESET fsync")
        postgres.do("SELECT pg_reload_conf()")
        await asyncio.sleep(0.3)


async def test_a_database_in_another_encoding_is_refused(postgres: Postgres) -> None:
    postgres.do("CREATE DATABASE old_letters ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    try:
        await refused(postgres.url("old_letters"), "LATIN1", "encoding UTF8")
    finally:
        postgres.drop("old_letters")
