"""The whole server, put together: store, door, thinkers, desk and hub behind their routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

from sqlalchemy import Connection
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from regnum.server import page, rest, shell
from regnum.server.art import art
from regnum.server.guard.identity import Door, kept_key, seal
from regnum.server.guard.limits import Buckets
from regnum.server.guard.problems import HANDLERS
from regnum.server.guard.stack import guards
from regnum.server.hub import Hub
from regnum.server.local import start
from regnum.server.mail_links import confirm, stop
from regnum.server.notices.desk import Desk
from regnum.server.notices.push import new_vapid_keys
from regnum.server.settings import Settings
from regnum.server.socket import sit_and_look
from regnum.server.store.store import Store, open_store
from regnum.server.thinkers import Thinkers
from regnum.server.watch.health import Check, health_routes, store_writes
from regnum.server.watch.logs import Logged
from regnum.server.watch.metrics import Measured, Metrics, metrics_route

RECORDS = ("/api/replay", "/api/analysis", "/api/course", "/api/review")  # where whole records come in


Opened: TypeAlias = Callable[[Hub], Awaitable[None]]


class House:
    """What one process of the server is made of. `opened` is called when everything stands, before anybody comes."""

    def __init__(self, settings: Settings, opened: Opened | None = None) -> None:
        self.settings = settings
        self.opened = opened
        self.door = Door(settings)
        self.buckets = Buckets()
        self.metrics = Metrics()
        self.store: Store | None = None
        self.thinkers: Thinkers | None = None
        self.checks: list[Check] = [("store", self.store_writes), ("thinkers", self.thinkers_live)]

    @asynccontextmanager
    async def open(self, app: Starlette) -> AsyncIterator[None]:
        """Open everything in order; close it in the reverse, so that nothing is told that is not kept."""
        store = self.store = await open_store(self.settings.database)
        try:
            await self.door.open(store)
            thinkers = self.thinkers = Thinkers(self.settings.thinkers, self.settings.budget_ms)
            if self.settings.thinkers:
                await thinkers.start()
            desk = Desk(self.settings, await store.write(push_keys), self.stop_link)
            app.state.hub = hub = Hub(store, self.settings, thinkers, desk, self.metrics)
            self.door.dropping = hub.session_over
            hub.over_elsewhere = self.door.forget_cached
            watching = asyncio.ensure_future(self.metrics.watch_loop())
            await hub.start()
            try:
                if self.opened is not None:
                    await self.opened(hub)
                yield
            finally:
                watching.cancel()
                await hub.close()
                await thinkers.close()
                await desk.close()
        finally:
            await store.close()

    async def store_writes(self) -> None:
        """Ready only while writes are kept."""
        assert self.store is not None
        await store_writes(self.store)[1]()

    async def thinkers_live(self) -> None:
        """Ready only while bots can be asked."""
        if self.thinkers is None or self.thinkers.closed:
            raise RuntimeError("no bot can be asked")

    def stop_link(self, person: str, hook: str) -> str:
        """The link in every mail that ends these mails; only this house can have made it."""
        return f"{self.settings.address()}/stop/{hook}/{seal(self.door.key, 'stop', hook)}"

    def middleware(self) -> list[Middleware]:
        """From the network inwards."""
        watch = [Middleware(Logged), Middleware(Measured, self.metrics)]
        return [*watch, *guards(self.settings, self.door, self.buckets, RECORDS)]

    def routes(self) -> list[BaseRoute]:
        """Everything that can be asked for."""
        return [
            *health_routes(self.checks),
            metrics_route(self.metrics, self.settings),
            WebSocketRoute("/api/tables/{table}/socket", sit_and_look),
            Route("/start/{token}/{table}", start),
            Route("/stop/{hook}/{signature}", stop, methods=["GET", "POST"]),
            Route("/confirm/{hook}/{signature}", confirm, methods=["GET", "POST"]),
            Route("/art/{game}/{file}", art, methods=["GET"]),
            *rest.routes(),
            *shell.routes(),
            *page.routes(),
        ]


def create_app(settings: Settings, opened: Opened | None = None) -> Starlette:
    """One process of the server as an ASGI app."""
    house = House(settings, opened)
    known: dict[Any, Any] = dict(HANDLERS)
    app = Starlette(routes=house.routes(), middleware=house.middleware(), exception_handlers=known, lifespan=house.open)
    app.state.house = house
    app.state.settings = settings
    app.state.door = house.door
    app.state.buckets = house.buckets
    return app


def push_keys(c: Connection) -> bytes:
    """The key pair of web push."""
    return kept_key(c, "push", new_vapid_keys)
