"""A process in which bots think: `python -m regnum.server.thinkers.worker`. Requests come in by line, answers go out.

It answers an error rather than die, writes nothing but answers, and ends when the server does.
"""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from typing import BinaryIO

import msgspec

from regnum.server.thinkers.letters import Answer, Asked, Fault, Findings, Ready, Reply, Request, Said, Thought
from regnum.server.thinkers.memory import Memory
from regnum.server.thinkers.mind import chosen, found

POLITE = 5  # the event loop comes first where cores are few
FUSE_S = 60  # so long after its budget a forgotten thought ends by itself, even if the server is gone


def main() -> None:
    """Answer until there is nobody to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    if hasattr(os, "nice"):
        os.nice(POLITE)
    requests, answers = own_pipes()
    with suppress(BrokenPipeError):  # the server is gone
        serve(requests, answers)
    os._exit(0)  # the pipes are done with; nothing is left to flush


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for ourselves alone: what a game prints must not stand among the answers."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    return requests, answers


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """One line in, one line out."""
    memory = Memory()
    write(answers, Reply(0, Ready()))
    for line in requests:
        n = 0
        try:
            request = msgspec.json.decode(line, type=Request)
            n = request.n
            said = answer(memory, request.asked)
        except BaseException as wrong:
            said = fault(wrong)
        write(answers, Reply(n, said))


def write(answers: BinaryIO, reply: Reply) -> None:
    """One line, at once."""
    answers.write(msgspec.json.encode(reply) + b"\n")
    answers.flush()


def answer(memory: Memory, asked: Asked) -> Said:
    """Think about one request."""
    began = time.perf_counter()
    light_fuse(asked.budget_ms / 1000 + FUSE_S)
    said = thought(memory, asked)
    light_fuse(0)
    return msgspec.structs.replace(said, took_ms=int((time.perf_counter() - began) * 1000))


def thought(memory: Memory, asked: Asked) -> Answer | Findings:
    """The answer without its time."""
    match = memory.match(asked.source, asked.moves)
    seconds = asked.budget_ms / 1000
    if isinstance(asked, Thought):
        return Answer(chosen(match, asked.seat, asked.bot, asked.seed, seconds), 0)
    return found(match, asked.seat, asked.bot, asked.seed, seconds, asked.also)


def light_fuse(seconds: float) -> None:
    """The kernel ends this process when it burns down, also in the middle of compiled code; 0 puts it out."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def fault(wrong: BaseException) -> Fault:
    """What went wrong, without what it was about: an error's own words may tell a secret move."""
    light_fuse(0)
    frames = extract_tb(wrong.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    return Fault(type(wrong).__name__, where)


if __name__ == "__main__":
    main()
