"""The result of a finished match, and when it says nothing about how well somebody plays."""

from __future__ import annotations

import random

import pytest

from regnum.table import commands
from regnum.table.result import Unrated, result_of
from tests.table.harness import GAMES_AND_SEATS, PEOPLE, Harness, begun


def played(harness: Harness) -> Harness:
    dice = random.Random(3)
    while harness.table.state == "playing":
        harness.step(dice)
    return harness


def short(*people: str | None) -> Harness:
    return begun("brothers", 2, *people)


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_every_side_of_a_finished_match_has_its_place(game: str, seats: int) -> None:
    table = played(begun(game, seats, seed=seats)).table
    found = result_of(table)
    assert found is not None and table.match is not None and table.match.result is not None
    assert [side.total for side in found.sides] == table.match.result.totals
    assert [side.person for side in found.sides] == [*PEOPLE[:seats], None][: len(found.sides)]
    assert all(sum(points for _, points in side.lines) == side.total for side in found.sides)
    assert found.unrated is Unrated.NO and (found.begun, found.ended) == (table.begun, table.ended)


def test_a_match_that_goes_on_or_was_put_away_has_no_result() -> None:
    harness = short("ana", "bob")
    assert result_of(harness.table) is None
    harness.do(commands.leave, "bob", 1)
    harness.do(commands.close, "ana")
    assert harness.table.state == "over" and result_of(harness.table) is None


def test_the_result_is_a_function_of_the_log() -> None:
    harness = played(short("ana", None))
    assert result_of(harness.again()) == result_of(harness.table)


def test_a_hint_is_kept_once_and_the_match_is_not_rated() -> None:
    harness = short("ana", None)
    assert len(harness.do(commands.give_hint, 0)) == 1
    assert harness.do(commands.give_hint, 0) == []
    result = result_of(played(harness).table)
    assert result is not None and result.unrated is Unrated.HINT


def test_one_person_at_several_seats_is_not_rated() -> None:
    result = result_of(played(short("ana", "ana")).table)
    assert result is not None and result.unrated is Unrated.SCREEN


def test_a_match_in_which_a_bot_played_for_a_person_is_not_rated() -> None:
    harness = short("ana", "bob")
    harness.do(commands.lend, "bob", 1, "random")
    harness.do(commands.take_back_seat, "bob", 1)
    result = result_of(played(harness).table)
    assert result is not None and result.unrated is Unrated.CHANGED


def test_a_match_in_which_a_seat_changed_hands_is_not_rated() -> None:
    harness = short("ana", "bob")
    harness.do(commands.leave, "bob", 1)
    harness.do(commands.sit, "cyril", 1)
    result = result_of(played(harness).table)
    assert result is not None and result.unrated is Unrated.CHANGED and result.sides[1].person == "cyril"
