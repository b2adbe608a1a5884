"""How strong the bots and the official opponents are, from games they have played against each other.

`games/<id>/strengths.json` holds measurements of the arena: who met whom how often, and the share won. From them comes
a strength in points of Elo, the squire's being 1500. It anchors the ratings of people, so that solo play rates too.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from regnum.core.registry import box_of

FILE = "strengths.json"
MIDDLE = 1500.0
SCALE = 400 / math.log(10)  # points of Elo in one unit of log-strength: 400 are odds of ten to one
FIRST = "squire"  # whose strength all others are measured from
HALF = 0.5  # of a game, given to both sides: nobody is infinitely strong


class Meeting(Struct, frozen=True, forbid_unknown_fields=True):
    """So many games of `who` against a bot, or alone against the official opponent that these options choose."""

    who: str
    games: int
    share: float  # won; a draw is half a win
    against: str = ""
    options: dict[str, Any] = {}

    @property
    def ahead(self) -> float:
        """Points of Elo by which `who` is stronger."""
        won = (self.share * self.games + HALF) / (self.games + 2 * HALF)
        return SCALE * math.log(won / (1 - won))


class Strengths(Struct, frozen=True):
    """The strengths of one game."""

    bots: dict[str, float]
    official: list[tuple[dict[str, Any], float]]  # by the options that choose the opponent

    def of_official(self, options: dict[str, Any]) -> float | None:
        """Return the strength of the official opponent of a solo match; None if it was never measured."""
        for chosen, elo in self.official:
            if all(options.get(name) == value for name, value in chosen.items()):
                return elo
        return None


@cache
def strengths(game: str) -> Strengths:
    """Return what was measured of a game; nothing for a game that brings no measurements."""
    file = files(box_of(game).package).joinpath(FILE)
    if not file.is_file():
        return Strengths({}, [])
    return derived(msgspec.json.decode(file.read_bytes(), type=list[Meeting]))


def derived(meetings: list[Meeting]) -> Strengths:
    """Return the strengths that these meetings show; each builds on those before it."""
    bots = {FIRST: MIDDLE}
    official = []
    for each in meetings:
        if not each.against:
            official.append((each.options, bots[each.who] - each.ahead))
        elif each.who in bots:
            bots[each.against] = bots[each.who] - each.ahead
        else:
            bots[each.who] = bots[each.against] + each.ahead
    return Strengths(bots, official)
