"""Errors of the REST API, as `application/problem+json`."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from starlette.responses import Response

from regnum.catalogue import LANGUAGES, MissingText, text
from regnum.core.errors import IllegalMove, UnknownGame
from regnum.core.messages import Refusal
from regnum.server.guard.problems import of_refusal, problem
from regnum.table.errors import TableRefused


class ApiError(Exception):
    """A request cannot be executed: the status, a sentence, and a stable code."""

    def __init__(self, status: int, detail: str, code: str = "", **facts: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.facts = facts


class Problem(Struct, frozen=True):
    """An error: `type` is a code that never changes, `detail` a sentence, the rest are the facts of the case."""

    type: str
    title: str
    status: int
    detail: str
    refusal: Refusal | UnsetType = UNSET  # why a move or a command was refused
    sentence: str | UnsetType = UNSET  # the refusal as a sentence, if a language was requested
    at: int | UnsetType = UNSET  # the play log's length
    seat: int | UnsetType = UNSET
    move: str | UnsetType = UNSET
    usage: str | UnsetType = UNSET
    where: str | UnsetType = UNSET  # the invalid field
    line: int | UnsetType = UNSET  # of a record
    what: str | UnsetType = UNSET  # the exceeded limit
    retry_after: int | UnsetType = UNSET  # seconds
    most: int | UnsetType = UNSET  # bytes
    number: str | UnsetType = UNSET  # the number of the error in the log


def error_response(wrong: ApiError) -> Response:
    """Return the problem document of an error."""
    headers = {"WWW-Authenticate": "Bearer"} if wrong.status == 401 else None
    return problem(wrong.status, str(wrong), wrong.code, headers, **wrong.facts)


async def refusal_response(wrong: IllegalMove | TableRefused, lang: str | None) -> Response:
    """Return 409 with the refusal. A table that the requester may not watch does not exist for them."""
    refusal = wrong.refusal
    if refusal.code == "no_such_table":
        return problem(404, "table not found or not accessible", "no_such_table")
    if refusal.code == "no_such_contest":
        return problem(404, "contest not found", "no_such_contest")
    facts: dict[str, Any] = {"refusal": of_refusal(refusal)}
    sentence = await asyncio.to_thread(sentence_of, refusal, lang) if lang else None
    if sentence is not None:
        facts["sentence"] = sentence
    if isinstance(wrong, IllegalMove):
        return problem(409, str(wrong), "illegal_move", seat=wrong.seat, move=wrong.move, **facts)
    return problem(409, str(wrong), "refused", **facts)


def sentence_of(refusal: Refusal, lang: str | None) -> str | None:
    """Return the refusal in a language; None when none was requested or the catalogue lacks it."""
    if lang not in LANGUAGES:
        return None
    try:
        return text(refusal, lang)
    except (MissingText, UnknownGame):
        return None


def no_worker() -> Response:
    """Return 503: bots are unavailable."""
    return problem(503, "bots are unavailable; retry later", "no_thinker", {"Retry-After": "5"})
