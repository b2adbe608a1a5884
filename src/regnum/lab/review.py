"""The last lesson: players who think ahead play, and everything is weighed anew as it is worth to them.

A search judges the positions that it reaches, and those are not the positions that hasty players reach. So the judge
learns from games of thinking players at the end. It is drawn more firmly towards nothing than before: a search finds
whatever is overrated.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from regnum.bots import weights as files
from regnum.core.house import box_of
from regnum.lab.polish import polish, weighed_anew
from regnum.lab.pool import spread
from regnum.lab.tune import (
    CHUNK,
    Course,
    Lesson,
    Progress,
    Round,
    attended,
    compared,
    counted,
    fitted,
    learn,
    together,
)

THOUGHT = 40  # iterations of the players' search, if the course does not say otherwise
FIRMNESS = 500.0  # of the regression: how many notes must speak for a weight before it is believed by half
GAMES_OF = {"": (0, 1), "alone": (0, 3), "table": (1, 3)}  # the first game and the step (tune.any_seats)


def lessons(
    course: Course, start: bytes = b"", progress: Progress = lambda what, done, of: None
) -> Iterator[tuple[Round, bytes]]:
    """The whole course: round after round, then the polish and the review if they are wanted."""
    data = start
    for told, data in learn(course, start, progress):
        yield told, data
    if course.polish:
        told, data = polish(course, data, progress)
        yield told, data
    if course.review:
        yield review(course, data, progress)


def review(course: Course, data: bytes, progress: Progress = lambda what, done, of: None) -> tuple[Round, bytes]:
    """What the games of thinking players teach; what it brought them, and the new weights."""
    number = course.rounds + 2
    thoughtful = replace(course, thinking=course.thinking or THOUGHT)
    lessons = list(games_of(thoughtful, number, data))
    told = spread(attended, lessons, jobs=course.jobs, ray=course.ray)
    notes = together(list(counted(told, lessons, "thinking", progress)))
    found, explained = fitted(box_of(course.game), notes, FIRMNESS)
    new = files.written(weighed_anew(data, found, course.only))
    share, lead = compared(thoughtful, new, data, number, progress)
    return Round(number, len(notes.finals), explained, share, 2 * course.trials, lead, list(found.kinds)), new


def games_of(course: Course, number: int, data: bytes) -> Iterator[Lesson]:
    """The games of the review, a handful at a time."""
    offset, step = GAMES_OF[course.only]
    first = number * 3_000_000 + offset
    for at in range(0, course.review, CHUNK):
        games = min(CHUNK, course.review - at)
        yield Lesson(course.game, course.seed, first + at * step, games, data, course.thinking, step)
