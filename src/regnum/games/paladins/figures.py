"""The figures of the cards as packed numbers, for the rules that a search runs millions of times."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.effects import do_of, due, effect
from regnum.core.figures import PackedFigures
from regnum.core.rules import Rules
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    CHOICES,
    FAVOURS,
    JAR_SPOTS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SPOTS,
    SQUARES,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from regnum.games.paladins.effects.vocabulary import EITHER, USE_ABILITY, meant
from regnum.games.paladins.parts import INQUISITION, NATIONS, PER_CONVERTED_MERCENARIES, TRIGGERS
from regnum.games.paladins.workers import packed


class SchemeFigures(PackedFigures):
    """What is entered from a box and played with: the twelve schemes of the AI player (12.1.4)."""

    schemes: vec[i64]

    def __init__(self, schemes: list[int]) -> None:
        self.schemes = vec[i64](schemes)


OURS: Final = SchemeFigures(list(SCHEMES))


def schemes_of(rules: Rules) -> vec[i64]:
    """12.1.4. The deck of schemes before it is shuffled, for each table its own."""
    packed = rules.packed.get("")
    return packed.schemes[:] if isinstance(packed, SchemeFigures) else OURS.schemes[:]


def all_due(rows: list[tuple[int, ...]]) -> list[vec[i64]]:
    """1.7.4. Rows of effects as they wait on the table: one by one, in the order listed."""
    return [due(row) for row in rows]


PALADIN_POOL: Final = vec[i64]([packed(each.workers) for each in PALADINS])
BOOST: Final = vec[i64]([points for each in PALADINS for points in each.boost])  # paladin * 3 + attribute
WAIVES: Final = vec[i64]([each.waives for each in PALADINS])
DISCOUNTS: Final = vec[i64]([each.discounts for each in PALADINS])
DISCOUNT: Final = vec[i64]([each.by for each in PALADINS])
BONUS_AFTER: Final = vec[i64]([each.after for each in PALADINS])
BONUS: Final = all_due([each.bonus for each in PALADINS])
BONUS_EFFECT: Final = vec[i64]([each.bonus[0] if each.bonus else 0 for each in PALADINS])  # and so is every bonus

DISCARD_REWARD: Final = all_due([each.discard for each in TOWNSFOLK])
INSTANT_REWARD: Final = all_due([each.instant for each in TOWNSFOLK])
ABILITY: Final = all_due([each.reward for each in TOWNSFOLK])
ABILITY_EFFECT: Final = vec[i64]([each.reward[0] for each in TOWNSFOLK])  # every ability is a single effect
ABILITY_OF: Final = vec[i64]([effect(USE_ABILITY, card) for card in range(len(TOWNSFOLK))])
SUSPICION_MIN: Final = vec[i64]([each.suspicion_min for each in TOWNSFOLK])
SUSPICION_MAX: Final = vec[i64]([each.suspicion_max for each in TOWNSFOLK])
REACTING: Final = vec[i64](
    [sum(1 << card for card, each in enumerate(TOWNSFOLK) if each.trigger == when) for when in range(len(TRIGGERS))]
)  # by trigger the cards, bit by bit
INQUISITORS: Final = sum(1 << card for card, each in enumerate(TOWNSFOLK) if each.trigger == INQUISITION)

ATTACK_REWARD: Final = all_due([each.attack for each in OUTSIDERS])
CONVERT_REWARD: Final = all_due([each.convert for each in OUTSIDERS])
OF_NATION: Final = vec[i64](
    [sum(1 << card for card, each in enumerate(OUTSIDERS) if each.nation == nation) for nation in range(len(NATIONS))]
)  # bit by bit
MERCENARIES: Final = sum(1 << card for card, each in enumerate(OUTSIDERS) if each.per == PER_CONVERTED_MERCENARIES)

WALL_REWARD: Final = all_due([wall.gain for wall in WALLS])
WALL_POINTS: Final = vec[i64]([wall.points for wall in WALLS])
TAVERN_POOL: Final = vec[i64]([packed(each.workers) for each in TAVERNS])
ORDER_ACTION: Final = vec[i64](ORDERS)

FAVOUR_SLOT: Final = vec[i64]([each.slot for each in FAVOURS])
FAVOUR_SILVER: Final = vec[i64]([each.silver for each in FAVOURS])
FAVOUR_PROVISIONS: Final = vec[i64]([each.provisions for each in FAVOURS])
FAVOUR_REWARD: Final = all_due([each.reward for each in FAVOURS])
FAVOUR_DEBTS: Final = vec[i64]([each.debts for each in FAVOURS])

SPOT_REGION: Final = vec[i64]([spot.region - 1 for spot in SPOTS])
SPOT_SQUARES: Final = vec[i64]([sum(1 << square for square in spot.squares) for spot in SPOTS])  # bit by bit
SQUARE_REWARD: Final = all_due([square.reward for square in SQUARES])
REGION_SQUARES: Final = vec[i64](
    [sum(1 << number for number, square in enumerate(SQUARES) if square.region == region) for region in range(1, 7)]
)
SQUARES_FOR: Final = vec[i64](
    [sum(1 << number for number, square in enumerate(SQUARES) if square.players <= players) for players in range(5)]
)  # 2.9, by number of players
JAR_SPOT_SQUARES: Final = vec[i64]([sum(1 << square for square in spot.squares) for spot in JAR_SPOTS])
JAR_REWARD: Final = all_due([square.reward for square in ABSOLVE_SQUARES])
SQUARE_REGION: Final = vec[i64]([square.region - 1 for square in SQUARES])

# 1.7.3. What each `either` offers: how many options, the first effect of each, and the options as they become due:
# when one was chosen, and when it is the only one that does something.
MOST_OPTIONS: Final = 3
OPTIONS: Final = vec[i64]([len(options) for options in CHOICES])
FIRST_EFFECT: Final = vec[i64](
    [options[at][0] if at < len(options) else 0 for options in CHOICES for at in range(MOST_OPTIONS)]
)  # choice * MOST_OPTIONS + option
CHOSEN: Final = [all_due([tuple(meant(each) for each in option) for option in options]) for options in CHOICES]
WALL_CHOICES: Final = [each for wall in WALLS for each in wall.gain if do_of(each) == EITHER]
CHOICE_RULE: Final = ["12.6.10" if effect(EITHER, at) in WALL_CHOICES else "12.6.14" for at in range(len(CHOICES))]
LEFT_OVER: Final = [all_due(list(options)) for options in CHOICES]
