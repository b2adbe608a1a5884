"""Guided first games: the lessons of a game, and a table for them."""

from __future__ import annotations

from msgspec import Struct

from regnum.guide import Lesson
from regnum.server import table_service
from regnum.server.rest.fields import Query
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.server.rest.tables import TableDetails, seen


class GuideInfo(Struct, frozen=True):
    """The lessons in order. Their texts are in the game's catalogue, under `guide-` and their ids."""

    game: str
    lessons: list[LessonInfo]


class LessonInfo(Struct, frozen=True):
    """What a lesson points at, the moves it asks for (none: it only shows), and the paragraphs behind it.

    In `shows`, `asks` and `numbers` a `*` matches anything; things of `shows` joined by ` + ` share one highlight; the
    first move of `asks` is the advised one. `planned` are the parts that hold only while every advised move was played:
    `lesson` (all of it), `text`, `do`, `one`, `two`, `three`.
    """

    id: str
    shows: tuple[str, ...]
    asks: tuple[str, ...]
    rules: tuple[str, ...]
    numbers: tuple[str, ...]
    planned: tuple[str, ...]


def lesson_info(lesson: Lesson) -> LessonInfo:
    """Return a lesson with every field written out."""
    return LessonInfo(lesson.id, lesson.shows, lesson.asks, lesson.rules, lesson.numbers, lesson.planned)


async def lessons(api: ApiRequest[None, Query]) -> GuideInfo:
    """Return the lessons of a game."""
    game = api.path["game"]
    return GuideInfo(game, [lesson_info(each) for each in table_service.guide_of(game).lessons])


async def begin(api: ApiRequest[None, Query]) -> TableDetails:
    """Return my guided first game, or start one at a new table."""
    return await seen(api, await table_service.guided(api.services, api.person, api.path["game"]))


ENDPOINTS = [
    Endpoint(
        "GET", "/api/games/{game}/guide", "Get the lessons of a guided first game", lessons, GuideInfo, errors=(409,)
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/guide",
        "Get or start my guided first game",
        begin,
        TableDetails,
        known=True,
        errors=(404, 409),
        limit="tables",
    ),
]
