"""Refusals of a table: not rules of the game, but rules about seats, turns and settings."""

from __future__ import annotations

from regnum.core.errors import RegnumError
from regnum.core.messages import Fact, Refusal, refuse


class TableRefused(RegnumError):
    """The table says no. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.plain())
        self.refusal = refusal


def no(code: str, /, **facts: Fact) -> TableRefused:
    """`raise no("seat_taken", seat=2)`"""
    return TableRefused(refuse(code, "", **facts))
