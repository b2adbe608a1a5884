"""Play over HTTP: state, moves, confirmation, undo, chat. The refusals are those of the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from regnum.core.messages import Event
from regnum.server import table_store, wire
from regnum.server.guard.limits import TooManyRequests
from regnum.server.open_table import OpenTable, encoded
from regnum.server.people import names_of
from regnum.server.rest.fields import Body, Query, SeatNo, Wait, value_or_none
from regnum.server.rest.long_polling import wait_at
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.server.settings import now_ms
from regnum.server.websocket import act_of, key_of
from regnum.table import commands
from regnum.table.errors import no
from regnum.table.snapshot import Snapshot, StepInfo, step_info, viewpoint_of
from regnum.table.table import Table

STORY = 60


class SnapshotInfo(Struct, frozen=True):
    """The match as visible to the requester, and the server's time."""

    now: int
    sight: Snapshot


class SnapshotQuery(Query, frozen=True, kw_only=True):
    """`since`: what of the play log is known already. `seat`: through which of one's own seats. `wait`: for news."""

    since: wire.Count | UnsetType = UNSET
    seat: SeatNo | UnsetType = UNSET
    wait: Wait = 0


class PlayBody(Body, frozen=True, kw_only=True):
    """A move. `id` is chosen by the client and must be unique; `at` is the length of the play log it is based on."""

    id: wire.Id
    at: wire.Count
    seat: SeatNo
    move: wire.Move


class SeatCommandBody(Body, frozen=True, kw_only=True):
    """The held or last move of a seat."""

    id: wire.Id
    at: wire.Count
    seat: SeatNo


class ChatBody(Body, frozen=True, kw_only=True):
    """A line of chat."""

    id: wire.Id
    text: wire.Line


class CommandResult(Struct, frozen=True):
    """The command was applied, now or earlier; `at` is the length of the play log after it."""

    at: int


class HistoryQuery(Query, frozen=True, kw_only=True):
    """Steps before this one, so many of them."""

    before: wire.Count | UnsetType = UNSET
    limit: Annotated[int, Meta(ge=1, le=200)] = STORY
    seat: SeatNo | UnsetType = UNSET


class HistoryInfo(Struct, frozen=True):
    """Steps as visible to the requester, oldest first. `more`: there are older ones; without, the opening comes too."""

    steps: list[StepInfo]
    more: bool
    opening: list[Event]


class ChatQuery(Query, frozen=True, kw_only=True):
    """Only lines after this one."""

    after: wire.Count = 0


class ChatLines(Struct, frozen=True):
    """The latest lines, oldest first, and what their speakers are called."""

    lines: list[wire.ChatLine]
    names: dict[str, str]


def viewpoint(table: Table, person: str | None, seat: int | None) -> tuple[int | None, int | None]:
    """Return the viewpoint of the requester, and which of their seats waits behind a curtain."""
    if seat is not None:
        commands.check_exists(table, seat)
        if seat not in table.seats_of(person):
            raise no("not_your_seat", seat=seat + 1)
    return viewpoint_of(table, person, seat)


def is_asked(table: Table, person: str | None) -> bool:
    """Whether one of the person's own seats must move."""
    return any(seat in table.waiting and table.seats[seat].bot is None for seat in table.seats_of(person))


async def look(api: ApiRequest[None, SnapshotQuery]) -> SnapshotInfo:
    """Return the match as visible to the requester; with `wait` once it has changed or the requester is to move."""
    live, person = await api.table(), api.principal.person_id
    seat, since = value_or_none(api.query.seat), value_or_none(api.query.since)
    viewpoint(live.table, person, seat)
    state = live.table.state

    def news() -> bool:
        table = live.table
        if table.match is None and table.state != "over":
            return False
        return table.at != since or table.state != state or table.state == "over" or is_asked(table, person)

    await wait_at(api.services, live, person, news, api.query.wait)
    check_still(live, person)
    table = live.table
    if table.match is None:
        raise no("not_begun")
    through, curtain = viewpoint(table, person, seat)
    known = since if since is not None and since <= table.at else None
    data = await api.services.threads.run(encoded, table, through, known, curtain)
    return SnapshotInfo(now_ms(), cast(Snapshot, msgspec.Raw(data)))


def check_still(live: OpenTable, person: str | None) -> None:
    """Refuse a person who was removed while they waited."""
    if not live.may_look(person):
        raise no("no_such_table")


async def play(api: ApiRequest[PlayBody, Query]) -> CommandResult:
    """Play a move."""
    body = api.body
    return await execute(api, wire.Play(body.id, body.at, body.seat, body.move))


async def confirm(api: ApiRequest[SeatCommandBody, Query]) -> CommandResult:
    """Confirm the held move."""
    return await execute(api, wire.Confirm(api.body.id, api.body.at, api.body.seat))


async def undo(api: ApiRequest[SeatCommandBody, Query]) -> CommandResult:
    """Undo the held or the last move."""
    return await execute(api, wire.Undo(api.body.id, api.body.at, api.body.seat))


async def execute(api: ApiRequest[Any, Query], command: wire.Play | wire.Confirm | wire.Undo) -> CommandResult:
    """Execute a command with the same key as the WebSocket, so that a repetition over either is recognised."""
    live, person = await api.table(), api.person
    outcome = "failed"
    try:
        at = await live.change(act_of(command, person), key_of(command, person), person)
        outcome = "done"
    except ValueError as wrong:
        outcome = getattr(getattr(wrong, "refusal", None), "code", outcome)
        raise
    finally:
        api.services.metrics.commands.labels(outcome).inc()
    return CommandResult(at)


async def say(api: ApiRequest[ChatBody, Query]) -> CommandResult:
    """Send a chat message; the rate limit is shared with the WebSocket."""
    live, person = await api.table(), api.person
    wait = api.services.chat.retry_after(person)
    if wait > 0:
        raise TooManyRequests("chat", wait)
    await api.services.chat.say(live, person, api.body.text, api.body.id)
    return CommandResult(live.table.at)


async def story(api: ApiRequest[None, HistoryQuery]) -> HistoryInfo:
    """Return earlier steps as visible to the requester."""
    live, person, before = await api.table(), api.principal.person_id, value_or_none(api.query.before)
    table = live.table
    if table.match is None:
        raise no("not_begun")
    through, _ = viewpoint(table, person, value_or_none(api.query.seat))
    return await api.services.threads.run(history, table, through, before, api.query.limit)


def history(table: Table, through: int | None, before: int | None, limit: int) -> HistoryInfo:
    """Return the latest steps before that one, as a seat may know them."""
    older = [step for step in table.story() if before is None or step.at < before]
    steps = [step_info(step, through) for step in older[-limit:]]
    more = len(older) > len(steps)
    opening = [] if more else [event.seen_by(through) for event in table.the_match().opening]
    return HistoryInfo(steps, more, opening)


async def chat(api: ApiRequest[None, ChatQuery]) -> ChatLines:
    """List chat messages."""
    live, after = await api.table(), api.query.after

    def lines(c: Any) -> ChatLines:
        found = table_store.chat_lines(c, live.id, after)
        return ChatLines(found, names_of(c, {line.person for line in found}))

    return await api.services.store.read(lines)


ONE = "/api/tables/{table}"

ENDPOINTS = [
    Endpoint(
        "GET",
        f"{ONE}/sight",
        "Get the match as visible to me (long polling with wait)",
        look,
        SnapshotInfo,
        query=SnapshotQuery,
        errors=(409,),
    ),
    Endpoint("POST", f"{ONE}/play", "Play a move", play, CommandResult, body=PlayBody, known=True, errors=(409,)),
    Endpoint(
        "POST",
        f"{ONE}/confirm",
        "Confirm the held move",
        confirm,
        CommandResult,
        body=SeatCommandBody,
        known=True,
        errors=(409,),
    ),
    Endpoint(
        "POST",
        f"{ONE}/undo",
        "Undo the held or last move",
        undo,
        CommandResult,
        body=SeatCommandBody,
        known=True,
        errors=(409,),
    ),
    Endpoint("POST", f"{ONE}/chat", "Send a chat message", say, CommandResult, body=ChatBody, known=True),
    Endpoint("GET", f"{ONE}/chat", "List chat messages", chat, ChatLines, query=ChatQuery),
    Endpoint(
        "GET",
        f"{ONE}/story",
        "List earlier steps as visible to me",
        story,
        HistoryInfo,
        query=HistoryQuery,
        errors=(409,),
    ),
]
