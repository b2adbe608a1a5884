"""Tables for tests, with the log that the store would save and a clock under control."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import regnum
from regnum.core.codec import encode
from regnum.core.errors import IllegalMove
from regnum.core.match import Match
from regnum.core.registry import box_of
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.errors import TableRefused
from regnum.table.settings import Clock, TableSettings
from regnum.table.table import Table, table_from_log

NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
START = 1_700_000_000_000  # some moment, in milliseconds
PEOPLE = ("ana", "bob", "cyril", "dana", "eva")
GAMES_AND_SEATS = [
    (game, seats) for game in regnum.games() for seats in range(box_of(game).seats[0], box_of(game).seats[1] + 1)
]


def many(everyday: int, nightly: int) -> int:
    """How hard to try."""
    return nightly if NIGHTLY else everyday


class Harness:
    """A table, its log, and a clock that the test sets."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rows: list[tuple[int, bytes]] = []
        self.now = START
        self.keys = 0

    def do(self, command: Callable[..., list[log.LogEntry]], *arguments: Any, **how: Any) -> list[log.LogEntry]:
        """Run a command and append its entries to the log."""
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

    def play(self, seat: int, move: str) -> list[log.LogEntry]:
        """The seat's person plays."""
        return self.do(commands.play, self.person(seat), seat, move, self.table.at, self.key())

    def confirm(self, seat: int) -> list[log.LogEntry]:
        """The seat's person confirms."""
        return self.do(commands.confirm, self.person(seat), seat, self.table.at, self.key())

    def undo(self, seat: int) -> list[log.LogEntry]:
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
        """A seat to move plays any legal move, person or bot."""
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
        """The table as it is read from the log."""
        return table_from_log(self.table.id, self.rows)


def set_table(
    game: str,
    seats: int,
    *people: str | None,
    clock: Clock | None = None,
    confirm: bool = False,
    options: dict[str, object] | None = None,
    hints: bool | None = None,
) -> Harness:
    """An open table; `people` sit down in order (None leaves a seat free), the first person is the host."""
    harness = Harness(Table("t1"))
    agreed = TableSettings(clock=clock or Clock(), confirm=confirm, hints=hints)
    host = next((person for person in people if person is not None), PEOPLE[0])
    harness.do(commands.make, host, game, seats, options or {}, agreed)
    for seat, person in enumerate(people):
        if person is not None:
            harness.do(commands.sit, person, seat)
    return harness


def begun(
    game: str,
    seats: int,
    *people: str | None,
    seed: int = 7,
    clock: Clock | None = None,
    confirm: bool = False,
    options: dict[str, object] | None = None,
) -> Harness:
    """A match that runs; every seat has its own person unless given otherwise, None is a bot."""
    seated = people or PEOPLE[:seats]
    harness = set_table(game, seats, *seated, clock=clock, confirm=confirm, options=options)
    for seat in range(seats):
        if not harness.table.seats[seat].taken:
            harness.do(commands.lend, harness.table.host, seat, "random")
    harness.do(commands.begin, harness.table.host, seed)
    return harness


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
            "begun",
            "ended",
            "base_record",
            "asked_at",
            "undos",
        )
    }
    return {
        **plain,
        "rematch": table.rematch and vars(table.rematch),
        "held": dict(table.held),
        "acted_at": dict(table.acted_at),
        "knows": {person: set(seats) for person, seats in table.knows.items()},
        "owners": dict(table.owners),
        "shown_out": set(table.shown_out),
        "answered": list(table.answered.items()),
        "seats": [vars(seat).copy() for seat in table.seats],
        "clocks": [{**vars(clock), "clock": ""} for clock in table.clocks.seats],
        "clock": table.clocks.clock,
        "loans": table.loans,
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


def refusal_of(harness: Harness, command: Callable[..., Any], *arguments: Any, **how: Any) -> str:
    """The code of a refused command, which has changed nothing and is not in the log."""
    before, rows = everything(harness.table), len(harness.rows)
    try:
        harness.do(command, *arguments, **how)
    except (TableRefused, IllegalMove) as wrong:
        assert everything(harness.table) == before and len(harness.rows) == rows
        return wrong.refusal.code
    raise AssertionError("nothing was refused")


def newcomer(harness: Harness, seat: int, dice: random.Random) -> str:
    """A person who may sit down here without having seen what other seats hide."""

    def may(person: str) -> bool:
        try:
            commands.sit(harness.table.copy(), person, seat, harness.now)
        except TableRefused as wrong:
            assert wrong.refusal.code == "seat_secret"
            return False
        return True

    return dice.choice([person for person in PEOPLE if may(person)] or ["fresh"])


def until(harness: Harness, stop: Callable[[Harness], bool], seed: int = 1, most: int = 2000) -> bool:
    """Random play until something holds; False if the match ended first."""
    dice = random.Random(seed)
    for _ in range(most):
        if harness.table.state != "playing":
            return False
        if stop(harness):
            return True
        harness.step(dice)
    return False


def shared(harness: Harness) -> bool:
    """Whether several seats owe an answer at once."""
    return len(harness.table.waiting) > 1


def asked(harness: Harness) -> tuple[str, int]:
    """Who is asked, and where."""
    seat = harness.table.waiting[0]
    return harness.person(seat), seat
