"""What can be asked about a record that somebody hands in. A process of its own answers: see workers/records.py."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from regnum.core.errors import OptionError
from regnum.core.match import Match, PlayedMove
from regnum.core.messages import Decision, Event, Message, Result
from regnum.server import replays
from regnum.table.snapshot import EventInfo, event_info


class PositionInfo(Struct, frozen=True):
    """A position of a match. A record contains everything, so the hash of the state is included."""

    game: str
    seats: int
    options: dict[str, Any]
    moves: int
    length: int  # moves in the record
    seat: int | None
    waiting: list[int]
    over: bool
    view: dict[str, Any]
    scene: dict[str, Any]
    decision: Decision | None
    scores: list[list[tuple[str, int]]]
    result: Result | None
    events: list[Event]  # events of the last move, or the opening
    hash: str


class MoveText(Struct, frozen=True):
    """One move: its number, whose it was, how it is written, what it is called, what it brought."""

    at: int
    seat: int
    move: str
    label: Message
    events: list[EventInfo]


class SideText(Struct, frozen=True):
    """A side: its name in records, and what the game calls it. An official opponent is the last."""

    colour: str
    name: Message


class RecordText(Struct, frozen=True):
    """The match in words. A record contains everything, so nothing is hidden."""

    game: str
    edition: int
    seats: int
    options: dict[str, Any]
    sides: list[SideText]
    opening: list[EventInfo]
    moves: list[MoveText]
    over: bool
    result: Result | None


class AnalysedPosition(Struct, frozen=True):
    """A position that can be analysed: the record up to there, and the seat that must move."""

    record: str
    seat: int


class PlannedMove(Struct, frozen=True):
    """A move of a match that is to be reviewed; `choice`: whether another one was legal."""

    seat: int
    move: str
    choice: bool


class ReviewPlan(Struct, frozen=True):
    """All that a review must know of a match: where it begins, its moves, and how it ended."""

    opening: str  # a record without moves
    moves: list[PlannedMove]
    sides: int
    winners: list[int]  # sides; none while it goes on


def position(record: str, moves: int | None, seat: int | None) -> PositionInfo:
    """Replay a record and lay out one position."""
    read = replays.parsed_record(record)
    match, events = read.moment(moves)
    match.check_viewer(seat)
    return PositionInfo(
        game=match.game,
        seats=match.seats,
        options=match.options,
        moves=len(match.log),
        length=read.length,
        seat=seat,
        waiting=list(match.waiting),
        over=match.over,
        view=match.view(seat),
        scene=match.scene(seat),
        decision=None if seat is None else match.decision(seat),
        scores=[match.score_seen_by(seat, side) for side in range(len(match.colours))],
        result=match.result,
        events=[event.seen_by(seat) for event in events],
        hash=match.hash,
    )


@lru_cache(maxsize=16)
def record_text(record: str) -> RecordText:
    """Replay the record once and describe every move."""
    read = replays.parsed_record(record)
    match, whole = read.after(0), read.whole
    sides = [SideText(colour, match.side_name(side)) for side, colour in enumerate(match.colours)]
    return RecordText(
        game=match.game,
        edition=match.rules.box.edition,
        seats=match.seats,
        options=match.options,
        sides=sides,
        opening=[event_info(event) for event in whole.opening],
        moves=[texts_of(match, each) for each in whole.log],
        over=whole.over,
        result=whole.result,
    )


def texts_of(match: Match, played: PlayedMove) -> MoveText:
    """Play one move, and describe it with the label it had when it was chosen."""
    at, option = len(match.log) + 1, match.option(played.seat, played.move)
    events = [event_info(event) for event in match.play_move(played.seat, played.move)]
    return MoveText(at, played.seat, played.move.text, option.label, events)


def cut(record: str, moves: int | None) -> str:
    """Return the record up to this many moves (None: all), checked and normalised."""
    read = replays.parsed_record(record)
    return read.after(read.length if moves is None else moves).record()


def review_plan(record: str) -> ReviewPlan:
    """Replay the record once and note at each move whether there was a choice."""
    read = replays.parsed_record(record)
    match, moves = read.after(0), list[PlannedMove]()
    opening = match.record()
    for each in read.whole.log:
        moves.append(PlannedMove(each.seat, each.move.text, len(match.legal(each.seat)) > 1))
        match.play_move(each.seat, each.move)
    result = match.result
    return ReviewPlan(opening, moves, len(match.colours), [] if result is None else result.winners)


def analysed(record: str, moves: int | None, seat: int | None, also: str) -> AnalysedPosition:
    """Return what a bot is to be asked, checked: it answers only for a seat that must move."""
    read = replays.parsed_record(record)
    match = read.after(read.length if moves is None else moves)
    if not match.waiting:
        raise OptionError("the match is over at this position; choose an earlier one with moves")
    if seat is None:
        seat = match.waiting[0]
    match.check_seat(seat)
    if seat not in match.waiting:
        raise OptionError(f"seat {seat} is not to move at this position; to move: {list(match.waiting)}")
    if also and also not in match.legal(seat):
        raise OptionError(f"seat {seat} may not play {also!r} at this position")
    return AnalysedPosition(match.record(), seat)
