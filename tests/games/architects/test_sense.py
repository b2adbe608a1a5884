"""What bots notice in the town: goods and plans, where workers stand, and what is as good as done."""

from __future__ import annotations

import random
from typing import Any

import pytest

import regnum
from regnum.bots.sense import whole_sense
from regnum.bots.weights import sense_of
from regnum.core.registry import box_of
from regnum.testing.contract import TableSetup, every_table, position
from tests.games.architects.laying import BLUE, GREEN, laid, mat
from tests.games.architects.works_of_wonder import laying as wonder

SEATS = {table.seats: table for table in reversed(every_table("architects"))}
at_every_size = pytest.mark.parametrize("table", SEATS.values(), ids=repr)


def noticed(match: Any, side: int) -> dict[str, float]:
    sense = whole_sense(box_of("architects"))
    return dict(zip(sense.features, sense.noticed(match.state, side), strict=True))


@at_every_size
def test_time_runs_from_one_to_nothing(table: TableSetup) -> None:
    match, dice = position(table, 7, 0), random.Random(7)
    sense = whole_sense(box_of("architects"))
    before = sense.left(match.state)
    assert before == 1.0
    while not match.over:
        match.play(match.waiting[0], dice.choice(match.legal(match.waiting[0])))
        assert 0.0 <= sense.left(match.state) <= before
        before = sense.left(match.state)
    assert before == 0.0


@pytest.mark.parametrize("expansions", [[], ["works_of_wonder"]])
def test_points_are_those_of_the_sheet_whenever_nothing_is_due(expansions: list[str]) -> None:
    for seed in range(12):
        match = position(TableSetup("architects", 2, {"expansions": expansions}), seed, 40 * seed)
        if match.over or match.decision(match.waiting[0]).ask == "take_turn":  # type: ignore[union-attr]
            for side in range(2):
                assert noticed(match, side)["points"] == sum(points for _, points in match.score(side))


def test_a_hoard_is_no_reason_to_go_on() -> None:
    """A11.1. Gold that nobody could build with counts on the sheet, but bots do not learn that it pays."""
    rich, richer = laid(mat(gold=10, marble=6)), laid(mat(gold=90, marble=6))
    assert noticed(rich, BLUE)["hoard"] == 0 and noticed(richer, BLUE)["hoard"] == 80
    sense = whole_sense(box_of("architects"))
    assert sense.reached(richer.state, BLUE) == sense.reached(rich.state, BLUE)
    assert sum(points for _, points in richer.score(BLUE)) == sum(points for _, points in rich.score(BLUE)) + 80


def test_captives_are_as_good_as_caught() -> None:
    """A4.13. Whoever stands in the town centre will take the largest group."""
    match = laid(mat(silver=1), mat(at={"mines": 5, "forest": 2}))
    assert noticed(match, BLUE)["prey"] == 5
    match.play(BLUE, "place town_centre")
    after = noticed(match, BLUE)
    assert (after["captive"], after["capture_due"], after["prey"]) == (5, 5, 0)


def test_goods_that_an_action_is_about_to_bring_count_already() -> None:
    """A4.3. Two workers in the mines: whatever will be dug, it is worth something before the answer."""
    match = laid(mat(at={"mines": 1}))
    match.play(BLUE, "place mines")
    assert match.decision(BLUE).ask == "mine"  # type: ignore[union-attr]
    assert noticed(match, BLUE)["gold"] == 1.0


def test_a_bill_on_the_table_is_as_good_as_paid() -> None:
    """A4.5. Two of clay, wood and stone are gone for the trade, from where there is most."""
    match = laid(mat(clay=1, wood=4))
    match.play(BLUE, "place kings_storehouse")
    match.play(BLUE, "trade virtue")
    assert match.decision(BLUE).ask == "pay_bill"  # type: ignore[union-attr]
    blue = noticed(match, BLUE)
    assert (blue["clay"], blue["wood"], blue["virtue"]) == (1.0, 2.0, 8.0)


def test_a_card_in_hand_promises_by_how_much_of_its_price_is_there() -> None:
    """A6.1. The Well costs 2 wood and 2 stone and asks for no skill."""
    nothing, half, all_of_it = (
        noticed(laid(mat(hand="well", wood=wood, stone=stone)), BLUE) for wood, stone in ((0, 0), (2, 0), (2, 2))
    )
    assert nothing["plan"] == 0.0 < half["plan"] < all_of_it["plan"] == 3.0
    assert half["plan_ready"] == 0.0 and all_of_it["plan_ready"] == 3.0
    assert noticed(laid(mat(hand="well", wood=2, stone=2)), GREEN)["plan"] == 0.0


def test_the_next_level_of_the_cathedral_asks_for_virtue_and_a_card() -> None:
    """A7.1, A7.2."""
    ready = noticed(laid(mat(gold=1, hand="well")), BLUE)
    assert ready["level_ready"] == 2.0
    assert noticed(laid(mat(gold=1)), BLUE)["level_ready"] == 0.0
    assert noticed(laid(mat(gold=1, hand="well", virtue=4)), BLUE)["level_ready"] == 0.0


def test_large_groups_are_noticed_as_what_may_be_lost_or_taken() -> None:
    """A4.13."""
    match = laid(mat(at={"quarry": 3}), mat(at={"forest": 5}))
    blue, green = noticed(match, BLUE), noticed(match, GREEN)
    assert blue["exposed"] == green["prey"] == 3.0 and blue["prey"] == green["exposed"] == 5.0
    assert blue["at_quarry"] == 3.0 and blue["at_forest"] == 0.0


def test_influence_and_monuments_are_noticed_where_they_are_in_play() -> None:
    """B2, B6. 14 stone and 5 influence: nothing is missing but a worker in the guildhall."""
    match = wonder.laid(wonder.mat(stone=14, silver=5, influence=5))
    blue, green = noticed(match, BLUE), noticed(match, GREEN)
    assert blue["influence"] == 5.0 and blue["leads_influence"] == 1.0 and green["leads_influence"] == 0.0
    assert blue["monument_ready"] == 16.0 and blue["monument_near"] == 16.0
    assert noticed(laid(mat(stone=14)), BLUE)["monument_near"] == 0.0, "without the expansion there are none"


def test_the_sense_of_the_house_has_weights_for_all_it_notices() -> None:
    sense = sense_of(box_of("architects"))
    assert sense.features == whole_sense(box_of("architects")).features
    match = regnum.new("architects", seats=3, seed=1)
    sense.outlook(match.state)
    assert sum(sense.chances[side] for side in range(3)) == pytest.approx(1.0)
