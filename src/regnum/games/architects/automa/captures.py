"""C5.1 to C5.6. Whom the automaton captures."""

from __future__ import annotations

from mypy_extensions import i64

from regnum.core.effects import packed_effect
from regnum.games.architects.effects.vocabulary import CAPTURE
from regnum.games.architects.events import Captured
from regnum.games.architects.parts import LOCATIONS, NONE, OPEN
from regnum.games.architects.solo.events import RivalMissed, RivalTargeted
from regnum.games.architects.solo.figures import CAPTURE_PLACES
from regnum.games.architects.table import Architects
from regnum.games.architects.workers import capture, take_group


def capture_largest(game: Architects, side: i64, n: i64) -> None:
    """C5.1, C5.3 to C5.6. The largest group of a person; among equal ones by location. Where several people are tied
    and too few captures are left for all of them, all are taken."""
    size = largest_human_group(game, side)
    if size == 0:
        if game.told is not None:
            game.told.append(RivalMissed(int(side), int(n)))
        return
    location = first_with(game, side, size)
    tied = tied_at(game, side, location, size)
    if tied > n:
        tell_target(game, location, size, "tied", "C5.5")
        take_groups(game, side, location, size)
        return
    several = places_with(game, side, size) > 1
    tell_target(game, location, size, "priority" if several else "largest", "C5.4" if several else "C5.3")
    if n > 1:
        game.owe(side, packed_effect(CAPTURE, 0, n - 1))
    capture(game, side, location, first_group(game, side, location, size))


def tell_target(game: Architects, location: i64, size: i64, reason: str, rule: str) -> None:
    """Why this group."""
    if game.told is not None:
        game.told.append(RivalTargeted(int(game.automa_side), LOCATIONS[location], int(size), reason, rule))


def take_groups(game: Architects, side: i64, location: i64, size: i64) -> None:
    """C5.5. All groups of this size: one capture, so what follows from it follows once (in edition 1 for each)."""
    for whose in range(game.rules.sides):
        if whose != side and game.sides[whose].workers[location] == size:
            if game.rules.edition >= 2:
                take_group(game, side, location, whose)
            else:
                capture(game, side, location, whose)
    if game.rules.edition >= 2:
        game.happened(Captured, side, location)


# -- looking for groups -------------------------------------------------------------------------------------------


def largest_human_group(game: Architects, side: i64) -> i64:
    """C5.3, C6.10, Q28. The most workers of one person at one open location."""
    size: i64 = 0
    for location in range(i64(OPEN)):
        size = max(size, largest_at(game, side, location))
    return size


def largest_at(game: Architects, side: i64, location: i64) -> i64:
    """The largest group of a person there."""
    size: i64 = 0
    for whose in range(game.rules.sides):
        if whose != side:
            size = max(size, game.sides[whose].workers[location])
    return size


def nth_place(game: Architects, i: i64) -> i64:
    """C5.4. The open locations in the order in which it looks; the very first is an expansion's, or NONE."""
    if i > 0:
        return CAPTURE_PLACES[i - 1]
    priority = game.changes.automa_priority
    return NONE if priority is None else priority.first_to_capture(game)


def first_with(game: Architects, side: i64, size: i64) -> i64:
    """C5.4. The first location in its order with a person's group of this size."""
    for i in range(i64(OPEN + 1)):
        location = nth_place(game, i)
        if location != NONE and largest_at(game, side, location) == size:
            return location
    return NONE


def places_with(game: Architects, side: i64, size: i64) -> i64:
    """How many locations have a largest group of this size."""
    count: i64 = 0
    for location in range(i64(OPEN)):
        if largest_at(game, side, location) == size:
            count += 1
    return count


def tied_at(game: Architects, side: i64, location: i64, size: i64) -> i64:
    """C5.5. How many people have a group of this size there."""
    count: i64 = 0
    for whose in range(game.rules.sides):
        if whose != side and game.sides[whose].workers[location] == size:
            count += 1
    return count


def first_group(game: Architects, side: i64, location: i64, size: i64) -> i64:
    """Whose group of this size comes first there, in seat order."""
    whose: i64 = 0
    while whose == side or game.sides[whose].workers[location] != size:
        whose += 1
    return whose


def largest_own(game: Architects, side: i64) -> tuple[i64, i64]:
    """C2.9. The size of its largest group and where that stands, equal ones by C5.4; NONE if nowhere."""
    size: i64 = 0
    for location in range(i64(OPEN)):
        size = max(size, game.sides[side].workers[location])
    if size == 0:
        return 0, NONE
    for i in range(i64(OPEN + 1)):
        location = nth_place(game, i)
        if location != NONE and game.sides[side].workers[location] == size:
            return size, location
    return 0, NONE
