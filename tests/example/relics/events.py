"""What can be told of a match."""

from __future__ import annotations

from typing import ClassVar

from regnum.game import Event, Fact, say
from relics.parts import SAINTS, UNKNOWN


class RelicsEvent(Event, frozen=True):
    """The common family. A saint is told by name, or as some relic to whoever may not know which."""

    GAME: ClassVar[str] = "relics"

    def facts(self) -> dict[str, Fact]:
        """As every event tells them, with the saint's name for its number."""
        told = super().facts()
        if "saint" in told:
            told["saint"] = saint_name(self.saint)  # type: ignore[attr-defined]
        return told


def saint_name(saint: int) -> Fact:
    """`relic-agnes`, `relic-unknown`"""
    return say("relic-unknown" if saint == UNKNOWN else f"relic-{SAINTS[saint]}")


class Offered(RelicsEvent, frozen=True):
    """2.1. A relic lies on the block."""

    seat: int
    saint: int


class Bade(RelicsEvent, frozen=True):
    """3.1. Somebody called out a bid."""

    seat: int
    silver: int


class Unsealed(RelicsEvent, frozen=True):
    """3.2. A sealed bid was opened."""

    seat: int
    silver: int


class Sold(RelicsEvent, frozen=True):
    """3.3. The buyer paid the seller and took the relic."""

    seat: int
    saint: int
    silver: int


class Kept(RelicsEvent, frozen=True):
    """3.4. Nobody wanted it: the seller has it in the shrine now."""

    seat: int
    saint: int


class Drew(RelicsEvent, frozen=True):
    """2.3. A relic came from the chest to a hand. Only its owner is told which."""

    seat: int
    saint: int

    def seen_by(self, seat: int | None) -> Event:
        """Others are told that a relic was drawn."""
        return self if seat == self.seat else Drew(self.seat, UNKNOWN)


EVENTS = (Offered, Bade, Unsealed, Sold, Kept, Drew)
