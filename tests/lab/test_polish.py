"""Polishing: drives follow what brings more points, the worth of things is fitted again, and the seed decides all."""

from __future__ import annotations

import numpy as np
import pytest

from regnum.bots import weights as files
from regnum.bots.sense import ALONE, AT_TABLE, whole_sense
from regnum.core.registry import box_of
from regnum.lab import polish as polishing
from regnum.lab.polish import Sway, directions, lead, leads, polish, polished, sway, sways
from regnum.lab.tune import TrainingPlan, learn, sense_with

COURSE = TrainingPlan("brothers", 1, 9, 1, 5, polish=2, pairs=8)


@pytest.fixture(scope="module")
def taught() -> bytes:
    return next(learn(COURSE))[1]


def quiet(what: str, done: int, of: int) -> None:
    pass


def test_drives_follow_the_way_that_is_better(taught: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the third drive matters: the more the better."""

    def results(task: Sway) -> list[float]:
        count = 2 * len(whole_sense(box_of(task.game)).features)
        return [directions(task.seed, task.first + at, count)[2] for at in range(task.count)]

    monkeypatch.setattr(polishing, "leads", results)
    course = TrainingPlan("brothers", 1, 9, 1, 5, polish=1, pairs=4000)
    before, after = (
        sense_with(box_of("brothers"), each) for each in (taught, polished(course, taught, ALONE, 0, quiet))
    )
    size = sways(before, ALONE)
    first = ALONE * len(size)
    moved = np.array([after.drives[first + at] - before.drives[first + at] for at in range(len(size))]) / size
    assert moved[2] > 3.0  # nearly the whole stride of 4
    assert abs(np.delete(moved, 2)).max() < 0.5
    assert list(after.weights) == list(before.weights)  # what things are worth is another matter


def test_a_deal_played_both_ways_alike_is_even(taught: bytes) -> None:
    box = box_of("brothers")
    for kind in (AT_TABLE, ALONE):
        task = Sway("brothers", 3, 0, 4, taught, kind)
        still = np.zeros(2 * len(whole_sense(box).features))
        assert [lead(box, task, still, number) for number in range(4)] == [0.0] * 4
        assert any(leads(task))


def test_swaying_moves_one_kind_of_side_only(taught: bytes) -> None:
    box = box_of("brothers")
    count = 2 * len(whole_sense(box).features)
    moved = sway(sense_with(box, taught), ALONE, np.ones(count))
    base = sense_with(box, taught)
    for at in range(len(base.drives)):
        assert moved.drives[at] - base.drives[at] == pytest.approx(1.0 if at // count == ALONE else 0.0)


def test_polishing_ends_with_worth_and_drives_for_all_kinds_and_is_repeatable(taught: bytes) -> None:
    (results, data), (again, same) = (polish(COURSE, taught) for _ in range(2))
    assert (results, data) == (again, same)
    assert results.number == 2
    kinds = files.read(data, "it").kinds
    assert kinds["table"].drives and kinds["alone"].drives
    assert kinds["table"].drives != kinds["table"].features
    assert files.read(files.written(files.read(data, "it")), "it") == files.read(data, "it")
