"""What bots notice: what is nearly there, what may still be done, time that runs out. The contract does the rest."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import regnum
from regnum.catalogue.render import LANGUAGES
from regnum.games.brothers.parts import KINDS
from regnum.games.brothers.sense import BUILT, FEATURES, HELD, BrothersSense, half_met
from regnum.testing.contract import TableSetup, every_table, position
from tests.catalogues import entries

from .laying import state_of

of_every_table = pytest.mark.parametrize("table", every_table("brothers"), ids=repr)


def noticed(game: Any, side: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, BrothersSense().noticed(game, side), strict=True))


@of_every_table
def test_time_runs_from_one_to_nothing(table: TableSetup) -> None:
    match = position(table, 7, 0)
    sense = BrothersSense()
    before = sense.left(state_of(match))
    assert before == 1.0
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
        assert 0.0 <= sense.left(state_of(match)) <= before
        before = sense.left(state_of(match))
    assert before == 0.0


def test_kinds_of_buildings_stand_where_the_features_say() -> None:
    assert FEATURES[BUILT : BUILT + len(KINDS)] == tuple(f"built_{kind}" for kind in KINDS)
    assert FEATURES[HELD:] == tuple(f"hand_{kind}" for kind in KINDS)


def test_hand_buildings_and_doubling_are_noticed() -> None:
    match = regnum.new("brothers", seats=2, seed=3)
    seat = match.waiting[0]
    before = noticed(match.state, seat)
    assert before["my_turn"] == before["take_left"] == 1.0
    assert before["unmoved"] == 3.0
    match.play(seat, "take 1")
    after = noticed(match.state, seat)
    assert after["hand"] == 1.0
    assert after["take_left"] == 0.0
    assert sum(after[f"hand_{kind}"] for kind in KINDS) == 1.0
    assert after["payable"] + after["nearly_payable"] <= 1.0
    extend = next(move for move in match.legal(seat) if move.startswith("extend"))
    match.play(seat, extend)
    assert noticed(match.state, seat)["discount"] == 1.0
    assert noticed(match.state, seat)["hand"] == 0.0


@given(seed=st.integers(0, 10**6), decisions=st.integers(0, 60))
@pytest.mark.rule("8.3.1", "8.3.2", "8.3.3")
def test_a_treasure_that_is_met_was_half_met_before(seed: int, decisions: int) -> None:
    game: Any = position(TableSetup("brothers", 1, {"level": 3}), seed, decisions).state
    for laid, treasure in enumerate(game.treasures):
        if treasure >= 0:
            assert not game.treasure_met(treasure, laid)
    seen = noticed(game, 1)
    assert seen["treasures_half"] <= seen["treasures_open"]
    halves = sum(treasure >= 0 and half_met(game, treasure, laid) for laid, treasure in enumerate(game.treasures))
    assert seen["treasures_half"] == halves


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feature_can_be_told(lang: str) -> None:
    told = entries("brothers", lang)
    assert [name for name in FEATURES if f"sense-{name.replace('_', '-')}" not in told] == []
