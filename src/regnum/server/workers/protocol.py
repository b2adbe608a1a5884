"""The protocol between server and worker: one JSON line each way, the reply numbered like the request."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from regnum.core.errors import RegnumError
from regnum.core.messages import Message, Refusal

SPECTATOR = -1  # in Source.imagined: a match consistent with what a spectator knows


class WorkerError(RegnumError):
    """No worker could answer, or the request is invalid. Contains nothing of the match."""


class IllegalInRecord(Struct, frozen=True):
    """The move in a record that may not be played, and why."""

    seat: int
    move: str
    refusal: Refusal


class MatchSource(Struct, frozen=True):
    """The match before `moves`."""

    record: str  # maybe its header only
    key: str  # of the worker's cache
    imagined: tuple[int, int] | None = (
        None  # seat and seed: not the match itself, but one consistent with what the seat knows
    )


class MoveRequest(Struct, frozen=True, tag="thought", tag_field="t"):
    """Choose a move with a bot."""

    source: MatchSource
    moves: list[tuple[int, str]]  # seat and notation, played after the source
    seat: int
    bot: str
    seed: int
    budget_ms: int = 0  # 0: the server's default


class AnalysisRequest(Struct, frozen=True, tag="analysis", tag_field="t"):
    """Evaluate the moves, as far as the seat can know. `also`: one that is always evaluated."""

    source: MatchSource
    moves: list[tuple[int, str]]
    seat: int
    bot: str
    seed: int
    budget_ms: int = 0
    also: str = ""


class RecordRequest(Struct, frozen=True, tag="record", tag_field="t"):
    """Answer a question about a record that somebody handed in, or of a finished match."""

    about: Literal["position", "course", "text", "cut", "analysed", "review", "outcome"]
    record: str
    moves: int | None = None
    seat: int | None = None
    also: str = ""
    budget_ms: int = 0


class ChosenMove(Struct, frozen=True, tag="answer", tag_field="t"):
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

    `label`: what the best one is called. `chances`: of every side, when it is played. `tries`: imagined games that went
    into it.
    """

    move: str
    label: Message
    prospects: list[Prospect]
    chances: list[float]
    tries: int
    took_ms: int = 0


class RecordAnswer(Struct, frozen=True, tag="read", tag_field="t"):
    """The answer, encoded as it is sent on."""

    content: Raw
    took_ms: int = 0


class RecordWrong(Struct, frozen=True, tag="wrong", tag_field="t"):
    """What is wrong with the record or the question. It may be told: whoever asks has handed in the record."""

    kind: Literal["record", "option", "game"]
    complaint: str
    line: int = 0
    unknown_game: bool = False
    illegal: IllegalInRecord | None = None
    took_ms: int = 0


class WorkerFault(Struct, frozen=True, tag="fault", tag_field="t"):
    """The worker could not answer and continues. The kind of error and the line of code; never data of the match."""

    kind: str
    where: str


class WorkerReady(Struct, frozen=True, tag="ready", tag_field="t"):
    """The worker has started; its first line, numbered 0."""


AnyRequest: TypeAlias = MoveRequest | AnalysisRequest | RecordRequest
AnyAnswer: TypeAlias = ChosenMove | Findings | RecordAnswer | RecordWrong | WorkerFault | WorkerReady


def key_of(asked: AnyRequest) -> str:
    """Return the name under which a worker remembers what this request is about."""
    return asked.record if isinstance(asked, RecordRequest) else asked.source.key


class WorkerRequest(Struct, frozen=True):
    """One line to a worker."""

    n: int
    asked: AnyRequest


class WorkerReply(Struct, frozen=True):
    """One line from a worker."""

    n: int
    said: AnyAnswer
