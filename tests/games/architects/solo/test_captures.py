"""C5. Captures and the guardhouse."""

from __future__ import annotations

from regnum.core.effects import effect
from regnum.games.architects.effects.vocabulary import CAPTURE
from regnum.testing import named, rule

from .laying import RIVAL, at, first, laid, marker, resolve, rival, rival_turn, seen, tax

TOWN = "future_6"  # guardhouse with captives, else town centre


def captured(told: list[str]) -> list[str]:
    return [line.split()[1].removeprefix("location=") for line in named(told, "captured")]


@rule("C5.1", "C2.11")
def test_each_capture_takes_one_group_from_one_location_without_any_limit() -> None:
    workers = {"quarry": "blue 4", "mines": "blue 3", "workshop": "blue 2", "town_centre": "green 2"}
    match = laid("enforcer", "start_5", workers=workers, princess="guardhouse")
    told = rival_turn(match)
    assert captured(told) == ["quarry", "mines", "workshop"]  # three workers, three captures, three locations
    assert at(match, "board_green") == [9, 0]


@rule("C5.1")
def test_it_never_captures_its_own_colour() -> None:
    match = laid("enforcer", TOWN, workers={"quarry": "green 6", "mines": "blue 1", "town_centre": "green 1"})
    told = rival_turn(match)
    assert captured(told) == ["mines"]
    assert at(match, "quarry") == [0, 6]


@rule("C5.2")
def test_a_whole_visit_adds_one_tax() -> None:
    workers = {"quarry": "blue 4", "mines": "blue 3", "town_centre": "green 2"}
    match = laid("enforcer", "start_5", workers=workers)
    told = rival_turn(match)
    assert named(told, "tax_added") == ["tax_added count=1"]
    assert tax(match) == 5


@rule("C5.2", "Q27", "C7.4")
def test_captures_by_an_ability_add_none() -> None:
    match = laid("informant", "start_1", workers={"quarry": "blue 2"})
    told = rival_turn(match)
    assert captured(told) == ["quarry"]
    assert tax(match) == 4


@rule("C5.3")
def test_the_currently_largest_group_is_taken() -> None:
    match = laid("enforcer", TOWN, workers={"workshop": "blue 3", "mines": "blue 2"})
    told = rival_turn(match)
    assert first(told, "rival_targeted") == "rival_targeted location=workshop count=3 reason=largest rule=C5.3"
    assert captured(told) == ["workshop"]


@rule("C5.4")
def test_equal_groups_by_the_order_of_locations() -> None:
    order = [
        "princess", "mines", "kings_storehouse", "town_centre", "forest", "quarry", "silversmith", "guardhouse",
        "workshop", "tax_stand",
    ]  # fmt: skip
    places = [place for place in order if place not in ("princess", "guardhouse")]
    everywhere = dict.fromkeys(places, "blue 2") | {"guardhouse": "blue 2"}
    match = laid("enforcer", workers=everywhere, princess="guardhouse", profiteer="guardhouse")
    told = resolve(match, RIVAL, effect(CAPTURE, 0, 9))
    assert captured(told) == ["guardhouse", *places]
    assert first(told, "rival_targeted") == "rival_targeted location=guardhouse count=2 reason=priority rule=C5.4"


@rule("C5.5")
def test_two_people_tied_where_one_capture_is_left_are_both_taken() -> None:
    match = laid("enforcer", TOWN, seats=2, workers={"quarry": "blue 2 green 2", "mines": "blue 1"})
    told = rival_turn(match)
    assert first(told, "rival_targeted") == "rival_targeted location=quarry count=2 reason=tied rule=C5.5"
    assert at(match, "board_purple") == [2, 2, 0]
    assert at(match, "mines") == [1, 0, 0]


@rule("C5.5", "B3.5", "Q6")
def test_one_capture_of_several_groups_at_the_princess_costs_one_virtue() -> None:
    match = laid("enforcer", TOWN, seats=2, workers={"quarry": "blue 2 green 2"}, princess="quarry")
    told = rival_turn(match)
    assert captured(told) == ["quarry", "quarry"]
    assert named(told, "virtue_lost") == ["virtue_lost count=1 now=6"]


@rule("C5.5", "B3.5", "Q6")
def test_one_capture_of_several_groups_at_the_profiteer_brings_one_virtue() -> None:
    match = laid("enforcer", TOWN, seats=2, workers={"quarry": "blue 2 green 2"}, profiteer="quarry")
    assert named(rival_turn(match), "virtue_gained") == ["virtue_gained count=1 now=8"]


@rule("C5.5")
def test_with_enough_captures_tied_groups_cost_one_each() -> None:
    match = laid("enforcer", seats=2, workers={"quarry": "blue 2 green 2", "mines": "blue 1"})
    told = resolve(match, 2, effect(CAPTURE, 0, 3))
    assert captured(told) == ["quarry", "quarry", "mines"]
    match = laid("enforcer", seats=2, workers={"quarry": "blue 2 green 2", "mines": "blue 1"})
    assert captured(resolve(match, 2, effect(CAPTURE, 0, 2))) == ["quarry", "quarry"]


@rule("C5.5", "A2.14")
def test_a_rival_at_a_table_of_two_counts_as_a_player() -> None:
    view = seen(laid("enforcer", seats=2))
    assert view["players"] == 3
    assert (view["guildhall"]["spaces"], view["guildhall"]["columns"]) == (16, 4)
    assert [side["rival"] for side in view["sides"]] == [None, None, "enforcer"]


@rule("C5.6", "Q36")
def test_without_a_target_the_capture_is_lost_and_the_tax_still_added() -> None:
    match = laid("enforcer", TOWN, workers={"guildhall": "blue 3", "market_small": "blue 1", "prison": "blue 2"})
    told = rival_turn(match)
    assert "rival_missed count=1 rule=C5.6" in told
    assert tax(match) == 5


@rule("C5.7", "C5.12")
def test_first_it_frees_its_prisoners() -> None:
    match = laid("patron", "start_4", workers={"prison": "green 2", "board_blue": "green 1"})
    told = rival_turn(match)
    assert named(told, "rival_guarded") == ["rival_guarded action=prison rule=C5.7"]
    assert at(match, "prison") == [0, 0]
    assert at(match, "board_blue") == [0, 1]


@rule("C5.8", "C5.12", "C7.2")
def test_then_it_imprisons_its_captives_for_a_silver_each() -> None:
    match = laid("enforcer", "start_11", workers={"board_green": "blue 3", "board_blue": "green 1"})
    told = rival_turn(match)
    assert named(told, "rival_guarded") == ["rival_guarded action=imprison rule=C5.8"]
    assert at(match, "prison") == [3, 0]
    assert marker(match) == "gold"
    assert rival(match)["marble"] == 1  # the Enforcer's power


@rule("C5.9", "C5.12")
def test_then_it_frees_its_workers_from_boards_for_two_tax() -> None:
    match = laid(
        "patron", "start_11", workers={"board_green": "blue 1", "board_blue": "green 3", "guardhouse": "green 1"}
    )
    told = rival_turn(match)
    assert named(told, "rival_guarded") == [
        "rival_guarded action=imprison rule=C5.8",
        "rival_guarded action=boards rule=C5.9",
    ]
    assert at(match, "board_blue") == [0, 0]
    assert tax(match) == 6


@rule("C5.10", "C5.12")
def test_then_it_pays_debts_for_three_tax_and_a_virtue_each() -> None:
    match = laid(
        "patron", "start_4", workers={"prison": "green 2", "guardhouse": "green 2"}, have={"green": {"unpaid": 5}}
    )
    told = rival_turn(match)
    assert [line.split()[1] for line in named(told, "rival_guarded")] == ["action=prison", "action=debt", "action=debt"]
    assert (rival(match)["unpaid"], rival(match)["paid"], rival(match)["virtue"]) == (3, 2, 9)
    assert tax(match) == 10


@rule("C5.11", "C5.12")
def test_last_it_gains_future_schemes_with_what_is_left() -> None:
    match = laid("patron", "start_4", workers={"prison": "green 2", "guardhouse": "green 2"}, future=["future_5"])
    told = rival_turn(match)
    assert [line.split()[1] for line in named(told, "rival_guarded")] == [
        "action=prison",
        "action=future",
        "action=future",
    ]
    assert "rival_future scheme=future_5 left=0 rule=C6.4" in told
    assert marker(match) == "wood"  # the second one was not there


@rule("C5.12", "C4.8")
def test_its_figure_at_the_guardhouse_is_one_more_action() -> None:
    match = laid("patron", "start_4", workers={"prison": "green 2"}, monuments={"clay": "green guardhouse"})
    told = rival_turn(match)
    assert len(named(told, "rival_guarded")) == 2
