"""7. Phase 3: the Tower of David, privileges, income, the King's gifts, building."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regnum.games.jerusalem.events import (
    BoughtPrestige,
    FloorBuilt,
    GiftGiven,
    IncomeLeft,
    IncomeTaken,
    Intrigued,
    LeftTower,
    ScreensLifted,
    TowerPaid,
)
from regnum.games.jerusalem.figures import RICH
from regnum.games.jerusalem.parts import (
    AREAS,
    BEZANTS,
    FIRST_BUILDER,
    GIFT_ALONE,
    GIFT_SHARED,
    GIFTS,
    INTRIGUE_PRESTIGE,
    MATERIAL_PRICE,
    MOST_MATERIALS,
    PRESTIGE,
    RESOURCES,
    SQUIRES,
    TOWER,
    TOWER_BEZANTS,
)
from regnum.games.jerusalem.table import Jerusalem

# -- the Tower of David and privileges ----------------------------------------------------------------------------


def pay_tower(game: Jerusalem, seat: i64) -> None:
    """7.1.1."""
    game.own(seat).bezants += TOWER_BEZANTS
    if game.told is not None:
        game.told.append(TowerPaid(int(seat), TOWER_BEZANTS))


def leave_tower(game: Jerusalem, seat: i64, area: i64) -> None:
    """7.1.2."""
    game.depart(seat, TOWER, 1)
    game.arrive(seat, area, 1)
    if game.told is not None:
        game.told.append(LeftTower(int(seat), AREAS[area]))


def most_materials(game: Jerusalem, seat: i64) -> i64:
    """7.2.2. How much prestige bezants and rule allow."""
    return min(game.sides[seat].bezants // MATERIAL_PRICE, i64(MOST_MATERIALS))


def buy_prestige(game: Jerusalem, seat: i64, count: i64) -> None:
    """7.2.2."""
    if count == 0:
        return
    me = game.own(seat)
    me.bezants -= MATERIAL_PRICE * count
    me.prestige += count
    if game.told is not None:
        game.told.append(BoughtPrestige(int(seat), int(count), int(MATERIAL_PRICE * count)))


def stolen_from(game: Jerusalem, other: i64) -> i64:
    """7.2.3. What a victim can lose."""
    return min(game.sides[other].prestige, i64(INTRIGUE_PRESTIGE))


def intrigue(game: Jerusalem, seat: i64, other: i64) -> None:
    """7.2.3. A victim at 0 loses nothing; the thief gains all the same."""
    lost = stolen_from(game, other)
    game.own(other).prestige -= lost
    game.own(seat).prestige += INTRIGUE_PRESTIGE
    if game.told is not None:
        game.told.append(Intrigued(int(seat), int(other), int(lost)))


# -- income -------------------------------------------------------------------------------------------------------


def income_of(game: Jerusalem, area: i64, resource: i64) -> i64:
    """7.3.4, Q1. As printed, or by the richer table."""
    return game.figures.area_income[(RICH if game.rich else 0) + area * 3 + resource]


def controlled(game: Jerusalem, seat: i64) -> list[str]:
    """7.3.1. The areas that pay a seat, in their order."""
    holders = game.offices.holders
    return [AREAS[area] for area in range(i64(TOWER)) if game.city.control(area, holders) == seat]


def count_income(game: Jerusalem, seat: i64) -> bool:
    """7.3.1, 7.3.2, Q28. What all of a seat's areas pay; whether they pay anything."""
    due = vec[i64]([0] * len(RESOURCES))
    city, holders = game.city, game.offices.holders
    for area in range(i64(TOWER)):
        if city.control(area, holders) == seat:
            for resource in range(i64(len(RESOURCES))):
                due[resource] += income_of(game, area, resource)
    game.due = due
    return owed(game)


def owed(game: Jerusalem) -> bool:
    """Whether any of it is still to be taken."""
    return game.due[SQUIRES] + game.due[BEZANTS] + game.due[PRESTIGE] > 0


def coming_squires(game: Jerusalem, seat: i64) -> i64:
    """7.3.2, Q4. The squires of the income that is offered, as far as the supply has them."""
    return min(game.due[SQUIRES], game.sides[seat].supply())


def leave_income(game: Jerusalem, seat: i64, resource: i64, count: i64) -> None:
    """7.3.3. Given up for good."""
    due = game.due[:]
    due[resource] -= count
    game.due = due
    if game.told is not None:
        game.told.append(IncomeLeft(int(seat), int(count), RESOURCES[resource]))


def take_income(game: Jerusalem, seat: i64) -> None:
    """7.3.2. All that is offered, as far as the supply has squires (Q4)."""
    due = game.due
    got = game.draw_squires(seat, due[SQUIRES])
    me = game.own(seat)
    me.bezants += due[BEZANTS]
    me.prestige += due[PRESTIGE]
    game.due = vec[i64]([0] * len(RESOURCES))
    if game.told is not None:
        gains = [int(got), int(due[BEZANTS]), int(due[PRESTIGE])]
        game.told.append(IncomeTaken(int(seat), gains, controlled(game, seat), int(due[SQUIRES])))


# -- gifts and building -------------------------------------------------------------------------------------------


def lift_screens(game: Jerusalem) -> None:
    """7.4.1."""
    game.lifted = True
    game.revealed += 1
    if game.told is not None:
        game.told.append(ScreensLifted())


def give_most(game: Jerusalem, resource: i64) -> None:
    """7.4.2, 7.4.3. Most of it behind the screen; those who tie get less, even with nothing (Q16)."""
    most: i64 = 0
    tied: i64 = 0
    for side in game.sides:
        have = side.stock(resource)
        if have > most:
            most, tied = have, 0
        if have == most:
            tied += 1
    for seat in range(game.seats()):
        if game.sides[seat].stock(resource) == most:
            give(game, seat, resource, GIFT_ALONE if tied == 1 else GIFT_SHARED, tied > 1)


def give(game: Jerusalem, seat: i64, gift: i64, prestige: i64, shared: bool) -> None:
    """7.4.2 to 7.4.4."""
    game.own(seat).prestige += prestige
    if game.told is not None:
        game.told.append(GiftGiven(int(seat), GIFTS[gift], int(prestige), shared))


def floor_price(game: Jerusalem, seat: i64) -> i64:
    """7.5.2. What the next floor costs. There is always a next one (7.5.4), and prestige for it is counted on (Q3)."""
    floor = game.sides[seat].floors + 1
    return floor + 1 + (FIRST_BUILDER if floor > game.tallest else 0)


def build_floors(game: Jerusalem, seat: i64) -> None:
    """7.5.1. As many as can be paid; too little for the next one stays on the track (7.5.3)."""
    while game.sides[seat].prestige >= floor_price(game, seat):
        build_floor(game, seat)


def build_floor(game: Jerusalem, seat: i64) -> None:
    """7.5.2. The next one, for its price."""
    price = floor_price(game, seat)
    me = game.own(seat)
    me.prestige -= price
    me.floors += 1
    first = me.floors > game.tallest
    game.tallest = max(game.tallest, me.floors)
    if game.told is not None:
        game.told.append(FloorBuilt(int(seat), int(me.floors), int(price), first))
