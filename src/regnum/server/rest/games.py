"""Games, their rules and texts: what everybody may read without being anybody."""

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
from regnum.catalogue.words import Words, headed
from regnum.core.house import box_of
from regnum.core.letters import Message, OptionInfo
from regnum.core.rules import Box
from regnum.server.rest.errors import Wrong
from regnum.server.rest.kinds import Query, given
from regnum.server.rest.router import PLAIN, Ask, Way

T = TypeVar("T")
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)  # where a message begins in Fluent source

log = structlog.get_logger("regnum.games")


class OptionSeen(Struct, frozen=True):
    """One setting: `choice` takes one of the choices, `several` takes `pick` of them, or one of the words."""

    key: str  # tells it from others of the same name
    name: str
    kind: str
    choices: list[str | int]
    default: str | int | list[str | int]
    pick: int
    words: list[str]  # each stands for a whole list, such as "random"
    seats: tuple[int, int]  # with how many players it counts; otherwise it is left out
    needs: str  # the expansion it comes with; it then stands for one of the same name
    label: str
    about: str  # what it does; "" where the label says it all
    labels: dict[str, str]  # of every choice and word, by its text


class ExpansionSeen(Struct, frozen=True):
    """An expansion that one may play with."""

    id: str
    label: str
    about: str
    usual: bool  # whether it is in play when nobody says otherwise


class GameSeen(Struct, frozen=True):
    """A game in the house: all that a lobby and a form for a new table show, in the language that was asked for."""

    id: str
    title: str
    tagline: str
    about: str
    time: str  # how long a match takes; "" where nobody has said
    credits: str  # whose game it is
    edition: int
    seats: tuple[int, int]  # the fewest and the most
    sides: list[str]  # what the seats are called, in seat order
    colours: list[str]  # their names in records, which are also names of tones
    solo: str | None  # the official opponent of whoever plays alone; None where nobody can
    guide: bool  # whether there is a guided first game
    options: list[OptionSeen]
    expansions: list[ExpansionSeen]


class Gallery(Struct, frozen=True):
    """All cards, tiles and pieces of a game, as panels of a scene."""

    game: str
    panels: list[dict[str, Any]]


class Shelf(Struct, frozen=True):
    """All games."""

    games: list[GameSeen]


class Bots(Struct, frozen=True):
    """The names of the house's bots, and which of them people choose from, the weakest first."""

    bots: list[str]
    levels: list[str]


class Heading(Struct, frozen=True):
    """The title of a section."""

    number: str
    title: str


class ParagraphSeen(Struct, frozen=True):
    """One numbered paragraph; `heading` is the section it stands in."""

    number: str
    text: str
    heading: str


class Rules(Struct, frozen=True):
    """The rules of a game in our own words, or a part of them."""

    title: str
    headings: list[Heading]
    paragraphs: list[ParagraphSeen]


class RulesQuery(Query, frozen=True, kw_only=True):
    """Only a part (`4`, `4.3`, `Q6`), or only what mentions a word."""

    part: Annotated[str, Meta(max_length=16)] = ""
    find: Annotated[str, Meta(max_length=64)] = ""


async def read_first(read: Callable[[str, str], T], one: str, other: str) -> T:
    """A catalogue that is read for the first time takes half a second; the loop does not wait for it."""
    return await asyncio.to_thread(read, one, other)


@lru_cache(maxsize=256)
def seen(game: str, lang: str) -> GameSeen:
    """A game, told in a language once."""
    box, words = box_of(game), Telling(lang, game)
    least, most = box.seats
    usual = box.usual_options(least)
    alone = least == 1 and box.opponents(1, usual) > 0
    return GameSeen(
        id=game,
        title=words.known("game-title") or game,
        tagline=words.known("game-tagline"),
        about=words.known("game-about"),
        time=words.known("game-time"),
        credits=words.known("game-credits"),
        edition=box.edition,
        seats=(least, most),
        sides=[words.label(box.side_name(side, most, {})) for side in range(most)],
        colours=list(box.colours[:most]),
        solo=words.label(box.side_name(1, 1, usual)) if alone else None,
        guide=box.guide is not None,
        options=[option_seen(box, option, words) for option in box.info().options],
        expansions=[expansion_seen(box, name, words) for name in sorted(box.expansions)],
    )


def expansion_seen(box: Box[Any], name: str, words: Telling) -> ExpansionSeen:
    """An expansion with what it brings."""
    label = box.expansion_label(name)
    return ExpansionSeen(name, words.label(label), words.known(f"{label.id}.about"), box.expansions[name].default)


def option_seen(box: Box[Any], option: OptionInfo, words: Telling) -> OptionSeen:
    """One setting with its labels."""
    label = box.option_label(option.name)
    values = [*option.choices, *option.words]
    return OptionSeen(
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


class Telling:
    """The words of a game as they stand on labels."""

    def __init__(self, lang: str, game: str) -> None:
        self.words = Words(lang, game)

    def known(self, id: str) -> str:
        """A text, or nothing."""
        return self.words.known(id) or ""

    def label(self, message: Message) -> str:
        """A text as it stands on a label; its id where nobody has written one."""
        return headed(self.words.text(message))


@lru_cache(maxsize=256)
def shown(game: str, lang: str) -> GameSeen | None:
    """A game as a shelf shows it; None, and a line in the log, where its package fails at that."""
    try:
        return seen(game, lang)
    except Exception as wrong:
        log.warning("game_left_out", game=game, exc_info=wrong)
        return None


def shelf(lang: str) -> list[GameSeen]:
    """All games; one that cannot be told is left out, so that the others are there."""
    return [each for game in regnum.games() for each in [shown(game, lang)] if each is not None]


async def games(ask: Ask[None, Query]) -> Shelf:
    """All games."""
    return Shelf(await asyncio.to_thread(shelf, given(ask.query.lang) or "en"))


async def game(ask: Ask[None, Query]) -> GameSeen:
    """One game."""
    regnum.info(ask.path["game"])
    told = await read_first(shown, ask.path["game"], given(ask.query.lang) or "en")
    if told is None:
        raise Wrong(404, "this game is unavailable: its package is faulty", "unknown_game")
    return told


async def gallery(ask: Ask[None, Query]) -> Gallery:
    """What the game is made of, to be looked at before or beside a match."""
    game = ask.path["game"]
    return Gallery(game, await asyncio.to_thread(box_of(game).gallery))


async def rules(ask: Ask[None, RulesQuery]) -> Rules:
    """The rules, a part of them, or what mentions a word."""
    regnum.info(ask.path["game"])
    book = await read_first(rulebook, ask.path["game"], given(ask.query.lang) or "en")
    if book.empty:
        raise Wrong(404, "this game has no rules page", "no_rules")
    wanted = book.part(ask.query.part) if ask.query.part else book.paragraphs
    if ask.query.part and not wanted:
        raise Wrong(404, f"the rules have no paragraph {ask.query.part}", "no_paragraph")
    word = ask.query.find.casefold()
    wanted = [each for each in wanted if word in each.text.casefold()]
    headings = [Heading(number, title) for number, title in book.headings.items()]
    return Rules(book.title, headings, [ParagraphSeen(each.number, each.text, each.heading) for each in wanted])


async def house_texts(ask: Ask[None, Query]) -> Response:
    """The house's own catalogue."""
    return text_answer(ask, source_of(ask.path["lang"], ""))


async def game_texts(ask: Ask[None, Query]) -> Response:
    """A game's catalogue, its expansions' behind it. Where messages are missing in this language, the header
    `Regnum-Fallback` names the languages to look for them in.
    """
    game, lang = ask.path["game"], ask.path["lang"]
    regnum.info(game)
    return text_answer(ask, source_of(lang, game), fallbacks(lang, game))


@cache
def source_of(lang: str, game: str) -> str:
    """Fluent source; for a game without what the house says already. Nothing where there is none in this language."""
    packages = packages_of(game)[1:] if game else packages_of("")
    return "\n".join(read_file(each, file_in(each, lang)) or "" for each in packages)


@cache
def fallbacks(lang: str, game: str) -> tuple[str, ...]:
    """The languages that have messages of this game which this one lacks."""
    own = set(MESSAGE.findall(source_of(lang, game)))
    return tuple(
        each for each in tongues_of(game, lang)[1:] if not own.issuperset(MESSAGE.findall(source_of(each, game)))
    )


def text_answer(ask: Ask[None, Query], source: str, others: tuple[str, ...] = ()) -> Response:
    """The text, or 304 for whoever has it already."""
    tag = f'"{hashlib.sha256(source.encode()).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}  # kept, and asked for again with its tag
    if others:
        headers["Regnum-Fallback"] = " ".join(others)
    known = [each.strip().removeprefix("W/") for each in ask.request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    return Response(source, headers=headers, media_type=PLAIN)


async def bots(ask: Ask[None, Query]) -> Bots:
    """Who can be given a seat."""
    return Bots(sorted(PLAYERS), list(LEVELS))


WAYS = [
    Way("GET", "/api/games", "All games of the house", games, Shelf),
    Way("GET", "/api/games/{game}", "One game: seats, options, expansions, with their labels", game, GameSeen),
    Way("GET", "/api/games/{game}/gallery", "All cards, tiles and pieces of a game", gallery, Gallery),
    Way("GET", "/api/games/{game}/rules", "The rules in our own words", rules, Rules, query=RulesQuery),
    Way("GET", "/api/texts/{lang}", "The house's messages as Fluent source", house_texts, str, media=PLAIN),
    Way("GET", "/api/texts/{lang}/{game}", "A game's messages as Fluent source", game_texts, str, media=PLAIN),
    Way("GET", "/api/bots", "The names of the house's bots", bots, Bots),
]
