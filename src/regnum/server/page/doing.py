"""What is done at a table through forms: play, undo, talk, seats, and what comes after a match."""

from __future__ import annotations

import hashlib
from math import ceil
from typing import get_args

import msgspec
from starlette.responses import Response

from regnum.core.errors import OptionError
from regnum.server import deeds, wire
from regnum.server.asking import may_know
from regnum.server.guard.limits import take
from regnum.server.live import Live
from regnum.server.page.forms import Away, Form, named, somebody, table_page
from regnum.server.page.notes import Note
from regnum.server.page.paper import Sheet
from regnum.server.settings import now_ms
from regnum.server.socket import act_of, key_of
from regnum.table import commands
from regnum.table.errors import no

LONGEST_LINE = 500  # of wire.Line; what is longer is cut, for a form may be sent without our page
LONGEST_MOVE = 300


async def known_table(sheet: Sheet, form: Form) -> Live:
    """The table that a form is about, for somebody who may know of it."""
    live = await sheet.hub.live(form.text("table"))
    if not may_know(live, sheet.me):
        raise no("no_such_table")
    return live


async def live_of(sheet: Sheet, form: Form) -> Live:
    """The table that a form is about, for somebody who may see it."""
    live = await known_table(sheet, form)
    if not live.may_look(sheet.me):
        raise no("no_such_table")
    return live


def known(sheet: Sheet) -> str:
    """Who acts; nobody has no seat anywhere."""
    if sheet.me is None:
        raise no("not_at_table")
    return sheet.me


def command_id(form: Form, move: str = "") -> str:
    """One button of one page: pressed twice it is one command, another button is another."""
    made = hashlib.sha256(f"{form.text('id')} {move}".encode()).hexdigest()
    return f"page-{made[:24]}"


async def carried_out(sheet: Sheet, form: Form, command: wire.Play | wire.Confirm | wire.Undo) -> Away:
    """The same way as through the socket."""
    person, live = known(sheet), await live_of(sheet, form)
    await live.change(act_of(command, person), key_of(command, person))
    sheet.hub.metrics.commands.labels("done").inc()
    return Away(table_page(form))


async def play(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/move."""
    move = form.text("move")[:LONGEST_MOVE]
    return await carried_out(
        sheet, form, wire.Play(command_id(form, move), form.number("at"), form.number("seat"), move)
    )


async def confirm(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/confirm."""
    command = wire.Confirm(command_id(form, "confirm"), form.number("at"), form.number("seat"))
    return await carried_out(sheet, form, command)


async def undo(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/undo."""
    command = wire.Undo(command_id(form, "undo"), form.number("at"), form.number("seat"))
    return await carried_out(sheet, form, command)


async def chat(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/say."""
    live = await live_of(sheet, form)
    line = " ".join(form.text("text").split())[:LONGEST_LINE]
    if line:
        check_line(line)
        person = await somebody(sheet, form.text("name"))
        wait = sheet.hub.pace.retry_after("chat", sheet.hub.settings.limits.chat, person, now_ms())
        if wait > 0:
            raise no("chat_too_fast", seconds=ceil(wait))
        await sheet.hub.say(live, person, line, command_id(form, line))
    return Away(f"{table_page(form)}#chat")


def check_line(line: str) -> None:
    """The same check as at the socket."""
    try:
        msgspec.convert(line, wire.Line)
    except msgspec.ValidationError:
        raise OptionError("a line of chat has only characters that can be seen") from None


async def seat(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/seat: sit, leave, show out, lend, return. A table in the lobby needs no eyes to sit down at."""
    live, deed = await known_table(sheet, form), form.text("deed")
    if deed not in get_args(deeds.SeatDeed):
        raise OptionError("there is no such thing to do with a seat")
    person = await somebody(sheet, form.text("name")) if deed == "sit" else known(sheet)
    await deeds.act(live, person, form.number("seat"), deed, form.text("bot"), form.text("colour"))  # type: ignore[arg-type]
    return Away(f"{table_page(form)}#seats")


async def invite(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/invite: a link that is shown once."""
    live = await live_of(sheet, form)
    known(sheet)
    token = await deeds.invite(sheet.hub, live, await named(sheet, form), form.number_or_none("seat"))
    return Away(table_page(form), Note(invite=token))


async def begin(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/begin."""
    await deeds.begin(await live_of(sheet, form), known(sheet))
    return Away(table_page(form))


async def close(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/close: the host puts the table away."""
    person, live = known(sheet), await live_of(sheet, form)
    await live.change(lambda table, now: commands.close(table, person, now))
    return Away("/plain")


async def rematch(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/rematch."""
    person, live = known(sheet), await live_of(sheet, form)
    if not live.table.followed:
        take(sheet.request, "tables", sheet.hub.settings.limits.tables, person)
    fresh = await deeds.rematch(sheet.hub, live, person)
    return Away(f"/plain/table/{fresh.id}")


async def fork(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/fork: a private sandbox from here."""
    person, live = known(sheet), await live_of(sheet, form)
    take(sheet.request, "tables", sheet.hub.settings.limits.tables, person)
    wish = deeds.Fork(None, form.number_or_none("seat"))
    fresh = await deeds.fork(sheet.hub, live, person, wish)
    return Away(f"/plain/table/{fresh.id}")


async def hint(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/hint: what a bot would play, shown to the asker only."""
    person, live = known(sheet), await live_of(sheet, form)
    take(sheet.request, "thoughts", sheet.hub.settings.limits.thoughts, person)
    findings = await deeds.hint(sheet.hub, live, person, form.number("seat"))
    return Away(table_page(form), Note(hint=findings.move))


AT_A_TABLE = {
    "move": play, "confirm": confirm, "undo": undo, "say": chat, "seat": seat, "invite": invite, "begin": begin,
    "close": close, "rematch": rematch, "fork": fork, "hint": hint,
}  # fmt: skip
