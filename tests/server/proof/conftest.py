"""Servers that several tests share: starting one costs more than most of the tests."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import Postgres
from tests.server.proof.fork_server import ForkServer
from tests.server.proof.populate import KeyHolder, prepared
from tests.server.proof.server_process import ServerProcess

CROWD = 120
NEXT = itertools.count()


class Open:
    """A running server and people for its tests; each test asks for people of its own."""

    def __init__(self, server: ServerProcess, crowd: list[KeyHolder]) -> None:
        self.server = server
        self.crowd = crowd

    def guests(self, count: int) -> list[KeyHolder]:
        """Return this many people whom no other test has used."""
        return [self.crowd[next(NEXT) % len(self.crowd)] for _ in range(count)]


def opened(url: str, folder: Path) -> Iterator[Open]:
    """A server with many people in its database."""
    crowd, _ = asyncio.run(prepared(url, CROWD, []))
    with ServerProcess(url, folder) as server:
        yield Open(server, crowd)
        assert server.process is not None and server.process.poll() is None, "the server did not stay open"


@pytest.fixture(scope="session")
def forks() -> Iterator[ForkServer]:
    """Where servers are forked that are started again and again."""
    made = ForkServer()
    yield made
    made.close()


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    folder = tmp_path_factory.mktemp("server")
    yield from opened(f"sqlite:///{folder / 'regnum.db'}", folder)


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    name = postgres.fresh()
    yield from opened(postgres.url(name), tmp_path_factory.mktemp("server"))
    postgres.drop(name)


@pytest.fixture(scope="session")
def second_server(postgres_server: Open, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Another server on the same database."""
    with ServerProcess(postgres_server.server.url, tmp_path_factory.mktemp("second")) as server:
        yield server


@pytest.fixture(params=["sqlite_server", "postgres_server"])
def open_server(request: pytest.FixtureRequest) -> Open:
    """One server on each database."""
    found: Open = request.getfixturevalue(request.param)
    return found
