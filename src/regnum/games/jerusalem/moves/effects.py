"""6.6.3, 6.7. What cards and the Marshal ask for: moves, a swap, two resources, Overwhelming force."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Listed, Product
from regnum.core.words import ALLOWED, Judged, Move
from regnum.games.jerusalem.deployment import gain, send_force, sent_together, shift, swap
from regnum.games.jerusalem.moves.names import (
    AREA,
    BARRED,
    COLOUR,
    absent,
    area_handle,
    area_name,
    counted,
    cube_handle,
    immovable,
    no_opponent,
    player,
    why_unmoved,
)
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    AREAS,
    BEZANTS,
    CHOSEN_RESOURCES,
    COLOURS,
    NOTHING,
    PRESTIGE,
    QUARTERS,
    RESOURCES,
    SQUIRES,
    quarter_of,
)
from regnum.games.jerusalem.table import Jerusalem


class Shift(Move[Jerusalem]):
    """6.6.3, 6.7.10. One of your squires to another area."""

    origin: i64
    area: i64

    def __init__(self, origin: i64, area: i64) -> None:
        self.origin = origin
        self.area = area

    def notation(self) -> str:
        """`shift market_left templars_large`"""
        return f"shift {AREAS[self.origin]} {AREAS[self.area]}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.5.5, Q9."""
        if self.origin == self.area:
            return refuse("same_area", "Q9").advise("shift")
        return (
            absent(game, self.origin, seat, "shift", "6.7.10")
            or immovable(game, self.origin, "shift")
            or immovable(game, self.area, "shift")
        )

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        shift(game, seat, self.origin, self.area)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-shift", origin=area_name(self.origin, ".from"), area=area_name(self.area, ".to"))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [area_handle(self.origin), area_handle(self.area)]


class Stay(Judged[Jerusalem]):
    """7.1.2, Q9. Move no squire, or no further one."""

    @override
    def notation(self) -> str:
        return "stay"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """Q24. What was begun must change something."""
        return BARRED if game.deployment.must_move() else ALLOWED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        return refuse("must_move", "Q24")

    def play(self, game: Jerusalem, seat: i64) -> None:
        """All moves are made."""
        game.own_deployment().pending = NOTHING

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return ["button stay"]


class Swap(Move[Jerusalem]):
    """6.7.9. One of your squires changes places with one of somebody else's."""

    origin: i64
    area: i64
    other: i64

    def __init__(self, origin: i64, area: i64, other: i64) -> None:
        self.origin = origin
        self.area = area
        self.other = other

    def notation(self) -> str:
        """`swap market_left templars_large red`"""
        return f"swap {AREAS[self.origin]} {AREAS[self.area]} {COLOURS[self.other]}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.7.9, Q10."""
        refusal = no_opponent(game, seat, self.other, "swap", "6.7.9")
        if refusal is None and self.origin == self.area:
            refusal = refuse("same_area", "Q10").advise("swap")
        return (
            refusal
            or absent(game, self.origin, seat, "swap", "6.7.9")
            or absent(game, self.area, self.other, "swap", "6.7.9")
            or immovable(game, self.origin, "swap")
            or immovable(game, self.area, "swap")
        )

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Q10. The other player has no say."""
        swap(game, seat, self.origin, self.area, self.other)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        origin, area = area_name(self.origin, ".from"), area_name(self.area, ".from")
        return say("move-swap", origin=origin, area=area, other=player(self.other))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [cube_handle(self.origin, seat), cube_handle(self.area, self.other)]


class Gain(Judged[Jerusalem]):
    """6.7.7. Two units of your choice."""

    first: i64
    second: i64

    def __init__(self, first: i64, second: i64) -> None:
        self.first = first
        self.second = second

    def notation(self) -> str:
        """`gain squires prestige`"""
        return f"gain {RESOURCES[self.first]} {RESOURCES[self.second]}"

    def amount(self, resource: i64) -> i64:
        """How many of one resource."""
        count: i64 = 0
        if self.first == resource:
            count += 1
        if self.second == resource:
            count += 1
        return count

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """Q4. Squires the supply does not have cannot be chosen."""
        return ALLOWED if self.amount(SQUIRES) <= game.sides[seat].supply() else BARRED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        return refuse("supply_short", "Q4", count=int(self.amount(SQUIRES)), have=int(game.sides[seat].supply()))

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        gain(game, seat, self.amount(SQUIRES), self.amount(BEZANTS), self.amount(PRESTIGE))
        game.own_deployment().done(1)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        amounts = [(resource, self.amount(resource)) for resource in range(len(RESOURCES))]
        return say("move-gain", gains=[counted(resource, count) for resource, count in amounts if count > 0])


OTHER_QUARTER: Final = 1
UNMOVED: Final = 2


class SendSquire(Judged[Jerusalem]):
    """6.7.12. The squires of Overwhelming force into one area of the pictured quarter."""

    area: i64

    def __init__(self, area: i64) -> None:
        self.area = area

    def notation(self) -> str:
        """`deploy market_left`"""
        return f"deploy {AREAS[self.area]}"

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """6.7.12, Q7."""
        if quarter_of(self.area) != game.deployment.quarter:
            return OTHER_QUARTER
        return UNMOVED if game.city.is_unmoved(self.area) else ALLOWED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        if bar == OTHER_QUARTER:
            where = say(f"quarter-{QUARTERS[game.deployment.quarter]}.to")
            return refuse("other_quarter", "6.7.12", quarter=where).advise("deploy")
        return why_unmoved(game, self.area, "deploy", "Q7")

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        count = sent_together(game)
        send_force(game, seat, self.area, count)
        game.own_deployment().done(count)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-deploy", count=int(sent_together(game)), area=area_name(self.area, ".to"))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [area_handle(self.area)]


SHIFTINGS: Final = Product("shift AREA AREA", Shift, AREA, AREA)
STAYS: Final = Listed("stay", [Stay()])
SWAPS: Final = Product("swap AREA AREA COLOUR", Swap, AREA, AREA, COLOUR)
CHOICES: Final = list(combinations_with_replacement(range(len(RESOURCES)), CHOSEN_RESOURCES))
GAINS: Final = Listed("gain", [Gain(first, second) for first, second in CHOICES])
SENDS: Final = Listed("deploy", [SendSquire(area) for area in range(AREA_COUNT)])

ALL_SHIFTS: Final = SHIFTINGS.all()
ALL_SWAPS: Final = SWAPS.all()
ALL_GAINS: Final = GAINS.all()
ALL_SENDS: Final = SENDS.all()
STAY: Final = STAYS.at(0)
