"""The things of a scene in words: what they are called, cost, hold and say. No game is named here.

The terminal and the plain page of the server both read scenes this way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from regnum.catalogue.choices import Way
from regnum.catalogue.words import Words, headed, signed
from regnum.scene.kit import Thing

EDGES = "NESW"
FOOTED = ("windows", "portrait")  # shapes whose small words say what nothing else does


class Telling:
    """One scene in one reader's words. `sides` are the names of the sides of the table, by number."""

    def __init__(self, scene: Thing, words: Words, sides: Sequence[str]) -> None:
        self.scene = spread(scene)
        self.words = words
        self.sides = list(sides)
        self.goods = {each["icon"]: words.text(each["label"]) for each in things(scene) if is_named_counter(each)}
        self.spaces = {each["id"]: each for each in things(scene) if each["kind"] == "space"}

    def side_name(self, seat: int) -> str:
        """What a side is called: its colour, or an official opponent's own name."""
        return self.sides[seat]

    def name(self, thing: Thing) -> str:
        """The full name of a thing."""
        for field in ("name", "title", "label"):
            if field in thing:
                return headed(self.words.text(thing[field]))
        return str(thing["id"])

    def is_named(self, thing: Thing) -> bool:
        """Whether it has a name, or is known by its id only."""
        return any(field in thing for field in ("name", "title", "label"))

    def spot(self, cell: Thing, nth: int) -> str:
        """What a cell of a track is called: its number, its name, or which one it is."""
        if "value" in cell:
            return str(cell["value"])
        return self.name(cell) if self.is_named(cell) else str(nth)

    def meter(self, thing: Thing) -> str:
        """`3 of 5`"""
        return self.words.say("tty-value-of", value=thing["value"], most=thing["most"])

    def kind(self, icon: str) -> str:
        """What a kind of worker is called, where something of the scene says it."""
        for each in things(self.scene):
            if each.get("icon") == icon and each.get("shape") in ("worker", "slot") and "label" in each:
                return self.words.text(each["label"])
        return self.goods.get(icon, "")

    def amount(self, what: str, count: int) -> str:
        """A counted good of a cost as the language counts it (in the accusative), where the game has the word."""
        if self.words.has(f"count-{what}-acc"):
            return self.words.say(f"count-{what}-acc", count=count)
        return f"{count} {self.goods.get(what, what)}"

    def price(self, cost: dict[str, int]) -> str:
        """`2 stone, 1 grain` with the names the counters have."""
        return ", ".join(self.amount(what, count) for what, count in cost.items())

    def prices(self, thing: Thing) -> str:
        """What it costs, and what may be paid instead: `3 silver or 1 debt`."""
        first, second = self.price(thing.get("cost") or {}), self.price(thing.get("or_cost") or {})
        return self.words.say("tty-or", first=first, second=second) if second else first


def spread(scene: Thing) -> Thing:
    """The scene as words can tell it: what lies in the middle of a ring beside it, what a frame holds without the
    frame, what lies in the purse in the panel that names it.
    """
    purse = scene.get("purse") or []
    panels = [{**panel, "items": beside_rings(unframed(with_purse(panel, purse)))} for panel in scene["panels"]]
    return {**scene, "panels": panels}


def with_purse(panel: Thing, purse: list[Thing]) -> list[Thing]:
    """The things of a panel; where `purse` names it, those of the purse first, but no number that a track tells too."""
    if "purse" not in panel:
        return list(panel["items"])
    tracks = [each["label"] for each in things(panel["items"]) if each["kind"] == "track"]
    pieces = [each for each in purse if each["kind"] == "piece"]
    numbers = [each for each in purse if each["kind"] == "counter" and each["label"] not in tracks]
    pool = {"kind": "place", "id": f"purse {panel['id']}", "layout": "row", "items": pieces, "label": panel["purse"]}
    return [*numbers, *([pool] if pieces else []), *panel["items"]]


def unframed(items: list[Thing], *, inside: bool = False) -> list[Thing]:
    """The same things without the frames that only arrange them."""
    laid: list[Thing] = []
    for item in items:
        if is_frame(item) or ((inside or "only" in item) and holds_numbers(item)):
            laid += unframed(item["items"], inside=True)
        elif "parts" in item:
            laid += parted(item)
        elif is_drawn(item):
            laid += off_the_drawing(item)
        else:
            laid.append(in_a_row(item))
    return laid


def is_frame(item: Thing) -> bool:
    """Whether a place only arranges others."""
    if item["kind"] != "place" or item["layout"] in ("grid", "ring", "board"):
        return False
    return any(each["kind"] in ("place", "panel", "track") for each in item["items"])


def is_drawn(item: Thing) -> bool:
    """Whether a place is a drawing with things on it."""
    return bool(item["kind"] == "place" and item["layout"] == "board")


def off_the_drawing(place: Thing) -> list[Thing]:
    """A drawing with its pieces; tracks on it are told behind it."""
    tracks = [each for each in place["items"] if each["kind"] == "track"]
    pieces = [each for each in place["items"] if each["kind"] != "track"]
    return [in_a_row({**place, "items": pieces}), *tracks]


def in_a_row(item: Thing) -> Thing:
    """A place as words know it: one that draws no label has its name instead, and small things in several rows are told
    like those in one.
    """
    if item["kind"] != "place":
        return item
    told = {"label": item["name"], **item} if "name" in item else item
    small = item["layout"] == "mat" and all(each["kind"] != "space" for each in item["items"])
    return {**told, "layout": "row"} if small else told


def holds_numbers(item: Thing) -> bool:
    """A place with nothing but numbers."""
    return item["kind"] == "place" and all(each["kind"] in ("counter", "meter") for each in item["items"])


def parted(place: Thing) -> list[Thing]:
    """A drawn board part by part: each has a name and so many of its things."""
    laid, start = [], 0
    for part in place["parts"]:
        items = place["items"][start : start + part["many"]]
        laid.append({"kind": "place", "id": part["id"], "layout": "row", "items": items, "label": part["label"]})
        start += part["many"]
    return laid


def beside_rings(items: list[Thing]) -> list[Thing]:
    """The same things, each ring followed by the places in its middle; numbers in it are told elsewhere."""
    laid: list[Thing] = []
    for item in items:
        middle = item.get("middle", ())
        laid.append({name: value for name, value in item.items() if name != "middle"} if middle else item)
        laid += [each for each in middle if each["kind"] == "place"]
    return laid


def marks_by_cell(track: Thing) -> tuple[list[list[Thing]], list[Thing]]:
    """The markers on each cell of a track, and those that stand on none. `at` is the id of a cell, or its number:
    the one printed on it, else which one it is.
    """
    cells = [[mark for mark in track["marks"] if mark.get("at") in (cell.get("value", nth), cell["id"])]
             for nth, cell in enumerate(track["cells"])]  # fmt: skip
    placed = [mark["id"] for here in cells for mark in here]
    return cells, [mark for mark in track["marks"] if mark["id"] not in placed]


def is_named_counter(thing: Thing) -> bool:
    """Whether this counter tells what an icon means."""
    return bool(thing["kind"] == "counter" and thing.get("icon"))


def things(tree: Any) -> Iterator[Thing]:
    """Every thing of a scene, also those that lie on others."""
    if isinstance(tree, dict):
        if "kind" in tree:
            yield tree
        for value in tree.values():
            yield from things(value)
    elif isinstance(tree, list):
        for each in tree:
            yield from things(each)


def turned_roads(item: Thing) -> set[str]:
    """The edges its roads reach once the tile lies as its owner sees it."""
    quarter = int(item.get("turned", 0)) // 90
    return {EDGES[(EDGES.index(edge) + quarter) % 4] for edge in item.get("roads", ())}


def spot(item: Thing) -> str:
    """Its position as sentences write it."""
    return f"({signed(item['x'])},\u00a0{signed(item['y'])})"


def counted(icons: list[str], telling: Telling) -> str:
    """`2 clerics, 1 scout`, as the game counts them."""
    numbers = Counter(icons)
    return ", ".join(
        telling.words.say(f"count-{icon}", count=count)
        if telling.words.has(f"count-{icon}")
        else f"{count} {telling.kind(icon)}"
        for icon, count in numbers.items()
    )


def is_mute(item: Thing) -> bool:
    """A heap that nobody counts says nothing."""
    return item.get("shape") == "stack" and "value" not in item


def row_by_row(item: Thing) -> tuple[int, int]:
    """Upper rows first, each from the left."""
    return (-item["y"], item["x"])


def described(item: Thing, telling: Telling) -> str:
    """A thing of any kind, in words."""
    if item["kind"] == "counter":
        return f"{telling.name(item)}: {item['value']}"
    if item["kind"] == "meter":
        return f"{telling.name(item)}: {telling.meter(item)}"
    if item["kind"] == "track":
        return f"{telling.name(item)}: {track_words(item, telling)}"
    return described_piece(item, telling)


def track_words(track: Thing, telling: Telling) -> str:
    """Who stands where, from the first cell to the last; then whoever stands beside it."""
    cells, beside = marks_by_cell(track)
    parts = [
        telling.words.say(
            "tty-mark-at", thing=mark_words(mark, telling, track), place=telling.spot(track["cells"][nth], nth)
        )
        for nth, here in enumerate(cells)
        for mark in here
    ]
    return "; ".join([*parts, *(mark_words(mark, telling, track) for mark in beside)]) or telling.words.say(
        "tty-nothing"
    )


def mark_words(mark: Thing, telling: Telling, track: Thing) -> str:
    """A marker without a name of its own, or with that of its track, is called after its owner."""
    if mark.get("seat") is not None and (not telling.is_named(mark) or telling.name(mark) == telling.name(track)):
        return telling.side_name(mark["seat"])
    return described(mark, telling)


def described_piece(item: Thing, telling: Telling) -> str:
    """All that is to be seen of a piece, a card or a space, in a fixed order."""
    here = "; ".join(filter(None, (described(mark, telling) for mark in item.get("marks", ()))))
    if item.get("shape") == "window" and here:  # whoever lies there is all there is to say
        return here
    parts = piece_parts(item, telling)
    if here:
        parts.append(telling.words.say("tty-on-it", things=here))
    return ", ".join(parts)


def piece_parts(item: Thing, telling: Telling) -> list[str]:
    """The same part by part, its name first, without what lies on it."""
    words = telling.words
    name = called(item, telling)
    if is_number_of(item) and str(item["value"]) not in name.split():
        name = f"{item['value']}× {name}".strip()
    parts = [f"{item['order']}. {name}" if "order" in item else name]
    if item.get("tone") and item["kind"] == "piece" and item["tone"] != item.get("icon"):
        parts.append(words.tone(item["tone"]))  # the colour of a kind says no more than its name
    if item.get("face") == "down" and item["kind"] == "card":
        parts.append(words.say("ui-face-down"))
    if item.get("seat") is not None:
        parts.append(telling.side_name(item["seat"]))
    if "near" in item:
        parts.append(words.say("tty-near" if item["near"] else "tty-far"))
    if item.get("icons") and "text" in item:  # without a text the name says it all
        parts.append(words.say("tty-shows", things=counted(item["icons"], telling)))
    if "accepts" in item:
        parts.append(words.say("tty-takes", thing=telling.kind(item["accepts"])))
    if item.get("cost") and (item["kind"] != "piece" or "value" not in item):
        parts.append(words.say("tty-costs", cost=telling.prices(item)))
    if "value" in item and not is_number_of(item):
        parts.append(value_words(item, telling))
    if item.get("shape") in FOOTED and "foot" in item:
        parts.append(words.text(item["foot"]))
    roads = [words.say(f"edge-{edge.lower()}") for edge in EDGES if edge in turned_roads(item)]
    if roads:
        parts.append(words.say("tty-roads", edges=", ".join(roads)))
    if item["kind"] == "space" and item["items"]:
        slots = ", ".join(slot_words(each, telling) for each in item["items"])
        parts.append(
            words.say("tty-slots" if any(is_slot(each) for each in item["items"]) else "tty-on-it", things=slots)
        )
    if item.get("spent"):
        parts.append(words.say(spent_id(item)))
    return [part for part in parts if part]


def spent_id(item: Thing) -> str:
    """What is said of a thing that is spent: a unit has moved, goods are laid, everything else is taken."""
    if item["kind"] != "piece":
        return "tty-taken"
    return "tty-spent" if item["shape"] == "unit" else "tty-laid"


def called(item: Thing, telling: Telling) -> str:
    """Its name; a thing without one is called after its kind, never by an id."""
    return telling.name(item) if telling.is_named(item) else headed(telling.kind(item.get("icon", "")))


def value_words(item: Thing, telling: Telling) -> str:
    """What a number means: how often a space was used, else points."""
    if item["kind"] == "space":
        if "most" in item:
            return telling.words.say("tty-used-of", used=telling.meter(item))
        return telling.words.say("tty-used-times", count=item["value"]) if item["value"] else ""
    return telling.words.say("count-points", count=item["value"])


def is_number_of(item: Thing) -> bool:
    """Whether its number says how many pieces these are; on a tile or a card it is points."""
    return item["kind"] == "piece" and item["shape"] != "tile" and "value" in item


def is_slot(item: Thing) -> bool:
    """Whether something is to be placed there."""
    return item.get("shape") == "slot"


def slot_words(slot: Thing, telling: Telling) -> str:
    """A slot: who stands there, or for whom it is."""
    if not is_slot(slot):
        return lowered(described(slot, telling))
    name = telling.words.text(slot["label"]) if "label" in slot else called(slot, telling)
    here = "; ".join(lowered(described(mark, telling)) for mark in slot.get("marks", ()))
    return f"{name} ({telling.words.say('tty-on-it', things=here)})" if here else name


def lowered(words: str) -> str:
    """With a small letter, as inside a sentence."""
    return words[:1].lower() + words[1:]


def way_names(way: Way, telling: Telling) -> list[str]:
    """What a way to act is called: the name of its space, and the verb where that says something else."""
    spaces = [telling.name(telling.spaces[handle]) for handle in way.handles if handle in telling.spaces]
    verb = telling.words.verb(way.verb) or headed(way.verb)
    if not spaces:
        return [verb]
    return [spaces[0]] if verb.casefold() == spaces[0].casefold() else [spaces[0], lowered(verb)]
