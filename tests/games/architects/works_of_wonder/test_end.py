"""B9. The end."""

from typing import Any

import pytest

from regnum.core.effects import effect
from regnum.core.match import Match
from regnum.games.architects.effects.vocabulary import LAST_EFFECTS
from regnum.testing import asked, lines, named, play, play_on, rule, told_in
from tests.typed import present

from .laying import BLUE, influence, laid, mat, new, resolve, side


def ended(*mats: dict[str, Any], seats: Any = None) -> tuple[Match, list[str]]:
    """The last turns are over; what was told until somebody is asked or all is counted."""
    match = laid(*mats, seats=seats or len(mats), turn=None)
    return match, resolve(match, BLUE, effect(LAST_EFFECTS))


def gold(*influences: int) -> list[int]:
    match, _ = ended(*(mat(influence=n) for n in influences))
    return [side(match, at)["gold"] for at in range(len(influences))]


@rule("B9.1")
def test_influence_may_prevent_losses_at_the_end() -> None:
    match, _ = ended(mat(built="dungeon", influence=4), mat())
    assert asked(match, BLUE) == "face_loss"
    play(match, BLUE, "prevent 2")
    assert side(match)["virtue"] == 7 and influence(match) == 0


@rule("B9.2")
def test_most_influence_takes_4_gold() -> None:
    match, told = ended(mat(influence=3), mat(influence=5))
    assert gold(3, 5) == [0, 4] and named(told, "influence_gold") == ["influence_gold count=4"]
    assert lines(match, 1)["goods"] == 4


@rule("B9.2", "B9.1")
def test_influence_spent_in_the_last_moment_is_missing_there() -> None:
    match, _ = ended(mat(built="dungeon", influence=4), mat(influence=2))
    play(match, BLUE, "prevent 2")
    assert side(match)["gold"] == 0 and side(match, 1)["gold"] == 4


@rule("B9.2", "Q18")
def test_the_castle_counts_the_gold_of_the_most_influential() -> None:
    match, told = ended(mat(built="castle", influence=1), mat())
    assert side(match)["virtue"] == 9 and side(match)["gold"] == 4
    names = [line.split()[0] for line in told]
    assert names.index("influence_gold") < names.index("end_effect") < names.index("scored")


@rule("B9.2", "A11.4", "Q29")
def test_the_gold_waits_for_the_losses_of_all() -> None:
    match, _ = ended(mat(built="castle", influence=3), mat(built="dungeon", influence=4))
    assert match.waiting == (1,) and side(match)["virtue"] == 7 and side(match)["gold"] == 0
    play(match, 1, "prevent 2")
    assert side(match)["gold"] == 4 and side(match)["virtue"] == 9


@rule("B9.3", "E19")
@pytest.mark.parametrize(
    ("influences", "shares"),
    [
        ((5, 5), [2, 2]),
        ((5, 5, 5), [1, 1, 1]),
        ((5, 5, 4), [2, 2, 0]),
        ((5, 5, 5, 5), [1, 1, 1, 1]),
        ((5, 5, 5, 5, 5), [0, 0, 0, 0, 0]),
        ((0, 0), [2, 2]),
    ],
)
def test_ties_split_it_evenly_and_the_rest_is_lost(influences: tuple[int, ...], shares: list[int]) -> None:
    assert gold(*influences) == shares


@rule("B9.4")
def test_monuments_are_a_line_of_the_sheet() -> None:
    match = laid(mat(), monuments={"marble": "blue quarry"})
    assert lines(match, BLUE)["monuments"] == 12 and list(lines(match, BLUE))[-1] == "monuments"


@rule("B9.4")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_told_at_the_end_is_the_whole_sheet(seats: int) -> None:
    match = new(seats)
    told = told_in(play_on(match, seats))
    totals = [sum(points for _, points in match.score(at)) for at in range(seats)]
    assert named(told, "scored") == [f"scored points={total}" for total in totals]
    assert present(match.result).totals == totals
