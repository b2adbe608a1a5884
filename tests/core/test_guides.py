"""Guided first games: every lesson can be reached, points at things that are there, and is told in every language."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import Any

import pytest

import regnum
from regnum.bots import PLAYERS, bot
from regnum.catalogue import LANGUAGES, catalogue, rulebook
from regnum.core.match import Match, new
from regnum.core.messages import Message
from regnum.core.registry import box_of
from regnum.guide import PARTS, POINTS, Guide, Lesson, guide_of, next_of
from regnum.server.workers import thinking
from tests.catalogues import entries

GUIDED = [game for game in regnum.games() if box_of(game).guide is not None]
LEARNER = 0
ADVISED = re.compile(
    "(?<!Black )Market|Tržišt|Trhovisk|Торговищ|Trading post|Ivon|Івон|Guardian|Acolyte|"
    r"Well\b|Stonecutter|Windmill|Smithy|Studn|Studň|Kameník|Kamenár|Větrn|Vetern|Kovárn|Kováčsk|Криниц|Каменяр|Вітряк|Кузн"
)

of_every_guide = pytest.mark.parametrize("game", GUIDED)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def guide_to(game: str) -> Guide:
    guide = guide_of(box_of(game))
    assert guide is not None
    return guide


def laid_out(game: str) -> Match:
    guide = guide_to(game)
    match = new(box_of(game), guide.seats, guide.seed, dict(guide.options))
    return rivals_play(match)


def rivals_play(match: Match) -> Match:
    """Everybody else answers until the learner is asked, as bots would."""
    while not match.over and any(seat != LEARNER for seat in match.waiting):
        seat = next(seat for seat in match.waiting if seat != LEARNER)
        match.play(seat, thinking.choose_move(match, seat, "guide", 7))
    return match


def ids_in(thing: Any) -> list[str]:
    """The id of every thing in a scene, however deep."""
    if isinstance(thing, dict):
        own = [thing["id"]] if "id" in thing and "kind" in thing else []
        return own + [id for value in thing.values() for id in ids_in(value)]
    return [id for each in thing for id in ids_in(each)] if isinstance(thing, (list, tuple)) else []


def missing(match: Match, lesson: Lesson) -> list[str]:
    """What the lesson points at and nobody can see."""
    scene = match.scene(LEARNER)
    there = ids_in([scene["panels"], scene.get("purse", [])])
    wanted = [each for shown in (*lesson.shows, *lesson.numbers) for each in shown.split(" + ")]
    return [each for each in wanted if not any(fnmatchcase(id, each) for id in there)]


def advised(match: Match, lesson: Lesson) -> str:
    wanted = lesson.wanted(match.legal(LEARNER))
    assert wanted, (lesson.id, match.legal(LEARNER)[:20])
    return wanted[0]


@of_every_guide
def test_a_guide_is_about_ten_minutes(game: str) -> None:
    lessons = guide_to(game).lessons
    assert 12 <= len(lessons) <= 20
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert not lessons[0].asks and not lessons[-1].asks  # it begins with the goal and ends with a way to go on


@of_every_guide
def test_who_does_what_is_advised_is_led_through_every_lesson(game: str) -> None:
    match = laid_out(game)
    for lesson in guide_to(game).lessons:
        assert missing(match, lesson) == [], lesson.id
        if lesson.asks:
            match.play(LEARNER, advised(match, lesson))
            rivals_play(match)
    assert not match.over


@of_every_guide
def test_the_advised_move_touches_what_bears_a_number(game: str) -> None:
    """By this the browser knows whether the words of a lesson still fit the table."""
    match = laid_out(game)
    for lesson in guide_to(game).lessons:
        if lesson.asks:
            move = advised(match, lesson)
            decision = match.decision(LEARNER)
            assert decision is not None and fnmatchcase(move, lesson.asks[0])
            handles = next(option.handles for option in decision.options if option.move == move)
            things = {id for id in handles if not id.startswith("button ")}
            assert not things or not lesson.numbers or things & set(lesson.numbers), (lesson.id, handles)
            match.play(LEARNER, move)
            rivals_play(match)


@of_every_guide
def test_the_rival_makes_every_move_of_the_script(game: str) -> None:
    match = laid_out(game)
    for lesson in guide_to(game).lessons:
        if lesson.asks:
            match.play(LEARNER, advised(match, lesson))
            rivals_play(match)
    played = [each.move.text for each in match.log if each.seat != LEARNER]
    assert tuple(played[: len(guide_to(game).rival)]) == guide_to(game).rival


def following(guide: Guide, at: int, match: Match) -> int:
    """The next lesson that only shows, or whose moves may be played now; as the browser goes on."""
    legal = match.legal(LEARNER)
    rest = range(at + 1, len(guide.lessons))
    return next((n for n in rest if not guide.lessons[n].asks or guide.lessons[n].wanted(legal)), len(guide.lessons))


STRAYED = [(game, n) for game in GUIDED for n, lesson in enumerate(guide_to(game).lessons) if lesson.asks]


@pytest.mark.parametrize(("game", "strayed"), STRAYED)
def test_who_does_something_else_is_not_left_alone(game: str, strayed: int) -> None:
    """At one lesson another move is made, the last that is offered. The guide still comes to its end."""
    guide, match, at, asked = guide_to(game), laid_out(game), 0, 0
    while at < len(guide.lessons):
        lesson = guide.lessons[at]
        if lesson.asks and at == strayed and asked == 0:
            others = [move for move in match.legal(LEARNER) if move not in lesson.wanted([move])]
            others = others or match.legal(LEARNER)
            asked += 1
            match.play(LEARNER, others[-1])
            rivals_play(match)
            if lesson.wanted(match.legal(LEARNER)):
                continue
        elif lesson.asks:
            match.play(LEARNER, advised(match, lesson))
            rivals_play(match)
        at = following(guide, at, match)
    assert asked == 1 and not match.over


@of_every_guide
def test_a_lesson_cites_paragraphs_that_exist(game: str) -> None:
    known = {each.number for each in rulebook(game, "en").paragraphs}
    for lesson in guide_to(game).lessons:
        assert lesson.rules and set(lesson.rules) <= known, lesson.id


@of_every_guide
@in_every_language
def test_every_lesson_is_told(game: str, lang: str) -> None:
    words = catalogue(lang, game)
    for lesson in guide_to(game).lessons:
        id = f"guide-{lesson.id}"
        assert words.has(id) and words.has(f"{id}.title"), id
        assert words.has(f"{id}.do") == bool(lesson.asks), id
        points = [name for name in POINTS if words.has(f"{id}.{name}")]
        assert tuple(points) == POINTS[: len(points)], id
        assert len(lesson.numbers) <= len(points) or not lesson.numbers, id
        for each in (id, *(f"{id}.{name}" for name in points)):
            sentence = regnum.text(Message(each, {}, game), lang)
            assert sentence[-1] in ".!?…", sentence
        assert regnum.text(Message(f"{id}.title", {}, game), lang)[-1] not in ".:"


@of_every_guide
def test_what_is_planned_is_a_part_of_the_lesson(game: str) -> None:
    words = catalogue("en", game)
    for lesson in guide_to(game).lessons:
        assert set(lesson.planned) <= set(PARTS), lesson.id
        told = [part for part in lesson.planned if part not in ("lesson", "text")]
        assert all(words.has(f"guide-{lesson.id}.{part}") for part in told), lesson.id


@of_every_guide
@in_every_language
def test_what_names_an_advised_thing_is_told_only_as_planned(game: str, lang: str) -> None:
    """Whoever has gone another way hears no advised thing named. Before the first move nobody has."""
    words, begun = catalogue(lang, game), False
    for lesson in guide_to(game).lessons:
        for part in ("text", "do", *POINTS):
            id = f"guide-{lesson.id}" + ("" if part == "text" else f".{part}")
            if begun and words.has(id) and not {"lesson", part} & set(lesson.planned):
                assert not ADVISED.search(regnum.text(Message(id, {}, game), lang)), id
        begun = begun or bool(lesson.asks)


@of_every_guide
@in_every_language
def test_no_lesson_is_told_that_nobody_gives(game: str, lang: str) -> None:
    told = {id.removeprefix("guide-") for id in entries(game, lang) if id.startswith("guide-")}
    assert told == {lesson.id for lesson in guide_to(game).lessons}


def test_the_rival_is_on_no_list_and_can_be_asked() -> None:
    assert "guide" not in PLAYERS
    match = regnum.new("brothers", seats=2, seed=5)
    seat = match.waiting[0]
    assert bot("guide", 1).choose(match, seat) in match.legal(seat)


def test_a_script_is_followed_as_far_as_it_fits() -> None:
    script = ("take 2", "build a", "end", "take 1", "end")
    assert next_of(script, [], ["take 1", "take 2"]) == "take 2"
    assert next_of(script, ["take 2"], ["build a", "end"]) == "build a"
    assert next_of(script, ["take 2"], ["build b", "end"]) == "end"  # somebody stands there: left out
    assert next_of(script, ["take 2", "end"], ["take 1", "take 2"]) == "take 1"
    assert next_of(script, list(script), ["take 1"]) is None
    assert next_of(script, ["take 2"], ["build b"]) is None


def test_a_lesson_wants_the_advised_move_first() -> None:
    lesson = Lesson("build", asks=("build inn 0,1", "build *"))
    assert lesson.wanted(["end", "build inn 1,1", "build inn 0,1"]) == ["build inn 0,1", "build inn 1,1"]
    assert Lesson("goal").wanted(["end"]) == []
