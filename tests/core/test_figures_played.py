"""Matches played with figures of a box: a change is refused with a sentence or plays to the end and is replayed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regnum
from regnum.core.chance import Chance
from regnum.core.codec import encode
from regnum.core.errors import FigureError, OptionError, RecordError
from regnum.core.figures import FigureSet, FigureSheet, field_of, read_set, sheet_of
from regnum.core.match import Match
from regnum.core.play import playout
from regnum.core.registry import box_of
from regnum.testing import rule

of_every_game = pytest.mark.parametrize("game", regnum.games())


def single_changes(game: str) -> list[FigureSet]:
    """Every set that differs from ours in one figure."""
    sheet = sheet_of(box_of(game))
    return [
        FigureSet(game, sheet, "one-change", {item.id: {field_of(figure).id: other}})
        for item in sheet.items
        for figure in item.to_read()
        for other in field_of(figure).others(figure.value)
    ]


def opened_with(figures: FigureSet, seats: int, seed: int = 5) -> Match:
    return regnum.new(figures.game, seats=seats, seed=seed, options={"figures": figures.words()})


def of_box(told: str, game: str = "brothers") -> FigureSet:
    return read_set(f"[regnum figures 1] [game {game}] [name my-box]\n{told}", game, sheet_of(box_of(game)))


def walked(match: Match, steps: int) -> Match:
    chance = Chance()
    chance.seed(3)
    for _ in range(steps):
        if match.over:
            break
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.play(seat, moves[chance.below(len(moves))])
    return match


@of_every_game
@settings(deadline=None)
@given(data=st.data())
def test_a_change_is_refused_or_plays_to_the_end_and_is_replayed(game: str, data: st.DataObject) -> None:
    figures = data.draw(st.sampled_from(single_changes(game)))
    seats = data.draw(st.integers(*box_of(game).seats))
    try:
        match = opened_with(figures, seats)
    except FigureError as refused:
        assert "figures" in str(refused)
        return
    walked(match, 12)
    again = regnum.replay(match.record())
    assert (again.hash, again.record()) == (match.hash, match.record())
    for seat in (None, *range(seats)):
        assert encode(again.view(seat)) == encode(match.view(seat))
        assert encode(match.imagine(seat, 8).view(seat)) == encode(match.view(seat))
        match.scene(seat)
    finished = match.clone()
    playout(finished.state, 4)
    assert finished.over and finished.result is not None
    finished.rules.sheet(finished.state, [])


@of_every_game
def test_most_of_what_can_be_read_can_be_played_or_says_why(game: str) -> None:
    for figures in single_changes(game)[::17]:
        try:
            assert opened_with(figures, 2).options["figures"] == figures.words()
        except FigureError as refused:
            assert "cannot be played" in str(refused) or "fit into no box" in str(refused)


@of_every_game
def test_a_set_that_is_the_same_as_ours_plays_the_same(game: str) -> None:
    sheet: FigureSheet = sheet_of(box_of(game))
    same = opened_with(FigureSet(game, sheet, "same", {}), 2)
    ours = regnum.new(game, seats=2, seed=5)
    assert walked(same, 30).hash == walked(ours, 30).hash
    assert "[figures " not in ours.record() and "[figures same:" in same.record()
    assert [each.move.text for each in same.log] == [each.move.text for each in ours.log]


@rule("2.1", "Q1")
def test_what_was_read_is_what_is_played_with() -> None:
    figures = of_box("mill stone=0 grain=1\n")
    match = opened_with(figures, 2)
    face = next(line for line in match.record().splitlines())
    assert "[figures my-box:" in face and "mill.stone=0 mill.grain=1]" in face
    piece = str(match.scene(0))
    assert match.view(0)["figures"] == figures.words() and "mill" in piece


def test_two_sets_are_played_beside_each_other() -> None:
    """Nothing is kept for all matches of a process."""
    cheap, dear = (opened_with(of_box(f"mill grain={n}"), 2) for n in (1, 3))
    ours = regnum.new("brothers", seats=2, seed=5)
    costs = [match.state.figures.cost[27:30] for match in (cheap, dear, ours)]  # type: ignore[attr-defined]
    assert [list(cost) for cost in costs] == [[0, 1, 1], [0, 1, 3], [0, 1, 2]]


def test_equal_sets_are_packed_once() -> None:
    one, other = (opened_with(of_box("mill grain=1"), 2) for _ in range(2))
    assert one.rules.packed[""] is other.rules.packed[""]


@pytest.mark.parametrize(
    ("header", "part"),
    [
        ("[figures my-box]", "hash"),
        ("[figures my-box:0123456789abcdef]", "incomplete"),
        ("[figures my-box:0123456789abcdef mill.grain=1]", "incomplete"),
        ("[figures my-box:0123456789abcdef mill.grain=9]", "a number from 0 to 4"),
        ("[figures my-box:0123456789abcdef tower.grain=1]", "'tower'"),
        ("[figures]", "list"),
    ],
)
def test_a_record_with_figures_that_are_not_whole_is_refused(header: str, part: str) -> None:
    with pytest.raises(RecordError) as wrong:
        regnum.replay(f"[regnum 1] [game brothers 2] [seed 5] [seats 2] {header}\n")
    assert part in str(wrong.value) and wrong.value.line == 1


def test_figures_that_no_box_can_have_are_not_played_with() -> None:
    with pytest.raises(OptionError, match="fit into no box"):
        opened_with(of_box("mill terrain=yellow"), 2)


def test_what_the_rules_do_not_look_at_yet_is_said() -> None:
    with pytest.raises(OptionError, match="cannot be played with another treasure_row_green"):
        opened_with(of_box("treasure_row_green terrain=grey"), 1)


def test_a_bot_plays_with_what_lies_on_the_table() -> None:
    match = walked(opened_with(of_box("mill grain=1 roads=N+E"), 2), 6)
    assert regnum.bot("greedy").choose(match, match.waiting[0]) in match.legal(match.waiting[0])
