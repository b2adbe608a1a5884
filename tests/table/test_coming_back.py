"""Clocks of those who go away and come back: this gains no time, and an empty seat uses none."""

from __future__ import annotations

import pytest

from regnum.table import commands
from regnum.table import entries as log
from regnum.table.settings import Clock

from .harness import Harness, everything
from .test_clocks import TURN, after, end_turn, left, running, timed


def sent_alike(harness: Harness) -> None:
    """The log gives the same clocks."""
    assert everything(harness.again()) == everything(harness.table)


def test_lending_and_coming_back_gives_no_time() -> None:
    harness, seat = timed()
    person = harness.person(seat)
    after(harness, 40).do(commands.lend, person, seat, "random")
    after(harness, 500).do(commands.take_back_seat, person, seat)
    assert left(harness, seat) == (20, 100) and running(harness) == [seat]
    after(harness, 80).do(commands.lend, person, seat, "random")
    after(harness, 500).do(commands.take_back_seat, person, seat)
    assert left(harness, seat) == (0, 40) and harness.table.due() == harness.now + 40_000
    sent_alike(harness)


def test_a_bot_that_is_changed_for_another_gives_no_time() -> None:
    harness, seat = timed()
    person = harness.person(seat)
    after(harness, 40).do(commands.lend, person, seat, "random")
    after(harness, 5).do(commands.lend, person, seat, "greedy")
    after(harness, 5).do(commands.take_back_seat, person, seat)
    assert left(harness, seat) == (20, 100)


def test_coming_back_after_the_bot_has_played_is_a_fresh_turn() -> None:
    harness, seat = timed()
    person = harness.person(seat)
    after(harness, 120).do(commands.lend, person, seat, "random")
    harness.bot_plays()
    while seat not in harness.table.waiting:
        end_turn(harness, 1 - seat)
    after(harness, 500).do(commands.take_back_seat, person, seat)
    assert left(harness, seat) == (60, 40), "but no reserve comes back"
    sent_alike(harness)


def test_a_turn_that_began_while_the_bot_sat_there_is_whole() -> None:
    harness, seat = timed()
    person = harness.person(seat)
    end_turn(after(harness, 50), seat)
    harness.do(commands.lend, person, seat, "random")
    end_turn(after(harness, 5), 1 - seat)
    harness.do(commands.take_back_seat, person, seat)
    assert left(harness, seat) == (60, 100)


@pytest.mark.parametrize("bot", [False, True], ids=["empty", "bot"])
def test_who_leaves_and_sits_down_again_has_what_was_left(bot: bool) -> None:
    harness, seat = timed()
    person = harness.person(seat)
    after(harness, 40).do(commands.leave, person, seat)
    if bot:
        harness.do(commands.lend, harness.table.host, seat, "random")
    after(harness, 500).do(commands.sit, person, seat)
    assert left(harness, seat) == (20, 100) and running(harness) == [seat]
    sent_alike(harness)


def test_an_empty_seat_uses_no_time_and_is_not_called_out() -> None:
    harness, seat = timed(Clock("turn", 60, 0, at_zero="bot", bot="random"))
    after(harness, 10).do(commands.leave, harness.person(seat), seat)
    assert running(harness) == [] and harness.table.due() is None
    assert after(harness, 10**6).do(commands.run_out) == []
    sent_alike(harness)


def test_an_empty_seat_that_is_asked_uses_no_time() -> None:
    harness, seat = timed()
    harness.do(commands.leave, harness.person(1 - seat), 1 - seat)
    end_turn(harness, seat)
    assert harness.table.waiting == (1 - seat,) and running(harness) == []
    after(harness, 10**6).do(commands.sit, "bob" if seat == 0 else "ana", 1 - seat)
    assert left(harness, 1 - seat) == (60, 100), "its turn has only begun"


def test_whoever_replaces_another_person_has_a_fresh_turn() -> None:
    harness, seat = timed()
    after(harness, 100).do(commands.leave, harness.person(seat), seat)
    after(harness, 5).do(commands.sit, "dana", seat)
    assert left(harness, seat) == (60, 60) and running(harness) == [seat]
    sent_alike(harness)


def test_whoever_sits_down_for_a_bot_has_a_fresh_turn() -> None:
    harness, seat = timed(Clock("turn", 60, 0, at_zero="bot", bot="random"))
    after(harness, 30).do(commands.leave, harness.person(seat), seat)
    harness.do(commands.lend, harness.table.host, seat, "random")
    after(harness, 30).do(commands.sit, "dana", seat)
    assert running(harness) == [seat] and left(harness, seat) == (60, 0) and harness.table.due() == harness.now + 60_000
    sent_alike(harness)


def test_the_bot_that_leaves_a_seat_without_a_person_leaves_no_clock_running() -> None:
    harness, seat = timed()
    harness.do(commands.leave, harness.person(seat), seat)
    host = harness.table.host
    harness.do(commands.lend, host, seat, "random")
    harness.do(commands.take_back_seat, host, seat)
    assert running(harness) == [] and not harness.table.seats[seat].taken


def test_who_was_called_out_and_left_is_not_called_out_again() -> None:
    harness, seat = timed(TURN)
    person = harness.person(seat)
    assert after(harness, 160).do(commands.run_out) == [log.RanOut(seat)]
    harness.do(commands.leave, person, seat)
    assert after(harness, 10).do(commands.run_out) == []
