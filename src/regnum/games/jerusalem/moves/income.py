"""7. Phase 3: the last move from the Tower of David, privileges, and income."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Ids, Listed, Numbers, Product
from regnum.core.words import ALLOWED, Judged, Move
from regnum.games.jerusalem.deck import study
from regnum.games.jerusalem.events import counted_gains
from regnum.games.jerusalem.figures import LARGEST_INCOME
from regnum.games.jerusalem.income import (
    buy_prestige,
    coming_squires,
    intrigue,
    leave_income,
    leave_tower,
    most_materials,
    stolen_from,
    take_income,
)
from regnum.games.jerusalem.moves.names import (
    BARRED,
    area_handle,
    area_name,
    counted,
    no_opponent,
    player,
    too_few_bezants,
    why_unmoved,
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
)
from regnum.games.jerusalem.table import Jerusalem

SAME_AREA: Final = 1
UNMOVED: Final = 2


class Go(Judged[Jerusalem]):
    """7.1.2. One squire from the Tower of David to another area."""

    area: i64

    def __init__(self, area: i64) -> None:
        self.area = area

    def notation(self) -> str:
        """`go market_left`"""
        return f"go {AREAS[self.area]}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """7.1.2, 6.5.5."""
        if self.area == TOWER:
            return SAME_AREA
        return UNMOVED if game.city.is_unmoved(self.area) else ALLOWED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        if bar == SAME_AREA:
            return refuse("same_area", "7.1.2").advise("go")
        return why_unmoved(game, self.area, "go", "6.5.5")

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        leave_tower(game, seat, self.area)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-go", area=area_name(self.area, ".to"))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [area_handle(self.area)]


class Study(Judged[Jerusalem]):
    """7.2.1. A squire from behind the screen for an action card."""

    @override
    def notation(self) -> str:
        return "study"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """7.2.1."""
        return ALLOWED if game.sides[seat].squires >= STUDY_SQUIRES else BARRED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        return refuse("too_few_squires", "7.2.1", count=STUDY_SQUIRES, have=int(game.sides[seat].squires))

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        study(game, seat)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-study", count=STUDY_SQUIRES)

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return ["button study"]


class Decline(Move[Jerusalem]):
    """7.2. Privileges are optional."""

    @override
    def notation(self) -> str:
        return "decline"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Do nothing: the offer is declined."""

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return ["button decline"]


class Buy(Judged[Jerusalem]):
    """7.2.2. Prestige for bezants."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def notation(self) -> str:
        """`buy 2`"""
        return f"buy {self.count}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """7.2.2."""
        return ALLOWED if self.count <= most_materials(game, seat) else BARRED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        return too_few_bezants(MATERIAL_PRICE * self.count, game.sides[seat].bezants, "7.2.2")

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        buy_prestige(game, seat, self.count)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
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

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        intrigue(game, seat, self.other)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        lost = int(stolen_from(game, self.other)) if self.other < game.seats() else 0
        return say("move-intrigue", other=player(self.other), count=INTRIGUE_PRESTIGE, lost=lost)

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [f"tower {COLOURS[self.other]}"]


class TakeAll(Move[Jerusalem]):
    """7.3.2. Take the whole income that is offered."""

    @override
    def notation(self) -> str:
        return "income"

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        take_income(game, seat)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        squires = coming_squires(game, seat)
        coming = [int(squires), int(game.due[BEZANTS]), int(game.due[PRESTIGE])]
        due = "short" if squires < game.due[SQUIRES] else "met"
        return say("move-income", gains=counted_gains(coming) or "nothing", due=due)

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
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

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        leave_income(game, seat, self.resource, self.count)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-leave", gains=[counted(self.resource, self.count)])

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [f"due {RESOURCES[self.resource]}"]


GOES: Final = Listed("go", [Go(area) for area in range(AREA_COUNT)])
STUDIES: Final = Listed("study", [Study()])
DECLINES: Final = Listed("decline", [Decline()])
BUYS: Final = Listed("buy", [Buy(count) for count in range(MOST_MATERIALS + 1)])
INTRIGUES: Final = Listed("intrigue", [Intrigue(other) for other in range(len(COLOURS))])
INCOMES: Final = Listed("income", [TakeAll()])
LEAVINGS: Final = Product(
    "leave COUNT RESOURCE", Leave, Ids("RESOURCE", RESOURCES), Numbers("COUNT", 1, LARGEST_INCOME)
)

ALL_GOES: Final = GOES.all()
ALL_BUYS: Final = BUYS.all()
ALL_INTRIGUES: Final = INTRIGUES.all()
ALL_LEAVINGS: Final = LEAVINGS.all()
STUDY: Final = STUDIES.at(0)
DECLINE: Final = DECLINES.at(0)
TAKE_ALL: Final = INCOMES.at(0)
