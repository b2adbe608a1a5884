"""A whole record told in words at once, and a sandbox that goes on from any of its positions."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from regnum.core.letters import Message, Result
from regnum.core.match import Match, Played
from regnum.server import deeds, replaying
from regnum.server.rest import tables
from regnum.server.rest.kinds import Body, Query, given
from regnum.server.rest.records import Moves, Recorded, Text
from regnum.server.rest.router import Ask, Way
from regnum.table.sight import EventInfo, event_info


class MoveTold(Struct, frozen=True):
    """One move: its number, whose it was, how it is written, what it is called, what it brought."""

    at: int
    seat: int
    move: str
    label: Message
    events: list[EventInfo]


class SideTold(Struct, frozen=True):
    """A side: its name in records, and what the game calls it. An official opponent is the last."""

    colour: str
    name: Message


class Retold(Struct, frozen=True):
    """The match in words. Whoever has the record knows everything, so nothing is hidden here."""

    game: str
    edition: int
    seats: int
    options: dict[str, Any]
    sides: list[SideTold]
    opening: list[EventInfo]
    moves: list[MoveTold]
    over: bool
    result: Result | None


class RecordFork(Body, frozen=True, kw_only=True):
    """A sandbox after `moves` moves of a record (left out: all)."""

    record: Text
    moves: Moves | UnsetType = UNSET


async def moves(ask: Ask[Recorded, Query]) -> Retold:
    """All moves of a record in words."""
    return await asyncio.to_thread(retold, ask.body.record)


@lru_cache(maxsize=16)
def retold(record: str) -> Retold:
    """Play it once and listen."""
    read = replaying.reading(record)
    match, whole = read.after(0), read.whole
    sides = [SideTold(colour, match.side_name(side)) for side, colour in enumerate(match.colours)]
    return Retold(
        game=match.game,
        edition=match.rules.box.edition,
        seats=match.seats,
        options=match.options,
        sides=sides,
        opening=[event_info(event) for event in whole.opening],
        moves=[told(match, each) for each in whole.log],
        over=whole.over,
        result=whole.result,
    )


def told(match: Match, played: Played) -> MoveTold:
    """Play one move on, and tell it by the words it had when it was chosen."""
    at, option = len(match.log) + 1, match.option(played.seat, played.move)
    events = [event_info(event) for event in match.play_move(played.seat, played.move)]
    return MoveTold(at, played.seat, played.move.text, option.label, events)


async def fork(ask: Ask[RecordFork, Query]) -> tables.TableSeen:
    """A private sandbox from a position of a record."""
    record = await asyncio.to_thread(cut, ask.body.record, given(ask.body.moves))
    return await tables.seen(ask, await deeds.fork_record(ask.hub, ask.person, record))


def cut(record: str, moves: int | None) -> str:
    """The record up to so many moves, checked and as we write it."""
    read = replaying.reading(record)
    return read.after(read.length if moves is None else moves).record()


WAYS = [
    Way("POST", "/api/replay/moves", "All moves of a record in words", moves, Retold, body=Recorded, limit="replays"),
    Way("POST", "/api/replay/fork", "A private sandbox from a position of a record", fork, tables.TableSeen,
        body=RecordFork, status=201, known=True, limit="tables"),
]  # fmt: skip
