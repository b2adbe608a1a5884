"""What learners see and choose, at every table."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.core.match import Match
from regnum.testing.contract import TableSetup, every_table, position
from regnum.testing.learners import learners_choose_what_players_may, learners_see_no_more_than_players

NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
TABLES = every_table(whole=NIGHTLY)


@pytest.mark.parametrize("table", TABLES, ids=repr)
@pytest.mark.parametrize("promise", [learners_see_no_more_than_players, learners_choose_what_players_may])
@given(seed=st.integers(0, 2**63 - 1), decisions=st.integers(0, 260))
def test_learners(promise: Callable[[Match, int], None], table: TableSetup, seed: int, decisions: int) -> None:
    promise(position(table, seed, decisions), seed)
