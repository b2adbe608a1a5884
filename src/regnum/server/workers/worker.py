"""A bot worker process: `python -m regnum.server.workers.worker`. It reads requests and writes replies line by line.

It replies with an error rather than exit, writes nothing but replies, and ends when the server does.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from typing import BinaryIO

import msgspec

from regnum.server.workers.match_cache import MatchCache
from regnum.server.workers.protocol import (
    AnyAnswer,
    AnyRequest,
    ChosenMove,
    Findings,
    MoveRequest,
    RecordAnswer,
    RecordRequest,
    RecordWrong,
    WorkerFault,
    WorkerReady,
    WorkerReply,
    WorkerRequest,
)
from regnum.server.workers.records import read
from regnum.server.workers.thinking import choose_move, evaluate_moves

NICENESS = 5  # the event loop has priority where cores are few
DEADLINE_S = 60  # a lost request ends by itself this long after its budget, even if the server is gone


def main() -> None:
    """Reply to requests until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the server
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    requests, answers = own_pipes()
    with suppress(BrokenPipeError):  # the server is gone
        serve(requests, answers)
    os._exit(0)  # the pipes are closed; nothing is left to flush


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take over standard input and output: what a game prints must not be mixed with replies."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    return requests, answers


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Read one line, write one line."""
    cache = MatchCache()
    write(answers, WorkerReply(0, WorkerReady()))
    for line in requests:
        n = 0
        try:
            request = msgspec.json.decode(line, type=WorkerRequest)
            n = request.n
            reply = answer(cache, request.asked)
        except BaseException as wrong:
            reply = fault(wrong)
        write(answers, WorkerReply(n, reply))


def write(answers: BinaryIO, reply: WorkerReply) -> None:
    """Write one line and flush it."""
    answers.write(msgspec.json.encode(reply) + b"\n")
    answers.flush()


def answer(cache: MatchCache, asked: AnyRequest) -> AnyAnswer:
    """Answer one request and measure the time."""
    began = time.perf_counter()
    set_deadline(asked.budget_ms / 1000 + DEADLINE_S)
    reply = compute(cache, asked)
    set_deadline(0)
    return msgspec.structs.replace(reply, took_ms=int((time.perf_counter() - began) * 1000))


def compute(cache: MatchCache, asked: AnyRequest) -> ChosenMove | Findings | RecordAnswer | RecordWrong:
    """Return the answer without its time."""
    if isinstance(asked, RecordRequest):
        return read(asked)
    match = cache.match(asked.source, asked.moves)
    seconds = asked.budget_ms / 1000
    if isinstance(asked, MoveRequest):
        return ChosenMove(choose_move(match, asked.seat, asked.bot, asked.seed, seconds), 0)
    return evaluate_moves(match, asked.seat, asked.bot, asked.seed, seconds, asked.also)


def set_deadline(seconds: float) -> None:
    """Let the kernel kill this process after a timeout, also inside compiled code; 0 cancels it."""
    if hasattr(signal, "setitimer") and sys.platform != "emscripten":  # a browser ends its workers itself
        signal.setitimer(signal.ITIMER_REAL, seconds)


def fault(wrong: BaseException) -> WorkerFault:
    """Describe an error without its message, which may contain a secret move."""
    set_deadline(0)
    frames = extract_tb(wrong.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    return WorkerFault(type(wrong).__name__, where)


if __name__ == "__main__":
    main()
