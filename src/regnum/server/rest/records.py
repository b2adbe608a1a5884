"""Records: positions, score histories, analyses, reviews, hints."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType
from starlette.responses import Response

from regnum.server import defaults, random_ids, table_service
from regnum.server.guard.limits import take
from regnum.server.records import AnalysedPosition, PositionInfo
from regnum.server.replays import PointsCourse
from regnum.server.rest.fields import Body, Query, SeatNo, Word, value_or_none
from regnum.server.rest.router import JSON, PLAIN, ApiRequest, Endpoint
from regnum.server.reviews import Review
from regnum.server.wire import Move
from regnum.server.workers.protocol import AnalysisRequest, Findings, MatchSource, RecordRequest
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


async def record(api: ApiRequest[None, Query]) -> Response:
    """Return the record of a finished match or of my own sandbox."""
    return Response(table_service.record(await api.table()), media_type=PLAIN)


async def table_course(api: ApiRequest[None, Query]) -> Response:
    """Get the score history of a finished match, move by move."""
    text = table_service.record(await api.table())
    return as_json(await api.services.readers.read(RecordRequest("course", text)))


async def course(api: ApiRequest[RecordBody, Query]) -> Response:
    """Get the score history of a record, move by move."""
    return as_json(await api.services.readers.read(RecordRequest("course", api.body.record)))


async def replay(api: ApiRequest[ReplayBody, Query]) -> Response:
    """Return one position of a record."""
    wish = api.body
    asked = RecordRequest("position", wish.record, value_or_none(wish.moves), value_or_none(wish.seat))
    return as_json(await api.services.readers.read(asked))


def as_json(content: msgspec.Raw) -> Response:
    """Return what a worker has encoded."""
    return Response(bytes(content), media_type=JSON)


async def analysis(api: ApiRequest[AnalysisBody, Query]) -> Findings:
    """Evaluate the moves in a position of a record."""
    wish = api.body
    commands.known_bot(wish.bot)
    moves, seat, also = value_or_none(wish.moves), value_or_none(wish.seat), value_or_none(wish.also) or ""
    checked = await api.services.readers.read(RecordRequest("analysed", wish.record, moves, seat, also))
    found = msgspec.json.decode(checked, type=AnalysedPosition)
    key = "record:" + hashlib.sha256(found.record.encode()).hexdigest()[:32]
    source, seed = MatchSource(found.record, key), random_ids.new_seed()
    return await api.services.workers.analyse(AnalysisRequest(source, [], found.seat, wish.bot, seed, also=also))


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
