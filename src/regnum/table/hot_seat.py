"""Several seats of one person on one device: whether a curtain is needed between their turns."""

from __future__ import annotations

from typing import Any

from regnum.core.match import Match


def hides(match: Match, one: int, other: int) -> bool:
    """Whether two seats know different things, so that one person must not see one straight after the other."""
    return open_view(match, one) != open_view(match, other)


def open_view(match: Match, seat: int) -> dict[str, Any]:
    """Return what a seat knows, without whose viewpoint it is."""
    return {name: value for name, value in match.view(seat).items() if name != "seat"}
