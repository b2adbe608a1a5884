"""6.7. Action cards."""

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.core.messages import refuse, say
from regnum.testing import allowed, asked, moves, names, play, refused, rule
from tests.typed import present

from .laying import BLUE, GREEN, RED, YELLOW, city, goods, laid, side, squires_in


def with_card(card: str, **more: Any) -> Match:
    return laid(hands={"blue": [card]}, **more)


@rule("6.7.1")
def test_any_number_of_cards_may_be_played_in_ones_own_turn() -> None:
    match = laid(hands={"blue": ["extra_bezants", "extra_bezants", "extra_squire"], "red": ["extra_bezants"]})
    play(match, BLUE, "card extra_bezants", "card extra_squire", "card extra_bezants")
    assert goods(match, BLUE) == (1, 16, 0)
    assert present(match.why(RED, "card extra_bezants")).code == "not_your_turn"


@rule("6.7.1")
def test_only_cards_in_hand_can_be_played() -> None:
    match = laid(hands={"red": ["renegade"]})
    reason = {"card": say("card-renegade.quoted")}
    assert match.why(BLUE, "card renegade") == refuse("not_in_hand", "6.7.1", **reason)


@rule("6.7.1")
def test_a_hand_has_no_limit() -> None:
    hand = ["extra_squire"] * 3 + ["extra_bezants"] * 3 + ["extra_prestige"] * 3 + ["move_two"] * 4
    match = laid(at="cards", hands={"blue": hand})
    play(match, BLUE, match.legal(BLUE)[0])
    assert side(match, BLUE)["cards"] == len(hand) + 1


@rule("6.7.2")
def test_a_played_card_goes_to_the_discard_pile_for_all_to_see() -> None:
    match = with_card("extra_prestige")
    play(match, BLUE, "card extra_prestige")
    assert match.view(None)["played"] == ["extra_prestige"]
    assert side(match, BLUE)["hand"] == []
    assert refused(match, BLUE, "card extra_prestige") == ("not_in_hand", "6.7.1")


@rule("6.7.3")
def test_what_a_card_gives_may_be_used_at_once() -> None:
    match = with_card("squire_and_bezant", bezants=(2, 0, 0, 0))
    assert moves(match, BLUE, "place") == moves(match, BLUE, "hire") == []
    play(match, BLUE, "card squire_and_bezant", "place 1 market_left", "hire 1")
    assert goods(match, BLUE) == (1, 0, 0)


@rule("6.7.4", "6.7.5", "6.7.6", "6.7.8")
@pytest.mark.parametrize(
    "card, gained",
    [
        ("extra_squire", (1, 12, 0)),
        ("extra_bezants", (0, 14, 0)),
        ("extra_prestige", (0, 12, 2)),
        ("squire_and_bezant", (1, 13, 0)),
    ],
)
def test_a_card_that_gives_goods(card: str, gained: tuple[int, int, int]) -> None:
    match = with_card(card)
    assert names(play(match, BLUE, f"card {card}")) == ["played_card", "gained"]
    assert goods(match, BLUE) == gained


@rule("6.7.7")
@pytest.mark.parametrize(
    "choice, gained",
    [
        ("squires squires", (2, 12, 0)),
        ("squires bezants", (1, 13, 0)),
        ("squires prestige", (1, 12, 1)),
        ("bezants bezants", (0, 14, 0)),
        ("bezants prestige", (0, 13, 1)),
        ("prestige prestige", (0, 12, 2)),
    ],
)
def test_any_mix_of_two_resources(choice: str, gained: tuple[int, int, int]) -> None:
    match = with_card("any_two")
    play(match, BLUE, "card any_two")
    assert asked(match) == ("choose_two", BLUE)
    play(match, BLUE, f"gain {choice}")
    assert goods(match, BLUE) == gained
    assert asked(match) == ("deploy", BLUE)


@rule("6.7.7", "Q4")
@pytest.mark.parametrize("on_board, choices", [(48, 6), (49, 5), (50, 3)])
def test_squires_the_supply_lacks_cannot_be_chosen(on_board: int, choices: int) -> None:
    match = with_card("any_two", city={"market_large": f"blue {on_board}"})
    play(match, BLUE, "card any_two")
    assert len(match.legal(BLUE)) == choices
    if on_board > 48:
        need, have = 2, 50 - on_board
        assert match.why(BLUE, "gain squires squires") == refuse("supply_short", "Q4", count=need, have=have)


@rule("6.7.9")
def test_the_renegade_swaps_two_squires() -> None:
    match = with_card("renegade", city={"market_large": "blue 2", "nobility_left": "red 1 yellow 1"})
    play(match, BLUE, "card renegade")
    assert asked(match) == ("swap_squires", BLUE)
    told = play(match, BLUE, "swap market_large nobility_left yellow")
    assert told == ["swapped other=2 origin=market_large area=nobility_left"]
    assert squires_in(match, "market_large") == [1, 0, 1, 0]
    assert squires_in(match, "nobility_left") == [1, 1, 0, 0]


@rule("6.7.9", "Q10")
def test_the_renegade_needs_different_areas_and_a_squire_of_each() -> None:
    match = with_card("renegade", city={"market_large": "blue 1 red 1", "nobility_left": "red 1"})
    play(match, BLUE, "card renegade")
    assert refused(match, BLUE, "swap market_large market_large red") == ("same_area", "Q10")
    assert refused(match, BLUE, "swap market_large nobility_left yellow") == ("no_squire_there", "6.7.9")
    assert refused(match, BLUE, "swap nobility_left market_large red") == ("no_squire_there", "6.7.9")
    assert refused(match, BLUE, "swap market_large nobility_left blue") == ("own_colour", "6.7.9")
    assert match.legal(BLUE) == ["swap market_large nobility_left red"]


@rule("6.7.9")
def test_a_colour_nobody_plays_has_no_renegade() -> None:
    match = with_card("renegade", seats=3, city={"market_large": "blue 1", "nobility_left": "red 1"})
    play(match, BLUE, "card renegade")
    assert refused(match, BLUE, "swap market_large nobility_left green") == ("not_at_table", "6.7.9")


@rule("6.7.10", "Q9")
def test_two_squires_move_from_one_or_two_areas() -> None:
    match = with_card("move_two", city={"market_large": "blue 1", "templars_left": "blue 1"})
    play(match, BLUE, "card move_two")
    assert refused(match, BLUE, "shift market_large market_large") == ("same_area", "Q9")
    assert refused(match, BLUE, "shift market_left market_large") == ("no_squire_there", "6.7.10")
    play(match, BLUE, "shift market_large nobility_left", "shift templars_left tower_of_david")
    assert city(match, BLUE) == {"nobility_left": 1, "tower_of_david": 1}
    assert asked(match) == ("deploy", BLUE)


@rule("Q9", "Q24")
def test_moving_only_one_is_enough_but_none_is_not() -> None:
    match = with_card("move_two", city={"market_large": "blue 2"})
    play(match, BLUE, "card move_two")
    assert refused(match, BLUE, "stay") == ("must_move", "Q24")
    play(match, BLUE, "shift market_large nobility_left", "stay")
    assert city(match, BLUE) == {"market_large": 1, "nobility_left": 1}


@rule("6.7.11")
def test_genoese_merchants_sell_any_number_of_mercenaries_for_2_this_turn() -> None:
    match = laid(to_move=GREEN, hands={"green": ["genoese_merchants"]})
    play(match, GREEN, "card genoese_merchants")
    assert match.view(GREEN)["active"]["next_hire_price"] == 2
    assert play(match, GREEN, "hire 6") == ["hired count=6 price=12"]


@rule("6.7.12")
@pytest.mark.parametrize("quarter", ["kings_palace", "templars", "patriarchate", "market", "nobility"])
def test_overwhelming_force_sends_two_squires_into_one_area_of_its_quarter(quarter: str) -> None:
    match = with_card(f"force_{quarter}")
    play(match, BLUE, f"card force_{quarter}")
    assert asked(match) == ("send_force", BLUE)
    assert match.legal(BLUE) == [f"deploy {quarter}_{size}" for size in ("large", "left", "right")]
    assert refused(match, BLUE, "deploy tower_of_david") == ("other_quarter", "6.7.12")
    assert [option.label.args["count"] for option in present(match.decision(BLUE)).options] == [2, 2, 2]
    assert play(match, BLUE, f"deploy {quarter}_left") == [f"deployed area={quarter}_left count=2"]
    assert city(match, BLUE) == {f"{quarter}_left": 2}
    assert goods(match, BLUE)[0] == 0  # they come from the supply
    assert asked(match) == ("deploy", BLUE)


@rule("6.7.12")
def test_in_edition_1_overwhelming_force_could_be_split() -> None:
    match = with_card("force_market", edition=1)
    play(match, BLUE, "card force_market")
    assert [option.label.args["count"] for option in present(match.decision(BLUE)).options] == [1, 1, 1]
    play(match, BLUE, "deploy market_left", "deploy market_right")
    assert city(match, BLUE) == {"market_left": 1, "market_right": 1}
    assert asked(match) == ("deploy", BLUE)


@rule("6.7.12", "Q2")
def test_the_sixth_overwhelming_force_goes_to_the_tower_of_david_at_once() -> None:
    match = with_card("force_tower_of_david")
    told = play(match, BLUE, "card force_tower_of_david")
    assert told == ["played_card card=force_tower_of_david", "deployed area=tower_of_david count=2"]
    assert squires_in(match, "tower_of_david") == [2, 0, 0, 0]


@rule("Q24")
def test_with_one_squire_left_overwhelming_force_sends_one() -> None:
    match = with_card("force_market", city={"templars_left": "blue 49"})
    play(match, BLUE, "card force_market", "deploy market_left")
    assert asked(match) == ("deploy", BLUE)
    assert city(match, BLUE) == {"templars_left": 49, "market_left": 1}


@rule("Q24")
@pytest.mark.parametrize(
    "card, more",
    [
        ("extra_squire", {"squires": (50,)}),
        ("force_market", {"squires": (50,)}),
        ("force_tower_of_david", {"barons": {"red": "tower_of_david"}}),
        ("move_two", {}),
        ("move_two", {"city": {"market_left": "blue 2"}, "barons": {"red": "market_left"}}),
        ("renegade", {"city": {"market_left": "blue 2"}}),
        ("renegade", {"city": {"market_left": "red 2"}}),
        ("renegade", {"city": {"market_left": "blue 1 red 2"}}),
        ("renegade", {"city": {"market_left": "blue 1", "market_right": "red 1"}, "barons": {"red": "market_right"}}),
    ],
)
def test_a_card_without_effect_cannot_be_played(card: str, more: dict[str, Any]) -> None:
    match = with_card(card, **more)
    assert refused(match, BLUE, f"card {card}") == ("no_effect", "Q24")


@rule("Q24")
def test_overwhelming_force_needs_an_unblocked_area() -> None:
    barons = {"red": "market_large", "yellow": "market_left", "green": "market_right"}
    match = with_card("force_market", barons=barons)
    assert refused(match, BLUE, "card force_market") == ("no_effect", "Q24")


@rule("Q24")
def test_genoese_merchants_may_always_be_played() -> None:
    match = with_card("genoese_merchants", squires=(50,), bezants=(0, 0, 0, 0))
    assert allowed(match, BLUE, "card genoese_merchants")


@rule("Q24", "Q4")
def test_a_squire_and_a_bezant_give_the_bezant_when_the_supply_is_empty() -> None:
    match = with_card("squire_and_bezant", squires=(50,))
    play(match, BLUE, "card squire_and_bezant")
    assert goods(match, BLUE) == (50, 13, 0)


@rule("6.7.1")
def test_cards_wait_behind_the_screen_for_a_later_round() -> None:
    match = laid(round=1, hands={"yellow": ["extra_prestige"]}, to_move=YELLOW)
    play(match, YELLOW, "end")
    assert side(match, YELLOW)["hand"] == ["extra_prestige"]
    assert match.view(RED)["sides"][YELLOW]["cards"] == 1
