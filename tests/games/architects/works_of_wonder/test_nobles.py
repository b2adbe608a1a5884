"""B3. The princess and the profiteer."""

import pytest

import regnum
from regnum.core.effects import effect
from regnum.core.messages import say
from regnum.games.architects.effects.vocabulary import CAPTURE
from regnum.games.architects.parts import LOCATIONS
from regnum.testing import asked, moves, named, play, refused, rule
from tests.typed import present

from .laying import BLUE, GREEN, influence, laid, legal, mat, resolve, side, standing, wonder

# -- placing -------------------------------------------------------------------------------------------------


@rule("B3.1")
def test_a_worker_at_the_princess_may_contribute_before_the_action() -> None:
    match = laid(mat(clay=1))
    play(match, BLUE, "place quarry")
    assert asked(match, BLUE) == "contribute" and legal(match) == ["contribute clay", "later", "decline"]
    play(match, BLUE, "contribute clay")
    assert wonder(match)["contribution"]["laid"] == ["clay"] and influence(match) == 1
    assert (side(match)["clay"], side(match)["stone"]) == (0, 1)
    assert asked(match, GREEN) == "take_turn"


@rule("B3.1")
def test_or_after_it_with_what_the_action_brought() -> None:
    match = laid(mat(clay=1))
    play(match, BLUE, "place quarry", "later")
    assert asked(match, BLUE) == "contribute" and legal(match) == ["contribute clay", "contribute stone", "decline"]
    play(match, BLUE, "contribute stone")
    assert side(match)["stone"] == 0 and (influence(match), side(match)["virtue"]) == (1, 8)


@rule("B3.1")
def test_whoever_declines_before_the_action_is_not_asked_again() -> None:
    match = laid(mat(clay=1))
    play(match, BLUE, "place quarry", "decline")
    assert asked(match, GREEN) == "take_turn" and wonder(match)["contribution"]["laid"] == []


@rule("B3.1")
def test_after_the_action_there_is_no_later() -> None:
    match = laid(mat(clay=1))
    play(match, BLUE, "place quarry", "later")
    assert refused(match, BLUE, "later") == ("action_done", "B3.1")


@rule("B3.1")
def test_it_is_asked_only_once_something_can_be_laid() -> None:
    match = laid(mat())
    play(match, BLUE, "place quarry")
    assert legal(match) == ["contribute stone", "decline"]
    play(match, BLUE, "decline")
    assert wonder(match)["contribution"]["laid"] == [] and asked(match, GREEN) == "take_turn"


@rule("B3.1")
def test_only_one_contribution_for_a_worker() -> None:
    match = laid(mat(clay=1, wood=1))
    play(match, BLUE, "place quarry", "contribute clay")
    assert asked(match, GREEN) == "take_turn"


@rule("B3.1")
def test_elsewhere_nobody_is_invited() -> None:
    match = laid(mat(clay=1))
    play(match, BLUE, "place forest")
    assert asked(match, GREEN) == "take_turn"


@rule("B3.3")
def test_a_worker_at_the_profiteer_gains_1_influence() -> None:
    match = laid(mat(), profiteer="forest")
    told = play(match, BLUE, "place forest")
    assert influence(match) == 1
    assert named(told, "placed", "influence_gained", "gained") == [
        "placed location=forest",
        "influence_gained count=1 now=1",
        "gained kind=wood count=1",
    ]


@rule("B3.3")
@pytest.mark.parametrize("location", ["kings_storehouse", "workshop", "town_centre", "guardhouse"])
def test_where_something_is_paid_it_may_wait_until_after_the_action(location: str) -> None:
    mine = mat(influence=6, silver=9, wood=3, unpaid=1, at={"prison": 1})
    match = laid(mine, profiteer=location)
    play(match, BLUE, f"place {location}")
    assert asked(match, BLUE) == "profiteer_when" and legal(match) == ["now", "later"]
    now, later = match.clone(), match.clone()
    play(now, BLUE, "now")
    assert influence(now) == 7
    play(later, BLUE, "later")
    assert influence(later) == 6
    while later.waiting == (BLUE,):
        last = next((move for move in ("stop", "draw", "free prison") if move in legal(later)), "pay")
        play(later, BLUE, last)
    assert influence(later) == 7


@rule("B3.3", "B2.2")
def test_waiting_can_bring_a_building_card() -> None:
    match = laid(mat(influence=6, party="merchant_wood"), profiteer="kings_storehouse")
    play(match, BLUE, "place kings_storehouse", "later", "trade merchant_wood")
    assert influence(match) == 5 and side(match)["hand"] == 1


@rule("B3.3")
def test_with_little_influence_or_where_nothing_is_paid_it_comes_at_once() -> None:
    match = laid(mat(influence=4, silver=9), profiteer="workshop")
    play(match, BLUE, "place workshop")
    assert asked(match, BLUE) == "at_workshop" and influence(match) == 5 and side(match)["hand"] == 1
    match = laid(mat(influence=8), profiteer="silversmith")
    play(match, BLUE, "place silversmith")
    assert influence(match) == 9 and asked(match, GREEN) == "take_turn"


@rule("B3.6", "Q24")
def test_sure_gains_of_placing_make_an_action_payable() -> None:
    # Only a debt to pay off: 3 tax and 3 silver. 4 silver and 1 influence are too little, but at the profiteer not.
    poor = mat(unpaid=1, silver=4, influence=1)
    assert refused(laid(poor), BLUE, "place guardhouse") == ("too_little_silver", "A4.23")
    match = laid(poor, profiteer="guardhouse")
    assert refused(match, BLUE, "place guardhouse") is None
    play(match, BLUE, "place guardhouse")
    assert (side(match)["unpaid"], side(match)["paid"], influence(match)) == (0, 1, 0)
    cavalier = mat(unpaid=1, silver=4, influence=1, party="cavalier_guardhouse")
    match = laid(cavalier)
    play(match, BLUE, "place guardhouse")
    assert (side(match)["paid"], influence(match)) == (1, 0)


@rule("B3.6")
def test_influence_that_the_action_needs_comes_before_it() -> None:
    match = laid(mat(unpaid=1, silver=3, influence=3), profiteer="guardhouse")  # a fee of 3 needs 4 influence
    play(match, BLUE, "place guardhouse")
    assert side(match)["paid"] == 1 and influence(match) == 0
    match = laid(mat(unpaid=1, silver=3, influence=5), profiteer="guardhouse")
    play(match, BLUE, "place guardhouse", "later")
    assert side(match)["paid"] == 1 and influence(match) == 2


@rule("B3.6", "Q24")
def test_nobody_is_placed_only_to_contribute_or_for_influence() -> None:
    match = laid(mat(clay=3), princess="guardhouse", profiteer="town_centre")
    assert (
        refused(match, BLUE, "place guardhouse")
        == refused(match, BLUE, "place town_centre")
        == ("only_for_noble", "Q24")
    )
    assert regnum.text(present(match.why(BLUE, "place town_centre")), "en").endswith("this is our ruling.")
    assert present(match.why(BLUE, "place town_centre")).facts["why"] == say(
        "refused-too-little-silver", need=1, have=0, lack=1
    )


@rule("B3.7", "B7.21")
def test_a_worker_placed_by_a_building_counts_as_placed() -> None:
    mine = mat(clay=2, wood=3, hand="depot")
    match = laid(mine, princess="mines", profiteer="kings_storehouse")
    play(match, BLUE, "place guildhall")
    if asked(match, BLUE) == "at_guildhall":
        play(match, BLUE, "build depot")
    play(match, BLUE, "place kings_storehouse")
    assert influence(match) == 1 and standing(match, "kings_storehouse") == [1, 0]


# -- capturing -----------------------------------------------------------------------------------------------


@rule("B3.2", "B3.5")
def test_a_capture_at_the_princess_costs_1_virtue_at_once() -> None:
    match = laid(mat(silver=1), mat(at={"quarry": 3}))
    play(match, BLUE, "place town_centre")
    told = play(match, BLUE, "capture quarry green")
    assert side(match)["virtue"] == 6 and side(match)["captives"][GREEN] == 3
    assert [line.split()[0] for line in told][:3] == ["paid", "captured", "virtue_lost"]


@rule("B3.4", "B3.5")
def test_a_capture_at_the_profiteer_gains_1_virtue_at_once() -> None:
    match = laid(mat(silver=1), mat(at={"mines": 3}))
    play(match, BLUE, "place town_centre", "capture mines green")
    assert side(match)["virtue"] == 8


@rule("B3.5", "Q6")
def test_every_capture_counts_that_of_the_own_colour_too() -> None:
    match = laid(mat(silver=9, at={"quarry": 2, "town_centre": 2}), mat(at={"quarry": 1}))
    play(match, BLUE, "place town_centre", "capture quarry green", "capture quarry blue")
    assert side(match)["virtue"] == 5 and standing(match, "quarry") == [0, 0]


@rule("B3.5")
def test_a_capture_by_a_card_counts_as_well() -> None:
    match = laid(mat(), mat(at={"mines": 1, "quarry": 1}), turn=None)
    resolve(match, BLUE, effect(CAPTURE, 0, 2))
    play(match, BLUE, "capture mines green")
    assert side(match)["virtue"] == 8
    play(match, BLUE, "capture quarry green")
    assert side(match)["virtue"] == 7


@rule("B3.2", "B2.5")
def test_that_loss_can_be_prevented() -> None:
    match = laid(mat(silver=1, influence=2), mat(at={"quarry": 3}))
    play(match, BLUE, "place town_centre", "capture quarry green")
    assert asked(match, BLUE) == "face_loss"
    play(match, BLUE, "prevent 1")
    assert (side(match)["virtue"], influence(match)) == (7, 0)


@rule("B3.5")
def test_taking_a_worker_back_is_no_capture() -> None:
    match = laid(mat(at={"quarry": 10, "mines": 10}))
    assert asked(match, BLUE) == "take_back"
    play(match, BLUE, "back quarry")
    assert side(match)["virtue"] == 7 and standing(match, "quarry") == [9, 0]


@rule("B1.6", "B3.1")
def test_only_the_place_of_a_noble_counts() -> None:
    match = laid(mat(silver=1), mat(at={"forest": 1}))
    play(match, BLUE, "place town_centre", "capture forest green")
    assert side(match)["virtue"] == 7
    assert wonder(match)["princess"] in LOCATIONS and moves(match, GREEN, "place")
