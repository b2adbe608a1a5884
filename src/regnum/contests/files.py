"""A contest as files: the standings as a table for a spreadsheet, everything that was decided as JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from typing import Any

from regnum.contests.contest import Contest, Pairing
from regnum.contests.standings import standings

COLUMNS = ("place", "name", "points", "played", "wins", "opponents", "share", "decided by")
DANGEROUS = ("=", "+", "-", "@", "\t")  # a spreadsheet would take a name that begins so for a formula


def standings_csv(contest: Contest, names: Mapping[str, str]) -> str:
    """Return the standings as comma-separated values, with the points of each round."""
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    writer.writerow([*COLUMNS, *(f"round {each.number}" for each in contest.rounds)])
    for row in standings(contest):
        marks = ["" if each.mark in ("running", "absent") else number(each.halves) for each in row.form]
        figures = [number(row.halves), row.played, row.wins, number(row.opponents), f"{row.share / 1000:.3f}"]
        writer.writerow([row.place, plain(names.get(row.person, "")), *figures, row.decided, *marks])
    return sheet.getvalue()


def number(halves: int) -> str:
    """Return half points as points: 3 or 2.5."""
    return f"{halves / 2:g}"


def plain(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(DANGEROUS) else name


def results_json(contest: Contest, names: Mapping[str, str]) -> dict[str, Any]:
    """Return everything that was decided, ready for JSON."""
    return {
        "contest": contest.id,
        "name": contest.settings.name,
        "game": contest.settings.game,
        "format": contest.settings.format,
        "state": contest.state,
        "standings": [
            {"place": row.place, "name": names.get(row.person, ""), "points": row.halves / 2, "decided_by": row.decided}
            for row in standings(contest)
        ],
        "rounds": [
            {
                "round": each.number,
                "byes": [names.get(person, "") for person in each.byes],
                "matches": [match_of(pairing, names) for pairing in each.pairings],
            }
            for each in contest.rounds
        ],
    }


def match_of(pairing: Pairing, names: Mapping[str, str]) -> dict[str, Any]:
    """Return one match; nothing but its players until it is decided."""
    found: dict[str, Any] = {"table": pairing.table, "players": [names.get(each, "") for each in pairing.seats]}
    if pairing.halves is not None:
        found["points"] = [each / 2 for each in pairing.halves]
    if pairing.scored is not None and pairing.ruled is None:
        found |= {"scores": pairing.scored.totals[: len(pairing.seats)], "rated": not pairing.scored.unrated}
    if pairing.ruled is not None:
        found["decided_by"] = pairing.ruled.why
    return found
