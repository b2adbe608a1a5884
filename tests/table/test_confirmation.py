"""A move that ends the turn waits for its player's confirmation, and no other viewer learns of it before."""

from __future__ import annotations

import random

import msgspec
import pytest

from regnum.core.codec import encode
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.commands import ends_turn
from regnum.table.snapshot import snapshot_of, table_info
from regnum.testing.contract import viewers

from .harness import GAMES_AND_SEATS, Harness, begun, everything, many, refusal_of, shared, until


def shown(harness: Harness, viewer: int | None) -> bytes:
    """All that a viewer has of the table, but for the length of the play log."""
    seen = snapshot_of(harness.table, viewer, harness.table.at)
    return encode([msgspec.structs.replace(seen, at=0), table_info(harness.table)])


def held_end() -> tuple[Harness, int]:
    """A turn whose end waits."""
    harness = begun("brothers", 2, confirm=True)
    seat = harness.table.waiting[0]
    harness.play(seat, "take 1")
    harness.play(seat, "end")
    return harness, seat


def test_without_confirmation_every_move_is_played_at_once() -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    harness.play(seat, "take 1")
    (entry,) = harness.play(seat, "end")
    assert isinstance(entry, log.Moved) and harness.table.waiting == (1 - seat,)


def test_a_move_that_ends_the_turn_is_held_others_are_played() -> None:
    harness = begun("brothers", 2, confirm=True)
    seat = harness.table.waiting[0]
    (entry,) = harness.play(seat, "take 1")
    assert isinstance(entry, log.Moved)
    (entry,) = harness.play(seat, "end")
    assert entry == log.Held(seat, "end", entry.key) and harness.table.waiting == (seat,)  # type: ignore[attr-defined]
    assert len(harness.match.log) == 1


@pytest.mark.parametrize("seed", range(many(1, 40)))
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_no_other_viewer_learns_of_a_held_move_undo_releases_it_and_confirm_plays_it(
    game: str, seats: int, seed: int
) -> None:
    dice = random.Random(seed)
    harness = begun(game, seats, seed=seed, confirm=True)
    held = 0
    while harness.table.state == "playing" and harness.table.at < many(60, 200):
        seat = dice.choice(harness.table.waiting)
        others = [viewer for viewer in viewers(harness.match) if viewer != seat]
        move = dice.choice(harness.match.legal(seat))
        before, hash, mine = [shown(harness, other) for other in others], harness.match.hash, shown(harness, seat)
        together = bool(harness.match.state.owing)
        (entry,) = harness.play(seat, move)
        if isinstance(entry, log.Moved):
            assert not together, "an answer that others give too is always held, the last one as well"
            continue
        held += 1
        assert [shown(harness, other) for other in others] == before and harness.match.hash == hash
        seen = snapshot_of(harness.table, seat, None)
        assert seen.held is not None and seen.held.move == move and seen.decision is None and seen.may_undo
        harness.undo(seat)
        assert [shown(harness, other) for other in others] == before and harness.match.hash == hash
        assert shown(harness, seat) == mine and seat not in harness.table.held
        harness.play(seat, move)
        expected = harness.match.clone()
        expected.play(seat, move)
        harness.confirm(seat)
        assert harness.match.hash == expected.hash and seat not in harness.table.held
        assert refusal_of(harness, commands.confirm, harness.person(seat), seat, harness.table.at, "k") in (
            "nothing_held",
            "match_over",
        )
    assert held


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_whether_a_move_is_held_depends_only_on_what_its_player_knows(game: str, seats: int) -> None:
    for seed in range(many(2, 40)):
        dice = random.Random(seed)
        harness = begun(game, seats, seed=seed)
        while harness.table.state == "playing":
            seat = dice.choice(harness.table.waiting)
            world = harness.match.imagine(seat, seed + 1)
            for move in dice.sample(harness.match.legal(seat), min(4, len(harness.match.legal(seat)))):
                real, imagined = harness.match.read(move), world.read(move)
                assert ends_turn(harness.match, seat, real) == ends_turn(world, seat, imagined), move
            harness.step(dice)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_held_move_is_shown_to_its_player_alike_in_every_world_they_could_be_in(court: str, seats: int) -> None:
    for game in (court, "paladins"):
        for seed in range(many(2, 60)):
            dice = random.Random(seed)
            harness = begun(game, seats, seed=seed, confirm=True)
            while harness.table.state == "playing" and harness.table.at < 60:
                for seat in harness.table.held:
                    truth = harness.match.state
                    seen = shown(harness, seat)
                    harness.match.state = world = truth.imagine(seat, seed + 5)
                    world.revealed, world.committed = truth.revealed, truth.committed
                    assert shown(harness, seat) == seen
                    harness.match.state = truth
                harness.step(dice)


def test_the_player_sees_the_held_move_as_if_it_were_played() -> None:
    harness, seat = held_end()
    seen, expected = snapshot_of(harness.table, seat, None), harness.match.clone()
    expected.play(seat, "end")
    if expected.state.revealed == harness.match.state.revealed:
        assert seen.view == expected.view(seat) and seen.moves == len(harness.match.log) + 1
    assert seen.waiting == [seat] and not seen.over
    assert snapshot_of(harness.table, 1 - seat, None).moves == len(harness.match.log)


def test_a_held_move_that_would_show_something_new_is_not_shown_before_it_is_played() -> None:
    found = 0
    for seed in range(many(4, 40)):
        harness = begun("paladins", 2, seed=seed, confirm=True)
        dice = random.Random(seed)
        while harness.table.state == "playing" and harness.table.at < 150:
            for seat, move in harness.table.held.items():
                after = harness.match.clone()
                after.play(seat, move)
                if after.state.revealed != harness.match.state.revealed or after.over:
                    assert snapshot_of(harness.table, seat, None).view == harness.match.view(seat)
                    assert snapshot_of(harness.table, seat, None).moves == len(harness.match.log)
                    found += 1
            harness.step(dice)
    assert found > 3


def test_several_seats_may_hold_their_answers_at_once() -> None:
    harness = begun("paladins", 3, confirm=True)
    assert until(harness, lambda each: len(each.table.waiting) == 3)
    before = harness.match.hash
    for seat in (0, 1, 2):
        harness.play(seat, harness.match.legal(seat)[seat])
    assert set(harness.table.held) == {0, 1, 2} and harness.match.hash == before and shared(harness)
    assert everything(harness.again()) == everything(harness.table)
    harness.undo(1)
    assert set(harness.table.held) == {0, 2}
    harness.confirm(2)
    assert set(harness.table.held) == {0} and harness.match.state.answered(2) is not None
    harness.undo(2)  # an answer that is in, while others owe theirs
    assert harness.match.hash == before and set(harness.table.held) == {0}
    for seat in (1, 2):
        harness.play(seat, harness.match.legal(seat)[seat])
    for seat in (2, 0, 1):
        harness.confirm(seat)
    assert harness.match.hash != before and not harness.table.held
    assert everything(harness.again()) == everything(harness.table)


@pytest.mark.parametrize("how", ["leave", "lend", "show out", "time"])
def test_leaving_or_lending_drops_what_was_held(how: str) -> None:
    harness, seat = held_end()
    person = harness.person(seat)
    if how == "leave":
        harness.do(commands.leave, person, seat)
        harness.do(commands.sit, "cyril", seat)
    elif how == "lend":
        harness.do(commands.lend, person, seat, "random")
        harness.do(commands.take_back_seat, person, seat)
    elif how == "show out":
        harness.table.host = "dana"
        harness.do(commands.show_out, "dana", seat)
        harness.do(commands.sit, "cyril", seat)
    else:
        harness.table.apply(log.Lent(seat, "random"), harness.now)
        harness.table.apply(log.Returned(seat), harness.now)
    assert not harness.table.held and len(harness.match.log) == 1
    assert refusal_of(harness, commands.confirm, harness.person(seat), seat, harness.table.at, "k") == "nothing_held"
    harness.play(seat, "end")
    assert harness.table.held == {seat: "end"}


def test_a_move_that_may_not_be_played_is_not_held() -> None:
    harness = begun("brothers", 2, confirm=True)
    seat = harness.table.waiting[0]
    assert refusal_of(harness, commands.play, harness.person(seat), seat, "end", 0, "k") not in ("stale", "held_first")
    assert refusal_of(harness, commands.play, harness.person(1 - seat), 1 - seat, "take 1", 0, "k") == "not_your_turn"
    assert not harness.table.held


def test_a_bots_move_needs_no_confirmation() -> None:
    harness = begun("brothers", 2, None, None, confirm=True)
    until(harness, lambda _: False)
    assert harness.match.over and not any(isinstance(log.decode(body), log.Held) for _, body in harness.rows)
