"""Where I want to be told that it is my turn: web push, a webhook, e-mail; for one table or for all."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection, delete, select

from regnum.catalogue import catalogue
from regnum.core.letters import say
from regnum.server import herald, people
from regnum.server.guard.limits import take
from regnum.server.herald import UNCONFIRMED
from regnum.server.notices import Desk, Hook, Notice, public_key
from regnum.server.places import MOST, add_place
from regnum.server.rest.errors import Wrong
from regnum.server.rest.kinds import Body, Query, TableId, given
from regnum.server.rest.router import Ask, Way
from regnum.server.store.schema import hooks
from regnum.table.errors import no

SHOWN = 40  # characters of a target


class PushKey(Struct, frozen=True):
    """What a browser needs to subscribe (`applicationServerKey`)."""

    key: str


class HookOrder(Body, frozen=True, kw_only=True):
    """Another place to be told at. `target`: a push subscription, {"url": ...} or {"address": ...}.

    A mail without an address goes to one's own; it is sent only when the link in a first mail there was used. Without a
    table it is for all of them.
    """

    kind: Literal["push", "webhook", "mail"]
    target: dict[str, Any] = {}
    table: TableId | UnsetType = UNSET


class HookSeen(Struct, frozen=True):
    """One place; of its target only as much as its owner needs to know it again."""

    id: str
    kind: str
    table: str | None
    target: str
    created: int
    confirmed: bool  # False: a mail address whose owner has not used the link that was sent there


class Hooks(Struct, frozen=True):
    """All of mine."""

    hooks: list[HookSeen]


class Tried(Struct, frozen=True):
    """How a test went: delivered, failed, or gone (the place is no more, and was removed)."""

    state: str
    reason: str


def desk_of(ask: Ask[Any, Query]) -> Desk:
    """The desk from which notices go out."""
    return ask.hub.steward.herald.desk


async def push_key(ask: Ask[None, Query]) -> PushKey:
    """The house's public key."""
    return PushKey(public_key(desk_of(ask).keys))


def hooks_seen(c: Connection, person: str) -> list[HookSeen]:
    """A person's hooks, the oldest first."""
    query = select(hooks.c.id, hooks.c.kind, hooks.c.table_id, hooks.c.target, hooks.c.created)
    rows = c.execute(query.where(hooks.c.person == person).order_by(hooks.c.created, hooks.c.id))
    return [
        HookSeen(
            row.id, row.kind.rstrip("?"), row.table_id, shortened(row.target), row.created, row.kind != UNCONFIRMED
        )
        for row in rows
    ]


def shortened(target: bytes) -> str:
    """Enough to know it again, too little to use it."""
    parts = msgspec.json.decode(target)
    address = parts.get("address", "")
    if address:
        name, _, domain = address.partition("@")
        return f"{name[:1]}…@{domain}"[:SHOWN]
    return f"{urlsplit(parts.get('url') or parts.get('endpoint', '')).hostname or ''}/…"[:SHOWN]


async def mine(ask: Ask[None, Query]) -> Hooks:
    """My hooks."""
    return Hooks(await ask.hub.store.read(partial(hooks_seen, person=ask.person)))


async def add(ask: Ask[HookOrder, Query]) -> HookSeen:
    """Another place; the same one twice is one."""
    person, wish, table = ask.person, ask.body, given(ask.body.table)
    if table is not None and not (await ask.hub.live(table)).may_look(person):
        raise no("no_such_table")
    raw = dict(wish.target)
    if wish.kind == "mail" and not raw:
        raw = await own_address(ask, person)
    id = await add_place(ask.request, person, table, wish.kind, raw)
    for each in await ask.hub.store.read(partial(hooks_seen, person=person)):
        if each.id == id:
            return each
    raise Wrong(409, f"you have {MOST} places to be told at already; remove one first", "hooks_full")


async def own_address(ask: Ask[HookOrder, Query], person: str) -> dict[str, Any]:
    """The e-mail address that one has given."""
    one = await ask.hub.store.read(partial(people.person, id=person))
    if one is None or one.email is None:
        raise Wrong(422, "say an address in target, or give your own with PATCH /api/me", "not_valid", where="$.target")
    return {"address": one.email}


async def remove(ask: Ask[None, Query]) -> None:
    """No more notices there."""
    if not await ask.hub.store.write(partial(herald.drop_hook, hook_id=ask.path["hook"], person=ask.person)):
        raise Wrong(404, "you have no such place to be told at", "no_hook")


async def remove_all(ask: Ask[None, Query]) -> None:
    """No more notices anywhere."""
    person = ask.person

    def removed(c: Connection) -> None:
        c.execute(delete(hooks).where(hooks.c.person == person))

    await ask.hub.store.write(removed)


async def test(ask: Ask[None, Query]) -> Tried:
    """Send something there now."""
    person, id = ask.person, ask.path["hook"]

    def found(c: Connection) -> tuple[Hook, str] | None:
        query = select(hooks.c.id, hooks.c.kind, hooks.c.target).where(hooks.c.person == person, hooks.c.id == id)
        row, one = c.execute(query).one_or_none(), people.person(c, person)
        return None if row is None or one is None else (Hook(*row), one.lang)

    known = await ask.hub.store.read(found)
    if known is None:
        raise Wrong(404, "you have no such place to be told at", "no_hook")
    hook, lang = known
    if hook.kind == UNCONFIRMED:
        raise Wrong(409, "nothing goes there before the link in the first mail was used", "not_confirmed")
    take(ask.request, "claims", ask.limits.claims, person)
    (outcome,) = await desk_of(ask).tell(person, [hook], test_notice(ask.hub.settings.address(), lang))
    if outcome.gone:
        await ask.hub.store.write(partial(herald.drop_hook, hook_id=id))
    return Tried(outcome.state, outcome.reason)


def test_notice(address: str, lang: str) -> Notice:
    """A notice about nothing."""
    words = catalogue(lang)
    body = words.render(say("notice-test"))
    return Notice("", "", "Regnum", body, address, 0, 0, lang)


WAYS = [
    Way("GET", "/api/push-key", "The key a browser subscribes with", push_key, PushKey),
    Way("GET", "/api/me/hooks", "Where I am told of my turns", mine, Hooks, known=True),
    Way("POST", "/api/me/hooks", "Another place to be told at", add, HookSeen, body=HookOrder, status=201, known=True,
        errors=(404, 409)),
    Way("DELETE", "/api/me/hooks", "Be told nowhere any more", remove_all, known=True),
    Way("DELETE", "/api/me/hooks/{hook}", "Remove one place", remove, known=True),
    Way("POST", "/api/me/hooks/{hook}/test", "Send something there now", test, Tried, known=True,
        errors=(409,)),
]  # fmt: skip
