"""Records that a client steps through: parsed once and cached, so that a step costs only a few moves."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Final

from msgspec import Struct

from regnum.core import match as matches
from regnum.core.errors import OptionError
from regnum.core.match import Match
from regnum.core.messages import Event
from regnum.core.registry import box_of_edition
from regnum.scene import FinalSheet
from regnum.table.sheet import sheet_of

STOPS: Final = 32  # positions cached per record, evenly over its length
LEAST: Final = 8  # moves between two of them: playing a few is faster than storing many


class CoursePoint(Struct, frozen=True):
    """The points of every side after this many moves; an automatic opponent is the last."""

    moves: int
    totals: list[int]


class CourseLap(Struct, frozen=True):
    """A round, or in a game without rounds a turn of every player: it ended after this many moves."""

    number: int
    moves: int


class PointsCourse(Struct, frozen=True):
    """The score history, from the opening to the end; of a finished match with its score sheet."""

    sides: int
    points: list[CoursePoint]
    laps: list[CourseLap] = []
    rounds: bool = False  # whether the laps are rounds of the game
    sheet: FinalSheet | None = None


class ParsedRecord:
    """One record, parsed and checked. Threads may share it: it only returns copies."""

    def __init__(self, record: str) -> None:
        self.whole = matches.replay(record, box_of_edition)
        self.length = len(self.whole.log)
        self.stride = max(LEAST, -(-self.length // STOPS))
        self.stops = [self.whole.rewound(0)]
        self.lock = Lock()

    def after(self, moves: int) -> Match:
        """Return a copy of the match after this many moves."""
        if moves > self.length:
            raise OptionError(f"moves must be between 0 and {self.length}, not {moves}")
        if moves == self.length:
            return self.whole.clone()
        match = self.stop(moves // self.stride).clone()
        self.play_on(match, moves)
        return match

    def stop(self, nth: int) -> Match:
        """Return the nth cached position; create the ones before it if necessary."""
        with self.lock:
            while len(self.stops) <= nth:
                further = self.stops[-1].clone()
                self.play_on(further, len(self.stops) * self.stride)
                self.stops.append(further)
            return self.stops[nth]

    def play_on(self, match: Match, moves: int) -> None:
        """Play a copy on until this many moves are played."""
        for each in self.whole.log[len(match.log) : moves]:
            match.play_move(each.seat, each.move)

    def moment(self, moves: int | None) -> tuple[Match, list[Event]]:
        """Return the match after this many moves (None: all), and the events of the last one."""
        wanted = self.length if moves is None else moves
        if wanted == 0 or wanted > self.length:
            match = self.after(wanted)
            return match, match.opening
        match, last = self.after(wanted - 1), self.whole.log[wanted - 1]
        return match, match.play_move(last.seat, last.move)


@lru_cache(maxsize=16)
def parsed_record(record: str) -> ParsedRecord:
    """Parse a record; RecordError names the line that is wrong."""
    return ParsedRecord(record)


@lru_cache(maxsize=64)
def course(record: str) -> PointsCourse:
    """Return the points of every side after every move."""
    read = parsed_record(record)
    match = read.after(0)
    points, laps = [CoursePoint(0, totals(match))], LapCounter(match)
    for moves in range(1, read.length + 1):
        read.play_on(match, moves)
        points.append(CoursePoint(moves, totals(match)))
        laps.look(match)
    rounds = match.rules.box.round_of is not None
    return PointsCourse(len(match.colours), points, laps.ended, rounds, sheet_of(match))


class LapCounter:
    """Counts rounds, or in a game without rounds the turns that every seat has had."""

    def __init__(self, match: Match) -> None:
        self.ended: list[CourseLap] = []
        self.committed = int(match.state.committed)
        self.turns = [0] * match.seats

    def look(self, match: Match) -> None:
        """Look at the match after each move."""
        if self.count(match) > len(self.ended):
            self.ended.append(CourseLap(len(self.ended) + 1, len(match.log)))

    def count(self, match: Match) -> int:
        """Return how many laps have ended."""
        round_of = match.rules.box.round_of
        if round_of is not None:
            return int(round_of(match.state)) - (0 if match.over else 1)
        if match.state.committed != self.committed or match.over:
            self.turns[match.log[-1].seat] += 1
            self.committed = int(match.state.committed)
        return min(self.turns)


def totals(match: Match) -> list[int]:
    """Return each side's points, secret ones included: a record contains everything."""
    return [sum(points for _, points in match.score(side)) for side in range(len(match.colours))]
