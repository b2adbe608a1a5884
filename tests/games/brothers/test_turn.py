"""4.1. The frame of a turn."""

import pytest

from regnum import IllegalMove, refuse
from regnum.testing import allowed, play, refused, rule
from tests.typed import present

from .laying import BLUE, WHITE, laid, side

FIVE = ["mill", "cathedral", "inn_row", "farm_1", "bakery"]


@rule("4.1.1")
def test_players_alternate() -> None:
    match = laid()
    order = []
    for _ in range(6):
        seat = match.waiting[0]
        order.append(seat)
        play(match, seat, "take 1", "end")
    assert order == [WHITE, BLUE] * 3


@rule("4.1.1")
def test_taking_laying_and_moving_mix_in_any_order() -> None:
    match = laid(hand={"white": ["mill", "farm_1"]}, offer=["green", "grey", "yellow"] * 2)
    play(match, WHITE, "extend mill 1,0", "step elite 1,0", "take 1", "build farm_1 2,0", "call 2,0")
    assert allowed(match, WHITE, "end")


@rule("4.1.1")
def test_exactly_one_tile_is_taken() -> None:
    match = laid()
    play(match, WHITE, "take 1")
    assert match.why(WHITE, "take 1") == refuse("already_taken", "4.1.1")


@rule("4.1.1")
def test_laying_and_moving_are_optional() -> None:
    match = laid(hand={"white": ["mill"]})
    play(match, WHITE, "take 1", "end")
    assert match.waiting == (BLUE,)


@rule("4.1.1")
def test_each_unit_moves_once_a_turn() -> None:
    match = laid(land={(0, 0): "start grey", (1, 0): "free grey", (0, 1): "free grey"})
    play(match, WHITE, "step elite 1,0", "call 0,1")
    assert refused(match, WHITE, "step elite 0,0") == ("unit_moved", "4.1.1")
    assert refused(match, WHITE, "step regular_1 1,1") == ("unit_moved", "4.1.1")
    assert refused(match, WHITE, "withdraw regular_1") == ("unit_moved", "4.1.1")


@rule("4.1.1")
def test_nobody_moves_in_the_opponents_turn() -> None:
    match = laid()
    with pytest.raises(IllegalMove, match="not_your_turn"):
        match.play(BLUE, "take 1")


@rule("4.1.2")
def test_a_turn_cannot_end_before_a_tile_is_taken() -> None:
    match = laid()
    assert match.why(WHITE, "end") == refuse("must_take", "4.1.2").advise("take")
    play(match, WHITE, "take 1")
    assert allowed(match, WHITE, "end")


@rule("4.1.3")
def test_there_is_no_hand_limit_during_the_turn() -> None:
    match = laid(hand={"white": FIVE})
    play(match, WHITE, "take 1")
    assert len(side(match, WHITE)["hand"]) == 6
    assert allowed(match, WHITE, "extend mill 1,0")


@rule("4.1.3")
def test_surplus_tiles_of_ones_own_choice_leave_the_game_at_the_end_of_the_turn() -> None:
    match = laid(hand={"white": FIVE}, taken=True)
    play(match, WHITE, "end")
    assert match.waiting == (WHITE,)
    assert sorted(match.legal(WHITE)) == sorted(f"discard {tile}" for tile in FIVE)
    play(match, WHITE, "discard inn_row", "discard mill")
    assert side(match, WHITE)["hand"] == ["cathedral", "farm_1", "bakery"]
    assert match.view(None)["out"] == ["inn_row", "mill"]
    assert match.waiting == (BLUE,)


@rule("4.1.3")
def test_three_tiles_may_be_kept() -> None:
    match = laid(hand={"white": FIVE[:3]}, taken=True)
    play(match, WHITE, "end")
    assert side(match, WHITE)["hand"] == FIVE[:3]
    assert match.waiting == (BLUE,)


@rule("4.1.3")
def test_nothing_but_discarding_happens_after_the_end_of_the_turn() -> None:
    match = laid(hand={"white": FIVE}, taken=True)
    play(match, WHITE, "end")
    assert present(refused(match, WHITE, "extend mill 1,0"))[0] == "not_now"
    assert refused(match, WHITE, "discard camp_wood") == ("not_in_hand", "4.1.3")


@rule("4.1.4")
def test_moved_units_turn_back_at_the_end_of_the_turn() -> None:
    match = laid(land={(0, 0): "start grey", (1, 0): "free grey", (2, 0): "free grey"}, taken=True)
    play(match, WHITE, "step elite 1,0", "end")
    assert side(match, WHITE)["moved"] == []
    play(match, BLUE, "take 1", "end")
    assert allowed(match, WHITE, "step elite 2,0")
