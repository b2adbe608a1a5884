"""Where it is my turn: what a program waits for."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from regnum.server.rest.kinds import Query, Wait
from regnum.server.rest.router import Ask, Way
from regnum.server.rest.waiting import Waiter, place_to_wait, woken
from regnum.server.store.schema import members, tables
from regnum.server.tables import Summary
from regnum.table.errors import TableRefused

MOST = 200  # matches of one person that are watched at once
AGAIN_S = 2.0  # so often it is looked whether there are new tables


class Turn(Struct, frozen=True):
    """One of my seats owes an answer."""

    table: str
    game: str
    seat: int
    moves: int  # length of the match


class Turns(Struct, frozen=True):
    """All of them, and matches that ended while one waited; both are empty when the time was over first."""

    turns: list[Turn]
    over: list[str] = []


class TurnsQuery(Query, frozen=True, kw_only=True):
    """How long to wait when there is none."""

    wait: Wait = 0


def playing(c: Connection, person: str) -> list[Summary]:
    """A person's matches that go on."""
    joined = tables.join(members, members.c.table_id == tables.c.id)
    query = select(tables.c.summary).select_from(joined)
    query = query.where(members.c.person == person, tables.c.state == "playing").order_by(tables.c.changed.desc())
    return [msgspec.json.decode(row, type=Summary) for row in c.scalars(query.limit(MOST))]


def turns_in(found: list[Summary], person: str) -> list[Turn]:
    """The seats that this person answers for and that are asked."""
    return [
        Turn(each.table.id, each.table.game, seat.seat, each.moves)
        for each in found
        for seat in each.table.seats
        if seat.person == person and seat.bot is None and seat.seat in each.waiting
    ]


async def turns(ask: Ask[None, TurnsQuery]) -> Turns:
    """Where I am asked now; waits until I am, or until one of my matches ends."""
    person, clock = ask.person, asyncio.get_running_loop().time
    until = clock() + ask.query.wait
    found = await ask.hub.store.read(partial(playing, person=person))
    at_first = ids(found)
    news = Turns(turns_in(found, person))
    if news.turns or ask.query.wait == 0:
        return news
    async with place_to_wait(ask.hub, person) as waiter:
        while not (news.turns or news.over) and clock() < until and waiter.closing is None:
            waiter.wake.clear()
            await watch(ask, waiter, found)
            found = await ask.hub.store.read(partial(playing, person=person))
            news = Turns(turns_in(found, person), sorted(at_first - ids(found)))
            if not (news.turns or news.over):
                await woken(waiter, min(AGAIN_S, until - clock()))
    return news


def ids(found: list[Summary]) -> set[str]:
    """The tables."""
    return {each.table.id for each in found}


async def watch(ask: Ask[None, TurnsQuery], waiter: Waiter, found: list[Summary]) -> None:
    """Be woken by these tables."""
    for each in found:
        try:
            live = await ask.hub.live(each.table.id)
        except TableRefused:
            continue
        live.waiters.add(waiter)


WAYS = [
    Way("GET", "/api/turns", "Where it is my turn; waits for one if asked to", turns, Turns, query=TurnsQuery,
        known=True),
]  # fmt: skip
