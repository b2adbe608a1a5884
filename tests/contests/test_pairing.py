"""Every pairing is valid, whoever takes part and whoever drops out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.contests import actions
from regnum.contests.contest import Contest
from regnum.contests.lots import lot
from regnum.contests.settings import knock_out_rounds
from regnum.contests.standings import standings
from tests.contests.playing import again, contest, do, names, pair, play, play_all, strongest

SHAPES = st.sampled_from(
    [
        {"format": "swiss", "seats": 2}, {"format": "swiss", "seats": 2, "odd": "bot"},
        {"format": "swiss", "seats": 3}, {"format": "swiss", "seats": 4, "odd": "bot"},
        {"format": "swiss", "seats": 5}, {"format": "season", "seats": 4, "rounds": 3},
        {"format": "season", "seats": 2, "rounds": 7}, {"format": "round_robin", "seats": 2},
        {"format": "round_robin", "seats": 2, "legs": 2}, {"format": "round_robin", "seats": 3},
        {"format": "round_robin", "seats": 4}, {"format": "knock_out", "seats": 2},
        {"format": "knock_out", "seats": 3}, {"format": "knock_out", "seats": 4}, {"format": "knock_out", "seats": 5},
    ]
)  # fmt: skip


def droppers(seed: int, share: int) -> Callable[[Contest], Sequence[str]]:
    """About one of `share` people leaves after each round."""

    def drop(made: Contest) -> list[str]:
        here = [each for each in made.active if lot(seed, each, len(made.rounds)) % share == 0]
        return here[: max(0, len(made.active) - 1)]

    return drop


def check_round(made: Contest, active: Sequence[str]) -> None:
    """Nobody is at two places, nobody is left out, tables are full."""
    current = made.current
    assert current is not None
    where = Counter([*current.byes, *(person for each in current.pairings for person in each.people)])
    assert set(where.values()) <= {1}
    assert set(where) <= set(active)
    if made.settings.format != "knock_out":
        assert set(where) == set(active)
    for each in current.pairings:
        assert len(each.seats) == made.settings.seats and each.people


@settings(max_examples=60, deadline=None)
@given(shape=SHAPES, people=st.integers(2, 19), seed=st.integers(0, 10**6), share=st.integers(3, 40))
def test_every_round_is_valid_with_any_drop_outs(shape: dict[str, Any], people: int, seed: int, share: int) -> None:
    made = contest(max(people, shape["seats"]), seed, **shape)
    drop = droppers(seed, share)
    while True:
        active = made.active
        if not pair(made):
            break
        assert len(made.rounds) < 60
        check_round(made, active)
        play(made)
        for each in drop(made):
            do(made, actions.withdraw(made, each, each))
    rows = standings(made)
    assert [row.place for row in rows] == list(range(1, len(made.entrants) + 1))
    assert {row.person for row in rows} == set(made.entrants)
    assert standings(again(made)) == rows


@settings(max_examples=20, deadline=None)
@given(shape=SHAPES, people=st.integers(4, 16), seed=st.integers(0, 1000))
def test_the_same_contest_is_paired_the_same(shape: dict[str, Any], people: int, seed: int) -> None:
    one, other = (contest(max(people, shape["seats"]), seed, **shape) for _ in range(2))
    play_all(one)
    play_all(other)
    assert [each.entry for each in one.log] == [each.entry for each in other.log]


def meetings(made: Contest) -> Counter[frozenset[str]]:
    return Counter(frozenset(pair) for each in made.pairings() for pair in combinations(each.people, 2))


@pytest.mark.parametrize("people", range(2, 18))
@pytest.mark.parametrize("legs", [1, 2])
def test_in_a_round_robin_everybody_meets_everybody(people: int, legs: int) -> None:
    made = contest(people, seats=2, format="round_robin", legs=legs)
    play_all(made)
    assert meetings(made) == {frozenset(pair): legs for pair in combinations(names(people), 2)}
    assert len(made.rounds) == made.planned_rounds
    seats = Counter((person, seat) for each in made.pairings() for seat, person in enumerate(each.seats))
    assert all(abs(seats[each, 0] - seats[each, 1]) <= 1 for each in names(people))


@pytest.mark.parametrize(
    ("people", "seats", "most"), [(6, 3, 6), (8, 4, 6), (9, 3, 8), (13, 4, 12), (16, 4, 12), (7, 5, 6)]
)
def test_at_tables_of_several_all_have_met_at_the_end_of_a_round_robin(people: int, seats: int, most: int) -> None:
    made = contest(people, seats=seats, format="round_robin")
    play_all(made)
    assert set(meetings(made)) == {frozenset(pair) for pair in combinations(names(people), 2)}
    assert len(made.rounds) <= most


@settings(max_examples=30, deadline=None)
@given(people=st.integers(4, 24), seed=st.integers(0, 1000))
def test_nobody_meets_again_in_a_swiss_contest_while_that_can_be_avoided(people: int, seed: int) -> None:
    made = contest(people, seed, format="swiss", rounds=min(7, people // 2))  # so many rounds can always be paired
    play_all(made)
    assert max(meetings(made).values()) == 1
    byes = Counter(person for each in made.rounds for person in each.byes)
    assert not byes or max(byes.values()) == 1
    seats = Counter((person, seat) for each in made.pairings() for seat, person in enumerate(each.seats))
    assert all(abs(seats[each, 0] - seats[each, 1]) <= 3 for each in names(people))


def test_two_people_go_on_meeting_in_a_season() -> None:
    made = contest(2, format="season", rounds=4)
    play_all(made)
    assert meetings(made) == {frozenset(names(2)): 4}
    assert Counter(each.seats for each in made.pairings()) == {("p000", "p001"): 2, ("p001", "p000"): 2}


def test_equals_meet() -> None:
    made = contest(16, format="swiss", rounds=4)
    pair(made)
    play(made, strongest)
    pair(made)
    halves = {row.person: row.halves for row in standings(made)}
    assert made.current is not None
    assert all(len({halves[each] for each in table.people}) == 1 for table in made.current.pairings)


def test_the_strongest_of_128_people_wins_seven_rounds() -> None:
    made = contest(128, format="swiss", rounds=7)
    play_all(made, strongest)
    assert standings(made)[0].person == "p000" and standings(made)[0].wins == 7
    assert max(meetings(made).values()) == 1


def test_tables_of_four_are_new_company() -> None:
    made = contest(32, seats=4, format="swiss", rounds=4)
    play_all(made)
    assert max(meetings(made).values()) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("people", [5, 8, 13, 16, 31])
def test_a_knock_out_is_won_by_the_strongest(seats: int, people: int) -> None:
    made = contest(people, seats=seats, format="knock_out")
    play_all(made, strongest)
    rows = standings(made)
    assert rows[0].person == "p000" and len(made.rounds) == knock_out_rounds(people, seats, made.settings.going_on)
    assert [row.reached for row in rows] == sorted((row.reached for row in rows), reverse=True)
    lost_at = {row.person: row.reached for row in rows}
    assert max(lost_at.values()) == len(made.rounds)


def test_an_equal_match_of_a_knock_out_is_won_by_the_later_seat() -> None:
    made = contest(2, format="knock_out")
    pair(made)
    play(made, lambda seats, seed: [1, 1])
    assert made.current is not None
    assert standings(made)[0].person == made.current.pairings[0].seats[1]


def test_whoever_has_dropped_out_gives_their_next_opponent_a_bye() -> None:
    made = contest(4, format="round_robin")
    pair(made)
    play(made)
    do(made, actions.withdraw(made, "p000", "p000"))
    pair(made)
    assert made.current is not None
    assert len(made.current.pairings) == 1 and len(made.current.byes) == 1
    assert all("p000" not in each.seats for each in made.current.pairings)
