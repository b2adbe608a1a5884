"""What can be told of a match. Ids and numbers only; the sentences stand in texts/."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from regnum.core.messages import Event, EventPart, Fields, Message, Naming, PlayerRef, say
from regnum.core.words import NOBODY
from regnum.games.brothers.parts import HENRY
from regnum.games.brothers.places import beside, on, spot


def treasure_name(treasure: str, form: str = "") -> Message:
    """A treasure by name, or (form ".effect") what makes it leave the game."""
    return say("treasure-" + treasure.removeprefix("treasure_") + form)


def unit_name(unit: str) -> Message:
    """A unit in the accusative: it is always what somebody moves."""
    return say("unit-elite.acc" if unit == "elite" else "unit-regular.acc")


def entered(lies: str, cell: str) -> Message:
    """A tile onto which somebody goes, in the accusative."""
    return on(lies, cell, ".acc")


class BrothersEvent(Event, frozen=True):
    """The common family: tiles, resources and units are told with their names."""

    GAME: ClassVar[str] = "brothers"
    NAMES: ClassVar[dict[str, Naming]] = {
        "tile": "tile-{}.acc",
        "terrain": "terrain-{}.adjective",
        "sets": "set-{}.quoted",
        "treasure": treasure_name,
        "unit": unit_name,
        "owner": PlayerRef,
        "cell": spot,
        "beside": None,
        "way": None,
        "onto": None,
    }


# A new tile is told by its neighbour and the direction from it, a unit by what it goes onto.
LAID: dict[str, Naming] = BrothersEvent.NAMES | {"cell": Fields(beside, "beside", "way", "cell")}
MARCHED: dict[str, Naming] = BrothersEvent.NAMES | {"cell": Fields(entered, "onto", "cell")}


class HenryEvent(BrothersEvent, frozen=True):
    """What Henry does, and what becomes of his treasures."""

    @override
    def befalls(self) -> int:
        """Henry has the side after yours."""
        return HENRY


class Opened(BrothersEvent, frozen=True):
    """3. The table is laid: which sets, and who begins."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    sets: list[str]

    @override
    def befalls(self) -> int:
        """The whole table."""
        return NOBODY


class Took(BrothersEvent, frozen=True):
    """4.2. A tile went from the offer into a hand; the shield lies where it was."""

    seat: int
    tile: str
    place: int


class Refilled(BrothersEvent, frozen=True):
    """4.2.3."""

    tile: str
    left: int


class EndTriggered(BrothersEvent, frozen=True):
    """4.2.4, 5.1. The last tile of the supply has been placed."""

    ILLUMINATION: ClassVar[str] = "last-turns"


class Built(BrothersEvent, frozen=True):
    """4.3. `beside` is a neighbour (a tile, `start` or `free_green`), `way` the direction from it."""

    NAMES: ClassVar[dict[str, Naming]] = LAID

    seat: int
    tile: str
    cell: str
    beside: str
    way: str
    discount: int


class Extended(BrothersEvent, frozen=True):
    """4.4."""

    NAMES: ClassVar[dict[str, Naming]] = LAID

    seat: int
    tile: str
    cell: str
    beside: str
    way: str
    terrain: str


class Stepped(BrothersEvent, frozen=True):
    """4.5.1. `onto` is what lies there: a tile, `start` or `free_green`."""

    NAMES: ClassVar[dict[str, Naming]] = MARCHED

    seat: int
    unit: str
    cell: str
    onto: str


class CalledUp(BrothersEvent, frozen=True):
    """4.5.2."""

    NAMES: ClassVar[dict[str, Naming]] = MARCHED

    seat: int
    unit: str
    cell: str
    onto: str


class Withdrew(BrothersEvent, frozen=True):
    """4.5.3."""

    seat: int
    unit: str


class UsedCamp(BrothersEvent, frozen=True):
    """4.6.1."""

    seat: int
    tile: str
    cell: str


class Destroyed(BrothersEvent, frozen=True):
    """4.6.2. It befalls whoever owned the building."""

    seat: int
    tile: str
    cell: str
    owner: int

    @override
    def befalls(self) -> int:
        return self.owner


class Discarded(BrothersEvent, frozen=True):
    """4.1.3."""

    seat: int
    tile: str


class EndedTurn(BrothersEvent, frozen=True):
    """4.1.4."""

    PART: ClassVar[EventPart] = "closes"

    seat: int


class HenryChose(HenryEvent, frozen=True):
    """8.2.1. Why this tile: `colour` of the top of the supply, `no_such_colour`, or `supply_empty`."""

    PART: ClassVar[EventPart] = "opens"

    tile: str
    place: int
    reason: str
    terrain: str  # the colour he looked at, if there was one
    rule: str = "8.2.1"


class HenryPlaced(HenryEvent, frozen=True):
    """8.2.3 to 8.2.6. Where and by which rule: `joins`, `blocks`, `first_free` or, at the start, `beside_start`."""

    NAMES: ClassVar[dict[str, Naming]] = LAID

    tile: str
    cell: str
    beside: str
    way: str
    reason: str
    rule: str


class HenryDiscarded(HenryEvent, frozen=True):
    """8.2.7. No free neighbour."""

    tile: str
    rule: str = "8.2.7"


class TreasureShown(HenryEvent, frozen=True):
    """8.2.8."""

    treasure: str
    cell: str
    rule: str = "8.2.8"


class TreasureRemoved(HenryEvent, frozen=True):
    """8.3.1. Its condition holds."""

    treasure: str
    cell: str
    rule: str = "8.3.1"


class HenryMoved(HenryEvent, frozen=True):
    """8.2.9. The unit whose cross has the colour of the new building."""

    unit: str
    cell: str
    terrain: str
    rule: str = "8.2.9"


class HenryScored(HenryEvent, frozen=True):
    """8.4. Henry's total."""

    PART: ClassVar[EventPart] = "round"

    points: int
    rule: str = "8.4.3"


class Scored(BrothersEvent, frozen=True):
    """6. The game is over; the total of one side."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    points: int


EVENTS: tuple[type[Event], ...] = (
    Opened, Took, Refilled, EndTriggered, Built, Extended, Stepped, CalledUp, Withdrew, UsedCamp,
    Destroyed, Discarded, EndedTurn, HenryChose, HenryPlaced, HenryDiscarded, TreasureShown, TreasureRemoved,
    HenryMoved, HenryScored, Scored,
)  # fmt: skip
