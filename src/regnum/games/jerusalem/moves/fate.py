"""8. Phase 4: what players decide when an event comes."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.letters import Message, Refusal, refuse, say
from regnum.core.notation import Family, Listed
from regnum.core.words import Move
from regnum.games.jerusalem.moves.names import (
    absent,
    area_name,
    cube_handle,
    members,
    no_opponent,
    player,
    read_area,
    too_few_bezants,
    words_of,
)
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    AREAS,
    COLOURS,
    CUBES,
    KINGS_PALACE,
    MOST_SAVED,
    MOST_STRUCK,
    RANSOM,
    SEATS,
    read_word,
)
from regnum.games.jerusalem.table import Jerusalem


class Save(Move[Jerusalem]):
    """8.2.2. So many squires of the Palace flee to your baron."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def notation(self) -> str:
        """`save 2`"""
        return f"save {self.count}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """8.2.2."""
        have = game.in_quarter(KINGS_PALACE, seat)
        if self.count > have:
            return refuse("too_few_to_save", "8.2.2", count=int(self.count), have=int(have))
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """The others return to the supply."""
        game.clear_palace(seat, self.count)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """How many."""
        return say("move-save", count=int(self.count))


class PayRansom(Move[Jerusalem]):
    """8.4.1. A bezant for each squire that stays in this area of the Market."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def notation(self) -> str:
        """`ransom 2`"""
        return f"ransom {self.count}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """8.4.1."""
        here = game.in_area(game.taxed, seat)
        if self.count > here:
            return refuse("too_few_to_ransom", "8.4.1", count=int(self.count), have=int(here))
        if RANSOM * self.count > game.sides[seat].bezants:
            return too_few_bezants(RANSOM * self.count, game.sides[seat].bezants, "8.4.1")
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """The others leave."""
        game.pay_tax(seat, game.taxed, self.count)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """How many stay, for how much."""
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
        if not game.may_strike(self.other):
            return refuse("struck_enough", "8.5.2", count=MOST_STRUCK, player=player(self.other)).advise("strike")
        return absent(game, self.area, self.other, "strike", "8.5.2")

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Baron or not (Q15)."""
        game.strike(seat, self.area, self.other)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """Whose, from where."""
        return say("move-strike", other=player(self.other), origin=area_name(self.area, ".from"))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """Their squires there."""
        return [cube_handle(self.area, self.other)]


class Stop(Move[Jerusalem]):
    """8.5.2. Retaliate no further."""

    def notation(self) -> str:
        """`stop`"""
        return "stop"

    def play(self, game: Jerusalem, seat: i64) -> None:
        """The next in turn order follows."""
        game.strikes = 0

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """A button of its own."""
        return ["button stop"]


class Strikes(Family):
    """Every colour in every area."""

    def make(self, index: i64) -> Move[Any]:
        """Area by area, seat by seat."""
        return Strike(index // SEATS, index % SEATS)

    def read(self, words: list[str]) -> int:
        """`market_left red`"""
        area, colour = words_of(words, 2, self.usage)
        return read_area(area) * SEATS + read_word(colour, COLOURS, "colour")


SAVES: Final = Listed("save", [Save(count) for count in range(MOST_SAVED + 1)])
RANSOMS: Final = Listed("ransom", [PayRansom(count) for count in range(CUBES + 1)])
STRIKES: Final = Strikes("strike", "strike AREA COLOUR", AREA_COUNT * SEATS)
STOPS: Final = Listed("stop", [Stop()])

ALL_SAVES: Final = members(SAVES)
ALL_RANSOMS: Final = members(RANSOMS)
ALL_STRIKES: Final = members(STRIKES)
STOP: Final = STOPS.at(0)
