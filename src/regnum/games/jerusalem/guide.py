"""A guided first game: the first round for two players, with every step of it, up to the event that is turned up next.

Two seats: two quarters are closed and a round has one auction, so the city is easily surveyed. The rival gets the card
that the learner has handed on.
"""

from __future__ import annotations

from typing import Final

from regnum.guide import Guide, Lesson

BEFORE: Final = (
    Lesson("goal", ("towers",), (), ("1.1", "1.2", "10.1"), ("tower blue", "own prestige")),
    Lesson(
        "city",
        ("areas",),
        (),
        ("2.1", "2.6", "9.1.4"),
        ("quarter market", "area kings_palace_large", "door nobility_large"),
    ),
    Lesson(
        "auction",
        ("offices", "bezants"),
        ("offer marshal 1", "offer *"),
        ("5.2.2", "2.5", "5.2.5"),
        ("office marshal", "office admiral", "bezants"),
    ),
    Lesson(
        "raise",
        ("bid red + bid blue",),
        ("raise 3", "raise *", "pass"),
        ("5.2.3", "5.2.4", "5.2.7"),
        ("bid red", "office marshal"),
        planned=("do",),
    ),
    Lesson(
        "card",
        ("laid",),
        ("keep extra_prestige", "keep *"),
        ("5.3.1", "5.3.2", "6.7.1"),
        ("laid extra_prestige", "laid force_kings_palace"),
        planned=("do", "one", "two"),
    ),
)

TURN: Final = (
    Lesson(
        "place",
        ("area market_large", "squires"),
        ("place 3 market_large", "place *"),
        ("6.1.2", "7.3.4", "6.2.1"),
        ("squires", "area market_large"),
        planned=("do", "two"),
    ),
    Lesson(
        "baron",
        ("baron blue", "area market_large"),
        ("baron market_large", "baron *"),
        ("6.5.2", "6.5.4", "6.5.7"),
        ("baron blue", "area market_large"),
        planned=("do", "two"),
    ),
    Lesson(
        "palace",
        ("quarter kings_palace + area kings_palace_*",),
        ("place 2 kings_palace_left", "place *"),
        ("7.3.4", "2.6", "6.5.7"),
        ("area kings_palace_left", "area kings_palace_large"),
        planned=("do", "one"),
    ),
    Lesson(
        "hire",
        ("deals",),
        ("hire 1", "hire *"),
        ("6.3.1", "6.4.1", "6.6.2"),
        ("hire", "sell"),
        planned=("text", "do"),
    ),
    Lesson(
        "david",
        ("area tower_of_david",),
        ("place 1 tower_of_david", "place *"),
        ("7.1.1", "7.1.2", "2.2"),
        ("area tower_of_david",),
        planned=("do",),
    ),
    Lesson(
        "play",
        ("behind screen 0",),
        ("card extra_prestige", "card *"),
        ("6.7.1", "6.7.2", "7.4.4"),
        ("card extra_prestige", "own prestige"),
        planned=("do", "two"),
    ),
    Lesson(
        "marshal",
        ("office marshal",),
        ("marshal bezant", "marshal *"),
        ("6.6.3", "6.6.4", "6.6.1"),
        ("office marshal",),
        planned=("do",),
    ),
    Lesson("end", ("areas",), ("end",), ("6.1.3", "6.2.3", "4.2.3"), planned=("one",)),
)

INCOME: Final = (
    Lesson(
        "rival",
        ("areas", "screens"),
        (),
        ("6.5.4", "5.3.2", "11.2"),
        ("area templars_large", "area kings_palace_large", "screen red"),
        planned=("one", "two"),
    ),
    Lesson(
        "leave",
        ("area tower_of_david", "area kings_palace_right"),
        ("go kings_palace_right", "go *", "stay"),
        ("7.1.1", "7.1.2", "6.5.5"),
        ("area tower_of_david", "area kings_palace_right"),
        planned=("do", "two"),
    ),
    Lesson(
        "materials",
        ("quarter market + area market_*", "own prestige"),
        ("buy 1", "buy *"),
        ("2.7", "7.2.2", "7.2.1"),
        ("quarter market", "own prestige"),
        planned=("do", "one", "two"),
    ),
    Lesson(
        "income",
        ("due",),
        ("income", "leave *"),
        ("7.3.2", "7.3.3", "7.3.1"),
        ("due prestige", "due squires"),
        planned=("one", "two"),
    ),
    Lesson(
        "build",
        ("towers", "floors"),
        (),
        ("7.5.2", "7.5.1", "7.5.3"),
        ("tower blue", "next floor blue", "tower red"),
        planned=("one", "three"),
    ),
    Lesson(
        "event", ("events", "event told"), (), ("4.2.1", "8.4.1", "8.1.2"), ("event 2", "event told"), planned=("two",)
    ),
    Lesson("on", (), (), ("5.2.1", "7.4.1", "10.2"), planned=("text",)),
)

GUIDE: Final = Guide(
    seats=2,
    seed=236,
    minutes=20,
    lessons=BEFORE + TURN + INCOME,
    rival=(
        *("raise 2", "pass", "place 3 templars_large", "baron templars_large", "card force_kings_palace"),
        *("deploy kings_palace_large", "place 1 templars_left", "end", "income"),
    ),
)
