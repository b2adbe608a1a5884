"""13. The worked examples, E1 to E22, in the positions that the rules give."""

from typing import Any

import pytest

import regnum
from regnum.testing import allowed, asked, numbers, play, refused, rule

from .laying import BLUE, GREEN, RED, YELLOW, area, city, goods, laid, side, squires_in, state_of

MARKET = {"market_large": "green 4 yellow 3", "market_left": "red 3 yellow 2", "market_right": "blue 4 yellow 2"}


@rule("E1")
def test_two_gold_and_two_silver_are_12_bezants() -> None:
    gold, silver = 5, 1
    assert side(regnum.new("jerusalem", seats=2, seed=1), BLUE)["bezants"] == 2 * gold + 2 * silver


@rule("E2")
def test_area_control() -> None:
    where = {
        "patriarchate_large": "red 3 yellow 3",
        "patriarchate_left": "yellow 2 red 1",
        "patriarchate_right": "blue 1",
    }
    match = laid(city=where)
    assert area(match, "patriarchate_large")["control"] == RED
    assert area(match, "patriarchate_left")["control"] == YELLOW
    assert area(match, "patriarchate_right")["control"] == BLUE


@rule("E3")
def test_a_baron_shuts_one_area_of_the_nobility() -> None:
    match = laid(at="turns", offices=(RED, BLUE, YELLOW, GREEN))
    play(match, RED, "place 3 nobility_large", "baron nobility_large", "end")
    for seat in (BLUE, YELLOW, GREEN):
        assert refused(match, seat, "place 1 nobility_large") == ("blocked_by_baron", "6.2.2")
        assert allowed(match, seat, "place 1 nobility_left") and allowed(match, seat, "place 1 nobility_right")
        play(match, seat, "end")


@rule("E4")
@pytest.mark.parametrize("seat", range(4))
def test_in_round_1_nobody_may_put_a_baron_on_the_large_palace_area(seat: int) -> None:
    match = laid(round=1, to_move=seat, squires=(3, 3, 3, 3))
    play(match, seat, "place 3 kings_palace_large")
    assert refused(match, seat, "baron kings_palace_large") == ("palace_ban", "6.5.7")


@rule("E5")
def test_the_market_privilege_goes_to_yellow_who_controls_nothing_there() -> None:
    match = laid(at="privileges", city=MARKET)
    assert asked(match) == ("buy_materials", YELLOW)
    assert YELLOW not in [area(match, f"market_{size}")["control"] for size in ("large", "left", "right")]


@rule("E6")
def test_market_income() -> None:
    match = laid(at="income", city=MARKET)
    for seat in (BLUE, RED, GREEN):
        play(match, seat, "income")
    assert [goods(match, seat)[:2] for seat in range(4)] == [(1, 14), (1, 14), (0, 12), (2, 16)]


@rule("E7")
def test_the_third_floor_costs_4_and_for_the_first_builder_5() -> None:
    match = laid(floors=(2, 2, 0, 0))
    assert side(match, BLUE)["next_floor_price"] == 5
    match = laid(floors=(2, 3, 0, 0))
    assert side(match, BLUE)["next_floor_price"] == 4


@rule("E8")
@pytest.mark.parametrize("count, price", [(1, 1), (2, 3), (3, 6)])
def test_the_treasurers_mercenaries(count: int, price: int) -> None:
    match = laid(to_move=RED)
    assert play(match, RED, f"hire {count}") == [f"hired count={count} price={price}"]


@rule("E9")
def test_a_prestige_and_a_bezant_are_any_two_resources() -> None:
    match = laid(hands={"blue": ["any_two"]})
    play(match, BLUE, "card any_two", "gain bezants prestige")
    assert goods(match, BLUE) == (0, 13, 1)


@rule("E10")
def test_an_intrigue_against_somebody_with_nothing() -> None:
    match = laid(at="privileges", city={"nobility_left": "red 1"}, floors=(5, 5, 5, 5))
    play(match, RED, "intrigue blue")
    assert (goods(match, RED)[2], goods(match, BLUE)[2]) == (1, 0)


@rule("E11")
def test_succession() -> None:
    where = {"kings_palace_left": "green 3 red 3 yellow 3"}
    barons = {"green": "kings_palace_left", "red": "patriarchate_large"}
    match = laid(at="event", event="succession", city=where, barons=barons)
    play(match, RED, "save 2")
    play(match, GREEN, "save 2")
    assert city(match, GREEN) == {"kings_palace_left": 2}
    assert city(match, RED) == {"patriarchate_large": 2}
    assert city(match, YELLOW) == {}


@rule("E12")
def test_a_new_patriarch() -> None:
    where = {
        "patriarchate_large": "blue 4 yellow 2",
        "patriarchate_left": "red 2 green 2",
        "patriarchate_right": "green 3",
        "nobility_large": "red 3 blue 1",
        "nobility_left": "yellow 2 blue 1",
    }
    match = laid(at="event", event="new_patriarch", city=where)
    assert squires_in(match, "patriarchate_large") == [2, 0, 2, 0]
    assert squires_in(match, "patriarchate_left") == [0, 2, 0, 2]
    assert squires_in(match, "patriarchate_right") == [0, 0, 0, 3]
    assert squires_in(match, "nobility_large") == [1, 1, 0, 0]
    assert squires_in(match, "nobility_left") == [1, 0, 1, 0]


@rule("E13")
def test_a_special_tax() -> None:
    where = {"market_large": "blue 7 green 4 yellow 2 red 1"}
    order = (BLUE, GREEN, YELLOW, RED)
    match = laid(at="event", event="special_tax", city=where, offices=order, bezants=(12, 12, 0, 12))
    play(match, BLUE, "ransom 4")
    play(match, GREEN, "ransom 3")
    assert match.legal(YELLOW) == ["ransom 0"]
    play(match, YELLOW, "ransom 0")
    play(match, RED, "ransom 1")
    assert squires_in(match, "market_large") == [4, 1, 0, 3]


@rule("E14")
def test_a_war() -> None:
    where = {
        "templars_large": "red 4 green 7 blue 1",
        "market_large": "green 4 blue 4 red 2 yellow 3",
        "patriarchate_left": "red 3",
    }
    match = laid(at="event", event="war", city=where, offices=(RED, GREEN, BLUE, YELLOW))
    play(match, RED, *["strike market_large green"] * 2, *["strike market_large blue"] * 2)
    for colour in ("red", "blue", "yellow"):
        play(match, GREEN, *[f"strike market_large {colour}"] * 2)
    assert asked(match) == ("retaliate", BLUE)  # six of seven: two of each opponent
    play(match, BLUE, "strike patriarchate_left red")
    assert asked(match)[0] == "open_auction"  # Yellow had nobody there
    assert squires_in(match, "templars_large") == [0, 0, 0, 0]
    assert squires_in(match, "market_large") == [0, 0, 1, 2]
    assert city(match, RED) == {"patriarchate_left": 2}


@rule("E15")
def test_a_table_for_two() -> None:
    match = regnum.new("jerusalem", seats=2, seed=4)
    seen = match.view(None)
    assert seen["deck"] + seen["laid"]["count"] == 25
    assert [space["face"] for space in seen["calendar"]] == [None, "down", "down", "down", None]
    assert len(state_of(match).calendar) == 3
    assert [office["number"] for office in seen["offices"]] == [3, 4]
    assert {each["quarter"] for each in seen["areas"] if not each["open"]} == {"patriarchate", "nobility"}


@rule("E16")
def test_three_players_lay_out_three_cards_in_every_round() -> None:
    match = regnum.new("jerusalem", seats=3, seed=4)
    laid_out = {}
    while not match.over:
        seen = match.view(None)
        if seen["phase"] == "auction":
            laid_out[seen["round"]] = seen["laid"]["count"]
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    assert laid_out == dict.fromkeys(range(1, 6), 3)


@rule("E17")
def test_the_constable_wins_a_tie_against_the_marshal() -> None:
    match = laid(city={"market_left": "blue 3 yellow 3 red 1"})
    assert area(match, "market_left")["control"] == BLUE


@rule("E18")
def test_a_chain_of_floors() -> None:
    match = laid(at="building", round=1, prestige=(8, 5, 0, 0))
    assert [(side(match, seat)["floors"], goods(match, seat)[2]) for seat in (BLUE, RED)] == [(2, 1), (2, 0)]


@rule("E19")
def test_the_barons_minimum() -> None:
    match = laid(squires=(2,))
    play(match, BLUE, "place 1 market_left", "place 1 tower_of_david")
    assert allowed(match, BLUE, "baron market_left")
    assert numbers(match, BLUE, "baron tower_of_david") == {"need": 2, "entered": 1}
    match = laid(to_move=GREEN, squires=(0, 0, 0, 2), city={"market_left": "green 5"})
    play(match, GREEN, "place 2 market_left")
    assert numbers(match, GREEN, "baron market_left") == {"need": 3, "entered": 2}


@rule("E20")
def test_a_blocked_tower_of_david() -> None:
    match = laid(at="tower", city={"tower_of_david": "blue 2"}, barons={"red": "tower_of_david"})
    assert goods(match, BLUE)[1] == 13
    assert asked(match)[0] == "open_auction"


@rule("E21")
def test_the_kings_gifts() -> None:
    hands = {"red": ["renegade"], "yellow": ["move_two", "move_two", "any_two"]}
    more: dict[str, Any] = {"squires": (6, 6, 2), "bezants": (0, 4, 1), "floors": (20, 20, 20), "hands": hands}
    match = laid(seats=3, at="gifts", round=5, **more)
    assert [goods(match, seat)[2] for seat in range(3)] == [1, 5, 1]


@rule("E22")
def test_the_next_bidder() -> None:
    a, b, c, d = range(4)
    match = laid(at="auction", to_move=a)
    play(match, a, "offer constable 0")
    play(match, b, "pass")
    play(match, c, "raise 1")
    play(match, d, "pass")
    play(match, a, "pass")
    assert asked(match) == ("open_auction", d)
    play(match, d, "offer marshal 0")
    play(match, a, "pass")
    play(match, b, "pass")
    assert asked(match) == ("open_auction", a)
