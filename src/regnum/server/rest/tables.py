"""Tables: set one, look at it, invite, sit down, begin, play again, fork."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection, select

from regnum.server import deeds, people, tables, wire
from regnum.server.live import Live
from regnum.server.rest.kinds import Body, Query, SeatNo, Token, Word, given
from regnum.server.rest.lobby import Lobby, lobby_of
from regnum.server.rest.router import Ask, Way
from regnum.server.settings import now_ms
from regnum.server.store.schema import people as people_table
from regnum.table import commands
from regnum.table.errors import TableRefused, no
from regnum.table.sight import TableInfo, table_info

LISTED = 100  # tables shown to everybody


class TableSeen(Struct, frozen=True):
    """A table: who sits there, who looks, and who the asker is at it."""

    table: TableInfo
    you: wire.You
    names: dict[str, str]  # by person
    present: list[str]  # people who have it open
    programs: list[str]  # people who are programs


class Invite(Body, frozen=True, kw_only=True):
    """For one seat, or for any free one."""

    seat: SeatNo | UnsetType = UNSET


class Invitation(Struct, frozen=True):
    """Whoever has it may sit down, for two weeks or until it is withdrawn."""

    link: str
    token: str


class Withdrawn(Struct, frozen=True):
    """How many invitations no longer work."""

    count: int


class SeatQuery(Query, frozen=True, kw_only=True):
    """Only those for one seat."""

    seat: SeatNo | UnsetType = UNSET


class Join(Body, frozen=True, kw_only=True):
    """An invitation."""

    token: Token


class Joined(Struct, frozen=True):
    """Where I sit."""

    table: str
    seat: int


class AtSeat(Body, frozen=True, kw_only=True):
    """What shall happen at a seat; `lend` names the bot that plays on, `colour` the one to play (none: any)."""

    do: deeds.SeatDeed
    bot: Word | UnsetType = UNSET
    colour: Word | UnsetType = UNSET


class Host(Body, frozen=True, kw_only=True):
    """Who shall be the host."""

    person: Word


async def seen(ask: Ask[Any, Any], live: Live) -> TableSeen:
    """The table for the asker."""
    info, you = table_info(live.table), live.you(ask.who.person_id)
    present = ask.hub.present_at(live.id)
    wanted = sorted({*live.table.people(), *present})

    def named(c: Connection) -> tuple[dict[str, str], list[str]]:
        programs = select(people_table.c.id).where(people_table.c.id.in_(wanted), people_table.c.bot)
        return people.names_of(c, wanted), sorted(c.scalars(programs))

    names, programs = await ask.hub.store.read(named)
    return TableSeen(info, you, names, present, programs)


async def listed(ask: Ask[None, Query]) -> Lobby:
    """Tables that everybody may see."""
    return await ask.hub.store.read(lambda c: lobby_of(c, tables.listed(c, LISTED)))


async def make(ask: Ask[deeds.Order, Query]) -> TableSeen:
    """A new table; the asker is its host."""
    return await seen(ask, await deeds.set_table(ask.hub, ask.person, ask.body))


async def look(ask: Ask[None, Query]) -> TableSeen:
    """The table."""
    return await seen(ask, await ask.known_table())


async def invite(ask: Ask[Invite, Query]) -> Invitation:
    """A link for somebody else."""
    live = await ask.known_table()
    token = await deeds.invite(ask.hub, live, ask.person, given(ask.body.seat))
    return Invitation(f"{ask.place}/join/{token}", token)


async def withdraw(ask: Ask[None, SeatQuery]) -> Withdrawn:
    """No invitation that was given out works any more."""
    live = await ask.known_table()
    commands.check_host(live.table, ask.person)
    seat = given(ask.query.seat)
    return Withdrawn(await ask.hub.store.write(partial(people.revoke_invitations, table_id=live.id, seat=seat)))


class Invited(Struct, frozen=True):
    """What an invitation is for: told before one sits down, to whoever has it."""

    table: str
    game: str
    state: str
    seats: int
    seat: int | None
    host: str  # what the host is called
    names: list[str]  # and everybody who sits there


async def invited(ask: Ask[None, Query]) -> Invited:
    """Where an invitation leads. Wrong ones are counted as at the door itself."""
    ask.check_claims()
    found = await ask.hub.store.read(partial(people.invitation, token=ask.path["token"], now=now_ms()))
    if found is None:
        ask.wrong_claim()
        raise no("invitation_gone")
    table = (await ask.hub.live(found[0])).table
    sitting = [seat.person for seat in table.seats if seat.person is not None]
    names = await ask.hub.store.read(partial(people.names_of, ids={*sitting, table.host}))
    called = [names.get(person, "") for person in dict.fromkeys(sitting)]
    return Invited(
        table.id, table.made.game, table.state, len(table.seats), found[1], names.get(table.host, ""), called
    )


async def join(ask: Ask[Join, Query]) -> Joined:
    """Sit down with an invitation. Wrong ones are counted, right ones are not."""
    ask.check_claims()
    try:
        live, seat = await deeds.join(ask.hub, ask.person, ask.body.token)
    except TableRefused as wrong:
        if wrong.refusal.code == "invitation_gone":
            ask.wrong_claim()
        raise
    return Joined(live.id, seat)


async def at_seat(ask: Ask[AtSeat, Query]) -> TableSeen:
    """Sit down, leave, show out, lend, return."""
    live = await ask.known_table()
    await deeds.act(
        live, ask.person, ask.path["seat"], ask.body.do, given(ask.body.bot) or "", given(ask.body.colour) or ""
    )
    return await seen(ask, live)


async def begin(ask: Ask[None, Query]) -> TableSeen:
    """Everybody sits: the game is laid out."""
    live = await ask.known_table()
    await deeds.begin(live, ask.person)
    return await seen(ask, live)


async def host(ask: Ask[Host, Query]) -> TableSeen:
    """Somebody else at the table becomes the host."""
    live, person, to = await ask.known_table(), ask.person, ask.body.person
    await live.change(lambda table, now: commands.hand_over(table, person, to, now))
    return await seen(ask, live)


async def close(ask: Ask[None, Query]) -> TableSeen:
    """The table is put away."""
    live, person = await ask.known_table(), ask.person
    await live.change(lambda table, now: commands.close(table, person, now))
    return await seen(ask, live)


async def rematch(ask: Ask[None, Query]) -> TableSeen:
    """The same people again."""
    return await seen(ask, await deeds.rematch(ask.hub, await ask.table(), ask.person))


async def fork(ask: Ask[deeds.Fork, Query]) -> TableSeen:
    """A private sandbox from a position."""
    return await seen(ask, await deeds.fork(ask.hub, await ask.table(), ask.person, ask.body))


ONE = "/api/tables/{table}"
REFUSED = (409,)

WAYS = [
    Way("GET", "/api/tables", "Tables that everybody may see", listed, Lobby),
    Way("POST", "/api/tables", "Set a table", make, TableSeen, body=deeds.Order, status=201, known=True,
        errors=(404, 409), limit="tables"),
    Way("GET", ONE, "A table: seats, names, who is there", look, TableSeen),
    Way("POST", f"{ONE}/invitations", "A link that lets somebody sit down", invite, Invitation, body=Invite, status=201,
        known=True, errors=REFUSED),
    Way("DELETE", f"{ONE}/invitations", "Withdraw invitations", withdraw, Withdrawn, query=SeatQuery, known=True,
        errors=REFUSED),
    Way("GET", "/api/join/{token}", "Where an invitation leads", invited, Invited, errors=REFUSED),
    Way("POST", "/api/join", "Sit down with an invitation", join, Joined, body=Join, known=True, errors=(404, 409)),
    Way("POST", f"{ONE}/seats/{{seat}}", "Sit down, leave, show out, lend to a bot, play again oneself", at_seat,
        TableSeen, body=AtSeat, known=True, errors=REFUSED),
    Way("POST", f"{ONE}/begin", "Lay the game out", begin, TableSeen, known=True, errors=REFUSED),
    Way("POST", f"{ONE}/host", "Somebody else becomes the host", host, TableSeen, body=Host, known=True,
        errors=REFUSED),
    Way("POST", f"{ONE}/close", "Put the table away", close, TableSeen, known=True, errors=REFUSED),
    Way("POST", f"{ONE}/rematch", "The same people again", rematch, TableSeen, status=201, known=True, errors=REFUSED,
        limit="tables"),
    Way("POST", f"{ONE}/fork", "A private sandbox from a position", fork, TableSeen, body=deeds.Fork, status=201,
        known=True, errors=REFUSED, limit="tables"),
]  # fmt: skip
