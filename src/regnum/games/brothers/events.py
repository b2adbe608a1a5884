"""What can be told of a match. Ids and numbers only; the sentences stand in texts/."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.letters import Event, Fact, Message, Who, say
from regnum.core.words import NOBODY
from regnum.games.brothers.parts import HENRY
from regnum.games.brothers.places import beside, on, spot


class BrothersEvent(Event, frozen=True):
    """The common family: tiles, resources and units are told with their names."""

    GAME: ClassVar[str] = "brothers"

    def facts(self) -> dict[str, Fact]:
        """Ids become names the catalogue can decline; a cell is told with what lies there or beside it."""
        facts = super().facts()
        told = {name: named(name, fact) for name, fact in facts.items() if name not in ("beside", "way", "onto")}
        if "beside" in facts:
            told["cell"] = beside(str(facts["beside"]), str(facts["way"]), str(facts["cell"]))
        if "onto" in facts:
            told["cell"] = on(str(facts["onto"]), str(facts["cell"]), ".acc")
        return told


def named(name: str, fact: Fact) -> Fact:
    """The value of a field as it stands in a sentence."""
    if name == "cell":
        return spot(str(fact))
    if name == "tile":
        return say(f"tile-{fact}.acc")
    if name == "owner" and isinstance(fact, int):
        return Who(fact)
    if name == "unit":
        return unit_name(str(fact))
    if name == "terrain":
        return say(f"terrain-{fact}.adjective")
    if name == "treasure":
        return treasure_name(str(fact))
    if name == "level":
        return say(f"level-{fact}")
    if name == "sets" and isinstance(fact, list):
        return [say(f"set-{each}.quoted") for each in fact]
    return fact


def treasure_name(treasure: str, form: str = "") -> Message:
    """A treasure by name, or (form ".effect") what makes it leave the game."""
    return say("treasure-" + treasure.removeprefix("treasure_") + form)


def unit_name(unit: str) -> Message:
    """A unit in the accusative: it is always what somebody moves."""
    return say("unit-elite.acc" if unit == "elite" else "unit-regular.acc")


class HenryEvent(BrothersEvent, frozen=True):
    """What Henry does, and what becomes of his treasures."""

    def befalls(self) -> int:
        """Henry has the side after yours."""
        return HENRY


class Opened(BrothersEvent, frozen=True):
    """3. The table is laid: which sets, and who begins."""

    seat: int
    sets: list[str]

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


class Built(BrothersEvent, frozen=True):
    """4.3. `beside` is a neighbour (a tile, `start` or `free_green`), `way` the direction from it."""

    seat: int
    tile: str
    cell: str
    beside: str
    way: str
    discount: int


class Extended(BrothersEvent, frozen=True):
    """4.4."""

    seat: int
    tile: str
    cell: str
    beside: str
    way: str
    terrain: str


class Stepped(BrothersEvent, frozen=True):
    """4.5.1. `onto` is what lies there: a tile, `start` or `free_green`."""

    seat: int
    unit: str
    cell: str
    onto: str


class CalledUp(BrothersEvent, frozen=True):
    """4.5.2."""

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

    def befalls(self) -> int:
        """The owner."""
        return self.owner


class Discarded(BrothersEvent, frozen=True):
    """4.1.3."""

    seat: int
    tile: str


class EndedTurn(BrothersEvent, frozen=True):
    """4.1.4."""

    seat: int


class HenryChose(HenryEvent, frozen=True):
    """8.2.1. Why this tile: `colour` of the top of the supply, `no_such_colour`, or `supply_empty`."""

    tile: str
    place: int
    reason: str
    terrain: str
    rule: str = "8.2.1"

    def facts(self) -> dict[str, Fact]:
        """The colour he looked at, when there was one."""
        facts = super().facts()
        facts["terrain"] = say(f"terrain-{self.terrain}.adjective") if self.terrain else ""
        return facts


class HenryPlaced(HenryEvent, frozen=True):
    """8.2.3 to 8.2.6. Where and by which rule: `joins`, `blocks`, `first_free` or, at the start, `beside_start`."""

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

    points: int
    rule: str = "8.4.3"


class Scored(BrothersEvent, frozen=True):
    """6. The game is over; the total of one side."""

    seat: int
    points: int


EVENTS: tuple[type[Event], ...] = (
    Opened, Took, Refilled, EndTriggered, Built, Extended, Stepped, CalledUp, Withdrew, UsedCamp,
    Destroyed, Discarded, EndedTurn, HenryChose, HenryPlaced, HenryDiscarded, TreasureShown, TreasureRemoved,
    HenryMoved, HenryScored, Scored,
)  # fmt: skip
