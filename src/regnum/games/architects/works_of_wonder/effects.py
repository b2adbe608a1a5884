"""Effects of Works of Wonder: the nobles, the figures of monuments, contributions."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import Effect, packed_effect
from regnum.games.architects.buildings import count_building
from regnum.games.architects.effects.vocabulary import GAIN
from regnum.games.architects.parts import NONE, VIRTUE
from regnum.games.architects.places import can_act
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.asks import CONTRIBUTE, PLACE_FIGURE, PROFITEER_WHEN, VISIT_FIGURE
from regnum.games.architects.works_of_wonder.automa import AUTOMA_DEEDS
from regnum.games.architects.works_of_wonder.base import WonderEffect
from regnum.games.architects.works_of_wonder.contribution import can_contribute
from regnum.games.architects.works_of_wonder.extra import Wonder, wonder_of
from regnum.games.architects.works_of_wonder.influence import gain_influence
from regnum.games.architects.works_of_wonder.monuments import take_monument
from regnum.games.architects.works_of_wonder.nobles import visit
from regnum.games.architects.works_of_wonder.parts import (
    FIGURE,
    INFLUENCE_TOP,
    INVITE,
    LEAST_TO_WAIT,
    MONUMENT_VIRTUE,
    ORDER_MATTERS,
    PROFIT,
    RAISE,
    VISIT,
)
from regnum.games.architects.works_of_wonder.reset import RESET_EFFECTS


class Profit(WonderEffect):
    """B3.3. Influence for a worker placed at the profiteer, at the location `what`.

    Asked only where waiting could be better: where something may be paid, with influence to pay it.
    """

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if (ORDER_MATTERS >> what) & 1 and wonder_of(game).influence[side] >= LEAST_TO_WAIT:
            game.put(PROFITEER_WHEN, side)
        else:
            gain_influence(game, side, 1)

    @override
    def influence(self, what: i64, n: i64) -> i64:
        return 1


class MeetFigure(WonderEffect):
    """B6.13. An own figure at the location `what`: asked while both are worth something; at the top of the track the
    figure works."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        works = can_act(game, side, what, NONE)  # without its influence (B3.6)
        if works and wonder_of(game).influence[side] < INFLUENCE_TOP:
            game.put(VISIT_FIGURE, side)
        else:
            visit(game, side, what, works)


class Invite(WonderEffect):
    """B3.1. A contribution before (n = 1) or after the action at the location `what`, if something can be laid."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        wonder = wonder_of(game)
        if can_contribute(game, wonder, side):
            wonder.invited = False
            game.put(CONTRIBUTE, side)


class RaiseMonument(WonderEffect):
    """B6.11. Take the card `what`; then 2 virtue, the figure, and the abilities that wait for a construction (B6.1)."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        take_monument(game, side, what)
        count_building(game, side)
        game.owe(side, packed_effect(FIGURE, what, 1))
        game.owe(side, packed_effect(GAIN, VIRTUE, MONUMENT_VIRTUE))

    @override
    def points(self, wonder: Wonder, what: i64) -> i64:
        return wonder.points(what)


class SetFigure(WonderEffect):
    """B6.12. The figure of the monument `what`."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.put(PLACE_FIGURE, side)


EFFECTS: Final[list[Effect[Any]]] = [
    Profit(PROFIT),
    MeetFigure(VISIT),
    Invite(INVITE),
    RaiseMonument(RAISE),
    SetFigure(FIGURE),
    *RESET_EFFECTS,
    *AUTOMA_DEEDS,
]
