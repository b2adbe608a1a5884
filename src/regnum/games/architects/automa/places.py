"""C6.1, C6.2, C7.8. Where schemes and boards send a worker. Expansions add their own places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import override

from regnum.games.architects.automa.vocabulary import FOCUS_PLACE
from regnum.games.architects.parts import BLACK_MARKET, LOCATION_COUNT, LOCATIONS, NONE
from regnum.games.architects.solo.figures import AUTOMA_FIGURES, MARKET_SPACES
from regnum.games.architects.table import Architects


@mypyc_attr(allow_interpreted_subclasses=True)
class SchemePlace:
    """A place on a scheme: a location as it stands there."""

    number: i64
    name: str  # also of its picture
    reason: str  # why a worker goes there, and the paragraph
    rule: str

    def __init__(self, number: int, name: str, reason: str, rule: str) -> None:
        self.number = number
        self.name = name
        self.reason = reason
        self.rule = rule
        while len(PLACES) <= number:
            PLACES.append(self)
        PLACES[number] = self

    def where(self, game: Architects, side: i64) -> i64:
        """The location that is meant."""
        return self.number


class FocusPlace(SchemePlace):
    """C6.1. Where the focus of its board lies."""

    @override
    def where(self, game: Architects, side: i64) -> i64:
        return PLACES[AUTOMA_FIGURES.focus[game.automa]].where(game, side)


class FreeMarketSpace(SchemePlace):
    """C7.8. There always is one: the third worker brings a reset, before a next card too (A10.7)."""

    @override
    def where(self, game: Architects, side: i64) -> i64:
        at: i64 = 0
        while game.standing(MARKET_SPACES[at]) != NONE:
            at += 1
        return MARKET_SPACES[at]


PLACES: Final[list[SchemePlace]] = []  # each at its number
for location in range(LOCATION_COUNT):
    SchemePlace(location, LOCATIONS[location], "card", "C2.3")
FreeMarketSpace(BLACK_MARKET, "black_market", "free", "C7.8")
FocusPlace(FOCUS_PLACE, "focus", "focus", "C6.1")
