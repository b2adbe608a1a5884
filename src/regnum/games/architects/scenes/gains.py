"""What effects, powers and prices look like: each a picture with a number, in the order in which they are printed.

An expansion that brings kinds, counters, conditions, triggers or powers of its own adds their pictures to these lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.games.architects.cards import Ability, Building, Passive, Points, Power, Trade
from regnum.games.architects.counting import CONDITIONS
from regnum.games.architects.effects.base import Gain, drawn_row
from regnum.games.architects.effects.pictures import KIND_PICTURES, OR, THEN, counted
from regnum.games.architects.parts import (
    ACTED,
    ALWAYS,
    AVOIDS_DEBTS,
    CHEAPER_CAPTURES,
    CHEAPER_HIRE,
    CHEAPER_MARKET,
    ENTERS_CATHEDRAL,
    ENTERS_MARKET,
    GIVES_NO_CARD,
    KEEPS_VIRTUE_AT_TAX_STAND,
    KEEPS_VIRTUE_IN_MARKET,
    LESS_TAX,
    LOCATIONS,
    MARKET_LARGE,
    MARKET_SMALL,
    MORE_APPRENTICES,
    MORE_TRADES,
    MOST_HIRED,
    ON_APPRENTICE,
    ON_CATHEDRAL,
    ON_CONSTRUCT,
    ON_DEBT_GAINED,
    ON_DEBT_PAID,
    ON_IMPRISON,
    ON_RESET,
    ON_VIRTUE_LOST,
    ONE_POOL,
    PLACED,
    SPARES_ONE,
    VIRTUE_TOP,
)
from regnum.scene.kit import gain, row

TRIGGER_PICTURES: Final[dict[int, str]] = {
    ON_CATHEDRAL: "cathedral", ON_CONSTRUCT: "build", ON_DEBT_PAID: "pay_debt", ON_DEBT_GAINED: "debt",
    ON_IMPRISON: "imprison", ON_RESET: "reset", ON_VIRTUE_LOST: "virtue", ON_APPRENTICE: "hire",
}  # fmt: skip

PASSIVE_ROWS: Final[dict[int, dict[str, Any]]] = {
    CHEAPER_CAPTURES: row(gain("silver", -1), when=gain("town_centre")),
    CHEAPER_MARKET: row(gain("silver", -1), when=gain("black_market")),
    CHEAPER_HIRE: row(gain("silver", -1), when=gain("hire")),
    KEEPS_VIRTUE_IN_MARKET: row(gain("virtue", 1, plus=True), when=gain("black_market")),
    KEEPS_VIRTUE_AT_TAX_STAND: row(gain("virtue", 1, plus=True), when=gain("tax_stand")),
    MORE_TRADES: row(gain("worker", 1, plus=True), when=gain("kings_storehouse")),
    LESS_TAX: row(gain("tax", -1)),
    MORE_APPRENTICES: row(gain("apprentices", MOST_HIRED)),
    ONE_POOL: row(gain("gold"), OR, gain("marble")),
    GIVES_NO_CARD: row(gain("building_card", 0), when=gain("cathedral")),
    SPARES_ONE: row(gain("wood", -1), OR, gain("stone", -1), when=gain("build")),
    AVOIDS_DEBTS: row(gain("silver", 2), when=gain("debt")),
    ENTERS_CATHEDRAL: row(gain("virtue", "0+"), when=gain("cathedral")),
    ENTERS_MARKET: row(gain("virtue", VIRTUE_TOP), when=gain("black_market")),
}

# Powers that are no ability, no passive power and no trade: an expansion says how they look.
MORE_POWERS: Final[dict[type[Power], Callable[[Any], dict[str, Any]]]] = {}

# -- amounts ------------------------------------------------------------------------------------------------------


def amounts(goods: dict[str, int]) -> list[Gain]:
    """So many of each kind, by name."""
    return [gain(kind, count) for kind, count in goods.items() if count]


def priced(cost: tuple[int, ...]) -> list[Gain]:
    """A price in the order of the kinds."""
    return [gain(KIND_PICTURES[kind], count) for kind, count in enumerate(cost) if count]


# -- powers -------------------------------------------------------------------------------------------------------


def power_rows(power: Power) -> list[dict[str, Any]]:
    """What an apprentice or a board can do, as lines of its card."""
    if isinstance(power, Ability):
        return [ability_row(power)]
    if isinstance(power, Passive):
        return [PASSIVE_ROWS[power.passive]]
    if isinstance(power, Trade):
        return trade_rows(power)
    return [MORE_POWERS[type(power)](power)]


def trade_rows(trade: Trade) -> list[dict[str, Any]]:
    """A4.7. Goods for others; where some of several kinds are paid, what is gained stands below them."""
    where = gain("kings_storehouse")
    if not trade.mixed:
        return [row(*priced(trade.cost), THEN, *drawn_row(trade.row), when=where)]
    *first, last = [KIND_PICTURES[kind] for kind in trade.kinds]
    asked = [each for kind in first for each in (gain(kind), OR)] + [gain(last, trade.mixed)]
    return [row(*asked, when=where), row(THEN, *drawn_row(trade.row))]


def ability_row(ability: Ability) -> dict[str, Any]:
    """When it works and what follows; at the end what it wants."""
    wanted = CONDITIONS[ability.condition].drawn(ability.n) if ability.condition != ALWAYS else None
    return row(*drawn_row(ability.row), when=gain(trigger_picture(ability.triggers)), end=wanted)


def trigger_picture(triggers: tuple[int, ...]) -> str:
    """The place where it works, or what must happen."""
    first = triggers[0]
    if first in TRIGGER_PICTURES:
        return TRIGGER_PICTURES[first]
    location = first - (PLACED if first >= PLACED else ACTED)
    return "black_market" if MARKET_SMALL <= location <= MARKET_LARGE else LOCATIONS[location]


# -- buildings ----------------------------------------------------------------------------------------------------

AT_ONCE: Final = gain("build")
AT_THE_END: Final = gain("end_game")


def building_rows(each: Building) -> list[dict[str, Any]]:
    """What a building does: at once, and at the end."""
    found = []
    if each.now:
        found.append(row(*drawn_row(each.now), when=AT_ONCE))
    if each.last:
        found.append(row(*drawn_row(each.last), when=AT_THE_END))
    if each.points is not None:
        found.append(row(*points_gains(each.points), when=AT_THE_END))
    if each.debt_penalty:
        found.append(row(gain("debt"), THEN, gain("points", f"−{2 - each.debt_penalty}"), when=AT_THE_END))
    return found


def points_gains(points: Points) -> list[Gain]:
    """A11.6. What is counted, or asked, and what it is worth."""
    if points.condition != ALWAYS:
        return [*CONDITIONS[points.condition].drawn(points.n), THEN, gain("points", points.points)]
    return [*counted(points.counter, points.every), THEN, gain("points", points.points)]
