"""Every test of the pool runs on both kinds of event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
import uvloop

from .helpers import Run


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Run something to its end on each kind of event loop."""

    def runner(job: Awaitable[Any]) -> Any:
        async def whole() -> Any:
            return await job

        with asyncio.Runner(loop_factory=uvloop.new_event_loop if request.param == "uvloop" else None) as loop:
            return loop.run(whole())

    return runner
