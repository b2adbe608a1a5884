"""What the sentences of Dva bratři claim (testing/claims.py): events, buttons, questions and refusals."""

from __future__ import annotations

from typing import Any, Final

from regnum.games.brothers import asks, events
from regnum.games.brothers.cards import TILES, TREASURES
from regnum.games.brothers.moves import land, march, offer, turn
from regnum.games.brothers.parts import (
    AROUND,
    DIRECTIONS,
    EMPTY,
    FREE,
    HAND_LIMIT,
    HENRY,
    IN_OFFER,
    LAST_TURNS,
    NONE,
    RESOURCES,
    RING,
    ROW,
    SETS,
    TERRAINS,
    UNITS,
    read_place,
    touching,
    turned,
    x_of,
    y_of,
)
from regnum.games.brothers.scoring import total
from regnum.games.brothers.table import Brothers
from regnum.testing.claims import Claims

TILE_IDS: Final = [tile.id for tile in TILES]
TREASURE_IDS: Final = [treasure.id for treasure in TREASURES]
HENRYS_UNITS: Final = {"green": "regular_1", "grey": "regular_2", "yellow": "elite"}  # Q19
PLACED_BY: Final = {"joins": "8.2.4", "blocks": "8.2.5", "first_free": "8.2.6", "beside_start": "8.2.6"}

# -- where things lie ------------------------------------------------------------------------------------


def laid_at(game: Brothers, cell: str) -> int:
    """The tile on a cell that was told; there must be one."""
    laid = int(game.laid_at(read_place(cell)))
    assert laid != NONE
    return laid


def lies(game: Brothers, laid: int, told: str) -> bool:
    """Whether this is what lies there: a building by its tile, `start`, or free terrain of a colour."""
    if game.owners[laid] != FREE:
        return bool(told == TILES[game.tiles[laid]].id)
    colour = TERRAINS[game.figures.terrain[game.tiles[laid]]]
    return told == ("start" if laid == 0 else f"free_{colour}")


def next_to(game: Brothers, told: Any) -> bool:
    """Whether what it is told to lie beside lies there, in that direction."""
    neighbour = game.laid_at(read_place(told.cell) - AROUND[DIRECTIONS.index(told.way)])
    return neighbour != NONE and lies(game, neighbour, told.beside)


def newly_laid(told: Any, was: Brothers, now: Brothers, owner: int) -> bool:
    """Whether this tile has just come onto this cell, for this owner, beside what it is told to lie beside."""
    laid = laid_at(now, told.cell)
    fresh = laid == len(was.tiles) == len(now.tiles) - 1 and now.owners[laid] == owner
    return fresh and told.tile == TILES[now.tiles[laid]].id and next_to(now, told)


def left_hand(told: Any, was: Brothers, now: Brothers, seat: int) -> bool:
    """Whether this tile was in that hand and is there no more."""
    tile = TILE_IDS.index(told.tile)
    return tile in was.sides[seat].hand and tile not in now.sides[seat].hand


def came_to(told: Any, was: Brothers, now: Brothers, seat: int) -> int:
    """Where the unit was before, if it stands now where it is told to."""
    unit = UNITS.index(told.unit)
    assert now.sides[seat].units[unit] == laid_at(now, told.cell)
    return int(was.sides[seat].units[unit])


def pieces(game: Brothers) -> list[int]:
    """Every tile in play."""
    in_hand = [tile for side in game.sides for tile in side.hand]
    return [*game.supply, *game.tiles, *game.out, *in_hand, *(tile for tile in game.ring if tile != EMPTY)]


def has(game: Brothers, seat: int) -> list[int]:
    """4.3. What a seat can build with, counted source by source."""
    side = game.sides[seat]
    reached = [game.ring[(game.shield + step) % RING] for step in range(1, RING)]
    sources = [tile for tile in reached if tile != EMPTY][: reach(game, seat)]
    sources += [game.tiles[at] for at in side.units if at >= 0]
    own = [game.tiles[laid] for laid in range(len(game.tiles)) if game.owners[laid] == seat]
    sources += [tile for tile in own if TILES[tile].kind_id() in ("farm", "sawmill", "quarry")]
    return [sum(game.figures.terrain[tile] == resource for tile in sources) for resource in range(3)]


def reach(game: Brothers, seat: int) -> int:
    """2.8."""
    return 1 + [int(at) for at in game.sides[seat].units].count(IN_OFFER)


def verbs(game: Brothers, seat: int) -> set[str]:
    """What may be done now."""
    return {move.text.split()[0] for move in game.legal(seat)}


# -- events ----------------------------------------------------------------------------------------------


def opened(told: events.Opened, was: Brothers, now: Brothers) -> bool:
    """3. The sets in play, and who begins."""
    in_play = {TILES[tile].set for tile in pieces(now)}
    return told.sets == [each for each in SETS if each in in_play] and told.seat == now.whose[-1]


def took(told: Any, was: Brothers, now: Brothers, seat: int) -> bool:
    """4.2. This tile lay so far from the shield; now it is in hand and the shield in its place."""
    tile = TILE_IDS.index(told.tile)
    from_offer = was.ring[was.position_of(told.place)] == tile and now.ring[now.shield] == EMPTY
    return from_offer and tile in now.sides[seat].hand and tile not in was.sides[seat].hand


def refilled(told: events.Refilled, was: Brothers, now: Brothers) -> bool:
    """4.2.3. The top of the supply, and what is left of it."""
    tile = TILE_IDS.index(told.tile)
    return was.supply[-1] == tile and tile in now.ring and told.left == len(now.supply) == len(was.supply) - 1


def built(told: events.Built, was: Brothers, now: Brothers) -> bool:
    """4.3. From hand onto the land, with so many discounts."""
    laid = newly_laid(told, was, now, told.seat) and left_hand(told, was, now, told.seat)
    return laid and told.discount == was.discounts - now.discounts


def extended(told: events.Extended, was: Brothers, now: Brothers) -> bool:
    """4.4. From hand face down, for one discount more."""
    laid = newly_laid(told, was, now, FREE) and left_hand(told, was, now, told.seat)
    return laid and told.terrain == TERRAINS[now.figures.terrain[now.tiles[-1]]] and now.discounts == was.discounts + 1


def stepped(told: events.Stepped, was: Brothers, now: Brothers) -> bool:
    """4.5.1. From a tile beside it."""
    came_from, at = came_to(told, was, now, told.seat), laid_at(now, told.cell)
    return came_from >= 0 and touching(now.cells[came_from], now.cells[at]) and lies(now, at, told.onto)


def called_up(told: events.CalledUp, was: Brothers, now: Brothers) -> bool:
    """4.5.2. From the offer."""
    return came_to(told, was, now, told.seat) == IN_OFFER and lies(now, laid_at(now, told.cell), told.onto)


def withdrew(told: events.Withdrew, was: Brothers, now: Brothers) -> bool:
    """4.5.3. From the land into the offer."""
    unit = UNITS.index(told.unit)
    return bool(was.sides[told.seat].units[unit] >= 0 and now.sides[told.seat].units[unit] == IN_OFFER)


def face_down(told: Any, was: Brothers, now: Brothers, owner: int) -> bool:
    """Whether this building has just been turned."""
    laid = laid_at(now, told.cell)
    same = told.tile == TILES[now.tiles[laid]].id
    return bool(same and was.owners[laid] == owner and now.owners[laid] == FREE)


def used_camp(told: events.UsedCamp, was: Brothers, now: Brothers) -> bool:
    """4.6.1. It lies face down, and a tile may be taken."""
    return face_down(told, was, now, told.seat) and now.may_take and not was.may_take


def destroyed(told: events.Destroyed, was: Brothers, now: Brothers) -> bool:
    """4.6.2. Between two towers; it was the other player's."""
    towers = was.towers_at(laid_at(was, told.cell), told.seat)
    enough = towers == 2 or (towers > 2 and now.rules.edition < 2)
    return face_down(told, was, now, told.owner) and told.owner == 1 - told.seat and bool(enough)


def out_of_game(told: Any, was: Brothers, now: Brothers, seat: int) -> bool:
    """4.1.3, 8.2.7. From hand out of the game."""
    return left_hand(told, was, now, seat) and now.out[-1] == TILE_IDS.index(told.tile)


def ended_turn(told: events.EndedTurn, was: Brothers, now: Brothers) -> bool:
    """4.1.4. The other player is next, and units have turned back."""
    return now.whose[-1] == 1 - told.seat and not now.taken and now.sides[told.seat].moved == 0


def henry_chose(told: events.HenryChose, was: Brothers, now: Brothers) -> bool:
    """8.2.1, looked up in the offer as it lay."""
    if not took(told, was, now, HENRY) or told.rule != "8.2.1":
        return False
    if len(was.supply) == 0:
        return told.reason == "supply_empty" and told.terrain == "" and told.place == 1
    top = was.figures.terrain[was.supply[-1]]
    colours = [was.figures.terrain[was.ring[was.position_of(nth)]] for nth in range(1, int(was.offered()) + 1)]
    first = colours.index(top) + 1 if top in colours else 1
    reason = "colour" if top in colours else "no_such_colour"
    return (told.terrain, told.place, told.reason) == (TERRAINS[top], first, reason)


def henry_placed(told: events.HenryPlaced, was: Brothers, now: Brothers) -> bool:
    """8.2.3 to 8.2.6."""
    anchor = was.scaffold if was.scaffold != NONE else 0
    road, first = where_henry_goes(was, anchor, turned(was.figures.roads[TILE_IDS.index(told.tile)], HENRY))
    reason, way = road or (("first_free" if was.scaffold != NONE else "beside_start"), first)
    cell = was.cells[anchor] + AROUND[way]
    at_rule = told.reason == reason and told.rule == PLACED_BY[reason] and read_place(told.cell) == cell
    return at_rule and newly_laid(told, was, now, HENRY)


def where_henry_goes(game: Brothers, anchor: int, his: int) -> tuple[tuple[str, int] | None, int]:
    """The first free position at a road of the anchor with what his tile does to it, joining before blocking; and the
    first free position of all.
    """
    free = [way for way in range(8) if game.laid_at(game.cells[anchor] + AROUND[way]) == NONE]
    mine = game.road_edges(anchor)
    at_road = [way for way in free if way % 2 == 0 and mine >> way // 2 & 1]
    joining = [way for way in at_road if his >> (way // 2 + 2) % 4 & 1]
    if joining:
        return ("joins", joining[0]), free[0]
    return (("blocks", at_road[0]) if at_road else None), (free[0] if free else NONE)


def henry_discarded(told: events.HenryDiscarded, was: Brothers, now: Brothers) -> bool:
    """8.2.7. No position is free."""
    anchor = was.scaffold if was.scaffold != NONE else 0
    _, first = where_henry_goes(was, anchor, 0)
    return out_of_game(told, was, now, HENRY) and first == NONE and told.rule == "8.2.7"


def treasure_shown(told: events.TreasureShown, was: Brothers, now: Brothers) -> bool:
    """8.2.8. The top of the pile onto the newest building."""
    token, laid = TREASURE_IDS.index(told.treasure), laid_at(now, told.cell)
    on_top = was.pile[-1] == token and len(now.pile) == len(was.pile) - 1
    return on_top and now.treasures[laid] == token and laid == len(now.tiles) - 1 and told.rule == "8.2.8"


def treasure_removed(told: events.TreasureRemoved, was: Brothers, now: Brothers) -> bool:
    """8.3.1. Off its tile, because its condition is met."""
    token, laid = TREASURE_IDS.index(told.treasure), laid_at(now, told.cell)
    gone = was.treasures[laid] == token and now.treasures[laid] == NONE and now.found[-1] == token
    return gone and condition_met(now, token, laid) and told.rule == "8.3.1"


def condition_met(game: Brothers, token: int, laid: int) -> bool:
    """8.3.2, 8.3.3."""
    treasure, here = TREASURES[token], game.cells[laid]
    if treasure.cells:
        return all(game.laid_at(here + AROUND[way]) != NONE for way in treasure.cells)
    line = y_of if treasure.axis == ROW else x_of
    others = [other for other in range(len(game.tiles)) if other != laid and line(game.cells[other]) == line(here)]
    return bool(sum(game.figures.terrain[game.tiles[other]] == treasure.terrain for other in others) >= 2)


def henry_moved(told: events.HenryMoved, was: Brothers, now: Brothers) -> bool:
    """8.2.9. The unit whose cross has the colour of the newest building."""
    came_to(told, was, now, HENRY)
    laid = laid_at(now, told.cell)
    colour = TERRAINS[now.figures.terrain[now.tiles[laid]]]
    called = told.terrain == colour and told.unit == HENRYS_UNITS[colour]
    return called and laid == len(now.tiles) - 1 and told.rule == "8.2.9"


# -- buttons, questions, refusals ------------------------------------------------------------------------


def is_spot(place: Any, cell: int) -> bool:
    """Whether a place is told with the position that is meant."""
    return (place.spot.x, place.spot.y) == (x_of(cell), y_of(cell))


def amounts(told: list[Any]) -> list[int]:
    """`2 stone and 1 grain` by resource."""
    counted = {each.id.removeprefix("count-").removesuffix("-acc"): each.count for each in told}
    assert 0 not in counted.values() and len(counted) == len(told)
    return [counted.get(resource, 0) for resource in RESOURCES]


def cost(game: Brothers, tile: int) -> list[int]:
    """What a tile asks for."""
    return list(game.figures.cost[tile * 3 : tile * 3 + 3])


def take_button(told: Any, was: Brothers, now: Brothers) -> bool:
    """A place is named only where another tile with the same on it lies in the offer; then it is that of the tile."""
    taken = was.ring[was.position_of(told.move.nth)]
    twins = [each for each in was.ring if each != EMPTY and was.figures.is_twin(taken, each)]
    return bool(told.place == (told.move.nth if twins else 0))


def build_button(told: Any, was: Brothers, now: Brothers) -> bool:
    """What it asks for, and how much of that discounts will really replace."""
    move = told.move
    spent = is_spot(told.where, move.cell) and amounts(told.cost) == cost(was, move.tile)
    return spent and told.discount == was.discounts - now.discounts


def step_button(told: Any, was: Brothers, now: Brothers) -> bool:
    """From where, and where to."""
    at = was.sides[told.seat].units[told.move.unit]
    return is_spot(told.origin, was.cells[at]) and is_spot(told.where, told.move.cell)


def withdraw_button(told: Any, was: Brothers, now: Brothers) -> bool:
    """From where; the reach rises."""
    at = was.sides[told.seat].units[told.move.unit]
    return is_spot(told.origin, was.cells[at]) and reach(now, told.seat) == reach(was, told.seat) + 1


def take_turn(told: Any, was: Brothers, now: Brothers) -> bool:
    """Reach, and what may be done, as the legal moves have it."""
    may = verbs(now, told.seat)
    lays, marches = bool(may & {"build", "extend"}), bool(may & {"step", "call", "withdraw"})
    also = {(True, True): "both", (True, False): "lay", (False, True): "move", (False, False): "none"}
    todo = "go_on" if "take" not in may else "again" if "end" in may else "take"
    last = "yes" if now.last_turns in (0, 1) else "no"
    return (told.reach, told.also, told.todo, told.last) == (reach(now, told.seat), also[lays, marches], todo, last)


def besiege(told: Any, was: Brothers, now: Brothers) -> bool:
    """The building at stake, and whether there are more."""
    at_stake = [move for move in now.legal(told.seat) if isinstance(move, land.Destroy)]
    return is_spot(told.where, at_stake[0].cell) and told.several == ("yes" if len(at_stake) > 1 else "no")


def discard_down(told: Any, was: Brothers, now: Brothers) -> bool:
    """4.1.3."""
    return bool(told.limit == HAND_LIMIT and told.surplus == len(now.sides[told.seat].hand) - HAND_LIMIT > 0)


def out_of_reach(told: Any, was: Brothers, now: Brothers) -> bool:
    """2.8."""
    return bool(told.reach == reach(now, told.seat) < told.move.nth)


def too_few_resources(told: Any, was: Brothers, now: Brothers) -> bool:
    """4.3.2. What it asks for, what is not at hand, and the discounts that are too few."""
    need, have = cost(now, told.move.tile), has(now, told.seat)
    lack = [max(0, each - at_hand) for each, at_hand in zip(need, have, strict=True)]
    told_so = amounts(told.need) == need and amounts(told.lack) == lack
    return told_so and told.discount == now.discounts < sum(lack)


def at_its_cell(told: Any, was: Brothers, now: Brothers) -> bool:
    """A refusal that names the place the move leads to."""
    return is_spot(told.where, told.move.cell)


CLAIMS: Final = Claims(
    events={
        events.Opened: opened,
        events.Took: lambda told, was, now: took(told, was, now, told.seat),
        events.Refilled: refilled,
        events.EndTriggered: lambda told, was, now: len(now.supply) == 0 and now.last_turns == LAST_TURNS,
        events.Built: built,
        events.Extended: extended,
        events.Stepped: stepped,
        events.CalledUp: called_up,
        events.Withdrew: withdrew,
        events.UsedCamp: used_camp,
        events.Destroyed: destroyed,
        events.Discarded: lambda told, was, now: out_of_game(told, was, now, told.seat),
        events.EndedTurn: ended_turn,
        events.HenryChose: henry_chose,
        events.HenryPlaced: henry_placed,
        events.HenryDiscarded: henry_discarded,
        events.TreasureShown: treasure_shown,
        events.TreasureRemoved: treasure_removed,
        events.HenryMoved: henry_moved,
        events.HenryScored: lambda told, was, now: told.points == total(now, HENRY) and told.rule == "8.4.3",
        events.Scored: lambda told, was, now: told.points == total(now, told.seat),
    },
    buttons={
        land.Build: build_button,
        land.Extend: lambda told, was, now: is_spot(told.where, told.move.cell) and now.discounts == was.discounts + 1,
        land.Destroy: lambda told, was, now: (told.cell.x, told.cell.y) == (x_of(told.move.cell), y_of(told.move.cell)),
        land.Spare: lambda told, was, now: told.several == ("yes" if len(was.sieged(told.seat)) > 1 else "no"),
        march.StepTo: step_button,
        march.Call: at_its_cell,
        march.Withdraw: withdraw_button,
        offer.Take: take_button,
        offer.UseCamp: lambda told, was, now: now.may_take,
        turn.Discard: lambda told, was, now: told.move.tile == now.out[-1],
    },
    prompts={asks.TakeTurn: take_turn, asks.Besiege: besiege, asks.DiscardDown: discard_down},
    refusals={
        "offer_has_fewer": lambda told, was, now: told.count == now.offered() < told.move.nth,
        "out_of_reach": out_of_reach,
        "too_few_resources": too_few_resources,
        "hand_small_enough": lambda told, was, now: len(now.sides[told.seat].hand) <= told.limit == HAND_LIMIT,
        "cell_taken": at_its_cell,
        "not_adjacent": at_its_cell,
        "no_tile_there": at_its_cell,
        "unit_there": at_its_cell,
        "too_far": at_its_cell,
        "not_near_unit": at_its_cell,
        "not_sieged": at_its_cell,
    },
)
