"""Describe the first difference between two values: the viewer, the place and both values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from regnum.core.codec import decode, dump, encode
from regnum.core.match import Match
from regnum.core.messages import Event, Refusal

IMAGINED: Final = "in an imagined game"
LONGEST: Final = 120  # signs of a value; beyond that its end is left out


class Nothing:
    """The value where one of the two has no such key."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING: Final = Nothing()


def difference(one: Any, other: Any, there: str = IMAGINED, path: str = "") -> str:
    """The first difference of two JSON-ready values: `view.hands.0.2: 'inn' here, 'mill' in an imagined game`."""
    found = first_difference(one, other, path)
    if found is None:
        return "no difference"
    where, here, elsewhere = found
    return f"{where or 'it'}: {shown(here)} here, {shown(elsewhere)} {there}"


def first_difference(one: Any, other: Any, path: str) -> tuple[str, Any, Any] | None:
    """Where they differ first, as a path of keys, and the two values."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys: Iterable[Any] = [*one, *(key for key in other if key not in one)]
        pairs = [(key, one.get(key, NOTHING), other.get(key, NOTHING)) for key in keys]
    elif isinstance(one, list) and isinstance(other, list):
        length = max(len(one), len(other))
        pairs = [(n, at(one, n), at(other, n)) for n in range(length)]
    else:
        return None if one == other and isinstance(one, type(other)) else (path, one, other)
    for key, here, there in pairs:
        found = first_difference(here, there, f"{path}.{key}" if path else str(key))
        if found is not None:
            return found
    return None


def at(things: list[Any], n: int) -> Any:
    """The nth of them, if there are so many."""
    return things[n] if n < len(things) else NOTHING


def shown(value: Any) -> str:
    """A value, not longer than a line."""
    text = repr(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def viewer_name(viewer: int | None) -> str:
    """Return how a viewer is called in a message."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def plain_data(thing: object) -> Any:
    """As it goes over the wire."""
    return decode(encode(thing), Any)


def states(one: Match, other: Match, there: str) -> str:
    """Where two states differ."""
    return difference(dump(one.state), dump(other.state), there, "state")


def events(here: list[Event], elsewhere: list[Event], viewer: int | None, there: str = IMAGINED) -> str:
    """Where the events that a viewer gets differ; each is named by its number and kind."""
    return difference(named_events(here, viewer), named_events(elsewhere, viewer), there, "events")


def named_events(here: list[Event], viewer: int | None) -> dict[str, Any]:
    """The events as the viewer gets them, by number and kind."""
    return {f"{n}-{each.name()}": plain_data(each.seen_by(viewer)) for n, each in enumerate(here)}


def counted(before: list[str], after: list[str]) -> str:
    """What was made and what was lost."""
    lost, made = Counter(before) - Counter(after), Counter(after) - Counter(before)
    return f"lost {sorted(lost.elements())}, made {sorted(made.elements())}"


def answer(refusal: Refusal | None) -> str:
    """A refusal, or that there is none."""
    if refusal is None:
        return "it may be played"
    return f"refused: {refusal.plain()}" + (f" ({refusal.rule})" if refusal.rule else "")
