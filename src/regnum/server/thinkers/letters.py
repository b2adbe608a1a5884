"""What the server and a worker write to each other: one JSON line each way, the answer numbered like the request."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from regnum.core.errors import RegnumError

BYSTANDER = -1  # in Source.imagined: a world that fits what everybody knows


class ThinkerError(RegnumError):
    """No answer came, or none can come: the request itself is wrong. Carries nothing of the match."""


class Source(Struct, frozen=True):
    """The match that moves are played after."""

    record: str  # maybe its header only
    key: str  # under which a worker remembers it
    imagined: tuple[int, int] | None = (
        None  # seat and seed: not the match itself, but one that fits what the seat knows
    )


class Thought(Struct, frozen=True, tag="thought", tag_field="t"):
    """A bot shall choose a move."""

    source: Source
    moves: list[tuple[int, str]]  # seat and notation, played after the source
    seat: int
    bot: str
    seed: int
    budget_ms: int = 0  # 0: the house's own


class Analysis(Struct, frozen=True, tag="analysis", tag_field="t"):
    """What would the moves bring, as far as the seat can know? `also`: one that is weighed in any case."""

    source: Source
    moves: list[tuple[int, str]]
    seat: int
    bot: str
    seed: int
    budget_ms: int = 0
    also: str = ""


class Answer(Struct, frozen=True, tag="answer", tag_field="t"):
    """The move a bot chose."""

    move: str
    took_ms: int


class Prospect(Struct, frozen=True):
    """One legal move: how often it was tried, the chance that the seat wins (0 to 1), the score it may expect."""

    move: str
    visits: int
    chance: float
    points: float


class Findings(Struct, frozen=True, tag="findings", tag_field="t"):
    """What the bot would play, and the moves that were tried, best first.

    `chances`: of every side, when the best one is played. `tries`: imagined games that went into it.
    """

    move: str
    prospects: list[Prospect]
    chances: list[float]
    tries: int
    took_ms: int = 0


class Fault(Struct, frozen=True, tag="fault", tag_field="t"):
    """The worker could not answer and lives on. The kind of error and the line of code; never what it was about."""

    kind: str
    where: str


class Ready(Struct, frozen=True, tag="ready", tag_field="t"):
    """The worker has started; its first line, numbered 0."""


Asked: TypeAlias = Thought | Analysis
Said: TypeAlias = Answer | Findings | Fault | Ready


class Request(Struct, frozen=True):
    """One line to a worker."""

    n: int
    asked: Asked


class Reply(Struct, frozen=True):
    """One line from a worker."""

    n: int
    said: Said
