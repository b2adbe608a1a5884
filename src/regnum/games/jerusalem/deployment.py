"""6. A turn of phase 2: what it has used up and begun, what things cost and need in it, and everything it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.jerusalem.events import (
    AdmiralPaid,
    BaronPlaced,
    Deployed,
    EndedTurn,
    Gained,
    Hired,
    MarshalMoves,
    MarshalPaid,
    Placed,
    Shifted,
    Sold,
    Swapped,
    TurnBegan,
    Withdrew,
)
from regnum.games.jerusalem.figures import CARD_GAINS
from regnum.games.jerusalem.parts import (
    ADMIRAL,
    ADMIRAL_BEZANTS,
    AREA_COUNT,
    AREAS,
    BARON_MINIMUM,
    BEZANTS,
    CONSTABLE,
    CONSTABLE_LARGE,
    CONSTABLE_SMALL,
    FORCE_SQUIRES,
    GENOESE_PRICE,
    HIRE_PRICE,
    MARSHAL_BEZANTS,
    MOVING,
    NONE,
    NOTHING,
    OFFICE_SQUIRES,
    OFFICES,
    PRESTIGE,
    SENDING,
    SHIFTS,
    SOLD_FOR,
    SQUIRES,
    TOWER,
    TOWER_OF_DAVID,
    TREASURER,
    TREASURER_PRICES,
    is_large,
)

if TYPE_CHECKING:
    from regnum.games.jerusalem.table import Jerusalem


class Deployment(Part):
    """The turn that is going on, if one is."""

    active: i64  # whose turn it is, or NONE
    entered: vec[i64]  # by area the active player's squires that came this turn (edition 1: less those that left)
    hired: i64  # mercenaries of this turn
    genoese: bool  # 6.7.11: Genoese merchants were played in it
    marshal_used: bool  # 6.6.3
    ended: bool  # its player has ended it
    pending: i64  # what is left to decide of something begun
    left: i64  # how many times
    quarter: i64  # where Overwhelming force goes (6.7.12)

    def lay(self) -> None:
        """No turn is going on."""
        self.quarter = 0
        self.left = 0
        self.entered = vec[i64]([0] * AREA_COUNT)
        self.begin_turn(NONE)

    def begin_turn(self, seat: i64) -> None:
        """Nothing has happened in it."""
        self.active = seat
        for area in range(i64(AREA_COUNT)):
            self.entered[area] = 0
        self.hired = 0
        self.genoese = False
        self.marshal_used = False
        self.ended = False
        self.pending = NOTHING

    def copy(self) -> Deployment:
        """The same, apart."""
        twin = Deployment()
        twin.active = self.active
        twin.entered = self.entered[:]
        twin.hired = self.hired
        twin.genoese = self.genoese
        twin.marshal_used = self.marshal_used
        twin.ended = self.ended
        twin.pending = self.pending
        twin.left = self.left
        twin.quarter = self.quarter
        return twin

    def begin(self, pending: i64, times: i64) -> None:
        """Something that takes further decisions, so many times."""
        self.pending = pending
        self.left = times

    def done(self, times: i64) -> None:
        """So many of those decisions are made."""
        self.left -= times
        if self.left == 0:
            self.pending = NOTHING

    def hire_price(self, office: i64, more: i64) -> i64:
        """6.3.1, 6.6.2, 6.7.11. What a mercenary costs the holder of an office, after so many more than have been hired
        this turn: the lower price where the Treasurer has played Genoese merchants (Q5).
        """
        price: i64 = GENOESE_PRICE if self.genoese else HIRE_PRICE
        nth = self.hired + more
        if office == TREASURER and nth < len(TREASURER_PRICES):
            return min(price, TREASURER_PRICES[nth])
        return price

    def must_move(self) -> bool:
        """Q24. The Marshal or a card has been used for moves, and no squire has moved yet."""
        return self.pending == MOVING and self.left == SHIFTS


# -- the turn -----------------------------------------------------------------------------------------------------


def begin_turn(game: Jerusalem, seat: i64) -> None:
    """6.1.2, Q4. The squires of the office come, as far as the supply has them."""
    game.own_deployment().begin_turn(seat)
    office = game.sides[seat].office
    got = game.draw_squires(seat, OFFICE_SQUIRES[office])
    game.revealed += 1  # Q4: whoever ended a turn before sees now whether the supply had so many
    if game.told is not None:
        game.told.append(TurnBegan(int(seat), OFFICES[office], int(got), int(OFFICE_SQUIRES[office])))
    if office == ADMIRAL:
        pay_admiral(game, seat)


def pay_admiral(game: Jerusalem, seat: i64) -> None:
    """6.6.4, Q11. His bezant comes by itself at the start of his turn."""
    game.own(seat).bezants += ADMIRAL_BEZANTS
    if game.told is not None:
        game.told.append(AdmiralPaid(int(seat), ADMIRAL_BEZANTS))


def end_turn(game: Jerusalem, seat: i64) -> None:
    """6.1.3, 6.2.3. Squires that were not placed stay behind the screen."""
    game.own_deployment().active = NONE
    game.committed += 1
    if game.told is not None:
        game.told.append(EndedTurn(int(seat)))


# -- squires ------------------------------------------------------------------------------------------------------


def place(game: Jerusalem, seat: i64, area: i64, count: i64) -> None:
    """6.2.1. From behind the screen."""
    game.own(seat).squires -= count
    game.arrive(seat, area, count)
    if game.told is not None:
        game.told.append(Placed(int(seat), AREAS[area], int(count)))


def hire_cost(game: Jerusalem, seat: i64, count: i64) -> i64:
    """What so many more mercenaries cost."""
    cost: i64 = 0
    for nth in range(count):
        cost += game.deployment.hire_price(game.sides[seat].office, nth)
    return cost


def affordable(game: Jerusalem, seat: i64) -> i64:
    """6.3.1, Q4. How many mercenaries bezants and supply allow."""
    me, turn = game.sides[seat], game.deployment
    money, most = me.bezants, me.supply()
    count: i64 = 0
    while count < most:
        money -= turn.hire_price(me.office, count)
        if money < 0:
            break
        count += 1
    return count


def hire(game: Jerusalem, seat: i64, count: i64) -> None:
    """6.3.1. To the screen, from where they may be placed at once."""
    price = hire_cost(game, seat, count)
    me = game.own(seat)
    me.bezants -= price
    me.squires += count
    game.own_deployment().hired += count
    if game.told is not None:
        game.told.append(Hired(int(seat), int(count), int(price)))


def withdraw(game: Jerusalem, seat: i64, area: i64) -> None:
    """6.4.1. To the supply; the third one brings the bezant."""
    game.depart(seat, area, 1)
    deployment = game.own_deployment()
    deployment.done(1)
    if game.told is not None:
        game.told.append(Withdrew(int(seat), AREAS[area]))
    if deployment.pending == NOTHING:
        game.own(seat).bezants += SOLD_FOR
        if game.told is not None:
            game.told.append(Sold(int(seat), SOLD_FOR))


def shift(game: Jerusalem, seat: i64, origin: i64, area: i64) -> None:
    """6.6.3, 6.7.10."""
    game.depart(seat, origin, 1)
    game.arrive(seat, area, 1)
    game.own_deployment().done(1)
    if game.told is not None:
        game.told.append(Shifted(int(seat), AREAS[origin], AREAS[area]))


def swap(game: Jerusalem, seat: i64, origin: i64, area: i64, other: i64) -> None:
    """6.7.9."""
    game.depart(seat, origin, 1)
    game.arrive(seat, area, 1)
    game.depart(other, area, 1)
    game.arrive(other, origin, 1)
    game.own_deployment().done(1)
    if game.told is not None:
        game.told.append(Swapped(int(seat), int(other), AREAS[origin], AREAS[area]))


# -- cards --------------------------------------------------------------------------------------------------------


def gain_from_card(game: Jerusalem, seat: i64, kind: i64) -> None:
    """6.7.4 to 6.7.6, 6.7.8. What is printed on the card."""
    first = kind * 3
    gain(game, seat, CARD_GAINS[first + SQUIRES], CARD_GAINS[first + BEZANTS], CARD_GAINS[first + PRESTIGE])


def gain(game: Jerusalem, seat: i64, squires: i64, bezants: i64, prestige: i64) -> None:
    """6.7.3. Behind the screen and on the track; it may be used at once. The bank never runs out (Q18)."""
    got = game.draw_squires(seat, squires)
    me = game.own(seat)
    me.bezants += bezants
    me.prestige += prestige
    if game.told is not None:
        game.told.append(Gained(int(seat), [int(got), int(bezants), int(prestige)], int(squires)))


def overwhelm(game: Jerusalem, seat: i64, quarter: i64) -> None:
    """6.7.12. Two squires, or the last one (Q24). The Tower of David has a card too (Q2), but nothing to choose."""
    count = min(game.sides[seat].supply(), i64(FORCE_SQUIRES))
    if quarter == TOWER_OF_DAVID:
        send_force(game, seat, TOWER, count)
    else:
        deployment = game.own_deployment()
        deployment.quarter = quarter
        deployment.begin(SENDING, count)


def sent_together(game: Jerusalem) -> i64:
    """6.7.12. How many squires of Overwhelming force go to one area: all (in edition 1 they could be split)."""
    return game.deployment.left if game.rules.edition >= 2 else 1


def send_force(game: Jerusalem, seat: i64, area: i64, count: i64) -> None:
    """6.7.12. Straight from the supply."""
    game.arrive(seat, area, count)
    if game.told is not None:
        game.told.append(Deployed(int(seat), AREAS[area], int(count)))


# -- offices and barons -------------------------------------------------------------------------------------------


def pay_marshal(game: Jerusalem, seat: i64) -> None:
    """6.6.3. A bezant instead of moves."""
    game.own_deployment().marshal_used = True
    game.own(seat).bezants += MARSHAL_BEZANTS
    if game.told is not None:
        game.told.append(MarshalPaid(int(seat), MARSHAL_BEZANTS))


def let_marshal_move(game: Jerusalem, seat: i64) -> None:
    """6.6.3. Moves instead of a bezant."""
    deployment = game.own_deployment()
    deployment.marshal_used = True
    if game.told is not None:
        game.told.append(MarshalMoves(int(seat)))
    deployment.begin(MOVING, SHIFTS)


def baron_minimum(game: Jerusalem, seat: i64, area: i64) -> i64:
    """6.5.2, 6.6.1. How many squires must enter with the baron."""
    if game.sides[seat].office != CONSTABLE:
        return BARON_MINIMUM
    return CONSTABLE_LARGE if is_large(area) else CONSTABLE_SMALL


def with_baron(game: Jerusalem, seat: i64, area: i64) -> i64:
    """6.5.3. The active player's squires that arrived there in this turn and stand there now."""
    return max(i64(0), min(game.deployment.entered[area], game.city.in_area(area, seat)))


def banned(game: Jerusalem, seat: i64) -> bool:
    """6.5.7, Q13. Whether the Palace ban hits this seat: nobody stands higher, or as high with more prestige."""
    me = game.sides[seat]
    for other in game.sides:
        if other.outranks(me):
            return False
    return True


def place_baron(game: Jerusalem, seat: i64, area: i64) -> None:
    """6.5.1, 6.5.6, Q25. He stays to the end of the round, among whatever squires stand there."""
    game.own_city().barons[seat] = area
    if game.told is not None:
        game.told.append(BaronPlaced(int(seat), AREAS[area]))
