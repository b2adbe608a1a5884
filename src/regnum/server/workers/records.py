"""Questions about records, answered in a worker, and their errors, carried over to the server and raised there again.

A record may be long and its moves may be nonsense: in the server it would take the interpreter from every table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regnum.core.errors import IllegalMove, OptionError, RecordError, RegnumError, UnknownGame
from regnum.server import records, replays
from regnum.server.workers.protocol import IllegalInRecord, RecordAnswer, RecordRequest, RecordWrong
from regnum.statistics.card_uses import outcome_of, packed


def read(asked: RecordRequest) -> RecordAnswer | RecordWrong:
    """Answer a question."""
    try:
        return RecordAnswer(msgspec.Raw(msgspec.json.encode(answered(asked))))
    except RecordError as wrong:
        complaint, cause = str(wrong).removeprefix(f"line {wrong.line}: "), wrong.__cause__
        illegal = IllegalInRecord(cause.seat, cause.move, cause.refusal) if isinstance(cause, IllegalMove) else None
        return RecordWrong("record", complaint, wrong.line, isinstance(cause, UnknownGame), illegal)
    except OptionError as wrong:
        return RecordWrong("option", str(wrong))
    except UnknownGame as wrong:
        return RecordWrong("game", str(wrong))


def answered(asked: RecordRequest) -> Any:
    """Return the answer."""
    match asked.about:
        case "position":
            return records.position(asked.record, asked.moves, asked.seat)
        case "course":
            return replays.course(asked.record)
        case "text":
            return records.record_text(asked.record)
        case "cut":
            return records.cut(asked.record, asked.moves)
        case "analysed":
            return records.analysed(asked.record, asked.moves, asked.seat, asked.also)
        case "review":
            return records.review_plan(asked.record)
        case "outcome":
            return msgspec.Raw(packed(outcome_of(asked.record)))


def error_of(wrong: RecordWrong) -> RegnumError:
    """Return the error as it was in the worker."""
    if wrong.kind == "option":
        return OptionError(wrong.complaint)
    if wrong.kind == "game":
        return UnknownGame(wrong.complaint)
    error = RecordError(wrong.complaint, wrong.line)
    if wrong.unknown_game:
        error.__cause__ = UnknownGame(wrong.complaint)
    elif wrong.illegal is not None:
        error.__cause__ = IllegalMove(wrong.illegal.seat, wrong.illegal.move, wrong.illegal.refusal)
    return error
