"""The games of an arena as they are played, line by line in a file, so that a long run goes on where it was stopped.

The first line says which games they are: the plan without their number, and the version that plays them. Each further
line is one game with the seconds spent until then. A line that was being written when the machine stopped is dropped.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct, structs

import regnum
from regnum.core.errors import OptionError
from regnum.lab.arena import ArenaPlan, TimedOutcome

FORMAT = 1  # of the file; raised when a field changes its meaning


class ArenaLogHeader(Struct, frozen=True):
    """Which games they are. A plan with more games begins with the same ones, so their number is left out."""

    format: int
    version: str
    plan: ArenaPlan


class ArenaLogLine(Struct, frozen=True):
    """One game, and how long all games up to it took."""

    seconds: float
    played: TimedOutcome


def header_of(plan: ArenaPlan) -> ArenaLogHeader:
    """What stands first in the log of this plan."""
    return ArenaLogHeader(FORMAT, regnum.__version__, structs.replace(plan, games=0))


class ArenaLog:
    """The file, open for more. In a `with` block, so that it is closed even if the run is broken off."""

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        self.path = path
        self.header = header_of(plan)
        self.lines: list[ArenaLogLine] = []
        self.file: BinaryIO | None = None

    def __enter__(self) -> ArenaLog:
        try:
            whole = self.read()
            self.file = self.path.open("ab")
            self.file.truncate(whole)
        except OSError as wrong:
            raise OptionError(f"{self.path} cannot be used as a log: {wrong.strerror}") from None
        if whole == 0:
            self.write(self.header)
        return self

    def __exit__(self, *_: object) -> None:
        assert self.file is not None
        self.file.close()

    def seconds(self, games: int) -> float:
        """How long the first games of it took."""
        return self.lines[: max(1, games)][-1].seconds if self.lines else 0.0

    def append(self, line: ArenaLogLine) -> None:
        """One more game, on disk before the next is counted."""
        self.lines.append(line)
        self.write(line)

    def write(self, line: ArenaLogHeader | ArenaLogLine) -> None:
        """A line, synced: whoever has seen a game counted will find it in the file."""
        assert self.file is not None
        try:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as wrong:
            raise OptionError(f"{self.path} cannot be written: {wrong.strerror}; all earlier games are in it") from None

    def read(self) -> int:
        """Fill `lines` from the file. Return how many of its bytes are whole lines."""
        if not self.path.exists():
            return 0
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if content and not whole:
            raise OptionError(f"{self.path} is not the log of an arena")
        for number, line in enumerate(whole.splitlines(), start=1):
            self.take(number, line)
        return len(whole)

    def take(self, number: int, line: bytes) -> None:
        """One line of the file, checked."""
        try:
            if number == 1:
                self.check_header(msgspec.json.decode(line, type=ArenaLogHeader))
                return
            self.lines.append(msgspec.json.decode(line, type=ArenaLogLine))
        except msgspec.DecodeError as wrong:
            raise OptionError(f"{self.path}, line {number}, is not of an arena's log: {wrong}") from None
        if self.lines[-1].played.outcome.number != len(self.lines) - 1:
            raise OptionError(f"{self.path}, line {number}: expected game {len(self.lines) - 1}")

    def check_header(self, found: ArenaLogHeader) -> None:
        """OptionError if other games are in the file."""
        ours = self.header
        if found.format != ours.format or found.version != ours.version:
            raise OptionError(f"{self.path} is of regnum {found.version}; this is {ours.version}: use another file")
        differ = [name for name in ours.plan.__struct_fields__ if getattr(found.plan, name) != getattr(ours.plan, name)]
        if differ:
            name = differ[0]
            there, here = getattr(found.plan, name), getattr(ours.plan, name)
            raise OptionError(f"{self.path} holds other games: {name} {there!r}, not {here!r}; use another file")
