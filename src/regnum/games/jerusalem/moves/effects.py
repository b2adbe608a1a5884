"""6.6.3, 6.7. What cards and the Marshal ask for: moves, a swap, two resources, Overwhelming force."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from mypy_extensions import i64

from regnum.core.letters import Message, Refusal, refuse, say
from regnum.core.notation import Family, Listed
from regnum.core.words import Move
from regnum.games.jerusalem.moves.names import (
    absent,
    area_handle,
    area_name,
    counted,
    cube_handle,
    immovable,
    members,
    no_opponent,
    player,
    read_area,
    words_of,
)
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    AREAS,
    BEZANTS,
    CHOSEN_RESOURCES,
    COLOURS,
    MOVING,
    NOTHING,
    PRESTIGE,
    QUARTERS,
    RESOURCES,
    SEATS,
    SHIFTS,
    SQUIRES,
    quarter_of,
    read_word,
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

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.5.5, Q9."""
        if self.origin == self.area:
            return refuse("same_area", "Q9").advise("shift")
        refusal = absent(game, self.origin, seat, "shift", "6.7.10")
        if refusal is None:
            refusal = immovable(game, self.origin, "shift")
        return refusal if refusal is not None else immovable(game, self.area, "shift")

    def play(self, game: Jerusalem, seat: i64) -> None:
        """It has left one area and entered the other."""
        game.shift(seat, self.origin, self.area)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """From where to where."""
        return say("move-shift", origin=area_name(self.origin, ".from"), area=area_name(self.area, ".to"))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """One area, then the other."""
        return [area_handle(self.origin), area_handle(self.area)]


class Stay(Move[Jerusalem]):
    """7.1.2, Q9. Move no squire, or no further one."""

    def notation(self) -> str:
        """`stay`"""
        return "stay"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """Q24. What was begun must change something."""
        if game.pending == MOVING and game.left == SHIFTS:
            return refuse("must_move", "Q24")
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """All moves are made."""
        game.pending = NOTHING

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """A button of its own."""
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

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.7.9, Q10."""
        refusal = no_opponent(game, seat, self.other, "swap", "6.7.9")
        if refusal is not None:
            return refusal
        if self.origin == self.area:
            return refuse("same_area", "Q10").advise("swap")
        refusal = absent(game, self.origin, seat, "swap", "6.7.9")
        if refusal is None:
            refusal = absent(game, self.area, self.other, "swap", "6.7.9")
        if refusal is None:
            refusal = immovable(game, self.origin, "swap")
        return refusal if refusal is not None else immovable(game, self.area, "swap")

    def play(self, game: Jerusalem, seat: i64) -> None:
        """The other player has no say."""
        game.swap(seat, self.origin, self.area, self.other)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """Which with which."""
        origin, area = area_name(self.origin, ".from"), area_name(self.area, ".from")
        return say("move-swap", origin=origin, area=area, other=player(self.other))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """Your squires, then theirs."""
        return [cube_handle(self.origin, seat), cube_handle(self.area, self.other)]


class Gain(Move[Jerusalem]):
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

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """Q4. Squires the supply does not have cannot be chosen."""
        squires = self.amount(SQUIRES)
        if squires > game.sides[seat].supply():
            return refuse("supply_short", "Q4", count=int(squires), have=int(game.sides[seat].supply()))
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Behind the screen or on the track."""
        game.gain(seat, self.amount(SQUIRES), self.amount(BEZANTS), self.amount(PRESTIGE))
        game.one_done()

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """What."""
        amounts = [(resource, self.amount(resource)) for resource in range(len(RESOURCES))]
        return say("move-gain", gains=[counted(resource, count) for resource, count in amounts if count > 0])


class SendSquire(Move[Jerusalem]):
    """6.7.12. The squires of Overwhelming force into one area of the pictured quarter."""

    area: i64

    def __init__(self, area: i64) -> None:
        self.area = area

    def notation(self) -> str:
        """`deploy market_left`"""
        return f"deploy {AREAS[self.area]}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.7.12, Q7."""
        if quarter_of(self.area) != game.quarter:
            quarter = say(f"quarter-{QUARTERS[game.quarter]}.to")
            return refuse("other_quarter", "6.7.12", quarter=quarter).advise("deploy")
        return immovable(game, self.area, "deploy", "Q7")

    def play(self, game: Jerusalem, seat: i64) -> None:
        """From the supply."""
        count = game.sent_together()
        game.send_force(seat, self.area, count)
        game.done(count)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """Where to."""
        return say("move-deploy", count=int(game.sent_together()), area=area_name(self.area, ".to"))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """The area."""
        return [area_handle(self.area)]


class Shifts(Family):
    """From every area to every area."""

    def make(self, index: i64) -> Move[Any]:
        """Area by area."""
        return Shift(index // AREA_COUNT, index % AREA_COUNT)

    def read(self, words: list[str]) -> int:
        """`market_left templars_large`"""
        origin, area = words_of(words, 2, self.usage)
        return read_area(origin) * AREA_COUNT + read_area(area)


class Swaps(Family):
    """From every area to every area with everybody."""

    def make(self, index: i64) -> Move[Any]:
        """Area by area, seat by seat."""
        pair = index // SEATS
        return Swap(pair // AREA_COUNT, pair % AREA_COUNT, index % SEATS)

    def read(self, words: list[str]) -> int:
        """`market_left templars_large red`"""
        origin, area, colour = words_of(words, 3, self.usage)
        pair = read_area(origin) * AREA_COUNT + read_area(area)
        return pair * SEATS + read_word(colour, COLOURS, "colour")


SHIFTINGS: Final = Shifts("shift", "shift AREA AREA", AREA_COUNT * AREA_COUNT)
STAYS: Final = Listed("stay", [Stay()])
SWAPS: Final = Swaps("swap", "swap AREA AREA COLOUR", AREA_COUNT * AREA_COUNT * SEATS)
CHOICES: Final = list(combinations_with_replacement(range(len(RESOURCES)), CHOSEN_RESOURCES))
GAINS: Final = Listed("gain", [Gain(first, second) for first, second in CHOICES])
SENDS: Final = Listed("deploy", [SendSquire(area) for area in range(AREA_COUNT)])

ALL_SHIFTS: Final = members(SHIFTINGS)
ALL_SWAPS: Final = members(SWAPS)
ALL_GAINS: Final = members(GAINS)
ALL_SENDS: Final = members(SENDS)
STAY: Final = STAYS.at(0)
