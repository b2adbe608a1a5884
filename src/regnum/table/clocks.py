"""The clocks of a table. Time is passed in as milliseconds."""

from __future__ import annotations

from copy import copy

from regnum.table.settings import Clock


class SeatClock:
    """One seat's time: what is left of this turn's own and of the reserve, and since when it runs."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.turn_ms = clock.turn_s * 1000
        self.reserve_ms = clock.reserve_s * 1000
        self.since: int | None = None
        self.ran_out = False

    def start(self, now: int, *, new_turn: bool) -> None:
        """The seat is asked. A new turn has its own time again; a move taken back does not."""
        if new_turn:
            self.turn_ms = self.clock.turn_s * 1000
            # Whoever has no time left for the whole match has been warned, and is not warned again every turn.
            self.ran_out = self.ran_out and self.clock.at_zero == "warn" and self.turn_ms + self.reserve_ms == 0
        self.since = now

    def stop(self, now: int) -> None:
        """The seat has answered: what it used is gone, the turn's own time first."""
        if self.since is None:
            return
        used = max(0, now - self.since)
        from_turn = min(used, self.turn_ms)
        self.turn_ms -= from_turn
        self.reserve_ms = max(0, self.reserve_ms - (used - from_turn))
        self.since = None

    def slept(self, ms: int) -> None:
        """Time that does not count."""
        if self.since is not None:
            self.since += ms

    def due(self) -> int | None:
        """When the time runs out; None if it does not run or has already expired."""
        if self.since is None or self.ran_out or not self.clock.counts:
            return None
        return self.since + self.turn_ms + self.reserve_ms


class Clocks:
    """The clocks of all seats; those of seats that are asked run."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.seats = [SeatClock(clock) for _ in range(seats)]

    def copy(self) -> Clocks:
        """Return an independent copy."""
        twin = Clocks(self.clock, 0)
        twin.seats = [copy(seat) for seat in self.seats]
        return twin

    def follow(self, waiting: tuple[int, ...], now: int, *, new_turn: bool, turn_of: int | None = None) -> None:
        """Run the clocks of the seats that are asked and stop all others.

        `new_turn`: a clock that starts now starts a turn (not so after an undo). `turn_of`: this seat has ended a
        turn and is asked again at once.
        """
        for seat, clock in enumerate(self.seats):
            running = clock.since is not None
            if running and (seat not in waiting or seat == turn_of):
                clock.stop(now)
                running = False
            if seat in waiting and not running:
                clock.start(now, new_turn=new_turn)

    def due(self) -> int | None:
        """When the next clock runs out."""
        return min((due for due in (clock.due() for clock in self.seats) if due is not None), default=None)

    def slept(self, ms: int) -> None:
        """Add time that no clock counts."""
        for clock in self.seats:
            clock.slept(ms)
