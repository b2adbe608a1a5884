"""6. Scoring, building by building, then roads, then the winner."""

from typing import Any

import pytest

from regnum.core.messages import Result
from regnum.testing import play, rule, total
from tests.typed import present

from .laying import BLUE, WHITE, laid, points, roads

SIDES = [(0, 1), (1, 0), (0, -1), (-1, 0)]
CORNERS = [(1, 1), (1, -1), (-1, -1), (-1, 1)]


def worth(tile: str, owner: str = "white", around: dict[tuple[int, int], str] | None = None, **more: Any) -> int:
    """What a building at (0, 0) scores among these other tiles."""
    return present(points(laid(land={(0, 0): f"{owner} {tile}"} | (around or {}), **more), tile))


@rule("6.1.1")
def test_each_player_scores_his_own_face_up_buildings() -> None:
    land = {
        (0, 0): "white cathedral",
        (5, 0): "white camp_wood",
        (0, 5): "blue camp_stone",
        (5, 5): "free camp_grain",
    }
    match = laid(land=land)
    assert match.score(WHITE) == [("cathedral", 5), ("camp_wood", 2)]
    assert match.score(BLUE) == [("camp_stone", 2)]


@rule("6.1.1")
def test_tiles_left_in_hand_score_nothing() -> None:
    assert laid(hand={"white": ["cathedral"]}).score(WHITE) == []


@rule("6.2.1")
@pytest.mark.parametrize("unit", ["elite", "regular_1", "regular_2"])
def test_any_unit_of_the_owner_doubles_its_building(unit: str) -> None:
    assert worth("cathedral", units={f"white {unit}": (0, 0)}) == 10


@rule("6.2.2")
def test_an_opponents_unit_changes_nothing() -> None:
    assert worth("cathedral", units={"blue elite": (0, 0)}) == 5
    assert worth("cathedral", "blue", units={"white regular_1": (0, 0)}) == 5


@rule("6.3.1")
def test_an_inn_counts_the_tiles_of_its_printed_line() -> None:
    around = {(1, 0): "free grey", (-2, 0): "blue mill", (0, 1): "white camp_wood", (1, 1): "free grey"}
    assert worth("inn_row", around=around) == 3
    assert worth("inn_column", around=around) == 2
    assert worth("inn_row") == 1


@rule("6.3.1")
def test_an_inn_counts_three_tiles_on_each_side_at_most() -> None:
    right = {(x, 0): "free grey" for x in range(1, 6)}
    assert worth("inn_row", around=right) == 4
    assert worth("inn_row", around=right | {(-1, 0): "free green"}) == 5
    assert worth("inn_row", around=right | {(x, 0): "free green" for x in range(-5, 0)}) == 7


@rule("6.3.2")
def test_a_marketplace_counts_the_tiles_at_its_sides() -> None:
    corners = dict.fromkeys(CORNERS, "free grey")
    assert worth("marketplace_wood", around=corners) == 1
    assert worth("marketplace_wood", around={(0, 1): "blue mill", (1, 0): "white bakery"}) == 3
    assert worth("marketplace_wood", around=dict.fromkeys(SIDES, "free green")) == 5


@rule("6.3.3")
def test_a_pilgrimage_site_counts_the_tiles_of_its_longest_road() -> None:
    east = {(1, 0): "white inn_row", (2, 0): "blue cathedral"}
    west = {(-1, 0): "white sawmill_1"}
    assert worth("pilgrimage_site_stone", around=east | west) == 3


@rule("6.3.3")
def test_a_pilgrimage_site_alone_scores_one() -> None:
    assert worth("pilgrimage_site_stone", around={(1, 0): "white farm_1"}) == 1


@rule("6.3.4")
def test_a_robber_keep_counts_opponent_buildings_at_its_sides() -> None:
    around = {(0, 1): "blue mill", (1, 0): "white bakery", (0, -1): "free grey", (1, 1): "blue farm_1"}
    assert worth("robber_keep_wood", around=around) == 4
    assert worth("robber_keep_wood", "blue", around=around) == 4  # now the Bakery counts
    assert worth("robber_keep_wood") == 2


CLUSTERS = [("mill", "yellow"), ("stonemason", "grey"), ("pigsty", "green")]


@rule("6.3.5")
@pytest.mark.parametrize("tile, colour", CLUSTERS)
def test_a_cluster_building_counts_every_group_of_its_colour_at_its_sides(tile: str, colour: str) -> None:
    groups = {(1, 0): f"free {colour}", (2, 0): f"free {colour}", (-1, 0): f"free {colour}"}
    apart = {(1, 1): f"free {colour}", (-3, 0): f"free {colour}"}
    assert worth(tile, around=groups) == 4
    # (1, 1) touches the group at (1, 0) by a side, (-3, 0) touches nothing.
    assert worth(tile, around=groups | apart) == 5


@rule("6.3.5")
@pytest.mark.parametrize("tile, colour", CLUSTERS)
def test_groups_hang_together_by_sides_only(tile: str, colour: str) -> None:
    assert worth(tile, around={(1, 1): f"free {colour}"}) == 1
    assert worth(tile, around={(1, 0): f"free {colour}", (2, 1): f"free {colour}"}) == 2


@rule("6.3.5")
def test_buildings_of_both_players_and_free_terrain_count_in_a_group() -> None:
    around = {(1, 0): "white farm_1", (2, 0): "blue farm_2", (3, 0): "free yellow"}
    assert worth("mill", around=around) == 4


@rule("6.3.5")
def test_a_group_that_touches_twice_counts_once() -> None:
    ring = {(1, 0): "free yellow", (1, 1): "free yellow", (0, 1): "free yellow"}
    assert worth("mill", around=ring) == 4


@rule("6.3.5")
def test_a_building_of_another_colour_does_not_carry_a_group_on() -> None:
    # A grey tile parts the second yellow one from the Mill, which is grey itself.
    around = {(1, 0): "free yellow", (2, 0): "free grey", (3, 0): "free yellow"}
    assert worth("mill", around=around) == 2


@rule("6.3.6")
@pytest.mark.parametrize(
    "tile, mine, other",
    [
        ("bakery", "farm_1", "farm_2"),
        ("smithy", "mill", "cathedral"),
        ("foresters_lodge", "sawmill_1", "sawmill_2"),
    ],
)
def test_it_counts_ones_own_buildings_of_a_colour_anywhere(tile: str, mine: str, other: str) -> None:
    assert worth(tile) == 1
    assert worth(tile, around={(9, 9): f"white {mine}", (-7, 3): f"white {other}"}) == 3
    assert worth(tile, around={(9, 9): f"blue {mine}", (1, 0): f"free {other}"}) == 1


@rule("6.3.7")
def test_an_unused_camp_scores_two_and_a_used_one_nothing() -> None:
    match = laid(land={(0, 0): "start grey", (1, 0): "white camp_wood"}, taken=True)
    assert total(match, WHITE) == 2
    play(match, WHITE, "camp camp_wood")
    assert total(match, WHITE) == 0


@rule("6.3.8", "6.3.11")
@pytest.mark.parametrize("tile", ["farm_1", "sawmill_1", "quarry_1", "siege_tower_wood_1"])
def test_producers_and_siege_towers_score_nothing(tile: str) -> None:
    assert worth(tile, units={"white elite": (0, 0)}) == 0


@rule("6.3.9")
def test_a_trading_post_scores_three_for_each_own_building_of_its_kinds() -> None:
    around = {
        (5, 0): "white farm_1",
        (7, 0): "white sawmill_1",
        (9, 0): "white quarry_1",
        (5, 5): "blue farm_2",
    }
    around |= {(7, 5): "white quarry_2"}
    assert worth("trading_post_grain", around=around) == 6  # Farm and Sawmill
    assert worth("trading_post_wood", around=around) == 9  # Farm and two Quarries
    assert worth("trading_post_wood") == 0


@rule("6.3.10")
def test_a_cathedral_scores_five() -> None:
    assert worth("cathedral") == 5


@rule("6.3.12")
def test_a_fortress_counts_own_towers_and_fortresses_anywhere() -> None:
    around = {
        (9, 9): "white siege_tower_wood_1",
        (5, 0): "white fortress_stone",
        (1, 0): "blue fortress_grain",
    }
    assert worth("fortress_wood") == 1
    assert worth("fortress_wood", around=around | {(0, 7): "free siege_tower_wood_2"}) == 3


@rule("6.3.13")
def test_a_watchtower_counts_other_tiles_of_its_colour_in_its_line() -> None:
    around = {(9, 0): "free green", (-1, 0): "blue bakery", (1, 0): "white mill", (0, 9): "free green"}
    assert worth("watchtower_row_wood") == 1
    assert worth("watchtower_row_wood", around=around) == 3
    assert worth("watchtower_column_wood", around=around) == 2


@rule("6.3.13")
def test_a_watchtower_counts_more_than_three_on_a_side() -> None:
    assert worth("watchtower_row_stone", around={(x, 0): "free grey" for x in range(1, 8)}) == 8


@rule("6.3.14")
def test_a_guardhouse_counts_watchtowers_of_both_players_on_its_diagonals() -> None:
    around = {
        (1, 1): "white watchtower_row_wood",
        (7, -7): "blue watchtower_row_stone",
        (-2, -2): "free watchtower_row_grain",  # free terrain is no watchtower
        (-3, 3): "white guardhouse_stone",
        (0, 2): "white watchtower_column_wood",
        (1, 2): "white watchtower_column_stone",
    }
    assert worth("guardhouse_wood") == 2
    assert worth("guardhouse_wood", around=around) == 6


WORKSHOPS = [
    ("basket_workshop", "green", "yellow", "grey"),
    ("pottery_workshop", "grey", "yellow", "green"),
    ("cooper_workshop", "green", "grey", "yellow"),
]


@rule("6.3.15")
@pytest.mark.parametrize("kind, first, second, third", WORKSHOPS)
@pytest.mark.parametrize("where, seen, unseen", [("side", SIDES, CORNERS), ("corner", CORNERS, SIDES)])
def test_a_workshop_scores_three_per_pair_on_its_positions(
    kind: str,
    first: str,
    second: str,
    third: str,
    where: str,
    seen: list[tuple[int, int]],
    unseen: list[tuple[int, int]],
) -> None:
    tile = f"{kind}_{where}"
    colours = [first, second, second, third]
    assert worth(tile, around=dict(zip(seen, [f"free {colour}" for colour in colours], strict=True))) == 3
    assert worth(tile, around=dict(zip(unseen, [f"free {colour}" for colour in colours], strict=True))) == 0


@rule("6.3.15")
def test_a_workshop_without_a_pair_scores_nothing() -> None:
    assert worth("basket_workshop_side", around=dict.fromkeys(SIDES, "free green")) == 0


@rule("6.3.15")
def test_the_opponents_tiles_count_for_a_workshop() -> None:
    assert worth("basket_workshop_side", around={(0, 1): "blue farm_1", (1, 0): "blue bakery"}) == 3


@rule("6.3.16")
@pytest.mark.parametrize("kind, first, second, third", WORKSHOPS)
def test_a_guild_house_raises_ones_own_workshops_of_its_kind(kind: str, first: str, second: str, third: str) -> None:
    pair = {(0, 1): f"free {first}", (1, 0): f"free {second}"}
    house = kind.replace("workshop", "").rstrip("_")
    guild = f"guild_house_{house}"
    wrong = next(other for other in ("basket", "pottery", "cooper") if other != house)
    tile = f"{kind}_side"
    assert worth(tile, around=pair | {(7, 7): f"white {guild}"}) == 4
    assert worth(tile, around=pair | {(7, 7): f"blue {guild}"}) == 3
    assert worth(tile, around=pair | {(7, 7): f"free {guild}"}) == 3
    assert worth(tile, around=pair | {(7, 7): f"white guild_house_{wrong}"}) == 3


@rule("6.3.16")
def test_a_guild_house_scores_nothing_itself() -> None:
    assert worth("guild_house_basket") == 0


@rule("6.4.1")
def test_two_buildings_are_linked_if_both_have_a_road_on_the_shared_edge() -> None:
    assert roads(laid(land={(0, 0): "white inn_row", (1, 0): "white cathedral"}), WHITE) == [2]
    assert roads(laid(land={(0, 0): "white inn_row", (1, 0): "white mill"}), WHITE) == []
    assert roads(laid(land={(0, 0): "white inn_row", (0, 1): "white cathedral"}), WHITE) == []


@rule("6.4.1")
def test_roads_do_not_run_over_corners_or_gaps() -> None:
    assert roads(laid(land={(0, 0): "white marketplace_wood", (1, 1): "white trading_post_grain"}), WHITE) == []
    assert roads(laid(land={(0, 0): "white inn_row", (2, 0): "white cathedral"}), WHITE) == []


@rule("6.4.2")
def test_all_road_edges_of_a_tile_are_one_road() -> None:
    land = {
        (0, 0): "white marketplace_wood",
        (1, 0): "white cathedral",
        (0, 1): "white mill",
        (-1, 0): "white inn_row",
    }
    assert roads(laid(land=land), WHITE) == [4]


@rule("6.4.2")
def test_a_pilgrimage_site_ends_four_roads_and_belongs_to_each() -> None:
    land = {(0, 0): "white pilgrimage_site_stone", (1, 0): "white cathedral", (0, 1): "white mill"}
    land |= {(-1, 0): "white inn_row", (0, -1): "blue inn_column"}
    match = laid(land=land)
    assert roads(match, WHITE) == [2, 2, 2]
    assert roads(match, BLUE) == []


@rule("6.4.3")
def test_free_terrain_breaks_a_road() -> None:
    land = {
        (0, 0): "white inn_row",
        (1, 0): "white cathedral",
        (2, 0): "white sawmill_1",
        (3, 0): "white stonemason",
    }
    land |= {(4, 0): "white siege_tower_stone_1"}
    assert roads(laid(land=land), WHITE) == [5]
    assert roads(laid(land=land | {(2, 0): "free sawmill_1"}), WHITE) == [2, 2]


@rule("6.4.4")
def test_the_player_with_more_buildings_gets_the_difference() -> None:
    land = {
        (0, 0): "white inn_row",
        (1, 0): "blue cathedral",
        (2, 0): "white sawmill_1",
        (3, 0): "white stonemason",
    }
    match = laid(land=land)
    assert roads(match, WHITE) == [2]
    assert roads(match, BLUE) == []


@rule("6.4.4")
def test_equal_numbers_give_nobody_anything() -> None:
    match = laid(land={(0, 0): "white inn_row", (1, 0): "blue cathedral"})
    assert roads(match, WHITE) == roads(match, BLUE) == []


@rule("6.4.4")
def test_each_road_is_scored_by_itself() -> None:
    land = {
        (0, 0): "white inn_row",
        (1, 0): "white cathedral",
        (0, 5): "blue sawmill_1",
        (1, 5): "blue stonemason",
    }
    match = laid(land=land)
    assert roads(match, WHITE) == roads(match, BLUE) == [2]


@rule("6.4.5")
def test_units_do_not_double_roads() -> None:
    land = {(0, 0): "white inn_row", (1, 0): "white cathedral"}
    assert roads(laid(land=land, units={"white elite": (0, 0), "white regular_1": (1, 0)}), WHITE) == [2]


def ended(land: dict[tuple[int, int], str], **more: Any) -> Result:
    match = laid(land=land, taken=True, last_turns=0, **more)
    play(match, WHITE, "end")
    return present(match.result)


@rule("6.5.1")
def test_more_points_win() -> None:
    land = {(0, 0): "white camp_wood", (5, 5): "blue cathedral"}
    result = ended(land, units={"blue regular_1": (0, 0)})  # fewer units in the offer do not matter
    assert (result.totals, result.ranks, result.winners) == ([2, 5], [2, 1], [BLUE])


@rule("6.5.1")
def test_a_tie_is_won_with_more_units_in_the_offer() -> None:
    land = {(0, 0): "white camp_wood", (5, 5): "blue camp_grain"}
    result = ended(land, units={"blue regular_1": (0, 0)})
    assert (result.totals, result.ranks, result.winners) == ([2, 2], [1, 2], [WHITE])


@rule("6.5.1")
def test_a_tie_in_both_is_a_draw() -> None:
    result = ended({(0, 0): "white camp_wood", (5, 5): "blue camp_grain"})
    assert (result.totals, result.ranks, result.winners) == ([2, 2], [1, 1], [WHITE, BLUE])
