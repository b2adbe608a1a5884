"""One more place to be told of one's turns, for the page and the API alike. A mail address is asked first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy import Connection, func, select
from starlette.requests import Request

from regnum.catalogue import LANGUAGES, catalogue
from regnum.core.letters import say
from regnum.server import people
from regnum.server.guard.identity import door_of
from regnum.server.guard.limits import take
from regnum.server.herald import UNCONFIRMED, add_hook
from regnum.server.hub import Hub
from regnum.server.mail_links import confirm_link
from regnum.server.notices.letters import Hook, Notice
from regnum.server.store.schema import hooks

MOST: Final = 20  # places of one person

said = structlog.get_logger("regnum.places")


async def add_place(request: Request, person: str, table_id: str | None, kind: str, raw: Mapping[str, Any]) -> str:
    """The id of the place, known or new; "" when somebody has too many. OptionError says what is wrong with it."""
    hub: Hub = request.app.state.hub
    target = hub.steward.herald.desk.check_target(kind, raw)
    if kind == "mail":  # each sends a mail to somebody who has not asked for it yet
        take(request, "claims", hub.settings.limits.claims)
        take(request, "claims", hub.settings.limits.claims, person)
    now = door_of(request).clock()
    id, kept, lang = await hub.store.write(
        partial(added, person=person, table_id=table_id, kind=kind, target=target, now=now)
    )
    if kept == UNCONFIRMED:
        link = confirm_link(door_of(request), id)
        hub.spawn(ask_first(hub, person, Hook(id, kept, target), question(link, lang)))
    return id


def added(c: Connection, person: str, table_id: str | None, kind: str, target: bytes, now: int) -> tuple[str, str, str]:
    """The id of the place, as what it is kept, and its owner's language."""
    if (c.scalar(select(func.count()).where(hooks.c.person == person)) or 0) >= MOST:
        return "", "", ""
    id = add_hook(c, person, table_id, kind, target, now)
    owner = people.person(c, person)
    lang = owner.lang if owner is not None and owner.lang in LANGUAGES else LANGUAGES[0]
    return id, c.scalar(select(hooks.c.kind).where(hooks.c.id == id)) or "", lang


async def ask_first(hub: Hub, person: str, hook: Hook, notice: Notice) -> None:
    """One mail with the link that confirms the address."""
    outcome = await hub.steward.herald.desk.ask(person, hook, notice)
    said.info("confirmation", kind=outcome.kind, outcome=outcome.state, reason=outcome.reason)


def question(link: str, lang: str) -> Notice:
    """Whether notices may go to this address. Nothing in it was written by whoever entered the address."""
    words = catalogue(lang)
    title, body = words.render(say("notice-confirm-title")), words.render(say("notice-confirm-body"))
    return Notice("", "", title, body, link, 0, 0, lang)
