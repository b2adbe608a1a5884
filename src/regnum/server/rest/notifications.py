"""Notification targets of a person: web push, webhooks, email; for one table or for all."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection, delete, select

from regnum.catalogue import catalogue
from regnum.core.messages import say
from regnum.server import notifier, people
from regnum.server.guard.limits import take
from regnum.server.notice_targets import MOST, register_target
from regnum.server.notices.notice import Notice, NoticeTarget
from regnum.server.notices.sender import NoticeSender
from regnum.server.notifier import UNCONFIRMED
from regnum.server.rest.errors import ApiError
from regnum.server.rest.fields import Body, Query, TableId, value_or_none
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.server.store.schema import hooks
from regnum.table.errors import no

SHOWN = 40  # characters of a target


class PushKey(Struct, frozen=True):
    """What a browser needs to subscribe (`applicationServerKey`)."""

    key: str


class NoticeTargetBody(Body, frozen=True, kw_only=True):
    """A new notification target. `target`: a push subscription, {"url": ...} or {"address": ...}.

    An email without an address goes to that of the profile; an address must be confirmed first. Without a table the
    target is for all tables.
    """

    kind: Literal["push", "webhook", "mail"]
    target: dict[str, Any] = {}
    table: TableId | UnsetType = UNSET


class NoticeTargetInfo(Struct, frozen=True):
    """A notification target, shortened so that only its owner recognises it."""

    id: str
    kind: str
    table: str | None
    target: str
    created: int
    confirmed: bool  # False: an email address that is not confirmed yet


class NoticeTargetList(Struct, frozen=True):
    """The notification targets of the current person."""

    hooks: list[NoticeTargetInfo]


class NoticeTestResult(Struct, frozen=True):
    """The result of a test: delivered, failed, or gone (the target no longer exists and was deleted)."""

    state: str
    reason: str


def dispatcher_of(api: ApiRequest[Any, Query]) -> NoticeSender:
    """Return the dispatcher of notices."""
    return api.services.dispatcher


async def push_key(api: ApiRequest[None, Query]) -> PushKey:
    """Return the public key of this server for web push."""
    return PushKey(dispatcher_of(api).public_key)


def targets_of(c: Connection, person: str) -> list[NoticeTargetInfo]:
    """Return a person's hooks, the oldest first."""
    query = select(hooks.c.id, hooks.c.kind, hooks.c.table_id, hooks.c.target, hooks.c.created)
    rows = c.execute(query.where(hooks.c.person == person).order_by(hooks.c.created, hooks.c.id))
    return [
        NoticeTargetInfo(
            row.id, row.kind.rstrip("?"), row.table_id, shortened(row.target), row.created, row.kind != UNCONFIRMED
        )
        for row in rows
    ]


def shortened(target: bytes) -> str:
    """Shorten a target: enough to recognise it, too little to use it."""
    parts = msgspec.json.decode(target)
    address = parts.get("address", "")
    if address:
        name, _, domain = address.partition("@")
        return f"{name[:1]}…@{domain}"[:SHOWN]
    return f"{urlsplit(parts.get('url') or parts.get('endpoint', '')).hostname or ''}/…"[:SHOWN]


async def mine(api: ApiRequest[None, Query]) -> NoticeTargetList:
    """List the notification targets of the current person."""
    return NoticeTargetList(await api.services.store.read(partial(targets_of, person=api.person)))


async def add(api: ApiRequest[NoticeTargetBody, Query]) -> NoticeTargetInfo:
    """Add a notification target; adding the same one twice has no effect."""
    person, wish, table = api.person, api.body, value_or_none(api.body.table)
    if table is not None and not (await api.services.tables.get(table)).may_look(person):
        raise no("no_such_table")
    raw = dict(wish.target)
    if wish.kind == "mail" and not raw:
        raw = await own_address(api, person)
    id = await register_target(api.request, person, table, wish.kind, raw)
    for each in await api.services.store.read(partial(targets_of, person=person)):
        if each.id == id:
            return each
    raise ApiError(409, f"limit of {MOST} notification targets reached; delete one first", "hooks_full")


async def own_address(api: ApiRequest[NoticeTargetBody, Query], person: str) -> dict[str, Any]:
    """Return the current person's email address."""
    one = await api.services.store.read(partial(people.person, id=person))
    if one is None or one.email is None:
        raise ApiError(
            422,
            "target.address is required unless your profile has an email address (PATCH /api/me)",
            "not_valid",
            where="$.target",
        )
    return {"address": one.email}


async def remove(api: ApiRequest[None, Query]) -> None:
    """Delete one notification target."""
    if not await api.services.store.write(partial(notifier.drop_target, hook_id=api.path["hook"], person=api.person)):
        raise ApiError(404, "notification target not found", "no_hook")


async def remove_all(api: ApiRequest[None, Query]) -> None:
    """Delete all notification targets of the current person."""
    person = api.person

    def removed(c: Connection) -> None:
        c.execute(delete(hooks).where(hooks.c.person == person))

    await api.services.store.write(removed)


async def test(api: ApiRequest[None, Query]) -> NoticeTestResult:
    """Send a test notification."""
    person, id = api.person, api.path["hook"]

    def found(c: Connection) -> tuple[NoticeTarget, str] | None:
        query = select(hooks.c.id, hooks.c.kind, hooks.c.target).where(hooks.c.person == person, hooks.c.id == id)
        row, one = c.execute(query).one_or_none(), people.person(c, person)
        return None if row is None or one is None else (NoticeTarget(*row), one.lang)

    known = await api.services.store.read(found)
    if known is None:
        raise ApiError(404, "notification target not found", "no_hook")
    hook, lang = known
    if hook.kind == UNCONFIRMED:
        raise ApiError(
            409, "this address is not confirmed; open the link in the confirmation email first", "not_confirmed"
        )
    take(api.request, "claims", api.limits.claims, person)
    (outcome,) = await dispatcher_of(api).send_all(person, [hook], test_notice(api.services.settings.address(), lang))
    if outcome.gone:
        await api.services.store.write(partial(notifier.drop_target, hook_id=id))
    return NoticeTestResult(outcome.state, outcome.reason)


def test_notice(address: str, lang: str) -> Notice:
    """Return a test notice."""
    words = catalogue(lang)
    body = words.render(say("notice-test"))
    return Notice("", "", "Regnum", body, address, 0, 0, lang)


ENDPOINTS = [
    Endpoint("GET", "/api/push-key", "Get the web push public key", push_key, PushKey),
    Endpoint("GET", "/api/me/hooks", "List my notification targets", mine, NoticeTargetList, known=True),
    Endpoint(
        "POST",
        "/api/me/hooks",
        "Add a notification target",
        add,
        NoticeTargetInfo,
        body=NoticeTargetBody,
        status=201,
        known=True,
        errors=(404, 409),
    ),
    Endpoint("DELETE", "/api/me/hooks", "Delete all notification targets", remove_all, known=True),
    Endpoint("DELETE", "/api/me/hooks/{hook}", "Delete a notification target", remove, known=True),
    Endpoint(
        "POST",
        "/api/me/hooks/{hook}/test",
        "Send a test notification",
        test,
        NoticeTestResult,
        known=True,
        errors=(409,),
    ),
]
