"""A table is built from its entries: read again, at any moment, it is the same table."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.core.errors import RecordError, RegnumError
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.errors import TableRefused
from regnum.table.settings import Clock, ForkSource, TableSettings
from regnum.table.table import REMEMBERED_COMMANDS, Table, table_from_log

from .harness import GAMES_AND_SEATS, PEOPLE, START, Harness, begun, everything, many, newcomer, set_table

CLOCKS = (
    Clock(),
    Clock("turn", 60, 120),
    Clock("total", 0, 600, at_zero="bot", bot="random"),
    Clock("days", 86_400, at_zero="bot", bot="random"),
)


class Restless:
    """People who do anything at any time, sensible or not."""

    def __init__(self, harness: Harness, seed: int) -> None:
        self.harness = harness
        self.dice = random.Random(seed)

    def act(self) -> None:
        """One random command; refusals are part of life."""
        self.harness.now += self.dice.choice((0, 5, 900, 40_000, 400_000))
        table = self.harness.table
        empty = [seat for seat in table.waiting if not table.seats[seat].taken]
        if empty and self.dice.random() < 0.3:  # an empty seat does not wait for long
            self.harness.do(commands.lend, table.host, empty[0], "random")
            return
        acts = [self.play] * 30 + [self.confirm] * 8 + [self.undo] * 8 + [self.bot] * 20
        acts += [self.sit, self.leave, self.lend, self.lend, self.take_back, self.take_back]
        acts += [self.show_out, self.hand_over, self.begin, self.watch, self.watch, self.sleep]
        try:
            self.dice.choice(acts)()
        except RegnumError as wrong:
            assert type(wrong) is TableRefused or isinstance(wrong, regnum.IllegalMove), wrong

    def get_going(self) -> None:
        """The host has had enough of it: bots on free seats, and the match begins."""
        table = self.harness.table
        for seat, there in enumerate(table.seats):
            if not there.taken:
                self.harness.do(commands.lend, table.host, seat, "random")
        if table.state == "open":
            self.begin()

    def someone(self) -> str:
        return self.dice.choice([*PEOPLE, self.harness.table.host])

    def seat(self) -> int:
        return self.dice.randrange(len(self.harness.table.seats))

    def asked(self) -> tuple[str, int]:
        """Mostly a seat that is asked, sometimes any."""
        table = self.harness.table
        seat = self.dice.choice(table.waiting) if table.waiting and self.dice.random() < 0.9 else self.seat()
        return table.seats[seat].person or self.someone(), seat

    def play(self) -> None:
        person, seat = self.asked()
        table = self.harness.table
        legal = table.match.legal(seat) if table.match is not None else []
        move = self.dice.choice(legal) if legal and self.dice.random() < 0.95 else "nonsense 7"
        self.harness.do(commands.play, person, seat, move, table.at - (self.dice.random() < 0.05), self.harness.key())

    def confirm(self) -> None:
        person, seat = self.asked()
        self.harness.do(commands.confirm, person, seat, self.harness.table.at, self.harness.key())

    def undo(self) -> None:
        person, seat = self.asked()
        self.harness.do(commands.undo, person, seat, self.harness.table.at, self.harness.key())

    def bot(self) -> None:
        if self.harness.table.bot_to_move() is not None:
            self.harness.bot_plays()

    def sit(self) -> None:
        self.harness.do(commands.sit, self.someone(), self.seat())

    def leave(self) -> None:
        _, seat = self.asked()
        self.harness.do(commands.leave, self.harness.table.seats[seat].person or "ana", seat)

    def lend(self) -> None:
        person, seat = self.asked()
        self.harness.do(commands.lend, person, seat, self.dice.choice(("random", "greedy")))

    def take_back(self) -> None:
        seat = self.seat()
        self.harness.do(commands.take_back_seat, self.harness.table.seats[seat].person or self.someone(), seat)

    def show_out(self) -> None:
        self.harness.do(commands.show_out, self.harness.table.host, self.seat())

    def hand_over(self) -> None:
        self.harness.do(commands.hand_over, self.harness.table.host, self.someone())

    def begin(self) -> None:
        self.harness.do(commands.begin, self.harness.table.host, self.dice.getrandbits(62))

    def watch(self) -> None:
        self.harness.do(commands.run_out)

    def sleep(self) -> None:
        self.harness.do(commands.sleep, 30_000)


def remaining_seats(table: Table) -> list[int]:
    """The seats of the steps that still count, in order."""
    return [step.seat for step in table.story()]


@pytest.mark.parametrize("seed", range(many(4, 100)))
@pytest.mark.parametrize("confirm", [False, True], ids=["at once", "confirmed"])
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_a_table_read_from_its_log_equals_the_original(game: str, seats: int, confirm: bool, seed: int) -> None:
    dice = random.Random(f"{game} {seats} {confirm} {seed}")
    harness = set_table(game, seats, *PEOPLE[:seats], confirm=confirm, clock=dice.choice(CLOCKS))
    restless = Restless(harness, dice.getrandbits(30))
    twin = table_from_log("t1", harness.rows)
    for n in range(200):
        if n == 12:
            restless.get_going()
        length, at = len(harness.rows), harness.table.at
        restless.act()
        assert harness.table.at >= at, "the play log grows"
        while twin.length < len(harness.rows):
            time, body = harness.rows[twin.length]
            twin.apply(log.decode(body), time)
        if len(harness.rows) > length:
            assert everything(twin) == everything(harness.table)
            assert harness.table.length == len(harness.rows)
            assert (
                remaining_seats(harness.table) == [each.seat for each in harness.table.match.log]
                if harness.table.match
                else True
            )
    assert everything(harness.again()) == everything(harness.table)
    assert harness.match.log, "something was played"


def test_a_copy_of_a_table_goes_its_own_way() -> None:
    for game, seats in GAMES_AND_SEATS:
        harness = set_table(game, seats, *PEOPLE[:seats], confirm=True, clock=CLOCKS[1])
        restless = Restless(harness, seats)
        restless.get_going()
        for _ in range(60):
            copy, before = harness.table.copy(), everything(harness.table)
            assert everything(copy) == before
            restless.act()
            assert everything(copy) == before, "what happened to the table did not happen to its copy"


@pytest.mark.parametrize("seed", range(many(8, 250)))
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_any_seat_handed_to_a_bot_and_back_at_any_time_and_every_match_ends(game: str, seats: int, seed: int) -> None:
    dice = random.Random(seed)
    harness = begun(game, seats, seed=seed)
    while harness.table.state == "playing":
        seat = dice.randrange(seats)
        there = harness.table.seats[seat]
        if dice.random() < 0.2 and there.bot is None and there.person is not None:
            if dice.random() < 0.3:  # gone for good: the host asks a bot, another person may come later
                harness.do(commands.leave, there.person, seat)
            harness.do(commands.lend, harness.table.host, seat, dice.choice(("random", "greedy")), away=True)
        elif dice.random() < 0.2 and there.bot is not None:
            if there.person is None:
                harness.do(commands.sit, newcomer(harness, seat, dice), seat)
            else:
                harness.do(commands.take_back_seat, there.person, seat)
        harness.step(dice)
    assert harness.match.over and harness.match.result is not None
    assert everything(harness.again()) == everything(harness.table)


def test_every_kind_of_entry_comes_back_from_its_bytes() -> None:
    clock = Clock("turn", 5, 9, at_zero="bot", bot="random")
    agreed = TableSettings(clock, confirm=True, watchers=False, listed=True, hints=True, sandbox=True)
    entries: list[log.LogEntry] = [
        log.Made("g", 2, 3, "ana", {"a": [1, "b"]}, agreed, ForkSource("r", "t", (1, 2))),
        log.Sat(1, "ana"), log.Sat(0, "bob", "blue"), log.Coloured(1, "red"),
        log.Stood(1, True), log.Lent(2, "random"), log.Returned(2), log.Hosted("bob"),
        log.Begun(2**63 - 1), log.Moved(0, "take 1", "k"), log.MoveUndone(0, 4, "k"), log.MoveUndone(1),
        log.Held(1, "end", "k"), log.Released(1, "k"), log.RanOut(0), log.Hinted(1), log.Slept(12),
        log.RematchAsked("ana", 9), log.RematchAnswered("bob", False), log.Followed("t2"), log.Closed(),
    ]  # fmt: skip
    assert {type(entry) for entry in entries} == set(log.AnyLogEntry.__args__)
    for entry in entries:
        again = log.decode(log.encode(entry))
        assert again == entry and type(again) is type(entry)


def test_settings_drawn_by_lot_are_not_drawn_before_the_match_is() -> None:
    drawn = set()
    for seed in range(8):
        harness = set_table("brothers", 1, "ana", options={"sets": "random"})
        harness.do(commands.begin, "ana", seed)
        assert harness.table.made.options["sets"] == "random"
        drawn.add(str(harness.match.view(0)["sets"]))
        assert everything(harness.again()) == everything(harness.table)
    assert len(drawn) > 3


@pytest.mark.parametrize(
    "bad",
    [
        b"{}",
        b'{"t":"flown","seat":1}',
        b'{"t":"sat","seat":9,"person":"ana"}',
        b'{"t":"moved","seat":0,"move":"nonsense"}',
        b'{"t":"took_back","seat":0}',
        b'{"t":"sat","seat":"1","person":"ana"}',
        b"\xff",
    ],
)
def test_a_log_that_cannot_be_read_says_where(bad: bytes) -> None:
    harness = begun("brothers", 2)
    with pytest.raises(RecordError, match=r"table t1: entry 5 cannot be applied"):
        table_from_log("t1", [*harness.rows, (START, bad)])


def test_a_move_before_the_match_has_begun_cannot_be_read() -> None:
    harness = set_table("brothers", 2, "ana", "bob")
    with pytest.raises(RecordError, match="entry 4 cannot be applied: the match has not begun"):
        table_from_log("t1", [*harness.rows, (START, log.encode(log.Moved(0, "take 1")))])


def test_only_so_many_commands_are_remembered_the_last_ones() -> None:
    harness = begun("brothers", 2, confirm=True)
    table = harness.table
    seat = table.waiting[0]
    harness.play(seat, "take 1")
    for _ in range(REMEMBERED_COMMANDS):
        harness.play(seat, "end")
        harness.undo(seat)
    assert len(table.answered) == REMEMBERED_COMMANDS
    assert list(table.answered)[-1] == f"k{harness.keys}" and table.answered[f"k{harness.keys}"] == table.at
    assert everything(harness.again()) == everything(table)
