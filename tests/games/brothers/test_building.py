"""4.3 and 4.4. Building, and extending with free terrain."""

from typing import Any

import pytest

from regnum import refuse
from regnum.core.messages import say
from regnum.testing import allowed, play, refused, rule
from tests.typed import present

from .laying import BLUE, WHITE, at, cells, clockwise, laid, resources, said, side

NO_OFFER = [None] * 6
ALL_COLOURS = ["green", "grey", "yellow", "green", "grey", "yellow"]


@rule("4.3.1")
@pytest.mark.parametrize("cell", ["0,1", "1,1", "1,0", "1,-1", "0,-1", "-1,-1", "-1,0", "-1,1"])
def test_a_tile_is_built_beside_ones_own_unit_by_side_or_corner(cell: str) -> None:
    match = laid(hand={"white": ["farm_1"]}, offer=ALL_COLOURS)
    play(match, WHITE, f"build farm_1 {cell}")
    assert side(match, WHITE)["hand"] == []
    assert present(at(match, *map(int, cell.split(","))))["owner"] == WHITE


@rule("4.3.1")
def test_a_tile_without_ones_unit_opens_no_cell() -> None:
    land = {(0, 0): "start grey", (1, 0): "white cathedral", (0, 1): "free green"}
    match = laid(land=land, units={"blue elite": (0, 1)}, hand={"white": ["farm_1"]}, offer=ALL_COLOURS)
    assert said(match.why(WHITE, "build farm_1 2,0")) == ("not_adjacent", "4.3.1", (2, 0))
    assert said(match.why(WHITE, "build farm_1 0,2")) == ("not_adjacent", "4.3.1", (0, 2))


@rule("4.3.1")
def test_every_unit_on_the_grid_opens_the_cells_around_it() -> None:
    land = {(0, 0): "start grey", (1, 0): "blue cathedral"}
    match = laid(land=land, units={"white regular_1": (1, 0)}, hand={"white": ["farm_1"]}, offer=ALL_COLOURS)
    assert cells(match, WHITE, "build") == {(x, y) for x in (-1, 0, 1, 2) for y in (-1, 0, 1)} - {
        (0, 0),
        (1, 0),
    }


@rule("4.3.1")
def test_a_taken_cell_is_refused() -> None:
    match = laid(hand={"white": ["farm_1"]}, offer=ALL_COLOURS)
    assert said(match.why(WHITE, "build farm_1 0,0")) == ("cell_taken", "4.3.1", (0, 0))


@rule("4.3.1")
def test_only_a_tile_in_hand_is_laid() -> None:
    match = laid(hand={"white": ["farm_1"], "blue": ["mill"]}, offer=ALL_COLOURS)
    assert match.why(WHITE, "build mill 1,0") == refuse("not_in_hand", "4.3.1", tile=say("tile-mill.full"))


@rule("4.3.1")
def test_roads_need_not_match() -> None:
    land = {(0, 0): "start grey", (1, 1): "white mill"}  # its roads run north and south
    match = laid(land=land, hand={"white": ["sawmill_1"]}, offer=ALL_COLOURS)
    assert allowed(match, WHITE, "build sawmill_1 0,1")  # its roads run east and west


@rule("4.3.2")
def test_a_building_needs_its_full_cost() -> None:
    match = laid(hand={"white": ["cathedral"]}, offer=["green", "yellow", "green", "grey", "grey", "grey"])
    need: list[Any] = [say("count-wood-acc", count=1), say("count-stone-acc", count=2), say("count-grain-acc", count=1)]
    lack: list[Any] = [say("count-stone-acc", count=1)]
    expected = refuse("too_few_resources", "4.3.2", need=need, lack=lack, discount=0)
    assert match.why(WHITE, "build cathedral 1,0") == expected


@rule("4.3.2")
def test_exactly_the_full_cost_is_enough() -> None:
    match = laid(hand={"white": ["cathedral"]}, offer=["green", "yellow", "grey", None, None, None])
    assert allowed(match, WHITE, "build cathedral 1,0")


@rule("4.3.2")
def test_other_resources_do_not_replace_a_missing_one() -> None:
    match = laid(hand={"white": ["farm_1"]}, offer=["yellow", "yellow", "yellow", "green", "green", "green"])
    assert refused(match, WHITE, "build farm_1 1,0") == ("too_few_resources", "4.3.2")


@rule("4.3.3")
def test_resources_are_never_used_up() -> None:
    match = laid(hand={"white": ["farm_1", "farm_2", "camp_grain"]}, offer=ALL_COLOURS)
    play(match, WHITE, "build farm_1 1,0", "build farm_2 0,1", "build camp_grain -1,0")
    assert side(match, WHITE)["hand"] == []


@rule("4.3.3")
def test_one_source_gives_only_one_towards_a_building() -> None:
    match = laid(hand={"white": ["inn_row"]}, offer=["yellow", None, None, None, None, None])
    assert resources(match, WHITE) == (0, 1, 1)
    assert refused(match, WHITE, "build inn_row 1,0") == ("too_few_resources", "4.3.2")  # it needs 2 stone


@rule("4.3.4")
def test_each_tile_within_reach_in_the_offer_is_a_source_and_stays_there() -> None:
    match = laid(hand={"white": ["farm_1"]}, offer=["green", "green", "yellow", "grey", "grey", "grey"])
    assert resources(match, WHITE) == (2, 1, 1)
    before = clockwise(match)
    play(match, WHITE, "build farm_1 1,0")
    assert clockwise(match) == before


@rule("4.3.4")
def test_the_offer_is_a_source_before_and_after_taking() -> None:
    match = laid(hand={"white": ["farm_1", "farm_2"]}, offer=["green"] * 6)
    play(match, WHITE, "build farm_1 1,0", "take 1", "build farm_2 0,1")
    assert resources(match, WHITE) == (3, 1, 2)


@rule("4.3.5")
@pytest.mark.parametrize("tile", ["white cathedral", "blue cathedral", "free grey"])
def test_a_tile_under_ones_unit_is_a_source_whoever_owns_it(tile: str) -> None:
    land = {(0, 0): "start yellow", (1, 0): tile}
    match = laid(land=land, units={"white regular_1": (1, 0)}, offer=NO_OFFER)
    assert resources(match, WHITE) == (0, 1, 1)


@rule("4.3.5")
def test_the_opponents_units_are_no_source_of_mine() -> None:
    land = {(0, 0): "start yellow", (1, 0): "white cathedral"}
    match = laid(land=land, units={"blue regular_1": (1, 0)}, offer=NO_OFFER)
    assert resources(match, WHITE) == (0, 0, 1)


@rule("4.3.6", "4.6.3")
@pytest.mark.parametrize("producer, gives", [("farm_1", (0, 0, 1)), ("sawmill_1", (1, 0, 0)), ("quarry_1", (0, 1, 0))])
def test_a_producer_gives_with_and_without_a_unit(producer: str, gives: tuple[int, int, int]) -> None:
    land = {(0, 0): "start grey", (5, 5): f"white {producer}"}
    without = resources(laid(land=land, offer=NO_OFFER), WHITE)
    with_unit = resources(laid(land=land, units={"white regular_1": (5, 5)}, offer=NO_OFFER), WHITE)
    assert [have - gives[i] for i, have in enumerate(without)] == [0, 1, 0]
    assert [have - 2 * gives[i] for i, have in enumerate(with_unit)] == [0, 1, 0]


@rule("4.3.6", "4.6.3")
def test_the_opponents_producer_gives_me_nothing() -> None:
    match = laid(land={(0, 0): "start grey", (5, 5): "blue farm_1"}, offer=NO_OFFER)
    assert resources(match, WHITE) == (0, 1, 0)
    assert resources(match, BLUE) == (0, 1, 1)


@rule("4.6.3")
def test_a_new_producer_serves_the_next_building_of_the_same_turn() -> None:
    match = laid(hand={"white": ["farm_1", "bakery"]}, offer=["green", "yellow", "grey", "grey", "grey", "grey"])
    assert refused(match, WHITE, "build bakery 0,1") == ("too_few_resources", "4.3.2")
    play(match, WHITE, "build farm_1 1,0")
    assert allowed(match, WHITE, "build bakery 0,1")


@rule("4.3.7")
def test_all_sources_add_up() -> None:
    land = {(0, 0): "start grey", (1, 0): "white quarry_1", (0, 1): "white farm_1"}
    match = laid(land=land, units={"white regular_1": (1, 0)}, offer=ALL_COLOURS)
    # Reach 2: wood and stone; units on grey and grey; the Quarry and the Farm themselves.
    assert resources(match, WHITE) == (1, 1 + 2 + 1, 1)


@rule("4.3.7")
def test_sources_are_those_of_this_moment() -> None:
    land = {(0, 0): "start grey", (1, 0): "free green"}
    match = laid(land=land, hand={"white": ["siege_tower_wood_1"]}, offer=["grey"] * 6)
    assert refused(match, WHITE, "build siege_tower_wood_1 0,1") == ("too_few_resources", "4.3.2")
    play(match, WHITE, "step elite 1,0")
    assert allowed(match, WHITE, "build siege_tower_wood_1 0,1")


@rule("4.3.7")
def test_moving_the_shield_may_close_a_source() -> None:
    match = laid(hand={"white": ["farm_1"]}, offer=["green", "grey", "grey", "yellow", "yellow", "yellow"])
    assert allowed(match, WHITE, "build farm_1 1,0")
    play(match, WHITE, "take 1")
    assert refused(match, WHITE, "build farm_1 1,0") == ("too_few_resources", "4.3.2")


@rule("4.3.8")
@pytest.mark.parametrize("regulars", [("offer", "offer"), ((1, 0), "offer"), ((1, 0), (0, 1))])
def test_without_producers_there_are_always_four_resources(
    regulars: tuple[tuple[int, int] | str, tuple[int, int] | str],
) -> None:
    land = {(0, 0): "start grey", (1, 0): "blue mill", (0, 1): "free green"}
    match = laid(land=land, units={"white regular_1": regulars[0], "white regular_2": regulars[1]})
    assert sum(resources(match, WHITE)) == 4


@rule("4.3.8")
def test_a_short_offer_gives_less() -> None:
    match = laid(offer=["green", None, None, None, "grey", None])
    assert sum(resources(match, WHITE)) == 3


@rule("4.4.1")
def test_an_extension_lies_face_down_and_costs_nothing() -> None:
    match = laid(hand={"white": ["cathedral"]}, offer=NO_OFFER)
    play(match, WHITE, "extend cathedral 1,1")
    assert present(at(match, 1, 1))["owner"] is None
    assert match.score(WHITE) == []


@rule("4.4.1")
def test_an_extension_lies_where_a_building_might() -> None:
    match = laid(hand={"white": ["cathedral"], "blue": ["mill"]})
    assert refused(match, WHITE, "extend cathedral 2,0") == ("not_adjacent", "4.3.1")
    assert refused(match, WHITE, "extend cathedral 0,0") == ("cell_taken", "4.3.1")
    assert refused(match, WHITE, "extend mill 1,0") == ("not_in_hand", "4.3.1")


@rule("4.4.2")
def test_an_extension_takes_one_resource_off_one_building() -> None:
    hand = ["mill", "farm_1", "farm_2"]  # a Farm costs wood and stone
    match = laid(hand={"white": hand}, offer=["grey"] * 6)
    play(match, WHITE, "extend mill 1,0", "build farm_1 0,1")
    assert match.view(None)["discounts"] == 0
    assert refused(match, WHITE, "build farm_2 -1,0") == ("too_few_resources", "4.3.2")


@rule("4.4.2")
@pytest.mark.parametrize("offer", ["green", "grey", "yellow"])
def test_the_discount_is_of_ones_own_choice(offer: str) -> None:
    # A Watchtower costs one of each; the start tile and the offer give two of them.
    match = laid(
        land={(0, 0): "start grey"},
        hand={"white": ["watchtower_row_wood", "mill"]},
        offer=[offer] + [None] * 5,
    )
    play(match, WHITE, "extend mill 1,0")
    assert allowed(match, WHITE, "build watchtower_row_wood 0,1") == (offer != "grey")


@rule("4.4.2")
def test_a_building_that_needs_no_discount_leaves_it() -> None:
    match = laid(
        hand={"white": ["mill", "farm_1", "inn_row"]},
        offer=["green", "grey", "green", "grey", "grey", "grey"],
    )
    play(match, WHITE, "extend mill 1,0", "build farm_1 0,1")
    assert match.view(None)["discounts"] == 1


@rule("4.4.2")
def test_the_discount_is_for_the_same_turn_only() -> None:
    match = laid(hand={"white": ["mill", "farm_1"]}, offer=["grey"] * 6, supply=["grey"] * 6)
    play(match, WHITE, "extend mill 1,0", "take 1", "end")
    play(match, BLUE, "take 1", "end")
    assert refused(match, WHITE, "build farm_1 0,1") == ("too_few_resources", "4.3.2")
