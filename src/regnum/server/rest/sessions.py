"""Sessions of a person: devices, sign-in links and keys."""

from __future__ import annotations

import hashlib
from functools import partial

from msgspec import Struct

from regnum.server import people
from regnum.server.guard.identity import log_in, log_out
from regnum.server.rest.errors import ApiError
from regnum.server.rest.fields import Body, Query, Token
from regnum.server.rest.me import Profile, device, me
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.table.errors import no


class PersonalLink(Struct, frozen=True):
    """A personal link: whoever opens it is this person. It works once, for an hour."""

    link: str
    token: str
    expires: int


class TokenBody(Body, frozen=True, kw_only=True):
    """The token of a link."""

    token: Token


class SessionInfo(Struct, frozen=True):
    """A session of a person. `current`: the one that sent the request."""

    id: str
    kind: str
    label: str
    created: int
    expires: int | None
    current: bool


class SessionList(Struct, frozen=True):
    """The sessions of a person, the oldest first."""

    sessions: list[SessionInfo]


async def make_link(api: ApiRequest[None, Query]) -> PersonalLink:
    """Create a sign-in link for another device."""
    person, now = api.person, api.identity.clock()
    refuse_programs(api)
    token = await api.services.store.write(
        lambda c: people.open_session(c, person, "link", "personal link", now, people.LINK_LIFE)
    )
    return PersonalLink(f"{api.place}/me/{token}", token, now + people.LINK_LIFE)


def refuse_programs(api: ApiRequest[None, Query]) -> None:
    """Refuse programs: a leaked key must not create more keys."""
    if api.principal.kind == "key":
        raise ApiError(403, "programs cannot create links or programs", "not_a_program")


async def use_link(api: ApiRequest[TokenBody, Query]) -> Profile:
    """Sign in with a link on this device."""
    api.check_claims()
    token, now = api.body.token, api.identity.clock()
    found = await api.services.store.write(partial(people.use_link, token=token, now=now))
    if found is None:
        api.wrong_claim()
        raise no("link_gone")
    await log_in(api.request, found.id, device(api.request))
    return await me(api)


async def logout(api: ApiRequest[None, Query]) -> None:
    """Log out on this device."""
    refuse_programs(api)
    await log_out(api.request)


def name_of(hash: str) -> str:
    """Return the public id of a session; its hash is not sent."""
    return hashlib.sha256(f"session:{hash}".encode()).hexdigest()[:16]


async def sessions(api: ApiRequest[None, Query]) -> SessionList:
    """List my devices, links and keys."""
    found = await api.services.store.read(partial(people.sessions_of, person_id=api.person))
    now = api.identity.clock()
    return SessionList(
        [
            SessionInfo(
                name_of(each.hash),
                each.kind,
                each.label,
                each.created,
                each.expires,
                each.hash == api.principal.session_hash,
            )
            for each in found
            if each.expires is None or each.expires > now
        ]
    )


async def end_session(api: ApiRequest[None, Query]) -> None:
    """End a session."""
    for each in await api.services.store.read(partial(people.sessions_of, person_id=api.person)):
        if name_of(each.hash) == api.path["session"]:
            await api.identity.close(api.person, each.hash)
            return
    raise ApiError(404, "session not found", "no_session")


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/me/link",
        "Create a sign-in link for another device",
        make_link,
        PersonalLink,
        status=201,
        known=True,
    ),
    Endpoint("POST", "/api/link", "Sign in with a link", use_link, Profile, body=TokenBody, errors=(409,)),
    Endpoint("POST", "/api/me/logout", "Log out on this device", logout, known=True),
    Endpoint("GET", "/api/me/sessions", "List my sessions (devices, links, keys)", sessions, SessionList, known=True),
    Endpoint("DELETE", "/api/me/sessions/{session}", "End a session", end_session, known=True),
]
