"""The seats of a table: names, bots, clocks, presence, and the actions for a seat."""

from __future__ import annotations

from typing import NamedTuple

from regnum.catalogue.sentences import Sentences, capitalised, subject
from regnum.core.registry import box_of_edition
from regnum.server.page.render import unbroken, words_of
from regnum.table.clocks import SeatClock
from regnum.table.snapshot import SeatInfo, TableInfo
from regnum.table.table import Table

HOUR_S = 3600
DAY_S = 86_400
LONG_S = 6 * HOUR_S  # from here on nobody counts minutes


class SeatRow(NamedTuple):
    """One seat as the page shows it."""

    seat: int
    colour: str
    side: str  # the word for its colour
    name: str  # the name of its side; "" for a free seat
    who: str  # the person's name; "" without one
    bot: str  # the bot's level in the reader's language; "" without one
    mine: bool
    host: bool
    present: bool
    to_move: bool
    clock: str
    left_ms: int | None
    running: bool
    ran_out: bool


def called(info: TableInfo, people: dict[str, str], lang: str) -> tuple[str, ...]:
    """Return the name of every side for sentences: its person, else its bot, else its colour.

    One person at two seats is distinguished by the colours, and so are two people of one name. As in seats.ts.
    """
    plain = words_of(lang, info.game)
    held = [seat.person for seat in info.seats]
    names = [
        people[seat.person]
        if seat.person is not None and held.count(seat.person) == 1 and seat.person in people
        else plain.text(seat.name)
        for seat in info.seats
    ]

    def told_apart(name: str, seat: SeatInfo) -> str:
        if names.count(name) == 1:
            return name
        return plain.say("side-name-and-colour", name=name, colour=colour_word(seat, plain))

    own = [told_apart(name, seat) for name, seat in zip(names, info.seats, strict=True)]
    return (*own, *(subject(name, plain) for name in info.opponents))


def colour_word(seat: SeatInfo, words: Sentences) -> str:
    """Return the word for the colour of a seat."""
    return words.say(f"seat-{seat.colour}")


def sides(info: TableInfo, names: tuple[str, ...], words: Sentences) -> list[str]:
    """Return the names of the sides for labels."""
    own = [capitalised(names[seat.seat]) for seat in info.seats]
    return own + [capitalised(words.text(name)) for name in info.opponents]


def colours(info: TableInfo) -> list[str]:
    """Return the colours of all sides; official opponents are black."""
    return [*(seat.colour for seat in info.seats), *("black" for _ in info.opponents)]


def offered(info: TableInfo, words: Sentences) -> list[tuple[str, str]]:
    """Return the colours of the game that a player may choose, and their names."""
    box = box_of_edition(info.game, info.edition)
    return [(colour, words.title(f"seat-{colour}")) for colour in box.colours]


def seat_rows(
    table: Table,
    info: TableInfo,
    people: dict[str, str],
    present: list[str],
    me: str | None,
    words: Sentences,
    now: int,
) -> list[SeatRow]:
    """Return the rows of all seats for the table page."""
    return [
        SeatRow(
            each.seat,
            each.colour,
            capitalised(colour_word(each, words)),
            capitalised(words.player(each.seat)) if each.person or each.bot else "",
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


def face(table: Table, seat: int, words: Sentences, now: int) -> tuple[str, int | None, bool, bool]:
    """Return a clock: its text, the milliseconds left, whether it runs and whether it has expired."""
    if not table.agreed.clock.counts or table.match is None:
        return "", None, False, False
    clock: SeatClock = table.clocks.seats[seat]
    used = 0 if clock.since is None else max(0, now - clock.since)
    left = max(0, clock.turn_ms + clock.reserve_ms - used)
    return span(left // 1000, words), left, clock.since is not None, clock.ran_out


def span(seconds: int, words: Sentences) -> str:
    """Format a duration: `4:05`, `1:04:05`, `23 h`, `2 d 3 h`."""
    if seconds >= DAY_S:
        return unbroken(words.say("page-days-hours", days=str(seconds // DAY_S), hours=str(seconds % DAY_S // HOUR_S)))
    if seconds >= LONG_S:
        return unbroken(words.say("page-hours", hours=str(seconds // HOUR_S)))
    if seconds >= HOUR_S:
        return f"{seconds // HOUR_S}:{seconds % HOUR_S // 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"
