"""Lists of tables with the names of their players; the public ones filtered, searched and paged."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection

from regnum.core.registry import box_of
from regnum.server import people, table_store
from regnum.server.rest.fields import Lang, Query, value_or_none
from regnum.server.rest.games import game_list
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.server.settings import now_ms
from regnum.server.table_store import TableSummary

DAY_MS: Final = 24 * 60 * 60 * 1000
LONGEST_MS: Final = 7 * DAY_MS  # finished matches are listed no longer
MOST: Final = 5000  # public tables that are looked through
UNKNOWN: Final = people.Spoken("", "en")

Show: TypeAlias = Literal["free", "playing", "finished"]
KINDS: Final[tuple[Show, ...]] = ("free", "playing", "finished")
PACES: Final = {"none": ("untimed",), "live": ("turn", "total"), "days": ("days",)}


class TableList(Struct, frozen=True):
    """Tables, and what the people at them are called."""

    tables: list[TableSummary]
    names: dict[str, str]


class TablesQuery(Query, frozen=True, kw_only=True):
    """Which public tables: by default all that are not over. Every filter narrows the list."""

    show: Annotated[
        Show | UnsetType,
        Meta(description="free: not begun, or with a free seat; playing: begun; finished: ended after `since`"),
    ] = UNSET
    sit: Annotated[bool, Meta(description="only with a free seat, and without me")] = False
    find: Annotated[str, Meta(max_length=64, description="in names of people and games, or a table's id")] = ""
    game: Annotated[str, Meta(max_length=64)] = ""
    pace: Annotated[
        Literal["live", "days", "none"] | UnsetType, Meta(description="clocks in minutes, in days, or no clock")
    ] = UNSET
    speaks: Annotated[Lang | UnsetType, Meta(description="a person there uses this language")] = UNSET
    players: Annotated[int, Meta(ge=0, le=16, description="the number of seats; 0: any")] = 0
    rules: Annotated[
        Literal["usual", "expansions", "hints", "people"] | UnsetType,
        Meta(description="only default options, with expansions, with hints, or without bots"),
    ] = UNSET
    since: Annotated[int, Meta(ge=0, description="ms since 1970, at most a week ago; 0: a day ago")] = 0
    offset: Annotated[int, Meta(ge=0, le=MOST)] = 0
    limit: Annotated[int, Meta(ge=1, le=200)] = 100


class TableCounts(Struct, frozen=True):
    """How many public tables there are of each kind, whatever the filter."""

    free: int
    playing: int
    finished: int


class ListedTables(TableList, frozen=True):
    """A page of the public tables. `without`, where none matches: how many would without one part of the filter."""

    langs: dict[str, str]  # by person
    total: int  # that match, on all pages
    counts: TableCounts
    without: dict[str, int]


class MyTables(TableList, frozen=True):
    """My tables, and how many matches of each game I have begun."""

    played: dict[str, int]


class Lobby(NamedTuple):
    """Everything a filter looks at besides the tables."""

    person: str | None
    spoken: Mapping[str, people.Spoken]
    titles: Mapping[str, str]


Test: TypeAlias = Callable[[TableSummary], bool]


def table_list(c: Connection, found: list[TableSummary], person: str | None) -> TableList:
    """Return the tables as this person may know them, with the names of their people."""
    return TableList([each.seen_by(person) for each in found], people.names_of(c, people_at(found)))


def people_at(found: Sequence[TableSummary]) -> set[str]:
    """Return everyone who sits at one of the tables or hosts it."""
    sitting = {seat.person for each in found for seat in each.table.seats if seat.person is not None}
    return sitting | {each.table.host for each in found}


# -- filters -------------------------------------------------------------------------------------------------------


def free_seats(each: TableSummary) -> int:
    """Return how many seats have neither a person nor a bot."""
    return sum(seat.person is None and seat.bot is None for seat in each.table.seats)


def is_shown(each: TableSummary, show: Show, person: str | None) -> bool:
    """Whether the table is of this kind. A match that this person may not watch is not listed as one to watch."""
    state = each.table.state
    if show == "free":
        return state == "open" or (state == "playing" and free_seats(each) > 0)
    begun = each.moves > 0 or state == "playing"  # a table may be closed before its match
    return state == ("playing" if show == "playing" else "over") and begun and each.may_look(person)


def plain(text: str) -> str:
    """Return a text without case and accents, for searching."""
    return "".join(each for each in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(each))


def tests_of(query: TablesQuery, lobby: Lobby) -> dict[str, Test]:
    """Return what a table must satisfy, by the part of the query that asks for it."""
    pace, speaks, rules = value_or_none(query.pace), value_or_none(query.speaks), value_or_none(query.rules)
    tests: dict[str, tuple[Any, Test]] = {
        "sit": (query.sit, lambda each: can_sit(each, lobby.person)),
        "find": (query.find.strip(), lambda each: mentions(each, plain(query.find.strip()), lobby)),
        "game": (query.game, lambda each: each.table.game == query.game),
        "pace": (pace, lambda each: each.table.agreed.clock.kind in PACES[pace or "none"]),
        "speaks": (speaks, lambda each: speaks in languages_at(each, lobby)),
        "players": (query.players, lambda each: len(each.table.seats) == query.players),
        "rules": (rules, RULES[rules or "usual"]),
    }
    return {part: test for part, (wanted, test) in tests.items() if wanted}


def can_sit(each: TableSummary, person: str | None) -> bool:
    """Whether there is a free seat, and this person has none."""
    return free_seats(each) > 0 and all(person is None or seat.person != person for seat in each.table.seats)


def mentions(each: TableSummary, word: str, lobby: Lobby) -> bool:
    """Whether the word is in the name of a person or of the game, or is the table's id."""
    names = [lobby.spoken.get(person, UNKNOWN).name for person in people_at([each])]
    return word == plain(each.table.id) or any(
        word in plain(text) for text in (*names, lobby.titles.get(each.table.game, ""))
    )


def languages_at(each: TableSummary, lobby: Lobby) -> set[str]:
    """Return the languages of the people who sit there."""
    sitting = [seat.person for seat in each.table.seats if seat.person is not None]
    return {lobby.spoken[person].lang for person in sitting if person in lobby.spoken}


def has_expansions(each: TableSummary) -> bool:
    """Whether expansions are in play."""
    return bool(each.table.options.get("expansions"))


def is_usual(each: TableSummary) -> bool:
    """Whether every option is the default one."""
    usual = box_of(each.table.game).usual_options(len(each.table.seats))
    return all(each.table.options.get(name, value) == value for name, value in usual.items())


RULES: Final[dict[str, Test]] = {
    "usual": is_usual,
    "expansions": has_expansions,
    "hints": lambda each: each.table.hints,
    "people": lambda each: all(seat.bot is None or seat.person is not None for seat in each.table.seats),
}


# -- the list ------------------------------------------------------------------------------------------------------


async def listed(api: ApiRequest[None, TablesQuery]) -> ListedTables:
    """List public tables: those that are nearly full first, else the latest first."""
    lang = value_or_none(api.query.lang) or "en"
    games = await asyncio.to_thread(game_list, lang)  # the first time imports the games
    titles = {game.id: game.title for game in games}
    person = api.principal.person_id
    page = await api.services.store.read(partial(page_of, query=api.query, person=person, titles=titles, now=now_ms()))
    api.services.summaries.look_through(page.tables)
    return page


def page_of(c: Connection, query: TablesQuery, person: str | None, titles: Mapping[str, str], now: int) -> ListedTables:
    """Read the public tables and return the page that the query asks for."""
    since = max(query.since or now - DAY_MS, now - LONGEST_MS)
    public = table_store.open_to_all(c, since, MOST)
    spoken = people.spoken_by(c, people_at(public))
    kinds = KINDS[:2] if isinstance(query.show, UnsetType) else (query.show,)
    shown = [each for each in public if any(is_shown(each, kind, person) for kind in kinds)]
    tests = tests_of(query, Lobby(person, spoken, titles))
    found = [each for each in shown if all(test(each) for test in tests.values())]
    if query.show == "free":
        found.sort(key=lambda each: free_seats(each) or len(each.table.seats))
    page = [each.seen_by(person) for each in found[query.offset : query.offset + query.limit]]
    present = {each: spoken[each] for each in people_at(page) if each in spoken}
    return ListedTables(
        page,
        {each: one.name for each, one in present.items()},
        {each: one.lang for each, one in present.items()},
        len(found),
        TableCounts(*(sum(is_shown(each, kind, person) for each in public) for kind in KINDS)),
        {} if found else {part: matching_without(part, shown, tests) for part in tests},
    )


def matching_without(part: str, shown: Sequence[TableSummary], tests: Mapping[str, Test]) -> int:
    """Return how many tables match if this part of the filter is dropped."""
    others = [test for name, test in tests.items() if name != part]
    return sum(all(test(each) for test in others) for each in shown)


ENDPOINTS = [Endpoint("GET", "/api/tables", "List public tables", listed, ListedTables, query=TablesQuery)]
