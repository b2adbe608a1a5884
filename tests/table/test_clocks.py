"""Clocks: a turn's own time, then the reserve; only seats that are asked use time."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.clocks import Clocks
from regnum.table.settings import DAY_S, LONGEST_S, Clock
from regnum.table.snapshot import clock_faces

from .harness import START, Harness, begun, everything, set_table, shared, until

TURN = Clock("turn", 60, 100)


def left(harness: Harness, seat: int) -> tuple[int, int]:
    """A seat's time in seconds: its turn's own, and the reserve."""
    clock = harness.table.clocks.seats[seat]
    return clock.turn_ms // 1000, clock.reserve_ms // 1000


def running(harness: Harness) -> list[int]:
    """Whose clock runs."""
    return [seat for seat, clock in enumerate(harness.table.clocks.seats) if clock.since is not None]


def after(harness: Harness, seconds: float) -> Harness:
    """Later."""
    harness.now += int(seconds * 1000)
    return harness


def end_turn(harness: Harness, seat: int) -> None:
    """Take a tile and end the turn at once."""
    harness.play(seat, "take 1")
    harness.play(seat, "end")


def timed(clock: Clock = TURN) -> tuple[Harness, int]:
    """Two people, and who is asked first."""
    harness = begun("brothers", 2, clock=clock)
    return harness, harness.table.waiting[0]


def test_at_an_untimed_table_nothing_is_ever_due() -> None:
    harness, seat = timed(Clock())
    after(harness, 10**6)
    assert harness.table.due() is None and clock_faces(harness.table) is None
    assert harness.do(commands.run_out) == []
    end_turn(harness, seat)
    assert harness.table.due() is None


def test_a_clock_runs_for_who_is_asked_and_only_from_the_beginning() -> None:
    harness = set_table("brothers", 2, "ana", "bob", clock=TURN)
    after(harness, 500)
    assert running(harness) == [] and harness.table.due() is None
    harness.do(commands.begin, "ana", 7)
    assert running(harness) == list(harness.table.waiting)
    assert harness.table.due() == harness.now + 160_000


def test_a_turn_uses_its_own_time_first_and_the_next_has_it_again() -> None:
    harness, seat = timed()
    end_turn(after(harness, 40), seat)
    assert left(harness, seat) == (20, 100) and running(harness) == [1 - seat]
    end_turn(after(harness, 75), 1 - seat)
    assert left(harness, 1 - seat) == (0, 85)
    assert left(harness, seat) == (60, 100) and running(harness) == [seat]
    end_turn(after(harness, 61), seat)
    assert left(harness, seat) == (0, 99)
    end_turn(after(harness, 160), 1 - seat)
    assert left(harness, 1 - seat) == (0, 0)
    assert clock_faces(harness.table) is not None


def test_moves_inside_a_turn_share_its_time() -> None:
    harness, seat = timed()
    harness.play(seat, "take 1")
    after(harness, 30)
    due = harness.table.due()
    harness.play(seat, next(move for move in harness.match.legal(seat) if move.startswith("extend")))
    assert harness.table.due() == due
    after(harness, 10)
    harness.undo(seat)
    assert harness.table.due() == due, "taking back gives no time back"
    harness.play(seat, "end")
    assert left(harness, seat) == (20, 100)


def test_whoever_ends_a_turn_and_is_asked_again_has_a_new_turn() -> None:
    harness = begun("brothers", 1, clock=TURN)
    end_turn(after(harness, 70), 0)
    assert harness.table.waiting == (0,) and running(harness) == [0]
    assert left(harness, 0) == (60, 90) and harness.table.due() == harness.now + 150_000


def test_with_a_total_clock_only_the_reserve_counts() -> None:
    harness, seat = timed(Clock("total", 0, 300))
    end_turn(after(harness, 100), seat)
    end_turn(after(harness, 10), 1 - seat)
    assert left(harness, seat) == (0, 200) and left(harness, 1 - seat) == (0, 290)
    assert harness.table.due() == harness.now + 200_000


def test_a_slow_table_counts_days() -> None:
    harness, seat = timed(Clock("days", 3 * DAY_S))
    assert harness.table.due() == harness.now + 3 * DAY_S * 1000
    end_turn(after(harness, 2 * DAY_S), seat)
    end_turn(harness, 1 - seat)
    assert left(harness, seat) == (3 * DAY_S, 0)


def test_a_shared_question_runs_several_clocks_and_each_stops_with_its_answer() -> None:
    harness = begun("paladins", 3, clock=TURN)
    assert until(harness, shared)
    assert running(harness) == [0, 1, 2]
    harness.play(1, after(harness, 20).match.legal(1)[0])
    assert running(harness) == [0, 2] and left(harness, 1) == (40, 100)
    after(harness, 500)
    harness.undo(1)
    assert running(harness) == [0, 1, 2] and left(harness, 1) == (40, 100), "the same turn, no fresh time"
    harness.play(1, after(harness, 50).match.legal(1)[0])
    assert left(harness, 1) == (0, 90)
    assert everything(harness.again()) == everything(harness.table)


def test_time_while_the_server_was_stopped_does_not_count() -> None:
    harness, seat = timed()
    due = harness.table.due()
    assert due is not None
    assert harness.do(commands.sleep, 45_000) == [log.Slept(45_000)]
    assert harness.table.due() == due + 45_000
    end_turn(after(harness, 50), seat)
    assert left(harness, seat) == (55, 100)
    assert running(harness) == [1 - seat]


@pytest.mark.parametrize("clock", [Clock(), Clock("days", DAY_S)], ids=["untimed", "days"])
def test_stopped_time_does_not_affect_an_empty_table(clock: Clock) -> None:
    harness, _ = timed(clock)
    assert harness.do(commands.sleep, 45_000) == []
    assert set_table("brothers", 2, clock=TURN).do(commands.sleep, 45_000) == []


def test_a_clock_at_zero_is_called_out_once_a_turn() -> None:
    harness, seat = timed()
    assert after(harness, 159.9).do(commands.run_out) == []
    assert after(harness, 0.1).do(commands.run_out) == [log.RanOut(seat)]
    assert harness.do(commands.run_out) == [] and harness.table.due() is None
    faces = clock_faces(harness.table)
    assert faces is not None and faces[seat].ran_out and not faces[1 - seat].ran_out
    assert everything(harness.again()) == everything(harness.table)
    end_turn(after(harness, 10), seat)  # late, but the table only warns
    end_turn(harness, 1 - seat)
    assert left(harness, seat) == (60, 0) and harness.table.due() == harness.now + 60_000
    assert after(harness, 60).do(commands.run_out) == [log.RanOut(seat)]


def test_whoever_has_used_up_the_whole_match_is_warned_once() -> None:
    harness, seat = timed(Clock("total", 0, 50))
    assert after(harness, 50).do(commands.run_out) == [log.RanOut(seat)]
    end_turn(harness, seat)
    end_turn(harness, 1 - seat)
    assert after(harness, 5).do(commands.run_out) == []
    faces = clock_faces(harness.table)
    assert faces is not None and faces[seat].ran_out


def test_a_bot_takes_over_where_the_table_wants_it_and_coming_back_gives_a_fresh_turn() -> None:
    harness, seat = timed(Clock("turn", 60, 100, at_zero="bot", bot="random"))
    entries = after(harness, 160).do(commands.run_out)
    assert entries == [log.RanOut(seat), log.Lent(seat, "random")]
    assert harness.table.bot_to_move() == (seat, "random") and harness.table.due() == harness.now
    assert harness.do(commands.run_out) == [] and running(harness) == []
    harness.do(commands.take_back_seat, harness.person(seat), seat)
    assert running(harness) == [seat] and left(harness, seat) == (60, 0), "the reserve is used up"
    assert harness.table.due() == harness.now + 60_000
    assert everything(harness.again()) == everything(harness.table)


def test_a_bots_time_is_not_counted() -> None:
    harness = begun("brothers", 2, "ana", None, clock=Clock("total", 0, 300, at_zero="bot", bot="random"))
    for _ in range(12):
        after(harness, 20)
        if harness.table.bot_to_move():
            assert running(harness) == []
            harness.bot_plays()
        else:
            seat = harness.table.waiting[0]
            harness.play(seat, harness.match.legal(seat)[0])
    assert left(harness, 1) == (0, 300)
    assert harness.table.clocks.seats[0].reserve_ms < 300_000


def test_all_clocks_stop_when_the_match_is_over_or_closed() -> None:
    harness, _ = timed()
    until(harness, lambda _: False)
    assert running(harness) == [] and harness.table.due() is None and after(harness, 10**6).do(commands.run_out) == []
    alone = begun("brothers", 1, clock=TURN)
    alone.do(commands.close, "ana")
    assert running(alone) == [] and alone.table.due() is None


def test_a_watch_that_goes_back_gives_no_time() -> None:
    harness, seat = timed()
    end_turn(after(harness, -30), seat)
    assert left(harness, seat) == (60, 100)


def test_a_held_move_does_not_stop_the_clock() -> None:
    harness = begun("brothers", 2, clock=TURN, confirm=True)
    seat = harness.table.waiting[0]
    end_turn(after(harness, 10), seat)
    assert running(harness) == [seat]
    after(harness, 20)
    harness.confirm(seat)
    assert left(harness, seat) == (30, 100)


def test_the_next_clock_that_runs_out_is_due_first() -> None:
    clocks = Clocks(TURN, 3)
    clocks.follow((0, 2), START, new_turn=True)
    clocks.seats[2].reserve_ms = 1000
    assert clocks.due() == START + 61_000
    clocks.follow((0,), START + 5000, new_turn=True)
    assert clocks.due() == START + 160_000


GOOD = [
    Clock(), Clock("turn", 1), Clock("turn", DAY_S, LONGEST_S), Clock("total", 0, 1), Clock("total", 0, LONGEST_S),
    Clock("days", DAY_S), Clock("days", 30 * DAY_S, DAY_S), Clock("turn", 30, 0, "bot", "random"),
]  # fmt: skip


@pytest.mark.parametrize("clock", GOOD, ids=str)
def test_a_clock_that_fits_is_taken(clock: Clock) -> None:
    clock.check()
    harness = begun("brothers", 2, clock=clock)
    assert harness.again().agreed.clock == clock and clock.counts == (harness.table.due() is not None)


BAD: list[tuple[tuple[Any, ...], str]] = [
    (("untimed", 1), "takes no seconds"),
    (("untimed", 0, 5), "takes no seconds"),
    (("turn",), "takes turn_s from 1 to 86400"),
    (("turn", 0, 60), "takes turn_s from 1 to 86400"),
    (("turn", DAY_S + 1), "takes turn_s from 1 to 86400"),
    (("turn", -1), "turn_s must be 0 to 2592000 seconds, not -1"),
    (("turn", 5, -3), "reserve_s must be 0 to 2592000 seconds, not -3"),
    (("turn", 5, LONGEST_S + 1), "reserve_s must be 0 to 2592000"),
    (("total",), "takes reserve_s above 0"),
    (("total", 10, 60), "takes reserve_s above 0 and no turn_s"),
    (("days",), "whole days of 86400"),
    (("days", 3600), "whole days of 86400; not turn_s 3600, reserve_s 0"),
    (("days", DAY_S + 3600), "whole days"),
    (("days", 31 * DAY_S), "turn_s must be 0 to"),
]


@pytest.mark.parametrize(("numbers", "message"), BAD, ids=str)
def test_an_invalid_clock_says_what_would_be_valid(numbers: tuple[Any, ...], message: str) -> None:
    with pytest.raises(regnum.OptionError, match=message):
        Clock(*numbers).check()
    with pytest.raises(regnum.OptionError, match=message):
        set_table("brothers", 2, clock=Clock(*numbers))
