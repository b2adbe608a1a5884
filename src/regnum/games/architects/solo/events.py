"""What is told of the rival: which card, which option and which rule made it act. Ids and numbers only."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from regnum.core.messages import Event, EventPart, Fields, Naming, Plain, say
from regnum.games.architects.events import COUNTED, TO, ArchitectsEvent, counted


class RivalEvent(ArchitectsEvent, frozen=True):
    """The family of the rival's events: `space` is where its marker stands, `seat` the rival itself."""

    NAMES: ClassVar[dict[str, Naming]] = ArchitectsEvent.NAMES | {"space": "kind-{}"}


# -- schemes ------------------------------------------------------------------------------------------------------


class SchemeTurned(RivalEvent, frozen=True):
    """C2.1. The top scheme card; C6.5: one more because a card says so."""

    seat: int
    scheme: str
    rule: str

    @override
    def part(self) -> EventPart:
        """One more card belongs to the same turn."""
        return "opens" if self.rule == "C2.1" else "deed"


class SchemesShuffled(RivalEvent, frozen=True):
    """C2.1. The deck was empty: the discards make a new one."""

    seat: int
    count: int
    rule: str = "C2.1"


class RivalChose(RivalEvent, frozen=True):
    """C2.2. Which option of a card with two, by which condition (C6.10 to C6.18), and what the condition found.

    `option` is `upper` (the condition holds) or `lower`; `have` is what is there, `need` what it takes. Conditions that
    count nothing have 0 and 0.
    """

    seat: int
    scheme: str
    option: str
    condition: str
    need: int
    have: int
    rule: str


class RivalWent(RivalEvent, frozen=True):
    """C2.3. Where its worker goes and why there: the `card` names the place, it is its `focus` (C6.1), or the first
    `free` space of the black market (C7.8). An expansion may bring further reasons."""

    NAMES: ClassVar[dict[str, Naming]] = TO
    seat: int
    location: str
    reason: str
    rule: str


class RivalPicked(RivalEvent, frozen=True):
    """C2.3, C3.14, C7.7. Of several things on offer the first that is possible: its place in the list."""

    seat: int
    place: int
    rule: str


class RivalStopped(RivalEvent, frozen=True):
    """C2.10. The next card is lost: no worker is left for it."""

    seat: int
    rule: str = "C2.10"


class RivalTookBack(RivalEvent, frozen=True):
    """C2.9. Without a worker it takes back the first of these that exists: its largest `group`, those in `prison`, on
    people's `boards`, or one from the `market`."""

    PART: ClassVar[EventPart] = "opens"

    seat: int
    where: str
    rule: str = "C2.9"


class RivalPassed(RivalEvent, frozen=True):
    """C2.9. No worker at all can come back."""

    PART: ClassVar[EventPart] = "opens"

    seat: int
    rule: str = "C2.9"


class RivalFuture(RivalEvent, frozen=True):
    """C6.4. The top future scheme joins the discards, face up."""

    seat: int
    scheme: str
    left: int
    rule: str = "C6.4"


# -- the resource track -------------------------------------------------------------------------------------------


class RivalMarker(RivalEvent, frozen=True):
    """C3.1. Silver moves its marker; `space` is where it now stands."""

    seat: int
    count: int
    space: str
    rule: str = "C3.1"


class RivalWrapped(RivalEvent, frozen=True):
    """C3.1. Off the right end, back to clay: a marble each time."""

    seat: int
    count: int
    rule: str = "C3.1"


class RivalConverted(RivalEvent, frozen=True):
    """C3.7 to C3.13. What it would get, and what it gets instead (`none` for nothing)."""

    NAMES: ClassVar[dict[str, Naming]] = {
        "what": Fields(counted, "what", "count"),
        "gets": Fields(counted, "gets", "number"),
    }
    seat: int
    what: str
    count: int
    gets: str
    number: int
    rule: str


class RivalDebtless(RivalEvent, frozen=True):
    """C3.9, Q39. It would destroy a debt but has none: silver instead, also for virtue above the top (A8.5)."""

    NAMES: ClassVar[dict[str, Naming]] = COUNTED
    seat: int
    kind: str
    count: int
    rule: str = "C3.9"


class RivalAimed(RivalEvent, frozen=True):
    """C3.3. From where its marker looked, and the column of apprentices it hit."""

    seat: int
    space: str
    column: int
    rule: str


def found(kind: str, target: str) -> Plain:
    """A monument by its name, a resource by its own."""
    return say(f"monument-{kind}.acc" if target == "monument" else f"kind-{kind}.acc")


class RivalSought(RivalEvent, frozen=True):
    """C3.4, C3.5. From where its marker looked, for what (`target`), and the first resource to the right that fits."""

    NAMES: ClassVar[dict[str, Naming]] = RivalEvent.NAMES | {"kind": Fields(found, "kind", "target")}
    seat: int
    space: str
    target: str
    kind: str
    rule: str


# -- captures and guardhouse --------------------------------------------------------------------------------------


class RivalTargeted(RivalEvent, frozen=True):
    """C5.3 to C5.5. Whose group it captures and why: it is the `largest`, the first by `priority` among equal ones, or
    they are `tied` there and all are taken."""

    seat: int
    location: str
    count: int
    reason: str
    rule: str


class RivalMissed(RivalEvent, frozen=True):
    """C5.6. Nobody is there to capture: so many captures are lost."""

    seat: int
    count: int
    rule: str = "C5.6"


class RivalGuarded(RivalEvent, frozen=True):
    """C5.7 to C5.11. The first guardhouse action from the top that does something."""

    seat: int
    action: str
    rule: str


# -- board and end ------------------------------------------------------------------------------------------------


class RivalPowered(RivalEvent, frozen=True):
    """C7. The power of its board: what follows is because of it."""

    seat: int
    rival: str
    rule: str


RIVAL_EVENTS: tuple[type[Event], ...] = (
    SchemeTurned, SchemesShuffled, RivalChose, RivalWent, RivalPicked, RivalStopped, RivalTookBack, RivalPassed,
    RivalFuture, RivalMarker, RivalWrapped, RivalConverted, RivalDebtless, RivalAimed, RivalSought, RivalTargeted,
    RivalMissed, RivalGuarded, RivalPowered,
)  # fmt: skip
