"""A log that is full takes no more, and lets people go."""

from __future__ import annotations

from regnum.table import commands
from regnum.table.settings import Clock
from regnum.table.table import MOST_ENTRIES

from .harness import Harness, begun, refusal_of, set_table


def full(harness: Harness) -> Harness:
    """As if so much had happened here."""
    harness.table.length = MOST_ENTRIES
    return harness


def test_a_full_log_refuses_everything_but_leaving_and_putting_away() -> None:
    harness = full(set_table("brothers", 2, "ana", "bob"))
    for command, arguments in (
        (commands.begin, ("ana", 7)), (commands.lend, ("ana", 0, "random")), (commands.hand_over, ("ana", "bob")),
    ):  # fmt: skip
        assert refusal_of(harness, command, *arguments) == "log_full"
    harness.do(commands.leave, "bob", 1)
    assert refusal_of(harness, commands.sit, "bob", 1) == "log_full"
    harness.do(commands.close, "ana")
    assert harness.table.state == "over"


def test_the_last_entry_that_fits_is_taken() -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    harness.table.length = MOST_ENTRIES - 1
    harness.play(seat, "take 1")
    assert (
        harness.table.full
        and refusal_of(harness, commands.play, harness.person(seat), seat, "end", 1, "k") == "log_full"
    )


def test_with_a_full_log_no_seat_is_waited_for() -> None:
    bots = full(begun("brothers", 2, None, None))
    assert bots.table.bot_to_move() is None and bots.table.due() is None
    people = full(begun("brothers", 2, clock=Clock("turn", 60)))
    assert people.table.due() is None
    assert people.do(commands.run_out) == [], "nothing to call out is nothing to refuse"
