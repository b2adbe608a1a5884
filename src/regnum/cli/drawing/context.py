"""What drawing needs besides the scene: the reader's language, the palette, what is highlighted, the names of seats."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy

from msgspec.structs import replace
from rich.text import Text

from regnum.catalogue.describe import Describer
from regnum.cli.drawing.palette import PLAIN, Palette
from regnum.cli.language import Sentences, capitalised
from regnum.cli.players import side_label
from regnum.core.match import Match
from regnum.scene import Card, Panel, Place, Scene, Shape, Thing
from regnum.scene.reading import cost_of, other_cost_of, shape_of, things_in, things_of

__all__ = ["DrawingContext", "seat_letters"]


class DrawingContext(Describer):
    """One scene as one reader sees it."""

    def __init__(
        self,
        match: Match,
        seat: int | None,
        words: Sentences,
        palette: Palette = PLAIN,
        lit: Collection[str] = (),
    ) -> None:
        self.match = match
        self.seat = seat
        words = words.facing(match.across(seat))
        sides = range(len(match.colours))
        scene = with_names(match.rules.scene(match.view(seat)))
        super().__init__(scene, words, [side_label(match, side, words) for side in sides])
        self.palette = palette
        self.lit = frozenset(lit)
        self.ordered = list(lit)  # the thing touched last, to scroll to
        self.letters = seat_letters(self.sides)
        self.kinds = kinds_of(self.scene, words)  # by icon: the two or three letters of a kind of worker
        self.tones = tones_of(self.scene, words)  # by tone: the letters of its name
        self.workers = {each.id: each.icon for each in things_of(self.scene) if each.icon in self.kinds}
        self.own_ids = frozenset(each.id for each in things_in(self.panels("mine")))
        self.notes: dict[int, str] = {}  # by seat: who sits there, where that is worth saying
        self.terse = False  # little space: costs by first letters
        self.width = 0  # columns a listing may fill; 0: no limit

    def without_light(self, ids: Collection[str]) -> DrawingContext:
        """The same, but these are not lit: what is mine and what is another's may have one id."""
        dimmed = copy(self)
        dimmed.lit = self.lit - frozenset(ids)
        return dimmed

    def panels(self, *roles: str) -> list[Panel]:
        """The panels of these roles, in the scene's order."""
        return [panel for panel in self.scene.panels if panel.role in roles]

    def seat_style(self, seat: int | None) -> str:
        """The colours of a seat."""
        return "" if seat is None else self.palette.seat((self.words.colours or self.match.colours)[seat])

    def short(self, thing: Thing) -> str:
        """Its short name, for a tile on the board."""
        return capitalised(self.words.text(thing.label)) if thing.label is not None else ""

    def is_lit(self, thing: Thing) -> bool:
        """Whether the option in focus would touch it."""
        return thing.id in self.lit

    def price(self, cost: dict[str, int]) -> str:
        """`2 stone, 1 grain` with the names the counters have; `2s 1g` where there is little space."""
        return self.terse_price(cost) if self.terse else super().price(cost)

    def terse_price(self, cost: dict[str, int]) -> str:
        """Numbers and first letters."""
        return " ".join(f"{count}{self.amount(what, count).partition(' ')[2][:1]}" for what, count in cost.items())

    def prices(self, thing: Thing) -> str:
        """What it costs, and what may be paid instead: `3 silver or 1 debt`, or `3s/1d`."""
        if self.terse and other_cost_of(thing):
            return f"{self.price(cost_of(thing))}/{self.price(other_cost_of(thing))}"
        return super().prices(thing)

    def ink(self, words: str, style: str = "") -> Text:
        """Words in a style that does not run over into what is appended."""
        return Text().append(words, style)

    def mark(self, side: int) -> Text:
        """The letter of a side in its colours; nothing for no side."""
        return self.ink(self.letters[side], self.seat_style(side)) if 0 <= side < len(self.letters) else Text(" ")

    def tag(self, seat: int) -> Text:
        """The name of a side in its colours."""
        return self.ink(f" {self.side_name(seat)} ", self.seat_style(seat))


def with_names(scene: Scene) -> Scene:
    """The panels of a side are titled with its player's name; an only place without a name gets the panel's."""
    return replace(scene, panels=[named_place(each) if each.seat is not None else each for each in scene.panels])


def named_place(panel: Panel) -> Panel:
    """The panel with a name for the one place it has."""
    places = [item for item in panel.items if isinstance(item, Place)]
    if len(places) != 1 or places[0].label is not None:
        return panel
    named = replace(places[0], label=panel.title)
    return replace(panel, items=[named if item is places[0] else item for item in panel.items])


def kinds_of(scene: Scene, words: Sentences) -> dict[str, str]:
    """The kinds of workers by their icons, each with as few letters as distinguish them; at least two."""
    names = {
        each.icon: capitalised(words.text(each.label))
        for each in things_of(scene)
        if shape_of(each) is Shape.WORKER and each.icon and each.tone and each.label is not None
    }
    return told_apart(names, least=2)


def tones_of(scene: Scene, words: Sentences) -> dict[str, str]:
    """Whose cards are of which tone, each with as few letters as distinguish them."""
    tones = {each.tone for each in things_of(scene) if isinstance(each, Card) and each.tone}
    return told_apart({tone: capitalised(words.tone(tone)) for tone in sorted(tones) if words.tone(tone)}, least=1)


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
