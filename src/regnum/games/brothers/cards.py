"""The 54 building tiles and the 10 treasures, declared as data. What no source tells us of their values is ours (Q1).

Read once, when the game is loaded, and not compiled; what a search needs of it stands packed in figures.py.
"""

from __future__ import annotations

from typing import Final

from regnum.games.brothers.parts import (
    BAKERY,
    BASKET_WORKSHOP,
    CAMP,
    CATHEDRAL,
    COLUMN,
    COOPER_WORKSHOP,
    CORNERS,
    FARM,
    FORESTERS_LODGE,
    FORTRESS,
    GREEN,
    GREY,
    GUARDHOUSE,
    GUILD_HOUSE,
    INN,
    KINDS,
    MARKETPLACE,
    MILL,
    NE,
    NW,
    PIGSTY,
    PILGRIMAGE_SITE,
    POTTERY_WORKSHOP,
    QUARRY,
    ROBBER_KEEP,
    ROW,
    SAWMILL,
    SE,
    SIDES,
    SIEGE_TOWER,
    SMITHY,
    STONEMASON,
    SW,
    TRADING_POST,
    WATCHTOWER,
    YELLOW,
    E,
    N,
    S,
    W,
)

JOURNEY: Final = "journey"
DOMINION: Final = "dominion"
TRADE_CHURCH: Final = "trade_church"
WARFARE: Final = "warfare"
CRAFTS: Final = "crafts"
GUARD: Final = "guard"


def cost(wood: int = 0, stone: int = 0, grain: int = 0) -> tuple[int, int, int]:
    """A price, in the order wood, stone, grain."""
    return (wood, stone, grain)


class Tile:
    """One tile: where it belongs, what it is, what it needs, and its roads as its owner sees them."""

    def __init__(
        self,
        id: str,
        set: str,
        kind: int,
        terrain: int,
        cost: tuple[int, int, int],
        roads: str,
        *,
        joined: bool = True,  # 6.4.2: whether its road edges are one road
        axis: int = -1,  # Inn, Watchtower: the printed line
        looks_at: int = -1,  # workshops: the printed positions
        printed: tuple[int, ...] = (),  # Trading post, Guild house: the printed kinds
    ) -> None:
        self.id = id
        self.set = set
        self.kind = kind
        self.terrain = terrain
        self.cost = cost
        self.roads = roads
        self.joined = joined
        self.axis = axis
        self.looks_at = looks_at
        self.printed = printed

    def printing(self) -> tuple[object, ...]:
        """Everything that is printed on it."""
        return (
            self.kind, self.terrain, self.cost, self.roads, self.joined, self.axis, self.looks_at, self.printed,
        )  # fmt: skip

    def kind_id(self) -> str:
        """The kind's name in data and texts."""
        return KINDS[self.kind]


# fmt: off
TILES: Final = (
    # Journey
    Tile("inn_row", JOURNEY, INN, YELLOW, cost(stone=2, grain=1), "EW", axis=ROW),
    Tile("inn_column", JOURNEY, INN, GREEN, cost(stone=2, grain=1), "NS", axis=COLUMN),
    Tile("marketplace_wood", JOURNEY, MARKETPLACE, GREEN, cost(stone=2, grain=1), "NESW"),
    Tile("marketplace_stone", JOURNEY, MARKETPLACE, GREY, cost(wood=1, grain=2), "NES"),
    Tile("marketplace_grain", JOURNEY, MARKETPLACE, YELLOW, cost(wood=2, stone=1), "NSW"),
    Tile("pilgrimage_site_stone", JOURNEY, PILGRIMAGE_SITE, GREY, cost(wood=1, grain=2), "NESW", joined=False),
    Tile("pilgrimage_site_grain", JOURNEY, PILGRIMAGE_SITE, YELLOW, cost(wood=1, grain=2), "NESW", joined=False),
    Tile("robber_keep_wood", JOURNEY, ROBBER_KEEP, GREEN, cost(wood=2, stone=1), "NE"),
    Tile("robber_keep_stone", JOURNEY, ROBBER_KEEP, GREY, cost(wood=2, stone=1), "SW"),
    # Dominion
    Tile("mill", DOMINION, MILL, GREY, cost(stone=1, grain=2), "NS"),
    Tile("stonemason", DOMINION, STONEMASON, GREEN, cost(wood=1, stone=2), "EW"),
    Tile("pigsty", DOMINION, PIGSTY, YELLOW, cost(wood=2, grain=1), "ES"),
    Tile("bakery", DOMINION, BAKERY, GREEN, cost(wood=1, grain=2), "NE"),
    Tile("smithy", DOMINION, SMITHY, YELLOW, cost(stone=2, grain=1), "SW"),
    Tile("foresters_lodge", DOMINION, FORESTERS_LODGE, GREY, cost(wood=2, stone=1), "NW"),
    Tile("camp_wood", DOMINION, CAMP, GREEN, cost(stone=1, grain=1), ""),
    Tile("camp_stone", DOMINION, CAMP, GREY, cost(wood=1, grain=1), ""),
    Tile("camp_grain", DOMINION, CAMP, YELLOW, cost(wood=1, stone=1), ""),
    # Trade and Church
    Tile("farm_1", TRADE_CHURCH, FARM, YELLOW, cost(wood=1, stone=1), ""),
    Tile("farm_2", TRADE_CHURCH, FARM, YELLOW, cost(wood=1, stone=1), ""),
    Tile("sawmill_1", TRADE_CHURCH, SAWMILL, GREEN, cost(stone=1, grain=1), "EW"),
    Tile("sawmill_2", TRADE_CHURCH, SAWMILL, GREEN, cost(stone=1, grain=1), "NS"),
    Tile("quarry_1", TRADE_CHURCH, QUARRY, GREY, cost(wood=1, grain=1), "NE"),
    Tile("quarry_2", TRADE_CHURCH, QUARRY, GREY, cost(wood=1, grain=1), "SW"),
    Tile("trading_post_grain", TRADE_CHURCH, TRADING_POST, YELLOW, cost(wood=1, grain=2), "NESW", printed=(FARM, SAWMILL)),
    Tile("trading_post_wood", TRADE_CHURCH, TRADING_POST, GREEN, cost(wood=2, stone=1, grain=1), "NS", printed=(FARM, QUARRY)),
    Tile("cathedral", TRADE_CHURCH, CATHEDRAL, GREY, cost(wood=1, stone=2, grain=1), "EW"),
    # Warfare
    Tile("siege_tower_wood_1", WARFARE, SIEGE_TOWER, GREEN, cost(wood=1, stone=1), "NS"),
    Tile("siege_tower_wood_2", WARFARE, SIEGE_TOWER, GREEN, cost(wood=1, grain=1), "NE"),
    Tile("siege_tower_stone_1", WARFARE, SIEGE_TOWER, GREY, cost(wood=1, stone=1), "EW"),
    Tile("siege_tower_stone_2", WARFARE, SIEGE_TOWER, GREY, cost(stone=1, grain=1), "SW"),
    Tile("siege_tower_grain_1", WARFARE, SIEGE_TOWER, YELLOW, cost(wood=1, grain=1), "ES"),
    Tile("siege_tower_grain_2", WARFARE, SIEGE_TOWER, YELLOW, cost(stone=1, grain=1), "NW"),
    Tile("fortress_wood", WARFARE, FORTRESS, GREEN, cost(stone=2, grain=1), ""),
    Tile("fortress_stone", WARFARE, FORTRESS, GREY, cost(wood=1, grain=2), ""),
    Tile("fortress_grain", WARFARE, FORTRESS, YELLOW, cost(wood=2, stone=1), ""),
    # Crafts
    Tile("basket_workshop_side", CRAFTS, BASKET_WORKSHOP, GREY, cost(wood=2, grain=1), "NS", looks_at=SIDES),
    Tile("basket_workshop_corner", CRAFTS, BASKET_WORKSHOP, GREY, cost(wood=1, grain=1), "", looks_at=CORNERS),
    Tile("pottery_workshop_side", CRAFTS, POTTERY_WORKSHOP, GREEN, cost(stone=2, grain=1), "EW", looks_at=SIDES),
    Tile("pottery_workshop_corner", CRAFTS, POTTERY_WORKSHOP, GREEN, cost(stone=1, grain=1), "", looks_at=CORNERS),
    Tile("cooper_workshop_side", CRAFTS, COOPER_WORKSHOP, YELLOW, cost(wood=2, stone=1), "ES", looks_at=SIDES),
    Tile("cooper_workshop_corner", CRAFTS, COOPER_WORKSHOP, YELLOW, cost(wood=1, stone=1), "", looks_at=CORNERS),
    Tile("guild_house_basket", CRAFTS, GUILD_HOUSE, GREEN, cost(stone=1, grain=1), "NE", printed=(BASKET_WORKSHOP,)),
    Tile("guild_house_pottery", CRAFTS, GUILD_HOUSE, YELLOW, cost(stone=1, grain=1), "SW", printed=(POTTERY_WORKSHOP,)),
    Tile("guild_house_cooper", CRAFTS, GUILD_HOUSE, GREY, cost(wood=1, grain=1), "NW", printed=(COOPER_WORKSHOP,)),
    # Guard
    Tile("watchtower_row_wood", GUARD, WATCHTOWER, GREEN, cost(wood=1, stone=1, grain=1), "EW", axis=ROW),
    Tile("watchtower_row_stone", GUARD, WATCHTOWER, GREY, cost(wood=1, stone=1, grain=1), "", axis=ROW),
    Tile("watchtower_row_grain", GUARD, WATCHTOWER, YELLOW, cost(wood=1, stone=1, grain=1), "ES", axis=ROW),
    Tile("watchtower_column_wood", GUARD, WATCHTOWER, GREEN, cost(wood=1, stone=1, grain=1), "", axis=COLUMN),
    Tile("watchtower_column_stone", GUARD, WATCHTOWER, GREY, cost(wood=1, stone=1, grain=1), "NS", axis=COLUMN),
    Tile("watchtower_column_grain", GUARD, WATCHTOWER, YELLOW, cost(wood=1, stone=1, grain=1), "NW", axis=COLUMN),
    Tile("guardhouse_wood", GUARD, GUARDHOUSE, GREEN, cost(wood=1, stone=2, grain=1), "NE"),
    Tile("guardhouse_stone", GUARD, GUARDHOUSE, GREY, cost(wood=1, stone=1, grain=2), "SW"),
    Tile("guardhouse_grain", GUARD, GUARDHOUSE, YELLOW, cost(wood=2, stone=1, grain=1), ""),
)
# fmt: on

TILE_NUMBERS: Final = {tile.id: number for number, tile in enumerate(TILES)}

ANY: Final = 3  # 8.3.4: a brown tile stands for any colour


class Treasure:
    """8.3. A token that leaves the game when two tiles lie where it says."""

    def __init__(self, id: str, *, axis: int = -1, terrain: int = ANY, cells: tuple[int, ...] = ()) -> None:
        self.id = id
        self.axis = axis  # 8.3.2: its row or column
        self.terrain = terrain
        self.cells = cells  # 8.3.3: or two marked positions


TREASURES: Final = (  # 8.3.5
    Treasure("treasure_column_green", axis=COLUMN, terrain=GREEN),
    Treasure("treasure_column_grey", axis=COLUMN, terrain=GREY),
    Treasure("treasure_column_yellow", axis=COLUMN, terrain=YELLOW),
    Treasure("treasure_row_green", axis=ROW, terrain=GREEN),
    Treasure("treasure_row_grey", axis=ROW, terrain=GREY),
    Treasure("treasure_row_yellow", axis=ROW, terrain=YELLOW),
    Treasure("treasure_position_n_s", cells=(N, S)),
    Treasure("treasure_position_e_w", cells=(E, W)),
    Treasure("treasure_position_ne_sw", cells=(NE, SW)),
    Treasure("treasure_position_nw_se", cells=(NW, SE)),
)
