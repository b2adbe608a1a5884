"""A fixture with the game of hidden cards from tests/manor."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.core.registry import refresh


@pytest.fixture
def court(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Its id, while it is installed."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "manor"))
    refresh()
    yield "court"
    monkeypatch.undo()
    refresh()
