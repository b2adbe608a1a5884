"""The review: thinking players play, all worths are fitted again, and the drives stay as they were."""

from __future__ import annotations

import pytest

from regnum.bots import weights as files
from regnum.bots.sense import ALONE, AT_TABLE, RIVAL
from regnum.cli.errors import InputError
from regnum.cli.tune import TuneOptions, tune
from regnum.core.registry import box_of
from regnum.lab.search_training import games_of, lessons, review
from regnum.lab.tune import TrainingPlan, any_seats, attended, chance_for, learn

COURSE = TrainingPlan("brothers", 1, 9, 1, 5, thinking=2, review=9)


@pytest.fixture(scope="module")
def taught() -> bytes:
    return next(learn(TrainingPlan("brothers", 1, 9, 1, 5)))[1]


def test_a_review_fits_the_worths_and_leaves_the_drives_and_is_repeatable(taught: bytes) -> None:
    (results, data), (again, same) = (review(COURSE, taught) for _ in range(2))
    assert (results, data) == (again, same)
    before, after = (files.read(each, "it").kinds for each in (taught, data))
    for kind in ("table", "alone"):
        assert after[kind].features != before[kind].features
        assert after[kind].drives == before[kind].drives


def test_only_those_who_sit_alone_are_reviewed_if_wanted(taught: bytes) -> None:
    course = TrainingPlan("brothers", 1, 9, 1, 5, thinking=2, review=9, only="alone")
    notes = attended(next(iter(games_of(course, 3, taught))))
    assert set(notes.kinds.tolist()) == {ALONE, RIVAL}
    before, after = (files.read(each, "it").kinds for each in (taught, review(course, taught)[1]))
    assert after["table"] == before["table"]
    assert after["alone"].features != before["alone"].features


def test_only_tables_are_reviewed_if_wanted(taught: bytes) -> None:
    course = TrainingPlan("brothers", 1, 9, 1, 5, thinking=2, review=9, only="table")
    assert set(attended(next(iter(games_of(course, 3, taught)))).kinds.tolist()) == {AT_TABLE}


@pytest.mark.parametrize("only", ["", "alone", "table"])
def test_the_numbers_of_games_say_how_many_sit_there(only: str) -> None:
    course = TrainingPlan("paladins", 1, 9, 1, 5, thinking=2, review=20, only=only)
    numbers = [
        at
        for each in games_of(course, 3, b"")
        for at in range(each.first, each.first + each.games * each.step, each.step)
    ]
    assert len(numbers) == len(set(numbers)) == course.review
    seats = {any_seats(box_of("paladins"), number, chance_for(5, number)) for number in numbers}
    assert (1 in seats) == (only != "table") and (seats == {1}) == (only == "alone")


def test_a_course_is_rounds_then_polish_then_review() -> None:
    course = TrainingPlan("brothers", 1, 9, 1, 5, thinking=1, polish=1, pairs=8, review=3)
    assert [results.number for results, _ in lessons(course)] == [1, 2, 3]


def test_only_takes_a_kind_of_table_and_says_so() -> None:
    typed = TuneOptions("brothers", "1", "9", "1", "0", "0", "8", "0", "both", "none", "1", "1", None, None)
    with pytest.raises(InputError, match="--only must be table or alone, not 'both'"):
        tune(typed)
