"""What bots notice: the score sheet exactly, what is due as if it had happened, and nothing left over from before."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.catalogue.render import LANGUAGES
from regnum.games.paladins.cards import OUTSIDERS, PALADINS, TOWNSFOLK
from regnum.games.paladins.parts import ATTRIBUTES
from regnum.games.paladins.sense import FEATURES, PaladinsSense
from regnum.games.paladins.stock import METRIC_BASE, METRIC_EACH
from regnum.testing.contract import TableSetup, every_table, position
from tests.catalogues import entries

from .laying import state_of

LONGEST = 320

of_every_table = pytest.mark.parametrize("table", every_table("paladins"), ids=repr)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def noticed(game: Any, side: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, PaladinsSense().noticed(game, side), strict=True))


@of_every_table
def test_time_runs_from_one_to_nothing(table: TableSetup) -> None:
    match = position(table, 7, 0)
    sense = PaladinsSense()
    before = sense.left(state_of(match))
    assert before == 1.0
    while not match.over:
        for seat in match.waiting:
            match.play(seat, match.legal(seat)[0])
        now = sense.left(state_of(match))
        assert 0.0 <= now <= before
        before = now
    assert before == 0.0


@of_every_table
def test_at_the_end_nothing_is_to_come(table: TableSetup) -> None:
    game = position(table, 3, 10_000).state
    assert game.over
    seen = noticed(game)
    idle = [each for each in FEATURES if each.endswith("_due")]
    for each in [*idle, "plan", "kept_worker", "passed", "to_move", "rounds_left", "labourer", "criminal"]:
        assert seen[each] == 0.0, each


def first_turn(seed: int, verb: str) -> regnum.Match:
    """A table for two just before a move of this verb can be made."""
    match = regnum.new("paladins", seats=2, seed=seed)
    while not any(move.startswith(verb) for move in match.legal(match.waiting[0])):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_an_action_counts_before_its_target_is_chosen() -> None:
    match = first_turn(5, "commission")
    seat = match.waiting[0]
    before = noticed(match.state, seat)
    match.play(seat, next(move for move in match.legal(seat) if move.startswith("commission")))
    during = noticed(match.state, seat)
    decision = match.decision(seat)
    assert decision is not None and decision.ask == "choose_monks_square"
    assert during["monk_due"] == 1.0
    assert during["done_commission"] == before["done_commission"] + 1
    assert during["influence"] == before["influence"] + 1
    match.play(seat, match.legal(seat)[0])
    after = noticed(match.state, seat)
    assert after["monk_due"] == 0.0
    assert after["influence"] == during["influence"]


def test_a_chosen_paladin_counts_before_it_is_revealed() -> None:
    match = first_turn(11, "use")
    seats = list(match.waiting)
    for seat in seats:
        match.play(seat, match.legal(seat)[0])
    game: Any = match.state
    later = next(side for side in seats if game.sides[side].chosen >= 0)
    paladin = PALADINS[int(game.sides[later].chosen)]
    seen = noticed(game, later)
    assert [seen[f"boost_{each}"] for each in ATTRIBUTES] == [float(each) for each in paladin.boost]
    workers = sum(seen[each] for each in ("labourer", "scout", "merchant", "fighter", "cleric", "criminal"))
    assert workers == len(paladin.workers)
    assert seen["tavern_due"] == 1.0


def test_tables_of_the_sense_fit_the_cards() -> None:
    for outsider in OUTSIDERS:
        assert (outsider.base, outsider.each) == (METRIC_BASE[outsider.per], METRIC_EACH[outsider.per])
    assert all(len(each.reward) == 1 for each in TOWNSFOLK)
    assert all(len(each.bonus) <= 1 for each in PALADINS)


@in_every_language
def test_every_feature_has_a_name_of_its_own(lang: str) -> None:
    words = entries("paladins", lang)
    ids = [f"sense-{each.replace('_', '-')}" for each in FEATURES]
    assert sorted(id for id in words if id.startswith("sense-")) == sorted(ids)
