"""A scene as sentences, for a screen reader: every tile where it lies, every place with what it holds."""

from __future__ import annotations

from regnum.catalogue.telling import described, is_mute, row_by_row, spot
from regnum.cli.drawing.board import draw_board, grid_of
from regnum.cli.drawing.look import Look
from regnum.cli.drawing.mat import sheet
from regnum.cli.drawing.palette import PLAIN
from regnum.cli.words import headed
from regnum.scene.kit import Thing

MAP_WIDTH = 78  # columns of a table drawn in lines


def scene_sentences(look: Look) -> list[str]:
    """The whole table, panel by panel."""
    lines: list[str] = []
    for panel in look.scene["panels"]:
        lines.append(f"{headed(look.words.text(panel['title']))}:")
        items = [titled_once(item, panel) for item in panel["items"]]
        lines += [f"  {line}" for item in items for line in thing_sentences(item, look)]
    return lines


def titled_once(item: Thing, panel: Thing) -> Thing:
    """A place that bears the title of its panel does not say it again."""
    same = item["kind"] == "place" and item.get("label") == panel["title"]
    return {name: value for name, value in item.items() if not same or name != "label"}


def stopped(sentence: str) -> str:
    """With one full stop: what is a sentence already has its own."""
    return headed(sentence) if sentence.endswith((".", "!", "?", "…")) else f"{headed(sentence)}."


def thing_sentences(item: Thing, look: Look) -> list[str]:
    """One thing of a panel."""
    if item["kind"] == "panel":
        inside = [line for each in item["items"] for line in thing_sentences(each, look)]
        return [f"{look.name(item)}:", *(f"  {line}" for line in inside)]
    if item["kind"] != "place":
        return [] if is_mute(item) else [stopped(described(item, look))]
    if item["layout"] == "grid":
        return grid_sentences(item, look)
    if item["layout"] == "ring":
        return [stopped(described(each, look)) for each in item["items"]]
    if item["layout"] == "mat" and item["items"]:
        head = [f"{headed(look.words.text(item['label']))}:"] if "label" in item else []
        return head + [f"  {stopped(described(each, look))}" for each in item["items"]]
    held = "; ".join(described(each, look) for each in item["items"]) or look.words.say("tty-none")
    label = headed(look.words.text(item["label"])) if "label" in item else ""
    return [stopped(f"{label}: {held}" if label else held)]


def grid_sentences(grid: Thing, look: Look) -> list[str]:
    """The tiles row by row from above; free cells are told by the moves that lead there."""
    tiles = [item for item in grid["items"] if item["shape"] != "cell"]
    return [stopped(f"{spot(item)}: {described(item, look)}") for item in sorted(tiles, key=row_by_row)]


def text_board(look: Look) -> str:
    """The grid drawn without colours; where a scene has none, its panels in lines."""
    grid = grid_of(look)
    assert look.palette is PLAIN
    if grid is not None:
        return draw_board(grid, look).sheet.plain
    return "\n".join(line.plain.rstrip() for line in sheet(look.scene["panels"], look, MAP_WIDTH))
