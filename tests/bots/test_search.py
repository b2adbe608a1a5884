"""How the search thinks: within its limits, on a tree that it keeps while it holds, and to the right end."""

from __future__ import annotations

from pathlib import Path

import regnum
from regnum.bots.search import FIRST_OF_SHARED, Search
from regnum.core.match import Match
from regnum.testing.contract import TableSetup, position


def search(iterations: int, seconds: float = 60.0) -> Search:
    return Search("search", 3, iterations, seconds)


def test_time_runs_out_before_iterations_do() -> None:
    match = regnum.new("brothers", seats=2, seed=1)
    impatient = search(10_000_000, 0.05)
    assert impatient.choose(match, match.waiting[0]) in match.legal(match.waiting[0])
    assert 0 < impatient.thought < 10_000_000


def test_a_number_of_iterations_is_kept() -> None:
    match = regnum.new("brothers", seats=2, seed=1)
    thinker = search(50)
    thinker.choose(match, match.waiting[0])
    assert thinker.thought == thinker.root.visits == 50


def test_a_single_iteration_is_enough_for_an_answer() -> None:
    match = regnum.new("brothers", seats=2, seed=5)
    hasty = [Search("hasty", seat, 1) for seat in range(2)]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, hasty[seat].choose(match, seat))
        assert hasty[seat].thought <= 1


def test_a_single_answer_needs_no_thought() -> None:
    matches = (position(TableSetup("brothers", 2, {}), seed, moves) for seed in range(9) for moves in range(90))
    match = next(each for each in matches if not each.over and len(each.legal(each.waiting[0])) == 1)
    thinker = search(50)
    assert thinker.choose(match, match.waiting[0]) == match.legal(match.waiting[0])[0]
    assert thinker.thought == 0


def test_a_playout_ends_with_a_turn_and_goes_further_where_nobody_else_sits() -> None:
    for seats, sight, turns in ((2, 3, 2), (1, 1, 2), (1, 3, 6)):
        match = position(TableSetup("architects", seats, {}), 1, 30)
        thinker = Search("search", 3, 50, 60.0, 1000, turns=2)
        thinker.alone_sight = sight
        thinker.find_root(match)
        world = match.clone().state
        begun = world.committed
        thinker.play_on(world)
        assert world.committed == begun + turns


def test_the_tree_does_not_outgrow_its_memory() -> None:
    match = regnum.new("paladins", seats=2, seed=1)
    thinker = search(300)
    thinker.most_nodes = 40
    thinker.choose(match, match.waiting[0])
    assert thinker.nodes == 40
    assert thinker.root.visits == 300


def test_the_tree_is_kept_while_nothing_comes_to_light() -> None:
    match = first_march(regnum.new("brothers", seats=2, seed=1))
    seat = match.waiting[0]
    thinker = search(200)
    thinker.choose(match, seat)
    move = max(thinker.root.arms.values(), key=lambda arm: arm.visits).move
    kept = thinker.root.after[int(move.number)]
    revealed = match.state.revealed
    match.play(seat, move.text)
    assert match.state.revealed == revealed
    assert thinker.followed(match) is kept
    visits = kept.visits
    thinker.choose(match, match.waiting[0])
    assert thinker.root is kept
    assert thinker.root.visits == visits + max(50, 200 - visits)


def first_march(match: Match) -> Match:
    """After a first tile was taken: what a seat does now shows nothing new."""
    seat = match.waiting[0]
    match.play(seat, "take 1")
    return match


def test_the_tree_is_dropped_when_something_comes_to_light_or_the_match_is_another() -> None:
    match = regnum.new("brothers", seats=2, seed=1)
    seat = match.waiting[0]
    thinker = search(60)
    thinker.choose(match, seat)
    assert thinker.followed(match) is thinker.root
    assert thinker.followed(regnum.new("brothers", seats=2, seed=1)) is None
    match.play(seat, "take 1")  # a new tile was turned up
    assert thinker.followed(match) is None


def test_those_who_answer_together_do_not_know_each_others_answers() -> None:
    match = regnum.new("paladins", seats=2, seed=1)
    while len(match.waiting) < 2:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    thinker = search(120)
    thinker.weigh(match, match.waiting[0])
    assert all(key >= FIRST_OF_SHARED for key in thinker.root.after)  # an answer alone leads nowhere
    tried = [sum(arm.visits for key, arm in thinker.root.arms.items() if key >> 36 == seat + 1) for seat in (0, 1)]
    assert tried == [120, 120]  # both choose from this one node, each by what is known of their own moves


def test_a_move_that_was_made_is_weighed_even_if_it_is_bad() -> None:
    match = regnum.new("paladins", seats=1, seed=2)
    while len(match.legal(0)) < 12:
        match.play(0, match.legal(0)[0])
    tried = {each.move for each in search(8).weigh(match, 0)}
    missed = next(move for move in match.legal(0) if move not in tried)
    weighed = {each.move: each for each in search(8).weigh(match, 0, also=missed)}
    assert weighed[missed].visits >= 8


def test_a_victory_in_reach_is_not_missed() -> None:
    """The last turn of a match: of all ways to finish it, two in eighteen leads win."""
    match = regnum.replay((Path(__file__).parent / "last_turn.regnum").read_text(encoding="utf-8"))
    seat = match.waiting[0]
    ends = leads(match, seat)
    assert len(ends) == 18
    assert [lead for lead in ends if lead > 0] == [1, 2]
    thinker = search(1000)
    assert thinker.weigh(match, seat)[0].chance > 0.8
    while not match.over:
        match.play(seat, thinker.choose(match, seat))
    result = match.result
    assert result is not None
    assert result.winners == [seat]


def leads(match: Match, seat: int) -> list[int]:
    """What every way to finish the game leads to."""
    found: set[int] = set()
    waiting = [match.state]
    while waiting:
        here = waiting.pop()
        if here.over:
            result = match.rules.result(here)
            assert result is not None
            found.add(result.totals[seat] - result.totals[1 - seat])
            continue
        for move in here.legal(seat):
            after = here.clone()
            after.play_legal(seat, move)
            waiting.append(after)
    return sorted(found)
