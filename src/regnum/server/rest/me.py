"""Who I am: a guest without an account, with everything that is kept about me."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection
from starlette.requests import Request

from regnum.catalogue import catalogue
from regnum.core.letters import say
from regnum.server import people, tables
from regnum.server.asking import spoken
from regnum.server.guard.identity import ensure_person, leave
from regnum.server.naming import tell_new_name
from regnum.server.rest import bots
from regnum.server.rest.errors import Wrong
from regnum.server.rest.kinds import Body, Lang, Query, Word, given
from regnum.server.rest.leaving import forgotten
from regnum.server.rest.lobby import Lobby, lobby_of
from regnum.server.rest.router import Ask, Way

MINE = 200  # tables shown
Name = Annotated[str, Meta(min_length=1, max_length=400, description="1 to 40 characters that can be seen")]
Email = Annotated[str, Meta(max_length=254)]


class Me(Struct, frozen=True):
    """The asker; `person` is None for nobody yet. `csrf` goes into the header X-Regnum-Csrf of every change."""

    person: str | None
    name: str
    lang: str
    bot: bool
    email: str | None
    colour: str | None  # the one the asker likes to play
    csrf: str


class Guest(Body, frozen=True, kw_only=True):
    """Somebody new."""

    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET


class Change(Body, frozen=True, kw_only=True):
    """What shall be different; what is left out stays. An e-mail or a colour of null is forgotten."""

    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET
    colour: Word | UnsetType | None = UNSET


async def me(ask: Ask[Any, Query]) -> Me:
    """The asker, or nobody."""
    one = None
    if ask.who.person_id is not None:
        one = await ask.hub.store.read(partial(people.person, id=ask.who.person_id))
    csrf = ask.door.csrf(ask.who)
    if one is None:
        return Me(None, "", browser_lang(ask.request), False, None, None, csrf)
    return Me(one.id, one.name, one.lang, one.bot, one.email, one.colour, csrf)


async def become_guest(ask: Ask[Guest, Query]) -> Me:
    """Nobody becomes somebody; the cookie goes out with the answer."""
    if ask.who.person_id is not None:
        raise Wrong(409, "you are somebody already; PATCH /api/me changes your name and language", "known_already")
    lang = given(ask.body.lang) or browser_lang(ask.request)
    name = people.checked_name(given(ask.body.name) or guest_name(lang))
    await ensure_person(ask.request, name, lang, device(ask.request))
    return await me(ask)


def guest_name(lang: str) -> str:
    """What somebody is called who did not say."""
    return catalogue(lang).render(say("ui-guest")).capitalize()


def browser_lang(request: Request) -> str:
    """What this browser speaks."""
    return spoken(request.headers.get("accept-language", ""))


def device(request: Request) -> str:
    """What this browser calls itself, for the list of one's devices."""
    return request.headers.get("user-agent", "")[:80]


async def change(ask: Ask[Change, Query]) -> Me:
    """Another name, language, address or colour: all of it or nothing."""
    body, person = ask.body, ask.person

    def changed(c: Connection) -> None:
        if not isinstance(body.name, UnsetType):
            people.rename(c, person, body.name)
        if not isinstance(body.lang, UnsetType):
            people.set_lang(c, person, body.lang)
        if not isinstance(body.email, UnsetType):
            people.set_email(c, person, body.email)
        if not isinstance(body.colour, UnsetType):
            people.set_colour(c, person, body.colour)

    await ask.hub.store.write(changed)
    if body.name is not UNSET:
        await tell_new_name(ask.hub, person)
    return await me(ask)


async def forget(ask: Ask[None, Query]) -> None:
    """Get up from every table and be forgotten: name, address, chat, sessions, programs. Matches keep an id."""
    person = ask.person
    for program in await ask.hub.store.read(partial(bots.programs_of, owner=person)):
        await forgotten(ask.hub, ask.door, program.person)
    await forgotten(ask.hub, ask.door, person)
    await leave(ask.request)


async def data(ask: Ask[None, Query]) -> dict[str, Any]:
    """Everything that is kept about me."""
    person = ask.person
    kept = await ask.hub.store.read(partial(people.own_data, person_id=person))
    programs = await ask.hub.store.read(partial(bots.programs_of, owner=person))
    return kept | {"programs": programs}


async def my_tables(ask: Ask[None, Query]) -> Lobby:
    """My tables, the latest first."""
    person = ask.person
    return await ask.hub.store.read(lambda c: lobby_of(c, tables.mine(c, person, MINE)))


WAYS = [
    Way("GET", "/api/me", "Who I am, and the token that changes carry", me, Me),
    Way("POST", "/api/me", "Become a guest", become_guest, Me, body=Guest, status=201, errors=(409, 422)),
    Way("PATCH", "/api/me", "Change name, language, e-mail, colour", change, Me, body=Change, known=True),
    Way("DELETE", "/api/me", "Be forgotten", forget, known=True),
    Way("GET", "/api/me/data", "Everything that is kept about me", data, dict[str, Any], known=True),
    Way("GET", "/api/me/tables", "My tables", my_tables, Lobby, known=True),
]
