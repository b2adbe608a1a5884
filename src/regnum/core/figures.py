"""The printed figures of a game: what stands on tiles, cards and boards, and how we know each of them.

Most figures are attested: the rulebook prints them, or public sources show them. Others no text shows; those are ours,
"reconstructed", and whoever owns the box can put them right. A `FigureSheet` declares all of a game's figures; a
`FigureSet` is what somebody has read from a box: a name, and values for some of the reconstructed figures. It is
written as one small text file, compared with another, checked, and played with: a match that was opened with a set says
so in its record, with every figure that differs from ours, so that anybody can replay it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mypy_extensions import mypyc_attr
from typing_extensions import override

from regnum.core.errors import FigureError
from regnum.core.messages import Message, say

if TYPE_CHECKING:
    from regnum.core.rules import Box

Reading: TypeAlias = int | str | tuple[str, ...]  # what one figure says: a number, a word, or several words
Readings: TypeAlias = dict[str, dict[str, Reading]]  # by item and figure

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"

FORMAT: Final = 1
OURS: Final = "regnum"  # the name of the figures that come with the game
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
LONGEST: Final = 100_000  # characters of a file: ten times what all figures of the largest game need
NOTHING: Final = "-"  # how an empty list of words is written


class Origin:
    """How a figure is known. `at`: the paragraph that cites the rulebook, the public source, or the reason why it had
    to be reconstructed (`figure-reason-...` of the catalogue).
    """

    def __init__(self, kind: str, at: str) -> None:
        self.kind = kind
        self.at = at

    def attested(self) -> bool:
        """Whether a text shows it."""
        return self.kind != RECONSTRUCTED

    def reason(self) -> Message:
        """Why it had to be reconstructed."""
        return say("figure-reason-" + self.at.replace("_", "-"))


def rulebook(at: str = "") -> Origin:
    """The rulebook prints it; our paragraph that says so."""
    return Origin(RULEBOOK, at)


def public(source: str) -> Origin:
    """A public source shows it."""
    return Origin(PUBLIC, source)


def reconstructed(reason: str = "unseen") -> Origin:
    """No text shows it."""
    return Origin(RECONSTRUCTED, reason)


# -- kinds of figures ---------------------------------------------------------------------------------------------


class Field:
    """What a figure may say. `id` is its name in files, `label` and `choice_label` say it in words."""

    kind = ""

    def __init__(self, id: str, label: Message) -> None:
        self.id = id
        self.label = label
        self.choices: tuple[str, ...] = ()
        self.labels: dict[str, Message] = {}
        self.least = 0
        self.most = 0

    def read(self, text: str) -> Reading:
        """The value that is written like this; FigureError says what may be written."""
        raise NotImplementedError

    def write(self, value: Reading) -> str:
        """The value as a word without blanks."""
        return str(value)

    def others(self, value: Reading) -> list[Reading]:
        """Values near this one, for tests and for steppers."""
        raise NotImplementedError

    def usage(self) -> str:
        """What may be written, for an error message."""
        raise NotImplementedError


class AmountField(Field):
    """An amount."""

    kind = "number"

    def __init__(self, id: str, label: Message, least: int, most: int) -> None:
        super().__init__(id, label)
        self.least = least
        self.most = most

    @override
    def read(self, text: str) -> Reading:
        if not re.fullmatch(r"-?[0-9]{1,3}", text) or not self.least <= int(text) <= self.most:
            raise FigureError(f"{self.id} must be {self.usage()}, not {text!r}")
        return int(text)

    @override
    def others(self, value: Reading) -> list[Reading]:
        assert isinstance(value, int)
        return [each for each in (value - 1, value + 1) if self.least <= each <= self.most]

    @override
    def usage(self) -> str:
        return f"a number from {self.least} to {self.most}"


class WordField(Field):
    """One of a few words."""

    kind = "choice"

    def __init__(self, id: str, label: Message, choices: dict[str, Message]) -> None:
        super().__init__(id, label)
        self.choices = tuple(choices)
        self.labels = choices

    @override
    def read(self, text: str) -> Reading:
        if text not in self.choices:
            raise FigureError(f"{self.id} must be {self.usage()}, not {text!r}")
        return text

    @override
    def others(self, value: Reading) -> list[Reading]:
        return [each for each in self.choices if each != value]

    @override
    def usage(self) -> str:
        return f"one of {', '.join(self.choices)}"


class WordsField(Field):
    """Some of a few words, in no order."""

    kind = "several"

    def __init__(
        self, id: str, label: Message, choices: dict[str, Message], least: int = 0, most: int | None = None
    ) -> None:
        super().__init__(id, label)
        self.choices = tuple(choices)
        self.labels = choices
        self.least = least
        self.most = len(choices) if most is None else most

    @override
    def read(self, text: str) -> Reading:
        words = [] if text == NOTHING else text.split("+")
        known = set(words) <= set(self.choices) and len(set(words)) == len(words)
        if not known or not self.least <= len(words) <= self.most:
            raise FigureError(f"{self.id} must be {self.usage()}, not {text!r}")
        return tuple(each for each in self.choices if each in words)

    @override
    def write(self, value: Reading) -> str:
        assert isinstance(value, tuple)
        return "+".join(value) or NOTHING

    @override
    def others(self, value: Reading) -> list[Reading]:
        assert isinstance(value, tuple)
        changed = [tuple(x for x in self.choices if (x in value) != (x == each)) for each in self.choices]
        swapped = [tuple(x for x in self.choices if x == other or (x in value and x != each))
                   for each in value for other in self.choices if other not in value]  # fmt: skip
        return [each for each in changed + swapped if self.least <= len(each) <= self.most]

    @override
    def usage(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        empty = f", or {NOTHING} for none" if self.least == 0 else ""
        return f"{count} of {', '.join(self.choices)}, joined by +{empty}"


# -- what a game declares -----------------------------------------------------------------------------------------


class PrintedFigure:
    """One figure of an item. `field` is None for a whole card that is attested and that nobody needs to read again."""

    def __init__(self, field: Field | None, value: Reading, origin: Origin) -> None:
        self.field = field
        self.value = value if field is None else field.read(field.write(value))
        self.origin = origin


class Item:
    """A tile, a card, an area: something with figures on it. `picture` is its place in the gallery of the game."""

    def __init__(self, id: str, group: str, label: Message, figures: list[PrintedFigure], picture: str = "") -> None:
        self.id = id
        self.group = group  # `figure-group-...` of the catalogue
        self.label = label
        self.picture = picture
        self.figures = figures
        self.by_id = {each.field.id: each for each in figures if each.field is not None}

    def attested(self) -> bool:
        """Whether a text shows all of it."""
        return all(each.origin.attested() for each in self.figures)

    def to_read(self) -> list[PrintedFigure]:
        """What an owner of the box can tell us."""
        return [each for each in self.figures if not each.origin.attested() and each.field is not None]


class Contradiction:
    """What a check of the box has found: where, and why it cannot be so. Nothing is played with a set that has one."""

    def __init__(self, item: str, message: Message) -> None:
        self.item = item
        self.message = message


Check: TypeAlias = Callable[[Readings], list[Contradiction]]  # over the values of all items


class FigureSheet:
    """All printed figures of a game, or of one of its expansions.

    `pack` creates from the values of all items what the rules look at; without it the game is played with ours only.
    """

    def __init__(
        self,
        items: list[Item],
        *,
        checks: tuple[Check, ...] = (),
        pack: Callable[[Readings], PackedFigures] | None = None,
        not_played: frozenset[str] = frozenset(),
    ) -> None:
        self.items = items
        self.by_id = {each.id: each for each in items}
        if len(self.by_id) != len(items):
            raise ValueError("two items of a figure sheet have the same id")
        self.checks = checks
        self.pack = pack
        self.not_played = not_played  # groups that can be read from a box, but not played with yet
        self.packed: dict[str, PackedFigures] = {}  # by the hash of a set, made once

    def ours(self) -> Readings:
        """Every figure as it comes with the game."""
        return {
            item.id: {name: figure.value for name, figure in item.by_id.items()} for item in self.items if item.by_id
        }

    def with_changes(self, changes: Readings) -> Readings:
        """Every figure, ours where a set says nothing; items of other sheets are left out."""
        values = self.ours()
        for item, told in changes.items():
            if item in values:
                values[item].update(told)
        return values

    def findings(self, changes: Readings) -> list[Contradiction]:
        """What cannot be so in any box."""
        values = self.with_changes(changes)
        return [found for check in self.checks for found in check(values)]

    def played(self, item: str) -> bool:
        """Whether the rules look at what a set says of this item."""
        return self.pack is not None and self.by_id[item].group not in self.not_played

    def packed_for(self, figures: FigureSet) -> PackedFigures:
        """What the rules look at when they play with this set; the same object for equal sets."""
        assert self.pack is not None
        key = figures.hash()
        if key not in self.packed:
            self.packed[key] = self.pack(self.with_changes(figures.changes()))
        return self.packed[key]


def joined_sheet(sheets: list[FigureSheet]) -> FigureSheet:
    """The figures of a game together with those of its expansions."""
    return FigureSheet(
        [item for sheet in sheets for item in sheet.items],
        checks=tuple(check for sheet in sheets for check in sheet.checks),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class PackedFigures:
    """What the rules of a game look at: the figures of a set as numbers. Every game of a match refers to the same; the
    record says which, so they are no part of its state.
    """


# -- what somebody has read ---------------------------------------------------------------------------------------


class FigureSet:
    """A name, and what was read from a box: values of some figures, the same as ours or others."""

    def __init__(self, game: str, sheet: FigureSheet, name: str, told: Readings) -> None:
        if not NAME.fullmatch(name) or name == OURS:
            raise FigureError(
                f"the name of a set has lower-case letters, digits, - and _, as my-box-2022; not {name!r}"
            )
        self.game = game
        self.sheet = sheet
        self.name = name
        self.told = told

    def value(self, item: str, figure: str) -> Reading | None:
        """What was read there; None if nothing was."""
        return self.told.get(item, {}).get(figure)

    def tell(self, item: str, figure: str, value: Reading) -> None:
        """Write down what was read."""
        self.told.setdefault(item, {})[figure] = value

    def changes(self) -> Readings:
        """What differs from ours."""
        changes: Readings = {}
        for item, told in self.told.items():
            ours = self.sheet.by_id[item].by_id
            other = {name: value for name, value in told.items() if value != ours[name].value}
            if other:
                changes[item] = other
        return changes

    def hash(self) -> str:
        """Sixteen hex digits, equal for sets with which the game plays the same; of ours, too."""
        text = " ".join([self.game, *self.change_words()])
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def change_words(self) -> list[str]:
        """`stonemason.roads=N+S`, one word for each figure that differs, in the order of the sheet."""
        changes = self.changes()
        return [
            f"{item.id}.{name}={field_of(figure).write(changes[item.id][name])}"
            for item in self.sheet.items
            if item.id in changes
            for name, figure in item.by_id.items()
            if name in changes[item.id]
        ]

    def words(self) -> list[str]:
        """The set as an option of a match and as its record has it: its name and hash, then what differs from ours."""
        return [f"{self.name}:{self.hash()}", *self.change_words()]

    def text(self) -> str:
        """The set as a file."""
        lines = [f"[regnum figures {FORMAT}] [game {self.game}] [name {self.name}]"]
        for item in self.sheet.items:
            told = self.told.get(item.id)
            if told:
                words = [
                    f"{name}={field_of(item.by_id[name]).write(told[name])}" for name in item.by_id if name in told
                ]
                lines.append(" ".join([item.id, *words]))
        return "\n".join(lines) + "\n"

    def findings(self) -> list[Contradiction]:
        """What cannot be so in any box."""
        return self.sheet.findings(self.changes())


def field_of(figure: PrintedFigure) -> Field:
    """The field of a figure that can be read from the box."""
    assert figure.field is not None
    return figure.field


def read_set(text: str, game: str, sheet: FigureSheet) -> FigureSet:
    """Parse a file of figures. Lines after # are comments; FigureError names the line that is wrong."""
    if len(text) > LONGEST:
        raise FigureError(f"a file of figures has at most {LONGEST} characters, not {len(text)}")
    figures: FigureSet | None = None
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            if figures is None:
                figures = FigureSet(game, sheet, read_name(line, game), {})
            else:
                read_line(figures, line)
        except FigureError as wrong:
            raise FigureError(str(wrong), number) from None
    if figures is None:
        raise FigureError("not a file of figures: the text is empty")
    return figures


def read_name(line: str, game: str) -> str:
    """`[regnum figures 1] [game brothers] [name my-box]`"""
    parts = [part.split() for part in re.findall(r"\[([^\[\]]*)\]", line)]
    if parts[:1] != [["regnum", "figures", str(FORMAT)]]:
        raise FigureError(f"a file of figures starts with [regnum figures {FORMAT}] [game {game}] [name NAME]")
    given = {words[0]: words[1:] for words in parts[1:] if words}
    if given.get("game") != [game]:
        raise FigureError(f"these are figures of {' '.join(given.get('game', [])) or 'no game'}, not of {game}")
    if len(given.get("name", [])) != 1:
        raise FigureError("the first line must name the set: [name my-box]")
    name: str = given["name"][0]
    return name


def read_line(figures: FigureSet, line: str) -> None:
    """`stonemason wood=1 stone=1 roads=N+S`"""
    item, *words = line.split()
    for word in words:
        read_word(figures, item, word)


def read_word(figures: FigureSet, item: str, word: str) -> None:
    """`roads=N+S` of an item."""
    found = figures.sheet.by_id.get(item)
    if found is None:
        raise FigureError(f"{figures.game} has no tile, card or area {item!r}")
    name, equals, value = word.partition("=")
    figure = found.by_id.get(name)
    if not equals or figure is None:
        known = ", ".join(found.by_id) or "none"
        raise FigureError(f"{item} has no figure {word!r}; write NAME=VALUE with one of: {known}")
    if figures.value(item, name) is not None:
        raise FigureError(f"{item} has {name} twice")
    read = field_of(figure).read(value)
    if figure.origin.attested() and read != figure.value:
        source = "the rulebook" if figure.origin.kind == RULEBOOK else figure.origin.at
        ours = field_of(figure).write(figure.value)
        raise FigureError(f"{name} of {item} is {ours} by {source}; only reconstructed figures can differ")
    figures.tell(item, name, read)


def set_of_words(words: object, game: str, sheet: FigureSheet) -> FigureSet:
    """The set that a record or an option names: `my-box:0123456789abcdef stonemason.roads=N+S`."""
    words = [words] if isinstance(words, str) else words
    if not isinstance(words, (list, tuple)) or not words or not all(isinstance(each, str) for each in words):
        raise FigureError("figures must be a list: NAME:HASH, then ITEM.FIGURE=VALUE for each that differs")
    name, _, told = words[0].partition(":")
    figures = FigureSet(game, sheet, name, {})
    for word in words[1:]:
        item, _, rest = word.partition(".")
        read_word(figures, item, rest)
    if told != figures.hash():
        listed = f"those listed have the hash {figures.hash()}, the record names {told or 'none'}"
        raise FigureError(f"the figures {name!r} are incomplete: {listed}")
    return figures


# -- two sets -----------------------------------------------------------------------------------------------------


class Difference:
    """A figure that two sets do not tell alike; None where one of them says nothing."""

    def __init__(self, item: Item, field: Field, first: Reading | None, second: Reading | None) -> None:
        self.item = item
        self.field = field
        self.first = first
        self.second = second

    def is_open(self) -> bool:
        """Whether only one of them has read it."""
        return self.first is None or self.second is None


def differences(one: FigureSet, other: FigureSet) -> list[Difference]:
    """Everything that two people have not read alike, in the order of the sheet."""
    found = []
    for item in one.sheet.items:
        for name, figure in item.by_id.items():
            first, second = one.value(item.id, name), other.value(item.id, name)
            if first != second:
                found.append(Difference(item, field_of(figure), first, second))
    return found


# -- counting -----------------------------------------------------------------------------------------------------


class Count:
    """How much of a list of items is attested, and how much of the rest a set has told."""

    def __init__(self, items: list[Item], figures: FigureSet | None = None) -> None:
        self.items = len(items)
        self.attested_items = sum(each.attested() for each in items)
        shown = [(item, figure) for item in items for figure in item.figures]
        self.figures = len(shown)
        self.attested = sum(figure.origin.attested() for _, figure in shown)
        told = [
            figures.value(item.id, field_of(figure).id) if figures is not None else None
            for item in items
            for figure in item.to_read()
        ]
        self.told = sum(value is not None for value in told)
        self.complete_items = sum(
            all(
                figures is not None and figures.value(item.id, field_of(figure).id) is not None
                for figure in item.to_read()
            )
            and all(figure.field is not None or figure.origin.attested() for figure in item.figures)
            for item in items
        )


def groups_of(items: list[Item]) -> dict[str, list[Item]]:
    """Items by their group, in the order of the sheet."""
    groups: dict[str, list[Item]] = {}
    for item in items:
        groups.setdefault(item.group, []).append(item)
    return groups


def sheets_of(box: Box[Any]) -> dict[str, FigureSheet]:
    """The sheets of a game ("") and of its expansions, by expansion; those that declare none are left out."""
    places = {"": box.figures, **{name: box.expansions[name].figures for name in sorted(box.expansions)}}
    return {name: loaded_sheet(place) for name, place in places.items() if place}


def loaded_sheet(place: str) -> FigureSheet:
    """The sheet at `package.module:NAME`."""
    module, _, name = place.partition(":")
    sheet = getattr(import_module(module), name)
    assert isinstance(sheet, FigureSheet), place
    return sheet


def sheet_of(box: Box[Any]) -> FigureSheet:
    """All figures of a game and its expansions; FigureError if its package declares none."""
    sheets = sheets_of(box)
    if not sheets:
        raise FigureError(f"the game {box.id} declares no figures of its box")
    return joined_sheet(list(sheets.values()))


def chosen_set(box: Box[Any], words: object) -> FigureSet | None:
    """The set that a match is played with; None: ours. FigureError if it fits into no box, or cannot be played."""
    if words is None:
        return None
    figures = set_of_words(words, box.id, sheet_of(box))
    if figures.findings():
        raise FigureError(
            f"the figures {figures.name!r} fit into no box; regnum figures {box.id} --check FILE says why"
        )
    sheets = sheets_of(box)
    for item in figures.changes():
        if not any(item in sheet.by_id and sheet.played(item) for sheet in sheets.values()):
            raise FigureError(f"{box.id} cannot be played with another {item} yet; remove that line from the figures")
    return figures


def packed_sheets(box: Box[Any], figures: FigureSet | None) -> dict[str, PackedFigures]:
    """What the rules look at when they play with this set: "" for the game, and by expansion; nothing for ours."""
    if figures is None:
        return {}
    return {name: sheet.packed_for(figures) for name, sheet in sheets_of(box).items() if sheet.pack is not None}
