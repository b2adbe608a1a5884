"""What effects, powers and prices look like: each a picture with a number, in the order in which they are printed.

An expansion that brings kinds, counters, conditions, triggers or powers of its own adds their pictures to these lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.games.architects.cards import Ability, Building, Passive, Points, Power, TradeOffer
from regnum.games.architects.counting import CONDITIONS
from regnum.games.architects.effects.base import drawn_row
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
from regnum.scene import CardRow, Gain

TRIGGER_PICTURES: Final[dict[int, str]] = {
    ON_CATHEDRAL: "cathedral", ON_CONSTRUCT: "build", ON_DEBT_PAID: "pay_debt", ON_DEBT_GAINED: "debt",
    ON_IMPRISON: "imprison", ON_RESET: "reset", ON_VIRTUE_LOST: "virtue", ON_APPRENTICE: "hire",
}  # fmt: skip

PASSIVE_ROWS: Final[dict[int, CardRow]] = {
    CHEAPER_CAPTURES: CardRow(gives=[Gain("silver", -1)], when=Gain("town_centre")),
    CHEAPER_MARKET: CardRow(gives=[Gain("silver", -1)], when=Gain("black_market")),
    CHEAPER_HIRE: CardRow(gives=[Gain("silver", -1)], when=Gain("hire")),
    KEEPS_VIRTUE_IN_MARKET: CardRow(gives=[Gain("virtue", 1, plus=True)], when=Gain("black_market")),
    KEEPS_VIRTUE_AT_TAX_STAND: CardRow(gives=[Gain("virtue", 1, plus=True)], when=Gain("tax_stand")),
    MORE_TRADES: CardRow(gives=[Gain("worker", 1, plus=True)], when=Gain("kings_storehouse")),
    LESS_TAX: CardRow(gives=[Gain("tax", -1)]),
    MORE_APPRENTICES: CardRow(gives=[Gain("apprentices", MOST_HIRED)]),
    ONE_POOL: CardRow(gives=[Gain("gold"), OR, Gain("marble")]),
    GIVES_NO_CARD: CardRow(gives=[Gain("building_card", 0)], when=Gain("cathedral")),
    SPARES_ONE: CardRow(gives=[Gain("wood", -1), OR, Gain("stone", -1)], when=Gain("build")),
    AVOIDS_DEBTS: CardRow(gives=[Gain("silver", 2)], when=Gain("debt")),
    ENTERS_CATHEDRAL: CardRow(gives=[Gain("virtue", "0+")], when=Gain("cathedral")),
    ENTERS_MARKET: CardRow(gives=[Gain("virtue", VIRTUE_TOP)], when=Gain("black_market")),
}

# Powers that are no ability, no passive power and no trade: an expansion says how they look.
MORE_POWERS: Final[dict[type[Power], Callable[[Any], CardRow]]] = {}

# -- amounts ------------------------------------------------------------------------------------------------------


def amounts(goods: dict[str, int]) -> list[Gain]:
    """So many of each kind, by name."""
    return [Gain(kind, count) for kind, count in goods.items() if count]


def priced(cost: tuple[int, ...]) -> list[Gain]:
    """A price in the order of the kinds."""
    return [Gain(KIND_PICTURES[kind], count) for kind, count in enumerate(cost) if count]


# -- powers -------------------------------------------------------------------------------------------------------


def power_rows(power: Power) -> list[CardRow]:
    """What an apprentice or a board can do, as lines of its card."""
    if isinstance(power, Ability):
        return [ability_row(power)]
    if isinstance(power, Passive):
        return [PASSIVE_ROWS[power.passive]]
    if isinstance(power, TradeOffer):
        return trade_rows(power)
    return [MORE_POWERS[type(power)](power)]


def trade_rows(trade: TradeOffer) -> list[CardRow]:
    """A4.7. Goods for others; where some of several kinds are paid, what is gained stands below them."""
    where = Gain("kings_storehouse")
    if not trade.mixed:
        return [CardRow(gives=[*priced(trade.cost), THEN, *drawn_row(trade.row)], when=where)]
    *first, last = [KIND_PICTURES[kind] for kind in trade.kinds]
    asked = [each for kind in first for each in (Gain(kind), OR)] + [Gain(last, trade.mixed)]
    return [CardRow(gives=asked, when=where), CardRow(gives=[THEN, *drawn_row(trade.row)])]


def ability_row(ability: Ability) -> CardRow:
    """When it works and what follows; at the end what it wants."""
    wanted = CONDITIONS[ability.condition].drawn(ability.n) if ability.condition != ALWAYS else None
    return CardRow(gives=drawn_row(ability.row), when=Gain(trigger_picture(ability.triggers)), end=wanted)


def trigger_picture(triggers: tuple[int, ...]) -> str:
    """The place where it works, or what must happen."""
    first = triggers[0]
    if first in TRIGGER_PICTURES:
        return TRIGGER_PICTURES[first]
    location = first - (PLACED if first >= PLACED else ACTED)
    return "black_market" if MARKET_SMALL <= location <= MARKET_LARGE else LOCATIONS[location]


# -- buildings ----------------------------------------------------------------------------------------------------

AT_ONCE: Final = Gain("build")
AT_THE_END: Final = Gain("end_game")


def building_rows(each: Building) -> list[CardRow]:
    """What a building does: at once, and at the end."""
    found: list[CardRow] = []
    if each.now:
        found.append(CardRow(gives=drawn_row(each.now), when=AT_ONCE))
    if each.last:
        found.append(CardRow(gives=drawn_row(each.last), when=AT_THE_END))
    if each.points is not None:
        found.append(CardRow(gives=points_gains(each.points), when=AT_THE_END))
    if each.debt_penalty:
        found.append(CardRow(gives=[Gain("debt"), THEN, Gain("points", f"−{2 - each.debt_penalty}")], when=AT_THE_END))
    return found


def points_gains(points: Points) -> list[Gain]:
    """A11.6. What is counted, or asked, and what it is worth."""
    if points.condition != ALWAYS:
        return [*CONDITIONS[points.condition].drawn(points.n), THEN, Gain("points", points.points)]
    return [*counted(points.counter, points.every), THEN, Gain("points", points.points)]
