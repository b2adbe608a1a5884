"""What a worker caches and how it chooses moves, without any process."""

from __future__ import annotations

import io
import json

import msgspec
import pytest

import regnum
from regnum.bots import LEVELS, Search
from regnum.core.errors import IllegalMove, OptionError
from regnum.server.workers.match_cache import MatchCache
from regnum.server.workers.protocol import (
    AnalysisRequest,
    ChosenMove,
    Findings,
    MatchSource,
    MoveRequest,
    WorkerFault,
    WorkerReady,
    WorkerReply,
    WorkerRequest,
)
from regnum.server.workers.thinking import choose_move, evaluate_moves, timed_bot
from regnum.server.workers.worker import serve

GAMES = regnum.games()
PLENTY = 60.0  # seconds


def played(game: str, moves: int, seats: int = 2, seed: int = 5) -> regnum.Match:
    """Return a match some moves after its opening."""
    match = regnum.new(game, seats=seats, seed=seed)
    player = regnum.bot("random", seed)
    for _ in range(moves):
        if not match.over:
            match.play(match.waiting[0], player.choose(match, match.waiting[0]))
    return match


def moves_of(match: regnum.Match) -> list[tuple[int, str]]:
    return [(each.seat, each.move.text) for each in match.log]


def header(match: regnum.Match) -> str:
    return match.record().splitlines()[0] + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_list_of_moves_continues_from_the_remembered_match(game: str) -> None:
    match = played(game, 30)
    source, moves, memory = MatchSource(header(match), "table"), moves_of(match), MatchCache()
    first = memory.match(source, moves[:20])
    assert memory.match(source, moves) is first
    assert first.hash == match.hash


@pytest.mark.parametrize("game", GAMES)
def test_moves_that_were_taken_back_are_forgotten(game: str) -> None:
    match = played(game, 12)
    source, moves, memory = MatchSource(header(match), "table"), moves_of(match), MatchCache()
    memory.match(source, moves)
    assert memory.match(source, moves[:7]).hash == match.rewound(7).hash
    other = match.rewound(11)
    seat = other.waiting[0]
    other.play(seat, next(move for move in reversed(other.legal(seat))))
    memory.match(source, moves)
    assert memory.match(source, moves_of(other)).hash == other.hash


def test_the_same_key_with_another_record_is_another_match() -> None:
    one, two, memory = played(GAMES[0], 3, seed=1), played(GAMES[0], 3, seed=2), MatchCache()
    assert memory.match(MatchSource(one.record(), "table"), []).hash == one.hash
    assert memory.match(MatchSource(two.record(), "table"), []).hash == two.hash


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_source_may_be_imagined(game: str, seat: int) -> None:
    match = played(game, 10)
    world = match.imagine(None if seat == -1 else seat, 77)
    memory = MatchCache()
    source = MatchSource(match.record(), "sandbox", (seat, 77))
    assert memory.match(source, []).hash == world.hash
    asked = world.waiting[0]
    move = world.legal(asked)[0]
    world.play(asked, move)
    assert memory.match(source, [(asked, move)]).hash == world.hash
    assert memory.match(source, []).hash == match.imagine(None if seat == -1 else seat, 77).hash


def test_only_so_many_matches_are_remembered() -> None:
    match, memory = played(GAMES[0], 0), MatchCache(size=3)
    for key in "abcde":
        memory.match(MatchSource(match.record(), key), [])
    memory.match(MatchSource(match.record(), "c"), [])
    memory.match(MatchSource(match.record(), "f"), [])
    assert list(memory.matches) == ["e", "c", "f"]


def test_a_match_that_fails_half_way_is_not_kept() -> None:
    match, memory = played(GAMES[0], 4), MatchCache()
    source, moves = MatchSource(header(match), "table"), moves_of(match)
    memory.match(source, moves[:2])
    with pytest.raises(IllegalMove):
        memory.match(source, [*moves[:3], (0, "no such move")])
    assert memory.match(source, moves).hash == match.hash


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", *list(LEVELS)[:3]])
def test_a_bot_chooses_here_as_it_does_at_home(game: str, name: str) -> None:
    for moves in (0, 9, 25):
        match = played(game, moves, seed=moves)
        seat = match.waiting[0]
        before = match.hash
        assert choose_move(match, seat, name, 41) == regnum.bot(name, 41).choose(match, seat)
        assert match.hash == before


@pytest.mark.parametrize("game", GAMES)
def test_neither_choice_nor_findings_know_what_the_seat_cannot_know(game: str) -> None:
    for moves in (0, 6, 17, 33):
        match = played(game, moves, seats=regnum.info(game).seats[1], seed=moves)
        for seat in match.waiting:
            assert len({match.imagine(seat, 1000 + k).hash for k in range(4)}) > 1, "something is hidden"
            own = evaluate_moves(match, seat, "knight", 8, PLENTY), choose_move(match, seat, "knight", 8, PLENTY)
            for k in range(4):
                world = match.imagine(seat, 1000 + k)
                assert (
                    evaluate_moves(world, seat, "knight", 8, PLENTY),
                    choose_move(world, seat, "knight", 8, PLENTY),
                ) == own


@pytest.mark.parametrize("game", GAMES)
def test_findings_tell_chance_and_points_of_moves_worth_a_try_best_first(game: str) -> None:
    match = played(game, 14)
    seat = match.waiting[0]
    findings = evaluate_moves(match, seat, "knight", 3, PLENTY)
    prospects = findings.prospects
    assert {each.move for each in prospects} <= set(match.legal(seat)) and findings.move == prospects[0].move
    assert [each.visits for each in prospects] == sorted((each.visits for each in prospects), reverse=True)
    assert all(0 <= each.chance <= 1 for each in prospects) and findings.tries == sum(each.visits for each in prospects)
    assert len(findings.chances) == len(match.colours) and sum(findings.chances) == pytest.approx(1, abs=0.001)
    assert findings.chances[seat] == prospects[0].chance
    assert findings == evaluate_moves(match, seat, "knight", 3, PLENTY)


@pytest.mark.parametrize("name", ["random", "page", "castellan"])
def test_a_move_is_weighed_in_any_case_if_somebody_wants_to_know(name: str) -> None:
    match = played(GAMES[0], 14)
    seat = match.waiting[0]
    for also in match.legal(seat):
        assert also in {each.move for each in evaluate_moves(match, seat, name, 3, PLENTY, also).prospects}


def test_a_bot_keeps_its_own_time_and_the_budget() -> None:
    def seconds(name: str, budget_s: float) -> float:
        player = timed_bot(name, 1, budget_s)
        assert isinstance(player, Search)
        return player.seconds

    for name in ("knight", "castellan", "king"):
        assert seconds(name, 0) == seconds(name, PLENTY) == LEVELS[name].seconds
        assert 0 < seconds(name, 0.5) < 0.5
    assert seconds("king", 5) < 5 and seconds("search", PLENTY) == 2


def test_a_seat_that_is_not_asked_has_nothing_to_think_about() -> None:
    match = played(GAMES[0], 0)
    (other,) = {0, 1} - set(match.waiting)
    with pytest.raises(OptionError, match="is not to move"):
        evaluate_moves(match, other, "greedy", 1)


def spoken(*lines: bytes) -> list[WorkerReply]:
    """What a worker answers to these lines."""
    answers = io.BytesIO()
    serve(io.BytesIO(b"".join(line + b"\n" for line in lines)), answers)
    return [msgspec.json.decode(line, type=WorkerReply) for line in answers.getvalue().splitlines()]


def test_a_worker_answers_errors_and_lives_on_and_tells_no_secrets() -> None:
    match = played(GAMES[0], 2)
    seat = match.waiting[0]
    source = MatchSource(match.record(), "table")
    asked: list[MoveRequest | AnalysisRequest] = [
        MoveRequest(source, [(seat, "a secret move")], seat, "greedy", 1),
        MoveRequest(MatchSource("secret record", "other"), [], seat, "greedy", 1),
        MoveRequest(source, [], 9, "greedy", 1),
        MoveRequest(source, [], seat, "secret bot", 1),
        MoveRequest(source, [], seat, "greedy", -1),
        MoveRequest(source, [], seat, "greedy", 1),
        AnalysisRequest(source, [], seat, "greedy", 1),
    ]
    lines = [msgspec.json.encode(WorkerRequest(n, each)) for n, each in enumerate(asked, start=1)]
    replies = spoken(b"nonsense", *lines)
    assert [reply.n for reply in replies] == [0, 0, *range(1, len(asked) + 1)]
    kinds = [type(reply.said) for reply in replies]
    assert kinds == [WorkerReady, *[WorkerFault] * 6, ChosenMove, Findings]
    faults = json.dumps([[each.said.kind, each.said.where] for each in replies if isinstance(each.said, WorkerFault)])
    assert "IllegalMove" in faults and "secret" not in faults
