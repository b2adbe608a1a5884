"""Local play: the owner of the server gets a table at once, and finds it again at the next start."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regnum.server import people, table_service, table_store
from regnum.server.guard.identity import log_in, principal_of
from regnum.server.services import Services
from regnum.server.settings import now_ms
from regnum.server.store.schema import keys
from regnum.table.errors import no
from regnum.table.snapshot import TableInfo

OWNER = "owner"
START_MS = 10 * 60_000  # lifetime of the link in the terminal


class LocalGame(table_service.TableRequest, frozen=True):
    """The game the owner wants to play; `anew` even if a match is waiting, `any` if it may be any match."""

    lang: str = "en"
    speaks: bool = False  # the language was requested just now
    name: str = ""
    anew: bool = False
    any: bool = False


class OwnerSeat(NamedTuple):
    """The table to open, a token for the owner's browser, and whether the match was waiting."""

    table: str
    token: str
    waited: bool


async def sit_owner_down(services: Services, wish: LocalGame) -> OwnerSeat:
    """Seat the owner at the waiting table, else at a new one."""
    owner = await services.store.write(partial(owner_of, name=wish.name, lang=wish.lang, speaks=wish.speaks))
    waiting = None if wish.anew else await waiting_table(services, owner, wish)
    order = table_service.TableRequest(
        wish.game, wish.seats, wish.options, wish.agreed, wish.chairs, wish.colour, begin=True
    )
    table = waiting or (await table_service.create_table(services, owner, order)).id
    if waiting is not None and wish.colour is not None:
        live = await services.tables.get(waiting)
        await table_service.act(services, live, owner, live.table.seats_of(owner)[0], "colour", colour=wish.colour)
    opened = partial(people.open_session, person_id=owner, kind="start", label="", now=now_ms(), lifetime_ms=START_MS)
    return OwnerSeat(table, await services.store.write(opened), waiting is not None)


def owner_of(c: Connection, name: str, lang: str, speaks: bool) -> str:
    """Return the person at this machine, created at the first start. `speaks`: the language was requested."""
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


async def waiting_table(services: Services, owner: str, wish: LocalGame) -> str | None:
    """Return the owner's latest match of this kind that is not over."""
    for each in await services.store.read(partial(table_store.mine, person=owner, limit=50)):
        table = each.table
        if table.state == "playing" and not table.agreed.sandbox and (wish.any or alike(table, wish)):
            return table.id
    return None


def alike(table: TableInfo, wish: LocalGame) -> bool:
    """Whether game, opponents and the requested options are the same."""
    opponents = [chair.bot or "me" for chair in table.seats]
    settings = all(table.options.get(name) == value for name, value in wish.options.items())
    return table.game == wish.game and settings and opponents == wish.chairs


async def start(request: Request) -> Response:
    """GET /start/{token}/{table}: the link printed in the terminal. It works once, for a few minutes."""
    services: Services = request.app.state.services
    token, table = request.path_params["token"], request.path_params["table"]
    owner = await services.store.write(partial(people.use_link, token=token, now=now_ms(), kind="start"))
    if owner is not None:
        await log_in(request, owner.id)
    elif principal_of(request).person_id is None:
        raise no("link_gone")
    return RedirectResponse(f"/table/{table}", 303)
