"""3 and 8.1. Laying the table."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from regnum.core.chance import Chance
from regnum.core.rules import Rules
from regnum.games.brothers.cards import TILES, TREASURES
from regnum.games.brothers.figures import figures_of
from regnum.games.brothers.flow import OPENING
from regnum.games.brothers.parts import (
    CELLS,
    EMPTY,
    FREE,
    HENRY,
    NONE,
    OFFERED,
    RING,
    SETS,
    SETS_IN_PLAY,
    START,
    TREASURES_REMOVED,
    WHITE,
)
from regnum.games.brothers.sides import new_side
from regnum.games.brothers.table import Brothers


def open_table(rules: Rules, chance: Chance) -> Brothers:
    """A table ready for its first turn."""
    game = Brothers()
    game.lay(rules, chance)
    game.figures = figures_of(rules)
    game.solo = rules.seats == 1
    game.roads_count = rules.options.get("roads", "scored") == "scored"  # alone they always count (8.4.2)
    lay_bare(game)
    game.supply = shuffled_tiles(sets_in_play(rules, chance), chance)
    lay_offer(game)
    lay_start_tile(game)
    lay_treasures(game)
    game.push(OPENING, starting_player(game))
    return game


def lay_bare(game: Brothers) -> None:
    """Everything empty, both brothers ready."""
    game.sides = [new_side(False), new_side(game.solo)]
    game.grid = vec[u8]([0] * CELLS)
    game.cells = vec[i64]()
    game.tiles = vec[i64]()
    game.owners = vec[i64]()
    game.near = vec[i64]()
    game.treasures = vec[i64]()
    game.found = vec[i64]()
    game.ring = vec[i64]([EMPTY] * RING)
    game.shield = 0
    game.out = vec[i64]()
    game.taken = False
    game.ended = False
    game.may_take = False
    game.discounts = 0
    game.last_turns = -1
    game.tower = NONE
    game.pile = vec[i64]()
    game.aside = vec[i64]()
    game.scaffold = NONE


def sets_in_play(rules: Rules, chance: Chance) -> list[str]:
    """3.1. The three sets agreed on, or three at random."""
    chosen = rules.options["sets"]
    if isinstance(chosen, list):
        return [str(each) for each in chosen]
    numbers = vec[i64](range(len(SETS)))
    chance.shuffle(numbers)
    return [SETS[number] for number in sorted(numbers[:SETS_IN_PLAY])]


def shuffled_tiles(sets: list[str], chance: Chance) -> vec[i64]:
    """3.3."""
    tiles = vec[i64]([number for number, tile in enumerate(TILES) if tile.set in sets])
    chance.shuffle(tiles)
    return tiles


def lay_offer(game: Brothers) -> None:
    """3.5. The shield, then six tiles clockwise from it."""
    for position in range(i64(1), i64(OFFERED) + 1):
        game.supply, tile = pop(game.supply)
        game.ring[position] = tile


def lay_start_tile(game: Brothers) -> None:
    """3.7. Face down, so nobody learns which tile it is, only its colour."""
    game.supply, tile = pop(game.supply)
    game.put(tile, START, FREE)


def lay_treasures(game: Brothers) -> None:
    """8.1.2. Shuffled, some taken out unseen by the level."""
    if not game.solo:
        return
    tokens = vec[i64](range(len(TREASURES)))
    game.chance.shuffle(tokens)
    level = game.rules.options["level"]
    assert isinstance(level, int)
    for number, token in enumerate(tokens):
        if number < TREASURES_REMOVED[level]:
            game.aside = append(game.aside, token)
        else:
            game.pile = append(game.pile, token)


def starting_player(game: Brothers) -> i64:
    """3.5. The shield is tossed; alone you always start (8.1.3)."""
    return WHITE if game.solo else game.chance.below(HENRY + 1)
