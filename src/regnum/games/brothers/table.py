"""What lies on the table, and the verbs that change it. Every change is a verb here: it changes, then tells, once."""

from __future__ import annotations

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, u8
from typing_extensions import override

from regnum.core.words import Game
from regnum.games.brothers.cards import TILES, TREASURES
from regnum.games.brothers.events import (
    Built,
    CalledUp,
    Destroyed,
    Discarded,
    EndTriggered,
    Extended,
    HenryChose,
    Refilled,
    Stepped,
    Took,
    TreasureRemoved,
    TreasureShown,
    UsedCamp,
    Withdrew,
)
from regnum.games.brothers.figures import TileFigures
from regnum.games.brothers.parts import (
    AROUND,
    DIRECTIONS,
    EMPTY,
    FARM,
    FREE,
    HENRY,
    IN_OFFER,
    LAST_TURNS,
    NONE,
    QUARRY,
    RING,
    ROW,
    SAWMILL,
    SIEGE_TOWER,
    TERRAINS,
    UNITS,
    WHITE,
    place,
    touching,
    turned,
    x_of,
    y_of,
)
from regnum.games.brothers.places import FREE_TERRAIN, START_TILE
from regnum.games.brothers.sides import Side


class Brothers(Game):
    """1.1. Everything on the table: the land that both build, the royal offer, what each of them has.

    Tiles on the grid are numbered as they were laid, the start tile is 0.
    """

    figures: TileFigures  # what is printed on tiles and treasures: shared by all games of a match
    sides: list[Side]
    grid: vec[u8]  # by cell the number of its laid tile plus one; 0 where none lies
    cells: vec[i64]  # by laid tile
    tiles: vec[i64]
    owners: vec[i64]  # a seat, or FREE when it lies face down
    near: vec[i64]  # bit by bit the laid tiles that touch it by a side or a corner
    ring: vec[i64]  # the royal offer: tiles by position, EMPTY at the shield and where none was refilled
    shield: i64
    supply: vec[i64]  # the top one last
    out: vec[i64]  # tiles out of the game
    taken: bool  # action A has been done this turn (4.1.2)
    may_take: bool  # the shield shows the active player's crown
    discounts: i64  # 4.4.2, not yet used
    last_turns: i64  # turns still to come once the end is triggered; -1 before
    ended: bool  # the active player has ended the turn; perhaps tiles are still to be discarded
    tower: i64  # a new siege tower whose siege is still to be decided (4.6.2), or NONE
    roads_count: bool  # option: roads are scored (Q28)
    solo: bool
    pile: vec[i64]  # treasures, the top one last
    aside: vec[i64]  # treasures taken out unseen (8.1.2)
    treasures: vec[i64]  # by laid tile the treasure on it, or NONE
    found: vec[i64]  # treasures whose condition was met: they are out of the game
    scaffold: i64  # White's last building (8.1.4), or NONE

    @override
    def clone(self) -> Brothers:
        twin = Brothers()
        self.copy_agenda_to(twin)
        twin.figures = self.figures
        self.sides[0].shared = True
        self.sides[1].shared = True
        twin.sides = self.sides[:]
        twin.grid = self.grid[:]
        twin.cells = self.cells[:]
        twin.tiles = self.tiles[:]
        twin.owners = self.owners[:]
        twin.near = self.near[:]
        twin.ring = self.ring[:]
        twin.shield = self.shield
        twin.supply = self.supply[:]
        twin.out = self.out[:]
        twin.taken = self.taken
        twin.may_take = self.may_take
        twin.discounts = self.discounts
        twin.last_turns = self.last_turns
        twin.ended = self.ended
        twin.tower = self.tower
        twin.roads_count = self.roads_count
        twin.solo = self.solo
        twin.pile = self.pile[:]
        twin.aside = self.aside[:]
        twin.treasures = self.treasures[:]
        twin.found = self.found[:]
        twin.scaffold = self.scaffold
        return twin

    def own(self, seat: i64) -> Side:
        """A side to be changed: this game's own, no longer shared with clones."""
        side = self.sides[seat]
        if side.shared:
            side = side.copy()
            self.sides[seat] = side
        return side

    # -- looking ---------------------------------------------------------------------------------------------------

    def laid_at(self, cell: i64) -> i64:
        """The number of the tile on this cell, or NONE."""
        return i64(self.grid[cell]) - 1

    def occupied(self) -> i64:
        """Bit by bit the laid tiles with a unit of either player."""
        mask: i64 = 0
        one: i64 = 1
        for side in self.sides:
            for unit in range(i64(3)):
                if side.units[unit] >= 0:
                    mask |= one << side.units[unit]
        return mask

    def position_of(self, nth: i64) -> i64:
        """2.8, 5.3. The ring position of the nth tile clockwise from the shield; NONE if there are fewer."""
        for i in range(i64(1), i64(RING)):
            position = (self.shield + i) % RING
            if self.ring[position] != EMPTY:
                nth -= 1
                if nth == 0:
                    return position
        return NONE

    def offered(self) -> i64:
        """How many tiles lie in the offer."""
        count: i64 = 0
        for position in range(i64(RING)):
            if self.ring[position] != EMPTY:
                count += 1
        return count

    def resources(self, seat: i64) -> vec[i64]:
        """4.3.4 to 4.3.7, 2.9. What the seat has access to right now, by resource: of each tile in reach one, of each
        unit on the land one, so always four (4.3.8), and what its buildings give.
        """
        have = vec[i64]([0, 0, 0])
        side = self.sides[seat]
        left = side.reach()
        for i in range(i64(1), i64(RING)):
            tile = self.ring[(self.shield + i) % RING]
            if tile != EMPTY and left > 0:
                have[self.figures.terrain[tile]] += 1
                left -= 1
        for unit in range(i64(3)):
            if side.units[unit] >= 0:
                have[self.figures.terrain[self.tiles[side.units[unit]]]] += 1
        for laid in range(i64(len(self.tiles))):
            if self.owners[laid] == seat:
                kind = self.figures.kind[self.tiles[laid]]
                if kind == FARM or kind == SAWMILL or kind == QUARRY:  # their terrain is what they give (4.6.3)
                    have[self.figures.terrain[self.tiles[laid]]] += 1
        return have

    def missing(self, tile: i64, have: vec[i64]) -> i64:
        """How many resources of the tile's cost are not at hand."""
        missing: i64 = 0
        for resource in range(i64(3)):
            lack = self.figures.cost[tile * 3 + resource] - have[resource]
            if lack > 0:
                missing += lack
        return missing

    def affordable(self, tile: i64, have: vec[i64]) -> bool:
        """4.3.2. The whole cost is at hand; a discount replaces any one missing resource (Q7)."""
        return self.missing(tile, have) <= self.discounts

    def beside_units(self, side: Side, units: i64, cell: i64) -> bool:
        """4.3.1. Whether the cell touches a tile carrying one of the side's first so many units."""
        for unit in range(units):
            at = side.units[unit]
            if at >= 0 and touching(cell, self.cells[at]):
                return True
        return False

    def open_cells(self, seat: i64) -> vec[i64]:
        """4.3.1, 4.4.1. The free cells where the seat may lay a tile, each once."""
        cells = vec[i64]()
        side = self.sides[seat]
        for unit in range(i64(3)):
            if side.units[unit] < 0:
                continue
            middle = self.cells[side.units[unit]]
            for direction in range(i64(8)):
                cell = middle + AROUND[direction]
                if self.grid[cell] == 0 and not self.beside_units(side, unit, cell):
                    cells = append(cells, cell)
        return cells

    def takeable(self, seat: i64) -> i64:
        """4.1.1, 2.8, 5.3. How many tiles of the offer the seat may take one of now, clockwise from the shield."""
        return min(self.sides[seat].reach(), self.offered()) if self.may_take else 0

    def steps(self, side: Side, unit: i64, occupied: i64) -> i64:
        """4.5.1, 2.6. Bit by bit the laid tiles onto which this unit may step."""
        if not side.may_leave(unit):
            return 0
        return self.near[side.units[unit]] & ~occupied

    def calls(self, side: Side, occupied: i64) -> i64:
        """4.5.2, Q26. Bit by bit the laid tiles onto which a unit may be called: beside one that carries a unit."""
        mask: i64 = 0
        if side.callable_unit() != NONE:
            for unit in range(i64(3)):
                if side.units[unit] >= 0:
                    mask |= self.near[side.units[unit]]
        return mask & ~occupied

    def may_use_camps(self) -> bool:
        """4.6.1, Q8. Once a tile has been taken, and while no other is to be taken."""
        return self.taken and not self.may_take

    def lies(self, laid: i64) -> str:
        """What lies there, as events name it: a building by its tile, the start tile, or free terrain of a colour."""
        if self.owners[laid] != FREE:
            return TILES[self.tiles[laid]].id
        return START_TILE if laid == 0 else FREE_TERRAIN + TERRAINS[self.figures.terrain[self.tiles[laid]]]

    def beside(self, cell: i64) -> tuple[str, str]:
        """By which neighbour to name a cell, and the direction from it: a building at a side, else anything at a side,
        else at a corner; nothing where nobody has laid a tile yet.
        """
        for first in range(i64(2)):
            anything = ("", "")
            for direction in range(first, i64(8), i64(2)):
                laid = self.laid_at(cell + AROUND[direction])
                if laid != NONE:
                    found = (self.lies(laid), DIRECTIONS[(direction + 4) % 8])
                    if self.owners[laid] != FREE:
                        return found
                    anything = anything if anything[0] else found
            if anything[0]:
                return anything
        return ("", "")

    def road_edges(self, laid: i64) -> i64:
        """6.4.1, 6.4.3. Road edges as they lie in the grid; free terrain has none."""
        owner = self.owners[laid]
        if owner == FREE:
            return 0
        return turned(self.figures.roads[self.tiles[laid]], owner)

    def sieged(self, seat: i64) -> vec[i64]:
        """4.6.2. Opponent buildings beside the new tower that have it just as the second of the seat's towers."""
        targets = vec[i64]()
        for side in range(i64(0), i64(8), i64(2)):
            laid = self.laid_at(self.cells[self.tower] + AROUND[side])
            if laid != NONE and self.owners[laid] == 1 - seat and self.besieged_by(self.towers_at(laid, seat)):
                targets = append(targets, laid)
        return targets

    def besieged_by(self, towers: i64) -> bool:
        """4.6.2. A third tower comes too late; in edition 1 it was as good as the second."""
        return towers == 2 or (towers > 2 and self.rules.edition < 2)

    def towers_at(self, laid: i64, seat: i64) -> i64:
        """How many of the seat's siege towers touch this tile by a side."""
        towers: i64 = 0
        for side in range(i64(0), i64(8), i64(2)):
            other = self.laid_at(self.cells[laid] + AROUND[side])
            if other != NONE and self.owners[other] == seat and self.figures.kind[self.tiles[other]] == SIEGE_TOWER:
                towers += 1
        return towers

    # -- the offer -------------------------------------------------------------------------------------------------

    def take(self, seat: i64, nth: i64, why: HenryChose | None = None) -> None:
        """4.2.1, 4.2.2. The nth tile goes into hand, the shield to its place: reach counts from there (4.2.5). What the
        shield has left is filled from the supply; all this is the same for Henry (8.2.2).
        """
        position = self.position_of(nth)
        tile = self.ring[position]
        me = self.own(seat)
        me.hand = append(me.hand, tile)
        self.ring[position] = EMPTY
        vacated = self.shield
        self.shield = position
        self.taken = True
        self.may_take = False
        if self.told is not None:
            self.told.append(why or Took(int(seat), TILES[tile].id, int(nth)))
        self.refill(vacated)

    def refill(self, position: i64) -> None:
        """4.2.3, 4.2.4. Never again once the supply is empty (Q16)."""
        if len(self.supply) == 0:
            return
        self.supply, tile = pop(self.supply)
        self.ring[position] = tile
        self.revealed += 1
        if self.told is not None:
            self.told.append(Refilled(TILES[tile].id, len(self.supply)))
        if len(self.supply) == 0:  # 5.1: this turn is finished, then each has one more (8.4.1, Q20); so 22 turns (5.4)
            self.last_turns = LAST_TURNS
            if self.told is not None:
                self.told.append(EndTriggered())

    # -- the grid --------------------------------------------------------------------------------------------------

    def lay_tile(self, seat: i64, tile: i64, cell: i64, owner: i64) -> None:
        """A tile from hand onto the grid, face up for its owner or FREE. Treasures are checked once it is told."""
        me = self.own(seat)
        me.hand = remove(me.hand, tile)
        self.put(tile, cell, owner)

    def put(self, tile: i64, cell: i64, owner: i64) -> None:
        """The bare act of laying, which also keeps the neighbourhoods up to date."""
        laid = i64(len(self.tiles))
        one: i64 = 1
        neighbours: i64 = 0
        for direction in range(i64(8)):
            other = self.laid_at(cell + AROUND[direction])
            if other != NONE:
                neighbours |= one << other
                self.near[other] |= one << laid
        self.grid[cell] = u8(laid + 1)
        self.cells = append(self.cells, cell)
        self.tiles = append(self.tiles, tile)
        self.owners = append(self.owners, owner)
        self.near = append(self.near, neighbours)
        self.treasures = append(self.treasures, NONE)

    def build(self, seat: i64, tile: i64, cell: i64) -> None:
        """4.3. Nothing is used up but the discounts that were needed (4.3.3, Q7)."""
        discount = self.missing(tile, self.resources(seat))
        self.discounts -= discount
        self.lay_tile(seat, tile, cell, seat)
        if seat == WHITE:
            self.scaffold = i64(len(self.tiles)) - 1
        if self.figures.kind[tile] == SIEGE_TOWER:
            self.tower = i64(len(self.tiles)) - 1
        if self.told is not None:
            near, way = self.beside(cell)
            self.told.append(Built(int(seat), TILES[tile].id, place(cell), near, way, int(discount)))
        self.check_treasures()

    def extend(self, seat: i64, tile: i64, cell: i64) -> None:
        """4.4.1, 4.4.2. It costs nothing and gives a discount."""
        self.lay_tile(seat, tile, cell, FREE)
        self.discounts += 1
        if self.told is not None:
            near, way = self.beside(cell)
            terrain = TERRAINS[self.figures.terrain[tile]]
            self.told.append(Extended(int(seat), TILES[tile].id, place(cell), near, way, terrain))
        self.check_treasures()

    def use_camp(self, seat: i64, laid: i64) -> None:
        """4.6.1."""
        self.owners[laid] = FREE
        self.may_take = True
        if self.told is not None:
            self.told.append(UsedCamp(int(seat), TILES[self.tiles[laid]].id, place(self.cells[laid])))

    def destroy(self, seat: i64, laid: i64) -> None:
        """4.6.2. Units and treasures on it stay (Q9, Q10)."""
        owner = self.owners[laid]
        self.owners[laid] = FREE
        if self.told is not None:
            tile = TILES[self.tiles[laid]].id
            self.told.append(Destroyed(int(seat), tile, place(self.cells[laid]), int(owner)))

    def discard(self, seat: i64, tile: i64) -> None:
        """4.1.3, 8.2.7. Out of the game, seen by all (7.3)."""
        me = self.own(seat)
        me.hand = remove(me.hand, tile)
        self.out = append(self.out, tile)
        if self.told is not None and not (self.solo and seat == HENRY):
            self.told.append(Discarded(int(seat), TILES[tile].id))

    # -- units -----------------------------------------------------------------------------------------------------

    def move_unit(self, seat: i64, unit: i64, to: i64) -> None:
        """4.5. A unit to a laid tile, or IN_OFFER; it shows its cross until the end of the turn (4.5.4)."""
        me = self.own(seat)
        one: i64 = 1
        came_from = me.units[unit]
        me.units[unit] = to
        me.moved |= one << unit
        if self.told is not None:
            self.tell_move(seat, unit, came_from, to)

    def tell_move(self, seat: i64, unit: i64, came_from: i64, to: i64) -> None:
        """Which of the three ways of moving it was."""
        assert self.told is not None
        if to == IN_OFFER:
            self.told.append(Withdrew(int(seat), UNITS[unit]))
        elif came_from == IN_OFFER:
            self.told.append(CalledUp(int(seat), UNITS[unit], place(self.cells[to]), self.lies(to)))
        else:
            self.told.append(Stepped(int(seat), UNITS[unit], place(self.cells[to]), self.lies(to)))

    # -- treasures -------------------------------------------------------------------------------------------------

    def show_treasure(self, laid: i64) -> None:
        """8.2.8. The top token onto Henry's new building; gone at once if its condition is met."""
        self.pile, treasure = pop(self.pile)
        self.treasures[laid] = treasure
        self.revealed += 1
        if self.told is not None:
            self.told.append(TreasureShown(TREASURES[treasure].id, place(self.cells[laid])))
        self.check_treasures()

    def check_treasures(self) -> None:
        """8.3.1, Q27. After every tile laid; only Henry has treasures."""
        if not self.solo:
            return
        for laid in range(i64(len(self.treasures))):
            treasure = self.treasures[laid]
            if treasure != NONE and self.treasure_met(treasure, laid):
                self.treasures[laid] = NONE
                self.found = append(self.found, treasure)
                if self.told is not None:
                    self.told.append(TreasureRemoved(TREASURES[treasure].id, place(self.cells[laid])))

    def treasure_met(self, treasure: i64, laid: i64) -> bool:
        """8.3.2, 8.3.3. Two tiles of its colour in its line, or tiles of any colour (8.3.4) on both its positions."""
        cell = self.cells[laid]
        axis = self.figures.treasure_axis[treasure]
        if axis == NONE:
            first = self.laid_at(cell + AROUND[self.figures.treasure_cells[treasure * 2]])
            second = self.laid_at(cell + AROUND[self.figures.treasure_cells[treasure * 2 + 1]])
            return first != NONE and second != NONE
        found: i64 = 0
        for other in range(i64(len(self.tiles))):
            if self.figures.terrain[self.tiles[other]] == self.figures.treasure_terrain[treasure] and other != laid:
                there = self.cells[other]
                if y_of(there) == y_of(cell) if axis == ROW else x_of(there) == x_of(cell):
                    found += 1
        return found >= 2

    # -- imagining -------------------------------------------------------------------------------------------------

    @override
    def redeal(self, seat: i64) -> None:
        """7.1. Unknown to all: the supply but for the colour on top, which tile lies at the start, the treasures."""
        unknown = append(self.supply[:], self.tiles[0])
        self.chance.reshuffle(unknown)
        unknown, self.tiles[0] = self.drawn(unknown, self.figures.terrain[self.tiles[0]])
        if len(self.supply) > 0:
            unknown, top = self.drawn(unknown, self.figures.terrain[self.supply[-1]])
            self.supply = append(unknown, top)
        tokens = self.pile[:]
        for token in self.aside:
            tokens = append(tokens, token)
        self.chance.reshuffle(tokens)
        self.pile = tokens[: len(self.pile)]
        self.aside = tokens[len(self.pile) :]

    def drawn(self, tiles: vec[i64], terrain: i64) -> tuple[vec[i64], i64]:
        """The first of the (shuffled) tiles that has this colour, and the others."""
        for i in range(i64(len(tiles))):
            if self.figures.terrain[tiles[i]] == terrain:
                return pop(tiles, i)
        raise AssertionError("the colour was seen, so a tile of it is there")
