"""Refit the evaluation weights on games between searching bots.

A search evaluates the positions that it reaches, and those are not the positions that greedy bots reach. The
regularisation is stronger than before: a search finds whatever is overrated.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from regnum.bots import weights as files
from regnum.core.registry import box_of
from regnum.lab.polish import polish, with_new_worth
from regnum.lab.pool import spread
from regnum.lab.tune import (
    CHUNK,
    Progress,
    TrainingBatch,
    TrainingPlan,
    TrainingRound,
    attended,
    compared,
    counted,
    fitted,
    learn,
    together,
)

THOUGHT = 40  # iterations of the players' search, if the course does not say otherwise
FIRMNESS = 500.0  # of the regression: how many notes must support a weight before half of it is taken
GAMES_OF = {"": (0, 1), "alone": (0, 3), "table": (1, 3)}  # the first game and the step (tune.any_seats)


def lessons(
    course: TrainingPlan, start: bytes = b"", progress: Progress = lambda what, done, of: None
) -> Iterator[tuple[TrainingRound, bytes]]:
    """The whole course: round after round, then the polish and the review if they are wanted."""
    data = start
    for brought, data in learn(course, start, progress):
        yield brought, data
    if course.polish:
        brought, data = polish(course, data, progress)
        yield brought, data
    if course.review:
        yield review(course, data, progress)


def review(
    course: TrainingPlan, data: bytes, progress: Progress = lambda what, done, of: None
) -> tuple[TrainingRound, bytes]:
    """What the games of thinking players teach; what it brought them, and the new weights."""
    number = course.rounds + 2
    thoughtful = replace(course, thinking=course.thinking or THOUGHT)
    lessons = list(games_of(thoughtful, number, data))
    results = spread(attended, lessons, jobs=course.jobs, ray=course.ray)
    notes = together(list(counted(results, lessons, "thinking", progress)))
    found, explained = fitted(box_of(course.game), notes, FIRMNESS)
    new = files.written(with_new_worth(data, found, course.only))
    share, lead = compared(thoughtful, new, data, number, progress)
    return TrainingRound(number, len(notes.finals), explained, share, 2 * course.trials, lead, list(found.kinds)), new


def games_of(course: TrainingPlan, number: int, data: bytes) -> Iterator[TrainingBatch]:
    """The games of the review, a handful at a time."""
    offset, step = GAMES_OF[course.only]
    first = number * 3_000_000 + offset
    for at in range(0, course.review, CHUNK):
        games = min(CHUNK, course.review - at)
        yield TrainingBatch(course.game, course.seed, first + at * step, games, data, course.thinking, step)
