"""The middleware of the guard, outermost first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.middleware import Middleware

from regnum.server.guard.csrf import CsrfMiddleware
from regnum.server.guard.headers import SecurityHeaders
from regnum.server.guard.identity import Identity, IdentityMiddleware
from regnum.server.guard.limits import BodyLimit, Buckets, RateLimitMiddleware
from regnum.server.guard.origin import SameOrigin
from regnum.server.guard.problems import ErrorMiddleware
from regnum.server.settings import Settings, now_ms


def guard_stack(
    settings: Settings,
    identity: Identity,
    buckets: Buckets,
    records: Sequence[str] = (),
    clock: Callable[[], int] = now_ms,
) -> list[Middleware]:
    """Return the middleware for Starlette; `records` are the paths that accept whole records.

    Headers are outermost, so that refusals have them too. Addresses are counted before anything expensive; the origin
    is checked before the identity, and the CSRF token last, when both are known and bodies are limited.
    """
    return [
        Middleware(SecurityHeaders, settings),
        Middleware(ErrorMiddleware),
        Middleware(RateLimitMiddleware, settings, buckets, clock),
        Middleware(SameOrigin, settings),
        Middleware(BodyLimit, settings.limits, records),
        Middleware(IdentityMiddleware, identity),
        Middleware(CsrfMiddleware, identity),
    ]
