"""C6.10 to C6.18. What the upper option of a scheme asks: one class for each condition. Expansions add theirs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import override

from regnum.games.architects.automa.board import can_rise
from regnum.games.architects.automa.captures import largest_human_group
from regnum.games.architects.automa.vocabulary import (
    CATHEDRAL_NO_FUTURE,
    CATHEDRAL_VIRTUE_AT_MOST,
    GROUP_AT_LEAST,
    HOLDS_CAPTIVES,
    PRISON_AT_LEAST,
    TAX_AT_LEAST,
)
from regnum.games.architects.table import Architects


@mypyc_attr(allow_interpreted_subclasses=True)
class SchemeCondition:
    """Whether the upper option is taken: there are at least n of what it looks for."""

    def __init__(self, number: int) -> None:
        while len(CONDITIONS) <= number:
            CONDITIONS.append(self)
        CONDITIONS[number] = self

    def found(self, game: Architects, side: i64) -> i64:
        """What it looks for, also for the story; 0 where nothing is counted."""
        return 0

    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        """Whether it is met."""
        return self.found(game, side) >= n


class GroupAtLeast(SchemeCondition):
    """C6.10."""

    @override
    def found(self, game: Architects, side: i64) -> i64:
        return largest_human_group(game, side)


class TaxAtLeast(SchemeCondition):
    """C6.11."""

    @override
    def found(self, game: Architects, side: i64) -> i64:
        return game.tax


class HoldsCaptives(SchemeCondition):
    """C6.12."""

    @override
    def found(self, game: Architects, side: i64) -> i64:
        return game.captives(side)


class PrisonAtLeast(SchemeCondition):
    """C6.13."""

    @override
    def found(self, game: Architects, side: i64) -> i64:
        return game.sides[side].prisoners


class CathedralVirtueAtMost(SchemeCondition):
    """C6.16. A step in the cathedral is possible, and there is little virtue."""

    @override
    def found(self, game: Architects, side: i64) -> i64:
        return game.sides[side].virtue

    @override
    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        return can_rise(game, side) and game.sides[side].virtue <= n


class CathedralNoFuture(SchemeCondition):
    """C6.17. A step in the cathedral is possible, and no future scheme is left."""

    @override
    def found(self, game: Architects, side: i64) -> i64:
        return i64(len(game.schemes.future))

    @override
    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        return can_rise(game, side) and len(game.schemes.future) == 0


CONDITIONS: Final[list[SchemeCondition]] = []  # each at its number
GroupAtLeast(GROUP_AT_LEAST)
TaxAtLeast(TAX_AT_LEAST)
HoldsCaptives(HOLDS_CAPTIVES)
PrisonAtLeast(PRISON_AT_LEAST)
CathedralVirtueAtMost(CATHEDRAL_VIRTUE_AT_MOST)
CathedralNoFuture(CATHEDRAL_NO_FUTURE)
