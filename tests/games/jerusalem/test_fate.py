"""8. Phase 4: the events."""

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.core.messages import refuse
from regnum.testing import allowed, asked, moves, names, play, refused, rule

from .laying import BLUE, GREEN, RED, YELLOW, city, goods, laid, side, squires_in


def at_event(event: str, **more: Any) -> Match:
    return laid(at="event", event=event, **more)


@rule("8.1.1", "4.1.4")
@pytest.mark.parametrize("round, comes", [(1, None), (2, "war"), (3, "succession"), (4, "special_tax"), (5, None)])
def test_the_event_of_the_calendar_comes_in_rounds_2_3_and_4(round: int, comes: str | None) -> None:
    calendar = ["war", "succession", "special_tax", "new_patriarch"]
    match = laid(at="tower", round=round, calendar=calendar, city={"market_left": "blue 1"})
    told = play(match, BLUE, "buy 0", "income")
    came = [each.removeprefix("event_came event=") for each in told if each.startswith("event_came")]
    assert came == ([comes] if comes else [])


@rule("8.1.2")
def test_removed_squires_go_to_the_supply() -> None:
    match = at_event("war", city={"templars_left": "blue 3"})
    assert (side(match, BLUE)["squires"], side(match, BLUE)["supply"]) == (0, 50)


# -- succession ---------------------------------------------------------------------------------------------


@rule("8.2.1", "8.2.2")
def test_without_a_baron_all_squires_leave_the_palace() -> None:
    match = at_event("succession", city={"kings_palace_large": "blue 2", "kings_palace_left": "blue 1 red 4"})
    assert city(match, BLUE) == city(match, RED) == {}


@rule("8.2.2")
def test_a_baron_saves_up_to_two_of_the_whole_quarter() -> None:
    where = {"kings_palace_large": "blue 1", "kings_palace_left": "blue 1", "kings_palace_right": "blue 1"}
    match = at_event("succession", city=where, barons={"blue": "market_left"})
    assert asked(match) == ("save_squires", BLUE)
    assert match.legal(BLUE) == ["save 0", "save 1", "save 2"]
    told = play(match, BLUE, "save 2")
    assert names(told)[:2] == ["squires_removed", "squires_saved"]
    assert city(match, BLUE) == {"market_left": 2}


@rule("8.2.2")
def test_nobody_saves_more_than_there_are() -> None:
    match = at_event("succession", city={"kings_palace_large": "blue 1"}, barons={"blue": "market_left"})
    assert match.why(BLUE, "save 2") == refuse("too_few_to_save", "8.2.2", count=2, have=1)
    play(match, BLUE, "save 0")
    assert city(match, BLUE) == {}


@rule("8.2.2")
def test_a_baron_without_squires_in_the_palace_is_not_asked() -> None:
    match = at_event("succession", city={"market_left": "blue 3"}, barons={"blue": "market_left"})
    assert asked(match)[0] == "open_auction"


@rule("8.2.3", "Q22")
def test_a_baron_in_the_palace_saves_even_those_who_stand_with_him() -> None:
    where = {"kings_palace_large": "blue 5 red 2"}
    match = at_event("succession", city=where, barons={"blue": "kings_palace_large"})
    play(match, BLUE, "save 2")
    assert squires_in(match, "kings_palace_large") == [2, 0, 0, 0]


@rule("8.2.1")
def test_other_quarters_feel_no_succession() -> None:
    match = at_event("succession", city={"market_left": "blue 3", "templars_left": "red 2"})
    assert city(match, BLUE) == {"market_left": 3} and city(match, RED) == {"templars_left": 2}


# -- new patriarch ------------------------------------------------------------------------------------------


@rule("8.3.1")
def test_everybody_sinks_to_the_weakest_present() -> None:
    match = at_event(
        "new_patriarch", city={"patriarchate_left": "blue 5 red 2 green 3", "nobility_large": "red 4 blue 1"}
    )
    assert squires_in(match, "patriarchate_left") == [2, 2, 0, 2]
    assert squires_in(match, "nobility_large") == [1, 1, 0, 0]


@rule("8.3.2")
def test_who_is_alone_loses_nothing() -> None:
    match = at_event("new_patriarch", city={"patriarchate_left": "blue 5", "nobility_right": "green 2"})
    assert city(match, BLUE) == {"patriarchate_left": 5} and city(match, GREEN) == {"nobility_right": 2}


@rule("8.3.1")
def test_other_quarters_feel_no_new_patriarch() -> None:
    match = at_event("new_patriarch", city={"market_left": "blue 5 red 1"})
    assert squires_in(match, "market_left") == [5, 1, 0, 0]


# -- special tax --------------------------------------------------------------------------------------------


@rule("8.4.1")
def test_the_tax_is_paid_area_by_area_in_turn_order() -> None:
    where = {"market_large": "blue 3 red 1", "market_right": "blue 2"}
    match = at_event("special_tax", city=where, offices=(RED, BLUE, YELLOW, GREEN), bezants=(4, 1, 0, 0))
    assert asked(match) == ("pay_tax", RED)
    play(match, RED, "ransom 1")
    assert asked(match) == ("pay_tax", BLUE)
    assert moves(match, BLUE, "ransom") == ["0", "1", "2", "3"]
    assert match.why(BLUE, "ransom 4") == refuse("too_few_to_ransom", "8.4.1", count=4, have=3)
    told = play(match, BLUE, "ransom 3")
    assert told == ["tax_paid count=3 bezants=3 place=market_large"]
    assert match.why(BLUE, "ransom 2") == refuse("too_few_bezants", "8.4.1", price=2, have=1)
    play(match, BLUE, "ransom 1")
    assert city(match, BLUE) == {"market_large": 3, "market_right": 1}
    assert [goods(match, seat)[1] for seat in (BLUE, RED)] == [0, 0]


@rule("8.4.1", "11.2")
def test_who_cannot_pay_is_asked_all_the_same() -> None:
    match = at_event("special_tax", city={"market_large": "blue 3"}, bezants=(0, 0, 0, 0))
    assert asked(match) == ("pay_tax", BLUE)
    assert match.legal(BLUE) == ["ransom 0"]
    play(match, BLUE, "ransom 0")
    assert city(match, BLUE) == {}


# -- war ----------------------------------------------------------------------------------------------------


@rule("8.5.1", "Q14")
def test_everybody_leaves_the_templars_strictly_by_office_number() -> None:
    where = {"templars_large": "blue 1 red 2", "templars_left": "green 1", "market_large": "blue 1 red 1 green 1"}
    match = at_event("war", city=where, offices=(GREEN, RED, YELLOW, BLUE))
    order = []
    while asked(match)[0] == "retaliate":
        order.append(asked(match)[1])
        play(match, order[-1], "stop")
    assert order == [GREEN, RED, BLUE]
    assert sum(sum(squires_in(match, f"templars_{size}")) for size in ("large", "left", "right")) == 0


@rule("8.5.2")
def test_for_every_squire_removed_one_of_an_opponent_may_be_struck() -> None:
    where = {"templars_large": "blue 2", "market_large": "red 3", "nobility_left": "green 1"}
    match = at_event("war", city=where)
    assert asked(match) == ("retaliate", BLUE)
    play(match, BLUE, "strike market_large red")
    assert asked(match) == ("retaliate", BLUE)
    assert play(match, BLUE, "strike nobility_left green")[0] == "struck other=3 origin=nobility_left"
    assert asked(match)[0] == "open_auction"
    assert city(match, RED) == {"market_large": 2} and city(match, GREEN) == {}


@rule("8.5.2")
def test_each_opponent_loses_at_most_two() -> None:
    where = {"templars_large": "blue 5", "market_large": "red 4 yellow 1"}
    match = at_event("war", city=where)
    play(match, BLUE, "strike market_large red", "strike market_large red")
    assert refused(match, BLUE, "strike market_large red") == ("struck_enough", "8.5.2")
    assert refused(match, BLUE, "strike market_large blue") == ("own_colour", "8.5.2")
    assert refused(match, BLUE, "strike market_large green") == ("no_squire_there", "8.5.2")
    play(match, BLUE, "strike market_large yellow")
    assert asked(match)[0] == "open_auction"  # nobody is left to be struck


@rule("8.5.2")
def test_retaliation_may_be_given_up() -> None:
    match = at_event("war", city={"templars_large": "blue 3", "market_large": "red 4"})
    play(match, BLUE, "strike market_large red", "stop")
    assert city(match, RED) == {"market_large": 3}


@rule("8.5.3", "Q15", "Q23")
def test_squires_struck_in_the_templars_do_not_count_for_their_owner() -> None:
    where = {"templars_large": "blue 2 red 3", "market_large": "blue 3"}
    match = at_event("war", city=where)
    play(match, BLUE, "strike templars_large red", "strike templars_large red")
    assert asked(match) == ("retaliate", RED)
    play(match, RED, "strike market_large blue")  # one squire was left to take away, so one strike
    assert asked(match)[0] == "open_auction"


@rule("Q15")
def test_squires_in_a_blocked_area_can_be_struck() -> None:
    match = at_event("war", city={"templars_large": "blue 1", "market_large": "red 1"}, barons={"red": "market_large"})
    assert allowed(match, BLUE, "strike market_large red")


@rule("8.5.2", "9.2.5")
def test_with_two_players_the_cap_of_two_is_for_the_single_opponent() -> None:
    match = at_event("war", seats=2, city={"templars_large": "blue 5", "market_large": "red 4"})
    play(match, BLUE, "strike market_large red", "strike market_large red")
    assert city(match, RED) == {"market_large": 2}
    assert asked(match)[0] == "open_auction"


@rule("8.5.2")
def test_a_colour_nobody_plays_is_not_struck() -> None:
    match = at_event("war", seats=3, city={"templars_large": "blue 1", "market_large": "red 4"})
    assert refused(match, BLUE, "strike market_large green") == ("not_at_table", "8.5.2")
    assert YELLOW not in match.waiting
