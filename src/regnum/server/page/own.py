"""Settings: the name, the language, where turn notices go, the personal link, and to be forgotten."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, select
from starlette.responses import Response

from regnum.catalogue import LANGUAGES
from regnum.core.errors import OptionError
from regnum.server import people
from regnum.server.guard.identity import leave
from regnum.server.herald import UNCONFIRMED, drop_hook
from regnum.server.naming import tell_new_name
from regnum.server.page.forms import Away, Form, somebody
from regnum.server.page.notes import Note
from regnum.server.page.paper import Sheet, told
from regnum.server.places import add_place
from regnum.server.rest.leaving import forgotten
from regnum.server.settings import now_ms
from regnum.server.store.schema import hooks


class Hook(NamedTuple):
    """A place to be told at, as its owner sees it."""

    id: str
    kind: str
    target: str
    confirmed: bool


async def show(sheet: Sheet) -> Response:
    """GET /plain/settings."""
    own = await sheet.hub.store.read(partial(hooks_of, person=sheet.me)) if sheet.me else []
    text = sheet.words().say(sheet.note.say) if sheet.note.say else ""
    if sheet.note.refusal is not None:
        text = told(sheet.words(), sheet.note.refusal)
    mails = sheet.hub.settings.mail is not None
    return sheet.show("settings.html", hooks=own, mails=mails, note_text=text, colours=people.known_colours())


def hooks_of(c: Connection, person: str) -> list[Hook]:
    """A person's own."""
    query = select(hooks.c.id, hooks.c.kind, hooks.c.target).where(hooks.c.person == person)
    return [
        Hook(row.id, kind, shown(kind, people.readable(row.target)), row.kind != UNCONFIRMED)
        for row in c.execute(query.order_by(hooks.c.created, hooks.c.id))
        for kind in [row.kind.rstrip("?")]
    ]


def shown(kind: str, target: object) -> str:
    """An address as its owner wrote it; a browser's own address says nothing to anybody."""
    known = {"mail": "address", "webhook": "url"}
    return str(target.get(known[kind], "")) if kind in known and isinstance(target, dict) else ""


async def save(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/settings: name, language and colour."""
    name, lang, colour = form.text("name"), form.text("lang"), form.text("colour")
    person = await somebody(sheet, name)
    lang = lang if lang in LANGUAGES else sheet.lang

    def keep(c: Connection) -> None:
        people.rename(c, person, name)
        people.set_lang(c, person, lang)
        people.set_colour(c, person, colour if colour in people.known_colours() else None)

    try:
        await sheet.hub.store.write(keep)
    except OptionError:
        return Away("/plain/settings", Note(say="page-wrong-name"))
    await tell_new_name(sheet.hub, person)
    return Away("/plain/settings", Note(say="ui-saved"))


async def notify(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/notify: another place to be told at."""
    person, kind = await somebody(sheet), form.text("kind")
    field = {"mail": "address", "webhook": "url"}.get(kind)
    try:
        if field is None:
            raise OptionError("a notice goes out by mail or to a webhook")
        id = await add_place(sheet.request, person, None, kind, {field: form.text("target").strip()})
    except OptionError:
        return Away("/plain/settings", Note(say="page-wrong-address"))
    if not id:
        return Away("/plain/settings", Note(say="page-too-many-addresses"))
    return Away("/plain/settings", Note(say="page-mail-sent" if kind == "mail" else "ui-saved"))


async def quiet(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/quiet: no more notices there."""
    if sheet.me is not None:
        await sheet.hub.store.write(partial(drop_hook, hook_id=form.text("hook"), person=sheet.me))
    return Away("/plain/settings", Note(say="page-stopped"))


async def link(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/link: a personal link, shown once."""
    person = await somebody(sheet)
    made = partial(
        people.open_session, person_id=person, kind="link", label="", now=now_ms(), lifetime_ms=people.LINK_LIFE
    )
    return Away("/plain/settings", Note(personal=await sheet.hub.store.write(made)))


async def forget(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/forget: only with the box ticked."""
    if sheet.me is None or not form.ticked("sure"):
        return Away("/plain/settings", Note(say="page-tick-first"))
    await forgotten(sheet.hub, sheet.door, sheet.me)
    await leave(sheet.request)
    return Away("/plain", Note(say="page-forgotten-now"))
