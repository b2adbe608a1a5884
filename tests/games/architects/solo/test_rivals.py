"""C7. What the six rivals do at their focus, and their powers."""

from __future__ import annotations

import pytest

from regnum.core.effects import effect
from regnum.games.architects.effects.vocabulary import IMPRISON
from regnum.testing import named, rule
from tests.games.architects.laying import state_of

from .laying import RIVAL, at, first, influence, laid, marker, resolve, rival, rival_turn, tax


@rule("C7.1")
def test_the_noblewoman_contributes_and_gains_a_future_scheme() -> None:
    match = laid("noblewoman", "start_2", future=["future_5"], contribution="edict_2", princess="mines")
    told = rival_turn(match)
    assert named(told, "rival_went", "contributed", "rival_future") == [
        "rival_went location=mines reason=focus rule=C6.1",
        "contributed kind=clay",
        "rival_future scheme=future_5 left=0 rule=C6.4",
    ]
    assert rival(match)["virtue"] == 8


@rule("C7.2", "C7.7")
def test_the_enforcer_imprisons_captives_at_his_focus() -> None:
    match = laid("enforcer", "start_2", workers={"board_green": "blue 2", "quarry": "blue 3"})
    told = rival_turn(match)
    assert "rival_picked place=1 rule=C7.7" in told
    assert "rival_powered rival=enforcer rule=C7.2" in told
    assert at(match, "prison") == [2, 0]
    assert at(match, "quarry") == [3, 0]
    assert (marker(match), rival(match)["marble"], tax(match)) == ("stone", 1, 4)


@rule("C7.2", "C7.7")
def test_without_captives_the_enforcer_adds_tax_and_captures_once_per_worker() -> None:
    workers = {"quarry": "blue 3", "mines": "blue 2", "workshop": "blue 1", "town_centre": "green 1"}
    match = laid("enforcer", "start_2", workers=workers)
    told = rival_turn(match)
    assert "rival_picked place=2 rule=C7.7" in told
    assert len(named(told, "captured")) == 2
    assert tax(match) == 5


@rule("C7.2")
def test_the_enforcers_power_works_wherever_he_imprisons() -> None:
    match = laid("enforcer", workers={"board_green": "blue 1"})
    told = resolve(match, RIVAL, effect(IMPRISON))
    assert "rival_powered rival=enforcer rule=C7.2" in told
    assert rival(match)["marble"] == 1
    assert resolve(match, RIVAL, effect(IMPRISON)) == []  # no captives, no marble


@rule("C7.3", "C7.8")
def test_the_illusionist_loses_no_virtue_in_the_black_market() -> None:
    match = laid("illusionist", "start_2")
    told = rival_turn(match)
    assert "rival_powered rival=illusionist rule=C7.3" in told
    assert (rival(match)["virtue"], rival(match)["marble"]) == (7, 2)
    match = laid("illusionist", "start_4")
    rival_turn(match)
    assert rival(match)["virtue"] == 7


@rule("C7.4", "Q13")
def test_the_informant_discards_apprentices_adds_two_tax_and_gains_two_future_schemes() -> None:
    match = laid("informant", "start_2", future=["future_5", "future_6"])
    told = rival_turn(match)
    assert tax(match) == 6
    assert marker(match) == "clay"  # the tax is not hers
    assert len(named(told, "rival_future")) == 2


@rule("C7.4", "C5.2")
@pytest.mark.parametrize("have", [{}, {"influence": 7, "marble": 3}], ids=["cathedral", "monument"])
def test_the_informant_captures_for_a_monument_or_a_step(have: dict[str, int]) -> None:
    match = laid("informant", "start_1", have={"green": have}, workers={"quarry": "blue 2", "mines": "blue 1"})
    told = rival_turn(match)
    assert "rival_powered rival=informant rule=C7.4" in told
    assert named(told, "captured") == ["captured location=quarry whose=0 count=2"]
    if have:
        assert told.index("figure_placed monument=clay location=workshop") < told.index(named(told, "captured")[0])


@rule("C7.5", "C7.7")
@pytest.mark.parametrize(("there", "marble", "virtue"), [(0, 0, 8), (1, 1, 7), (2, 1, 7), (3, 2, 7)])
def test_the_patron_gains_marble_for_every_two_workers_or_a_virtue(there: int, marble: int, virtue: int) -> None:
    match = laid("patron", "start_2", workers={"kings_storehouse": f"green {there}"})
    rival_turn(match)
    assert (rival(match)["marble"], rival(match)["virtue"]) == (marble, virtue)


@rule("C7.5")
def test_the_patron_gains_influence_for_every_worker_placed_in_the_storehouse() -> None:
    match = laid("patron", "start_10", "start_9", future=["future_5"])
    told = rival_turn(match)
    assert "rival_powered rival=patron rule=C7.5" in told
    assert influence(match) == 1
    rival_turn(match)
    assert influence(match) == 1


@rule("C7.5", "C4.8", "C7.7")
def test_the_patrons_figure_counts_as_a_worker_here() -> None:
    match = laid("patron", "start_2", monuments={"clay": "green kings_storehouse"})
    rival_turn(match)
    assert (rival(match)["marble"], influence(match)) == (1, 1)


@rule("C7.6")
@pytest.mark.parametrize(("there", "silver"), [(0, 2), (2, 4)])
def test_the_peddler_gains_a_silver_and_one_per_worker(there: int, silver: int) -> None:
    match = laid("peddler", "start_2", workers={"silversmith": f"green {there}"})
    rival_turn(match)
    assert marker(match) == ["clay", "wood", "stone", "gold", "marble"][silver]


@rule("C7.6", "B5.9")
def test_the_peddler_gains_influence_and_silver_at_each_reset() -> None:
    match = laid("peddler", "start_9", edict="edict_2", princess="quarry", profiteer="town_centre")
    state_of(match).reset_due = True
    told = rival_turn(match)
    assert "rival_powered rival=peddler rule=C7.6" in told
    assert influence(match) == 1
    nobles = next(at for at, line in enumerate(told) if line.startswith("nobles_moved"))
    assert nobles < told.index("rival_powered rival=peddler rule=C7.6")


@rule("C7.7")
def test_own_workers_here_include_the_one_just_placed() -> None:
    match = laid("enforcer", "start_2", workers={"quarry": "blue 2", "mines": "blue 1"})
    assert len(named(rival_turn(match), "captured")) == 1


@rule("C7.8")
def test_the_spaces_of_the_black_market_and_the_virtue_they_cost() -> None:
    match = laid("patron", "start_4")
    told = rival_turn(match)
    assert told.index("virtue_lost count=1 now=6") < told.index("gained kind=marble count=2")
    match = laid("patron", "start_4", workers={"market_large": "blue 1"}, marker="gold", future=["future_5"])
    told = rival_turn(match)
    assert "rival_aimed space=gold column=4 rule=C3.3" in told
    assert (first(told, "rival_future"), rival(match)["virtue"]) == (
        "rival_future scheme=future_5 left=0 rule=C6.4",
        6,
    )
    match = laid("patron", "start_4", workers={"market_large": "blue 1", "market_small": "blue 1"}, future=["future_5"])
    assert "rival_went location=market_middle reason=free rule=C7.8" in rival_turn(match)
    match = laid("patron", "start_4", workers={"market_large": "blue 1", "market_middle": "blue 1"})
    rival_turn(match)
    assert rival(match)["marble"] == 1
