"""What a drawing has to know besides the scene: the reader's words, the palette, what is lit, who sits where."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy

from rich.text import Text

from regnum.catalogue.telling import Telling, things
from regnum.cli.company import side_label
from regnum.cli.drawing.palette import PLAIN, Palette
from regnum.cli.words import Words, headed
from regnum.core.match import Match
from regnum.scene.kit import Thing

__all__ = ["Look", "seat_letters", "things"]


class Look(Telling):
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
        words = words.facing(match.across(seat))
        sides = range(len(match.colours))
        scene = with_names(match.scene(seat))
        super().__init__(scene, words, [side_label(match, side, words) for side in sides])
        self.palette = palette
        self.lit = frozenset(lit)
        self.ordered = list(lit)  # what is touched last is where the eye should go
        self.letters = seat_letters(self.sides)
        self.kinds = kinds_of(self.scene, words)  # by icon: the two or three letters of a kind of worker
        self.tones = tones_of(self.scene, words)  # by tone: the letters of its name
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
        return "" if seat is None else self.palette.seat((self.words.colours or self.match.colours)[seat])

    def short(self, thing: Thing) -> str:
        """Its short name, for a tile on the board."""
        return headed(self.words.text(thing["label"])) if "label" in thing else ""

    def is_lit(self, thing: Thing) -> bool:
        """Whether the option in focus would touch it."""
        return thing["id"] in self.lit

    def price(self, cost: dict[str, int]) -> str:
        """`2 stone, 1 grain` with the names the counters have; `2s 1g` where there is little room."""
        return self.terse_price(cost) if self.terse else super().price(cost)

    def terse_price(self, cost: dict[str, int]) -> str:
        """Numbers and first letters."""
        return " ".join(f"{count}{self.amount(what, count).partition(' ')[2][:1]}" for what, count in cost.items())

    def prices(self, thing: Thing) -> str:
        """What it costs, and what may be paid instead: `3 silver or 1 debt`, or `3s/1d`."""
        if self.terse and thing.get("or_cost"):
            return f"{self.price(thing.get('cost') or {})}/{self.price(thing['or_cost'])}"
        return super().prices(thing)

    def ink(self, words: str, style: str = "") -> Text:
        """Words in a style that does not run over into what is appended."""
        return Text().append(words, style)

    def mark(self, side: int) -> Text:
        """The letter of a side in its colours; nothing for nobody."""
        return self.ink(self.letters[side], self.seat_style(side)) if 0 <= side < len(self.letters) else Text(" ")

    def tag(self, seat: int) -> Text:
        """The name of a side in its colours."""
        return self.ink(f" {self.side_name(seat)} ", self.seat_style(seat))


def with_names(scene: Thing) -> Thing:
    """Over what belongs to a side stands its player's name; its only place, if it has none, takes that of the panel."""
    return {**scene, "panels": [named_place(panel) if "seat" in panel else panel for panel in scene["panels"]]}


def named_place(panel: Thing) -> Thing:
    """The panel with a name for the one place it has."""
    places = [item for item in panel["items"] if item["kind"] == "place"]
    if len(places) != 1 or "label" in places[0]:
        return panel
    items = [{**item, "label": panel["title"]} if item is places[0] else item for item in panel["items"]]
    return {**panel, "items": items}


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


def seat_letters(names: list[str]) -> list[str]:
    """One letter per seat; where two names begin alike, their numbers instead."""
    letters = [name[:1].upper() for name in names]
    return letters if len(set(letters)) == len(letters) else [str(seat + 1) for seat in range(len(names))]
