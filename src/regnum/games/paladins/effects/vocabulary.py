"""1.7. Effects as cards write them: what to do, of which kind, how much. What each one means stands in its class."""

from __future__ import annotations

from typing import Final

from regnum.core.effects import do_of, effect, n_of, what_of
from regnum.games.paladins.parts import ATTRIBUTES, WORKERS

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
USE_ABILITY: Final = 30  # of the townsfolk `what`
USE_BONUS: Final = 31  # of the paladin in use

Row = tuple[int, ...]


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

# The same effect once it has been chosen among others: nobody is asked again whether it is wanted.
MEANT: Final = {
    PAY_DEBT: PAY_DEBT_NOW,
    DISCARD_SUSPICION: DISCARD_SUSPICION_NOW,
    DEVELOP_FREELY: PUT_WORKSHOP,
}


def meant(chosen: int) -> int:
    """1.7.3. What becomes due of an effect that was chosen."""
    do = int(do_of(chosen))
    return effect(MEANT.get(do, do), int(what_of(chosen)), int(n_of(chosen)))


# -- one word for each, as moves write it -------------------------------------------------------------------------

WORDS: Final = {
    GAIN_SILVER: ("silver",),
    GAIN_PROVISIONS: ("provisions",),
    CLEAR_SPACE: ("pray",),
    RECRUIT_FREELY: ("recruit",),
    DISCARD_SUSPICION: ("suspicion",),
    PAY_DEBT: ("debt",),
    GAIN_WORKERS: WORKERS,  # by `what`
    RAISE: ATTRIBUTES,
}


def reward_name(reward: Row) -> str:
    """A square's reward in one word: `silver`, `labourer+scout`, `pray`."""
    names = []
    for each in reward:
        times = int(n_of(each)) if do_of(each) == GAIN_WORKERS else 1
        names += [WORDS[int(do_of(each))][what_of(each)]] * times
    return "+".join(names)
