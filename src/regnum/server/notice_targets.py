"""Add a notification target, for the page and the API. An email address must be confirmed first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy import Connection, func, select
from starlette.requests import Request

from regnum.catalogue import LANGUAGES, catalogue
from regnum.core.messages import say
from regnum.server import people
from regnum.server.guard.identity import identity_of
from regnum.server.guard.limits import take
from regnum.server.mail_links import confirm_link
from regnum.server.notices.notice import Notice, NoticeTarget
from regnum.server.notifier import UNCONFIRMED, add_target
from regnum.server.services import Services
from regnum.server.store.schema import hooks

MOST: Final = 20  # targets of one person

log = structlog.get_logger("regnum.notices")


async def register_target(
    request: Request, person: str, table_id: str | None, kind: str, raw: Mapping[str, Any]
) -> str:
    """Return the id of the target, known or new; "" when the person has too many. OptionError if it is invalid."""
    services: Services = request.app.state.services
    target = services.dispatcher.check_target(kind, raw)
    if kind == "mail":  # each sends an email to an address that has not been confirmed
        take(request, "claims", services.settings.limits.claims)
        take(request, "claims", services.settings.limits.claims, person)
    now = identity_of(request).clock()
    id, kept, lang = await services.store.write(
        partial(store_target, person=person, table_id=table_id, kind=kind, target=target, now=now)
    )
    if kept == UNCONFIRMED:
        link = confirm_link(identity_of(request), id)
        services.tasks.spawn(
            ask_confirmation(services, person, NoticeTarget(id, kept, target), confirmation_notice(link, lang))
        )
    return id


def store_target(
    c: Connection, person: str, table_id: str | None, kind: str, target: bytes, now: int
) -> tuple[str, str, str]:
    """Store a target; return its id, the kind it is stored as, and its owner's language."""
    if (c.scalar(select(func.count()).where(hooks.c.person == person)) or 0) >= MOST:
        return "", "", ""
    id = add_target(c, person, table_id, kind, target, now)
    owner = people.person(c, person)
    lang = owner.lang if owner is not None and owner.lang in LANGUAGES else LANGUAGES[0]
    return id, c.scalar(select(hooks.c.kind).where(hooks.c.id == id)) or "", lang


async def ask_confirmation(services: Services, person: str, hook: NoticeTarget, notice: Notice) -> None:
    """Send the email with the link that confirms the address."""
    outcome = await services.dispatcher.ask(person, hook, notice)
    log.info("confirmation_sent", kind=outcome.kind, outcome=outcome.state, reason=outcome.reason)


def confirmation_notice(link: str, lang: str) -> Notice:
    """Return the notice that asks for confirmation. It contains nothing that the requester wrote."""
    words = catalogue(lang)
    title, body = words.render(say("notice-confirm-title")), words.render(say("notice-confirm-body"))
    return Notice("", "", title, body, link, 0, 0, lang)
