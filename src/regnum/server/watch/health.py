"""Signs of life: `/healthz` says that the process answers, `/readyz` that it can do its work."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import structlog
from sqlalchemy import Connection, text
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from regnum.server.guard.identity import Keeps
from regnum.server.settings import now_ms

log = structlog.get_logger("regnum.server")

# A name, and a question that raises when the answer is no.
Check: TypeAlias = tuple[str, Callable[[], Awaitable[None]]]

PATIENCE: Final = 2.0  # seconds for one check
FRESH_MS: Final = 1000  # checks write to the disk; nobody makes them run more often than this


def store_writes(store: Keeps) -> Check:
    """The store can still write, and the disk has room."""

    def pulse(c: Connection) -> None:
        now = str(now_ms()).encode()
        sql = "INSERT INTO keys (name, value) VALUES ('pulse', :now) ON CONFLICT (name) DO UPDATE SET value = :now"
        c.execute(text(sql), {"now": now})

    async def writes() -> None:
        await store.write(pulse)

    return "store", writes


class Ready:
    """Runs the checks together and remembers the outcome for a second."""

    def __init__(self, checks: Sequence[Check], clock: Callable[[], int] = now_ms) -> None:
        self.checks = checks
        self.clock = clock
        self.looked = -FRESH_MS
        self.found: dict[str, bool] = {}
        self.looking = asyncio.Lock()

    async def look(self) -> dict[str, bool]:
        """Which checks are well."""
        async with self.looking:
            if self.clock() - self.looked >= FRESH_MS:
                well = await asyncio.gather(*(passes(name, check) for name, check in self.checks))
                self.found = {name: each for (name, _), each in zip(self.checks, well, strict=True)}
                self.looked = self.clock()
        return self.found


async def passes(name: str, check: Callable[[], Awaitable[None]]) -> bool:
    """Whether a check is well within its time; the log says why not."""
    try:
        await asyncio.wait_for(check(), PATIENCE)
    except Exception as error:
        log.warning("not ready", check=name, exc_info=error)
        return False
    return True


def health_routes(checks: Sequence[Check], clock: Callable[[], int] = now_ms) -> list[Route]:
    """GET /healthz and GET /readyz."""
    ready = Ready(checks, clock)

    async def alive(request: Request) -> Response:
        return JSONResponse({"alive": True}, headers={"Cache-Control": "no-store"})

    async def able(request: Request) -> Response:
        found = await ready.look()
        well = all(found.values())
        said = {name: "ok" if each else "failed" for name, each in found.items()}
        headers = {"Cache-Control": "no-store"} | ({} if well else {"Retry-After": "2"})
        return JSONResponse({"ready": well, "checks": said}, 200 if well else 503, headers)

    return [
        Route("/healthz", alive, include_in_schema=False),
        Route("/readyz", able, include_in_schema=False),
    ]
