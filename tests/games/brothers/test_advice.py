"""What a refusal advises can be played at once and helps; where nothing helps, nothing is advised."""

from __future__ import annotations

import pytest

import regnum
from regnum.core.match import Match
from regnum.testing import play
from tests.typed import present

from .laying import BLUE, WHITE, laid

LAND = {(0, 0): "start grey", (1, 0): "free green", (2, 0): "free yellow"}


def advice(match: Match, move: str) -> str:
    refusal = match.why(WHITE, move)
    assert refusal is not None
    return refusal.advice


def test_withdrawing_is_advised_only_for_a_unit_that_has_not_moved() -> None:
    match = laid(land=LAND, units={"white regular_1": (1, 0)})
    assert advice(match, "take 3") == "withdraw"
    assert advice(match, "take 4") == ""  # the reach would be 3 at most
    play(match, WHITE, "step regular_1 2,0")
    assert advice(match, "take 3") == ""
    assert "Withdraw" not in regnum.text(present(match.why(WHITE, "take 3")), "en")


def test_extending_is_advised_only_with_another_tile_to_lay_elsewhere() -> None:
    offer = ["green", "green", "green", "yellow", "yellow", "yellow"]
    assert advice(laid(hand={"white": ["mill"]}, offer=offer), "build mill 1,0") == ""
    assert advice(laid(hand={"white": ["mill", "farm_1"]}, offer=offer), "build mill 1,0") == ""  # two are lacking
    hand = {"white": ["mill", "farm_1", "farm_2"]}
    match = laid(hand=hand, offer=offer)
    assert advice(match, "build mill 1,0") == "extend"
    play(match, WHITE, "extend farm_1 0,1", "extend farm_2 1,1", "build mill 1,0")


def test_a_unit_is_advised_to_come_only_if_it_can() -> None:
    match = laid(land=LAND, hand={"white": ["farm_1"]})
    assert advice(match, "extend farm_1 2,1") == "step"
    assert advice(match, "extend farm_1 3,0") == ""  # two steps away
    play(match, WHITE, "step elite 1,0")
    assert advice(match, "extend farm_1 3,0") == "call"


def test_after_a_withdrawal_nobody_is_told_to_call_that_unit_up() -> None:
    match = laid(land=LAND, units={"white regular_1": (1, 0), "white regular_2": (2, 0)})
    play(match, WHITE, "withdraw regular_1")
    assert advice(match, "step regular_1 1,0") == ""


def test_a_camp_is_advised_only_to_who_has_one() -> None:
    assert advice(laid(taken=True), "take 1") == ""
    assert advice(laid(taken=True, land={(0, 0): "start grey", (1, 0): "white camp_wood"}), "take 1") == "camp"


@pytest.mark.parametrize(("besieged", "label"), [(1, "Let it stand"), (2, "Let them stand")])
def test_sparing_says_whether_one_building_is_at_stake_or_more(besieged: int, label: str) -> None:
    land = {(0, 0): "white siege_tower_wood_1", (1, 0): "blue farm_1", (2, 1): "start grey"}
    if besieged == 2:
        land |= {(3, 0): "blue mill", (4, 0): "white siege_tower_wood_2"}
    match = laid(land=land, hand={"white": ["siege_tower_stone_1"]})
    play(match, WHITE, "build siege_tower_stone_1 2,0")
    spare = match.option(WHITE, match.read("spare"))
    assert regnum.text(spare.label, "en") == label
    prompt = regnum.text(present(match.decision(WHITE)).prompt, "en")
    assert (prompt == "Will you destroy the Farm (1,\u00a00)?") == (besieged == 1)


def test_an_event_befalls_whom_it_concerns() -> None:
    land = {(0, 0): "white siege_tower_wood_1", (1, 0): "blue farm_1", (2, 1): "start grey"}
    match = laid(land=land, hand={"white": ["siege_tower_stone_1"]})
    (built,) = match.play(WHITE, "build siege_tower_stone_1 2,0")
    (destroyed,) = match.play(WHITE, "destroy 1,0")
    took, refilled = match.play(WHITE, "take 1")
    assert [each.befalls() for each in (built, destroyed, took, refilled)] == [WHITE, BLUE, WHITE, -1]


def test_what_henry_does_befalls_henry() -> None:
    match = regnum.new("brothers", seats=1, seed=4)
    match.play(WHITE, "take 1")
    told = match.play(WHITE, "end")
    assert {event.befalls() for event in told if event.name().startswith(("henry", "treasure"))} == {BLUE}
