"""Nothing a viewer is sent depends on anything the viewer may not know: the same bytes in every world that fits."""

from __future__ import annotations

import random
from typing import Any

import pytest

import regnum
from regnum.core.codec import dump, encode
from regnum.core.rules import bystander
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.agreed import Clock
from regnum.table.errors import TableRefused
from regnum.table.sight import eyes_of, sight, steps_since, table_info
from regnum.table.table import Table
from regnum.testing.contract import tried_moves, viewers

from .setting import PEOPLE, WAYS, Room, begun, many, newcomer

SECRET = 918273645546372819  # a seed whose digits would be seen anywhere
CLOCK = Clock("turn", 60, 600)


def shown(table: Table, viewer: int | None) -> list[bytes]:
    """All that is sent to a viewer: who comes new, who was here a moment ago, and the table itself."""
    lately = steps_since(table, viewer, max(0, table.at - 4))
    return [encode(thing) for thing in (sight(table, viewer, None), lately, table_info(table))]


def in_another_world(table: Table, viewer: int | None, seed: int) -> Table:
    """The same table for this viewer, with everything else dealt anew; others hold other moves, too."""
    twin = table.copy()
    match, truth = twin.the_match(), table.the_match().state
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


def check_position(room: Room, seed: int) -> None:
    """Every viewer's bytes, in a world of their own."""
    table = room.table
    for viewer in viewers(room.match):
        twin = in_another_world(table, viewer, seed)
        assert shown(twin, viewer) == shown(table, viewer)
        if viewer is not None:
            moves = [*random.Random(seed).sample(tried_moves(room.match, viewer, seed, each=1), 3), "end", ""]
            moves += room.match.legal(viewer)[:2]
            for move in moves:
                assert outcome(twin, viewer, move) == outcome(table, viewer, move), move


@pytest.mark.parametrize("seed", range(many(1, 10)))
@pytest.mark.parametrize("confirm", [False, True], ids=["at once", "confirmed"])
@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_a_viewer_is_sent_the_same_bytes_however_things_really_lie(
    game: str, seats: int, confirm: bool, seed: int
) -> None:
    dice = random.Random(f"{game} {seats} {confirm} {seed}")
    room = begun(game, seats, seed=seed, confirm=confirm, clock=CLOCK)
    gap = many(50, 3)
    while room.table.state == "playing":
        if dice.randrange(gap) == 0:
            check_position(room, dice.getrandbits(30))
        if dice.random() < 0.1:
            hold_or_take_back(room, dice)
        room.now += dice.randrange(5000)
        room.step(dice)
    check_position_at_the_end(room)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_full_of_secrets_keeps_them_at_the_table(court: str, seats: int) -> None:
    for seed in range(many(6, 100)):
        dice = random.Random(seed)
        room = begun(court, seats, seed=seed, confirm=bool(seed % 2), clock=CLOCK)
        while room.table.state == "playing":
            for viewer in viewers(room.match):
                assert shown(in_another_world(room.table, viewer, seed), viewer) == shown(room.table, viewer)
            if dice.random() < 0.2:
                hold_or_take_back(room, dice)
            room.step(dice)


def test_a_card_drawn_unseen_is_told_to_its_player_only(court: str) -> None:
    compared = 0
    for seed in range(8):
        room = begun(court, 3, seed=seed)
        mover = room.table.waiting[0]
        for viewer in viewers(room.match):
            compared += told_alike(room.table, viewer, mover, "draw", seed)
        room.play(mover, "draw")
        own, others = (steps_since(room.table, viewer, None)[-1].events for viewer in (mover, None))
        assert encode(own) != encode(others)
        for viewer in viewers(room.match):
            assert encode(steps_since(room.table, viewer, 0)[-1].events) == encode(own if viewer == mover else others)
    assert compared >= 24


def hold_or_take_back(room: Room, dice: random.Random) -> None:
    """Somebody who is asked hesitates."""
    for seat in range(room.match.seats):
        try:
            room.undo(seat)
        except (regnum.IllegalMove, TableRefused):
            continue
        return


def check_position_at_the_end(room: Room) -> None:
    """Everybody sees the same result."""
    results = {encode(sight(room.table, viewer, None).result) for viewer in viewers(room.match)}
    assert len(results) == 1 and sight(room.table, None, None).over


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_what_follows_a_move_is_told_alike_where_it_looks_alike(game: str, seats: int) -> None:
    compared = 0
    for seed in range(many(1, 6)):
        dice = random.Random(seed)
        room = begun(game, seats, seed=seed)
        while room.table.state == "playing":
            if dice.randrange(many(9 * seats, 3)) == 0:
                mover = dice.choice(room.table.waiting)
                move = dice.choice(room.match.legal(mover))
                for viewer in viewers(room.match):
                    compared += told_alike(room.table, viewer, mover, move, dice.getrandbits(30))
            room.step(dice)
    assert compared


def told_alike(table: Table, viewer: int | None, mover: int, move: str, seed: int) -> int:
    """After the same move in both worlds, whoever sees the same view is sent the same in all."""
    one, other = table.copy(), in_another_world(table, viewer, seed)
    if other.the_match().why(mover, move) is not None:
        return 0
    for each in (one, other):
        each.tell(log.Moved(mover, move), 0)
    state, match = other.the_match().state, one.the_match()
    if encode(match.view(viewer)) != encode(other.the_match().view(viewer)) or match.over:
        return 0
    state.revealed, state.committed = match.state.revealed, match.state.committed
    assert shown(one, viewer) == shown(other, viewer), move
    return 1


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_neither_seed_nor_the_state_of_chance_is_ever_sent(game: str, seats: int) -> None:
    room = begun(game, seats, seed=SECRET, confirm=True)
    dice = random.Random(1)
    while room.table.state == "playing":
        if dice.randrange(many(24, 2)) == 0:
            chance = [str(number) for number in numbers_in(dump(room.match.state.chance)) if number > 10**6]
            sent = b"".join(part for viewer in viewers(room.match) for part in shown(room.table, viewer))
            assert chance and not [digits for digits in (str(SECRET), *chance) if digits.encode() in sent]
        room.step(dice)
    assert str(SECRET).encode() not in b"".join(shown(room.table, None))


def numbers_in(thing: Any) -> list[int]:
    """All numbers, however deep."""
    if isinstance(thing, dict):
        return [number for value in thing.values() for number in numbers_in(value)]
    if isinstance(thing, list):
        return [number for value in thing for number in numbers_in(value)]
    return [abs(thing)] if isinstance(thing, int) else []


def test_what_everybody_knows_of_a_table_holds_no_seed_no_moves_and_no_held_moves() -> None:
    room = begun("brothers", 2, seed=SECRET, confirm=True)
    seat = room.table.waiting[0]
    before = encode(table_info(room.table))
    room.play(seat, "take 1")
    room.play(seat, "end")
    assert room.table.held and encode(table_info(room.table)) == before
    assert str(SECRET).encode() not in before and b"take" not in before
    assert set(table_info(room.table).__struct_fields__) == {
        "id", "game", "edition", "state", "host", "seats", "opponents", "options", "agreed", "created", "followed",
        "hints",
    }  # fmt: skip


def test_whoever_left_and_came_back_and_whoever_only_looks_on_see_no_more_than_their_seat() -> None:
    for seed in range(many(5, 200)):
        dice = random.Random(seed)
        room = begun("paladins", 3, seed=seed)
        while room.table.state == "playing" and room.table.at < 60:
            seat = dice.randrange(3)
            person = room.table.seats[seat].person
            if person is not None and dice.random() < 0.2:
                room.do(commands.leave, person, seat)
                assert seat not in eyes_of(room.table, person, seat), "the seat's eyes stay at the seat"
                room.do(commands.sit, newcomer(room, seat, dice), seat)
            for who in PEOPLE:
                own = room.table.seats_of(who)
                for looking in (None, 0, 1, 2):
                    eyes, curtain = eyes_of(room.table, who, looking)
                    assert eyes is None or eyes in own
                    assert curtain is None or curtain in own
            room.step(dice)


def test_a_bystander_is_asked_nothing_holds_nothing_and_takes_nothing_back() -> None:
    room = begun("brothers", 2, confirm=True)
    seat = room.table.waiting[0]
    room.play(seat, "take 1")
    room.play(seat, "end")
    seen = sight(room.table, None, None)
    assert (seen.seat, seen.decision, seen.held, seen.undo, seen.may_undo) == (None, None, None, None, False)
