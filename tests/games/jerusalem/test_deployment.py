"""6.1 to 6.4 and 6.6. Phase 2: a turn, placing, hiring, selling, and what offices can do."""

from typing import Any

import pytest

from regnum.core.messages import PlayerRef, refuse, say
from regnum.testing import allowed, asked, moves, names, numbers, play, refused, rule
from tests.typed import present

from .laying import BLUE, GREEN, RED, YELLOW, city, goods, laid, play_on, side, squires_in


@rule("4.1.2", "6.1.1", "2.5")
def test_everybody_takes_one_whole_turn_in_turn_order() -> None:
    match = laid(at="turns", offices=(YELLOW, BLUE, GREEN, RED))
    order = []
    while asked(match)[0] == "deploy":
        order.append(asked(match)[1])
        play(match, order[-1], "end")
    assert order == [YELLOW, BLUE, GREEN, RED]


@rule("6.1.2")
def test_a_turn_begins_with_the_squires_of_the_office() -> None:
    match = laid(at="turns", squires=(1, 0, 0, 0))
    assert goods(match, BLUE)[0] == 1 + 7
    for seat, squires in ((BLUE, 6), (RED, 5), (YELLOW, 4)):
        told = play(match, seat, "end")
        assert f"squires={squires}" in told[1]
        assert goods(match, seat + 1)[0] == squires


@rule("6.1.3")
def test_actions_come_in_any_order_and_nothing_is_compulsory() -> None:
    match = laid(squires=(6,), hands={"blue": ["extra_bezants"]})
    play(match, BLUE, "hire 1", "place 2 market_left", "card extra_bezants", "place 3 market_left", "hire 1")
    play(match, BLUE, "baron market_left", "place 2 templars_large")
    assert city(match, BLUE) == {"market_left": 5, "templars_large": 2}
    idle = laid(squires=(6,))
    assert names(play(idle, BLUE, "end"))[0] == "ended_turn"


@rule("6.2.1")
def test_squires_go_from_behind_the_screen_into_any_areas() -> None:
    match = laid(squires=(5,))
    assert play(match, BLUE, "place 3 kings_palace_left") == ["placed area=kings_palace_left count=3"]
    play(match, BLUE, "place 2 tower_of_david")
    assert city(match, BLUE) == {"kings_palace_left": 3, "tower_of_david": 2}
    assert goods(match, BLUE)[0] == 0
    assert moves(match, BLUE, "place") == []


@rule("6.2.1")
def test_nobody_places_more_squires_than_are_behind_the_screen() -> None:
    match = laid(squires=(2,))
    assert match.why(BLUE, "place 3 market_left") == refuse("too_few_squires", "6.2.1", count=3, have=2)
    assert allowed(match, BLUE, "place 2 market_left")


@rule("6.2.2", "6.5.4")
def test_an_area_with_somebody_elses_baron_is_shut() -> None:
    match = laid(squires=(3,), barons={"red": "nobility_large"})
    reason: dict[str, Any] = {"area": say("area-nobility_large"), "player": PlayerRef(RED)}
    expected = refuse("blocked_by_baron", "6.2.2", **reason).advise("place")
    assert match.why(BLUE, "place 1 nobility_large") == expected
    assert allowed(match, BLUE, "place 1 nobility_left")


@rule("6.2.2")
def test_an_area_with_ones_own_baron_is_open_for_placing() -> None:
    match = laid(squires=(3,), barons={"blue": "nobility_large"})
    play(match, BLUE, "place 3 nobility_large")
    assert squires_in(match, "nobility_large") == [3, 0, 0, 0]


@rule("6.2.3", "4.2.3")
def test_squires_stay_where_they_are_for_later_rounds() -> None:
    match = laid(seats=2, round=1, squires=(5, 0))
    play(match, BLUE, "place 2 kings_palace_left")
    play_on(match, until=lambda match: match.view(None)["round"] == 2)
    assert goods(match, BLUE)[0] == 3
    assert city(match, BLUE) == {"kings_palace_left": 2}


@rule("6.3.1")
def test_mercenaries_cost_3_bezants_each() -> None:
    match = laid(to_move=GREEN, bezants=(0, 0, 0, 10))
    assert moves(match, GREEN, "hire") == ["1", "2", "3"]
    assert match.why(GREEN, "hire 4") == refuse("too_few_bezants", "6.3.1", price=12, have=10)
    assert play(match, GREEN, "hire 3") == ["hired count=3 price=9"]
    assert goods(match, GREEN) == (3, 1, 0)
    play(match, GREEN, "place 3 market_large")  # at once, onto the board


@rule("6.3.1", "Q4", "2.3")
def test_an_empty_supply_stops_hiring() -> None:
    match = laid(to_move=GREEN, bezants=(0, 0, 0, 30), squires=(0, 0, 0, 8), city={"market_large": "green 40"})
    assert side(match, GREEN)["supply"] == 2
    assert moves(match, GREEN, "hire") == ["1", "2"]
    assert match.why(GREEN, "hire 3") == refuse("supply_short", "Q4", count=3, have=2)


@rule("Q4")
def test_with_a_short_supply_one_takes_what_is_left() -> None:
    match = laid(at="turns", squires=(3, 0, 0, 0), city={"market_large": "blue 45"})
    assert goods(match, BLUE)[0] == 3 + 2
    assert side(match, BLUE)["supply"] == 0


@rule("Q4")
def test_what_is_sold_is_back_in_the_supply_at_once() -> None:
    match = laid(to_move=GREEN, squires=(0, 0, 0, 5), city={"market_large": "green 45"}, bezants=(0, 0, 0, 3))
    assert refused(match, GREEN, "hire 1") == ("supply_short", "Q4")
    play(match, GREEN, "sell", *["withdraw market_large"] * 3)
    assert allowed(match, GREEN, "hire 1")


@rule("6.4.1")
def test_three_squires_off_the_board_bring_a_bezant() -> None:
    match = laid(city={"market_large": "blue 4", "templars_left": "blue 2"})
    play(match, BLUE, "sell")
    assert asked(match) == ("sell_squires", BLUE)
    assert sorted(match.legal(BLUE)) == ["withdraw market_large", "withdraw templars_left"]
    assert present(match.why(BLUE, "withdraw market_left")).code == "no_squire_there"
    told = play(match, BLUE, "withdraw market_large", "withdraw templars_left", "withdraw templars_left")
    assert names(told) == ["withdrew", "withdrew", "withdrew", "sold"]
    assert city(match, BLUE) == {"market_large": 3}
    assert goods(match, BLUE) == (0, 13, 0)  # to the supply, not behind the screen
    assert allowed(match, BLUE, "sell")  # again


@rule("6.4.1")
def test_with_fewer_than_three_squires_on_the_board_nothing_can_be_sold() -> None:
    match = laid(squires=(5,), city={"market_large": "blue 2"})
    assert refused(match, BLUE, "sell") == ("nothing_to_sell", "6.4.1")
    assert numbers(match, BLUE, "sell") == {"need": 3, "have": 2}


@rule("Q6")
@pytest.mark.parametrize("owner", ["blue", "red"])
def test_squires_in_a_blocked_area_can_be_sold(owner: str) -> None:
    match = laid(city={"market_large": "blue 3"}, barons={owner: "market_large"})
    play(match, BLUE, "sell", *["withdraw market_large"] * 3)
    assert goods(match, BLUE)[1] == 13


@rule("Q26")
def test_selling_is_for_ones_own_turn_only() -> None:
    match = laid(at="auction", city={"market_large": "blue 3"}, bezants=(0, 12, 12, 12))
    assert present(match.why(BLUE, "sell")).code == "not_now"
    match = laid(at="privileges", city={"market_large": "blue 3"}, bezants=(0, 12, 12, 12))
    assert asked(match) == ("buy_materials", BLUE)
    assert present(match.why(BLUE, "sell")).code == "not_now"
    match = laid(at="event", event="special_tax", city={"market_large": "blue 3"}, bezants=(0, 12, 12, 12))
    assert asked(match) == ("pay_tax", BLUE)
    assert present(match.why(BLUE, "sell")).code == "not_now"


@rule("6.6.2")
def test_the_treasurers_first_two_mercenaries_are_cheap() -> None:
    match = laid(to_move=RED)
    assert play(match, RED, "hire 1", "hire 1", "hire 1") == [
        "hired count=1 price=1",
        "hired count=1 price=2",
        "hired count=1 price=3",
    ]


@rule("Q5")
def test_the_treasurer_with_genoese_merchants_pays_the_cheapest_price_each_time() -> None:
    match = laid(to_move=RED, hands={"red": ["genoese_merchants"]})
    play(match, RED, "card genoese_merchants")
    assert play(match, RED, "hire 4") == ["hired count=4 price=7"]  # 1 + 2 + 2 + 2


@rule("Q5", "6.7.11")
def test_genoese_merchants_do_not_change_what_was_paid_before() -> None:
    match = laid(to_move=RED, hands={"red": ["genoese_merchants"]})
    told = play(match, RED, "hire 3", "card genoese_merchants", "hire 1")
    assert (told[0], told[-1]) == ("hired count=3 price=6", "hired count=1 price=2")


@rule("6.6.3")
def test_the_marshal_takes_a_bezant_once() -> None:
    match = laid(to_move=YELLOW)
    assert play(match, YELLOW, "marshal bezant") == ["marshal_paid bezants=1"]
    assert goods(match, YELLOW)[1] == 13
    assert refused(match, YELLOW, "marshal bezant") == ("marshal_used", "6.6.3")
    assert refused(match, YELLOW, "marshal move") == ("marshal_used", "6.6.3")


@rule("6.6.3", "Q9")
def test_the_marshal_moves_up_to_two_squires_instead() -> None:
    match = laid(to_move=YELLOW, city={"market_large": "yellow 2"})
    play(match, YELLOW, "marshal move")
    assert asked(match) == ("move_squires", YELLOW)
    assert refused(match, YELLOW, "stay") == ("must_move", "Q24")
    play(match, YELLOW, "shift market_large templars_left", "stay")
    assert city(match, YELLOW) == {"market_large": 1, "templars_left": 1}
    assert refused(match, YELLOW, "marshal bezant") == ("marshal_used", "6.6.3")


@rule("6.6.3", "6.5.5")
def test_the_marshal_without_a_squire_to_move_cannot_move() -> None:
    match = laid(to_move=YELLOW, city={"market_large": "yellow 2"}, barons={"blue": "market_large"})
    assert refused(match, YELLOW, "marshal move") == ("nothing_to_move", "6.5.5")
    assert allowed(match, YELLOW, "marshal bezant")


@rule("6.6.3")
def test_only_the_marshal_has_the_marshals_ability() -> None:
    match = laid(to_move=GREEN)
    assert refused(match, GREEN, "marshal bezant") == ("not_marshal", "6.6.3")


@rule("6.6.4", "Q11")
def test_the_admirals_bezant_comes_by_itself_when_the_turn_begins() -> None:
    match = laid(at="turns", seats=2)
    told = play(match, BLUE, "end")
    assert names(told) == ["ended_turn", "turn_began", "admiral_paid"]
    assert goods(match, RED)[1] == 13
