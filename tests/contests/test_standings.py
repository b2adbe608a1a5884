"""The standings are a total order, and each step in it has its reason."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.contests import actions
from regnum.contests.contest import Contest, halves_of
from regnum.contests.settings import TieBreak
from regnum.contests.standings import StandingRow, standings
from tests.contests.playing import ORGANISER, contest, do, pair, play, play_all

FIGURES = {"points": "halves", "opponents": "opponents", "wins": "wins", "share": "share", "round": "reached"}


def row_of(made: Contest, person: str) -> StandingRow:
    return next(row for row in standings(made) if row.person == person)


def finish(made: Contest, table: int, totals: Sequence[int]) -> None:
    """Let one match of the current round end with these points of the game."""
    assert made.current is not None
    ranks = [1 + sum(each > mine for each in totals) for mine in totals]
    do(made, actions.score(made, made.current.pairings[table].table, ranks, list(totals), ""))


def test_a_place_is_worth_a_point_for_everyone_behind() -> None:
    assert halves_of([1, 2]) == [2, 0] and halves_of([1, 1]) == [1, 1]
    assert halves_of([1, 2, 3, 4]) == [6, 4, 2, 0] and halves_of([1, 2, 2, 4]) == [6, 3, 3, 0]
    assert halves_of([1, 1, 1]) == [2, 2, 2]


def test_a_running_match_is_not_in_the_standings() -> None:
    made = contest(4)
    pair(made)
    before = standings(made)
    assert {mark.mark for row in before for mark in row.form} == {"running"} and not any(row.halves for row in before)
    finish(made, 0, (60, 40))
    assert sorted(row.halves for row in standings(made)) == [0, 0, 0, 2]


def test_each_row_says_what_put_it_below_the_one_before() -> None:
    made = contest(8, rounds=3)
    play_all(made)
    rows = standings(made)
    assert rows[0].decided == ""
    for above, below in pairwise(rows):
        assert below.decided
        field = FIGURES.get(below.decided)
        if field is not None:
            assert getattr(above, field) > getattr(below, field)
        if below.decided != "points":
            assert above.halves == below.halves


@settings(max_examples=25, deadline=None)
@given(
    people=st.integers(2, 14),
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    ties=st.permutations(["opponents", "between", "wins", "share"]),
    used=st.integers(0, 4),
)
def test_standings_are_a_total_order(people: int, seats: int, seed: int, ties: list[TieBreak], used: int) -> None:
    made = contest(max(people, seats), seed, seats=seats, ties=tuple(ties[:used]), rounds=3)
    play_all(made)
    rows = standings(made)
    assert [row.place for row in rows] == list(range(1, len(rows) + 1))
    assert all(above.halves >= below.halves for above, below in pairwise(rows))
    assert {row.decided for row in rows} <= {"", "points", "lot", *ties[:used]}
    played = sum(row.halves for row in rows)
    assert played > 0 and standings(made) == rows


def test_the_match_between_two_decides_when_it_is_asked_first() -> None:
    made = contest(4, format="round_robin", ties=("between",))
    ahead = {
        frozenset(("p000", "p001")): "p001",
        frozenset(("p000", "p002")): "p000",
        frozenset(("p001", "p002")): "p002",
    }

    def ranks(seats: Sequence[str], seed: int) -> list[int]:
        winner = ahead.get(frozenset(seats), min(seats))
        return [1 if each == winner else 2 for each in seats]

    play_all(made, ranks)
    rows = standings(made)  # three have beaten each other in a ring: nobody is ahead, so the lot decides
    assert rows[3].person == "p003" and rows[3].decided == "points"
    assert [row.decided for row in rows[1:3]] == ["lot", "lot"]
    ahead[frozenset(("p001", "p002"))] = "p001"
    clear = contest(4, format="round_robin", ties=("between",))
    play_all(clear, ranks)
    assert [row.person for row in standings(clear)][:1] == ["p001"]


def test_a_share_of_the_points_of_the_game_separates_equals() -> None:
    made = contest(4, ties=("share",), rounds=1)
    pair(made)
    finish(made, 0, (60, 40))
    finish(made, 1, (90, 10))
    rows = standings(made)
    assert [row.share for row in rows] == [900, 600, 400, 100]
    assert [row.decided for row in rows] == ["", "share", "points", "share"]


def test_a_bye_is_worth_a_win_and_nobody_has_two() -> None:
    made = contest(5, rounds=3)
    play_all(made)
    byes = [person for each in made.rounds for person in each.byes]
    assert len(byes) == len(set(byes)) == 3
    assert all(mark.halves == 2 for row in standings(made) for mark in row.form if mark.mark == "bye")


def test_what_the_organiser_decides_counts_instead_of_the_match() -> None:
    made = contest(2, rounds=1)
    pair(made)
    assert made.current is not None
    table = made.current.pairings[0]
    finish(made, 0, (60, 40))
    do(made, actions.rule(made, ORGANISER, table.table, [1, 1]), time=5)
    assert [row.halves for row in standings(made)] == [1, 1]
    assert {mark.mark for row in standings(made) for mark in row.form} == {"ruled"}
    number = made.undoable(6)[-1].n
    do(made, actions.undo(made, ORGANISER, number, 6), time=6)
    assert sorted(row.halves for row in standings(made)) == [0, 2]  # the result of the match again


def test_who_drops_out_keeps_what_was_played() -> None:
    made = contest(4, rounds=3)
    pair(made)
    play(made, lambda seats, seed: [1, 2])
    winner = next(row.person for row in standings(made))
    do(made, actions.withdraw(made, winner, winner))
    pair(made)
    play(made)
    row = row_of(made, winner)
    assert not row.active and row.halves == 2 and [mark.mark for mark in row.form] == ["won", "absent"]
