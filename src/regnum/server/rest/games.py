"""Games, their rules and texts: what can be read without a session."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Any, Final, TypeVar

import structlog
from msgspec import Meta, Struct
from starlette.responses import Response

import regnum
from regnum.bots import LEVELS, PLAYERS
from regnum.catalogue import rulebook
from regnum.catalogue.render import file_in, packages_of, read_file, tongues_of
from regnum.catalogue.sentences import Sentences, capitalised
from regnum.core.messages import Message, OptionInfo
from regnum.core.registry import box_of
from regnum.core.rules import Box
from regnum.guide import guide_of
from regnum.server.rest.errors import ApiError
from regnum.server.rest.fields import Query, value_or_none
from regnum.server.rest.router import PLAIN, ApiRequest, Endpoint

T = TypeVar("T")
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)  # where a message begins in Fluent source

log = structlog.get_logger("regnum.games")


class OptionDetails(Struct, frozen=True):
    """One setting: `choice` takes one of the choices, `several` takes `pick` of them, or one of the words."""

    key: str  # distinguishes it from others of the same name
    name: str
    kind: str
    choices: list[str | int]
    default: str | int | list[str | int]
    pick: int
    words: list[str]  # each replaces a whole list, such as "random"
    seats: tuple[int, int]  # the numbers of players it applies to; otherwise it is omitted
    needs: str  # the expansion it comes with; it then replaces one of the same name
    label: str
    about: str  # what it does; "" if the label says it all
    labels: dict[str, str]  # of every choice and word, by its text


class ExpansionInfo(Struct, frozen=True):
    """An expansion that one may play with."""

    id: str
    label: str
    about: str
    usual: bool  # whether it is selected by default


class GameDetails(Struct, frozen=True):
    """An installed game: all that a game list and a form for a new table show, in the requested language."""

    id: str
    title: str
    short: str  # the title where there is little space
    tagline: str
    about: str
    time: str  # the duration of a match; "" if unknown
    credits: str  # the author and publisher
    edition: int
    seats: tuple[int, int]  # the fewest and the most
    sides: list[str]  # the names of the seats, in seat order
    colours: list[str]  # their names in records, which are also names of tones
    solo: str | None  # the official solo opponent; None without one
    guide: bool  # whether there is a guided first game
    lessons: int  # the number of its lessons
    guide_minutes: int  # about how long it takes; 0 if unknown
    options: list[OptionDetails]
    expansions: list[ExpansionInfo]


class Gallery(Struct, frozen=True):
    """All cards, tiles and pieces of a game, as panels of a scene."""

    game: str
    panels: list[dict[str, Any]]


class GameList(Struct, frozen=True):
    """The games that can be played on this server."""

    games: list[GameDetails]


class BotList(Struct, frozen=True):
    """The names of all bots, and the levels that people choose from, the weakest first."""

    bots: list[str]
    levels: list[str]


class RuleHeading(Struct, frozen=True):
    """The title of a section."""

    number: str
    title: str


class ParagraphInfo(Struct, frozen=True):
    """One numbered paragraph; `heading` is its section."""

    number: str
    text: str
    heading: str


class RulesText(Struct, frozen=True):
    """The rules of a game in our own words, or a part of them."""

    title: str
    headings: list[RuleHeading]
    paragraphs: list[ParagraphInfo]


class RulesQuery(Query, frozen=True, kw_only=True):
    """Only a part (`4`, `4.3`, `Q6`), or only what mentions a word."""

    part: Annotated[str, Meta(max_length=16)] = ""
    find: Annotated[str, Meta(max_length=64)] = ""


async def read_first(read: Callable[[str, str], T], one: str, other: str) -> T:
    """Load a catalogue in a thread the first time, because it takes half a second."""
    return await asyncio.to_thread(read, one, other)


@lru_cache(maxsize=256)
def seen(game: str, lang: str) -> GameDetails:
    """Return a game in a language; cached."""
    box, words = box_of(game), GameLabels(lang, game)
    least, most = box.seats
    usual = box.usual_options(least)
    alone = least == 1 and box.opponents(1, usual) > 0
    guide = guide_of(box)
    return GameDetails(
        id=game,
        title=words.known("game-title") or game,
        short=words.known("game-title.short") or words.known("game-title") or game,
        tagline=words.known("game-tagline"),
        about=words.known("game-about"),
        time=words.known("game-time"),
        credits=words.known("game-credits"),
        edition=box.edition,
        seats=(least, most),
        sides=[words.label(box.side_name(side, most, {})) for side in range(most)],
        colours=list(box.colours[:most]),
        solo=words.label(box.side_name(1, 1, usual)) if alone else None,
        guide=guide is not None,
        lessons=0 if guide is None else len(guide.lessons),
        guide_minutes=0 if guide is None else guide.minutes,
        options=[option_seen(box, option, words) for option in box.info().options],
        expansions=[expansion_seen(box, name, words) for name in sorted(box.expansions)],
    )


def expansion_seen(box: Box[Any], name: str, words: GameLabels) -> ExpansionInfo:
    """Return an expansion with its options."""
    label = box.expansion_label(name)
    return ExpansionInfo(name, words.label(label), words.known(f"{label.id}.about"), box.expansions[name].default)


def option_seen(box: Box[Any], option: OptionInfo, words: GameLabels) -> OptionDetails:
    """Return one option with its labels."""
    label = box.option_label(option.name)
    values = [*option.choices, *option.words]
    return OptionDetails(
        option.key,
        option.name,
        option.kind,
        option.choices,
        option.default,
        option.pick,
        option.words,
        option.seats,
        option.needs,
        words.label(label),
        words.known(f"{label.id}.about"),
        {str(value): words.label(box.option_label(option.name, value)) for value in values},
    )


class GameLabels:
    """The words of a game on labels."""

    def __init__(self, lang: str, game: str) -> None:
        self.words = Sentences(lang, game)

    def known(self, id: str) -> str:
        """Return a text, or nothing."""
        return self.words.known(id) or ""

    def label(self, message: Message) -> str:
        """Return a label; its id if the catalogue lacks it."""
        return capitalised(self.words.text(message))


@lru_cache(maxsize=256)
def shown(game: str, lang: str) -> GameDetails | None:
    """Return a game for a list; None, and a line in the log, if its package fails."""
    try:
        return seen(game, lang)
    except Exception as wrong:
        log.warning("game_unavailable", game=game, exc_info=wrong)
        return None


def game_list(lang: str) -> list[GameDetails]:
    """Return all games, without those whose package fails."""
    return [each for game in regnum.games() for each in [shown(game, lang)] if each is not None]


async def games(api: ApiRequest[None, Query]) -> GameList:
    """List the games that can be played."""
    return GameList(await asyncio.to_thread(game_list, value_or_none(api.query.lang) or "en"))


async def game(api: ApiRequest[None, Query]) -> GameDetails:
    """Return one game with its options."""
    regnum.info(api.path["game"])
    details = await read_first(shown, api.path["game"], value_or_none(api.query.lang) or "en")
    if details is None:
        raise ApiError(404, "this game is unavailable: its package cannot be loaded", "unknown_game")
    return details


async def gallery(api: ApiRequest[None, Query]) -> Gallery:
    """Return all cards, tiles and pieces of a game."""
    game = api.path["game"]
    return Gallery(game, await asyncio.to_thread(box_of(game).gallery))


async def rules(api: ApiRequest[None, RulesQuery]) -> RulesText:
    """Return the rules, a part of them, or the paragraphs that contain a word."""
    regnum.info(api.path["game"])
    book = await read_first(rulebook, api.path["game"], value_or_none(api.query.lang) or "en")
    if book.empty:
        raise ApiError(404, "this game has no rules page", "no_rules")
    wanted = book.part(api.query.part) if api.query.part else book.paragraphs
    if api.query.part and not wanted:
        raise ApiError(404, f"unknown paragraph {api.query.part}", "no_paragraph")
    word = api.query.find.casefold()
    wanted = [each for each in wanted if word in each.text.casefold()]
    headings = [RuleHeading(number, title) for number, title in book.headings.items()]
    return RulesText(book.title, headings, [ParagraphInfo(each.number, each.text, each.heading) for each in wanted])


async def interface_texts(api: ApiRequest[None, Query]) -> Response:
    """Return the catalogue of the interface."""
    return text_answer(api, source_of(api.path["lang"], ""))


async def game_texts(api: ApiRequest[None, Query]) -> Response:
    """Return a game's catalogue, followed by its expansions'. If messages are missing in this language, the header
    `Regnum-Fallback` names the languages to look for them in.
    """
    game, lang = api.path["game"], api.path["lang"]
    regnum.info(game)
    return text_answer(api, source_of(lang, game), fallbacks(lang, game))


@cache
def source_of(lang: str, game: str) -> str:
    """Return the Fluent source of a game without the messages of the interface; nothing if this language lacks it."""
    packages = packages_of(game)[1:] if game else packages_of("")
    return "\n".join(read_file(each, file_in(each, lang)) or "" for each in packages)


@cache
def fallbacks(lang: str, game: str) -> tuple[str, ...]:
    """Return the languages that have messages of this game which this one lacks."""
    own = set(MESSAGE.findall(source_of(lang, game)))
    return tuple(
        each for each in tongues_of(game, lang)[1:] if not own.issuperset(MESSAGE.findall(source_of(each, game)))
    )


def text_answer(api: ApiRequest[None, Query], source: str, others: tuple[str, ...] = ()) -> Response:
    """Return the text, or 304 if the client has it already."""
    tag = f'"{hashlib.sha256(source.encode()).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}  # cached, and revalidated with its tag
    if others:
        headers["Regnum-Fallback"] = " ".join(others)
    known = [each.strip().removeprefix("W/") for each in api.request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    return Response(source, headers=headers, media_type=PLAIN)


async def bots(api: ApiRequest[None, Query]) -> BotList:
    """List the bots that can take a seat."""
    return BotList(sorted(PLAYERS), list(LEVELS))


ENDPOINTS = [
    Endpoint("GET", "/api/games", "List games", games, GameList),
    Endpoint("GET", "/api/games/{game}", "Get a game with its seats, options and expansions", game, GameDetails),
    Endpoint("GET", "/api/games/{game}/gallery", "Get all cards, tiles and pieces of a game", gallery, Gallery),
    Endpoint("GET", "/api/games/{game}/rules", "Get the rules of a game", rules, RulesText, query=RulesQuery),
    Endpoint(
        "GET", "/api/texts/{lang}", "Get the interface messages as Fluent source", interface_texts, str, media=PLAIN
    ),
    Endpoint("GET", "/api/texts/{lang}/{game}", "Get a game's messages as Fluent source", game_texts, str, media=PLAIN),
    Endpoint("GET", "/api/bots", "List bots and levels", bots, BotList),
]
