"""What people do around tables: set one, invite, sit down, begin, play again, fork. Every door leads here."""

from __future__ import annotations

import asyncio
import secrets
import string
from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from regnum import guide as guides
from regnum.core import match as matches
from regnum.core.errors import OptionError
from regnum.core.house import box_of, box_of_edition
from regnum.core.match import Match
from regnum.core.options import fitting
from regnum.guide import Guide
from regnum.server import people, tables, usual
from regnum.server.hub import Hub
from regnum.server.live import Live
from regnum.server.settings import now_ms
from regnum.server.steward import moves_of, source_of
from regnum.server.thinkers.letters import Analysis, Findings
from regnum.table import commands
from regnum.table.agreed import Agreed, Source
from regnum.table.commands import Entries
from regnum.table.errors import no
from regnum.table.sight import table_info
from regnum.table.table import Table

FRESH_SEEDS = 2**62
LETTERS = string.ascii_letters + string.digits
RIVAL = "guide"

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wishes it. `chairs` by seat: me, open, or the name of a bot."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    agreed: Agreed = Agreed()
    chairs: Annotated[list[Name], Meta(max_length=16)] = []  # left out: me, then open ones
    colour: Annotated[str, Meta(max_length=16)] | None = None  # "": any; left out: the one I like to play
    begin: bool = False


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A sandbox after `moves` moves (None: as it stands); of a running match as `seat` may know it."""

    moves: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


async def set_table(hub: Hub, person: str, order: Order) -> Live:
    """A new table with its chairs filled as ordered."""
    if order.agreed.sandbox:
        raise OptionError("a sandbox is forked from a position; it is not set like a table")
    if order.agreed.guide:
        raise OptionError("a guided first game has a door of its own: POST /api/games/{game}/guide")
    table, now = Table(new_id()), now_ms()
    commands.check_colour(order.colour or "", box_of(order.game))
    colour = await liked(hub, person) if order.colour is None else order.colour
    entries = commands.make(table, person, order.game, order.seats, order.options, order.agreed, now)
    entries += filled(table, person, order.chairs or ["me"], now, colour)
    if order.begin:
        entries += commands.begin(table, person, new_seed(), now)
    live = await hub.make(table, entries)
    if order.colour is not None:
        await hub.store.write(partial(people.set_colour, id=person, colour=order.colour or None))
    return live


async def liked(hub: Hub, person: str) -> str:
    """The colour that somebody likes to play, "" for any."""
    return (await hub.store.read(partial(people.colours_of, ids=[person]))).get(person, "")


def filled(table: Table, person: str, chairs: list[str], now: int, colour: str = "") -> Entries:
    """Who sits where at first; the colour is for the first seat of this person."""
    if len(chairs) > len(table.seats):
        raise OptionError(f"there are {len(table.seats)} seats; {len(chairs)} chairs were ordered")
    entries: Entries = []
    for seat, who in enumerate(chairs):
        if who == "me":
            entries += commands.sit(table, person, seat, now, colour="" if table.seats_of(person) else colour)
        elif who != "open":
            entries += commands.lend(table, person, seat, who, now)
    return entries


async def guided(hub: Hub, person: str, game: str) -> Live:
    """The guided first game of this person: the one that runs, else a new one. Asked twice at once it is the same."""
    guide = guide_of(game)
    key = f"guide {game} {person}"
    try:
        async with hub.opening.setdefault(key, asyncio.Lock()):
            running = await hub.store.read(partial(tables.guided, person=person, game=game))
            if running:
                return await hub.live(running)
            return await hub.make(*laid_for(person, game, guide, await liked(hub, person)))
    finally:
        hub.opening.pop(key, None)


def guide_of(game: str) -> Guide:
    """The guide of a game; a refusal where there is none."""
    guide = guides.guide_of(box_of(game))
    if guide is None:
        raise no("no_guide")
    return guide


def laid_for(person: str, game: str, guide: Guide, colour: str) -> tuple[Table, Entries]:
    """A private table at which the lessons fit: the learner at the first seat, a rival with a script at the others."""
    table, now = Table(new_id()), now_ms()
    agreed = Agreed(watchers=False, hints=True, guide=True)
    entries = commands.make(table, person, game, guide.seats, guide.options, agreed, now)
    entries += filled(table, person, ["me", *[RIVAL] * (guide.seats - 1)], now, colour)
    return table, entries + commands.begin(table, person, guide.seed, now)


async def invite(hub: Hub, live: Live, person: str, seat: int | None) -> str:
    """A token that lets its bearer sit down; the host gives it out."""
    commands.check_host(live.table, person)
    if seat is not None:
        commands.check_exists(live.table, seat)
    return await hub.store.write(partial(people.invite, table_id=live.id, seat=seat, now=now_ms()))


async def join(hub: Hub, person: str, token: str) -> tuple[Live, int]:
    """Sit down with an invitation: at its seat, else where one sat before, at the first free one, or a bot's."""
    found = await hub.store.read(partial(people.invitation, token=token, now=now_ms()))
    if found is None:
        raise no("invitation_gone")
    table_id, seat = found
    live = await hub.live(table_id)
    colour = await liked(hub, person)

    chosen: list[int] = []

    def sit(table: Table, now: int) -> Entries:  # which seat is free is seen when nobody else can sit down
        left = [each for each in sorted(table.knows.get(person, ())) if table.seats[each].person is None]
        wanted = seat if seat is not None else left[0] if left else None
        chosen[:] = table.seats_of(person) or [free_seat(table) if wanted is None else wanted]
        # The same invitation twice is one seat.
        if table.seats_of(person):
            return []
        return commands.sit(table, person, chosen[0], now, invited=True, colour=colour)

    await live.change(sit)
    return live, chosen[0]


def free_seat(table: Table) -> int:
    """An empty chair, else one that only a bot plays."""
    empty = [n for n, seat in enumerate(table.seats) if not seat.taken]
    bots = [n for n, seat in enumerate(table.seats) if seat.person is None]
    if not (empty or bots):
        raise no("table_full")
    return (empty or bots)[0]


async def act(live: Live, person: str, seat: int, deed: SeatDeed, bot: str = "", colour: str = "") -> None:
    """Sit down, leave, show somebody out, let a bot play, play again oneself, or play another colour."""
    if deed == "sit" and person != live.table.host and not live.table.agreed.listed:
        raise no("invitation_needed")
    wish = await liked(live.hub, person) if deed == "sit" else colour

    def away(table: Table) -> bool:  # whoever is there plays for themselves; a host cannot push them aside
        here = live.hub.present_at(live.id)
        return all(each.person not in here for each in table.seats[seat : seat + 1])

    verbs = {
        "sit": lambda table, now: commands.sit(table, person, seat, now, colour=wish),
        "colour": lambda table, now: commands.choose_colour(table, person, seat, wish, now),
        "leave": lambda table, now: commands.leave(table, person, seat, now),
        "show_out": lambda table, now: commands.show_out(table, person, seat, now),
        "lend": lambda table, now: commands.lend(table, person, seat, bot, now, away=away(table)),
        "return": lambda table, now: commands.take_back_seat(table, person, seat, now),
    }
    await live.change(verbs[deed])
    if deed == "colour":  # whoever chooses one likes it, here and at the next table
        await live.hub.store.write(partial(people.set_colour, id=person, colour=colour or None))
    if deed == "show_out":  # or they would be back with the same link
        await live.hub.store.write(partial(people.revoke_invitations, table_id=live.id))


SeatDeed: TypeAlias = Literal["sit", "leave", "show_out", "lend", "return", "colour"]


async def begin(live: Live, person: str) -> None:
    """The host lays the game out."""
    seed = new_seed()
    await live.change(lambda table, now: commands.begin(table, person, seed, now))


async def rematch(hub: Hub, live: Live, person: str) -> Live:
    """The same people, bots and agreement again, each one seat further on; asked twice it is the same table."""
    try:
        async with hub.opening.setdefault(f"rematch {live.id}", asyncio.Lock()):  # also when two ask at once
            return await hub.live(live.table.followed) if live.table.followed else await followed(hub, live, person)
    finally:
        hub.opening.pop(f"rematch {live.id}", None)


async def followed(hub: Hub, live: Live, person: str) -> Live:
    """The table of the rematch, newly set. It begins at once only when everybody is still there."""
    commands.check_rematch(live.table, person)
    known = await hub.store.read(partial(people.names_of, ids=live.table.people()))  # whoever was forgotten is missing
    old, table, now = live.table, Table(new_id()), now_ms()
    agreed = msgspec.structs.replace(old.agreed, guide=False)  # from now on alone
    entries = commands.make(table, person, old.made.game, len(old.seats), still_offered(old), agreed, now)
    for seat, chair in enumerate([*old.seats[-1:], *old.seats[:-1]]):
        if chair.person in known:
            entries += commands.sit(table, chair.person, seat, now, colour=chair.wish)
        elif chair.person is None and chair.bot is not None:
            entries += commands.lend(table, person, seat, chair.bot, now)
    here = {*hub.present_at(live.id), person}
    if all(chair.taken for chair in table.seats) and here.issuperset(table.people()):
        entries += commands.begin(table, person, new_seed(), now)
    fresh = await hub.make(table, entries)
    await live.change(lambda old, now: commands.follow(old, person, fresh.id, now))
    if live.table.followed == fresh.id:
        return fresh
    await fresh.change(commands.put_away)  # another process was quicker
    return await hub.live(live.table.followed)


def still_offered(old: Table) -> dict[str, Any]:
    """The settings of a table that a new one has too: a newer edition may have dropped one."""
    options = old.made.options
    expansions = [str(each) for each in options.get("expansions", [])]
    known = {option.name for option in fitting(box_of(old.made.game).info().options, len(old.seats), expansions)}
    return {name: value for name, value in options.items() if name in known or name == "expansions"}


async def fork(hub: Hub, live: Live, person: str, wish: Fork) -> Live:
    """A private sandbox. Of a match that still runs it is dealt from what the person's own seat knows, and no more."""
    table, now = Table(new_id()), now_ms()
    colours = [seat.colour for seat in table_info(live.table).seats]
    return await hub.make(table, commands.fork(table, person, source(live, person, wish), now, colours))


async def fork_record(hub: Hub, person: str, record: str) -> Live:
    """The same from a record that somebody has brought: whoever has one knows everything in it."""
    table, now = Table(new_id()), now_ms()
    return await hub.make(table, commands.fork(table, person, Source(record), now))


def source(live: Live, person: str, wish: Fork) -> Source:
    """The position to go on from."""
    match = past(live.table, wish.moves)
    own_sandbox = live.table.agreed.sandbox and live.table.host == person
    if (live.table.state == "over" or own_sandbox) and not match.imagined:
        return Source(match.record(), live.id)
    if match.imagined:
        raise no("sandbox_of_sandbox")
    own = live.table.seats_of(person)
    if not own:
        raise no("not_at_table")
    seat = own[0] if wish.seat is None else wish.seat
    commands.check_mine(live.table, person, seat)
    return Source(match.record(), live.id, (seat, new_seed()))


def past(table: Table, moves: int | None) -> Match:
    """The match as it was after so many moves."""
    if table.match is None:
        raise no("not_begun")
    length = len(table.match.log)
    if moves is None or moves == length:
        return table.match
    if moves > length:
        raise OptionError(f"the match has {length} moves; there is no position after {moves}")
    return table.match.rewound(moves)


def record(live: Live) -> str:
    """The record of a finished match; while it runs it would tell everything."""
    if live.table.match is None:
        raise no("not_begun")
    if live.table.state != "over" and not live.table.agreed.sandbox:
        raise no("record_later")
    if live.table.match.imagined:
        raise no("record_imagined")
    return live.table.match.record()


async def hint(hub: Hub, live: Live, person: str, seat: int, bot: str = usual.ADVISER) -> Findings:
    """The moves most worth playing, from what the seat may know; only where the table allows it."""
    commands.check_mine(live.table, person, seat)
    if not live.table.hints:
        raise no("no_hints")
    if seat not in live.table.waiting:
        raise no("not_asked")
    commands.known_bot(bot)
    return await hub.thinkers.analyse(Analysis(source_of(live.table), moves_of(live.table), seat, bot, new_seed()))


def replayed(record_text: str, moves: int | None = None) -> Match:
    """A position of a record that was handed in; RecordError names the line that is wrong."""
    match = matches.replay(record_text, box_of_edition)
    if moves is None:
        return match
    if moves > len(match.log):
        raise OptionError(f"the record has {len(match.log)} moves; there is no position after {moves}")
    return match.rewound(moves)


def new_id() -> str:
    """A table's name: 95 bits, so that only who was given the link finds it; letters and digits survive everywhere."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def new_seed() -> int:
    """Chance for a match; it never leaves the house before the match is over."""
    return secrets.randbelow(FRESH_SEEDS)
