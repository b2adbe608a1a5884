"""The tables where it is a person's turn: what a program waits for."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from regnum.server.rest.fields import Query, Wait
from regnum.server.rest.long_polling import Waiter, wait_for_wake, waiting_slot
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.server.store.schema import members, tables
from regnum.server.table_store import TableSummary
from regnum.table.errors import TableRefused

MOST = 200  # matches of one person that are watched at once
AGAIN_S = 2.0  # how often new tables are looked for


class TurnInfo(Struct, frozen=True):
    """One of my seats is to move."""

    table: str
    game: str
    seat: int
    moves: int  # length of the match


class TurnList(Struct, frozen=True):
    """My turns, and matches that ended while waiting; both are empty after a timeout."""

    turns: list[TurnInfo]
    over: list[str] = []


class TurnsQuery(Query, frozen=True, kw_only=True):
    """How long to wait when there is none."""

    wait: Wait = 0


def playing(c: Connection, person: str) -> list[TableSummary]:
    """Return a person's running matches."""
    joined = tables.join(members, members.c.table_id == tables.c.id)
    query = select(tables.c.summary).select_from(joined)
    query = query.where(members.c.person == person, tables.c.state == "playing").order_by(tables.c.changed.desc())
    return [msgspec.json.decode(row, type=TableSummary) for row in c.scalars(query.limit(MOST))]


def turns_in(found: list[TableSummary], person: str) -> list[TurnInfo]:
    """Return the seats of this person that must move."""
    return [
        TurnInfo(each.table.id, each.table.game, seat.seat, each.moves)
        for each in found
        for seat in each.table.seats
        if seat.person == person and seat.bot is None and seat.seat in each.waiting
    ]


async def turns(api: ApiRequest[None, TurnsQuery]) -> TurnList:
    """List the tables where it is my turn; wait until there is one, or until one of my matches ends."""
    person, clock = api.person, asyncio.get_running_loop().time
    until = clock() + api.query.wait
    found = await api.services.store.read(partial(playing, person=person))
    at_first = ids(found)
    news = TurnList(turns_in(found, person))
    if news.turns or api.query.wait == 0:
        return news
    async with waiting_slot(api.services, person) as waiter:
        while not (news.turns or news.over) and clock() < until and waiter.closing is None:
            waiter.wake.clear()
            await watch(api, waiter, found)
            found = await api.services.store.read(partial(playing, person=person))
            news = TurnList(turns_in(found, person), sorted(at_first - ids(found)))
            if not (news.turns or news.over):
                await wait_for_wake(waiter, min(AGAIN_S, until - clock()))
    return news


def ids(found: list[TableSummary]) -> set[str]:
    """Return the ids of the tables in the answer."""
    return {each.table.id for each in found}


async def watch(api: ApiRequest[None, TurnsQuery], waiter: Waiter, found: list[TableSummary]) -> None:
    """Be woken by changes of these tables."""
    for each in found:
        try:
            live = await api.services.tables.get(each.table.id)
        except TableRefused:
            continue
        live.waiters.add(waiter)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/turns",
        "List tables where it is my turn (long polling with wait)",
        turns,
        TurnList,
        query=TurnsQuery,
        known=True,
    ),
]
