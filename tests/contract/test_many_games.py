"""Whole random games over all options: no exception, no dead end, no lost piece, no leaking view."""

from __future__ import annotations

import os

import pytest

from regnum.testing.contract import (
    TableSetup,
    a_view_tells_nothing_it_should_not,
    every_table,
    pieces_are_neither_made_nor_lost,
    position,
)

NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
GAMES = 10_000
SAMPLE = 24  # in everyday runs


def games_each(table: TableSetup) -> int:
    tables = [each for each in every_table(whole=NIGHTLY) if each.game == table.game]
    wanted = GAMES if NIGHTLY else SAMPLE
    return -(-wanted // len(tables))


@pytest.mark.parametrize("table", every_table(whole=NIGHTLY), ids=repr)
def test_random_games_end_cleanly_and_keep_their_secrets(table: TableSetup) -> None:
    for seed in range(games_each(table)):
        match = position(table, seed, 10**6)
        assert match.over and match.result is not None
        pieces_are_neither_made_nor_lost(match, seed)
        for stop in range(0, len(match.log), 20):
            a_view_tells_nothing_it_should_not(match.rewound(stop), seed)
