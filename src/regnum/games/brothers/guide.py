"""A guided first game: three turns at a land whose tiles come in a good order, with a brother who makes room.

The sets and the unscored roads are those of a first game (3.2). The learner is White and begins.
"""

from __future__ import annotations

from typing import Final

from regnum.games.brothers.parts import FIRST_GAME
from regnum.guide import Guide, Lesson

MARKET: Final = "tile marketplace_stone"
KEEP: Final = "tile robber_keep_stone"
POST: Final = "tile trading_post_grain"

FIRST_TURN: Final = (
    Lesson("goal", ("land", "points"), (), ("3.7", "1.1", "6.1.1"), ("tile start", "points 0")),
    Lesson("tile", (MARKET,), (), ("2.1", "4.3.2", "6.3.2")),
    Lesson("offer", ("ring",), (), ("2.7", "2.8", "2.8"), ("shield", MARKET, "offer")),
    Lesson("take", ("ring",), ("take 2", "take *"), ("4.2.1", "4.2.2", "4.2.3"), (MARKET,)),
    Lesson(
        "means", ("ring", "tile start", "means"), (), ("4.3.4", "4.3.5", "4.3.3"), ("ring reach", "tile start", "means")
    ),
    Lesson(
        "build",
        ("land", "hand 0"),
        ("build marketplace_stone 1,0", "build *"),
        ("4.3.1", "6.3.2", "4.3.3"),
        ("unit white_elite", "cell 1,0", MARKET),
        planned=("two",),
    ),
    Lesson(
        "step",
        (f"tile start + {MARKET}",),
        ("step elite 1,0", "step elite *"),
        ("4.5.1", "6.2.1", "4.3.5"),
        ("unit white_elite", MARKET),
        planned=("do", "two", "three"),
    ),
    Lesson(
        "end",
        ("turn",),
        ("end",),
        ("4.1.2", "4.1.1", "4.1.1"),
        ("turn take", "turn lay", "turn move"),
        planned=("one",),
    ),
    Lesson("rival", ("land",), (), ("2.2", "4.5.1", "7.2")),
)

SECOND_TURN: Final = (
    Lesson("keep", ("ring",), ("take 2", "take *"), ("2.8", "4.1.3"), (POST,), planned=("do", "one")),
    Lesson(
        "call",
        ("offer", f"tile start + {MARKET}"),
        ("call 0,0", "call *"),
        ("2.8", "4.5.2", "4.5.5"),
        ("offer", "tile start"),
        planned=("do",),
    ),
    Lesson("rest", ("turn",), ("end",), ("4.1.4", "4.1.3"), planned=("text", "two")),
)

THIRD_TURN: Final = (
    Lesson("next", ("ring",), ("take 1", "take *"), ("6.3.4", "4.3.2"), (KEEP,), planned=("lesson",)),
    Lesson(
        "extend",
        (f"cell 2,0 + {MARKET}", POST),
        ("extend trading_post_grain 2,0", "extend *"),
        ("4.4.1", "4.4.2", "2.3"),
        (POST, "cell 2,0"),
        planned=("do",),
    ),
    Lesson(
        "discount",
        (f"cell 1,1 + {MARKET} + tile camp_wood + tile quarry_2", KEEP),
        ("build robber_keep_stone 1,1", "build *"),
        ("4.4.2", "6.3.4", "6.3.2"),
        (KEEP, "cell 1,1"),
        planned=("lesson",),
    ),
    Lesson("roads", (f"{KEEP} + {MARKET}",), (), ("6.4.1", "6.4.4", "3.2"), (KEEP, MARKET)),
    Lesson("points", ("points",), (), ("6.2.1", "6.2.2", "6.5.1"), ("points 0", "points 1")),
    Lesson("on", (), (), ("5.1", "5.2", "4.6.1")),
)

GUIDE: Final = Guide(
    seats=2,
    seed=2,
    minutes=15,
    lessons=FIRST_TURN + SECOND_TURN + THIRD_TURN,
    options={"sets": list(FIRST_GAME), "roads": "unscored"},
    rival=(
        *("take 2", "build camp_wood 0,1", "step elite 0,1", "end"),
        *("take 1", "build quarry_2 1,2", "call 1,2", "end"),
    ),
)
