"""Areas and places of a drawn plan and lines of a list: who stands there with how many, who offers what.

`B4` are four of Blue's; a star marks whoever has the area. What an option touches is lit.
"""

from __future__ import annotations

from rich.text import Text

from regnum.cli.drawing.board import mark_tag
from regnum.cli.drawing.listing import brought, joined, mark_style
from regnum.cli.drawing.look import Look
from regnum.cli.drawing.palette import glyph
from regnum.scene.kit import Thing

LEADS = "*"
PRINTED = ("ribbon", "caption", "storey")  # words of the drawing, which the areas and markers say too
AREAS = ("region", "roundel", "stall", "windows")  # what others stand on
EMPTY = "·"  # a window where nobody lies yet


def is_plan(items: list[Thing]) -> bool:
    """Whether areas lie here."""
    return any(each.get("shape") in AREAS for each in items)


def region_words(region: Thing, look: Look) -> Text:
    """An area with the pieces on it."""
    at_rest = look.palette.faint if region.get("shut") else look.palette.ground
    name = look.ink(look.name(region), look.palette.lit if look.is_lit(region) else at_rest)
    if region.get("shape") == "windows":
        return joined([name, windows_words(region, look)], " ")
    if region.get("shape") == "stall":
        name.append(brought(region, look), look.palette.faint)
    return joined([name, *(heap_words(mark, look) for mark in region.get("marks", ()))], " ")


def windows_words(house: Thing, look: Look) -> Text:
    """`GGBP B··↻ ····`: window by window who lies there, a sign where something happens, a dot where nothing does."""
    words = Text()
    for nth, window in enumerate(house.get("marks", ())):
        words.append(" " if nth and nth % house["columns"] == 0 else "")
        here = window.get("marks", ())
        if here:
            words.append(look.letters[here[0]["seat"]], look.seat_style(here[0]["seat"]))
        else:
            words.append(glyph(window["icon"]) if "icon" in window else EMPTY, look.palette.faint)
    return words


def heap_words(mark: Thing, look: Look) -> Text:
    """`B4*`: four of Blue's, who has the area; anything else by its sign."""
    style = mark_style(mark, look) or look.palette.strong
    if mark.get("seat") is None and "value" in mark:
        return look.ink(f" {mark_tag(mark, look)}{mark['value']} ", style)
    if not is_heap(mark):
        return look.ink(f" {mark_tag(mark, look)} ", style)
    leads = LEADS if mark.get("marks") else ""
    return look.ink(f" {look.letters[mark['seat']]}{mark['value']}{leads} ", style)


def is_heap(mark: Thing) -> bool:
    """Whether it is a number of plain pieces of one side."""
    plain = mark.get("shape") == "cubes" or (mark.get("shape") == "figure" and "icon" not in mark)
    return plain and mark.get("seat") is not None and "value" in mark


def entry_words(entry: Thing, look: Look) -> Text:
    """A line of a list: its number, name, owner, and what others have laid upon it."""
    style = (
        look.palette.lit if look.is_lit(entry) else look.palette.faint if entry.get("faint") else look.palette.ground
    )
    number = f"{entry['order']} " if "order" in entry else ""
    words = look.ink(f"{number}{look.name(entry)}", style)
    if entry.get("seat") is not None:
        words.append(" ").append(f" {look.letters[entry['seat']]} ", look.seat_style(entry["seat"]))
    for mark in entry.get("marks", ()):
        words.append(" ").append_text(offer_words(mark, look))
    return words


def offer_words(mark: Thing, look: Look) -> Text:
    """Somebody's offer as a number, or in a word."""
    said = str(mark["value"]) if "value" in mark else look.words.text(mark["label"])
    words = look.ink(f" {look.letters[mark['seat']]} ", look.seat_style(mark["seat"]))
    return words.append(f" {said}", look.palette.faint if mark.get("faint") else look.palette.strong)
