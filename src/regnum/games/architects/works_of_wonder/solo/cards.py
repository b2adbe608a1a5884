"""The six rivals and the schemes that only they follow, declared as data and put on the shelves behind the classic ones.

Focus and power of a rival are the rulebook's; figures marked reconstructed are ours and live only here. Read once, when
the game is loaded, and not compiled.
"""

from __future__ import annotations

from typing import Final

from regnum.core.effects import effect
from regnum.games.architects.automa.vocabulary import (
    CAPTURE_HERE,
    CONSTRUCTING,
    FOCUS_PLACE,
    FUTURE,
    IMPRISONING,
    MORE_CONDITIONS,
    MORE_PLACES,
    PLACING,
    RESETTING,
    RISING,
    TAX,
    deed,
)
from regnum.games.architects.effects.vocabulary import CAPTURE, IMPRISON, MORE_DOS, Row, gain
from regnum.games.architects.parts import (
    BLACK_MARKET,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    KINGS_STOREHOUSE,
    MARBLE,
    QUARRY,
    SILVER,
    SILVERSMITH,
    TOWN_CENTRE,
    VIRTUE,
    WORKSHOP,
)
from regnum.games.architects.solo.cards import (
    AS_USUAL,
    DO_FOCUS,
    ELSE,
    NEXT_CARD,
    ONE_FUTURE,
    STEP_UP,
    TWO_APPRENTICES,
    VISIT_MARKET,
    Rival,
    Scheme,
    Way,
    When,
    per_worker,
    scheme_numbers,
)
from regnum.games.architects.solo.figures import add_rivals, add_schemes
from regnum.games.architects.works_of_wonder.parts import INFLUENCE

CONTRIBUTE: Final = MORE_DOS.next()  # C6.8
MONUMENT: Final = MORE_DOS.next()  # C4
PRINCESS: Final = MORE_PLACES.next()  # C6.2
LEADS_PRINCESS: Final = MORE_CONDITIONS.next()  # C6.14
MONUMENT_OR_CATHEDRAL: Final = MORE_CONDITIONS.next()  # C6.15
INFLUENCE_AT_MOST: Final = MORE_CONDITIONS.next()  # C6.18

# -- the schemes ----------------------------------------------------------------------------------------------------

DO_CONTRIBUTE: Final = deed(CONTRIBUTE)
BUILD: Final = deed(MONUMENT)
LITTLE_INFLUENCE: Final = When(INFLUENCE_AT_MOST, "influence", "C6.18", 5)

# The cards that the classic solo game does not know as they are; with the shared ones they are the 22 of C1.4.
add_schemes(
    [
        Scheme("start_1", Way(GUILDHALL, (BUILD, ELSE, STEP_UP, ELSE, gain(MARBLE, 4)))),
        Scheme("start_7", Way(PRINCESS, (DO_CONTRIBUTE,))),  # reconstructed
        Scheme(  # reconstructed
            "start_8",
            Way(PRINCESS, (DO_CONTRIBUTE,), LITTLE_INFLUENCE),
            Way(QUARRY, (AS_USUAL,)),
        ),
        Scheme(  # reconstructed
            "future_1",
            Way(GUILDHALL, (BUILD, ELSE, STEP_UP), When(MONUMENT_OR_CATHEDRAL, "monument_or_cathedral", "C6.15")),
            Way(PRINCESS, (DO_CONTRIBUTE,)),
        ),
        Scheme(  # reconstructed
            "future_7",
            Way(BLACK_MARKET, (VISIT_MARKET,), When(LEADS_PRINCESS, "princess", "C6.14")),
            Way(PRINCESS, (DO_CONTRIBUTE,)),
        ),
        Scheme(  # reconstructed
            "future_8",
            Way(PRINCESS, (DO_CONTRIBUTE, ONE_FUTURE), LITTLE_INFLUENCE),
            Way(BLACK_MARKET, (VISIT_MARKET,)),
        ),
        Scheme("future_9", Way(FOCUS_PLACE, (DO_FOCUS, NEXT_CARD))),  # reconstructed
        Scheme("future_11", Way(GUILDHALL, (BUILD, ELSE, STEP_UP, ELSE, gain(MARBLE, 4)))),  # reconstructed
    ]
)
SCHEMES: Final = scheme_numbers([f"start_{number}" for number in range(1, 12)])
FUTURE_SCHEMES: Final = scheme_numbers([f"future_{number}" for number in range(1, 12)])

# -- the rivals -----------------------------------------------------------------------------------------------------


class WonderRival(Rival):
    """A rival with influence and monuments: what it starts with, and where its figures go (C4.7)."""

    def __init__(
        self,
        id: str,
        rule: str,
        *,
        virtue: int,
        influence: int,
        focus: Way,
        figures: Row,
        discount: int = 0,  # marble that a monument costs less
        powers: dict[int, Row] | None = None,
        placing_at: int = GUILDHALL,
        fearless: bool = False,
    ) -> None:
        super().__init__(
            id,
            rule,
            virtue=virtue,
            focus=focus,
            schemes=SCHEMES,
            future=FUTURE_SCHEMES,
            powers=powers,
            placing_at=placing_at,
            fearless=fearless,
        )
        self.influence = influence
        self.figures = figures
        self.discount = discount


# Start values and priorities are reconstructed; focus and power are the rulebook's.
WONDER_RIVALS: Final = [
    WonderRival(
        "noblewoman",
        "C7.1",
        virtue=6,
        influence=0,
        focus=Way(PRINCESS, (DO_CONTRIBUTE, ONE_FUTURE)),
        figures=(FOREST, QUARRY, KINGS_STOREHOUSE, WORKSHOP, SILVERSMITH, TOWN_CENTRE, GUARDHOUSE),
        discount=2,
    ),
    WonderRival(
        "enforcer",
        "C7.2",
        virtue=7,
        influence=4,
        focus=Way(TOWN_CENTRE, (effect(IMPRISON), ELSE, deed(TAX), deed(CAPTURE_HERE))),
        figures=(TOWN_CENTRE, SILVERSMITH, GUARDHOUSE, FOREST, QUARRY, WORKSHOP, KINGS_STOREHOUSE),
        powers={IMPRISONING: (gain(MARBLE, 1),)},
    ),
    WonderRival(
        "illusionist",
        "C7.3",
        virtue=6,
        influence=5,
        focus=Way(BLACK_MARKET, (VISIT_MARKET,)),
        figures=(SILVERSMITH, WORKSHOP, TOWN_CENTRE, QUARRY, FOREST, KINGS_STOREHOUSE, GUARDHOUSE),
        fearless=True,
    ),
    WonderRival(
        "informant",
        "C7.4",
        virtue=8,
        influence=4,
        focus=Way(WORKSHOP, (TWO_APPRENTICES, deed(TAX, 0, 2), deed(FUTURE, 0, 2))),
        figures=(WORKSHOP, GUARDHOUSE, TOWN_CENTRE, SILVERSMITH, FOREST, QUARRY, KINGS_STOREHOUSE),
        powers={RISING: (effect(CAPTURE),), CONSTRUCTING: (effect(CAPTURE),)},
    ),
    WonderRival(
        "patron",
        "C7.5",
        virtue=7,
        influence=1,
        focus=Way(KINGS_STOREHOUSE, (per_worker(MARBLE, 2), ELSE, gain(VIRTUE, 1))),
        figures=(KINGS_STOREHOUSE, QUARRY, FOREST, SILVERSMITH, WORKSHOP, GUARDHOUSE, TOWN_CENTRE),
        powers={PLACING: (gain(INFLUENCE, 1),)},
        placing_at=KINGS_STOREHOUSE,
    ),
    WonderRival(
        "peddler",
        "C7.6",
        virtue=8,
        influence=3,
        focus=Way(SILVERSMITH, (gain(SILVER, 1), per_worker(SILVER))),
        figures=(SILVERSMITH, KINGS_STOREHOUSE, WORKSHOP, FOREST, QUARRY, TOWN_CENTRE, GUARDHOUSE),
        powers={RESETTING: (gain(INFLUENCE, 1), gain(SILVER, 2))},
    ),
]
add_rivals(list(WONDER_RIVALS))
