"""What people and the organiser may do, and when."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.contests import actions
from regnum.contests import entries as log
from regnum.contests.actions import Entries
from regnum.contests.contest import HANDLERS, HOUR_MS, Contest
from regnum.contests.lateness import late_halves
from regnum.contests.settings import ContestSettings, LateRule
from regnum.core.errors import OptionError
from regnum.table.errors import TableRefused
from regnum.table.settings import DAY_S
from tests.contests.playing import ORGANISER, again, contest, do, names, pair, play, play_all


def announced(**settings: Any) -> Contest:
    made = Contest("c")
    do(made, actions.make(ORGANISER, ContestSettings("Cup", "brothers", **settings), 1))
    return made


def refusal(code: str, act: Any, *args: Any) -> None:
    with pytest.raises(TableRefused) as caught:
        act(*args)
    assert caught.value.refusal.code == code


def test_every_entry_is_handled_and_read_again() -> None:
    assert set(HANDLERS) == set(log.ContestEntry.__subclasses__())
    made = contest(6, rounds=3)
    play_all(made)
    assert [each.entry for each in again(made).log] == [each.entry for each in made.log]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"seats": 6}, "2 to 5"),
        ({"seats": 1}, "2 to 5"),
        ({"rounds": 0}, "1 to 30"),
        ({"advance": 2}, "0 to 1"),
        ({"most": 129}, "2 to 128"),
        ({"format": "round_robin", "most": 64}, "2 to 32"),
        ({"round_s": 5}, "600 to"),
        ({"ties": ("wins", "wins")}, "once"),
        ({"name": " "}, "1 to 60"),
        ({"name": "a\u202eb"}, "visible"),
        ({"starts": 10**30}, "in ms since 1970"),
    ],
)
def test_settings_that_do_not_fit_say_what_would(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        ContestSettings(**{"name": "Cup", "game": "brothers", **wrong}).check()


def test_people_sign_up_until_it_is_full_or_has_begun() -> None:
    made = announced(most=2)
    do(made, actions.sign_up(made, "a"))
    assert actions.sign_up(made, "a") == []
    refusal("contest_too_few", actions.start, made, ORGANISER, ["a"])
    do(made, actions.sign_up(made, "b"))
    refusal("contest_full", actions.sign_up, made, "c")
    do(made, actions.withdraw(made, "b", "b"))
    assert list(made.entrants) == ["a"]
    do(made, actions.sign_up(made, "c"))
    refusal("organiser_only", actions.start, made, "a", ["a", "c"])
    do(made, actions.start(made, ORGANISER, ["a", "c"]))
    refusal("contest_begun", actions.sign_up, made, "d")
    refusal("contest_begun", actions.change, made, ORGANISER, {"round_s": DAY_S})


def test_a_season_is_open_also_later() -> None:
    made = contest(3, format="season", seats=2, most=5)
    pair(made)
    play(made)
    do(made, actions.withdraw(made, "p000", "p000"))
    do(made, actions.sign_up(made, "late"))
    pair(made)
    assert made.current is not None
    assert {person for each in made.current.pairings for person in each.people} | set(made.current.byes) == {
        "late", "p001", "p002",
    }  # fmt: skip
    do(made, actions.sign_up(made, "p000"))
    assert made.entrants["p000"].active


def test_pace_may_be_changed_before_the_first_round_but_not_the_ties() -> None:
    made = announced()
    do(made, actions.change(made, ORGANISER, {"round_s": 7 * DAY_S}))
    assert made.settings.round_s == 7 * DAY_S
    with pytest.raises(OptionError, match="ties"):
        actions.change(made, ORGANISER, {"ties": ("wins",)})
    refusal("organiser_only", actions.change, made, "a", {"round_s": DAY_S})


@pytest.mark.parametrize(
    ("rule", "waited", "moved", "halves"),
    [
        ("half", {0}, {0, 1}, [1, 1]),
        ("half", {0}, {1}, [0, 1]),
        ("present", {0}, {0, 1}, [0, 2]),
        ("present", {0, 1}, set(), [0, 0]),
    ],
)
def test_lateness_of_two(rule: LateRule, waited: set[int], moved: set[int], halves: list[int]) -> None:
    assert late_halves(rule, ["a", "b"], waited, moved) == halves


def test_lateness_at_a_table_of_four() -> None:
    people = ["a", "b", "c", "d"]
    assert late_halves("present", people, {1}, set()) == [4, 0, 4, 4]
    assert late_halves("present", people, {1, 2}, set()) == [5, 0, 0, 5]
    assert late_halves("half", people, {0}, {0, 1, 2}) == [3, 3, 3, 0]


def round_is_over(made: Contest) -> bool:
    return made.current is not None and made.current.over


def late(table: str) -> Entries:
    return [log.MatchRuled(table, [0, 2], "late")]


def test_what_the_rule_has_decided_may_be_undone_for_a_day() -> None:
    made = contest(2, rounds=2)
    pair(made)
    do(made, late("t1-0"), time=HOUR_MS)
    n = made.log[-1].n
    assert round_is_over(made)
    refusal("contest_no_undo", actions.undo, made, ORGANISER, n, 26 * HOUR_MS)
    refusal("organiser_only", actions.undo, made, "p000", n, 2 * HOUR_MS)
    do(made, actions.undo(made, ORGANISER, n, 2 * HOUR_MS), time=2 * HOUR_MS)
    assert not round_is_over(made) and next(made.pairings()).reopened
    refusal("contest_no_undo", actions.undo, made, ORGANISER, n, 2 * HOUR_MS)


def test_in_a_knock_out_nothing_is_undone_on_which_a_round_rests() -> None:
    for kind, can in (("knock_out", False), ("swiss", True)):
        made = contest(4, format=kind, rounds=3)
        pair(made)
        do(made, [log.MatchRuled("t1-0", [0, 2], "late"), log.MatchRuled("t1-1", [2, 0], "late")])
        pair(made)
        assert bool(made.undoable(1)) is can


def test_a_person_who_was_dropped_may_be_brought_back() -> None:
    made = contest(4, rounds=3)
    do(made, actions.withdraw(made, "p001", ORGANISER))
    assert made.active.count("p001") == 0
    do(made, actions.undo(made, ORGANISER, made.log[-1].n, 5), time=5)
    assert "p001" in made.active
    refusal("organiser_only", actions.withdraw, made, "p001", "p002")


def test_a_deputy_has_the_rights_of_the_organiser_but_not_over_other_deputies() -> None:
    made = contest(4)
    refusal("organiser_only", actions.postpone, made, "p000", 10, 1)
    do(made, actions.name_deputy(made, ORGANISER, "p000"))
    do(made, actions.name_deputy(made, "p000", "p001"))
    assert actions.postpone(made, "p000", 10, 1)
    refusal("organiser_only", actions.remove_deputy, made, "p000", "p001")
    do(made, actions.remove_deputy(made, "p000", "p000"))
    refusal("organiser_only", actions.postpone, made, "p000", 10, 1)


def test_a_round_gets_more_time_and_that_is_undone() -> None:
    made = contest(2)
    pair(made)
    before = made.due()
    do(made, actions.postpone(made, ORGANISER, 500, 1))
    assert made.due() == 500
    do(made, actions.undo(made, ORGANISER, made.log[-1].n, 2))
    assert made.due() == before
    with pytest.raises(OptionError, match="future"):
        actions.postpone(made, ORGANISER, 5, 5)


def test_a_contest_that_was_broken_off_takes_nothing_more() -> None:
    made = contest(2)
    pair(made)
    do(made, actions.break_off(made, ORGANISER))
    assert made.broken_off and made.due() is None
    assert actions.score(made, "t1-0", [1, 2], [3, 1], "") == []
    refusal("contest_over", actions.break_off, made, ORGANISER)
    refusal("contest_over", actions.withdraw, made, "p000", "p000")


def test_a_decision_has_as_many_numbers_as_seats_and_no_more_points_than_there_are() -> None:
    made = contest(2)
    pair(made)
    for wrong in ([2], [2, 2], [-1, 0], [3, 0]):
        with pytest.raises(OptionError, match="2 numbers from 0 to 2"):
            actions.rule(made, ORGANISER, "t1-0", wrong)
    refusal("no_such_table", actions.rule, made, ORGANISER, "t9", [1, 1])
    assert names(1) == ["p000"]
