"""The server in this process, on a real port: for tests that need its store or its clocks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from regnum.server import run
from regnum.server.app import create_app
from regnum.server.services import Services
from regnum.server.settings import Settings
from tests.server.proof.server_process import own_port


class InProcessServer:
    """A running server and its parts."""

    def __init__(self, services: Services, port: int) -> None:
        self.services = services
        self.port = port

    @property
    def web(self) -> str:
        """Return the base URL of HTTP."""
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        """Return the URL of a table's socket."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


@asynccontextmanager
async def in_process_server(url: str, **settings: Any) -> AsyncIterator[InProcessServer]:
    """Start it, and stop it gracefully."""
    port = own_port()
    usual: dict[str, Any] = {"pace_ms": 0, "budget_ms": 200, "proxy": True}
    chosen = Settings(database=url, port=port, **usual | settings)
    app = create_app(chosen)
    server = uvicorn.Server(run.config(app, chosen))
    server.capture_signals = quiet  # type: ignore[method-assign,assignment]
    serving = asyncio.ensure_future(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
            assert not serving.done(), "the server did not open"
        yield InProcessServer(app.state.services, port)
    finally:
        server.should_exit = True
        await serving


class quiet:  # noqa: N801
    """Leave the signals to the tests."""

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...
