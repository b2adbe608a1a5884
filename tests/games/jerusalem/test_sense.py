"""What bots notice in the city: who holds what, how surely, what is as good as done, where an event will strike."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.jerusalem.sense import FEATURES, JerusalemSense
from regnum.testing.contract import TableSetup, every_table, position
from tests.games.jerusalem.laying import BLUE, GREEN, RED, YELLOW, laid

from .laying import state_of

EVERYWHERE = 16.0  # bezants that the whole city pays: a squire would win any empty area
of_every_table = pytest.mark.parametrize("table", every_table("jerusalem"), ids=repr)


def noticed(match: Any, side: int) -> dict[str, float]:
    return dict(zip(FEATURES, JerusalemSense().noticed(match.state, side), strict=True))


@of_every_table
def test_time_runs_from_one_to_nothing(table: TableSetup) -> None:
    match = position(table, 7, 0)
    sense = JerusalemSense()
    before = sense.left(state_of(match))
    assert before == 1.0
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
        assert 0.0 <= sense.left(state_of(match)) <= before
        before = sense.left(state_of(match))
    assert before == 0.0


def test_areas_pay_their_controller_and_are_near_for_who_is_close_behind() -> None:
    """2.6, 7.3.4. Blue and Red tie in the large Market, which goes to Blue's office; Yellow is two behind."""
    match = laid(city={"market_large": "blue 3 red 3 yellow 1"})
    blue, red, yellow, green = (noticed(match, side) for side in (BLUE, RED, YELLOW, GREEN))
    assert (blue["held_squires"], blue["held_bezants"]) == (2.0, 4.0)
    assert blue["income_bezants"] == 4.0 and blue["safe_bezants"] == 0.0
    assert red["held_bezants"] == 0.0 and red["near_bezants"] == EVERYWHERE
    assert yellow["near_bezants"] == green["near_bezants"] == EVERYWHERE - 4.0
    assert green["held_bezants"] == 0.0


def test_a_clear_lead_or_a_baron_makes_an_area_safe() -> None:
    """2.8, 6.5.4."""
    lead = laid(city={"templars_large": "blue 5 red 2"})
    assert noticed(lead, BLUE)["safe_squires"] == 4.0
    narrow = laid(city={"templars_large": "blue 3 red 2"})
    assert noticed(narrow, BLUE)["safe_squires"] == 0.0
    shut = laid(city={"templars_large": "blue 3 red 2"}, barons={"red": "templars_large"})
    assert noticed(shut, BLUE)["safe_squires"] == 4.0
    assert noticed(shut, RED)["near_squires"] == noticed(narrow, RED)["near_squires"] - 4.0


def test_prestige_in_sight_is_counted_in_floors() -> None:
    """7.5.2. 5 prestige and 4 of income: floors for 3 and 4 as the first at both heights, 2 of the next 5 left over."""
    match = laid(prestige=(5,), city={"kings_palace_large": "blue 2"})
    blue = noticed(match, BLUE)
    assert blue["points"] == 0.0 and blue["prestige"] == 5.0
    assert blue["floors_due"] == 2.0
    assert blue["floor_share"] == pytest.approx(2 / 5)


def test_a_standing_bid_is_as_good_as_paid() -> None:
    """5.2.5."""
    match = laid(at="auction", to_move=BLUE)
    match.play(BLUE, "offer marshal 4")
    assert noticed(match, BLUE)["bezants"] == 8.0
    assert noticed(match, BLUE)["as_marshal"] == 1.0
    assert noticed(match, RED)["bezants"] == 12.0


def test_squires_are_noticed_where_the_event_of_the_round_will_strike() -> None:
    """8.5."""
    war = laid(event="war", city={"templars_left": "blue 2", "templars_right": "blue 1", "market_left": "blue 4"})
    assert noticed(war, BLUE)["in_war"] == 3.0
    assert noticed(war, BLUE)["in_tax"] == 0.0
    tax = laid(event="special_tax", city={"market_left": "blue 4"})
    assert noticed(tax, BLUE)["in_tax"] == 4.0


def test_in_the_last_round_the_most_behind_the_screen_counts() -> None:
    """7.4."""
    match = laid(round=5, squires=(3, 3, 1, 0), bezants=(1, 5, 2, 0), hands={"green": ["extra_squire"]})
    blue, red, green = (noticed(match, side) for side in (BLUE, RED, GREEN))
    assert 0 < blue["gift_squires"] < 1 and red["gift_bezants"] == 1.0 and green["gift_cards"] == 1.0
    assert noticed(laid(round=4, squires=(3, 0, 0, 0)), BLUE)["gift_squires"] == 0.0


def test_the_prestige_that_is_left_breaks_a_tie() -> None:
    """10.2."""
    sense = JerusalemSense()
    match = laid(floors=(3, 3, 4, 0), prestige=(2, 1, 0, 0))
    blue, red, yellow = (sense.reached(state_of(match), side) for side in (BLUE, RED, YELLOW))
    assert red < blue < yellow
