"""The words of the box: workers, goods, attributes, actions, and the figures printed on the boards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1

# A set of cards is a number with a bit for each. Bits are looked up: compiled, a literal 1 << n has only 32 of them.
BIT: Final = vec[i64]([1 << number for number in range(63)])
EMPTY: Final = -1

COLOURS: Final = ("red", "blue", "green", "yellow")
AI: Final = 1  # the side of the AI player at a table for one (12.0.1)
ROUNDS: Final = 7  # 3.0

# 1.1.1. The six kinds of workers, and what may stand on a slot.
LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
KINDS: Final = 6
WORKERS: Final = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
ANY: Final = 6  # 1.1.2: a slot for every kind

# 1.3. Attributes.
FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2
ATTRIBUTES: Final = ("faith", "strength", "influence")
TRACK_TOP: Final = 12  # R1
TRACK_POINTS: Final = vec[i64]([0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20])  # 10.2

# 1.5.1, 4.14. The twelve actions, left side first. Each has a space with one to three slots.
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
ACTIONS: Final = (
    "develop", "recruit", "hunt", "trade", "pray", "conspire",
    "commission", "fortify", "garrison", "absolve", "attack", "convert",
)  # fmt: skip
SPACES: Final = len(ACTIONS)
FIRST_RIGHT: Final = COMMISSION
# What else a scheme of the AI player can tell it to do (12.5, 12.6).
REST: Final = 12
KINGS_ORDER: Final = 13
KINGS_FAVOUR: Final = 14
AI_ACTIONS: Final = (*ACTIONS, "rest", "kings_order", "kings_favour")

# 4.14, 4.15. Slots from left to right; on the right side the first two can be developed.
SLOTS: Final = (
    (ANY, ANY),  # 4.14.1
    (ANY, FIGHTER),  # 4.14.2
    (ANY, SCOUT),  # 4.14.3
    (ANY, MERCHANT),  # 4.14.4
    (CLERIC,),  # 4.14.5
    (ANY,),  # 4.14.6
    (SCOUT, ANY, CLERIC),  # 4.14.7
    (MERCHANT, ANY, SCOUT),  # 4.14.8
    (MERCHANT, ANY, FIGHTER),  # 4.14.9
    (CLERIC, ANY, MERCHANT),  # 4.14.10
    (SCOUT, ANY, FIGHTER),  # 4.14.11
    (FIGHTER, ANY, CLERIC),  # 4.14.12
)
ONE_OR_TWO: Final = (RECRUIT, HUNT, TRADE)  # 4.4
SLOT_NAMES: Final = ("left", "middle")
RIGHT_SLOTS: Final = 3

NO_LIMIT: Final = 10**6
LIMITS: Final = vec[i64]([8] + [NO_LIMIT] * 5 + [7, 7, 7, 7, NO_LIMIT, 7])  # 4.8, by action
WORKSHOPS: Final = 8
PIECES: Final = 7  # monks, outposts and jars of each player
WORKER_UNDER: Final = vec[i64]([SCOUT, MERCHANT, FIGHTER, CLERIC, SCOUT, MERCHANT, FIGHTER, CLERIC])  # 5.1.5, R4

# Costs by how often the action has been done, and what it needs.
DEVELOP_COST: Final = 4  # 5.1.1
PRAY_COST: Final = 2  # 5.4.1
PROVISION_COST: Final = vec[i64]([1, 1, 1, 2, 2, 3, 3])  # 6.1.2, 6.2.2, 6.3.2
ABSOLVE_COST: Final = vec[i64]([1, 2, 2, 2, 3, 3, 3])  # 6.4.2
CONVERT_COST: Final = vec[i64]([0, 1, 2, 2, 2, 3, 3])  # 6.6.2
WALL_INFLUENCE: Final = vec[i64]([0, 1, 3, 5, 7, 9, 11])  # 6.3.1
JAR_INFLUENCE: Final = vec[i64]([0, 2, 4, 6, 8, 10, 12])  # 6.4.1, R8
FAITH_FLAGS: Final = vec[i64]([0, 2, 4, 6, 8, 10])  # 6.1.1, by region
STRENGTH_FLAGS: Final = vec[i64]([1, 3, 5, 7, 9, 11])  # 6.2.1
STRENGTH_PER_SILVER: Final = 2  # 6.5.1
GAIN_OF_ONE: Final = 1  # 5.3: Hunt and Trade with one worker,
GAIN_OF_TWO: Final = 3  # and with two

# The main board.
TOWNSFOLK_COLUMNS: Final = 5
OUTSIDER_COLUMNS: Final = 6
PRICES: Final = vec[i64]([3, 2, 2, 1, 0])  # 2.1, silver by townsfolk column
DEBT_COLUMNS: Final = 2  # 5.2.1: the leftmost ones accept a debt instead
ORDER_SLOTS: Final = 3
FAVOUR_SLOTS: Final = 5
PETITIONERS: Final = 8  # a worker on a favour is written side * PETITIONERS + kind
ORDER_POINTS: Final = vec[i64]([4, 6, 8])  # 3.9, by slot
ORDER_TIMES: Final = 5
ORDERS_BY_ROUND: Final = vec[i64]([0, 1, 2, 3, 3, 3, 3, 3])  # 3.2: how many are revealed from that round on
FAVOURS_BY_ROUND: Final = vec[i64]([0, 0, 0, 1, 2, 3, 4, 5])
TAX: Final = vec[i64]([0, 5, 6, 7, 8])  # 2.3, by number of players (R2)

START_SILVER: Final = 3  # 2.10
START_PROVISIONS: Final = 1
DRAWN_PALADINS: Final = 3  # 3.4
KEPT_WORKERS: Final = 3  # 9.1.3

# 10. Points for having done an action so many times.
COUNT_POINTS: Final = {
    COMMISSION: {5: 2, 6: 5, 7: 9},  # 10.3
    GARRISON: {5: 2, 6: 5, 7: 9},  # 10.4
    FORTIFY: {5: 1, 6: 3, 7: 6},  # 10.5
    ABSOLVE: {5: 1, 6: 3, 7: 6},  # 10.6
    DEVELOP: {6: 1, 7: 3, 8: 6},  # 10.7
}
PAID_DEBT_POINTS: Final = 1
UNPAID_DEBT_POINTS: Final = -3
LEFTOVERS_PER_POINT: Final = 3

# 12. The AI player.
DIFFICULTIES: Final = {"easy": 1, "standard": 3, "hard": 5}  # 12.1.5: workshops it starts with
AI_WORKERS: Final = 3  # 12.2.4: and one more for each round
RESOURCE_SPACES: Final = 5  # 12.1.3
FALLBACK_ROW: Final = vec[i64]([RECRUIT, PRAY, TRADE, CONSPIRE, REST])  # 12.5.4
AI_LEAST_CONVERTED: Final = 1  # 12.7.3

# Townsfolk and outsiders.
# What an ability waits for: one of the actions, or
DEBT_PAID: Final = 12
INQUISITION: Final = 13
TRIGGERS: Final = (*ACTIONS, "debt_paid", "inquisition")
SARACEN: Final = 0
BYZANTINE: Final = 1
VIKING: Final = 2
NATIONS: Final = ("saracen", "byzantine", "viking")

# 10.11. What a converted outsider counts.
METRICS: Final = (
    "attacked_saracen", "attacked_byzantine", "attacked_viking",
    "commission", "fortify", "garrison", "absolve", "develop", "townsfolk",
    "faith", "strength", "influence",
    "paid_debts", "unpaid_debts", "suspicion_cards", "orders_fulfilled", "converted_mercenaries",
)  # fmt: skip
PER_ATTACKED_SARACEN: Final = 0
PER_ATTACKED_BYZANTINE: Final = 1
PER_ATTACKED_VIKING: Final = 2
PER_COMMISSION: Final = 3
PER_FORTIFY: Final = 4
PER_GARRISON: Final = 5
PER_ABSOLVE: Final = 6
PER_DEVELOP: Final = 7
PER_TOWNSFOLK: Final = 8
PER_FAITH: Final = 9
PER_STRENGTH: Final = 10
PER_INFLUENCE: Final = 11
PER_PAID_DEBTS: Final = 12
PER_UNPAID_DEBTS: Final = 13
PER_SUSPICION_CARDS: Final = 14
PER_ORDERS_FULFILLED: Final = 15
PER_CONVERTED_MERCENARIES: Final = 16
