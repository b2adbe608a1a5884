"""A club's season: programs sign up, play three tournaments, drop out; the server stops in the middle again and again.

At the end every match was laid, played and counted once, and the standings are those that follow from the results.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from regnum.contests import actions
from regnum.contests.contest import Contest, halves_of
from regnum.contests.settings import ContestSettings
from regnum.contests.standings import standings
from regnum.server import contests, people
from regnum.server.services import Services
from regnum.server.store.schema import results, tables
from regnum.table import commands
from tests.server.proof.scale import NIGHTLY, SOAK, report
from tests.server.rest.client import api_server

WHOLE = SOAK or NIGHTLY
PEOPLE = 64 if WHOLE else 8
ROUNDS = 5 if WHOLE else 2
DROPPING = 0.05  # of the people after each round
STOPPING = 0.02 if WHOLE else 0.1  # of the writes of contests, before or after they are on disk
MOST = 400  # restarts
CUPS = (
    ContestSettings("Swiss", "brothers", rounds=ROUNDS, most=PEOPLE, bot="random"),
    ContestSettings("Knock-out", "brothers", format="knock_out", most=PEOPLE, bot="random", odd="bot"),
    ContestSettings("Tables of three", "jerusalem", format="season", seats=3, rounds=1, most=PEOPLE, bot="random"),
)


class Stopped(Exception):
    """The server stops here."""


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[Services]:
    """The server on the same database, until it stops."""
    async with api_server(folder) as running:
        services: Services = running.app.state.services
        yield services


def stop_at_random(patch: pytest.MonkeyPatch, dice: random.Random, tally: Counter[str]) -> None:
    """Let some changes of contests end before they are written, and some after."""
    change, lay_table = contests.Contests.change, contests.Contests.lay_table

    async def changing(self: contests.Contests, contest_id: str, act: contests.ContestAct) -> Contest:
        luck = dice.random()
        if luck < STOPPING / 2:
            tally["stopped before a write"] += 1
            raise Stopped
        after = await change(self, contest_id, act)
        if luck < STOPPING:
            tally["stopped after a write"] += 1
            raise Stopped
        return after

    async def laying(self: contests.Contests, *given: Any) -> None:
        if dice.random() < STOPPING:
            tally["stopped between two tables"] += 1
            raise Stopped
        await lay_table(self, *given)

    patch.setattr(contests.Contests, "change", changing)
    patch.setattr(contests.Contests, "lay_table", laying)


async def play_on(services: Services, table_id: str, dice: random.Random) -> None:
    """Let programs play a match to its end; bots of those who dropped out move as well."""
    live = await services.tables.get(table_id)
    while live.table.state == "playing":
        for seat in live.table.waiting:
            chair = live.table.seats[seat]
            move, at = dice.choice(live.table.the_match().legal(seat)), live.table.at
            if chair.bot is None and chair.person is not None:
                act = partial(play, person=chair.person, seat=seat, move=move, at=at)
            else:
                act = partial(play_bot, seat=seat, bot=chair.bot or "", move=move, at=at)
            await live.change(act, plays=True)
            break


def play(table: Any, now: int, person: str, seat: int, move: str, at: int) -> commands.Entries:
    return commands.play(table, person, seat, move, at, "", now)


def play_bot(table: Any, now: int, seat: int, bot: str, move: str, at: int) -> commands.Entries:
    return commands.bot_plays(table, seat, bot, move, at, now)


def drop_out(contest: Contest, now: int, person: str) -> actions.Entries:
    return [] if contest.state == "over" else actions.withdraw(contest, person, person)


def sign_up(contest: Contest, now: int, person: str) -> actions.Entries:
    return actions.sign_up(contest, person)


def ranks_in(c: Connection, table: str) -> list[int]:
    """The ranks of a finished match, by side."""
    return list(c.scalars(select(results.c.rank).where(results.c.table_id == table).order_by(results.c.side)))


async def go_on(services: Services, ids: list[str], dice: random.Random, tally: Counter[str]) -> bool:
    """Take every contest one round further; False when all are over."""
    going = False
    for contest_id in ids:
        contest = await services.contests.get(contest_id)
        if contest.state == "over":
            continue
        going = True
        await services.contests.advance(contest_id)
        current = (await services.contests.get(contest_id)).current
        for pairing in current.pairings if current is not None else ():
            if not pairing.decided:
                await play_on(services, pairing.table, dice)
                tally["matches played"] += 1
        await services.contests.advance(contest_id)
        for person in (await services.contests.get(contest_id)).active:
            if dice.random() < DROPPING:
                tally["people dropped out"] += 1
                await services.contests.change(contest_id, partial(drop_out, person=person))
    return going


async def begin(services: Services) -> list[str]:
    """Let everybody sign up for everything."""
    made = [
        await services.store.write(partial(people.new_person, name=f"P {n}", lang="en", now=1, bot=True))
        for n in range(PEOPLE)
    ]
    ids: list[str] = []
    for settings in CUPS:
        contest = await services.contests.make(made[0].id, settings)
        for each in made:
            await services.contests.change(contest.id, partial(sign_up, person=each.id))
        await services.contests.change(
            contest.id, lambda contest, now: actions.start(contest, contest.organiser, list(contest.entrants))
        )
        ids.append(contest.id)
    return ids


async def check(services: Services, ids: list[str]) -> None:
    """Compare the contests with the tables and results that there are."""
    laid: list[str] = []
    for contest_id in ids:
        contest = await services.contests.get(contest_id)
        pairings = list(contest.pairings())
        laid += [each.table for each in pairings]
        points: Counter[str] = Counter()
        for round in contest.rounds:
            points.update(dict.fromkeys(round.byes, 2 * (contest.settings.seats - 1)))
            seated = Counter([*round.byes, *(person for each in round.pairings for person in each.people)])
            assert set(seated.values()) == {1}
        for pairing in pairings:
            ranks = await services.store.read(partial(ranks_in, table=pairing.table))
            for person, halves in zip(pairing.seats, halves_of(ranks[: len(pairing.seats)]), strict=True):
                points[person] += halves if person else 0
        rows = standings(contest)
        assert {row.person: row.halves for row in rows} == {each: points[each] for each in contest.entrants}
        if contest.settings.format == "swiss":
            met = Counter(frozenset(pair) for each in pairings for pair in combinations(each.people, 2))
            assert (
                max(met.values()) == 1
                and [row.halves for row in rows] == sorted(points.values(), reverse=True)[: len(rows)]
            )
        if contest.settings.format == "knock_out":
            assert rows[0].reached == len(contest.rounds) and len({row.reached for row in rows}) == len(contest.rounds)
    there = await services.store.read(lambda c: list(c.scalars(select(tables.c.id))))
    assert sorted(there) == sorted(laid)  # each once, and no other


def test_a_season_ends_with_the_right_tables_however_often_the_server_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(whole_season(tmp_path, monkeypatch))  # by night it takes longer than other tests may


async def whole_season(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play everything, with restarts, and check it."""
    dice, tally = random.Random(64), Counter[str]()
    async with server(tmp_path) as services:
        ids = await begin(services)
    stop_at_random(monkeypatch, dice, tally)
    for _ in range(MOST):
        try:
            async with server(tmp_path) as services:
                while await go_on(services, ids, dice, tally):
                    pass
                await check(services, ids)
                break
        except Stopped:
            tally["restarts"] += 1
            await asyncio.sleep(0)
    else:
        raise AssertionError(f"the season does not end: {tally}")
    assert tally["restarts"] > 0
    report(f"a season of a club: {PEOPLE} people, {len(CUPS)} contests: {dict(tally)}")
