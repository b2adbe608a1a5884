"""People with keys, tables with people: written into a closed database, or through the API of a running server."""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.request
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from regnum.server import people, table_store
from regnum.server.settings import now_ms
from regnum.server.store.store import open_store
from regnum.table import commands
from regnum.table.settings import TableSettings
from regnum.table.table import Table

GUEST = "Guest"


class KeyHolder(Struct, frozen=True):
    """A person with a key, and an address of their own behind the proxy."""

    id: str
    key: str
    address: str


class Plan(Struct, frozen=True):
    """A table to create: by seat the number of a guest, or a bot."""

    game: str
    chairs: tuple[int | str, ...]
    agreed: TableSettings = TableSettings()
    seed: int | None = None
    begin: bool = True
    host: int | None = None


async def prepared(url: str, guests: int, plans: Sequence[Plan]) -> tuple[list[KeyHolder], list[str]]:
    """Write people and tables while no server has the database open."""
    store = await open_store(url)
    try:
        return await store.write(lambda c: rows_of(c, guests, plans))
    finally:
        await store.close()


def rows_of(c: Connection, guests: int, plans: Sequence[Plan]) -> tuple[list[KeyHolder], list[str]]:
    """Return the rows of people and tables."""
    known = [guest(c, n) for n in range(guests)]
    return known, [insert_table(c, plan, known) for plan in plans]


def guest(c: Connection, n: int) -> KeyHolder:
    """Add a person with a key. A server that trusts its proxy counts each by their own address."""
    made = people.new_person(c, f"{GUEST} {n}", "en", now_ms())
    key = people.open_session(c, made.id, "key", "", now_ms(), None)
    block = secrets.randbelow(200) + 1
    return KeyHolder(made.id, key, f"10.{block}.{n // 250}.{n % 250 + 1}")


def insert_table(c: Connection, plan: Plan, known: Sequence[KeyHolder]) -> str:
    """Add one table."""
    table, now = Table(secrets.token_urlsafe(12)), now_ms()
    first = next((each for each in plan.chairs if isinstance(each, int)), 0)
    host = known[first if plan.host is None else plan.host].id
    entries = commands.make(table, host, plan.game, len(plan.chairs), {}, plan.agreed, now)
    for seat, who in enumerate(plan.chairs):
        if isinstance(who, int):
            entries += commands.sit(table, known[who].id, seat, now)
        elif who != "open":
            entries += commands.lend(table, host, seat, who, now)
    if plan.begin:
        seed = secrets.randbelow(2**62) if plan.seed is None else plan.seed
        entries += commands.begin(table, host, seed, now)
    table_store.write_change(c, table_store.change_of(table, entries, now, "", people=True))
    return table.id


# -- over HTTP ------------------------------------------------------------------------------------------------------


def call(web: str, method: str, path: str, guest: KeyHolder, body: Any = None) -> Any:
    """Send one request as a program with a key does; return the response, or raise urllib's HTTPError."""
    headers = {"Authorization": f"Bearer {guest.key}", "X-Forwarded-For": guest.address}
    data = None if body is None else msgspec.json.encode(body)
    if data is not None:
        headers["Content-Type"] = "application/json"
    request = urllib.request.Request(web + path, data=data, headers=headers, method=method)
    with urllib.request.urlopen(request, timeout=20) as answer:
        text = answer.read()
    return json.loads(text) if text else None


def set_table(web: str, plan: Plan, known: Sequence[KeyHolder]) -> str:
    """Create the same table through the API: the host creates it, the others join with an invitation."""
    first = next((each for each in plan.chairs if isinstance(each, int)), 0)
    host = known[first if plan.host is None else plan.host]
    mine = [known[who] is host if isinstance(who, int) else False for who in plan.chairs]
    chairs = [
        "me" if own else "open" if isinstance(who, int) else who for who, own in zip(plan.chairs, mine, strict=True)
    ]
    order = {"game": plan.game, "seats": len(chairs), "chairs": chairs, "agreed": plan.agreed}
    table: str = call(web, "POST", "/api/tables", host, order)["table"]["id"]
    for seat, who in enumerate(plan.chairs):
        if isinstance(who, int) and known[who] is not host:
            token = call(web, "POST", f"/api/tables/{table}/invitations", host, {"seat": seat})["token"]
            call(web, "POST", "/api/join", known[who], {"token": token})
    if plan.begin:
        call(web, "POST", f"/api/tables/{table}/begin", host)
    return table


async def tables_set(web: str, known: Sequence[KeyHolder], *plans: Plan) -> list[str]:
    """Create several tables without blocking the loop."""
    return [await asyncio.to_thread(set_table, web, plan, known) for plan in plans]
