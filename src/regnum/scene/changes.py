"""What differs between two scenes of a match: which pieces and cards are new, gone, elsewhere or others than before.

Both scenes are what one viewer was shown, so what is found here follows from what that viewer knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from regnum.core.messages import Message

KINDS: Final = frozenset({"piece", "card"})
WORDS: Final = frozenset({"note", "caption", "ribbon", "cell", "ghost", "screen"})  # shapes that are no pieces
# What makes a thing another one: all else (what it gives, how it is lit) changes without anything being done to it.
OWN: Final = ("kind", "seat", "shape", "drawing", "face", "icon", "title", "turned")
How: TypeAlias = Literal["new", "gone", "moved", "other", "amount"]


class ThingSpot(Struct, frozen=True, omit_defaults=True):
    """The position of a thing: its panel, the thing it is on, and where on that."""

    panel: str
    on: str = ""
    where: str = ""


class Change(Struct, frozen=True, omit_defaults=True):
    """What was done to a piece or card, and where: it came, went, moved, became another one, or its number changed."""

    id: str
    how: How
    was: ThingSpot | None = None
    now: ThingSpot | None = None


class Found(NamedTuple):
    """A thing of a scene."""

    thing: dict[str, Any]
    spot: ThingSpot


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[Change]:
    """Return what was done to pieces and cards between two scenes, in the order of the later one; the gone last."""
    was, now = pieces(before), pieces(after)
    found = [
        Change(id, how, spot_of(was.get(id)), each.spot) for id, each in now.items() if (how := done(was.get(id), each))
    ]
    return found + [Change(id, "gone", each.spot) for id, each in was.items() if id not in now]


def spot_of(found: Found | None) -> ThingSpot | None:
    """Where a thing lay, if it did."""
    return None if found is None else found.spot


def done(was: Found | None, now: Found) -> How | None:
    """What was done to a thing; nothing if it only has other neighbours."""
    if was is None:
        return "new"
    if was.spot.on != now.spot.on or was.spot.panel != now.spot.panel or placed(was) != placed(now):
        return "moved"
    if any(was.thing.get(name) != now.thing.get(name) for name in OWN):
        return "other"
    return "amount" if was.thing.get("value") != now.thing.get("value") else None


def placed(found: Found) -> list[Any]:
    """Its position, where it is the thing's own and not only an order among others."""
    return [found.thing.get(name) for name in ("x", "y", "position", "at")]


def pieces(scene: dict[str, Any]) -> dict[str, Found]:
    """All pieces and cards that lie in the panels of a scene, by their ids."""
    found: dict[str, Found] = {}
    for thing, spot in things(scene.get("panels", []), "", ""):
        if thing["kind"] in KINDS and thing.get("shape") not in WORDS:
            found[thing["id"]] = Found(thing, spot)
    return found


def things(tree: Any, panel: str, on: str) -> Iterator[tuple[dict[str, Any], ThingSpot]]:
    """Every thing of a tree with the spot it lies on."""
    if isinstance(tree, (list, tuple)):
        for nth, each in enumerate(tree):
            yield from thing_and_inner(each, panel, on, nth)
    else:
        yield from thing_and_inner(tree, panel, on, 0)


def thing_and_inner(each: Any, panel: str, on: str, nth: int) -> Iterator[tuple[dict[str, Any], ThingSpot]]:
    """A thing and all that lies on it; what is not a thing is only looked into."""
    if isinstance(each, (list, tuple)):
        yield from things(each, panel, on)
    if not isinstance(each, dict) or isinstance(each, Message):
        return
    kind, id = each.get("kind"), each.get("id")
    is_thing = isinstance(kind, str) and isinstance(id, str)
    if is_thing:
        yield each, ThingSpot(panel, on, where(each, nth))
    inside = str(id) if is_thing and kind == "panel" else panel
    for value in each.values():
        if isinstance(value, (list, tuple, dict)):
            yield from things(value, inside, str(id) if is_thing else on)


def where(thing: dict[str, Any], nth: int) -> str:
    """Where on its place a thing lies, in a word of its own kind; at least as which of its neighbours."""
    if "x" in thing and "y" in thing:
        return f"{thing['x']},{thing['y']}"
    for name in ("position", "at", "anchor"):
        if name in thing:
            return f"{name} {thing[name]}"
    return f"nth {nth}"
