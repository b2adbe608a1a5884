"""What can be told of a match. Ids and numbers only; the sentences stand in texts/.

In a sentence `area` is where something goes, `origin` where it comes from, `place` where it is, and `other` another
player. `due` are the squires that should have come; when fewer did, the supply is empty now and everybody sees it (Q4).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from regnum.core.letters import Event, Fact, Plain, Who, say
from regnum.games.jerusalem.parts import RESOURCES


class JerusalemEvent(Event, frozen=True):
    """The common family: areas, offices, cards and amounts are told with their names."""

    GAME: ClassVar[str] = "jerusalem"

    def facts(self) -> dict[str, Fact]:
        """Ids become names the catalogue can decline."""
        return {name: named(name, fact) for name, fact in super().facts().items()}


def with_shortage(facts: dict[str, Fact], came: int, due: int) -> dict[str, Fact]:
    """Q4. In a sentence `due` says whether the supply had fewer squires than that."""
    return {**facts, "due": "short" if came < due else "met"}


def named(name: str, fact: Fact) -> Fact:
    """The value of a field as it stands in a sentence."""
    if isinstance(fact, list) and name == "gains":
        return counted_gains([int(str(each)) for each in fact]) or "nothing"
    if isinstance(fact, list):
        return [say(f"area-{each}.from") for each in fact]
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if name == "other" and isinstance(fact, int):
        return Who(fact)
    return named_word(name, fact) if isinstance(fact, str) else fact


def named_word(name: str, word: str) -> Plain:
    """One id by its name; a catalogue chooses by words, so what is empty gets one."""
    if not word:
        return "hidden" if name == "card" else "none"
    if name == "area":
        return say(f"area-{word}.to")
    if name == "origin":
        return say(f"area-{word}.from")
    if name == "place":
        return say(f"area-{word}.at")
    if name == "office":
        return say(f"office-{word}.gen")
    if name == "card":
        return say(f"card-{word}.quoted")
    if name == "event":
        return say(f"calendar-{word}.quoted")
    if name == "resource":
        return say(f"resource-{word}.gen")
    if name == "gift":
        return say(f"gift-{word}")
    return word


def counted_gains(amounts: list[int]) -> list[Plain]:
    """`2 squires and 4 bezants`, in the order of the box, in the accusative."""
    counted = zip(RESOURCES, amounts, strict=True)
    return [say(f"count-{resource}-acc", count=amount) for resource, amount in counted if amount > 0]


# -- the round ------------------------------------------------------------------------------------------


class Opened(JerusalemEvent, frozen=True):
    """3. The table is laid; who bids first."""

    seat: int


class RoundBegan(JerusalemEvent, frozen=True):
    """4.1."""

    round: int


class EventTurned(JerusalemEvent, frozen=True):
    """4.2.1."""

    event: str


class CardsLaid(JerusalemEvent, frozen=True):
    """5.1.1."""

    count: int


class RoundEnded(JerusalemEvent, frozen=True):
    """4.2."""

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


class KeptCard(JerusalemEvent, frozen=True):
    """5.3.1. Which one, only its owner learns: for others it is empty."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        """That a card was kept, everybody sees."""
        return self if seat == self.seat else replace(self, card="")


# -- phase 2 --------------------------------------------------------------------------------------------


class TurnBegan(JerusalemEvent, frozen=True):
    """6.1.2. The squires of the office came from the supply."""

    seat: int
    office: str
    squires: int
    due: int

    def facts(self) -> dict[str, Fact]:
        """Q4."""
        return with_shortage(super().facts(), self.squires, self.due)


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

    seat: int
    gains: list[int]  # squires, bezants, prestige
    due: int

    def facts(self) -> dict[str, Fact]:
        """Q4."""
        return with_shortage(super().facts(), self.gains[0], self.due)


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


class Studied(JerusalemEvent, frozen=True):
    """7.2.1. Which card was drawn, only its owner learns: for others it is empty."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        """That a card was drawn, everybody sees."""
        return self if seat == self.seat else replace(self, card="")


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

    seat: int
    gains: list[int]  # squires, bezants, prestige
    areas: list[str]
    due: int

    def facts(self) -> dict[str, Fact]:
        """Q4."""
        return with_shortage(super().facts(), self.gains[0], self.due)


class IncomeLeft(JerusalemEvent, frozen=True):
    """7.3.3."""

    seat: int
    count: int
    resource: str

    def facts(self) -> dict[str, Fact]:
        """The resource is told with its amount."""
        return {**super().facts(), "resource": say(f"count-{self.resource}-acc", count=self.count)}


class ScreensLifted(JerusalemEvent, frozen=True):
    """7.4.1."""


class GiftGiven(JerusalemEvent, frozen=True):
    """7.4.2 to 7.4.4."""

    seat: int
    gift: str
    prestige: int
    shared: bool


class FloorBuilt(JerusalemEvent, frozen=True):
    """7.5. `first` at this height in the game pays more."""

    seat: int
    floor: int
    price: int
    first: bool


# -- phase 4 --------------------------------------------------------------------------------------------


class EventCame(JerusalemEvent, frozen=True):
    """8.1.1."""

    event: str


class SquiresSaved(JerusalemEvent, frozen=True):
    """8.2.2."""

    seat: int
    count: int
    area: str


class SquiresRemoved(JerusalemEvent, frozen=True):
    """8.1.2."""

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

    seat: int
    floors: int
    prestige: int


class TieBroken(JerusalemEvent, frozen=True):
    """10.2. Several towers are the highest; what decided `by` is prestige, or the office."""

    seat: int
    by: str


EVENTS: tuple[type[Event], ...] = (
    Opened, RoundBegan, EventTurned, CardsLaid, RoundEnded, AuctionOpened, Raised, Passed, WonOffice, TookLastOffice,
    KeptCard, TurnBegan, AdmiralPaid, Placed, Hired, Withdrew, Sold, PlayedCard, Gained, Shifted, Swapped, Deployed,
    MarshalPaid, MarshalMoves, BaronPlaced, EndedTurn, TowerPaid, LeftTower, Studied, BoughtPrestige, Intrigued,
    IncomeTaken, IncomeLeft, ScreensLifted, GiftGiven, FloorBuilt, EventCame, SquiresSaved, SquiresRemoved, TaxPaid,
    Struck, Scored, TieBroken,
)  # fmt: skip
