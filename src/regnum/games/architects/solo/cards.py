"""The rivals and their schemes, declared as data. Nearly everything of the classic solo game is reconstructed (C9).

Read once, when the game is loaded, and not compiled; what the engine needs of it stands packed in figures.py. An
expansion lays its own rivals and schemes on the same shelves, behind these.
"""

from __future__ import annotations

from typing import Final

from regnum.core.effects import effect
from regnum.games.architects.automa.vocabulary import (
    CAPTURE_HERE,
    CATHEDRAL_NO_FUTURE,
    CATHEDRAL_VIRTUE_AT_MOST,
    FOCUS,
    FOCUS_PLACE,
    FUTURE,
    GROUP_AT_LEAST,
    GUARD_HERE,
    HOLDS_CAPTIVES,
    IMPRISONING,
    MARKET,
    NEXT,
    OR,
    PER_WORKER,
    PRISON_AT_LEAST,
    REMOVE,
    RISING,
    TAX,
    TAX_AT_LEAST,
    USUAL,
    deed,
)
from regnum.games.architects.effects.vocabulary import RISE, TAKE_TAX, gain, lose_virtue
from regnum.games.architects.parts import (
    ALWAYS,
    BLACK_MARKET,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    KINGS_STOREHOUSE,
    MARBLE,
    MARKET_LARGE,
    MARKET_MIDDLE,
    MARKET_SMALL,
    MINES,
    QUARRY,
    SILVER,
    SILVERSMITH,
    TAX_STAND,
    TOWN_CENTRE,
    VIRTUE,
    WORKSHOP,
)

Row = tuple[int, ...]

# -- deeds as they stand on cards ---------------------------------------------------------------------------------

AS_USUAL: Final = deed(USUAL)
DO_FOCUS: Final = deed(FOCUS)
VISIT_MARKET: Final = deed(MARKET)
STEP_UP: Final = effect(RISE)
ONE_FUTURE: Final = deed(FUTURE)
NEXT_CARD: Final = deed(NEXT)
TWO_APPRENTICES: Final = deed(REMOVE, 0, 2)
ELSE: Final = deed(OR)


def per_worker(kind: int, every: int = 1) -> int:
    """C7.7. One of the kind for every so many own workers here."""
    return deed(PER_WORKER, kind, every)


# C2.11. What it does at a plain location; all reconstructed.
USUALLY: Final[dict[int, Row]] = {
    QUARRY: (per_worker(SILVER),),
    FOREST: (per_worker(SILVER),),
    SILVERSMITH: (gain(SILVER, 1), per_worker(SILVER)),
    MINES: (per_worker(MARBLE, 2), ELSE, gain(SILVER, 2)),
    KINGS_STOREHOUSE: (gain(VIRTUE, 1),),
    WORKSHOP: (TWO_APPRENTICES, deed(TAX, 0, 2), ONE_FUTURE),
    TOWN_CENTRE: (deed(TAX), deed(CAPTURE_HERE)),
    GUARDHOUSE: (deed(GUARD_HERE),),
    TAX_STAND: (lose_virtue(2), effect(TAKE_TAX)),
    # C7.8. In the black market, by space; the virtue it loses there comes first.
    MARKET_LARGE: (gain(MARBLE, 2),),
    MARKET_MIDDLE: (TWO_APPRENTICES, ONE_FUTURE),
    MARKET_SMALL: (gain(MARBLE, 1),),
    GUILDHALL: (),
}
MARKET_ORDER: Final = (MARKET_LARGE, MARKET_MIDDLE, MARKET_SMALL)  # C7.8: the topmost free one

# C5.4. Among equal groups; an expansion may put a location before all of these.
CAPTURE_ORDER: Final = (
    MINES, KINGS_STOREHOUSE, TOWN_CENTRE, FOREST, QUARRY, SILVERSMITH, GUARDHOUSE, WORKSHOP,
    TAX_STAND,  # reconstructed
)  # fmt: skip


# -- schemes ------------------------------------------------------------------------------------------------------

# C3.6, C6.9, C6.19. Adornments and workers on one another belong to Age of Artisans: no scheme in this box asks for them.


class When:
    """C6.10 to C6.18. What an upper option asks; `id` and `rule` are told."""

    def __init__(self, condition: int, id: str, rule: str, n: int = 0) -> None:
        self.condition = condition
        self.id = id
        self.rule = rule
        self.n = n


UNASKED: Final = When(ALWAYS, "none", "C2.2")


class Way:
    """C2.2, C2.3. One option of a scheme: where it sends the worker, and what is done there."""

    def __init__(self, place: int, deeds: Row, when: When = UNASKED) -> None:
        self.place = place
        self.deeds = deeds
        self.when = when


class Scheme:
    """A scheme card with one option or two, the upper one first."""

    def __init__(self, id: str, *ways: Way) -> None:
        self.id = id
        self.ways = ways


class Rival:
    """C7. One side of a rival board: its start, its focus, its power, and the schemes it plays with."""

    def __init__(
        self,
        id: str,
        rule: str,  # its paragraph
        *,
        virtue: int,
        focus: Way,
        schemes: Row,
        future: Row,
        powers: dict[int, Row] | None = None,  # what it gains when (PLACING and so on)
        placing_at: int = GUILDHALL,  # the location of the power PLACING
        fearless: bool = False,  # loses no virtue in the black market
    ) -> None:
        self.id = id
        self.rule = rule
        self.virtue = virtue
        self.focus = focus
        self.schemes = schemes
        self.future = future
        self.powers = powers or {}
        self.placing_at = placing_at
        self.fearless = fearless


PRISON_TWO: Final = When(PRISON_AT_LEAST, "prison", "C6.13", 2)
CAPTIVES: Final = When(HOLDS_CAPTIVES, "captives", "C6.12", 1)

ALL_SCHEMES: list[Scheme] = [
    Scheme("start_2", Way(FOCUS_PLACE, (DO_FOCUS,))),  # reconstructed
    Scheme("start_3", Way(FOCUS_PLACE, (DO_FOCUS,))),  # reconstructed
    Scheme("start_4", Way(GUARDHOUSE, (AS_USUAL,), PRISON_TWO), Way(BLACK_MARKET, (VISIT_MARKET,))),
    Scheme(  # reconstructed
        "start_5",
        Way(TOWN_CENTRE, (AS_USUAL,), When(GROUP_AT_LEAST, "group", "C6.10", 3)),
        Way(SILVERSMITH, (AS_USUAL,)),
    ),
    Scheme(  # reconstructed
        "start_6",
        Way(TAX_STAND, (AS_USUAL,), When(TAX_AT_LEAST, "tax", "C6.11", 4)),
        Way(MINES, (AS_USUAL,)),
    ),
    Scheme("start_9", Way(WORKSHOP, (AS_USUAL,))),  # reconstructed
    Scheme("start_10", Way(KINGS_STOREHOUSE, (AS_USUAL, ONE_FUTURE))),  # reconstructed
    Scheme("start_11", Way(GUARDHOUSE, (AS_USUAL,), CAPTIVES), Way(FOREST, (AS_USUAL,))),  # reconstructed
    Scheme(  # reconstructed
        "future_2",
        Way(GUILDHALL, (STEP_UP,), When(CATHEDRAL_VIRTUE_AT_MOST, "cathedral_virtue", "C6.16", 9)),
        Way(FOCUS_PLACE, (DO_FOCUS,)),
    ),
    Scheme(  # reconstructed
        "future_3",
        Way(GUILDHALL, (STEP_UP,), When(CATHEDRAL_NO_FUTURE, "cathedral_future", "C6.17")),
        Way(KINGS_STOREHOUSE, (AS_USUAL, ONE_FUTURE)),
    ),
    Scheme(  # reconstructed
        "future_4",
        Way(TOWN_CENTRE, (AS_USUAL,), When(GROUP_AT_LEAST, "group", "C6.10", 4)),
        Way(FOCUS_PLACE, (DO_FOCUS,)),
    ),
    Scheme(  # reconstructed
        "future_5",
        Way(TAX_STAND, (AS_USUAL,), When(TAX_AT_LEAST, "tax", "C6.11", 8)),
        Way(SILVERSMITH, (AS_USUAL,)),
    ),
    Scheme("future_6", Way(GUARDHOUSE, (AS_USUAL,), CAPTIVES), Way(TOWN_CENTRE, (AS_USUAL,))),  # reconstructed
    Scheme("future_10", Way(BLACK_MARKET, (VISIT_MARKET, NEXT_CARD))),  # reconstructed
    # C9.2. The classic faces of cards that the rulebook's own solo game reads otherwise; all reconstructed.
    Scheme("classic_start_1", Way(GUILDHALL, (STEP_UP, ELSE, gain(MARBLE, 1)))),
    Scheme("classic_start_7", Way(KINGS_STOREHOUSE, (gain(VIRTUE, 1),))),
    Scheme("classic_start_8", Way(KINGS_STOREHOUSE, (gain(VIRTUE, 1),))),
    Scheme("classic_future_11", Way(GUILDHALL, (STEP_UP, ELSE, gain(MARBLE, 1)))),
]


def scheme_number(id: str) -> int:
    """The number of a scheme on the shelf."""
    return [scheme.id for scheme in ALL_SCHEMES].index(id)


def scheme_numbers(ids: list[str]) -> Row:
    """The numbers of several."""
    return tuple(scheme_number(id) for id in ids)


CLASSIC_SCHEMES: Final = scheme_numbers([
    "classic_start_1", "start_2", "start_3", "start_4", "start_5", "start_6", "classic_start_7", "classic_start_8",
    "start_9", "start_10", "start_11",
])  # fmt: skip
CLASSIC_FUTURE: Final = scheme_numbers(
    ["future_2", "future_3", "future_4", "future_5", "future_6", "future_10", "classic_future_11"]
)

# -- rivals -------------------------------------------------------------------------------------------------------

ALL_RIVALS: list[Rival] = [
    Rival(  # reconstructed
        "constantine",
        "C9.1",
        virtue=5,
        focus=Way(TOWN_CENTRE, (AS_USUAL,)),
        schemes=CLASSIC_SCHEMES,
        future=CLASSIC_FUTURE,
        powers={IMPRISONING: (gain(MARBLE, 1),)},
    ),
    Rival(  # reconstructed
        "helena",
        "C9.1",
        virtue=7,
        focus=Way(GUILDHALL, (STEP_UP, ELSE, gain(VIRTUE, 1))),
        schemes=CLASSIC_SCHEMES,
        future=CLASSIC_FUTURE,
        powers={RISING: (gain(SILVER, 1),)},
    ),
]


def rival_number(id: str) -> int:
    """The number of a rival on the shelf."""
    return [rival.id for rival in ALL_RIVALS].index(id)
