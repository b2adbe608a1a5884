"""A4. What a worker does at each location, once it stands there."""

from __future__ import annotations

from mypy_extensions import i64

from regnum.games.architects.asking import ask, put
from regnum.games.architects.asks import AT_GUILDHALL, AT_WORKSHOP, MINE
from regnum.games.architects.effects import (
    ACT,
    GUARD,
    LOSE_VIRTUE,
    MARKET_GOODS,
    TAKE_TAX,
    TOWN_CAPTURE,
    TRADE,
    packed_effect,
)
from regnum.games.architects.events import Acted
from regnum.games.architects.moves.turn import GOLD_WORKERS
from regnum.games.architects.parts import (
    ACTED,
    CHEAPER_CAPTURES,
    CLAY,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    KEEPS_VIRTUE_AT_TAX_STAND,
    KEEPS_VIRTUE_IN_MARKET,
    KINGS_STOREHOUSE,
    MARKET_LOSS,
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
from regnum.games.architects.table import Architects


def act(game: Architects, side: i64, location: i64) -> None:
    """A3.1. The action; where nothing is possible any more, nothing happens (A0.10)."""
    if location < KINGS_STOREHOUSE:
        gather(game, side, location)
    elif location == KINGS_STOREHOUSE:
        game.owe(side, packed_effect(TRADE, 0, game.working(side, location)))
    elif not can_act(game, side, location, NONE):
        return
    elif location == WORKSHOP:
        visit_workshop(game, side)
    elif location == TOWN_CENTRE:
        visit_town_centre(game, side)
    elif location == GUARDHOUSE:
        game.owe(side, packed_effect(GUARD, 1, game.working(side, location)))
    elif location == TAX_STAND:
        game.owe(side, packed_effect(TAKE_TAX, 0, 1))
        owe_loss(game, side, TAX_STAND_LOSS - game.sides[side].powers[KEEPS_VIRTUE_AT_TAX_STAND])
    elif location == GUILDHALL:
        ask(game, side, packed_effect(ACT, GUILDHALL, 1), AT_GUILDHALL)
    else:
        visit_market(game, side, location)


def gather(game: Architects, side: i64, location: i64) -> None:
    """A4.1. Stone, wood and silver by w; in the mines clay or gold (A4.3)."""
    w = game.working(side, location)
    if location == QUARRY:
        game.gain(side, STONE, w)
    elif location == FOREST:
        game.gain(side, WOOD, w)
    elif location == SILVERSMITH:
        game.gain(side, SILVER, w + 1)
    elif w < GOLD_WORKERS:
        game.gain(side, CLAY, w + 1)
    else:
        put(game, side, packed_effect(ACT, MINES, 1), MINE)


def visit_workshop(game: Architects, side: i64) -> None:
    """A4.8, A4.12. Whoever can hire has at least two answers."""
    effect = packed_effect(ACT, WORKSHOP, 1)
    if can_hire(game, side, 0, NONE):
        put(game, side, effect, AT_WORKSHOP)
    else:
        ask(game, side, effect, AT_WORKSHOP)


def visit_town_centre(game: Architects, side: i64) -> None:
    """A4.13 to A4.15. A new visit: no capture yet, no location yet; Conspirators save silver in each capture (Q1)."""
    game.captures = 0
    game.raided = 0
    game.saved = game.sides[side].powers[CHEAPER_CAPTURES]
    game.owe(side, packed_effect(TOWN_CAPTURE, 0, game.working(side, TOWN_CENTRE)))


def visit_market(game: Architects, side: i64, location: i64) -> None:
    """A4.25. Pay the fee, lose virtue, then get what the space gives."""
    game.owe(side, packed_effect(MARKET_GOODS, location, 1))
    owe_loss(game, side, MARKET_LOSS - game.sides[side].powers[KEEPS_VIRTUE_IN_MARKET])
    open_bill(game, side, market_price(game, side, location))


def owe_loss(game: Architects, side: i64, n: i64) -> None:
    """A5.5. What is left of a loss; never below 0."""
    if n > 0:
        game.owe(side, packed_effect(LOSE_VIRTUE, 0, n))


def after_action(game: Architects, side: i64, location: i64) -> None:
    """A5.5. The abilities that wait for an action here."""
    game.react(side, ACTED + location)
    game.happened(Acted, side, location)
