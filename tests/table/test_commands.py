"""Moves, keys and bots' answers: each command is carried out once, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.agreed import Agreed, Clock
from regnum.table.errors import TableRefused
from regnum.table.table import Table
from regnum.testing.contract import tried_moves

from .setting import START, WAYS, asked, begun, everything, refusal_of, set_table, shared, until


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_a_move_that_is_unknown_or_refused_raises_and_changes_nothing(game: str, seats: int) -> None:
    for confirm in (False, True):
        room = begun(game, seats, confirm=confirm)
        for depth in range(0, 40, 8):
            until(room, lambda each, depth=depth: each.table.at >= depth and not each.table.held)  # type: ignore[misc]
            before = everything(room.table)
            for seat in range(seats):
                for move in ["", "fly", "take", "  end", "END", *tried_moves(room.match, seat, depth, each=3)]:
                    refusal = room.match.why(seat, move)
                    if refusal is not None:
                        with pytest.raises(regnum.IllegalMove) as wrong:
                            room.play(seat, move)
                        assert wrong.value.refusal == refusal
            assert everything(room.table) == before


@pytest.mark.parametrize("move", [None, 7, ["end"], {"move": "end", "cost": 0}, b"end"])
def test_what_is_no_text_is_no_move(move: Any) -> None:
    room = begun("brothers", 2)
    person, seat = asked(room)
    assert refusal_of(room, commands.play, person, seat, move, 0, "k") == "unknown_move"


def test_two_who_answer_the_same_table_are_not_both_served() -> None:
    room = begun("brothers", 2)
    person, seat = asked(room)
    first, second = (commands.play, person, seat, "take 1", 0, "a"), (commands.play, person, seat, "take 2", 0, "b")
    room.do(*first)
    assert refusal_of(room, *second) == "stale"
    assert [each.move.text for each in room.match.log] == ["take 1"]


def test_the_key_of_a_command_is_remembered_with_where_it_led_also_when_told_again() -> None:
    room = begun("brothers", 2, confirm=True)
    person, seat = asked(room)
    room.do(commands.play, person, seat, "take 1", 0, "first")
    room.do(commands.play, person, seat, "end", 1, "held")
    room.do(commands.undo, person, seat, 2, "released")
    room.do(commands.play, person, seat, "end", 3, "again")
    room.do(commands.confirm, person, seat, 4, "confirmed")
    remembered = {"first": 1, "held": 2, "released": 3, "again": 4, "confirmed": 5}
    assert dict(room.table.answered) == dict(room.again().answered) == remembered


def test_a_refused_command_leaves_its_key_free() -> None:
    room = begun("brothers", 2)
    person, seat = asked(room)
    with pytest.raises(regnum.IllegalMove):
        room.do(commands.play, person, seat, "end", 0, "k")
    assert "k" not in room.table.answered


def test_a_move_is_kept_in_its_one_writing() -> None:
    room = begun("paladins", 2)
    until(room, lambda each: any(move.startswith("fortify") for move in each.match.legal(each.table.waiting[0])))
    seat = room.table.waiting[0]
    move = next(move for move in room.match.legal(seat) if move.startswith("fortify"))
    (entry,) = room.play(seat, move)
    assert isinstance(entry, log.Moved) and entry.move == move == room.match.log[-1].move.text


def test_a_bots_answer_comes_to_nothing_when_the_seat_is_not_its_own_any_more() -> None:
    room = begun("brothers", 2)
    person, seat = asked(room)
    before = everything(room.table)
    assert commands.bot_plays(room.table, seat, "random", "take 1", room.table.at, START) == []
    room.do(commands.lend, person, seat, "random")
    assert commands.bot_plays(room.table, seat, "greedy", "take 1", room.table.at, START) == []
    assert commands.bot_plays(room.table, 1 - seat, "random", "take 1", room.table.at, START) == []
    room.do(commands.take_back_seat, person, seat)
    assert commands.bot_plays(room.table, seat, "random", "take 1", room.table.at, START) == []
    assert everything(room.table)["match"] == before["match"]


def test_a_bots_answer_that_is_handed_in_twice_is_played_once() -> None:
    room = begun("brothers", 1, None)
    until(room, lambda each: each.table.at == 6)
    move, at = room.match.legal(0)[0], room.table.at
    assert room.do(commands.bot_plays, 0, "random", move, at)
    assert room.table.waiting == (0,)
    for again in (move, room.match.legal(0)[0]):  # asked once more, the same bot; but this is an older answer
        assert room.do(commands.bot_plays, 0, "random", again, at) == []
    assert room.do(commands.bot_plays, 0, "random", room.match.legal(0)[0], room.table.at + 1) == []
    assert room.do(commands.bot_plays, 0, "random", room.match.legal(0)[0], room.table.at)


def test_a_bots_answer_is_not_played_when_its_person_came_back_played_and_lent_again() -> None:
    room = begun("brothers", 2)
    person, seat = asked(room)
    room.do(commands.lend, person, seat, "random")
    at = room.table.at
    room.do(commands.take_back_seat, person, seat)
    room.play(seat, "take 1")
    room.do(commands.lend, person, seat, "random")
    assert room.table.waiting == (seat,)
    assert room.do(commands.bot_plays, seat, "random", "end", at) == []
    assert room.do(commands.bot_plays, seat, "random", "end", room.table.at)


def test_a_bots_answer_to_a_shared_question_counts_though_others_answered_meanwhile() -> None:
    room = begun("paladins", 3)
    assert until(room, shared)
    first, second, third = room.table.waiting
    room.do(commands.lend, room.person(third), third, "random")
    move, at = room.match.legal(third)[0], room.table.at
    room.play(first, room.match.legal(first)[0])
    assert room.do(commands.bot_plays, third, "random", move, at)
    assert second in room.table.waiting and room.do(commands.bot_plays, third, "random", move, at) == []


@pytest.mark.parametrize(
    ("options", "agreed", "complaint"),
    [
        ({"sets": "many"}, Agreed(), "sets takes 3 different of"),
        ({"colour": 1}, Agreed(), "no option 'colour'"),
        ({}, Agreed(clock=Clock("turn")), "takes turn_s from 1"),
        ({}, Agreed(clock=Clock(bot="merlin")), "no bot 'merlin'"),
        ({}, Agreed(sandbox=True), "a sandbox is forked"),
    ],
)
def test_a_table_is_not_set_with_what_does_not_fit(options: dict[str, Any], agreed: Agreed, complaint: str) -> None:
    table = Table("t1")
    before = everything(table)
    with pytest.raises(regnum.OptionError, match=complaint):
        commands.make(table, "ana", "brothers", 2, options, agreed, START)
    assert everything(table) == before


def test_no_table_is_set_for_a_game_or_a_number_of_seats_that_is_not_there() -> None:
    with pytest.raises(regnum.UnknownGame):
        commands.make(Table("t1"), "ana", "chess", 2, {}, Agreed(), START)
    with pytest.raises(regnum.OptionError, match="played by 1 to 2"):
        commands.make(Table("t1"), "ana", "brothers", 3, {}, Agreed(), START)


def test_an_unknown_bot_is_not_lent_a_seat() -> None:
    room = set_table("brothers", 2, "ana", "bob")
    before = everything(room.table)
    with pytest.raises(regnum.OptionError, match="there are: random, untaught, greedy, search, page"):
        room.do(commands.lend, "ana", 0, "merlin")
    assert everything(room.table) == before


def test_the_refusal_tells_the_facts_of_the_case() -> None:
    room = set_table("paladins", 4, "ana", None, "bob")
    with pytest.raises(TableRefused) as wrong:
        room.do(commands.begin, "ana", 1)
    assert wrong.value.refusal == regnum.refuse("seats_free", "", seats=[2, 4], count=2)
    assert regnum.text(wrong.value.refusal, "en") == "Seats 2 and 4 are still free."
    assert regnum.text(wrong.value.refusal, "cs") == "Místa 2 a 4 jsou ještě volná."
    with pytest.raises(TableRefused, match="no_such_seat seat=6 count=4"):
        room.do(commands.sit, "cyril", 5)
    with pytest.raises(TableRefused, match="others_sit count=1"):
        room.do(commands.close, "ana")


def test_answers_to_a_shared_question_do_not_make_each_other_stale() -> None:
    room = begun("paladins", 3)
    assert until(room, shared)
    at = room.table.at
    first, second, third = room.table.waiting

    def answer(seat: int, at: int) -> None:
        move = room.match.legal(seat)[0]
        room.do(commands.play, room.person(seat), seat, move, at, room.key())

    answer(first, at)
    answer(second, at)  # made before the first answer was seen
    assert room.table.stands_since(third) <= at < room.table.at
    room.undo(second)
    taken_back = room.table.at
    for old in range(at, taken_back):  # but one's own deeds do
        assert refusal_of(room, commands.play, room.person(second), second, "x", old, "k") == "stale"
    answer(third, at)
    answer(second, taken_back)  # the last answer; the question is over
    assert room.table.asked_at == room.table.at
    seat = room.table.waiting[0]
    assert refusal_of(room, commands.play, room.person(seat), seat, "x", taken_back, "k") == "stale"
    assert everything(room.again()) == everything(room.table)
