"""A scene as sentences, for a screen reader: every tile where it lies, every place with what it holds."""

from __future__ import annotations

from regnum.cli.drawing.board import EDGES, draw_board, grid_of, spot, turned_roads
from regnum.cli.drawing.look import Look, marks_by_cell
from regnum.cli.drawing.mat import counted, is_mute, sheet
from regnum.cli.drawing.palette import PLAIN
from regnum.cli.words import headed
from regnum.core.kit import Thing

MAP_WIDTH = 78  # columns of a table drawn in lines


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
        return [] if is_mute(item) else [f"{described(item, look)}."]
    if item["layout"] == "grid":
        return grid_sentences(item, look)
    if item["layout"] == "ring":
        return [f"{described(each, look)}." for each in item["items"]]
    if item["layout"] == "mat" and item["items"]:
        head = [f"{headed(look.words.text(item['label']))}:"] if "label" in item else []
        return head + [f"  {described(each, look)}." for each in item["items"]]
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
        look.words.say("tty-mark-at", thing=mark_words(mark, look, track), place=look.spot(track["cells"][nth], nth))
        for nth, here in enumerate(cells)
        for mark in here
    ]
    return "; ".join([*parts, *(mark_words(mark, look, track) for mark in beside)]) or look.words.say("tty-nothing")


def mark_words(mark: Thing, look: Look, track: Thing) -> str:
    """A marker without a name of its own, or with that of its track, is called after its owner."""
    if mark.get("seat") is not None and (not look.is_named(mark) or look.name(mark) == look.name(track)):
        return look.side_name(mark["seat"])
    return described(mark, look)


def described_piece(item: Thing, look: Look) -> str:
    """All that is to be seen of a piece, a card or a space, in a fixed order."""
    words = look.words
    name = called(item, look)
    if is_number_of(item) and str(item["value"]) not in name.split():
        name = f"{item['value']}× {name}".strip()
    parts = [f"{item['order']}. {name}" if "order" in item else name]
    if item.get("tone") and item["kind"] == "piece" and item["tone"] != item.get("icon"):
        parts.append(words.tone(item["tone"]))  # the colour of a kind says no more than its name
    if item.get("face") == "down" and item["kind"] == "card":
        parts.append(words.say("ui-face-down"))
    if item.get("seat") is not None:
        parts.append(look.side_name(item["seat"]))
    if "near" in item:
        parts.append(words.say("tty-near" if item["near"] else "tty-far"))
    if item.get("icons") and "text" in item:  # without a text the name says it all
        parts.append(words.say("tty-shows", things=counted(item["icons"], look)))
    if "accepts" in item:
        parts.append(words.say("tty-takes", thing=look.kind(item["accepts"])))
    if item.get("cost") and (item["kind"] != "piece" or "value" not in item):
        parts.append(words.say("tty-costs", cost=look.prices(item)))
    if "value" in item and not is_number_of(item):
        parts.append(value_words(item, look))
    roads = [words.say(f"edge-{edge.lower()}") for edge in EDGES if edge in turned_roads(item)]
    if roads:
        parts.append(words.say("tty-roads", edges=", ".join(roads)))
    if item["kind"] == "space" and item["items"]:
        slots = ", ".join(slot_words(each, look) for each in item["items"])
        parts.append(
            words.say("tty-slots" if any(is_slot(each) for each in item["items"]) else "tty-on-it", things=slots)
        )
    if item.get("spent"):
        parts.append(words.say("tty-spent" if item["kind"] == "piece" else "tty-taken"))
    if item.get("marks"):
        parts.append(words.say("tty-on-it", things="; ".join(described(mark, look) for mark in item["marks"])))
    return ", ".join(part for part in parts if part)


def called(item: Thing, look: Look) -> str:
    """Its name; a thing without one is called after its kind, never by an id."""
    return look.name(item) if look.is_named(item) else headed(look.kind(item.get("icon", "")))


def value_words(item: Thing, look: Look) -> str:
    """What a number means: how often a space was used, else points."""
    if item["kind"] == "space":
        if "most" in item:
            return look.words.say("tty-used-of", used=look.meter(item))
        return look.words.say("tty-used-times", count=item["value"]) if item["value"] else ""
    return look.words.say("count-points", count=item["value"])


def is_number_of(item: Thing) -> bool:
    """Whether its number says how many pieces these are; on a tile or a card it is points."""
    return item["kind"] == "piece" and item["shape"] != "tile" and "value" in item


def is_slot(item: Thing) -> bool:
    """Whether something is to be placed there."""
    return item.get("shape") == "slot"


def slot_words(slot: Thing, look: Look) -> str:
    """A slot: who stands there, or for whom it is."""
    if not is_slot(slot):
        return lowered(described(slot, look))
    name = look.words.text(slot["label"]) if "label" in slot else called(slot, look)
    here = "; ".join(lowered(described(mark, look)) for mark in slot.get("marks", ()))
    return f"{name} ({look.words.say('tty-on-it', things=here)})" if here else name


def lowered(words: str) -> str:
    """With a small letter, as inside a sentence."""
    return words[:1].lower() + words[1:]


def text_board(look: Look) -> str:
    """The grid drawn without colours; where a scene has none, its panels in lines."""
    grid = grid_of(look)
    assert look.palette is PLAIN
    if grid is not None:
        return draw_board(grid, look).sheet.plain
    return "\n".join(line.plain.rstrip() for line in sheet(look.scene["panels"], look, MAP_WIDTH))
