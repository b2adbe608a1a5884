"""Taking back: inside one's own turn, never over what was revealed, chance or another seat."""

from __future__ import annotations

import random
import time

import pytest

import regnum
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.errors import TableRefused
from regnum.table.sight import steps_since, undo_of
from regnum.table.table import MOST_UNDOS

from .setting import WAYS, Room, begun, everything, many, refusal_of, shared, until


def undone(room: Room, seat: int) -> str | None:
    """Why this seat may not take back now; None if it may, and then nothing has changed either."""
    table = room.table.copy()
    try:
        commands.undo(table, room.person(seat), seat, table.at, "", room.now)
    except (regnum.IllegalMove, TableRefused) as wrong:
        return wrong.refusal.code
    return None


@pytest.mark.parametrize("seed", range(many(4, 60)))
@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_undo_gives_back_exactly_what_was_and_never_what_must_stay(game: str, seats: int, seed: int) -> None:
    dice = random.Random(seed)
    room = begun(game, seats, seed=seed)
    taken_back = 0
    while room.table.state == "playing" and room.table.at < 90:
        match = room.match
        before, revealed, committed = match.hash, match.state.revealed, match.state.committed
        seat = dice.choice(match.waiting)
        room.play(seat, dice.choice(match.legal(seat)))
        match = room.match
        answered = match.state.answered(seat) is not None
        kept = match.state.revealed == revealed and match.state.committed == committed and match.waiting == (seat,)
        for other in range(seats):
            if other != seat and match.state.answered(other) is None:
                assert undone(room, other) is not None, "nobody takes back what another has played"
        assert (undone(room, seat) is None) == ((kept or answered) and not match.over)
        if undone(room, seat) is None and dice.random() < 0.5:
            at, moves = room.table.at, len(match.log)
            (entry,) = room.undo(seat)
            assert isinstance(entry, log.TookBack) and room.table.at == at + 1
            assert room.match.hash == before and len(room.match.log) == moves - 1
            taken_back += 1
    assert everything(room.again()) == everything(room.table)
    assert taken_back or seats == 1 or room.table.at < 90


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_what_a_seat_is_told_about_undo_is_what_undo_will_say(game: str, seats: int) -> None:
    for seed in range(many(3, 20)):
        dice = random.Random(seed)
        room = begun(game, seats, seed=seed, confirm=bool(seed % 2))
        while room.table.state == "playing" and room.table.at < 60:
            for seat in range(seats):
                may, refusal = undo_of(room.table, seat)
                why = undone(room, seat)
                assert (refusal and refusal.code, may) == (why, why is None)
            if dice.random() < 0.1:
                seat = dice.randrange(seats)
                bot = room.table.seats[seat].bot
                act = commands.take_back_seat if bot else commands.lend
                room.do(act, room.person(seat), seat, *([] if bot else ["random"]))
            room.step(dice)


def test_undo_ends_at_what_was_revealed_at_another_seat_and_at_the_end_of_a_turn() -> None:
    room = begun("brothers", 2)
    seat = room.table.waiting[0]
    assert undone(room, seat) == "undo_nothing"
    room.play(seat, "take 1")
    assert undone(room, seat) == "undo_revealed"
    room.play(seat, "end")
    assert undone(room, seat) == "undo_turn_over"
    assert undone(room, 1 - seat) == "undo_other"
    assert refusal_of(room, commands.undo, room.person(seat), seat, room.table.at, "k") == "undo_turn_over"


def shared_question(seats: int = 3, confirm: bool = False) -> Room:
    """Several seats are asked at once."""
    room = begun("paladins", seats, confirm=confirm)
    assert until(room, shared)
    return room


def test_ones_own_answer_can_be_taken_back_while_others_owe_theirs() -> None:
    room = shared_question()
    before, at = room.match.hash, room.table.at
    first, second, _ = room.table.waiting
    room.play(first, room.match.legal(first)[0])
    alone = room.match.hash
    room.play(second, room.match.legal(second)[-1])
    room.undo(second)
    assert room.match.hash == alone
    room.play(second, room.match.legal(second)[0])
    room.undo(first)  # though another has answered since
    assert [step.seat for step in room.table.steps if step.at > at and step.is_move] == [first, second, second]
    assert [step.seat for step in room.table.story() if step.at > at] == [second]
    assert room.table.steps[-1].undoes == [at + 1]
    room.undo(second)
    assert room.match.hash == before and room.table.at == at + 6
    assert everything(room.again()) == everything(room.table)


def test_an_answer_stays_once_the_last_is_in() -> None:
    room = shared_question()
    seats = room.table.waiting
    for seat in seats:
        room.play(seat, room.match.legal(seat)[0])
    assert all(undone(room, seat) is not None for seat in seats)


def test_a_step_taken_back_is_marked_and_told_to_those_who_had_seen_it() -> None:
    room = begun("brothers", 2)
    seat = room.table.waiting[0]
    room.play(seat, "take 1")
    room.play(seat, next(move for move in room.match.legal(seat) if move.startswith("extend")))
    room.undo(seat)
    table = room.table
    assert [(step.at, step.undoes) for step in table.steps] == [(1, []), (2, []), (3, [2])]
    assert [step.at for step in table.story()] == [1]
    assert [step.at for step in steps_since(table, None, None)] == [1], "somebody new does not hear of it"
    assert [(step.at, step.undoes) for step in steps_since(table, 0, 2)] == [(3, [2])]
    assert [step.at for step in steps_since(table, 0, 0)] == [1, 2, 3]
    assert steps_since(table, 0, 3) == [] and steps_since(table, 0, 99) == []


def small_talk(room: Room) -> tuple[int, str]:
    """Random play to ninety moves and on, until a move can be taken back: the seat and the move."""
    dice = random.Random(3)
    while True:
        for seat in room.table.waiting:
            for move in room.match.legal(seat):
                after = room.match.clone()
                after.play(seat, move)
                if len(room.match.log) >= 90 and after.why_no_undo(seat) is None:
                    return seat, move
        room.step(dice)


def test_a_table_is_told_again_in_no_time_however_often_its_people_changed_their_minds() -> None:
    room = begun("paladins", 4)
    seat, move = small_talk(room)
    hash = room.match.hash
    for _ in range(MOST_UNDOS):
        room.play(seat, move)
        room.undo(seat)
    assert room.match.hash == hash and len(room.table.story()) == len(room.match.log)
    before = time.process_time()
    again = room.again()
    assert time.process_time() - before < 0.5
    assert everything(again) == everything(room.table)
    room.play(seat, move)
    assert refusal_of(room, commands.undo, room.person(seat), seat, room.table.at, "k") == "undo_too_often"
    may, refusal = undo_of(room.table, seat)
    assert not may and refusal is not None and refusal.code == "undo_too_often"


def test_the_play_log_grows_with_everything_that_happens_to_moves() -> None:
    room = begun("brothers", 2, confirm=True)
    seat = room.table.waiting[0]
    lengths = [room.table.at]
    room.play(seat, "take 1")
    lengths.append(room.table.at)
    room.play(seat, "end")
    lengths.append(room.table.at)
    room.undo(seat)
    lengths.append(room.table.at)
    room.play(seat, "end")
    lengths.append(room.table.at)
    room.confirm(seat)
    lengths.append(room.table.at)
    assert lengths == [0, 1, 2, 3, 4, 5]
