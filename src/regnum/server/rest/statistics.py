"""How a game plays: the balance that bots measured, and the statistics of the matches of this server."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import Annotated, Any

from msgspec import Meta, Struct

import regnum
from regnum.catalogue.sentences import Sentences
from regnum.core.messages import Message, stamped
from regnum.core.registry import box_of
from regnum.server.balance_reports import reports
from regnum.server.match_statistics import matches_of
from regnum.server.person_page import means
from regnum.server.rest.errors import ApiError
from regnum.server.rest.fields import Query
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.statistics.balance import Balance, BalancePlan
from regnum.statistics.figures import ENOUGH, Figures, figures


class ReportInfo(Struct, frozen=True):
    """A balance report: who played how often, with which options."""

    id: str
    seats: int
    bot: str
    games: int
    seed: int
    edition: int
    options: dict[str, Any]


class BalancePage(Struct, frozen=True):
    """The balance of a game: all its reports, and one of them."""

    game: str
    reports: list[ReportInfo]
    report: str  # the id of the one that is shown; "" without any
    figures: Figures | None


class SeatsPlayed(Struct, frozen=True):
    """How many matches with this number of seats count."""

    seats: int
    matches: int


class LineMean(Struct, frozen=True):
    """What a line of the score sheet brought a person on average."""

    line: str
    label: Message
    mean: float


class StatisticsPage(Struct, frozen=True):
    """The statistics of a game on this server, from finished public matches.

    With fewer than `enough` matches there are only counts, without sentences and worths.
    """

    game: str
    played: list[SeatsPlayed]
    seats: int  # those that are shown; 0: none were played
    left: int  # matches that are still being counted: ask again in a moment
    enough: int
    figures: Figures | None
    lines: list[LineMean]


class BalanceQuery(Query, frozen=True, kw_only=True):
    """Which report."""

    report: Annotated[str, Meta(max_length=100)] = ""


class StatisticsQuery(Query, frozen=True, kw_only=True):
    """Matches with this number of seats; omitted: those of which there are most."""

    seats: Annotated[int, Meta(ge=0, le=16)] = 0


@cache
def has_name(game: str, action: str) -> bool:
    """Whether a game names an action in its texts (`done-took`): those are worth looking at."""
    return Sentences("en", game).has(f"done-{action.replace('_', '-')}")


async def balance(api: ApiRequest[None, BalanceQuery]) -> BalancePage:
    """Return one balance report."""
    game = api.path["game"]
    regnum.info(game)
    found = await asyncio.to_thread(reports, game, api.services.settings.balance)
    if api.query.report and api.query.report not in found:
        raise ApiError(404, "balance report not found", "no_report")
    id = api.query.report or next((id for id, each in found.items() if each.plan.seats > 1), next(iter(found), ""))
    made = await asyncio.to_thread(report_figures, game, found[id]) if id else None
    return BalancePage(game, [info(id, each.plan) for id, each in found.items()], id, made)


def report_figures(game: str, report: Balance) -> Figures:
    """Return the figures of a report."""
    return figures(report, partial(has_name, game))


def info(id: str, plan: BalancePlan) -> ReportInfo:
    """Return what a report is about."""
    return ReportInfo(id, plan.seats, plan.bot, plan.games, plan.seed, plan.edition, plan.options)


async def statistics(api: ApiRequest[None, StatisticsQuery]) -> StatisticsPage:
    """Return the statistics of a game."""
    game = api.path["game"]
    regnum.info(game)
    kept = api.services.statistics
    played = await kept.played(game)
    most = max(played.counts, key=lambda seats: (played.counts[seats], -seats), default=0)
    seats = api.query.seats or most
    counts = [SeatsPlayed(seats, matches) for seats, matches in played.counts.items()]
    if seats not in played.counts:
        return StatisticsPage(game, counts, seats, played.left, ENOUGH, None, [])
    edition = box_of(game).edition
    found = await api.services.store.read(
        partial(matches_of, game=game, edition=edition, seats=seats, everything=kept.everything)
    )
    made = await kept.figures(game, seats, found, partial(has_name, game))
    lines = [
        LineMean(line, stamped(box_of(game).line_label(line), game), mean)
        for line, mean in (means(found.sheets) if found.sheets else {}).items()
    ]
    return StatisticsPage(game, counts, seats, played.left, ENOUGH, made, sorted(lines, key=lambda each: -each.mean))


ENDPOINTS = [
    Endpoint(
        "GET", "/api/games/{game}/balance", "Get the balance of a game as bots measured it", balance, BalancePage,
        query=BalanceQuery, errors=(404,),
    ),
    Endpoint(
        "GET", "/api/games/{game}/statistics", "Get the statistics of a game from finished public matches", statistics,
        StatisticsPage, query=StatisticsQuery, errors=(404,),
    ),
]  # fmt: skip
