"""Areas of a drawn plan and lines of a list: who stands there with how many, who offers what.

`B4` are four of Blue's; a star marks whoever has the area. What an option touches is lit.
"""

from __future__ import annotations

from rich.text import Text

from regnum.cli.drawing.board import mark_tag
from regnum.cli.drawing.listing import joined, mark_style
from regnum.cli.drawing.look import Look
from regnum.core.kit import Thing

LEADS = "*"
PRINTED = ("ribbon", "caption")  # words of the drawing, which the areas say too


def is_plan(items: list[Thing]) -> bool:
    """Whether areas lie here."""
    return any(each.get("shape") == "region" for each in items)


def region_words(region: Thing, look: Look) -> Text:
    """An area with the pieces on it."""
    at_rest = look.palette.faint if region.get("shut") else look.palette.ground
    name = look.ink(look.name(region), look.palette.lit if look.is_lit(region) else at_rest)
    return joined([name, *(heap_words(mark, look) for mark in region.get("marks", ()))], " ")


def heap_words(mark: Thing, look: Look) -> Text:
    """`B4*`: four of Blue's, who has the area; anything else by its sign."""
    style = mark_style(mark, look) or look.palette.strong
    if mark.get("shape") != "cubes":
        return look.ink(f" {mark_tag(mark, look)} ", style)
    leads = LEADS if mark.get("marks") else ""
    return look.ink(f" {look.letters[mark['seat']]}{mark['value']}{leads} ", style)


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
