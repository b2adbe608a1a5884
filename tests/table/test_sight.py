"""What a viewer is shown."""

from __future__ import annotations

import pytest

from regnum.table.sight import Sight, sight, worth_of

from .setting import WAYS
from .test_sandbox import finished, fork

PAID_LATER = ("jerusalem",)  # its floors are built when a round is over, never by a move of a turn


def lines_in(seen: Sight) -> set[str]:
    """Every line of every score sheet."""
    sheets = [*seen.scores, *(seen.result.lines if seen.result else [])]
    return {line for sheet in sheets for line, _ in sheet}


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_every_line_of_the_score_sheets_has_its_name_and_no_other_is_named(game: str, seats: int) -> None:
    match = finished(game, seats)
    for moves in (0, len(match.log) // 2, len(match.log)):
        room = fork(match.rewound(moves).record())
        for viewer in (None, 0):
            seen = sight(room.table, viewer, None)
            assert set(seen.labels) == lines_in(seen)
            assert {label.game for label in seen.labels.values()} <= {game}


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_what_a_move_is_said_to_be_worth_is_what_it_brings_and_never_what_is_hidden(game: str, seats: int) -> None:
    match = finished(game, seats)
    told = 0
    for moves in range(0, len(match.log), 5):
        now = match.rewound(moves)
        seat = now.waiting[0]
        worth = worth_of(now, now.decision(seat))
        assert worth.keys() <= set(now.legal(seat))
        assert worth == worth_of(now.imagine(seat, moves), now.imagine(seat, moves).decision(seat))
        for move, change in worth.items():
            after = now.clone()
            after.play(seat, move)
            assert sum(n for _, n in after.score(seat)) - sum(n for _, n in now.score(seat)) == change != 0
        told += len(worth)
    assert told or game in PAID_LATER, "no move of the whole match was worth a point"
