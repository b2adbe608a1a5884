"""Start the server: one process, or several on PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable
from tempfile import TemporaryDirectory

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from regnum.core.registry import unavailable
from regnum.server.app import OnOpen, create_app
from regnum.server.descriptors import keep_descriptors
from regnum.server.monitoring import logs
from regnum.server.monitoring.shared_metrics import FOLDER as METRICS_FOLDER
from regnum.server.protocols import PROTOCOLS
from regnum.server.settings import Settings

SETTINGS = "REGNUM_SETTINGS"  # environment variable that passes the settings to further processes
SWITCH_S = 0.0001  # the writer's thread gets its turn while the loop builds snapshots
GARBAGE = (10_000, 20, 20)  # objects, and how often younger ones are looked at before older ones are
PING_S = 20.0
CLOSE_S = 0.05
TCP_TIMEOUT_MS = 30_000  # a connection whose other side reads nothing for this long is closed
STOP_S = 5  # how long open requests may take when the server stops
HUNG_S = 60  # a process that has not answered its supervisor for this long is replaced; a busy machine is no reason

log = structlog.get_logger("regnum.games")


def config(app: Starlette | str, settings: Settings, *, workers: int = 1) -> uvicorn.Config:
    """Configure uvicorn with our own limits."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        workers=workers,
        factory=isinstance(app, str),
        **PROTOCOLS,
        ws_max_size=settings.limits.frame,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        timeout_graceful_shutdown=STOP_S,
        timeout_worker_healthcheck=HUNG_S,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )


def factory() -> Starlette:
    """Create the app of one of several processes."""
    logs.set_up()
    keep_descriptors()
    prepare_process()
    return create_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def prepare_process() -> None:
    """Load every game, then freeze the garbage collector's objects, once per process.

    Otherwise the collector would traverse all cards and moves again and again and stop the loop for 80 ms. What is made
    for a move is freed without it, so it need not look after every move either.
    """
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH_S)
    for name, wrong in unavailable().items():  # which loads all the others
        log.warning("game_unavailable", game=name, exc_info=wrong)
    gc.collect()
    gc.freeze()


class GracefulServer(uvicorn.Server):
    """A uvicorn server with a callback when it is ready, which closes sockets before it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `ready`."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer sockets and waiting requests before uvicorn waits for them."""
        app = self.config.app
        if isinstance(app, Starlette) and hasattr(app.state, "services"):
            app.state.services.sockets.close_all()
            await asyncio.sleep(CLOSE_S)  # time to send their last messages
        await super().shutdown(sockets)


def serve(settings: Settings, workers: int, ready: Callable[[], None], opened: OnOpen | None = None) -> None:
    """Run until Ctrl-C or TERM."""
    if workers == 1:
        prepare_process()
        alone = config(create_app(settings, opened), settings)
        GracefulServer(alone, ready).run([listening(alone)])
        return
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    several = config("regnum.server.run:factory", settings, workers=workers)
    port = listening(several)
    with TemporaryDirectory(prefix="regnum-metrics-") as folder:
        os.environ[METRICS_FOLDER] = folder
        ready()
        Multiprocess(several, [port]).run()


def listening(config: uvicorn.Config) -> socket.socket:
    """Return the socket on which the server listens. Connections of clients that never read are closed.

    No bot process inherits it: one that outlives a killed server would keep the port.
    """
    port = config.bind_socket()
    port.set_inheritable(False)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        port.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_TIMEOUT_MS)
    return port


def free_port(host: str) -> int:
    """Return a port that is free now."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
