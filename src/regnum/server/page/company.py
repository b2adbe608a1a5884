"""Who sits at the table: names, bots, clocks, presence, and what may be done about a seat."""

from __future__ import annotations

from typing import NamedTuple

from regnum.catalogue.words import Words, headed, subject
from regnum.server.page.paper import bound, words_of
from regnum.table.clocks import SeatClock
from regnum.table.sight import TableInfo
from regnum.table.table import Table

HOUR_S = 3600
DAY_S = 86_400


class Chair(NamedTuple):
    """One seat as the page shows it."""

    seat: int
    colour: str
    side: str  # what the game calls it
    who: str  # the person's name; "" for nobody
    bot: str  # the bot's name in the reader's words; "" for none
    mine: bool
    host: bool
    present: bool
    to_move: bool
    clock: str
    left_ms: int | None
    running: bool
    ran_out: bool


def called(table: Table, info: TableInfo, people: dict[str, str], lang: str) -> tuple[str, ...]:
    """The names for sentences: a person's or a bot's where it tells seats apart, else the colour; opponents by theirs.

    They are those of the seat list, so that log and score speak of the same ones.
    """
    plain = words_of(lang, info.game)
    bots = [plain.say(f"ui-{seat.bot}") if seat.bot and not seat.person else "" for seat in table.seats]
    names = [people.get(seat.person or "", bot) for seat, bot in zip(table.seats, bots, strict=True)]
    unique = [name if names.count(name) == 1 else "" for name in names]
    return (*unique, *(subject(name, plain) for name in info.opponents))


def sides(info: TableInfo, names: tuple[str, ...], words: Words) -> list[str]:
    """What the sides of the scene are called."""
    own = [names[seat.seat] or headed(words.text(seat.name)) for seat in info.seats]
    return own + [headed(words.text(name)) for name in info.opponents]


def chairs(
    table: Table, info: TableInfo, people: dict[str, str], present: list[str], me: str | None, words: Words, now: int
) -> list[Chair]:
    """All seats."""
    return [
        Chair(
            each.seat,
            each.colour,
            headed(words.text(each.name)),
            people.get(each.person or "", words.say("page-forgotten")) if each.person else "",
            words.say(f"ui-{each.bot}") if each.bot else "",
            each.person is not None and each.person == me,
            each.person is not None and each.person == table.host,
            each.person in present,
            each.seat in table.waiting,
            *face(table, each.seat, words, now),
        )
        for each in info.seats
    ]


def face(table: Table, seat: int, words: Words, now: int) -> tuple[str, int | None, bool, bool]:
    """A clock: its words, the milliseconds left, whether it runs and whether it has run out."""
    if not table.agreed.clock.counts or table.match is None:
        return "", None, False, False
    clock: SeatClock = table.clocks.seats[seat]
    used = 0 if clock.since is None else max(0, now - clock.since)
    left = max(0, clock.turn_ms + clock.reserve_ms - used)
    return span(left // 1000, words), left, clock.since is not None, clock.ran_out


def span(seconds: int, words: Words) -> str:
    """`4:05`, `1:04:05`, `2 d 3 h`"""
    if seconds >= DAY_S:
        return bound(words.say("page-days-hours", days=str(seconds // DAY_S), hours=str(seconds % DAY_S // HOUR_S)))
    if seconds >= HOUR_S:
        return f"{seconds // HOUR_S}:{seconds % HOUR_S // 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"
