"""4.6. Camps and siege towers. Producers (4.6.3) are tested with building."""

from typing import Any

from regnum import refuse
from regnum.core.match import Match
from regnum.core.messages import say
from regnum.testing import allowed, moves, play, refused, rule
from tests.typed import present

from .laying import BLUE, WHITE, at, laid, points, resources, side

CAMPS = {
    (0, 0): "start grey",
    (1, 0): "white camp_wood",
    (5, 5): "white camp_stone",
    (7, 7): "blue camp_grain",
}

# White is about to place a tower at (2, 0); his unit stands above it.
SIEGE = {(0, 0): "white siege_tower_wood_1", (1, 0): "blue farm_1", (2, 1): "start grey"}


def besieging(**more: Any) -> Match:
    land = SIEGE | more.pop("land", {})
    return laid(land=land, hand={"white": ["siege_tower_stone_1", "siege_tower_grain_1"]}, **more)


@rule("4.6.1")
def test_a_camp_is_turned_face_down_for_one_more_tile() -> None:
    match = laid(land=CAMPS, taken=True)
    play(match, WHITE, "camp camp_wood")
    assert present(at(match, 1, 0))["owner"] is None
    assert match.view(None)["may_take"] is True
    play(match, WHITE, "take 1")
    assert len(side(match, WHITE)["hand"]) == 1
    assert refused(match, WHITE, "take 1") == ("already_taken", "4.1.1")


@rule("4.6.1")
def test_a_camp_works_only_after_a_tile_was_taken() -> None:
    assert laid(land=CAMPS).why(WHITE, "camp camp_wood") == refuse("take_first", "4.6.1").advise("take")


@rule("4.6.1")
def test_each_camp_works_once() -> None:
    match = laid(land=CAMPS, taken=True)
    play(match, WHITE, "camp camp_wood", "take 1")
    expected = refuse("no_camp", "4.6.1", tile=say("tile-camp_wood.full"))
    assert match.why(WHITE, "camp camp_wood") == expected


@rule("4.6.1")
def test_several_camps_work_in_one_turn() -> None:
    match = laid(land=CAMPS, taken=True)
    play(match, WHITE, "camp camp_wood", "take 1", "camp camp_stone", "take 1", "end")
    assert len(side(match, WHITE)["hand"]) == 2


@rule("4.6.1")
def test_nobody_uses_the_opponents_camp_or_one_in_hand() -> None:
    match = laid(land=CAMPS, taken=True)
    assert refused(match, WHITE, "camp camp_grain") == ("no_camp", "4.6.1")
    other = laid(hand={"white": ["camp_wood"]}, taken=True)
    assert refused(other, WHITE, "camp camp_wood") == ("no_camp", "4.6.1")


@rule("4.6.1")
def test_a_camp_built_this_turn_may_be_used_this_turn() -> None:
    match = laid(hand={"white": ["camp_wood"]}, offer=["green", "grey", "yellow"] * 2)
    play(match, WHITE, "build camp_wood 1,0", "take 1", "camp camp_wood")
    assert allowed(match, WHITE, "take 1")


@rule("4.6.1")
def test_a_used_camp_keeps_its_colour_and_scores_nothing() -> None:
    match = laid(land=CAMPS, taken=True)
    play(match, WHITE, "camp camp_wood")
    assert present(at(match, 1, 0))["terrain"] == "green"
    assert points(match, "camp_wood") is None


@rule("4.6.2")
def test_a_building_between_two_towers_may_be_destroyed() -> None:
    match = besieging()
    play(match, WHITE, "build siege_tower_stone_1 2,0")
    assert present(match.decision(WHITE)).ask == "besiege"
    assert match.legal(WHITE) == ["destroy 1,0", "spare"]
    play(match, WHITE, "destroy 1,0")
    assert present(at(match, 1, 0))["owner"] is None
    assert present(at(match, 1, 0))["terrain"] == "yellow"
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("4.6.2")
def test_destroying_is_optional() -> None:
    match = besieging()
    play(match, WHITE, "build siege_tower_stone_1 2,0", "spare")
    assert present(at(match, 1, 0))["owner"] == BLUE
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("4.6.2")
def test_a_spared_building_is_not_besieged_again_by_the_same_tower() -> None:
    match = besieging()
    play(match, WHITE, "build siege_tower_stone_1 2,0", "spare")
    assert present(refused(match, WHITE, "destroy 1,0"))[0] == "not_now"
    play(match, WHITE, "build siege_tower_grain_1 3,0")  # touches no building of Blue
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("4.6.2")
def test_one_tower_alone_does_nothing() -> None:
    match = laid(land={(1, 0): "blue farm_1", (2, 1): "start grey"}, hand={"white": ["siege_tower_stone_1"]})
    play(match, WHITE, "build siege_tower_stone_1 2,0")
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("4.6.2")
def test_towers_count_by_sides_only() -> None:
    land = {(0, 1): "white siege_tower_wood_1", (1, 0): "blue farm_1", (2, 1): "start grey"}
    match = laid(land=land, hand={"white": ["siege_tower_stone_1"]})
    play(match, WHITE, "build siege_tower_stone_1 2,0")  # the first tower touches the Farm by a corner
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("4.6.2")
def test_the_new_tower_must_touch_the_building_by_a_side() -> None:
    towers = {(0, 0): "white siege_tower_wood_1", (1, -1): "white siege_tower_wood_2"}
    land = towers | {(1, 0): "blue farm_1", (2, 0): "start grey"}
    match = laid(land=land, hand={"white": ["siege_tower_stone_1"]})
    play(match, WHITE, "build siege_tower_stone_1 2,1")  # two towers besiege the Farm, the new one is at a corner
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("4.6.2")
def test_towers_of_the_other_side_and_towers_face_down_do_not_count() -> None:
    for other in ("blue siege_tower_wood_1", "free siege_tower_wood_1"):
        match = besieging(land={(0, 0): other})
        play(match, WHITE, "build siege_tower_stone_1 2,0")
        assert present(match.decision(WHITE)).ask == "take_turn"


@rule("4.6.2")
def test_ones_own_buildings_and_free_terrain_are_never_besieged() -> None:
    for tile in ("white farm_1", "free farm_1"):
        match = besieging(land={(1, 0): tile})
        play(match, WHITE, "build siege_tower_stone_1 2,0")
        assert present(match.decision(WHITE)).ask == "take_turn"


@rule("4.6.2")
def test_a_tower_laid_face_down_besieges_nobody() -> None:
    match = besieging()
    play(match, WHITE, "extend siege_tower_stone_1 2,0")
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("4.6.2")
def test_blue_besieges_white_alike() -> None:
    land = {(0, 0): "blue siege_tower_wood_1", (1, 0): "white farm_1", (2, 1): "start grey"}
    match = laid(to_move=BLUE, land=land, hand={"blue": ["siege_tower_stone_1"]})
    play(match, BLUE, "build siege_tower_stone_1 2,0", "destroy 1,0")
    assert resources(match, WHITE) == (1, 2, 1)  # nothing of the Farm


@rule("4.6.2")
def test_towers_of_the_opponent_may_be_besieged_too() -> None:
    match = besieging(land={(1, 0): "blue siege_tower_grain_2"})
    play(match, WHITE, "build siege_tower_stone_1 2,0")
    assert moves(match, WHITE, "destroy") == ["1,0"]


# White's third tower would stand at (2, 0), beside a Farm of Blue that two towers touch already.
THIRD = {(1, 0): "blue farm_1", (0, 0): "white siege_tower_wood_1", (1, -1): "white siege_tower_wood_2"}


@rule("4.6.2", "Q9")
def test_a_third_tower_comes_too_late() -> None:
    match = besieging(land=THIRD)
    play(match, WHITE, "build siege_tower_stone_1 2,0")
    assert present(match.decision(WHITE)).ask == "take_turn"


@rule("4.6.2", "Q9")
def test_a_spared_building_is_safe_from_a_third_tower() -> None:
    match = besieging()
    play(match, WHITE, "build siege_tower_stone_1 2,0", "spare", "build siege_tower_grain_1 1,1")
    assert present(match.decision(WHITE)).ask == "take_turn"
    assert present(at(match, 1, 0))["owner"] == BLUE


@rule("4.6.2")
def test_a_third_tower_may_be_the_second_to_another_building() -> None:
    match = besieging(land=THIRD | {(3, 0): "blue quarry_1", (4, 0): "white siege_tower_grain_2"})
    play(match, WHITE, "build siege_tower_stone_1 2,0")
    assert moves(match, WHITE, "destroy") == ["3,0"]


def test_in_the_first_edition_a_third_tower_could_still_destroy() -> None:
    match = besieging(land=THIRD, edition=1)
    play(match, WHITE, "build siege_tower_stone_1 2,0")
    assert moves(match, WHITE, "destroy") == ["1,0"]
