"""Records and what can be learnt from them: positions, analyses, hints."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import Response

from regnum.core.errors import OptionError
from regnum.core.letters import Decision, Event, Result
from regnum.server import deeds, replaying, usual
from regnum.server.guard.limits import take
from regnum.server.replaying import Course
from regnum.server.rest.kinds import Body, Query, SeatNo, Word, given
from regnum.server.rest.router import PLAIN, Ask, Way
from regnum.server.reviewing import Review
from regnum.server.thinkers.letters import Analysis, Findings, Source
from regnum.server.wire import Move
from regnum.table import commands

Text = Annotated[str, Meta(min_length=1, max_length=256 * 1024)]
Moves = Annotated[int, Meta(ge=0, le=100_000)]


class Replay(Body, frozen=True, kw_only=True):
    """A position of a record: after `moves` moves (left out: all), through the eyes of `seat` (left out: nobody's)."""

    record: Text
    moves: Moves | UnsetType = UNSET
    seat: SeatNo | UnsetType = UNSET


class Recorded(Body, frozen=True, kw_only=True):
    """A record as it is."""

    record: Text


class AnalysisOrder(Body, frozen=True, kw_only=True):
    """The same, and which bot shall look at it. `seat` left out: the first that is asked.

    `also`: a move that is weighed in any case, such as the one that was played.
    """

    record: Text
    moves: Moves | UnsetType = UNSET
    seat: SeatNo | UnsetType = UNSET
    bot: Word = usual.ADVISER
    also: Move | UnsetType = UNSET


class HintOrder(Body, frozen=True, kw_only=True):
    """Advice for one of my own seats."""

    seat: SeatNo
    bot: Word = usual.ADVISER


class ReviewOrder(Body, frozen=True, kw_only=True):
    """A match to be looked through. `known`: how many moves are told already; the answer waits a moment for more."""

    record: Text
    known: Annotated[int, Meta(ge=-1, le=100_000)] = -1


class Position(Struct, frozen=True):
    """A match at one moment. Whoever has the record knows everything already, so the hash of the state is told too."""

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
    events: list[Event]  # what the last move brought, or the opening
    hash: str


async def record(ask: Ask[None, Query]) -> Response:
    """The record of a finished match or of one's own sandbox."""
    return Response(deeds.record(await ask.table()), media_type=PLAIN)


async def table_course(ask: Ask[None, Query]) -> Course:
    """How the points of a finished match went, move by move."""
    text = deeds.record(await ask.table())
    return await asyncio.to_thread(replaying.course, text)


async def course(ask: Ask[Recorded, Query]) -> Course:
    """The same of a record."""
    return await asyncio.to_thread(replaying.course, ask.body.record)


async def replay(ask: Ask[Replay, Query]) -> Position:
    """One position."""
    return await asyncio.to_thread(position, ask.body)


def position(wish: Replay) -> Position:
    """Replay and lay out."""
    record = replaying.reading(wish.record)
    match, events = record.moment(given(wish.moves))
    seat = given(wish.seat)
    match.check_viewer(seat)
    return Position(
        game=match.game,
        seats=match.seats,
        options=match.options,
        moves=len(match.log),
        length=record.length,
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


async def analysis(ask: Ask[AnalysisOrder, Query]) -> Findings:
    """What the moves would bring."""
    commands.known_bot(ask.body.bot)
    asked = await asyncio.to_thread(analysis_of, ask.body)
    return await ask.hub.thinkers.analyse(asked)


def analysis_of(wish: AnalysisOrder) -> Analysis:
    """The request for the thinkers, checked: they answer nothing that is not asked."""
    match = deeds.replayed(wish.record, given(wish.moves))
    seat = given(wish.seat)
    if not match.waiting:
        raise OptionError("nobody is asked anything here: the match is over; choose an earlier position with moves")
    if seat is None:
        seat = match.waiting[0]
    match.check_seat(seat)
    if seat not in match.waiting:
        raise OptionError(f"seat {seat} is not asked anything here; asked: {list(match.waiting)}")
    also = given(wish.also) or ""
    if also and also not in match.legal(seat):
        raise OptionError(f"seat {seat} may not play {also!r} here")
    text = match.record()
    key = "record:" + hashlib.sha256(text.encode()).hexdigest()[:32]
    return Analysis(Source(text, key), [], seat, wish.bot, deeds.new_seed(), also=also)


async def review(ask: Ask[ReviewOrder, Query]) -> Review:
    """What is known of a match so far; a new one is begun."""
    wish, reviews = ask.body, ask.hub.reviews
    if not reviews.known(wish.record):
        take(ask.request, "reviews", ask.limits.reviews, ask.who.person_id)
    return await reviews.ask(wish.record, wish.known)


async def hint(ask: Ask[HintOrder, Query]) -> Findings:
    """The moves most worth playing, from what my seat may know."""
    return await deeds.hint(ask.hub, await ask.table(), ask.person, ask.body.seat, ask.body.bot)


WAYS = [
    Way("GET", "/api/tables/{table}/record", "The record of a finished match", record, str, media=PLAIN, errors=(409,)),
    Way("POST", "/api/replay", "A position of a record", replay, Position, body=Replay, limit="replays"),
    Way("GET", "/api/tables/{table}/course", "How the points of a finished match went", table_course, Course,
        errors=(409,), limit="replays"),
    Way("POST", "/api/course", "How the points went in a record", course, Course, body=Recorded, limit="thoughts"),
    Way("POST", "/api/analysis", "What the moves would bring in a position of a record", analysis, Findings,
        body=AnalysisOrder, limit="thoughts"),
    Way("POST", "/api/review", "A whole match looked through; ask again until all is done", review, Review,
        body=ReviewOrder, limit="replays"),
    Way("POST", "/api/tables/{table}/hint", "Advice for one of my seats", hint, Findings, body=HintOrder, known=True,
        errors=(409,), limit="thoughts"),
]  # fmt: skip
