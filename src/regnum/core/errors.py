"""Errors for invalid input. Each message says what is wrong and what was expected."""

from __future__ import annotations

from regnum.core.messages import Refusal


class RegnumError(ValueError):
    """The base class of all errors about invalid input."""


class UnknownGame(RegnumError):
    """No game of that name is installed."""


class BrokenGame(UnknownGame):
    """A package offers a game that cannot be opened. What is wrong with it is the cause, for a log and its author."""


class OptionError(RegnumError):
    """A match was asked for with options that do not exist or cannot be combined."""


class NotationError(RegnumError):
    """A text is not a move of this game at all; `usage` is how it would be written, the same in every language."""

    def __init__(self, complaint: str, usage: str = "") -> None:
        super().__init__(complaint)
        self.usage = usage


class RecordError(RegnumError):
    """A record cannot be read; `line` counts from one, 0 when no single line is to blame."""

    def __init__(self, complaint: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {complaint}" if line else complaint)
        self.line = line


class FigureError(OptionError):
    """Figures of a box cannot be read or cannot be so; `line` counts from one, 0 when no single line is to blame."""

    def __init__(self, complaint: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {complaint}" if line else complaint)
        self.line = line


class IllegalMove(RegnumError):
    """A move was refused. Nothing has changed."""

    def __init__(self, seat: int, move: str, refusal: Refusal) -> None:
        where = f" ({refusal.game} {refusal.rule})".replace("( ", "(") if refusal.rule else ""
        super().__init__(f"seat {seat} may not play {move!r}: {refusal.plain()}{where}")
        self.seat = seat
        self.move = move
        self.refusal = refusal
