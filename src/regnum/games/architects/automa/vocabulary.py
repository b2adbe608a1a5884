"""The words of the automaton's cards and boards: deeds, places and conditions, and the stages of its turn."""

from __future__ import annotations

from typing import Final

from regnum.core.effects import effect
from regnum.games.architects.effects.vocabulary import FIRST_AUTOMA_DO, EffectNumbers

# Printed on schemes and boards (C6), beside effects of the base game that mean the same for it: gains and losses,
# CAPTURE (C5), IMPRISON (C5.8), GUARD (C5.12), TAKE_TAX (C6.6), RISE (C6.3) ...
USUAL: Final = FIRST_AUTOMA_DO  # C2.11: what it does at a plain location
FOCUS: Final = FIRST_AUTOMA_DO + 1  # C6.1
MARKET: Final = FIRST_AUTOMA_DO + 2  # C7.8: what its black market space gives
FUTURE: Final = FIRST_AUTOMA_DO + 3  # C6.4: n future schemes
NEXT: Final = FIRST_AUTOMA_DO + 4  # C6.5
REMOVE: Final = FIRST_AUTOMA_DO + 5  # C6.7
TAX: Final = FIRST_AUTOMA_DO + 6  # n silver from the supply onto the tax stand
PER_WORKER: Final = FIRST_AUTOMA_DO + 7  # C7.7: one of the kind for every n own workers here
CAPTURE_HERE: Final = FIRST_AUTOMA_DO + 8  # as many captures as own workers here
GUARD_HERE: Final = FIRST_AUTOMA_DO + 9  # as many guardhouse actions
OR: Final = FIRST_AUTOMA_DO + 10  # C2.3, C7.7: what follows is done only if nothing before it is possible
# ... and what its turn still has to do.
FOLLOW: Final = FIRST_AUTOMA_DO + 11  # C2.3: the option n of the scheme just turned, at the location `what`
POWER: Final = FIRST_AUTOMA_DO + 12  # C7: what the power `what` of its board gives
SCHEME: Final = FIRST_AUTOMA_DO + 13  # C2.1: turn the top card, and send a worker where it says
TAKE_BACK: Final = FIRST_AUTOMA_DO + 14  # C2.9: without a worker at home

# When the power of its board gives something.
PLACING: Final = 0  # C7.5: a worker was placed at its location
IMPRISONING: Final = 1  # C7.2: captives were imprisoned
RISING: Final = 2  # C7.4: a step in the cathedral
CONSTRUCTING: Final = 3  # C7.4: something was built
RESETTING: Final = 4  # C7.6: at a reset
POWERS: Final = 5

# Where a scheme or a focus sends a worker: a location, BLACK_MARKET for the first free space there, or one of these.
FOCUS_PLACE: Final = 30
FIRST_FREE_PLACE: Final = 31
MORE_PLACES: Final = EffectNumbers(FIRST_FREE_PLACE)  # for expansions

# C6.10 to C6.18. What the upper option of a scheme asks; ALWAYS for a single option.
GROUP_AT_LEAST: Final = 1  # C6.10
TAX_AT_LEAST: Final = 2  # C6.11
HOLDS_CAPTIVES: Final = 3  # C6.12
PRISON_AT_LEAST: Final = 4  # C6.13
CATHEDRAL_VIRTUE_AT_MOST: Final = 5  # C6.16
CATHEDRAL_NO_FUTURE: Final = 6  # C6.17
FIRST_FREE_WHEN: Final = 10
MORE_CONDITIONS: Final = EffectNumbers(FIRST_FREE_WHEN)  # for expansions


def deed(do: int, what: int = 0, n: int = 1) -> int:
    """A deed is an effect of the automaton."""
    return effect(do, what, n)
