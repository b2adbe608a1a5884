"""A record in words, and a sandbox that continues from it."""

from __future__ import annotations

import random
from pathlib import Path

import regnum
from regnum.catalogue.sentences import Sentences
from tests.server.rest.client import GAME, api_server, legal, problem
from tests.server.rest.test_records import played


async def test_every_move_of_a_record_is_told_in_words(tmp_path: Path) -> None:
    match = played()
    async with api_server(tmp_path) as opened:
        data = await opened.anonymous().post("/api/replay/moves", {"record": match.record()})
        assert data["game"] == GAME and data["seats"] == 2 and data["over"]
        assert [side["colour"] for side in data["sides"]] == list(match.colours)
        assert [(each["seat"], each["move"]) for each in data["moves"]] == [
            (each.seat, each.move.text) for each in match.log
        ]
        assert [each["at"] for each in data["moves"]] == list(range(1, len(match.log) + 1))
        assert data["result"]["totals"] == match.result.totals  # type: ignore[union-attr]
        assert all(each["label"]["game"] == GAME for each in data["moves"])
        assert any(each["events"] for each in data["moves"])


async def test_the_words_of_a_move_are_those_it_was_offered_by(tmp_path: Path) -> None:
    match = played(12)
    async with api_server(tmp_path) as opened:
        data = await opened.anonymous().post("/api/replay/moves", {"record": match.record()})
        words = Sentences("cs", GAME)
        for moves, each in enumerate(match.log):
            then = match.rewound(moves)
            offered = next(o for o in then.decision(each.seat).options if o.move == each.move.text)  # type: ignore[union-attr]
            assert data["moves"][moves]["label"]["id"] == offered.label.id
            assert words.text(offered.label)


async def test_an_official_opponent_is_a_side_of_the_story(tmp_path: Path) -> None:
    match, dice = regnum.new(GAME, seats=1, seed=4), random.Random(4)
    for _ in range(5):
        match.play(0, dice.choice(match.legal(0)))
    async with api_server(tmp_path) as opened:
        data = await opened.anonymous().post("/api/replay/moves", {"record": match.record()})
        assert data["seats"] == 1 and len(data["sides"]) == 2 and not data["over"] and data["result"] is None


async def test_a_sandbox_goes_on_from_any_position_of_a_record(tmp_path: Path) -> None:
    match = played(20)
    async with api_server(tmp_path) as opened:
        one, other = await opened.guest(), await opened.guest("Béla")
        seen = await one.post("/api/replay/fork", {"record": match.record(), "moves": 7})
        table = seen["table"]
        assert table["agreed"] == {"watchers": False, "hints": True, "sandbox": True}
        assert await one.get(f"/api/tables/{table['id']}/record") == match.rewound(7).record()
        await legal(one, table["id"])
        problem(await other.ask("GET", f"/api/tables/{table['id']}/sight"), 404, "no_such_table")
        whole = await one.post("/api/replay/fork", {"record": "# by hand\n" + match.record()})
        assert await one.get(f"/api/tables/{whole['table']['id']}/record") == match.record()


async def test_what_is_no_record_is_neither_told_nor_forked(tmp_path: Path) -> None:
    record = played(5).record()
    async with api_server(tmp_path) as opened:
        one = await opened.guest()
        for path in ("/api/replay/moves", "/api/replay/fork"):
            assert problem(await one.ask("POST", path, {"record": "hello"}), 422, "wrong_record")["line"] == 1
            wrong = record + "6 green pass\n"
            assert problem(await one.ask("POST", path, {"record": wrong}), 422, "wrong_record")["line"] == 7
            problem(await one.ask("POST", path, {}), 422, "not_valid")
            problem(await one.ask("POST", path, {"record": "x" * 300_000}), 413, "too_large")
        problem(await one.ask("POST", "/api/replay/fork", {"record": record, "moves": 6}), 422, "wrong_option")
        problem(await opened.anonymous().ask("POST", "/api/replay/fork", {"record": record}), 401, "not_known")


async def test_a_line_that_may_not_be_played_says_why(tmp_path: Path) -> None:
    match = played(4)
    seat = 1 - match.waiting[0]
    wrong = match.record() + f"5 {match.colours[seat]} end\n"
    async with api_server(tmp_path) as opened:
        answer = await opened.anonymous().ask("POST", "/api/replay/moves", {"record": wrong})
        data = problem(answer, 422, "wrong_record")
        assert data["line"] == 6 and data["seat"] == seat and data["move"] == "end"
        assert data["refusal"]["code"] == "not_your_turn" and data["refusal"]["game"] == GAME
