"""A move that ends the turn waits for its player's word, and nobody else learns of it before."""

from __future__ import annotations

import random

import msgspec
import pytest

from regnum.core.codec import encode
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.commands import ends_turn
from regnum.table.sight import sight, table_info
from regnum.testing.contract import viewers

from .setting import WAYS, Room, begun, everything, many, refusal_of, shared, until


def shown(room: Room, viewer: int | None) -> bytes:
    """All that a viewer has of the table, but for the length of the play log."""
    seen = sight(room.table, viewer, room.table.at)
    return encode([msgspec.structs.replace(seen, at=0), table_info(room.table)])


def held_end() -> tuple[Room, int]:
    """A turn whose end waits."""
    room = begun("brothers", 2, confirm=True)
    seat = room.table.waiting[0]
    room.play(seat, "take 1")
    room.play(seat, "end")
    return room, seat


def test_without_confirmation_every_move_is_played_at_once() -> None:
    room = begun("brothers", 2)
    seat = room.table.waiting[0]
    room.play(seat, "take 1")
    (entry,) = room.play(seat, "end")
    assert isinstance(entry, log.Moved) and room.table.waiting == (1 - seat,)


def test_a_move_that_ends_the_turn_is_held_others_are_played() -> None:
    room = begun("brothers", 2, confirm=True)
    seat = room.table.waiting[0]
    (entry,) = room.play(seat, "take 1")
    assert isinstance(entry, log.Moved)
    (entry,) = room.play(seat, "end")
    assert entry == log.Held(seat, "end", entry.key) and room.table.waiting == (seat,)  # type: ignore[attr-defined]
    assert len(room.match.log) == 1


@pytest.mark.parametrize("seed", range(many(1, 40)))
@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_nobody_else_learns_of_a_held_move_undo_releases_it_and_confirm_plays_it(
    game: str, seats: int, seed: int
) -> None:
    dice = random.Random(seed)
    room = begun(game, seats, seed=seed, confirm=True)
    held = 0
    while room.table.state == "playing" and room.table.at < many(60, 200):
        seat = dice.choice(room.table.waiting)
        others = [viewer for viewer in viewers(room.match) if viewer != seat]
        move = dice.choice(room.match.legal(seat))
        before, hash, mine = [shown(room, other) for other in others], room.match.hash, shown(room, seat)
        together = bool(room.match.state.owing)
        (entry,) = room.play(seat, move)
        if isinstance(entry, log.Moved):
            assert not together, "an answer that others give too is always held, the last one as well"
            continue
        held += 1
        assert [shown(room, other) for other in others] == before and room.match.hash == hash
        seen = sight(room.table, seat, None)
        assert seen.held is not None and seen.held.move == move and seen.decision is None and seen.may_undo
        room.undo(seat)
        assert [shown(room, other) for other in others] == before and room.match.hash == hash
        assert shown(room, seat) == mine and seat not in room.table.held
        room.play(seat, move)
        expected = room.match.clone()
        expected.play(seat, move)
        room.confirm(seat)
        assert room.match.hash == expected.hash and seat not in room.table.held
        assert refusal_of(room, commands.confirm, room.person(seat), seat, room.table.at, "k") in (
            "nothing_held",
            "match_over",
        )
    assert held


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_whether_a_move_is_held_depends_only_on_what_its_player_knows(game: str, seats: int) -> None:
    for seed in range(many(2, 40)):
        dice = random.Random(seed)
        room = begun(game, seats, seed=seed)
        while room.table.state == "playing":
            seat = dice.choice(room.table.waiting)
            world = room.match.imagine(seat, seed + 1)
            for move in dice.sample(room.match.legal(seat), min(4, len(room.match.legal(seat)))):
                assert ends_turn(room.match, seat, move) == ends_turn(world, seat, move), move
            room.step(dice)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_held_move_is_shown_to_its_player_alike_in_every_world_they_could_be_in(court: str, seats: int) -> None:
    for game in (court, "paladins"):
        for seed in range(many(2, 60)):
            dice = random.Random(seed)
            room = begun(game, seats, seed=seed, confirm=True)
            while room.table.state == "playing" and room.table.at < 60:
                for seat in room.table.held:
                    truth = room.match.state
                    seen = shown(room, seat)
                    room.match.state = world = truth.imagine(seat, seed + 5)
                    world.revealed, world.committed = truth.revealed, truth.committed
                    assert shown(room, seat) == seen
                    room.match.state = truth
                room.step(dice)


def test_the_player_sees_the_held_move_as_if_it_were_played() -> None:
    room, seat = held_end()
    seen, expected = sight(room.table, seat, None), room.match.clone()
    expected.play(seat, "end")
    if expected.state.revealed == room.match.state.revealed:
        assert seen.view == expected.view(seat) and seen.moves == len(room.match.log) + 1
    assert seen.waiting == [seat] and not seen.over
    assert sight(room.table, 1 - seat, None).moves == len(room.match.log)


def test_a_held_move_that_would_show_something_new_is_not_shown_before_it_is_played() -> None:
    found = 0
    for seed in range(many(4, 40)):
        room = begun("paladins", 2, seed=seed, confirm=True)
        dice = random.Random(seed)
        while room.table.state == "playing" and room.table.at < 150:
            for seat, move in room.table.held.items():
                after = room.match.clone()
                after.play(seat, move)
                if after.state.revealed != room.match.state.revealed or after.over:
                    assert sight(room.table, seat, None).view == room.match.view(seat)
                    assert sight(room.table, seat, None).moves == len(room.match.log)
                    found += 1
            room.step(dice)
    assert found > 3


def test_several_seats_may_hold_their_answers_at_once() -> None:
    room = begun("paladins", 3, confirm=True)
    assert until(room, lambda each: len(each.table.waiting) == 3)
    before = room.match.hash
    for seat in (0, 1, 2):
        room.play(seat, room.match.legal(seat)[seat])
    assert set(room.table.held) == {0, 1, 2} and room.match.hash == before and shared(room)
    assert everything(room.again()) == everything(room.table)
    room.undo(1)
    assert set(room.table.held) == {0, 2}
    room.confirm(2)
    assert set(room.table.held) == {0} and room.match.state.answered(2) is not None
    room.undo(2)  # an answer that is in, while others owe theirs
    assert room.match.hash == before and set(room.table.held) == {0}
    for seat in (1, 2):
        room.play(seat, room.match.legal(seat)[seat])
    for seat in (2, 0, 1):
        room.confirm(seat)
    assert room.match.hash != before and not room.table.held
    assert everything(room.again()) == everything(room.table)


@pytest.mark.parametrize("how", ["leave", "lend", "show out", "time"])
def test_leaving_or_lending_drops_what_was_held(how: str) -> None:
    room, seat = held_end()
    person = room.person(seat)
    if how == "leave":
        room.do(commands.leave, person, seat)
        room.do(commands.sit, "cyril", seat)
    elif how == "lend":
        room.do(commands.lend, person, seat, "random")
        room.do(commands.take_back_seat, person, seat)
    elif how == "show out":
        room.table.host = "dana"
        room.do(commands.show_out, "dana", seat)
        room.do(commands.sit, "cyril", seat)
    else:
        room.table.tell(log.Lent(seat, "random"), room.now)
        room.table.tell(log.Returned(seat), room.now)
    assert not room.table.held and len(room.match.log) == 1
    assert refusal_of(room, commands.confirm, room.person(seat), seat, room.table.at, "k") == "nothing_held"
    room.play(seat, "end")
    assert room.table.held == {seat: "end"}


def test_a_move_that_may_not_be_played_is_not_held() -> None:
    room = begun("brothers", 2, confirm=True)
    seat = room.table.waiting[0]
    assert refusal_of(room, commands.play, room.person(seat), seat, "end", 0, "k") not in ("stale", "held_first")
    assert refusal_of(room, commands.play, room.person(1 - seat), 1 - seat, "take 1", 0, "k") == "not_your_turn"
    assert not room.table.held


def test_a_bots_move_waits_for_nobodys_word() -> None:
    room = begun("brothers", 2, None, None, confirm=True)
    until(room, lambda _: False)
    assert room.match.over and not any(isinstance(log.decode(body), log.Held) for _, body in room.rows)
