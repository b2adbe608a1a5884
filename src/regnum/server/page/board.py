"""A scene as plain parts that a template can write: headings, lists and tables. No game is known here.

Every thing of the kit becomes a dictionary with `as`, which names the macro that writes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from regnum.catalogue.telling import (
    EDGES,
    Telling,
    called,
    is_mute,
    is_number_of,
    is_slot,
    mark_words,
    marks_by_cell,
    piece_parts,
    spent_id,
    turned_roads,
)
from regnum.catalogue.words import headed, signed
from regnum.scene.kit import Thing

Part: TypeAlias = dict[str, Any]

ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
OPEN_ROLES: Final = ("board", "mine", "offer")
ORDER: Final = {"mine": 0, "offer": 1, "board": 2, "others": 3, "side": 4}
SMALL: Final = ("worker", "unit", "cube", "figure", "token", "marker", "ghost", "square", "slot")


class Drawing:
    """One scene for one reader. `lit`: what a legal option touches, and its anchor; `colours` are the sides'."""

    def __init__(self, telling: Telling, colours: list[str], lit: Mapping[str, str]) -> None:
        self.telling = telling
        self.words = telling.words
        self.colours = colours
        self.lit = lit

    def panels(self) -> list[Part]:
        """The groups of the table: what is mine first, then what is on offer, the board, the others."""
        panels = [self.panel(each) for each in self.telling.scene["panels"]]
        return sorted(panels, key=lambda panel: ORDER.get(panel["role"], len(ORDER)))

    def panel(self, panel: Thing) -> Part:
        """One group. Its numbers stand at the top; what others have besides can be unfolded."""
        numbers = [each for each in panel["items"] if each["kind"] in ("counter", "meter")]
        rest = [each for each in panel["items"] if each["kind"] not in ("counter", "meter") and not is_mute(each)]
        return {
            "id": slug(panel["id"]),
            "title": headed(self.words.text(panel["title"])),
            "role": panel["role"],
            "seat": panel.get("seat"),
            "colour": self.colour(panel),
            "open": panel["role"] in OPEN_ROLES,
            "numbers": [self.number(each) for each in numbers],
            "blocks": [self.block(each) for each in rest],
        }

    def number(self, item: Thing) -> Part:
        """A counter, or a meter with how much fits."""
        value = self.telling.meter(item) if item["kind"] == "meter" else signed(item["value"])
        return {"name": self.telling.name(item), "value": value, "lit": self.anchor(item)}

    def block(self, item: Thing) -> Part:
        """Something inside a panel that takes room of its own."""
        if item["kind"] == "panel":
            return {"as": "group", **self.panel(item)}
        if item["kind"] == "track":
            return self.track(item)
        if item["kind"] == "place":
            return self.grid(item) if item["layout"] == "grid" else self.place(item)
        return {"as": "leaf", **self.leaf(item)}

    # -- places ----------------------------------------------------------------------------------------------------

    def place(self, place: Thing) -> Part:
        """A row, a ring, a stack or a mat: small pieces side by side, cards one by one, notes as lines."""
        items = [each for each in place["items"] if not is_mute(each)]
        shapes = {each.get("shape", each["kind"]) for each in items}
        kind = "notes" if shapes == {"note"} else "chips" if shapes and shapes <= set(SMALL) else "cards"
        return {
            "as": kind,
            "id": slug(place["id"]),
            "title": headed(self.words.text(place["label"])) if "label" in place else "",
            "ordered": place["layout"] == "ring",
            "items": [self.block(each) if each["kind"] in BLOCKS else self.leaf(each) for each in items],
        }

    def grid(self, grid: Thing) -> Part:
        """A grid as a table, with the numbers of its columns and rows as whoever looks counts them."""
        at = {(each["x"], each["y"]): each for each in grid["items"]}
        columns = sorted({x for x, _ in at})
        rows = sorted({y for _, y in at}, reverse=True)
        lines: list[Part] = [
            {"y": signed(y), "cells": [self.cell(at.get((x, y)), x, y) for x in columns]} for y in rows
        ]
        read = [cell for line in lines for cell in line["cells"] if cell["text"]]
        title = headed(self.words.text(grid["label"])) if "label" in grid else ""
        return {
            "as": "grid",
            "id": slug(grid["id"]),
            "title": title,
            "columns": [signed(x) for x in columns],
            "rows": lines,
            "read": read,
        }

    def cell(self, item: Thing | None, x: int, y: int) -> Part:
        """One cell: empty, free to be built on, or a tile with what stands there."""
        spot = f"({signed(x)},\u00a0{signed(y)})"
        if item is None or item.get("shape") == "cell":
            lit = "" if item is None else self.anchor(item)
            return {"free": True, "there": item is not None, "spot": spot, "lit": lit, "text": ""}
        return {"free": False, "spot": spot, **self.leaf(item)}

    def track(self, track: Thing) -> Part:
        """Cells in a line, each with whoever stands there."""
        here, beside = marks_by_cell(track)
        cells = [
            {
                "spot": self.telling.spot(cell, nth),
                "marks": [self.mark(mark, track) for mark in marks],
                "lit": self.anchor(cell),
            }
            for nth, (cell, marks) in enumerate(zip(track["cells"], here, strict=True))
        ]
        last = len(cells) - 1
        standing = [cell for nth, cell in enumerate(cells) if cell["marks"] or nth in (0, last)]
        return {
            "as": "track",
            "id": slug(track["id"]),
            "title": self.telling.name(track),
            "cells": cells,
            "standing": standing,
            "beside": [self.mark(mark, track) for mark in beside],
        }

    def mark(self, mark: Thing, track: Thing) -> Part:
        """A marker on a track, called after its owner where it has no other name."""
        return {"name": mark_words(mark, self.telling, track), "colour": self.colour(mark), "lit": self.anchor(mark)}

    # -- things ----------------------------------------------------------------------------------------------------

    def leaf(self, item: Thing) -> Part:
        """A card, a piece or a space: its name, its facts, what it says, what lies on it."""
        if item["kind"] in ("counter", "meter"):
            return {"as": "number", **self.number(item)}
        name, *facts = piece_parts(bare(item), self.telling) or [called(item, self.telling)]
        return {
            "name": name or headed(self.telling.kind(item.get("icon", ""))),
            "short": headed(self.words.text(item["label"])) if "label" in item else name,
            "facts": facts,
            "cost": self.telling.prices(item) if item.get("cost") else "",
            "text": self.words.text(item["text"]) if "text" in item else "",
            "points": self.words.say("count-points", count=item["value"]) if has_points(item) else "",
            "owner": self.telling.side_name(item["seat"]) if item.get("seat") is not None else "",
            "colour": self.colour(item),
            "tone": slug(item.get("tone", "")),
            "down": item.get("face") == "down",
            "spent": bool(item.get("spent")),
            "spent_id": spent_id(item),
            "none": is_number_of(item) and not item["value"],
            "roads": "".join(ARROWS[edge] for edge in EDGES if edge in turned_roads(item)),
            "road_words": self.road_words(item),
            "lit": self.anchor(item),
            "marks": [self.leaf(each) for each in item.get("marks", ())],
            "slots": [self.slot(each) for each in item.get("items", ())] if item["kind"] == "space" else [],
        }

    def slot(self, slot: Thing) -> Part:
        """Room for a worker: for whom it is, and who stands there."""
        if not is_slot(slot):
            return {**self.leaf(slot), "here": [], "taken": True}
        here = [self.leaf(each) for each in slot.get("marks", ())]
        name = headed(self.words.text(slot["label"])) if "label" in slot else called(slot, self.telling)
        return {"name": name, "tone": slug(slot.get("icon", "")), "here": here, "taken": bool(here)}

    def anchor(self, item: Thing) -> str:
        """The first legal option that touches it; "" where none does."""
        return self.lit.get(item["id"], "")

    def road_words(self, item: Thing) -> str:
        """Where its roads lead, for who cannot see the arrows."""
        edges = [self.words.say(f"edge-{edge.lower()}") for edge in EDGES if edge in turned_roads(item)]
        return self.words.say("tty-roads", edges=", ".join(edges)) if edges else ""

    def colour(self, item: Thing) -> str:
        """The colour of its owner."""
        seat = item.get("seat")
        return slug(self.colours[seat]) if seat is not None and seat < len(self.colours) else ""


BLOCKS: Final = ("place", "track", "panel")


def bare(item: Thing) -> Thing:
    """A thing without what the page writes in its own way."""
    own = {"cost", "or_cost", "seat", "items", "marks", "roads"}
    return {name: value for name, value in item.items() if name not in own} | {"items": []}


def has_points(item: Thing) -> bool:
    """Whether its number is points."""
    return "value" in item and item["kind"] != "space" and not is_number_of(item)


def slug(id: str) -> str:
    """An id as it may stand in a page."""
    return "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in str(id))
