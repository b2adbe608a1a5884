"""12.4, 12.6.7. What the AI player aims at: it counts from the space of its resource marker on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.games.paladins.cards import SQUARES
from regnum.games.paladins.effects.vocabulary import reward_name
from regnum.games.paladins.events import RivalChoseSquare, RivalTargeted
from regnum.games.paladins.figures import SQUARE_REGION
from regnum.games.paladins.parts import AI, EMPTY, FAVOUR_SLOTS, NONE, OUTSIDER_COLUMNS, TOWNSFOLK_COLUMNS
from regnum.games.paladins.table import Paladins


def townsfolk_target(game: Paladins) -> i64:
    """12.4.1. The column of a townsfolk, from the marker's space on; NONE if the row is empty."""
    marker, row = game.schemes.marker, game.display.row
    for i in range(i64(TOWNSFOLK_COLUMNS)):
        column = (marker + i) % TOWNSFOLK_COLUMNS
        if row[column] != EMPTY:
            return column
    return NONE


def favour_target(game: Paladins) -> i64:
    """12.4.1, 12.4.3. A revealed favour that nobody uses."""
    king, marker = game.king, game.schemes.marker
    for i in range(i64(FAVOUR_SLOTS)):
        slot = (marker + i) % FAVOUR_SLOTS
        if slot < king.favours_shown and king.petitioners[slot] == NONE:
            return slot
    return NONE


def outsider_target(game: Paladins, attribute: i64, flags: vec[i64]) -> i64:
    """12.4.2, 12.4.3. An outsider within its strength or faith; from column 5 it goes to 6, then to 1."""
    have = game.sides[AI].mark(attribute)
    marker, front = game.schemes.marker, game.display.front
    for i in range(i64(OUTSIDER_COLUMNS)):
        column = (marker + i) % OUTSIDER_COLUMNS
        if front[column] != EMPTY and flags[column] <= have:
            return column
    return NONE


def square_target(game: Paladins, attribute: i64, flags: vec[i64]) -> i64:
    """12.6.7, 12.6.8. The first reward in its order that can be reached; among equals the leftmost square."""
    me = game.sides[AI]
    free = game.land.free
    have = me.mark(attribute)
    for i in range(i64(len(SQUARES_IN_ORDER))):
        square = SQUARES_IN_ORDER[i]
        reachable = (free >> square) & 1 and flags[SQUARE_REGION[square]] <= have
        if reachable and (me.unpaid > 0 or not (DEBT_SQUARES >> square) & 1):
            return square
    return NONE


SQUARE_ORDER: Final = ("recruit", "debt", "pray", "two workers", "one worker", "silver", "suspicion")


def order_of(square: int) -> int:
    """12.6.7. The rank of a square by the kind of its reward."""
    name = reward_name(SQUARES[square].reward)
    if name not in SQUARE_ORDER:
        name = "two workers" if "+" in name else "one worker"
    return SQUARE_ORDER.index(name)


SQUARES_IN_ORDER: Final = vec[i64](sorted(range(len(SQUARES)), key=order_of))
DEBT_SQUARES: Final = sum(1 << square for square in range(len(SQUARES)) if order_of(square) == 1)


def tell_target(game: Paladins, column: i64, what: str) -> None:
    """12.4.1. From where it looked, and what it found."""
    if game.told is not None:
        game.told.append(RivalTargeted(int(game.schemes.marker) + 1, int(column) + 1, what))


def tell_square(game: Paladins, square: i64) -> None:
    """12.6.7. Which square, and why."""
    if game.told is not None:
        game.told.append(RivalChoseSquare(SQUARES[square].id, SQUARES[square].region))
