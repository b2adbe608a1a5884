"""Every promise of the contract, for every game, number of seats and option value: a test for each promise."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.core.match import Match
from regnum.testing.contract import PROMISES, TableSetup, every_table, position

NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
MOVES_INTO_THE_GAME = 260
TABLES = every_table(whole=NIGHTLY)


def kept(promise: Callable[[Match, int], None]) -> Callable[..., None]:
    """The test of one promise. One function for all would be called a thousand times, and Hypothesis remembers every
    call of a function one frame deeper: at some nine hundred it runs out of stack.
    """

    @pytest.mark.parametrize("table", TABLES, ids=repr)
    @given(seed=st.integers(0, 2**63 - 1), decisions=st.integers(0, MOVES_INTO_THE_GAME))
    def test(table: TableSetup, seed: int, decisions: int) -> None:
        promise(position(table, seed, decisions), seed)

    test.__name__ = test.__qualname__ = f"test_{promise.__name__}"
    test.__doc__ = promise.__doc__
    made: Callable[..., None] = test
    return made


globals().update({f"test_{promise.__name__}": kept(promise) for promise in PROMISES})
