"""Links: an invitation to a table, and the sign-in link for another device."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.responses import Response

from regnum.catalogue.sentences import capitalised
from regnum.server import people, table_service
from regnum.server.guard.identity import log_in
from regnum.server.page.flash import Flash
from regnum.server.page.forms import Form, Redirect, ensure_guest
from regnum.server.page.new_table import agreement
from regnum.server.page.render import PageContext
from regnum.server.page.seats import called, colour_word, sides
from regnum.server.request_context import check_claims, count_wrong_claim
from regnum.server.settings import now_ms
from regnum.table.errors import no
from regnum.table.snapshot import table_info
from regnum.table.table import Table


async def show(context: PageContext) -> Response:
    """GET /plain/join/{token}: the table of an invitation. It changes nothing."""
    token = context.request.path_params["token"]
    found = await invitation(context, token)
    if found is None:
        return context.trouble(404, context.words().say("ui-link-expired"))
    table = (await context.services.tables.get(found)).table
    names = await context.services.store.read(partial(people.names_of, ids=table.people()))
    return await context.write("join.html", lambda: invited(context, token, table, names))


async def invitation(context: PageContext, token: str) -> str | None:
    """Return the table of an invitation. Wrong tokens are rate limited."""
    check_claims(context.request, context.services.settings.limits)
    found = await context.services.store.read(partial(people.invitation, token=token, now=now_ms()))
    if found is None:
        count_wrong_claim(context.request, context.services.settings.limits)
        return None
    return found[0]


def invited(context: PageContext, token: str, table: Table, names: dict[str, str]) -> dict[str, Any]:
    """Return everything the template needs."""
    info = table_info(table)
    words = context.words(info.game)
    own = sides(info, called(info, names, context.lang), words)
    chairs = [
        (
            seat.colour,
            own[seat.seat] if seat.person or seat.bot else "",
            capitalised(colour_word(seat, words)),
            words.say(f"ui-{seat.bot}") if seat.bot and not seat.person else "",
        )
        for seat in info.seats
    ]
    return {
        "words": words,
        "token": token,
        "game": words.game_title(),
        "about": words.known("game-about") or "",
        "host": names.get(table.host, ""),
        "chairs": chairs,
        "agreed": agreement(info, words),
        "here": bool(table.seats_of(context.me)),
        "table": table.id,
    }


async def join(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/join: sit down."""
    token = form.text("token")
    if await invitation(context, token) is None:
        raise no("invitation_gone")
    person = await ensure_guest(context, form.text("name"))
    live, _ = await table_service.join(context.services, person, token)
    return Redirect(f"/plain/table/{live.id}")


def join_page(form: Form) -> str:
    """Return to the invitation, so that another name or seat can be tried."""
    token = form.text("token")
    return (
        f"/plain/join/{token}" if token.replace("-", "").replace("_", "").isalnum() and len(token) <= 64 else "/plain"
    )


async def me(context: PageContext) -> Response:
    """GET /plain/me/{token}: asks first. The link is only checked when it is used."""
    token = context.request.path_params["token"]
    if not people.is_plain(token):
        return context.trouble(404, context.words().say("ui-link-expired"))
    return context.show("me.html", token=token)


async def become(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/me: sign in on this device."""
    check_claims(context.request, context.services.settings.limits)
    found = await context.services.store.write(partial(people.use_link, token=form.text("token"), now=now_ms()))
    if found is None:
        count_wrong_claim(context.request, context.services.settings.limits)
        return Redirect("/plain", Flash(say="ui-link-expired"))
    await log_in(context.request, found.id, context.request.headers.get("user-agent", ""))
    return Redirect("/plain")
