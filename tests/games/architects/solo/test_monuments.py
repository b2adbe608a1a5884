"""C4. Monuments by the rival."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.testing import named, rule

from .laying import at, first, influence, laid, marker, rival, rival_turn, seen, tax

PRICES = {"clay": (7, 3, 5), "wood": (6, 4, 4), "stone": (5, 5, 3), "gold": (4, 6, 2), "marble": (3, 7, 1)}


def monument(match: Match, kind: str) -> dict[str, Any]:
    return next(each for each in seen(match)["works_of_wonder"]["monuments"] if each["kind"] == kind)


@rule("C4.1", "C4.5", "C4.6", "C3.2")
@pytest.mark.parametrize("kind", PRICES)
def test_influence_and_marble_total_ten(kind: str) -> None:
    need, marble, duty = PRICES[kind]
    match = laid("patron", "start_1", marker=kind, have={"green": {"influence": need, "marble": marble}})
    told = rival_turn(match)
    assert f"monument_built monument={kind}" in told
    assert (influence(match), rival(match)["marble"]) == (0, 0)
    assert tax(match) == 4 + duty
    assert rival(match)["virtue"] == 9
    assert monument(match, kind)["owner"] == 1


@rule("C4.1")
@pytest.mark.parametrize(("need", "marble"), [(5, 4), (6, 3)])
def test_with_one_less_of_either_it_cannot_build(need: int, marble: int) -> None:
    match = laid("patron", "start_1", marker="wood", have={"green": {"influence": need, "marble": marble}})
    told = rival_turn(match)
    assert named(told, "monument_built") == []
    assert "rival_picked place=2 rule=C2.3" in told


@rule("C4.2", "C7.1")
def test_the_noblewoman_pays_two_marble_less() -> None:
    match = laid("noblewoman", "start_1", marker="wood", have={"green": {"influence": 6, "marble": 2}})
    told = rival_turn(match)
    assert "rival_powered rival=noblewoman rule=C7.1" in told
    assert "paid goods=2 marble tax=0" in told
    assert (influence(match), rival(match)["marble"]) == (0, 0)


@rule("C4.3", "C3.5")
def test_with_several_affordable_the_marker_decides() -> None:
    match = laid("patron", "start_1", marker="marble", have={"green": {"influence": 12, "marble": 7}})
    rival_turn(match)
    assert monument(match, "marble")["owner"] == 1


@rule("C4.4")
def test_pieces_on_the_card_save_it_nothing() -> None:
    have = {"green": {"influence": 6, "marble": 4}}
    match = laid("patron", "start_1", marker="wood", have=have, on_monuments={"wood": 3})
    rival_turn(match)
    assert (influence(match), rival(match)["marble"]) == (0, 0)
    assert monument(match, "wood")["laid"] == 0


@rule("C4.5")
def test_the_printed_tax_comes_from_the_supply() -> None:
    match = laid("patron", "start_1", marker="clay", have={"green": {"influence": 7, "marble": 3}})
    told = rival_turn(match)
    assert "tax_added count=5" in told


@rule("C4.6", "Q11")
def test_a_monument_gives_two_virtue_and_no_influence() -> None:
    match = laid("patron", "start_1", marker="clay", have={"green": {"influence": 8, "marble": 3, "virtue": 5}})
    rival_turn(match)
    assert (rival(match)["virtue"], influence(match)) == (7, 1)


@rule("C4.7")
def test_the_figure_goes_to_the_first_free_location_of_its_list() -> None:
    have = {"green": {"influence": 7, "marble": 3}}
    match = laid("enforcer", "start_1", have=have)
    assert "figure_placed monument=clay location=town_centre" in rival_turn(match)
    others = {"gold": "blue town_centre", "marble": "blue silversmith"}
    match = laid("enforcer", "start_1", have=have, monuments=others)
    assert "figure_placed monument=clay location=guardhouse" in rival_turn(match)


@rule("C4.8", "C7.7", "B6.13")
def test_at_its_own_figure_it_acts_with_one_more_worker_and_never_takes_influence() -> None:
    match = laid("enforcer", "start_5", tax=0, monuments={"clay": "green silversmith"})
    told = rival_turn(match)
    assert first(told, "rival_went") == "rival_went location=silversmith reason=card rule=C2.3"
    assert marker(match) == "gold"  # 1 for the visit, 2 workers
    assert influence(match) == 0


@rule("C4.8", "B6.14")
def test_a_persons_figure_does_nothing_for_it() -> None:
    match = laid("enforcer", "start_5", tax=0, monuments={"clay": "blue silversmith"})
    rival_turn(match)
    assert marker(match) == "stone"


@rule("C4.9", "Q12")
def test_the_guildhall_scheme_a_monument_else_a_step_else_four_marble() -> None:
    match = laid("patron", "start_1")
    told = rival_turn(match)
    assert "rival_picked place=2 rule=C2.3" in told
    assert rival(match)["level"] == 1
    match = laid("patron", "start_1", have={"green": {"level": 5}})
    told = rival_turn(match)
    assert "rival_picked place=3 rule=C2.3" in told
    assert rival(match)["marble"] == 4
    assert at(match, "guildhall") == [0, 1]
