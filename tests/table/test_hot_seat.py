"""One person at several seats: where seats know different things, a curtain falls between them."""

from __future__ import annotations

import random

import pytest

from regnum.core.codec import encode
from regnum.table import commands
from regnum.table.hot_seat import hides
from regnum.table.snapshot import snapshot_of, viewpoint_of

from .harness import Harness, begun, until


def with_secrets(*people: str | None, seats: int = 2) -> Harness:
    """A match whose seats know different things."""
    harness = begun("paladins", seats, *people)
    assert until(harness, lambda each: hides(each.match, 0, 1) and len(each.table.waiting) == 1)
    return harness


def test_there_are_games_with_and_without_secrets() -> None:
    dice = random.Random(3)
    harness = begun("brothers", 2)
    while harness.table.state == "playing":
        assert not hides(harness.match, 0, 1)
        harness.step(dice)
    assert with_secrets("ana", "bob")


def test_who_has_one_seat_looks_through_it_whoever_is_asked() -> None:
    harness = with_secrets("ana", "bob")
    for looking in (None, 0, 1, 7):
        assert viewpoint_of(harness.table, "ana", looking) == (0, None)
        assert viewpoint_of(harness.table, "bob", looking) == (1, None)


@pytest.mark.parametrize("looking", [None, 0, 1])
def test_a_viewer_without_a_seat_is_a_spectator_whatever_they_ask(looking: int | None) -> None:
    harness = with_secrets("ana", "bob")
    assert viewpoint_of(harness.table, "eva", looking) == (None, None)
    assert viewpoint_of(harness.table, None, looking) == (None, None)


def test_before_the_match_there_is_nothing_to_hide() -> None:
    harness = begun("paladins", 2, "ana", "ana")
    harness.table.match = None
    assert viewpoint_of(harness.table, "ana", None) == (0, None)


def test_without_secrets_the_viewpoint_changes_by_itself() -> None:
    harness = begun("brothers", 2, "ana", "ana")
    dice = random.Random(5)
    while harness.table.state == "playing":
        asked = harness.table.waiting[0]
        for looking in (None, 0, 1):
            assert viewpoint_of(harness.table, "ana", looking) == (asked, None)
        harness.step(dice)
    assert viewpoint_of(harness.table, "ana", 1) == (1, None)


def test_with_secrets_a_curtain_falls_until_they_look() -> None:
    harness = with_secrets("ana", "ana")
    asked = harness.table.waiting[0]
    assert viewpoint_of(harness.table, "ana", None) == (None, asked)
    assert viewpoint_of(harness.table, "ana", 1 - asked) == (None, asked)
    assert viewpoint_of(harness.table, "ana", asked) == (asked, None)
    viewpoint, curtain = viewpoint_of(harness.table, "ana", 1 - asked)
    behind = snapshot_of(harness.table, viewpoint, None, curtain)
    assert behind.seat is None and behind.curtain == asked and behind.decision is None
    assert encode(behind.view) == encode(harness.match.view(None))


def test_the_viewpoint_never_changes_to_another_own_seat_unasked() -> None:
    harness = begun("paladins", 3, "ana", "ana", "ana")
    dice = random.Random(1)
    looking: int | None = None
    seen_curtain = False
    while harness.table.state == "playing":
        viewpoint, curtain = viewpoint_of(harness.table, "ana", looking)
        if curtain is not None:
            seen_curtain = True
            assert viewpoint is None and curtain in harness.table.waiting
            looking = curtain
            viewpoint, curtain = viewpoint_of(harness.table, "ana", looking)
        assert curtain is None and viewpoint in harness.table.waiting
        assert viewpoint == looking or not any(hides(harness.match, 0, seat) for seat in (1, 2))
        looking = viewpoint
        harness.step(dice)
    assert seen_curtain
    assert [viewpoint_of(harness.table, "ana", seat) for seat in (0, 1, 2)] == [(0, None), (1, None), (2, None)]


def test_while_others_are_asked_one_stays_where_one_looks() -> None:
    harness = begun("paladins", 3, "ana", "ana", "bob")
    assert until(harness, lambda each: each.table.waiting == (2,) and hides(each.match, 0, 1))
    assert viewpoint_of(harness.table, "ana", 1) == (1, None)
    assert viewpoint_of(harness.table, "ana", 0) == (0, None)
    assert viewpoint_of(harness.table, "ana", None) == (None, 0)
    assert viewpoint_of(harness.table, "ana", 2) == (None, 0), "another person's seat is not shown"


def test_a_shared_question_lets_choose_which_seat_answers_first() -> None:
    harness = begun("paladins", 3, "ana", "ana", "bob")
    assert until(harness, lambda each: len(each.table.waiting) == 3 and hides(each.match, 0, 1))
    assert viewpoint_of(harness.table, "ana", 0) == (0, None)
    assert viewpoint_of(harness.table, "ana", 1) == (1, None)
    harness.play(1, harness.match.legal(1)[0])
    assert viewpoint_of(harness.table, "ana", 1) == (None, 0), "the other seat still owes its answer"


def test_a_seat_that_a_bot_plays_does_not_change_the_viewpoint() -> None:
    harness = with_secrets("ana", "ana")
    asked = harness.table.waiting[0]
    harness.do(commands.lend, "ana", asked, "random")
    assert viewpoint_of(harness.table, "ana", 1 - asked) == (1 - asked, None)


def test_at_the_end_everything_is_open() -> None:
    harness = begun("paladins", 2, "ana", "ana")
    until(harness, lambda _: False)
    assert harness.match.over
    assert viewpoint_of(harness.table, "ana", None) == (0, None)
