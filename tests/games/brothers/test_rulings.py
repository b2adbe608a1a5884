"""9. Our rulings, Q1 to Q31."""

from typing import Any

import pytest

import regnum
from regnum.core.match import Match
from regnum.games.brothers.cards import TILES
from regnum.games.brothers.parts import GREEN, cell_at
from regnum.games.brothers.scoring import cluster, own_terrain
from regnum.testing import allowed, moves, play, refused, rule, total
from tests.typed import present

from .laying import (
    BLUE,
    HENRY,
    WHITE,
    at,
    cell_of,
    cells,
    clockwise,
    laid,
    points,
    resources,
    roads,
    side,
    state_of,
    treasures,
)

AROUND = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
GREY_OFFER = ["grey"] * 6
SETS = ["journey", "dominion", "trade_church", "warfare", "crafts", "guard"]
CAMPS = {
    (0, 0): "start grey",
    (1, 0): "white camp_wood",
    (5, 5): "white camp_stone",
    (7, 7): "white camp_grain",
}


# -- Q1 to Q5: tiles and scoring ---------------------------------------------------------------------------


@rule("Q1")
@pytest.mark.parametrize("name", SETS)
def test_the_tiles_of_a_set_are_balanced(name: str) -> None:
    tiles = [tile for tile in TILES if tile.set == name]
    costs = [sum(tile.cost[resource] for tile in tiles) for resource in range(3)]
    edges = "".join(tile.roads for tile in tiles)
    assert 21 <= sum(costs) <= 30
    assert max(costs) - min(costs) <= 1
    assert edges.count("N") == edges.count("S")
    assert edges.count("E") == edges.count("W")


@rule("Q2")
def test_gaps_do_not_matter_to_inns_watchtowers_and_guardhouses() -> None:
    land = {(0, 0): "white inn_row", (9, 0): "free grey", (12, 0): "free grey", (-15, 0): "free grey"}
    assert points(laid(land=land), "inn_row") == 4
    land = {(0, 0): "white watchtower_column_grain", (0, 12): "free yellow", (0, -3): "free yellow"}
    assert points(laid(land=land), "watchtower_column_grain") == 3
    land = {(0, 0): "white guardhouse_grain", (11, -11): "blue watchtower_row_wood"}
    assert points(laid(land=land), "guardhouse_grain") == 4


@rule("Q2")
def test_gaps_do_not_matter_to_treasures() -> None:
    land = {(0, 0): "start grey", (12, 1): "henry farm_1", (-12, 1): "free green"}
    match = laid(seats=1, land=land, treasures={(12, 1): "treasure_row_green"}, hand={"white": ["bakery"]})
    play(match, WHITE, "extend bakery 0,1")
    assert treasures(match) == {}


@rule("Q3")
def test_a_building_does_not_count_itself_twice() -> None:
    assert points(laid(land={(0, 0): "white watchtower_row_wood"}), "watchtower_row_wood") == 1
    assert points(laid(land={(0, 0): "white fortress_wood"}), "fortress_wood") == 1
    ring = dict.fromkeys(AROUND, "free yellow") | {(0, 0): "white mill"}
    assert points(laid(land=ring), "mill") == 9


@rule("Q3")
def test_a_building_on_the_colour_it_counts_would_be_counted_once() -> None:
    # No tile in the box is printed so; the counting is asked as if the green Bakery counted green.
    state = state_of(laid(land={(0, 0): "white bakery", (1, 0): "white sawmill_1"}))
    bakery = state.laid_at(cell_at(0, 0))
    assert own_terrain(state, bakery, GREEN) == 2
    assert cluster(state, bakery, GREEN) == 2


@rule("Q3")
@pytest.mark.parametrize("tile", ["bakery", "smithy", "foresters_lodge"])
def test_alone_it_scores_the_one_for_itself(tile: str) -> None:
    assert points(laid(land={(0, 0): f"white {tile}"}), tile) == 1


@rule("Q4")
def test_a_pilgrimage_site_counts_all_branches_behind_its_best_end() -> None:
    land = {(0, 0): "white pilgrimage_site_stone", (1, 0): "white marketplace_wood"}
    land |= {(1, 1): "blue inn_column", (1, -1): "white sawmill_2", (-1, 0): "white inn_row"}
    assert points(laid(land=land), "pilgrimage_site_stone") == 4  # not 5: the Inn in the west is another road


@rule("Q4")
def test_a_loop_back_to_the_site_counts_the_site_once() -> None:
    land = {(0, 0): "white pilgrimage_site_stone", (0, 1): "white pigsty", (1, 1): "white smithy"}
    land |= {(1, 0): "white foresters_lodge"}
    match = laid(land=land)
    assert points(match, "pilgrimage_site_stone") == 4
    assert roads(match, WHITE) == [4]


@rule("Q4")
def test_another_site_counts_as_a_tile_but_ends_the_road() -> None:
    land = {
        (0, 0): "white pilgrimage_site_stone",
        (1, 0): "white inn_row",
        (2, 0): "blue pilgrimage_site_grain",
    }
    land |= {(3, 0): "blue cathedral"}
    match = laid(land=land)
    assert points(match, "pilgrimage_site_stone") == 3
    assert points(match, "pilgrimage_site_grain") == 3
    assert roads(match, WHITE) == [1]
    assert roads(match, BLUE) == [2]


@rule("Q4")
def test_two_sites_side_by_side_make_a_road_of_two() -> None:
    match = laid(land={(0, 0): "white pilgrimage_site_stone", (1, 0): "white pilgrimage_site_grain"})
    assert points(match, "pilgrimage_site_stone") == points(match, "pilgrimage_site_grain") == 2
    assert roads(match, WHITE) == [2]


@rule("Q5")
def test_a_road_on_a_single_building_scores_nothing() -> None:
    assert roads(laid(land={(0, 0): "white marketplace_wood", (1, 0): "white farm_1"}), WHITE) == []


# -- Q6, Q7: discounts -------------------------------------------------------------------------------------


@rule("Q6")
def test_the_extension_comes_before_the_building() -> None:
    match = laid(hand={"white": ["mill", "farm_1"]}, offer=GREY_OFFER)
    assert refused(match, WHITE, "build farm_1 0,1") == ("too_few_resources", "4.3.2")
    play(match, WHITE, "extend mill 1,0")
    assert allowed(match, WHITE, "build farm_1 0,1")


@rule("Q6")
def test_two_extensions_may_help_the_same_building() -> None:
    match = laid(hand={"white": ["mill", "cathedral", "bakery"]}, offer=["yellow", "grey", "grey", *GREY_OFFER[:3]])
    play(match, WHITE, "extend mill 1,0")
    assert refused(match, WHITE, "build bakery 0,1") == ("too_few_resources", "4.3.2")  # wood and a grain
    play(match, WHITE, "extend cathedral -1,0", "build bakery 0,1")
    assert present(at(match, 0, 1))["owner"] == WHITE
    assert match.view(None)["discounts"] == 0


@rule("Q6")
def test_two_extensions_may_help_two_buildings() -> None:
    match = laid(hand={"white": ["mill", "cathedral", "farm_1", "farm_2"]}, offer=GREY_OFFER)
    play(match, WHITE, "extend mill 1,0", "extend cathedral 0,1", "build farm_1 -1,0", "build farm_2 0,-1")
    assert match.view(None)["discounts"] == 0


@rule("Q6")
def test_unused_discounts_lapse_at_the_end_of_the_turn() -> None:
    match = laid(hand={"white": ["mill"], "blue": ["farm_1"]}, offer=GREY_OFFER, supply=GREY_OFFER)
    play(match, WHITE, "extend mill 1,0", "take 1", "end")
    assert match.view(None)["discounts"] == 0
    assert refused(match, BLUE, "build farm_1 0,1") == ("too_few_resources", "4.3.2")


@rule("Q6")
def test_a_cost_never_falls_below_nothing() -> None:
    hand = ["mill", "cathedral", "inn_row", "farm_1", "camp_grain"]
    match = laid(hand={"white": hand}, offer=GREY_OFFER)
    play(match, WHITE, "extend mill 1,0", "extend cathedral 0,1", "extend inn_row -1,0")
    play(match, WHITE, "build farm_1 0,-1")  # lacks one wood: two discounts are left, not more
    assert match.view(None)["discounts"] == 2


@rule("Q7")
@pytest.mark.parametrize("offer", ["green", "grey", "yellow"])
def test_a_discount_replaces_any_one_missing_resource(offer: str) -> None:
    # A Camp costs two different resources; one of them lies in the offer, nothing helpful at the start.
    start, camp = {
        "green": ("yellow", "camp_grain"),
        "grey": ("green", "camp_wood"),
        "yellow": ("grey", "camp_stone"),
    }[offer]
    match = laid(land={(0, 0): f"start {start}"}, hand={"white": ["mill", camp]}, offer=[offer] + [None] * 5)
    assert refused(match, WHITE, f"build {camp} 0,1") == ("too_few_resources", "4.3.2")
    play(match, WHITE, "extend mill 1,0")
    assert allowed(match, WHITE, f"build {camp} 0,1")


@rule("Q7")
def test_a_discount_replaces_only_one() -> None:
    match = laid(hand={"white": ["mill", "bakery"]}, offer=GREY_OFFER)
    play(match, WHITE, "extend mill 1,0")
    assert refused(match, WHITE, "build bakery 0,1") == ("too_few_resources", "4.3.2")


# -- Q8: Camps ---------------------------------------------------------------------------------------------


@rule("Q8")
def test_after_a_camp_the_turn_may_end_without_taking() -> None:
    match = laid(land=CAMPS, taken=True)
    before = match.view(None)["offer"]
    play(match, WHITE, "camp camp_wood", "end")
    assert match.view(None)["offer"] == before  # the shield has turned where it lies
    assert match.waiting == (BLUE,)
    assert match.view(None)["may_take"] is True
    assert refused(match, BLUE, "end") == ("must_take", "4.1.2")


@rule("Q8")
def test_a_second_camp_waits_until_the_further_tile_is_taken() -> None:
    match = laid(land=CAMPS, taken=True)
    play(match, WHITE, "camp camp_wood")
    assert refused(match, WHITE, "camp camp_stone") == ("camp_pending", "Q8")
    play(match, WHITE, "take 1")
    assert allowed(match, WHITE, "camp camp_stone")


@rule("Q8")
def test_camps_work_in_the_last_turn() -> None:
    match = laid(land=CAMPS, supply=[], last_turns=0)
    play(match, WHITE, "take 1", "camp camp_wood", "take 1", "end")
    assert match.over
    assert len(side(match, WHITE)["hand"]) == 2


@rule("Q8")
def test_an_unused_camp_right_does_not_last_into_the_next_turn() -> None:
    match = laid(land=CAMPS, taken=True)
    play(match, WHITE, "camp camp_wood", "end")
    play(match, BLUE, "take 1", "end")
    play(match, WHITE, "take 1")
    assert refused(match, WHITE, "take 1") == ("already_taken", "4.1.1")


# -- Q9, Q10: siege ----------------------------------------------------------------------------------------

BESIEGED = {
    (0, 0): "start grey",
    (1, -1): "white siege_tower_wood_1",
    (3, 1): "white siege_tower_wood_2",
    (1, 0): "blue farm_1",  # touches the tower below it
    (2, 1): "blue cathedral",  # touches the tower at its right
    (0, 1): "blue mill",  # touches none but a tower of Blue
    (-1, 1): "blue siege_tower_grain_2",
    (1, 2): "blue quarry_1",  # touches a white tower by a corner only
    (2, 3): "white siege_tower_stone_2",
}


def besieged(**more: Any) -> Match:
    return laid(land=BESIEGED, hand={"white": ["siege_tower_stone_1"]}, **more)


@rule("Q9")
def test_one_tower_may_destroy_several_buildings() -> None:
    match = besieged()
    play(match, WHITE, "build siege_tower_stone_1 1,1")
    assert sorted(moves(match, WHITE, "destroy")) == ["1,0", "2,1"]
    play(match, WHITE, "destroy 2,1", "destroy 1,0")
    assert [present(at(match, *cell))["owner"] for cell in ((2, 1), (1, 0))] == [None, None]
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("Q9")
def test_one_building_may_be_destroyed_and_another_spared() -> None:
    match = besieged()
    play(match, WHITE, "build siege_tower_stone_1 1,1", "destroy 1,0")
    assert refused(match, WHITE, "destroy 1,0") == ("not_sieged", "4.6.2")
    play(match, WHITE, "spare")
    assert present(at(match, 2, 1))["owner"] == BLUE
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("Q9")
def test_buildings_beside_fewer_than_two_white_towers_are_safe() -> None:
    match = besieged()
    play(match, WHITE, "build siege_tower_stone_1 1,1")
    assert refused(match, WHITE, "destroy 0,1") == ("not_sieged", "4.6.2")
    assert refused(match, WHITE, "destroy 1,2") == ("not_sieged", "4.6.2")


@rule("Q9")
def test_a_building_laid_between_two_standing_towers_is_safe() -> None:
    land = {(0, 0): "white siege_tower_wood_1", (2, 0): "white siege_tower_wood_2", (1, 1): "start grey"}
    match = laid(to_move=BLUE, land=land, hand={"blue": ["farm_1"]})
    play(match, BLUE, "build farm_1 1,0")
    assert present(match.decision(BLUE)).ask == "take_turn"
    play(match, BLUE, "take 1", "end")
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("Q9")
def test_a_destroyed_farm_stops_producing_at_once() -> None:
    match = besieged()
    before = resources(match, BLUE)
    play(match, WHITE, "build siege_tower_stone_1 1,1", "destroy 1,0")
    assert resources(match, BLUE) == (before[0], before[1], before[2] - 1)


@rule("Q9")
def test_roads_through_a_destroyed_building_are_cut() -> None:
    land = {
        (2, 1): "blue cathedral",
        (1, 1): "blue inn_row",
        (3, 1): "blue sawmill_1",
        (2, 0): "white siege_tower_wood_1",
    }
    match = laid(land=land | {(3, 2): "start grey"}, hand={"white": ["siege_tower_stone_1"]})
    assert roads(match, BLUE) == [3]
    play(match, WHITE, "build siege_tower_stone_1 2,2", "destroy 2,1")
    assert roads(match, BLUE) == []


@rule("Q9", "Q14")
def test_units_on_a_destroyed_building_stay() -> None:
    match = besieged(units={"blue regular_1": (1, 0)})
    play(match, WHITE, "build siege_tower_stone_1 1,1", "destroy 1,0")
    assert side(match, BLUE)["units"]["regular_1"] == [1, 0]


@rule("Q10")
def test_a_treasure_on_a_destroyed_building_stays_and_can_still_be_removed() -> None:
    land = {
        (0, 1): "white siege_tower_wood_1",
        (1, 1): "henry farm_1",
        (1, 0): "start grey",
        (1, 5): "free green",
    }
    hand = {"white": ["siege_tower_stone_1", "bakery"]}
    match = laid(seats=1, land=land, treasures={(1, 1): "treasure_column_green"}, hand=hand)
    play(match, WHITE, "build siege_tower_stone_1 2,1", "destroy 1,1")
    assert treasures(match) == {(1, 1): "treasure_column_green"}
    assert dict(match.score(HENRY))["treasures"] == 5
    play(match, WHITE, "extend bakery 1,-1")
    assert treasures(match) == {}


# -- Q11 to Q15: your last building, units, room -----------------------------------------------------------


@rule("Q11")
def test_henry_still_places_beside_your_last_building_when_it_was_turned_face_down() -> None:
    land = {(0, 0): "start grey", (5, 5): "white camp_wood"}
    match = laid(
        seats=1,
        land=land,
        scaffold=(5, 5),
        taken=True,
        offer=["sawmill_1", *GREY_OFFER[:5]],
        supply=["green"],
    )
    play(match, WHITE, "camp camp_wood", "end")
    assert cell_of(match, "sawmill_1") == (5, 6)


@rule("Q11")
def test_a_building_turned_face_down_has_no_roads_to_consider() -> None:
    land = {(0, 0): "start grey", (5, 5): "free inn_row"}
    match = laid(
        seats=1,
        land=land,
        scaffold=(5, 5),
        taken=True,
        offer=["sawmill_1", *GREY_OFFER[:5]],
        supply=["green"],
    )
    play(match, WHITE, "end")
    assert cell_of(match, "sawmill_1") == (5, 6)  # rule C, not (6, 5) by rule A


@rule("Q11")
def test_your_next_building_is_the_last_one_again() -> None:
    land = {(0, 0): "start grey", (5, 5): "free camp_wood"}
    offer = ["green", "grey", "yellow", "sawmill_1", "grey", "grey"]
    match = laid(seats=1, land=land, scaffold=(5, 5), hand={"white": ["farm_1"]}, offer=offer, supply=["grey", "green"])
    play(match, WHITE, "build farm_1 1,0", "take 1", "end")
    assert cell_of(match, "sawmill_1") == (1, 1)


@rule("Q12")
def test_henrys_units_block_tiles_for_yours() -> None:
    land = {(0, 0): "start grey", (1, 0): "henry farm_1", (0, 1): "free grey"}
    match = laid(seats=1, land=land, units={"blue elite": (1, 0)})
    assert refused(match, WHITE, "step elite 1,0") == ("unit_there", "2.6")
    assert refused(match, WHITE, "call 1,0") == ("unit_there", "2.6")
    assert allowed(match, WHITE, "step elite 0,1")


@rule("Q13")
def test_neither_elite_is_forced_to_leave_the_start_tile() -> None:
    match = laid()
    play(match, WHITE, "take 1", "end")
    play(match, BLUE, "take 1", "end")
    assert side(match, WHITE)["units"]["elite"] == side(match, BLUE)["units"]["elite"] == [0, 0]


@rule("Q13")
@pytest.mark.parametrize("unit", ["step regular_1 0,0", "call 0,0"])
def test_nobody_joins_the_elites_on_the_start_tile(unit: str) -> None:
    match = laid(land={(0, 0): "start grey", (1, 0): "free grey"}, units={"white regular_1": (1, 0)})
    assert refused(match, WHITE, unit) == ("unit_there", "2.6")


@rule("Q13")
def test_once_both_have_left_either_player_may_enter_the_start_tile_one_at_a_time() -> None:
    land = {(0, 0): "start grey", (1, 0): "free grey", (0, 1): "free grey"}
    match = laid(land=land, units={"white elite": (1, 0), "blue elite": (0, 1)}, taken=True)
    assert allowed(match, WHITE, "step elite 0,0")
    assert allowed(match, WHITE, "call 0,0")
    play(match, WHITE, "call 0,0", "end")
    assert refused(match, BLUE, "step elite 0,0") == ("unit_there", "2.6")
    play(match, BLUE, "take 1", "end")
    play(match, WHITE, "withdraw regular_1", "take 1", "end")
    assert allowed(match, BLUE, "step elite 0,0")


@rule("Q14")
def test_a_unit_stays_on_a_camp_that_is_turned_face_down() -> None:
    match = laid(land=CAMPS, units={"white regular_1": (1, 0)}, taken=True, offer=[None] * 6)
    play(match, WHITE, "camp camp_wood")
    assert side(match, WHITE)["units"]["regular_1"] == [1, 0]
    assert resources(match, WHITE) == (1, 1, 0)


@rule("Q15")
def test_with_all_cells_full_no_tile_can_be_laid_until_a_unit_moves() -> None:
    land = {(0, 0): "start grey"} | dict.fromkeys(AROUND, "free grey")
    match = laid(land=land, hand={"white": ["farm_1"]}, offer=["green", "grey", "yellow", None, None, None])
    assert moves(match, WHITE, "build") == moves(match, WHITE, "extend") == []
    assert refused(match, WHITE, "extend farm_1 2,0") == ("not_adjacent", "4.3.1")
    play(match, WHITE, "step elite 1,0")
    assert cells(match, WHITE, "extend") == {(2, 1), (2, 0), (2, -1)}


@rule("Q15")
def test_the_surplus_is_discarded_all_the_same() -> None:
    land = {(0, 0): "start grey"} | dict.fromkeys(AROUND, "free grey")
    match = laid(land=land, hand={"white": ["farm_1", "farm_2", "mill"]})
    play(match, WHITE, "take 1", "end")
    assert present(match.decision(WHITE)).ask == "discard_down"
    play(match, WHITE, "discard mill")
    assert match.waiting == (BLUE,)


# -- Q16, Q17, Q20: the end --------------------------------------------------------------------------------


@rule("Q16")
def test_a_take_by_a_camp_triggers_the_end_like_any_other() -> None:
    match = laid(land=CAMPS, supply=["grey", "grey"])
    assert "end_triggered" not in play(match, WHITE, "take 1", "camp camp_wood")
    assert "end_triggered" in play(match, WHITE, "take 1")
    play(match, WHITE, "end")
    play(match, BLUE, "take 1", "end")
    play(match, WHITE, "take 1")
    assert not match.over
    play(match, WHITE, "end")
    assert match.over


@rule("Q16")
def test_nothing_is_refilled_later_in_the_triggering_turn() -> None:
    match = laid(land=CAMPS, supply=["grey"])
    play(match, WHITE, "take 1", "camp camp_wood")
    assert len([tile for tile in clockwise(match) if tile]) == 6
    told = play(match, WHITE, "take 1")
    assert len([tile for tile in clockwise(match) if tile]) == 5
    assert "end_triggered" not in told
    assert match.view(None)["last_turns"] == 2  # the trigger is not moved on


@rule("Q17")
def test_taking_is_a_duty_in_the_last_turns_too() -> None:
    match = laid(supply=[], last_turns=1)
    assert refused(match, WHITE, "end") == ("must_take", "4.1.2")
    play(match, WHITE, "take 1", "end")
    assert refused(match, BLUE, "end") == ("must_take", "4.1.2")


@rule("Q17")
def test_the_offer_never_runs_dry() -> None:
    match = laid(land=CAMPS, supply=["grey"])
    play(
        match,
        WHITE,
        "take 1",
        "camp camp_wood",
        "take 1",
        "camp camp_stone",
        "take 1",
        "camp camp_grain",
        "take 1",
        "end",
    )
    play(match, WHITE, "discard " + side(match, WHITE)["hand"][0])
    play(match, BLUE, "take 1", "end")
    play(match, WHITE, "take 1")
    assert len([tile for tile in clockwise(match) if tile]) == 1


@rule("Q18")
def test_farm_and_sawmill_stand_on_one_post_and_farm_and_quarry_on_the_other() -> None:
    for kind, grain, wood in (("farm_1", 3, 3), ("sawmill_1", 3, 0), ("quarry_1", 0, 3)):
        match = laid(
            land={
                (0, 0): "white trading_post_grain",
                (5, 5): "white trading_post_wood",
                (9, 0): f"white {kind}",
            }
        )
        assert (points(match, "trading_post_grain"), points(match, "trading_post_wood")) == (grain, wood)


@rule("Q19")
@pytest.mark.parametrize("tile, unit", [("farm_1", "elite"), ("bakery", "regular_1"), ("mill", "regular_2")])
def test_the_elite_has_the_yellow_cross_and_the_regulars_the_green_and_grey_ones(tile: str, unit: str) -> None:
    match = laid(seats=1, taken=True, offer=[tile, *GREY_OFFER[:5]], supply=[])
    play(match, WHITE, "end")
    assert side(match, HENRY)["units"][unit] == [0, 1]


@rule("Q20")
def test_if_you_trigger_henry_plays_and_then_you() -> None:
    match = laid(seats=1, supply=["grey"])
    told = play(match, WHITE, "take 1", "end")
    assert any(line.startswith("henry_placed") for line in told)
    assert (match.over, match.waiting) == (False, (WHITE,))
    told = play(match, WHITE, "take 1", "end")
    assert match.over
    assert not any(line.startswith("henry_placed") for line in told)


@rule("Q20")
def test_if_henry_triggers_you_play_and_then_henry() -> None:
    match = laid(seats=1, supply=["grey", "grey"])
    play(match, WHITE, "take 1", "end")
    assert (match.view(None)["supply"], match.over) == (0, False)
    told = play(match, WHITE, "take 1", "end")
    assert any(line.startswith("henry_placed") for line in told)
    assert match.over


# -- Q21 to Q28 --------------------------------------------------------------------------------------------


@rule("Q21")
def test_the_offer_serves_before_and_after_taking_but_as_it_lies_now() -> None:
    match = laid(
        hand={"white": ["farm_1", "camp_grain"]},
        offer=["grey", "green", "grey", "yellow", "yellow", "yellow"],
    )
    play(match, WHITE, "build farm_1 1,0", "take 2")
    assert resources(match, WHITE) == (
        0,
        1 + 1,
        2 + 1,
    )  # the green tile is in hand; grey, yellow, yellow are in reach
    assert refused(match, WHITE, "build camp_grain 0,1") == ("too_few_resources", "4.3.2")


@rule("Q21")
def test_a_tile_that_fell_out_of_reach_gives_nothing_more() -> None:
    match = laid(offer=["green", "grey", "grey", "grey", "grey", "grey"], supply=GREY_OFFER)
    assert resources(match, WHITE) == (1, 3, 0)
    play(match, WHITE, "take 2")
    assert resources(match, WHITE) == (0, 4, 0)


PAIR = {(0, 0): "white basket_workshop_side", (0, 1): "free green", (1, 0): "free yellow"}


@rule("Q22")
def test_guild_houses_do_not_add_up_and_a_unit_on_them_doubles_nothing() -> None:
    two = {(5, 5): "white guild_house_basket", (7, 7): "white guild_house_basket"}
    assert points(laid(land=PAIR | two), "basket_workshop_side") == 4
    match = laid(land=PAIR | two, units={"white elite": (5, 5)})
    assert points(match, "basket_workshop_side") == 4
    assert points(match, "guild_house_basket") == 0


@rule("Q23")
def test_doubling_applies_only_to_the_building_under_the_unit() -> None:
    land = {(0, 0): "white fortress_wood", (5, 5): "white fortress_stone", (9, 9): "white siege_tower_wood_1"}
    match = laid(land=land, units={"white elite": (5, 5), "white regular_1": (9, 9)})
    assert points(match, "fortress_wood") == 3
    assert points(match, "fortress_stone") == 6


@rule("Q23")
def test_a_workshop_is_doubled_after_the_guild_house_has_raised_it() -> None:
    match = laid(land=PAIR | {(5, 5): "white guild_house_basket"}, units={"white elite": (0, 0)})
    assert points(match, "basket_workshop_side") == 8


@rule("Q24")
def test_of_several_buildings_in_one_turn_the_last_counts_and_free_terrain_does_not() -> None:
    offer = ["green", "grey", "yellow", "sawmill_1", "grey", "grey"]
    hand = ["farm_1", "farm_2", "mill"]
    match = laid(seats=1, hand={"white": hand}, offer=offer, supply=["grey", "green"])
    play(match, WHITE, "build farm_1 -1,0", "build farm_2 1,-1", "extend mill 0,1", "take 1", "end")
    assert cell_of(match, "sawmill_1") == (1, 0)  # north of the second Farm


@rule("Q25")
def test_henrys_three_best_are_taken_before_doubling() -> None:
    land = {
        (0, 0): "henry cathedral",
        (5, 0): "henry camp_wood",
        (0, 5): "henry camp_stone",
        (5, 5): "henry camp_grain",
    }
    assert dict(laid(seats=1, land=land).score(HENRY))["best_three"] == 5 + 2 + 2


@rule("Q25")
def test_with_fewer_than_three_all_are_doubled() -> None:
    match = laid(seats=1, land={(0, 0): "henry cathedral", (5, 0): "henry camp_wood"})
    assert total(match, HENRY) == 14


@rule("Q26")
def test_a_unit_is_not_withdrawn_and_called_up_in_one_turn() -> None:
    land = {(0, 0): "start grey", (1, 0): "free grey", (0, 1): "free grey"}
    match = laid(land=land, units={"white regular_1": (1, 0), "white regular_2": (0, 1)})
    play(match, WHITE, "withdraw regular_1")
    assert refused(match, WHITE, "call 1,0") == ("unit_moved", "4.1.1")


@rule("Q26")
def test_another_unit_may_be_called_up_after_a_withdrawal() -> None:
    land = {(0, 0): "start grey", (1, 0): "free grey"}
    match = laid(land=land, units={"white regular_1": (1, 0)})
    play(match, WHITE, "withdraw regular_1", "call 1,0")
    assert side(match, WHITE)["units"] == {"elite": [0, 0], "regular_1": "offer", "regular_2": [1, 0]}


@rule("Q27")
def test_treasures_are_checked_after_every_tile_laid() -> None:
    land = {(0, 0): "start grey", (5, 1): "henry farm_1", (7, 1): "free green"}
    match = laid(seats=1, land=land, treasures={(5, 1): "treasure_row_green"}, hand={"white": ["bakery", "mill"]})
    play(match, WHITE, "extend mill -1,1")
    assert treasures(match) == {(5, 1): "treasure_row_green"}
    play(match, WHITE, "extend bakery 0,1")
    assert treasures(match) == {}


@rule("Q27")
def test_turning_a_tile_face_down_neither_meets_nor_undoes_a_condition() -> None:
    land = {(0, 0): "start grey", (5, 1): "henry farm_1", (7, 1): "white camp_wood"}
    match = laid(seats=1, land=land, treasures={(5, 1): "treasure_row_green"}, hand={"white": ["bakery"]}, taken=True)
    play(match, WHITE, "camp camp_wood")
    assert treasures(match) == {(5, 1): "treasure_row_green"}
    play(match, WHITE, "extend bakery 0,1")
    assert treasures(match) == {}


@rule("Q28")
def test_with_unscored_roads_a_pilgrimage_site_still_scores_its_own() -> None:
    land = {(0, 0): "white pilgrimage_site_stone", (1, 0): "white inn_row", (2, 0): "white cathedral"}
    match = laid(land=land, options={"roads": "unscored"})
    assert roads(match, WHITE) == []
    assert points(match, "pilgrimage_site_stone") == 3


@rule("Q28", "8.4.2")
def test_alone_roads_always_count() -> None:
    with pytest.raises(regnum.OptionError, match=r"roads.* with 1 seat \(8\.4\.2\)"):
        laid(seats=1, options={"roads": "unscored"})
    match = laid(seats=1, land={(0, 0): "white inn_row", (1, 0): "white cathedral"})
    assert roads(match, WHITE) == [2]


def test_in_the_first_edition_roads_could_be_left_unscored_alone() -> None:
    land = {(0, 0): "white inn_row", (1, 0): "white cathedral"}
    match = laid(seats=1, land=land, options={"roads": "unscored"}, edition=1)
    assert roads(match, WHITE) == []


@rule("Q29", "6.3.5")
@pytest.mark.parametrize(("building", "colour"), [("mill", "yellow"), ("stonemason", "grey"), ("pigsty", "green")])
def test_every_group_that_touches_a_mill_a_yard_or_a_pigsty_counts(building: str, colour: str) -> None:
    groups = dict.fromkeys([(1, 0), (2, 0), (-1, 0), (0, 1)], f"free {colour}")
    assert points(laid(land={(0, 0): f"white {building}"} | groups), building) == 5


@rule("Q30", "7.2")
def test_everybody_sees_both_hands() -> None:
    match = laid(hand={"white": ["mill"], "blue": ["farm_1", "pigsty"]})
    for viewer in (WHITE, BLUE, None):
        assert [side["hand"] for side in match.view(viewer)["sides"]] == [["mill"], ["farm_1", "pigsty"]]


@rule("Q31", "3.3")
def test_everybody_sees_the_colour_of_the_top_of_the_supply() -> None:
    for viewer in (WHITE, BLUE, None):
        assert laid(supply=["yellow", "green"]).view(viewer)["supply_top"] == "yellow"
