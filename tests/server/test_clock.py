"""The clock of the server: it never goes back, and knows when nobody could play."""

from __future__ import annotations

import pytest

from regnum.server.clock import ServerClock

START = 1_800_000_000_000
HOUR = 3_600_000


class System:
    """A clock that can be set and one that only ticks, in milliseconds."""

    def __init__(self) -> None:
        self.wall = START
        self.steady = 5_000_000
        self.clock = ServerClock(lambda: self.wall * 1_000_000, lambda: self.steady * 1_000_000)

    def after(self, ms: int, *, jump: int = 0) -> int:
        """Return the server's time after this long, and after the system's clock was set."""
        self.wall += ms + jump
        self.steady += ms
        return self.clock.now_ms()


def test_the_server_has_the_time_of_day() -> None:
    system = System()
    assert [system.after(ms) for ms in (0, 700, 900)] == [START, START + 700, START + 1600]
    assert system.clock.lost == []


@pytest.mark.parametrize("slept", [HOUR, 2 * HOUR])
def test_a_jump_forward_or_a_sleep_is_lost_time(slept: int) -> None:
    system = System()
    system.after(1000)
    assert system.after(300, jump=slept) == START + 1300 + slept
    assert system.clock.lost == [(START + 1300, START + 1300 + slept)]
    assert system.clock.lost_between(START, system.clock.now) == slept
    assert system.clock.lost_between(system.clock.now, system.clock.now + HOUR) == 0


def test_a_clock_that_is_set_back_and_comes_right_again_is_not_noticed() -> None:
    system = System()
    assert system.after(1000, jump=-2 * HOUR) == START + 1000
    assert system.after(5000) == START + 6000
    assert system.after(1000, jump=2 * HOUR) == START + 7000
    assert (system.clock.ahead, system.clock.lost) == (0, [])


def test_of_a_jump_beyond_the_right_time_only_the_rest_is_lost() -> None:
    system = System()
    system.after(1000, jump=-HOUR)
    assert system.after(1000, jump=3 * HOUR) == START + 2000 + 2 * HOUR
    assert system.clock.lost == [(START + 2000, START + 2000 + 2 * HOUR)]


def test_a_clock_set_forward_and_back_costs_nobody_anything_twice() -> None:
    system = System()
    system.after(1000, jump=HOUR)
    now = system.after(1000, jump=-HOUR)
    assert now == START + 2000 + HOUR
    assert system.clock.lost_between(START, now) == HOUR


def test_a_small_correction_is_followed_but_never_back() -> None:
    system = System()
    assert system.after(1000, jump=400) == START + 1400
    assert system.after(100, jump=-400) == START + 1400
    assert system.after(1000) == START + 2100
    assert system.clock.lost == []


def test_lost_times_that_overlap_count_once() -> None:
    clock = System().clock
    for start, end in ((100, 200), (400, 500), (150, 300), (300, 410), (700, 800)):
        clock.lose(start, end)
    assert clock.lost == [(100, 500), (700, 800)]
    assert clock.lost_between(0, 1000) == 500
    assert clock.lost_between(450, 750) == 100
    assert clock.losses == 5
