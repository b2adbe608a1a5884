"""What can be told of a match. Ids and numbers only; the sentences stand in texts/."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from typing_extensions import override

from regnum.core.messages import Event, EventPart, Fact, Message, Naming, Plain, say
from regnum.games.paladins.parts import AI, FAVOUR_SLOTS, OUTSIDER_COLUMNS, ROUNDS, TOWNSFOLK_COLUMNS


def counted_workers(kinds: list[Plain]) -> list[Plain]:
    """`2 labourers, 1 scout`, in the order they first occur, in the accusative."""
    names = [str(kind) for kind in kinds]
    return [say(f"count-{kind}-acc", count=names.count(kind)) for kind in dict.fromkeys(names)]


def told_workers(workers: Any) -> Fact:
    """The AI player's are a number: all of them are alike."""
    return counted_workers(workers) if isinstance(workers, list) else int(workers)


class PaladinsEvent(Event, frozen=True):
    """The common family: cards, actions, workers and squares are told with their names."""

    GAME: ClassVar[str] = "paladins"
    NAMES: ClassVar[dict[str, Naming]] = {
        "paladin": "paladin-{}.acc",
        "townsfolk": "townsfolk-{}.acc",
        "outsider": "outsider-{}.acc",
        "tavern": "tavern-{}",
        "taverns": "tavern-{}",
        "wall": "wall-{}.short",
        "action": "action-{}",
        "order": "order-{}.short",
        "scheme": "scheme-{}.short",
        "favour": "favour-{}",
        "square": "square-{}.short",
        "attribute": "attribute-{}.acc",
        "workers": told_workers,
    }


class SideEvent(PaladinsEvent, frozen=True, kw_only=True):
    """What can befall a player or, alone, the AI player: `ai` says so, since a seat's number alone cannot."""

    ai: bool = False

    @override
    def facts(self) -> dict[str, Fact]:
        """The AI player is called by its own name, whoever reads it and wherever."""
        facts = {name: fact for name, fact in super().facts().items() if name != "ai"}
        return facts | {"player": say("ai")} if self.ai else facts

    @override
    def plain(self) -> str:
        """As with the seat, the line of a transcript stands where it belongs."""
        return super().plain().replace(f" ai={self.ai}", "")


# -- the round ------------------------------------------------------------------------------------------


class Opened(PaladinsEvent, frozen=True):
    """2. The table is laid; who begins, and (alone) how hard the AI player is."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    difficulty: str


class RowDealt(PaladinsEvent, frozen=True):
    """2.13. The townsfolk row is full again after the draft."""

    PART: ClassVar[EventPart] = "round"


class RoundBegan(PaladinsEvent, frozen=True):
    """3.1."""

    PART: ClassVar[EventPart] = "round"
    ILLUMINATION: ClassVar[str] = "last-round"

    seat: int
    round: int

    @override
    def illumination(self) -> Message | None:
        """Of the last one only."""
        return super().illumination() if self.round == ROUNDS else None


class OrderRevealed(PaladinsEvent, frozen=True):
    """3.2."""

    PART: ClassVar[EventPart] = "round"

    order: str
    points: int


class FavourRevealed(PaladinsEvent, frozen=True):
    """3.2."""

    PART: ClassVar[EventPart] = "round"

    favour: str


class TavernsRevealed(PaladinsEvent, frozen=True):
    """3.3."""

    PART: ClassVar[EventPart] = "round"

    taverns: list[str]


class PaladinRevealed(PaladinsEvent, frozen=True):
    """3.5.1."""

    PART: ClassVar[EventPart] = "opens"

    seat: int
    paladin: str
    workers: list[str]


class TavernTaken(PaladinsEvent, frozen=True):
    """3.5.2."""

    PART: ClassVar[EventPart] = "opens"

    seat: int
    tavern: str
    workers: list[str]


class Passed(PaladinsEvent, frozen=True):
    """9.1. Of one's own will, or because there is nothing left to do (`no_workers`, `no_action`)."""

    PART: ClassVar[EventPart] = "opens"

    seat: int
    reason: str


class WorkersKept(PaladinsEvent, frozen=True):
    """9.1.3."""

    seat: int
    workers: list[str]


class Refreshed(PaladinsEvent, frozen=True):
    """9.2."""

    PART: ClassVar[EventPart] = "round"

    round: int


class MoreDiscarded(PaladinsEvent, frozen=True):
    """12.7.2. In the solo game the refresh discards more: whichever of the two lay there, the other is empty."""

    PART: ClassVar[EventPart] = "round"

    townsfolk: str
    outsider: str
    rule: str = "12.7.2"

    @override
    def facts(self) -> dict[str, Fact]:
        """Cards by their full names, `none` where the column was empty."""
        townsfolk: Fact = say(f"townsfolk-{self.townsfolk}.full") if self.townsfolk else "none"
        outsider: Fact = say(f"outsider-{self.outsider}.full") if self.outsider else "none"
        return {"townsfolk": townsfolk, "outsider": outsider, "rule": self.rule}


class Scored(PaladinsEvent, frozen=True):
    """10. The game is over; the total of one side."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    points: int


# -- workers, goods, attributes -------------------------------------------------------------------------


class Placed(PaladinsEvent, frozen=True):
    """4.1. Workers stand on an action; the rest of the story follows."""

    seat: int
    action: str
    workers: list[str]


class WorkersGained(PaladinsEvent, frozen=True):
    """1.1.5."""

    seat: int
    workers: list[str]


class SilverGained(PaladinsEvent, frozen=True):
    """From the general supply."""

    seat: int
    n: int


class ProvisionsGained(PaladinsEvent, frozen=True):
    """From the general supply."""

    seat: int
    n: int


class SilverPaid(PaladinsEvent, frozen=True):
    """1.2.2."""

    seat: int
    n: int


class ProvisionsPaid(PaladinsEvent, frozen=True):
    """1.2.2."""

    seat: int
    n: int


class Raised(SideEvent, frozen=True):
    """1.3.4. By how much the marker really moved, and where it stands."""

    seat: int
    attribute: str
    n: int
    level: int


# -- actions --------------------------------------------------------------------------------------------


class Developed(PaladinsEvent, frozen=True):
    """5.1.2."""

    seat: int
    action: str
    slot: str


class Dismissed(SideEvent, frozen=True):
    """5.2.2."""

    seat: int
    townsfolk: str


class Enlisted(PaladinsEvent, frozen=True):
    """5.2.3, 2.12, 6.7.2."""

    seat: int
    townsfolk: str


class Cleared(PaladinsEvent, frozen=True):
    """5.4."""

    seat: int
    action: str


class MonkSent(SideEvent, frozen=True):
    """6.1.3."""

    seat: int
    square: str
    region: int


class OutpostPlaced(SideEvent, frozen=True):
    """6.2.3."""

    seat: int
    square: str
    region: int


class WallBuilt(SideEvent, frozen=True):
    """6.3.3."""

    seat: int
    wall: str


class JarMoved(PaladinsEvent, frozen=True):
    """6.4.3."""

    seat: int
    square: str


class Attacked(SideEvent, frozen=True):
    """6.5."""

    seat: int
    outsider: str


class Converted(SideEvent, frozen=True):
    """6.6."""

    seat: int
    outsider: str


class FavourUsed(SideEvent, frozen=True):
    """7.1."""

    seat: int
    favour: str
    workers: list[str]


class AbilityUsed(PaladinsEvent, frozen=True):
    """4.10, 8.3.1, 8.4.2. A townsfolk of the party reacts."""

    seat: int
    townsfolk: str


class BonusUsed(PaladinsEvent, frozen=True):
    """4.13."""

    seat: int
    paladin: str


# -- tax, suspicion, Inquisition, debt ------------------------------------------------------------------


class TaxTaken(PaladinsEvent, frozen=True):
    """8.1. `left` is what the tax supply then holds."""

    seat: int
    n: int
    left: int


class SuspicionDrawn(SideEvent, frozen=True):
    """8.2."""

    seat: int
    tax: int


class SuspicionsShuffled(PaladinsEvent, frozen=True):
    """8.2.4."""


class SuspicionDiscarded(SideEvent, frozen=True):
    """6.7.4."""

    seat: int
    n: int


class InquisitionBegan(PaladinsEvent, frozen=True):
    """8.3. Because the tax supply is empty (`tax`, 8.1.3), or no suspicion card is left to draw (`cards`, 8.2.4)."""

    ILLUMINATION: ClassVar[str] = "inquisition"

    reason: str
    rule: str


class NobodySuspected(PaladinsEvent, frozen=True):
    """8.3.2."""

    rule: str = "8.3.2"


class Accused(SideEvent, frozen=True):
    """8.3.2, 8.3.3. Most suspected: a debt, and half of the suspicions go."""

    seat: int
    suspicions: int
    discarded: int
    rule: str = "8.3.2"


class TaxRefilled(PaladinsEvent, frozen=True):
    """8.3.5."""

    n: int


class DebtTaken(SideEvent, frozen=True):
    """8.4.1, as a price."""

    seat: int


class DebtPaid(SideEvent, frozen=True):
    """8.4.1."""

    seat: int


class DebtCancelled(SideEvent, frozen=True):
    """8.4.1."""

    seat: int


# -- the AI player: which card and which rule made it act -----------------------------------------------


class RivalEvent(PaladinsEvent, frozen=True):
    """Whatever its rules make the AI player do befalls its side."""

    @override
    def befalls(self) -> int:
        """The side behind the only seat."""
        return AI


class RivalStrengthened(RivalEvent, frozen=True):
    """12.1.5, 12.2.1. A workshop on one of its actions: for its `difficulty`, or for an `order` just revealed."""

    PART: ClassVar[EventPart] = "round"

    action: str
    reason: str
    rule: str


class RivalMustered(RivalEvent, frozen=True):
    """12.2.4."""

    PART: ClassVar[EventPart] = "round"

    workers: int
    rule: str = "12.2.4"


class FavourSchemeJoined(RivalEvent, frozen=True):
    """12.2.2."""

    PART: ClassVar[EventPart] = "round"

    rule: str = "12.2.2"


class RivalSuspected(RivalEvent, frozen=True):
    """12.2.3. The criminals of the tavern that was left over draw suspicion to it."""

    PART: ClassVar[EventPart] = "round"

    tavern: str
    criminals: int
    rule: str = "12.2.3"


class SchemeTurned(RivalEvent, frozen=True):
    """12.5.2."""

    PART: ClassVar[EventPart] = "opens"

    scheme: str
    rule: str = "12.5.2"


class SchemesShuffled(RivalEvent, frozen=True):
    """12.5.2, 12.6.2."""

    rule: str


class RivalFailed(RivalEvent, frozen=True):
    """12.5.3. Why an action cannot be done, and what it would take; the reasons stand in automa/actions.py."""

    action: str
    reason: str
    need: int
    have: int
    rule: str
    attribute: str = ""  # of which it has too little


class RivalActed(RivalEvent, frozen=True):
    """12.5.3 to 12.5.6. What it does and why: a `scheme`, an `order`, the `fallback` row."""

    action: str
    reason: str
    workers: int
    rule: str


# What it searches through: the things of a column in the scene, and how many columns there are.
COLUMNS: Final = {
    "townsfolk": ("column", TOWNSFOLK_COLUMNS),
    "favour": ("favour", FAVOUR_SLOTS),
    "outsider": ("outsider", OUTSIDER_COLUMNS),
}


class RivalTargeted(RivalEvent, frozen=True):
    """12.4.1. From which space of the resource track it looked, and the column it found: its first, or further on."""

    space: int
    column: int
    what: str
    rule: str = "12.4.1"

    @override
    def looked_at(self) -> list[str]:
        """The cards from the first column that it looked at to the one that it took."""
        kind, columns = COLUMNS[self.what]
        passed = (self.column - self.space) % columns
        return [f"{kind} {(self.space - 1 + n) % columns + 1}" for n in range(passed + 1)]


class RivalChoseSquare(RivalEvent, frozen=True):
    """12.6.7. The first available reward in its order."""

    square: str
    region: int
    rule: str = "12.6.7"

    @override
    def looked_at(self) -> list[str]:
        """The square itself."""
        return [f"square {self.square}"]


class RivalChoseReward(RivalEvent, frozen=True):
    """12.6.10, 12.6.14. The leftmost option that does something."""

    place: int
    rule: str


class MarkerMoved(RivalEvent, frozen=True):
    """12.3.1, 12.3.2. Silver and provisions only move its resource marker."""

    n: int
    space: int
    rule: str


class MarkerWrapped(RivalEvent, frozen=True):
    """12.3.4. From the last space to the first: its lowest attribute rises."""

    attribute: str
    level: int
    rule: str = "12.3.4"


class RivalTaxed(RivalEvent, frozen=True):
    """12.3.2. What it takes of the tax supply goes to the general supply; `left` is what the tax supply then holds."""

    n: int
    left: int
    rule: str = "12.3.2"


class TaxReturned(RivalEvent, frozen=True):
    """12.3.6. No such card, a `debt` or a `suspicion`: a silver goes from the tax supply to the general supply."""

    what: str
    left: int
    rule: str = "12.3.6"


class RivalGainedWorkers(RivalEvent, frozen=True):
    """12.3.7, 12.6.2, 12.6.4."""

    workers: int
    rule: str

    @override
    def facts(self) -> dict[str, Fact]:
        """A number, not kinds."""
        return {"workers": self.workers, "rule": self.rule}


class RivalCleared(RivalEvent, frozen=True):
    """12.6.2. All right-hand spaces, or none was occupied."""

    rule: str = "12.6.2"


class RivalFlippedJar(RivalEvent, frozen=True):
    """12.6.9."""

    rule: str = "12.6.9"


class RivalPassed(RivalEvent, frozen=True):
    """12.5.1. It has no workers left."""

    PART: ClassVar[EventPart] = "opens"

    reason: str
    rule: str


class RivalRested(RivalEvent, frozen=True):
    """12.6.5."""

    left: int
    rule: str = "12.6.5"


class RivalScored(RivalEvent, frozen=True):
    """12.7.3."""

    PART: ClassVar[EventPart] = "round"

    points: int
    rule: str = "12.7.3"


EVENTS: tuple[type[Event], ...] = (
    Opened, RowDealt, RoundBegan, OrderRevealed, FavourRevealed, TavernsRevealed, PaladinRevealed, TavernTaken,
    Passed, WorkersKept, Refreshed, MoreDiscarded, Scored, Placed, WorkersGained, SilverGained, ProvisionsGained,
    SilverPaid, ProvisionsPaid, Raised, Developed, Dismissed, Enlisted, Cleared, MonkSent, OutpostPlaced, WallBuilt,
    JarMoved, Attacked, Converted, FavourUsed, AbilityUsed, BonusUsed, TaxTaken, SuspicionDrawn, SuspicionsShuffled,
    SuspicionDiscarded, InquisitionBegan, NobodySuspected, Accused, TaxRefilled, DebtTaken, DebtPaid, DebtCancelled,
    RivalStrengthened, RivalMustered, FavourSchemeJoined, RivalSuspected, SchemeTurned, SchemesShuffled,
    RivalFailed, RivalActed, RivalTargeted, RivalChoseSquare, RivalChoseReward, MarkerMoved, MarkerWrapped,
    TaxReturned, RivalGainedWorkers, RivalCleared, RivalPassed, RivalRested, RivalFlippedJar, RivalScored, RivalTaxed,
)  # fmt: skip
