"""The lobby: quick start, my tables, public tables, an invitation to paste, and the form for a new table."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection
from starlette.responses import Response

import regnum
from regnum.catalogue.sentences import capitalised
from regnum.core.errors import OptionError, UnknownGame
from regnum.core.registry import box_of
from regnum.server import people, table_service, table_store
from regnum.server.defaults import CLOCKS
from regnum.server.guard.limits import take
from regnum.server.page import new_table
from regnum.server.page.flash import Flash
from regnum.server.page.forms import Form, Redirect, ensure_named
from regnum.server.page.render import PageContext, refusal_text
from regnum.server.page.seats import called, sides
from regnum.server.page.table_page import bot_names
from regnum.server.table_store import TableSummary

SHOWN = 30
log = structlog.get_logger("regnum.games")
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


class LobbyRow(NamedTuple):
    """A table in the lobby."""

    id: str
    game: str
    company: str
    state: str
    moves: int
    waits: bool  # for the reader
    sandbox: bool
    waiting: str


class GameOffer(NamedTuple):
    """A game in the lobby."""

    id: str
    title: str
    tagline: str
    about: str
    seats: str
    ways: list[new_table.QuickStart]


async def show(context: PageContext) -> Response:
    """GET /plain: show the lobby."""
    own, listed, names = await context.services.store.read(partial(read, person=context.me))
    return await context.write("lobby.html", lambda: laid_out(context, own, listed, names))


def laid_out(
    context: PageContext, own: list[TableSummary], listed: list[TableSummary], names: dict[str, str]
) -> dict[str, Any]:
    """Return everything the template needs."""
    mine = [row(context, each, names) for each in own]
    seen = {each.id for each in mine}
    text = ""
    if context.note.refusal is not None:
        text = refusal_text(context.words(), context.note.refusal)
    elif context.note.say:
        text = context.words().say(context.note.say)
    return {
        "offers": offers(context),
        "waiting": [each for each in mine if each.waits],
        "mine": [each for each in mine if not each.waits and each.state != "over"],
        "over": [each for each in mine if each.state == "over"],
        "listed": [row(context, each, names) for each in listed if each.table.id not in seen],
        "note_text": text,
    }


def read(c: Connection, person: str | None) -> tuple[list[TableSummary], list[TableSummary], dict[str, str]]:
    """Read everything the lobby shows."""
    own = table_store.mine(c, person, SHOWN) if person is not None else []
    listed = table_store.listed(c, SHOWN)
    ids = {seat.person for each in (*own, *listed) for seat in each.table.seats if seat.person is not None}
    return own, listed, people.names_of(c, ids)


def row(context: PageContext, each: TableSummary, names: dict[str, str]) -> LobbyRow:
    """Return one row: the game, the players, whose turn it is."""
    words = context.words(each.table.game)
    seats = each.table.seats
    own = sides(each.table, called(each.table, names, context.lang), words)

    def who(seat: int) -> str:
        holder = seats[seat]
        if holder.person is not None and holder.person == context.me:
            return words.say("ui-you")
        return own[seat] if holder.person is not None or holder.bot is not None else words.say("ui-free-seat")

    company = [*dict.fromkeys(who(seat.seat) for seat in seats), *own[len(seats) :]]
    mine = [seat for seat in each.waiting if seats[seat].person == context.me and seats[seat].bot is None]
    waiting = ", ".join(dict.fromkeys(who(seat) for seat in each.waiting))
    return LobbyRow(
        each.table.id,
        words.game_title(),
        ", ".join(company),
        each.table.state,
        each.moves,
        bool(mine) and context.me is not None,
        each.table.agreed.sandbox,
        waiting,
    )


def offers(context: PageContext) -> list[GameOffer]:
    """Return all games, without those whose package fails."""
    found = []
    for game in regnum.games():
        try:
            found.append(offer(context, game))
        except Exception as wrong:
            log.warning("game_unavailable", game=game, exc_info=wrong)
    return found


def offer(context: PageContext, game: str) -> GameOffer:
    """Return one game with its quick starts."""
    words = context.words(game)
    least, most = box_of(game).seats
    tagline, about = words.known("game-tagline") or "", words.known("game-about") or ""
    return GameOffer(game, words.game_title(), tagline, about, f"{least}–{most}", new_table.quick_starts(game, words))


# -- doing ---------------------------------------------------------------------------------------------------------


async def play_now(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/play: create a table with one click."""
    game, way = form.text("game"), form.text("way")
    order = new_table.quick_request(known_game(game), way)
    return await opened(context, form, order)


async def opened(context: PageContext, form: Form, order: table_service.TableRequest) -> Redirect:
    """Redirect to a new table, with an invitation if seats are free."""
    person = await ensure_named(context, form)
    take(context.request, "tables", context.services.settings.limits.tables, person)
    live = await table_service.create_table(context.services, person, order)
    if live.table.state != "open" or all(seat.taken for seat in live.table.seats):
        return Redirect(f"/plain/table/{live.id}")
    token = await table_service.invite(context.services, live, person, None)
    return Redirect(f"/plain/table/{live.id}", Flash(invite=token))


async def create_table(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/table: the form with every option. If it is invalid, it is shown again as it was filled in."""
    game = known_game(form.text("game"))
    wrong = new_table.wrong_pick(game, form)
    if wrong is not None:
        words = context.words(game)
        what = capitalised(words.text(box_of(game).option_label(wrong.name)))
        return await new_page(context, game, form, words.say("page-pick", option=what, count=wrong.pick))
    try:
        return await opened(context, form, new_table.order_of(game, form))
    except OptionError:
        return await new_page(context, game, form, context.words().say("page-wrong-input"))


def known_game(game: str) -> str:
    """Return the id of an installed game."""
    if game not in regnum.games():
        raise UnknownGame("game not found")
    return game


async def new(context: PageContext) -> Response:
    """GET /plain/new/{game}: the form."""
    return await new_page(context, known_game(context.request.path_params["game"]), None, "")


async def new_page(context: PageContext, game: str, form: Form | None, wrong: str) -> Response:
    """Return the form, empty or as it was sent."""
    return await context.write("new.html", lambda: filled_in(context, game, form, wrong), 422 if wrong else 200)


def filled_in(context: PageContext, game: str, form: Form | None, wrong: str) -> dict[str, Any]:
    """Return everything the template needs."""
    words = context.words(game)
    least, most = box_of(game).seats
    offered = box_of(game).info().options
    given = {each.key: form.texts(f"option-{each.key}") for each in offered} if form else {}
    usual: dict[str, Any] = {"seats": max(2, least) if most > 1 else least, "clock": "none", "zero": "warn"}
    liked = context.person.colour if context.person is not None else None
    elsewhere = liked is not None and liked not in box_of(game).colours
    usual |= {"name": "", "colour": None if elsewhere else liked}
    usual |= {"confirm": False, "watchers": True, "listed": False, "hints": False}
    if form is not None:
        usual |= {"seats": form.number("seats", least), "clock": form.text("clock"), "zero": form.text("zero")}
        usual |= {"name": form.text("name"), "colour": form.text("colour").replace(new_table.AS_LIKED, "")}
        usual |= {name: form.ticked(name) for name in ("confirm", "watchers", "listed", "hints")}
    chairs = [form.text(f"chair-{n}") if form else ("me" if n == 0 else "open") for n in range(most)]
    return {
        "words": words,
        "game": game,
        "game_title": words.game_title(),
        "about": words.known("game-about") or "",
        "seats": list(range(least, most + 1)),
        "expansions": new_table.expansions(game, words, form),
        "fields": new_table.fields(game, words, given),
        "clocks": [(name, new_table.clock_words(clock, words)) for name, clock in CLOCKS.items()],
        "chairs": chairs,
        "any_colour": new_table.AS_LIKED if elsewhere else "",
        "colours": [(colour, words.title(f"seat-{colour}")) for colour in box_of(game).colours],
        "bots": [(bot, f"{name} ({words.say(f'ui-{bot}.line')})") for bot, name in bot_names(words)],
        "chosen": usual,
        "wrong": wrong,
    }


async def paste(context: PageContext, form: Form) -> Redirect | Response:
    """POST /plain/do/paste: a link or its token."""
    found = TOKEN.findall(form.text("link"))
    if not found:
        return Redirect("/plain", Flash(say="page-no-link"))
    return Redirect(f"/plain/join/{found[-1]}")
