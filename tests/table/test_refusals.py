"""What a table refuses, each once: nothing changes, nothing is written, and the reason has its code."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regnum.table import commands
from regnum.table.agreed import Source
from regnum.table.curtain import hides
from regnum.table.table import MOST_ENTRIES, MOST_UNDOS, Table

from .setting import Room, asked, begun, refusal_of, set_table, until

Refused = tuple[Room, Any, tuple[Any, ...]]


def finished(*people: str) -> Room:
    """A match that is over."""
    room = begun("brothers", 2, *people)
    until(room, lambda _: False)
    assert room.table.state == "over"
    return room


def forked() -> Room:
    """A sandbox nobody has moved in."""
    room = Room(Table("t2"))
    room.do(commands.fork, "ana", Source(finished().match.rewound(5).record()))
    return room


def open_table() -> Room:
    return set_table("brothers", 2, "ana", "bob")


def a_seat_that_does_not_exist() -> Refused:
    return open_table(), commands.sit, ("cyril", 2)


def a_seat_of_my_own_again() -> Refused:
    return open_table(), commands.sit, ("ana", 0)


def a_seat_that_is_taken() -> Refused:
    return open_table(), commands.sit, ("cyril", 1)


def somebody_elses_seat() -> Refused:
    return open_table(), commands.leave, ("ana", 1)


def a_colour_of_somebody_who_sat_first() -> Refused:
    room = open_table()
    room.do(commands.choose_colour, "ana", 0, "blue")
    return room, commands.choose_colour, ("bob", 1, "blue")


def what_only_the_host_may() -> Refused:
    return open_table(), commands.show_out, ("bob", 0)


def showing_out_oneself() -> Refused:
    return open_table(), commands.show_out, ("ana", 0)


def showing_out_nobody() -> Refused:
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
    room = begun("brothers", 2)
    person, seat = asked(room)
    room.play(seat, "take 1")
    return room, commands.play, (person, seat, "end", 0, "k")


def a_move_where_a_bot_plays() -> Refused:
    room = begun("brothers", 2)
    person, seat = asked(room)
    room.do(commands.lend, person, seat, "random")
    return room, commands.play, (person, seat, "take 1", room.table.at, "k")


def a_move_beside_one_that_waits() -> Refused:
    room = begun("brothers", 2, confirm=True)
    person, seat = asked(room)
    room.play(seat, "take 1")
    room.play(seat, "end")
    return room, commands.play, (person, seat, "end", room.table.at, "k")


def confirming_nothing() -> Refused:
    room = begun("brothers", 2, confirm=True)
    person, seat = asked(room)
    return room, commands.confirm, (person, seat, 0, "k")


def going_back_beyond_the_fork() -> Refused:
    room = forked()
    return room, commands.undo, ("ana", 0, 0, "k")


def a_rematch_of_a_running_match() -> Refused:
    return begun("brothers", 2), commands.follow, ("ana", "t9")


def a_rematch_of_a_sandbox() -> Refused:
    return forked(), commands.follow, ("ana", "t9")


def a_seat_that_sees_what_ones_own_does_not() -> Refused:
    room = begun("paladins", 3)
    assert until(room, lambda each: hides(each.match, 0, 1))
    room.do(commands.leave, "bob", 1)
    return room, commands.sit, ("ana", 1)


def sitting_down_after_being_shown_out() -> Refused:
    room = open_table()
    room.do(commands.show_out, "ana", 1)
    return room, commands.sit, ("bob", 1)


def a_bot_for_somebody_who_is_there() -> Refused:
    return begun("brothers", 2), commands.lend, ("ana", 1, "random")


def taking_back_without_end() -> Refused:
    room = begun("brothers", 2)
    person, seat = asked(room)
    room.play(seat, "take 1")
    room.play(seat, next(move for move in room.match.legal(seat) if move.startswith("extend")))
    room.table.undos = MOST_UNDOS
    return room, commands.undo, (person, seat, room.table.at, "k")


def a_move_at_a_table_whose_log_is_full() -> Refused:
    room = begun("brothers", 2)
    person, seat = asked(room)
    room.table.length = MOST_ENTRIES
    return room, commands.play, (person, seat, "take 1", 0, "k")


REFUSED: dict[str, Callable[[], Refused]] = {
    "no_such_seat": a_seat_that_does_not_exist,
    "seat_mine": a_seat_of_my_own_again,
    "seat_taken": a_seat_that_is_taken,
    "not_your_seat": somebody_elses_seat,
    "colour_taken": a_colour_of_somebody_who_sat_first,
    "host_only": what_only_the_host_may,
    "show_out_yourself": showing_out_oneself,
    "seat_empty": showing_out_nobody,
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
    "seat_secret": a_seat_that_sees_what_ones_own_does_not,
    "shown_out": sitting_down_after_being_shown_out,
    "holder_here": a_bot_for_somebody_who_is_there,
    "undo_too_often": taking_back_without_end,
    "log_full": a_move_at_a_table_whose_log_is_full,
}


@pytest.mark.parametrize(("code", "scene"), REFUSED.items(), ids=[scene.__name__ for scene in REFUSED.values()])
def test_a_refused_command_changes_nothing_and_says_why(code: str, scene: Callable[[], Refused]) -> None:
    room, command, arguments = scene()
    assert refusal_of(room, command, *arguments) == code


def test_every_code_in_the_source_is_provoked_here() -> None:
    source = Path(commands.__file__).read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    raised = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "no"]
    codes = {each.value for code in raised for each in ast.walk(code) if isinstance(each, ast.Constant)}
    codes -= {None}
    assert codes == set(REFUSED)


COMMANDS_OF_PLAY = [
    lambda room, person, seat, at: (commands.play, (person, seat, "end", at, "k")),
    lambda room, person, seat, at: (commands.confirm, (person, seat, at, "k")),
    lambda room, person, seat, at: (commands.undo, (person, seat, at, "k")),
]


@pytest.mark.parametrize("made", COMMANDS_OF_PLAY, ids=["play", "confirm", "undo"])
def test_commands_of_play_are_refused_alike_before_during_and_after_the_match(made: Any) -> None:
    room = open_table()
    assert refusal_of(room, *flat(made(room, "ana", 0, 0))) == "not_begun"
    assert refusal_of(room, *flat(made(room, "bob", 0, 0))) == "not_your_seat"
    assert refusal_of(room, *flat(made(room, "ana", 7, 0))) == "no_such_seat"
    assert refusal_of(room, *flat(made(room, "ana", -1, 0))) == "no_such_seat"
    room.do(commands.begin, "ana", 3)
    for at in (-1, 1, 99):
        assert refusal_of(room, *flat(made(room, "ana", 0, at))) == "stale"
    room.do(commands.lend, "ana", 0, "random")
    assert refusal_of(room, *flat(made(room, "ana", 0, 0))) == "bot_plays"
    ended = finished()
    assert refusal_of(ended, *flat(made(ended, "ana", 0, ended.table.at))) == "match_over"


def flat(command: tuple[Any, tuple[Any, ...]]) -> tuple[Any, ...]:
    return command[0], *command[1]


def test_the_host_alone_may_do_what_hosts_do() -> None:
    room = open_table()
    room.do(commands.lend, "bob", 1, "random")
    for command, arguments in (
        (commands.show_out, (0,)), (commands.lend, (0, "random")), (commands.begin, (4,)),
        (commands.hand_over, ("bob",)), (commands.close, ()),
    ):  # fmt: skip
        assert refusal_of(room, command, "bob", *arguments) == "host_only"
    room.do(commands.lend, "ana", 0, "random")
    assert refusal_of(room, commands.take_back_seat, "bob", 0) == "host_only"


def test_at_a_finished_match_nothing_more_is_set_up() -> None:
    room = finished()
    for command, arguments in (
        (commands.sit, ("cyril", 0)), (commands.lend, ("ana", 0, "random")), (commands.take_back_seat, ("ana", 0)),
        (commands.begin, ("ana", 4)), (commands.close, ("ana",)),
    ):  # fmt: skip
        assert refusal_of(room, command, *arguments) == "match_over"
    assert refusal_of(room, commands.follow, "cyril", "t9") == "not_at_table"
    room.do(commands.follow, "bob", "t9")
    assert room.again().followed == room.table.followed == "t9"


def test_a_table_that_was_put_away_is_over_and_stays_over() -> None:
    room = set_table("brothers", 2, "ana")
    room.do(commands.close, "ana")
    assert room.table.state == "over" and room.table.due() is None
    assert refusal_of(room, commands.begin, "ana", 1) == "match_over"
    sandbox = forked()
    sandbox.play(sandbox.table.waiting[0], sandbox.match.legal(sandbox.table.waiting[0])[0])
    sandbox.do(commands.close, "ana")
    assert refusal_of(sandbox, commands.undo, "ana", 0, sandbox.table.at, "k") == "match_over"
