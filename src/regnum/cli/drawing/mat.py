"""Draw a table without a grid: its panels as blocks of short lines, things side by side as space allows.

Workers are chips with the first characters of their kind: `[Sc]` is present, ` Sc ` is required. What an option uses is
highlighted.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, zip_longest

from rich.text import Text

from regnum.catalogue.describe import group_names, marks_by_cell
from regnum.cli.choices import ActionGroup
from regnum.cli.drawing.board import mark_tag
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.listing import (
    counter_words,
    how_many,
    joined,
    mark_style,
    meter_words,
    panel_title,
    thing_words,
)
from regnum.cli.drawing.palette import POINT, sign
from regnum.cli.drawing.plan import entry_words, heap_words, is_heap, is_plan, region_words
from regnum.cli.drawing.shapes import form_of
from regnum.cli.language import capitalised
from regnum.cli.numbers import signed
from regnum.scene import Card, Counter, Meter, Panel, Piece, Place, Shape, Space, Thing, Track
from regnum.scene.reading import cost_of, icons_of, is_face_down, other_cost_of, pieces_of, shape_of, title_of, value_of

Lines = list[Text]
GAP = 2  # columns between things side by side
LEAST = 20  # columns; nothing is drawn narrower
CELL = 3  # columns of a cell of a track
HIDDEN = "▒▒"  # a card face down
ANY = "··"  # a slot for any worker
LONGEST_TEXT = 3  # lines of what a card does


def sheet(panels: Sequence[Panel], look: DrawingContext, width: int) -> Lines:
    """All these panels, one below the other, each under its title; a board that comes first has it in the frame."""
    lines: Lines = []
    width = max(width, LEAST)
    for panel in panels:
        seen = look if panel.role != "others" else look.without_light(look.own_ids)
        framed = panel.role == "board" and panel is panels[0]
        head = None if framed else panel_title(panel, look)
        if panel.role in ("board", "offer", "side"):  # the size of a deck is beside the name of the panel
            numbers = [number_words(item, look) for item in panel.items if isinstance(item, (Counter, Meter))]
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


def lit_rows(lines: Lines, look: DrawingContext) -> list[int]:
    """The lines with something that is lit."""
    style = look.palette.lit
    return [at for at, line in enumerate(lines) if any(span.style == style for span in line.spans)] if style else []


def block(panel: Panel, look: DrawingContext, width: int) -> Lines:
    """Numbers first, notes last; in between everything as the scene lays it."""
    brief = panel.role == "others"
    numbers = [number_words(item, look) for item in panel.items if isinstance(item, (Counter, Meter))]
    noted = [item for item in panel.items if isinstance(item, Place) and is_noted(item)]
    rest = [item for item in panel.items if not is_number(item) and item not in noted]
    lines = flow(numbers, width) if panel.role in ("mine", "others") else []
    for sort, run in groupby(rest, sort_of):
        items = list(run)
        if sort == "track":
            tracks = [item for item in items if isinstance(item, Track)]
            lines += track_lines(tracks, look, width, brief=brief)
        elif sort == "mat":
            lines += mat_lines([item for item in items if isinstance(item, Place)], look, width, brief=brief)
        else:
            lines += [line for item in items for line in thing_lines(item, look, width, panel.role)]
    return lines + [line for item in noted for line in row_lines(item, look, width)]


def sort_of(item: Thing) -> str:
    """What is drawn together: tracks under each other, mats beside each other."""
    if isinstance(item, Track):
        return "track"
    if isinstance(item, Place) and item.layout == "mat" and any(isinstance(each, Space) for each in item.items):
        return "mat"
    return "other"


def is_number(item: Thing) -> bool:
    """A counter or a meter."""
    return isinstance(item, (Counter, Meter))


def is_noted(item: Place) -> bool:
    """A place with notes only."""
    return bool(item.items) and all(shape_of(e) is Shape.NOTE for e in item.items)


def number_words(item: Counter | Meter, look: DrawingContext) -> Text:
    """`silver 3`, `Tax supply: 4 of 5`"""
    return counter_words(item, look) if isinstance(item, Counter) else meter_words(item, look)


# -- laying out ------------------------------------------------------------------------------------------------------


def flow(parts: Lines, width: int, head: Text | None = None, gap: str = " " * GAP, faint: str = "") -> Lines:
    """As many in a line as fit; further lines are indented. Nothing is torn apart."""
    lines: Lines = [head] if head is not None else []
    fresh = True  # the last line contains only the head
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
    """As much as fits."""
    if len(part) > room:
        part.truncate(max(1, room), overflow="ellipsis")
    return part


def head_of(place: Place, look: DrawingContext) -> Text | None:
    """The name of a place."""
    if place.label is None:
        return None
    label = capitalised(look.words.text(place.label))
    return look.ink(f"{label}: ", look.palette.lit if look.is_lit(place) else look.palette.faint)


# -- rows ------------------------------------------------------------------------------------------------------------


def thing_lines(item: Thing, look: DrawingContext, width: int, role: str) -> Lines:
    """One thing of any kind."""
    if isinstance(item, Panel):
        return [panel_title(item, look), *block(item, look, width)]
    if isinstance(item, Place):
        return row_lines(item, look, width)
    line = [cut(card_words(item, look), width)]
    if (
        isinstance(item, Card) and role == "mine" and item.text is not None
    ):  # what helps me all the time is read all the time
        line += wrapped(look.ink(look.words.text(item.text), look.palette.faint), width)
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


def row_lines(place: Place, look: DrawingContext, width: int) -> Lines:
    """A place with its things."""
    head, items = head_of(place, look), place.items
    if not items:
        none = look.ink(look.words.say("tty-none"), look.palette.faint)
        return [head.append_text(none) if head is not None else none]
    pieces, shapes = pieces_of(place), {shape_of(each) for each in items}
    if shapes == {Shape.SQUARE}:
        return flow([square_words(each, look) for each in pieces], width, head, " · ", look.palette.faint)
    if shapes == {Shape.WORKER}:
        return flow([pool_words(each, look) for each in pieces], width, head)
    if is_plan(items):
        return plan_lines(items, look, width, head)
    if shapes == {Shape.ENTRY}:
        return columns([entry_words(each, look) for each in pieces], width, head)
    if all(is_sheet(each) for each in items):
        return columns(card_parts(items, look), width, head)
    return flow([thing_words(each, look) for each in items], width, head)


def plan_lines(items: Sequence[Thing], look: DrawingContext, width: int, head: Text | None) -> Lines:
    """The areas always in columns, so that each is found where it was; then everything else."""
    areas = [region_words(each, look) for each in items if isinstance(each, Piece) and form_of(each) == "area"]
    beside = [each for each in items if form_of(each) not in ("area", "printed")]
    wide = max(len(each) for each in areas if len(each) <= width // 2) + GAP
    for each in areas:
        each.pad_right(wide - GAP - len(each))
    return flow(areas, max(wide, width), head) + flow([beside_words(each, look) for each in beside], width)


def beside_words(item: Thing, look: DrawingContext) -> Text:
    """Things on a drawing outside its areas; a heap with its name."""
    if not isinstance(item, Piece) or not is_heap(item):
        return thing_words(item, look)
    return heap_words(item, look).append(f" {look.name(item)}", look.palette.faint)


def is_sheet(item: Thing) -> bool:
    """A card, a note, or the gap where a card was."""
    return isinstance(item, Card) or shape_of(item) in (Shape.GAP, Shape.NOTE)


def square_words(square: Piece, look: DrawingContext) -> Text:
    """What a square gives; once it is taken only by whom."""
    style = look.palette.lit if look.is_lit(square) else look.palette.ground
    if not square.marks:
        return look.ink(look.name(square), style)
    return joined([look.ink(f" {mark_tag(mark, look)} ", mark_style(mark, look) or style) for mark in square.marks],
                  " ")  # fmt: skip


def pool_words(worker: Piece, look: DrawingContext) -> Text:
    """A kind of workers with their number."""
    count = how_many(worker)
    words = chip(worker.icon or "", look, there=bool(count), lit=look.is_lit(worker))
    return words.append(f"{count}", look.palette.strong if count else look.palette.faint)


def chip(icon: str, look: DrawingContext, *, there: bool, lit: bool = False) -> Text:
    """`[Sc]`: one of this kind is there; ` Sc `: one is wanted."""
    letters = look.kinds.get(icon, ANY)
    if lit:
        return look.ink(f"[{letters}]" if there else f" {letters} ", look.palette.lit)
    return (
        look.ink(f"[{letters}]", look.palette.tone(icon)) if there else look.ink(f" {letters} ", look.palette.hue(icon))
    )


def card_parts(items: Sequence[Thing], look: DrawingContext) -> Lines:
    """Cards of a row; what all names begin with is left out, as the row's name has it; backs are grouped."""
    shown = [look.name(each) for each in items if not is_face_down(each) and shape_of(each) is not Shape.GAP]
    shared = shared_start(shown)
    parts: Lines = []
    for down, run in groupby(items, lambda each: is_face_down(each) and not look.is_lit(each)):
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


def card_words(item: Thing, look: DrawingContext, skipped: int = 0) -> Text:
    """A card: its colour, the workers on it, name, points, what it wants and costs, who is there."""
    style = look.palette.lit if look.is_lit(item) else look.palette.ground
    if shape_of(item) is Shape.GAP or is_face_down(item) or (item.spent and not look.is_lit(item)):
        style = look.palette.lit if look.is_lit(item) else look.palette.faint
    words, full = Text(), look.name(item)
    if item.tone:
        letters, title = look.tones.get(item.tone), title_of(item)
        full = full if not letters or skipped or title is None else capitalised(look.words.text(title))
        words.append(f" {letters or sign(item.tone)} ", look.palette.tone(item.tone))
    for icon in icons_of(item):
        words.append_text(chip(icon, look, there=not item.spent))
    name = capitalised(full[skipped:])
    if item.seat is not None:
        words.append(f" {look.letters[item.seat]} ", look.seat_style(item.seat))
    words.append(" " if len(words) else "").append(name, style)
    value = value_of(item)
    if value is not None and str(value) not in name:
        words.append(f" {value}{POINT}", look.palette.strong)
    if not item.marks:
        if isinstance(item, Card) and item.accepts is not None:
            words.append(" ").append_text(chip(item.accepts, look, there=False))
        price = brief_price(item, look)
        words.append(f" {price}" if price else "", look.palette.strong)
    for mark in item.marks or ():
        words.append(" ").append_text(mark_words(mark, look))
    return words


def mark_words(mark: Piece, look: DrawingContext) -> Text:
    """The pieces on something: a worker as a chip, with the letter of its owner."""
    if shape_of(mark) is not Shape.WORKER or mark.icon not in look.kinds:
        return look.ink(f"[{mark_tag(mark, look)}]", mark_style(mark, look) or look.palette.strong)
    words = chip(mark.icon or "", look, there=True, lit=look.is_lit(mark))
    if mark.seat is not None:
        words.append(f" {look.letters[mark.seat]} ", look.seat_style(mark.seat))
    return words


def brief_price(item: Thing, look: DrawingContext) -> str:
    """Abbreviate a price: `3s/1d`."""
    return "/".join(look.terse_price(cost) for cost in (cost_of(item), other_cost_of(item)) if cost)


# -- tracks ----------------------------------------------------------------------------------------------------------


def track_lines(tracks: list[Track], look: DrawingContext, width: int, *, brief: bool) -> Lines:
    """Every cell, where that fits; else only cells with marks."""
    names = [capitalised(look.words.text(track.label)) for track in tracks]
    widest = max(map(len, names))
    if brief or widest + 2 + max(len(track.cells) for track in tracks) * CELL > width:
        return flow([track_brief(track, look) for track in tracks], width)
    return [track_line(track, name.ljust(widest), look) for track, name in zip(tracks, names, strict=True)]


def track_line(track: Track, name: str, look: DrawingContext) -> Text:
    """`Faith  0 [1] 2  3 (4) 5`: where the marker is, and where it counts as being."""
    line = look.ink(f"{name} ", look.palette.lit if look.is_lit(track) else look.palette.faint)
    cells, beside = marks_by_cell(track)
    shared = len({mark.seat for mark in track.marks if mark.seat is not None}) > 1
    for nth, (cell, here) in enumerate(zip(track.cells, cells, strict=True)):
        spot = look.spot(cell, nth)
        if here and shared:
            line.append(f" {spot}", look.palette.strong).append_text(side_letters(here, look))
        elif not here:
            line.append(f" {spot}".ljust(CELL), look.palette.faint)
        elif shape_of(here[0]) is Shape.GHOST:
            line.append(f"({spot})", look.palette.strong)
        else:
            line.append(f"[{spot}]", mark_style(here[0], look) or look.palette.strong)
    for mark in beside:
        line.append(" ").append_text(mark_words(mark, look))
    return line


def side_letters(marks: list[Piece], look: DrawingContext) -> Text:
    """The sides whose markers are on a shared cell."""
    words = Text()
    for mark in marks:
        words.append(look.letters[mark.seat] if mark.seat is not None else "", mark_style(mark, look))
    return words


def track_brief(track: Track, look: DrawingContext) -> Text:
    """Abbreviate a track: `faith 1→4`."""
    words = look.ink(f"{look.words.text(track.label)} ", look.palette.faint)
    cells, _ = marks_by_cell(track)
    spots = [look.spot(track.cells[nth], nth) for nth, here in enumerate(cells) for _ in here]
    return words.append("→".join(spots) or "–", look.palette.strong)


# -- mats of spaces --------------------------------------------------------------------------------------------------


def mat_lines(mats: list[Place], look: DrawingContext, width: int, *, brief: bool) -> Lines:
    """Mats beside each other as far as they fit; of other players only what was done there."""
    if brief:
        parts = [(head_of(mat, look), [space_brief(each, look) for each in spaces_of(mat)]) for mat in mats]
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


def spaces_of(mat: Place) -> list[Space]:
    """The places to act on a mat."""
    return [each for each in mat.items if isinstance(each, Space)]


def mat_block(mat: Place, look: DrawingContext) -> Lines:
    """A mat: under its name a line for every space, slots, costs and uses below each other."""
    spaces = spaces_of(mat)
    name = max(len(look.name(each)) for each in spaces)
    slots = max(len(slots_words(each, look)) for each in spaces)
    costs = max(len(brief_price(each, look)) for each in spaces)
    lines = [head_of(mat, look) or Text()]
    for each in spaces:
        line = Text()
        style = look.palette.faint if each.spent else look.palette.ground
        line.append(look.name(each).ljust(name), look.palette.lit if look.is_lit(each) else style).append(" ")
        line.append_text(slots_words(each, look)).append(" " * (name + 1 + slots - len(line)))
        line.append(f" {brief_price(each, look):>{costs}}", look.palette.strong)
        lines.append(line.append(f" {used_words(each):<3}", look.palette.faint))
    return lines


def used_words(space: Space) -> str:
    """`2/7`; `×3` where there is no end; nothing where it is not counted."""
    if space.value is None:
        return ""
    return f"{space.value}/{space.most}" if space.most is not None else f"×{space.value}" if space.value else ""


def slots_words(space: Space, look: DrawingContext) -> Text:
    """Its slots in a row: what each wants, or the worker on it."""
    words = Text()
    for slot in space.items:
        if shape_of(slot) is not Shape.SLOT:
            words.append_text(mark_words(slot, look))
        elif slot.marks:
            words.append_text(slot_mark(slot, slot.marks[0], look))
        else:
            words.append_text(chip(slot.icon or "", look, there=False, lit=look.is_lit(slot)))
    return words


def slot_mark(slot: Piece, mark: Piece, look: DrawingContext) -> Text:
    """The worker on a slot, as wide as a chip."""
    if mark.icon in look.kinds:
        return chip(mark.icon or "", look, there=True, lit=look.is_lit(slot) or look.is_lit(mark))
    style = look.palette.lit if look.is_lit(slot) or look.is_lit(mark) else look.palette.strong
    return look.ink(f"[{mark_tag(mark, look):<2}]", style)


def space_brief(space: Space, look: DrawingContext) -> Text:
    """`Fortify 3/7 ♟2 ⌂`: how often, and the pieces there."""
    words = look.ink(look.name(space), look.palette.lit if look.is_lit(space) else look.palette.ground)
    if used_words(space):
        words.append(f" {used_words(space)}", look.palette.strong)
    for mark in space.items:
        count = signed(how_many(mark)) if how_many(mark) != 1 else ""
        words.append(" ").append(f"{mark_tag(mark, look)}{count}", mark_style(mark, look) or look.palette.faint)
    return words


def group_reason(group: ActionGroup, look: DrawingContext) -> str:
    """Why nothing of it is possible; its name, which comes before, is not repeated."""
    refusal = group.closed[0].refusal
    assert refusal is not None
    return capitalised(look.words.reason(refusal).removeprefix(f"{verb_names(group, look)[0]}: "))


def verb_names(group: ActionGroup, look: DrawingContext) -> list[str]:
    """The names of an action: that of its space, and the verb where that says something else."""
    return group_names(group, look)
