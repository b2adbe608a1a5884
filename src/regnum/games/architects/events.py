"""What can be told of a match. Ids and numbers only; the sentences stand in texts/."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from regnum.core.messages import Event, EventPart, Fact, Fields, Naming, Plain, PlayerRef, named, say

HIDDEN = "hidden"  # a card whose name is not for this pair of eyes
NOTHING = "none"


def counted(kind: str, count: int) -> Plain:
    """So much of a kind, in the accusative."""
    return say(f"count-{kind}-acc", count=count)


def all_named(naming: str) -> Callable[[list[str]], Fact]:
    """Each of them by its name, or that there is none."""
    return lambda ids: [named(naming, id) for id in ids] or NOTHING


def amounts(goods: list[str]) -> Fact:
    """Several amounts as they are written: `3 wood`."""
    return [counted(kind, int(count)) for count, kind in (each.split() for each in goods)] or NOTHING


class ArchitectsEvent(Event, frozen=True):
    """The common family: cards, places and amounts are told with their names. A location is where something is;
    where a worker goes is told by TO, where it leaves by FROM, an amount of a kind by COUNTED.
    """

    GAME: ClassVar[str] = "architects"
    NAMES: ClassVar[dict[str, Naming]] = {
        "apprentice": "apprentice-{}.acc",
        "apprentices": all_named("apprentice-{}.full"),  # several, so twins are told apart
        "building": "building-{}.acc",
        "buildings": all_named("building-{}.acc"),
        "reward": "reward-{}.short",
        "board": "board-{}.acc",
        "rival": "rival-{}.acc",
        "scheme": "scheme-{}.short",
        "monument": "monument-{}.acc",
        "location": "location-{}.at",
        "kind": "kind-{}.acc",
        "goods": amounts,
        "whose": PlayerRef,
    }


TO: dict[str, Naming] = ArchitectsEvent.NAMES | {"location": "location-{}.to"}
FROM: dict[str, Naming] = ArchitectsEvent.NAMES | {"location": "location-{}.from"}
COUNTED: dict[str, Naming] = ArchitectsEvent.NAMES | {"kind": Fields(counted, "kind", "count")}


class SecretCard(ArchitectsEvent, frozen=True):
    """Something about a building card that only its owner learns."""

    seat: int
    building: str

    def seen_by(self, seat: int | None) -> Event:
        """Others see that it happened."""
        return self if seat == self.seat else msgspec.structs.replace(self, building=HIDDEN)


# -- setup --------------------------------------------------------------------------------------------------------


class Opened(ArchitectsEvent, frozen=True):
    """A2. The table is laid."""

    PART: ClassVar[EventPart] = "round"


class BoardTaken(ArchitectsEvent, frozen=True):
    """A2.10. Dealt or chosen."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    board: str


class FirstPlayer(ArchitectsEvent, frozen=True):
    """A2.8. Who begins: by chance, by virtue (with variable boards), or because the rival never does (C1.1)."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    reason: str


class ApprenticeDrafted(ArchitectsEvent, frozen=True):
    """A2.11."""

    seat: int
    apprentice: str


class Drafted(SecretCard, frozen=True):
    """A2.12. A card of the packet was picked."""

    PART: ClassVar[EventPart] = "opens"


class PacketsPassed(ArchitectsEvent, frozen=True):
    """A2.12. To the left, so many cards each."""

    PART: ClassVar[EventPart] = "round"

    count: int


class PacketsReturned(ArchitectsEvent, frozen=True):
    """A2.12. The last card of each packet went under the deck."""

    PART: ClassVar[EventPart] = "round"


# -- a turn -------------------------------------------------------------------------------------------------------


class Placed(ArchitectsEvent, frozen=True):
    """A3.1. A worker was placed."""

    NAMES: ClassVar[dict[str, Naming]] = TO
    seat: int
    location: str


class Gained(ArchitectsEvent, frozen=True):
    """Goods or silver from the supply."""

    NAMES: ClassVar[dict[str, Naming]] = COUNTED
    seat: int
    kind: str
    count: int


class Paid(ArchitectsEvent, frozen=True):
    """A3.9. Goods and silver to the supply (`3 wood`), silver onto the tax stand (A0.4)."""

    seat: int
    goods: list[str]
    tax: int


class SilverLaid(ArchitectsEvent, frozen=True):
    """A4.9. On the apprentices that were passed over."""

    seat: int
    count: int


class VirtueGained(ArchitectsEvent, frozen=True):
    """A8.1. `now` is where the marker stands."""

    seat: int
    count: int
    now: int


class VirtueLost(ArchitectsEvent, frozen=True):
    """A8.1. What was really lost."""

    seat: int
    count: int
    now: int


class DebtTaken(ArchitectsEvent, frozen=True):
    """A9.1."""

    seat: int


class DebtAvoided(ArchitectsEvent, frozen=True):
    """A12.8."""

    seat: int


class DebtPaid(ArchitectsEvent, frozen=True):
    """A4.23, A9.2."""

    seat: int


class DebtDestroyed(ArchitectsEvent, frozen=True):
    """A9.3."""

    seat: int


class CardsDrawn(ArchitectsEvent, frozen=True):
    """A4.12. Only their owner learns which."""

    seat: int
    count: int
    buildings: list[str]

    def seen_by(self, seat: int | None) -> Event:
        """Others see how many."""
        return self if seat == self.seat else msgspec.structs.replace(self, buildings=[])


class CardGiven(SecretCard, frozen=True):
    """A6.9. A building card went under the deck for an effect."""


class CardDiscarded(SecretCard, frozen=True):
    """A3.6. A building card too many went under the deck."""


class Looked(ArchitectsEvent, frozen=True):
    """A4.27. At the top of the building deck."""

    seat: int
    count: int


class CardKept(SecretCard, frozen=True):
    """A4.27. One of the cards looked at; the others went under the deck."""


class Captured(ArchitectsEvent, frozen=True):
    """A4.16. All workers of a player at one location."""

    NAMES: ClassVar[dict[str, Naming]] = FROM
    seat: int
    location: str
    whose: int
    count: int

    def befalls(self) -> int:
        """Those whose workers are gone."""
        return self.whose


class WorkersHome(ArchitectsEvent, frozen=True):
    """A4.17. The own workers of a location came home."""

    NAMES: ClassVar[dict[str, Naming]] = FROM
    seat: int
    location: str
    count: int


class Imprisoned(ArchitectsEvent, frozen=True):
    """A4.20. All captives of a board went to prison."""

    seat: int
    count: int


class SentToPrison(ArchitectsEvent, frozen=True):
    """A10.1. Own workers of a location went to prison."""

    NAMES: ClassVar[dict[str, Naming]] = FROM
    seat: int
    location: str
    count: int


class Freed(ArchitectsEvent, frozen=True):
    """A4.21, A4.22. Own workers came home from the `prison` or from other `boards`."""

    seat: int
    where: str
    count: int


class TookBack(ArchitectsEvent, frozen=True):
    """A3.2, A3.3. One worker came home, and that was the turn; `location` may be the prison."""

    NAMES: ClassVar[dict[str, Naming]] = FROM
    seat: int
    location: str


class TookBackFrom(ArchitectsEvent, frozen=True):
    """A3.3. One worker came home from somebody's board."""

    seat: int
    whose: int


class TaxTaken(ArchitectsEvent, frozen=True):
    """A4.24. All silver of the tax stand."""

    seat: int
    count: int


class TaxAdded(ArchitectsEvent, frozen=True):
    """Silver from the supply onto the tax stand."""

    seat: int
    count: int


# -- apprentices and buildings ------------------------------------------------------------------------------------


class Hired(ArchitectsEvent, frozen=True):
    """A5. With the silver that lay on the card (A4.10)."""

    seat: int
    apprentice: str
    coins: int


class Dismissed(ArchitectsEvent, frozen=True):
    """A5.2. An own apprentice went under the deck."""

    seat: int
    apprentice: str


class AbilityUsed(ArchitectsEvent, frozen=True):
    """A5.5. What follows comes from this apprentice."""

    seat: int
    apprentice: str


class PowerUsed(ArchitectsEvent, frozen=True):
    """A12. What follows comes from the own board."""

    seat: int
    board: str


class DisplaySwept(ArchitectsEvent, frozen=True):
    """A4.31. Apprentices went under the deck."""

    apprentices: list[str]


class ApprenticesCame(ArchitectsEvent, frozen=True):
    """A4.11. New cards at the right end of the display."""

    apprentices: list[str]


class Constructed(ArchitectsEvent, frozen=True):
    """A6.2."""

    seat: int
    building: str


class RoseInCathedral(ArchitectsEvent, frozen=True):
    """A7.7."""

    ILLUMINATION: ClassVar[str] = "cathedral"

    seat: int
    level: int


class RewardTaken(ArchitectsEvent, frozen=True):
    """A7.7."""

    seat: int
    reward: str


# -- reset and end ------------------------------------------------------------------------------------------------


class MarketReset(ArchitectsEvent, frozen=True):
    """A10. Who triggered it."""

    ILLUMINATION: ClassVar[str] = "reset"

    seat: int


class MarketTurned(ArchitectsEvent, frozen=True):
    """A10.2. So many small cards are left."""

    left: int


class MarketShuffled(ArchitectsEvent, frozen=True):
    """A10.8. The large pile became the small one."""


class TurnPassed(ArchitectsEvent, frozen=True):
    """A3.4."""

    seat: int


class LastSpaceFilled(ArchitectsEvent, frozen=True):
    """A11.1. Everybody has one more turn."""

    ILLUMINATION: ClassVar[str] = "last-turns"

    seat: int


class EndEffect(ArchitectsEvent, frozen=True):
    """A11.4. What follows comes from this building."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    building: str


class Scored(ArchitectsEvent, frozen=True):
    """A11.5."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    points: int


EVENTS = (
    Opened, BoardTaken, FirstPlayer, ApprenticeDrafted, Drafted, PacketsPassed, PacketsReturned, Placed, Gained, Paid,
    SilverLaid, VirtueGained, VirtueLost, DebtTaken, DebtAvoided, DebtPaid, DebtDestroyed, CardsDrawn, CardGiven,
    CardDiscarded, Looked, CardKept, Captured, WorkersHome, Imprisoned, SentToPrison, Freed, TookBack, TookBackFrom,
    TaxTaken, TaxAdded, Hired, Dismissed, AbilityUsed, PowerUsed, DisplaySwept, ApprenticesCame, Constructed,
    RoseInCathedral, RewardTaken, MarketReset, MarketTurned, MarketShuffled, TurnPassed, LastSpaceFilled, EndEffect,
    Scored,
)  # fmt: skip


# -- happenings that nobody is told, for expansions ---------------------------------------------------------------


class Acted(Event, frozen=True):
    """An action at a location is done (detail: the location)."""


class TurnEnded(Event, frozen=True):
    """A turn is over, hand limit and all."""


class LastLossesEnded(Event, frozen=True):
    """A11.4. All losses at the end are done, gains have not begun; since edition 2."""


class LastTurnsEnded(Event, frozen=True):
    """A11.4 is done, the count has not begun."""
