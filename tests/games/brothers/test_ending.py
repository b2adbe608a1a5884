"""5. The end of the game."""

import regnum
from regnum.core.match import Match
from regnum.testing import allowed, play, refused, rule
from tests.typed import present

from .laying import BLUE, WHITE, at, clockwise, laid, resources


def turns_played(match: Match) -> list[int]:
    """Whose turns followed each other until the game was over, everybody taking the first tile."""
    order = []
    while not match.over:
        seat = match.waiting[0]
        order.append(seat)
        play(match, seat, "take 1", "end")
        while match.waiting == (seat,):
            play(match, seat, match.legal(seat)[0])
    return order


@rule("5.1")
def test_the_active_player_finishes_the_turn_that_triggers_the_end() -> None:
    land = {(0, 0): "start grey", (1, 0): "free grey"}
    match = laid(land=land, hand={"white": ["mill"]}, supply=["grey"])
    assert "end_triggered" in play(match, WHITE, "take 1")
    play(match, WHITE, "step elite 1,0", "extend mill 2,0", "end")
    assert at(match, 2, 0) is not None
    assert not match.over


@rule("5.2")
def test_then_the_opponent_and_then_the_trigger_have_one_last_turn_each() -> None:
    match = laid(supply=["grey"])
    assert turns_played(match) == [WHITE, BLUE, WHITE]
    assert turns_played(laid(to_move=BLUE, supply=["grey"])) == [BLUE, WHITE, BLUE]


@rule("5.2")
def test_the_last_turns_are_whole_turns() -> None:
    match = laid(hand={"white": ["mill"]}, supply=[], last_turns=0)
    play(match, WHITE, "extend mill 1,0", "step elite 1,0", "take 1", "end")
    assert match.over


@rule("5.3")
def test_the_offer_is_not_refilled_in_the_last_turns_but_the_shield_moves() -> None:
    offer = ["mill", "bakery", "smithy", "farm_1", "quarry_1", "inn_row"]
    match = laid(offer=offer, supply=[], last_turns=1)
    play(match, WHITE, "take 2")
    view = match.view(None)
    assert view["offer"]["ring"] == [None, "mill", None, "smithy", "farm_1", "quarry_1", "inn_row"]
    assert view["offer"]["shield"] == 2
    assert view["may_take"] is False
    play(match, WHITE, "end")
    assert allowed(match, BLUE, "take 1")


@rule("5.3")
def test_empty_positions_are_skipped_when_counting_reach() -> None:
    offer = [None, "mill", None, "bakery", None, "farm_1"]
    match = laid(offer=offer, supply=[], last_turns=1)
    assert resources(match, WHITE) == (1, 1 + 1, 1)
    assert play(match, WHITE, "take 3") == ["took tile=farm_1 place=3"]


@rule("5.3")
def test_the_count_goes_round_past_the_place_the_shield_left() -> None:
    offer = ["mill", "bakery", "smithy", None, None, "inn_row"]
    match = laid(offer=offer, supply=[], last_turns=1)
    play(match, WHITE, "take 3", "end")  # the shield lies where the Smithy was, its old place stays empty
    assert clockwise(match) == [None, None, "inn_row", None, "mill", "bakery"]
    assert play(match, BLUE, "take 2") == ["took tile=mill place=2"]


@rule("5.3")
def test_what_is_not_in_the_offer_cannot_be_taken() -> None:
    match = laid(offer=["mill", None, None, None, None, "farm_1"], supply=[], last_turns=0)
    assert match.why(WHITE, "take 3") == regnum.refuse("offer_has_fewer", "5.3", count=2)


@rule("5.3")
def test_after_the_last_turns_the_game_is_scored() -> None:
    match = laid(land={(0, 0): "white cathedral"}, taken=True, last_turns=0)
    assert play(match, WHITE, "end")[-2:] == ["scored points=5", "scored points=0"]
    assert present(match.result).totals == [5, 0]
    assert refused(match, WHITE, "take 1") == ("match_over", "")


@rule("5.4")
def test_without_camps_each_player_has_eleven_turns() -> None:
    for seed in range(10):
        order = turns_played(regnum.new("brothers", seats=2, seed=seed))
        assert [order.count(WHITE), order.count(BLUE)] == [11, 11]
