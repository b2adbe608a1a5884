"""The words of the box: terrains, directions, buildings, units, and the grid they stand on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.errors import NotationError

# Seats: White sits south, Blue (or Henry) north. 2.2, 2.5
WHITE: Final = 0
BLUE: Final = 1
HENRY: Final = 1
FREE: Final = 2  # the owner of free terrain (2.3)
NONE: Final = -1  # no tile, no unit, no cell
EMPTY: Final = -1  # a position of the offer without a tile
COLOURS: Final = ("white", "blue")

# 2.1. A terrain has the same number as the resource it gives.
GREEN: Final = 0
GREY: Final = 1
YELLOW: Final = 2
TERRAINS: Final = ("green", "grey", "yellow")
WOOD: Final = 0
STONE: Final = 1
RESOURCES: Final = ("wood", "stone", "grain")

SETS: Final = ("journey", "dominion", "trade_church", "warfare", "crafts", "guard")
FIRST_GAME: Final = ("journey", "dominion", "trade_church")  # 3.2
SETS_IN_PLAY: Final = 3  # 3.1
RING: Final = 7  # positions of the royal offer (2.7)
OFFERED: Final = 6  # tiles in it at the start (3.5)
HAND_LIMIT: Final = 3  # 4.1.3
LAST_TURNS: Final = 2  # one for each player (5.2)
TREASURE_POINTS: Final = 5  # 8.4.5
HENRYS_BEST: Final = 3  # 8.4.3
TREASURES_REMOVED: Final = {1: 4, 2: 2, 3: 0}  # by level (8.1.2)

# 2.6. Units of a seat; Henry's are called by the terrain on their cross (8.2.9, Q19).
ELITE: Final = 0
REGULAR_1: Final = 1
REGULAR_2: Final = 2
UNITS: Final = ("elite", "regular_1", "regular_2")
CROSS_CALLED_BY: Final = vec[i64]([REGULAR_1, REGULAR_2, ELITE])  # green, grey, yellow
IN_OFFER: Final = -1
BESIDE: Final = -2  # Henry's units before they are called (8.1.1)

# The 24 kinds of buildings, in the order of their scoring paragraphs.
KINDS: Final = (
    "inn", "marketplace", "pilgrimage_site", "robber_keep",
    "mill", "stonemason", "pigsty", "bakery", "smithy", "foresters_lodge", "camp",
    "farm", "sawmill", "quarry", "trading_post", "cathedral",
    "siege_tower", "fortress",
    "basket_workshop", "pottery_workshop", "cooper_workshop", "guild_house",
    "watchtower", "guardhouse",
)  # fmt: skip
INN: Final = 0
MARKETPLACE: Final = 1
PILGRIMAGE_SITE: Final = 2
ROBBER_KEEP: Final = 3
MILL: Final = 4
STONEMASON: Final = 5
PIGSTY: Final = 6
BAKERY: Final = 7
SMITHY: Final = 8
FORESTERS_LODGE: Final = 9
CAMP: Final = 10
FARM: Final = 11
SAWMILL: Final = 12
QUARRY: Final = 13
TRADING_POST: Final = 14
CATHEDRAL: Final = 15
SIEGE_TOWER: Final = 16
FORTRESS: Final = 17
BASKET_WORKSHOP: Final = 18
POTTERY_WORKSHOP: Final = 19
COOPER_WORKSHOP: Final = 20
GUILD_HOUSE: Final = 21
WATCHTOWER: Final = 22
GUARDHOUSE: Final = 23

# 2.5. Directions clockwise from the top, as Henry looks (8.2.3). Even ones are sides, odd ones corners (2.4).
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
N: Final = 0
NE: Final = 1
E: Final = 2
SE: Final = 3
S: Final = 4
SW: Final = 5
W: Final = 6
NW: Final = 7
ROW: Final = 0
COLUMN: Final = 1
SIDES: Final = 0
CORNERS: Final = 1

# The grid reaches as far as 26 tiles laid in a line can, with an empty rim, so that no neighbour falls off it.
FARTHEST: Final = 26
SPAN: Final = 2 * FARTHEST + 3
CELLS: Final = SPAN * SPAN
START: Final = (FARTHEST + 1) * SPAN + FARTHEST + 1  # 3.7: the start tile lies at 0,0
AROUND: Final = vec[i64]([SPAN, SPAN + 1, 1, 1 - SPAN, -SPAN, -SPAN - 1, -1, SPAN - 1])  # by direction


def x_of(cell: i64) -> i64:
    """How far right of the start tile."""
    return cell % SPAN - FARTHEST - 1


def y_of(cell: i64) -> i64:
    """How far from the start tile, away from White."""
    return cell // SPAN - FARTHEST - 1


def cell_at(x: i64, y: i64) -> i64:
    """The cell with these coordinates."""
    return (y + FARTHEST + 1) * SPAN + x + FARTHEST + 1


def place(cell: i64) -> str:
    """A cell as it is written: `0,1`."""
    return f"{x_of(cell)},{y_of(cell)}"


def read_place(text: str) -> int:
    """A cell as it is written, or NotationError."""
    parts = text.split(",")
    try:
        x, y = (int(part) for part in parts)
    except ValueError:
        raise NotationError(f"a position is written x,y such as 0,1; not {text!r}") from None
    if abs(x) > FARTHEST or abs(y) > FARTHEST:
        raise NotationError(f"no tile can ever lie at {text}; the grid goes from -{FARTHEST} to {FARTHEST}")
    return int(cell_at(x, y))


def touching(one: i64, other: i64) -> bool:
    """2.4. Whether two different cells share a side or a corner."""
    apart = one - other
    if apart < 0:
        apart = -apart
    return apart == 1 or (apart >= SPAN - 1 and apart <= SPAN + 1)


def turned(edges: i64, owner: i64) -> i64:
    """2.5. Road edges (bits N E S W) as they lie in the grid: the north seat's tiles are upside down."""
    if owner == BLUE:
        return ((edges << 2) | (edges >> 2)) & 15
    return edges
