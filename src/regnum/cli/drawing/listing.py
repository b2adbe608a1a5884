"""Draw everything of a scene except the grid as short lines: offers, hands, counters, tracks, cards."""

from __future__ import annotations

from msgspec.structs import replace
from rich.text import Text

from regnum.catalogue.describe import marks_by_cell
from regnum.cli.drawing.board import mark_tag, road_sign
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.palette import sign
from regnum.cli.drawing.shapes import form_of
from regnum.cli.language import capitalised
from regnum.cli.numbers import signed
from regnum.scene import Card, Counter, Meter, Panel, Piece, Place, Shape, Space, Thing, Track
from regnum.scene.reading import cost_of, gives_of, shape_of, value_of

Lines = list[Text]
FILLED = "✓"  # the wanted piece is here
SHORTEST = 2  # letters of a name where space is scarce
MANY_FACTS, FACT = 7, 6  # with more numbers than this in one line, each should have so many columns


def panel_title(panel: Panel, look: DrawingContext) -> Text:
    """The name of a group; a side's in its colours, with a pointer when it is to move."""
    seat = panel.seat
    if seat is None:
        return look.ink(capitalised(look.words.text(panel.title)), look.palette.strong)
    line = look.tag(seat)
    if look.notes.get(seat):
        line.append(f" {look.notes[seat]}", look.palette.faint)
    if seat in look.match.waiting:
        line.append(f" ◀ {look.words.say('ui-to-move')}", look.palette.rubric)
    return line


def panel_lines(panel: Panel, look: DrawingContext) -> Lines:
    """The things of a panel, counters together on one line."""
    lines: Lines = []
    counters: list[Text] = []
    for item in panel.items:
        if isinstance(item, Counter):
            counters.append(counter_words(item, look))
        elif isinstance(item, Place) and is_list(item, panel):
            lines += list_lines(item, look)
        else:
            lines += thing_lines(item, look)
    if counters:
        lines.insert(0, joined(counters, "  "))
    return lines


def is_list(item: Place, panel: Panel) -> bool:
    """Whether a place is read line by line: notes anywhere, and the tiles and cards that are mine."""
    if item.layout in ("grid", "ring") or not item.items:
        return False
    noted = all(shape_of(each) is Shape.NOTE for each in item.items)
    return noted or (panel.role == "mine" and all(is_sheet(each) for each in item.items))


def is_sheet(item: Thing) -> bool:
    """A tile or a card, not a mere figure."""
    return isinstance(item, Card) or shape_of(item) is Shape.TILE


def list_lines(place: Place, look: DrawingContext) -> Lines:
    """The name of a place, then each thing on a line of its own with its cost at the right."""
    head = (
        [look.ink(f"{capitalised(look.words.text(place.label))}:", look.palette.faint)]
        if place.label is not None
        else []
    )
    return head + [
        priced_line(look.ink(f"{'▶' if look.is_lit(item) else ' '} ", look.palette.strong), item, look)
        for item in place.items
    ]


def summary_line(look: DrawingContext, width: int) -> Text:
    """What is mine in one line: how many tiles or cards, then the counters; the longest names are cut to fit."""
    facts = [fact for panel in look.panels("mine") for fact in own_facts(panel, look)]
    while len(facts) > MANY_FACTS and width < len(facts) * FACT:
        del facts[1]  # of many heaps of cards the first one, then the counters, are what one wants to know
    names = [name for name, _ in facts]
    room = width - sum(len(value) + 2 for _, value in facts) + 1
    while sum(map(len, names)) > room and max(map(len, names)) > SHORTEST:
        longest = max(range(len(names)), key=lambda at: len(names[at]))
        names[longest] = names[longest][:-1]
    parts = [look.ink(f"{name} ", look.palette.faint).append(value, look.palette.strong)
             for name, (_, value) in zip(names, facts, strict=True)]  # fmt: skip
    return joined(parts, " ")


def own_facts(panel: Panel, look: DrawingContext) -> list[tuple[str, str]]:
    """The numbers of a side with their names; a hand is the number of its cards."""
    places = [item for item in panel.items if isinstance(item, Place)]
    counters = [item for item in panel.items if isinstance(item, Counter)]
    counted = [(look.words.text(each.label), str(held(each))) for each in places if each.label and is_held(each)]
    return counted + [(look.words.text(item.label), signed(item.value)) for item in counters]


def is_held(place: Place) -> bool:
    """Whether these things are worth counting: tiles, cards and workers, not notes, spaces or squares."""
    return all(is_sheet(item) or shape_of(item) in (Shape.WORKER, Shape.UNIT) for item in place.items)


def held(place: Place) -> int:
    """How many there are; a piece with a number counts as that many."""
    return sum(how_many(item) if shape_of(item) is Shape.WORKER else 1 for item in place.items)


def how_many(item: Thing) -> int:
    """What a piece counts for: its number, or one."""
    value = value_of(item)
    return 1 if value is None else value


def thing_lines(item: Thing, look: DrawingContext) -> Lines:
    """One thing of any kind."""
    if isinstance(item, Place):
        return place_lines(item, look)
    if isinstance(item, Panel):
        return panel_lines(item, look)
    return [thing_words(item, look)]


def counter_words(item: Counter, look: DrawingContext) -> Text:
    """Describe a counter: `wood 2`."""
    style = look.palette.lit if look.is_lit(item) else ""
    words = look.ink(f"{look.words.text(item.label)} ", style or look.palette.faint)
    return words.append(signed(item.value), style or look.palette.strong)


def meter_words(item: Meter, look: DrawingContext) -> Text:
    """`Virtue: 3 of 5`"""
    style = look.palette.lit if look.is_lit(item) else ""
    words = look.ink(f"{look.name(item)}: ", style or look.palette.faint)
    return words.append(look.meter(item), style or look.palette.strong)


def place_lines(place: Place, look: DrawingContext) -> Lines:
    """A row in one line behind its name, a ring as numbered lines; an empty place says so."""
    if place.layout == "grid":
        return []
    if place.layout == "ring":
        return [ring_line(item, look) for item in place.items]
    label = capitalised(look.words.text(place.label)) if place.label is not None else ""
    head = look.ink(f"{label}: " if label else "", look.palette.faint)
    if not place.items:
        return [head.append(look.words.say("tty-none"), look.palette.faint)]
    return [head.append_text(joined([thing_words(item, look) for item in place.items], "  "))]


def ring_line(item: Thing, look: DrawingContext) -> Text:
    """`2 ● ▲ Quarry (1)     1 wood, 1 grain`: its place, whether it is near enough, name, and the cost at the right."""
    if not isinstance(item, Piece) or item.order is None:
        return thing_words(item, look)
    near = bool(item.near)
    line = look.ink(f"{'▶' if look.is_lit(item) else ' '}{item.order} ", look.palette.strong)
    line.append("● " if near else "○ ", look.palette.strong if near else look.palette.faint)
    return priced_line(line, item, look)


def priced_line(line: Text, item: Thing, look: DrawingContext) -> Text:
    """Append the thing to the line, with its cost at the right."""
    line.append_text(thing_words(without_cost(item), look))
    cost = look.price(cost_of(item))
    if look.width and len(line) + 1 + len(cost) > look.width:
        cost = look.terse_price(cost_of(item))
    gap = max(1, look.width - len(line) - len(cost))
    return line.append(" " * gap + cost, look.palette.faint)


def without_cost(item: Thing) -> Thing:
    """The same without its price."""
    return replace(item, cost=None) if isinstance(item, (Piece, Card, Space)) else item


def thing_words(item: Thing, look: DrawingContext) -> Text:
    """A piece or card with its ground, name, cost and owner."""
    if isinstance(item, Counter):
        return counter_words(item, look)
    if isinstance(item, Meter):
        return meter_words(item, look)
    if isinstance(item, Track):
        return track_line(item, look)
    if isinstance(item, Piece) and form_of(item) == "tag":
        count = f" {signed(item.value)}" if item.value is not None else ""
        style = look.palette.lit if look.is_lit(item) else look.seat_style(item.seat)
        return look.ink(f"{mark_tag(item, look)}{count}", style)
    words = Text()
    if item.tone:
        words.append(f" {sign(item.tone)} ", look.palette.tone(item.tone)).append(" ")
    if isinstance(item, Piece) and item.roads is not None:
        words.append(f"{road_sign(item)} ", look.palette.strong)
    fillable = shape_of(item) is Shape.DRAWN and item.spent is not None
    name = look.short(item) if fillable else look.name(item)
    words.append(name, look.palette.lit if look.is_lit(item) else look.palette.ground)
    if fillable:
        words.append(f" {FILLED}" if item.spent else brought(item, look), look.palette.faint)
    if item.seat is not None:
        words.append(" ").append(f" {look.letters[item.seat]} ", look.seat_style(item.seat))
    if cost_of(item):
        words.append(f" {look.prices(item)}", look.palette.faint)
    if isinstance(item, Space) and item.most is not None:
        words.append(f" {look.meter(item)}", look.palette.faint)
    return words


def brought(item: Thing, look: DrawingContext) -> str:
    """` (1 marble, 2 wood)`: what something gives, where all of it is counted."""
    gives = gives_of(item)
    counted = [(each.icon, each.count) for each in gives if isinstance(each.count, int)]
    if not gives or len(counted) < len(gives):
        return ""
    return f" ({', '.join(look.amount(icon, count) for icon, count in counted)})"


def track_line(track: Track, look: DrawingContext) -> Text:
    """`Virtue: 0 1 2♟W 3 ...`: every cell with its markers; at the end the markers beside it."""
    line = look.ink(f"{capitalised(look.words.text(track.label))}: ", look.palette.faint)
    cells, beside = marks_by_cell(track)
    for nth, (cell, here) in enumerate(zip(track.cells, cells, strict=True)):
        line.append(f" {look.spot(cell, nth)}")
        for mark in here:
            line.append(mark_tag(mark, look), mark_style(mark, look))
    for mark in beside:
        line.append("  ").append(mark_tag(mark, look), mark_style(mark, look))
    return line


def mark_style(mark: Piece, look: DrawingContext) -> str:
    """Its owner's colours, or lit."""
    return look.palette.lit if look.is_lit(mark) else look.seat_style(mark.seat)


def joined(parts: list[Text], gap: str) -> Text:
    """Side by side."""
    return Text(gap).join(parts)
