"""Tables to try things at: with the log that the store would keep, and everything they are made of laid open."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import regnum
from regnum.core.codec import encode
from regnum.core.errors import IllegalMove
from regnum.core.house import box_of
from regnum.core.match import Match
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.agreed import Agreed, Clock
from regnum.table.errors import TableRefused
from regnum.table.table import Table, retold

NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
START = 1_700_000_000_000  # some moment, in milliseconds
PEOPLE = ("ana", "bob", "cyril", "dana", "eva")
WAYS = [(game, seats) for game in regnum.games() for seats in range(box_of(game).seats[0], box_of(game).seats[1] + 1)]


def many(everyday: int, nightly: int) -> int:
    """How hard to try."""
    return nightly if NIGHTLY else everyday


class Room:
    """A table, its log, and a watch that is moved by hand."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rows: list[tuple[int, bytes]] = []
        self.now = START
        self.keys = 0

    def do(self, command: Callable[..., list[log.Entry]], *arguments: Any, **how: Any) -> list[log.Entry]:
        """Give a command; its entries are kept as the store keeps them."""
        entries = command(self.table, *arguments, now=self.now, **how)
        self.rows += [(self.now, log.encode(entry)) for entry in entries]
        return entries

    def key(self) -> str:
        """A command's own name."""
        self.keys += 1
        return f"k{self.keys}"

    def person(self, seat: int) -> str:
        """Who holds a seat."""
        person = self.table.seats[seat].person
        assert person is not None
        return person

    def play(self, seat: int, move: str) -> list[log.Entry]:
        """The seat's person plays."""
        return self.do(commands.play, self.person(seat), seat, move, self.table.at, self.key())

    def confirm(self, seat: int) -> list[log.Entry]:
        """The seat's person gives their word."""
        return self.do(commands.confirm, self.person(seat), seat, self.table.at, self.key())

    def undo(self, seat: int) -> list[log.Entry]:
        """The seat's person takes back."""
        return self.do(commands.undo, self.person(seat), seat, self.table.at, self.key())

    def bot_plays(self) -> None:
        """The next bot that is asked answers."""
        asked = self.table.bot_to_move()
        assert asked is not None
        seat, name = asked
        move = regnum.bot("random", seed=len(self.rows)).choose(self.match, seat)
        assert self.do(commands.bot_plays, seat, name, move, self.table.at)

    def step(self, dice: random.Random) -> None:
        """Somebody who is asked plays any legal move, person or bot."""
        if self.table.bot_to_move() is not None:
            self.bot_plays()
            return
        seat = dice.choice(self.table.waiting)
        if seat in self.table.held:
            self.confirm(seat)
        else:
            self.play(seat, dice.choice(self.match.legal(seat)))

    @property
    def match(self) -> Match:
        """The match, which has begun."""
        return self.table.the_match()

    def again(self) -> Table:
        """The table as somebody else reads it from the store."""
        return retold(self.table.id, self.rows)


def set_table(
    game: str,
    seats: int,
    *people: str | None,
    clock: Clock | None = None,
    confirm: bool = False,
    options: dict[str, object] | None = None,
    hints: bool | None = None,
) -> Room:
    """An open table; `people` sit down in order (None leaves a seat free), the first person is the host."""
    room = Room(Table("t1"))
    agreed = Agreed(clock=clock or Clock(), confirm=confirm, hints=hints)
    host = next((person for person in people if person is not None), PEOPLE[0])
    room.do(commands.make, host, game, seats, options or {}, agreed)
    for seat, person in enumerate(people):
        if person is not None:
            room.do(commands.sit, person, seat)
    return room


def begun(
    game: str,
    seats: int,
    *people: str | None,
    seed: int = 7,
    clock: Clock | None = None,
    confirm: bool = False,
    options: dict[str, object] | None = None,
) -> Room:
    """A match that runs; everybody has a name of their own unless said otherwise, None is a bot."""
    sitting = people or PEOPLE[:seats]
    room = set_table(game, seats, *sitting, clock=clock, confirm=confirm, options=options)
    for seat in range(seats):
        if not room.table.seats[seat].taken:
            room.do(commands.lend, room.table.host, seat, "random")
    room.do(commands.begin, room.table.host, seed)
    return room


def everything(table: Table) -> dict[str, Any]:
    """All that a table is, as plain data: two tables are the same when this is."""
    plain = {
        name: getattr(table, name)
        for name in (
            "id",
            "length",
            "made",
            "changed",
            "created",
            "host",
            "state",
            "at",
            "followed",
            "base_record",
            "asked_at",
            "undos",
        )
    }
    return {
        **plain,
        "held": dict(table.held),
        "acted_at": dict(table.acted_at),
        "knows": {person: set(seats) for person, seats in table.knows.items()},
        "shown_out": set(table.shown_out),
        "answered": list(table.answered.items()),
        "seats": [vars(seat).copy() for seat in table.seats],
        "clocks": [{**vars(clock), "clock": ""} for clock in table.clocks.seats],
        "clock": table.clocks.clock,
        "standing": [step.at for step in table.standing],
        "earlier": [matched(match) for match in table.earlier],
        "steps": [{**vars(step), "events": encode(step.events)} for step in table.steps],
        "match": matched(table.match),
        "base": matched(table.base),
    }


def matched(match: Match | None) -> Any:
    """All that a match is."""
    if match is None:
        return None
    moves = [(each.seat, each.move.text, each.revealed, each.committed) for each in match.log]
    return match.seed, match.hash, match.imagined, match.state.revealed, match.state.committed, moves


def refusal_of(room: Room, command: Callable[..., Any], *arguments: Any, **how: Any) -> str:
    """The code of a refused command, which has changed nothing and is not in the log."""
    before, rows = everything(room.table), len(room.rows)
    try:
        room.do(command, *arguments, **how)
    except (TableRefused, IllegalMove) as wrong:
        assert everything(room.table) == before and len(room.rows) == rows
        return wrong.refusal.code
    raise AssertionError("nothing was refused")


def newcomer(room: Room, seat: int, dice: random.Random) -> str:
    """Somebody who may sit down here without having seen what other seats hide."""

    def may(person: str) -> bool:
        try:
            commands.sit(room.table.copy(), person, seat, room.now)
        except TableRefused as wrong:
            assert wrong.refusal.code == "seat_secret"
            return False
        return True

    return dice.choice([person for person in PEOPLE if may(person)] or ["fresh"])


def until(room: Room, stop: Callable[[Room], bool], seed: int = 1, most: int = 2000) -> bool:
    """Random play until something holds; False if the match ended first."""
    dice = random.Random(seed)
    for _ in range(most):
        if room.table.state != "playing":
            return False
        if stop(room):
            return True
        room.step(dice)
    return False


def shared(room: Room) -> bool:
    """Whether several seats owe an answer at once."""
    return len(room.table.waiting) > 1


def asked(room: Room) -> tuple[str, int]:
    """Who is asked, and where."""
    seat = room.table.waiting[0]
    return room.person(seat), seat
