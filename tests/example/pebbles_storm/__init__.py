"""The Storm: an expansion of Pebbles at the Gate, in a package of its own. The base game does not know it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pebbles.asks import CloseFists
from pebbles.events import Turned
from pebbles.table import Pebbles

from regnum.game import Claims, Consequence, Event, Expansion, Lines, Listed, Move, Offer, Refusal, i64, refuse

POOR: Final = 3  # 5.1: who has fewer pebbles may take shelter
STRONG: Final = 4  # 5.2: prizes from this value on bring the wind
DRY: Final = 3  # 5.3: pebbles that must be left
DRY_POINTS: Final = 2


class Blew(Event, frozen=True):
    """5.2. The wind took a pebble."""

    GAME: ClassVar[str] = "pebbles"
    seat: int


class Shelter(Move[Pebbles]):
    """5.1. Hold nothing this round and find a pebble under the roof."""

    def notation(self) -> str:
        """`shelter`"""
        return "shelter"

    def refused(self, game: Pebbles, seat: i64) -> Refusal | None:
        """5.1. Only the poor are let in."""
        if game.purses[seat] >= POOR:
            return refuse("not_poor", "5.1", count=int(game.purses[seat]), limit=POOR)
        return None

    def play(self, game: Pebbles, seat: i64) -> None:
        """By the verbs of the base game."""
        game.open_fist(seat, 0)
        game.gain(seat, 1)


SHELTERS: Final = Listed("shelter", [Shelter()])


class OfferShelter(Offer[Pebbles]):
    """5.1. One more answer beside the fists."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """The kind of move it brings."""
        return (Shelter,)

    def moves(self, game: Pebbles, seat: i64) -> list[Move[Any]]:
        """Shown to everybody, refused to the rich."""
        return [SHELTERS.at(0)]


class WindBlows(Consequence[Pebbles]):
    """5.2. A strong prize brings the wind: every purse loses a pebble."""

    def follow(self, game: Pebbles, seat: i64, detail: i64) -> None:
        """`detail` is the prize, as the base game says in `turn_up`."""
        if detail < STRONG:
            return
        for each in range(len(game.purses)):
            if game.purses[each] > 0:
                game.purses[each] -= 1
                if game.told is not None:
                    game.told.append(Blew(each))


def dry_points(game: Pebbles, seat: int) -> Lines:
    """5.3. Two points for whoever kept enough pebbles dry."""
    return [("dry", DRY_POINTS if game.purses[seat] >= DRY else 0)]


CLAIMS: Final = Claims(
    events={Blew: lambda told, was, now: was.purses[told.seat] - now.purses[told.seat] == 1},
    refusals={"not_poor": lambda told, was, now: now.purses[told.seat] == told.count >= told.limit == POOR},
)

STORM: Final = Expansion(
    "storm",
    edition=1,
    package="pebbles_storm",
    families=[SHELTERS],
    offers={CloseFists: (OfferShelter(),)},
    after={Turned: (WindBlows(),)},
    scoring=(dry_points,),
    events=(Blew,),
    claims="pebbles_storm:CLAIMS",
)
