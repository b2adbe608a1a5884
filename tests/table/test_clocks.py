"""Clocks: a turn's own time, then the reserve; who is asked pays, nobody else."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.agreed import DAY_S, LONGEST_S, Clock
from regnum.table.clocks import Clocks
from regnum.table.sight import clock_faces

from .setting import START, Room, begun, everything, set_table, shared, until

TURN = Clock("turn", 60, 100)


def left(room: Room, seat: int) -> tuple[int, int]:
    """A seat's time in seconds: its turn's own, and the reserve."""
    clock = room.table.clocks.seats[seat]
    return clock.turn_ms // 1000, clock.reserve_ms // 1000


def running(room: Room) -> list[int]:
    """Whose clock runs."""
    return [seat for seat, clock in enumerate(room.table.clocks.seats) if clock.since is not None]


def after(room: Room, seconds: float) -> Room:
    """Later."""
    room.now += int(seconds * 1000)
    return room


def end_turn(room: Room, seat: int) -> None:
    """Take a tile and end the turn at once."""
    room.play(seat, "take 1")
    room.play(seat, "end")


def timed(clock: Clock = TURN) -> tuple[Room, int]:
    """Two people, and who is asked first."""
    room = begun("brothers", 2, clock=clock)
    return room, room.table.waiting[0]


def test_at_an_untimed_table_nothing_is_ever_due() -> None:
    room, seat = timed(Clock())
    after(room, 10**6)
    assert room.table.due() is None and clock_faces(room.table) is None
    assert room.do(commands.run_out) == []
    end_turn(room, seat)
    assert room.table.due() is None


def test_a_clock_runs_for_who_is_asked_and_only_from_the_beginning() -> None:
    room = set_table("brothers", 2, "ana", "bob", clock=TURN)
    after(room, 500)
    assert running(room) == [] and room.table.due() is None
    room.do(commands.begin, "ana", 7)
    assert running(room) == list(room.table.waiting)
    assert room.table.due() == room.now + 160_000


def test_a_turn_uses_its_own_time_first_and_the_next_has_it_again() -> None:
    room, seat = timed()
    end_turn(after(room, 40), seat)
    assert left(room, seat) == (20, 100) and running(room) == [1 - seat]
    end_turn(after(room, 75), 1 - seat)
    assert left(room, 1 - seat) == (0, 85)
    assert left(room, seat) == (60, 100) and running(room) == [seat]
    end_turn(after(room, 61), seat)
    assert left(room, seat) == (0, 99)
    end_turn(after(room, 160), 1 - seat)
    assert left(room, 1 - seat) == (0, 0)
    assert clock_faces(room.table) is not None


def test_moves_inside_a_turn_share_its_time() -> None:
    room, seat = timed()
    room.play(seat, "take 1")
    after(room, 30)
    due = room.table.due()
    room.play(seat, next(move for move in room.match.legal(seat) if move.startswith("extend")))
    assert room.table.due() == due
    room.undo(after(room, 10) and seat)
    assert room.table.due() == due, "taking back gives no time back"
    room.play(seat, "end")
    assert left(room, seat) == (20, 100)


def test_whoever_ends_a_turn_and_is_asked_again_has_a_new_turn() -> None:
    room = begun("brothers", 1, clock=TURN)
    end_turn(after(room, 70), 0)
    assert room.table.waiting == (0,) and running(room) == [0]
    assert left(room, 0) == (60, 90) and room.table.due() == room.now + 150_000


def test_with_a_total_clock_only_the_reserve_counts() -> None:
    room, seat = timed(Clock("total", 0, 300))
    end_turn(after(room, 100), seat)
    end_turn(after(room, 10), 1 - seat)
    assert left(room, seat) == (0, 200) and left(room, 1 - seat) == (0, 290)
    assert room.table.due() == room.now + 200_000


def test_a_slow_table_counts_days() -> None:
    room, seat = timed(Clock("days", 3 * DAY_S))
    assert room.table.due() == room.now + 3 * DAY_S * 1000
    end_turn(after(room, 2 * DAY_S), seat)
    end_turn(room, 1 - seat)
    assert left(room, seat) == (3 * DAY_S, 0)


def test_a_shared_question_runs_several_clocks_and_each_stops_with_its_answer() -> None:
    room = begun("paladins", 3, clock=TURN)
    assert until(room, shared)
    assert running(room) == [0, 1, 2]
    room.play(1, after(room, 20).match.legal(1)[0])
    assert running(room) == [0, 2] and left(room, 1) == (40, 100)
    room.undo(after(room, 500) and 1)
    assert running(room) == [0, 1, 2] and left(room, 1) == (40, 100), "the same turn, no fresh time"
    room.play(1, after(room, 50).match.legal(1)[0])
    assert left(room, 1) == (0, 90)
    assert everything(room.again()) == everything(room.table)


def test_time_that_the_house_slept_does_not_count() -> None:
    room, seat = timed()
    due = room.table.due()
    assert due is not None
    assert room.do(commands.sleep, 45_000) == [log.Slept(45_000)]
    assert room.table.due() == due + 45_000
    end_turn(after(room, 50), seat)
    assert left(room, seat) == (55, 100)
    assert running(room) == [1 - seat]


@pytest.mark.parametrize("clock", [Clock(), Clock("days", DAY_S)], ids=["untimed", "days"])
def test_sleep_is_nothing_to_a_table_that_nobody_sits_at(clock: Clock) -> None:
    room, _ = timed(clock)
    assert room.do(commands.sleep, 45_000) == []
    assert set_table("brothers", 2, clock=TURN).do(commands.sleep, 45_000) == []


def test_a_clock_at_zero_is_called_out_once_a_turn() -> None:
    room, seat = timed()
    assert after(room, 159.9).do(commands.run_out) == []
    assert after(room, 0.1).do(commands.run_out) == [log.RanOut(seat)]
    assert room.do(commands.run_out) == [] and room.table.due() is None
    faces = clock_faces(room.table)
    assert faces is not None and faces[seat].ran_out and not faces[1 - seat].ran_out
    assert everything(room.again()) == everything(room.table)
    end_turn(after(room, 10), seat)  # late, but the table only warns
    end_turn(room, 1 - seat)
    assert left(room, seat) == (60, 0) and room.table.due() == room.now + 60_000
    assert after(room, 60).do(commands.run_out) == [log.RanOut(seat)]


def test_whoever_has_used_up_the_whole_match_is_warned_once() -> None:
    room, seat = timed(Clock("total", 0, 50))
    assert after(room, 50).do(commands.run_out) == [log.RanOut(seat)]
    end_turn(room, seat)
    end_turn(room, 1 - seat)
    assert after(room, 5).do(commands.run_out) == []
    faces = clock_faces(room.table)
    assert faces is not None and faces[seat].ran_out


def test_a_bot_takes_over_where_the_table_wants_it_and_coming_back_gives_a_fresh_turn() -> None:
    room, seat = timed(Clock("turn", 60, 100, at_zero="bot", bot="random"))
    entries = after(room, 160).do(commands.run_out)
    assert entries == [log.RanOut(seat), log.Lent(seat, "random")]
    assert room.table.bot_to_move() == (seat, "random") and room.table.due() == room.now
    assert room.do(commands.run_out) == [] and running(room) == []
    room.do(commands.take_back_seat, room.person(seat), seat)
    assert running(room) == [seat] and left(room, seat) == (60, 0), "the reserve is used up"
    assert room.table.due() == room.now + 60_000
    assert everything(room.again()) == everything(room.table)


def test_a_bots_time_is_nobodys() -> None:
    room = begun("brothers", 2, "ana", None, clock=Clock("total", 0, 300, at_zero="bot", bot="random"))
    for _ in range(12):
        after(room, 20)
        if room.table.bot_to_move():
            assert running(room) == []
            room.bot_plays()
        else:
            seat = room.table.waiting[0]
            room.play(seat, room.match.legal(seat)[0])
    assert left(room, 1) == (0, 300)
    assert room.table.clocks.seats[0].reserve_ms < 300_000


def test_all_clocks_stand_when_the_match_is_over_or_put_away() -> None:
    room, _ = timed()
    until(room, lambda _: False)
    assert running(room) == [] and room.table.due() is None and after(room, 10**6).do(commands.run_out) == []
    alone = begun("brothers", 1, clock=TURN)
    alone.do(commands.close, "ana")
    assert running(alone) == [] and alone.table.due() is None


def test_a_watch_that_goes_back_gives_no_time() -> None:
    room, seat = timed()
    end_turn(after(room, -30), seat)
    assert left(room, seat) == (60, 100)


def test_a_held_move_does_not_stop_the_clock() -> None:
    room = begun("brothers", 2, clock=TURN, confirm=True)
    seat = room.table.waiting[0]
    end_turn(after(room, 10), seat)
    assert running(room) == [seat]
    room.confirm(after(room, 20) and seat)
    assert left(room, seat) == (30, 100)


def test_the_next_clock_that_runs_out_is_due_first() -> None:
    clocks = Clocks(TURN, 3)
    clocks.follow((0, 2), START, anew=True)
    clocks.seats[2].reserve_ms = 1000
    assert clocks.due() == START + 61_000
    clocks.follow((0,), START + 5000, anew=True)
    assert clocks.due() == START + 160_000


GOOD = [
    Clock(), Clock("turn", 1), Clock("turn", DAY_S, LONGEST_S), Clock("total", 0, 1), Clock("total", 0, LONGEST_S),
    Clock("days", DAY_S), Clock("days", 30 * DAY_S, DAY_S), Clock("turn", 30, 0, "bot", "random"),
]  # fmt: skip


@pytest.mark.parametrize("clock", GOOD, ids=str)
def test_a_clock_that_fits_is_taken(clock: Clock) -> None:
    clock.check()
    room = begun("brothers", 2, clock=clock)
    assert room.again().agreed.clock == clock and clock.counts == (room.table.due() is not None)


BAD: list[tuple[tuple[Any, ...], str]] = [
    (("untimed", 1), "takes no seconds"),
    (("untimed", 0, 5), "takes no seconds"),
    (("turn",), "takes turn_s from 1 to 86400"),
    (("turn", 0, 60), "takes turn_s from 1 to 86400"),
    (("turn", DAY_S + 1), "takes turn_s from 1 to 86400"),
    (("turn", -1), "turn_s is 0 to 2592000 seconds, not -1"),
    (("turn", 5, -3), "reserve_s is 0 to 2592000 seconds, not -3"),
    (("turn", 5, LONGEST_S + 1), "reserve_s is 0 to 2592000"),
    (("total",), "takes reserve_s above 0"),
    (("total", 10, 60), "takes reserve_s above 0 and no turn_s"),
    (("days",), "whole days of 86400"),
    (("days", 3600), "whole days of 86400; not turn_s 3600, reserve_s 0"),
    (("days", DAY_S + 3600), "whole days"),
    (("days", 31 * DAY_S), "turn_s is 0 to"),
]


@pytest.mark.parametrize(("numbers", "complaint"), BAD, ids=str)
def test_a_clock_that_does_not_fit_says_what_would(numbers: tuple[Any, ...], complaint: str) -> None:
    with pytest.raises(regnum.OptionError, match=complaint):
        Clock(*numbers).check()
    with pytest.raises(regnum.OptionError, match=complaint):
        set_table("brothers", 2, clock=Clock(*numbers))
