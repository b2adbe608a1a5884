"""Describe a scene in sentences for a screen reader: every tile with its position, every place with its content."""

from __future__ import annotations

from msgspec.structs import replace

from regnum.catalogue.describe import described, row_by_row, spot
from regnum.cli.drawing.board import draw_board, grid_of
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.mat import sheet
from regnum.cli.drawing.palette import PLAIN
from regnum.cli.language import capitalised
from regnum.scene import Panel, Place, Shape, Thing
from regnum.scene.reading import pieces_of

MAP_WIDTH = 78  # columns of a table drawn in lines


def scene_sentences(look: DrawingContext) -> list[str]:
    """The whole table, panel by panel."""
    lines: list[str] = []
    for panel in look.scene.panels:
        lines.append(f"{capitalised(look.words.text(panel.title))}:")
        items = [titled_once(item, panel) for item in panel.items]
        lines += [f"  {line}" for item in items for line in thing_sentences(item, look)]
    return lines


def titled_once(item: Thing, panel: Panel) -> Thing:
    """A place that bears the title of its panel does not say it again."""
    same = isinstance(item, Place) and item.label == panel.title
    return replace(item, label=None) if same else item


def stopped(sentence: str) -> str:
    """With one full stop: what is a sentence already has its own."""
    return capitalised(sentence) if sentence.endswith((".", "!", "?", "…")) else f"{capitalised(sentence)}."


def thing_sentences(item: Thing, look: DrawingContext) -> list[str]:
    """One thing of a panel."""
    if isinstance(item, Panel):
        inside = [line for each in item.items for line in thing_sentences(each, look)]
        return [f"{look.name(item)}:", *(f"  {line}" for line in inside)]
    if not isinstance(item, Place):
        return [stopped(described(item, look))]
    if item.layout == "grid":
        return grid_sentences(item, look)
    if item.layout == "ring":
        return [stopped(described(each, look)) for each in item.items]
    if item.layout == "mat" and item.items:
        head = [f"{capitalised(look.words.text(item.label))}:"] if item.label is not None else []
        return head + [f"  {stopped(described(each, look))}" for each in item.items]
    held = "; ".join(described(each, look) for each in item.items) or look.words.say("tty-none")
    label = capitalised(look.words.text(item.label)) if item.label is not None else ""
    return [stopped(f"{label}: {held}" if label else held)]


def grid_sentences(grid: Place, look: DrawingContext) -> list[str]:
    """The tiles row by row from above; free cells are left to the moves that lead there."""
    tiles = [item for item in pieces_of(grid) if item.shape is not Shape.CELL]
    return [stopped(f"{spot(item)}: {described(item, look)}") for item in sorted(tiles, key=row_by_row)]


def text_board(look: DrawingContext) -> str:
    """The grid drawn without colours; where a scene has none, its panels in lines."""
    grid = grid_of(look)
    assert look.palette is PLAIN
    if grid is not None:
        return draw_board(grid, look).sheet.plain
    return "\n".join(line.plain.rstrip() for line in sheet(look.scene.panels, look, MAP_WIDTH))
