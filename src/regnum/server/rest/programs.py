"""Programs that play: a name and a key for each, created and revoked by a person.

The owner of a program is stored in the label of its key (`people.owner_label`).
"""

from __future__ import annotations

from functools import partial

from msgspec import Struct
from sqlalchemy import Connection, select

from regnum.server import people
from regnum.server.guard.limits import take
from regnum.server.rest.deletion import delete_person
from regnum.server.rest.errors import ApiError
from regnum.server.rest.fields import Body, Query, Word
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.server.store.schema import people as people_table
from regnum.server.store.schema import sessions

MOST = 20  # programs of one person


class ProgramBody(Body, frozen=True, kw_only=True):
    """What the program is called at tables."""

    name: Word


class Program(Struct, frozen=True):
    """A program of mine."""

    person: str
    name: str
    created: int


class NewProgram(Struct, frozen=True):
    """A program and its key, which is shown only once."""

    person: str
    name: str
    key: str


class ProgramList(Struct, frozen=True):
    """All programs of mine."""

    programs: list[Program]


def programs_of(c: Connection, owner: str) -> list[Program]:
    """Return a person's programs, the oldest first."""
    joined = sessions.join(people_table, people_table.c.id == sessions.c.person)
    query = select(people_table.c.id, people_table.c.name, people_table.c.created).select_from(joined)
    query = query.where(sessions.c.kind == "key", sessions.c.label == people.owner_label(owner), people_table.c.bot)
    return [Program(*row) for row in c.execute(query.order_by(people_table.c.created, people_table.c.id))]


async def make(api: ApiRequest[ProgramBody, Query]) -> NewProgram:
    """Create a program identity; it is marked as a program at every table."""
    owner, name, now = api.person, people.checked_name(api.body.name), api.identity.clock()
    check_person(api)
    take(api.request, "people", api.limits.people)

    def made(c: Connection) -> NewProgram:
        if len(programs_of(c, owner)) >= MOST:
            raise ApiError(409, f"limit of {MOST} programs reached; delete one first", "programs_full")
        lang = one.lang if (one := people.person(c, owner)) is not None else "en"
        program = people.new_person(c, name, lang, now, bot=True)
        key = people.open_session(c, program.id, "key", people.owner_label(owner), now, None)
        return NewProgram(program.id, program.name, key)

    return await api.services.store.write(made)


def check_person(api: ApiRequest[ProgramBody, Query]) -> None:
    """Refuse programs: only people create programs."""
    if api.principal.kind == "key":
        raise ApiError(403, "programs cannot create programs; use a browser session", "not_a_program")


async def mine(api: ApiRequest[None, Query]) -> ProgramList:
    """List the programs of the current person."""
    return ProgramList(await api.services.store.read(partial(programs_of, owner=api.person)))


async def withdraw(api: ApiRequest[None, Query]) -> None:
    """Revoke the key; the program leaves its tables and its data is deleted."""
    owner, program = api.person, api.path["program"]
    mine = await api.services.store.read(partial(programs_of, owner=owner))
    if program not in {each.person for each in mine}:
        raise ApiError(404, "program not found", "no_program")
    await delete_person(api.services, api.identity, program)


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/programs",
        "Create a program (API key)",
        make,
        NewProgram,
        body=ProgramBody,
        status=201,
        known=True,
        errors=(409,),
    ),
    Endpoint("GET", "/api/programs", "List my programs", mine, ProgramList, known=True),
    Endpoint("DELETE", "/api/programs/{program}", "Revoke a program's key", withdraw, known=True),
]
