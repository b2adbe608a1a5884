"""A4.13 to A4.23. Captures at the town centre, and the guardhouse."""

import pytest

from regnum.testing import allowed, asked, moves, names, numbers, play, refused, rule

from .laying import BLUE, GREEN, PURPLE, RED, at, goods, laid, mat, side, virtue


@rule("A4.13", "A4.16", "A0.3", "A0.5")
def test_a_capture_takes_all_workers_of_one_colour_from_one_location() -> None:
    match = laid(mat(silver=1), mat(at={"quarry": 3, "forest": 2}), mat(at={"quarry": 1}), seats=3)
    play(match, BLUE, "place town_centre")
    told = play(match, BLUE, "capture quarry green")
    assert told[:2] == ["paid goods=nothing tax=1", "captured location=quarry whose=1 count=3"]
    assert side(match, BLUE)["captives"] == [0, 3, 0]
    assert (at(match, "quarry", GREEN), at(match, "forest", GREEN), at(match, "quarry", PURPLE)) == (0, 2, 1)


@rule("A4.13", "A0.10")
def test_captures_are_optional_even_the_first() -> None:
    match = laid(mat(silver=1), mat(at={"quarry": 3}))
    play(match, BLUE, "place town_centre", "stop")
    assert goods(match, BLUE) == {"silver": 1} and match.view(None)["tax"] == 0
    assert asked(match) == ("take_turn", GREEN)


@rule("A4.13", "A4.1", "A4.14")
def test_up_to_w_captures_the_first_for_tax_the_others_for_silver() -> None:
    match = laid(
        mat(silver=5, at={"town_centre": 2}), mat(at={"quarry": 1, "forest": 1}), mat(at={"quarry": 2}), seats=3
    )
    play(match, BLUE, "place town_centre")
    assert "paid goods=nothing tax=1" in play(match, BLUE, "capture quarry green")
    assert "paid goods=1 silver tax=0" in play(match, BLUE, "capture quarry purple")
    assert "paid goods=1 silver tax=0" in play(match, BLUE, "capture forest green")
    assert goods(match, BLUE) == {"silver": 2} and match.view(None)["tax"] == 1
    assert asked(match) == ("take_turn", GREEN)


@rule("A4.14")
def test_without_silver_for_another_capture_the_visit_is_over() -> None:
    match = laid(mat(silver=1, at={"town_centre": 2}), mat(at={"quarry": 1, "forest": 1}))
    play(match, BLUE, "place town_centre", "capture quarry green")
    assert asked(match) == ("take_turn", GREEN)


@rule("Q1", "A4.14")
def test_a_conspirator_takes_one_silver_off_every_capture_and_never_the_tax() -> None:
    blue = mat(silver=2, hired="conspirator_a", at={"town_centre": 3})
    match = laid(blue, mat(at={"quarry": 1}), mat(at={"quarry": 1}), seats=3)
    play(match, BLUE, "place town_centre")
    assert "paid goods=nothing tax=1" in play(match, BLUE, "capture quarry green")
    assert "paid" not in names(play(match, BLUE, "capture quarry purple"))
    assert "paid" not in names(play(match, BLUE, "capture town_centre blue"))
    assert goods(match, BLUE) == {"silver": 1}


@rule("Q1", "A5.5")
def test_two_conspirators_never_bring_silver() -> None:
    match = laid(
        mat(silver=1, hired="conspirator_a conspirator_b", at={"town_centre": 2, "quarry": 1}), mat(at={"quarry": 1})
    )
    play(match, BLUE, "place town_centre", "capture quarry green", "capture quarry blue", "capture town_centre blue")
    assert goods(match, BLUE) == {}


@rule("A4.15", "A2.14")
@pytest.mark.parametrize(("seats", "locations"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_captures_of_a_visit_come_from_few_locations(seats: int, locations: int) -> None:
    match = laid(
        mat(silver=9, at={"town_centre": 4, "quarry": 1}), mat(at={"quarry": 1, "forest": 1, "mines": 1}), seats=seats
    )
    play(match, BLUE, "place town_centre", "capture quarry green")
    if locations == 2:
        play(match, BLUE, "capture forest green")
    assert refused(match, BLUE, "capture mines green") == ("too_many_locations", "A4.15")


@rule("A4.15")
def test_several_groups_of_one_location_count_as_one() -> None:
    match = laid(
        mat(silver=9, at={"town_centre": 2}), mat(at={"quarry": 1, "forest": 1}), mat(at={"quarry": 1}), seats=4
    )
    play(match, BLUE, "place town_centre", "capture quarry green")
    assert moves(match, BLUE, "capture") == ["quarry purple"]


@rule("A4.17")
def test_the_own_colour_comes_home_the_worker_just_placed_included() -> None:
    match = laid(mat(silver=1, at={"town_centre": 2}))
    play(match, BLUE, "place town_centre")
    assert "workers_home location=town_centre count=3" in play(match, BLUE, "capture town_centre blue")
    assert side(match, BLUE)["home"] == 20 and side(match, BLUE)["captives"] == [0, 0]


@rule("A4.18")
def test_nobody_is_captured_in_the_guildhall_the_market_the_prison_or_on_boards() -> None:
    green = mat(at={"guildhall": 2, "market_small": 1, "prison": 2, "board_blue": 1})
    match = laid(mat(silver=2), green)
    play(match, BLUE, "place town_centre")
    assert moves(match, BLUE, "capture") == ["town_centre blue"]
    assert refused(match, BLUE, "capture quarry green") == ("nobody_there", "A4.13")


# -- the guardhouse ----------------------------------------------------------------------------------------------


@rule("A4.19", "A4.1")
def test_the_first_action_is_compulsory_and_the_others_may_be_left() -> None:
    match = laid(mat(silver=12, unpaid=2, at={"prison": 2, "guardhouse": 1}))
    play(match, BLUE, "place guardhouse")
    assert asked(match) == ("at_guardhouse", BLUE)
    assert refused(match, BLUE, "stop") == ("first_is_compulsory", "A4.19")
    play(match, BLUE, "settle")
    assert allowed(match, BLUE, "stop")
    play(match, BLUE, "settle")
    assert side(match, BLUE)["paid"] == 2 and asked(match) == ("take_turn", GREEN)


@rule("A4.19")
def test_an_action_without_effect_may_not_be_chosen() -> None:
    match = laid(mat(unpaid=1, silver=1, at={"prison": 1, "guardhouse": 1, "board_green": 1}))
    play(match, BLUE, "place guardhouse")
    assert refused(match, BLUE, "imprison") == ("no_captives", "A4.20")
    assert refused(match, BLUE, "settle") == ("too_little_silver", "A4.23")
    assert refused(match, BLUE, "free boards") == ("too_little_silver", "A4.22")
    play(match, BLUE, "free prison")
    assert refused(match, BLUE, "free prison") == ("nobody_in_prison", "A4.21")
    rich = laid(mat(silver=9, at={"prison": 1, "guardhouse": 1}), mat(at={"board_blue": 1}))
    play(rich, BLUE, "place guardhouse")
    assert refused(rich, BLUE, "settle") == ("no_debt", "A4.23")
    assert refused(rich, BLUE, "free debt") == ("nobody_held", "A4.22")


@rule("A4.19")
def test_a_single_possible_action_is_done_without_a_question() -> None:
    match = laid(mat(at={"prison": 4}))
    assert "freed where=prison count=4" in play(match, BLUE, "place guardhouse")
    assert asked(match) == ("take_turn", GREEN)


@rule("A4.20", "A0.3")
def test_imprisoning_sends_all_captives_to_prison_for_a_silver_each() -> None:
    match = laid(mat(), mat(at={"board_blue": 3}), mat(at={"board_blue": 1, "board_green": 1}), seats=3)
    told = play(match, BLUE, "place guardhouse")
    assert told[1:3] == ["imprisoned count=4", "gained kind=silver count=4"]
    assert match.view(None)["prison"] == [0, 3, 1] and side(match, BLUE)["captives"] == [0, 0, 0]
    assert side(match, GREEN)["captives"] == [0, 0, 1]


@rule("A4.20", "A12.11", "A5.5")
def test_bertha_and_the_enforcer_gain_more_for_captives() -> None:
    options = {"promos": "with"}
    match = laid(mat("bertha", hired="enforcer"), mat(at={"board_blue": 1}), options=options)
    play(match, BLUE, "place guardhouse")
    assert goods(match, BLUE) == {"silver": 3, "gold": 1}


@rule("A4.21")
def test_all_own_workers_leave_the_prison() -> None:
    match = laid(mat(at={"prison": 5}), mat(at={"prison": 2}))
    play(match, BLUE, "place guardhouse")
    assert (side(match, BLUE)["home"], match.view(None)["prison"]) == (19, [0, 2])


@rule("A4.22")
def test_own_workers_on_boards_are_freed_for_tax_and_silver() -> None:
    match = laid(mat(silver=5, at={"board_green": 2, "board_purple": 1}), seats=3)
    play(match, BLUE, "place guardhouse")
    told = play(match, BLUE, "free boards")
    assert told == ["paid goods=3 silver tax=2", "freed where=boards count=3"]
    assert side(match, BLUE)["home"] == 19


@rule("A4.22")
def test_own_workers_on_boards_are_freed_for_a_debt_and_a_virtue() -> None:
    match = laid(mat(at={"board_green": 2}))
    told = play(match, BLUE, "place guardhouse")
    assert told[1:] == ["debt_taken", "virtue_lost count=1 now=6", "freed where=boards count=2"]
    assert (side(match, BLUE)["unpaid"], virtue(match, BLUE)) == (1, 6)


@rule("A4.23", "A9.2")
def test_a_debt_is_paid_off_for_a_virtue() -> None:
    match = laid(mat(silver=6, unpaid=1))
    told = play(match, BLUE, "place guardhouse")
    assert told[1:] == ["paid goods=3 silver tax=3", "debt_paid", "virtue_gained count=1 now=8"]
    assert (side(match, BLUE)["unpaid"], side(match, BLUE)["paid"], match.view(None)["tax"]) == (0, 1, 3)


@rule("A4.13")
def test_everybody_sees_the_same_groups() -> None:
    match = laid(mat(silver=2), mat(at={"quarry": 1}), mat(), mat(at={"forest": 1}), seats=4)
    play(match, BLUE, "place town_centre")
    assert moves(match, BLUE, "capture") == ["quarry green", "forest red", "town_centre blue"]
    assert numbers(match, BLUE, "capture mines red") == {}
    assert at(match, "forest", RED) == 1
