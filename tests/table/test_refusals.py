"""What a table refuses, each once: nothing changes, nothing is written, and the reason has its code."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regnum.table import commands
from regnum.table.hot_seat import hides
from regnum.table.settings import ForkSource
from regnum.table.table import MOST_ENTRIES, MOST_UNDOS, Table

from .harness import Harness, asked, begun, refusal_of, set_table, until

Refused = tuple[Harness, Any, tuple[Any, ...]]


def finished(*people: str) -> Harness:
    """A match that is over."""
    harness = begun("brothers", 2, *people)
    until(harness, lambda _: False)
    assert harness.table.state == "over"
    return harness


def forked() -> Harness:
    """A sandbox without moves."""
    harness = Harness(Table("t2"))
    harness.do(commands.fork, "ana", ForkSource(finished().match.rewound(5).record()))
    return harness


def open_table() -> Harness:
    return set_table("brothers", 2, "ana", "bob")


def a_seat_that_does_not_exist() -> Refused:
    return open_table(), commands.sit, ("cyril", 2)


def a_seat_of_my_own_again() -> Refused:
    return open_table(), commands.sit, ("ana", 0)


def a_seat_that_is_taken() -> Refused:
    return open_table(), commands.sit, ("cyril", 1)


def another_persons_seat() -> Refused:
    return open_table(), commands.leave, ("ana", 1)


def a_colour_of_the_person_who_sat_first() -> Refused:
    harness = open_table()
    harness.do(commands.choose_colour, "ana", 0, "blue")
    return harness, commands.choose_colour, ("bob", 1, "blue")


def what_only_the_host_may() -> Refused:
    return open_table(), commands.show_out, ("bob", 0)


def showing_out_oneself() -> Refused:
    return open_table(), commands.show_out, ("ana", 0)


def showing_out_an_empty_seat() -> Refused:
    return set_table("brothers", 2, "ana"), commands.show_out, ("ana", 1)


def a_bot_that_is_not_there() -> Refused:
    return open_table(), commands.take_back_seat, ("ana", 0)


def beginning_twice() -> Refused:
    return begun("brothers", 2), commands.begin, ("ana", 1)


def beginning_with_free_seats() -> Refused:
    return set_table("brothers", 2, "ana"), commands.begin, ("ana", 1)


def a_host_who_does_not_sit_here() -> Refused:
    return open_table(), commands.hand_over, ("ana", "cyril")


def closing_while_others_sit() -> Refused:
    return open_table(), commands.close, ("ana",)


def sitting_down_at_the_end() -> Refused:
    return finished(), commands.sit, ("cyril", 0)


def a_move_before_the_beginning() -> Refused:
    return open_table(), commands.play, ("ana", 0, "take 1", 0, "k")


def a_move_made_against_an_older_table() -> Refused:
    harness = begun("brothers", 2)
    person, seat = asked(harness)
    harness.play(seat, "take 1")
    return harness, commands.play, (person, seat, "end", 0, "k")


def a_move_where_a_bot_plays() -> Refused:
    harness = begun("brothers", 2)
    person, seat = asked(harness)
    harness.do(commands.lend, person, seat, "random")
    return harness, commands.play, (person, seat, "take 1", harness.table.at, "k")


def a_move_beside_one_that_waits() -> Refused:
    harness = begun("brothers", 2, confirm=True)
    person, seat = asked(harness)
    harness.play(seat, "take 1")
    harness.play(seat, "end")
    return harness, commands.play, (person, seat, "end", harness.table.at, "k")


def confirming_nothing() -> Refused:
    harness = begun("brothers", 2, confirm=True)
    person, seat = asked(harness)
    return harness, commands.confirm, (person, seat, 0, "k")


def going_back_beyond_the_fork() -> Refused:
    harness = forked()
    return harness, commands.undo, ("ana", 0, 0, "k")


def a_rematch_of_a_running_match() -> Refused:
    return begun("brothers", 2), commands.follow, ("ana", "t9")


def an_answer_to_a_rematch_that_was_not_asked_for() -> Refused:
    return finished(), commands.decline_rematch, ("bob",)


def asked_for_a_rematch() -> Harness:
    harness = finished()
    harness.do(commands.ask_rematch, "ana")
    return harness


def rematch_without(table: Table, players: list[str], person: str, now: int) -> commands.Entries:
    commands.check_rematch_without(table, players, person, now)
    return []


def a_rematch_without_those_who_want_it() -> Refused:
    return asked_for_a_rematch(), rematch_without, (["ana", "bob"], "ana")


def a_rematch_without_those_who_have_not_answered() -> Refused:
    harness = asked_for_a_rematch()
    harness.do(commands.decline_rematch, "bob")
    return harness, rematch_without, (["ana", "bob", "cyril"], "ana")


def a_rematch_of_a_sandbox() -> Refused:
    return forked(), commands.follow, ("ana", "t9")


def a_seat_that_sees_what_ones_own_does_not() -> Refused:
    harness = begun("paladins", 3)
    assert until(harness, lambda each: hides(each.match, 0, 1))
    harness.do(commands.leave, "bob", 1)
    return harness, commands.sit, ("ana", 1)


def the_secrets_of_a_person_who_was_shown_out() -> Refused:
    harness = begun("paladins", 3)
    harness.do(commands.show_out, "ana", 1)
    return harness, commands.sit, ("dana", 1)


def sitting_down_after_being_shown_out() -> Refused:
    harness = open_table()
    harness.do(commands.show_out, "ana", 1)
    return harness, commands.sit, ("bob", 1)


def a_bot_for_a_person_who_is_there() -> Refused:
    return begun("brothers", 2), commands.lend, ("ana", 1, "random")


def taking_back_without_end() -> Refused:
    harness = begun("brothers", 2)
    person, seat = asked(harness)
    harness.play(seat, "take 1")
    harness.play(seat, next(move for move in harness.match.legal(seat) if move.startswith("extend")))
    harness.table.undos = MOST_UNDOS
    return harness, commands.undo, (person, seat, harness.table.at, "k")


def a_move_at_a_table_whose_log_is_full() -> Refused:
    harness = begun("brothers", 2)
    person, seat = asked(harness)
    harness.table.length = MOST_ENTRIES
    return harness, commands.play, (person, seat, "take 1", 0, "k")


REFUSED: dict[str, Callable[[], Refused]] = {
    "no_such_seat": a_seat_that_does_not_exist,
    "seat_mine": a_seat_of_my_own_again,
    "seat_taken": a_seat_that_is_taken,
    "not_your_seat": another_persons_seat,
    "colour_taken": a_colour_of_the_person_who_sat_first,
    "host_only": what_only_the_host_may,
    "show_out_yourself": showing_out_oneself,
    "seat_empty": showing_out_an_empty_seat,
    "no_bot_there": a_bot_that_is_not_there,
    "already_begun": beginning_twice,
    "seats_free": beginning_with_free_seats,
    "not_at_table": a_host_who_does_not_sit_here,
    "others_sit": closing_while_others_sit,
    "match_over": sitting_down_at_the_end,
    "not_begun": a_move_before_the_beginning,
    "stale": a_move_made_against_an_older_table,
    "bot_plays": a_move_where_a_bot_plays,
    "held_first": a_move_beside_one_that_waits,
    "nothing_held": confirming_nothing,
    "sandbox_start": going_back_beyond_the_fork,
    "not_over": a_rematch_of_a_running_match,
    "no_rematch": a_rematch_of_a_sandbox,
    "rematch_not_asked": an_answer_to_a_rematch_that_was_not_asked_for,
    "rematch_not_declined": a_rematch_without_those_who_want_it,
    "rematch_unanswered": a_rematch_without_those_who_have_not_answered,
    "seat_secret": a_seat_that_sees_what_ones_own_does_not,
    "seat_kept": the_secrets_of_a_person_who_was_shown_out,
    "shown_out": sitting_down_after_being_shown_out,
    "holder_here": a_bot_for_a_person_who_is_there,
    "undo_too_often": taking_back_without_end,
    "log_full": a_move_at_a_table_whose_log_is_full,
}


@pytest.mark.parametrize(("code", "scene"), REFUSED.items(), ids=[scene.__name__ for scene in REFUSED.values()])
def test_a_refused_command_changes_nothing_and_says_why(code: str, scene: Callable[[], Refused]) -> None:
    harness, command, arguments = scene()
    assert refusal_of(harness, command, *arguments) == code


def test_every_code_in_the_source_is_provoked_here() -> None:
    source = Path(commands.__file__).read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    raised = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "no"]
    codes = {each.value for code in raised for each in ast.walk(code) if isinstance(each, ast.Constant)}
    codes -= {None}
    assert codes == set(REFUSED)


COMMANDS_OF_PLAY = [
    lambda harness, person, seat, at: (commands.play, (person, seat, "end", at, "k")),
    lambda harness, person, seat, at: (commands.confirm, (person, seat, at, "k")),
    lambda harness, person, seat, at: (commands.undo, (person, seat, at, "k")),
]


@pytest.mark.parametrize("made", COMMANDS_OF_PLAY, ids=["play", "confirm", "undo"])
def test_commands_of_play_are_refused_alike_before_during_and_after_the_match(made: Any) -> None:
    harness = open_table()
    assert refusal_of(harness, *flat(made(harness, "ana", 0, 0))) == "not_begun"
    assert refusal_of(harness, *flat(made(harness, "bob", 0, 0))) == "not_your_seat"
    assert refusal_of(harness, *flat(made(harness, "ana", 7, 0))) == "no_such_seat"
    assert refusal_of(harness, *flat(made(harness, "ana", -1, 0))) == "no_such_seat"
    harness.do(commands.begin, "ana", 3)
    for at in (-1, 1, 99):
        assert refusal_of(harness, *flat(made(harness, "ana", 0, at))) == "stale"
    harness.do(commands.lend, "ana", 0, "random")
    assert refusal_of(harness, *flat(made(harness, "ana", 0, 0))) == "bot_plays"
    ended = finished()
    assert refusal_of(ended, *flat(made(ended, "ana", 0, ended.table.at))) == "match_over"


def flat(command: tuple[Any, tuple[Any, ...]]) -> tuple[Any, ...]:
    return command[0], *command[1]


def test_the_host_alone_may_do_what_hosts_do() -> None:
    harness = open_table()
    harness.do(commands.lend, "bob", 1, "random")
    for command, arguments in (
        (commands.show_out, (0,)), (commands.lend, (0, "random")), (commands.begin, (4,)),
        (commands.hand_over, ("bob",)), (commands.close, ()),
    ):  # fmt: skip
        assert refusal_of(harness, command, "bob", *arguments) == "host_only"
    harness.do(commands.lend, "ana", 0, "random")
    assert refusal_of(harness, commands.take_back_seat, "bob", 0) == "host_only"


def test_at_a_finished_match_nothing_more_is_set_up() -> None:
    harness = finished()
    for command, arguments in (
        (commands.sit, ("cyril", 0)), (commands.lend, ("ana", 0, "random")), (commands.take_back_seat, ("ana", 0)),
        (commands.begin, ("ana", 4)), (commands.close, ("ana",)),
    ):  # fmt: skip
        assert refusal_of(harness, command, *arguments) == "match_over"
    assert refusal_of(harness, commands.follow, "cyril", "t9") == "not_at_table"
    harness.do(commands.follow, "bob", "t9")
    assert harness.again().followed == harness.table.followed == "t9"


def test_a_closed_table_is_over_and_stays_over() -> None:
    harness = set_table("brothers", 2, "ana")
    harness.do(commands.close, "ana")
    assert harness.table.state == "over" and harness.table.due() is None
    assert refusal_of(harness, commands.begin, "ana", 1) == "match_over"
    sandbox = forked()
    sandbox.play(sandbox.table.waiting[0], sandbox.match.legal(sandbox.table.waiting[0])[0])
    sandbox.do(commands.close, "ana")
    assert refusal_of(sandbox, commands.undo, "ana", 0, sandbox.table.at, "k") == "match_over"
