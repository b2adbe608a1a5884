"""When one person answers for several seats: does a curtain fall between their turns?"""

from __future__ import annotations

from typing import Any

from regnum.core.match import Match


def hides(match: Match, one: int, other: int) -> bool:
    """Whether two seats know different things, so that one person's eyes must not go straight from one to the other."""
    return open_view(match, one) != open_view(match, other)


def open_view(match: Match, seat: int) -> dict[str, Any]:
    """What a seat knows, without whose eyes they are."""
    return {name: value for name, value in match.view(seat).items() if name != "seat"}
