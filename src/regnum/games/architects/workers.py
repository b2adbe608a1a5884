"""Workers on their ways (A0.2, A0.3, A4.13 to A4.22): placed, captured, in prison and home again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from regnum.core.effects import packed_effect
from regnum.games.architects.display import sweep
from regnum.games.architects.effects.vocabulary import ACT, AFTER_ACTION
from regnum.games.architects.events import (
    Captured,
    Freed,
    Imprisoned,
    LastSpaceFilled,
    Placed,
    SentToPrison,
    TookBack,
    TookBackFrom,
    WorkersHome,
)
from regnum.games.architects.happenings import WORKER_CAPTURED, WORKER_PLACED
from regnum.games.architects.market import market_is_full
from regnum.games.architects.parts import (
    GUILDHALL,
    HELD,
    HOME,
    LOCATIONS,
    MARKET_LARGE,
    MARKET_MIDDLE,
    MARKET_SMALL,
    ON_IMPRISON,
    PLACED,
    PLACES,
    PRISON,
    RESET_ROW,
    SILVER,
    SWEEP_COLUMN,
    SWEEP_ROWS,
)

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


def go(game: Architects, side: i64, location: i64) -> None:
    """A3.1. Place a worker and act there."""
    game.owe(side, packed_effect(AFTER_ACTION, location, 1))
    game.owe(side, packed_effect(ACT, location, 1))
    place(game, side, location)


def place(game: Architects, side: i64, location: i64) -> None:
    """A worker leaves the own board."""
    game.own(side).move(HOME, location, 1)
    if game.told is not None:
        game.told.append(Placed(int(side), LOCATIONS[location]))
    arrive(game, side, location)


def arrive(game: Architects, side: i64, location: i64) -> None:
    """A worker was placed; what placing itself brings is due before the action."""
    if location == GUILDHALL:
        enter_hall(game, side)
    elif location >= MARKET_SMALL and market_is_full(game):
        game.reset_due = True  # A10.6
    game.happened(WORKER_PLACED, side, location)
    game.react(side, PLACED + location)  # last, so it comes first: what placing brings may pay for the action


def enter_hall(game: Architects, side: i64) -> None:
    """A4.29 to A4.33. The next space and its effect; beyond the last one there is none (A11.3)."""
    at = i64(len(game.hall))
    game.hall = append(game.hall[:], side)
    if at >= game.spaces():
        return
    row = at // game.columns + 1
    column = at % game.columns + 1
    if column == SWEEP_COLUMN and row <= SWEEP_ROWS:
        sweep(game, 0, 1)
    if column == 1 and row >= RESET_ROW:
        game.reset_due = True
    if at + 1 == game.spaces():
        game.last = side
        if game.told is not None:
            game.told.append(LastSpaceFilled(int(side)))


def capture(game: Architects, side: i64, location: i64, whose: i64) -> None:
    """A4.13. One capture, and what follows from it."""
    take_group(game, side, location, whose)
    game.happened(WORKER_CAPTURED, side, location)


def take_group(game: Architects, side: i64, location: i64, whose: i64) -> None:
    """A4.16, A4.17. All workers of one colour at one location; the own ones come home."""
    n = game.sides[whose].workers[location]
    game.own(whose).move(location, HOME if whose == side else HELD + side, n)
    if game.told is not None:
        if whose == side:
            game.told.append(WorkersHome(int(side), LOCATIONS[location], int(n)))
        else:
            game.told.append(Captured(int(side), LOCATIONS[location], int(whose), int(n)))


def imprison(game: Architects, side: i64) -> None:
    """A4.20. All captives of a board, 1 silver for each."""
    n = game.captives(side)
    if n == 0:
        return
    for whose in range(game.rules.sides):
        game.own(whose).move(HELD + side, PRISON, game.sides[whose].workers[HELD + side])
    if game.told is not None:
        game.told.append(Imprisoned(int(side), int(n)))
    game.gain(side, SILVER, n)
    game.react(side, ON_IMPRISON)


def imprison_own(game: Architects, side: i64, location: i64) -> None:
    """A10.1. All own workers of a location."""
    n = game.sides[side].workers[location]
    if n == 0:
        return
    game.own(side).move(location, PRISON, n)
    if game.told is not None:
        game.told.append(SentToPrison(int(side), LOCATIONS[location], int(n)))


def clear_market(game: Architects) -> None:
    """A10.1. All workers of the black market go to prison."""
    for side in range(game.rules.sides):
        for space in (MARKET_SMALL, MARKET_MIDDLE, MARKET_LARGE):
            imprison_own(game, side, space)


def free_prisoners(game: Architects, side: i64, most: i64) -> None:
    """A4.21. Own workers come home from prison."""
    n = min(most, game.sides[side].prisoners)
    if n > 0:
        game.own(side).move(PRISON, HOME, n)
        if game.told is not None:
            game.told.append(Freed(int(side), "prison", int(n)))


def free_captives(game: Architects, side: i64) -> None:
    """A4.22. All own workers come home from other boards."""
    n = game.sides[side].held()
    if n == 0:
        return
    for holder in range(game.rules.sides):
        game.own(side).move(HELD + holder, HOME, game.sides[side].workers[HELD + holder])
    if game.told is not None:
        game.told.append(Freed(int(side), "boards", int(n)))


def take_back(game: Architects, side: i64, place: i64) -> None:
    """A3.2, A3.3. One worker comes home."""
    game.own(side).move(place, HOME, 1)
    if game.told is not None:
        if place >= HELD:
            game.told.append(TookBackFrom(int(side), int(place - HELD)))
        else:
            game.told.append(TookBack(int(side), PLACES[place]))
