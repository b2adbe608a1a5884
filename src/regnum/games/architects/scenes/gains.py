"""What effects, powers and prices look like: each a picture with a number, in the order in which they are printed.

An expansion that brings kinds, counters, conditions, triggers or powers of its own adds their pictures to these lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.games.architects.cards import Ability, Building, Passive, Points, Power, Trade
from regnum.games.architects.effects import (
    ALL,
    CAPTURE,
    CHOOSE,
    CLAUSES,
    DESTROY_DEBT,
    DISMISS,
    EVERYBODY,
    FREE_CAPTIVES,
    FREE_PRISONERS,
    GAIN,
    GAIN_PER,
    GIVE_UP,
    HIRE_FREELY,
    IMPRISON,
    LOSE_VIRTUE,
    PLACE_MORE,
    SWEEP,
    TAKE_DEBT,
    WHEN,
    Row,
    do_of,
    n_of,
    what_of,
)
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
    KINDS,
    LESS_TAX,
    LOCATIONS,
    MARKET_LARGE,
    MARKET_SMALL,
    MORE_APPRENTICES,
    MORE_TRADES,
    MOST_HIRED,
    MOST_OF,
    ON_APPRENTICE,
    ON_CATHEDRAL,
    ON_CONSTRUCT,
    ON_DEBT_GAINED,
    ON_DEBT_PAID,
    ON_IMPRISON,
    ON_RESET,
    ON_VIRTUE_LOST,
    ONE_POOL,
    OWN_APPRENTICES,
    OWN_BUILDINGS,
    OWN_CAPTIVES,
    OWN_CARPENTRY,
    OWN_CLAY,
    OWN_GOLD,
    OWN_LEVEL,
    OWN_MARBLE,
    OWN_MASONRY,
    OWN_PAID,
    OWN_PAIRS,
    OWN_PRISONERS,
    OWN_RAW,
    OWN_SILVER,
    OWN_STONE,
    OWN_TILING,
    OWN_UNPAID,
    OWN_VIRTUE,
    OWN_WOOD,
    PLACED,
    PRISONERS_ARE,
    PRISONERS_AT_LEAST,
    SPARES_ONE,
    UNPAID_ARE,
    VIRTUE_TOP,
)
from regnum.scene.kit import gain, row

Gain = dict[str, Any]

OR: Final = gain("or")
THEN: Final = gain("then")

KIND_PICTURES: Final[dict[int, str]] = dict(enumerate(KINDS))

COUNTER_PICTURES: Final[dict[int, tuple[str, ...]]] = {
    OWN_BUILDINGS: ("built",), OWN_APPRENTICES: ("apprentices",), OWN_CARPENTRY: ("carpentry",),
    OWN_TILING: ("tiling",), OWN_MASONRY: ("masonry",), OWN_LEVEL: ("cathedral",), OWN_CLAY: ("clay",),
    OWN_WOOD: ("wood",), OWN_STONE: ("stone",), OWN_GOLD: ("gold",), OWN_MARBLE: ("marble",), OWN_SILVER: ("silver",),
    OWN_VIRTUE: ("virtue",), OWN_RAW: ("clay", "wood", "stone"), OWN_PAID: ("debt_paid",), OWN_UNPAID: ("debt",),
    OWN_CAPTIVES: ("captive",), OWN_PRISONERS: ("prison",), OWN_PAIRS: ("built", "cathedral"),
}  # fmt: skip

CONDITION_PICTURES: Final[dict[int, Callable[[int], list[Gain]]]] = {
    PRISONERS_ARE: lambda n: [gain("prison", n)],
    PRISONERS_AT_LEAST: lambda n: [gain("prison", f"{n}+")],
    UNPAID_ARE: lambda n: [gain("debt", n)],
    MOST_OF: lambda counter: [gain("most"), *counted(counter, 1)],
}

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
MORE_EFFECTS: Final[dict[int, Callable[[int, int], list[Gain]]]] = {}


# -- amounts ------------------------------------------------------------------------------------------------------


def amounts(goods: dict[str, int]) -> list[Gain]:
    """So many of each kind, by name."""
    return [gain(kind, count) for kind, count in goods.items() if count]


def priced(cost: tuple[int, ...]) -> list[Gain]:
    """A price in the order of the kinds."""
    return [gain(KIND_PICTURES[kind], count) for kind, count in enumerate(cost) if count]


def counted(counter: int, every: int) -> list[Gain]:
    """What is counted, and how many of it make one."""
    *first, last = COUNTER_PICTURES[counter]
    return [*(gain(each) for each in first), gain(last, every if every > 1 else None)]


# -- effects ------------------------------------------------------------------------------------------------------


def gains(effects: Row) -> list[Gain]:
    """A row of effects."""
    return [each for effect in effects for each in effect_gains(effect)]


def effect_gains(effect: int) -> list[Gain]:
    """One effect."""
    do, what, n = int(do_of(effect)), int(what_of(effect)), int(n_of(effect))
    if do == GAIN:
        return [gain(KIND_PICTURES[what], n)]
    if do in CLAUSED:
        return clause_gains(do, what)
    if do in MORE_EFFECTS:
        return MORE_EFFECTS[do](what, n)
    return plain_gains(do, what, n)


def plain_gains(do: int, what: int, n: int) -> list[Gain]:
    """An effect that a number says."""
    if do == GIVE_UP:
        return [gain("building_card"), THEN, gain(KIND_PICTURES[what], n)]
    if do == PLACE_MORE:
        return [gain("worker"), THEN, gain(LOCATIONS[what])]
    return {
        LOSE_VIRTUE: [gain("virtue", -n)],
        TAKE_DEBT: [gain("debt", n, plus=True)],
        DESTROY_DEBT: [gain("debt", -n)],
        CAPTURE: [gain("capture", n if n > 1 else None)],
        FREE_PRISONERS: [gain("free_prison", n if n < ALL else None)],
        FREE_CAPTIVES: [gain("free_boards")],
        IMPRISON: [gain("imprison")],
        HIRE_FREELY: [gain("hire")],
        DISMISS: [gain("apprentices", -n)],
        SWEEP: [gain("sweep", n)],
    }[do]


CLAUSED: Final = (CHOOSE, EVERYBODY, WHEN, GAIN_PER)


def clause_gains(do: int, number: int) -> list[Gain]:
    """An effect with options, for everybody, with a condition, or so often as something is counted."""
    clause = CLAUSES.all[number]
    if do == CHOOSE:
        found: list[Gain] = []
        for option in clause.options:
            found += [*([OR] if found else []), *gains(option)]
        return found
    inner = gains(clause.options[0])
    if do == EVERYBODY:
        return [gain("everybody"), THEN, *inner]
    if do == WHEN:
        return [*CONDITION_PICTURES[clause.condition](clause.n), THEN, *inner]
    return [*counted(clause.counter, clause.every), THEN, *inner]


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
        return [row(*priced(trade.cost), THEN, *gains(trade.row), when=where)]
    *first, last = [KIND_PICTURES[kind] for kind in trade.kinds]
    asked = [each for kind in first for each in (gain(kind), OR)] + [gain(last, trade.mixed)]
    return [row(*asked, when=where), row(THEN, *gains(trade.row))]


def ability_row(ability: Ability) -> dict[str, Any]:
    """When it works and what follows; at the end what it wants."""
    wanted = CONDITION_PICTURES[ability.condition](ability.n) if ability.condition != ALWAYS else None
    return row(*gains(ability.row), when=gain(trigger_picture(ability.triggers)), end=wanted)


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
        found.append(row(*gains(each.now), when=AT_ONCE))
    if each.last:
        found.append(row(*gains(each.last), when=AT_THE_END))
    if each.points is not None:
        found.append(row(*points_gains(each.points), when=AT_THE_END))
    if each.debt_penalty:
        found.append(row(gain("debt"), THEN, gain("points", f"−{2 - each.debt_penalty}"), when=AT_THE_END))
    return found


def points_gains(points: Points) -> list[Gain]:
    """A11.6. What is counted, or asked, and what it is worth."""
    if points.condition != ALWAYS:
        return [*CONDITION_PICTURES[points.condition](points.n), THEN, gain("points", points.points)]
    return [*counted(points.counter, points.every), THEN, gain("points", points.points)]
