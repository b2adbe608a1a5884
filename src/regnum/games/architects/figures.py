"""The figures of the cards as packed numbers, for the rules that a search runs millions of times.

Every list has room for the cards of expansions; it is filled as cards are put on the shelves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.effects import do_of, due
from regnum.games.architects.cards import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    MARKET_CARDS,
    PRINTED_LARGE,
    PRINTED_SMALL,
    REWARDS,
    Ability,
    Apprentice,
    Board,
    Building,
    Passive,
    Power,
    Reward,
    TradeOffer,
)
from regnum.games.architects.effects.vocabulary import FREE_PRISONERS, LOSE_VIRTUE, gain
from regnum.games.architects.parts import (
    ALWAYS_ONE,
    CLAY,
    MARBLE,
    ON_TRADE,
    PASSIVES,
    ROOM,
    STONE,
    TRADED_FOR_MARBLE,
    TRADED_FOR_VIRTUE,
    VIRTUE,
    WOOD,
)
from regnum.games.architects.prices import FOR_NOTHING, Price, construction_price, trade_price

NOTHING: Final = vec[i64]()


def blank(size: int) -> vec[i64]:
    """So many zeros."""
    return vec[i64]([0] * size)


def blank_rows(size: int) -> list[vec[i64]]:
    """So many empty rows."""
    return [NOTHING] * size


def blank_prices(size: int) -> list[Price]:
    """So many prices of nothing."""
    return [FOR_NOTHING] * size


def bits(numbers: tuple[int, ...]) -> int:
    """A set as bits."""
    return sum(1 << number for number in numbers)


# -- powers: of the apprentice `n`, or of the board `n` as source BOARD_SOURCE + n --------------------------------

BOARD_SOURCE: Final = ROOM
SOURCES: Final = 2 * ROOM
ABILITIES_EACH: Final = 4
ABILITIES: Final = blank(SOURCES)  # by source how many it has; ability = source * ABILITIES_EACH + nth
WAITS_FOR: Final = blank(SOURCES)  # by source the triggers of all its abilities, bit by bit
TRIGGERS: Final = blank(SOURCES * ABILITIES_EACH)
CONDITION: Final = blank(SOURCES * ABILITIES_EACH)
CONDITION_N: Final = blank(SOURCES * ABILITIES_EACH)
ABILITY_ROW: Final = blank_rows(SOURCES * ABILITIES_EACH)
PASSIVE_POWER: Final = blank(SOURCES * PASSIVES)  # source * PASSIVES + power

# Trades: of the apprentice `n`, and the two that everybody has (A4.5, A4.6).
TRADE_FOR_VIRTUE: Final = ROOM
TRADE_FOR_MARBLE: Final = ROOM + 1
TRADES: Final = ROOM + 2
TRADE_PRICE: Final = blank_prices(TRADES)
TRADE_ROW: Final = blank_rows(TRADES)


def pack_powers(source: int, powers: tuple[Power, ...]) -> None:
    """Abilities and passive powers of one card."""
    for power in powers:
        if isinstance(power, Passive):
            PASSIVE_POWER[source * PASSIVES + power.passive] += power.n
        elif isinstance(power, Ability):
            at = source * ABILITIES_EACH + int(ABILITIES[source])
            TRIGGERS[at] = bits(power.triggers)
            CONDITION[at] = power.condition
            CONDITION_N[at] = power.n
            ABILITY_ROW[at] = due(power.row)
            ABILITIES[source] += 1
            WAITS_FOR[source] |= bits(power.triggers)
        elif isinstance(power, TradeOffer):
            WAITS_FOR[source] |= 1 << ON_TRADE
            pack_trade(source, power)


def pack_trade(at: int, trade: TradeOffer) -> None:
    """A4.7."""
    TRADE_PRICE[at] = trade_price(trade.cost, bits(trade.kinds), trade.mixed)
    TRADE_ROW[at] = due(trade.row)


pack_trade(TRADE_FOR_VIRTUE, TradeOffer((0,) * 6, (gain(VIRTUE),), TRADED_FOR_VIRTUE, (CLAY, WOOD, STONE)))
pack_trade(TRADE_FOR_MARBLE, TradeOffer((0,) * 6, (gain(MARBLE),), TRADED_FOR_MARBLE, (WOOD, STONE)))

# -- apprentices and boards ---------------------------------------------------------------------------------------

HIRE_VIRTUE: Final = blank(ROOM)
SKILL_BITS: Final = blank(ROOM)


def pack_apprentice(card: Apprentice) -> None:
    """A5."""
    HIRE_VIRTUE[card.number] = card.virtue
    SKILL_BITS[card.number] = bits(card.skills)
    for skill in card.skills:
        PASSIVE_POWER[card.number * PASSIVES + skill] = 1
    pack_powers(card.number, card.powers)


def pack_board(board: Board) -> None:
    """A12."""
    pack_powers(BOARD_SOURCE + board.number, board.powers)


APPRENTICES.watch(pack_apprentice)
BOARDS.watch(pack_board)

# -- buildings ----------------------------------------------------------------------------------------------------

BUILDING_PRICE: Final = blank_prices(ROOM)
NEEDS: Final = blank(ROOM)  # skills, bit by bit
BUILD_VIRTUE: Final = blank(ROOM)
POINTS: Final = blank(ROOM)
NOW: Final = blank_rows(ROOM)  # A6.2
LAST_LOSSES: Final = blank_rows(ROOM)  # A11.4, in its three parts
LAST_GAINS: Final = blank_rows(ROOM)
LAST_RELEASES: Final = blank_rows(ROOM)
LASTING: Final = blank(ROOM)  # 1 where the building has any of those
BONUS_COUNTER: Final = blank(ROOM)  # A11.6
BONUS_EVERY: Final = blank(ROOM)
BONUS_POINTS: Final = blank(ROOM)
BONUS_CONDITION: Final = blank(ROOM)
BONUS_N: Final = blank(ROOM)
PENALTY: Final = blank(ROOM)  # A11.9: points that an unpaid debt costs less


def pack_building(card: Building) -> None:
    """A6, A11.6."""
    at = card.number
    BUILDING_PRICE[at] = construction_price(card.cost)
    NEEDS[at] = bits(card.skills)
    BUILD_VIRTUE[at] = card.virtue
    POINTS[at] = card.vp
    NOW[at] = due(card.now)
    LAST_LOSSES[at] = due(tuple(each for each in card.last if do_of(each) == LOSE_VIRTUE))
    LAST_RELEASES[at] = due(tuple(each for each in card.last if do_of(each) == FREE_PRISONERS))
    LAST_GAINS[at] = due(tuple(each for each in card.last if do_of(each) not in (LOSE_VIRTUE, FREE_PRISONERS)))
    LASTING[at] = int(bool(card.last))
    bonus = card.points
    BONUS_COUNTER[at] = bonus.counter if bonus else ALWAYS_ONE
    BONUS_EVERY[at] = bonus.every if bonus else 1
    BONUS_POINTS[at] = bonus.points if bonus else 0
    BONUS_CONDITION[at] = bonus.condition if bonus else 0
    BONUS_N[at] = bonus.n if bonus else 0
    PENALTY[at] = card.debt_penalty


BUILDINGS.watch(pack_building)

# -- rewards and the black market ---------------------------------------------------------------------------------

REWARD_ROW: Final = blank_rows(ROOM)


def pack_reward(card: Reward) -> None:
    """A7.7."""
    REWARD_ROW[card.number] = due(card.row)


REWARDS.watch(pack_reward)

PRINTED_GOODS: Final = len(MARKET_CARDS)  # A4.26, A4.28: where no card lies
SMALL_GOODS: Final = [*(due(card.small) for card in MARKET_CARDS.cards), due(PRINTED_SMALL)]
LARGE_GOODS: Final = [*(due(card.large) for card in MARKET_CARDS.cards), due(PRINTED_LARGE)]
