"""Bot workers: processes with a time budget, so that the event loop never waits for a search."""

from __future__ import annotations

from regnum.server.workers.pool import WorkerPool
from regnum.server.workers.protocol import (
    AnalysisRequest,
    ChosenMove,
    Findings,
    MatchSource,
    MoveRequest,
    Prospect,
    WorkerError,
)

__all__ = [
    "AnalysisRequest",
    "ChosenMove",
    "Findings",
    "MatchSource",
    "MoveRequest",
    "Prospect",
    "WorkerError",
    "WorkerPool",
]
