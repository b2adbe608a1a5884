"""Forms: their fields, and the redirect after they were sent. A refusal is shown on the page, and no input is lost."""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from starlette.datastructures import FormData
from starlette.responses import RedirectResponse, Response

from regnum.core.errors import IllegalMove, OptionError
from regnum.server import people
from regnum.server.guard.identity import ensure_person
from regnum.server.guard.problems import TooManyRequests
from regnum.server.page import flash
from regnum.server.page.flash import Flash
from regnum.server.page.render import HEADERS, PageContext, PageEndpoint, page
from regnum.server.renames import announce_rename
from regnum.server.store.errors import StoreError
from regnum.server.websocket import NOT_KEPT
from regnum.table.errors import TableRefused

LONGEST = 4000  # characters of one field
UNPRINTABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")  # our forms never send these


class Form:
    """The fields of a submitted form."""

    def __init__(self, data: FormData) -> None:
        self.data = data

    def check(self) -> None:
        """Raise OptionError for control characters; databases reject some of them."""
        for name, value in self.data.multi_items():
            if UNPRINTABLE.search(name) or (isinstance(value, str) and UNPRINTABLE.search(value)):
                raise OptionError("a field may contain only visible characters and line breaks")

    def text(self, name: str, default: str = "") -> str:
        """Return one field of the form as text."""
        value = self.data.get(name, default)
        return value[:LONGEST] if isinstance(value, str) else default

    def texts(self, name: str) -> list[str]:
        """Return all fields of a name."""
        return [value[:LONGEST] for value in self.data.getlist(name) if isinstance(value, str)]

    def number(self, name: str, default: int = 0) -> int:
        """Return an integer; the default if it is not one."""
        typed = self.text(name)
        return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 10 else default

    def number_or_none(self, name: str) -> int | None:
        """Return an integer, or None."""
        number = self.number(name, -1)
        return None if number < 0 else number

    def ticked(self, name: str) -> bool:
        """Whether a box is ticked."""
        return self.text(name) == "yes"


class Redirect:
    """The next page, and the message to show there."""

    def __init__(self, to: str, note: Flash = flash.NO_FLASH) -> None:
        self.to = to
        self.note = note


Action: TypeAlias = Callable[[PageContext, Form], Awaitable[Redirect | Response]]
Back: TypeAlias = Callable[[Form], str]


def back_to_lobby(form: Form) -> str:
    """Redirect to the lobby."""
    return "/plain"


def back_to_table(form: Form) -> str:
    """Return to the table that the form was about, with the same viewpoint."""
    table, look = form.text("table"), form.number_or_none("look")
    known = table.replace("-", "").replace("_", "")
    if not (known.isascii() and known.isalnum()) or len(table) > 64:
        return "/plain"
    return f"/plain/table/{table}" + ("" if look is None else f"?look={look}")


def form_action(action: Action, back: Back = back_to_lobby) -> PageEndpoint:
    """Turn a form handler into an endpoint: done or refused, it redirects to where the reader was."""

    async def view(context: PageContext) -> Response:
        form = Form(await context.request.form())
        form.check()
        try:
            answer = await action(context, form)
        except (TableRefused, IllegalMove) as wrong:
            answer = Redirect(back(form), Flash(refusal=wrong.refusal, draft=form.text("text")[:500]))
        except (TooManyRequests, OptionError, StoreError) as wrong:
            answer = Redirect(back(form), flash_of(wrong, form))
        if isinstance(answer, Response):
            return answer
        if back is back_to_table and answer.to.startswith("/plain/table/") and "#" not in answer.to:
            answer.to += "#decision" if answer.note == flash.NO_FLASH else "#notice"  # or the page jumps to its top
        response = RedirectResponse(answer.to, 303, HEADERS)
        if answer.note != flash.NO_FLASH:
            flash.set_flash(response, answer.note, context.identity)
        return response

    view.__name__ = action.__name__
    return page(view)


def flash_of(wrong: Exception, form: Form) -> Flash:
    """Return the message for the next page, with the text that was entered."""
    draft = form.text("text")[:500]
    if isinstance(wrong, StoreError):
        return Flash(refusal=NOT_KEPT, draft=draft)
    return Flash(say="ui-too-fast" if isinstance(wrong, TooManyRequests) else "page-wrong-input", draft=draft)


async def ensure_guest(context: PageContext, name: str = "") -> str:
    """Return the current person's id; without a session create a guest."""
    if context.me is not None:
        return context.me
    label = context.request.headers.get("user-agent", "")
    called = name.strip() or context.words().title("ui-guest")
    principal = await ensure_person(context.request, called, context.lang, label)
    assert principal.person_id is not None
    return principal.person_id


async def ensure_named(context: PageContext, form: Form) -> str:
    """Return the current person's id; a nameless guest who entered a name is renamed."""
    person, name = await ensure_guest(context, form.text("name")), form.text("name").strip()
    if name and context.person is not None and name != context.person.name:
        await context.services.store.write(partial(people.rename, id=person, name=name))
        await announce_rename(context.services, person)
    return person


def fresh_id() -> str:
    """Return an id for one form on one page: sent twice, it is executed once."""
    return secrets.token_hex(8)
