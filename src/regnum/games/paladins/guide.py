"""A guided first game: the first round, in which every kind of action is seen once.

Two seats, not one: the other player follows the same rules as you, so each turn of theirs teaches you something. The
AI player of the solo game has rules of its own (12), which come better later.
"""

from __future__ import annotations

from typing import Final

from regnum.guide import Guide, Lesson

BEFORE: Final = (
    Lesson(
        "goal",
        ("faith track 0 + strength track 0 + influence track 0",),
        (),
        ("6.1.1", "6.2.1", "6.3.1"),
        ("faith track 0", "strength track 0", "influence track 0"),
    ),
    Lesson("townsfolk", ("townsfolk",), ("enlist 5", "enlist *"), ("2.12", "4.10", "5.2.1"), ("column 5",)),
    Lesson("round", ("orders",), (), ("3.2", "3.3", "3.6")),
    Lesson(
        "paladin",
        ("paladins in hand",),
        ("use ivon top *", "use *"),
        ("3.5.1", "3.8", "3.4"),
        ("paladin ivon",),
        planned=("do", "one"),
    ),
    Lesson(
        "tavern",
        ("taverns",),
        ("tavern 24", "tavern *"),
        ("3.5.2", "1.1.3", "3.5.3"),
        ("tavern 24",),
        planned=("do", "one"),
    ),
    Lesson("suspicion", ("tax",), (), ("8.1.3", "8.3.2", "8.4.1"), ("tax",)),
)

ACTIONS: Final = (
    Lesson("workers", ("left 0", "right 0"), (), ("1.1.2", "4.1", "4.3"), ("worker labourer", "left 0", "right 0")),
    Lesson(
        "hunt",
        ("action hunt",),
        ("hunt labourer", "hunt *"),
        ("5.3.1", "4.4", "5.3.2"),
        ("action hunt",),
        planned=("do",),
    ),
    Lesson("rival", ("outsiders",), (), ("3.6", "6.5.1", "6.7.1"), planned=("two", "three")),
    Lesson(
        "commission",
        ("action commission", "faith track 0"),
        ("commission scout+labourer+cleric", "commission *"),
        ("4.14.7", "6.1.1", "4.13"),
        ("action commission", "faith track 0"),
        planned=("do", "two", "three"),
    ),
    Lesson(
        "square",
        ("square r1_*", "square r2_*"),
        ("send 2 scout", "send *"),
        ("6.1.1", "6.1.3", "6.1.4"),
        ("square r1_s1", "square r2_s3"),
        planned=("do", "two"),
    ),
    Lesson(
        "attack",
        ("action attack", "strength track 0"),
        ("attack scout+criminal+fighter", "attack *"),
        ("4.14.11", "1.1.3", "6.5.1"),
        ("action attack", "worker criminal"),
        planned=("do", "two"),
    ),
    Lesson(
        "outsider",
        ("outsiders",),
        ("strike 1", "strike *"),
        ("6.5.1", "6.5.2", "6.6.1"),
        ("outsider 1",),
        planned=("do", "one", "two"),
    ),
    Lesson(
        "develop",
        ("action develop",),
        ("develop labourer+labourer", "develop *"),
        ("5.1.1", "5.1.2", "5.1.5"),
        ("action develop",),
        planned=("do", "three"),
    ),
    Lesson(
        "workshop",
        ("right 0",),
        ("workshop commission left", "workshop *"),
        ("5.1.3", "5.1.2"),
        ("slot commission left",),
        planned=("do", "one"),
    ),
    Lesson(
        "pass", ("actions 0",), ("pass",), ("9.1.2", "9.1.3", "9.1.4"), ("actions 0", "worker scout"), planned=("two",)
    ),
)

ATTRIBUTES_SHOWN: Final = ("purse faith", "purse strength", "purse influence")
AFTER: Final = (
    Lesson("king", ("orders", "favours"), (), ("3.9", "7.1"), ("orders", "favours")),
    Lesson("points", ATTRIBUTES_SHOWN, (), ("10.2", "10.3", "10.9"), ATTRIBUTES_SHOWN[:1]),
    Lesson("on", (), (), ("9.2.1", "9.2.2", "3.9"), planned=("text",)),
)

GUIDE: Final = Guide(
    seats=2,
    seed=143,
    minutes=25,
    lessons=BEFORE + ACTIONS + AFTER,
    rival=(
        *("enlist 1", "use engelier top girard", "tavern 15"),
        *("attack scout+merchant+fighter", "strike 2", "hunt scout+scout", "conspire labourer", "trade criminal"),
    ),
)
