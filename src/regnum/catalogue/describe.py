"""Describe the things of a scene in words: name, cost, content and text, for any game.

The terminal and the plain page of the server both use it.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from regnum.catalogue.choices import ActionGroup
from regnum.catalogue.sentences import Sentences, capitalised, signed
from regnum.core.messages import Message
from regnum.scene import Card, Counter, Meter, Panel, Piece, Place, Scene, Shape, Space, Thing, Track
from regnum.scene.reading import (
    cost_of,
    icons_of,
    is_face_down,
    other_cost_of,
    position_of,
    shape_of,
    things_in,
    things_of,
    title_of,
    value_of,
)

EDGES = "NESW"


class ShapeWords(NamedTuple):
    """How the pieces of a shape are described."""

    counted: bool = True  # its value says how many there are; else it is points
    foot: bool = False  # its small words say what nothing else does
    names_kind: bool = False  # its label names the kind of worker that its icon means
    only_marks: bool = False  # only its marks are described
    spent: str = "tty-laid"  # the message for a spent one


# Every shape: a test compares the list with the contract.
SHAPE_WORDS: Final[dict[Shape, ShapeWords]] = {
    Shape.ARMS: ShapeWords(),
    Shape.CAPTION: ShapeWords(),
    Shape.CELL: ShapeWords(only_marks=True),
    Shape.CUBES: ShapeWords(),
    Shape.DRAWN: ShapeWords(foot=True),
    Shape.ENTRY: ShapeWords(),
    Shape.FIGURE: ShapeWords(),
    Shape.GAP: ShapeWords(),
    Shape.GHOST: ShapeWords(),
    Shape.MARKER: ShapeWords(),
    Shape.NOTE: ShapeWords(),
    Shape.REGION: ShapeWords(foot=True),
    Shape.RIBBON: ShapeWords(),
    Shape.SCREEN: ShapeWords(),
    Shape.SLOT: ShapeWords(names_kind=True),
    Shape.SQUARE: ShapeWords(),
    Shape.TILE: ShapeWords(counted=False),
    Shape.TOKEN: ShapeWords(),
    Shape.UNIT: ShapeWords(spent="tty-spent"),
    Shape.WORKER: ShapeWords(names_kind=True),
}


class Describer:
    """One scene in one reader's words. `sides` are the names of the sides of the table, by number."""

    def __init__(self, scene: Scene, words: Sentences, sides: Sequence[str]) -> None:
        self.scene = spread(scene)
        self.words = words
        self.sides = list(sides)
        counters = [each for each in things_of(scene) if isinstance(each, Counter)]
        self.goods = {each.icon: words.text(each.label) for each in counters if each.icon}
        self.spaces = {each.id: each for each in things_of(scene) if isinstance(each, Space)}

    def side_name(self, seat: int) -> str:
        """What a side is called: its colour, or an official opponent's own name."""
        return self.sides[seat]

    def name(self, thing: Thing) -> str:
        """The full name of a thing."""
        message = name_of(thing)
        return thing.id if message is None else capitalised(self.words.text(message))

    def is_named(self, thing: Thing) -> bool:
        """Whether it has a name, or is known by its id only."""
        return name_of(thing) is not None

    def spot(self, cell: Piece, nth: int) -> str:
        """What a cell of a track is called: its number, its name, or which one it is."""
        if cell.value is not None:
            return str(cell.value)
        return self.name(cell) if self.is_named(cell) else str(nth)

    def meter(self, thing: Meter | Space) -> str:
        """`3 of 5`"""
        return self.words.say("tty-value-of", value=thing.value or 0, most=thing.most or 0)

    def kind(self, icon: str | None) -> str:
        """What a kind of worker is called, where something of the scene says it."""
        for each in things_of(self.scene):
            if each.icon == icon and isinstance(each, Piece) and SHAPE_WORDS[each.shape].names_kind and each.label:
                return self.words.text(each.label)
        return self.goods.get(icon or "", "")

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
        first, second = self.price(cost_of(thing)), self.price(other_cost_of(thing))
        return self.words.say("tty-or", first=first, second=second) if second else first


def name_of(thing: Thing) -> Message | None:
    """The fullest name a thing has."""
    return thing.name or title_of(thing) or thing.label


def spread(scene: Scene) -> Scene:
    """The scene as words describe it: things in the middle of a ring beside it, the content of a frame without the
    frame, the things of the purse in the panel that names it.
    """
    purse = scene.purse or ()
    panels = [replace(panel, items=beside_rings(unframed(with_purse(panel, purse)))) for panel in scene.panels]
    return replace(scene, panels=panels)


def with_purse(panel: Panel, purse: Sequence[Thing]) -> list[Thing]:
    """The things of a panel; where `purse` names it, those of the purse first, but no number that a track shows too."""
    if panel.purse is None:
        return list(panel.items)
    tracks = [each.label for each in things_in(panel.items) if isinstance(each, Track)]
    pieces = [each for each in purse if isinstance(each, Piece)]
    numbers = [each for each in purse if isinstance(each, Counter) and each.label not in tracks]
    pool = Place(id=f"purse {panel.id}", layout="row", items=pieces, label=panel.purse)
    return [*numbers, *([pool] if pieces else []), *panel.items]


def unframed(items: Sequence[Thing], *, inside: bool = False) -> list[Thing]:
    """The same things without the frames that only arrange them."""
    laid: list[Thing] = []
    for item in items:
        if not isinstance(item, Place):
            laid.append(item)
        elif is_frame(item) or ((inside or item.only is not None) and holds_numbers(item)):
            laid += unframed(item.items, inside=True)
        elif item.parts is not None:
            laid += parted(item)
        elif item.layout == "board":
            laid += off_the_drawing(item)
        else:
            laid.append(in_a_row(item))
    return laid


def is_frame(item: Place) -> bool:
    """Whether a place only arranges others."""
    if item.layout in ("grid", "ring", "board"):
        return False
    return any(isinstance(each, (Place, Panel, Track)) for each in item.items)


def off_the_drawing(place: Place) -> list[Thing]:
    """A drawing with its pieces, followed by its tracks."""
    tracks = [each for each in place.items if isinstance(each, Track)]
    pieces = [each for each in place.items if not isinstance(each, Track)]
    return [in_a_row(replace(place, items=pieces)), *tracks]


def in_a_row(item: Place) -> Place:
    """A place as words describe it: one that draws no label gets its name, and small things in several rows become one
    row.
    """
    row = replace(item, label=item.label or item.name)
    small = item.layout == "mat" and not any(isinstance(each, Space) for each in item.items)
    return replace(row, layout="row") if small else row


def holds_numbers(item: Place) -> bool:
    """A place with nothing but numbers."""
    return all(isinstance(each, (Counter, Meter)) for each in item.items)


def parted(place: Place) -> list[Thing]:
    """A drawn board part by part: each has a name and so many of its things."""
    laid: list[Thing] = []
    start = 0
    for part in place.parts or ():
        items = place.items[start : start + part.many]
        laid.append(Place(id=part.id, layout="row", items=items, label=part.label))
        start += part.many
    return laid


def beside_rings(items: list[Thing]) -> list[Thing]:
    """The same things, each ring followed by the places in its middle; numbers in it are described elsewhere."""
    laid: list[Thing] = []
    for item in items:
        middle = (item.middle if isinstance(item, Place) else None) or ()
        laid.append(replace(item, middle=None) if middle else item)
        laid += [each for each in middle if isinstance(each, Place)]
    return laid


def marks_by_cell(track: Track) -> tuple[list[list[Piece]], list[Piece]]:
    """The markers on each cell of a track, and those on no cell. `at` is the id of a cell, or its number:
    the one printed on it, else which one it is.
    """
    cells = [[mark for mark in track.marks if mark.at in (nth if cell.value is None else cell.value, cell.id)]
             for nth, cell in enumerate(track.cells)]  # fmt: skip
    placed = [mark.id for here in cells for mark in here]
    return cells, [mark for mark in track.marks if mark.id not in placed]


def turned_roads(item: Thing) -> set[str]:
    """The edges its roads reach with the tile turned as its owner sees it."""
    if not isinstance(item, Piece):
        return set()
    quarter = (item.turned or 0) // 90
    return {EDGES[(EDGES.index(edge) + quarter) % 4] for edge in item.roads or ()}


def spot(item: Piece) -> str:
    """Its position as sentences write it."""
    x, y = position_of(item)
    return f"({signed(x)},\u00a0{signed(y)})"


def counted(icons: Sequence[str], describer: Describer) -> str:
    """`2 clerics, 1 scout`, as the game counts them."""
    numbers = Tally(icons)
    return ", ".join(
        describer.words.say(f"count-{icon}", count=count)
        if describer.words.has(f"count-{icon}")
        else f"{count} {describer.kind(icon)}"
        for icon, count in numbers.items()
    )


def row_by_row(item: Piece) -> tuple[int, int]:
    """Upper rows first, each from the left."""
    x, y = position_of(item)
    return (-y, x)


def described(item: Thing, describer: Describer) -> str:
    """A thing of any kind, in words."""
    if isinstance(item, Counter):
        return f"{describer.name(item)}: {item.value}"
    if isinstance(item, Meter):
        return f"{describer.name(item)}: {describer.meter(item)}"
    if isinstance(item, Track):
        return f"{describer.name(item)}: {track_words(item, describer)}"
    return described_piece(item, describer)


def track_words(track: Track, describer: Describer) -> str:
    """The markers by cell, from the first to the last; then those beside the track."""
    cells, beside = marks_by_cell(track)
    parts = [
        describer.words.say(
            "tty-mark-at", thing=mark_words(mark, describer, track), place=describer.spot(track.cells[nth], nth)
        )
        for nth, here in enumerate(cells)
        for mark in here
    ]
    return "; ".join([*parts, *(mark_words(mark, describer, track) for mark in beside)]) or describer.words.say(
        "tty-nothing"
    )


def mark_words(mark: Piece, describer: Describer, track: Track) -> str:
    """A marker without a name of its own, or with that of its track, is called after its owner."""
    if mark.seat is not None and (not describer.is_named(mark) or describer.name(mark) == describer.name(track)):
        return describer.side_name(mark.seat)
    return described(mark, describer)


def described_piece(item: Thing, describer: Describer) -> str:
    """All that is to be seen of a piece, a card or a space, in a fixed order."""
    here = "; ".join(filter(None, (described(mark, describer) for mark in item.marks or ())))
    if here and isinstance(item, Piece) and SHAPE_WORDS[item.shape].only_marks:
        return here
    parts = piece_parts(item, describer)
    if here:
        parts.append(describer.words.say("tty-on-it", things=here))
    return ", ".join(parts)


def piece_parts(item: Thing, describer: Describer) -> list[str]:
    """The same part by part, its name first, without its marks."""
    words = describer.words
    parts = [numbered_name(item, describer), tone_words(item, describer)]
    if is_face_down(item) and isinstance(item, Card):
        parts.append(words.say("ui-face-down"))
    if item.seat is not None:
        parts.append(describer.side_name(item.seat))
    if isinstance(item, Piece) and item.near is not None:
        parts.append(words.say("tty-near" if item.near else "tty-far"))
    if icons_of(item) and item.text is not None:  # without a text the name says it all
        parts.append(words.say("tty-shows", things=counted(icons_of(item), describer)))
    if isinstance(item, Card) and item.accepts is not None:
        parts.append(words.say("tty-takes", thing=describer.kind(item.accepts)))
    if cost_of(item) and (not isinstance(item, Piece) or item.value is None):
        parts.append(words.say("tty-costs", cost=describer.prices(item)))
    if not is_number_of(item):
        parts.append(value_words(item, describer))
    if isinstance(item, Piece) and SHAPE_WORDS[item.shape].foot and item.foot is not None:
        parts.append(words.text(item.foot))
    parts += [road_words(item, describer), slots_words(item, describer)]
    if item.spent:
        parts.append(words.say(spent_id(item)))
    return [part for part in parts if part]


def numbered_name(item: Thing, describer: Describer) -> str:
    """Its name with how many there are, and which one in its order."""
    name, value = called(item, describer), value_of(item)
    if is_number_of(item) and str(value) not in name.split():
        name = f"{value}× {name}".strip()
    return f"{item.order}. {name}" if isinstance(item, Piece) and item.order is not None else name


def tone_words(item: Thing, describer: Describer) -> str:
    """The colour of a piece; that of a kind says no more than its name."""
    return describer.words.tone(item.tone) if item.tone and isinstance(item, Piece) and item.tone != item.icon else ""


def road_words(item: Thing, describer: Describer) -> str:
    """Where its roads lead."""
    roads = [describer.words.say(f"edge-{edge.lower()}") for edge in EDGES if edge in turned_roads(item)]
    return describer.words.say("tty-roads", edges=", ".join(roads)) if roads else ""


def slots_words(item: Thing, describer: Describer) -> str:
    """The slots of a space, or the pieces there."""
    if not isinstance(item, Space) or not item.items:
        return ""
    slots = ", ".join(slot_words(each, describer) for each in item.items)
    return describer.words.say("tty-slots" if any(is_slot(each) for each in item.items) else "tty-on-it", things=slots)


def spent_id(item: Thing) -> str:
    """The words for a thing that is spent: a unit has moved, goods are laid, everything else is taken."""
    return SHAPE_WORDS[item.shape].spent if isinstance(item, Piece) else "tty-taken"


def called(item: Thing, describer: Describer) -> str:
    """Its name; a thing without one is called after its kind, never by an id."""
    return describer.name(item) if describer.is_named(item) else capitalised(describer.kind(item.icon))


def value_words(item: Thing, describer: Describer) -> str:
    """What a number means: how often a space was used, else points."""
    value = value_of(item)
    if value is None:
        return ""
    if not isinstance(item, Space):
        return describer.words.say("count-points", count=value)
    if item.most is not None:
        return describer.words.say("tty-used-of", used=describer.meter(item))
    return describer.words.say("tty-used-times", count=value) if value else ""


def is_number_of(item: Thing) -> bool:
    """Whether its number says how many pieces these are; on a tile or a card it is points."""
    return isinstance(item, Piece) and SHAPE_WORDS[item.shape].counted and item.value is not None


def is_slot(item: Thing) -> bool:
    """Whether something is to be placed there."""
    return shape_of(item) is Shape.SLOT


def slot_words(slot: Piece, describer: Describer) -> str:
    """A slot: the piece on it, or the kind it is for."""
    if not is_slot(slot):
        return lowered(described(slot, describer))
    name = describer.words.text(slot.label) if slot.label is not None else called(slot, describer)
    here = "; ".join(lowered(described(mark, describer)) for mark in slot.marks or ())
    return f"{name} ({describer.words.say('tty-on-it', things=here)})" if here else name


def lowered(words: str) -> str:
    """With a small letter, as inside a sentence."""
    return words[:1].lower() + words[1:]


def group_names(group: ActionGroup, describer: Describer) -> list[str]:
    """What a way to act is called: the name of its space, and the verb where that says something else."""
    spaces = [describer.name(describer.spaces[handle]) for handle in group.handles if handle in describer.spaces]
    verb = describer.words.verb(group.verb) or capitalised(group.verb)
    if not spaces:
        return [verb]
    return [spaces[0]] if verb.casefold() == spaces[0].casefold() else [spaces[0], lowered(verb)]
