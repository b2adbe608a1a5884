"""A scene as sentences, for a screen reader: every tile where it lies, every place with what it holds."""

from __future__ import annotations

from regnum.cli.drawing.board import EDGES, draw_board, grid_of, spot, turned_roads
from regnum.cli.drawing.look import Look, marks_by_cell
from regnum.cli.drawing.palette import PLAIN
from regnum.cli.words import headed
from regnum.core.kit import Thing


def scene_sentences(look: Look) -> list[str]:
    """The whole table, panel by panel."""
    lines: list[str] = []
    for panel in look.scene["panels"]:
        lines.append(f"{headed(look.words.text(panel['title']))}:")
        lines += [f"  {line}" for item in panel["items"] for line in thing_sentences(item, look)]
    return lines


def thing_sentences(item: Thing, look: Look) -> list[str]:
    """One thing of a panel."""
    if item["kind"] == "panel":
        inside = [line for each in item["items"] for line in thing_sentences(each, look)]
        return [f"{look.name(item)}:", *(f"  {line}" for line in inside)]
    if item["kind"] != "place":
        return [f"{described(item, look)}."]
    if item["layout"] == "grid":
        return grid_sentences(item, look)
    if item["layout"] == "ring":
        return [f"{described(each, look)}." for each in item["items"]]
    held = "; ".join(described(each, look) for each in item["items"]) or look.words.say("tty-none")
    label = headed(look.words.text(item["label"])) if "label" in item else ""
    return [f"{label}: {held}." if label else f"{held}."]


def grid_sentences(grid: Thing, look: Look) -> list[str]:
    """The tiles row by row from above; free cells are told by the moves that lead there."""
    tiles = [item for item in grid["items"] if item["shape"] != "cell"]
    return [f"{spot(item)}: {described(item, look)}." for item in sorted(tiles, key=row_by_row)]


def row_by_row(item: Thing) -> tuple[int, int]:
    """Upper rows first, each from the left."""
    return (-item["y"], item["x"])


def described(item: Thing, look: Look) -> str:
    """A thing of any kind, in words."""
    if item["kind"] == "counter":
        return f"{look.name(item)}: {item['value']}"
    if item["kind"] == "meter":
        return f"{look.name(item)}: {look.meter(item)}"
    if item["kind"] == "track":
        return f"{look.name(item)}: {track_words(item, look)}"
    return described_piece(item, look)


def track_words(track: Thing, look: Look) -> str:
    """Who stands where, from the first cell to the last; then whoever stands beside it."""
    cells, beside = marks_by_cell(track)
    parts = [
        look.words.say("tty-mark-at", thing=mark_words(mark, look), place=look.spot(track["cells"][nth], nth))
        for nth, here in enumerate(cells)
        for mark in here
    ]
    return "; ".join([*parts, *(mark_words(mark, look) for mark in beside)]) or look.words.say("tty-nothing")


def mark_words(mark: Thing, look: Look) -> str:
    """A marker without a name of its own is called after its owner."""
    if mark.get("seat") is not None and not look.is_named(mark):
        return look.side_name(mark["seat"])
    return described(mark, look)


def described_piece(item: Thing, look: Look) -> str:
    """All that is to be seen of a piece or card, in a fixed order."""
    words = look.words
    parts = [f"{item['order']}. {look.name(item)}" if "order" in item else look.name(item)]
    if "tone" in item:
        parts.append(words.tone(item["tone"]))
    if item.get("seat") is not None:
        parts.append(look.side_name(item["seat"]))
    if "near" in item:
        parts.append(words.say("tty-near" if item["near"] else "tty-far"))
    if item.get("cost") and "value" not in item:
        parts.append(words.say("tty-costs", cost=look.price(item["cost"])))
    if "value" in item:
        parts.append(words.say("count-points", count=item["value"]))
    roads = [words.say(f"edge-{edge.lower()}") for edge in EDGES if edge in turned_roads(item)]
    if roads:
        parts.append(words.say("tty-roads", edges=", ".join(roads)))
    if item.get("spent"):
        parts.append(words.say("tty-spent"))
    if item.get("marks"):
        parts.append(words.say("tty-on-it", things="; ".join(described(mark, look) for mark in item["marks"])))
    return ", ".join(parts)


def text_board(look: Look) -> str:
    """The grid drawn without colours, where a scene has one."""
    grid = grid_of(look)
    assert look.palette is PLAIN
    return draw_board(grid, look).sheet.plain if grid else ""
