"""A table without a grid: its panels as blocks of short lines, things side by side as far as the room goes.

Workers are chips with the letters of their kind: `[Sc]` stands there, ` Sc ` is wanted. What an option touches is lit.
"""

from __future__ import annotations

from itertools import groupby, zip_longest

from rich.text import Text

from regnum.catalogue.telling import is_mute, marks_by_cell, way_names
from regnum.cli.choices import Way
from regnum.cli.drawing.board import mark_tag
from regnum.cli.drawing.listing import counter_words, joined, mark_style, meter_words, panel_title, thing_words
from regnum.cli.drawing.look import Look
from regnum.cli.drawing.palette import POINT, sign
from regnum.cli.drawing.plan import AREAS, PRINTED, entry_words, heap_words, is_heap, is_plan, region_words
from regnum.cli.numbers import signed
from regnum.cli.words import headed
from regnum.scene.kit import Thing

Lines = list[Text]
GAP = 2  # columns between things side by side
LEAST = 20  # columns; nothing is drawn narrower
CELL = 3  # columns of a cell of a track
HIDDEN = "▒▒"  # a card face down
ANY = "··"  # a slot for anybody
LONGEST_TEXT = 3  # lines of what a card does


def sheet(panels: list[Thing], look: Look, width: int) -> Lines:
    """All these panels, one below the other, each under its title; the board's stands in the frame, if it is first."""
    lines: Lines = []
    width = max(width, LEAST)
    for panel in panels:
        seen = look if panel["role"] != "others" else look.without_light(look.own_ids)
        framed = panel["role"] == "board" and panel is panels[0]
        head = None if framed else panel_title(panel, look)
        if panel["role"] in ("board", "offer", "side"):  # how many lie in a deck stands beside the name of the panel
            numbers = [number_words(item, look) for item in panel["items"] if is_number(item)]
            lines += flow([head, *numbers] if head is not None else [], width)
            lines += block(panel, seen, width)
            lines = with_numbers(lines, numbers, width) if head is None else lines
        else:
            lines += [head] if head is not None else []
            lines += block(panel, seen, width)
    return lines


def with_numbers(lines: Lines, numbers: Lines, width: int) -> Lines:
    """Numbers in the last line, if they fit there; else below."""
    more = flow(numbers, width)
    if lines and len(more) == 1 and len(lines[-1]) + GAP + len(more[0]) <= width:
        return [*lines[:-1], lines[-1].append(" " * GAP).append_text(more[0])]
    return lines + more


def lit_rows(lines: Lines, look: Look) -> list[int]:
    """The lines with something that is lit."""
    style = look.palette.lit
    return [at for at, line in enumerate(lines) if any(span.style == style for span in line.spans)] if style else []


def block(panel: Thing, look: Look, width: int) -> Lines:
    """Numbers first, notes last; in between everything as the scene lays it."""
    brief = panel["role"] == "others"
    numbers = [number_words(item, look) for item in panel["items"] if is_number(item)]
    noted = [item for item in panel["items"] if is_noted(item)]
    rest = [item for item in panel["items"] if not is_number(item) and not is_noted(item) and not is_mute(item)]
    lines = flow(numbers, width) if panel["role"] in ("mine", "others") else []
    for sort, run in groupby(rest, sort_of):
        items = list(run)
        if sort == "track":
            lines += track_lines(items, look, width, brief=brief)
        elif sort == "mat":
            lines += mat_lines(items, look, width, brief=brief)
        else:
            lines += [line for item in items for line in thing_lines(item, look, width, panel["role"])]
    return lines + [line for item in noted for line in row_lines(item, look, width)]


def sort_of(item: Thing) -> str:
    """What is drawn together: tracks under each other, mats beside each other."""
    if item["kind"] == "track":
        return "track"
    if item["kind"] == "place" and item["layout"] == "mat" and any(each["kind"] == "space" for each in item["items"]):
        return "mat"
    return "other"


def is_number(item: Thing) -> bool:
    """A counter or a meter."""
    return item["kind"] in ("counter", "meter")


def is_noted(item: Thing) -> bool:
    """A place with notes only."""
    return item["kind"] == "place" and bool(item["items"]) and all(e.get("shape") == "note" for e in item["items"])


def number_words(item: Thing, look: Look) -> Text:
    """`silver 3`, `Tax supply: 4 of 5`"""
    return counter_words(item, look) if item["kind"] == "counter" else meter_words(item, look)


# -- laying out ------------------------------------------------------------------------------------------------------


def flow(parts: Lines, width: int, head: Text | None = None, gap: str = " " * GAP, faint: str = "") -> Lines:
    """As many in a line as fit; further lines are indented. Nothing is torn apart."""
    lines: Lines = [head] if head is not None else []
    fresh = True  # nothing but the head stands in the last line
    for part in parts:
        if not lines or (len(lines[-1]) + (0 if fresh else len(gap)) + len(part) > width and not (fresh and not head)):
            lines.append(Text(" " * (GAP if head is not None else 0)))
            fresh = True
        if not fresh:
            lines[-1].append(gap, faint)
        lines[-1].append_text(cut(part, width - len(lines[-1])))
        fresh = False
    return lines


def columns(parts: Lines, width: int, head: Text | None = None) -> Lines:
    """In columns under each other, unless they need fewer lines without."""
    loose = flow([part.copy() for part in parts], width, head.copy() if head is not None else None)
    if len(loose) == 1:
        return loose
    indent = GAP if head is not None else 0
    widest = max(len(part) for part in parts)
    many = min(len(parts), max(1, (width - indent + GAP) // (widest + GAP)))
    many = -(-len(parts) // -(-len(parts) // many))  # as few columns as make the same number of lines
    rows = -(-len(parts) // many)
    lines: Lines = [head] if head is not None else []
    for row in range(rows):
        line = Text(" " * indent)
        here = parts[row * many : (row + 1) * many]
        for nth, part in enumerate(here):
            line.append_text(cut(part, width - len(line)))
            if nth + 1 < len(here):
                line.append(" " * (indent + (nth + 1) * (widest + GAP) - len(line)))
        lines.append(line)
    return loose if len(loose) < len(lines) else lines


def cut(part: Text, room: int) -> Text:
    """As much as there is room for."""
    if len(part) > room:
        part.truncate(max(1, room), overflow="ellipsis")
    return part


def head_of(place: Thing, look: Look) -> Text | None:
    """The name of a place."""
    if "label" not in place:
        return None
    label = headed(look.words.text(place["label"]))
    return look.ink(f"{label}: ", look.palette.lit if look.is_lit(place) else look.palette.faint)


# -- rows ------------------------------------------------------------------------------------------------------------


def thing_lines(item: Thing, look: Look, width: int, role: str) -> Lines:
    """One thing of any kind."""
    if item["kind"] == "panel":
        return [panel_title(item, look), *block(item, look, width)]
    if item["kind"] == "place":
        return row_lines(item, look, width)
    line = [cut(card_words(item, look), width)]
    if item["kind"] == "card" and role == "mine" and "text" in item:  # what helps me all the time is read all the time
        line += wrapped(look.ink(look.words.text(item["text"]), look.palette.faint), width)
    return line


def wrapped(words: Text, width: int) -> Lines:
    """A text in some lines, indented."""
    lines: Lines = []
    for word in words.plain.split():
        if not lines or len(lines[-1]) + 1 + len(word) > width:
            if len(lines) == LONGEST_TEXT:
                lines[-1] = cut(lines[-1].append(" …"), width)
                break
            lines.append(Text(" "))
        lines[-1].append(f" {word}", words.spans[0].style if words.spans else "")
    return lines


def row_lines(place: Thing, look: Look, width: int) -> Lines:
    """A place with what lies there."""
    head, items = head_of(place, look), place["items"]
    if not items:
        none = look.ink(look.words.say("tty-none"), look.palette.faint)
        return [head.append_text(none) if head is not None else none]
    if all(each.get("shape") == "square" for each in items):
        return flow([square_words(each, look) for each in items], width, head, " · ", look.palette.faint)
    if all(each.get("shape") == "worker" for each in items):
        return flow([pool_words(each, look) for each in items], width, head)
    if is_plan(items):
        return plan_lines(items, look, width, head)
    if all(each.get("shape") == "entry" for each in items):
        return columns([entry_words(each, look) for each in items], width, head)
    if all(is_sheet(each) for each in items):
        return columns(card_parts(items, look), width, head)
    return flow([thing_words(each, look) for each in items], width, head)


def plan_lines(items: list[Thing], look: Look, width: int, head: Text | None) -> Lines:
    """The areas always in columns, so that each is found where it was; then what stands beside them."""
    areas = [region_words(each, look) for each in items if each.get("shape") in AREAS]
    beside = [each for each in items if each.get("shape") not in (*AREAS, *PRINTED)]
    wide = max(len(each) for each in areas if len(each) <= width // 2) + GAP
    for each in areas:
        each.pad_right(wide - GAP - len(each))
    return flow(areas, max(wide, width), head) + flow([beside_words(each, look) for each in beside], width)


def beside_words(item: Thing, look: Look) -> Text:
    """What stands on a drawing outside its areas; a heap with what it is."""
    if not is_heap(item):
        return thing_words(item, look)
    return heap_words(item, look).append(f" {look.name(item)}", look.palette.faint)


def is_sheet(item: Thing) -> bool:
    """A card, a note, or the gap where a card was."""
    return item["kind"] == "card" or item.get("shape") in ("gap", "note")


def square_words(square: Thing, look: Look) -> Text:
    """What a square gives; once it is taken only by whom."""
    style = look.palette.lit if look.is_lit(square) else look.palette.ground
    if not square.get("marks"):
        return look.ink(look.name(square), style)
    return joined([look.ink(f" {mark_tag(mark, look)} ", mark_style(mark, look) or style) for mark in square["marks"]],
                  " ")  # fmt: skip


def pool_words(worker: Thing, look: Look) -> Text:
    """A kind of workers with their number."""
    count = worker.get("value", 1)
    words = chip(worker["icon"], look, there=bool(count), lit=look.is_lit(worker))
    return words.append(f"{count}", look.palette.strong if count else look.palette.faint)


def chip(icon: str, look: Look, *, there: bool, lit: bool = False) -> Text:
    """`[Sc]`: one of this kind stands there; ` Sc `: one is wanted."""
    letters = look.kinds.get(icon, ANY)
    if lit:
        return look.ink(f"[{letters}]" if there else f" {letters} ", look.palette.lit)
    return (
        look.ink(f"[{letters}]", look.palette.tone(icon)) if there else look.ink(f" {letters} ", look.palette.hue(icon))
    )


def card_parts(items: list[Thing], look: Look) -> Lines:
    """Cards of a row; what all names begin with stands in the name of the row already, and backs stand together."""
    shown = [look.name(each) for each in items if each.get("face") != "down" and each.get("shape") != "gap"]
    shared = shared_start(shown)
    parts: Lines = []
    for down, run in groupby(items, lambda each: each.get("face") == "down" and not look.is_lit(each)):
        cards = list(run)
        if down and not parts:  # the first back of all says what they are
            parts.append(card_words(cards.pop(0), look))
        if down and cards:
            parts.append(look.ink(" ".join([HIDDEN] * len(cards)), look.palette.faint))
        elif not down:
            parts += [card_words(each, look, shared) for each in cards]
    return parts


def shared_start(names: list[str]) -> int:
    """How many letters up to a colon all names share."""
    start = names[0].partition(": ")[0] + ": " if names else ""
    return len(start) if len(names) > 1 and all(name.startswith(start) for name in names) else 0


def card_words(item: Thing, look: Look, skipped: int = 0) -> Text:
    """A card: its colour, the workers on it, name, points, what it wants and costs, who is there."""
    style = look.palette.lit if look.is_lit(item) else look.palette.ground
    if item.get("shape") == "gap" or item.get("face") == "down" or (item.get("spent") and not look.is_lit(item)):
        style = look.palette.lit if look.is_lit(item) else look.palette.faint
    words, full = Text(), look.name(item)
    if item.get("tone"):
        letters = look.tones.get(item["tone"])
        full = full if not letters or skipped or "title" not in item else headed(look.words.text(item["title"]))
        words.append(f" {letters or sign(item['tone'])} ", look.palette.tone(item["tone"]))
    for icon in item.get("icons", ()):
        words.append_text(chip(icon, look, there=not item.get("spent")))
    name = headed(full[skipped:])
    if item.get("seat") is not None:
        words.append(f" {look.letters[item['seat']]} ", look.seat_style(item["seat"]))
    words.append(" " if len(words) else "").append(name, style)
    if "value" in item and str(item["value"]) not in name:
        words.append(f" {item['value']}{POINT}", look.palette.strong)
    if not item.get("marks"):
        if "accepts" in item:
            words.append(" ").append_text(chip(item["accepts"], look, there=False))
        price = brief_price(item, look)
        words.append(f" {price}" if price else "", look.palette.strong)
    for mark in item.get("marks", ()):
        words.append(" ").append_text(mark_words(mark, look))
    return words


def mark_words(mark: Thing, look: Look) -> Text:
    """What stands on something: a worker as a chip, with the letter of its owner."""
    if mark.get("shape") != "worker" or mark.get("icon") not in look.kinds:
        return look.ink(f"[{mark_tag(mark, look)}]", mark_style(mark, look) or look.palette.strong)
    words = chip(mark["icon"], look, there=True, lit=look.is_lit(mark))
    if mark.get("seat") is not None:
        words.append(f" {look.letters[mark['seat']]} ", look.seat_style(mark["seat"]))
    return words


def brief_price(item: Thing, look: Look) -> str:
    """`3s/1d`"""
    parts = [look.terse_price(item[field]) for field in ("cost", "or_cost") if item.get(field)]
    return "/".join(parts)


# -- tracks ----------------------------------------------------------------------------------------------------------


def track_lines(tracks: list[Thing], look: Look, width: int, *, brief: bool) -> Lines:
    """Every cell, where there is room; else only where the marks stand."""
    names = [headed(look.words.text(track["label"])) for track in tracks]
    widest = max(map(len, names))
    if brief or widest + 2 + max(len(track["cells"]) for track in tracks) * CELL > width:
        return flow([track_brief(track, look) for track in tracks], width)
    return [track_line(track, name.ljust(widest), look) for track, name in zip(tracks, names, strict=True)]


def track_line(track: Thing, name: str, look: Look) -> Text:
    """`Faith  0 [1] 2  3 (4) 5`: where the marker stands, and where it counts as standing."""
    line = look.ink(f"{name} ", look.palette.lit if look.is_lit(track) else look.palette.faint)
    cells, beside = marks_by_cell(track)
    shared = len({mark["seat"] for mark in track["marks"] if mark.get("seat") is not None}) > 1
    for nth, (cell, here) in enumerate(zip(track["cells"], cells, strict=True)):
        spot = look.spot(cell, nth)
        if here and shared:
            line.append(f" {spot}", look.palette.strong).append_text(side_letters(here, look))
        elif not here:
            line.append(f" {spot}".ljust(CELL), look.palette.faint)
        elif here[0].get("shape") == "ghost":
            line.append(f"({spot})", look.palette.strong)
        else:
            line.append(f"[{spot}]", mark_style(here[0], look) or look.palette.strong)
    for mark in beside:
        line.append(" ").append_text(mark_words(mark, look))
    return line


def side_letters(marks: list[Thing], look: Look) -> Text:
    """Whose markers stand on a cell that several sides share."""
    words = Text()
    for mark in marks:
        words.append(look.letters[mark["seat"]], mark_style(mark, look))
    return words


def track_brief(track: Thing, look: Look) -> Text:
    """`faith 1→4`"""
    words = look.ink(f"{look.words.text(track['label'])} ", look.palette.faint)
    cells, _ = marks_by_cell(track)
    spots = [look.spot(track["cells"][nth], nth) for nth, here in enumerate(cells) for _ in here]
    return words.append("→".join(spots) or "–", look.palette.strong)


# -- mats of spaces --------------------------------------------------------------------------------------------------


def mat_lines(mats: list[Thing], look: Look, width: int, *, brief: bool) -> Lines:
    """Mats beside each other as far as there is room; of somebody else only what was done there."""
    if brief:
        parts = [(head_of(mat, look), [space_brief(each, look) for each in mat["items"]]) for mat in mats]
        return [line for head, spaces in parts for line in flow(spaces, width, head)]
    blocks = [mat_block(mat, look) for mat in mats]
    needed = sum(max(map(len, each)) for each in blocks) + GAP * (len(blocks) - 1)
    if needed > width:
        return [cut(line, width) for each in blocks for line in each]
    lines: Lines = []
    room = (width - needed) // max(1, len(blocks) - 1)
    for row in zip_longest(*blocks, fillvalue=None):
        line, left = Text(), 0
        for block, part in zip(blocks, row, strict=True):
            line.append(" " * (left - len(line)))
            if part is not None:
                line.append_text(part)
            left += max(map(len, block)) + GAP + min(room, 2 * GAP)
        lines.append(line)
    return lines


def mat_block(mat: Thing, look: Look) -> Lines:
    """A mat: under its name a line for every space, slots, costs and uses below each other."""
    spaces = mat["items"]
    name = max(len(look.name(each)) for each in spaces)
    slots = max(len(slots_words(each, look)) for each in spaces)
    costs = max(len(brief_price(each, look)) for each in spaces)
    lines = [head_of(mat, look) or Text()]
    for each in spaces:
        line = Text()
        style = look.palette.faint if each.get("spent") else look.palette.ground
        line.append(look.name(each).ljust(name), look.palette.lit if look.is_lit(each) else style).append(" ")
        line.append_text(slots_words(each, look)).append(" " * (name + 1 + slots - len(line)))
        line.append(f" {brief_price(each, look):>{costs}}", look.palette.strong)
        lines.append(line.append(f" {used_words(each):<3}", look.palette.faint))
    return lines


def used_words(space: Thing) -> str:
    """`2/7`; `×3` where there is no end; nothing where nobody counts."""
    if "value" not in space:
        return ""
    return f"{space['value']}/{space['most']}" if "most" in space else f"×{space['value']}" if space["value"] else ""


def slots_words(space: Thing, look: Look) -> Text:
    """Its slots in a row: what each wants, or who stands there."""
    words = Text()
    for slot in space["items"]:
        if slot.get("shape") != "slot":
            words.append_text(mark_words(slot, look))
        elif slot.get("marks"):
            words.append_text(slot_mark(slot, look))
        else:
            words.append_text(chip(slot.get("icon", ""), look, there=False, lit=look.is_lit(slot)))
    return words


def slot_mark(slot: Thing, look: Look) -> Text:
    """Who stands on a slot, as wide as a chip."""
    mark = slot["marks"][0]
    if mark.get("icon") in look.kinds:
        return chip(mark["icon"], look, there=True, lit=look.is_lit(slot) or look.is_lit(mark))
    style = look.palette.lit if look.is_lit(slot) or look.is_lit(mark) else look.palette.strong
    return look.ink(f"[{mark_tag(mark, look):<2}]", style)


def space_brief(space: Thing, look: Look) -> Text:
    """`Fortify 3/7 ♟2 ⌂`: how often, and what stands there."""
    words = look.ink(look.name(space), look.palette.lit if look.is_lit(space) else look.palette.ground)
    if used_words(space):
        words.append(f" {used_words(space)}", look.palette.strong)
    for mark in space["items"]:
        count = signed(mark["value"]) if mark.get("value", 1) != 1 else ""
        words.append(" ").append(f"{mark_tag(mark, look)}{count}", mark_style(mark, look) or look.palette.faint)
    return words


def way_reason(way: Way, look: Look) -> str:
    """Why nothing of it is possible; its name, which stands before, is not said again."""
    refusal = way.closed[0].refusal
    assert refusal is not None
    return headed(look.words.reason(refusal).removeprefix(f"{verb_names(way, look)[0]}: "))


def verb_names(way: Way, look: Look) -> list[str]:
    """What a way to act is called: the name of its space, and the verb where that says something else."""
    return way_names(way, look)
