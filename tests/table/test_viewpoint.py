"""A person who has had one seat's viewpoint may not take a seat that knows other things."""

from __future__ import annotations

import pytest

from regnum.table import commands
from regnum.table import entries as log
from regnum.table.hot_seat import hides

from .harness import Harness, begun, everything, refusal_of, set_table, until
from .test_sandbox import finished, fork

GAME = "paladins"  # included, with hidden information


def differing(harness: Harness) -> Harness:
    """Play until all seats know different things."""
    assert until(harness, lambda each: all(hides(each.match, 0, seat) for seat in range(1, len(each.table.seats))))
    return harness


def same(harness: Harness) -> Harness:
    """A game in which seats know the same."""
    assert not hides(harness.match, 0, 1)
    return harness


def reread(harness: Harness) -> Harness:
    """The same table, read from its log."""
    return Harness(harness.again())


def test_no_person_changes_to_a_seat_that_knows_other_things_not_even_for_a_bot() -> None:
    harness = differing(begun(GAME, 3, "ana", "bob", None))
    assert refusal_of(harness, commands.sit, "ana", 2) == "seat_secret"
    harness.do(commands.leave, "ana", 0)
    assert refusal_of(harness, commands.sit, "ana", 2) == "seat_secret", "who has left still knows"
    assert refusal_of(harness, commands.sit, "bob", 0) == "seat_secret"
    harness.do(commands.sit, "cyril", 2)
    harness.do(commands.sit, "ana", 0)
    assert everything(harness.again()) == everything(harness.table)


def test_an_invitation_does_not_open_another_viewpoint() -> None:
    harness = differing(begun(GAME, 3, "ana", "bob", None))
    assert refusal_of(harness, commands.sit, "bob", 2, invited=True) == "seat_secret"


def test_ones_own_seat_is_free_to_come_back_to() -> None:
    harness = differing(begun(GAME, 3))
    for _ in range(2):
        harness.do(commands.leave, "bob", 1)
        harness.do(commands.sit, "bob", 1)
    harness.do(commands.leave, "bob", 1)
    harness.do(commands.sit, "dana", 1)
    harness.do(commands.leave, "dana", 1)
    harness.do(commands.sit, "bob", 1)
    assert harness.table.knows["bob"] == harness.table.knows["dana"] == {1}


def test_who_held_several_seats_from_the_beginning_holds_them_all() -> None:
    harness = differing(begun(GAME, 3, "ana", "ana", "bob"))
    harness.do(commands.leave, "ana", 0)
    harness.do(commands.leave, "ana", 1)
    harness.do(commands.sit, "ana", 1)
    harness.do(commands.sit, "ana", 0)
    harness.do(commands.leave, "bob", 2)
    assert refusal_of(harness, commands.sit, "ana", 2) == "seat_secret"


def test_before_the_beginning_everyone_changes_seats_as_they_like() -> None:
    harness = set_table(GAME, 3, "ana", "bob")
    harness.do(commands.leave, "bob", 1)
    harness.do(commands.sit, "bob", 2)
    harness.do(commands.sit, "bob", 1)
    harness.do(commands.begin, "ana", 7)
    assert harness.table.knows == {"ana": {0}, "bob": {1, 2}}


def test_where_seats_know_the_same_everyone_changes_seats_as_they_like() -> None:
    harness = same(begun("brothers", 2, "ana", None))
    until(harness, lambda each: each.table.at > 8)
    harness.do(commands.sit, "ana", 1)
    harness.do(commands.leave, "ana", 0)
    harness.do(commands.sit, "ana", 0)
    assert harness.table.seats_of("ana") == [0, 1]


def test_who_changed_seats_while_they_knew_the_same_does_not_go_back_when_they_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    harness = begun(GAME, 3, "ana", "bob", None)
    with monkeypatch.context() as patch:
        patch.setattr(commands, "hides", lambda match, one, other: False)
        harness.do(commands.leave, "bob", 1)
        harness.do(commands.sit, "bob", 2)
    assert harness.table.knows["bob"] == {2}
    harness.do(commands.lend, "ana", 1, "random")
    differing(harness)
    assert refusal_of(harness, commands.sit, "bob", 1) == "seat_secret"


def test_in_a_sandbox_there_is_nothing_to_hide_from_its_owner() -> None:
    harness = fork(finished(GAME, 2).rewound(12).record())
    harness.do(commands.leave, "ana", 0)
    harness.do(commands.leave, "ana", 1)
    harness.do(commands.sit, "bob", 0)
    harness.do(commands.sit, "bob", 1)
    assert harness.table.seats_of("bob") == [0, 1]


def test_the_seat_of_a_person_who_was_shown_out_waits_for_them_or_a_bot() -> None:
    harness = begun(GAME, 3)
    harness.do(commands.show_out, "ana", 1)
    harness.do(commands.lend, "ana", 1, "random")
    for stranger in ("dana", "ana", "cyril"):
        assert refusal_of(harness, commands.sit, stranger, 1, invited=True) in ("seat_kept", "seat_secret")
    harness.do(commands.take_back_seat, "ana", 1)
    assert refusal_of(harness, commands.sit, "dana", 1, invited=True) == "seat_kept"
    assert refusal_of(reread(harness), commands.sit, "dana", 1) == "seat_kept"
    harness.do(commands.sit, "bob", 1, invited=True)
    harness.do(commands.leave, "bob", 1)
    harness.do(commands.sit, "dana", 1)
    assert everything(harness.again()) == everything(harness.table), "who leaves gives the seat away"


def test_where_nothing_is_hidden_the_host_seats_another_person() -> None:
    harness = begun("brothers", 2)
    harness.do(commands.show_out, "ana", 1)
    harness.do(commands.sit, "dana", 1)
    assert harness.table.seats_of("dana") == [1]


def test_a_program_shows_its_person_what_it_sees() -> None:
    harness = differing(begun(GAME, 3, "ana", "bob", None))
    assert refusal_of(harness, commands.sit, "ana's bot", 2, invited=True, owner="ana") == "seat_secret"
    harness.do(commands.leave, "bob", 1)
    assert refusal_of(harness, commands.sit, "bob's bot", 2, invited=True, owner="bob") == "seat_secret"
    harness.do(commands.sit, "bob's bot", 1, owner="bob")
    harness.do(commands.leave, "bob's bot", 1)
    assert refusal_of(harness, commands.sit, "bob", 2) == "seat_secret"
    harness.do(commands.sit, "carl's bot", 2, owner="carl")
    assert refusal_of(harness, commands.sit, "carl", 1) == "seat_secret"
    assert refusal_of(harness, commands.sit, "carl's other", 1, owner="carl") == "seat_secret"
    harness.do(commands.sit, "bob", 1)
    assert everything(harness.again()) == everything(harness.table)


def test_logs_without_owners_are_still_read() -> None:
    assert log.decode(b'{"t":"sat","seat":1,"person":"ana"}') == log.Sat(1, "ana")
