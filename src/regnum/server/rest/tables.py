"""Tables: create, show, invite, sit down, start, rematch, fork."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection, select

from regnum.server import people, table_service, table_store, wire
from regnum.server.open_table import OpenTable
from regnum.server.rest.errors import ApiError
from regnum.server.rest.fields import Body, Query, SeatNo, Token, Word, value_or_none
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.server.settings import now_ms
from regnum.server.store.schema import people as people_table
from regnum.table import commands
from regnum.table.errors import TableRefused, no
from regnum.table.snapshot import TableInfo, table_info


class TableDetails(Struct, frozen=True):
    """A table: its seats, who is online, and the role of the requester."""

    table: TableInfo
    you: wire.You
    names: dict[str, str]  # by person
    present: list[str]  # people who have it open
    programs: list[str]  # people who are programs


class InviteBody(Body, frozen=True, kw_only=True):
    """For one seat, or for any free one."""

    seat: SeatNo | UnsetType = UNSET


class InvitationLink(Struct, frozen=True):
    """Whoever has it may sit down, for two weeks or until it is withdrawn."""

    link: str
    token: str


class WithdrawnCount(Struct, frozen=True):
    """The number of revoked invitations."""

    count: int


class SeatQuery(Query, frozen=True, kw_only=True):
    """Only those for one seat."""

    seat: SeatNo | UnsetType = UNSET


class JoinBody(Body, frozen=True, kw_only=True):
    """The token of an invitation."""

    token: Token


class JoinedSeat(Struct, frozen=True):
    """Where I sit."""

    table: str
    seat: int


class SeatBody(Body, frozen=True, kw_only=True):
    """What to do with a seat; `lend` names the bot that takes over, `colour` the one to play (none: any)."""

    do: table_service.SeatAction
    bot: Word | UnsetType = UNSET
    colour: Word | UnsetType = UNSET


class HostBody(Body, frozen=True, kw_only=True):
    """The person who becomes the host."""

    person: Word


async def seen(api: ApiRequest[Any, Any], live: OpenTable) -> TableDetails:
    """Return the table for the requester."""
    info, you = table_info(live.table), live.you(api.principal.person_id)
    present = api.services.presence.at(live.id)
    wanted = sorted({*live.table.people(), *present})

    def named(c: Connection) -> tuple[dict[str, str], list[str]]:
        programs = select(people_table.c.id).where(people_table.c.id.in_(wanted), people_table.c.bot)
        return people.names_of(c, wanted), sorted(c.scalars(programs))

    names, programs = await api.services.store.read(named)
    return TableDetails(info, you, names, present, programs)


async def make(api: ApiRequest[table_service.TableRequest, Query]) -> TableDetails:
    """Create a table; the requester is its host."""
    return await seen(api, await table_service.create_table(api.services, api.person, api.body))


async def look(api: ApiRequest[None, Query]) -> TableDetails:
    """Return a table as visible to the requester."""
    return await seen(api, await api.known_table())


async def invite(api: ApiRequest[InviteBody, Query]) -> InvitationLink:
    """Create an invitation link."""
    live = await api.known_table()
    token = await table_service.invite(api.services, live, api.person, value_or_none(api.body.seat))
    return InvitationLink(f"{api.place}/join/{token}", token)


async def withdraw(api: ApiRequest[None, SeatQuery]) -> WithdrawnCount:
    """Revoke all invitations of a table or a seat."""
    live = await api.known_table()
    commands.check_host(live.table, api.person)
    seat = value_or_none(api.query.seat)
    return WithdrawnCount(
        await api.services.store.write(partial(people.revoke_invitations, table_id=live.id, seat=seat))
    )


class InvitationInfo(Struct, frozen=True):
    """The table of an invitation, shown to its holder before joining."""

    table: str
    game: str
    state: str
    seats: int
    seat: int | None
    host: str  # what the host is called
    names: list[str]  # and everybody who sits there
    info: TableInfo  # what was agreed there


async def invited(api: ApiRequest[None, Query]) -> InvitationInfo:
    """Get the table of an invitation. Wrong tokens are rate limited."""
    api.check_claims()
    found = await api.services.store.read(partial(people.invitation, token=api.path["token"], now=now_ms()))
    if found is None:
        api.wrong_claim()
        raise no("invitation_gone")
    table = (await api.services.tables.get(found[0])).table
    sitting = [seat.person for seat in table.seats if seat.person is not None]
    names = await api.services.store.read(partial(people.names_of, ids={*sitting, table.host}))
    called = [names.get(person, "") for person in dict.fromkeys(sitting)]
    seats, host = len(table.seats), names.get(table.host, "")
    return InvitationInfo(table.id, table.made.game, table.state, seats, found[1], host, called, table_info(table))


async def join(api: ApiRequest[JoinBody, Query]) -> JoinedSeat:
    """Join with an invitation. Only wrong tokens are rate limited."""
    api.check_claims()
    try:
        live, seat = await table_service.join(api.services, api.person, api.body.token)
    except TableRefused as wrong:
        if wrong.refusal.code == "invitation_gone":
            api.wrong_claim()
        raise
    return JoinedSeat(live.id, seat)


async def at_seat(api: ApiRequest[SeatBody, Query]) -> TableDetails:
    """Sit down, leave, remove a player, hand over to a bot, or take the seat back."""
    live = await api.known_table()
    await table_service.act(
        api.services,
        live,
        api.person,
        api.path["seat"],
        api.body.do,
        value_or_none(api.body.bot) or "",
        value_or_none(api.body.colour) or "",
    )
    return await seen(api, live)


async def begin(api: ApiRequest[None, Query]) -> TableDetails:
    """Start the match, once every seat is taken."""
    live = await api.known_table()
    await table_service.begin(live, api.person)
    return await seen(api, live)


async def host(api: ApiRequest[HostBody, Query]) -> TableDetails:
    """Transfer the host role to another person at the table."""
    live, person, to = await api.known_table(), api.person, api.body.person
    await live.change(lambda table, now: commands.hand_over(table, person, to, now))
    return await seen(api, live)


async def close(api: ApiRequest[None, Query]) -> TableDetails:
    """Close the table."""
    live, person = await api.known_table(), api.person
    await live.change(lambda table, now: commands.close(table, person, now))
    return await seen(api, live)


async def remove(api: ApiRequest[None, Query]) -> None:
    """Delete a finished match, so that its space is used for others. Elsewhere it belongs to everyone who played it."""
    live = await api.known_table()
    if not api.services.settings.local:
        raise ApiError(409, "only a private server, for one person, deletes matches", "not_private")
    commands.check_host(live.table, api.person)
    if live.table.state != "over":
        raise ApiError(409, "this match is not over; close its table first", "not_over")
    await api.services.store.write(partial(table_store.delete_table, table_id=live.id))
    api.services.tables.forget(live)


async def rematch(api: ApiRequest[None, Query]) -> TableDetails:
    """Ask for a rematch, or agree to one: the new table if everyone has agreed, else this one."""
    return await seen(api, await table_service.rematch(api.services, await api.table(), api.person))


async def decline(api: ApiRequest[None, Query]) -> TableDetails:
    """Decline a rematch."""
    live, person = await api.table(), api.person
    await live.change(lambda table, now: commands.decline_rematch(table, person, now))
    return await seen(api, live)


async def without(api: ApiRequest[None, Query]) -> TableDetails:
    """Start the rematch without those who have declined."""
    return await seen(api, await table_service.rematch_without(api.services, await api.table(), api.person))


async def fork(api: ApiRequest[table_service.ForkRequest, Query]) -> TableDetails:
    """Fork a private sandbox from a position."""
    return await seen(api, await table_service.fork(api.services, await api.table(), api.person, api.body))


ONE = "/api/tables/{table}"
REFUSED = (409,)

ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables",
        "Create a table",
        make,
        TableDetails,
        body=table_service.TableRequest,
        status=201,
        known=True,
        errors=(404, 409),
        limit="tables",
    ),
    Endpoint("GET", ONE, "Get a table: seats, names, who is online", look, TableDetails),
    Endpoint(
        "DELETE",
        ONE,
        "Delete a finished match, on a private server",
        remove,
        known=True,
        errors=REFUSED,
    ),
    Endpoint(
        "POST",
        f"{ONE}/invitations",
        "Create an invitation",
        invite,
        InvitationLink,
        body=InviteBody,
        status=201,
        known=True,
        errors=REFUSED,
    ),
    Endpoint(
        "DELETE",
        f"{ONE}/invitations",
        "Revoke invitations",
        withdraw,
        WithdrawnCount,
        query=SeatQuery,
        known=True,
        errors=REFUSED,
    ),
    Endpoint("GET", "/api/join/{token}", "Get the table of an invitation", invited, InvitationInfo, errors=REFUSED),
    Endpoint(
        "POST",
        "/api/join",
        "Join with an invitation",
        join,
        JoinedSeat,
        body=JoinBody,
        known=True,
        errors=(404, 409),
    ),
    Endpoint(
        "POST",
        f"{ONE}/seats/{{seat}}",
        "Change a seat: sit, leave, remove a player, hand over to a bot, take back",
        at_seat,
        TableDetails,
        body=SeatBody,
        known=True,
        errors=REFUSED,
    ),
    Endpoint("POST", f"{ONE}/begin", "Start the match", begin, TableDetails, known=True, errors=REFUSED),
    Endpoint(
        "POST",
        f"{ONE}/host",
        "Transfer the host role",
        host,
        TableDetails,
        body=HostBody,
        known=True,
        errors=REFUSED,
    ),
    Endpoint("POST", f"{ONE}/close", "Close the table", close, TableDetails, known=True, errors=REFUSED),
    Endpoint(
        "POST",
        f"{ONE}/rematch",
        "Ask for a rematch or agree to one; it starts when all have agreed",
        rematch,
        TableDetails,
        status=201,
        known=True,
        errors=REFUSED,
        limit="tables",
    ),
    Endpoint(
        "POST",
        f"{ONE}/rematch/decline",
        "Decline a rematch",
        decline,
        TableDetails,
        known=True,
        errors=REFUSED,
    ),
    Endpoint(
        "POST",
        f"{ONE}/rematch/without",
        "Start the rematch without those who have declined; bots take their seats",
        without,
        TableDetails,
        status=201,
        known=True,
        errors=REFUSED,
        limit="tables",
    ),
    Endpoint(
        "POST",
        f"{ONE}/fork",
        "Fork a private sandbox from a position",
        fork,
        TableDetails,
        body=table_service.ForkRequest,
        status=201,
        known=True,
        errors=REFUSED,
        limit="tables",
    ),
]
