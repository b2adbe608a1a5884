"""A sandbox: any position of a finished match, or one's own running one as far as one knows it, to try things out."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import regnum
from regnum.core import match as matches
from regnum.core.codec import encode
from regnum.core.match import Match
from regnum.core.rules import Box
from regnum.table import commands
from regnum.table.settings import ForkSource
from regnum.table.snapshot import snapshot_of, table_info, undo_of
from regnum.table.table import Table
from regnum.testing.contract import TableSetup, position, viewers

from .harness import GAMES_AND_SEATS, START, Harness, begun, everything, many, refusal_of, until

SECRET = 918273645546372819  # a seed whose digits would be seen anywhere


def fork(record: str, imagined: tuple[int, int] | None = None, person: str = "ana") -> Harness:
    """A sandbox from a record."""
    harness = Harness(Table("t2"))
    harness.do(commands.fork, person, ForkSource(record, "t1", imagined))
    return harness


def finished(game: str, seats: int, seed: int = 5) -> regnum.Match:
    """A match that is over."""
    return position(TableSetup(game, seats, {}), seed, 10**6)


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_a_finished_match_is_forked_at_any_move(game: str, seats: int) -> None:
    match = finished(game, seats)
    for moves in [0, 1, *range(7, len(match.log), 23), len(match.log)]:
        there = match.rewound(moves)
        harness = fork(there.record())
        assert harness.match.hash == there.hash and harness.table.waiting == there.waiting
        assert harness.table.seats_of("ana") == list(range(seats)) and harness.table.host == "ana"
        assert harness.table.state == ("over" if moves == len(match.log) else "playing")
        assert harness.table.agreed.sandbox and not harness.table.agreed.watchers and not harness.table.agreed.listed
        assert everything(harness.again()) == everything(harness.table)


def test_a_record_is_replayed_once_for_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    record, replay, texts = finished("brothers", 2, seed=8).record(), matches.replay, list[str]()

    def counted(text: str, find: Callable[[str, int], Box[Any]]) -> Match:
        texts.append(text)
        return replay(text, find)

    monkeypatch.setattr(matches, "replay", counted)
    fork(record), fork(record, (0, 9))
    assert texts == [record] * 2, "once for each position to start from"


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_a_fork_of_a_running_match_shows_what_its_seat_knows_and_hides_what_it_does_not(game: str, seats: int) -> None:
    for depth in range(0, many(50, 300), many(24, 7)):
        match = position(TableSetup(game, seats, {}), SECRET, depth)
        if match.over:
            break
        for viewer in viewers(match):
            harness = fork(match.record(), (-1 if viewer is None else viewer, 77))
            table = harness.table
            seen = snapshot_of(table, viewer, None)
            assert encode([seen.view, seen.scene.plain(), seen.decision, seen.waiting]) == encode(
                [
                    match.view(viewer),
                    match.scene(viewer),
                    match.decision(viewer) if viewer is not None else None,
                    match.waiting,
                ]
            )
            sent = encode([table_info(table), *(snapshot_of(table, each, None) for each in viewers(match))])
            assert str(SECRET).encode() not in sent and b"game=" not in sent, "the record is not sent"
            twin = match.imagine(viewer, 3)
            assert table.match is not None and twin.imagine(viewer, 77).hash == table.match.hash, (
                "however things really lie, the sandbox is the same"
            )
            assert everything(harness.again()) == everything(table)


@pytest.mark.parametrize("imagined", [None, (0, 9)], ids=["record", "imagined"])
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_in_a_sandbox_everything_can_be_taken_back_to_where_it_began(
    game: str, seats: int, imagined: tuple[int, int] | None
) -> None:
    harness = fork(position(TableSetup(game, seats, {}), 4, 20).record(), imagined)
    dice, hashes = random.Random(2), [harness.match.hash]
    while harness.table.state == "playing" and len(hashes) < 40:
        harness.step(dice)
        hashes.append(harness.match.hash)
    at = harness.table.at
    for hash in reversed(hashes[:-1]):
        assert undo_of(harness.table, 0) == (True, None)
        harness.undo(0)
        at += 1
        assert harness.match.hash == hash and harness.table.at == at
    assert refusal_of(harness, commands.undo, "ana", 0, at, "k") == "sandbox_start"
    may, refusal = undo_of(harness.table, 0)
    assert not may and refusal is not None and refusal.code == "sandbox_start"
    assert everything(harness.again()) == everything(harness.table)
    harness.step(dice)
    assert len(harness.table.story()) == 1


@pytest.mark.parametrize(("game", "seats"), [each for each in GAMES_AND_SEATS if each[1] > 1])
def test_one_step_back_goes_over_what_the_bots_have_answered(game: str, seats: int) -> None:
    harness = fork(position(TableSetup(game, seats, {}), 4, 20).record())
    for seat in range(1, seats):
        harness.do(commands.lend, "ana", seat, "random")
    mine: list[str] = []
    dice = random.Random(8)
    while harness.table.state == "playing" and len(mine) < 8:
        if harness.table.bot_to_move() is None:
            mine.append(harness.match.hash)
        harness.step(dice)
    while harness.table.state == "playing" and harness.table.bot_to_move() is not None:
        harness.step(dice)
    for hash in reversed(mine):
        moves = len(harness.table.story())
        harness.undo(0)
        assert harness.match.hash == hash
        assert len(harness.table.steps[-1].undoes) == moves - len(harness.table.story()) > 0
    assert everything(harness.again()) == everything(harness.table)
    assert refusal_of(harness, commands.undo, "ana", 0, harness.table.at, "k") == "sandbox_start"


def test_a_bots_answer_to_a_position_that_was_taken_back_is_not_played() -> None:
    harness = fork(position(TableSetup("brothers", 2, {}), 4, 20).record())
    seat = harness.table.waiting[0]
    harness.do(commands.lend, "ana", seat, "random")
    move, at = harness.match.legal(seat)[0], harness.table.at
    assert commands.bot_plays(harness.table.copy(), seat, "random", move, at + 1, START) == []
    assert commands.bot_plays(harness.table.copy(), seat, "random", move, at, START) != []


def test_even_a_finished_position_can_be_taken_back_when_it_was_finished_here() -> None:
    match = finished("brothers", 2)
    harness = fork(match.rewound(len(match.log) - 3).record())
    until(harness, lambda _: False)
    ended, over = harness.table.state, harness.match.over
    assert ended == "over" and over
    assert snapshot_of(harness.table, 0, None).may_undo and snapshot_of(harness.table, 0, None).over
    harness.undo(0)
    assert harness.table.state == "playing" and not harness.match.over and harness.table.waiting
    assert everything(harness.again()) == everything(harness.table)


def test_the_end_of_a_record_is_the_start_of_its_sandbox() -> None:
    harness = fork(finished("brothers", 2).record())
    assert harness.table.state == "over"
    assert refusal_of(harness, commands.undo, "ana", 0, 0, "k") == "sandbox_start"
    assert not snapshot_of(harness.table, 0, None).may_undo


def test_a_sandbox_belongs_to_one_person() -> None:
    harness = fork(finished("brothers", 2).rewound(4).record())
    seat = harness.table.waiting[0]
    assert refusal_of(harness, commands.play, "bob", seat, "end", 0, "k") == "not_your_seat"
    assert refusal_of(harness, commands.undo, "bob", seat, 0, "k") == "not_your_seat"
    assert refusal_of(harness, commands.sit, "bob", 0) == "seat_taken"


def test_the_match_that_was_forked_goes_its_own_way() -> None:
    table = begun("paladins", 2)
    until(table, lambda each: each.table.at == 12)
    before = everything(table.table)
    harness = fork(table.match.record(), (0, 5))
    until(harness, lambda _: False)
    assert everything(table.table) == before


def test_a_record_that_cannot_be_read_is_not_forked() -> None:
    with pytest.raises(regnum.RecordError):
        fork("nonsense")
    with pytest.raises(regnum.OptionError, match="seats 0 to 1"):
        fork(finished("brothers", 2).rewound(3).record(), (2, 1))


def test_stale_commands_are_refused_in_a_sandbox_too() -> None:
    harness = fork(finished("brothers", 2).rewound(4).record())
    seat = harness.table.waiting[0]
    harness.play(seat, harness.match.legal(seat)[0])
    assert refusal_of(harness, commands.undo, "ana", seat, 0, "k") == "stale"
