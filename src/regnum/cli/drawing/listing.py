"""Everything of a scene that is not the grid, as short lines: offers, hands, counters, tracks, cards."""

from __future__ import annotations

from rich.text import Text

from regnum.catalogue.telling import marks_by_cell
from regnum.cli.drawing.board import mark_tag, road_sign
from regnum.cli.drawing.look import Look
from regnum.cli.drawing.palette import sign
from regnum.cli.numbers import signed
from regnum.cli.words import headed
from regnum.scene.kit import Thing

Lines = list[Text]
FILLED = "✓"  # what was to be laid here lies here
SHORTEST = 2  # letters a name keeps where room is scarce
MANY_FACTS, FACT = 7, 6  # with more numbers than this in one line, each should have so many columns


def panel_title(panel: Thing, look: Look) -> Text:
    """The name of a group; a side's in its colours, with a pointer when it is to move."""
    seat = panel.get("seat")
    if seat is None:
        return look.ink(headed(look.words.text(panel["title"])), look.palette.strong)
    line = look.tag(seat)
    if look.notes.get(seat):
        line.append(f" {look.notes[seat]}", look.palette.faint)
    if seat in look.match.waiting:
        line.append(f" ◀ {look.words.say('ui-to-move')}", look.palette.rubric)
    return line


def panel_lines(panel: Thing, look: Look) -> Lines:
    """The things of a panel, counters together on one line."""
    lines: Lines = []
    counters: list[Text] = []
    for item in panel["items"]:
        if item["kind"] == "counter":
            counters.append(counter_words(item, look))
        elif is_list(item, panel):
            lines += list_lines(item, look)
        else:
            lines += thing_lines(item, look)
    if counters:
        lines.insert(0, joined(counters, "  "))
    return lines


def is_list(item: Thing, panel: Thing) -> bool:
    """Whether a place is read line by line: notes anywhere, and the tiles and cards that are mine."""
    if item["kind"] != "place" or item["layout"] in ("grid", "ring") or not item["items"]:
        return False
    noted = all(each.get("shape") == "note" for each in item["items"])
    return noted or (panel.get("role") == "mine" and all(is_sheet(each) for each in item["items"]))


def is_sheet(item: Thing) -> bool:
    """A tile or a card, not a mere figure."""
    return item["kind"] == "card" or item.get("shape") == "tile"


def list_lines(place: Thing, look: Look) -> Lines:
    """The name of a place, then each thing on a line of its own with its cost at the right."""
    head = [look.ink(f"{headed(look.words.text(place['label']))}:", look.palette.faint)] if "label" in place else []
    return head + [
        priced_line(look.ink(f"{'▶' if look.is_lit(item) else ' '} ", look.palette.strong), item, look)
        for item in place["items"]
    ]


def summary_line(look: Look, width: int) -> Text:
    """What is mine in one line: how many tiles or cards, then the counters; the longest names are cut to make room."""
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


def own_facts(panel: Thing, look: Look) -> list[tuple[str, str]]:
    """The numbers of a side with their names; a hand is the number of its cards."""
    places = [item for item in panel["items"] if item["kind"] == "place" and "label" in item]
    counters = [item for item in panel["items"] if item["kind"] == "counter"]
    counted = [(look.words.text(each["label"]), str(held(each))) for each in places if is_held(each)]
    return counted + [(look.words.text(item["label"]), signed(item["value"])) for item in counters]


def is_held(place: Thing) -> bool:
    """Whether what lies there is worth counting: tiles, cards and workers, not notes, spaces or squares."""
    return all(is_sheet(item) or item.get("shape") in ("worker", "unit") for item in place["items"])


def held(place: Thing) -> int:
    """How many lie there; a piece with a number stands for as many."""
    return sum(item.get("value", 1) if item.get("shape") == "worker" else 1 for item in place["items"])


def thing_lines(item: Thing, look: Look) -> Lines:
    """One thing of any kind."""
    if item["kind"] == "place":
        return place_lines(item, look)
    if item["kind"] == "panel":
        return panel_lines(item, look)
    return [thing_words(item, look)]


def counter_words(item: Thing, look: Look) -> Text:
    """`wood 2`"""
    style = look.palette.lit if look.is_lit(item) else ""
    words = look.ink(f"{look.words.text(item['label'])} ", style or look.palette.faint)
    return words.append(signed(item["value"]), style or look.palette.strong)


def meter_words(item: Thing, look: Look) -> Text:
    """`Virtue: 3 of 5`"""
    style = look.palette.lit if look.is_lit(item) else ""
    words = look.ink(f"{look.name(item)}: ", style or look.palette.faint)
    return words.append(look.meter(item), style or look.palette.strong)


def place_lines(place: Thing, look: Look) -> Lines:
    """A row in one line behind its name, a ring as numbered lines; an empty place says so."""
    if place["layout"] == "grid":
        return []
    if place["layout"] == "ring":
        return [ring_line(item, look) for item in place["items"]]
    label = headed(look.words.text(place["label"])) if "label" in place else ""
    head = look.ink(f"{label}: " if label else "", look.palette.faint)
    if not place["items"]:
        return [head.append(look.words.say("tty-none"), look.palette.faint)]
    return [head.append_text(joined([thing_words(item, look) for item in place["items"]], "  "))]


def ring_line(item: Thing, look: Look) -> Text:
    """`2 ● ▲ Quarry (1)     1 wood, 1 grain`: its place, whether it is near enough, name, and the cost at the right."""
    if "order" not in item:
        return thing_words(item, look)
    near = bool(item.get("near"))
    line = look.ink(f"{'▶' if look.is_lit(item) else ' '}{item['order']} ", look.palette.strong)
    line.append("● " if near else "○ ", look.palette.strong if near else look.palette.faint)
    return priced_line(line, item, look)


def priced_line(line: Text, item: Thing, look: Look) -> Text:
    """The thing behind what stands there already, and its cost at the right."""
    line.append_text(thing_words({**item, "cost": {}}, look))
    cost = look.price(item.get("cost") or {})
    if look.width and len(line) + 1 + len(cost) > look.width:
        cost = look.terse_price(item.get("cost") or {})
    gap = max(1, look.width - len(line) - len(cost))
    return line.append(" " * gap + cost, look.palette.faint)


def thing_words(item: Thing, look: Look) -> Text:
    """A piece or card with its ground, name, cost and owner."""
    if item["kind"] == "counter":
        return counter_words(item, look)
    if item["kind"] == "meter":
        return meter_words(item, look)
    if item["kind"] == "track":
        return track_line(item, look)
    if item["kind"] == "piece" and item["shape"] in ("unit", "worker", "cube", "figure"):
        count = f" {signed(item['value'])}" if "value" in item else ""
        style = look.palette.lit if look.is_lit(item) else look.seat_style(item.get("seat"))
        return look.ink(f"{mark_tag(item, look)}{count}", style)
    words = Text()
    if item.get("tone"):
        words.append(f" {sign(item['tone'])} ", look.palette.tone(item["tone"])).append(" ")
    if "roads" in item:
        words.append(f"{road_sign(item)} ", look.palette.strong)
    name = look.short(item) if item.get("shape") == "socket" else look.name(item)
    words.append(name, look.palette.lit if look.is_lit(item) else look.palette.ground)
    if item.get("shape") == "socket":
        words.append(f" {FILLED}" if item.get("spent") else brought(item, look), look.palette.faint)
    if item.get("count", 1) != 1:
        words.append(f" ×{item['count']}")
    if item.get("seat") is not None:
        words.append(" ").append(f" {look.letters[item['seat']]} ", look.seat_style(item["seat"]))
    if item.get("cost"):
        words.append(f" {look.prices(item)}", look.palette.faint)
    if item["kind"] == "space" and "most" in item:
        words.append(f" {look.meter(item)}", look.palette.faint)
    return words


def brought(item: Thing, look: Look) -> str:
    """` (1 marble, 2 wood)`: what something gives, where all of it is counted."""
    gives = item.get("gives", ())
    if not gives or any(not isinstance(each.get("count"), int) for each in gives):
        return ""
    return f" ({', '.join(look.amount(each['icon'], each['count']) for each in gives)})"


def track_line(track: Thing, look: Look) -> Text:
    """`Virtue: 0 1 2♟W 3 ...`: every cell with whoever stands there; at the end whoever stands beside it."""
    line = look.ink(f"{headed(look.words.text(track['label']))}: ", look.palette.faint)
    cells, beside = marks_by_cell(track)
    for nth, (cell, here) in enumerate(zip(track["cells"], cells, strict=True)):
        line.append(f" {look.spot(cell, nth)}")
        for mark in here:
            line.append(mark_tag(mark, look), mark_style(mark, look))
    for mark in beside:
        line.append("  ").append(mark_tag(mark, look), mark_style(mark, look))
    return line


def mark_style(mark: Thing, look: Look) -> str:
    """Its owner's colours, or lit."""
    return look.palette.lit if look.is_lit(mark) else look.seat_style(mark.get("seat"))


def joined(parts: list[Text], gap: str) -> Text:
    """Side by side."""
    return Text(gap).join(parts)
