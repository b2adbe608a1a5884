"""A3.7. Where a worker may go: a location is legal if an action there can be done and paid in full at that moment.

A rule that forbids something has a number, which both the search and whoever says why not ask for; ALLOWED: none does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from regnum.core.words import ALLOWED
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

# What forbids an action.
TOO_DEAR: Final = 1
TOO_VIRTUOUS: Final = 2
SPACE_TAKEN: Final = 3
NOTHING_POSSIBLE: Final = 4
SKILLS_MISSING: Final = 5
CATHEDRAL_FINISHED: Final = 6
VIRTUE_TOO_LOW: Final = 7
LEVEL_FULL: Final = 8


def placing_barred(game: Architects, seat: i64, location: i64) -> i64:
    """A3.7, A4.25. What forbids to place a worker there now."""
    if is_market(location):
        if not market_is_open(game, seat):
            return TOO_VIRTUOUS
        if game.standing(location) != NONE:
            return SPACE_TAKEN
    return ALLOWED if can_act(game, seat, location, location) else NOTHING_POSSIBLE


def can_place(game: Architects, seat: i64, location: i64) -> bool:
    """Whether a worker of this seat may be placed there now."""
    return placing_barred(game, seat, location) == ALLOWED


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
    me = game.sides[seat]
    if me.prisoners > 0 or me.held() > 0 or game.captives(seat) > 0:
        return True
    return me.unpaid > 0 and can_spend(game, seat, SETTLE_PRICE, placing)


def market_is_open(game: Architects, seat: i64) -> bool:
    """A4.25."""
    me = game.sides[seat]
    return me.virtue <= MARKET_VIRTUE or me.powers[ENTERS_MARKET] > 0


def market_price(game: Architects, seat: i64, location: i64) -> Price:
    """A4.26 to A4.28, less what Tricksters save."""
    fee = MARKET_FEES[location - MARKET_SMALL] - game.sides[seat].powers[CHEAPER_MARKET]
    return MARKET_PRICES[max(fee, i64(0))]


# -- the guildhall ------------------------------------------------------------------------------------------------


def can_work(game: Architects, seat: i64, placing: i64) -> bool:
    """A4.30. Whether a building, a cathedral step or what an expansion offers is allowed and can be paid."""
    hand = game.sides[seat].hand
    for i in range(i64(len(hand))):
        if can_build(game, seat, hand[i], placing):
            return True
    if can_rise(game, seat, placing):
        return True
    more = game.changes.guildhall_work
    return more is not None and more.possible(game, seat)


def building_barred(game: Architects, seat: i64, card: i64, placing: i64) -> i64:
    """A6.1, A6.2. What forbids to construct a building from the hand."""
    if missing_skills(game, seat, card) != 0:
        return SKILLS_MISSING
    return ALLOWED if can_pay(game, seat, BUILDING_PRICE[card], placing) else TOO_DEAR


def can_build(game: Architects, seat: i64, card: i64, placing: i64) -> bool:
    """A6. Whether a building from the hand may be constructed."""
    return building_barred(game, seat, card, placing) == ALLOWED


def missing_skills(game: Architects, seat: i64, card: i64) -> i64:
    """A6.1. Bit by bit the skills that no own apprentice has."""
    return NEEDS[card] & ~game.sides[seat].skills


def step_barred(game: Architects, seat: i64) -> i64:
    """A7.1, A7.9. What forbids the next step in the cathedral, whatever card is given up for it and whoever pays."""
    me = game.sides[seat]
    if me.level == TOP_LEVEL:
        return CATHEDRAL_FINISHED
    if me.virtue < CATHEDRAL_VIRTUE and me.powers[ENTERS_CATHEDRAL] == 0:
        return VIRTUE_TOO_LOW
    return ALLOWED if room_on(game, me.level + 1) else LEVEL_FULL


def can_pay_step(game: Architects, seat: i64, placing: i64) -> bool:
    """A7.2 to A7.6."""
    return can_pay(game, seat, LEVEL_PRICE[game.sides[seat].level + 1], placing)


def has_card_to_give(game: Architects, seat: i64) -> bool:
    """A7.1, A12.5."""
    me = game.sides[seat]
    return len(me.hand) > 0 or me.powers[GIVES_NO_CARD] > 0


def can_rise(game: Architects, seat: i64, placing: i64) -> bool:
    """A7.1. Whether the next step in the cathedral is allowed and can be paid."""
    if not has_card_to_give(game, seat) or step_barred(game, seat) != ALLOWED:
        return False
    return can_pay_step(game, seat, placing)
