"""What cards and squares do, as numbers: what to do, of which kind, how much.

A game keeps the effects that are still due in a packed list, which a search copies a million times.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What an effect does. The first ones are printed on cards and squares (1.7) ...
GAIN_WORKERS: Final = 0
GAIN_SILVER: Final = 1
GAIN_PROVISIONS: Final = 2
TAKE_TAX: Final = 3
RAISE: Final = 4
DISCARD_SUSPICION: Final = 5
CANCEL_DEBT: Final = 6
PAY_DEBT: Final = 7
CLEAR_SPACE: Final = 8
RECRUIT_FREELY: Final = 9
DEVELOP_FREELY: Final = 10
EITHER: Final = 11
# ... the others are what actions and rules still have to do.
DRAFT_TOWNSFOLK: Final = 12
PUT_WORKSHOP: Final = 13
ENLIST_TOWNSFOLK: Final = 14
DISMISS_TOWNSFOLK: Final = 15
CLEAR_OTHER: Final = 16
SEND_MONK: Final = 17
POST_OUTPOST: Final = 18
MOVE_JAR: Final = 19
STRIKE_OUTSIDER: Final = 20
PERSUADE_OUTSIDER: Final = 21
USE_ABILITIES: Final = 22  # of the action `what`
DRAW_SUSPICION: Final = 23
HOLD_INQUISITION: Final = 24
KEEP_WORKERS: Final = 25
GAIN_AI_WORKERS: Final = 26  # 12.6.4: workers of no kind
PAY_DEBT_NOW: Final = 27  # chosen already (1.7.3), so it is not declined
DISCARD_SUSPICION_NOW: Final = 28
SETTLE_OR_DISCARD: Final = 29  # 12.6.9: pay a debt, or without one discard a suspicion
USE_ABILITY: Final = 30  # of the townsfolk numbered `what` * WHAT + n
USE_BONUS: Final = 31  # of the paladin in use

WHAT: Final = 16
DO: Final = 256


def effect(do: int, what: int = 0, n: int = 1) -> int:
    """An effect as a number."""
    return do * DO + what * WHAT + n


def do_of(effect: i64) -> i64:
    """What it does."""
    return effect // DO


def what_of(effect: i64) -> i64:
    """The kind of worker, the attribute, the action, or the number of a choice."""
    return (effect % DO) // WHAT


def n_of(effect: i64) -> i64:
    """How much."""
    return effect % WHAT


def declinable(effect: i64) -> bool:
    """1.7.2. Whether it may be left unused, wholly or in part; the abilities of an Inquisition may be too (8.3.1)."""
    do = do_of(effect)
    return (do >= DISCARD_SUSPICION and do <= DEVELOP_FREELY) or do == HOLD_INQUISITION


def worker(kind: int, n: int = 1) -> int:
    """Gain workers."""
    return effect(GAIN_WORKERS, kind, n)


def silver(n: int) -> int:
    """Gain silver from the general supply."""
    return effect(GAIN_SILVER, 0, n)


def provision(n: int) -> int:
    """Gain provisions."""
    return effect(GAIN_PROVISIONS, 0, n)


def tax(n: int) -> int:
    """8.1. Take silver from the tax supply."""
    return effect(TAKE_TAX, 0, n)


def rise(attribute: int, n: int = 1) -> int:
    """Raise an attribute."""
    return effect(RAISE, attribute, n)


def forgive(n: int) -> int:
    """Discard up to so many own suspicions."""
    return effect(DISCARD_SUSPICION, 0, n)


SETTLE: Final = effect(PAY_DEBT)
CANCEL: Final = effect(CANCEL_DEBT)
CLEAR: Final = effect(CLEAR_SPACE)
FREE_RECRUIT: Final = effect(RECRUIT_FREELY)
FREE_DEVELOP: Final = effect(DEVELOP_FREELY)

Row = tuple[int, ...]


def meant(effect: int) -> int:
    """The same effect once it has been chosen among others: nobody is asked again whether it is wanted."""
    do = int(do_of(effect))
    if do == PAY_DEBT:
        return PAY_DEBT_NOW * DO + effect % DO
    if do == DISCARD_SUSPICION:
        return DISCARD_SUSPICION_NOW * DO + effect % DO
    return PUT_WORKSHOP * DO + effect % DO if do == DEVELOP_FREELY else effect
