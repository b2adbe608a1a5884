"""The lobby: play at once, my tables, listed tables, an invitation to paste; and the form that sets a table."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection
from starlette.responses import Response

import regnum
from regnum.catalogue.words import headed
from regnum.core.errors import OptionError, UnknownGame
from regnum.core.house import box_of
from regnum.server import deeds, people, tables
from regnum.server.guard.limits import take
from regnum.server.page import setting
from regnum.server.page.company import called, sides
from regnum.server.page.forms import Away, Form, named
from regnum.server.page.notes import Note
from regnum.server.page.paper import Sheet, told
from regnum.server.page.table import bot_names
from regnum.server.tables import Summary
from regnum.server.usual import CLOCKS

SHOWN = 30
log = structlog.get_logger("regnum.games")
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


class Row(NamedTuple):
    """A table in the lobby."""

    id: str
    game: str
    company: str
    state: str
    moves: int
    waits: bool  # for the reader
    sandbox: bool
    waiting: str


class Offer(NamedTuple):
    """A game in the lobby."""

    id: str
    title: str
    tagline: str
    about: str
    seats: str
    ways: list[setting.Way]


async def show(sheet: Sheet) -> Response:
    """GET /plain."""
    own, listed, names = await sheet.hub.store.read(partial(read, person=sheet.me))
    return await sheet.write("lobby.html", lambda: laid_out(sheet, own, listed, names))


def laid_out(sheet: Sheet, own: list[Summary], listed: list[Summary], names: dict[str, str]) -> dict[str, Any]:
    """Everything the template needs."""
    mine = [row(sheet, each, names) for each in own]
    seen = {each.id for each in mine}
    text = ""
    if sheet.note.refusal is not None:
        text = told(sheet.words(), sheet.note.refusal)
    elif sheet.note.say:
        text = sheet.words().say(sheet.note.say)
    return {
        "offers": offers(sheet),
        "waiting": [each for each in mine if each.waits],
        "mine": [each for each in mine if not each.waits and each.state != "over"],
        "over": [each for each in mine if each.state == "over"],
        "listed": [row(sheet, each, names) for each in listed if each.table.id not in seen],
        "note_text": text,
    }


def read(c: Connection, person: str | None) -> tuple[list[Summary], list[Summary], dict[str, str]]:
    """Everything the lobby shows."""
    own = tables.mine(c, person, SHOWN) if person is not None else []
    listed = tables.listed(c, SHOWN)
    ids = {seat.person for each in (*own, *listed) for seat in each.table.seats if seat.person is not None}
    return own, listed, people.names_of(c, ids)


def row(sheet: Sheet, each: Summary, names: dict[str, str]) -> Row:
    """One line: the game, who plays, whose turn it is."""
    words = sheet.words(each.table.game)
    seats = each.table.seats
    own = sides(each.table, called(each.table, names, sheet.lang), words)

    def who(seat: int) -> str:
        holder = seats[seat]
        if holder.person is not None and holder.person == sheet.me:
            return words.say("ui-you")
        return own[seat] if holder.person is not None or holder.bot is not None else words.say("ui-free-seat")

    company = [*dict.fromkeys(who(seat.seat) for seat in seats), *own[len(seats) :]]
    mine = [seat for seat in each.waiting if seats[seat].person == sheet.me and seats[seat].bot is None]
    waiting = ", ".join(dict.fromkeys(who(seat) for seat in each.waiting))
    return Row(
        each.table.id,
        words.game_title(),
        ", ".join(company),
        each.table.state,
        each.moves,
        bool(mine) and sheet.me is not None,
        each.table.agreed.sandbox,
        waiting,
    )


def offers(sheet: Sheet) -> list[Offer]:
    """All games; one whose package fails is left out, so that the others are there."""
    found = []
    for game in regnum.games():
        try:
            found.append(offer(sheet, game))
        except Exception as wrong:
            log.warning("game_left_out", game=game, exc_info=wrong)
    return found


def offer(sheet: Sheet, game: str) -> Offer:
    """One game with the ways to play it at once."""
    words = sheet.words(game)
    least, most = box_of(game).seats
    tagline, about = words.known("game-tagline") or "", words.known("game-about") or ""
    return Offer(game, words.game_title(), tagline, about, f"{least}–{most}", setting.ways(game, words))


# -- doing ---------------------------------------------------------------------------------------------------------


async def play_now(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/play: one click to a table."""
    game, way = form.text("game"), form.text("way")
    order = setting.quick(known_game(game), way)
    return await opened(sheet, form, order)


async def opened(sheet: Sheet, form: Form, order: deeds.Order) -> Away:
    """A new table; where chairs are free, with an invitation to hand on."""
    person = await named(sheet, form)
    take(sheet.request, "tables", sheet.hub.settings.limits.tables, person)
    live = await deeds.set_table(sheet.hub, person, order)
    if live.table.state != "open" or all(seat.taken for seat in live.table.seats):
        return Away(f"/plain/table/{live.id}")
    token = await deeds.invite(sheet.hub, live, person, None)
    return Away(f"/plain/table/{live.id}", Note(invite=token))


async def set_table(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/table: the form with every option. If something is wrong, it comes back as it was filled in."""
    game = known_game(form.text("game"))
    wrong = setting.wrong_pick(game, form)
    if wrong is not None:
        words = sheet.words(game)
        what = headed(words.text(box_of(game).option_label(wrong.name)))
        return await new_page(sheet, game, form, words.say("page-pick", option=what, count=wrong.pick))
    try:
        return await opened(sheet, form, setting.order_of(game, form))
    except OptionError:
        return await new_page(sheet, game, form, sheet.words().say("page-wrong-input"))


def known_game(game: str) -> str:
    """A game of the house."""
    if game not in regnum.games():
        raise UnknownGame("there is no such game in the house")
    return game


async def new(sheet: Sheet) -> Response:
    """GET /plain/new/{game}: the form."""
    return await new_page(sheet, known_game(sheet.request.path_params["game"]), None, "")


async def new_page(sheet: Sheet, game: str, form: Form | None, wrong: str) -> Response:
    """The form, empty or as it was sent."""
    return await sheet.write("new.html", lambda: filled_in(sheet, game, form, wrong), 422 if wrong else 200)


def filled_in(sheet: Sheet, game: str, form: Form | None, wrong: str) -> dict[str, Any]:
    """Everything the template needs."""
    words = sheet.words(game)
    least, most = box_of(game).seats
    offered = box_of(game).info().options
    given = {each.key: form.texts(f"option-{each.key}") for each in offered} if form else {}
    usual: dict[str, Any] = {"seats": max(2, least) if most > 1 else least, "clock": "none", "zero": "warn"}
    liked = sheet.person.colour if sheet.person is not None else None
    elsewhere = liked is not None and liked not in box_of(game).colours
    usual |= {"name": "", "colour": None if elsewhere else liked}
    usual |= {"confirm": False, "watchers": True, "listed": False, "hints": False}
    if form is not None:
        usual |= {"seats": form.number("seats", least), "clock": form.text("clock"), "zero": form.text("zero")}
        usual |= {"name": form.text("name"), "colour": form.text("colour").replace(setting.AS_LIKED, "")}
        usual |= {name: form.ticked(name) for name in ("confirm", "watchers", "listed", "hints")}
    chairs = [form.text(f"chair-{n}") if form else ("me" if n == 0 else "open") for n in range(most)]
    return {
        "words": words,
        "game": game,
        "game_title": words.game_title(),
        "about": words.known("game-about") or "",
        "seats": list(range(least, most + 1)),
        "expansions": setting.expansions(game, words, form),
        "fields": setting.fields(game, words, given),
        "clocks": [(name, setting.clock_words(clock, words)) for name, clock in CLOCKS.items()],
        "chairs": chairs,
        "any_colour": setting.AS_LIKED if elsewhere else "",
        "colours": [(colour, words.title(f"seat-{colour}")) for colour in box_of(game).colours],
        "bots": [(bot, f"{name} ({words.say(f'ui-{bot}.line')})") for bot, name in bot_names(words)],
        "chosen": usual,
        "wrong": wrong,
    }


async def paste(sheet: Sheet, form: Form) -> Away | Response:
    """POST /plain/do/paste: a link or its token, as somebody sent it."""
    found = TOKEN.findall(form.text("link"))
    if not found:
        return Away("/plain", Note(say="page-no-link"))
    return Away(f"/plain/join/{found[-1]}")
