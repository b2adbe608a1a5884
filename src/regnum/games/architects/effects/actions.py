"""A4. What a worker does at each location, once it stands there: one class for each action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import override

from regnum.core.effects import packed_effect
from regnum.games.architects.asks import AT_GUILDHALL, AT_WORKSHOP, MINE
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.effects.vocabulary import (
    GUARD,
    LOSE_VIRTUE,
    MARKET_GOODS,
    TAKE_TAX,
    TOWN_CAPTURE,
    TRADE,
)
from regnum.games.architects.happenings import ACTION_DONE
from regnum.games.architects.moves.turn import GOLD_WORKERS
from regnum.games.architects.parts import (
    ACTED,
    CHEAPER_CAPTURES,
    CLAY,
    FOREST,
    GOLD,
    GUARDHOUSE,
    GUILDHALL,
    KEEPS_VIRTUE_AT_TAX_STAND,
    KEEPS_VIRTUE_IN_MARKET,
    KINGS_STOREHOUSE,
    MARKET_LARGE,
    MARKET_LOSS,
    MARKET_MIDDLE,
    MARKET_SMALL,
    MINES,
    NONE,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    TAX_STAND,
    TAX_STAND_LOSS,
    TOWN_CENTRE,
    WOOD,
    WORKSHOP,
)
from regnum.games.architects.paying import open_bill
from regnum.games.architects.places import can_act, can_hire, market_price
from regnum.games.architects.sense import GUARD_DUE, HALL_DUE, HIRE_DUE, TRADE_DUE
from regnum.games.architects.table import Architects

if TYPE_CHECKING:
    from regnum.games.architects.sense import ArchitectsSense


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What can be done at one location."""

    location: i64

    def __init__(self, location: i64) -> None:
        self.location = location

    def act(self, game: Architects, side: i64) -> None:
        """Do it, or ask what must be decided first."""
        raise NotImplementedError

    def expect(self, sense: ArchitectsSense, game: Architects, side: i64) -> None:
        """What a bot counts on while it has still to be done."""
        raise NotImplementedError


class Gather(Action):
    """A4.1. One of a kind for each worker, and perhaps some more."""

    kind: i64
    more: i64

    def __init__(self, location: i64, kind: i64, more: i64) -> None:
        super().__init__(location)
        self.kind = kind
        self.more = more

    @override
    def act(self, game: Architects, side: i64) -> None:
        game.gain(side, self.kind, game.working(side, self.location) + self.more)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64) -> None:
        sense.stock[self.kind] += game.working(side, self.location) + self.more


class DigInMines(Action):
    """A4.3. Clay, or with enough workers gold instead."""

    @override
    def act(self, game: Architects, side: i64) -> None:
        w = game.working(side, MINES)
        if w < GOLD_WORKERS:
            game.gain(side, CLAY, w + 1)
        else:
            game.put(MINE, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64) -> None:
        w = game.working(side, MINES)
        if w < GOLD_WORKERS:
            sense.stock[CLAY] += w + 1
        else:
            sense.stock[GOLD] += w // GOLD_WORKERS


class VisitStorehouse(Action):
    """A4.4."""

    @override
    def act(self, game: Architects, side: i64) -> None:
        game.owe(side, packed_effect(TRADE, 0, game.working(side, KINGS_STOREHOUSE)))

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64) -> None:
        sense.seen[TRADE_DUE] += float(game.working(side, KINGS_STOREHOUSE))


class VisitWorkshop(Action):
    """A4.8, A4.12. Whoever can hire has at least two answers."""

    @override
    def act(self, game: Architects, side: i64) -> None:
        if can_hire(game, side, 0, NONE):
            game.put(AT_WORKSHOP, side)
        else:
            game.ask(AT_WORKSHOP, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64) -> None:
        sense.seen[HIRE_DUE] += 1.0


class VisitTownCentre(Action):
    """A4.13 to A4.15. A new visit: no capture yet, no location yet; Conspirators save silver in each capture (Q1)."""

    @override
    def act(self, game: Architects, side: i64) -> None:
        game.captures = 0
        game.raided = 0
        game.saved = game.sides[side].powers[CHEAPER_CAPTURES]
        game.owe(side, packed_effect(TOWN_CAPTURE, 0, game.working(side, TOWN_CENTRE)))

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64) -> None:
        sense.expect_captives(game, side)


class VisitGuardhouse(Action):
    """A4.19."""

    @override
    def act(self, game: Architects, side: i64) -> None:
        game.owe(side, packed_effect(GUARD, 1, game.working(side, GUARDHOUSE)))

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64) -> None:
        sense.seen[GUARD_DUE] += float(game.working(side, GUARDHOUSE))


class RobTaxStand(Action):
    """A4.24. Lose virtue, then take all silver."""

    @override
    def act(self, game: Architects, side: i64) -> None:
        game.owe(side, packed_effect(TAKE_TAX, 0, 1))
        owe_loss(game, side, TAX_STAND_LOSS - game.sides[side].powers[KEEPS_VIRTUE_AT_TAX_STAND])

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64) -> None:
        sense.stock[SILVER] += game.tax


class VisitMarket(Action):
    """A4.25. Pay the fee, lose virtue, then get what the space gives."""

    @override
    def act(self, game: Architects, side: i64) -> None:
        game.owe(side, packed_effect(MARKET_GOODS, self.location, 1))
        owe_loss(game, side, MARKET_LOSS - game.sides[side].powers[KEEPS_VIRTUE_IN_MARKET])
        open_bill(game, side, market_price(game, side, self.location))

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64) -> None:
        if self.location == MARKET_MIDDLE:
            sense.seen[HIRE_DUE] += 1.0
        else:
            sense.expect_goods(game, self.location)


def owe_loss(game: Architects, side: i64, n: i64) -> None:
    """A5.5. What is left of a loss; never below 0."""
    if n > 0:
        game.owe(side, packed_effect(LOSE_VIRTUE, 0, n))


class VisitGuildhall(Action):
    """A4.30."""

    @override
    def act(self, game: Architects, side: i64) -> None:
        game.ask(AT_GUILDHALL, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64) -> None:
        sense.seen[HALL_DUE] = 1.0


ACTIONS: Final[list[Action]] = [  # by location
    Gather(QUARRY, STONE, 0),
    Gather(FOREST, WOOD, 0),
    Gather(SILVERSMITH, SILVER, 1),
    DigInMines(MINES),
    VisitStorehouse(KINGS_STOREHOUSE),
    VisitWorkshop(WORKSHOP),
    VisitTownCentre(TOWN_CENTRE),
    VisitGuardhouse(GUARDHOUSE),
    RobTaxStand(TAX_STAND),
    VisitMarket(MARKET_SMALL),
    VisitMarket(MARKET_MIDDLE),
    VisitMarket(MARKET_LARGE),
    VisitGuildhall(GUILDHALL),
]


class Act(ArchitectsEffect):
    """A3.1. The action at the location `what`; where nothing is possible any more, nothing happens (A0.10)."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if can_act(game, side, what, NONE):
            ACTIONS[what].act(game, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        ACTIONS[what].expect(sense, game, side)


class AfterAction(ArchitectsEffect):
    """A5.5. The abilities that wait for an action at the location `what`."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.react(side, ACTED + what)
        game.happened(ACTION_DONE, side, what)
