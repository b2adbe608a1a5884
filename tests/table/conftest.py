"""The game of secrets from tests/manor, for those who ask for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.core.house import look_again


@pytest.fixture
def court(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Its id, while it is in the house."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "manor"))
    look_again()
    yield "court"
    monkeypatch.undo()
    look_again()
