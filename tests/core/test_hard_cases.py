"""The hard cases that the heavy games will need, on the kernel as it is, by a game that is not compiled."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.core.match import Match
from regnum.core.registry import refresh
from regnum.testing.contract import PROMISES, TableSetup, position
from tests.typed import present


@pytest.fixture(autouse=True)
def manor_registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "manor"))
    refresh()
    yield
    monkeypatch.undo()
    refresh()


def started(seats: int = 3) -> Match:
    return regnum.new("manor", seats=seats, seed=5)


def after_auction(seats: int = 3) -> Match:
    match = started(seats)
    for seat in range(seats):
        match.play(seat, "office 1")
    while present(match.decision(match.waiting[0])).ask == "make_bid":
        match.play(match.waiting[0], "bid pass")
    return match


def silver(match: Match) -> list[int]:
    return list(match.view(None)["silver"])


def test_all_seats_choose_secretly_at_once() -> None:
    match = started()
    before = silver(match)
    assert match.waiting == (0, 1, 2)
    match.play(2, "office 3")
    assert list(match.waiting) == [0, 1]
    assert present(match.why(2, "office 1")).code == "already_answered"
    match.play(0, "office 1")
    match.play(1, "office 1")
    assert silver(match) == [before[0], before[1], before[2] + 3]


def test_the_order_of_secret_answers_does_not_matter() -> None:
    ends = set()
    for order in itertools.permutations(range(3)):
        match = started()
        for seat in order:
            match.play(seat, f"office {seat + 1}")
        ends.add(match.hash)
    assert len(ends) == 1


def test_a_secret_answer_shows_nowhere_before_all_are_in() -> None:
    seen = []
    for choice in ("office 1", "office 2", "office 3"):
        match = started()
        match.play(0, choice)
        seen.append((match.view(1), match.view(None), match.decision(1), match.legal(2)))
    assert seen[0] == seen[1] == seen[2]


def test_a_secret_answer_may_be_taken_back_while_others_think() -> None:
    match = started()
    match.play(0, "office 1")
    assert match.undo(0).hash == started().hash


def test_who_answered_first_may_take_it_back_too() -> None:
    match = started()
    match.play(0, "office 1")
    match.play(1, "office 2")
    back = match.undo(0)
    assert back.waiting == (0, 2) and [entry.seat for entry in back.log] == [1]


def test_in_an_imagined_game_others_answer_anything() -> None:
    match = started()
    match.play(0, "office 1")
    guesses = {tuple(match.imagine(1, seed).state.answers) for seed in range(40)}
    assert len(guesses) == 3
    own = {tuple(match.imagine(0, seed).state.answers) for seed in range(10)}
    assert len(own) == 1


def test_bidding_goes_round_until_one_is_left() -> None:
    match = started()
    for seat in range(3):
        match.play(seat, "office 1")
    start = silver(match)
    for seat, word in [(0, "raise"), (1, "raise"), (2, "pass"), (0, "raise"), (1, "pass")]:
        assert match.waiting == (seat,)
        match.play(seat, f"bid {word}")
    assert silver(match)[0] == start[0] + 0  # won at 3: the crown is worth 3
    assert present(match.decision(0)).ask == "place"


def test_a_bid_that_is_too_dear_is_refused_with_the_least() -> None:
    match = started(2)
    match.play(0, "office 1")
    match.play(1, "office 1")
    for seat in (0, 1, 0):
        match.play(seat, "bid raise")
    refusal = present(match.why(1, "bid raise"))
    assert (refusal.code, refusal.rule, refusal.facts) == ("too_dear", "1.2", {"least": 4})


def test_a_raid_asks_the_others_and_then_goes_on() -> None:
    match = after_auction()
    before = silver(match)
    match.play(0, "place raid")
    assert match.waiting == (1,)
    match.play(1, "tribute pay")
    assert match.waiting == (2,)
    frozen = match.clone()
    match.play(2, "tribute refuse")
    assert match.waiting == (1,)  # the raid is paid out, the bandit has been there, the next turn begins
    assert sum(silver(match)) == sum(before) - 1
    frozen.play(2, "tribute pay")
    assert frozen.hash != match.hash


def test_optional_triggers_come_in_any_order_or_not_at_all() -> None:
    for order in (["bake", "brew"], ["brew", "bake"]):
        match = after_auction()
        match.play(0, "place mill")
        match.play(0, f"enjoy {order[0]}")
        assert present(match.why(0, f"enjoy {order[0]}")).code == "enjoyed"
        match.play(0, f"enjoy {order[1]}")
        assert match.waiting == (1,)
    lazy = after_auction()
    lazy.play(0, "place mill")
    lazy.play(0, "enjoy no_more")
    assert lazy.waiting == (1,)


def test_an_effect_opens_another_placement() -> None:
    match = after_auction()
    for _ in range(3):
        match.play(0, "place gate")
        assert match.waiting == (0,) and present(match.decision(0)).ask == "place"
    assert present(match.why(0, "place gate")).code == "gate_closed"
    match.play(0, "place raid")
    assert match.waiting == (1,) and present(match.decision(1)).ask == "pay_tribute"


def test_an_automaton_acts_between_human_moves_and_says_why() -> None:
    match = after_auction()
    match.play(0, "place mill")
    events = match.play(0, "enjoy no_more")
    assert [(event.name(), getattr(event, "rule", "")) for event in events] == [("robbed", "1.6")]


def test_an_imagined_game_has_no_past() -> None:
    world = after_auction().imagine(0, 1)
    world.play(0, "place mill")
    with pytest.raises(regnum.IllegalMove, match="undo_imagined"):
        world.undo(0)
    with pytest.raises(regnum.RecordError, match="an imagined match cannot be undone"):
        world.rewound(0)


def test_a_move_knows_which_question_it_answers() -> None:
    match = after_auction()
    asked: list[str] = []
    place: Any = match.rules.moves.read("place mill")
    plain = place.act

    def act(game: Any, seat: int) -> None:
        asked.append(game.asked().name())
        plain(game, seat)

    place.act = act
    try:
        match.play(0, "place mill")
    finally:
        place.act = plain
    assert asked == ["place"] and match.state.asked().name() == "enjoy"


def test_the_hash_does_not_depend_on_which_moves_were_looked_at() -> None:
    match = started()
    family = match.rules.moves.verbs["office"]
    family.made[:] = [None] * len(family.made)
    before = match.hash
    assert match.legal(0) and match.decision(0)
    assert match.hash == before


def test_nobody_cannot_be_asked() -> None:
    state = after_auction().state
    with pytest.raises(AssertionError):
        state.push(state.asked(), -1)


def test_an_untimely_move_is_told_from_an_unknown_one() -> None:
    match = started()
    assert present(match.why(0, "place mill")).code == "not_now"
    assert present(match.why(0, "dance")).code == "unknown_move"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_hard_cases_keep_every_promise(promise: Callable[[Match, int], None], seats: int) -> None:
    for seed in range(12):
        promise(position(TableSetup("manor", seats, {}), seed, seed * 3), seed)
