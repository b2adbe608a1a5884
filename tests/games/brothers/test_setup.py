"""1 to 3. The aim, the words of the game, and how the table is laid."""

from itertools import combinations
from typing import Any

import pytest

import regnum
from regnum.core.match import Match
from regnum.games.brothers.cards import TILES
from regnum.testing import play, refused, rule
from tests.typed import present

from .laying import BLUE, WHITE, at, cells, clockwise, laid, points, resources, roads, said, side

SETS = ["journey", "dominion", "trade_church", "warfare", "crafts", "guard"]


def opened(seed: int = 7, **options: Any) -> Match:
    return regnum.new("brothers", seats=2, seed=seed, options=options)


@rule("1.1")
def test_both_players_build_on_one_grid() -> None:
    match = laid(hand={"white": ["cathedral"], "blue": ["mill"]}, offer=["green", "grey", "yellow"] * 2)
    play(match, WHITE, "build cathedral 1,0", "take 1", "end")
    assert refused(match, BLUE, "build mill 1,0") == ("cell_taken", "4.3.1")


@rule("1.1")
def test_most_points_at_the_end_win() -> None:
    match = laid(land={(0, 0): "white cathedral", (5, 5): "blue camp_wood"}, taken=True, last_turns=0)
    play(match, WHITE, "end")
    assert present(match.result).totals == [5, 2]
    assert present(match.result).winners == [WHITE]


@rule("2.1")
def test_there_are_six_sets_of_nine_tiles_with_three_of_each_colour() -> None:
    assert len(TILES) == 54
    for name in SETS:
        assert sorted(tile.terrain for tile in TILES if tile.set == name) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@rule("2.1")
@pytest.mark.parametrize("colour, gives", [("green", (1, 0, 0)), ("grey", (0, 1, 0)), ("yellow", (0, 0, 1))])
def test_a_colour_gives_its_own_resource(colour: str, gives: tuple[int, int, int]) -> None:
    match = laid(land={(0, 0): f"start {colour}"}, offer=[None] * 6)
    assert resources(match, WHITE) == gives


@rule("2.1", "2.3")
def test_a_tile_keeps_its_colour_face_up_or_face_down() -> None:
    match = laid(hand={"white": ["mill", "cathedral"]}, offer=["green", "grey", "yellow"] * 2)
    play(match, WHITE, "build cathedral 1,0", "extend mill 0,1")
    assert present(at(match, 1, 0))["terrain"] == present(at(match, 0, 1))["terrain"] == "grey"


@rule("2.2")
def test_a_building_belongs_to_whoever_built_it() -> None:
    match = laid(to_move=BLUE, hand={"blue": ["cathedral"]})
    play(match, BLUE, "build cathedral 0,1")
    assert present(at(match, 0, 1))["owner"] == BLUE


@rule("2.2", "2.5")
def test_the_opponents_tiles_lie_upside_down() -> None:
    # A Quarry with roads N and E: for White it meets the Sawmill to the north, for Blue the one to the south.
    for owner, north, south in (("white", [2], []), ("blue", [], [2])):
        lower = laid(land={(0, 0): f"{owner} quarry_1", (0, -1): f"{owner} sawmill_2"})
        upper = laid(land={(0, 0): f"{owner} quarry_1", (0, 1): f"{owner} sawmill_2"})
        seat = WHITE if owner == "white" else BLUE
        assert roads(upper, seat) == north
        assert roads(lower, seat) == south


@rule("2.3")
def test_free_terrain_belongs_to_nobody_and_has_no_effect() -> None:
    match = laid(land={(0, 0): "start grey", (1, 0): "free farm_1", (0, 1): "free cathedral"}, offer=[None] * 6)
    assert present(at(match, 1, 0))["owner"] is None
    assert resources(match, WHITE) == (0, 1, 0)
    assert match.score(WHITE) == match.score(BLUE) == []


@rule("2.3")
def test_free_terrain_has_no_road() -> None:
    match = laid(land={(0, 0): "white inn_row", (1, 0): "free cathedral", (2, 0): "white sawmill_1"})
    assert roads(match, WHITE) == []


@rule("2.3")
def test_the_start_tile_is_free_terrain() -> None:
    start = at(opened(), 0, 0)
    assert present(start)["owner"] is None
    assert present(start)["tile"] is None


@rule("2.4")
def test_neighbours_lie_at_four_sides_and_four_corners() -> None:
    match = laid(hand={"white": ["mill"]})
    assert cells(match, WHITE, "extend") == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}


@rule("2.5")
def test_y_grows_away_from_white_and_x_to_the_right() -> None:
    # White's Quarry has its roads away from White and to the right.
    above = laid(land={(0, 0): "white quarry_1", (0, 1): "white sawmill_2"})
    right = laid(land={(0, 0): "white quarry_1", (1, 0): "white sawmill_1"})
    left = laid(land={(0, 0): "white quarry_1", (-1, 0): "white sawmill_1"})
    assert [roads(match, WHITE) for match in (above, right, left)] == [[2], [2], []]


@rule("2.5")
def test_a_row_has_the_same_y_and_a_column_the_same_x() -> None:
    tiles = {(0, 0): "white inn_row", (4, 4): "white inn_column", (2, 0): "free grey"}
    match = laid(land=tiles)
    assert points(match, "inn_row") == 2
    assert points(match, "inn_column") == 1


@rule("2.6", "3.4")
def test_each_player_has_one_elite_and_two_regular_units() -> None:
    match = opened()
    assert [list(side(match, seat)["units"]) for seat in (WHITE, BLUE)] == [["elite", "regular_1", "regular_2"]] * 2


@rule("2.6")
def test_a_tile_holds_one_unit_of_either_player() -> None:
    land = {(0, 0): "start grey", (1, 0): "free grey", (0, 1): "free grey"}
    match = laid(land=land, units={"white regular_1": (1, 0), "blue regular_1": (0, 1)})
    assert said(match.why(WHITE, "step elite 1,0")) == ("unit_there", "2.6", (1, 0))
    assert said(match.why(WHITE, "step elite 0,1")) == ("unit_there", "2.6", (0, 1))


@rule("2.6")
def test_once_the_elites_have_parted_they_never_share_a_tile_again() -> None:
    match = laid(land={(0, 0): "start grey", (1, 0): "free grey"}, taken=True)
    play(match, WHITE, "step elite 1,0", "end")
    assert refused(match, BLUE, "step elite 1,0") == ("unit_there", "2.6")
    play(match, BLUE, "take 1", "end")
    assert refused(match, WHITE, "step elite 0,0") == ("unit_there", "2.6")


@rule("2.7", "3.5")
def test_the_offer_is_a_ring_of_six_tiles_and_the_shield() -> None:
    offer = opened().view(None)["offer"]
    assert len(offer["ring"]) == 7
    assert [position for position, tile in enumerate(offer["ring"]) if tile is None] == [offer["shield"]]


@rule("2.8")
@pytest.mark.parametrize("in_offer, reach", [(0, 1), (1, 2), (2, 3)])
def test_reach_is_one_and_one_for_each_unit_in_the_offer(in_offer: int, reach: int) -> None:
    land = {(0, 0): "start grey", (1, 0): "free grey", (0, 1): "free grey"}
    places = [(1, 0), (0, 1)][: 2 - in_offer] + ["offer"] * in_offer
    match = laid(land=land, units={"white regular_1": places[0], "white regular_2": places[1]})
    assert side(match, WHITE)["reach"] == reach
    assert match.why(WHITE, f"take {reach}") is None
    out_of_reach = regnum.refuse("out_of_reach", "2.8", reach=reach)
    assert match.why(WHITE, f"take {reach + 1}") == out_of_reach.advise("withdraw" if in_offer < 2 else "")


@rule("2.9")
def test_a_tile_within_reach_may_be_taken_or_serve_as_a_source() -> None:
    match = laid(land={(0, 0): "start grey"}, offer=["green", "green", "yellow", "yellow", "yellow", "yellow"])
    assert resources(match, WHITE) == (2, 1, 1)
    assert [refused(match, WHITE, f"take {nth}") is None for nth in range(1, 7)] == [True] * 3 + [False] * 3


@rule("3.1")
def test_any_three_of_the_six_sets_make_27_tiles() -> None:
    for sets in combinations(SETS, 3):
        match = opened(sets=list(sets))
        view = match.view(None)
        assert view["sets"] == list(sets)
        assert view["supply"] + len(clockwise(match)) + len(view["land"]) == 27


@rule("3.1")
@pytest.mark.parametrize(
    "sets", [[], ["journey"], SETS[:4], ["journey", "journey", "guard"], ["journey", "guard", "x"]]
)
def test_other_than_three_different_sets_are_refused(sets: list[str]) -> None:
    with pytest.raises(regnum.OptionError):
        opened(sets=sets)


@rule("3.2")
def test_a_first_game_has_journey_dominion_and_trade_and_church() -> None:
    assert opened().view(None)["sets"] == ["journey", "dominion", "trade_church"]


@rule("3.2")
def test_roads_may_be_left_unscored() -> None:
    land = {(0, 0): "white inn_row", (1, 0): "white cathedral"}
    assert roads(laid(land=land), WHITE) == [2]
    assert roads(laid(land=land, options={"roads": "unscored"}), WHITE) == []


@rule("3.3")
def test_the_supply_is_shuffled() -> None:
    assert len({tuple(clockwise(opened(seed))) for seed in range(30)}) == 30


@rule("3.3")
def test_everybody_sees_the_colour_of_the_top_tile() -> None:
    match = opened()
    seen = {match.view(viewer)["supply_top"] for viewer in (WHITE, BLUE, None)}
    play(match, match.waiting[0], "take 1")
    new_tile = clockwise(match)[-1]
    terrains = ("green", "grey", "yellow")
    assert seen == {terrains[tile.terrain] for tile in TILES if tile.id == new_tile}


@rule("3.4")
def test_one_player_is_white_and_the_other_blue() -> None:
    assert opened().colours == ("white", "blue")


@rule("3.5")
def test_the_toss_of_the_shield_decides_who_starts() -> None:
    starts = [opened(seed).waiting for seed in range(200)]
    assert 60 < starts.count((WHITE,)) < 140
    assert starts.count((WHITE,)) + starts.count((BLUE,)) == 200


@rule("3.6")
def test_the_four_regular_units_wait_in_the_offer() -> None:
    match = opened()
    for seat in (WHITE, BLUE):
        units = side(match, seat)["units"]
        assert (units["regular_1"], units["regular_2"]) == ("offer", "offer")


@rule("3.7")
def test_both_elites_stand_unmoved_on_the_start_tile() -> None:
    match = opened()
    for seat in (WHITE, BLUE):
        assert side(match, seat)["units"]["elite"] == [0, 0]
        assert side(match, seat)["moved"] == []


@rule("3.7")
def test_after_setup_the_start_tile_lies_face_down_and_twenty_tiles_are_left() -> None:
    view = opened().view(None)
    assert view["supply"] == 20
    assert [(tile["x"], tile["y"], tile["owner"]) for tile in view["land"]] == [(0, 0, None)]
