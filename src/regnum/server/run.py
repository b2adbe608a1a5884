"""Starting the server: one process, or several on PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from regnum.core.house import left_out
from regnum.server.app import Opened, create_app
from regnum.server.settings import Settings
from regnum.server.watch import logs

SETTINGS = "REGNUM_SETTINGS"  # how the settings reach further processes
SWITCH_S = 0.0001  # the writer's thread gets its turn while the loop lays out what everybody will see
PING_S = 20.0
GOODBYE_S = 0.05
SILENT_MS = 30_000  # a connection whose other side takes nothing any more is given up
STOP_S = 5  # so long open requests may take when the server stops

log = structlog.get_logger("regnum.games")


def config(app: Starlette | str, settings: Settings, *, workers: int = 1) -> uvicorn.Config:
    """uvicorn, with the limits of the house instead of its own."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        workers=workers,
        factory=isinstance(app, str),
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        timeout_graceful_shutdown=STOP_S,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )


def factory() -> Starlette:
    """The app of one of several processes."""
    logs.set_up()
    settle_down()
    return create_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def settle_down() -> None:
    """What a process does once so that it answers evenly: every game is loaded, and what is there now stays.

    Without that the garbage collector would go through all cards and moves again and again and stop the loop for 80 ms.
    """
    sys.setswitchinterval(SWITCH_S)
    for name, wrong in left_out().items():  # which opens all the others
        log.warning("game_left_out", game=name, exc_info=wrong)
    gc.collect()
    gc.freeze()


class Serving(uvicorn.Server):
    """A server that says when it is ready, and when it stops, lets nobody wait."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As always, then the word."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Sockets and waiting requests are answered before uvicorn waits for them."""
        app = self.config.app
        if isinstance(app, Starlette) and hasattr(app.state, "hub"):
            app.state.hub.send_away()
            await asyncio.sleep(GOODBYE_S)  # their last letters go out
        await super().shutdown(sockets)


def serve(settings: Settings, workers: int, ready: Callable[[], None], opened: Opened | None = None) -> None:
    """Run until Ctrl-C or TERM."""
    if workers == 1:
        settle_down()
        alone = config(create_app(settings, opened), settings)
        Serving(alone, ready).run([listening(alone)])
        return
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    several = config("regnum.server.run:factory", settings, workers=workers)
    port = listening(several)
    ready()
    Multiprocess(several, [port]).run()


def listening(config: uvicorn.Config) -> socket.socket:
    """The socket on which the house listens. A reader who was sent away and never reads does not keep theirs."""
    port = config.bind_socket()
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        port.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT_MS)
    return port


def free_port(host: str) -> int:
    """A port that nobody uses now."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
