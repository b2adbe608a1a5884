"""What a player may do. Each move answers three questions: how is it written, why can't I, what happens then."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.errors import NotationError
from regnum.core.letters import Message, Plain, Refusal, refuse, say
from regnum.core.notation import Family, Listed
from regnum.core.words import Move
from regnum.games.brothers.cards import COST, TILES, read_tile
from regnum.games.brothers.events import unit_name
from regnum.games.brothers.parts import (
    CAMP,
    CELLS,
    COLOURS,
    ELITE,
    HAND_LIMIT,
    IN_OFFER,
    OFFERED,
    RESOURCES,
    START,
    UNITS,
    place,
    read_place,
    touching,
)
from regnum.games.brothers.table import NONE, Brothers


def tile_handle(tile: i64) -> str:
    """The scene id of a tile, wherever it lies."""
    return f"tile {TILES[tile].id}"


def place_handle(game: Brothers, cell: i64) -> str:
    """The scene id of what lies on a cell: a tile, the start tile, or the empty cell itself."""
    laid = game.laid_at(cell)
    if laid == NONE:
        return f"cell {place(cell)}"
    return "tile start" if cell == START else tile_handle(game.tiles[laid])


def unit_handle(seat: i64, unit: i64) -> str:
    """The scene id of a unit."""
    return f"unit {COLOURS[seat]}_{UNITS[unit]}"


def tile_name(tile: i64) -> Message:
    """A tile's name, told apart from its twins."""
    return say(f"tile-{TILES[tile].id}.full")


class Take(Move[Brothers]):
    """4.2. Take the nth tile of the offer, counted clockwise from the shield."""

    nth: i64

    def __init__(self, nth: i64) -> None:
        self.nth = nth

    def notation(self) -> str:
        """`take 2`"""
        return f"take {self.nth}"

    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.1.1, 2.8."""
        if not game.may_take:
            return refuse("already_taken", "4.1.1")
        if self.nth > game.offered():
            return refuse("offer_has_fewer", "5.3", count=int(game.offered()))
        reach = game.sides[seat].reach()
        if self.nth > reach:
            return refuse("out_of_reach", "2.8", reach=int(reach))
        return None

    def play(self, game: Brothers, seat: i64) -> None:
        """The shield follows."""
        game.take(seat, self.nth)

    def label(self, game: Brothers, seat: i64) -> Message:
        """With the tile's name."""
        return say("move-take", tile=tile_name(game.ring[game.position_of(self.nth)]))

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """The tile in the offer."""
        return [tile_handle(game.ring[game.position_of(self.nth)])]


def laying_refused(game: Brothers, seat: i64, tile: i64, cell: i64) -> Refusal | None:
    """4.3.1. What building and extending have in common: a tile in hand, a free cell beside one's unit."""
    if tile not in game.sides[seat].hand:
        return refuse("not_in_hand", "4.3.1", tile=tile_name(tile))
    if game.laid_at(cell) != NONE:
        return refuse("cell_taken", "4.3.1", cell=place(cell))
    if not game.beside_unit(seat, cell):
        return refuse("not_adjacent", "4.3.1", cell=place(cell))
    return None


def counted(amounts: vec[i64]) -> list[Plain]:
    """`2 stone and 1 grain`, in the order of the box."""
    return [
        say(f"count-{RESOURCES[resource]}-acc", count=int(amounts[resource]))
        for resource in range(3)
        if amounts[resource] > 0
    ]


def price(tile: i64) -> list[Plain]:
    """The cost of a tile in words."""
    return counted(COST[tile * 3 : tile * 3 + 3])


def lacking(tile: i64, have: vec[i64]) -> list[Plain]:
    """What is not at hand, in words."""
    lack = vec[i64]([max(0, COST[tile * 3 + resource] - have[resource]) for resource in range(3)])
    return counted(lack)


class Build(Move[Brothers]):
    """4.3. Place a hand tile face up beside one of your units; you must have access to its whole cost."""

    tile: i64
    cell: i64

    def __init__(self, tile: i64, cell: i64) -> None:
        self.tile = tile
        self.cell = cell

    def notation(self) -> str:
        """`build inn_row 0,1`"""
        return f"build {TILES[self.tile].id} {place(self.cell)}"

    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.3.1, 4.3.2; a discount replaces any one missing resource (Q7)."""
        refusal = laying_refused(game, seat, self.tile, self.cell)
        if refusal is not None:
            return refusal
        have = game.resources(seat)
        if game.missing(self.tile, have) > game.discounts:
            lack = lacking(self.tile, have)
            return refuse("too_few_resources", "4.3.2", need=price(self.tile), lack=lack)
        return None

    def play(self, game: Brothers, seat: i64) -> None:
        """It stands; a siege tower may now besiege (4.6.2)."""
        game.build(seat, self.tile, self.cell)

    def label(self, game: Brothers, seat: i64) -> Message:
        """With its price and its place."""
        return say("move-build", tile=tile_name(self.tile), cell=place(self.cell), cost=price(self.tile))

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """The tile in hand, then the cell."""
        return [tile_handle(self.tile), place_handle(game, self.cell)]


class Extend(Move[Brothers]):
    """4.4. Place a hand tile face down, for free; one resource off a building of this turn."""

    tile: i64
    cell: i64

    def __init__(self, tile: i64, cell: i64) -> None:
        self.tile = tile
        self.cell = cell

    def notation(self) -> str:
        """`extend inn_row 0,1`"""
        return f"extend {TILES[self.tile].id} {place(self.cell)}"

    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.4.1."""
        return laying_refused(game, seat, self.tile, self.cell)

    def play(self, game: Brothers, seat: i64) -> None:
        """4.4.2."""
        game.extend(seat, self.tile, self.cell)

    def label(self, game: Brothers, seat: i64) -> Message:
        """With its place."""
        return say("move-extend", tile=tile_name(self.tile), cell=place(self.cell))

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """The tile in hand, then the cell; building is the other thing that can be done with the two."""
        return [tile_handle(self.tile), place_handle(game, self.cell)]


def arrival_refused(game: Brothers, laid: i64, rule: str, cell: i64) -> Refusal | None:
    """2.6. Where no unit may go: no tile there, or somebody stands on it."""
    if laid == NONE:
        return refuse("no_tile_there", rule, cell=place(cell))
    if (game.occupied() >> laid) & 1:
        return refuse("unit_there", "2.6", cell=place(cell))
    return None


class StepTo(Move[Brothers]):
    """4.5.1. A unit steps to a tile beside its own."""

    unit: i64
    cell: i64

    def __init__(self, unit: i64, cell: i64) -> None:
        self.unit = unit
        self.cell = cell

    def notation(self) -> str:
        """`step elite 0,1`"""
        return f"step {UNITS[self.unit]} {place(self.cell)}"

    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.1.1, 4.5.1."""
        side = game.sides[seat]
        at = side.units[self.unit]
        if at < 0:
            return refuse("unit_in_offer", "4.5.1")
        if (side.moved >> self.unit) & 1:
            return refuse("unit_moved", "4.1.1", unit=unit_name(UNITS[self.unit]))
        laid = game.laid_at(self.cell)
        refusal = arrival_refused(game, laid, "4.5.1", self.cell)
        if refusal is None and not touching(game.cells[at], self.cell):
            return refuse("too_far", "4.5.1", cell=place(self.cell))
        return refusal

    def play(self, game: Brothers, seat: i64) -> None:
        """It shows its cross (4.5.4)."""
        game.move_unit(seat, self.unit, game.laid_at(self.cell))

    def label(self, game: Brothers, seat: i64) -> Message:
        """Which unit, from where, to where."""
        at = game.sides[seat].units[self.unit]
        origin = place(game.cells[at]) if at >= 0 else ""
        return say("move-step", unit=unit_name(UNITS[self.unit]), origin=origin, cell=place(self.cell))

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """The unit, then the tile."""
        return [unit_handle(seat, self.unit), place_handle(game, self.cell)]


class Call(Move[Brothers]):
    """4.5.2. A regular unit from the offer to a tile beside one that carries a unit of yours."""

    cell: i64

    def __init__(self, cell: i64) -> None:
        self.cell = cell

    def notation(self) -> str:
        """`call 0,1`; regular units are alike, so none is named"""
        return f"call {place(self.cell)}"

    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.5.2, Q26."""
        side = game.sides[seat]
        if game.callable_unit(seat) == NONE:
            if side.units[1] == IN_OFFER or side.units[2] == IN_OFFER:
                return refuse("unit_moved", "4.1.1", unit=unit_name(UNITS[1]))
            return refuse("no_unit_in_offer", "4.5.2")
        laid = game.laid_at(self.cell)
        refusal = arrival_refused(game, laid, "4.5.2", self.cell)
        if refusal is None and not (game.near_units(seat) >> laid) & 1:
            return refuse("not_near_unit", "4.5.2", cell=place(self.cell))
        return refusal

    def play(self, game: Brothers, seat: i64) -> None:
        """Reach falls at once (4.5.5)."""
        game.move_unit(seat, game.callable_unit(seat), game.laid_at(self.cell))

    def label(self, game: Brothers, seat: i64) -> Message:
        """Where to."""
        return say("move-call", cell=place(self.cell))

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """A unit in the offer, then the tile."""
        unit = game.callable_unit(seat)
        return [unit_handle(seat, unit if unit != NONE else 1), place_handle(game, self.cell)]


class Withdraw(Move[Brothers]):
    """4.5.3. A regular unit from the grid to the offer."""

    unit: i64

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def notation(self) -> str:
        """`withdraw regular_1`"""
        return f"withdraw {UNITS[self.unit]}"

    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.5.3, 4.1.1."""
        side = game.sides[seat]
        if self.unit == ELITE:
            return refuse("elite_stays", "4.5.3")
        if side.units[self.unit] == IN_OFFER:
            return refuse("unit_in_offer", "4.5.3")
        if (side.moved >> self.unit) & 1:
            return refuse("unit_moved", "4.1.1", unit=unit_name(UNITS[self.unit]))
        return None

    def play(self, game: Brothers, seat: i64) -> None:
        """Reach rises at once (4.5.5)."""
        game.move_unit(seat, self.unit, IN_OFFER)

    def label(self, game: Brothers, seat: i64) -> Message:
        """Which unit, from where."""
        at = game.sides[seat].units[self.unit]
        origin = place(game.cells[at]) if at >= 0 else ""
        return say("move-withdraw", unit=unit_name(UNITS[self.unit]), origin=origin)

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """The unit, then the offer."""
        return [unit_handle(seat, self.unit), "offer"]


class UseCamp(Move[Brothers]):
    """4.6.1. Turn your Camp face down and take one more tile."""

    tile: i64

    def __init__(self, tile: i64) -> None:
        self.tile = tile

    def notation(self) -> str:
        """`camp camp_wood`"""
        return f"camp {TILES[self.tile].id}"

    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.6.1, Q8."""
        if self.laid(game, seat) == NONE:
            return refuse("no_camp", "4.6.1", tile=tile_name(self.tile))
        if not game.taken:
            return refuse("take_first", "4.6.1")
        if game.may_take:
            return refuse("camp_pending", "Q8")
        return None

    def laid(self, game: Brothers, seat: i64) -> i64:
        """The Camp on the grid, while it is the seat's and face up."""
        for laid in range(i64(len(game.tiles))):
            if game.tiles[laid] == self.tile and game.owners[laid] == seat:
                return laid
        return NONE

    def play(self, game: Brothers, seat: i64) -> None:
        """The shield shows your crown again."""
        game.use_camp(seat, self.laid(game, seat))

    def label(self, game: Brothers, seat: i64) -> Message:
        """Which Camp."""
        return say("move-camp", tile=tile_name(self.tile))

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """The Camp on the grid."""
        return [tile_handle(self.tile)]


class EndTurn(Move[Brothers]):
    """4.1.2. End the turn, once a tile has been taken."""

    def notation(self) -> str:
        """`end`"""
        return "end"

    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.1.2."""
        return None if game.taken else refuse("must_take", "4.1.2")

    def play(self, game: Brothers, seat: i64) -> None:
        """Perhaps tiles must be discarded first (4.1.3)."""
        game.ended = True

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """A button of its own."""
        return ["button end"]


class Destroy(Move[Brothers]):
    """4.6.2. Turn a besieged building face down."""

    cell: i64

    def __init__(self, cell: i64) -> None:
        self.cell = cell

    def notation(self) -> str:
        """`destroy 1,0`"""
        return f"destroy {place(self.cell)}"

    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.6.2."""
        laid = game.laid_at(self.cell)
        return (
            None if laid != NONE and laid in game.sieged(seat) else refuse("not_sieged", "4.6.2", cell=place(self.cell))
        )

    def play(self, game: Brothers, seat: i64) -> None:
        """It is free terrain from now on."""
        game.destroy(seat, game.laid_at(self.cell))

    def label(self, game: Brothers, seat: i64) -> Message:
        """Which building."""
        laid = game.laid_at(self.cell)
        return say("move-destroy", tile=tile_name(game.tiles[laid]), cell=place(self.cell))

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """The building."""
        return [place_handle(game, self.cell)]


class Spare(Move[Brothers]):
    """4.6.2. Let the rest stand: destroying is never a duty."""

    def notation(self) -> str:
        """`spare`"""
        return "spare"

    def play(self, game: Brothers, seat: i64) -> None:
        """The siege is over."""
        game.tower = NONE

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """A button of its own."""
        return ["button spare"]


class Discard(Move[Brothers]):
    """4.1.3. A surplus tile leaves the game."""

    tile: i64

    def __init__(self, tile: i64) -> None:
        self.tile = tile

    def notation(self) -> str:
        """`discard inn_row`"""
        return f"discard {TILES[self.tile].id}"

    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.1.3."""
        hand = game.sides[seat].hand
        if self.tile not in hand:
            return refuse("not_in_hand", "4.1.3", tile=tile_name(self.tile))
        return None if len(hand) > HAND_LIMIT else refuse("hand_small_enough", "4.1.3", limit=HAND_LIMIT)

    def play(self, game: Brothers, seat: i64) -> None:
        """Seen by all (7.3)."""
        game.discard(seat, self.tile)

    def label(self, game: Brothers, seat: i64) -> Message:
        """Which tile."""
        return say("move-discard", tile=tile_name(self.tile))

    def handles(self, game: Brothers, seat: i64) -> list[str]:
        """The tile in hand."""
        return [tile_handle(self.tile)]


# -- families: a tile on any cell is a large family, made when first needed -----------------------------------------


def words_of(words: list[str], count: int, usage: str) -> list[str]:
    """The arguments, if there are as many as there should be."""
    if len(words) != count:
        raise NotationError(f"written right: {usage}")
    return words


class TileOnCell(Family):
    """A verb with a tile and a cell."""

    def read(self, words: list[str]) -> int:
        """`inn_row 0,1`"""
        tile, cell = words_of(words, 2, self.usage)
        return read_tile(tile) * CELLS + read_place(cell)


class Builds(TileOnCell):
    """Every tile on every cell, face up."""

    def make(self, index: i64) -> Move[Any]:
        """Tile by tile, cell by cell."""
        return Build(index // CELLS, index % CELLS)


class Extends(TileOnCell):
    """Every tile on every cell, face down."""

    def make(self, index: i64) -> Move[Any]:
        """Tile by tile, cell by cell."""
        return Extend(index // CELLS, index % CELLS)


class StepsTo(Family):
    """Every unit to every cell."""

    def make(self, index: i64) -> Move[Any]:
        """Unit by unit, cell by cell."""
        return StepTo(index // CELLS, index % CELLS)

    def read(self, words: list[str]) -> int:
        """`elite 0,1`"""
        unit, cell = words_of(words, 2, self.usage)
        if unit not in UNITS:
            raise NotationError(f"there is no unit {unit!r}; there are: {', '.join(UNITS)}")
        return UNITS.index(unit) * CELLS + read_place(cell)


class OneCell(Family):
    """A verb with a cell."""

    def read(self, words: list[str]) -> int:
        """`0,1`"""
        return read_place(words_of(words, 1, self.usage)[0])


class Calls(OneCell):
    """A unit called up to every cell."""

    def make(self, index: i64) -> Move[Any]:
        """Cell by cell."""
        return Call(index)


class Destroys(OneCell):
    """A building destroyed on every cell."""

    def make(self, index: i64) -> Move[Any]:
        """Cell by cell."""
        return Destroy(index)


TAKES: Final = Listed("take", [Take(nth) for nth in range(1, OFFERED + 1)])
BUILDS: Final = Builds("build", "build TILE X,Y", len(TILES) * CELLS)
EXTENDS: Final = Extends("extend", "extend TILE X,Y", len(TILES) * CELLS)
STEPS: Final = StepsTo("step", "step UNIT X,Y", len(UNITS) * CELLS)
CALLS: Final = Calls("call", "call X,Y", CELLS)
WITHDRAWS: Final = Listed("withdraw", [Withdraw(unit) for unit in range(len(UNITS))])
CAMP_TILES: Final = [number for number, tile in enumerate(TILES) if tile.kind == CAMP]
CAMPS: Final = Listed("camp", [UseCamp(tile) for tile in CAMP_TILES])
CAMP_OF_TILE: Final = vec[i64]([CAMP_TILES.index(n) if n in CAMP_TILES else NONE for n in range(len(TILES))])
ENDS: Final = Listed("end", [EndTurn()])
DESTROYS: Final = Destroys("destroy", "destroy X,Y", CELLS)
SPARES: Final = Listed("spare", [Spare()])
DISCARDS: Final = Listed("discard", [Discard(tile) for tile in range(len(TILES))])

FAMILIES: Final[list[Family]] = [
    TAKES, BUILDS, EXTENDS, STEPS, CALLS, WITHDRAWS, CAMPS, ENDS, DESTROYS, SPARES, DISCARDS,
]  # fmt: skip
