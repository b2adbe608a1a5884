"""E6 to E13. The worked examples of the rulebook's solo part."""

from __future__ import annotations

from regnum.core.effects import effect
from regnum.games.architects.effects.vocabulary import CAPTURE, GUARD
from regnum.testing import named, rule

from .laying import RIVAL, at, first, influence, laid, resolve, rival, rival_turn, tax


@rule("E6", "C2.2", "C2.3")
def test_with_one_in_prison_it_goes_to_the_black_market_and_takes_the_topmost_free_choice() -> None:
    match = laid("patron", "start_4", workers={"prison": "green 1", "market_large": "blue 1"}, future=["future_5"])
    told = rival_turn(match)
    assert "rival_chose scheme=start_4 option=lower condition=prison need=2 have=1 rule=C6.13" in told
    assert "rival_went location=market_middle reason=free rule=C7.8" in told
    assert at(match, "market_middle") == [0, 1]


@rule("E7", "C2.2")
def test_with_two_in_prison_it_goes_to_the_guardhouse() -> None:
    match = laid("patron", "start_4", workers={"prison": "green 2"})
    told = rival_turn(match)
    assert "rival_chose scheme=start_4 option=upper condition=prison need=2 have=2 rule=C6.13" in told
    assert at(match, "guardhouse") == [0, 1]


@rule("E8", "C4.1", "C4.5", "C4.6", "C4.7", "Q11")
def test_wood_and_stone_are_affordable_and_wood_is_built() -> None:
    match = laid(
        "enforcer",
        "start_1",
        marker="wood",
        have={"green": {"influence": 6, "marble": 5}},
        monuments={"marble": "blue town_centre"},
    )
    told = rival_turn(match)
    assert first(told, "rival_sought") == "rival_sought space=wood target=monument kind=wood rule=C3.5"
    assert (influence(match), rival(match)["marble"]) == (0, 1)
    assert tax(match) == 4 + 4
    assert rival(match)["virtue"] == 9
    assert "figure_placed monument=wood location=silversmith" in told


@rule("E9", "C4.9")
def test_with_no_monument_affordable_it_advances_the_cathedral_or_gains_four_marble() -> None:
    match = laid("enforcer", "start_1", marker="wood", have={"green": {"influence": 6, "marble": 3}})
    rival_turn(match)
    assert (rival(match)["level"], rival(match)["marble"], influence(match)) == (1, 3, 6)
    match = laid("enforcer", "start_1", marker="wood", have={"green": {"influence": 6, "marble": 3, "level": 5}})
    rival_turn(match)
    assert (rival(match)["level"], rival(match)["marble"]) == (5, 7)


@rule("E10", "C3.5")
def test_on_the_leftmost_space_the_clay_monument_is_built() -> None:
    match = laid("enforcer", "start_1", marker="clay", have={"green": {"influence": 8, "marble": 7}})
    told = rival_turn(match)
    assert "monument_built monument=clay" in told


@rule("E11", "C5.2", "C5.4")
def test_three_captures_among_equal_groups() -> None:
    workers = dict.fromkeys(("quarry", "silversmith", "mines"), "blue 3")
    workers["town_centre"] = "blue 3 green 2"  # with the worker it places it has three there
    match = laid("patron", "start_5", workers=workers, princess="silversmith")
    told = rival_turn(match)
    assert [line.split()[1] for line in named(told, "captured")] == [
        "location=silversmith",
        "location=mines",
        "location=town_centre",
    ]
    assert tax(match) == 5


@rule("E12", "C5.5")
def test_with_one_capture_two_equal_groups_at_the_forest_are_both_taken() -> None:
    match = laid("patron", "future_6", seats=2, workers={"forest": "blue 4 green 4"}, princess="quarry")
    told = rival_turn(match)
    assert at(match, "board_purple") == [4, 4, 0]
    assert at(match, "forest") == [0, 0, 0]
    assert tax(match) == 5
    assert len(named(told, "captured")) == 2


@rule("E12", "C5.5")
def test_a_single_capture_by_an_ability_takes_both_as_well() -> None:
    match = laid("informant", seats=2, workers={"forest": "blue 4 green 4"}, princess="quarry")
    resolve(match, 2, effect(CAPTURE))
    assert at(match, "board_purple") == [4, 4, 0]


@rule("E13", "C5.10", "C5.11", "C5.12")
def test_four_guardhouse_actions_with_three_debts() -> None:
    match = laid("patron", have={"green": {"unpaid": 3}}, future=["future_5"])
    told = resolve(match, RIVAL, effect(GUARD, 0, 4))
    assert (rival(match)["unpaid"], rival(match)["paid"], rival(match)["virtue"]) == (0, 3, 10)
    assert tax(match) == 4 + 9
    assert named(told, "rival_future") == ["rival_future scheme=future_5 left=0 rule=C6.4"]
