"""Where bots think: worker processes with a time budget. The event loop never waits on them."""

from __future__ import annotations

from regnum.server.thinkers.letters import Analysis, Answer, Findings, Prospect, Source, ThinkerError, Thought
from regnum.server.thinkers.pool import Thinkers

__all__ = ["Analysis", "Answer", "Findings", "Prospect", "Source", "ThinkerError", "Thinkers", "Thought"]
