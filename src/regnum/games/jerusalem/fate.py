"""8. Phase 4: what events do to squires. Barons never protect them (8.1.2)."""

from __future__ import annotations

from mypy_extensions import i64

from regnum.games.jerusalem.events import SquiresRemoved, SquiresSaved, Struck, TaxPaid
from regnum.games.jerusalem.parts import (
    AREAS,
    EVENT_ROUNDS,
    FIRST_EVENT,
    KINGS_PALACE,
    MOST_SAVED,
    MOST_STRUCK,
    NONE,
    RANSOM,
    TEMPLARS,
    areas_of,
)
from regnum.games.jerusalem.table import Jerusalem


def event_of(game: Jerusalem, round: i64) -> i64:
    """8.1.1. The event over a calendar space, or NONE."""
    if round < FIRST_EVENT or round >= FIRST_EVENT + EVENT_ROUNDS:
        return NONE
    return game.calendar[round - FIRST_EVENT]


def remove(game: Jerusalem, seat: i64, area: i64, count: i64) -> None:
    """8.1.2. To the supply, baron or not."""
    if count == 0:
        return
    game.depart(seat, area, count)
    if game.told is not None:
        game.told.append(SquiresRemoved(int(seat), int(count), AREAS[area]))


# -- Succession ---------------------------------------------------------------------------------------------------


def most_saved(game: Jerusalem, seat: i64) -> i64:
    """8.2.2. How many squires of the whole Palace can flee to the baron."""
    return min(game.city.in_quarter(KINGS_PALACE, seat), i64(MOST_SAVED))


def clear_palace(game: Jerusalem, seat: i64, saved: i64) -> None:
    """8.2.1. All squires of a seat leave the Palace, but for those that are saved wherever they stand (Q22)."""
    kept = saved
    for area in areas_of(KINGS_PALACE):
        here = game.city.in_area(area, seat)
        staying = min(kept, here)
        kept -= staying
        remove(game, seat, area, here - staying)
    if saved > 0:
        shelter_saved(game, seat, saved)


def shelter_saved(game: Jerusalem, seat: i64, saved: i64) -> None:
    """8.2.2, 8.2.3. They go to the baron; if he is in the Palace, only they are there in the end."""
    shelter = game.city.barons[seat]
    for area in areas_of(KINGS_PALACE):
        game.depart(seat, area, game.city.in_area(area, seat))
    game.arrive(seat, shelter, saved)
    if game.told is not None:
        game.told.append(SquiresSaved(int(seat), int(saved), AREAS[shelter]))


# -- election and tax ---------------------------------------------------------------------------------------------


def level_down(game: Jerusalem, area: i64) -> None:
    """8.3.1. Everybody present keeps only as many as the weakest player present; who is alone keeps all (8.3.2)."""
    least = game.city.weakest(area)
    for seat in range(game.seats()):
        here = game.city.in_area(area, seat)
        if here > least:
            remove(game, seat, area, here - least)


def most_ransomed(game: Jerusalem, seat: i64) -> i64:
    """8.4.1. How many squires of the taxed area one can pay for."""
    return min(game.city.in_area(game.taxed, seat), game.sides[seat].bezants // RANSOM)


def pay_tax(game: Jerusalem, seat: i64, area: i64, count: i64) -> None:
    """8.4.1. So many squires stay, a bezant each; the others leave."""
    if count > 0:
        game.own(seat).bezants -= RANSOM * count
        if game.told is not None:
            game.told.append(TaxPaid(int(seat), int(count), int(RANSOM * count), AREAS[area]))
    remove(game, seat, area, game.city.in_area(area, seat) - count)


# -- War ----------------------------------------------------------------------------------------------------------


def go_to_war(game: Jerusalem, seat: i64) -> None:
    """8.5.1, 8.5.3. All squires of a seat leave the Templars; as many may be struck, those lost before not (Q23)."""
    game.strikes = game.city.in_quarter(TEMPLARS, seat)
    for area in areas_of(TEMPLARS):
        remove(game, seat, area, game.city.in_area(area, seat))
    for other in range(game.seats()):
        game.own(other).struck = 0


def may_strike(game: Jerusalem, seat: i64, other: i64) -> bool:
    """8.5.2, 9.2.5. Whether this is an opponent who has not yet lost as many squires as may be."""
    return other != seat and game.sides[other].struck < MOST_STRUCK


def has_targets(game: Jerusalem, seat: i64) -> bool:
    """8.5.2. Whether there is a squire to strike."""
    for other in range(game.seats()):
        if may_strike(game, seat, other) and game.sides[other].on_board > 0:
            return True
    return False


def within_reach(game: Jerusalem, seat: i64) -> i64:
    """8.5.2. How many squires this seat can still strike, as many as stand and as each opponent may lose."""
    count: i64 = 0
    for other in range(game.seats()):
        if other != seat:
            count += min(MOST_STRUCK - game.sides[other].struck, game.sides[other].on_board)
    return min(count, game.strikes)


def strike(game: Jerusalem, seat: i64, area: i64, other: i64) -> None:
    """8.5.2. From any area, in the Templars' quarter and beside a baron too (Q15)."""
    game.depart(other, area, 1)
    game.strikes -= 1
    game.own(other).struck += 1
    if game.told is not None:
        game.told.append(Struck(int(seat), int(other), AREAS[area]))
