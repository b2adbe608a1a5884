"""Data that leaves the core: messages, refusals, events, decisions, results. Immutable, and convertible to JSON.

It contains no sentences: a message is an id with arguments, and a catalogue turns it into a sentence. What is made in
large numbers (`gc=False`) never holds itself, so the garbage collector need not look after it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Struct


def snake(name: str) -> str:
    """`TakeTurn` as `take_turn`: classes of events and asks are known outside by this name."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class PlayerRef(Struct, frozen=True, gc=False, tag="who", tag_field="t"):
    """A seat inside a message; the reader's table knows what that player is called."""

    seat: int


class GridSpot(Struct, frozen=True, gc=False, tag="spot", tag_field="t"):
    """A position on a grid inside a message, as the first seat sees it; a reader across the table sees it turned."""

    x: int
    y: int


class Direction(Struct, frozen=True, gc=False, tag="heading", tag_field="t"):
    """A direction inside a message, N to NW as the first seat sees it: a word to choose by, turned like a spot."""

    to: str


class Message(Struct, frozen=True, gc=False, tag="message", tag_field="t"):
    """A message to render: the id of a catalogue entry (`id` or `id.attribute`) and what goes into it."""

    id: str
    args: dict[str, Fact] = {}
    game: str = ""  # whose catalogue; an inner message follows its outer one


Plain: TypeAlias = int | str | Message | PlayerRef | GridSpot | Direction
Fact: TypeAlias = Plain | list[Plain]


def say(id: str, **args: Fact) -> Message:
    """A message, written the way it is read: `say("count-stone-acc", count=2)`."""
    return Message(id, args)


def player_name(side: int) -> Message:
    """A side of the table on a label, by the name of whoever plays it there."""
    return say("side-name", player=PlayerRef(side))


class Refusal(Struct, frozen=True, eq=False, gc=False):
    """Why a move may not be played: a code, the paragraph that says so, and the facts of the case."""

    code: str
    rule: str
    facts: dict[str, Fact] = {}
    game: str = ""
    advice: str = ""  # the verb of a move that may be played at once instead; the sentence's `.advice` says so

    def __eq__(self, other: object) -> bool:
        # Which catalogue will tell it is no part of the reason.
        if not isinstance(other, Refusal):
            return NotImplemented
        ours = (self.code, self.rule, self.facts, self.advice)
        return ours == (other.code, other.rule, other.facts, other.advice)

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def message(self) -> Message:
        """The refusal as a message of the catalogue."""
        return Message("refused-" + self.code.replace("_", "-"), self.facts, self.game)

    def advise(self, verb: str) -> Refusal:
        """The same with advice: what to play instead. A match leaves it out when no such move may be played now."""
        return msgspec.structs.replace(self, advice=verb)

    def advised(self) -> Message | None:
        """The advice as a message of the catalogue."""
        message = self.message()
        return msgspec.structs.replace(message, id=f"{message.id}.advice") if self.advice else None

    def plain(self) -> str:
        """The refusal for a programmer: `too_few_goods what=stone need=3 have=1`."""
        return " ".join([self.code, *(f"{name}={plain(fact)}" for name, fact in self.facts.items())])


def refuse(code: str, rule: str, /, **facts: Fact) -> Refusal:
    """The one way to say no: `refuse("out_of_reach", "2.8", reach=3)`."""
    return Refusal(code, rule, facts)


def plain(fact: Fact) -> str:
    """A fact without any language, for transcripts and programmers' errors."""
    if isinstance(fact, Message):
        return "/".join([fact.id, *(plain(inner) for inner in fact.args.values())])
    if isinstance(fact, PlayerRef):
        return f"seat{fact.seat}"
    if isinstance(fact, GridSpot):
        return f"{fact.x},{fact.y}"
    if isinstance(fact, Direction):
        return fact.to
    if isinstance(fact, list):
        return "+".join(plain(inner) for inner in fact) or "nothing"
    return str(fact)


class Fields:
    """A field that is rendered together with others: `tell` combines these fields of the event."""

    def __init__(self, tell: Callable[..., Fact], *names: str) -> None:
        self.tell = tell
        self.names = names


# How a field is told: by a message whose id has the value in it ("tile-{}.acc"; each value of a list by its own), by
# what a function makes of the value or of several fields, or (None) not at all.
Naming: TypeAlias = str | Callable[[Any], Fact] | Fields | None
# What an event is to the turn it is told in: a "deed" belongs to the turn that goes on; one that "opens" begins a turn
# of its side; one that "closes" only says that a turn is over; the "round" belongs to no turn.
EventPart: TypeAlias = Literal["deed", "opens", "closes", "round"]
NAMELESS = frozenset({"", "none", "hidden"})  # words for there being nothing, or nothing to know: told as they are


class Event(Struct, frozen=True, tag=snake, tag_field="t"):
    """What has happened. Subclasses are named in the past tense and carry ids, never sentences; in NAMES a game says
    which fields are ids of what, so that its catalogue can name and decline them:

        NAMES = {"tile": "tile-{}.acc", "owner": PlayerRef, "kind": Fields(counted, "kind", "count"), "count": None}
    """

    GAME: ClassVar[str] = ""
    NAMES: ClassVar[dict[str, Naming]] = {}
    PART: ClassVar[EventPart] = "deed"
    ILLUMINATION: ClassVar[str] = ""  # of a big moment: its heading is `illumination-…`, as is its picture in art/

    def seen_by(self, seat: int | None) -> Event:
        """What this seat may learn of it (None: a spectator). Most events are open to all."""
        return self

    def befalls(self) -> int:
        """The side of the table whom it befalls, -1 (NOBODY) if none: whose colour it has in the log. By default its
        `seat` or `side`.
        """
        return int(getattr(self, "seat", getattr(self, "side", -1)))

    def part(self) -> EventPart:
        """What it is to the turn it is told in."""
        return self.PART

    def illumination(self) -> Message | None:
        """The heading of a big moment, which a client shows across the table; None for all other events."""
        return Message(f"illumination-{self.ILLUMINATION}", self.facts(), self.GAME) if self.ILLUMINATION else None

    def looked_at(self) -> list[str]:
        """Ids of things of the scene that it searched or compared, in that order: a client numbers them."""
        return []

    def message(self) -> Message:
        """The event as a message of its game's catalogue, by default with all its fields."""
        return Message("event-" + self.name().replace("_", "-"), self.facts(), self.GAME)

    def name(self) -> str:
        """Its name on the wire and in transcripts."""
        return snake(type(self).__name__)

    def facts(self) -> dict[str, Fact]:
        """Its fields for the sentence. A field called seat is the player."""
        fields = [name for name in self.__struct_fields__ if self.NAMES.get(name, "") is not None]
        return {"player" if name == "seat" else name: self.told(name, getattr(self, name)) for name in fields}

    def told(self, name: str, value: Any) -> Fact:
        """The value of a field as an argument of a sentence; a catalogue chooses by words, so yes and no are words."""
        naming = PlayerRef if name == "seat" else self.NAMES.get(name)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if naming is None or (isinstance(value, str) and value in NAMELESS):
            fact: Fact = value
            return fact
        if isinstance(naming, Fields):
            return naming.tell(*(getattr(self, each) for each in naming.names))
        if not isinstance(naming, str):
            return naming(value)
        return [named(naming, each) for each in value] if isinstance(value, list) else named(naming, value)

    def plain(self) -> str:
        """The event for a transcript: `took tile=inn_row place=2`."""
        fields = (f"{name}={plain(getattr(self, name))}" for name in self.__struct_fields__ if name != "seat")
        return " ".join([self.name(), *fields])


def named(naming: str, id: str | int) -> Plain:
    """One id by its name."""
    return id if id in NAMELESS else say(naming.format(id))


class Outcome(StrEnum):
    """What an answer does for the seat, as far as the kind of move says it."""

    GAIN = "gain"  # it brings something by itself
    NEUTRAL = "neutral"  # it only moves or trades what is there
    END = "end"  # it ends the turn, passes, stops or declines


class Option(Struct, frozen=True, gc=False):
    """One answer on offer, or one that is refused and says why; `handles` are scene ids to click."""

    move: str
    label: Message
    refusal: Refusal | None
    handles: list[str]
    outcome: Outcome = Outcome.GAIN


class Decision(Struct, frozen=True, gc=False):
    """What one seat is asked now."""

    ask: str
    seat: int
    prompt: Message
    options: list[Option]


class Result(Struct, frozen=True):
    """The result of a match. An automatic opponent is the last entry of every list."""

    totals: list[int]
    lines: list[list[tuple[str, int]]]
    ranks: list[int]  # 1 is best; equal players share a rank
    winners: list[int]
    decided: Message | None = None  # where the best totals are equal: what settled it, as a sentence


class OptionInfo(Struct, frozen=True):
    """One setting of a game: `choice` takes one of the choices, `several` takes `pick` of them."""

    name: str
    kind: str
    choices: list[str | int]
    default: str | int | list[str | int]
    pick: int = 1
    words: list[str] = []  # single words that stand for a whole list, such as "random"
    seats: tuple[int, int] = (1, 99)  # the numbers of seats that know this setting
    needs: str = ""  # the expansion that brings it; it then stands for a setting of the same name without it
    rule: str = ""  # the paragraph that says with how many seats it counts

    @property
    def key(self) -> str:
        """A key that differs from other options of the same name, which apply to other seats or expansions."""
        least = str(self.seats[0]) if self.seats[0] > 1 else ""
        return "-".join(part for part in (self.name, self.needs, least) if part)


class GameInfo(Struct, frozen=True):
    """What can be known of a game before a match is made."""

    id: str
    edition: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    expansions: list[str]


def stamped(message: Message, game: str) -> Message:
    """The same message, bound to the catalogue of `game`."""
    return message if message.game else msgspec.structs.replace(message, game=game)
