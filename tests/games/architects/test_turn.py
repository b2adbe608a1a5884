"""A3. A turn: place a worker, or take one back; the hand limit; which locations are legal."""

from typing import Any

import pytest

from regnum.testing import allowed, asked, moves, names, numbers, play, refused, rule
from tests.typed import present

from .laying import BLUE, GREEN, at, deck, goods, hand, laid, mat, side

SEVEN = "smithy steeple tavern well chapel church keep"
ALWAYS = ["quarry", "forest", "silversmith", "mines", "kings_storehouse"]


@rule("A3.1")
def test_a_player_with_a_worker_places_exactly_one() -> None:
    match = laid()
    assert asked(match) == ("take_turn", BLUE)
    assert play(match, BLUE, "place quarry") == ["placed location=quarry", "gained kind=stone count=1"]
    assert (side(match, BLUE)["home"], at(match, "quarry", BLUE)) == (19, 1)
    assert asked(match) == ("take_turn", GREEN)


@rule("A3.1")
def test_every_location_is_shown_with_its_reason() -> None:
    match = laid(mat(virtue=12))
    options = present(match.decision(BLUE)).options
    assert len(options) == 13
    assert {option.move: option.refusal.code for option in options if option.refusal} == {
        "place town_centre": "too_little_silver",
        "place guardhouse": "nothing_to_do",
        "place tax_stand": "no_tax",
        "place market_small": "virtue_too_high",
        "place market_middle": "virtue_too_high",
        "place market_large": "virtue_too_high",
        "place guildhall": "nothing_to_build",
    }


@rule("A3.2")
def test_without_a_worker_at_home_one_comes_back_from_an_open_location() -> None:
    match = laid(mat(at={"quarry": 12, "forest": 7, "prison": 1}))
    assert asked(match) == ("take_back", BLUE)
    assert match.legal(BLUE) == ["back quarry", "back forest"]
    assert refused(match, BLUE, "back prison") == ("open_location_first", "A3.3")
    assert refused(match, BLUE, "back mines") == ("nobody_there", "A3.2")
    assert play(match, BLUE, "back forest") == ["took_back location=forest"]
    assert (side(match, BLUE)["home"], at(match, "forest", BLUE)) == (1, 6)
    assert asked(match) == ("take_turn", GREEN)


@rule("A3.2")
def test_the_only_worker_comes_back_without_a_question() -> None:
    match = laid(mat(), mat(at={"quarry": 20}))
    assert "took_back location=quarry" in play(match, BLUE, "place forest")
    assert asked(match) == ("take_turn", BLUE)


@rule("A3.3")
def test_with_none_at_open_locations_one_comes_back_from_anywhere_but_the_guildhall() -> None:
    match = laid(mat(at={"guildhall": 15, "prison": 2, "market_small": 1, "board_green": 2}))
    assert match.legal(BLUE) == ["back market_small", "back prison", "back board green"]
    assert play(match, BLUE, "back board green") == ["took_back_from whose=1"]
    assert side(match, GREEN)["captives"] == [1, 0]


@rule("A3.4")
def test_with_all_workers_in_the_guildhall_the_turn_passes() -> None:
    match = laid(mat(), mat(at={"guildhall": 20}))
    assert "turn_passed" in names(play(match, BLUE, "place quarry"))
    assert asked(match) == ("take_turn", BLUE)


@rule("A3.5", "A3.6")
def test_a_reset_comes_before_the_hand_limit() -> None:
    blue = mat("caroline", silver=3, hand="smithy steeple tavern well chapel church", hired="gatekeeper")
    green = mat(at={"market_middle": 1, "market_large": 1})
    match = laid(blue, green)
    told = names(play(match, BLUE, "place market_small"))
    assert told.index("cards_drawn") < told.index("market_reset")
    assert asked(match) == ("use_ability", BLUE)
    play(match, BLUE, "stop")
    assert asked(match) == ("discard_down", BLUE)


@rule("A3.6", "A0.9")
def test_cards_above_six_go_under_the_deck_one_by_one() -> None:
    match = laid(mat(hand=f"{SEVEN} aqueduct"))
    play(match, BLUE, "place quarry")
    assert asked(match) == ("discard_down", BLUE)
    assert refused(match, BLUE, "discard barracks") == ("not_in_hand", "A3.6")
    assert play(match, BLUE, "discard well") == ["card_discarded building=well"]
    assert asked(match) == ("discard_down", BLUE)
    play(match, BLUE, "discard keep")
    assert len(hand(match, BLUE)) == 6 and deck(match)[-2:] == ["well", "keep"]
    assert asked(match) == ("take_turn", GREEN)


@rule("A3.6", "Q33")
def test_nobody_checks_the_limit_in_somebody_elses_turn() -> None:
    match = laid(mat(), mat(hand=SEVEN))
    play(match, BLUE, "place quarry")
    assert asked(match) == ("take_turn", GREEN)
    play(match, GREEN, "place quarry")
    assert asked(match) == ("discard_down", GREEN)


@rule("A3.6")
def test_a_turn_that_takes_a_worker_back_ends_with_the_check_too() -> None:
    match = laid(mat(hand=SEVEN, at={"quarry": 19, "forest": 1}))
    play(match, BLUE, "back quarry")
    assert asked(match) == ("discard_down", BLUE)


@rule("A3.7", "A3.8")
def test_five_locations_are_always_open() -> None:
    match = laid(mat(virtue=14), buildings="")
    assert moves(match, BLUE, "place") == ALWAYS


@rule("A3.7", "A4.8")
def test_the_workshop_needs_a_hire_or_a_building_card() -> None:
    match = laid(mat(silver=3), buildings="")
    assert refused(match, BLUE, "place workshop") == ("too_little_silver", "A4.8")
    assert numbers(match, BLUE, "place workshop") == {"need": 4, "have": 3, "lack": 1}
    assert allowed(laid(mat(silver=4), buildings=""), BLUE, "place workshop")
    assert allowed(laid(buildings="chapel"), BLUE, "place workshop")


@rule("A3.7", "A4.14")
def test_the_town_centre_needs_the_tax_of_the_first_capture() -> None:
    assert refused(laid(), BLUE, "place town_centre") == ("too_little_silver", "A4.14")
    assert allowed(laid(mat(silver=1)), BLUE, "place town_centre")
    assert allowed(laid(mat(virtue=3)), BLUE, "place town_centre")


@rule("A3.7", "A4.19")
@pytest.mark.parametrize(
    ("blue", "green"),
    [
        (mat(), mat(at={"board_blue": 1})),
        (mat(at={"prison": 1}), mat()),
        (mat(at={"board_green": 1}), mat()),
        (mat(unpaid=1, silver=6), mat()),
    ],
)
def test_the_guardhouse_needs_something_to_do(blue: dict[str, Any], green: dict[str, Any]) -> None:
    assert refused(laid(), BLUE, "place guardhouse") == ("nothing_to_do", "A4.19")
    assert allowed(laid(blue, green), BLUE, "place guardhouse")


@rule("A3.7", "A4.23")
def test_a_debt_that_cannot_be_paid_off_opens_no_guardhouse() -> None:
    match = laid(mat(unpaid=1, silver=5))
    assert refused(match, BLUE, "place guardhouse") == ("too_little_silver", "A4.23")
    assert numbers(match, BLUE, "place guardhouse") == {"need": 6, "have": 5, "lack": 1}


@rule("A3.7", "A4.24")
def test_the_tax_stand_must_hold_silver() -> None:
    assert refused(laid(tax=0), BLUE, "place tax_stand") == ("no_tax", "A4.24")
    assert allowed(laid(tax=1), BLUE, "place tax_stand")


@rule("A3.7", "A4.25")
def test_a_market_space_must_be_empty_payable_and_not_too_virtuous() -> None:
    match = laid(mat(silver=2), mat(at={"market_small": 1}))
    assert refused(match, BLUE, "place market_small") == ("space_taken", "A4.25")
    assert allowed(match, BLUE, "place market_middle")
    assert refused(match, BLUE, "place market_large") == ("too_little_silver", "A4.28")
    virtuous = laid(mat(silver=9, virtue=10))
    assert refused(virtuous, BLUE, "place market_small") == ("virtue_too_high", "A4.25")
    assert numbers(virtuous, BLUE, "place market_small") == {"limit": 9, "have": 10}


@rule("A3.7", "A4.30")
def test_the_guildhall_needs_something_that_can_be_built() -> None:
    assert refused(laid(mat(hand="well")), BLUE, "place guildhall") == ("nothing_to_build", "A4.30")
    assert allowed(laid(mat(hand="well", wood=2, stone=2)), BLUE, "place guildhall")
    assert refused(laid(mat(hand="tavern", wood=3, stone=2, gold=1, level=5)), BLUE, "place guildhall") is not None
    assert allowed(laid(mat(hand="tavern", gold=1)), BLUE, "place guildhall")


@rule("A3.9")
def test_costs_and_losses_come_before_gains() -> None:
    match = laid(mat(silver=1), small="market_1")
    told = play(match, BLUE, "place market_small")
    assert told == [
        "placed location=market_small",
        "paid goods=1 silver tax=0",
        "virtue_lost count=1 now=6",
        "gained kind=marble count=1",
    ]


@rule("A3.10", "A4.2")
def test_workers_stay_and_any_number_of_any_colour_may_stand_at_an_open_location() -> None:
    match = laid(mat(at={"quarry": 1}), mat(at={"quarry": 3}))
    play(match, BLUE, "place quarry")
    assert (at(match, "quarry", BLUE), at(match, "quarry", GREEN)) == (2, 3)
    assert goods(match, BLUE) == {"stone": 2}
