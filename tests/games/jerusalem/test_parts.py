"""Sides and parts of the table: clones share them until one of them changes them."""

from __future__ import annotations

import pytest

from regnum.core.codec import state_hash
from tests.games.jerusalem.laying import BLUE, RED, laid

from .laying import state_of

PARTS = ("city", "offices", "deck", "deployment")


def test_a_clone_shares_every_part_and_every_side() -> None:
    state = state_of(laid())
    twin = state.clone()
    assert all(getattr(twin, part) is getattr(state, part) for part in PARTS)
    assert all(mine is yours for mine, yours in zip(twin.sides, state.sides, strict=True))


def test_a_change_is_made_in_a_copy_of_just_what_changes() -> None:
    match = laid(squires=(3, 0, 0, 0))
    state, before = state_of(match), state_hash(match.state)
    twin = state.clone()
    twin.arrive(BLUE, 0, 2)
    assert twin.city is not state.city and twin.sides[BLUE] is not state.sides[BLUE]
    assert twin.deck is state.deck and twin.offices is state.offices and twin.sides[RED] is state.sides[RED]
    assert state_hash(state) == before != state_hash(twin)


def test_the_original_changes_apart_from_its_clones_too() -> None:
    state = state_of(laid(hands={"red": ["renegade"]}))
    twin = state.clone()
    before = state_hash(twin)
    state.own(RED).bezants += 5
    state.own_deck().draw()
    assert state_hash(twin) == before != state_hash(state)


@pytest.mark.parametrize("seat", [None, BLUE])
def test_imagining_leaves_the_true_game_as_it_is(seat: int | None) -> None:
    match = laid(hands={"red": ["renegade"], "blue": ["any_two"]}, squires=(1, 2, 3, 4))
    before = match.hash
    match.imagine(seat, 7)
    assert match.hash == before
