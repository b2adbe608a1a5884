"""The results of finished matches in the store, with everyone's rating after each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from regnum.server.ratings import PlayerSkill, rated
from regnum.server.store.schema import results
from regnum.table.result import MatchResult, Unrated

RATING = 0x526174696E67  # the advisory lock under which ratings are written


def write(c: Connection, result: MatchResult) -> None:
    """Write the result of a match, and rate it if it says how well somebody plays."""
    wait_for_turn(c)
    here = {side.person for side in result.sides if side.person is not None}
    after = {} if result.unrated else rated(result, skills(c, result.game, here))
    unrated = result.unrated if after or result.unrated else Unrated.ALONE
    n = (c.scalar(select(func.max(results.c.n))) or 0) + 1
    c.execute(insert(results), [row | {"n": n, "unrated": unrated} for row in rows_of(result, after)])


def wait_for_turn(c: Connection) -> None:
    """Let matches that end at once in several processes be rated one after the other; SQLite has one writer anyway."""
    if c.dialect.name == "postgresql":
        c.execute(select(func.pg_advisory_xact_lock(RATING)))


def rows_of(result: MatchResult, after: dict[str, PlayerSkill]) -> list[dict[str, Any]]:
    """Return a row for each side."""
    return [
        {
            "table_id": result.table,
            "side": side.side,
            "person": side.person,
            "bot": side.bot,
            "game": result.game,
            "seats": result.seats,
            "ended": result.ended,
            "moves": result.moves,
            "total": side.total,
            "rank": side.rank,
            "lines": msgspec.json.encode(side.lines),
            "mu": None if (skill := after.get(side.person or "")) is None else skill.mu,
            "sigma": None if skill is None else skill.sigma,
        }
        for side in result.sides
    ]


def skills(c: Connection, game: str, persons: Iterable[str]) -> dict[str, PlayerSkill]:
    """Return the ratings of these people in a game, without those who have none yet."""
    found = {}
    for person in persons:
        query = select(results.c.mu, results.c.sigma).where(results.c.person == person, results.c.game == game)
        row = c.execute(query.where(results.c.mu.is_not(None)).order_by(results.c.n.desc()).limit(1)).one_or_none()
        if row is not None:
            found[person] = PlayerSkill(*row)
    return found


def rebuild(c: Connection, finished: Iterable[MatchResult]) -> None:
    """Write all results again, from the logs: `finished` in the order in which the matches ended."""
    c.execute(delete(results))
    for result in finished:
        write(c, result)
