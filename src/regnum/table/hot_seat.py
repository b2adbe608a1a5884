"""What seats know: whether one person may see several of them, on one device or one after the other."""

from __future__ import annotations

from typing import Any

from regnum.core.match import Match


def hides(match: Match, one: int, other: int) -> bool:
    """Whether two seats know different things, so that one person must not see one straight after the other."""
    return open_view(match, one) != open_view(match, other)


def has_secrets(match: Match, seat: int) -> bool:
    """Whether a seat knows something that spectators do not."""
    return open_view(match, seat) != open_view(match, None)


def open_view(match: Match, seat: int | None) -> dict[str, Any]:
    """Return what a seat knows (None: a spectator), without whose viewpoint it is."""
    return {name: value for name, value in match.view(seat).items() if name != "seat"}
