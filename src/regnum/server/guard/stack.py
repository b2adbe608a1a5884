"""The guards in their order, from the network inwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.middleware import Middleware

from regnum.server.guard.csrf import Csrf
from regnum.server.guard.headers import Headed
from regnum.server.guard.identity import Door, Identified
from regnum.server.guard.limits import Bodies, Buckets, Paced
from regnum.server.guard.origin import SameHouse
from regnum.server.guard.problems import Caught
from regnum.server.settings import Settings, now_ms


def guards(
    settings: Settings, door: Door, buckets: Buckets, records: Sequence[str] = (), clock: Callable[[], int] = now_ms
) -> list[Middleware]:
    """For Starlette(middleware=[Logged, Measured, *guards(...)]); `records` are the paths where records come in.

    Headers go outermost, so that refusals have them too. Addresses are counted before anything costs more; where a
    request comes from is looked at before who it is, and the token last, when both are known and no body can be large.
    """
    return [
        Middleware(Headed, settings),
        Middleware(Caught),
        Middleware(Paced, settings, buckets, clock),
        Middleware(SameHouse, settings),
        Middleware(Bodies, settings.limits, records),
        Middleware(Identified, door),
        Middleware(Csrf, door),
    ]
