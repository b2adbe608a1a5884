"""What can be told of a match. Ids and numbers only; the sentences stand in texts/."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from regnum.core.letters import Event, Fact, Plain, Who, say

HIDDEN = "hidden"  # a card whose name is not for this pair of eyes
NOTHING = "none"


class ArchitectsEvent(Event, frozen=True):
    """The common family: cards, places and amounts are told with their names.

    A field `location` is told with the form in LOCATION: where a worker goes (`to`), where it leaves (`from`), or where
    something is (`at`). A field `kind` beside a field `count` is told as a counted amount in the accusative.
    """

    GAME: ClassVar[str] = "architects"
    LOCATION: ClassVar[str] = "at"

    def facts(self) -> dict[str, Fact]:
        """Ids become names the catalogue can decline."""
        return {name: self.named(name, fact) for name, fact in super().facts().items()}

    def named(self, name: str, fact: Fact) -> Fact:
        """The value of a field as it stands in a sentence."""
        if name == "whose" and isinstance(fact, int):
            return Who(fact)
        if name == "kind" and "count" in self.__struct_fields__:
            count: int = getattr(self, "count")  # noqa: B009
            return say(f"count-{fact}-acc", count=count)
        if isinstance(fact, list):
            told = [self.named_word(name, str(each)) for each in fact]
            return told or NOTHING
        return self.named_word(name, fact) if isinstance(fact, str) else fact

    def named_word(self, name: str, word: str) -> Plain:
        """One id by its name."""
        if word in (HIDDEN, NOTHING):
            return word
        if name == "apprentice":
            return say(f"apprentice-{word}.acc")
        if name == "apprentices":  # several, so twins are told apart
            return say(f"apprentice-{word}.full")
        if name in ("building", "buildings"):
            return say(f"building-{word}.acc")
        if name in ("reward", "board", "rival", "scheme", "monument"):
            form = {"reward": ".short", "scheme": ".short"}.get(name, ".acc")
            return say(f"{name}-{word}{form}")
        if name == "location":
            return say(f"location-{word}.{self.LOCATION}")
        if name == "kind":
            return say(f"kind-{word}.acc")
        if name == "goods":
            count, kind = word.split()
            return say(f"count-{kind}-acc", count=int(count))
        return word


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


class BoardTaken(ArchitectsEvent, frozen=True):
    """A2.10. Dealt or chosen."""

    seat: int
    board: str


class FirstPlayer(ArchitectsEvent, frozen=True):
    """A2.8. Who begins: by chance, by virtue (with variable boards), or because the rival never does (C1.1)."""

    seat: int
    reason: str


class ApprenticeDrafted(ArchitectsEvent, frozen=True):
    """A2.11."""

    seat: int
    apprentice: str


class Drafted(SecretCard, frozen=True):
    """A2.12. A card of the packet was picked."""


class PacketsPassed(ArchitectsEvent, frozen=True):
    """A2.12. To the left, so many cards each."""

    count: int


class PacketsReturned(ArchitectsEvent, frozen=True):
    """A2.12. The last card of each packet went under the deck."""


# -- a turn -------------------------------------------------------------------------------------------------------


class Placed(ArchitectsEvent, frozen=True):
    """A3.1. A worker was placed."""

    LOCATION: ClassVar[str] = "to"
    seat: int
    location: str


class Gained(ArchitectsEvent, frozen=True):
    """Goods or silver from the supply."""

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

    LOCATION: ClassVar[str] = "from"
    seat: int
    location: str
    whose: int
    count: int

    def befalls(self) -> int:
        """Those whose workers are gone."""
        return self.whose


class WorkersHome(ArchitectsEvent, frozen=True):
    """A4.17. The own workers of a location came home."""

    LOCATION: ClassVar[str] = "from"
    seat: int
    location: str
    count: int


class Imprisoned(ArchitectsEvent, frozen=True):
    """A4.20. All captives of a board went to prison."""

    seat: int
    count: int


class SentToPrison(ArchitectsEvent, frozen=True):
    """A10.1. Own workers of a location went to prison."""

    LOCATION: ClassVar[str] = "from"
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

    LOCATION: ClassVar[str] = "from"
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

    seat: int
    level: int


class RewardTaken(ArchitectsEvent, frozen=True):
    """A7.7."""

    seat: int
    reward: str


# -- reset and end ------------------------------------------------------------------------------------------------


class MarketReset(ArchitectsEvent, frozen=True):
    """A10. Who triggered it."""

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

    seat: int


class EndEffect(ArchitectsEvent, frozen=True):
    """A11.4. What follows comes from this building."""

    seat: int
    building: str


class Scored(ArchitectsEvent, frozen=True):
    """A11.5."""

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
