"""The protocol between server and worker: one JSON line each way, the reply numbered like the request."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from regnum.core.errors import RegnumError

SPECTATOR = -1  # in Source.imagined: a match consistent with what a spectator knows


class WorkerError(RegnumError):
    """No worker could answer, or the request is invalid. Contains nothing of the match."""


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

    `chances`: of every side, when the best one is played. `tries`: imagined games that went into it.
    """

    move: str
    prospects: list[Prospect]
    chances: list[float]
    tries: int
    took_ms: int = 0


class WorkerFault(Struct, frozen=True, tag="fault", tag_field="t"):
    """The worker could not answer and continues. The kind of error and the line of code; never data of the match."""

    kind: str
    where: str


class WorkerReady(Struct, frozen=True, tag="ready", tag_field="t"):
    """The worker has started; its first line, numbered 0."""


AnyRequest: TypeAlias = MoveRequest | AnalysisRequest
AnyAnswer: TypeAlias = ChosenMove | Findings | WorkerFault | WorkerReady


class WorkerRequest(Struct, frozen=True):
    """One line to a worker."""

    n: int
    asked: AnyRequest


class WorkerReply(Struct, frozen=True):
    """One line from a worker."""

    n: int
    said: AnyAnswer
