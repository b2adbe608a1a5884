"""Links that bring somebody in: an invitation to a table, and the personal link to another device."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.responses import Response

from regnum.catalogue.words import headed
from regnum.server import deeds, people
from regnum.server.asking import check_claims, wrong_claim
from regnum.server.guard.identity import let_in
from regnum.server.page.company import called, colour_word, sides
from regnum.server.page.forms import Away, Form, somebody
from regnum.server.page.notes import Note
from regnum.server.page.paper import Sheet
from regnum.server.page.setting import agreement
from regnum.server.settings import now_ms
from regnum.table.errors import no
from regnum.table.sight import table_info
from regnum.table.table import Table


async def show(sheet: Sheet) -> Response:
    """GET /plain/join/{token}: the table one is invited to. Looking changes nothing."""
    token = sheet.request.path_params["token"]
    found = await invitation(sheet, token)
    if found is None:
        return sheet.trouble(404, sheet.words().say("ui-link-expired"))
    table = (await sheet.hub.live(found)).table
    names = await sheet.hub.store.read(partial(people.names_of, ids=table.people()))
    return await sheet.write("join.html", lambda: invited(sheet, token, table, names))


async def invitation(sheet: Sheet, token: str) -> str | None:
    """The table of an invitation. Wrong ones are counted, and after many nothing is looked up for a while."""
    check_claims(sheet.request, sheet.hub.settings.limits)
    found = await sheet.hub.store.read(partial(people.invitation, token=token, now=now_ms()))
    if found is None:
        wrong_claim(sheet.request, sheet.hub.settings.limits)
        return None
    return found[0]


def invited(sheet: Sheet, token: str, table: Table, names: dict[str, str]) -> dict[str, Any]:
    """Everything the template needs."""
    info = table_info(table)
    words = sheet.words(info.game)
    own = sides(info, called(info, names, sheet.lang), words)
    chairs = [
        (
            seat.colour,
            own[seat.seat] if seat.person or seat.bot else "",
            headed(colour_word(seat, words)),
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
        "here": bool(table.seats_of(sheet.me)),
        "table": table.id,
    }


async def join(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/join: sit down."""
    token = form.text("token")
    if await invitation(sheet, token) is None:
        raise no("invitation_gone")
    person = await somebody(sheet, form.text("name"))
    live, _ = await deeds.join(sheet.hub, person, token)
    return Away(f"/plain/table/{live.id}")


def join_page(form: Form) -> str:
    """Back to the invitation, so that another name or seat can be tried."""
    token = form.text("token")
    return (
        f"/plain/join/{token}" if token.replace("-", "").replace("_", "").isalnum() and len(token) <= 64 else "/plain"
    )


async def me(sheet: Sheet) -> Response:
    """GET /plain/me/{token}: asks first. Whether the link is good is only known when it is used."""
    token = sheet.request.path_params["token"]
    if not people.is_plain(token):
        return sheet.trouble(404, sheet.words().say("ui-link-expired"))
    return sheet.show("me.html", token=token)


async def become(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/me: this device is that person's from now on."""
    check_claims(sheet.request, sheet.hub.settings.limits)
    found = await sheet.hub.store.write(partial(people.use_link, token=form.text("token"), now=now_ms()))
    if found is None:
        wrong_claim(sheet.request, sheet.hub.settings.limits)
        return Away("/plain", Note(say="ui-link-expired"))
    await let_in(sheet.request, found.id, sheet.request.headers.get("user-agent", ""))
    return Away("/plain")
