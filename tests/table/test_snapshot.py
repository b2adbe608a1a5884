"""What a viewer is shown."""

from __future__ import annotations

import pytest

from regnum.core.messages import Outcome
from regnum.table.snapshot import Left, Snapshot, left_of, snapshot_of, worth_of

from .harness import GAMES_AND_SEATS
from .test_sandbox import finished, fork

ENDING = ("end", "pass", "decline", "stop", "stay", "spare")  # the verbs with which something is left alone
PAID_LATER = ("jerusalem",)  # its floors are built when a round is over, never by a move of a turn


def lines_in(seen: Snapshot) -> set[str]:
    """Every line of every score sheet."""
    sheets = [*seen.scores, *(seen.result.lines if seen.result else [])]
    return {line for sheet in sheets for line, _ in sheet}


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_every_line_of_the_score_sheets_has_its_name_and_no_other_is_named(game: str, seats: int) -> None:
    match = finished(game, seats)
    for moves in (0, len(match.log) // 2, len(match.log)):
        harness = fork(match.rewound(moves).record())
        for viewer in (None, 0):
            seen = snapshot_of(harness.table, viewer, None)
            assert set(seen.labels) == lines_in(seen)
            assert {label.game for label in seen.labels.values()} <= {game}


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_what_a_move_is_said_to_be_worth_is_what_it_brings_and_never_what_is_hidden(game: str, seats: int) -> None:
    match = finished(game, seats)
    previewed = 0
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
        previewed += len(worth)
    assert previewed or game in PAID_LATER, "no move of the whole match was worth a point"


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_what_is_left_beside_ending_follows_from_what_the_seat_knows(game: str, seats: int) -> None:
    match = finished(game, seats)
    found: set[Left | None] = set()
    for moves in range(0, len(match.log), 7):
        now = match.rewound(moves)
        seat = now.waiting[0]
        decision = now.decision(seat)
        assert decision is not None
        worth = worth_of(now, decision)
        imagined = now.imagine(seat, moves)
        left = left_of(decision, worth)
        assert left == left_of(imagined.decision(seat), worth_of(imagined, imagined.decision(seat)))
        others = [each for each in decision.options if each.refusal is None and each.outcome != Outcome.END]
        assert (left == Left.NOTHING) == (not others)
        assert left != Left.NEUTRAL or all(worth.get(each.move, 0) <= 0 for each in others)
        assert left != Left.NEUTRAL or {each.outcome for each in others} == {Outcome.NEUTRAL}
        found.add(left)
    assert Left.GAIN in found
    assert left_of(None, {}) is None


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_an_answer_that_ends_is_said_to_end(game: str, seats: int) -> None:
    match = finished(game, seats)
    seen: set[str] = set()
    for moves in range(0, len(match.log), 7):
        now = match.rewound(moves)
        decision = now.decision(now.waiting[0])
        assert decision is not None
        for option in decision.options:
            verb = option.move.split()[0]
            if option.outcome == Outcome.END:
                seen.add(verb)
                assert verb in ENDING
            elif verb in ENDING:  # "spare wood" is less to pay, where one kind of building asks for it
                assert len(option.move.split()) > 1, option.move
    assert seen, "nothing could be ended, passed or declined"


def test_a_step_that_brings_points_is_a_gain() -> None:
    match = finished("brothers", 2)
    raised = 0
    for moves in range(len(match.log)):
        now = match.rewound(moves)
        decision = now.decision(now.waiting[0])
        assert decision is not None
        worth = worth_of(now, decision)
        shifts = [each for each in decision.options if each.refusal is None and each.outcome == Outcome.NEUTRAL]
        if any(worth.get(each.move, 0) > 0 for each in shifts):
            assert left_of(decision, worth) == Left.GAIN
            raised += 1
    assert raised
