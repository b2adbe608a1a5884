"""What a contest comes to, before anybody has signed up: rounds, tables, matches, days."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from regnum.contests import entries as log
from regnum.contests.contest import Contest
from regnum.contests.pairing import next_round
from regnum.contests.settings import ContestSettings

MOST: Final = 60  # rounds that are tried


class ContestPlan(Struct, frozen=True):
    """How much there is to play without drop-outs."""

    people: int
    rounds: int
    tables: int  # in the first round
    matches: int  # in all
    each: int  # matches of whoever plays most
    byes: int  # in the first round
    bots: int  # that fill tables of the first round
    seconds: int  # if every round takes as long as it may


def plan_of(settings: ContestSettings, people: int) -> ContestPlan:
    """Pair a whole contest of imagined people who are all equal."""
    people = max(settings.seats, min(people, settings.most))
    contest = Contest("plan")
    names = [f"p{n:03}" for n in range(people)]
    contest.apply(log.ContestMade("", settings, 1), 0)
    for each in names:
        contest.apply(log.SignedUp(each), 0)
    contest.apply(log.Started("", names), 0)
    while len(contest.rounds) < MOST and (found := next_round(contest)) is not None:
        number = len(contest.rounds) + 1
        tables = [log.PairedTable(f"{number}-{n}", seats) for n, seats in enumerate(found.tables)]
        contest.apply(log.RoundPaired(number, tables, found.byes, 0), 0)
        contest.apply(log.RoundOpened(number), 0)
        for table in tables:
            contest.apply(log.MatchScored(table.table, list(range(1, len(table.seats) + 1)), [1] * len(table.seats)), 0)
        if settings.format != "knock_out" and settings.rounds_for(people):
            break  # every round has as many tables
    first = contest.rounds[0] if contest.rounds else None
    pairings = list(contest.pairings())
    rounds = settings.rounds_for(people) or len(contest.rounds)
    counted = len(pairings) * rounds // max(1, len(contest.rounds)) if settings.format != "knock_out" else len(pairings)
    return ContestPlan(
        people,
        rounds,
        len(first.pairings) if first is not None else 0,
        counted,
        rounds,
        len(first.byes) if first is not None else 0,
        sum(seat == log.BOT for each in first.pairings for seat in each.seats) if first is not None else 0,
        rounds * settings.round_s,
    )
