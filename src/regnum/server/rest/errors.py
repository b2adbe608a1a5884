"""What goes wrong in this room, as `application/problem+json`."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from starlette.responses import Response

from regnum.catalogue import LANGUAGES, MissingText, text
from regnum.core.errors import IllegalMove, UnknownGame
from regnum.core.letters import Refusal
from regnum.server.guard.problems import of_refusal, problem
from regnum.table.errors import TableRefused


class Wrong(Exception):
    """A request cannot be carried out: the status, a sentence, and a code that never changes."""

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
    sentence: str | UnsetType = UNSET  # the same for people, where a language was asked for
    at: int | UnsetType = UNSET  # the play log's length
    seat: int | UnsetType = UNSET
    move: str | UnsetType = UNSET
    usage: str | UnsetType = UNSET
    where: str | UnsetType = UNSET  # the field that is wrong
    line: int | UnsetType = UNSET  # of a record
    what: str | UnsetType = UNSET  # of what there were too many
    retry_after: int | UnsetType = UNSET  # seconds
    most: int | UnsetType = UNSET  # bytes
    number: str | UnsetType = UNSET  # under which the log knows it


def of_wrong(wrong: Wrong) -> Response:
    """The answer."""
    headers = {"WWW-Authenticate": "Bearer"} if wrong.status == 401 else None
    return problem(wrong.status, str(wrong), wrong.code, headers, **wrong.facts)


async def refused(wrong: IllegalMove | TableRefused, lang: str | None) -> Response:
    """409 with the refusal. A table one may not look at is as good as none."""
    refusal = wrong.refusal
    if refusal.code == "no_such_table":
        return problem(404, "there is no such table, or it is not open to you", "no_such_table")
    facts: dict[str, Any] = {"refusal": of_refusal(refusal)}
    sentence = await asyncio.to_thread(sentence_of, refusal, lang) if lang else None
    if sentence is not None:
        facts["sentence"] = sentence
    if isinstance(wrong, IllegalMove):
        return problem(409, str(wrong), "illegal_move", seat=wrong.seat, move=wrong.move, **facts)
    return problem(409, str(wrong), "refused", **facts)


def sentence_of(refusal: Refusal, lang: str | None) -> str | None:
    """The refusal in a language; None when none was asked for or the catalogue has no words for it."""
    if lang not in LANGUAGES:
        return None
    try:
        return text(refusal, lang)
    except (MissingText, UnknownGame):
        return None


def no_thinker() -> Response:
    """503: the bots cannot be asked now."""
    return problem(503, "no bot can be asked just now; try again in a moment", "no_thinker", {"Retry-After": "5"})
