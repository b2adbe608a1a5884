"""A guided first game: the drafts and the first six turns, up to the first building.

Two seats, not one: the other player follows the same rules as you and has workers to be captured. The rivals of the
solo game have rules of their own (C), which come better later. The game is played as it comes, with its expansion.
"""

from __future__ import annotations

from typing import Final

from regnum.guide import Guide, Lesson

BEFORE: Final = (
    Lesson(
        "goal",
        ("place guildhall", "cathedral", "virtue"),
        (),
        ("A11.1", "A7.6", "A8.1"),
        ("place guildhall", "cathedral", "virtue"),
    ),
    Lesson(
        "apprentice",
        ("display",),
        ("hire stonecutter_a", "hire *"),
        ("A5.5", "A5.4", "A5.1"),
        ("apprentice stonecutter_a",),
    ),
    Lesson("first", ("packet",), ("keep well", "keep *"), ("A6.1", "A2.12"), ("packet well",), planned=("do", "one")),
    Lesson(
        "second",
        ("packet",),
        ("keep windmill", "keep *"),
        ("B7.18", "A6.1"),
        ("packet windmill",),
        planned=("do", "one", "two"),
    ),
    Lesson(
        "third", ("packet",), ("keep smithy", "keep *"), ("A6.2", "A2.12"), ("packet smithy",), planned=("do", "one")
    ),
)

TURNS: Final = (
    Lesson(
        "town",
        ("town",),
        (),
        ("A0.5", "A4.25", "A3.10"),
        ("place forest", "place market_small", "home blue"),
    ),
    Lesson("forest", ("place forest",), ("place forest", "place *"), ("A4.1", "A4.3"), ("place forest",)),
    Lesson("rival", ("place mines",), (), ("A4.2", "A4.13"), ("place mines",), planned=("one",)),
    Lesson(
        "again",
        ("place forest",),
        ("place forest", "place *"),
        ("A4.1", "A4.13"),
        ("place forest",),
        planned=("do", "one"),
    ),
    Lesson(
        "princess",
        ("place quarry + princess",),
        ("place quarry", "place *"),
        ("A4.1", "B3.1", "B3.2"),
        ("place quarry", "princess"),
        planned=("text", "do", "one"),
    ),
    Lesson(
        "contribute",
        ("contribution",),
        ("contribute wood", "contribute *"),
        ("B4.1", "B5.6", "B2.3"),
        ("contribution wood",),
        planned=("do", "one"),
    ),
    Lesson(
        "profiteer",
        ("place town_centre + profiteer",),
        ("place town_centre", "place *"),
        ("A4.14", "B3.3"),
        ("place town_centre", "profiteer"),
        planned=("text", "do"),
    ),
    Lesson(
        "capture",
        ("place mines",),
        ("capture mines green", "capture *"),
        ("A4.16", "A4.17", "A4.24"),
        ("worker mines green",),
        planned=("do", "one"),
    ),
    Lesson(
        "guardhouse",
        ("place guardhouse",),
        ("place guardhouse", "place *"),
        ("A4.20", "A4.21", "A4.23"),
        ("place guardhouse",),
        planned=("do", "one"),
    ),
    Lesson(
        "guildhall",
        ("place guildhall", "hand"),
        ("place guildhall", "place *"),
        ("A4.29", "A6.2", "A7.1"),
        ("place guildhall", "hand well", "cathedral blue"),
        planned=("text", "do", "two"),
    ),
)

AFTER: Final = (
    Lesson("workshop", ("place workshop", "display"), (), ("A4.8", "A4.9"), ("place workshop", "display")),
    Lesson("prison", ("prison", "market"), (), ("A10.5", "A10.1"), ("prison", "market")),
    Lesson("monuments", ("monuments", "influence track"), (), ("B6.9", "B2.2"), ("monuments", "influence track")),
    Lesson("points", ("built", "virtue"), (), ("A11.6", "A11.8", "A11.10"), ("built", "virtue", "good gold")),
    Lesson("on", (), (), ("A6.2", "A4.22", "A1.1"), planned=("one",)),
)

GUIDE: Final = Guide(
    seats=2,
    seed=2861,
    minutes=20,
    lessons=BEFORE + TURNS + AFTER,
    rival=(
        *("hire journeyman_building", "keep tavern", "keep castle", "keep abbey"),
        *("place mines", "place mines", "dig clay", "place silversmith", "place silversmith", "place silversmith"),
        "place forest",
    ),
)
