"""Clocks of those who go away and come back: nobody gains time by it, and an empty seat uses none."""

from __future__ import annotations

import pytest

from regnum.table import commands
from regnum.table import entries as log
from regnum.table.agreed import Clock

from .setting import Room, everything
from .test_clocks import TURN, after, end_turn, left, running, timed


def told_alike(room: Room) -> None:
    """The log tells the same clocks."""
    assert everything(room.again()) == everything(room.table)


def test_lending_and_coming_back_gives_no_time() -> None:
    room, seat = timed()
    person = room.person(seat)
    after(room, 40).do(commands.lend, person, seat, "random")
    after(room, 500).do(commands.take_back_seat, person, seat)
    assert left(room, seat) == (20, 100) and running(room) == [seat]
    after(room, 80).do(commands.lend, person, seat, "random")
    after(room, 500).do(commands.take_back_seat, person, seat)
    assert left(room, seat) == (0, 40) and room.table.due() == room.now + 40_000
    told_alike(room)


def test_a_bot_that_is_changed_for_another_gives_no_time() -> None:
    room, seat = timed()
    person = room.person(seat)
    after(room, 40).do(commands.lend, person, seat, "random")
    after(room, 5).do(commands.lend, person, seat, "greedy")
    after(room, 5).do(commands.take_back_seat, person, seat)
    assert left(room, seat) == (20, 100)


def test_coming_back_after_the_bot_has_played_is_a_fresh_turn() -> None:
    room, seat = timed()
    person = room.person(seat)
    after(room, 120).do(commands.lend, person, seat, "random")
    room.bot_plays()
    while seat not in room.table.waiting:
        end_turn(room, 1 - seat)
    after(room, 500).do(commands.take_back_seat, person, seat)
    assert left(room, seat) == (60, 40), "but no reserve comes back"
    told_alike(room)


def test_a_turn_that_began_while_the_bot_sat_there_is_whole() -> None:
    room, seat = timed()
    person = room.person(seat)
    end_turn(after(room, 50), seat)
    room.do(commands.lend, person, seat, "random")
    end_turn(after(room, 5), 1 - seat)
    room.do(commands.take_back_seat, person, seat)
    assert left(room, seat) == (60, 100)


@pytest.mark.parametrize("bot", [False, True], ids=["empty", "bot"])
def test_who_leaves_and_sits_down_again_has_what_was_left(bot: bool) -> None:
    room, seat = timed()
    person = room.person(seat)
    after(room, 40).do(commands.leave, person, seat)
    if bot:
        room.do(commands.lend, room.table.host, seat, "random")
    after(room, 500).do(commands.sit, person, seat)
    assert left(room, seat) == (20, 100) and running(room) == [seat]
    told_alike(room)


def test_an_empty_seat_uses_no_time_and_is_not_called_out() -> None:
    room, seat = timed(Clock("turn", 60, 0, at_zero="bot", bot="random"))
    after(room, 10).do(commands.leave, room.person(seat), seat)
    assert running(room) == [] and room.table.due() is None
    assert after(room, 10**6).do(commands.run_out) == []
    told_alike(room)


def test_an_empty_seat_that_is_asked_uses_no_time() -> None:
    room, seat = timed()
    room.do(commands.leave, room.person(1 - seat), 1 - seat)
    end_turn(room, seat)
    assert room.table.waiting == (1 - seat,) and running(room) == []
    after(room, 10**6).do(commands.sit, "bob" if seat == 0 else "ana", 1 - seat)
    assert left(room, 1 - seat) == (60, 100), "its turn has only begun"


def test_whoever_follows_somebody_else_has_a_fresh_turn() -> None:
    room, seat = timed()
    after(room, 100).do(commands.leave, room.person(seat), seat)
    after(room, 5).do(commands.sit, "dana", seat)
    assert left(room, seat) == (60, 60) and running(room) == [seat]
    told_alike(room)


def test_whoever_sits_down_for_a_bot_has_a_fresh_turn() -> None:
    room, seat = timed(Clock("turn", 60, 0, at_zero="bot", bot="random"))
    after(room, 30).do(commands.leave, room.person(seat), seat)
    room.do(commands.lend, room.table.host, seat, "random")
    after(room, 30).do(commands.sit, "dana", seat)
    assert running(room) == [seat] and left(room, seat) == (60, 0) and room.table.due() == room.now + 60_000
    told_alike(room)


def test_the_bot_that_gets_up_from_nobodys_seat_leaves_no_clock_running() -> None:
    room, seat = timed()
    room.do(commands.leave, room.person(seat), seat)
    host = room.table.host
    room.do(commands.lend, host, seat, "random")
    room.do(commands.take_back_seat, host, seat)
    assert running(room) == [] and not room.table.seats[seat].taken


def test_who_was_called_out_and_left_is_not_called_out_again() -> None:
    room, seat = timed(TURN)
    person = room.person(seat)
    assert after(room, 160).do(commands.run_out) == [log.RanOut(seat)]
    room.do(commands.leave, person, seat)
    assert after(room, 10).do(commands.run_out) == []
