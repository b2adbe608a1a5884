"""Records that somebody steps through: read once and remembered for a while, so that a step costs a few moves only."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Final

from msgspec import Struct

from regnum.core import match as matches
from regnum.core.errors import OptionError
from regnum.core.house import box_of_edition
from regnum.core.letters import Event
from regnum.core.match import Match

STOPS: Final = 32  # positions that are kept of one record, evenly over its length
LEAST: Final = 8  # moves between two of them, for it is quicker to play a few than to keep many


class Point(Struct, frozen=True):
    """What every side had after so many moves; an official opponent is the last."""

    moves: int
    totals: list[int]


class Course(Struct, frozen=True):
    """How the points went, from the opening to the end."""

    sides: int
    points: list[Point]


class Reading:
    """One record, read and checked. Threads may share it: what is handed out is always a copy."""

    def __init__(self, record: str) -> None:
        self.whole = matches.replay(record, box_of_edition)
        self.length = len(self.whole.log)
        self.stride = max(LEAST, -(-self.length // STOPS))
        self.stops = [self.whole.rewound(0)]
        self.lock = Lock()

    def after(self, moves: int) -> Match:
        """The match after so many moves, for the caller alone."""
        if moves > self.length:
            raise OptionError(f"the record has {self.length} moves; there is no position after {moves}")
        if moves == self.length:
            return self.whole.clone()
        match = self.stop(moves // self.stride).clone()
        self.play_on(match, moves)
        return match

    def stop(self, nth: int) -> Match:
        """The nth position that is kept; those before it are laid down on the way."""
        with self.lock:
            while len(self.stops) <= nth:
                further = self.stops[-1].clone()
                self.play_on(further, len(self.stops) * self.stride)
                self.stops.append(further)
            return self.stops[nth]

    def play_on(self, match: Match, moves: int) -> None:
        """Go on in a copy until so many moves are played."""
        for each in self.whole.log[len(match.log) : moves]:
            match.play_move(each.seat, each.move)

    def moment(self, moves: int | None) -> tuple[Match, list[Event]]:
        """The match after so many moves (None: all), and what the last of them brought."""
        wanted = self.length if moves is None else moves
        if wanted == 0 or wanted > self.length:
            match = self.after(wanted)
            return match, match.opening
        match, last = self.after(wanted - 1), self.whole.log[wanted - 1]
        return match, match.play_move(last.seat, last.move)


@lru_cache(maxsize=16)
def reading(record: str) -> Reading:
    """The record, read; RecordError names the line that is wrong."""
    return Reading(record)


@lru_cache(maxsize=64)
def course(record: str) -> Course:
    """The points of every side after every move."""
    read = reading(record)
    match = read.after(0)
    points = [Point(0, totals(match))]
    for moves in range(1, read.length + 1):
        read.play_on(match, moves)
        points.append(Point(moves, totals(match)))
    return Course(len(match.colours), points)


def totals(match: Match) -> list[int]:
    """What each side has now, secret lines included: whoever has the record knows them."""
    return [sum(points for _, points in match.score(side)) for side in range(len(match.colours))]
