"""Form actions at a table: play, undo, chat, seats, and what follows a match."""

from __future__ import annotations

import hashlib
from math import ceil
from typing import cast, get_args

import msgspec
from starlette.responses import Response

from regnum.core.errors import OptionError
from regnum.server import table_service, wire
from regnum.server.guard.limits import take
from regnum.server.open_table import OpenTable
from regnum.server.page.flash import Flash
from regnum.server.page.forms import Form, Redirect, back_to_table, ensure_guest, ensure_named
from regnum.server.page.render import PageContext
from regnum.server.request_context import may_see_table
from regnum.server.websocket import act_of, key_of
from regnum.table import commands
from regnum.table.errors import no

LONGEST_LINE = 500  # of wire.Line; longer text is cut, because a form may be sent without our page
LONGEST_MOVE = 300


async def known_table(context: PageContext, form: Form) -> OpenTable:
    """Return the table of a form, if the person may know of it."""
    live = await context.services.tables.get(form.text("table"))
    if not may_see_table(live, context.me):
        raise no("no_such_table")
    return live


async def live_of(context: PageContext, form: Form) -> OpenTable:
    """Return the table of a form, if the person may watch it."""
    live = await known_table(context, form)
    if not live.may_look(context.me):
        raise no("no_such_table")
    return live


def known(context: PageContext) -> str:
    """Return the current person; refuse without a session."""
    if context.me is None:
        raise no("not_at_table")
    return context.me


def command_id(form: Form, move: str = "") -> str:
    """Return the id of one button of one page: pressed twice it is the same command."""
    made = hashlib.sha256(f"{form.text('id')} {move}".encode()).hexdigest()
    return f"page-{made[:24]}"


async def execute(context: PageContext, form: Form, command: wire.Play | wire.Confirm | wire.Undo) -> Redirect:
    """Execute a command, as the WebSocket does."""
    person, live = known(context), await live_of(context, form)
    await live.change(act_of(command, person), key_of(command, person))
    context.services.metrics.commands.labels("done").inc()
    return Redirect(back_to_table(form))


async def play(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/move: play a move."""
    move = form.text("move")[:LONGEST_MOVE]
    return await execute(context, form, wire.Play(command_id(form, move), form.number("at"), form.number("seat"), move))


async def confirm(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/confirm: confirm the held move."""
    command = wire.Confirm(command_id(form, "confirm"), form.number("at"), form.number("seat"))
    return await execute(context, form, command)


async def undo(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/undo: undo the held or last move."""
    command = wire.Undo(command_id(form, "undo"), form.number("at"), form.number("seat"))
    return await execute(context, form, command)


async def chat(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/say: send a chat message."""
    live = await live_of(context, form)
    line = " ".join(form.text("text").split())[:LONGEST_LINE]
    if line:
        check_line(line)
        person = await ensure_guest(context, form.text("name"))
        wait = context.services.chat.retry_after(person)
        if wait > 0:
            raise no("chat_too_fast", seconds=ceil(wait))
        await context.services.chat.say(live, person, line, command_id(form, line))
    return Redirect(f"{back_to_table(form)}#chat")


def check_line(line: str) -> None:
    """Apply the same check as the WebSocket."""
    try:
        msgspec.convert(line, wire.Line)
    except msgspec.ValidationError:
        raise OptionError("a chat message may contain only visible characters") from None


async def seat(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/seat: sit, leave, remove a player, lend, return. A listed table can be joined unseen."""
    live, text = await known_table(context, form), form.text("action")
    if text not in get_args(table_service.SeatAction):
        raise OptionError("unknown seat action")
    action = cast(table_service.SeatAction, text)
    person = await ensure_guest(context, form.text("name")) if action == "sit" else known(context)
    await table_service.act(
        context.services, live, person, form.number("seat"), action, form.text("bot"), form.text("colour")
    )
    return Redirect(f"{back_to_table(form)}#seats")


async def invite(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/invite: a link that is shown once."""
    live = await live_of(context, form)
    known(context)
    token = await table_service.invite(
        context.services, live, await ensure_named(context, form), form.number_or_none("seat")
    )
    return Redirect(back_to_table(form), Flash(invite=token))


async def begin(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/begin: the host starts the match."""
    await table_service.begin(await live_of(context, form), known(context))
    return Redirect(back_to_table(form))


async def close(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/close: the host closes the table."""
    person, live = known(context), await live_of(context, form)
    await live.change(lambda table, now: commands.close(table, person, now))
    return Redirect("/plain")


async def rematch(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/rematch: ask for one, or agree."""
    person, live = known(context), await live_of(context, form)
    if not live.table.followed:
        take(context.request, "tables", context.services.settings.limits.tables, person)
    fresh = await table_service.rematch(context.services, live, person)
    return Redirect(f"/plain/table/{fresh.id}")


async def decline(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/decline: no rematch now."""
    person, live = known(context), await live_of(context, form)
    await live.change(lambda table, now: commands.decline_rematch(table, person, now))
    return Redirect(back_to_table(form))


async def without(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/without: the rematch without those who have declined."""
    person, live = known(context), await live_of(context, form)
    take(context.request, "tables", context.services.settings.limits.tables, person)
    fresh = await table_service.rematch_without(context.services, live, person)
    return Redirect(f"/plain/table/{fresh.id}")


async def fork(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/fork: a private sandbox from here."""
    person, live = known(context), await live_of(context, form)
    take(context.request, "tables", context.services.settings.limits.tables, person)
    wish = table_service.ForkRequest(None, form.number_or_none("seat"))
    fresh = await table_service.fork(context.services, live, person, wish)
    return Redirect(f"/plain/table/{fresh.id}")


async def hint(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/hint: a bot's move, shown to the requester only."""
    person, live = known(context), await live_of(context, form)
    take(context.request, "thoughts", context.services.settings.limits.thoughts, person)
    findings = await table_service.hint(context.services, live, person, form.number("seat"))
    return Redirect(back_to_table(form), Flash(hint=findings.move))


AT_A_TABLE = {
    "move": play, "confirm": confirm, "undo": undo, "say": chat, "seat": seat, "invite": invite, "begin": begin,
    "close": close, "rematch": rematch, "decline": decline, "without": without,
    "fork": fork, "hint": hint,
}  # fmt: skip
