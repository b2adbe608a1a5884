"""A3.7. Where a worker may go: a location is legal if an action there can be done and paid in full at that moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from regnum.games.architects.cathedral import room_on
from regnum.games.architects.figures import BUILDING_PRICE, NEEDS
from regnum.games.architects.parts import (
    CATHEDRAL_VIRTUE,
    CHEAPER_HIRE,
    CHEAPER_MARKET,
    ENTERS_CATHEDRAL,
    ENTERS_MARKET,
    GIVES_NO_CARD,
    GUARDHOUSE,
    GUILDHALL,
    MARKET_SMALL,
    MARKET_VIRTUE,
    NONE,
    TAX_STAND,
    TOP_LEVEL,
    TOWN_CENTRE,
    WORKSHOP,
)
from regnum.games.architects.paying import can_pay, can_spend
from regnum.games.architects.prices import (
    FIRST_CAPTURE,
    HIRE_PRICES,
    HIRE_SILVER,
    LEVEL_PRICE,
    MARKET_FEES,
    MARKET_PRICES,
    SETTLE_PRICE,
    Price,
)

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


def can_place(game: Architects, seat: i64, location: i64) -> bool:
    """A3.7. Whether a worker of this seat may be placed there now."""
    if is_market(location) and (not market_is_open(game, seat) or game.standing(location) != NONE):
        return False
    return can_act(game, seat, location, location)


def is_market(location: i64) -> bool:
    """A4.25. One of the three spaces of the black market."""
    return location >= MARKET_SMALL and location < GUILDHALL


def can_act(game: Architects, seat: i64, location: i64, placing: i64) -> bool:
    """Whether an action there can be done and paid; `placing` is NONE if the worker stands there already."""
    if location < WORKSHOP:
        return True  # A3.8
    if location == WORKSHOP:
        return len(game.buildings.deck) > 0 or can_hire(game, seat, 0, placing)
    if location == TOWN_CENTRE:
        return can_spend(game, seat, FIRST_CAPTURE, placing)
    if location == GUARDHOUSE:
        return can_guard(game, seat, placing)
    if location == TAX_STAND:
        return game.tax > 0
    if location == GUILDHALL:
        return can_work(game, seat, placing)
    return can_spend(game, seat, market_price(game, seat, location), placing)


# -- the workshop, the guardhouse, the black market ---------------------------------------------------------------


def hire_price(game: Architects, seat: i64, laid: i64) -> Price:
    """A4.8, A4.9, A12.6. At the workshop, of an apprentice behind so many others."""
    return HIRE_PRICES[max(HIRE_SILVER - game.sides[seat].powers[CHEAPER_HIRE], i64(0))][laid]


def can_hire(game: Architects, seat: i64, laid: i64, placing: i64) -> bool:
    """A4.8, A4.9. Whether an apprentice behind so many others can be paid for at the workshop."""
    return can_spend(game, seat, hire_price(game, seat, laid), placing)


def can_guard(game: Architects, seat: i64, placing: i64) -> bool:
    """A4.19. Whether any guardhouse action would do something; own workers are freed even without silver (A4.22)."""
    if game.captives(seat) > 0 or game.sides[seat].prisoners > 0 or game.sides[seat].held() > 0:
        return True
    return can_settle(game, seat, placing)


def can_settle(game: Architects, seat: i64, placing: i64) -> bool:
    """A4.23. An unpaid debt that can be paid off."""
    return game.sides[seat].unpaid > 0 and can_spend(game, seat, SETTLE_PRICE, placing)


def market_is_open(game: Architects, seat: i64) -> bool:
    """A4.25."""
    return game.sides[seat].virtue <= MARKET_VIRTUE or game.sides[seat].powers[ENTERS_MARKET] > 0


def market_price(game: Architects, seat: i64, location: i64) -> Price:
    """A4.26 to A4.28, less what Tricksters save."""
    fee = MARKET_FEES[location - MARKET_SMALL] - game.sides[seat].powers[CHEAPER_MARKET]
    return MARKET_PRICES[max(fee, i64(0))]


# -- the guildhall ------------------------------------------------------------------------------------------------


def can_work(game: Architects, seat: i64, placing: i64) -> bool:
    """A4.30. Whether a building, a cathedral step or what an expansion offers is allowed and can be paid."""
    me = game.sides[seat]
    skills = me.skills()
    for i in range(i64(len(me.hand))):
        if NEEDS[me.hand[i]] & ~skills == 0 and can_pay(game, seat, BUILDING_PRICE[me.hand[i]], placing):
            return True
    if can_rise(game, seat, placing):
        return True
    more = game.changes.guildhall_work
    return more is not None and more.possible(game, seat)


def has_card_to_give(game: Architects, seat: i64) -> bool:
    """A7.1, A12.5."""
    return len(game.sides[seat].hand) > 0 or game.sides[seat].powers[GIVES_NO_CARD] > 0


def cathedral_is_open(game: Architects, seat: i64) -> bool:
    """A7.1."""
    return game.sides[seat].virtue >= CATHEDRAL_VIRTUE or game.sides[seat].powers[ENTERS_CATHEDRAL] > 0


def can_rise(game: Architects, seat: i64, placing: i64) -> bool:
    """A7.1. Whether the next step in the cathedral is allowed and can be paid."""
    level = game.sides[seat].level + 1
    if level > TOP_LEVEL or not cathedral_is_open(game, seat) or not has_card_to_give(game, seat):
        return False
    return room_on(game, level) and can_pay(game, seat, LEVEL_PRICE[level], placing)
