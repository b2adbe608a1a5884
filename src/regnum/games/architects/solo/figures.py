"""Schemes and rivals as packed numbers, for an engine that a search runs millions of times."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.effects import due
from regnum.games.architects.automa.vocabulary import POWERS
from regnum.games.architects.parts import LOCATION_COUNT
from regnum.games.architects.solo.cards import (
    ALL_RIVALS,
    ALL_SCHEMES,
    CAPTURE_ORDER,
    MARKET_ORDER,
    USUALLY,
    Rival,
    Scheme,
    Way,
)


class SchemeFigures:
    """By scheme * 2 + option what an option says; an option that is not there is never looked at."""

    options: vec[i64]  # by scheme how many
    place: vec[i64]
    condition: vec[i64]
    need: vec[i64]
    deeds: list[vec[i64]]

    def __init__(self) -> None:
        self.pack()

    def pack(self) -> None:
        """All that lies on the shelf now."""
        both = [way for scheme in ALL_SCHEMES for way in both_ways(scheme)]
        self.options = vec[i64]([len(scheme.ways) for scheme in ALL_SCHEMES])
        self.place = vec[i64]([way.place for way in both])
        self.condition = vec[i64]([way.when.condition for way in both])
        self.need = vec[i64]([way.when.n for way in both])
        self.deeds = [vec[i64](way.deeds) for way in both]


class AutomaFigures:
    """By rival what its board says."""

    virtue: vec[i64]
    focus: vec[i64]  # its place
    focus_deeds: list[vec[i64]]
    schemes: list[vec[i64]]
    future: list[vec[i64]]
    powers: list[vec[i64]]  # rival * POWERS + when
    placing_at: vec[i64]
    fearless: vec[i64]

    def __init__(self) -> None:
        self.pack()

    def pack(self) -> None:
        """All that lies on the shelf now."""
        self.virtue = vec[i64]([rival.virtue for rival in ALL_RIVALS])
        self.focus = vec[i64]([rival.focus.place for rival in ALL_RIVALS])
        self.focus_deeds = [vec[i64](rival.focus.deeds) for rival in ALL_RIVALS]
        self.schemes = [vec[i64](rival.schemes) for rival in ALL_RIVALS]
        self.future = [vec[i64](rival.future) for rival in ALL_RIVALS]
        self.powers = [due(rival.powers.get(when, ())) for rival in ALL_RIVALS for when in range(POWERS)]
        self.placing_at = vec[i64]([rival.placing_at for rival in ALL_RIVALS])
        self.fearless = vec[i64]([int(rival.fearless) for rival in ALL_RIVALS])


def both_ways(scheme: Scheme) -> tuple[Way, Way]:
    """The upper and the lower option; a single one stands for both."""
    return scheme.ways[0], scheme.ways[-1]


def add_schemes(schemes: list[Scheme]) -> None:
    """An expansion lays its schemes behind those that are there."""
    ALL_SCHEMES.extend(schemes)
    SCHEME_FIGURES.pack()


def add_rivals(rivals: list[Rival]) -> None:
    """An expansion lays its rivals behind those that are there."""
    ALL_RIVALS.extend(rivals)
    AUTOMA_FIGURES.pack()


SCHEME_FIGURES: Final = SchemeFigures()
AUTOMA_FIGURES: Final = AutomaFigures()
USUAL_DEEDS: Final = [vec[i64](USUALLY[place]) for place in range(LOCATION_COUNT)]  # C2.11, C7.8: by location
MARKET_SPACES: Final = vec[i64](MARKET_ORDER)  # C7.8
CAPTURE_PLACES: Final = vec[i64](CAPTURE_ORDER)  # C5.4
