"""A whole record in words, and a sandbox that continues from any of its positions."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from regnum.core.match import Match, PlayedMove
from regnum.core.messages import Message, Result
from regnum.server import replays, table_service
from regnum.server.rest import tables
from regnum.server.rest.fields import Body, Query, value_or_none
from regnum.server.rest.records import Moves, RecordBody, Text
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.table.snapshot import EventInfo, event_info


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


class RecordForkBody(Body, frozen=True, kw_only=True):
    """A sandbox after `moves` moves of a record (default: all)."""

    record: Text
    moves: Moves | UnsetType = UNSET


async def moves(api: ApiRequest[RecordBody, Query]) -> RecordText:
    """List all moves of a record with labels and events."""
    return await asyncio.to_thread(record_text, api.body.record)


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


async def fork(api: ApiRequest[RecordForkBody, Query]) -> tables.TableDetails:
    """Fork a private sandbox from a position of a record."""
    record = await asyncio.to_thread(cut, api.body.record, value_or_none(api.body.moves))
    return await tables.seen(api, await table_service.fork_record(api.services, api.person, record))


def cut(record: str, moves: int | None) -> str:
    """Return the record up to this many moves, checked and normalised."""
    read = replays.parsed_record(record)
    return read.after(read.length if moves is None else moves).record()


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/replay/moves",
        "List all moves of a record with labels and events",
        moves,
        RecordText,
        body=RecordBody,
        limit="replays",
    ),
    Endpoint(
        "POST",
        "/api/replay/fork",
        "Fork a private sandbox from a position of a record",
        fork,
        tables.TableDetails,
        body=RecordForkBody,
        status=201,
        known=True,
        limit="tables",
    ),
]
