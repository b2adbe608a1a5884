"""The words of the box: amounts, locations, powers, and the figures printed on the boards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
ONE: Final[i64] = 1  # a bit is ONE << n: compiled, a literal 1 << n has only 32 of them

COLOURS: Final = ("blue", "green", "purple", "red", "yellow")
SIDES: Final = 5  # the most that sit at a table, a rival among them
WORKERS: Final = 20  # A2.7: of each colour
ROOM: Final = 128  # for the cards of one shelf, those of expansions included

# Amounts. Expansions number theirs from FIRST_FREE_KIND on.
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
VIRTUE: Final = 6
BUILDING_CARD: Final = 7
REWARD_CARD: Final = 8
FIRST_FREE_KIND: Final = 9
KINDS: Final = ["clay", "wood", "stone", "gold", "marble", "silver", "virtue", "building_card", "reward_card"]
GOODS: Final = 5  # the first kinds: what buildings are made of
PURSE: Final = 6  # those and silver: what lies on a board
WOOD_BIT: Final = 2  # 1 is clay, which no price names alone
STONE_BIT: Final = 4
GOLD_BIT: Final = 8
MARBLE_BIT: Final = 16

# A0.5. The open locations, then the closed ones; as places of workers also the prison and the own board.
QUARRY: Final = 0
FOREST: Final = 1
SILVERSMITH: Final = 2
MINES: Final = 3
KINGS_STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
GUARDHOUSE: Final = 7
TAX_STAND: Final = 8
OPEN: Final = 9
MARKET_SMALL: Final = 9
MARKET_MIDDLE: Final = 10
MARKET_LARGE: Final = 11
GUILDHALL: Final = 12
LOCATION_COUNT: Final = 13
PRISON: Final = 13
HOME: Final = 14
HELD: Final = 15  # HELD + holder: the captives on a side's board (A0.3)
PLACE_COUNT: Final = HELD + SIDES
LOCATIONS: Final = (
    "quarry", "forest", "silversmith", "mines", "kings_storehouse", "workshop", "town_centre", "guardhouse",
    "tax_stand", "market_small", "market_middle", "market_large", "guildhall",
)  # fmt: skip
PLACES: Final = (*LOCATIONS, "prison", "home", *(f"board_{colour}" for colour in COLOURS))

# Passive powers of apprentices and boards: how much of each a side has.
CARPENTRY: Final = 0  # A5.4: skills
TILING: Final = 1
MASONRY: Final = 2
SKILLS: Final = ("carpentry", "tiling", "masonry")
CHEAPER_CAPTURES: Final = 3  # Conspirator (Q1)
CHEAPER_MARKET: Final = 4  # Trickster
CHEAPER_HIRE: Final = 5  # Rudolf
KEEPS_VIRTUE_IN_MARKET: Final = 6  # Illusionist
KEEPS_VIRTUE_AT_TAX_STAND: Final = 7  # Thief
MORE_TRADES: Final = 8  # Overseer
LESS_TAX: Final = 9  # Ada
MORE_APPRENTICES: Final = 10  # Rudolf
ONE_POOL: Final = 11  # Therese: gold and marble
GIVES_NO_CARD: Final = 12  # Frederick
SPARES_ONE: Final = 13  # Lothaire
AVOIDS_DEBTS: Final = 14  # Hugo
ENTERS_CATHEDRAL: Final = 15  # at any virtue
ENTERS_MARKET: Final = 16  # at any virtue
DEBT_PENALTY: Final = 17  # buildings: points that each unpaid debt costs less (A11.9); negative: more
FIRST_FREE_PASSIVE: Final = 18
PASSIVES: Final = 26

# What an ability waits for, bit by bit.
ACTED: Final = 0  # + location: after an action there
PLACED: Final = 13  # + location: on placing a worker there
ON_CATHEDRAL: Final = 26
ON_CONSTRUCT: Final = 27
ON_DEBT_PAID: Final = 28
ON_DEBT_GAINED: Final = 29
ON_IMPRISON: Final = 30  # captives were sent to prison
ON_RESET: Final = 31  # A10.3
ON_VIRTUE_LOST: Final = 32
ON_APPRENTICE: Final = 33  # an apprentice was gained
ON_TRADE: Final = 34  # A4.7: a trade of its own
FIRST_FREE_TRIGGER: Final = 40
BLACK_MARKET: Final = 13  # as the location of an ability: all three spaces

# What can be counted (for cards).
OWN_BUILDINGS: Final = 0
OWN_APPRENTICES: Final = 1
OWN_CARPENTRY: Final = 2
OWN_TILING: Final = 3
OWN_MASONRY: Final = 4
OWN_LEVEL: Final = 5
OWN_CLAY: Final = 6
OWN_WOOD: Final = 7
OWN_STONE: Final = 8
OWN_GOLD: Final = 9
OWN_MARBLE: Final = 10
OWN_SILVER: Final = 11
OWN_VIRTUE: Final = 12
OWN_RAW: Final = 13  # clay, wood and stone together
OWN_PAID: Final = 14
OWN_UNPAID: Final = 15
OWN_CAPTIVES: Final = 16
OWN_PRISONERS: Final = 17
OWN_PAIRS: Final = 18  # of a building and a cathedral level
ALWAYS_ONE: Final = 19
FIRST_FREE_COUNTER: Final = 24

# What can be asked (for cards).
ALWAYS: Final = 0
PRISONERS_ARE: Final = 1
PRISONERS_AT_LEAST: Final = 2
UNPAID_ARE: Final = 3
MOST_OF: Final = 4  # A11.13: n is a counter

# Phases.
BOARDS: Final = 0
DRAFT_APPRENTICES: Final = 1
DRAFT_BUILDINGS: Final = 2
PLAY: Final = 3
LAST_TURNS: Final = 4
COUNTED: Final = 5  # end-game effects are done
PHASES: Final = ("boards", "draft_apprentices", "draft_buildings", "play", "last_turns", "over")

# A2. Setup.
FIRST_TAX: Final = 4  # A2.6
START_VIRTUE: Final = 7  # A2.9
START_SILVER: Final = vec[i64]([3, 4, 5, 6, 7])  # A2.9, by turn order
DISPLAY_ROWS: Final = 2  # A2.4
DISPLAY_COLUMNS: Final = 4
PACKET: Final = 4  # A2.12: cards dealt to each
KEPT: Final = 3
RAIDS: Final = vec[i64]([2, 2, 2, 2, 1, 1])  # A2.14, A4.15: by number of players
HALL_ROWS: Final = 4  # A4.29
SWEEP_COLUMN: Final = 3  # A4.31: in rows 1 to 3
SWEEP_ROWS: Final = 3
RESET_ROW: Final = 3  # A4.32: the first column of rows 3 and 4

# A3 to A5.
HAND_LIMIT: Final = 6  # A3.6
APPRENTICE_LIMIT: Final = 5  # A5.1
MOST_HIRED: Final = 6  # with Rudolf
TRADED_FOR_VIRTUE: Final = 2  # A4.5
TRADED_FOR_MARBLE: Final = 3  # A4.6
TAX_STAND_LOSS: Final = 2  # A4.24
MARKET_LOSS: Final = 1  # A4.25
MARKET_VIRTUE: Final = 9
LOOKED_AT: Final = 5  # A4.27

# A7. The cathedral, by level from 1 on.
TOP_LEVEL: Final = 5
CATHEDRAL_VIRTUE: Final = 5
LEVEL_SPACES: Final = vec[i64]([0, 3, 3, 2, 2, 1])
LEVEL_POINTS: Final = vec[i64]([0, 2, 4, 7, 12, 20])

# A8. The virtue track.
VIRTUE_TOP: Final = 14
VIRTUE_POINTS: Final = vec[i64]([-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7])
REBATE: Final = vec[i64]([2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])

# A10. A reset.
CROWDED_PRISON: Final = 3  # A10.4

# A11. Points.
DEBT_POINTS: Final = -2  # A11.9
SILVER_PER_POINT: Final = 10  # A11.11
PRISONERS_PER_POINT: Final = 2  # A11.12

# Options.
BOARD_WAYS: Final = ("standard", "dealt", "chosen")  # A2.8 to A2.10
PROMOS: Final = ("without", "with")


def columns_for(players: int) -> int:
    """A2.14, A4.33. Columns of the guildhall by number of players."""
    return max(players, 2) + 1


def rewards_for(players: int) -> int:
    """A2.2. Reward cards beside the cathedral."""
    return 2 * max(players, 2) + 1
