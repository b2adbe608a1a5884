"""What cards count of a side, and what they ask: one small class for each, by its number. Expansions add theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import override

from regnum.games.architects.parts import (
    ALWAYS,
    ALWAYS_ONE,
    CARPENTRY,
    CLAY,
    GOLD,
    MARBLE,
    MASONRY,
    MOST_OF,
    OWN_APPRENTICES,
    OWN_BUILDINGS,
    OWN_CAPTIVES,
    OWN_CARPENTRY,
    OWN_CLAY,
    OWN_GOLD,
    OWN_LEVEL,
    OWN_MARBLE,
    OWN_MASONRY,
    OWN_PAID,
    OWN_PAIRS,
    OWN_PRISONERS,
    OWN_RAW,
    OWN_SILVER,
    OWN_STONE,
    OWN_TILING,
    OWN_UNPAID,
    OWN_VIRTUE,
    OWN_WOOD,
    PRISONERS_ARE,
    PRISONERS_AT_LEAST,
    SILVER,
    STONE,
    TILING,
    UNPAID_ARE,
    WOOD,
)
from regnum.scene import Gain

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


# -- counters -----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Countable:
    """What a card counts; `icons` show it."""

    icons: tuple[str, ...]

    def __init__(self, number: int, *icons: str) -> None:
        self.icons = icons
        while len(COUNTABLES) <= number:
            COUNTABLES.append(self)
        COUNTABLES[number] = self

    def count(self, game: Architects, side: i64) -> i64:
        """How many a side has."""
        return 1

    def against(self, game: Architects, side: i64) -> i64:
        """A11.13. How many it sets against another side's."""
        return self.count(game, side)


class Goods(Countable):
    """Goods and silver of one kind; of these an automaton is held to have as much as it has virtue (C8.3)."""

    kind: i64

    def __init__(self, number: int, kind: i64, *icons: str) -> None:
        super().__init__(number, *icons)
        self.kind = kind

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return game.sides[side].count_goods(self.kind)

    @override
    def against(self, game: Architects, side: i64) -> i64:
        return game.sides[side].virtue if game.is_automa(side) else game.sides[side].count_goods(self.kind)


class Skill(Countable):
    """Apprentices with one skill."""

    skill: i64

    def __init__(self, number: int, skill: i64, *icons: str) -> None:
        super().__init__(number, *icons)
        self.skill = skill

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return game.sides[side].powers[self.skill]


class BuildingsBuilt(Countable):
    """Those of expansions included."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return game.sides[side].buildings


class Apprentices(Countable):
    """Those that are hired."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return len(game.sides[side].hired)


class CathedralLevel(Countable):
    """Of the cathedral."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return game.sides[side].level


class Virtue(Countable):
    """On the track."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return game.sides[side].virtue


class Raw(Countable):
    """Clay, wood and stone together."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return game.sides[side].goods[CLAY] + game.sides[side].goods[WOOD] + game.sides[side].goods[STONE]


class PaidDebts(Countable):
    """Debts that are paid off."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return game.sides[side].paid


class UnpaidDebts(Countable):
    """Debts that are not."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return game.sides[side].unpaid


class Captives(Countable):
    """Foreign workers on the own board."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return game.captives(side)


class Prisoners(Countable):
    """Own workers in prison."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return game.sides[side].prisoners


class Pairs(Countable):
    """Of a building and a cathedral level."""

    @override
    def count(self, game: Architects, side: i64) -> i64:
        return min(game.sides[side].buildings, game.sides[side].level)


COUNTABLES: Final[list[Countable]] = []  # each at its number
BuildingsBuilt(OWN_BUILDINGS, "built")
Apprentices(OWN_APPRENTICES, "apprentices")
Skill(OWN_CARPENTRY, CARPENTRY, "carpentry")
Skill(OWN_TILING, TILING, "tiling")
Skill(OWN_MASONRY, MASONRY, "masonry")
CathedralLevel(OWN_LEVEL, "cathedral")
Goods(OWN_CLAY, CLAY, "clay")
Goods(OWN_WOOD, WOOD, "wood")
Goods(OWN_STONE, STONE, "stone")
Goods(OWN_GOLD, GOLD, "gold")
Goods(OWN_MARBLE, MARBLE, "marble")
Goods(OWN_SILVER, SILVER, "silver")
Virtue(OWN_VIRTUE, "virtue")
Raw(OWN_RAW, "clay", "wood", "stone")
PaidDebts(OWN_PAID, "debt_paid")
UnpaidDebts(OWN_UNPAID, "debt")
Captives(OWN_CAPTIVES, "captive")
Prisoners(OWN_PRISONERS, "prison")
Pairs(OWN_PAIRS, "built", "cathedral")
Countable(ALWAYS_ONE)


# -- conditions ---------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """What a card asks of a side; always met."""

    def __init__(self, number: int) -> None:
        while len(CONDITIONS) <= number:
            CONDITIONS.append(self)
        CONDITIONS[number] = self

    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        """Whether it is met."""
        return True

    def drawn(self, n: int) -> list[Gain]:
        """How a card shows it."""
        return []


class PrisonersAre(Condition):
    """Exactly n own workers in prison."""

    @override
    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        return game.sides[side].prisoners == n

    @override
    def drawn(self, n: int) -> list[Gain]:
        return [Gain("prison", n)]


class PrisonersAtLeast(Condition):
    """n own workers in prison, or more."""

    @override
    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        return game.sides[side].prisoners >= n

    @override
    def drawn(self, n: int) -> list[Gain]:
        return [Gain("prison", f"{n}+")]


class UnpaidAre(Condition):
    """Exactly n unpaid debts."""

    @override
    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        return game.sides[side].unpaid == n

    @override
    def drawn(self, n: int) -> list[Gain]:
        return [Gain("debt", n)]


class MostOf(Condition):
    """A11.13. More of what the counter n counts than each other side."""

    @override
    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        counter = COUNTABLES[n]
        mine = counter.count(game, side)
        for other in range(game.rules.sides):
            if other != side and counter.against(game, other) >= mine:
                return False
        return True

    @override
    def drawn(self, n: int) -> list[Gain]:
        return [Gain("most"), *(Gain(icon) for icon in COUNTABLES[n].icons)]


CONDITIONS: Final[list[Condition]] = []  # each at its number
Condition(ALWAYS)
PrisonersAre(PRISONERS_ARE)
PrisonersAtLeast(PRISONERS_AT_LEAST)
UnpaidAre(UNPAID_ARE)
MostOf(MOST_OF)
