"""Annotation marks as in chess: `?!`, `?`, `??` for lost chances, `!` for the only good move."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

DUBIOUS: Final = 0.05  # so much chance of winning was given away
MISTAKE: Final = 0.10
BLUNDER: Final = 0.20
# The same in points at the end, as a part of what the best move promises: where a match is won or lost already, no move
# changes the chance any more, and a bad one still costs points.
DUBIOUS_POINTS: Final = 0.10
MISTAKE_POINTS: Final = 0.15
BLUNDER_POINTS: Final = 0.25
LEAST_POINTS: Final = 10  # what a share is taken of at least, so that a single point of few is no blunder

ONLY_MOVE: Final = 0.10  # the best move, and every other that was tried loses at least so much

Mark: TypeAlias = Literal["", "!", "?!", "?", "??"]


def mark_of_loss(loss: float) -> Mark:
    """For a move that was not the best."""
    if loss >= BLUNDER:
        return "??"
    if loss >= MISTAKE:
        return "?"
    return "?!" if loss >= DUBIOUS else ""


def mark_of_points(lost: float, best: float) -> Mark:
    """For a move after which fewer points are expected than after the best one."""
    share = lost / max(abs(best), LEAST_POINTS)
    if share >= BLUNDER_POINTS:
        return "??"
    if share >= MISTAKE_POINTS:
        return "?"
    return "?!" if share >= DUBIOUS_POINTS else ""


def mark_of_best(chance: float, others: list[float]) -> Mark:
    """For the best move, beside the chances of the others that were tried."""
    return "!" if others and chance - max(others) >= ONLY_MOVE else ""
