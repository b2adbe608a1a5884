"""Taking back: inside one's own turn, never over what was revealed, chance or another seat."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.errors import TableRefused
from regnum.table.snapshot import steps_since, undo_of
from regnum.table.table import MOST_UNDOS

from .harness import GAMES_AND_SEATS, Harness, begun, everything, many, refusal_of, shared, until


def undone(harness: Harness, seat: int) -> str | None:
    """Why this seat may not take back now; None if it may, and then nothing has changed either."""
    table = harness.table.copy()
    try:
        commands.undo(table, harness.person(seat), seat, table.at, "", harness.now)
    except (regnum.IllegalMove, TableRefused) as wrong:
        return wrong.refusal.code
    return None


@pytest.mark.parametrize("seed", range(many(4, 60)))
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_undo_gives_back_exactly_what_was_and_never_what_must_stay(game: str, seats: int, seed: int) -> None:
    dice = random.Random(seed)
    harness = begun(game, seats, seed=seed)
    taken_back = 0
    while harness.table.state == "playing" and harness.table.at < 90:
        match = harness.match
        before, revealed, committed = match.hash, match.state.revealed, match.state.committed
        seat = dice.choice(match.waiting)
        harness.play(seat, dice.choice(match.legal(seat)))
        match = harness.match
        answered = match.state.answered(seat) is not None
        unchanged = match.state.revealed == revealed and match.state.committed == committed and match.waiting == (seat,)
        for other in range(seats):
            if other != seat and match.state.answered(other) is None:
                assert undone(harness, other) is not None, "no seat takes back what another has played"
        assert (undone(harness, seat) is None) == ((unchanged or answered) and not match.over)
        if undone(harness, seat) is None and dice.random() < 0.5:
            at, moves = harness.table.at, len(match.log)
            (entry,) = harness.undo(seat)
            assert isinstance(entry, log.MoveUndone) and harness.table.at == at + 1
            assert harness.match.hash == before and len(harness.match.log) == moves - 1
            taken_back += 1
    assert everything(harness.again()) == everything(harness.table)
    assert taken_back or seats == 1 or harness.table.at < 90


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_what_a_seat_is_sent_about_undo_is_what_undo_will_say(game: str, seats: int) -> None:
    for seed in range(many(3, 20)):
        dice = random.Random(seed)
        harness = begun(game, seats, seed=seed, confirm=bool(seed % 2))
        while harness.table.state == "playing" and harness.table.at < 60:
            for seat in range(seats):
                may, refusal = undo_of(harness.table, seat)
                why = undone(harness, seat)
                assert (refusal and refusal.code, may) == (why, why is None)
            if dice.random() < 0.1:
                seat = dice.randrange(seats)
                bot = harness.table.seats[seat].bot
                act = commands.take_back_seat if bot else commands.lend
                harness.do(act, harness.person(seat), seat, *([] if bot else ["random"]))
            harness.step(dice)


def test_undo_ends_at_what_was_revealed_at_another_seat_and_at_the_end_of_a_turn() -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    assert undone(harness, seat) == "undo_nothing"
    harness.play(seat, "take 1")
    assert undone(harness, seat) == "undo_revealed"
    harness.play(seat, "end")
    assert undone(harness, seat) == "undo_turn_over"
    assert undone(harness, 1 - seat) == "undo_other"
    assert refusal_of(harness, commands.undo, harness.person(seat), seat, harness.table.at, "k") == "undo_turn_over"


def shared_question(seats: int = 3, confirm: bool = False) -> Harness:
    """Several seats are asked at once."""
    harness = begun("paladins", seats, confirm=confirm)
    assert until(harness, shared)
    return harness


def test_ones_own_answer_can_be_taken_back_while_others_owe_theirs() -> None:
    harness = shared_question()
    before, at = harness.match.hash, harness.table.at
    first, second, _ = harness.table.waiting
    harness.play(first, harness.match.legal(first)[0])
    alone = harness.match.hash
    harness.play(second, harness.match.legal(second)[-1])
    harness.undo(second)
    assert harness.match.hash == alone
    harness.play(second, harness.match.legal(second)[0])
    harness.undo(first)  # though another has answered since
    assert [step.seat for step in harness.table.steps if step.at > at and step.is_move] == [first, second, second]
    assert [step.seat for step in harness.table.story() if step.at > at] == [second]
    assert harness.table.steps[-1].undoes == [at + 1]
    harness.undo(second)
    assert harness.match.hash == before and harness.table.at == at + 6
    assert everything(harness.again()) == everything(harness.table)


def test_an_answer_stays_once_the_last_is_in() -> None:
    harness = shared_question()
    seats = harness.table.waiting
    for seat in seats:
        harness.play(seat, harness.match.legal(seat)[0])
    assert all(undone(harness, seat) is not None for seat in seats)


def test_a_step_taken_back_is_marked_and_sent_to_those_who_had_seen_it() -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    harness.play(seat, "take 1")
    harness.play(seat, next(move for move in harness.match.legal(seat) if move.startswith("extend")))
    harness.undo(seat)
    table = harness.table
    assert [(step.at, step.undoes) for step in table.steps] == [(1, []), (2, []), (3, [2])]
    assert [step.at for step in table.story()] == [1]
    assert [step.at for step in steps_since(table, None, None)] == [1], "a new viewer is not sent it"
    assert [(step.at, step.undoes) for step in steps_since(table, 0, 2)] == [(3, [2])]
    assert [step.at for step in steps_since(table, 0, 0)] == [1, 2, 3]
    assert steps_since(table, 0, 3) == [] and steps_since(table, 0, 99) == []


def small_talk(harness: Harness) -> tuple[int, str]:
    """Random play to ninety moves and on, until a move can be taken back: the seat and the move."""
    dice = random.Random(3)
    while True:
        for seat in harness.table.waiting:
            for move in harness.match.legal(seat):
                after = harness.match.clone()
                after.play(seat, move)
                if len(harness.match.log) >= 90 and after.why_no_undo(seat) is None:
                    return seat, move
        harness.step(dice)


def test_a_table_with_many_undos_is_read_without_playing_it_anew_each_time() -> None:
    harness = begun("paladins", 4)
    seat, move = small_talk(harness)
    hash = harness.match.hash
    for _ in range(MOST_UNDOS):
        before = harness.match
        harness.play(seat, move)
        harness.undo(seat)
        assert harness.match is before, "the position of before, no copy that was played again"
    assert harness.match.hash == hash and len(harness.table.story()) == len(harness.match.log)
    assert everything(harness.again()) == everything(harness.table)
    harness.play(seat, move)
    assert refusal_of(harness, commands.undo, harness.person(seat), seat, harness.table.at, "k") == "undo_too_often"
    may, refusal = undo_of(harness.table, seat)
    assert not may and refusal is not None and refusal.code == "undo_too_often"


def test_the_play_log_grows_with_everything_that_happens_to_moves() -> None:
    harness = begun("brothers", 2, confirm=True)
    seat = harness.table.waiting[0]
    lengths = [harness.table.at]
    harness.play(seat, "take 1")
    lengths.append(harness.table.at)
    harness.play(seat, "end")
    lengths.append(harness.table.at)
    harness.undo(seat)
    lengths.append(harness.table.at)
    harness.play(seat, "end")
    lengths.append(harness.table.at)
    harness.confirm(seat)
    lengths.append(harness.table.at)
    assert lengths == [0, 1, 2, 3, 4, 5]
