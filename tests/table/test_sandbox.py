"""A sandbox: any position of a finished match, or one's own running one as far as one knows it, to try things out."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.core.codec import encode
from regnum.table import commands
from regnum.table.agreed import Source
from regnum.table.sight import sight, table_info, undo_of
from regnum.table.table import Table
from regnum.testing.contract import Table as Way
from regnum.testing.contract import position, viewers

from .setting import START, WAYS, Room, begun, everything, many, refusal_of, until

SECRET = 918273645546372819  # a seed whose digits would be seen anywhere


def fork(record: str, imagined: tuple[int, int] | None = None, person: str = "ana") -> Room:
    """A sandbox from a record."""
    room = Room(Table("t2"))
    room.do(commands.fork, person, Source(record, "t1", imagined))
    return room


def finished(game: str, seats: int, seed: int = 5) -> regnum.Match:
    """A match that is over."""
    return position(Way(game, seats, {}), seed, 10**6)


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_a_finished_match_is_forked_at_any_move(game: str, seats: int) -> None:
    match = finished(game, seats)
    for moves in [0, 1, *range(7, len(match.log), 23), len(match.log)]:
        there = match.rewound(moves)
        room = fork(there.record())
        assert room.match.hash == there.hash and room.table.waiting == there.waiting
        assert room.table.seats_of("ana") == list(range(seats)) and room.table.host == "ana"
        assert room.table.state == ("over" if moves == len(match.log) else "playing")
        assert room.table.agreed.sandbox and not room.table.agreed.watchers and not room.table.agreed.listed
        assert everything(room.again()) == everything(room.table)


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_a_fork_of_a_running_match_shows_what_its_seat_knows_and_hides_what_it_does_not(game: str, seats: int) -> None:
    for depth in range(0, many(50, 300), many(24, 7)):
        match = position(Way(game, seats, {}), SECRET, depth)
        if match.over:
            break
        for viewer in viewers(match):
            room = fork(match.record(), (-1 if viewer is None else viewer, 77))
            table = room.table
            seen = sight(table, viewer, None)
            assert encode([seen.view, seen.scene, seen.decision, seen.waiting]) == encode(
                [
                    match.view(viewer),
                    match.scene(viewer),
                    match.decision(viewer) if viewer is not None else None,
                    match.waiting,
                ]
            )
            told = encode([table_info(table), *(sight(table, each, None) for each in viewers(match))])
            assert str(SECRET).encode() not in told and b"game=" not in told, "the record stays in the house"
            twin = match.imagine(viewer, 3)
            assert table.match is not None and twin.imagine(viewer, 77).hash == table.match.hash, (
                "however things really lie, the sandbox is the same"
            )
            assert everything(room.again()) == everything(table)


@pytest.mark.parametrize("imagined", [None, (0, 9)], ids=["record", "imagined"])
@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_in_a_sandbox_everything_can_be_taken_back_to_where_it_began(
    game: str, seats: int, imagined: tuple[int, int] | None
) -> None:
    room = fork(position(Way(game, seats, {}), 4, 20).record(), imagined)
    dice, hashes = random.Random(2), [room.match.hash]
    while room.table.state == "playing" and len(hashes) < 40:
        room.step(dice)
        hashes.append(room.match.hash)
    at = room.table.at
    for hash in reversed(hashes[:-1]):
        assert undo_of(room.table, 0) == (True, None)
        room.undo(0)
        at += 1
        assert room.match.hash == hash and room.table.at == at
    assert refusal_of(room, commands.undo, "ana", 0, at, "k") == "sandbox_start"
    may, refusal = undo_of(room.table, 0)
    assert not may and refusal is not None and refusal.code == "sandbox_start"
    assert everything(room.again()) == everything(room.table)
    room.step(dice)
    assert len(room.table.story()) == 1


@pytest.mark.parametrize(("game", "seats"), [way for way in WAYS if way[1] > 1])
def test_one_step_back_goes_over_what_the_bots_have_answered(game: str, seats: int) -> None:
    room = fork(position(Way(game, seats, {}), 4, 20).record())
    for seat in range(1, seats):
        room.do(commands.lend, "ana", seat, "random")
    mine: list[str] = []
    dice = random.Random(8)
    while room.table.state == "playing" and len(mine) < 8:
        if room.table.bot_to_move() is None:
            mine.append(room.match.hash)
        room.step(dice)
    while room.table.state == "playing" and room.table.bot_to_move() is not None:
        room.step(dice)
    for hash in reversed(mine):
        moves = len(room.table.story())
        room.undo(0)
        assert room.match.hash == hash
        assert len(room.table.steps[-1].undoes) == moves - len(room.table.story()) > 0
    assert everything(room.again()) == everything(room.table)
    assert refusal_of(room, commands.undo, "ana", 0, room.table.at, "k") == "sandbox_start"


def test_a_bots_answer_to_a_position_that_was_taken_back_is_not_played() -> None:
    room = fork(position(Way("brothers", 2, {}), 4, 20).record())
    seat = room.table.waiting[0]
    room.do(commands.lend, "ana", seat, "random")
    move, at = room.match.legal(seat)[0], room.table.at
    assert commands.bot_plays(room.table.copy(), seat, "random", move, at + 1, START) == []
    assert commands.bot_plays(room.table.copy(), seat, "random", move, at, START) != []


def test_even_a_finished_position_can_be_taken_back_when_it_was_finished_here() -> None:
    match = finished("brothers", 2)
    room = fork(match.rewound(len(match.log) - 3).record())
    until(room, lambda _: False)
    assert room.table.state == "over" and room.match.over
    assert sight(room.table, 0, None).may_undo and sight(room.table, 0, None).over
    room.undo(0)
    assert room.table.state == "playing" and not room.match.over and room.table.waiting
    assert everything(room.again()) == everything(room.table)


def test_the_end_of_a_record_is_the_start_of_its_sandbox() -> None:
    room = fork(finished("brothers", 2).record())
    assert room.table.state == "over"
    assert refusal_of(room, commands.undo, "ana", 0, 0, "k") == "sandbox_start"
    assert not sight(room.table, 0, None).may_undo


def test_a_sandbox_belongs_to_one_person() -> None:
    room = fork(finished("brothers", 2).rewound(4).record())
    seat = room.table.waiting[0]
    assert refusal_of(room, commands.play, "bob", seat, "end", 0, "k") == "not_your_seat"
    assert refusal_of(room, commands.undo, "bob", seat, 0, "k") == "not_your_seat"
    assert refusal_of(room, commands.sit, "bob", 0) == "seat_taken"


def test_the_match_that_was_forked_goes_its_own_way() -> None:
    table = begun("paladins", 2)
    until(table, lambda each: each.table.at == 12)
    before = everything(table.table)
    room = fork(table.match.record(), (0, 5))
    until(room, lambda _: False)
    assert everything(table.table) == before


def test_a_record_that_cannot_be_read_is_not_forked() -> None:
    with pytest.raises(regnum.RecordError):
        fork("nonsense")
    with pytest.raises(regnum.OptionError, match="seats 0 to 1"):
        fork(finished("brothers", 2).rewound(3).record(), (2, 1))


def test_stale_commands_are_refused_in_a_sandbox_too() -> None:
    room = fork(finished("brothers", 2).rewound(4).record())
    seat = room.table.waiting[0]
    room.play(seat, room.match.legal(seat)[0])
    assert refusal_of(room, commands.undo, "ana", seat, 0, "k") == "stale"
