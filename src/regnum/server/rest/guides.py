"""Guided first games: the lessons of a game, and a table at which they fit."""

from __future__ import annotations

from msgspec import Struct

from regnum.guide import Lesson
from regnum.server import deeds
from regnum.server.rest.kinds import Query
from regnum.server.rest.router import Ask, Way
from regnum.server.rest.tables import TableSeen, seen


class GuideSeen(Struct, frozen=True):
    """The lessons in their order. What they say stands in the game's catalogue, under `guide-` and their ids."""

    game: str
    lessons: list[LessonSeen]


class LessonSeen(Struct, frozen=True):
    """What a lesson points at, the moves it asks for (none: it only shows), and the paragraphs behind it.

    In `shows`, `asks` and `numbers` a `*` stands for anything; things of `shows` joined by ` + ` share one light; the
    first move of `asks` is the advised one. `planned` are the parts that hold only while every advised move was played:
    `lesson` (all of it), `text`, `do`, `one`, `two`, `three`.
    """

    id: str
    shows: tuple[str, ...]
    asks: tuple[str, ...]
    rules: tuple[str, ...]
    numbers: tuple[str, ...]
    planned: tuple[str, ...]


def lesson_seen(lesson: Lesson) -> LessonSeen:
    """With every field written out."""
    return LessonSeen(lesson.id, lesson.shows, lesson.asks, lesson.rules, lesson.numbers, lesson.planned)


async def lessons(ask: Ask[None, Query]) -> GuideSeen:
    """The lessons of a game."""
    game = ask.path["game"]
    return GuideSeen(game, [lesson_seen(each) for each in deeds.guide_of(game).lessons])


async def begin(ask: Ask[None, Query]) -> TableSeen:
    """My guided first game: the running one, else a new table, begun."""
    return await seen(ask, await deeds.guided(ask.hub, ask.person, ask.path["game"]))


WAYS = [
    Way("GET", "/api/games/{game}/guide", "The lessons of a guided first game", lessons, GuideSeen, errors=(409,)),
    Way("POST", "/api/games/{game}/guide", "My guided first game: the running one, or a new one", begin, TableSeen,
        known=True, errors=(404, 409), limit="tables"),
]  # fmt: skip
