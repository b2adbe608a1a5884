"""The words of Works of Wonder: influence, the two nobles, edicts, monuments, and the figures of its rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.games.architects.effects.vocabulary import MORE_DOS
from regnum.games.architects.parts import (
    FIRST_FREE_COUNTER,
    FIRST_FREE_KIND,
    FIRST_FREE_PASSIVE,
    FIRST_FREE_TRIGGER,
    FOREST,
    GUARDHOUSE,
    KINDS,
    KINGS_STOREHOUSE,
    QUARRY,
    SILVERSMITH,
    TOWN_CENTRE,
    WORKSHOP,
)
from regnum.games.architects.prices import Price

EXPANSION: Final = "works_of_wonder"

# B2. Influence is one more kind of amount beside those of the base game.
INFLUENCE: Final = FIRST_FREE_KIND
KINDS.append("influence")
INFLUENCE_TOP: Final = 12  # B2.1
FIRST_CARD: Final = 5  # B2.2: reaching these two from below draws a building card
SECOND_CARD: Final = 9
COINS_FOR: Final = 2  # B2.4: influence for two coins,
COINS: Final = 2
VIRTUE_FOR: Final = 2  # B2.5: for a point of virtue,
TREASURE_FOR: Final = 4  # B2.6: for a gold or a marble,
GOODS_FOR: Final = 1  # B7.4: for a good that the charlatan conjures up
BRIBE: Final = Price(silver=2)  # B8.5: Louis' silver for a whole loss

# B4, B6. The five resources of contributions and monuments have the numbers of the base game's goods.
RESOURCES: Final = ("clay", "wood", "stone", "gold", "marble")
RESOURCE_COUNT: Final = 5
ALL_RESOURCES: Final = (1 << RESOURCE_COUNT) - 1
EDICT_COUNT: Final = 7  # B1.6: cards with a contribution side and a consequence side

MONUMENT_VIRTUE: Final = 2  # B6.11
FIGURE_PLACES: Final = (QUARRY, FOREST, SILVERSMITH, KINGS_STOREHOUSE, WORKSHOP, TOWN_CENTRE, GUARDHOUSE)  # B6.12
ORDER_MATTERS: Final = (1 << KINGS_STOREHOUSE) | (1 << WORKSHOP) | (1 << TOWN_CENTRE) | (1 << GUARDHOUSE)  # B3.3
LEAST_TO_WAIT: Final = 5  # B3.3: with less, influence now is never worse than later; with more it is needed for no fee

# What is due beside the effects of the base game.
PROFIT: Final = MORE_DOS.next()  # B3.3: influence for a worker placed at the profiteer
VISIT: Final = MORE_DOS.next()  # B6.13: an own figure stands at the location `what`
INVITE: Final = MORE_DOS.next()  # B3.1: a contribution before (n = 1) or after the action at the location `what`
RAISE: Final = MORE_DOS.next()  # B6.11: the monument `what` is paid for
FIGURE: Final = MORE_DOS.next()  # B6.12: its figure
ORPHANS: Final = MORE_DOS.next()  # B5.3
CONSEQUENCES: Final = MORE_DOS.next()  # B5.4: for everybody at the profiteer
PUNISH: Final = MORE_DOS.next()  # B5.4: for one of them, at the location `what`
TO_PRISON: Final = MORE_DOS.next()  # the own workers of the location `what`
REWARDS: Final = MORE_DOS.next()  # B5.5: for those with most workers at the princess
REWARD: Final = MORE_DOS.next()  # B5.5: for one of them, at the location `what`
CARRY: Final = MORE_DOS.next()  # B5.6
TURN_EDICT: Final = MORE_DOS.next()  # B5.7
MOVE_NOBLES: Final = MORE_DOS.next()  # B5.8
BEFORE: Final = 1
AFTER: Final = 2

# Passive powers, triggers and counters beside those of the base game.
CONJURES_CLAY: Final = FIRST_FREE_PASSIVE  # B7.4: the charlatans, in the order of the goods
CONJURES_WOOD: Final = FIRST_FREE_PASSIVE + 1
CONJURES_STONE: Final = FIRST_FREE_PASSIVE + 2
COUNTS_PRINCESS: Final = FIRST_FREE_PASSIVE + 3  # B8.1
BRIBES: Final = FIRST_FREE_PASSIVE + 4  # B8.5
ON_PROFITEER: Final = FIRST_FREE_TRIGGER  # B8.2: a worker was placed there
ON_PROFITEER_RESET: Final = FIRST_FREE_TRIGGER + 1  # B7.5
ON_PRINCESS_RESET: Final = FIRST_FREE_TRIGGER + 2  # B7.7
OWN_INFLUENCE: Final = FIRST_FREE_COUNTER

COLUMNS: Final = 5  # B1.2
END_GOLD: Final = 4  # B9.2
SHARES: Final = vec[i64]([0, END_GOLD, 2, 1, 1, 0, 0])  # B9.3: by the number of those who are tied
