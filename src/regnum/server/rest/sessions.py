"""The devices on which I am somebody, and the way from one to another."""

from __future__ import annotations

import hashlib
from functools import partial

from msgspec import Struct

from regnum.server import people
from regnum.server.guard.identity import leave, let_in
from regnum.server.rest.errors import Wrong
from regnum.server.rest.kinds import Body, Query, Token
from regnum.server.rest.me import Me, device, me
from regnum.server.rest.router import Ask, Way
from regnum.table.errors import no


class Link(Struct, frozen=True):
    """A personal link: whoever opens it is this person. It works once, for an hour."""

    link: str
    token: str
    expires: int


class Given(Body, frozen=True, kw_only=True):
    """A token that was handed out."""

    token: Token


class SessionSeen(Struct, frozen=True):
    """One way to prove who I am. `current`: the one that asks."""

    id: str
    kind: str
    label: str
    created: int
    expires: int | None
    current: bool


class Sessions(Struct, frozen=True):
    """All of them, the oldest first."""

    sessions: list[SessionSeen]


async def make_link(ask: Ask[None, Query]) -> Link:
    """Carry myself to another device."""
    person, now = ask.person, ask.door.clock()
    refuse_programs(ask)
    token = await ask.hub.store.write(
        lambda c: people.open_session(c, person, "link", "personal link", now, people.LINK_LIFE)
    )
    return Link(f"{ask.place}/me/{token}", token, now + people.LINK_LIFE)


def refuse_programs(ask: Ask[None, Query]) -> None:
    """A key that got out must not become more keys."""
    if ask.who.kind == "key":
        raise Wrong(
            403, "a program keeps its key; only a person at a browser makes links and programs", "not_a_program"
        )


async def use_link(ask: Ask[Given, Query]) -> Me:
    """Become the person of a link on this device."""
    ask.check_claims()
    token, now = ask.body.token, ask.door.clock()
    found = await ask.hub.store.write(partial(people.use_link, token=token, now=now))
    if found is None:
        ask.wrong_claim()
        raise no("link_gone")
    await let_in(ask.request, found.id, device(ask.request))
    return await me(ask)


async def logout(ask: Ask[None, Query]) -> None:
    """Be nobody on this device."""
    refuse_programs(ask)
    await leave(ask.request)


def name_of(hash: str) -> str:
    """What a session is called outside: the kept hash stays inside."""
    return hashlib.sha256(f"session:{hash}".encode()).hexdigest()[:16]


async def sessions(ask: Ask[None, Query]) -> Sessions:
    """Everything that opens my door."""
    found = await ask.hub.store.read(partial(people.sessions_of, person_id=ask.person))
    now = ask.door.clock()
    return Sessions(
        [
            SessionSeen(
                name_of(each.hash), each.kind, each.label, each.created, each.expires, each.hash == ask.who.session_hash
            )
            for each in found
            if each.expires is None or each.expires > now
        ]
    )


async def end_session(ask: Ask[None, Query]) -> None:
    """One device less."""
    for each in await ask.hub.store.read(partial(people.sessions_of, person_id=ask.person)):
        if name_of(each.hash) == ask.path["session"]:
            await ask.door.close(ask.person, each.hash)
            return
    raise Wrong(404, "you have no such session", "no_session")


WAYS = [
    Way("POST", "/api/me/link", "A link that carries me to another device", make_link, Link, status=201, known=True),
    Way("POST", "/api/link", "Become the person of a link", use_link, Me, body=Given, errors=(409,)),
    Way("POST", "/api/me/logout", "Be nobody on this device", logout, known=True),
    Way("GET", "/api/me/sessions", "My devices, links and keys", sessions, Sessions, known=True),
    Way("DELETE", "/api/me/sessions/{session}", "End one of them", end_session, known=True),
]
