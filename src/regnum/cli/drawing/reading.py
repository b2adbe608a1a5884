"""Everything on the table that has something to read: what a tile, a card or a treasure does, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regnum.catalogue.telling import described, row_by_row, spot
from regnum.cli.choices import bare, mentions
from regnum.cli.drawing.look import Look
from regnum.cli.words import headed
from regnum.scene.kit import Thing


class Reading(NamedTuple):
    """One thing: where it lies and what it is, and the sentence printed on it."""

    head: str
    text: str


def readable(look: Look, typed: str = "") -> list[Reading]:
    """All that can be read, or what mentions the words that were typed."""
    return [each for each in readings(look) if mentions(bare(f"{each.head} {each.text}"), bare(typed))]


def readings(look: Look) -> list[Reading]:
    """Panel by panel. A note beside the board is left out where the thing itself has told the same."""
    found: list[Reading] = []
    told: set[str] = set()
    for panel in look.scene["panels"]:
        title = headed(look.words.text(panel["title"]))
        for item in panel["items"]:
            for where, thing in lying(item, title, look):
                text = look.words.text(thing["text"])
                if thing.get("shape") != "note" or text not in told:
                    found.append(Reading(f"{where}: {described({**thing, 'marks': []}, look)}", text))
                    told.add(text)
    return found


def lying(item: Thing, where: str, look: Look) -> Iterator[tuple[str, Thing]]:
    """The things with a text in a place, each with where it lies; a grid row by row."""
    if item.get("layout") == "grid":
        where = ""
    elif "label" in item and item["kind"] == "place":
        where = f"{where}, {look.words.text(item['label'])}"
    if "x" in item:
        where = spot(item)
    if "text" in item:
        yield where, item
    inside = item.get("items", ())
    for each in (*(sorted(inside, key=row_by_row) if item.get("layout") == "grid" else inside), *item.get("marks", ())):
        yield from lying(each, where, look)
