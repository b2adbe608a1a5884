"""Settings: name, language, notification targets, the sign-in link, and the deletion of one's data."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, select
from starlette.responses import Response

from regnum.catalogue import LANGUAGES
from regnum.core.errors import OptionError
from regnum.server import people
from regnum.server.guard.identity import log_out
from regnum.server.notice_targets import register_target
from regnum.server.notifier import UNCONFIRMED, drop_target
from regnum.server.page.flash import Flash
from regnum.server.page.forms import Form, Redirect, ensure_guest
from regnum.server.page.render import PageContext, refusal_text
from regnum.server.renames import announce_rename
from regnum.server.rest.deletion import delete_person
from regnum.server.settings import now_ms
from regnum.server.store.schema import hooks


class TargetRow(NamedTuple):
    """A notification target as shown to its owner."""

    id: str
    kind: str
    target: str
    confirmed: bool


async def show(context: PageContext) -> Response:
    """GET /plain/settings: show name, colour and notification targets."""
    own = await context.services.store.read(partial(hooks_of, person=context.me)) if context.me else []
    text = context.words().say(context.note.say) if context.note.say else ""
    if context.note.refusal is not None:
        text = refusal_text(context.words(), context.note.refusal)
    mails = context.services.settings.mail is not None
    sends = bool(context.services.dispatcher.public_key)
    return context.show(
        "settings.html", hooks=own, sends=sends, mails=mails, note_text=text, colours=people.known_colours()
    )


def hooks_of(c: Connection, person: str) -> list[TargetRow]:
    """Return a person's notification targets."""
    query = select(hooks.c.id, hooks.c.kind, hooks.c.target).where(hooks.c.person == person)
    return [
        TargetRow(row.id, kind, shown(kind, people.readable(row.target)), row.kind != UNCONFIRMED)
        for row in c.execute(query.order_by(hooks.c.created, hooks.c.id))
        for kind in [row.kind.rstrip("?")]
    ]


def shown(kind: str, target: object) -> str:
    """Return the address that a person entered; a browser's push address is not shown."""
    known = {"mail": "address", "webhook": "url"}
    return str(target.get(known[kind], "")) if kind in known and isinstance(target, dict) else ""


async def save(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/settings: name, language and colour."""
    name, lang, colour = form.text("name"), form.text("lang"), form.text("colour")
    person = await ensure_guest(context, name)
    lang = lang if lang in LANGUAGES else context.lang

    def keep(c: Connection) -> None:
        people.rename(c, person, name)
        people.set_lang(c, person, lang)
        people.set_colour(c, person, colour if colour in people.known_colours() else None)

    try:
        await context.services.store.write(keep)
    except OptionError:
        return Redirect("/plain/settings", Flash(say="page-wrong-name"))
    await announce_rename(context.services, person)
    return Redirect("/plain/settings", Flash(say="ui-saved"))


async def notify(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/notify: add a notification target."""
    person, kind = await ensure_guest(context), form.text("kind")
    field = {"mail": "address", "webhook": "url"}.get(kind)
    try:
        if field is None:
            raise OptionError("kind must be mail or webhook")
        id = await register_target(context.request, person, None, kind, {field: form.text("target").strip()})
    except OptionError:
        return Redirect("/plain/settings", Flash(say="page-wrong-address"))
    if not id:
        return Redirect("/plain/settings", Flash(say="page-too-many-addresses"))
    return Redirect("/plain/settings", Flash(say="page-mail-sent" if kind == "mail" else "ui-saved"))


async def quiet(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/quiet: delete a notification target."""
    if context.me is not None:
        await context.services.store.write(partial(drop_target, hook_id=form.text("hook"), person=context.me))
    return Redirect("/plain/settings", Flash(say="page-stopped"))


async def link(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/link: a sign-in link, shown once."""
    person = await ensure_guest(context)
    made = partial(
        people.open_session, person_id=person, kind="link", label="", now=now_ms(), lifetime_ms=people.LINK_LIFE
    )
    return Redirect("/plain/settings", Flash(personal=await context.services.store.write(made)))


async def forget(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/forget: only with the box ticked."""
    if context.me is None or not form.ticked("sure"):
        return Redirect("/plain/settings", Flash(say="page-tick-first"))
    await delete_person(context.services, context.identity, context.me)
    await log_out(context.request)
    return Redirect("/plain", Flash(say="page-forgotten-now"))
