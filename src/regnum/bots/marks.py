"""What a chess player would write behind a move: `?!`, `?`, `??` for chances lost, `!` for the only move."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

DUBIOUS: Final = 0.05  # so much chance of winning was given away
MISTAKE: Final = 0.10
BLUNDER: Final = 0.20
ONLY_MOVE: Final = 0.10  # the best move, and every other that was tried loses at least so much

Mark: TypeAlias = Literal["", "!", "?!", "?", "??"]


def mark_of_loss(loss: float) -> Mark:
    """For a move that was not the best."""
    if loss >= BLUNDER:
        return "??"
    if loss >= MISTAKE:
        return "?"
    return "?!" if loss >= DUBIOUS else ""


def mark_of_best(chance: float, others: list[float]) -> Mark:
    """For the best move, beside the chances of the others that were tried."""
    return "!" if others and chance - max(others) >= ONLY_MOVE else ""
