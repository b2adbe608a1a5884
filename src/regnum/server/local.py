"""Playing on one's own machine: the server's owner sits down at once, and finds the table again at the next start."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regnum.server import deeds, people, tables
from regnum.server.guard.identity import let_in, who_asks
from regnum.server.hub import Hub
from regnum.server.settings import now_ms
from regnum.server.store.schema import keys
from regnum.table.errors import no
from regnum.table.sight import TableInfo

OWNER = "owner"
START_MS = 10 * 60_000  # so long the link in the terminal works


class Wish(deeds.Order, frozen=True):
    """What the owner wants to play; `anew` even though a match waits, `any` if it may be a match of any kind."""

    lang: str = "en"
    speaks: bool = False  # the language was asked for just now
    name: str = ""
    anew: bool = False
    any: bool = False


class Seated(NamedTuple):
    """The table to open, a token for the owner's browser, and whether the match has waited there."""

    table: str
    token: str
    waited: bool


async def sit_owner_down(hub: Hub, wish: Wish) -> Seated:
    """At the table that waits, else at a new one."""
    owner = await hub.store.write(partial(owner_of, name=wish.name, lang=wish.lang, speaks=wish.speaks))
    waiting = None if wish.anew else await waiting_table(hub, owner, wish)
    order = deeds.Order(wish.game, wish.seats, wish.options, wish.agreed, wish.chairs, wish.colour, begin=True)
    table = waiting or (await deeds.set_table(hub, owner, order)).id
    if waiting is not None and wish.colour is not None:
        live = await hub.live(waiting)
        await deeds.act(live, owner, live.table.seats_of(owner)[0], "colour", colour=wish.colour)
    opened = partial(people.open_session, person_id=owner, kind="start", label="", now=now_ms(), lifetime_ms=START_MS)
    return Seated(table, await hub.store.write(opened), waiting is not None)


def owner_of(c: Connection, name: str, lang: str, speaks: bool) -> str:
    """The person at this machine; the first start makes one. `speaks`: the language was asked for, not guessed."""
    known = c.scalar(select(keys.c.value).where(keys.c.name == OWNER))
    if known is not None:
        found = people.person(c, known.decode())
        if found is not None:
            if speaks:
                people.set_lang(c, found.id, lang)
            return found.id
        c.execute(delete(keys).where(keys.c.name == OWNER))
    made = people.new_person(c, name, lang, now_ms())
    c.execute(insert(keys), {"name": OWNER, "value": made.id.encode()})
    return made.id


async def waiting_table(hub: Hub, owner: str, wish: Wish) -> str | None:
    """The owner's latest match of this kind that is not over."""
    for each in await hub.store.read(partial(tables.mine, person=owner, limit=50)):
        table = each.table
        if table.state == "playing" and not table.agreed.sandbox and (wish.any or alike(table, wish)):
            return table.id
    return None


def alike(table: TableInfo, wish: Wish) -> bool:
    """The same game, the same settings as far as any were wished for, the same opponents."""
    opponents = [chair.bot or "me" for chair in table.seats]
    settings = all(table.options.get(name) == value for name, value in wish.options.items())
    return table.game == wish.game and settings and opponents == wish.chairs


async def start(request: Request) -> Response:
    """GET /start/{token}/{table}: the link that the terminal prints. It works once and for a few minutes."""
    hub: Hub = request.app.state.hub
    token, table = request.path_params["token"], request.path_params["table"]
    owner = await hub.store.write(partial(people.use_link, token=token, now=now_ms(), kind="start"))
    if owner is not None:
        await let_in(request, owner.id)
    elif who_asks(request).person_id is None:
        raise no("link_gone")
    return RedirectResponse(f"/table/{table}", 303)
