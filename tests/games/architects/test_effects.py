"""One class for each effect: the vocabulary, the classes and the cards fit together, in base game and expansion."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import regnum
from regnum.core.effects import NO_EFFECT, do_of, n_of, what_of
from regnum.games.architects.automa import vocabulary as automa_vocabulary
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, MARKET_CARDS, REWARDS, Ability, TradeOffer
from regnum.games.architects.counting import CONDITIONS, COUNTABLES
from regnum.games.architects.effects import vocabulary
from regnum.games.architects.effects.base import KNOWN, drawn_row, known
from regnum.games.architects.effects.vocabulary import CLAUSES, FIRST_AUTOMA_DO, FIRST_FREE_DO
from regnum.scene import Gain

NO_DO = {"ALWAYS", "CLAY", "GOLD", "MARBLE", "MOST_OPTIONS", "SILVER", "STONE", "VIRTUE", "WOOD", "FIRST_AUTOMA_DO"}


def declared(module: ModuleType, first: int, end: int) -> dict[str, int]:
    """The effects that a vocabulary declares, by their names."""
    found = {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
    return {name: value for name, value in found.items() if name not in NO_DO and first <= value < end}


BASE = declared(vocabulary, 0, FIRST_AUTOMA_DO)
AUTOMA = declared(automa_vocabulary, FIRST_AUTOMA_DO, FIRST_FREE_DO)


def printed() -> Iterator[tuple[int, ...]]:
    """Every row of effects on a card, whether its expansion is in play or not."""
    for building in BUILDINGS.cards:
        yield building.now
        yield building.last
    for reward in REWARDS.cards:
        yield reward.row
    for market in MARKET_CARDS.cards:
        yield market.small
        yield market.large
    for powers in [*(each.powers for each in APPRENTICES.cards), *(each.powers for each in BOARDS.cards)]:
        for power in powers:
            if isinstance(power, (Ability, TradeOffer)):
                yield power.row
    for clause in CLAUSES.all:
        yield from clause.options


def test_every_number_of_the_base_game_has_its_class_without_any_expansion() -> None:
    effects = regnum.new("architects", seats=2, seed=1, options={"expansions": []}).rules.effects
    named = {**BASE, **AUTOMA}
    assert {name for name, do in named.items() if effects[do] is NO_EFFECT} == set()
    assert {each.do for each in effects if each is not NO_EFFECT} == set(named.values())


def test_an_expansion_registers_its_effects_behind_those_of_the_base_game() -> None:
    base = regnum.new("architects", seats=2, seed=1, options={"expansions": []}).rules.effects
    whole = regnum.new("architects", seats=2, seed=1, options={"expansions": ["works_of_wonder"]}).rules.effects
    added = [each for each in whole if each is not NO_EFFECT and each not in base]
    assert len(added) == 16
    assert all(each.do >= FIRST_FREE_DO for each in added)


@pytest.mark.parametrize("row", sorted({row for row in printed() if row}))
def test_whatever_is_printed_can_be_drawn(row: tuple[int, ...]) -> None:
    assert drawn_row(row)
    assert all(isinstance(picture, Gain) for picture in drawn_row(row))


def test_a_button_names_every_effect_that_can_be_chosen() -> None:
    for clause in CLAUSES.all:
        for option in clause.options if len(clause.options) > 1 else ():
            named: list[Any] = [known(each).named(int(what_of(each)), int(n_of(each))) for each in option]
            assert all(each.id.startswith(("count-", "effect-")) and not each.id.endswith("-") for each in named)


def test_counters_and_conditions_that_cards_use_are_there() -> None:
    for clause in CLAUSES.all:
        assert COUNTABLES[clause.counter] is not None
        assert CONDITIONS[clause.condition] is not None
    assert all(int(do_of(each)) in KNOWN for row in printed() for each in row)
