"""Playing without a socket: look, play, confirm, take back, chat. The same refusals as at the socket."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from regnum.core.letters import Event
from regnum.server import tables, wire
from regnum.server.guard.limits import TooMany
from regnum.server.live import Live
from regnum.server.people import names_of
from regnum.server.rest.kinds import Body, Query, SeatNo, Wait, given
from regnum.server.rest.router import Ask, Way
from regnum.server.rest.waiting import wait_at
from regnum.server.settings import now_ms
from regnum.server.socket import act_of, key_of
from regnum.table import commands
from regnum.table.errors import no
from regnum.table.sight import Sight, StepInfo, eyes_of, sight, told
from regnum.table.table import Table

STORY = 60


class Seen(Struct, frozen=True):
    """The match as the asker may know it, and the server's time of day."""

    now: int
    sight: Sight


class SightQuery(Query, frozen=True, kw_only=True):
    """`since`: what of the play log is known already. `seat`: through which of one's own seats. `wait`: for news."""

    since: wire.Count | UnsetType = UNSET
    seat: SeatNo | UnsetType = UNSET
    wait: Wait = 0


class Played(Body, frozen=True, kw_only=True):
    """A move. `id` is the client's own and never used twice; `at` is the play log's length it was made against."""

    id: wire.Id
    at: wire.Count
    seat: SeatNo
    move: wire.Move


class Meant(Body, frozen=True, kw_only=True):
    """The held or last move of a seat."""

    id: wire.Id
    at: wire.Count
    seat: SeatNo


class Said(Body, frozen=True, kw_only=True):
    """A line of chat."""

    id: wire.Id
    text: wire.Line


class Done(Struct, frozen=True):
    """It was carried out, now or when it first came; `at` is the play log's length after it."""

    at: int


class StoryQuery(Query, frozen=True, kw_only=True):
    """Steps before this one, so many of them."""

    before: wire.Count | UnsetType = UNSET
    limit: Annotated[int, Meta(ge=1, le=200)] = STORY
    seat: SeatNo | UnsetType = UNSET


class Story(Struct, frozen=True):
    """Steps as the asker may know them, oldest first. `more`: there are older ones; without, the opening comes too."""

    steps: list[StepInfo]
    more: bool
    opening: list[Event]


class ChatQuery(Query, frozen=True, kw_only=True):
    """Only lines after this one."""

    after: wire.Count = 0


class Chat(Struct, frozen=True):
    """The latest lines, oldest first, and what their speakers are called."""

    lines: list[wire.ChatLine]
    names: dict[str, str]


def eyes(table: Table, person: str | None, seat: int | None) -> tuple[int | None, int | None]:
    """Whose eyes the asker looks through, and which of their seats waits behind a curtain."""
    if seat is not None:
        commands.check_exists(table, seat)
        if seat not in table.seats_of(person):
            raise no("not_your_seat", seat=seat + 1)
    return eyes_of(table, person, seat)


def is_asked(table: Table, person: str | None) -> bool:
    """Whether one of the person's own seats owes an answer."""
    return any(seat in table.waiting and table.seats[seat].bot is None for seat in table.seats_of(person))


async def look(ask: Ask[None, SightQuery]) -> Seen:
    """The match as the asker may know it; with `wait` only when there is news or the asker is asked."""
    live, person = await ask.table(), ask.who.person_id
    seat, since = given(ask.query.seat), given(ask.query.since)
    eyes(live.table, person, seat)
    state = live.table.state

    def news() -> bool:
        table = live.table
        if table.match is None and table.state != "over":
            return False
        return table.at != since or table.state != state or table.state == "over" or is_asked(table, person)

    await wait_at(ask.hub, live, person, news, ask.query.wait)
    check_still(live, person)
    table = live.table
    if table.match is None:
        raise no("not_begun")
    through, curtain = eyes(table, person, seat)
    known = since if since is not None and since <= table.at else None
    return Seen(now_ms(), sight(table, through, known, curtain))


def check_still(live: Live, person: str | None) -> None:
    """Whoever was shown out while they waited sees no more."""
    if not live.may_look(person):
        raise no("no_such_table")


async def play(ask: Ask[Played, Query]) -> Done:
    """Play a move."""
    body = ask.body
    return await carried_out(ask, wire.Play(body.id, body.at, body.seat, body.move))


async def confirm(ask: Ask[Meant, Query]) -> Done:
    """Let the held move be played."""
    return await carried_out(ask, wire.Confirm(ask.body.id, ask.body.at, ask.body.seat))


async def undo(ask: Ask[Meant, Query]) -> Done:
    """Take the held or the last move back."""
    return await carried_out(ask, wire.Undo(ask.body.id, ask.body.at, ask.body.seat))


async def carried_out(ask: Ask[Any, Query], command: wire.Play | wire.Confirm | wire.Undo) -> Done:
    """As at the socket: the same key, so a command that is sent again over the other way is known."""
    live, person = await ask.table(), ask.person
    outcome = "failed"
    try:
        at = await live.change(act_of(command, person), key_of(command, person), person)
        outcome = "done"
    except ValueError as wrong:
        outcome = getattr(getattr(wrong, "refusal", None), "code", outcome)
        raise
    finally:
        ask.hub.metrics.commands.labels(outcome).inc()
    return Done(at)


async def say(ask: Ask[Said, Query]) -> Done:
    """A line of chat; the same bucket as at the socket."""
    live, person = await ask.table(), ask.person
    wait = ask.hub.pace.retry_after("chat", ask.limits.chat, person, now_ms())
    if wait > 0:
        raise TooMany("chat", wait)
    await ask.hub.say(live, person, ask.body.text, ask.body.id)
    return Done(live.table.at)


async def story(ask: Ask[None, StoryQuery]) -> Story:
    """Older steps."""
    live, person, before = await ask.table(), ask.who.person_id, given(ask.query.before)
    table = live.table
    if table.match is None:
        raise no("not_begun")
    through, _ = eyes(table, person, given(ask.query.seat))
    older = table.story()
    older = [step for step in older if before is None or step.at < before]
    steps = [told(step, through) for step in older[-ask.query.limit :]]
    more = len(older) > len(steps)
    return Story(steps, more, [] if more else [event.seen_by(through) for event in table.match.opening])


async def chat(ask: Ask[None, ChatQuery]) -> Chat:
    """What was said."""
    live, after = await ask.table(), ask.query.after

    def lines(c: Any) -> Chat:
        found = tables.chat_lines(c, live.id, after)
        return Chat(found, names_of(c, {line.person for line in found}))

    return await ask.hub.store.read(lines)


ONE = "/api/tables/{table}"

WAYS = [
    Way("GET", f"{ONE}/sight", "The match as I may know it; waits for news if asked to", look, Seen, query=SightQuery,
        errors=(409,)),
    Way("POST", f"{ONE}/play", "Play a move", play, Done, body=Played, known=True, errors=(409,)),
    Way("POST", f"{ONE}/confirm", "Let the held move be played", confirm, Done, body=Meant, known=True, errors=(409,)),
    Way("POST", f"{ONE}/undo", "Take the held or last move back", undo, Done, body=Meant, known=True, errors=(409,)),
    Way("POST", f"{ONE}/chat", "Say something", say, Done, body=Said, known=True),
    Way("GET", f"{ONE}/chat", "What was said", chat, Chat, query=ChatQuery),
    Way("GET", f"{ONE}/story", "Older steps as I may know them", story, Story, query=StoryQuery, errors=(409,)),
]  # fmt: skip
