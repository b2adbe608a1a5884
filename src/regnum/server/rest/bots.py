"""Programs that play: a name and a key for each, made and withdrawn by a person.

Whose a program is stands in the label of its key (`owner:` and the person's id), until there is a column for it.
"""

from __future__ import annotations

from functools import partial

from msgspec import Struct
from sqlalchemy import Connection, select

from regnum.server import people
from regnum.server.guard.limits import take
from regnum.server.rest.errors import Wrong
from regnum.server.rest.kinds import Body, Query, Word
from regnum.server.rest.leaving import forgotten
from regnum.server.rest.router import Ask, Way
from regnum.server.store.schema import people as people_table
from regnum.server.store.schema import sessions

MOST = 20  # programs of one person


class ProgramOrder(Body, frozen=True, kw_only=True):
    """What the program is called at tables."""

    name: Word


class Program(Struct, frozen=True):
    """A program of mine."""

    person: str
    name: str
    created: int


class NewProgram(Struct, frozen=True):
    """A program and its key, which is told only once."""

    person: str
    name: str
    key: str


class Programs(Struct, frozen=True):
    """All programs of mine."""

    programs: list[Program]


def label_of(owner: str) -> str:
    """What stands at the key of a program."""
    return f"owner:{owner}"


def programs_of(c: Connection, owner: str) -> list[Program]:
    """A person's programs, the oldest first."""
    joined = sessions.join(people_table, people_table.c.id == sessions.c.person)
    query = select(people_table.c.id, people_table.c.name, people_table.c.created).select_from(joined)
    query = query.where(sessions.c.kind == "key", sessions.c.label == label_of(owner), people_table.c.bot)
    return [Program(*row) for row in c.execute(query.order_by(people_table.c.created, people_table.c.id))]


async def make(ask: Ask[ProgramOrder, Query]) -> NewProgram:
    """An identity for a program; it is marked as one everywhere."""
    owner, name, now = ask.person, people.checked_name(ask.body.name), ask.door.clock()
    check_person(ask)
    take(ask.request, "people", ask.limits.people)

    def made(c: Connection) -> NewProgram:
        if len(programs_of(c, owner)) >= MOST:
            raise Wrong(409, f"you have {MOST} programs already; withdraw one first", "programs_full")
        lang = one.lang if (one := people.person(c, owner)) is not None else "en"
        program = people.new_person(c, name, lang, now, bot=True)
        key = people.open_session(c, program.id, "key", label_of(owner), now, None)
        return NewProgram(program.id, program.name, key)

    return await ask.hub.store.write(made)


def check_person(ask: Ask[ProgramOrder, Query]) -> None:
    """Programs are made by people."""
    if ask.who.kind == "key":
        raise Wrong(403, "a program cannot make programs; a person at a browser does", "not_a_program")


async def mine(ask: Ask[None, Query]) -> Programs:
    """My programs."""
    return Programs(await ask.hub.store.read(partial(programs_of, owner=ask.person)))


async def withdraw(ask: Ask[None, Query]) -> None:
    """The key no longer works; the program gets up from its tables and is forgotten."""
    owner, program = ask.person, ask.path["program"]
    mine = await ask.hub.store.read(partial(programs_of, owner=owner))
    if program not in {each.person for each in mine}:
        raise Wrong(404, "you have no such program", "no_program")
    await forgotten(ask.hub, ask.door, program)


WAYS = [
    Way("POST", "/api/programs", "An identity and a key for a program", make, NewProgram, body=ProgramOrder, status=201,
        known=True, errors=(409,)),
    Way("GET", "/api/programs", "My programs", mine, Programs, known=True),
    Way("DELETE", "/api/programs/{program}", "Withdraw a program's key", withdraw, known=True),
]  # fmt: skip
