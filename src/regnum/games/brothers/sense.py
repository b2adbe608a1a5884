"""What a brother's bots notice, as advice a player could give. The weights lie in sense.json, learned by self-play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.bots.sense import Sense
from regnum.games.brothers.parts import (
    AROUND,
    EMPTY,
    FREE,
    HAND_LIMIT,
    HENRY,
    IN_OFFER,
    KINDS,
    LAST_TURNS,
    NONE,
    RING,
    ROW,
    TREASURE_POINTS,
    x_of,
    y_of,
)
from regnum.games.brothers.scoring import UNIT_FACTOR, Roads, points_of
from regnum.games.brothers.table import Brothers

FEATURES: Final = (
    "points",
    "to_come",  # every game has still to bring something
    "doubled",  # points that a unit's presence brings (6.2)
    "best_three",  # what the three best buildings would bring more if a unit stood on each
    "road_points",
    "my_turn",
    "take_left",  # a tile may still be taken this turn
    "discount",
    "unmoved",  # units that may still move this turn
    "on_grid",  # regular units on the grid
    "on_own",  # units on own buildings
    "hand",
    "surplus",  # tiles that will have to be discarded (4.1.3)
    "payable",  # tiles in hand that could be built at once
    "nearly_payable",  # for want of one resource
    "reachable_payable",  # tiles within reach that could be paid
    "treasures_open",  # on the grid, still to be met (8.4.5)
    "treasures_half",  # of which one of two conditions holds
    "treasures_hidden",
    *(f"built_{kind}" for kind in KINDS),
    *(f"hand_{kind}" for kind in KINDS),
)
POINTS: Final = 0
TO_COME: Final = 1
DOUBLED: Final = 2
BEST_THREE: Final = 3
ROAD_POINTS: Final = 4
MY_TURN: Final = 5
TAKE_LEFT: Final = 6
DISCOUNT: Final = 7
UNMOVED: Final = 8
ON_GRID: Final = 9
ON_OWN: Final = 10
IN_HAND: Final = 11
SURPLUS: Final = 12
PAYABLE: Final = 13
NEARLY_PAYABLE: Final = 14
REACHABLE_PAYABLE: Final = 15
TREASURES_OPEN: Final = 16
TREASURES_HALF: Final = 17
TREASURES_HIDDEN: Final = 18
BUILT: Final = 19
HELD: Final = 43
TURNS: Final = 22.0  # 5.4: of both together, without Camps


class BrothersSense(Sense[Brothers]):
    """Points there are, points to come, and what may bring them."""

    roads: Roads
    bare: vec[i64]  # by laid tile the building's own points
    on_roads: vec[i64]  # by side

    def __init__(self) -> None:
        super().__init__(FEATURES)
        self.roads = Roads()
        self.bare = vec[i64]()
        self.on_roads = vec[i64]([0, 0])

    @override
    def left(self, game: Brothers) -> float:
        """Turns still to come."""
        last = game.last_turns if game.last_turns >= 0 else i64(LAST_TURNS)
        return float(i64(len(game.supply)) + last) / TURNS

    @override
    def look(self, game: Brothers) -> None:
        """The roads, and what every building brings by itself."""
        roads = self.roads
        roads.trace(game)
        self.bare = vec[i64]([0] * len(game.tiles))
        for laid in range(i64(len(game.tiles))):
            if game.owners[laid] != FREE:
                self.bare[laid] = points_of(game, laid, roads)
        self.on_roads[0] = 0
        self.on_roads[1] = 0
        if game.roads_count:
            self.count_roads(game)

    def count_roads(self, game: Brothers) -> None:
        """6.4. For both sides in one go."""
        for road in range(self.roads.count):
            margin = self.roads.lead(game, road)
            if margin > 0:
                self.on_roads[0] += margin
            else:
                self.on_roads[1] -= margin

    @override
    def notice(self, game: Brothers, side: i64) -> None:
        """All features of one brother."""
        seen = self.seen
        for i in range(i64(len(seen))):
            seen[i] = 0.0
        seen[TO_COME] = 1.0
        henry = game.solo and side == HENRY
        own, doubled, best = self.buildings(game, side, henry)
        roads = self.on_roads[side]
        seen[ROAD_POINTS] = float(roads)
        if henry:
            kept = self.notice_treasures(game)
            seen[POINTS] = float(own + best + roads + TREASURE_POINTS * kept)
            return
        seen[POINTS] = float(own + doubled + roads)
        seen[DOUBLED] = float(doubled)
        seen[BEST_THREE] = float(best)
        if game.solo:
            self.notice_treasures(game)
        self.notice_units(game, side)
        self.notice_hand(game, side)

    def buildings(self, game: Brothers, side: i64, henry: bool) -> tuple[i64, i64, i64]:
        """6.1 to 6.3. Own points, what units double, and the three best together."""
        own: i64 = 0
        doubled: i64 = 0
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        units = game.sides[side].units
        for laid in range(i64(len(game.tiles))):
            if game.owners[laid] != side:
                continue
            points = self.bare[laid]
            own += points
            self.seen[BUILT + game.figures.kind[game.tiles[laid]]] += 1.0
            if not henry and (units[0] == laid or units[1] == laid or units[2] == laid):
                doubled += points * (UNIT_FACTOR - 1)
                self.seen[ON_OWN] += 1.0
            if points > first:
                first, second, third = points, first, second
            elif points > second:
                second, third = points, second
            elif points > third:
                third = points
        return own, doubled, first + second + third

    def notice_units(self, game: Brothers, side: i64) -> None:
        """Where they stand, and what may still be done this turn."""
        me = game.sides[side]
        seen = self.seen
        for unit in range(i64(1), i64(3)):
            if me.units[unit] != IN_OFFER:
                seen[ON_GRID] += 1.0
        if game.over or not (game.waiting() >> side) & 1:
            return
        seen[MY_TURN] = 1.0
        seen[TAKE_LEFT] = 1.0 if game.may_take else 0.0
        seen[DISCOUNT] = float(game.discounts)
        if not game.ended:
            for unit in range(i64(3)):
                if not (me.moved >> unit) & 1:
                    seen[UNMOVED] += 1.0

    def notice_hand(self, game: Brothers, side: i64) -> None:
        """What lies in hand and what of it, and of the offer, could be paid."""
        me = game.sides[side]
        seen = self.seen
        count = i64(len(me.hand))
        seen[IN_HAND] = float(count)
        if count > HAND_LIMIT:
            seen[SURPLUS] = float(count - HAND_LIMIT)
        have = game.resources(side)
        discounts = game.discounts if seen[MY_TURN] > 0.0 else i64(0)
        for i in range(count):
            tile = me.hand[i]
            seen[HELD + game.figures.kind[tile]] += 1.0
            lack = game.missing(tile, have) - discounts
            if lack <= 0:
                seen[PAYABLE] += 1.0
            elif lack == 1:
                seen[NEARLY_PAYABLE] += 1.0
        reach = me.reach()
        for i in range(i64(1), i64(RING)):
            tile = game.ring[(game.shield + i) % RING]
            if tile != EMPTY and reach > 0:
                reach -= 1
                if game.missing(tile, have) <= 0:
                    seen[REACHABLE_PAYABLE] += 1.0

    def notice_treasures(self, game: Brothers) -> i64:
        """8.3. Those that still count for Henry, and how near they are to being met; how many they are."""
        seen = self.seen
        kept = i64(len(game.pile))
        seen[TREASURES_HIDDEN] = float(len(game.pile))
        for laid in range(i64(len(game.treasures))):
            if game.treasures[laid] != NONE:
                kept += 1
                seen[TREASURES_OPEN] += 1.0
                if half_met(game, game.treasures[laid], laid):
                    seen[TREASURES_HALF] += 1.0
        return kept


def half_met(game: Brothers, treasure: i64, laid: i64) -> bool:
    """8.3.2, 8.3.3. One of the two tiles that a treasure wants is there."""
    cell = game.cells[laid]
    axis = game.figures.treasure_axis[treasure]
    if axis == NONE:
        first = game.laid_at(cell + AROUND[game.figures.treasure_cells[treasure * 2]])
        second = game.laid_at(cell + AROUND[game.figures.treasure_cells[treasure * 2 + 1]])
        return first != NONE or second != NONE
    for other in range(i64(len(game.tiles))):
        if game.figures.terrain[game.tiles[other]] == game.figures.treasure_terrain[treasure] and other != laid:
            there = game.cells[other]
            if y_of(there) == y_of(cell) if axis == ROW else x_of(there) == x_of(cell):
                return True
    return False
