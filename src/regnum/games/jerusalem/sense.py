"""What bots notice in the city: the tower, the screen, what the areas pay, and who could still take them.

What is decided already counts as if it had happened: income that is offered, a bid that nobody has raised, squires that
a card still sends. `points` alone is the score sheet as it stands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.bots.sense import POINTS, Sense
from regnum.games.jerusalem.fate import event_of
from regnum.games.jerusalem.income import floor_price, income_of
from regnum.games.jerusalem.packed import kind_of
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    BEZANTS,
    CARDS,
    CHOOSING,
    DEPLOYMENT,
    EVENT,
    FIRST_BUILDER,
    FORCE,
    GENOESE_MERCHANTS,
    INCOME,
    KINGS_GIFTS,
    KINGS_PALACE,
    MARKET,
    MOVE_TWO,
    MOVING,
    NEW_PATRIARCH,
    NOBILITY,
    NONE,
    OFFICES,
    PATRIARCHATE,
    PRESTIGE,
    QUARTERS,
    RENEGADE,
    RESOURCES,
    ROUNDS,
    SEATS,
    SELLING,
    SENDING,
    SPECIAL_TAX,
    SQUIRES,
    SUCCESSION,
    SWAPPING,
    TEMPLARS,
    TOWER,
    WAR,
)
from regnum.games.jerusalem.table import Jerusalem

# -- what is noticed, room by room ----------------------------------------------------------------------------------

TOWER_FEATURES: Final = (POINTS, "to_come", "prestige", "floor_share", "floors_due")
SCREEN_FEATURES: Final = ("squires", "bezants", "many_bezants", "scarce_squires")
CARD_FEATURES: Final = ("card_gains", "card_prestige", "card_moves", "card_genoese", "card_force", "genoese_now")
CITY_FEATURES: Final = (
    *(f"{what}_{each}" for what in ("income", "held", "safe", "near") for each in RESOURCES),
    *(f"in_{each}" for each in QUARTERS),
    "education", "building_materials", "court_intrigue", "david",
)  # fmt: skip
ROUND_FEATURES: Final = (
    "turn_to_come", "others_to_come", *(f"as_{each}" for each in OFFICES), "baron_left", "baron_placed",
    "gift_squires", "gift_bezants", "gift_cards",
)  # fmt: skip
DANGER_FEATURES: Final = ("in_succession", "in_election", "in_tax", "in_war", "strikes_left")
DUE_FEATURES: Final = ("moves_left", "force_left", "swap_left", "choice_left", "selling")
FEATURES: Final = (
    *TOWER_FEATURES, *SCREEN_FEATURES, *CARD_FEATURES, *CITY_FEATURES, *ROUND_FEATURES, *DANGER_FEATURES,
    *DUE_FEATURES,
)  # fmt: skip

AT_SCREEN: Final = len(TOWER_FEATURES)
AT_CARDS: Final = AT_SCREEN + len(SCREEN_FEATURES)
AT_CITY: Final = AT_CARDS + len(CARD_FEATURES)
AT_ROUND: Final = AT_CITY + len(CITY_FEATURES)
AT_DANGER: Final = AT_ROUND + len(ROUND_FEATURES)
AT_DUE: Final = AT_DANGER + len(DANGER_FEATURES)

EXTRA_PRESTIGE: Final = CARDS.index("extra_prestige")
FLOOR: Final = 0.12  # of a floor is as much as a point elsewhere: towers end within a floor of each other
THOUGHT: Final = {"castellan": 75}  # with the usual 150 he is nearly a king: here a little thought goes a long way
MANY_BEZANTS: Final = 9
SCARCE: Final = 12  # squires in the supply
SAFE_LEAD: Final = 3  # squires that nobody makes up in passing
HALF_GIFT: Final = 0.33  # of a gift for those who tie (7.4.2)
PHASE_LEFT: Final = vec[float]([1.0, 0.95, 0.9, 0.3, 0.28, 0.25, 0.12, 0.1, 0.05, 0.0])  # of a round, when it begins
TURNS_SHARE: Final = 0.55  # of a round is what its turns of phase 2 take


class JerusalemSense(Sense[Jerusalem]):
    """Feature by feature what a player has. Its own fields are filled once for all: who holds what in the city."""

    held: vec[i64]  # seat * 3 + resource: what the areas pay that a seat controls
    safe: vec[i64]  # the same of areas with a clear lead, or shut by a baron
    near: vec[i64]  # the same of areas that a seat could win with a squire or two
    most: vec[i64]  # by quarter who has most influence, or NONE
    david: i64
    stock: vec[i64]  # resource * 4 + seat: what is there and what is as good as there

    def __init__(self) -> None:
        super().__init__(FEATURES, unit=FLOOR, thought=THOUGHT)
        self.held = vec[i64]([0] * (3 * SEATS))
        self.safe = vec[i64]([0] * (3 * SEATS))
        self.near = vec[i64]([0] * (3 * SEATS))
        self.most = vec[i64]([NONE] * len(QUARTERS))
        self.david = NONE
        self.stock = vec[i64]([0] * (3 * SEATS))

    def left(self, game: Jerusalem) -> float:
        """The rounds to come, and what is left of this one."""
        if game.over:
            return 0.0
        share = PHASE_LEFT[game.phase]
        if game.phase == DEPLOYMENT and game.turn != NONE:
            done: i64 = 0
            for office in range(game.turn):
                if game.offices.holders[office] != NONE:
                    done += 1
            share -= TURNS_SHARE * float(done) / float(game.seats())
        return (float(ROUNDS - game.round) + share) / float(ROUNDS)

    def reached(self, game: Jerusalem, side: i64) -> float:
        """10.2. Floors, and of the next floor what was saved for it: that breaks ties."""
        return float(game.sides[side].floors) + float(game.sides[side].prestige) / float(game.sides[side].floors + 3)

    # -- for all at once -------------------------------------------------------------------------------------------

    def look(self, game: Jerusalem) -> None:
        """Who controls what, who nearly does, and what everybody owns once all that is decided has happened."""
        for at in range(i64(3 * SEATS)):
            self.held[at] = 0
            self.safe[at] = 0
            self.near[at] = 0
        for seat in range(game.seats()):
            side = game.sides[seat]
            self.stock[SQUIRES * SEATS + seat] = side.squires
            self.stock[BEZANTS * SEATS + seat] = side.bezants
            self.stock[PRESTIGE * SEATS + seat] = side.prestige
        blocked = game.city.blocked()
        for area in range(i64(AREA_COUNT)):
            self.look_at(game, area, blocked)
        for quarter in range(i64(len(QUARTERS))):
            self.most[quarter] = self.leader(game, quarter)
        self.david = self.most[len(QUARTERS) - 1]
        self.count_decided(game)

    def look_at(self, game: Jerusalem, area: i64, blocked: i64) -> None:
        """2.6. Who leads in an area, by how much, and who is close behind."""
        first: i64 = NONE
        best: i64 = 0
        second: i64 = 0
        for seat in range(game.seats()):
            here = game.city.squires[area * SEATS + seat]
            if here > best or (here == best and here > 0 and before(game, seat, first)):
                second = best
                best = here
                first = seat
            elif here > second:
                second = here
        shut = (blocked >> area) & 1 == 1
        for seat in range(game.seats()):
            if seat == first:
                self.add_income(game, self.held, area, seat)
                if shut or best - second >= SAFE_LEAD:
                    self.add_income(game, self.safe, area, seat)
            elif not shut and best - game.city.squires[area * SEATS + seat] <= 1:
                self.add_income(game, self.near, area, seat)

    def add_income(self, game: Jerusalem, to: vec[i64], area: i64, seat: i64) -> None:
        """7.3.4. The Tower of David pays in a step of its own (7.1.1)."""
        if area == TOWER or (game.city.closed >> area) & 1 == 1:
            return
        for resource in range(i64(len(RESOURCES))):
            to[seat * 3 + resource] += income_of(game, area, resource)

    def leader(self, game: Jerusalem, quarter: i64) -> i64:
        """2.7. Most squires in a whole quarter, or NONE."""
        first: i64 = NONE
        best: i64 = 0
        for seat in range(game.seats()):
            here = game.city.in_quarter(quarter, seat)
            if here > best or (here == best and here > 0 and before(game, seat, first)):
                best = here
                first = seat
        return first

    def count_decided(self, game: Jerusalem) -> None:
        """Income on offer is as good as taken, a standing bid as good as paid."""
        if game.phase == INCOME and game.turn != NONE:
            taker = game.acting()
            for resource in range(i64(len(RESOURCES))):
                self.stock[resource * SEATS + taker] += game.due[resource]
        if game.offices.on_sale != NONE and game.offices.best != NONE:
            self.stock[BEZANTS * SEATS + game.offices.best] -= game.offices.bid

    # -- for one player --------------------------------------------------------------------------------------------

    def notice(self, game: Jerusalem, side: i64) -> None:
        """All features, one room after the other."""
        seen = self.seen
        for at in range(i64(len(FEATURES))):
            seen[at] = 0.0
        self.notice_tower(game, side)
        self.notice_screen(game, side)
        self.notice_cards(game, side)
        self.notice_city(game, side)
        self.notice_round(game, side)
        self.notice_gifts(game, side)
        self.notice_dangers(game, side)
        if side == game.deployment.active:
            self.notice_due(game)

    def notice_tower(self, game: Jerusalem, side: i64) -> None:
        """1.2. Floors there are, and floors that the prestige in sight will build."""
        seen = self.seen
        prestige = self.stock[PRESTIGE * SEATS + side]
        seen[0] = float(game.sides[side].floors)
        seen[1] = 1.0
        seen[2] = float(prestige)
        if income_to_come(game, side):
            prestige += self.held[side * 3 + PRESTIGE]
        floor = game.sides[side].floors + 1
        price = floor_price(game, side)
        due: i64 = 0
        while prestige >= price:
            prestige -= price
            due += 1
            floor += 1
            price = floor + 1 + (FIRST_BUILDER if floor > game.tallest else 0)
        seen[3] = float(prestige) / float(price)
        seen[4] = float(due)

    def notice_screen(self, game: Jerusalem, side: i64) -> None:
        """2.4. Squires and bezants at hand."""
        seen = self.seen
        bezants = self.stock[BEZANTS * SEATS + side]
        seen[AT_SCREEN] = float(self.stock[SQUIRES * SEATS + side])
        seen[AT_SCREEN + 1] = float(bezants)
        seen[AT_SCREEN + 2] = float(max(bezants - MANY_BEZANTS, i64(0)))
        seen[AT_SCREEN + 3] = float(max(SCARCE - game.sides[side].supply(), i64(0)))

    def notice_cards(self, game: Jerusalem, side: i64) -> None:
        """6.7. What the hand is good for."""
        seen = self.seen
        hand = game.sides[side].hand
        for i in range(i64(len(hand))):
            kind = kind_of(hand[i])
            if kind >= FORCE:
                seen[AT_CARDS + 4] += 1.0
            elif kind == GENOESE_MERCHANTS:
                seen[AT_CARDS + 3] += 1.0
            elif kind == RENEGADE or kind == MOVE_TWO:
                seen[AT_CARDS + 2] += 1.0
            elif kind == EXTRA_PRESTIGE:
                seen[AT_CARDS + 1] += 1.0
            else:
                seen[AT_CARDS] += 1.0
        if side == game.deployment.active and game.deployment.genoese:
            seen[AT_CARDS + 5] = 1.0

    def notice_city(self, game: Jerusalem, side: i64) -> None:
        """2.6, 2.7. What the areas pay, this round and later, how surely, and where one's squires stand."""
        seen = self.seen
        at: i64 = AT_CITY
        to_come = income_to_come(game, side)
        for resource in range(i64(len(RESOURCES))):
            seen[at + resource] = float(self.held[side * 3 + resource]) if to_come else 0.0
            seen[at + 3 + resource] = float(self.held[side * 3 + resource])
            seen[at + 6 + resource] = float(self.safe[side * 3 + resource])
            seen[at + 9 + resource] = float(self.near[side * 3 + resource])
        at += 12
        for quarter in range(i64(len(QUARTERS))):
            seen[at + quarter] = float(game.city.in_quarter(quarter, side))
        at += i64(len(QUARTERS))
        for quarter in range(i64(PATRIARCHATE), i64(NOBILITY) + 1):  # the quarters with a privilege (7.2)
            if self.most[quarter] == side:
                seen[at + quarter - PATRIARCHATE] = 1.0
        if self.david == side:
            seen[at + 3] = 1.0

    def notice_round(self, game: Jerusalem, side: i64) -> None:
        """5 and 6. The office and its turn, whoever can still answer, and the baron."""
        seen = self.seen
        at: i64 = AT_ROUND
        office = game.sides[side].office
        if office == NONE and game.offices.on_sale != NONE and game.offices.best == side:
            office = game.offices.on_sale
        if turn_to_come(game, office):
            seen[at] = 1.0
            if office != NONE:
                seen[at + 2 + office] = 1.0
        for other in range(game.seats()):
            if other != side and turn_to_come(game, game.sides[other].office):
                seen[at + 1] += 1.0
        at += 2 + i64(len(OFFICES))
        if game.city.barons[side] != NONE:
            seen[at + 1] = 1.0
        elif turn_to_come(game, office) or side == game.deployment.active:
            seen[at] = 1.0

    def notice_gifts(self, game: Jerusalem, side: i64) -> None:
        """7.4. In the last round it matters who keeps most behind the screen."""
        if game.round < ROUNDS or game.phase >= KINGS_GIFTS:
            return
        seen = self.seen
        at: i64 = AT_ROUND + 4 + i64(len(OFFICES))
        for resource in range(i64(2)):
            mine = self.stock[resource * SEATS + side]
            share = 1.0
            for other in range(game.seats()):
                if other != side:
                    theirs = self.stock[resource * SEATS + other]
                    if theirs > mine:
                        share = 0.0
                    elif theirs == mine and share > HALF_GIFT:
                        share = HALF_GIFT
            seen[at + resource] = share
        if len(game.sides[side].hand) > 0:
            seen[at + 2] = 1.0

    def notice_dangers(self, game: Jerusalem, side: i64) -> None:
        """8. Squires where the event of this round will strike."""
        event = event_of(game, game.round)
        if event == NONE or game.phase > EVENT:
            return
        seen = self.seen
        at: i64 = AT_DANGER
        if event == SUCCESSION:
            seen[at] = float(game.city.in_quarter(KINGS_PALACE, side))
        elif event == NEW_PATRIARCH:
            seen[at + 1] = float(game.city.in_quarter(PATRIARCHATE, side) + game.city.in_quarter(NOBILITY, side))
        elif event == SPECIAL_TAX:
            seen[at + 2] = float(game.city.in_quarter(MARKET, side))
        elif event == WAR:
            seen[at + 3] = float(game.city.in_quarter(TEMPLARS, side))
            if game.phase == EVENT and game.turn != NONE and game.acting() == side:
                seen[at + 4] = float(game.strikes)

    def notice_due(self, game: Jerusalem) -> None:
        """6. What a turn has begun and not finished."""
        seen = self.seen
        at: i64 = AT_DUE
        if game.deployment.pending == MOVING:
            seen[at] = float(game.deployment.left)
        elif game.deployment.pending == SENDING:
            seen[at + 1] = float(game.deployment.left)
        elif game.deployment.pending == SWAPPING:
            seen[at + 2] = 1.0
        elif game.deployment.pending == CHOOSING:
            seen[at + 3] = 1.0
        elif game.deployment.pending == SELLING:
            seen[at + 4] = float(game.deployment.left)


def before(game: Jerusalem, seat: i64, other: i64) -> bool:
    """2.6. Whether a tie goes to this seat; before the offices are sold it goes to nobody in particular."""
    if other == NONE:
        return True
    mine, theirs = game.sides[seat].office, game.sides[other].office
    return mine != NONE and (theirs == NONE or mine < theirs)


def turn_to_come(game: Jerusalem, office: i64) -> bool:
    """6.1.1. Whether the holder of this office (NONE: of one still to be won) has a turn of phase 2 before them."""
    if game.phase < DEPLOYMENT:
        return True
    return game.phase == DEPLOYMENT and office > game.turn


def income_to_come(game: Jerusalem, side: i64) -> bool:
    """7.3. Whether this round still pays this player."""
    if game.phase != INCOME:
        return game.phase < INCOME
    return game.sides[side].office > game.turn
