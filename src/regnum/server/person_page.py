"""A person's page: what they have played, how well, and where their points came from."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, func, select

from regnum.bots.shares import wilson
from regnum.core.errors import UnknownGame
from regnum.core.messages import Message, stamped
from regnum.core.registry import box_of
from regnum.server import people
from regnum.server.ratings import PlayerSkill
from regnum.server.store.schema import people as people_table
from regnum.server.store.schema import results, tables

ENOUGH: Final = 5  # rated matches before a number is shown
MOST: Final = 5000  # matches of a person that are read: more than anybody plays
LATEST: Final = 20  # matches listed
EVERYONE: Final = 2000  # sides from which the mean of everyone is taken


class RatingPoint(Struct, frozen=True):
    """A rating after a match; `spread` is half the width of its 95% interval."""

    ended: int
    elo: int
    spread: int


class SeatShare(Struct, frozen=True):
    """Matches with this number of seats, and how many of them were won; a shared first place is a win."""

    seats: int
    played: int
    won: int


class BotShare(Struct, frozen=True):
    """How a person fared against the bots of a level, or with bot None against the official opponents alone."""

    bot: str | None
    met: int
    won: float  # a draw is half a win
    low: float  # the 95% interval of the share
    high: float


class LineShare(Struct, frozen=True):
    """What one line of the score sheet brought in a match on average: this person, and everyone on this server."""

    line: str
    label: Message
    mean: float
    everyone: float


class GamePage(Struct, frozen=True):
    """A person in one game."""

    game: str
    played: int
    won: int
    best: int
    rated: int
    needed: int  # rated matches until there is a rating
    rating: RatingPoint | None
    place: int  # among those with a rating; 0 without one
    placed: int
    curve: list[RatingPoint]
    seats: list[SeatShare]
    lines: list[LineShare]


class PlayedSide(Struct, frozen=True):
    """A side of a finished match. `person` and `bot` are both None for the official opponent.

    `hidden`: a person who does not show their own page to the viewer, who was not there either: not named here.
    """

    person: str | None
    bot: str | None
    total: int
    rank: int
    hidden: bool


class PlayedMatch(Struct, frozen=True):
    """A finished match of a person, who played `side`. `table` is None unless it is public or the viewer played too."""

    table: str | None
    game: str
    ended: int
    side: int
    unrated: str  # why it is not rated; "": it is
    sides: list[PlayedSide]


class PersonPage(Struct, frozen=True):
    """What is shown of a person."""

    person: str
    name: str
    colour: str | None  # the one they like to play
    program: bool
    since: int
    visible: str  # me, session or public
    played: int
    won: int
    streak: int  # matches won in a row until now
    longest: int
    games: list[GamePage]
    bots: list[BotShare]
    latest: list[PlayedMatch]
    names: dict[str, str]


def may_see(person: people.Person, viewer: str | None) -> bool:
    """Whether a page is shown: always to its person, to everyone who is known here, or to the whole world."""
    return person.page == "public" or viewer == person.id or (person.page != "me" and viewer is not None)


def page_of(c: Connection, person: people.Person, viewer: str | None) -> PersonPage:
    """Return a person's page from their finished matches, as this viewer may see it."""
    mine = own_rows(c, person.id)
    sides = sides_of(c, [row.n for row in mine])
    longest, streak = streaks(row.rank == 1 for row in mine)
    latest = latest_matches(c, [(row, sides[row.n]) for row in reversed(mine[-LATEST:])], viewer)
    return PersonPage(
        person.id,
        person.name,
        person.colour,
        person.bot,
        person.created,
        person.page or "session",
        len(mine),
        sum(row.rank == 1 for row in mine),
        streak,
        longest,
        [game_page(c, game, rows) for game, rows in by_game(mine).items()],
        bot_shares(mine, sides),
        latest,
        people.names_of(c, {side.person for each in latest for side in each.sides if side.person is not None}),
    )


def own_rows(c: Connection, person: str) -> Sequence[Row[Any]]:
    """Return a person's side of their matches, the oldest first; without those of one person at several seats."""
    query = select(results).where(results.c.person == person, results.c.unrated != "screen")
    return list(reversed(c.execute(query.order_by(results.c.n.desc()).limit(MOST)).all()))


def sides_of(c: Connection, numbers: list[int]) -> dict[int, list[Row[Any]]]:
    """Return all sides of these matches, by match."""
    if not numbers:
        return {}
    query = select(results).where(results.c.n.in_(numbers)).order_by(results.c.n, results.c.side)
    return {n: list(rows) for n, rows in groupby(c.execute(query).all(), key=lambda row: row.n)}


def by_game(rows: Iterable[Row[Any]]) -> dict[str, list[Row[Any]]]:
    """Return the rows of each game, the most played game first."""
    found: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in rows:
        found[row.game].append(row)
    return dict(sorted(found.items(), key=lambda each: (-len(each[1]), each[0])))


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Return the longest streak of wins, and the one at the end."""
    longest = streak = 0
    for each in won:
        streak = streak + 1 if each else 0
        longest = max(longest, streak)
    return longest, streak


def latest_matches(
    c: Connection, played: list[tuple[Row[Any], list[Row[Any]]]], viewer: str | None
) -> list[PlayedMatch]:
    """Return the matches of the list; the address of a private table, and who keeps to themselves, are left out."""
    met = {side.person for _, sides in played for side in sides} - {None}
    known = (people.person(c, id) for id in met)
    shown = {person.id for person in known if person is not None and may_see(person, viewer)}
    public = listed_among(c, [row.table_id for row, _ in played])
    return [played_match(row, sides, shown, viewer, row.table_id in public) for row, sides in played]


def listed_among(c: Connection, ids: list[str]) -> set[str]:
    """Return which of these tables are listed for everyone."""
    query = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.listed)
    return set(c.scalars(query)) if ids else set()


def played_match(
    row: Row[Any], sides: list[Row[Any]], shown: set[str], viewer: str | None, public: bool
) -> PlayedMatch:
    """Return one match for the list."""
    took_part = viewer is not None and any(side.person == viewer for side in sides)
    found = [played_side(side, took_part or side.person == row.person or side.person in shown) for side in sides]
    return PlayedMatch(row.table_id if public or took_part else None, row.game, row.ended, row.side, row.unrated, found)


def played_side(side: Row[Any], shown: bool) -> PlayedSide:
    """Return one side of a match."""
    hidden = side.person is not None and not shown
    return PlayedSide(None if hidden else side.person, side.bot, side.total, side.rank, hidden)


def game_page(c: Connection, game: str, rows: list[Row[Any]]) -> GamePage:
    """Return how a person fares in one game."""
    curve = [point(row) for row in rows if row.mu is not None]
    enough = len(curve) >= ENOUGH
    ratings = ratings_of(c, game) if enough else []
    return GamePage(
        game,
        len(rows),
        sum(row.rank == 1 for row in rows),
        max(row.total for row in rows),
        len(curve),
        max(0, ENOUGH - len(curve)),
        curve[-1] if enough else None,
        1 + sum(mu > rows_mu(rows) for mu in ratings) if enough else 0,
        len(ratings),
        curve if enough else [],
        seat_shares(rows),
        line_shares(c, game, rows),
    )


def point(row: Row[Any]) -> RatingPoint:
    """Return the rating after one match."""
    skill = PlayerSkill(row.mu, row.sigma)
    return RatingPoint(row.ended, round(skill.elo), round(skill.spread))


def rows_mu(rows: list[Row[Any]]) -> float:
    """Return the latest rating among these rows."""
    return next(float(row.mu) for row in reversed(rows) if row.mu is not None)


def ratings_of(c: Connection, game: str) -> list[float]:
    """Return the ratings of all people who have one in a game."""
    here = (results.c.game == game) & results.c.mu.is_not(None)
    last = (
        select(results.c.person, func.max(results.c.n).label("n"))
        .join(people_table, people_table.c.id == results.c.person)  # without those who are gone
        .where(here)
        .group_by(results.c.person)
        .having(func.count() >= ENOUGH)
        .subquery()
    )
    latest = (results.c.n == last.c.n) & (results.c.person == last.c.person)
    return list(c.scalars(select(results.c.mu).join(last, latest)))


def seat_shares(rows: list[Row[Any]]) -> list[SeatShare]:
    """Return wins by number of seats."""
    played = Counter(row.seats for row in rows)
    won = Counter(row.seats for row in rows if row.rank == 1)
    return [SeatShare(seats, played[seats], won[seats]) for seats in sorted(played)]


def line_shares(c: Connection, game: str, rows: list[Row[Any]]) -> list[LineShare]:
    """Return what each line of the score sheet brings on average, beside the mean of everyone here."""
    query = select(results.c.lines).where(results.c.game == game, results.c.person.is_not(None))
    everyone = means(c.scalars(query.order_by(results.c.n.desc()).limit(EVERYONE)).all())
    mine = means([row.lines for row in rows])
    try:
        box = box_of(game)
    except UnknownGame:  # its package is gone; the results stay
        return []
    shares = [
        LineShare(line, stamped(box.line_label(line), game), mean, round(everyone.get(line, 0.0), 2))
        for line, mean in mine.items()
    ]
    return sorted(shares, key=lambda each: -each.mean)


def means(sheets: Sequence[bytes]) -> dict[str, float]:
    """Return the mean of each line over these score sheets."""
    sums: Counter[str] = Counter()
    for sheet in sheets:
        for line, points in msgspec.json.decode(sheet, type=list[tuple[str, int]]):
            sums[line] += points
    return {line: round(total / len(sheets), 2) for line, total in sums.items()}


def bot_shares(rows: Sequence[Row[Any]], sides: dict[int, list[Row[Any]]]) -> list[BotShare]:
    """Return how a person fared against each level, and alone against the official opponents."""
    met: dict[str | None, list[float]] = defaultdict(list)
    for row in rows:
        for other in sides[row.n]:
            if other.person is None and (other.bot is not None or row.seats == 1):
                met[other.bot].append(0.5 if row.rank == other.rank else float(row.rank < other.rank))
    return [BotShare(bot, len(won), sum(won), *wilson(sum(won), len(won))) for bot, won in met.items()]
