"""The result of a finished match as people's pages keep it: a function of the table's log."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct

from regnum.core.match import Match
from regnum.table.table import Table


class Unrated(StrEnum):
    """Why a match says nothing about how well somebody plays."""

    NO = ""  # it is rated
    GUIDE = "guide"  # a guided first game, laid out beforehand
    FIGURES = "figures"  # it was played with other figures than ours, for which no strength is known
    FORK = "fork"  # it went on from a record
    HINT = "hint"  # somebody was given a hint
    SCREEN = "screen"  # one person played several seats
    CHANGED = "changed"  # a seat changed hands, or a bot played for a person
    ALONE = "alone"  # there was nobody whose strength is known


class SideResult(Struct, frozen=True):
    """What one side reached. `person` and `bot` are both None for the official opponent."""

    side: int
    person: str | None
    bot: str | None
    total: int
    rank: int  # 1 is best; equals share a rank
    lines: list[tuple[str, int]]  # the score sheet


class MatchResult(Struct, frozen=True):
    """A finished match."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    begun: int
    ended: int
    moves: int
    unrated: Unrated
    sides: list[SideResult]


def result_of(table: Table) -> MatchResult | None:
    """Return the result of a match that has come to its end; None for others and for sandboxes."""
    match = table.match
    if match is None or not match.over or table.agreed.sandbox:
        return None
    return MatchResult(
        table.id,
        table.made.game,
        table.made.seats,
        {**match.rules.options, "expansions": sorted(each.id for each in match.rules.expansions)},
        table.begun,
        table.ended,
        len(match.log),
        unrated(table),
        sides_of(table, match),
    )


def sides_of(table: Table, match: Match) -> list[SideResult]:
    """Return every side's result; an official opponent is the last."""
    result = match.result
    assert result is not None, "the match goes on"
    occupants = [*table.occupants(), *[(None, None)] * (len(result.totals) - len(table.seats))]
    return [
        SideResult(side, person, bot if person is None else None, total, rank, lines)
        for side, ((person, bot), total, rank, lines) in enumerate(
            zip(occupants, result.totals, result.ranks, result.lines, strict=True)
        )
    ]


def unrated(table: Table) -> Unrated:
    """Return why the match is not rated, as far as the table knows."""
    players = [seat.person for seat in table.seats if seat.person is not None]
    if table.agreed.guide:
        return Unrated.GUIDE
    if table.made.source is not None:
        return Unrated.FORK
    if "figures" in table.made.options:
        return Unrated.FIGURES
    if table.loans or table.occupants() != table.beginners:
        return Unrated.CHANGED
    if len(set(players)) < len(players):
        return Unrated.SCREEN
    if any(table.seats[seat].person is not None for seat in table.hinted):
        return Unrated.HINT
    return Unrated.NO
