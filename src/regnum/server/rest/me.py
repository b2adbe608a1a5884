"""The current person: a guest without an account, and all data stored about them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, convert
from sqlalchemy import Connection
from starlette.requests import Request

from regnum.catalogue import catalogue
from regnum.core.messages import say
from regnum.server import people, table_store
from regnum.server.guard.identity import ensure_person, log_out
from regnum.server.renames import announce_rename
from regnum.server.request_context import preferred_language
from regnum.server.rest import programs
from regnum.server.rest.deletion import delete_person
from regnum.server.rest.errors import ApiError
from regnum.server.rest.fields import Body, Lang, Query, Visible, Word, value_or_none
from regnum.server.rest.lobby import MyTables, table_list
from regnum.server.rest.router import ApiRequest, Endpoint

USUAL: Visible = "session"  # who sees a person's page unless they choose otherwise
MINE = 200  # tables shown
Name = Annotated[str, Meta(min_length=1, max_length=400, description="1 to 40 visible characters")]
Email = Annotated[str, Meta(max_length=254)]


class Profile(Struct, frozen=True):
    """The current person; None without a session. `csrf` goes into the header X-Regnum-Csrf of every change."""

    person: str | None
    name: str
    lang: str
    bot: bool
    email: str | None
    colour: str | None  # the one the person likes to play
    page: Visible  # who may see the person's page
    csrf: str


class GuestBody(Body, frozen=True, kw_only=True):
    """The name and language of a new guest."""

    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET


class ProfileChange(Body, frozen=True, kw_only=True):
    """The fields to change; omitted fields stay. An email or a colour of null is deleted."""

    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET
    colour: Word | UnsetType | None = UNSET
    page: Visible | UnsetType = UNSET


async def me(api: ApiRequest[Any, Query]) -> Profile:
    """Return the current person, if there is a session."""
    one = None
    if api.principal.person_id is not None:
        one = await api.services.store.read(partial(people.person, id=api.principal.person_id))
    csrf = api.identity.csrf(api.principal)
    if one is None:
        return Profile(None, "", browser_lang(api.request), False, None, None, USUAL, csrf)
    page = convert(one.page or USUAL, Visible)
    return Profile(one.id, one.name, one.lang, one.bot, one.email, one.colour, page, csrf)


async def become_guest(api: ApiRequest[GuestBody, Query]) -> Profile:
    """Create a guest session; the response sets the cookie."""
    if api.principal.person_id is not None:
        raise ApiError(
            409, "this session already has a guest; use PATCH /api/me to change name or language", "known_already"
        )
    lang = value_or_none(api.body.lang) or browser_lang(api.request)
    name = people.checked_name(value_or_none(api.body.name) or guest_name(lang))
    await ensure_person(api.request, name, lang, device(api.request))
    return await me(api)


def guest_name(lang: str) -> str:
    """Return the default name of a guest."""
    return catalogue(lang).render(say("ui-guest")).capitalize()


def browser_lang(request: Request) -> str:
    """Return the language of this browser."""
    return preferred_language(request.headers.get("accept-language", ""))


def device(request: Request) -> str:
    """Return the user agent of this browser, for the list of devices."""
    return request.headers.get("user-agent", "")[:80]


async def change(api: ApiRequest[ProfileChange, Query]) -> Profile:
    """Change name, language, email, colour or who sees the page: all fields or none."""
    body, person = api.body, api.person

    def changed(c: Connection) -> None:
        if not isinstance(body.name, UnsetType):
            people.rename(c, person, body.name)
        if not isinstance(body.lang, UnsetType):
            people.set_lang(c, person, body.lang)
        if not isinstance(body.email, UnsetType):
            people.set_email(c, person, body.email)
        if not isinstance(body.colour, UnsetType):
            people.set_colour(c, person, body.colour)
        if not isinstance(body.page, UnsetType):
            people.set_page(c, person, body.page)

    await api.services.store.write(changed)
    if body.name is not UNSET:
        await announce_rename(api.services, person)
    return await me(api)


async def forget(api: ApiRequest[None, Query]) -> None:
    """Leave every table and delete name, address, chat, sessions and programs. Matches keep an opaque id."""
    person = api.person
    for program in await api.services.store.read(partial(programs.programs_of, owner=person)):
        await delete_person(api.services, api.identity, program.person)
    await delete_person(api.services, api.identity, person)
    await log_out(api.request)


async def data(api: ApiRequest[None, Query]) -> dict[str, Any]:
    """Export all my stored data."""
    person = api.person
    kept = await api.services.store.read(partial(people.own_data, person_id=person))
    return kept | {"programs": await api.services.store.read(partial(programs.programs_of, owner=person))}


async def my_tables(api: ApiRequest[None, Query]) -> MyTables:
    """List my tables, the latest first."""
    person = api.person

    def read(c: Connection) -> MyTables:
        found = table_list(c, table_store.mine(c, person, MINE), person)
        return MyTables(found.tables, found.names, table_store.played(c, person))

    mine = await api.services.store.read(read)
    api.services.summaries.look_through(mine.tables)
    return mine


ENDPOINTS = [
    Endpoint("GET", "/api/me", "Get the current person and the CSRF token", me, Profile),
    Endpoint(
        "POST",
        "/api/me",
        "Create a guest session",
        become_guest,
        Profile,
        body=GuestBody,
        status=201,
        errors=(409, 422),
    ),
    Endpoint(
        "PATCH",
        "/api/me",
        "Change my profile",
        change,
        Profile,
        body=ProfileChange,
        known=True,
    ),
    Endpoint("DELETE", "/api/me", "Delete my data", forget, known=True),
    Endpoint("GET", "/api/me/data", "Export all my stored data", data, dict[str, Any], known=True),
    Endpoint("GET", "/api/me/tables", "List my tables", my_tables, MyTables, known=True),
]
