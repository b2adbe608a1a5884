"""A move once more, step by step: how an automaton's turn is shown as it happened."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from regnum.core.match import Match
from regnum.server import wire
from regnum.server.rest.kinds import Query, SeatNo, given
from regnum.server.rest.playing import ONE, eyes
from regnum.server.rest.router import Ask, Way
from regnum.table.errors import no
from regnum.table.sight import EventInfo, event_info
from regnum.table.table import Table


class Moment(Struct, frozen=True):
    """What was told, and the scene after it."""

    events: list[EventInfo]
    scene: dict[str, Any]


class Frames(Struct, frozen=True):
    """The moments of one step, in order; none of a match that was only imagined."""

    at: int
    frames: list[Moment]


class FramesQuery(Query, frozen=True, kw_only=True):
    """Which step of the play log, and through which of one's own seats."""

    at: wire.Count
    seat: SeatNo | UnsetType = UNSET


async def frames(ask: Ask[None, FramesQuery]) -> Frames:
    """One step of the play log, through the asker's eyes."""
    table = (await ask.table()).table
    if table.match is None:
        raise no("not_begun")
    viewer, _ = eyes(table, ask.who.person_id, given(ask.query.seat))
    number = move_number(table, ask.query.at)
    if number is None or table.match.imagined:
        return Frames(ask.query.at, [])
    return Frames(ask.query.at, await asyncio.to_thread(moments, table.match, number, viewer))


def move_number(table: Table, at: int) -> int | None:
    """Which move of the match a step was; None where it was taken back or never was."""
    standing = table.story()
    before = len(table.the_match().log) - len(standing)  # a sandbox begins with moves of another table
    return next((before + n for n, step in enumerate(standing) if step.at == at), None)


def moments(match: Match, number: int, viewer: int | None) -> list[Moment]:
    """As this viewer may know them."""
    return [
        Moment([event_info(event.seen_by(viewer)) for event in frame.events], frame.scene)
        for frame in match.frames(number, viewer)
    ]


WAYS = [
    Way("GET", f"{ONE}/frames", "One step of the match, moment by moment", frames, Frames, query=FramesQuery,
        errors=(409,)),
]  # fmt: skip
