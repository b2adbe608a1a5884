"""7. The game as one seat may know it. Hands and discards are open; the supply shows its top colour and its size."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from regnum.games.brothers.cards import TILES, TREASURES
from regnum.games.brothers.flow import sets_of
from regnum.games.brothers.parts import (
    BESIDE,
    COLOURS,
    EMPTY,
    FREE,
    IN_OFFER,
    NONE,
    RESOURCES,
    START,
    TERRAINS,
    UNITS,
    x_of,
    y_of,
)
from regnum.games.brothers.scoring import counted_points, roads_of, score, treasures_left
from regnum.games.brothers.table import Brothers


def view(game: Brothers, seat: int) -> dict[str, Any]:
    """Nobody has secrets in this game, so every seat and every spectator may know the same; only `seat` differs."""
    players = int(game.rules.seats)
    return {
        "game": "brothers",
        "seat": seat if seat >= 0 else None,
        "solo": game.solo,
        "sets": sets_of(game),
        "roads_scored": game.roads_count,
        "offer": offer_view(game),
        "supply": len(game.supply),
        "supply_top": TERRAINS[game.figures.terrain[game.supply[-1]]] if len(game.supply) > 0 else None,
        "land": land_view(game),
        "sides": [side_view(game, i64(side), players) for side in range(2)],
        "out": [TILES[tile].id for tile in game.out],
        "turn": int(game.next_seat()) if not game.over else None,
        "taken": game.taken,
        "may_take": game.may_take,
        "discounts": int(game.discounts),
        "last_turns": int(game.last_turns) if game.last_turns >= 0 else None,
        "treasure_pile": len(game.pile),
        "treasures_left": treasures_left(game),
        "treasures_found": [TREASURES[treasure].id for treasure in game.found],
        "level": game.rules.options.get("level"),
    }


def offer_view(game: Brothers) -> dict[str, Any]:
    """The ring by position, and where the shield lies."""
    ring = [TILES[tile].id if tile != EMPTY else None for tile in game.ring]
    return {"ring": ring, "shield": int(game.shield)}


def land_view(game: Brothers) -> list[dict[str, Any]]:
    """The tiles on the grid in the order they were laid."""
    roads = roads_of(game)
    land = []
    for laid in range(i64(len(game.tiles))):
        points = int(counted_points(game, laid, roads)) if game.owners[laid] != FREE else None
        land.append(laid_view(game, laid, points))
    return land


def laid_view(game: Brothers, laid: i64, points: int | None) -> dict[str, Any]:
    """One tile on the grid. Which tile lies at the start nobody knows (3.7)."""
    owner = game.owners[laid]
    cell = game.cells[laid]
    treasure = game.treasures[laid]
    return {
        "tile": None if cell == START else TILES[game.tiles[laid]].id,
        "x": int(x_of(cell)),
        "y": int(y_of(cell)),
        "owner": int(owner) if owner != FREE else None,
        "terrain": TERRAINS[game.figures.terrain[game.tiles[laid]]],
        "points": points,
        "treasure": TREASURES[treasure].id if treasure != NONE else None,
        "scaffold": game.solo and laid == game.scaffold,
    }


def side_view(game: Brothers, seat: i64, players: int) -> dict[str, Any]:
    """What belongs to one brother."""
    side = game.sides[seat]
    have = game.resources(seat)
    return {
        "colour": COLOURS[seat],
        "henry": seat >= players,
        "hand": [TILES[tile].id for tile in side.hand],
        "units": {UNITS[unit]: where(game, side.units[unit]) for unit in range(3)},
        "moved": [UNITS[unit] for unit in range(3) if (side.moved >> unit) & 1],
        "reach": int(side.reach()),
        "resources": {RESOURCES[resource]: int(have[resource]) for resource in range(3)},
        "score": score(game, int(seat)),
    }


def where(game: Brothers, at: i64) -> str | list[int]:
    """Where a unit is: a position on the grid, the offer, or beside it all."""
    if at == IN_OFFER:
        return "offer"
    if at == BESIDE:
        return "beside"
    return [int(x_of(game.cells[at])), int(y_of(game.cells[at]))]


def pieces(game: Brothers) -> list[str]:
    """Every piece of the box that is in play, wherever it lies: none is ever made or lost."""
    tiles = [*game.supply, *game.tiles, *game.out, *(tile for tile in game.ring if tile != EMPTY)]
    tiles += [tile for side in game.sides for tile in side.hand]
    tokens = [*game.pile, *game.aside, *game.found, *(token for token in game.treasures if token != NONE)]
    return sorted([TILES[tile].id for tile in tiles] + [TREASURES[token].id for token in tokens])
