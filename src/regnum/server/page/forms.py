"""Forms: what they carry, and the way back after they were sent. A refusal loses nothing: it is told on the page."""

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
from regnum.server.guard.problems import TooMany
from regnum.server.naming import tell_new_name
from regnum.server.page import notes
from regnum.server.page.notes import Note
from regnum.server.page.paper import HEADERS, Endpoint, Sheet, page
from regnum.server.socket import NOT_KEPT
from regnum.server.store.errors import StoreError
from regnum.table.errors import TableRefused

LONGEST = 4000  # signs of one field
SEEN_BY_NOBODY = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")  # no form of ours sends these


class Form:
    """What was sent."""

    def __init__(self, data: FormData) -> None:
        self.data = data

    def check(self) -> None:
        """OptionError for characters that no key types; over some of them a database stumbles."""
        for name, value in self.data.multi_items():
            if SEEN_BY_NOBODY.search(name) or (isinstance(value, str) and SEEN_BY_NOBODY.search(value)):
                raise OptionError("a field has only characters that can be seen, and line ends")

    def text(self, name: str, default: str = "") -> str:
        """One field."""
        value = self.data.get(name, default)
        return value[:LONGEST] if isinstance(value, str) else default

    def texts(self, name: str) -> list[str]:
        """All fields of a name."""
        return [value[:LONGEST] for value in self.data.getlist(name) if isinstance(value, str)]

    def number(self, name: str, default: int = 0) -> int:
        """A whole number; what is none is the default."""
        typed = self.text(name)
        return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 10 else default

    def number_or_none(self, name: str) -> int | None:
        """A whole number, or nothing."""
        number = self.number(name, -1)
        return None if number < 0 else number

    def ticked(self, name: str) -> bool:
        """Whether a box is ticked."""
        return self.text(name) == "yes"


class Away:
    """Where to go next, and what to say there."""

    def __init__(self, to: str, note: Note = notes.NOTHING) -> None:
        self.to = to
        self.note = note


Deed: TypeAlias = Callable[[Sheet, Form], Awaitable[Away | Response]]
Back: TypeAlias = Callable[[Form], str]


def home(form: Form) -> str:
    """Back to the lobby."""
    return "/plain"


def table_page(form: Form) -> str:
    """Back to the table that the form was about, with the same eyes."""
    table, look = form.text("table"), form.number_or_none("look")
    known = table.replace("-", "").replace("_", "")
    if not (known.isascii() and known.isalnum()) or len(table) > 64:
        return "/plain"
    return f"/plain/table/{table}" + ("" if look is None else f"?look={look}")


def doing(deed: Deed, back: Back = home) -> Endpoint:
    """A deed as an endpoint: done, or refused with the sentence; either way the reader is back where they were."""

    async def view(sheet: Sheet) -> Response:
        form = Form(await sheet.request.form())
        form.check()
        try:
            answer = await deed(sheet, form)
        except (TableRefused, IllegalMove) as wrong:
            answer = Away(back(form), Note(refusal=wrong.refusal, draft=form.text("text")[:500]))
        except (TooMany, OptionError, StoreError) as wrong:
            answer = Away(back(form), note_of(wrong, form))
        if isinstance(answer, Response):
            return answer
        if back is table_page and answer.to.startswith("/plain/table/") and "#" not in answer.to:
            answer.to += "#decision" if answer.note == notes.NOTHING else "#notice"  # or the page jumps to its top
        response = RedirectResponse(answer.to, 303, HEADERS)
        if answer.note != notes.NOTHING:
            notes.leave(response, answer.note, sheet.door)
        return response

    view.__name__ = deed.__name__
    return page(view)


def note_of(wrong: Exception, form: Form) -> Note:
    """What the next page says; what was typed is kept."""
    draft = form.text("text")[:500]
    if isinstance(wrong, StoreError):
        return Note(refusal=NOT_KEPT, draft=draft)
    return Note(say="ui-too-fast" if isinstance(wrong, TooMany) else "page-wrong-input", draft=draft)


async def somebody(sheet: Sheet, name: str = "") -> str:
    """The asker's id; who was nobody is a guest from now on."""
    if sheet.me is not None:
        return sheet.me
    label = sheet.request.headers.get("user-agent", "")
    called = name.strip() or sheet.words().title("ui-guest")
    who = await ensure_person(sheet.request, called, sheet.lang, label)
    assert who.person_id is not None
    return who.person_id


async def named(sheet: Sheet, form: Form) -> str:
    """The asker's id; who had no name yet and writes one into the form is called so from now on."""
    person, name = await somebody(sheet, form.text("name")), form.text("name").strip()
    if name and sheet.person is not None and name != sheet.person.name:
        await sheet.hub.store.write(partial(people.rename, id=person, name=name))
        await tell_new_name(sheet.hub, person)
    return person


def fresh_id() -> str:
    """A number for one form on one page: sent twice, it is done once."""
    return secrets.token_hex(8)
