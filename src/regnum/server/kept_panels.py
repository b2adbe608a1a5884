"""Panels as JSON in parts, and those of a table that need not be made again.

A panel that says what it reads of the view (regnum.scene.keeping) is made, encoded and taken apart once, for all
viewers and for as long as that has not changed. What it reads is compared as a whole, byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from regnum.scene import Panel, Place
from regnum.scene.keeping import PartOfView
from regnum.server import wire
from regnum.table.patch import Parts

Slot: TypeAlias = tuple[Callable[..., Panel], tuple[int, ...], bytes]  # a maker, its arguments, and what it read

HOLDERS: Final = (Panel, Place)  # things in which others lie
HOLE: Final = msgspec.Raw(b'["\\u0007"]')  # stands where these belong; no text has this character
HOLE_TEXT: Final = bytes(HOLE)
MANY: Final = 6  # things in a place from which on it is worth taking apart


class KeptPanel(Panel, kw_only=True, tag="panel"):
    """A panel whose JSON is there already; it has no things in it any more."""

    parts: Any
    number: int


class KeptPanels:
    """The panels of one table. Threads may use it at the same time: at worst a panel is made twice."""

    def __init__(self) -> None:
        self.now: dict[Slot, KeptPanel] = {}
        self.before: dict[Slot, KeptPanel] = {}

    def turn(self) -> None:
        """The table has changed: what is not needed until it changes again is forgotten."""
        self.now, self.before = {}, self.now

    def panel(
        self, view: dict[str, Any], reads: Mapping[str, Any], make: Callable[..., Panel], args: tuple[int, ...]
    ) -> Panel:
        """Return the panel that `make` lays out of this view; `reads` is all that it reads of it."""
        slot = (make, args, wire.encode(reads))
        found = self.now.get(slot) or self.before.get(slot)
        if found is None:
            part = PartOfView(reads, view)
            panel = make(part, *args)
            if part.read_more:
                return panel
            parts = parts_of(panel)
            found = KeptPanel(
                id=panel.id, role=panel.role, title=panel.title, items=(), parts=parts, number=number_of(parts)
            )
        self.now[slot] = found
        return found


def panel_in_parts(panel: Panel) -> tuple[Parts, int]:
    """Return a panel as JSON in parts, and a number made from its content."""
    if isinstance(panel, KeptPanel):
        return panel.parts, panel.number
    parts = parts_of(panel)
    return parts, number_of(parts)


def number_of(parts: Parts) -> int:
    """Return a number made from the content."""
    return crc32(bytes(parts))


def parts_of(holder: Panel | Place) -> Parts:
    """Return a panel or place as JSON, and apart from it the things that lie in it."""
    before, _, after = wire.encode(replace(holder, items=HOLE)).partition(HOLE_TEXT)
    if any(isinstance(each, HOLDERS) for each in holder.items):
        return Parts("items", before, tuple([part_of(each) for each in holder.items]), after)
    return Parts("items", before, tuple(wire.encode_each(holder.items)), after)


def part_of(thing: Struct) -> bytes | Parts:
    """Return a thing as JSON, in parts if many others lie in it."""
    return parts_of(thing) if isinstance(thing, HOLDERS) and holds_many(thing.items) else wire.encode(thing)


def holds_many(things: Sequence[Struct]) -> bool:
    """Whether it is worth taking them apart from what they lie in."""
    return len(things) >= MANY or any(isinstance(each, HOLDERS) for each in things)
