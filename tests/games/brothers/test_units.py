"""4.5. Moving units."""

import pytest

from regnum import refuse
from regnum.testing import allowed, play, refused, rule

from .laying import WHITE, cells, laid, resources, said, side

AROUND = {(x, y): "free grey" for x in (-1, 0, 1) for y in (-1, 0, 1)} | {(0, 0): "start grey"}
ROW = {(0, 0): "start grey", (1, 0): "free green", (2, 0): "free yellow", (3, 0): "free yellow"}


@rule("4.5.1")
def test_a_unit_steps_to_any_of_eight_neighbours() -> None:
    match = laid(land=AROUND)
    assert cells(match, WHITE, "step") == set(AROUND) - {(0, 0)}


@rule("4.5.1")
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_it_may_step_on_anybodys_building(owner: str) -> None:
    match = laid(land={(0, 0): "start grey", (1, 1): f"{owner} mill"})
    play(match, WHITE, "step elite 1,1")
    assert side(match, WHITE)["units"]["elite"] == [1, 1]


@rule("4.5.1")
def test_it_does_not_step_farther() -> None:
    assert said(laid(land=ROW).why(WHITE, "step elite 2,0")) == ("too_far", "4.5.1", (2, 0))


@rule("4.5.1")
def test_it_does_not_step_off_the_land() -> None:
    assert said(laid(land=ROW).why(WHITE, "step elite 0,1")) == ("no_tile_there", "4.5.1", (0, 1))


@rule("4.5.1")
def test_it_does_not_step_onto_another_unit() -> None:
    match = laid(land=ROW, units={"blue regular_1": (1, 0)})
    assert said(match.why(WHITE, "step elite 1,0")) == ("unit_there", "2.6", (1, 0))


@rule("4.5.1")
def test_a_unit_in_the_offer_cannot_step() -> None:
    assert refused(laid(land=ROW), WHITE, "step regular_1 1,0") == ("unit_in_offer", "4.5.1")


@rule("4.5.2")
def test_a_unit_is_called_up_beside_ones_own_unit() -> None:
    match = laid(land=ROW)
    play(match, WHITE, "call 1,0")
    assert side(match, WHITE)["units"]["regular_1"] == [1, 0]


@rule("4.5.2")
def test_a_unit_called_up_opens_the_way_for_the_next() -> None:
    match = laid(land=ROW)
    assert said(match.why(WHITE, "call 2,0")) == ("not_near_unit", "4.5.2", (2, 0))
    play(match, WHITE, "call 1,0", "call 2,0")
    assert side(match, WHITE)["units"]["regular_2"] == [2, 0]


@rule("4.5.2")
def test_the_opponents_units_call_nobody() -> None:
    match = laid(land=ROW, units={"blue elite": (2, 0)})
    assert refused(match, WHITE, "call 3,0") == ("not_near_unit", "4.5.2")


@rule("4.5.2")
def test_nobody_is_called_onto_another_unit_or_off_the_land() -> None:
    match = laid(land=ROW, units={"blue regular_1": (1, 0)})
    assert refused(match, WHITE, "call 1,0") == ("unit_there", "2.6")
    assert refused(match, WHITE, "call 0,1") == ("no_tile_there", "4.5.2")


@rule("4.5.2")
def test_with_no_unit_in_the_offer_nobody_is_called() -> None:
    match = laid(land=ROW, units={"white regular_1": (1, 0), "white regular_2": (2, 0)})
    assert match.why(WHITE, "call 3,0") == refuse("no_unit_in_offer", "4.5.2")


@rule("4.5.3")
def test_a_regular_unit_withdraws_to_the_offer() -> None:
    match = laid(land=ROW, units={"white regular_2": (3, 0)})
    play(match, WHITE, "withdraw regular_2")
    assert side(match, WHITE)["units"]["regular_2"] == "offer"


@rule("4.5.3")
def test_the_elite_never_leaves_the_grid() -> None:
    assert refused(laid(land=ROW), WHITE, "withdraw elite") == ("elite_stays", "4.5.3")


@rule("4.5.3")
def test_a_unit_in_the_offer_cannot_withdraw() -> None:
    assert refused(laid(land=ROW), WHITE, "withdraw regular_1") == ("unit_in_offer", "4.5.3")


@rule("4.5.4")
def test_a_moved_unit_shows_its_cross_and_still_serves() -> None:
    match = laid(land=ROW, offer=[None] * 6)
    play(match, WHITE, "step elite 1,0")
    assert side(match, WHITE)["moved"] == ["elite"]
    assert resources(match, WHITE) == (1, 0, 0)
    assert side(match, WHITE)["reach"] == 3


@rule("4.5.4")
def test_a_withdrawn_unit_counts_for_reach_though_it_shows_its_cross() -> None:
    match = laid(land=ROW, units={"white regular_1": (1, 0)})
    play(match, WHITE, "withdraw regular_1")
    assert side(match, WHITE)["moved"] == ["regular_1"]
    assert allowed(match, WHITE, "take 3")


@rule("4.5.5")
def test_calling_up_lowers_reach_at_once() -> None:
    match = laid(land=ROW)
    play(match, WHITE, "call 1,0")
    assert side(match, WHITE)["reach"] == 2
    assert refused(match, WHITE, "take 3") == ("out_of_reach", "2.8")


@rule("4.5.5")
def test_withdrawing_raises_reach_at_once() -> None:
    match = laid(land=ROW, units={"white regular_1": (1, 0)})
    assert refused(match, WHITE, "take 3") == ("out_of_reach", "2.8")
    play(match, WHITE, "withdraw regular_1")
    assert allowed(match, WHITE, "take 3")
