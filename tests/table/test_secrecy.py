"""Nothing a viewer is sent depends on anything the viewer may not know: the same bytes for every hidden deal."""

from __future__ import annotations

import random
from typing import Any

import pytest

import regnum
from regnum.core.codec import dump, encode
from regnum.core.rules import bystander
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.errors import TableRefused
from regnum.table.settings import Clock
from regnum.table.snapshot import snapshot_of, steps_since, table_info, viewpoint_of
from regnum.table.table import Table
from regnum.testing.contract import tried_moves, viewers

from .harness import GAMES_AND_SEATS, PEOPLE, Harness, begun, many, newcomer

SECRET = 918273645546372819  # a seed whose digits would be seen anywhere
CLOCK = Clock("turn", 60, 600)


def shown(table: Table, viewer: int | None) -> list[bytes]:
    """All that is sent to a viewer: who comes new, who was here a moment ago, and the table itself."""
    lately = steps_since(table, viewer, max(0, table.at - 4))
    return [encode(thing) for thing in (snapshot_of(table, viewer, None), lately, table_info(table))]


def in_another_world(table: Table, viewer: int | None, seed: int) -> Table:
    """The same table for this viewer, with everything else dealt again; others hold other moves, too."""
    twin = table.copy()
    match, truth = table.the_match().clone(), table.the_match().state
    twin.match = match
    world = truth.imagine(bystander(viewer), seed)
    world.revealed, world.committed = truth.revealed, truth.committed
    match.state = world
    dice = random.Random(seed)
    for seat in twin.held:
        if seat != viewer:
            twin.held[seat] = dice.choice(match.legal(seat))
    return twin


def outcome(table: Table, seat: int, move: str) -> tuple[Any, ...]:
    """What the seat's player is answered to a move: a refusal, word for word, or whether it is held or played."""
    person = table.seats[seat].person or ""
    try:
        (entry,) = commands.play(table.copy(), person, seat, move, table.at, "k", 0)
    except (regnum.IllegalMove, TableRefused) as wrong:
        return (str(wrong), encode(wrong.refusal))
    return (type(entry), entry)


def check_position(harness: Harness, seed: int) -> None:
    """Every viewer's bytes, each with another hidden deal."""
    table = harness.table
    for viewer in viewers(harness.match):
        twin = in_another_world(table, viewer, seed)
        assert shown(twin, viewer) == shown(table, viewer)
        if viewer is not None:
            moves = [*random.Random(seed).sample(tried_moves(harness.match, viewer, seed, each=1), 3), "end", ""]
            moves += harness.match.legal(viewer)[:2]
            for move in moves:
                assert outcome(twin, viewer, move) == outcome(table, viewer, move), move


@pytest.mark.parametrize("seed", range(many(1, 10)))
@pytest.mark.parametrize("confirm", [False, True], ids=["at once", "confirmed"])
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_a_viewer_is_sent_the_same_bytes_however_things_really_lie(
    game: str, seats: int, confirm: bool, seed: int
) -> None:
    dice = random.Random(f"{game} {seats} {confirm} {seed}")
    harness = begun(game, seats, seed=seed, confirm=confirm, clock=CLOCK)
    gap = many(50, 3)
    while harness.table.state == "playing":
        if dice.randrange(gap) == 0:
            check_position(harness, dice.getrandbits(30))
        if dice.random() < 0.1:
            hold_or_take_back(harness, dice)
        harness.now += dice.randrange(5000)
        harness.step(dice)
    check_position_at_the_end(harness)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_full_of_secrets_keeps_them_at_the_table(court: str, seats: int) -> None:
    for seed in range(many(6, 100)):
        dice = random.Random(seed)
        harness = begun(court, seats, seed=seed, confirm=bool(seed % 2), clock=CLOCK)
        while harness.table.state == "playing":
            for viewer in viewers(harness.match):
                assert shown(in_another_world(harness.table, viewer, seed), viewer) == shown(harness.table, viewer)
            if dice.random() < 0.2:
                hold_or_take_back(harness, dice)
            harness.step(dice)


def test_a_card_drawn_unseen_is_sent_to_its_player_only(court: str) -> None:
    compared = 0
    for seed in range(8):
        harness = begun(court, 3, seed=seed)
        mover = harness.table.waiting[0]
        for viewer in viewers(harness.match):
            compared += sent_alike(harness.table, viewer, mover, "draw", seed)
        harness.play(mover, "draw")
        own, others = (steps_since(harness.table, viewer, None)[-1].events for viewer in (mover, None))
        assert encode(own) != encode(others)
        for viewer in viewers(harness.match):
            assert encode(steps_since(harness.table, viewer, 0)[-1].events) == encode(
                own if viewer == mover else others
            )
    assert compared >= 24


def hold_or_take_back(harness: Harness, dice: random.Random) -> None:
    """A person who is asked hesitates."""
    for seat in range(harness.match.seats):
        try:
            harness.undo(seat)
        except (regnum.IllegalMove, TableRefused):
            continue
        return


def check_position_at_the_end(harness: Harness) -> None:
    """Every viewer sees the same result."""
    results = {encode(snapshot_of(harness.table, viewer, None).result) for viewer in viewers(harness.match)}
    assert len(results) == 1 and snapshot_of(harness.table, None, None).over


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_what_follows_a_move_is_sent_alike_where_views_are_alike(game: str, seats: int) -> None:
    compared = 0
    for seed in range(many(1, 6)):
        dice = random.Random(seed)
        harness = begun(game, seats, seed=seed)
        while harness.table.state == "playing":
            if dice.randrange(many(9 * seats, 3)) == 0:
                mover = dice.choice(harness.table.waiting)
                move = dice.choice(harness.match.legal(mover))
                for viewer in viewers(harness.match):
                    compared += sent_alike(harness.table, viewer, mover, move, dice.getrandbits(30))
            harness.step(dice)
    assert compared


def sent_alike(table: Table, viewer: int | None, mover: int, move: str, seed: int) -> int:
    """After the same move in both deals, whoever has the same view is sent the same bytes."""
    one, other = table.copy(), in_another_world(table, viewer, seed)
    if other.the_match().why(mover, move) is not None:
        return 0
    for each in (one, other):
        each.apply(log.Moved(mover, move), 0)
    state, match = other.the_match().state, one.the_match()
    if encode(match.view(viewer)) != encode(other.the_match().view(viewer)) or match.over:
        return 0
    state.revealed, state.committed = match.state.revealed, match.state.committed
    assert shown(one, viewer) == shown(other, viewer), move
    return 1


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_neither_seed_nor_the_state_of_chance_is_ever_sent(game: str, seats: int) -> None:
    harness = begun(game, seats, seed=SECRET, confirm=True)
    dice = random.Random(1)
    while harness.table.state == "playing":
        if dice.randrange(many(24, 2)) == 0:
            chance = [str(number) for number in numbers_in(dump(harness.match.state.chance)) if number > 10**6]
            sent = b"".join(part for viewer in viewers(harness.match) for part in shown(harness.table, viewer))
            assert chance and not [digits for digits in (str(SECRET), *chance) if digits.encode() in sent]
        harness.step(dice)
    assert str(SECRET).encode() not in b"".join(shown(harness.table, None))


def numbers_in(thing: Any) -> list[int]:
    """All numbers, however deep."""
    if isinstance(thing, dict):
        return [number for value in thing.values() for number in numbers_in(value)]
    if isinstance(thing, list):
        return [number for value in thing for number in numbers_in(value)]
    return [abs(thing)] if isinstance(thing, int) else []


def test_the_public_info_of_a_table_holds_no_seed_no_moves_and_no_held_moves() -> None:
    harness = begun("brothers", 2, seed=SECRET, confirm=True)
    seat = harness.table.waiting[0]
    before = encode(table_info(harness.table))
    harness.play(seat, "take 1")
    harness.play(seat, "end")
    assert harness.table.held and encode(table_info(harness.table)) == before
    assert str(SECRET).encode() not in before and b"take" not in before
    assert set(table_info(harness.table).__struct_fields__) == {
        "id", "game", "edition", "state", "host", "seats", "opponents", "options", "agreed", "created", "followed",
        "hints", "begun", "ended", "rematch",
    }  # fmt: skip


def test_whoever_left_and_came_back_and_whoever_only_looks_on_see_no_more_than_their_seat() -> None:
    for seed in range(many(5, 200)):
        dice = random.Random(seed)
        harness = begun("paladins", 3, seed=seed)
        while harness.table.state == "playing" and harness.table.at < 60:
            seat = dice.randrange(3)
            person = harness.table.seats[seat].person
            if person is not None and dice.random() < 0.2:
                harness.do(commands.leave, person, seat)
                assert seat not in viewpoint_of(harness.table, person, seat), "the seat's viewpoint stays with the seat"
                harness.do(commands.sit, newcomer(harness, seat, dice), seat)
            for who in PEOPLE:
                own = harness.table.seats_of(who)
                for looking in (None, 0, 1, 2):
                    viewpoint, curtain = viewpoint_of(harness.table, who, looking)
                    assert viewpoint is None or viewpoint in own
                    assert curtain is None or curtain in own
            harness.step(dice)


def test_a_spectator_is_asked_nothing_holds_nothing_and_takes_nothing_back() -> None:
    harness = begun("brothers", 2, confirm=True)
    seat = harness.table.waiting[0]
    harness.play(seat, "take 1")
    harness.play(seat, "end")
    seen = snapshot_of(harness.table, None, None)
    assert (seen.seat, seen.decision, seen.held, seen.undo, seen.may_undo) == (None, None, None, None, False)
