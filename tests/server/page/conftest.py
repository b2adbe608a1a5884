"""One house for all tests of the plain page, with a bot that answers at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.page.browser import Browser, House

from regnum.catalogue.render import MissingText
from regnum.catalogue.words import Words
from regnum.core.letters import Event, Message, Refusal
from regnum.server.app import create_app
from regnum.server.settings import Limits, Rate, Settings

PLENTY = Rate(1_000_000, 1)


def nothing_is_missing(self: Words, thing: Message | Refusal | Event, missing: MissingText) -> str:
    raise AssertionError(str(missing))


@pytest.fixture(scope="package")  # what it patches must not reach the tests of others
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("page")
    limits = Limits(requests=PLENTY, people=PLENTY, claims=PLENTY, tables=PLENTY, chat=Rate(5, 10), thoughts=PLENTY)
    settings = Settings(database=f"sqlite:///{folder / 'page.db'}", pace_ms=0, thinkers=0, limits=limits)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "gap", nothing_is_missing)
        with House(create_app(settings)) as opened:
            yield opened


@pytest.fixture
def anna(house: House) -> Browser:
    return Browser(house)


@pytest.fixture
def boris(house: House) -> Browser:
    return Browser(house, "cs")
