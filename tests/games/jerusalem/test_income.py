"""7. Phase 3: Tower of David, privileges, income, the King's gifts, building."""

from typing import Any

import pytest

from regnum.core.messages import refuse, say
from regnum.testing import allowed, asked, names, play, refused, rule

from .laying import BLUE, GREEN, RED, YELLOW, area, city, goods, laid, phase_is, play_on, side, squires_in

# -- control and influence ----------------------------------------------------------------------------------


@rule("2.6")
def test_most_squires_control_an_area_and_alone_is_enough() -> None:
    match = laid(city={"market_large": "red 3 green 2", "market_left": "green 1"})
    assert area(match, "market_large")["control"] == RED
    assert area(match, "market_left")["control"] == GREEN
    assert area(match, "market_right")["control"] is None


@rule("2.6")
def test_a_tie_for_most_goes_to_the_lowest_office_number() -> None:
    match = laid(offices=(GREEN, YELLOW, RED, BLUE), city={"market_large": "blue 2 red 2 yellow 2 green 1"})
    assert area(match, "market_large")["control"] == YELLOW


@rule("2.7")
def test_influence_is_the_sum_over_a_quarter_and_ties_go_to_the_lower_office() -> None:
    match = laid(at="privileges", city={"market_large": "red 2", "market_left": "blue 1", "market_right": "blue 1"})
    assert asked(match) == ("buy_materials", BLUE)


@rule("2.7")
def test_without_a_squire_there_is_no_influence_and_one_may_win_several_privileges() -> None:
    match = laid(at="privileges", city={"patriarchate_left": "red 1", "nobility_left": "red 1"})
    assert asked(match) == ("study_or_not", RED)
    play(match, RED, "decline")
    assert asked(match) == ("court_intrigue", RED)  # nobody has the Market


# -- the Tower of David -------------------------------------------------------------------------------------


@rule("7.1.1")
def test_the_tower_of_david_pays_its_controller_a_bezant() -> None:
    match = laid(at="tower", city={"tower_of_david": "red 2 blue 1"})
    assert goods(match, RED)[1] == 13


@rule("7.1.2")
def test_the_controller_may_move_one_squire_out_of_the_tower() -> None:
    match = laid(at="tower", city={"tower_of_david": "red 2"})
    assert asked(match) == ("leave_tower", RED)
    assert refused(match, RED, "go tower_of_david") == ("same_area", "7.1.2")
    told = play(match, RED, "go kings_palace_large")
    assert told[0] == "left_tower area=kings_palace_large"
    assert city(match, RED) == {"tower_of_david": 1, "kings_palace_large": 1}


@rule("7.1.2")
def test_staying_in_the_tower_is_allowed() -> None:
    match = laid(at="tower", city={"tower_of_david": "red 2"})
    play(match, RED, "stay")
    assert city(match, RED) == {"tower_of_david": 2}


@rule("7.1.2", "4.1.3")
def test_the_move_from_the_tower_comes_before_privileges_are_counted() -> None:
    match = laid(at="tower", city={"tower_of_david": "red 1", "market_left": "blue 1 red 1"})
    play(match, RED, "go market_right")
    assert asked(match) == ("buy_materials", RED)


@rule("Q8")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_out_of_a_blocked_tower_nobody_moves(owner: str) -> None:
    match = laid(at="tower", city={"tower_of_david": "red 1"}, barons={owner: "tower_of_david"})
    assert goods(match, RED)[1] == 13
    assert asked(match)[0] != "leave_tower"


# -- privileges ---------------------------------------------------------------------------------------------


@rule("7.2.1")
def test_education_gives_a_squire_for_a_card() -> None:
    match = laid(at="privileges", city={"patriarchate_left": "red 1"}, squires=(0, 2), deck=["renegade"])
    assert asked(match) == ("study_or_not", RED)
    assert play(match, RED, "study")[0] == "studied card=renegade"
    assert (side(match, RED)["squires"], side(match, RED)["hand"]) == (1, ["renegade"])
    assert side(match, RED)["supply"] == 50 - 1 - 1
    assert asked(match)[0] != "study_or_not"  # once


@rule("7.2.1")
def test_education_without_a_squire_is_asked_and_refused() -> None:
    match = laid(at="privileges", city={"patriarchate_left": "red 1"})
    assert match.why(RED, "study") == refuse("too_few_squires", "7.2.1", count=1, have=0)
    assert match.legal(RED) == ["decline"]


@rule("7.2.2")
def test_building_materials_buy_up_to_4_prestige_for_2_bezants_each() -> None:
    match = laid(at="privileges", city={"market_left": "red 1"}, bezants=(0, 7, 0, 0))
    assert match.legal(RED) == ["buy 0", "buy 1", "buy 2", "buy 3"]
    assert match.why(RED, "buy 4") == refuse("too_few_bezants", "7.2.2", price=8, have=7)
    assert play(match, RED, "buy 3")[0] == "bought_prestige count=3 price=6"
    assert goods(match, RED)[1:] == (1, 3)
    rich = laid(at="privileges", city={"market_left": "red 1"}, bezants=(0, 20, 0, 0))
    assert rich.legal(RED)[-1] == "buy 4"


@rule("7.2.3")
def test_court_intrigue_takes_a_prestige_from_an_opponent() -> None:
    match = laid(at="privileges", city={"nobility_left": "red 1"}, prestige=(1, 0, 0, 0), floors=(1, 1, 1, 1))
    assert match.legal(RED) == ["intrigue blue", "intrigue yellow", "intrigue green", "decline"]
    assert refused(match, RED, "intrigue red") == ("own_colour", "7.2.3")
    assert play(match, RED, "intrigue blue")[0] == "intrigued other=0 lost=1"
    assert (goods(match, BLUE)[2], goods(match, RED)[2]) == (0, 1)


@rule("7.2.3")
def test_nobody_takes_prestige_from_a_colour_that_is_not_there() -> None:
    match = laid(seats=3, at="privileges", city={"nobility_left": "red 1"})
    assert refused(match, RED, "intrigue green") == ("not_at_table", "7.2.3")


@rule("7.2.1", "7.2.2", "7.2.3")
def test_privileges_are_settled_in_their_order_and_all_are_optional() -> None:
    where = {"nobility_left": "red 1", "market_left": "green 1", "patriarchate_left": "blue 1"}
    match = laid(at="privileges", city=where)
    before = match.view(None)["sides"]
    for seat, ask, move in ((BLUE, "study_or_not", "decline"), (GREEN, "buy_materials", "buy 0")):
        assert asked(match) == (ask, seat)
        assert play(match, seat, move) == []
    assert asked(match) == ("court_intrigue", RED)
    assert play(match, RED, "decline") == []
    assert match.view(None)["sides"] == before


# -- income -------------------------------------------------------------------------------------------------


@rule("7.3.1", "7.3.2", "2.5", "Q28")
def test_income_comes_in_turn_order_from_all_areas_in_theirs() -> None:
    where = {"nobility_large": "red 1", "kings_palace_left": "red 1", "market_left": "green 1"}
    match = laid(at="income", offices=(GREEN, BLUE, YELLOW, RED), city=where)
    assert asked(match) == ("take_income", GREEN)
    play(match, GREEN, "income")
    assert asked(match) == ("take_income", RED)
    assert match.view(None)["due"] == {"squires": 0, "bezants": 4, "prestige": 4}
    told = play(match, RED, "income")
    assert told[0] == "income_taken gains=0+4+4 areas=kings_palace_left+nobility_large due=0"


@rule("7.3.2")
def test_the_controller_takes_the_income_of_the_area() -> None:
    match = laid(at="income", city={"market_large": "red 2 blue 1"})
    play(match, RED, "income")
    assert goods(match, RED)[:2] == (2, 16)
    assert goods(match, BLUE)[:2] == (0, 12)


@rule("7.3.3")
def test_income_may_be_taken_in_part() -> None:
    match = laid(at="income", city={"market_large": "red 2"})
    assert match.legal(RED)[:3] == ["income", "leave 1 squires", "leave 2 squires"]
    assert match.why(RED, "leave 3 squires") == refuse("not_due", "7.3.3", due=say("count-squires-acc", count=2))
    assert play(match, RED, "leave 2 squires", "leave 1 bezants") == [
        "income_left count=2 resource=squires",
        "income_left count=1 resource=bezants",
    ]
    assert asked(match) == ("take_income", RED)
    play(match, RED, "income")
    assert goods(match, RED)[:2] == (0, 15)


@rule("7.3.3")
def test_income_may_be_refused_altogether() -> None:
    match = laid(at="income", city={"kings_palace_left": "red 2"})
    play(match, RED, "leave 2 prestige")
    assert goods(match, RED) == (0, 12, 0)
    assert asked(match)[0] != "take_income"


@rule("7.3.4")
@pytest.mark.parametrize(
    "place, paid",
    [
        ("kings_palace_large", (0, 0, 4)),
        ("kings_palace_right", (0, 0, 2)),
        ("templars_large", (4, 0, 0)),
        ("templars_left", (2, 0, 0)),
        ("patriarchate_large", (2, 0, 1)),
        ("patriarchate_left", (1, 0, 1)),
        ("market_large", (2, 4, 0)),
        ("market_right", (1, 2, 0)),
        ("nobility_large", (0, 4, 2)),
        ("nobility_left", (0, 2, 1)),
    ],
)
def test_what_an_area_pays(place: str, paid: tuple[int, int, int]) -> None:
    match = laid(at="income", city={place: "red 1"}, floors=(9, 9, 9, 9))
    play(match, RED, "income")
    squires, bezants, prestige = goods(match, RED)
    assert (squires, bezants - 12, prestige) == paid


@rule("7.3.4", "7.1.1")
def test_the_tower_of_david_pays_nothing_here() -> None:
    match = laid(at="income", city={"tower_of_david": "red 1"})
    assert asked(match)[0] != "take_income"


@rule("7.3.2", "Q4")
def test_squires_come_only_as_far_as_the_supply_goes() -> None:
    match = laid(at="income", city={"templars_large": "red 47"})
    play(match, RED, "income")
    assert goods(match, RED)[0] == 3
    assert side(match, RED)["supply"] == 0


# -- the King's gifts ---------------------------------------------------------------------------------------


def gifts(**more: Any) -> list[int]:
    """What the King gives, by seat, before it is built from."""
    match = laid(at="gifts", round=5, floors=(20, 20, 20, 20), **more)
    return [goods(match, seat)[2] for seat in range(match.seats)]


@rule("7.4.1", "4.1.3")
def test_in_round_5_the_screens_are_lifted() -> None:
    match = laid(at="gifts", round=5, squires=(1, 2, 3, 4), hands={"red": ["renegade"]})
    seen = match.view(None)
    assert seen["lifted"]
    assert [each["squires"] for each in seen["sides"]] == [1, 2, 3, 4]
    assert [each["bezants"] for each in seen["sides"]] == [12] * 4
    assert seen["sides"][RED]["hand"] == ["renegade"]


@rule("7.4.2")
def test_most_squires_behind_the_screen_bring_3_prestige_and_a_tie_1_each() -> None:
    assert gifts(squires=(3, 5, 1, 0), bezants=(9, 0, 0, 0)) == [3, 3, 0, 0]
    assert gifts(squires=(5, 5, 1, 0), bezants=(0, 0, 0, 9)) == [1, 1, 0, 3]


@rule("7.4.3")
def test_most_bezants_bring_3_prestige_and_a_tie_1_each() -> None:
    assert gifts(squires=(9, 0, 0, 0), bezants=(1, 7, 3, 0)) == [3, 3, 0, 0]
    assert gifts(squires=(9, 0, 0, 0), bezants=(1, 7, 7, 7)) == [3, 1, 1, 1]


@rule("7.4.4")
def test_unused_cards_bring_1_prestige_however_many_there_are() -> None:
    hands = {"red": ["renegade"], "green": ["move_two", "move_two", "any_two"]}
    assert gifts(squires=(9, 0, 0, 0), bezants=(9, 0, 0, 0), hands=hands) == [6, 1, 0, 1]


@rule("Q16")
def test_those_who_tie_with_nothing_get_1_each() -> None:
    assert gifts(bezants=(9, 0, 0, 0)) == [1 + 3, 1, 1, 1]


@rule("Q20")
def test_the_king_gives_nothing_before_round_5() -> None:
    match = laid(
        at="gifts", round=4, squires=(3, 0, 0, 0), calendar=["war", "succession", "new_patriarch", "special_tax"]
    )
    assert [goods(match, seat)[2] for seat in range(4)] == [0] * 4
    assert not match.view(None)["lifted"]


# -- building -----------------------------------------------------------------------------------------------


def built(**more: Any) -> list[tuple[int, int]]:
    """Floors and prestige by seat after everybody has built."""
    match = laid(at="building", round=1, **more)
    return [(side(match, seat)["floors"], goods(match, seat)[2]) for seat in range(match.seats)]


@rule("7.5.1", "1.2")
def test_everybody_must_build_all_that_can_be_paid() -> None:
    assert built(prestige=(12, 0, 0, 0)) == [(3, 0), (0, 0), (0, 0), (0, 0)]  # 3 + 4 + 5


@rule("7.5.1", "2.5")
def test_floors_are_built_in_turn_order() -> None:
    assert built(offices=(GREEN, BLUE, RED, YELLOW), prestige=(2, 0, 0, 3))[GREEN] == (1, 0)
    assert built(offices=(GREEN, BLUE, RED, YELLOW), prestige=(2, 0, 0, 3))[BLUE] == (1, 0)  # not the first any more
    assert built(prestige=(2, 0, 0, 3)) == [(0, 2), (0, 0), (0, 0), (1, 0)]


@rule("7.5.2")
@pytest.mark.parametrize("floor", range(1, 10))
def test_a_floor_costs_its_number_and_one_and_one_more_for_the_first_builder(floor: int) -> None:
    below = floor - 1
    assert built(floors=(below, below), prestige=(floor + 1,))[BLUE] == (below, floor + 1)
    assert built(floors=(below, below), prestige=(floor + 2,))[BLUE] == (floor, 0)
    assert built(floors=(below, floor), prestige=(floor + 1,))[BLUE] == (floor, 0)


@rule("7.5.3")
def test_what_is_too_little_for_a_floor_stays() -> None:
    assert built(prestige=(5, 0, 0, 0))[BLUE] == (1, 2)


@rule("7.5.4")
def test_a_tower_may_be_higher_than_seven_floors() -> None:
    assert built(floors=(7, 7), prestige=(10,))[BLUE] == (8, 0)


@rule("Q3")
def test_prestige_is_counted_beyond_the_track() -> None:
    match = laid(at="income", city={"kings_palace_large": "red 1"}, prestige=(0, 40), floors=(50, 50, 50, 50))
    play(match, RED, "income")
    assert goods(match, RED)[2] == 44


@rule("4.1.3")
def test_the_four_steps_of_income_follow_each_other() -> None:
    where = {"tower_of_david": "blue 1", "market_large": "blue 1", "kings_palace_large": "blue 1"}
    match = laid(at="tower", round=1, city=where)
    told = play(match, BLUE, "stay", "buy 1", "income")
    assert names(told)[:4] == ["bought_prestige", "income_taken", "floor_built", "round_ended"]
    assert play_on(match, until=phase_is("auction", 2)) == []


@rule("7.1.2")
def test_a_place_to_go_to_must_be_open() -> None:
    match = laid(seats=2, at="tower", city={"tower_of_david": "red 1"})
    assert refused(match, RED, "go nobility_left") == ("closed_quarter", "9.1.4")
    assert allowed(match, RED, "go market_left")
    assert squires_in(match, "tower_of_david") == [0, 1]
    assert YELLOW not in match.waiting
