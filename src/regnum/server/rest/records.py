"""Records: positions, score histories, analyses, reviews, hints."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import Response

from regnum.core.errors import OptionError
from regnum.core.messages import Decision, Event, Result
from regnum.server import defaults, replays, table_service
from regnum.server.guard.limits import take
from regnum.server.replays import PointsCourse
from regnum.server.rest.fields import Body, Query, SeatNo, Word, value_or_none
from regnum.server.rest.router import PLAIN, ApiRequest, Endpoint
from regnum.server.reviews import Review
from regnum.server.wire import Move
from regnum.server.workers.protocol import AnalysisRequest, Findings, MatchSource
from regnum.table import commands

Text = Annotated[str, Meta(min_length=1, max_length=256 * 1024)]
Moves = Annotated[int, Meta(ge=0, le=100_000)]


class ReplayBody(Body, frozen=True, kw_only=True):
    """A position of a record: after `moves` moves (default: all), seen by `seat` (default: a spectator)."""

    record: Text
    moves: Moves | UnsetType = UNSET
    seat: SeatNo | UnsetType = UNSET


class RecordBody(Body, frozen=True, kw_only=True):
    """A record as text."""

    record: Text


class AnalysisBody(Body, frozen=True, kw_only=True):
    """A position, and the bot that evaluates it. Default for `seat`: the first seat to move.

    `also`: a move that is always evaluated, such as the one that was played.
    """

    record: Text
    moves: Moves | UnsetType = UNSET
    seat: SeatNo | UnsetType = UNSET
    bot: Word = defaults.ADVISER
    also: Move | UnsetType = UNSET


class HintBody(Body, frozen=True, kw_only=True):
    """A hint for one of my seats."""

    seat: SeatNo
    bot: Word = defaults.ADVISER


class ReviewBody(Body, frozen=True, kw_only=True):
    """A match to review. `known`: how many moves the client has already; the response waits a moment for more."""

    record: Text
    known: Annotated[int, Meta(ge=-1, le=100_000)] = -1


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


async def record(api: ApiRequest[None, Query]) -> Response:
    """Return the record of a finished match or of my own sandbox."""
    return Response(table_service.record(await api.table()), media_type=PLAIN)


async def table_course(api: ApiRequest[None, Query]) -> PointsCourse:
    """Get the score history of a finished match, move by move."""
    text = table_service.record(await api.table())
    return await asyncio.to_thread(replays.course, text)


async def course(api: ApiRequest[RecordBody, Query]) -> PointsCourse:
    """Get the score history of a record, move by move."""
    return await asyncio.to_thread(replays.course, api.body.record)


async def replay(api: ApiRequest[ReplayBody, Query]) -> PositionInfo:
    """Return one position of a record."""
    return await asyncio.to_thread(position, api.body)


def position(wish: ReplayBody) -> PositionInfo:
    """Replay a record and lay out one position."""
    record = replays.parsed_record(wish.record)
    match, events = record.moment(value_or_none(wish.moves))
    seat = value_or_none(wish.seat)
    match.check_viewer(seat)
    return PositionInfo(
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


async def analysis(api: ApiRequest[AnalysisBody, Query]) -> Findings:
    """Evaluate the moves in a position of a record."""
    commands.known_bot(api.body.bot)
    asked = await asyncio.to_thread(analysis_of, api.body)
    return await api.services.workers.analyse(asked)


def analysis_of(wish: AnalysisBody) -> AnalysisRequest:
    """Return the request for the workers, checked: they answer only for a seat that must move."""
    match = table_service.replayed(wish.record, value_or_none(wish.moves))
    seat = value_or_none(wish.seat)
    if not match.waiting:
        raise OptionError("the match is over at this position; choose an earlier one with moves")
    if seat is None:
        seat = match.waiting[0]
    match.check_seat(seat)
    if seat not in match.waiting:
        raise OptionError(f"seat {seat} is not to move at this position; to move: {list(match.waiting)}")
    also = value_or_none(wish.also) or ""
    if also and also not in match.legal(seat):
        raise OptionError(f"seat {seat} may not play {also!r} at this position")
    text = match.record()
    key = "record:" + hashlib.sha256(text.encode()).hexdigest()[:32]
    return AnalysisRequest(MatchSource(text, key), [], seat, wish.bot, table_service.new_seed(), also=also)


async def review(api: ApiRequest[ReviewBody, Query]) -> Review:
    """Return the review of a match so far; start one if there is none."""
    wish, reviews = api.body, api.services.reviews
    if not reviews.known(wish.record):
        take(api.request, "reviews", api.limits.reviews, api.principal.person_id)
    return await reviews.ask(wish.record, wish.known)


async def hint(api: ApiRequest[HintBody, Query]) -> Findings:
    """Return the best moves, based on what my seat may know."""
    return await table_service.hint(api.services, await api.table(), api.person, api.body.seat, api.body.bot)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "Get the record of a finished match",
        record,
        str,
        media=PLAIN,
        errors=(409,),
    ),
    Endpoint(
        "POST", "/api/replay", "Get a position of a record", replay, PositionInfo, body=ReplayBody, limit="replays"
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/course",
        "Get the score history of a finished match",
        table_course,
        PointsCourse,
        errors=(409,),
        limit="replays",
    ),
    Endpoint(
        "POST",
        "/api/course",
        "Get the score history of a record",
        course,
        PointsCourse,
        body=RecordBody,
        limit="thoughts",
    ),
    Endpoint(
        "POST",
        "/api/analysis",
        "Evaluate the moves in a position of a record",
        analysis,
        Findings,
        body=AnalysisBody,
        limit="thoughts",
    ),
    Endpoint(
        "POST",
        "/api/review",
        "Review a whole match (poll until done)",
        review,
        Review,
        body=ReviewBody,
        limit="replays",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        "Get a hint for one of my seats",
        hint,
        Findings,
        body=HintBody,
        known=True,
        errors=(409,),
        limit="thoughts",
    ),
]
