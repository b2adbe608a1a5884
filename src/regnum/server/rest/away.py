"""What happened at my tables while I was away."""

from __future__ import annotations

from functools import partial

from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection

from regnum.server import last_seen, people, table_store, wire
from regnum.server.last_seen import Away
from regnum.server.open_table import OpenTable
from regnum.server.rest.fields import Body, Query, SeatNo, value_or_none
from regnum.server.rest.playing import ONE
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.table.errors import TableRefused

MOST = 30  # matches in the list


class AwayQuery(Query, frozen=True, kw_only=True):
    """Since which length of the play log (left out: since my last look), and for which of my seats."""

    since: wire.Count | UnsetType = UNSET
    seat: SeatNo | UnsetType = UNSET


class AwayList(Struct, frozen=True):
    """My running matches with news, the latest first."""

    tables: list[Away]


class SeenBody(Body, frozen=True, kw_only=True):
    """I have looked at the match up to `at`, and have read the chat up to line `chat`."""

    seat: SeatNo | UnsetType = UNSET
    at: wire.Count | UnsetType = UNSET
    chat: wire.Count | UnsetType = UNSET


async def away(api: ApiRequest[None, AwayQuery]) -> Away:
    """Return what happened at a table, with the numbers of my seat before and now."""
    return await told(api, await api.table(), value_or_none(api.query.seat), value_or_none(api.query.since), whole=True)


async def told(
    api: ApiRequest[None, AwayQuery] | ApiRequest[None, Query],
    live: OpenTable,
    seat: int | None,
    since: int | None,
    *,
    whole: bool,
) -> Away:
    """Return what happened at one table."""
    person = api.person
    at = last_seen.seat_of(live.table, person, seat)

    def read(c: Connection) -> tuple[wire.LastSeen | None, int, list[wire.ChatLine], dict[str, str]]:
        known = table_store.last_seen(c, live.id, person, at)
        count, lines = last_seen.unread_lines(c, live.id, person, known)
        return known, count, lines, people.names_of(c, {line.person for line in lines})

    known, count, lines, names = await api.services.store.read(read)
    start = since if since is not None else None if known is None else known.at
    digest = await api.services.threads.run(partial(last_seen.news, whole=whole), live.table, person, at, start)
    return Away(live.id, known, digest, count, lines, names)


async def all_away(api: ApiRequest[None, Query]) -> AwayList:
    """Return what happened at my running matches, without the comparison of numbers."""
    person = api.person
    found: list[Away] = []
    for table_id in await api.services.store.read(partial(last_seen.running, person=person, limit=MOST)):
        try:
            live = await api.services.tables.get(table_id)
        except TableRefused:
            continue
        each = await told(api, live, None, None, whole=False)
        if each.unread or (each.digest is not None and (each.digest.moves or each.digest.lent or each.digest.loan)):
            found.append(each)
    return AwayList(found)


async def saw(api: ApiRequest[SeenBody, Query]) -> None:
    """Save how far the person has looked."""
    live, body = await api.table(), api.body
    await last_seen.saw(
        api.services.store,
        live,
        api.person,
        value_or_none(body.seat),
        value_or_none(body.at),
        value_or_none(body.chat),
    )


ENDPOINTS = [
    Endpoint("GET", "/api/me/away", "List what happened at my running matches", all_away, AwayList, known=True),
    Endpoint(
        "GET",
        f"{ONE}/away",
        "Get what happened at a table since I last looked",
        away,
        Away,
        query=AwayQuery,
        known=True,
    ),
    Endpoint("POST", f"{ONE}/seen", "Save how far I have looked", saw, body=SeenBody, known=True),
]
