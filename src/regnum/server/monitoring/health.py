"""Health checks: `/healthz` (the process answers) and `/readyz` (it can do its work)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import structlog
from sqlalchemy import Connection, text
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from regnum.server.guard.identity import IdentityStore
from regnum.server.settings import now_ms

log = structlog.get_logger("regnum.server")

# A name, and a function that raises when the check fails.
Check: TypeAlias = tuple[str, Callable[[], Awaitable[None]]]

TIMEOUT_S: Final = 2.0  # seconds for one check
FRESH_MS: Final = 1000  # checks write to the disk; they run no more often than this


def store_writes(store: IdentityStore) -> Check:
    """Check that the store can write and the disk has free space."""

    def probe(c: Connection) -> None:
        now = str(now_ms()).encode()
        sql = "INSERT INTO keys (name, value) VALUES ('pulse', :now) ON CONFLICT (name) DO UPDATE SET value = :now"
        c.execute(text(sql), {"now": now})

    async def writes() -> None:
        await store.write(probe)

    return "store", writes


class ReadinessChecks:
    """Runs the checks together and caches the outcome for a second."""

    def __init__(self, checks: Sequence[Check], clock: Callable[[], int] = now_ms) -> None:
        self.checks = checks
        self.clock = clock
        self.checked_at = -FRESH_MS
        self.outcome: dict[str, bool] = {}
        self.lock = asyncio.Lock()

    async def run(self) -> dict[str, bool]:
        """Return which checks passed."""
        async with self.lock:
            if self.clock() - self.checked_at >= FRESH_MS:
                passed = await asyncio.gather(*(passes(name, check) for name, check in self.checks))
                self.outcome = {name: each for (name, _), each in zip(self.checks, passed, strict=True)}
                self.checked_at = self.clock()
        return self.outcome


async def passes(name: str, check: Callable[[], Awaitable[None]]) -> bool:
    """Whether a check passes within its time limit; the log says why not."""
    try:
        await asyncio.wait_for(check(), TIMEOUT_S)
    except Exception as error:
        log.warning("check_failed", check=name, exc_info=error)
        return False
    return True


def health_routes(checks: Sequence[Check], clock: Callable[[], int] = now_ms) -> list[Route]:
    """Return GET /healthz and GET /readyz."""
    ready = ReadinessChecks(checks, clock)

    async def alive(request: Request) -> Response:
        return JSONResponse({"alive": True}, headers={"Cache-Control": "no-store"})

    async def able(request: Request) -> Response:
        outcome = await ready.run()
        passed = all(outcome.values())
        states = {name: "ok" if each else "failed" for name, each in outcome.items()}
        headers = {"Cache-Control": "no-store"} | ({} if passed else {"Retry-After": "2"})
        return JSONResponse({"ready": passed, "checks": states}, 200 if passed else 503, headers)

    return [
        Route("/healthz", alive, include_in_schema=False),
        Route("/readyz", able, include_in_schema=False),
    ]
