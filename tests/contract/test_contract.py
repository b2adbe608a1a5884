"""Every promise of the house, for every game, number of seats and option value."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.core.contract import PROMISES, Table, every_table, position
from regnum.core.match import Match

NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
MOVES_INTO_THE_GAME = 260


@pytest.mark.parametrize("table", every_table(whole=NIGHTLY), ids=repr)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@given(seed=st.integers(0, 2**63 - 1), decisions=st.integers(0, MOVES_INTO_THE_GAME))
def test_every_game_keeps_every_promise(
    table: Table, promise: Callable[[Match, int], None], seed: int, decisions: int
) -> None:
    promise(position(table, seed, decisions), seed)
