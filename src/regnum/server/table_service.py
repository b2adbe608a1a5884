"""Actions around tables: create, invite, sit down, start, rematch, fork. WebSocket, API and plain page share them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from regnum import guide as guides
from regnum.core.errors import OptionError
from regnum.core.match import Match
from regnum.core.options import fitting
from regnum.core.registry import box_of
from regnum.guide import Guide
from regnum.server import defaults, people, table_store
from regnum.server.open_table import OpenTable
from regnum.server.random_ids import new_id, new_seed
from regnum.server.scheduler import moves_of, source_of
from regnum.server.services import Services
from regnum.server.settings import now_ms
from regnum.server.workers.protocol import AnalysisRequest, Findings
from regnum.table import commands
from regnum.table.commands import Entries
from regnum.table.errors import no
from regnum.table.parcel import Parcel
from regnum.table.seats import Seat
from regnum.table.settings import ForkSource, TableSettings
from regnum.table.snapshot import table_info
from regnum.table.table import Table

GUIDE_BOT = "guide"

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class TableRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create. `chairs` by seat: me, open, or the name of a bot."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    agreed: TableSettings = TableSettings()
    chairs: Annotated[list[Name], Meta(max_length=16)] = []  # left out: me, then open ones
    colour: Annotated[str, Meta(max_length=16)] | None = None  # "": any; left out: the one I like to play
    begin: bool = False


class ForkRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A sandbox after `moves` moves (None: the current position); of a running match as `seat` may know it."""

    moves: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


async def create_table(services: Services, person: str, order: TableRequest) -> OpenTable:
    """Create a table with its seats filled as requested."""
    if order.agreed.sandbox:
        raise OptionError("sandboxes are created with …/fork, not POST /api/tables")
    if order.agreed.contest:
        raise OptionError("tables of a contest are created by its pairings, not POST /api/tables")
    if order.agreed.guide:
        raise OptionError("use POST /api/games/{game}/guide for a guided first game")
    commands.check_colour(order.colour or "", box_of(order.game))
    colour = await preferred_colour(services, person) if order.colour is None else order.colour
    owner = await owner_of(services, person)
    live = await services.tables.add(*await services.threads.run(set_up, person, order, colour, owner))
    if order.colour is not None:
        await services.store.write(partial(people.set_colour, id=person, colour=order.colour or None))
    return live


def set_up(person: str, order: TableRequest, colour: str, owner: str) -> tuple[Table, Entries]:
    """Return a new table as requested, and the entries that created it."""
    table, now = Table(new_id()), now_ms()
    entries = commands.make(table, person, order.game, order.seats, order.options, order.agreed, now)
    entries += fill_seats(table, person, order.chairs or ["me"], now, colour, owner)
    if order.begin:
        entries += commands.begin(table, person, new_seed(), now)
    return table, entries


async def preferred_colour(services: Services, person: str) -> str:
    """Return the colour that a person likes to play, "" for any."""
    return (await services.store.read(partial(people.colours_of, ids=[person]))).get(person, "")


async def owner_of(services: Services, person: str) -> str:
    """Return the person to whom a program belongs; "" for people."""
    return await services.store.read(partial(people.owner_of, id=person))


def fill_seats(table: Table, person: str, chairs: list[str], now: int, colour: str = "", owner: str = "") -> Entries:
    """Fill the seats of a new table; the colour is for the first seat of this person."""
    if len(chairs) > len(table.seats):
        raise OptionError(f"expected at most {len(table.seats)} entries in chairs, got {len(chairs)}")
    entries: Entries = []
    for seat, who in enumerate(chairs):
        if who == "me":
            wish = "" if table.seats_of(person) else colour
            entries += commands.sit(table, person, seat, now, colour=wish, owner=owner)
        elif who != "open":
            entries += commands.lend(table, person, seat, who, now)
    return entries


async def guided(services: Services, person: str, game: str) -> OpenTable:
    """Return the running guided first game of this person, else a new one. Concurrent requests get the same."""
    guide = guide_of(game)
    async with services.tables.one_at_a_time(f"guide {game} {person}"):
        running = await services.store.read(partial(table_store.guided, person=person, game=game))
        if running:
            return await services.tables.get(running)
        colour = await preferred_colour(services, person)
        return await services.tables.add(*await services.threads.run(set_up_guided, person, game, guide, colour))


def guide_of(game: str) -> Guide:
    """Return the guide of a game; refuse if it has none."""
    guide = guides.guide_of(box_of(game))
    if guide is None:
        raise no("no_guide")
    return guide


def set_up_guided(person: str, game: str, guide: Guide, colour: str) -> tuple[Table, Entries]:
    """Return a private table for the lessons: the learner at the first seat, scripted opponents at the others."""
    table, now = Table(new_id()), now_ms()
    agreed = TableSettings(watchers=False, hints=True, guide=True)
    entries = commands.make(table, person, game, guide.seats, guide.options, agreed, now)
    entries += fill_seats(table, person, ["me", *[GUIDE_BOT] * (guide.seats - 1)], now, colour)
    return table, entries + commands.begin(table, person, guide.seed, now)


async def invite(services: Services, live: OpenTable, person: str, seat: int | None) -> str:
    """Create an invitation; only the host may."""
    commands.check_host(live.table, person)
    if seat is not None:
        commands.check_exists(live.table, seat)
    return await services.store.write(partial(people.invite, table_id=live.id, seat=seat, now=now_ms()))


async def join(services: Services, person: str, token: str) -> tuple[OpenTable, int]:
    """Join with an invitation: at its seat, else at the person's former seat, the first free one, or a bot's."""
    found = await services.store.read(partial(people.invitation, token=token, now=now_ms()))
    if found is None:
        raise no("invitation_gone")
    table_id, seat = found
    live = await services.tables.get(table_id)
    colour, owner = await preferred_colour(services, person), await owner_of(services, person)

    chosen: list[int] = []

    def sit(table: Table, now: int) -> Entries:  # the free seat is chosen while the table is locked
        left = [each for each in sorted(table.knows.get(person, ())) if is_open_to(table.seats[each], person)]
        wanted = seat if seat is not None else left[0] if left else None
        chosen[:] = table.seats_of(person) or [free_seat(table, person) if wanted is None else wanted]
        # The same invitation used twice gives one seat.
        if table.seats_of(person):
            return []
        return commands.sit(table, person, chosen[0], now, invited=True, colour=colour, owner=owner)

    await live.change(sit)
    return live, chosen[0]


def free_seat(table: Table, person: str) -> int:
    """Return an empty seat, else one that only a bot plays; one kept for another person only if there is no other."""
    free = [n for n, seat in enumerate(table.seats) if seat.person is None]
    if not free:
        raise no("table_full")
    return min(free, key=lambda n: (not is_open_to(table.seats[n], person), table.seats[n].bot is not None))


def is_open_to(seat: Seat, person: str) -> bool:
    """Whether a seat is free, and not kept for another person."""
    return seat.person is None and seat.kept_for in (None, person)


async def act(
    services: Services, live: OpenTable, person: str, seat: int, action: SeatAction, bot: str = "", colour: str = ""
) -> None:
    """Sit down, leave, remove a player, hand a seat to a bot, take it back, or change its colour."""
    if action == "sit" and person != live.table.host and not live.table.agreed.listed:
        raise no("invitation_needed")
    wish = await preferred_colour(services, person) if action == "sit" else colour
    owner = await owner_of(services, person) if action == "sit" else ""
    if live.table.agreed.contest and action in OF_CONTEST:
        raise no("contest_seat")
    here = services.presence.at(live.id)

    def away(table: Table) -> bool:  # a host cannot replace a player who is present
        return all(each.person not in here for each in table.seats[seat : seat + 1])

    actions = {
        "sit": lambda table, now: commands.sit(table, person, seat, now, colour=wish, owner=owner),
        "colour": lambda table, now: commands.choose_colour(table, person, seat, wish, now),
        "leave": lambda table, now: commands.leave(table, person, seat, now),
        "show_out": lambda table, now: commands.show_out(table, person, seat, now),
        "lend": lambda table, now: commands.lend(table, person, seat, bot, now, away=away(table)),
        "return": lambda table, now: commands.take_back_seat(table, person, seat, now),
    }
    await live.change(actions[action])
    loan = live.table.loan_of(seat) if action == "lend" else None
    if loan is not None and loan.person != person:
        services.tasks.spawn(services.notifier.notify_lent(live, loan))
    if action == "colour":  # a chosen colour becomes the person's preference
        await services.store.write(partial(people.set_colour, id=person, colour=colour or None))
    if action == "show_out":  # or the removed player could return with the same link
        await services.store.write(partial(people.revoke_invitations, table_id=live.id))


OF_CONTEST = ("leave", "lend", "show_out")  # at its tables the contest decides who plays

SeatAction: TypeAlias = Literal["sit", "leave", "show_out", "lend", "return", "colour"]


async def begin(live: OpenTable, person: str) -> None:
    """Start the match; only the host may."""
    seed = new_seed()
    await live.change(lambda table, now: commands.begin(table, person, seed, now))


async def rematch(services: Services, live: OpenTable, person: str) -> OpenTable:
    """Ask for a rematch, or agree to one. Return its table as soon as everyone has agreed, until then the old one.

    It has the same people, bots and settings. A request for one that there is already gets the same table.
    """
    async with services.tables.one_at_a_time(f"rematch {live.id}"):  # also for concurrent requests
        if not live.table.followed:
            before = live.table.rematch
            await live.change(lambda table, now: commands.ask_rematch(table, person, now))
            asked = live.table.rematch
            if asked is not None and (before is None or asked.asked != before.asked):
                services.tasks.spawn(services.notifier.notify_rematch(live))
        known = await known_players(services, live)
        if not live.table.followed and not commands.rematch_agreed(live.table, known):
            return live
        return await followed(services, live, person, known)


async def rematch_without(services: Services, live: OpenTable, person: str) -> OpenTable:
    """Start the rematch without those who have declined: bots take their seats."""
    async with services.tables.one_at_a_time(f"rematch {live.id}"):
        known = await known_players(services, live)
        if not live.table.followed:
            commands.check_rematch_without(live.table, known, person, now_ms())
        return await followed(services, live, person, known)


async def known_players(services: Services, live: OpenTable) -> list[str]:
    """Return the people who hold a seat, without those who were deleted."""
    players = live.table.players()
    names = await services.store.read(partial(people.names_of, ids=players))
    return [each for each in players if each in names]


async def followed(services: Services, live: OpenTable, person: str, known: list[str]) -> OpenTable:
    """Return the table of a rematch; create it if there is none. It starts at once, unless a seat is free."""
    if live.table.followed:
        return await services.tables.get(live.table.followed)
    commands.check_rematch(live.table, person)
    table, entries = await services.threads.run(set_up_again, live.table, person, set(known))
    fresh = await services.tables.add(table, entries)
    await live.change(lambda old, now: commands.follow(old, person, fresh.id, now))
    if live.table.followed == fresh.id:
        services.tasks.spawn(services.notifier.notify_begun(live, fresh))
        return fresh
    await fresh.change(commands.archive)  # another process was faster
    return await services.tables.get(live.table.followed)


def set_up_again(old: Table, person: str, known: set[str]) -> tuple[Table, Entries]:
    """Return the table of a rematch, those who were behind first, in their colours. `known`: people who still exist.

    Whoever has declined is replaced by a bot.
    """
    table, now = Table(new_id()), now_ms()
    # A guide is only for the first game, and a contest for its own matches.
    agreed = msgspec.structs.replace(old.agreed, guide=False, later=False, contest="")
    entries = commands.make(table, person, old.made.game, len(old.seats), still_offered(old), agreed, now)
    colours = [seat.colour for seat in table_info(old).seats]
    declined = set(old.rematch.declined(old.players())) if old.rematch is not None else set()
    for seat, before in enumerate(losers_first(old)):
        chair = old.seats[before]
        if chair.person in declined:
            entries += commands.lend(table, person, seat, agreed.clock.bot, now)
        elif chair.person in known:
            owner = old.owners.get(chair.person, "")
            entries += commands.sit(table, chair.person, seat, now, colour=colours[before], owner=owner)
        elif chair.person is None and chair.bot is not None:
            entries += commands.lend(table, person, seat, chair.bot, now)
    if all(chair.taken for chair in table.seats):
        entries += commands.begin(table, person, new_seed(), now)
    return table, entries


def losers_first(old: Table) -> list[int]:
    """Return the seats of a finished match, the last rank first; of a closed one in their order."""
    result = old.match.result if old.match is not None else None
    seats = list(range(len(old.seats)))
    return seats if result is None else sorted(seats, key=lambda seat: -result.ranks[seat])


def still_offered(old: Table) -> dict[str, Any]:
    """Return the options of a table that are still valid: a newer edition may have removed some."""
    options = old.made.options
    expansions = [str(each) for each in options.get("expansions", [])]
    known = {option.name for option in fitting(box_of(old.made.game).info().options, len(old.seats), expansions)}
    return {name: value for name, value in options.items() if name in known or name in ("expansions", "figures")}


async def fork(services: Services, live: OpenTable, person: str, wish: ForkRequest) -> OpenTable:
    """Create a private sandbox. Of a running match it contains only what the person's own seat knows."""
    return await services.tables.add(*await services.threads.run(forked, live.table, person, wish))


def forked(old: Table, person: str, wish: ForkRequest) -> tuple[Table, Entries]:
    """Return the table of a sandbox, in the colours of the original."""
    colours = [seat.colour for seat in table_info(old).seats]
    return set_up_sandbox(person, source(old, person, wish), colours)


async def fork_record(services: Services, person: str, record: str) -> OpenTable:
    """Create a sandbox from a submitted record, which contains everything."""
    return await services.tables.add(*await services.threads.run(set_up_sandbox, person, ForkSource(record), []))


async def bring(services: Services, person: str, parcel: Parcel, record: str) -> OpenTable:
    """Create a table on which a match goes on that somebody has brought along; `record` is its record, checked."""
    return await services.tables.add(*await services.threads.run(brought, person, parcel, record))


def brought(person: str, parcel: Parcel, record: str) -> tuple[Table, Entries]:
    """Return this table and the entries that created it."""
    table = Table(new_id())
    return table, commands.carry_on(table, person, ForkSource(record), parcel.chairs, parcel.colours, now_ms())


def set_up_sandbox(person: str, source: ForkSource, colours: list[str]) -> tuple[Table, Entries]:
    """Return a private table that continues from a position."""
    table = Table(new_id())
    return table, commands.fork(table, person, source, now_ms(), colours)


def source(old: Table, person: str, wish: ForkRequest) -> ForkSource:
    """Return the position to continue from."""
    match = past(old, wish.moves)
    own_sandbox = old.agreed.sandbox and old.host == person
    if (old.state == "over" or own_sandbox) and not match.imagined:
        return ForkSource(match.record(), old.id)
    if match.imagined:
        raise no("sandbox_of_sandbox")
    own = old.seats_of(person)
    if not own:
        raise no("not_at_table")
    seat = own[0] if wish.seat is None else wish.seat
    commands.check_mine(old, person, seat)
    return ForkSource(match.record(), old.id, (seat, new_seed()))


def past(table: Table, moves: int | None) -> Match:
    """Return the match after this many moves."""
    if table.match is None:
        raise no("not_begun")
    length = len(table.match.log)
    if moves is None or moves == length:
        return table.match
    if moves > length:
        raise OptionError(f"moves must be between 0 and {length}, not {moves}")
    return table.match.rewound(moves)


def record(live: OpenTable) -> str:
    """Return the record of a finished match; of a running one it would reveal hidden information."""
    if live.table.match is None:
        raise no("not_begun")
    if live.table.state != "over" and not live.table.agreed.sandbox:
        raise no("record_later")
    if live.table.match.imagined:
        raise no("record_imagined")
    return live.table.match.record()


async def hint(services: Services, live: OpenTable, person: str, seat: int, bot: str = defaults.ADVISER) -> Findings:
    """Return the best moves, based on what the seat may know; only if the table allows hints."""
    commands.check_mine(live.table, person, seat)
    if not live.table.hints:
        raise no("no_hints")
    if seat not in live.table.waiting:
        raise no("not_asked")
    commands.known_bot(bot)
    await live.change(partial(note_hint, seat=seat))
    return await services.workers.analyse(
        AnalysisRequest(source_of(live.table), moves_of(live.table), seat, bot, new_seed())
    )


def note_hint(table: Table, now: int, seat: int) -> commands.Entries:
    """Keep in the log that this seat was given a hint."""
    return commands.give_hint(table, seat, now)
