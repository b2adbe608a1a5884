"""What a drawing has to know besides the scene: the reader's words, the palette, what is lit, who sits where."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from copy import copy
from typing import Any

from rich.text import Text

from regnum.cli.drawing.palette import PLAIN, Palette
from regnum.cli.words import Words, headed
from regnum.core.kit import Thing
from regnum.core.match import Match


class Look:
    """One reader's way to see one scene."""

    def __init__(
        self,
        match: Match,
        seat: int | None,
        words: Words,
        palette: Palette = PLAIN,
        lit: Collection[str] = (),
    ) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.palette = palette
        self.lit = frozenset(lit)
        self.ordered = list(lit)  # what is touched last is where the eye should go
        self.scene = match.scene(seat)
        self.letters = seat_letters([self.side_name(each) for each in range(len(match.colours))])
        self.goods = {each["icon"]: words.text(each["label"]) for each in things(self.scene) if is_named_counter(each)}
        self.kinds = kinds_of(self.scene, words)  # by icon: the two or three letters of a kind of worker
        self.tones = tones_of(self.scene, words)  # by tone: the letters of its name
        self.spaces = {each["id"]: each for each in things(self.scene) if each["kind"] == "space"}
        self.workers = {each["id"]: each["icon"] for each in things(self.scene) if each.get("icon") in self.kinds}
        self.own_ids = frozenset(each["id"] for panel in self.panels("mine") for each in things(panel))
        self.notes: dict[int, str] = {}  # by seat: who sits there, where that is worth saying
        self.terse = False  # little room: costs by first letters
        self.width = 0  # columns a listing may fill; 0: nobody counts

    def without_light(self, ids: Collection[str]) -> Look:
        """The same, but these are not lit: what is mine and what is another's may have one id."""
        dimmed = copy(self)
        dimmed.lit = self.lit - frozenset(ids)
        return dimmed

    def panels(self, *roles: str) -> list[Thing]:
        """The panels of these roles, in the scene's order."""
        return [panel for panel in self.scene["panels"] if panel["role"] in roles]

    def seat_style(self, seat: int | None) -> str:
        """The colours of a seat."""
        return "" if seat is None else self.palette.seat(self.match.colours[seat])

    def side_name(self, seat: int) -> str:
        """What a side is called: its colour, or an official opponent's own name."""
        return headed(self.words.text(self.match.side_name(seat)))

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

    def short(self, thing: Thing) -> str:
        """Its short name, for a tile on the board."""
        return headed(self.words.text(thing["label"])) if "label" in thing else ""

    def is_lit(self, thing: Thing) -> bool:
        """Whether the option in focus would touch it."""
        return thing["id"] in self.lit

    def price(self, cost: dict[str, int]) -> str:
        """`2 stone, 1 grain` with the names the counters have; `2s 1g` where there is little room."""
        if self.terse:
            return self.terse_price(cost)
        return ", ".join(self.amount(what, count) for what, count in cost.items())

    def terse_price(self, cost: dict[str, int]) -> str:
        """Numbers and first letters."""
        return " ".join(f"{count}{self.amount(what, count).partition(' ')[2][:1]}" for what, count in cost.items())

    def prices(self, thing: Thing) -> str:
        """What it costs, and what may be paid instead: `3 silver or 1 debt`."""
        first, second = self.price(thing.get("cost") or {}), self.price(thing.get("or_cost") or {})
        if not second:
            return first
        return f"{first}/{second}" if self.terse else self.words.say("tty-or", first=first, second=second)

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

    def ink(self, words: str, style: str = "") -> Text:
        """Words in a style that does not run over into what is appended."""
        return Text().append(words, style)

    def tag(self, seat: int) -> Text:
        """The name of a side in its colours."""
        return self.ink(f" {self.side_name(seat)} ", self.seat_style(seat))


def marks_by_cell(track: Thing) -> tuple[list[list[Thing]], list[Thing]]:
    """The markers on each cell of a track, and those that stand on none. `at` is the id of a cell, or its number:
    the one printed on it, else which one it is.
    """
    cells = [[mark for mark in track["marks"] if mark.get("at") in (cell.get("value", nth), cell["id"])]
             for nth, cell in enumerate(track["cells"])]  # fmt: skip
    placed = [mark["id"] for here in cells for mark in here]
    return cells, [mark for mark in track["marks"] if mark["id"] not in placed]


def kinds_of(scene: Thing, words: Words) -> dict[str, str]:
    """The kinds of workers by their icons, each with as few letters as tell them apart; at least two."""
    names = {
        each["icon"]: headed(words.text(each["label"]))
        for each in things(scene)
        if each.get("shape") == "worker" and each.get("tone") and "label" in each
    }
    return told_apart(names, least=2)


def tones_of(scene: Thing, words: Words) -> dict[str, str]:
    """Whose cards are of which tone, each with as few letters as tell them apart."""
    tones = {each["tone"] for each in things(scene) if each["kind"] == "card" and each.get("tone")}
    return told_apart({tone: headed(words.tone(tone)) for tone in sorted(tones) if words.tone(tone)}, least=1)


def told_apart(names: dict[str, str], least: int) -> dict[str, str]:
    """The beginnings of names, as long as they must be."""
    letters = least
    while len({name[:letters] for name in names.values()}) < len(set(names.values())):
        letters += 1
    return {each: name[:letters] for each, name in names.items()}


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


def seat_letters(names: list[str]) -> list[str]:
    """One letter per seat; where two names begin alike, their numbers instead."""
    letters = [name[:1].upper() for name in names]
    return letters if len(set(letters)) == len(letters) else [str(seat + 1) for seat in range(len(names))]
