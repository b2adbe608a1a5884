"""Draw the areas and places of a plan, and the lines of a list: whose pieces are there, what is offered.

`B4` are four of Blue's; a star marks the side that has the area. What an option uses is highlighted.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regnum.cli.drawing.board import mark_tag
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.listing import brought, joined, mark_style
from regnum.cli.drawing.palette import glyph
from regnum.cli.drawing.shapes import form_of
from regnum.scene import Piece, Shape, Thing
from regnum.scene.reading import cost_of

LEADS = "*"
EMPTY = "·"  # an empty window


def is_plan(items: Sequence[Thing]) -> bool:
    """Whether areas lie here."""
    return any(form_of(each) == "area" for each in items)


def region_words(region: Piece, look: DrawingContext) -> Text:
    """An area with the pieces on it."""
    at_rest = look.palette.faint if region.shut else look.palette.ground
    name = look.ink(look.name(region), look.palette.lit if look.is_lit(region) else at_rest)
    if region.columns is not None:
        return joined([name, windows_words(region, look)], " ")
    if cost_of(region):  # the price is shown with the gain
        name.append(brought(region, look), look.palette.faint)
    return joined([name, *(heap_words(mark, look) for mark in region.marks or ())], " ")


def windows_words(piece: Piece, look: DrawingContext) -> Text:
    """`GGBP B··↻ ····`: window by window who is there, a sign where something happens, a dot where nothing does."""
    words = Text()
    for nth, window in enumerate(piece.marks or ()):
        words.append(" " if nth and nth % (piece.columns or 1) == 0 else "")
        here = window.marks or ()
        if here and here[0].seat is not None:
            words.append(look.letters[here[0].seat], look.seat_style(here[0].seat))
        else:
            words.append(glyph(window.icon) if window.icon is not None else EMPTY, look.palette.faint)
    return words


def heap_words(mark: Piece, look: DrawingContext) -> Text:
    """`B4*`: four of Blue's, who has the area; anything else by its sign."""
    style = mark_style(mark, look) or look.palette.strong
    if mark.seat is None or not is_heap(mark):
        number = mark.value if mark.seat is None and mark.value is not None else ""
        return look.ink(f" {mark_tag(mark, look)}{number} ", style)
    leads = LEADS if mark.marks else ""
    return look.ink(f" {look.letters[mark.seat]}{mark.value}{leads} ", style)


def is_heap(mark: Piece) -> bool:
    """Whether it is a number of plain pieces of one side."""
    plain = mark.shape is Shape.CUBES or (mark.shape is Shape.FIGURE and mark.icon is None)
    return plain and mark.seat is not None and mark.value is not None


def entry_words(entry: Piece, look: DrawingContext) -> Text:
    """A line of a list: its number, name, owner, and what others have laid upon it."""
    style = look.palette.lit if look.is_lit(entry) else look.palette.faint if entry.faint else look.palette.ground
    number = f"{entry.order} " if entry.order is not None else ""
    words = look.ink(f"{number}{look.name(entry)}", style)
    if entry.seat is not None:
        words.append(" ").append(f" {look.letters[entry.seat]} ", look.seat_style(entry.seat))
    for mark in entry.marks or ():
        words.append(" ").append_text(offer_words(mark, look))
    return words


def offer_words(mark: Piece, look: DrawingContext) -> Text:
    """A player's offer as a number, or in a word."""
    text = str(mark.value) if mark.value is not None else look.words.text(mark.label) if mark.label is not None else ""
    letter = look.letters[mark.seat] if mark.seat is not None else ""
    words = look.ink(f" {letter} ", look.seat_style(mark.seat))
    return words.append(f" {text}", look.palette.faint if mark.faint else look.palette.strong)
