"""What can be told of a match. Ids and numbers only; the sentences stand in texts/.

In a sentence `area` is where something goes, `origin` where it comes from, `place` where it is, and `other` another
player. `due` are the squires that should have come; when fewer did, the supply is empty now and everybody sees it (Q4).
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace
from typing_extensions import override

from regnum.core.messages import Event, EventPart, Fact, Fields, Message, Naming, Plain, PlayerRef, say
from regnum.games.jerusalem.parts import RESOURCES, ROUNDS, SQUIRES


def counted_gains(amounts: list[int]) -> list[Plain]:
    """`2 squires and 4 bezants`, in the order of the box, in the accusative."""
    counted = zip(RESOURCES, amounts, strict=True)
    return [counted_resource(resource, amount) for resource, amount in counted if amount > 0]


def counted_resource(resource: str, count: int) -> Message:
    """`2 squires`."""
    return say(f"count-{resource}-acc", count=count)


def all_gains(amounts: list[int]) -> Fact:
    """The same; a catalogue chooses by words, so nothing is a word."""
    return counted_gains(amounts) or "nothing"


def shortage(came: int, due: int) -> str:
    """Q4. Whether the supply had fewer squires than that."""
    return "short" if came < due else "met"


def shortage_of_gains(gains: list[int], due: int) -> str:
    """The same where squires are a part of what came."""
    return shortage(gains[SQUIRES], due)


class JerusalemEvent(Event, frozen=True):
    """The common family: areas, offices, cards and amounts are told with their names."""

    GAME: ClassVar[str] = "jerusalem"
    NAMES: ClassVar[dict[str, Naming]] = {
        "area": "area-{}.to",
        "origin": "area-{}.from",
        "areas": "area-{}.from",
        "place": "area-{}.at",
        "office": "office-{}.gen",
        "card": "card-{}.quoted",
        "event": "calendar-{}.quoted",
        "gift": "gift-{}",
        "gains": all_gains,
        "other": PlayerRef,
    }


class SecretCard(JerusalemEvent, frozen=True):
    """Somebody got a card, as everybody sees. Which one, only its owner learns: for others it is empty."""

    seat: int
    card: str

    @override
    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card="")

    def told(self, name: str, value: Any) -> Fact:
        """A catalogue chooses by words, so what is empty gets one."""
        return "hidden" if name == "card" and not value else super().told(name, value)


WITH_SHORTAGE: dict[str, Naming] = JerusalemEvent.NAMES | {"due": Fields(shortage_of_gains, "gains", "due")}


# -- the round ------------------------------------------------------------------------------------------


class Opened(JerusalemEvent, frozen=True):
    """3. The table is laid; who bids first."""

    PART: ClassVar[EventPart] = "round"

    seat: int


class RoundBegan(JerusalemEvent, frozen=True):
    """4.1."""

    PART: ClassVar[EventPart] = "round"
    ILLUMINATION: ClassVar[str] = "last-round"

    round: int

    @override
    def illumination(self) -> Message | None:
        """Of the last one only."""
        return super().illumination() if self.round == ROUNDS else None


class EventTurned(JerusalemEvent, frozen=True):
    """4.2.1."""

    PART: ClassVar[EventPart] = "round"

    event: str


class CardsLaid(JerusalemEvent, frozen=True):
    """5.1.1."""

    PART: ClassVar[EventPart] = "round"

    count: int


class RoundEnded(JerusalemEvent, frozen=True):
    """4.2."""

    PART: ClassVar[EventPart] = "round"

    round: int


# -- phase 1 --------------------------------------------------------------------------------------------


class AuctionOpened(JerusalemEvent, frozen=True):
    """5.2.2."""

    seat: int
    office: str
    bid: int


class Raised(JerusalemEvent, frozen=True):
    """5.2.3."""

    seat: int
    office: str
    bid: int


class Passed(JerusalemEvent, frozen=True):
    """5.2.3."""

    seat: int
    office: str


class WonOffice(JerusalemEvent, frozen=True):
    """5.2.5."""

    seat: int
    office: str
    bid: int


class TookLastOffice(JerusalemEvent, frozen=True):
    """5.2.7."""

    seat: int
    office: str


class KeptCard(SecretCard, frozen=True):
    """5.3.1."""

    PART: ClassVar[EventPart] = "opens"


# -- phase 2 --------------------------------------------------------------------------------------------


class TurnBegan(JerusalemEvent, frozen=True):
    """6.1.2. The squires of the office came from the supply."""

    PART: ClassVar[EventPart] = "opens"

    NAMES: ClassVar[dict[str, Naming]] = JerusalemEvent.NAMES | {"due": Fields(shortage, "squires", "due")}

    seat: int
    office: str
    squires: int
    due: int


class AdmiralPaid(JerusalemEvent, frozen=True):
    """6.6.4, Q11."""

    seat: int
    bezants: int


class Placed(JerusalemEvent, frozen=True):
    """6.2.1."""

    seat: int
    area: str
    count: int


class Hired(JerusalemEvent, frozen=True):
    """6.3.1."""

    seat: int
    count: int
    price: int


class Withdrew(JerusalemEvent, frozen=True):
    """6.4.1. One of three squires that are sold."""

    seat: int
    origin: str


class Sold(JerusalemEvent, frozen=True):
    """6.4.1."""

    seat: int
    bezants: int


class PlayedCard(JerusalemEvent, frozen=True):
    """6.7.1."""

    seat: int
    card: str


class Gained(JerusalemEvent, frozen=True):
    """6.7.3. What a card gave."""

    NAMES: ClassVar[dict[str, Naming]] = WITH_SHORTAGE

    seat: int
    gains: list[int]  # squires, bezants, prestige
    due: int


class Shifted(JerusalemEvent, frozen=True):
    """6.6.3, 6.7.10."""

    seat: int
    origin: str
    area: str


class Swapped(JerusalemEvent, frozen=True):
    """6.7.9. The player's squire went from `origin` to `area`, the other player's the other way."""

    seat: int
    other: int
    origin: str
    area: str

    def befalls(self) -> int:
        """Whoever had no say."""
        return self.other


class Deployed(JerusalemEvent, frozen=True):
    """6.7.12."""

    seat: int
    area: str
    count: int


class MarshalPaid(JerusalemEvent, frozen=True):
    """6.6.3."""

    seat: int
    bezants: int


class MarshalMoves(JerusalemEvent, frozen=True):
    """6.6.3. The Marshal's own moves follow."""

    seat: int


class BaronPlaced(JerusalemEvent, frozen=True):
    """6.5."""

    seat: int
    area: str


class EndedTurn(JerusalemEvent, frozen=True):
    """6.1.3."""

    PART: ClassVar[EventPart] = "closes"

    seat: int


# -- phase 3 --------------------------------------------------------------------------------------------


class TowerPaid(JerusalemEvent, frozen=True):
    """7.1.1."""

    seat: int
    bezants: int


class LeftTower(JerusalemEvent, frozen=True):
    """7.1.2."""

    seat: int
    area: str


class Studied(SecretCard, frozen=True):
    """7.2.1. The card that was drawn."""


class BoughtPrestige(JerusalemEvent, frozen=True):
    """7.2.2."""

    seat: int
    count: int
    price: int


class Intrigued(JerusalemEvent, frozen=True):
    """7.2.3. `lost` is what the victim had to lose."""

    seat: int
    other: int
    lost: int

    def befalls(self) -> int:
        """The victim, if there was anything to lose."""
        return self.other if self.lost else self.seat


class IncomeTaken(JerusalemEvent, frozen=True):
    """7.3.2. From all areas the player controls, in their order."""

    NAMES: ClassVar[dict[str, Naming]] = WITH_SHORTAGE

    seat: int
    gains: list[int]  # squires, bezants, prestige
    areas: list[str]
    due: int


class IncomeLeft(JerusalemEvent, frozen=True):
    """7.3.3. The resource is told with its amount."""

    NAMES: ClassVar[dict[str, Naming]] = {"resource": Fields(counted_resource, "resource", "count")}

    seat: int
    count: int
    resource: str


class ScreensLifted(JerusalemEvent, frozen=True):
    """7.4.1."""

    PART: ClassVar[EventPart] = "round"


class GiftGiven(JerusalemEvent, frozen=True):
    """7.4.2 to 7.4.4."""

    PART: ClassVar[EventPart] = "opens"

    seat: int
    gift: str
    prestige: int
    shared: bool


class FloorBuilt(JerusalemEvent, frozen=True):
    """7.5. `first` at this height in the game pays more."""

    ILLUMINATION: ClassVar[str] = "floor"

    seat: int
    floor: int
    price: int
    first: bool


# -- phase 4 --------------------------------------------------------------------------------------------


class EventCame(JerusalemEvent, frozen=True):
    """8.1.1."""

    PART: ClassVar[EventPart] = "round"

    event: str


class SquiresSaved(JerusalemEvent, frozen=True):
    """8.2.2."""

    seat: int
    count: int
    area: str


class SquiresRemoved(JerusalemEvent, frozen=True):
    """8.1.2."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    count: int
    origin: str


class TaxPaid(JerusalemEvent, frozen=True):
    """8.4.1. `count` squires stay."""

    seat: int
    count: int
    bezants: int
    place: str


class Struck(JerusalemEvent, frozen=True):
    """8.5.2."""

    seat: int
    other: int
    origin: str

    def befalls(self) -> int:
        """Whose squire it was."""
        return self.other


class Scored(JerusalemEvent, frozen=True):
    """10.1. The game is over; a tower and the prestige left."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    floors: int
    prestige: int


class TieBroken(JerusalemEvent, frozen=True):
    """10.2. Several towers are the highest; what decided `by` is prestige, or the office."""

    PART: ClassVar[EventPart] = "round"

    seat: int
    by: str


EVENTS: tuple[type[Event], ...] = (
    Opened, RoundBegan, EventTurned, CardsLaid, RoundEnded, AuctionOpened, Raised, Passed, WonOffice, TookLastOffice,
    KeptCard, TurnBegan, AdmiralPaid, Placed, Hired, Withdrew, Sold, PlayedCard, Gained, Shifted, Swapped, Deployed,
    MarshalPaid, MarshalMoves, BaronPlaced, EndedTurn, TowerPaid, LeftTower, Studied, BoughtPrestige, Intrigued,
    IncomeTaken, IncomeLeft, ScreensLifted, GiftGiven, FloorBuilt, EventCame, SquiresSaved, SquiresRemoved, TaxPaid,
    Struck, Scored, TieBroken,
)  # fmt: skip
