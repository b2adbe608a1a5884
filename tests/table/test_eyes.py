"""Who has looked through one seat's eyes does not sit down where other things are known."""

from __future__ import annotations

import pytest

from regnum.table import commands
from regnum.table.curtain import hides

from .setting import Room, begun, everything, refusal_of, set_table, until
from .test_sandbox import finished, fork

GAME = "paladins"  # of the house, with secrets


def differing(room: Room) -> Room:
    """Play until all seats know different things."""
    assert until(room, lambda each: all(hides(each.match, 0, seat) for seat in range(1, len(each.table.seats))))
    return room


def same(room: Room) -> Room:
    """A game in which seats know the same."""
    assert not hides(room.match, 0, 1)
    return room


def test_nobody_changes_to_a_seat_that_knows_other_things_not_even_for_a_bot() -> None:
    room = differing(begun(GAME, 3, "ana", "bob", None))
    assert refusal_of(room, commands.sit, "ana", 2) == "seat_secret"
    room.do(commands.leave, "ana", 0)
    assert refusal_of(room, commands.sit, "ana", 2) == "seat_secret", "who has left still knows"
    assert refusal_of(room, commands.sit, "bob", 0) == "seat_secret"
    room.do(commands.sit, "cyril", 2)
    room.do(commands.sit, "ana", 0)
    assert everything(room.again()) == everything(room.table)


def test_an_invitation_does_not_open_other_eyes() -> None:
    room = differing(begun(GAME, 3, "ana", "bob", None))
    assert refusal_of(room, commands.sit, "bob", 2, invited=True) == "seat_secret"


def test_ones_own_seat_is_free_to_come_back_to() -> None:
    room = differing(begun(GAME, 3))
    for _ in range(2):
        room.do(commands.leave, "bob", 1)
        room.do(commands.sit, "bob", 1)
    room.do(commands.leave, "bob", 1)
    room.do(commands.sit, "dana", 1)
    room.do(commands.leave, "dana", 1)
    room.do(commands.sit, "bob", 1)
    assert room.table.knows["bob"] == room.table.knows["dana"] == {1}


def test_who_held_several_seats_from_the_beginning_holds_them_all() -> None:
    room = differing(begun(GAME, 3, "ana", "ana", "bob"))
    room.do(commands.leave, "ana", 0)
    room.do(commands.leave, "ana", 1)
    room.do(commands.sit, "ana", 1)
    room.do(commands.sit, "ana", 0)
    room.do(commands.leave, "bob", 2)
    assert refusal_of(room, commands.sit, "ana", 2) == "seat_secret"


def test_before_the_beginning_everybody_changes_seats_as_they_like() -> None:
    room = set_table(GAME, 3, "ana", "bob")
    room.do(commands.leave, "bob", 1)
    room.do(commands.sit, "bob", 2)
    room.do(commands.sit, "bob", 1)
    room.do(commands.begin, "ana", 7)
    assert room.table.knows == {"ana": {0}, "bob": {1, 2}}


def test_where_seats_know_the_same_everybody_changes_seats_as_they_like() -> None:
    room = same(begun("brothers", 2, "ana", None))
    until(room, lambda each: each.table.at > 8)
    room.do(commands.sit, "ana", 1)
    room.do(commands.leave, "ana", 0)
    room.do(commands.sit, "ana", 0)
    assert room.table.seats_of("ana") == [0, 1]


def test_who_changed_seats_while_they_knew_the_same_does_not_go_back_when_they_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = begun(GAME, 3, "ana", "bob", None)
    with monkeypatch.context() as patch:
        patch.setattr(commands, "hides", lambda match, one, other: False)
        room.do(commands.leave, "bob", 1)
        room.do(commands.sit, "bob", 2)
    assert room.table.knows["bob"] == {2}
    room.do(commands.lend, "ana", 1, "random")
    differing(room)
    assert refusal_of(room, commands.sit, "bob", 1) == "seat_secret"


def test_in_a_sandbox_there_is_nothing_to_hide_from_its_owner() -> None:
    room = fork(finished(GAME, 2).rewound(12).record())
    room.do(commands.leave, "ana", 0)
    room.do(commands.leave, "ana", 1)
    room.do(commands.sit, "bob", 0)
    room.do(commands.sit, "bob", 1)
    assert room.table.seats_of("bob") == [0, 1]
