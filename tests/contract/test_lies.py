"""No sentence of a game could lie unnoticed: whatever fact is changed, its claim catches it."""

from __future__ import annotations

import os

import pytest

import regnum
from regnum.testing.contract import believed_lies, every_table

NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"


@pytest.mark.parametrize("game", regnum.games())
def test_every_fact_that_a_game_tells_is_held_against_it(game: str) -> None:
    tables = every_table(game, whole=NIGHTLY)
    assert believed_lies(tables, range(20 if NIGHTLY else 1)) == {}
