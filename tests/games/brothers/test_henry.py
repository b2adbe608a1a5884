"""8. The solo game against Henry."""

from collections.abc import Sequence
from typing import Any

import pytest

import regnum
from regnum.core.match import Match
from regnum.games.brothers.cards import TREASURES
from regnum.testing import allowed, play, refused, rule
from tests.typed import present

from .laying import HENRY, WHITE, at, cell_of, clockwise, laid, points, roads, side, state_of
from .laying import treasures as tokens

ROADLESS = "camp_wood"  # green
SCAN = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]  # N, NE, E, SE, S, SW, W, NW
FAR = {(-9, -9): "start grey"}


def solo(level: int = 1, seed: int = 5) -> Match:
    return regnum.new("brothers", seats=1, seed=seed, options={"level": level})


def henry_plays(tile: str, **table: Any) -> tuple[Match, list[str]]:
    """Your turn ends and Henry takes and places this tile; the match and what he told."""
    offer = [tile, "yellow", "yellow", "yellow", "yellow", "yellow"]
    match = laid(seats=1, taken=True, **{"offer": offer, "supply": []} | table)
    told = play(match, WHITE, "end")
    return match, told


def henry_places(
    tile: str, anchor: str, around: Sequence[tuple[int, int]] = (), owner: str = "white"
) -> tuple[tuple[int, int], str]:
    """Where Henry puts a tile when your last building is at (0, 0), and by which rule."""
    land = FAR | {(0, 0): f"{owner} {anchor}"} | dict.fromkeys(around, "free grey")
    match, told = henry_plays(tile, land=land, scaffold=(0, 0))
    rule_told = next(line for line in told if line.startswith("henry_placed")).split("rule=")[1]
    return present(cell_of(match, tile)), rule_told


# -- 8.1 Set-up and frame ----------------------------------------------------------------------------------


@rule("8.1.1")
def test_henrys_units_wait_beside_the_grid() -> None:
    match = solo()
    assert side(match, HENRY)["units"] == {"elite": "beside", "regular_1": "beside", "regular_2": "beside"}
    assert side(match, WHITE)["units"] == {"elite": [0, 0], "regular_1": "offer", "regular_2": "offer"}
    assert side(match, WHITE)["reach"] == 3
    assert match.view(None)["supply"] == 20


@rule("8.1.2")
@pytest.mark.parametrize("level, tokens_in_play", [(1, 6), (2, 8), (3, 10)])
def test_the_level_takes_treasures_out(level: int, tokens_in_play: int) -> None:
    match = solo(level)
    assert match.view(None)["treasure_pile"] == tokens_in_play
    assert dict(match.score(HENRY))["treasures"] == 5 * tokens_in_play


@rule("8.1.2")
def test_treasures_are_shuffled() -> None:
    assert len({tuple(state_of(solo(3, seed)).pile) for seed in range(20)}) == 20


@rule("8.1.3")
def test_you_always_start() -> None:
    assert {solo(seed=seed).waiting for seed in range(50)} == {(WHITE,)}
    assert solo().view(None)["may_take"] is True


@rule("8.1.3")
def test_you_and_henry_alternate() -> None:
    match = solo()
    for turn in range(1, 4):
        told = play(match, WHITE, "take 1", "end")
        assert len([line for line in told if line.startswith("henry_chose")]) == 1
        assert match.view(None)["supply"] == 20 - 2 * turn
        assert match.waiting == (WHITE,)


@rule("8.1.3")
def test_your_turn_is_the_turn_of_two_players() -> None:
    match = laid(seats=1, hand={"white": ["mill", "farm_1"]})
    assert refused(match, WHITE, "end") == ("must_take", "4.1.2")
    play(match, WHITE, "extend mill 1,0", "step elite 1,0", "take 1", "build farm_1 2,0", "call 2,0")
    assert allowed(match, WHITE, "end")


@rule("8.1.4")
def test_the_scaffold_lies_on_the_building_you_built_last() -> None:
    match = laid(seats=1, hand={"white": ["farm_1", "camp_grain", "mill"]}, offer=["green", "grey", "yellow"] * 2)
    play(match, WHITE, "build farm_1 1,0", "build camp_grain 0,1")
    assert not present(at(match, 1, 0))["scaffold"]
    assert present(at(match, 0, 1))["scaffold"]
    play(match, WHITE, "extend mill -1,0", "take 1", "end")  # free terrain and Henry's building
    assert present(at(match, 0, 1))["scaffold"]


# -- 8.2 Henry's turn --------------------------------------------------------------------------------------


@rule("8.2.1")
def test_henry_takes_the_first_tile_of_the_colour_on_top_of_the_supply() -> None:
    offer = ["mill", "farm_1", "sawmill_1", "cathedral", "farm_2", "sawmill_2"]
    for colour, tile in (("green", "sawmill_1"), ("yellow", "farm_1"), ("grey", "mill")):
        match, _ = henry_plays("", offer=offer, supply=[colour, "grey", "grey"])
        assert cell_of(match, tile) is not None


@rule("8.2.1")
def test_his_reach_is_unlimited() -> None:
    offer = ["mill", "farm_1", "quarry_1", "cathedral", "farm_2", "sawmill_2"]
    match, told = henry_plays("", offer=offer, supply=["green", "grey"])
    assert "henry_chose tile=sawmill_2 place=6 reason=colour terrain=green rule=8.2.1" in told
    assert cell_of(match, "sawmill_2") is not None


@rule("8.2.1")
def test_without_such_a_colour_he_takes_the_first_tile() -> None:
    offer = ["mill", "farm_1", "quarry_1", "cathedral", "farm_2", "camp_grain"]
    match, _ = henry_plays("", offer=offer, supply=["green", "grey"])
    assert cell_of(match, "mill") is not None


@rule("8.2.1", "5.3")
def test_with_an_empty_supply_he_takes_the_first_tile_there_is() -> None:
    match, _ = henry_plays("", offer=[None, None, "farm_1", "mill", None, "bakery"], last_turns=1)
    assert cell_of(match, "farm_1") is not None


@rule("8.2.2")
def test_the_shield_moves_and_the_offer_is_refilled() -> None:
    offer = ["mill", "farm_1", "sawmill_1", "cathedral", "farm_2", "sawmill_2"]
    match, _ = henry_plays("", offer=offer, supply=["bakery", "smithy"])
    assert match.view(None)["offer"]["shield"] == 3
    assert clockwise(match) == ["cathedral", "farm_2", "sawmill_2", "bakery", "mill", "farm_1"]
    assert allowed(match, WHITE, "take 3")  # the shield shows your crown again


@rule("8.2.2", "4.2.4")
def test_henry_may_trigger_the_end() -> None:
    match, told = henry_plays("", offer=["mill"] + ["yellow"] * 5, supply=["bakery"])
    assert "end_triggered" in told
    assert match.view(None)["last_turns"] == 1  # after your turn, which has begun


@rule("8.2.3")
def test_his_tile_is_his_and_costs_nothing() -> None:
    match, _ = henry_plays("cathedral", land={(0, 0): "start grey"})
    assert present(at(match, 0, 1))["owner"] == HENRY
    assert side(match, HENRY)["hand"] == []


@rule("8.2.3")
def test_his_tile_lies_upside_down_for_you() -> None:
    # Printed N and E, so S and W in the grid: it joins the Inn at (-1, 1), not one at (1, 1).
    for x, linked in ((-1, True), (1, False)):
        match, _ = henry_plays("quarry_1", land={(0, 0): "start grey", (x, 1): "henry inn_row"})
        assert cell_of(match, "quarry_1") == (0, 1)
        assert roads(match, HENRY) == ([2] if linked else [])


@rule("8.2.3")
def test_he_places_beside_your_last_building() -> None:
    land = {(0, 0): "start grey", (4, 4): "white camp_stone", (8, 8): "white camp_grain"}
    match, _ = henry_plays(ROADLESS, land=land, scaffold=(4, 4))
    assert cell_of(match, ROADLESS) == (4, 5)


@rule("8.2.3", "8.2.6")
@pytest.mark.parametrize("taken", range(8))
def test_he_looks_clockwise_from_the_top(taken: int) -> None:
    land = {(0, 0): "start grey"} | dict.fromkeys(SCAN[:taken], "free grey")
    match, _ = henry_plays(ROADLESS, land=land)
    assert cell_of(match, ROADLESS) == SCAN[taken]


@rule("8.2.4")
def test_rule_a_joins_a_road_of_your_building() -> None:
    assert henry_places("sawmill_1", "inn_row") == ((1, 0), "8.2.4")  # E and W meet E and W
    assert henry_places("sawmill_1", "inn_row", around=[(1, 0)]) == ((-1, 0), "8.2.4")
    assert henry_places("sawmill_2", "inn_column") == ((0, 1), "8.2.4")


@rule("8.2.4")
def test_rule_a_looks_at_his_tile_as_it_lies() -> None:
    # Quarry 2 is printed S and W and lies N and E, so only its east edge can meet an Inn along the row.
    assert henry_places("quarry_2", "inn_row") == ((-1, 0), "8.2.4")
    # Quarry 1 is printed N and E and lies S and W.
    assert henry_places("quarry_1", "inn_row") == ((1, 0), "8.2.4")
    assert henry_places("quarry_1", "inn_column") == ((0, 1), "8.2.4")
    assert henry_places("quarry_2", "inn_column") == ((0, -1), "8.2.4")


@rule("8.2.4")
def test_rule_a_goes_before_b_even_later_in_the_scan() -> None:
    assert henry_places("sawmill_1", "marketplace_wood") == ((1, 0), "8.2.4")  # north would only be blocked


@rule("8.2.5")
def test_rule_b_blocks_a_road_of_your_building() -> None:
    assert henry_places(ROADLESS, "inn_row") == ((1, 0), "8.2.5")
    assert henry_places(ROADLESS, "inn_row", around=[(1, 0)]) == ((-1, 0), "8.2.5")
    assert henry_places("sawmill_2", "inn_row") == ((1, 0), "8.2.5")


@rule("8.2.5")
def test_rule_b_when_the_joining_cells_are_taken() -> None:
    # Quarry 2 lies N and E: it could join the Inn only in the west, which is taken; so it blocks the east.
    assert henry_places("quarry_2", "inn_row", around=[(-1, 0)]) == ((1, 0), "8.2.5")


@rule("8.2.6")
def test_rule_c_takes_the_first_free_cell() -> None:
    assert henry_places("sawmill_1", "farm_1") == ((0, 1), "8.2.6")
    assert henry_places("sawmill_1", "inn_row", around=[(1, 0), (-1, 0)]) == ((0, 1), "8.2.6")


@rule("8.2.7")
def test_rule_d_the_tile_leaves_the_game_with_no_treasure_and_no_unit() -> None:
    land = {(0, 0): "start grey"} | dict.fromkeys(SCAN, "free grey")
    match, told = henry_plays("farm_1", land=land, pile=["treasure_row_green"])
    view = match.view(None)
    assert view["out"] == ["farm_1"]
    assert view["treasure_pile"] == 1
    assert set(side(match, HENRY)["units"].values()) == {"beside"}
    assert "henry_discarded tile=farm_1 rule=8.2.7" in told


@rule("8.2.8")
def test_the_top_treasure_goes_onto_his_new_building() -> None:
    match, _ = henry_plays("farm_1", pile=["treasure_row_green", "treasure_column_grey"])
    assert tokens(match) == {(0, 1): "treasure_row_green"}
    assert match.view(None)["treasure_pile"] == 1


@rule("8.2.8")
def test_a_treasure_whose_condition_is_met_leaves_at_once() -> None:
    land = {(0, 0): "start grey", (5, 1): "free green", (7, 1): "white bakery"}
    match, told = henry_plays("farm_1", land=land, pile=["treasure_row_green"])
    assert tokens(match) == {}
    assert "treasure_removed treasure=treasure_row_green cell=0,1 rule=8.3.1" in told
    assert dict(match.score(HENRY))["treasures"] == 0


@rule("8.2.8")
def test_with_no_token_left_he_only_builds() -> None:
    match, _ = henry_plays("farm_1", pile=[])
    assert tokens(match) == {}


@rule("8.2.9")
@pytest.mark.parametrize("tile, unit", [("farm_1", "elite"), ("camp_wood", "regular_1"), ("camp_stone", "regular_2")])
def test_the_unit_with_the_cross_of_that_colour_moves_onto_it(tile: str, unit: str) -> None:
    match, _ = henry_plays(tile, units={"blue elite": "beside"})
    units = side(match, HENRY)["units"]
    assert units.pop(unit) == [0, 1]
    assert set(units.values()) == {"beside"}


@rule("8.2.9")
def test_his_unit_comes_from_wherever_it_is() -> None:
    land = {(0, 0): "start grey", (9, 9): "henry bakery"}
    match, _ = henry_plays("camp_wood", land=land, units={"blue regular_1": (9, 9)})
    assert side(match, HENRY)["units"]["regular_1"] == [0, 1]


@rule("8.2.10")
def test_henry_never_uses_a_camp() -> None:
    land = {(0, 0): "start grey", (5, 5): "henry camp_stone"}
    match, _ = henry_plays("farm_1", land=land)
    assert present(at(match, 5, 5))["owner"] == HENRY
    assert points(match, "camp_stone") == 2


@rule("8.2.10")
def test_henry_never_besieges() -> None:
    # His tower at (0, 1) and the one at (2, 1) have your Camp between them.
    land = {(0, 0): "start grey", (1, 1): "white camp_grain", (2, 1): "henry siege_tower_wood_1"}
    match, _ = henry_plays("siege_tower_wood_2", land=land)
    assert cell_of(match, "siege_tower_wood_2") == (0, 1)
    assert present(at(match, 1, 1))["owner"] == WHITE


# -- 8.3 Treasures -----------------------------------------------------------------------------------------


def with_token(token: str, around: dict[tuple[int, int], str] | None = None) -> Match:
    """A token on Henry's Farm at (0, 1) beside your unit; you hold tiles of each colour."""
    land = {(0, 0): "start grey", (0, 1): "henry farm_1"} | (around or {})
    hand = ["mill", "bakery", "smithy"]  # grey, green, yellow
    return laid(seats=1, land=land, treasures={(0, 1): token}, hand={"white": hand})


@rule("8.3.1")
def test_your_tile_removes_a_treasure_at_once() -> None:
    match = with_token("treasure_row_green", {(5, 1): "free green"})
    play(match, WHITE, "extend bakery 1,1")
    assert tokens(match) == {}


@rule("8.3.1")
def test_your_building_removes_it_as_free_terrain_does() -> None:
    match = with_token("treasure_row_yellow", {(5, 1): "free yellow", (-5, 0): "white quarry_1"})
    play(match, WHITE, "build smithy 1,1")
    assert tokens(match) == {}


@rule("8.3.1")
def test_henrys_tile_removes_a_treasure_too() -> None:
    land = {(0, 0): "start grey", (5, 1): "henry farm_1", (7, 1): "free green"}
    match, _ = henry_plays("camp_wood", land=land, treasures={(5, 1): "treasure_row_green"})
    assert cell_of(match, "camp_wood") == (0, 1)
    assert tokens(match) == {}


@rule("8.3.2")
@pytest.mark.parametrize("colour, tile", [("green", "bakery"), ("grey", "mill"), ("yellow", "smithy")])
def test_a_horizontal_treasure_wants_two_tiles_of_its_colour_in_its_row(colour: str, tile: str) -> None:
    match = with_token(f"treasure_row_{colour}", {(9, 1): f"free {colour}", (0, 5): f"free {colour}"})
    assert tokens(match) == {(0, 1): f"treasure_row_{colour}"}
    play(match, WHITE, f"extend {tile} -1,1")
    assert tokens(match) == {}


@rule("8.3.2")
@pytest.mark.parametrize("colour, tile", [("green", "bakery"), ("grey", "mill"), ("yellow", "smithy")])
def test_a_vertical_treasure_wants_two_tiles_of_its_colour_in_its_column(colour: str, tile: str) -> None:
    # The grey start tile lies in this column as well, so grey needs no other.
    other = {} if colour == "grey" else {(0, 9): f"free {colour}"}
    match = with_token(f"treasure_column_{colour}", other | {(5, 1): f"free {colour}"})
    play(match, WHITE, f"extend {tile} 1,0")
    assert tokens(match) == {(0, 1): f"treasure_column_{colour}"}
    match = with_token(f"treasure_column_{colour}", other)
    play(match, WHITE, f"extend {tile} 0,-1")
    assert tokens(match) == {}


@rule("8.3.2")
def test_the_treasures_own_tile_does_not_count() -> None:
    match = with_token("treasure_row_yellow")  # it lies on a yellow Farm
    play(match, WHITE, "extend smithy 1,1")
    assert tokens(match) == {(0, 1): "treasure_row_yellow"}


@rule("8.3.2")
@pytest.mark.parametrize("other", ["white farm_2", "henry farm_2", "free farm_2"])
def test_any_owner_and_free_terrain_count(other: str) -> None:
    match = with_token("treasure_row_yellow", {(7, 1): other})
    play(match, WHITE, "extend smithy 1,1")
    assert tokens(match) == {}


POSITIONS = [
    ("treasure_position_n_s", (0, 1), (0, -1)),
    ("treasure_position_e_w", (1, 0), (-1, 0)),
    ("treasure_position_ne_sw", (1, 1), (-1, -1)),
    ("treasure_position_nw_se", (-1, 1), (1, -1)),
]


@rule("8.3.3", "8.3.4")
@pytest.mark.parametrize("token, one, other", POSITIONS + [(token, one, other) for token, other, one in POSITIONS])
@pytest.mark.parametrize("tile", ["mill", "bakery", "smithy"])
def test_a_positional_treasure_wants_tiles_of_any_colour_on_both_cells(
    token: str, one: tuple[int, int], other: tuple[int, int], tile: str
) -> None:
    # The token's tile lies at (5, 5); your elite stands on a tile that touches the missing cell.
    hole = (5 + other[0], 5 + other[1])
    everywhere_else = {(5 + x, 5 + y): "free grey" for x, y in SCAN if (x, y) not in (one, other)}
    land = {(-9, -9): "start grey", (5, 5): "henry farm_1"} | everywhere_else
    table: dict[str, Any] = {
        "seats": 1,
        "units": {"white elite": (5, 5)},
        "treasures": {(5, 5): token},
        "hand": {"white": [tile]},
    }
    without = laid(land=land, **table)
    play(without, WHITE, f"extend {tile} {hole[0]},{hole[1]}")
    assert tokens(without) == {(5, 5): token}
    match = laid(land=land | {(5 + one[0], 5 + one[1]): "free green"}, **table)
    play(match, WHITE, f"extend {tile} {hole[0]},{hole[1]}")
    assert tokens(match) == {}


@rule("8.3.5")
def test_there_are_three_vertical_three_horizontal_and_four_positional_treasures() -> None:
    lines = {f"treasure_{axis}_{colour}" for axis in ("row", "column") for colour in ("green", "grey", "yellow")}
    pile = [TREASURES[token].id for token in state_of(solo(level=3)).pile]
    assert sorted(pile) == sorted(lines | {token for token, _, _ in POSITIONS})


# -- 8.4 End and score -------------------------------------------------------------------------------------


def ended(**table: Any) -> Match:
    match = laid(seats=1, taken=True, last_turns=0, **table)
    play(match, WHITE, "end")
    return match


@rule("8.4.1")
def test_after_the_trigger_you_both_have_one_more_turn() -> None:
    match = laid(seats=1, supply=["grey"])
    told = play(match, WHITE, "take 1", "end")
    assert [line.split()[0] for line in told].count("henry_chose") == 1
    over = match.over
    assert not over
    told = play(match, WHITE, "take 1", "end")
    assert match.over
    assert "henry_chose" not in [line.split()[0] for line in told]


@rule("8.4.2")
def test_you_score_as_usual_with_units_and_roads() -> None:
    land = {(0, 0): "white cathedral", (1, 0): "white sawmill_1"}
    match = ended(land=land, units={"white elite": (0, 0)})
    assert match.score(WHITE) == [("cathedral", 10), ("sawmill_1", 0), ("road cathedral", 2)]


@rule("8.4.3")
def test_henrys_units_do_not_double_but_his_three_best_do() -> None:
    land = {
        (0, 0): "henry cathedral",
        (5, 0): "henry camp_wood",
        (0, 5): "henry camp_stone",
        (5, 5): "henry farm_1",
    }
    land |= {(8, 8): "henry camp_grain"}
    match = ended(land=land, units={"blue elite": (0, 0), "blue regular_1": (5, 0)})
    # 5 + 2 + 2 + 2 + 0, and the best three (5, 2, 2) once more
    assert present(match.result).totals[HENRY] == 11 + 9


@rule("8.4.4")
def test_henrys_roads_score_as_usual_and_are_not_doubled() -> None:
    match = ended(land={(0, 0): "henry sawmill_1", (1, 0): "henry stonemason"})
    assert roads(match, HENRY) == [2]
    assert present(match.result).totals[HENRY] == 2 * 1 + 2  # the Stonemason's yard scores 1, doubled


@rule("8.4.5")
def test_henry_gets_five_for_each_treasure_on_the_grid_or_in_the_pile() -> None:
    land = {(0, 0): "henry farm_1", (5, 5): "free grey"}
    table = {
        "treasures": {(0, 0): "treasure_row_green", (5, 5): "treasure_row_grey"},
        "pile": ["treasure_column_green"],
        "aside": ["treasure_row_yellow"],
    }
    match = ended(land=land, **table)
    assert present(match.result).totals[HENRY] == 15


@rule("8.4.6")
@pytest.mark.parametrize("yours, winner", [("cathedral", WHITE), ("camp_grain", HENRY)])
def test_you_win_only_with_strictly_more(yours: str, winner: int) -> None:
    # Henry's Camp counts double: 4 points, against your 5 or against 2 doubled by your elite.
    doubling = {"white elite": (0, 0)} if yours == "camp_grain" else {}
    match = ended(land={(0, 0): f"white {yours}", (5, 5): "henry camp_wood"}, units=doubling)
    assert present(match.result).totals == ([5, 4] if winner == WHITE else [4, 4])
    assert present(match.result).winners == [winner]


@rule("8.4.6")
def test_units_in_the_offer_break_no_tie_against_henry() -> None:
    match = ended()  # both your regular units are there, none of his
    assert present(match.result).totals == [0, 0]
    assert present(match.result).winners == [HENRY]
