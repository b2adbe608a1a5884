"""What can be told of a match. Ids and numbers only; the sentences stand in texts/."""

from typing import ClassVar

from regnum.game import Event


class PebblesEvent(Event, frozen=True):
    """The common family: their sentences stand in the catalogue of this game."""

    GAME: ClassVar[str] = "pebbles"


class Turned(PebblesEvent, frozen=True):
    """2.1. A prize came out of the bag."""

    prize: int


class Opened(PebblesEvent, frozen=True):
    """2.3. A fist was opened."""

    seat: int
    count: int


class Won(PebblesEvent, frozen=True):
    """2.4."""

    seat: int
    prize: int


class Sank(PebblesEvent, frozen=True):
    """2.5. The prize fell into the well."""

    prize: int


class Gained(PebblesEvent, frozen=True):
    """Pebbles came into a purse."""

    seat: int
    count: int


EVENTS = (Turned, Opened, Won, Sank, Gained)
