"""One person at several seats: where seats know different things, a curtain falls between them."""

from __future__ import annotations

import random

import pytest

from regnum.core.codec import encode
from regnum.table import commands
from regnum.table.curtain import hides
from regnum.table.sight import eyes_of, sight

from .setting import Room, begun, until


def with_secrets(*people: str | None, seats: int = 2) -> Room:
    """A match whose seats know different things."""
    room = begun("paladins", seats, *people)
    assert until(room, lambda each: hides(each.match, 0, 1) and len(each.table.waiting) == 1)
    return room


def test_there_are_games_with_and_without_secrets() -> None:
    dice = random.Random(3)
    room = begun("brothers", 2)
    while room.table.state == "playing":
        assert not hides(room.match, 0, 1)
        room.step(dice)
    assert with_secrets("ana", "bob")


def test_who_has_one_seat_looks_through_it_whoever_is_asked() -> None:
    room = with_secrets("ana", "bob")
    for looking in (None, 0, 1, 7):
        assert eyes_of(room.table, "ana", looking) == (0, None)
        assert eyes_of(room.table, "bob", looking) == (1, None)


@pytest.mark.parametrize("looking", [None, 0, 1])
def test_who_has_no_seat_is_a_bystander_whatever_they_say(looking: int | None) -> None:
    room = with_secrets("ana", "bob")
    assert eyes_of(room.table, "eva", looking) == (None, None)
    assert eyes_of(room.table, None, looking) == (None, None)


def test_before_the_match_there_is_nothing_to_hide() -> None:
    room = begun("paladins", 2, "ana", "ana")
    room.table.match = None
    assert eyes_of(room.table, "ana", None) == (0, None)


def test_without_secrets_the_eyes_go_by_themselves() -> None:
    room = begun("brothers", 2, "ana", "ana")
    dice = random.Random(5)
    while room.table.state == "playing":
        asked = room.table.waiting[0]
        for looking in (None, 0, 1):
            assert eyes_of(room.table, "ana", looking) == (asked, None)
        room.step(dice)
    assert eyes_of(room.table, "ana", 1) == (1, None)


def test_with_secrets_a_curtain_falls_until_they_look() -> None:
    room = with_secrets("ana", "ana")
    asked = room.table.waiting[0]
    assert eyes_of(room.table, "ana", None) == (None, asked)
    assert eyes_of(room.table, "ana", 1 - asked) == (None, asked)
    assert eyes_of(room.table, "ana", asked) == (asked, None)
    eyes, curtain = eyes_of(room.table, "ana", 1 - asked)
    behind = sight(room.table, eyes, None, curtain)
    assert behind.seat is None and behind.curtain == asked and behind.decision is None
    assert encode(behind.view) == encode(room.match.view(None))


def test_the_eyes_never_go_to_another_seat_of_ones_own_unasked() -> None:
    room = begun("paladins", 3, "ana", "ana", "ana")
    dice = random.Random(1)
    looking: int | None = None
    seen_curtain = False
    while room.table.state == "playing":
        eyes, curtain = eyes_of(room.table, "ana", looking)
        if curtain is not None:
            seen_curtain = True
            assert eyes is None and curtain in room.table.waiting
            looking = curtain
            eyes, curtain = eyes_of(room.table, "ana", looking)
        assert curtain is None and eyes in room.table.waiting
        assert eyes == looking or not any(hides(room.match, 0, seat) for seat in (1, 2))
        looking = eyes
        room.step(dice)
    assert seen_curtain
    assert [eyes_of(room.table, "ana", seat) for seat in (0, 1, 2)] == [(0, None), (1, None), (2, None)]


def test_while_others_are_asked_one_stays_where_one_looks() -> None:
    room = begun("paladins", 3, "ana", "ana", "bob")
    assert until(room, lambda each: each.table.waiting == (2,) and hides(each.match, 0, 1))
    assert eyes_of(room.table, "ana", 1) == (1, None)
    assert eyes_of(room.table, "ana", 0) == (0, None)
    assert eyes_of(room.table, "ana", None) == (None, 0)
    assert eyes_of(room.table, "ana", 2) == (None, 0), "somebody else's seat is not looked through"


def test_a_shared_question_lets_choose_which_seat_answers_first() -> None:
    room = begun("paladins", 3, "ana", "ana", "bob")
    assert until(room, lambda each: len(each.table.waiting) == 3 and hides(each.match, 0, 1))
    assert eyes_of(room.table, "ana", 0) == (0, None)
    assert eyes_of(room.table, "ana", 1) == (1, None)
    room.play(1, room.match.legal(1)[0])
    assert eyes_of(room.table, "ana", 1) == (None, 0), "the other seat still owes its answer"


def test_a_seat_that_a_bot_plays_does_not_call_the_eyes() -> None:
    room = with_secrets("ana", "ana")
    asked = room.table.waiting[0]
    room.do(commands.lend, "ana", asked, "random")
    assert eyes_of(room.table, "ana", 1 - asked) == (1 - asked, None)


def test_at_the_end_everything_is_open() -> None:
    room = begun("paladins", 2, "ana", "ana")
    until(room, lambda _: False)
    assert room.match.over
    assert eyes_of(room.table, "ana", None) == (0, None)
