"""One server for all tests of the plain page, with a bot that answers at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.catalogue.render import MissingText
from regnum.catalogue.sentences import Sentences
from regnum.core.messages import Event, Message, Refusal
from regnum.server.app import create_app
from regnum.server.settings import Limits, Rate, Settings
from tests.server.page.browser import Browser, PageServer

PLENTY = Rate(1_000_000, 1)


def nothing_is_missing(self: Sentences, thing: Message | Refusal | Event, missing: MissingText) -> str:
    raise AssertionError(str(missing))


@pytest.fixture(scope="package")  # what it patches must not affect other tests
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    folder: Path = tmp_path_factory.mktemp("page")
    limits = Limits(requests=PLENTY, people=PLENTY, claims=PLENTY, tables=PLENTY, chat=Rate(5, 10), thoughts=PLENTY)
    settings = Settings(database=f"sqlite:///{folder / 'page.db'}", pace_ms=0, bot_processes=0, limits=limits)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sentences, "gap", nothing_is_missing)
        with PageServer(create_app(settings)) as opened:
            yield opened


@pytest.fixture
def anna(server: PageServer) -> Browser:
    return Browser(server)


@pytest.fixture
def boris(server: PageServer) -> Browser:
    return Browser(server, "cs")
