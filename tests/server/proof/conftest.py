"""Houses that several proofs share: starting one costs more than most of what is proven in it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import Postgres
from tests.server.proof.house import House
from tests.server.proof.laying import Guest, prepared

CROWD = 120
NEXT = itertools.count()


class Open:
    """An open house and the people who may come; each proof asks for people of its own."""

    def __init__(self, house: House, crowd: list[Guest]) -> None:
        self.house = house
        self.crowd = crowd

    def guests(self, count: int) -> list[Guest]:
        """So many people whom no other proof has met, as long as there are any."""
        return [self.crowd[next(NEXT) % len(self.crowd)] for _ in range(count)]


def opened(url: str, folder: Path) -> Iterator[Open]:
    """A house with a crowd before its door."""
    crowd, _ = asyncio.run(prepared(url, CROWD, []))
    with House(url, folder) as house:
        yield Open(house, crowd)
        assert house.process is not None and house.process.poll() is None, "the house did not stay open"


@pytest.fixture(scope="session")
def sqlite_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    folder = tmp_path_factory.mktemp("house")
    yield from opened(f"sqlite:///{folder / 'regnum.db'}", folder)


@pytest.fixture(scope="session")
def postgres_house(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    name = postgres.fresh()
    yield from opened(postgres.url(name), tmp_path_factory.mktemp("house"))
    postgres.drop(name)


@pytest.fixture(scope="session")
def second_house(postgres_house: Open, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Another server on the same database."""
    with House(postgres_house.house.url, tmp_path_factory.mktemp("second")) as house:
        yield house


@pytest.fixture(params=["sqlite_house", "postgres_house"])
def open_house(request: pytest.FixtureRequest) -> Open:
    """One house on each database."""
    found: Open = request.getfixturevalue(request.param)
    return found
