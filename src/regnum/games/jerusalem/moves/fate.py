"""8. Phase 4: what players decide when an event comes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Listed, Product
from regnum.core.words import ALLOWED, Judged, Move
from regnum.games.jerusalem.fate import clear_palace, may_strike, most_ransomed, most_saved, pay_tax, strike
from regnum.games.jerusalem.moves.names import (
    AREA,
    BARRED,
    COLOUR,
    absent,
    area_name,
    cube_handle,
    no_opponent,
    player,
    too_few_bezants,
)
from regnum.games.jerusalem.parts import (
    AREAS,
    COLOURS,
    CUBES,
    KINGS_PALACE,
    MOST_SAVED,
    MOST_STRUCK,
    RANSOM,
)
from regnum.games.jerusalem.table import Jerusalem


class Save(Judged[Jerusalem]):
    """8.2.2. So many squires of the Palace flee to your baron."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def notation(self) -> str:
        """`save 2`"""
        return f"save {self.count}"

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """8.2.2."""
        return ALLOWED if self.count <= most_saved(game, seat) else BARRED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        have = game.city.in_quarter(KINGS_PALACE, seat)
        return refuse("too_few_to_save", "8.2.2", count=int(self.count), have=int(have))

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        clear_palace(game, seat, self.count)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-save", count=int(self.count))


class PayRansom(Judged[Jerusalem]):
    """8.4.1. A bezant for each squire that stays in this area of the Market."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def notation(self) -> str:
        """`ransom 2`"""
        return f"ransom {self.count}"

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """8.4.1."""
        return ALLOWED if self.count <= most_ransomed(game, seat) else BARRED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        here = game.city.in_area(game.taxed, seat)
        if self.count > here:
            return refuse("too_few_to_ransom", "8.4.1", count=int(self.count), have=int(here))
        return too_few_bezants(RANSOM * self.count, game.sides[seat].bezants, "8.4.1")

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        pay_tax(game, seat, game.taxed, self.count)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-ransom", count=int(self.count), price=int(RANSOM * self.count))


class Strike(Move[Jerusalem]):
    """8.5.2. Remove an opponent's squire from any area."""

    area: i64
    other: i64

    def __init__(self, area: i64, other: i64) -> None:
        self.area = area
        self.other = other

    def notation(self) -> str:
        """`strike market_left red`"""
        return f"strike {AREAS[self.area]} {COLOURS[self.other]}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """8.5.2."""
        refusal = no_opponent(game, seat, self.other, "strike", "8.5.2")
        if refusal is not None:
            return refusal
        if not may_strike(game, seat, self.other):
            return refuse("struck_enough", "8.5.2", count=MOST_STRUCK, player=player(self.other)).advise("strike")
        return absent(game, self.area, self.other, "strike", "8.5.2")

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        strike(game, seat, self.area, self.other)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-strike", other=player(self.other), origin=area_name(self.area, ".from"))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [cube_handle(self.area, self.other)]


class Stop(Move[Jerusalem]):
    """8.5.2. Retaliate no further."""

    @override
    def notation(self) -> str:
        return "stop"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        game.strikes = 0

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return ["button stop"]


SAVES: Final = Listed("save", [Save(count) for count in range(MOST_SAVED + 1)])
RANSOMS: Final = Listed("ransom", [PayRansom(count) for count in range(CUBES + 1)])
STRIKES: Final = Product("strike AREA COLOUR", Strike, AREA, COLOUR)
STOPS: Final = Listed("stop", [Stop()])

ALL_SAVES: Final = SAVES.all()
ALL_RANSOMS: Final = RANSOMS.all()
ALL_STRIKES: Final = STRIKES.all()
STOP: Final = STOPS.at(0)
