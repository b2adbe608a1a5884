"""Moves, keys and bots' answers: each command is carried out once, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.errors import TableRefused
from regnum.table.settings import Clock, TableSettings
from regnum.table.table import Table
from regnum.testing.contract import tried_moves

from .harness import GAMES_AND_SEATS, START, asked, begun, everything, refusal_of, set_table, shared, until


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_a_move_that_is_unknown_or_refused_raises_and_changes_nothing(game: str, seats: int) -> None:
    for confirm in (False, True):
        harness = begun(game, seats, confirm=confirm)
        for depth in range(0, 40, 8):
            until(harness, lambda each, depth=depth: each.table.at >= depth and not each.table.held)  # type: ignore[misc]
            before = everything(harness.table)
            for seat in range(seats):
                for move in ["", "fly", "take", "  end", "END", *tried_moves(harness.match, seat, depth, each=3)]:
                    refusal = harness.match.why(seat, move)
                    if refusal is not None:
                        with pytest.raises(regnum.IllegalMove) as wrong:
                            harness.play(seat, move)
                        assert wrong.value.refusal == refusal
            assert everything(harness.table) == before


@pytest.mark.parametrize("move", [None, 7, ["end"], {"move": "end", "cost": 0}, b"end"])
def test_what_is_no_text_is_no_move(move: Any) -> None:
    harness = begun("brothers", 2)
    person, seat = asked(harness)
    assert refusal_of(harness, commands.play, person, seat, move, 0, "k") == "unknown_move"


def test_two_who_answer_the_same_table_are_not_both_served() -> None:
    harness = begun("brothers", 2)
    person, seat = asked(harness)
    first, second = (commands.play, person, seat, "take 1", 0, "a"), (commands.play, person, seat, "take 2", 0, "b")
    harness.do(*first)
    assert refusal_of(harness, *second) == "stale"
    assert [each.move.text for each in harness.match.log] == ["take 1"]


def test_the_key_of_a_command_is_remembered_with_its_result_also_when_replayed() -> None:
    harness = begun("brothers", 2, confirm=True)
    person, seat = asked(harness)
    harness.do(commands.play, person, seat, "take 1", 0, "first")
    harness.do(commands.play, person, seat, "end", 1, "held")
    harness.do(commands.undo, person, seat, 2, "released")
    harness.do(commands.play, person, seat, "end", 3, "again")
    harness.do(commands.confirm, person, seat, 4, "confirmed")
    remembered = {"first": 1, "held": 2, "released": 3, "again": 4, "confirmed": 5}
    assert dict(harness.table.answered) == dict(harness.again().answered) == remembered


def test_a_refused_command_leaves_its_key_free() -> None:
    harness = begun("brothers", 2)
    person, seat = asked(harness)
    with pytest.raises(regnum.IllegalMove):
        harness.do(commands.play, person, seat, "end", 0, "k")
    assert "k" not in harness.table.answered


def test_a_move_is_stored_in_its_one_notation() -> None:
    harness = begun("paladins", 2)
    until(harness, lambda each: any(move.startswith("fortify") for move in each.match.legal(each.table.waiting[0])))
    seat = harness.table.waiting[0]
    move = next(move for move in harness.match.legal(seat) if move.startswith("fortify"))
    (entry,) = harness.play(seat, move)
    assert isinstance(entry, log.Moved) and entry.move == move == harness.match.log[-1].move.text


def test_a_bots_answer_comes_to_nothing_when_the_seat_is_not_its_own_any_more() -> None:
    harness = begun("brothers", 2)
    person, seat = asked(harness)
    before = everything(harness.table)
    assert commands.bot_plays(harness.table, seat, "random", "take 1", harness.table.at, START) == []
    harness.do(commands.lend, person, seat, "random")
    assert commands.bot_plays(harness.table, seat, "greedy", "take 1", harness.table.at, START) == []
    assert commands.bot_plays(harness.table, 1 - seat, "random", "take 1", harness.table.at, START) == []
    harness.do(commands.take_back_seat, person, seat)
    assert commands.bot_plays(harness.table, seat, "random", "take 1", harness.table.at, START) == []
    assert everything(harness.table)["match"] == before["match"]


def test_a_bots_answer_that_is_handed_in_twice_is_played_once() -> None:
    harness = begun("brothers", 1, None)
    until(harness, lambda each: each.table.at == 6)
    move, at = harness.match.legal(0)[0], harness.table.at
    assert harness.do(commands.bot_plays, 0, "random", move, at)
    assert harness.table.waiting == (0,)
    for again in (move, harness.match.legal(0)[0]):  # asked once more, the same bot; but this is an older answer
        assert harness.do(commands.bot_plays, 0, "random", again, at) == []
    assert harness.do(commands.bot_plays, 0, "random", harness.match.legal(0)[0], harness.table.at + 1) == []
    assert harness.do(commands.bot_plays, 0, "random", harness.match.legal(0)[0], harness.table.at)


def test_a_bots_answer_is_not_played_when_its_person_came_back_played_and_lent_again() -> None:
    harness = begun("brothers", 2)
    person, seat = asked(harness)
    harness.do(commands.lend, person, seat, "random")
    at = harness.table.at
    harness.do(commands.take_back_seat, person, seat)
    harness.play(seat, "take 1")
    harness.do(commands.lend, person, seat, "random")
    assert harness.table.waiting == (seat,)
    assert harness.do(commands.bot_plays, seat, "random", "end", at) == []
    assert harness.do(commands.bot_plays, seat, "random", "end", harness.table.at)


def test_a_bots_answer_to_a_shared_question_counts_though_others_answered_meanwhile() -> None:
    harness = begun("paladins", 3)
    assert until(harness, shared)
    first, second, third = harness.table.waiting
    harness.do(commands.lend, harness.person(third), third, "random")
    move, at = harness.match.legal(third)[0], harness.table.at
    harness.play(first, harness.match.legal(first)[0])
    assert harness.do(commands.bot_plays, third, "random", move, at)
    assert second in harness.table.waiting and harness.do(commands.bot_plays, third, "random", move, at) == []


@pytest.mark.parametrize(
    ("options", "agreed", "message"),
    [
        ({"sets": "many"}, TableSettings(), "sets takes 3 different values of"),
        ({"colour": 1}, TableSettings(), "no option 'colour'"),
        ({}, TableSettings(clock=Clock("turn")), "takes turn_s from 1"),
        ({}, TableSettings(clock=Clock(bot="merlin")), "unknown bot 'merlin'"),
        ({}, TableSettings(sandbox=True), "sandbox must not be set"),
    ],
)
def test_a_table_is_not_set_with_what_does_not_fit(
    options: dict[str, Any], agreed: TableSettings, message: str
) -> None:
    table = Table("t1")
    before = everything(table)
    with pytest.raises(regnum.OptionError, match=message):
        commands.make(table, "ana", "brothers", 2, options, agreed, START)
    assert everything(table) == before


def test_no_table_is_set_for_a_game_or_a_number_of_seats_that_is_not_there() -> None:
    with pytest.raises(regnum.UnknownGame):
        commands.make(Table("t1"), "ana", "chess", 2, {}, TableSettings(), START)
    with pytest.raises(regnum.OptionError, match="takes 1 to 2 players"):
        commands.make(Table("t1"), "ana", "brothers", 3, {}, TableSettings(), START)


def test_an_unknown_bot_is_not_lent_a_seat() -> None:
    harness = set_table("brothers", 2, "ana", "bob")
    before = everything(harness.table)
    with pytest.raises(regnum.OptionError, match="choose from: random, untaught, greedy, search, page"):
        harness.do(commands.lend, "ana", 0, "merlin")
    assert everything(harness.table) == before


def test_the_refusal_contains_the_facts_of_the_case() -> None:
    harness = set_table("paladins", 4, "ana", None, "bob")
    with pytest.raises(TableRefused) as wrong:
        harness.do(commands.begin, "ana", 1)
    assert wrong.value.refusal == regnum.refuse("seats_free", "", seats=[2, 4], count=2)
    assert regnum.text(wrong.value.refusal, "en") == "Seats 2 and 4 are still free."
    assert regnum.text(wrong.value.refusal, "cs") == "Místa 2 a 4 jsou ještě volná."
    with pytest.raises(TableRefused, match="no_such_seat seat=6 count=4"):
        harness.do(commands.sit, "cyril", 5)
    with pytest.raises(TableRefused, match="others_sit count=1"):
        harness.do(commands.close, "ana")


def test_answers_to_a_shared_question_do_not_make_each_other_stale() -> None:
    harness = begun("paladins", 3)
    assert until(harness, shared)
    at = harness.table.at
    first, second, third = harness.table.waiting

    def answer(seat: int, at: int) -> None:
        move = harness.match.legal(seat)[0]
        harness.do(commands.play, harness.person(seat), seat, move, at, harness.key())

    answer(first, at)
    answer(second, at)  # made before the first answer was seen
    assert harness.table.asked_since(third) <= at < harness.table.at
    harness.undo(second)
    taken_back = harness.table.at
    for old in range(at, taken_back):  # but one's own actions do
        assert refusal_of(harness, commands.play, harness.person(second), second, "x", old, "k") == "stale"
    answer(third, at)
    answer(second, taken_back)  # the last answer; the question is over
    assert harness.table.asked_at == harness.table.at
    seat = harness.table.waiting[0]
    assert refusal_of(harness, commands.play, harness.person(seat), seat, "x", taken_back, "k") == "stale"
    assert everything(harness.again()) == everything(harness.table)
