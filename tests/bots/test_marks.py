"""Marks of moves: by the chance that a move gives away, and by the points."""

from __future__ import annotations

import pytest

from regnum.bots.marks import Mark, mark_of_loss, mark_of_points


@pytest.mark.parametrize(("loss", "mark"), [(0.0, ""), (0.05, "?!"), (0.1, "?"), (0.2, "??")])
def test_a_lost_chance_is_marked(loss: float, mark: Mark) -> None:
    assert mark_of_loss(loss) == mark


@pytest.mark.parametrize(
    ("lost", "best", "mark"),
    [(4.0, 60.0, ""), (6.0, 60.0, "?!"), (9.0, 60.0, "?"), (15.0, 60.0, "??"), (15.0, -60.0, "??")],
)
def test_lost_points_are_marked_by_their_share_of_what_the_best_move_promises(
    lost: float, best: float, mark: Mark
) -> None:
    assert mark_of_points(lost, best) == mark


def test_where_there_are_few_points_one_of_them_is_no_blunder() -> None:
    assert mark_of_points(1.0, 2.0) == "?!" and mark_of_points(0.5, 0.0) == ""
