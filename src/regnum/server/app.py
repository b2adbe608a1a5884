"""Build the server: create all parts and connect them; `create_services` shows which part needs which."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from regnum.extras import MissingExtra, needs
from regnum.server import offline_page, rest
from regnum.server.art import art
from regnum.server.background import BackgroundTasks
from regnum.server.chat import Chat
from regnum.server.connections import Connections
from regnum.server.contests import Contests
from regnum.server.descriptors import most_connections
from regnum.server.game_threads import GameThreads
from regnum.server.guard.identity import Identity, sign, stored_key
from regnum.server.guard.limits import Buckets
from regnum.server.guard.problems import HANDLERS
from regnum.server.guard.stack import guard_stack
from regnum.server.local_play import start
from regnum.server.mail_links import confirm, stop
from regnum.server.match_statistics import MatchStatistics
from regnum.server.monitoring.health import Check, health_routes, store_writes
from regnum.server.monitoring.logs import AccessLog
from regnum.server.monitoring.metrics import Metrics, RequestMetrics, metrics_route
from regnum.server.notices.sender import NoSender, NoticeSender
from regnum.server.notifier import Notifier
from regnum.server.open_tables import OpenTables
from regnum.server.peers import Peers
from regnum.server.presence import Presence
from regnum.server.reviews import Reviews
from regnum.server.scheduler import Scheduler
from regnum.server.seat_returns import SeatReturns
from regnum.server.services import Services
from regnum.server.session_ends import SessionEnds
from regnum.server.settings import Settings
from regnum.server.sockets import Sockets
from regnum.server.store.store import Store, open_store
from regnum.server.summary_repair import SummaryRepair
from regnum.server.table_writer import TableWriter
from regnum.server.websocket import table_socket
from regnum.server.workers import WorkerPool

READ_MS = 5_000  # the longest time that a question about a record may take
RECORDS = (
    "/api/replay",
    "/api/analysis",
    "/api/course",
    "/api/review",
    "/api/parcels",
)  # paths that accept whole records


OnOpen: TypeAlias = Callable[[Services], Awaitable[None]]


def worker_processes(settings: Settings) -> WorkerPool:
    """Return the pool of a server."""
    return WorkerPool(settings.bot_processes, settings.budget_ms)


def reader_process(workers: WorkerPool) -> WorkerPool:
    """Return the pool that reads strangers' records: one of its own, started when it is first asked."""
    return WorkerPool(1, READ_MS)


def html_pages() -> list[BaseRoute]:
    """Return the routes of the pages that a server hands out. Imported here: a browser has them already."""
    from regnum.server import app_page, page

    return [*app_page.routes(), *page.routes()]


class Machinery(NamedTuple):
    """What a server does with files, threads and processes; a browser has other means for it."""

    open_store: Callable[[str], Awaitable[Store]] = open_store
    make_workers: Callable[[Settings], WorkerPool] = worker_processes
    make_readers: Callable[[WorkerPool], WorkerPool] = reader_process
    pages: Callable[[], list[BaseRoute]] = html_pages


MACHINERY = Machinery()


def create_services(
    settings: Settings,
    store: Store,
    identity: Identity,
    workers: WorkerPool,
    readers: WorkerPool,
    dispatcher: NoticeSender,
    metrics: Metrics,
) -> Services:
    """Create all parts, each with what it needs; parts that follow changes elsewhere subscribe in their constructor."""
    tasks = BackgroundTasks()
    peers = Peers(store, tasks)
    threads = GameThreads()
    tables = OpenTables(store, TableWriter(store, peers, metrics), threads, peers, tasks, metrics)
    presence = Presence(tables, peers, tasks)
    chat = Chat(store, tables, peers, tasks, settings.limits.chat)
    sockets = Sockets(settings.limits, metrics)
    SessionEnds(identity, sockets, tables, peers)
    notifier = Notifier(tables, presence, store, dispatcher, settings)
    SeatReturns(tables, tasks)
    scheduler = Scheduler(tables, store, workers, notifier, peers, tasks, metrics, settings.pace_ms)
    return Services(
        settings, store, metrics, workers, readers, dispatcher, tasks, peers, threads, tables, presence, chat, sockets,
        Reviews(workers, readers), notifier, scheduler, SummaryRepair(store, threads, tasks),
        MatchStatistics(store, readers, tasks, settings.local), Contests(store, tables, threads, tasks, scheduler),
    )  # fmt: skip


class Application:
    """One process of the server. `opened` is called when all parts are ready, before the first request."""

    def __init__(self, settings: Settings, opened: OnOpen | None = None, machinery: Machinery = MACHINERY) -> None:
        self.settings = settings
        self.machinery = machinery
        self.opened = opened
        self.identity = Identity(settings)
        self.buckets = Buckets()
        self.metrics = Metrics()
        self.connections = Connections(settings, self.metrics, most_connections())
        self.store: Store | None = None
        self.workers: WorkerPool | None = None
        self.checks: list[Check] = [("store", self.store_writes), ("bots", self.workers_live)]

    @asynccontextmanager
    async def open(self, app: Starlette) -> AsyncIterator[None]:
        """Open everything in order and close it in reverse, so that nothing is sent that is not stored."""
        store = self.store = await self.machinery.open_store(self.settings.database)
        try:
            await self.identity.open(store)
            workers = self.workers = self.machinery.make_workers(self.settings)
            if self.settings.bot_processes:
                await workers.start()
            readers = self.machinery.make_readers(workers)
            dispatcher = await self.notice_sender(store)
            services = create_services(self.settings, store, self.identity, workers, readers, dispatcher, self.metrics)
            app.state.services = services
            watches = (self.metrics.watch_loop(), self.metrics.share(), self.connections.watch())
            watching = [asyncio.ensure_future(each) for each in watches]
            await services.start()
            try:
                if self.opened is not None:
                    await self.opened(services)
                yield
            finally:
                for each in watching:
                    each.cancel()
                await services.close()
                await workers.close()
                await readers.close()
                await dispatcher.close()
        finally:
            await store.close()

    async def notice_sender(self, store: Store) -> NoticeSender:
        """Return the sender of notices; without the extra one that sends nothing, of which `regnum serve` warns."""
        try:
            with needs("notices", "sending notifications"):
                from regnum.server.notices.dispatcher import Dispatcher
                from regnum.server.notices.push import new_vapid_keys
        except MissingExtra:
            return NoSender()
        keys = await store.write(partial(stored_key, name="push", make=new_vapid_keys))
        return Dispatcher(self.settings, keys, self.stop_link)

    async def store_writes(self) -> None:
        """Check that writes are durable."""
        assert self.store is not None
        await store_writes(self.store)[1]()

    async def workers_live(self) -> None:
        """Check that bots can be asked."""
        if self.workers is None or self.workers.closed:
            raise RuntimeError("bots are unavailable")

    def stop_link(self, person: str, hook: str) -> str:
        """Return the signed link with which a person unsubscribes from emails."""
        return f"{self.settings.address()}/stop/{hook}/{sign(self.identity.key, 'stop', hook)}"

    def middleware(self) -> list[Middleware]:
        """Return the middleware, outermost first."""
        watch = [Middleware(AccessLog), Middleware(RequestMetrics, self.metrics)]
        return [*watch, *guard_stack(self.settings, self.identity, self.buckets, RECORDS)]

    def routes(self) -> list[BaseRoute]:
        """Return all routes."""
        return [
            *health_routes(self.checks),
            metrics_route(self.metrics, self.settings),
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            Route("/start/{token}/{table}", start),
            Route("/stop/{hook}/{signature}", stop, methods=["GET", "POST"]),
            Route("/confirm/{hook}/{signature}", confirm, methods=["GET", "POST"]),
            Route("/art/{game}/{file}", art, methods=["GET"]),
            *rest.routes(),
            *offline_page.routes(self.settings.page),
            *self.machinery.pages(),
        ]


def create_app(settings: Settings, opened: OnOpen | None = None, machinery: Machinery = MACHINERY) -> Starlette:
    """Create the ASGI app of one server process."""
    made = Application(settings, opened, machinery)
    known: dict[Any, Any] = dict(HANDLERS)
    app = Starlette(routes=made.routes(), middleware=made.middleware(), exception_handlers=known, lifespan=made.open)
    app.state.settings = settings
    app.state.identity = made.identity
    app.state.buckets = made.buckets
    app.state.connections = made.connections
    return app
