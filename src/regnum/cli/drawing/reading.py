"""List everything on the table that has a text: what a tile, a card or a treasure does, and where it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from regnum.catalogue.describe import described, row_by_row, spot
from regnum.cli.choices import bare, mentions
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.language import capitalised
from regnum.scene import Piece, Place, Shape, Thing
from regnum.scene.reading import items_of, pieces_of, shape_of


class ReadableThing(NamedTuple):
    """One thing: where it is and what it is, and the sentence printed on it."""

    head: str
    text: str


def readable(look: DrawingContext, typed: str = "") -> list[ReadableThing]:
    """All that can be read, or what mentions the words that were typed."""
    return [each for each in readings(look) if mentions(bare(f"{each.head} {each.text}"), bare(typed))]


def readings(look: DrawingContext) -> list[ReadableThing]:
    """Panel by panel. A note beside the board is left out where the thing itself has the same text."""
    found: list[ReadableThing] = []
    texts: set[str] = set()
    for panel in look.scene.panels:
        title = capitalised(look.words.text(panel.title))
        for item in panel.items:
            for where, thing in lying(item, title, look):
                text = look.words.text(thing.text) if thing.text is not None else ""
                if shape_of(thing) is not Shape.NOTE or text not in texts:
                    found.append(ReadableThing(f"{where}: {described(replace(thing, marks=()), look)}", text))
                    texts.add(text)
    return found


def lying(item: Thing, where: str, look: DrawingContext) -> Iterator[tuple[str, Thing]]:
    """The things with a text in a place, each with its location; a grid row by row."""
    grid = item if isinstance(item, Place) and item.layout == "grid" else None
    if grid is not None:
        where = ""
    elif item.label is not None and isinstance(item, Place):
        where = f"{where}, {look.words.text(item.label)}"
    if isinstance(item, Piece) and item.x is not None:
        where = spot(item)
    if item.text is not None:
        yield where, item
    inside: Sequence[Thing] = items_of(item) if grid is None else rows_of(grid)
    for each in (*inside, *(item.marks or ())):
        yield from lying(each, where, look)


def rows_of(grid: Place) -> list[Piece]:
    """Return the pieces of a grid, upper rows first."""
    return sorted(pieces_of(grid), key=row_by_row)
