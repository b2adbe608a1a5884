"""Moves frame by frame: to show an automatic opponent's turn as it happened, and what others did since a step."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from regnum.core.match import Match
from regnum.scene.changes import Change, changes
from regnum.server import wire
from regnum.server.rest.fields import Query, SeatNo, value_or_none
from regnum.server.rest.playing import ONE, viewpoint
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.table.errors import no
from regnum.table.snapshot import EventInfo, event_info
from regnum.table.table import Table

MOST_TRACED = 60  # steps, the latest ones


class FrameSeen(Struct, frozen=True):
    """The events of one frame, and the scene after it."""

    events: list[EventInfo]
    scene: dict[str, Any]


class Frames(Struct, frozen=True):
    """The scene before one step and its frames, in order; none for a match that was only imagined."""

    at: int
    frames: list[FrameSeen]
    before: dict[str, Any] = {}


class FramesQuery(Query, frozen=True, kw_only=True):
    """Which step of the play log, and through which of one's own seats."""

    at: wire.Count
    seat: SeatNo | UnsetType = UNSET


class FrameTrace(Struct, frozen=True):
    """The events of one frame, and what was done to pieces and cards in it."""

    events: list[EventInfo]
    changes: list[Change]


class StepTrace(Struct, frozen=True):
    """One step of the play log: which one, and its frames."""

    at: int
    seat: int
    frames: list[FrameTrace]


class Trace(Struct, frozen=True):
    """What was done on the table since a step, oldest first; nothing for a match that was only imagined."""

    at: int
    steps: list[StepTrace]


class TraceQuery(Query, frozen=True, kw_only=True):
    """Steps after this one, and through which of one's own seats."""

    since: wire.Count
    seat: SeatNo | UnsetType = UNSET


async def trace(api: ApiRequest[None, TraceQuery]) -> Trace:
    """Return what changed on the table since a step, from the requester's point of view."""
    table = (await api.table()).table
    if table.match is None:
        raise no("not_begun")
    viewer, _ = viewpoint(table, api.principal.person_id, value_or_none(api.query.seat))
    steps = [step for step in table.story() if step.at > api.query.since][-MOST_TRACED:]
    if not steps or table.match.imagined:
        return Trace(table.at, [])
    traced = await asyncio.to_thread(traces_of, table.match, len(table.match.log) - len(steps), viewer)
    return Trace(table.at, [StepTrace(step.at, step.seat, each) for step, each in zip(steps, traced, strict=True)])


def traces_of(match: Match, number: int, viewer: int | None) -> list[list[FrameTrace]]:
    """Return for each move from this one on what its frames changed, as this viewer may know it."""
    before, moves = match.frames_since(number, viewer)
    found: list[list[FrameTrace]] = []
    for shown in moves:
        found.append([])
        for frame in shown:
            told = [event_info(event.seen_by(viewer)) for event in frame.events]
            found[-1].append(FrameTrace(told, changes(before, frame.scene)))
            before = frame.scene
    return found


async def frames(api: ApiRequest[None, FramesQuery]) -> Frames:
    """Return one step of the play log from the requester's point of view."""
    table = (await api.table()).table
    if table.match is None:
        raise no("not_begun")
    viewer, _ = viewpoint(table, api.principal.person_id, value_or_none(api.query.seat))
    number = move_number(table, api.query.at)
    if number is None or table.match.imagined:
        return Frames(api.query.at, [])
    before, found = await asyncio.to_thread(frames_of, table.match, number, viewer)
    return Frames(api.query.at, found, before)


def move_number(table: Table, at: int) -> int | None:
    """Return which move of the match a step was; None if it was undone or is not a move."""
    standing = table.story()
    before = len(table.the_match().log) - len(standing)  # a sandbox begins with moves of another table
    return next((before + n for n, step in enumerate(standing) if step.at == at), None)


def frames_of(match: Match, number: int, viewer: int | None) -> tuple[dict[str, Any], list[FrameSeen]]:
    """Return the scene before a move and the frames of it as this viewer may know them."""
    again = match.rewound(number)
    before = again.scene(viewer)
    found = again.frames_of(match.log[number], viewer)
    return before, [
        FrameSeen([event_info(event.seen_by(viewer)) for event in frame.events], frame.scene) for frame in found
    ]


ENDPOINTS = [
    Endpoint(
        "GET",
        f"{ONE}/frames",
        "Get one step of the match frame by frame",
        frames,
        Frames,
        query=FramesQuery,
        errors=(409,),
    ),
    Endpoint(
        "GET",
        f"{ONE}/trace",
        "Get what changed on the table since a step",
        trace,
        Trace,
        query=TraceQuery,
        errors=(409,),
    ),
]
