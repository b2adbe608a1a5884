"""The server in this very process, behind a real port: for proofs that must reach into its store or its clocks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from regnum.server import run
from regnum.server.app import create_app
from regnum.server.hub import Hub
from regnum.server.settings import Settings
from tests.server.proof.house import own_port


class InHouse:
    """An open house and its rooms."""

    def __init__(self, hub: Hub, port: int) -> None:
        self.hub = hub
        self.port = port

    @property
    def web(self) -> str:
        """Where HTTP is answered."""
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        """Where a table's socket is."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


@asynccontextmanager
async def in_house(url: str, **settings: Any) -> AsyncIterator[InHouse]:
    """Open it, and close it the polite way."""
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
            assert not serving.done(), "the house did not open"
        yield InHouse(app.state.hub, port)
    finally:
        server.should_exit = True
        await serving


class quiet:  # noqa: N801
    """The signals stay with the tests."""

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...
