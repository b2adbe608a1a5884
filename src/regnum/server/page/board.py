"""Turn a scene into parts for a template: headings, lists and tables, for any game.

Every thing of a scene becomes a dictionary with `as`, which names the macro that renders it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec.structs import replace

from regnum.catalogue.describe import (
    EDGES,
    Describer,
    called,
    is_number_of,
    is_slot,
    mark_words,
    marks_by_cell,
    piece_parts,
    road_words,
    spent_id,
    turned_roads,
)
from regnum.catalogue.sentences import capitalised, signed
from regnum.scene import Card, Counter, Meter, Panel, Piece, Place, Shape, Space, Thing, Track
from regnum.scene.reading import cost_of, is_face_down, pieces_of, position_of, value_of

Part: TypeAlias = dict[str, Any]

ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
OPEN_ROLES: Final = ("board", "mine", "offer")
ORDER: Final = {"mine": 0, "offer": 1, "board": 2, "others": 3, "side": 4}

# How the pieces of a shape are listed: small ones side by side, notes as lines, others one by one. Every shape: a test
# compares the list with the contract.
SHAPE_LISTS: Final[dict[Shape, Literal["chips", "notes", "cards"]]] = {
    Shape.ARMS: "cards",
    Shape.CAPTION: "cards",
    Shape.CELL: "cards",
    Shape.CUBES: "cards",
    Shape.DRAWN: "cards",
    Shape.ENTRY: "cards",
    Shape.FIGURE: "chips",
    Shape.GAP: "cards",
    Shape.GHOST: "chips",
    Shape.MARKER: "chips",
    Shape.NOTE: "notes",
    Shape.REGION: "cards",
    Shape.RIBBON: "cards",
    Shape.SCREEN: "cards",
    Shape.SLOT: "chips",
    Shape.SQUARE: "chips",
    Shape.TILE: "cards",
    Shape.TOKEN: "chips",
    Shape.UNIT: "chips",
    Shape.WORKER: "chips",
}


class Drawing:
    """One scene for one reader. `lit`: the things of legal options, and their anchors; `colours` are the sides'."""

    def __init__(self, telling: Describer, colours: list[str], lit: Mapping[str, str]) -> None:
        self.telling = telling
        self.words = telling.words
        self.colours = colours
        self.lit = lit

    def panels(self) -> list[Part]:
        """Return the panels of the table: the reader's own first, then the offer, the board, the others."""
        panels = [self.panel(each) for each in self.telling.scene.panels]
        return sorted(panels, key=lambda panel: ORDER.get(panel["role"], len(ORDER)))

    def panel(self, panel: Panel) -> Part:
        """Return one panel. Its numbers are at the top; further details of other players are folded."""
        numbers = [each for each in panel.items if isinstance(each, (Counter, Meter))]
        rest = [each for each in panel.items if not isinstance(each, (Counter, Meter))]
        return {
            "id": slug(panel.id),
            "title": capitalised(self.words.text(panel.title)),
            "role": panel.role,
            "seat": panel.seat,
            "colour": self.colour(panel),
            "open": panel.role in OPEN_ROLES,
            "numbers": [self.number(each) for each in numbers],
            "blocks": [self.block(each) for each in rest],
        }

    def number(self, item: Counter | Meter) -> Part:
        """Return a counter, or a meter with its maximum."""
        value = self.telling.meter(item) if isinstance(item, Meter) else signed(item.value)
        return {"name": self.telling.name(item), "value": value, "lit": self.anchor(item)}

    def block(self, item: Thing) -> Part:
        """Return a thing that is a block of its own in a panel."""
        if isinstance(item, Panel):
            return {"as": "group", **self.panel(item)}
        if isinstance(item, Track):
            return self.track(item)
        if isinstance(item, Place):
            return self.grid(item) if item.layout == "grid" else self.place(item)
        return {"as": "leaf", **self.leaf(item)}

    # -- places ----------------------------------------------------------------------------------------------------

    def place(self, place: Place) -> Part:
        """Return a row, ring, stack or mat: small pieces side by side, cards one by one, notes as lines."""
        lists = {SHAPE_LISTS[each.shape] if isinstance(each, Piece) else "cards" for each in place.items}
        return {
            "as": lists.pop() if len(lists) == 1 else "cards",
            "id": slug(place.id),
            "title": capitalised(self.words.text(place.label)) if place.label is not None else "",
            "ordered": place.layout == "ring",
            "items": [self.block(each) if isinstance(each, BLOCKS) else self.leaf(each) for each in place.items],
        }

    def grid(self, grid: Place) -> Part:
        """Return a grid as a table, with its column and row numbers as the viewer counts them."""
        at = {position_of(each): each for each in pieces_of(grid)}
        columns = sorted({x for x, _ in at})
        rows = sorted({y for _, y in at}, reverse=True)
        lines: list[Part] = [
            {"y": signed(y), "cells": [self.cell(at.get((x, y)), x, y) for x in columns]} for y in rows
        ]
        read = [cell for line in lines for cell in line["cells"] if cell["text"]]
        title = capitalised(self.words.text(grid.label)) if grid.label is not None else ""
        return {
            "as": "grid",
            "id": slug(grid.id),
            "title": title,
            "columns": [signed(x) for x in columns],
            "rows": lines,
            "read": read,
        }

    def cell(self, item: Piece | None, x: int, y: int) -> Part:
        """Return one cell: empty, available, or a tile with its pieces."""
        spot = f"({signed(x)},\u00a0{signed(y)})"
        if item is None or item.shape is Shape.CELL:
            lit = "" if item is None else self.anchor(item)
            return {"free": True, "there": item is not None, "spot": spot, "lit": lit, "text": ""}
        return {"free": False, "spot": spot, **self.leaf(item)}

    def track(self, track: Track) -> Part:
        """Return a track: its cells in a line, each with its markers."""
        here, beside = marks_by_cell(track)
        cells = [
            {
                "spot": self.telling.spot(cell, nth),
                "marks": [self.mark(mark, track) for mark in marks],
                "lit": self.anchor(cell),
            }
            for nth, (cell, marks) in enumerate(zip(track.cells, here, strict=True))
        ]
        last = len(cells) - 1
        standing = [cell for nth, cell in enumerate(cells) if cell["marks"] or nth in (0, last)]
        return {
            "as": "track",
            "id": slug(track.id),
            "title": self.telling.name(track),
            "cells": cells,
            "standing": standing,
            "beside": [self.mark(mark, track) for mark in beside],
        }

    def mark(self, mark: Piece, track: Track) -> Part:
        """Return a marker on a track, named after its owner if it has no name."""
        return {"name": mark_words(mark, self.telling, track), "colour": self.colour(mark), "lit": self.anchor(mark)}

    # -- things ----------------------------------------------------------------------------------------------------

    def leaf(self, item: Thing) -> Part:
        """Return a card, a piece or a space: its name, its facts, its text and its content."""
        if isinstance(item, (Counter, Meter)):
            return {"as": "number", **self.number(item)}
        name, *facts = piece_parts(bare(item), self.telling) or [called(item, self.telling)]
        return {
            "name": name or capitalised(self.telling.kind(item.icon)),
            "short": capitalised(self.words.text(item.label)) if item.label is not None else name,
            "facts": facts,
            "cost": self.telling.prices(item) if cost_of(item) else "",
            "text": self.words.text(item.text) if item.text is not None else "",
            "points": self.words.say("count-points", count=value_of(item) or 0) if has_points(item) else "",
            "owner": self.telling.side_name(item.seat) if item.seat is not None else "",
            "colour": self.colour(item),
            "tone": slug(item.tone or ""),
            "down": is_face_down(item),
            "spent": bool(item.spent),
            "spent_id": spent_id(item),
            "none": is_number_of(item) and not value_of(item),
            "roads": "".join(ARROWS[edge] for edge in EDGES if edge in turned_roads(item)),
            "road_words": self.road_words(item),
            "lit": self.anchor(item),
            "marks": [self.leaf(each) for each in item.marks or ()],
            "slots": [self.slot(each) for each in item.items] if isinstance(item, Space) else [],
        }

    def slot(self, slot: Piece) -> Part:
        """Return a slot for a worker: who may use it, and who does."""
        if not is_slot(slot):
            return {**self.leaf(slot), "here": [], "taken": True}
        here = [self.leaf(each) for each in slot.marks or ()]
        name = capitalised(self.words.text(slot.label)) if slot.label is not None else called(slot, self.telling)
        return {"name": name, "tone": slug(slot.icon or ""), "here": here, "taken": bool(here)}

    def anchor(self, item: Thing) -> str:
        """Return the anchor of the first legal option for a thing; "" without one."""
        return self.lit.get(item.id, "")

    def road_words(self, item: Thing) -> str:
        """Return where the roads of a place lead, as text."""
        return road_words(item, self.telling)

    def colour(self, item: Thing) -> str:
        """Return the colour of a thing's owner."""
        seat = item.seat
        return slug(self.colours[seat]) if seat is not None and seat < len(self.colours) else ""


BLOCKS: Final = (Place, Track, Panel)


def bare(item: Thing) -> Thing:
    """Return a thing without what the page renders in its own way."""
    if isinstance(item, Piece):
        return replace(item, cost=None, seat=None, marks=None, roads=None)
    if isinstance(item, Card):
        return replace(item, cost=None, or_cost=None, seat=None, marks=None)
    return replace(item, cost=None, seat=None, marks=None, items=()) if isinstance(item, Space) else item


def has_points(item: Thing) -> bool:
    """Whether the number of a thing is points."""
    return value_of(item) is not None and not isinstance(item, Space) and not is_number_of(item)


def slug(id: str) -> str:
    """Return an id that is valid in HTML."""
    return "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in str(id))
