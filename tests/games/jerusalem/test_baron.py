"""6.5 and 6.6.1. Barons: where they may stand and what they stop."""

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.core.messages import PlayerRef, refuse, say
from regnum.testing import allowed, names, numbers, play, refused, rule
from tests.typed import present

from .laying import BLUE, GREEN, RED, YELLOW, area, laid, side, squires_in, state_of


@rule("6.5.1", "6.5.2")
def test_a_baron_stands_where_three_squires_have_entered() -> None:
    match = laid(to_move=GREEN, squires=(0, 0, 0, 5))
    play(match, GREEN, "place 2 market_left")
    assert refused(match, GREEN, "baron market_left") == ("baron_minimum", "6.5.2")
    assert numbers(match, GREEN, "baron market_left") == {"need": 3, "entered": 2}
    play(match, GREEN, "place 1 market_left")
    assert play(match, GREEN, "baron market_left") == ["baron_placed area=market_left"]
    assert area(match, "market_left")["baron"] == GREEN


@rule("6.5.1")
def test_a_baron_is_placed_at_most_once_a_round() -> None:
    match = laid(to_move=GREEN, squires=(0, 0, 0, 6))
    play(match, GREEN, "place 3 market_left", "place 3 market_right", "baron market_left")
    assert refused(match, GREEN, "baron market_right") == ("baron_used", "6.5.1")
    assert not [move for move in match.legal(GREEN) if move.startswith("baron")]


@rule("6.5.1")
def test_two_barons_never_share_an_area() -> None:
    match = laid(to_move=GREEN, barons={"red": "market_left"}, city={"market_left": "green 4"})
    state_of(match).own_deployment().entered[10] = 4  # before the other baron came, if that were possible
    assert refused(match, GREEN, "baron market_left") == ("baron_there", "6.5.1")


@rule("6.5.2")
def test_three_must_enter_even_if_fewer_would_give_control() -> None:
    match = laid(to_move=GREEN, squires=(0, 0, 0, 2), city={"market_left": "green 9"})
    play(match, GREEN, "place 2 market_left")
    assert refused(match, GREEN, "baron market_left") == ("baron_minimum", "6.5.2")


@rule("6.5.2", "Q21")
def test_squires_from_the_screen_and_squires_moved_in_count_together() -> None:
    hands = {"green": ["move_two"]}
    match = laid(to_move=GREEN, squires=(0, 0, 0, 1), city={"templars_large": "green 2"}, hands=hands)
    play(match, GREEN, "place 1 market_left", "card move_two", *["shift templars_large market_left"] * 2)
    assert allowed(match, GREEN, "baron market_left")


@rule("Q21")
def test_hired_squires_count() -> None:
    match = laid(to_move=GREEN)
    play(match, GREEN, "hire 3", "place 3 market_left")
    assert allowed(match, GREEN, "baron market_left")


@rule("Q21")
def test_squires_of_overwhelming_force_count() -> None:
    match = laid(to_move=GREEN, squires=(0, 0, 0, 1), hands={"green": ["force_market"]})
    play(match, GREEN, "card force_market", "deploy market_left", "place 1 market_left")
    assert allowed(match, GREEN, "baron market_left")


@rule("Q21")
def test_the_incoming_squire_of_a_swap_counts() -> None:
    city = {"market_left": "red 1", "templars_left": "green 1"}
    match = laid(to_move=GREEN, squires=(0, 0, 0, 2), city=city, hands={"green": ["renegade"]})
    play(match, GREEN, "place 2 market_left", "card renegade", "swap templars_left market_left red")
    assert area(match, "market_left")["entered"] == 3
    assert allowed(match, GREEN, "baron market_left")


@rule("Q21", "6.6.3")
def test_the_marshals_moves_count() -> None:
    match = laid(to_move=YELLOW, squires=(0, 0, 2, 0), city={"templars_left": "yellow 1"})
    play(match, YELLOW, "place 2 market_left", "marshal move", "shift templars_left market_left", "stay")
    assert allowed(match, YELLOW, "baron market_left")


def one_leaves_and_three_arrive(edition: int) -> Match:
    city = {"market_left": "green 5"}
    match = laid(to_move=GREEN, squires=(0, 0, 0, 3), city=city, hands={"green": ["move_two"]}, edition=edition)
    play(match, GREEN, "card move_two", "shift market_left templars_large", "stay")
    assert numbers(match, GREEN, "baron market_left") == {"need": 3, "entered": 0}  # never below nothing
    play(match, GREEN, "place 3 market_left")
    return match


@rule("6.5.3")
def test_squires_that_left_the_area_do_not_matter_while_three_that_arrived_can_stand_there() -> None:
    assert allowed(one_leaves_and_three_arrive(edition=2), GREEN, "baron market_left")


@rule("6.5.3")
def test_in_edition_1_squires_that_left_the_area_were_taken_off_the_count() -> None:
    match = one_leaves_and_three_arrive(edition=1)
    assert numbers(match, GREEN, "baron market_left") == {"need": 3, "entered": 2}


@rule("6.5.3", "6.4.1")
@pytest.mark.parametrize("before, count", [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_of_the_squires_that_arrived_only_as_many_count_as_stand_there_now(before: int, count: int) -> None:
    city = {"market_left": f"green {before}"} if before else {}
    match = laid(to_move=GREEN, squires=(0, 0, 0, 3), city=city)
    play(match, GREEN, "place 3 market_left", "sell", *["withdraw market_left"] * 3)
    assert area(match, "market_left")["entered"] == count
    assert allowed(match, GREEN, "baron market_left") == (count == 3)
    if count < 3:
        assert numbers(match, GREEN, "baron market_left") == {"need": 3, "entered": count}


@rule("6.5.3")
def test_whoever_comes_back_has_arrived_again_but_stands_there_once() -> None:
    match = laid(to_move=YELLOW, squires=(0, 0, 2), city={})
    there, back = "shift market_left templars_left", "shift templars_left market_left"
    play(match, YELLOW, "place 2 market_left", "marshal move", there, back)
    assert numbers(match, YELLOW, "baron market_left") == {"need": 3, "entered": 2}


@rule("6.5.3")
def test_the_count_begins_anew_with_every_turn() -> None:
    match = laid(at="turns")
    play(match, BLUE, "place 3 market_left", "end")
    assert area(match, "market_left")["entered"] == 0


@rule("6.5.4", "Q7")
@pytest.mark.parametrize("owner, seat", [("red", BLUE), ("blue", BLUE)])
def test_no_card_brings_squires_into_a_blocked_area(owner: str, seat: int) -> None:
    match = laid(hands={"blue": ["force_market"]}, barons={owner: "market_left"})
    play(match, BLUE, "card force_market")
    assert present(match.why(seat, "deploy market_left")).code == "area_blocked"
    assert refused(match, seat, "deploy market_left") == ("area_blocked", "Q7")
    assert allowed(match, seat, "deploy market_right")


@rule("6.5.5", "6.7.10")
@pytest.mark.parametrize("owner", ["red", "green"])
def test_nobody_moves_squires_into_or_out_of_a_blocked_area(owner: str) -> None:
    city = {"market_left": "green 2", "templars_left": "green 2"}
    barons = {owner: "market_left"}
    match = laid(to_move=GREEN, city=city, barons=barons, hands={"green": ["move_two"]})
    play(match, GREEN, "card move_two")
    assert refused(match, GREEN, "shift market_left templars_left") == ("area_blocked", "6.5.5")
    assert refused(match, GREEN, "shift templars_left market_left") == ("area_blocked", "6.5.5")
    assert allowed(match, GREEN, "shift templars_left market_right")


@rule("6.5.5", "6.7.9", "Q10")
def test_no_squire_is_swapped_in_a_blocked_area() -> None:
    city = {"market_left": "green 1 red 1", "templars_left": "green 1 red 1", "market_large": "green 1 red 1"}
    match = laid(to_move=GREEN, city=city, barons={"blue": "market_left"}, hands={"green": ["renegade"]})
    play(match, GREEN, "card renegade")
    assert refused(match, GREEN, "swap market_left templars_left red") == ("area_blocked", "6.5.5")
    assert refused(match, GREEN, "swap templars_left market_left red") == ("area_blocked", "6.5.5")
    assert allowed(match, GREEN, "swap templars_left market_large red")


@rule("6.5.5", "7.1.2")
def test_nobody_goes_from_the_tower_of_david_into_a_blocked_area() -> None:
    match = laid(at="tower", city={"tower_of_david": "blue 1"}, barons={"blue": "market_left"})
    reason: dict[str, Any] = {"area": say("area-market_left"), "player": PlayerRef(BLUE)}
    assert match.why(BLUE, "go market_left") == refuse("area_blocked", "6.5.5", **reason)


@rule("6.5.6", "2.8")
def test_a_baron_blocks_no_other_area_and_stays_to_the_end_of_the_round() -> None:
    match = laid(at="turns", round=1)
    play(match, BLUE, "place 3 nobility_large", "baron nobility_large", "end")
    assert refused(match, RED, "place 1 nobility_large") == ("blocked_by_baron", "6.2.2")
    assert allowed(match, RED, "place 1 nobility_left") and allowed(match, RED, "place 1 nobility_right")
    for seat in (RED, YELLOW):
        play(match, seat, "end")
    assert refused(match, GREEN, "place 1 nobility_large") == ("blocked_by_baron", "6.2.2")


@rule("6.5.6", "8.1.2")
def test_a_baron_does_not_stop_removals_by_events() -> None:
    match = laid(at="event", event="war", city={"templars_large": "blue 2"}, barons={"blue": "templars_large"})
    assert squires_in(match, "templars_large") == [0, 0, 0, 0]


@rule("6.5.7")
def test_the_highest_tower_may_not_block_the_large_area_of_the_palace() -> None:
    match = laid(squires=(3,), floors=(2, 1, 1, 1))
    play(match, BLUE, "place 3 kings_palace_large")
    assert refused(match, BLUE, "baron kings_palace_large") == ("palace_ban", "6.5.7")
    assert side(match, BLUE)["banned"]


@rule("6.5.7")
def test_of_tied_towers_the_ban_hits_those_with_most_prestige() -> None:
    match = laid(to_move=RED, squires=(0, 3), floors=(2, 2, 1, 1), prestige=(1, 0, 5, 0))
    play(match, RED, "place 3 kings_palace_large")
    assert allowed(match, RED, "baron kings_palace_large")
    assert [side(match, seat)["banned"] for seat in range(4)] == [True, False, False, False]


@rule("Q13")
def test_all_who_are_tied_in_both_are_banned() -> None:
    match = laid(floors=(2, 2, 1, 1), prestige=(1, 1, 5, 0))
    assert [side(match, seat)["banned"] for seat in range(4)] == [True, True, False, False]


@rule("Q13")
def test_the_ban_is_judged_with_the_prestige_of_the_moment() -> None:
    match = laid(squires=(3,), floors=(2, 2), prestige=(0, 1), hands={"blue": ["extra_prestige"]})
    play(match, BLUE, "place 3 kings_palace_large")
    assert allowed(match, BLUE, "baron kings_palace_large")
    play(match, BLUE, "card extra_prestige")
    assert refused(match, BLUE, "baron kings_palace_large") == ("palace_ban", "6.5.7")


@rule("6.5.7")
def test_the_small_areas_of_the_palace_are_free_for_every_baron() -> None:
    match = laid(squires=(3,), floors=(2, 1, 1, 1))
    play(match, BLUE, "place 3 kings_palace_left")
    assert allowed(match, BLUE, "baron kings_palace_left")


@rule("6.6.1")
def test_the_constable_needs_two_squires_on_a_large_area_and_one_on_a_small_one() -> None:
    match = laid(squires=(3,))
    play(match, BLUE, "place 1 market_large", "place 1 market_left")
    assert numbers(match, BLUE, "baron market_large") == {"need": 2, "entered": 1}
    assert numbers(match, BLUE, "baron market_right") == {"need": 1, "entered": 0}
    assert allowed(match, BLUE, "baron market_left")
    play(match, BLUE, "place 1 market_large")
    assert allowed(match, BLUE, "baron market_large")


@rule("Q25", "2.6")
def test_a_baron_may_stand_among_stronger_squires_of_others_and_gives_no_control() -> None:
    match = laid(to_move=GREEN, squires=(0, 0, 0, 3), city={"market_large": "blue 5"})
    told = play(match, GREEN, "place 3 market_large", "baron market_large")
    assert names(told)[-1] == "baron_placed"
    assert area(match, "market_large")["control"] == BLUE
    assert squires_in(match, "market_large") == [5, 0, 0, 3]
