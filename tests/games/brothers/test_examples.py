"""10. The worked examples, E1 to E22, in the positions that the rules give."""

import regnum
from regnum.core.match import Match
from regnum.testing import allowed, play, refused, rule
from tests.typed import present

from .laying import BLUE, HENRY, WHITE, at, cell_of, clockwise, laid, points, resources, roads, side


@rule("E1")
def test_reach_three_gives_the_first_three_tiles() -> None:
    match = laid(offer=["grey", "yellow", "green", "green", "green", "green"])
    assert side(match, WHITE)["reach"] == 3
    assert resources(match, WHITE) == (1, 1 + 1, 1)  # the second stone is the elite's start tile
    assert [allowed(match, WHITE, f"take {nth}") for nth in range(1, 7)] == [True] * 3 + [False] * 3


@rule("E2")
def test_paying_for_two_buildings() -> None:
    land = {(0, 0): "start grey", (1, 0): "white smithy", (5, 5): "white farm_1"}
    hand = {"white": ["inn_row", "trading_post_grain"]}
    offer = ["grey", "green", "yellow", "yellow", "yellow", "yellow"]
    match = laid(land=land, units={"white regular_1": (1, 0)}, hand=hand, offer=offer)
    assert resources(match, WHITE) == (1, 2, 2)
    play(match, WHITE, "build inn_row 2,0", "build trading_post_grain 0,1")
    assert present(at(match, 2, 0))["owner"] == present(at(match, 0, 1))["owner"] == WHITE


@rule("E3")
def test_a_discount_pays_the_missing_grain() -> None:
    match = laid(hand={"white": ["bakery", "mill"]}, offer=["yellow", "green", "grey", "yellow", "yellow", "yellow"])
    assert refused(match, WHITE, "build bakery 0,1") == ("too_few_resources", "4.3.2")
    play(match, WHITE, "extend mill 1,0", "build bakery 0,1")
    assert present(at(match, 0, 1))["owner"] == WHITE


def lacking_wood() -> Match:
    """A Watchtower wants to stand at (2, 0), which touches only the yellow building with a unit."""
    land = {(0, 0): "start grey", (1, 0): "white smithy", (0, 1): "free green"}
    offer = ["grey", "yellow", "green", "green", "green", "green"]
    return laid(
        land=land, units={"white regular_1": (1, 0)}, hand={"white": ["watchtower_row_wood"]}, offer=offer, taken=True
    )


@rule("E4")
def test_without_wood_the_watchtower_is_refused() -> None:
    assert refused(lacking_wood(), WHITE, "build watchtower_row_wood 2,0") == ("too_few_resources", "4.3.2")


@rule("E4")
def test_a_unit_that_leaves_the_cell_alone_does_not_help() -> None:
    for leaving in ("step regular_1 0,1", "withdraw regular_1"):
        match = lacking_wood()
        play(match, WHITE, leaving)
        assert refused(match, WHITE, "build watchtower_row_wood 2,0") == ("not_adjacent", "4.3.1")


@rule("E4")
def test_calling_up_a_unit_brings_the_wood() -> None:
    match = lacking_wood()
    play(match, WHITE, "call 0,1", "build watchtower_row_wood 2,0")
    assert side(match, WHITE)["moved"] == ["regular_2"]
    play(match, WHITE, "end")
    assert side(match, WHITE)["moved"] == []


@rule("E5")
def test_four_roads() -> None:
    land = {
        (0, 10): "white siege_tower_stone_1", (1, 10): "white inn_row", (2, 10): "white stonemason",
        (0, 20): "white sawmill_1", (1, 20): "blue cathedral", (2, 20): "blue pottery_workshop_side",
        # The rules lay C at x = 30 and D at y = 40; no tile can lie beyond 26, so both are drawn nearer.
        (20, 0): "white inn_column", (20, 1): "blue mill",
        (20, 2): "white sawmill_2", (20, 3): "blue trading_post_wood",
        (0, -10): "blue watchtower_row_wood",
    }  # fmt: skip
    match = laid(land=land)
    assert roads(match, WHITE) == [3]
    assert roads(match, BLUE) == [1]


@rule("E6")
def test_a_farm_with_a_unit_gives_two_grain() -> None:
    land = {(0, 0): "start grey", (1, 0): "white farm_1"}
    match = laid(land=land, units={"white elite": (1, 0)}, offer=[None] * 6)
    assert resources(match, WHITE) == (0, 0, 2)


@rule("E7")
def test_the_highest_scores_before_doubling() -> None:
    inn = {(x, 0): "free grey" for x in range(-5, 6)} | {(0, 0): "white inn_row"}
    sides = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    market = dict.fromkeys(sides, "free grey") | {(0, 0): "white marketplace_wood"}
    blues = ["blue mill", "blue farm_1", "blue bakery", "blue cathedral"]
    keep = dict(zip(sides, blues, strict=True)) | {(0, 0): "white robber_keep_wood", (1, 1): "blue farm_2"}
    assert points(laid(land=inn), "inn_row") == 7
    assert points(laid(land=market), "marketplace_wood") == 5
    assert points(laid(land=keep), "robber_keep_wood") == 10


@rule("E8")
def test_the_unit_bonus_on_a_cathedral() -> None:
    land = {(0, 0): "white cathedral"}
    assert points(laid(land=land, units={"white regular_1": (0, 0)}), "cathedral") == 10
    assert points(laid(land=land, units={"blue regular_1": (0, 0)}), "cathedral") == 5


@rule("E9")
def test_the_start() -> None:
    match = regnum.new("brothers", seats=2, seed=3)
    assert [side(match, seat)["reach"] for seat in (WHITE, BLUE)] == [3, 3]
    assert match.view(None)["supply"] == 20


@rule("E10")
def test_henry_places_below_left_when_nothing_else_is_free() -> None:
    taken = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1)]
    land = {(0, 0): "white pilgrimage_site_stone"} | dict.fromkeys(taken, "free grey")
    offer = ["yellow", "grey", "siege_tower_wood_1", "green", "green", "green"]
    match = laid(seats=1, land=land, scaffold=(0, 0), taken=True, offer=offer, supply=["green", "grey"])
    told = play(match, WHITE, "end")
    assert cell_of(match, "siege_tower_wood_1") == (-1, -1)
    assert next(line for line in told if line.startswith("henry_placed")).endswith("rule=8.2.6")


@rule("E11")
def test_henrys_first_building_lies_above_the_start_tile() -> None:
    match = regnum.new("brothers", seats=1, seed=3)
    told = play(match, WHITE, "take 1", "end")
    placed = next(line for line in told if line.startswith("henry_placed"))
    assert "cell=0,1 " in placed
    assert placed.endswith("rule=8.2.6")
    assert present(at(match, 0, 1))["owner"] == HENRY


@rule("E12")
def test_a_pilgrimage_site_between_two_roads() -> None:
    land = {(0, 0): "white pilgrimage_site_stone", (0, 1): "white inn_column", (0, 2): "blue mill"}
    match = laid(land=land | {(1, 0): "white stonemason"})
    assert points(match, "pilgrimage_site_stone") == 3
    assert roads(match, WHITE) == [2, 1]
    assert roads(match, BLUE) == []


@rule("E13")
def test_a_turned_tile_is_linked() -> None:
    match = laid(land={(0, 0): "white robber_keep_wood", (1, 0): "blue guardhouse_wood", (2, 0): "blue cathedral"})
    assert roads(match, WHITE) == roads(match, BLUE) == []  # one against one, and the Cathedral stays outside
    # A site below the Guardhouse meets its printed N, which points south: site, Guardhouse, Keep.
    match = laid(
        land={
            (0, 0): "white robber_keep_wood",
            (1, 0): "blue guardhouse_wood",
            (1, -1): "white pilgrimage_site_stone",
        }
    )
    assert points(match, "pilgrimage_site_stone") == 3
    assert roads(match, WHITE) == [1]


@rule("E14")
def test_a_basket_workshop_with_two_pairs() -> None:
    land = {(0, 0): "white basket_workshop_side"}
    land |= {(0, 1): "free green", (0, -1): "free green", (1, 0): "free yellow", (-1, 0): "free yellow"}
    assert points(laid(land=land), "basket_workshop_side") == 6
    assert points(laid(land=land | {(7, 7): "white guild_house_basket"}), "basket_workshop_side") == 8


@rule("E15")
def test_a_guardhouse_with_two_watchtowers_on_its_diagonals() -> None:
    land = {(0, 0): "white guardhouse_wood", (2, 2): "white watchtower_row_wood"}
    land |= {(-1, 1): "blue watchtower_row_stone", (0, 1): "white watchtower_row_grain"}
    assert points(laid(land=land), "guardhouse_wood") == 6


@rule("E16")
def test_a_watchtower_with_two_green_tiles_in_its_row() -> None:
    land = {
        (0, 0): "white watchtower_row_wood",
        (1, 0): "free green",
        (3, 0): "blue bakery",
        (2, 0): "free grey",
    }
    assert points(laid(land=land), "watchtower_row_wood") == 3


@rule("E17")
def test_a_mill_with_four_yellow_tiles_in_two_groups() -> None:
    yellow = [(1, 0), (2, 0), (2, 1), (0, 1), (5, 5)]
    assert points(laid(land={(0, 0): "white mill"} | dict.fromkeys(yellow, "free yellow")), "mill") == 5


@rule("E18")
def test_a_fortress_with_another_and_a_tower() -> None:
    land = {(0, 0): "white fortress_wood", (5, 0): "white fortress_stone", (0, 5): "white siege_tower_wood_1"}
    assert points(laid(land=land | {(5, 5): "blue siege_tower_wood_2"}), "fortress_wood") == 3


@rule("E19")
def test_a_trading_post_with_two_farms() -> None:
    land = {(0, 0): "white trading_post_grain", (5, 0): "white farm_1", (7, 0): "white farm_2"}
    match = laid(land=land | {(9, 0): "white quarry_1", (5, 5): "blue sawmill_1"})
    assert points(match, "trading_post_grain") == 6


@rule("E20")
def test_taking_shifts_the_sources() -> None:
    tiles = ["mill", "bakery", "smithy", "farm_1", "quarry_1", "inn_row"]
    match = laid(offer=tiles, supply=["cathedral", "camp_wood"])
    play(match, WHITE, "take 2")
    assert match.view(None)["offer"]["shield"] == 2
    assert clockwise(match) == ["smithy", "farm_1", "quarry_1", "inn_row", "cathedral", "mill"]
    assert resources(match, WHITE) == (
        0,
        1 + 1,
        2,
    )  # 3, 4, 5 are yellow, yellow, grey; the start tile is grey


@rule("E21")
def test_an_inn_with_gaps() -> None:
    land = {(0, 0): "white inn_row"} | {(x, 0): "free green" for x in (1, 2, 4, 5)}
    land |= {(x, 0): "free grey" for x in (-1, -3, -4, -9)}
    assert points(laid(land=land), "inn_row") == 7


@rule("E22")
def test_a_siege_from_two_sides() -> None:
    land = {(0, 0): "white siege_tower_wood_1", (1, 0): "blue cathedral", (2, 1): "start grey"}
    match = laid(land=land, hand={"white": ["siege_tower_stone_1"]})
    play(match, WHITE, "build siege_tower_stone_1 2,0")
    assert allowed(match, WHITE, "destroy 1,0")


@rule("E22")
def test_no_siege_when_the_building_came_last() -> None:
    land = {(0, 0): "white siege_tower_wood_1", (2, 0): "white siege_tower_stone_1", (2, 1): "start grey"}
    match = laid(to_move=BLUE, land=land, hand={"blue": ["farm_1"]})
    play(match, BLUE, "build farm_1 1,0", "take 1", "end")
    assert present(at(match, 1, 0))["owner"] == BLUE
    assert present(refused(match, WHITE, "destroy 1,0"))[0] == "not_now"
