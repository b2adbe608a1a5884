"""GET /api/house: everything that the browser table needs at its start, in one request."""

from __future__ import annotations

import asyncio

from msgspec import Struct

import regnum
from regnum.bots import LEVELS
from regnum.catalogue.words import Words
from regnum.server import usual
from regnum.server.asking import OWN_NAMES
from regnum.server.notices.push import public_key
from regnum.server.rest.games import GameSeen, shelf
from regnum.server.rest.kinds import Query, given
from regnum.server.rest.me import Me, me
from regnum.server.rest.router import Ask, Way
from regnum.table.agreed import Clock


class BotSeen(Struct, frozen=True):
    """A level of bots that people choose from. Others, for laboratories, can be given a chair by name only."""

    id: str
    label: str
    about: str  # how it plays, in one line
    level: int  # 1 is the weakest
    seconds: int  # for a move at most; 0: it answers at once


class ClockSeen(Struct, frozen=True):
    """A clock that tables often agree on; any other that fits its kind may be agreed on too."""

    id: str
    clock: Clock
    label: str


class HouseSeen(Struct, frozen=True):
    """The house: what is played here, by whom, and who asks. Labels are in `lang`."""

    version: str
    lang: str  # that was asked for, else the asker's own
    languages: dict[str, str]  # what each calls itself
    games: list[GameSeen]
    bots: list[BotSeen]  # the weakest first
    usual_bot: str  # who plays when somebody just wants to play
    clocks: list[ClockSeen]
    local: bool  # somebody's own machine, by `regnum play`: no strangers, nothing to invite to
    push_key: str  # what a browser subscribes to web push with
    mail: bool  # whether notices can go out by e-mail
    me: Me


async def house(ask: Ask[None, Query]) -> HouseSeen:
    """The house as the asker finds it."""
    asker = await me(ask)
    lang = given(ask.query.lang) or asker.lang
    games, bots, clocks = await asyncio.to_thread(told, lang)
    settings = ask.hub.settings
    return HouseSeen(
        version=regnum.__version__,
        lang=lang,
        languages=OWN_NAMES,
        games=games,
        bots=bots,
        usual_bot=usual.BOT,
        clocks=clocks,
        local=settings.local,
        push_key=public_key(ask.hub.steward.herald.desk.keys),
        mail=settings.mail is not None,
        me=asker,
    )


def told(lang: str) -> tuple[list[GameSeen], list[BotSeen], list[ClockSeen]]:
    """What is offered, in a language. Catalogues that are read for the first time take a while: not on the loop."""
    words = Words(lang)
    bots = [level_seen(name, at, words) for at, name in enumerate(LEVELS, start=1)]
    clocks = [ClockSeen(id, clock, words.text(usual.clock_label(clock))) for id, clock in usual.CLOCKS.items()]
    return shelf(lang), bots, clocks


def level_seen(name: str, at: int, words: Words) -> BotSeen:
    """One level in words."""
    return BotSeen(name, words.title(f"ui-{name}"), words.say(f"ui-{name}.line"), at, usual.thinking_s(name))


WAYS = [Way("GET", "/api/house", "What is played here, and who I am", house, HouseSeen)]
