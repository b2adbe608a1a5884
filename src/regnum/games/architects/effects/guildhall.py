"""A6, A7. What the guildhall brings: buildings, and steps in the cathedral."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64
from typing_extensions import override

from regnum.games.architects.automa.board import can_rise, rise_freely
from regnum.games.architects.buildings import construct
from regnum.games.architects.cathedral import rise, take_reward
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.parts import TOP_LEVEL, VIRTUE
from regnum.games.architects.table import Architects

if TYPE_CHECKING:
    from regnum.games.architects.sense import ArchitectsSense


class Construct(ArchitectsEffect):
    """A6.2. The building `what`, which is paid for."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        construct(game, side, what)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.expect_building(what)


class Rise(ArchitectsEffect):
    """A7.7. One level, and a reward card; an automaton's by C6.3."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        rise(game, side)
        take_reward(game, side)

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        rise_freely(game, side)

    @override
    def possible(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        return can_rise(game, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.level = min(sense.level + 1, i64(TOP_LEVEL))
        sense.stock[VIRTUE] += 1
