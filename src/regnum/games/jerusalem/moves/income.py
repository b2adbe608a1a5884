"""7. Phase 3: the last move from the Tower of David, privileges, and income."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.letters import Message, Refusal, refuse, say
from regnum.core.notation import Family, Listed
from regnum.core.words import Move
from regnum.games.jerusalem.events import counted_gains
from regnum.games.jerusalem.figures import LARGEST_INCOME
from regnum.games.jerusalem.moves.names import (
    area_handle,
    area_name,
    counted,
    immovable,
    members,
    no_opponent,
    player,
    too_few_bezants,
    words_of,
)
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    AREAS,
    BEZANTS,
    COLOURS,
    INTRIGUE_PRESTIGE,
    MATERIAL_PRICE,
    MOST_MATERIALS,
    PRESTIGE,
    RESOURCES,
    SQUIRES,
    STUDY_SQUIRES,
    TOWER,
    read_count,
    read_word,
)
from regnum.games.jerusalem.table import Jerusalem


class Go(Move[Jerusalem]):
    """7.1.2. One squire from the Tower of David to another area."""

    area: i64

    def __init__(self, area: i64) -> None:
        self.area = area

    def notation(self) -> str:
        """`go market_left`"""
        return f"go {AREAS[self.area]}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """7.1.2, 6.5.5."""
        if self.area == TOWER:
            return refuse("same_area", "7.1.2").advise("go")
        return immovable(game, self.area, "go")

    def play(self, game: Jerusalem, seat: i64) -> None:
        """The last move before control is counted."""
        game.leave_tower(seat, self.area)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """Where to."""
        return say("move-go", area=area_name(self.area, ".to"))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """The area."""
        return [area_handle(self.area)]


class Study(Move[Jerusalem]):
    """7.2.1. A squire from behind the screen for an action card."""

    def notation(self) -> str:
        """`study`"""
        return "study"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """7.2.1."""
        if game.sides[seat].squires < STUDY_SQUIRES:
            return refuse("too_few_squires", "7.2.1", count=STUDY_SQUIRES, have=int(game.sides[seat].squires))
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """The top of the deck."""
        game.draw_card(seat)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """What it takes."""
        return say("move-study", count=STUDY_SQUIRES)

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """A button of its own."""
        return ["button study"]


class Decline(Move[Jerusalem]):
    """7.2. Privileges are optional."""

    def notation(self) -> str:
        """`decline`"""
        return "decline"

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Nothing happens."""

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """A button of its own."""
        return ["button decline"]


class Buy(Move[Jerusalem]):
    """7.2.2. Prestige for bezants."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def notation(self) -> str:
        """`buy 2`"""
        return f"buy {self.count}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """7.2.2."""
        price = MATERIAL_PRICE * self.count
        if price > game.sides[seat].bezants:
            return too_few_bezants(price, game.sides[seat].bezants, "7.2.2")
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """On the track."""
        game.buy_prestige(seat, self.count)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """How much, for how much."""
        return say("move-buy", count=int(self.count), price=int(MATERIAL_PRICE * self.count))


class Intrigue(Move[Jerusalem]):
    """7.2.3. A prestige from somebody else."""

    other: i64

    def __init__(self, other: i64) -> None:
        self.other = other

    def notation(self) -> str:
        """`intrigue red`"""
        return f"intrigue {COLOURS[self.other]}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """7.2.3."""
        return no_opponent(game, seat, self.other, "intrigue", "7.2.3")

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Even from nothing."""
        game.intrigue(seat, self.other)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """From whom, what one gains, and whether they lose it."""
        lost = int(game.stolen_from(self.other)) if self.other < game.seats() else 0
        return say("move-intrigue", other=player(self.other), count=INTRIGUE_PRESTIGE, lost=lost)

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """Their tower."""
        return [f"tower {COLOURS[self.other]}"]


class TakeAll(Move[Jerusalem]):
    """7.3.2. Take the whole income that is offered."""

    def notation(self) -> str:
        """`income`"""
        return "income"

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Behind the screen and on the track."""
        game.take_income(seat)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """What really comes of it (Q4)."""
        squires = game.coming_squires(seat)
        coming = [int(squires), int(game.due[BEZANTS]), int(game.due[PRESTIGE])]
        due = "short" if squires < game.due[SQUIRES] else "met"
        return say("move-income", gains=counted_gains(coming) or "nothing", due=due)

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """A button of its own."""
        return ["button income"]


class Leave(Move[Jerusalem]):
    """7.3.3. Give up a part of the income."""

    resource: i64
    count: i64

    def __init__(self, resource: i64, count: i64) -> None:
        self.resource = resource
        self.count = count

    def notation(self) -> str:
        """`leave 2 squires`"""
        return f"leave {self.count} {RESOURCES[self.resource]}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """7.3.3."""
        due = game.due[self.resource]
        if self.count > due:
            return refuse("not_due", "7.3.3", due=counted(self.resource, due))
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """The rest is asked again."""
        game.leave_income(seat, self.resource, self.count)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """What is given up."""
        return say("move-leave", gains=[counted(self.resource, self.count)])

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """The line of this resource in what is offered."""
        return [f"due {RESOURCES[self.resource]}"]


class Leavings(Family):
    """Every amount of every resource, resource by resource."""

    def make(self, index: i64) -> Move[Any]:
        """From one on."""
        return Leave(index // LARGEST_INCOME, index % LARGEST_INCOME + 1)

    def read(self, words: list[str]) -> int:
        """`2 squires`"""
        count, resource = words_of(words, 2, self.usage)
        return read_word(resource, RESOURCES, "resource") * LARGEST_INCOME + read_count(count, 1, LARGEST_INCOME) - 1


GOES: Final = Listed("go", [Go(area) for area in range(AREA_COUNT)])
STUDIES: Final = Listed("study", [Study()])
DECLINES: Final = Listed("decline", [Decline()])
BUYS: Final = Listed("buy", [Buy(count) for count in range(MOST_MATERIALS + 1)])
INTRIGUES: Final = Listed("intrigue", [Intrigue(other) for other in range(len(COLOURS))])
INCOMES: Final = Listed("income", [TakeAll()])
LEAVINGS: Final = Leavings("leave", "leave COUNT RESOURCE", len(RESOURCES) * LARGEST_INCOME)

ALL_GOES: Final = members(GOES)
ALL_BUYS: Final = members(BUYS)
ALL_INTRIGUES: Final = members(INTRIGUES)
ALL_LEAVINGS: Final = members(LEAVINGS)
STUDY: Final = STUDIES.at(0)
DECLINE: Final = DECLINES.at(0)
TAKE_ALL: Final = INCOMES.at(0)
