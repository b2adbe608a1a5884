"""Contests: set up, sign up, follow, arrange, and take away as files."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection
from starlette.responses import Response

from regnum.contests import actions
from regnum.contests import entries as log
from regnum.contests.contest import Contest, Pairing
from regnum.contests.files import results_json, standings_csv
from regnum.contests.planning import ContestPlan, plan_of
from regnum.contests.settings import ContestSettings
from regnum.contests.standings import StandingRow, standings
from regnum.server import contest_store, people, table_store
from regnum.server.contest_announcement import announcements
from regnum.server.contest_store import ContestSummary
from regnum.server.contests import ContestAct, check_settings
from regnum.server.rest.fields import Body, Query, Word
from regnum.server.rest.router import PLAIN, ApiRequest, Endpoint
from regnum.server.settings import now_ms
from regnum.table.settings import Clock

PersonId = Annotated[str, Meta(pattern=r"^[0-9a-f]{1,32}$")]
Time = Annotated[int, Meta(ge=0, le=2**53, description="ms since 1970")]


class ContestBody(Body, frozen=True, kw_only=True):
    """A contest to announce."""

    settings: ContestSettings


class PlanBody(Body, frozen=True, kw_only=True):
    """What a contest would come to. `starts`: when it begins, in words of each language, for the announcement."""

    settings: ContestSettings
    people: Annotated[int, Meta(ge=2, le=128)] = 16
    starts: dict[str, Annotated[str, Meta(max_length=80)]] = {}


class ContestChange(Body, frozen=True, kw_only=True):
    """What may be changed until the first round; omitted fields stay."""

    name: Annotated[str, Meta(max_length=60)] | UnsetType = UNSET
    words: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    round_s: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    starts: Time | UnsetType = UNSET
    listed: bool | UnsetType = UNSET


class PostponeBody(Body, frozen=True, kw_only=True):
    """Until when the round, or before the first one sign-up, lasts now."""

    until: Time


class RulingBody(Body, frozen=True, kw_only=True):
    """How a match is decided: half points by seat."""

    table: Word
    halves: Annotated[list[int], Meta(max_length=5)]


class UndoBody(Body, frozen=True, kw_only=True):
    """The number of the entry that is undone."""

    entry: Annotated[int, Meta(ge=1)]


class DeputyBody(Body, frozen=True, kw_only=True):
    """The person to whom the organiser's rights are given."""

    person: PersonId


class ContestList(Struct, frozen=True):
    """Contests, and what their organisers are called. `mine`: those in which I take part."""

    contests: list[ContestSummary]
    mine: list[str]
    names: dict[str, str]


class PlannedContest(Struct, frozen=True):
    """What a contest comes to, and its announcement by language."""

    plan: ContestPlan
    announcements: dict[str, str]


class ContestPerson(Struct, frozen=True):
    """A person who takes part; `active` until they drop out."""

    person: str
    active: bool


class ContestMatch(Struct, frozen=True):
    """A table of a round. `halves` is empty until it is decided; `moves` is 0 for those who may not watch it."""

    table: str
    seats: list[str]  # "": a bot
    halves: list[int]
    totals: list[int]  # points of the game
    ruled: str  # why it was decided without its end; "": it was not
    unrated: str
    state: str  # of the table; "": it is not laid yet
    watch: bool  # whether I may look at it
    moves: int
    waiting: list[int]  # seats that owe a move


class ContestRound(Struct, frozen=True):
    """A round."""

    number: int
    deadline: int
    over: bool
    byes: list[str]
    matches: list[ContestMatch]


class ArrangedEntry(Struct, frozen=True):
    """What may still be undone: a person dropped, a decision, a postponement."""

    entry: int
    kind: str
    time: int
    by: str  # "": a rule of the contest
    person: str
    table: str


class ContestDetails(Struct, frozen=True):
    """A contest as this person may know it."""

    id: str
    settings: ContestSettings
    summary: ContestSummary
    organiser: str
    deputies: list[str]
    arranges: bool  # whether I have the organiser's rights
    takes_part: bool
    may_join: bool
    next_table: str  # where I play in the running round; "": nowhere
    people: list[ContestPerson]
    rounds: list[ContestRound]
    standings: list[StandingRow]
    undoable: list[ArrangedEntry]
    names: dict[str, str]
    now: int


async def details(api: ApiRequest[Any, Any], contest: Contest) -> ContestDetails:
    """Return a contest for the requester."""
    return await api.services.store.read(partial(details_of, contest=contest, person=api.principal.person_id))


def details_of(c: Connection, contest: Contest, person: str | None) -> ContestDetails:
    """Return a contest for a person."""
    current, now = contest.current, now_ms()
    mine = current.pairing_of(person) if current is not None and current.opened and person is not None else None
    arranges = contest.may_arrange(person)
    shown = table_store.summaries_of(c, [each.table for each in contest.pairings()])
    everyone = {contest.organiser, *contest.deputies, *contest.entrants}
    return ContestDetails(
        contest.id,
        contest.settings,
        contest_store.summary_of(contest),
        contest.organiser,
        contest.deputies,
        arranges,
        person in contest.entrants and contest.entrants[person].active,
        may_join(contest, person),
        mine.table if mine is not None and not mine.decided else "",
        [ContestPerson(each.person, each.active) for each in contest.entrants.values()],
        [
            ContestRound(
                each.number,
                each.deadline,
                each.over,
                each.byes,
                [match_of(one, person, shown) for one in each.pairings],
            )
            for each in contest.rounds
        ],
        standings(contest),
        [arranged(each.n, each.time, each.entry) for each in contest.undoable(now)] if arranges else [],
        people.names_of(c, everyone),
        now,
    )


def may_join(contest: Contest, person: str | None) -> bool:
    """Whether signing up would be accepted now."""
    if person is None:
        return contest.state == "open" and len(contest.entrants) < contest.settings.most
    try:
        return bool(actions.sign_up(contest, person))
    except ValueError:
        return False


def match_of(pairing: Pairing, person: str | None, shown: dict[str, table_store.TableSummary]) -> ContestMatch:
    """Return a match; of a running one nothing that only its players and spectators may know."""
    found = shown.get(pairing.table)
    watch = found is not None and found.may_look(person)
    scored = pairing.scored
    return ContestMatch(
        pairing.table,
        list(pairing.seats),
        pairing.halves or [],
        scored.totals[: len(pairing.seats)] if scored is not None else [],
        pairing.ruled.why if pairing.ruled is not None else "",
        scored.unrated if scored is not None else "",
        found.table.state if found is not None else "",
        watch,
        found.moves if found is not None and watch else 0,
        found.waiting if found is not None and watch else [],
    )


def arranged(n: int, time: int, entry: log.ContestEntry) -> ArrangedEntry:
    """Return an entry that may be undone."""
    facts: dict[str, Any] = msgspec.to_builtins(entry)
    return ArrangedEntry(n, facts["t"], time, facts.get("by", ""), facts.get("person", ""), facts.get("table", ""))


async def found(api: ApiRequest[Any, Any]) -> Contest:
    """Return the contest in the path."""
    return await api.services.contests.get(api.path["contest"])


async def arrange(api: ApiRequest[Any, Any], act: ContestAct) -> ContestDetails:
    """Do something and return what the contest is then."""
    return await details(api, await api.services.contests.act(api.path["contest"], act))


async def listed(api: ApiRequest[None, Query]) -> ContestList:
    """List the public contests and mine: those that are not over first."""
    person = api.principal.person_id

    def read(c: Connection) -> ContestList:
        contests = contest_store.listed(c, person)
        mine = contest_store.entered(c, person) if person is not None else []
        return ContestList(contests, mine, people.names_of(c, {each.organiser for each in contests}))

    return await api.services.store.read(read)


async def plan(api: ApiRequest[PlanBody, Query]) -> PlannedContest:
    """Say what a contest would come to, and announce it in every language; nothing is stored."""
    await asyncio.to_thread(check_settings, api.body.settings)
    planned = await asyncio.to_thread(plan_of, api.body.settings, api.body.people)
    return PlannedContest(planned, await asyncio.to_thread(announcements, api.body.settings, api.body.starts))


async def make(api: ApiRequest[ContestBody, Query]) -> ContestDetails:
    """Announce a contest: sign-up is open at once."""
    return await details(api, await api.services.contests.make(api.person, api.body.settings))


async def look(api: ApiRequest[None, Query]) -> ContestDetails:
    """Return a contest: people, rounds, standings. Whoever has the link may look."""
    return await details(api, await found(api))


async def change(api: ApiRequest[ContestChange, Query]) -> ContestDetails:
    """Change pace and deadlines, before the first round."""
    person, body = api.person, api.body
    changes = {name: value for name in body.__struct_fields__ if (value := getattr(body, name)) is not UNSET}
    return await arrange(api, lambda contest, now: actions.change(contest, person, changes))


async def join(api: ApiRequest[None, Query]) -> ContestDetails:
    """Sign up."""
    person = api.person
    return await arrange(api, lambda contest, now: actions.sign_up(contest, person))


async def leave(api: ApiRequest[None, Query]) -> ContestDetails:
    """Drop out, or drop another person as the organiser. A bot plays the running match to its end."""
    by, person = api.person, api.path["person"]
    return await arrange(api, lambda contest, now: actions.withdraw(contest, person, by))


async def start(api: ApiRequest[None, Query]) -> ContestDetails:
    """End sign-up and pair the first round."""
    return await details(api, await api.services.contests.start(api.path["contest"], api.person))


async def postpone(api: ApiRequest[PostponeBody, Query]) -> ContestDetails:
    """Give the round, or sign-up, another end."""
    person, until = api.person, api.body.until
    return await arrange(api, lambda contest, now: actions.postpone(contest, person, until, now))


async def rule(api: ApiRequest[RulingBody, Query]) -> ContestDetails:
    """Decide a match of the running round."""
    person, body = api.person, api.body
    return await arrange(api, lambda contest, now: actions.rule(contest, person, body.table, body.halves))


async def undo(api: ApiRequest[UndoBody, Query]) -> ContestDetails:
    """Undo what was arranged or ruled in the last 24 hours."""
    person, entry = api.person, api.body.entry
    return await arrange(api, lambda contest, now: actions.undo(contest, person, entry, now))


async def name_deputy(api: ApiRequest[DeputyBody, Query]) -> ContestDetails:
    """Give a person the organiser's rights."""
    by, person = api.person, api.body.person
    return await arrange(api, lambda contest, now: actions.name_deputy(contest, by, person))


async def remove_deputy(api: ApiRequest[None, Query]) -> ContestDetails:
    """Take them away."""
    by, person = api.person, api.path["person"]
    return await arrange(api, lambda contest, now: actions.remove_deputy(contest, by, person))


async def end(api: ApiRequest[None, Query]) -> ContestDetails:
    """Break the contest off."""
    person = api.person
    return await arrange(api, lambda contest, now: actions.break_off(contest, person))


async def names_in(api: ApiRequest[Any, Any], contest: Contest) -> dict[str, str]:
    """Return what the people of a contest are called."""
    return await api.services.store.read(partial(people.names_of, ids=[*contest.entrants]))


async def standings_file(api: ApiRequest[None, Query]) -> Response:
    """Get the standings as a file for a spreadsheet (CSV)."""
    contest = await found(api)
    return as_file(standings_csv(contest, await names_in(api, contest)), "text/csv; charset=utf-8", "standings.csv")


async def results_file(api: ApiRequest[None, Query]) -> Response:
    """Get everything that was decided as a file (JSON)."""
    contest = await found(api)
    content = msgspec.json.format(msgspec.json.encode(results_json(contest, await names_in(api, contest))))
    return as_file(content.decode(), "application/json", "results.json")


async def records_file(api: ApiRequest[None, Query]) -> Response:
    """Get the records of all matches that are over and that I may look at, one after the other."""
    contest, person = await found(api), api.principal.person_id
    texts: list[str] = []
    for each in contest.pairings():
        if each.scored is not None:
            live = await api.services.tables.get(each.table)
            if live.may_look(person):
                texts.append(live.table.the_match().record())
    return as_file("\n".join(texts), PLAIN, "records.txt")


def as_file(content: str, media: str, name: str) -> Response:
    """Return a file to be saved."""
    return Response(content, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})


ALL = "/api/contests"
ONE = "/api/contests/{contest}"
REFUSED = (404, 409)

ENDPOINTS = [
    Endpoint("GET", ALL, "List contests", listed, ContestList),
    Endpoint("POST", ALL, "Create a contest", make, ContestDetails, body=ContestBody, status=201, known=True,
             errors=REFUSED, limit="tables"),
    Endpoint("POST", f"{ALL}/plan", "Get what a contest would come to", plan, PlannedContest, body=PlanBody,
             errors=(404,), limit="replays"),
    Endpoint("GET", ONE, "Get a contest: people, rounds, standings", look, ContestDetails),
    Endpoint("PATCH", ONE, "Change a contest before its first round", change, ContestDetails, body=ContestChange,
             known=True, errors=REFUSED),
    Endpoint("POST", f"{ONE}/people", "Join a contest", join, ContestDetails, known=True, errors=REFUSED),
    Endpoint("DELETE", f"{ONE}/people/{{person}}", "Leave a contest, or drop a person", leave, ContestDetails,
             known=True, errors=REFUSED),
    Endpoint("POST", f"{ONE}/start", "Start a contest", start, ContestDetails, known=True, errors=REFUSED),
    Endpoint("POST", f"{ONE}/postpone", "Change the end of a round", postpone, ContestDetails, body=PostponeBody,
             known=True, errors=REFUSED),
    Endpoint("POST", f"{ONE}/rulings", "End a match by a decision", rule, ContestDetails, body=RulingBody, known=True,
             errors=REFUSED),
    Endpoint("POST", f"{ONE}/undo", "Undo an arrangement of the last 24 hours", undo, ContestDetails, body=UndoBody,
             known=True, errors=REFUSED),
    Endpoint("POST", f"{ONE}/deputies", "Add a deputy", name_deputy, ContestDetails, body=DeputyBody, known=True,
             errors=REFUSED),
    Endpoint("DELETE", f"{ONE}/deputies/{{person}}", "Delete a deputy", remove_deputy, ContestDetails, known=True,
             errors=REFUSED),
    Endpoint("POST", f"{ONE}/end", "End a contest early", end, ContestDetails, known=True, errors=REFUSED),
    Endpoint("GET", f"{ONE}/standings.csv", "Get the standings as CSV", standings_file, str, media="text/csv"),
    Endpoint("GET", f"{ONE}/results.json", "Get all results as a file", results_file, dict[str, Any]),
    Endpoint("GET", f"{ONE}/records.txt", "Get the records of finished matches", records_file, str, media=PLAIN),
]  # fmt: skip
