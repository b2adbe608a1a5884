"""The words of the box: quarters, areas, offices, kinds of cards, events, phases, and the few figures of the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("blue", "red", "yellow", "green")  # the seats' names in records
SEATS: Final = 4  # the most there can be; every table of numbers by seat is so wide
NONE: Final = -1  # no office, no area, no seat
ONE: Final[i64] = 1

# 2.1, 2.2. Quarters have a large and two small areas; the Tower of David is a place of its own with a large one.
QUARTERS: Final = ("kings_palace", "templars", "patriarchate", "market", "nobility", "tower_of_david")
KINGS_PALACE: Final = 0
TEMPLARS: Final = 1
PATRIARCHATE: Final = 2
MARKET: Final = 3
NOBILITY: Final = 4
TOWER_OF_DAVID: Final = 5
SIZES: Final = ("large", "left", "right")
QUARTER_AREAS: Final = 3
TOWER: Final = 15  # the area of the Tower of David
PALACE: Final = 0  # the large area of the King's Palace, which barons of the leader may not block (6.5.7)
AREAS: Final = (*(f"{quarter}_{size}" for quarter in QUARTERS[:TOWER_OF_DAVID] for size in SIZES), "tower_of_david")
AREA_COUNT: Final = 16

RESOURCES: Final = ("squires", "bezants", "prestige")
SQUIRES: Final = 0
BEZANTS: Final = 1
PRESTIGE: Final = 2

# 3.4. The number of an office is one more than its place here.
OFFICES: Final = ("constable", "treasurer", "marshal", "admiral")
CONSTABLE: Final = 0
TREASURER: Final = 1
MARSHAL: Final = 2
ADMIRAL: Final = 3
OFFICE_SQUIRES: Final = vec[i64]([7, 6, 5, 4])  # 6.1.2

# 6.7. The kinds of action cards; the last six are Overwhelming force, one for each quarter in their order.
CARDS: Final = (
    "extra_squire", "extra_bezants", "extra_prestige", "any_two", "squire_and_bezant", "renegade", "move_two",
    "genoese_merchants", "force_kings_palace", "force_templars", "force_patriarchate", "force_market",
    "force_nobility", "force_tower_of_david",
)  # fmt: skip
RENEGADE: Final = 5
MOVE_TWO: Final = 6
GENOESE_MERCHANTS: Final = 7
FORCE: Final = 8
CARD_KINDS: Final = 14

EVENTS: Final = ("succession", "new_patriarch", "special_tax", "war")
SUCCESSION: Final = 0
NEW_PATRIARCH: Final = 1
SPECIAL_TAX: Final = 2
WAR: Final = 3
EVENT_ROUNDS: Final = 3  # 3.2: events lie over the calendar spaces 2, 3 and 4
FIRST_EVENT: Final = 2

GIFTS: Final = ("squires", "bezants", "cards")  # 7.4

# 4.1. The phases and steps of a round in their order.
PHASES: Final = (
    "auction", "cards", "deployment", "tower", "privileges", "income", "gifts", "building", "event", "over",
)  # fmt: skip
AUCTION: Final = 0
CARD_CHOICE: Final = 1
DEPLOYMENT: Final = 2
PRIVILEGES: Final = 4
INCOME: Final = 5
KINGS_GIFTS: Final = 6
BUILDING: Final = 7
EVENT: Final = 8
OVER: Final = 9

# What is left to decide of something begun in a turn.
NOTHING: Final = 0
SELLING: Final = 1  # 6.4.1
MOVING: Final = 2  # 6.6.3, 6.7.10
SWAPPING: Final = 3  # 6.7.9
CHOOSING: Final = 4  # 6.7.7
SENDING: Final = 5  # 6.7.12

ROUNDS: Final = 5  # 1.2
CUBES: Final = 50  # 2.3, Q4: squires of a colour
START_BEZANTS: Final = 12  # 3.5
HIRE_PRICE: Final = 3  # 6.3.1
GENOESE_PRICE: Final = 2  # 6.7.11
TREASURER_PRICES: Final = vec[i64]([1, 2])  # 6.6.2: the first and the second mercenary of his turn
SOLD_SQUIRES: Final = 3  # 6.4.1
SOLD_FOR: Final = 1
BARON_MINIMUM: Final = 3  # 6.5.2
CONSTABLE_LARGE: Final = 2  # 6.6.1
CONSTABLE_SMALL: Final = 1
MARSHAL_BEZANTS: Final = 1  # 6.6.3
ADMIRAL_BEZANTS: Final = 1  # 6.6.4
SHIFTS: Final = 2  # 6.6.3, 6.7.10
CHOSEN_RESOURCES: Final = 2  # 6.7.7
FORCE_SQUIRES: Final = 2  # 6.7.12
TOWER_BEZANTS: Final = 1  # 7.1.1
STUDY_SQUIRES: Final = 1  # 7.2.1
MOST_MATERIALS: Final = 4  # 7.2.2
MATERIAL_PRICE: Final = 2
INTRIGUE_PRESTIGE: Final = 1  # 7.2.3
GIFT_ALONE: Final = 3  # 7.4.2, 7.4.3
GIFT_SHARED: Final = 1
GIFT_CARDS: Final = 1  # 7.4.4
FIRST_BUILDER: Final = 1  # 7.5.2: what the first at a height pays on top
MOST_SAVED: Final = 2  # 8.2.2
RANSOM: Final = 1  # 8.4.1
MOST_STRUCK: Final = 2  # 8.5.2: squires of each opponent

LARGEST_BID: Final = 150  # more than anybody can ever own
GUESSED_BEZANTS: Final = 15  # 11.2: behind somebody else's screen we imagine 0 to 14 bezants
GUESSED_SQUIRES: Final = 9  # and 0 to 8 squires

INCOMES: Final = ("printed", "rich")  # Q1
MEMORIES: Final = ("strict", "aided")  # 11.3: whether the table counts along what everybody has seen


def is_large(area: i64) -> bool:
    """2.1, 2.2."""
    return area % QUARTER_AREAS == 0


def quarter_of(area: i64) -> i64:
    """2.1. The Tower of David comes last and has one area only."""
    return area // QUARTER_AREAS


def areas_of(quarter: i64) -> range:
    """The areas of a quarter, the large one first."""
    first = quarter * QUARTER_AREAS
    return range(first, min(first + QUARTER_AREAS, AREA_COUNT))
