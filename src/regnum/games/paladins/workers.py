"""Workers in numbers. A pool is one number with eight bits for each kind; a crew is a set of one to three workers.

Which worker stands on which slot makes no difference (4.6), so an action is played with a crew, and the tables here
say which crews fill which slots. Everything is worked out once, when the game is loaded.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.games.paladins.parts import ANY, BIT, CRIMINAL, FIRST_RIGHT, KINDS, NONE, ONE_OR_TWO, SLOTS, SPACES, WORKERS

BITS: Final = 8  # of a pool, for each kind
ONES: Final = 0x7F
GUARDS: Final = 0x808080808080  # the highest bit of each kind: it tells where a subtraction would go below zero
PLACED_BITS: Final = 3  # of a space, for each slot: the kind of the worker plus one

CREWS: Final = [crew for size in (1, 2, 3) for crew in combinations_with_replacement(range(KINDS), size)]
CREW_NUMBERS: Final = {crew: number for number, crew in enumerate(CREWS)}
CREW_COUNT: Final = len(CREWS)
NO_CREW: Final = 99  # more workers than anybody has
PATTERNS: Final = 4  # which of the first two slots a workshop covers, as bits


def packed(crew: tuple[int, ...]) -> int:
    """A crew as a pool."""
    return sum(1 << (BITS * kind) for kind in crew)


ONE_OF: Final = vec[i64]([packed((kind,)) for kind in range(KINDS)])
CREW_POOL: Final = vec[i64]([packed(crew) for crew in CREWS])
CREW_SIZE: Final = vec[i64]([len(crew) for crew in CREWS])


def count_of(pool: i64, kind: i64) -> i64:
    """How many of a kind a pool has."""
    return (pool >> (BITS * kind)) & ONES


def size_of(pool: i64) -> i64:
    """How many workers a pool has."""
    size: i64 = 0
    while pool:
        size += pool & ONES
        pool >>= BITS
    return size


def holds(pool: i64, wanted: i64) -> bool:
    """Whether a pool has all the workers of another."""
    return ((pool | GUARDS) - wanted) & GUARDS == GUARDS


def kinds_in(pool: i64) -> list[int]:
    """The workers of a pool one by one, in the order of the box."""
    return [kind for kind in range(KINDS) for _ in range(count_of(pool, kind))]


# -- crews on slots ---------------------------------------------------------------------------------------------


def fills(slot: int, kind: int) -> bool:
    """1.1.2, 1.1.4. Whether a worker may stand on a slot: its own colour, any, or a criminal (1.1.3)."""
    return slot in (ANY, kind) or kind == CRIMINAL


def arranged(crew: tuple[int, ...], slots: list[int]) -> tuple[int, ...] | None:
    """4.6. The crew in the order of the slots, as many coloured ones as can be held by their own kind; or None."""
    if len(crew) != len(slots):
        return None
    rows = [row for row in permutations(crew) if all(fills(slot, kind) for slot, kind in zip(slots, row, strict=True))]
    own = [sum(slot == kind for slot, kind in zip(slots, row, strict=True)) for row in rows]
    return rows[own.index(max(own))] if rows else None


def open_slots(action: int, pattern: int) -> list[int]:
    """The slots of an action that no workshop covers."""
    return [at for at in range(len(SLOTS[action])) if not (pattern >> at) & 1]


def standing(action: int, pattern: int, crew: tuple[int, ...]) -> int:
    """The crew as it stands on the space, three bits a slot; NONE if it does not fill it (4.3, 4.4)."""
    at = open_slots(action, pattern)
    if action in ONE_OR_TWO and len(crew) == 1:  # 4.5: a single worker goes on the left slot
        at = at[:1]
    row = arranged(crew, [SLOTS[action][slot] for slot in at])
    if row is None:
        return NONE
    return sum((kind + 1) << (PLACED_BITS * slot) for slot, kind in zip(at, row, strict=True))


def patterns_of(action: int) -> range:
    """Only the right-hand side can be developed."""
    return range(PATTERNS if action >= FIRST_RIGHT else 1)


STANDING: Final = vec[i64](
    [
        standing(action, pattern, crew) if pattern in patterns_of(action) else NONE
        for action in range(SPACES)
        for pattern in range(PATTERNS)
        for crew in CREWS
    ]
)  # (action * PATTERNS + pattern) * CREW_COUNT + crew

FITTING: Final = [
    [crew for crew in range(CREW_COUNT) if STANDING[row * CREW_COUNT + crew] != NONE]
    for row in range(SPACES * PATTERNS)
]
FITTING_CREWS: Final = vec[i64]([crew for crews in FITTING for crew in crews])
FITTING_END: Final = vec[i64]([sum(len(crews) for crews in FITTING[: row + 1]) for row in range(len(FITTING))])


# What a row needs at least, to look no further where it is not there: how many workers, and which kinds bit by bit.
FEWEST: Final = vec[i64]([min((CREW_SIZE[crew] for crew in crews), default=NO_CREW) for crews in FITTING])
COLOURED: Final = vec[i64](
    [
        sum(1 << SLOTS[action][at] for at in open_slots(action, pattern) if SLOTS[action][at] != ANY)
        if action not in ONE_OR_TWO
        else 0
        for action in range(SPACES)
        for pattern in range(PATTERNS)
    ]
)
EVERY_KIND: Final = (1 << KINDS) - 1


def kinds_for_slots(pool: i64) -> i64:
    """Bit by bit the colours that a pool can fill: with a criminal, any (1.1.3)."""
    if count_of(pool, CRIMINAL) > 0:
        return EVERY_KIND
    kinds: i64 = 0
    for kind in range(i64(KINDS)):
        if count_of(pool, kind) > 0:
            kinds |= BIT[kind]
    return kinds


def workers_on(space: i64) -> list[int]:
    """The kinds of the workers on a space, from the left slot on; NONE where none stands."""
    kinds = []
    while space:
        kinds.append((space & ((1 << PLACED_BITS) - 1)) - 1)
        space >>= PLACED_BITS
    return [int(kind) for kind in kinds]


def written(action: int, crew: tuple[int, ...]) -> str:
    """`merchant+labourer+scout`: in the order of the action's slots where the crew can fill them."""
    for pattern in patterns_of(action):
        space = standing(action, pattern, crew)
        if space != NONE:
            crew = tuple(kind for kind in workers_on(space) if kind != NONE)
            break
    return "+".join(WORKERS[kind] for kind in crew)
