"""GET /api/house: everything that the browser client needs at start-up, in one request."""

from __future__ import annotations

import asyncio

from msgspec import Struct

import regnum
from regnum.bots import LEVELS
from regnum.catalogue.sentences import Sentences
from regnum.server import defaults
from regnum.server.request_context import OWN_NAMES
from regnum.server.rest.fields import Query, value_or_none
from regnum.server.rest.games import GameDetails, game_list
from regnum.server.rest.me import Profile, me
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.table.settings import Clock

NEWS_LENGTH = 2000  # characters that are shown


class BotInfo(Struct, frozen=True):
    """A level of bots that people choose from. Other bots, for experiments, can take a seat by name only."""

    id: str
    label: str
    about: str  # how it plays, in one line
    level: int  # 1 is the weakest
    seconds: int  # for a move at most; 0: it answers at once


class ClockInfo(Struct, frozen=True):
    """A common clock setting; any other valid setting of its kind can be used too."""

    id: str
    clock: Clock
    label: str


class ServerInfo(Struct, frozen=True):
    """The server: its games, bots and languages, and the current person. Labels are in `lang`."""

    version: str
    name: str  # what its operator calls it; "": nothing
    news: str  # a few lines of its operator
    lang: str  # the requested one, else the person's own
    languages: dict[str, str]  # their own names
    games: list[GameDetails]
    bots: list[BotInfo]  # the weakest first
    usual_bot: str  # the default opponent
    clocks: list[ClockInfo]
    local: bool  # a private machine (`regnum play`): no other users, no invitations
    push_key: str  # the key for web push; "" if no notices are sent
    mail: bool  # whether notices can be sent by email
    offline: bool  # whether the page that needs no server is offered under /offline/
    me: Profile


async def server_info(api: ApiRequest[None, Query]) -> ServerInfo:
    """Return server information and the current person."""
    asker = await me(api)
    lang = value_or_none(api.query.lang) or asker.lang
    games, bots, clocks = await asyncio.to_thread(offered, lang)
    settings = api.services.settings
    return ServerInfo(
        version=regnum.__version__,
        name=settings.name,
        news=await asyncio.to_thread(news_in, settings.news),
        lang=lang,
        languages=OWN_NAMES,
        games=games,
        bots=bots,
        usual_bot=defaults.BOT,
        clocks=clocks,
        local=settings.local,
        push_key=api.services.dispatcher.public_key,
        mail=settings.mail is not None,
        offline=bool(settings.page),
        me=asker,
    )


def news_in(path: str) -> str:
    """Return the operator's news; a file that cannot be read has none."""
    if not path:
        return ""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read(NEWS_LENGTH).strip()
    except OSError:
        return ""


def offered(lang: str) -> tuple[list[GameDetails], list[BotInfo], list[ClockInfo]]:
    """Return what is offered, in a language. Importing the games takes a while: not on the loop."""
    words = Sentences(lang)
    bots = [bot_info(name, at, words) for at, name in enumerate(LEVELS, start=1)]
    clocks = [ClockInfo(id, clock, words.text(defaults.clock_label(clock))) for id, clock in defaults.CLOCKS.items()]
    return game_list(lang), bots, clocks


def bot_info(name: str, at: int, words: Sentences) -> BotInfo:
    """Return one level in words."""
    return BotInfo(name, words.title(f"ui-{name}"), words.say(f"ui-{name}.line"), at, defaults.thinking_s(name))


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/house",
        "Get server information (games, bots, languages) and the current person",
        server_info,
        ServerInfo,
    )
]
