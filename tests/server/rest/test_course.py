"""The score history of a match, and stepping through a record without replaying it each time."""

from __future__ import annotations

import random
from pathlib import Path
from threading import Thread

import pytest

import regnum
from regnum.core.match import Match
from regnum.server import replays
from regnum.server.settings import Limits, Rate
from tests.server.rest.client import GAME, api_server, problem, refusal, table
from tests.server.rest.test_records import played


async def test_the_course_of_a_record_ends_with_its_result(tmp_path: Path) -> None:
    match = played()
    async with api_server(tmp_path) as opened:
        course = await opened.anonymous().post("/api/course", {"record": match.record()})
        assert course["sides"] == 2 and [each["moves"] for each in course["points"]] == list(range(len(match.log) + 1))
        assert course["points"][-1]["totals"] == match.result.totals  # type: ignore[union-attr]
        for moves in (0, 5, len(match.log) // 2):
            then = match.rewound(moves)
            assert course["points"][moves]["totals"] == [sum(n for _, n in then.score(side)) for side in range(2)]


async def test_an_official_opponent_has_a_course_too(tmp_path: Path) -> None:
    match, dice = regnum.new(GAME, seats=1, seed=4), random.Random(4)
    while not match.over:
        match.play(0, dice.choice(match.legal(0)))
    async with api_server(tmp_path) as opened:
        course = await opened.anonymous().post("/api/course", {"record": match.record()})
        assert course["sides"] == 2 and course["points"][-1]["totals"] == match.result.totals  # type: ignore[union-attr]


async def test_the_course_of_a_table_is_told_only_when_the_match_is_over(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one, other = await opened.guest(), await opened.guest("Béla")
        id = await table(one, "me", "me", begin=True)
        refusal(await one.ask("GET", f"/api/tables/{id}/course"), "record_later")
        await one.post(f"/api/tables/{id}/close")
        course = await other.get(f"/api/tables/{id}/course")
        assert course["sides"] == 2 and [each["moves"] for each in course["points"]] == [0]
        assert course["sheet"] is None, "nothing was played to its end"
        hidden = await table(one, "me", "me", begin=True, watchers=False)
        problem(await other.ask("GET", f"/api/tables/{hidden}/course"), 404, "no_such_table")
        problem(await other.ask("GET", "/api/tables/nowhere/course"), 404, "no_such_table")
        waiting = await table(one, "me", "open")
        refusal(await one.ask("GET", f"/api/tables/{waiting}/course"), "not_begun")


async def test_what_is_no_record_has_no_course(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
        assert problem(await one.ask("POST", "/api/course", {"record": "hello"}), 422, "wrong_record")["line"] == 1
        problem(await one.ask("POST", "/api/course", {"record": "x" * 300_000}), 413, "too_large")
        problem(await one.ask("POST", "/api/course", {}), 422, "not_valid")


async def test_whoever_steps_through_a_record_is_not_stopped(tmp_path: Path) -> None:
    record = played(30).record()
    async with api_server(tmp_path, Limits(thoughts=Rate(1, 60))) as opened:
        one = opened.anonymous()
        for moves in range(31):
            assert (await one.post("/api/replay", {"record": record, "moves": moves}))["moves"] == moves


async def test_only_so_many_positions_a_second(tmp_path: Path) -> None:
    record = played(3).record()
    async with api_server(tmp_path, Limits(replays=Rate(1, 60))) as opened:
        one = opened.anonymous()
        await one.post("/api/replay", {"record": record})
        assert problem(await one.ask("POST", "/api/replay", {"record": record}), 429, "too_many")["what"] == "replays"


def test_every_position_of_a_reading_is_the_one_that_was_played_in_any_order() -> None:
    match = played()
    reading, dice = replays.ParsedRecord(match.record()), random.Random(1)
    wanted = [*range(len(match.log) + 1)]
    dice.shuffle(wanted)
    hashes = {moves: match.rewound(moves).hash for moves in wanted}
    for moves in wanted:
        assert reading.after(moves).hash == hashes[moves]
    assert len(reading.stops) <= replays.STOPS + 1
    assert reading.after(3) is not reading.after(3)


def test_a_step_plays_a_few_moves_and_not_the_whole_record(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played().record()
    replays.parsed_record.cache_clear()
    reading = replays.parsed_record(record)
    reading.moment(reading.length - 1)
    counted, usual = [0], Match.play_move

    def counting(self: Match, *args: object) -> object:
        counted[0] += 1
        return usual(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "play_move", counting)
    assert replays.parsed_record(record) is reading
    for moves in range(reading.length + 1):
        counted[0] = 0
        reading.moment(moves)
        assert counted[0] <= reading.stride


def test_several_may_step_through_one_record_at_once() -> None:
    match = played()
    reading, wrong = replays.ParsedRecord(match.record()), []
    hashes = [match.rewound(moves).hash for moves in range(len(match.log) + 1)]

    def step(seed: int) -> None:
        dice = random.Random(seed)
        for _ in range(40):
            moves = dice.randrange(len(hashes))
            if reading.moment(moves)[0].hash != hashes[moves]:
                wrong.append(moves)

    threads = [Thread(target=step, args=(seed,)) for seed in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert not wrong
