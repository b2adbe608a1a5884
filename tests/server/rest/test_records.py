"""Records, positions, analyses, hints."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.server import reviews
from regnum.server.settings import Limits, Rate
from tests.server.rest.client import GAME, api_server, legal, problem, refusal, table


def played(moves: int = 10_000, seed: int = 3, seats: int = 2) -> regnum.Match:
    """Return a random match of this many moves."""
    match, dice = regnum.new(GAME, seats=seats, seed=seed), random.Random(seed)
    while not match.over and len(match.log) < moves:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


async def test_every_position_of_a_record_is_the_one_that_was_played(tmp_path: Path) -> None:
    match = played(30)
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        for moves in (0, 1, 17, 30, None):
            body: dict[str, Any] = {"record": match.record(), "seat": 1}
            position = await one.post("/api/replay", body if moves is None else body | {"moves": moves})
            then = match.rewound(30 if moves is None else moves)
            assert position["hash"] == then.hash and position["waiting"] == list(then.waiting)
            assert position["moves"] == len(then.log) and position["length"] == 30 and position["seat"] == 1
            assert (position["decision"] is not None) == (1 in then.waiting)
            assert position["events"] or moves == 0


async def test_the_end_of_a_record_has_a_result_and_a_spectator_sees_the_scores(tmp_path: Path) -> None:
    match = played()
    async with api_server(tmp_path) as server:
        position = await server.anonymous().post("/api/replay", {"record": match.record()})
        assert position["over"] and position["result"]["totals"] == match.result.totals  # type: ignore[union-attr]
        assert position["seat"] is None and position["decision"] is None and position["waiting"] == []


async def test_what_is_no_record_is_refused_with_its_line(tmp_path: Path) -> None:
    record = played(5).record()
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        for path in ("/api/replay", "/api/analysis"):
            assert problem(await one.ask("POST", path, {"record": "hello"}), 422, "wrong_record")["line"] == 1
            wrong = record + "6 green pass\n"
            assert problem(await one.ask("POST", path, {"record": wrong}), 422, "wrong_record")["line"] == 7
            problem(await one.ask("POST", path, {"record": record, "moves": 6}), 422, "wrong_option")
            problem(await one.ask("POST", path, {"record": record, "seat": 5}), 422, "wrong_option")
            problem(await one.ask("POST", path, {"record": ""}), 422, "not_valid")
            problem(await one.ask("POST", path, {}), 422, "not_valid")
            problem(await one.ask("POST", path, {"record": "x" * 300_000}), 413, "too_large")


async def test_a_position_is_analysed_by_a_bot(tmp_path: Path) -> None:
    match = played(20)
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        then = match.rewound(12)
        also = then.legal(then.waiting[0])[-1]
        found = await one.post("/api/analysis", {"record": match.record(), "moves": 12, "also": also})
        data = [each["move"] for each in found["prospects"]]
        assert also in data and set(data) <= set(then.legal(then.waiting[0])) and found["move"] == data[0]
        assert all(0 <= each["chance"] <= 1 for each in found["prospects"]) and len(found["chances"]) == 2
        wrong = {"record": match.record(), "moves": 12, "also": "castle"}
        problem(await one.ask("POST", "/api/analysis", wrong), 422, "wrong_option")
        assert (await one.post("/api/analysis", {"record": match.record(), "bot": "random"}))["move"]
        problem(
            await one.ask("POST", "/api/analysis", {"record": match.record(), "bot": "kasparov"}), 422, "wrong_option"
        )
        other = 1 - then.waiting[0]
        body = {"record": match.record(), "moves": 12, "seat": other}
        problem(await one.ask("POST", "/api/analysis", body), 422, "wrong_option")
        problem(await one.ask("POST", "/api/analysis", {"record": played().record()}), 422, "wrong_option")


async def test_only_so_many_thoughts_are_thought_for_one_asker(tmp_path: Path) -> None:
    async with api_server(tmp_path, Limits(thoughts=Rate(1, 60))) as server:
        one, body = server.anonymous(), {"record": played(3).record()}
        await one.post("/api/analysis", body)
        answer = await one.ask("POST", "/api/analysis", body)
        assert problem(answer, 429, "too_many")["what"] == "thoughts" and answer.headers["retry-after"]


async def test_a_hint_is_given_for_ones_own_seat_where_that_is_agreed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        for agreed in (True, False):
            id = await table(one, "me", "me", begin=True, hints=agreed)
            _, seat, _ = await legal(one, id)
            path = f"/api/tables/{id}/hint"
            if agreed:
                found = await one.post(path, {"seat": seat, "bot": "greedy"})
                assert found["prospects"] and found["move"]
                refusal(await one.ask("POST", path, {"seat": 1 - seat}), "not_asked")
                problem(await one.ask("POST", path, {"seat": seat, "bot": "kasparov"}), 422, "wrong_option")
                problem(await one.ask("POST", path, {}), 422, "not_valid")
                stranger = await server.guest("Béla")
                refusal(await stranger.ask("POST", path, {"seat": seat}), "not_your_seat")
            else:
                refusal(await one.ask("POST", path, {"seat": seat}), "no_hints")


async def test_who_plays_alone_against_bots_may_ask_without_having_agreed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), await server.guest("Béla")
        id = await table(one, "me", "squire", begin=True)
        assert (await one.get(f"/api/tables/{id}"))["table"]["hints"] is True
        id, solo = await table(one, "me", "open", begin=False), await table(one, "me", seats=1, begin=True)
        found = await one.post(f"/api/tables/{solo}/hint", {"seat": 0})
        assert found["prospects"][0]["move"] == found["move"] and found["tries"] > 100
        assert (await one.get(f"/api/tables/{id}"))["table"]["hints"] is False, "somebody may come"
        strict = await table(one, "me", seats=1, begin=True, hints=False)
        refusal(await one.ask("POST", f"/api/tables/{strict}/hint", {"seat": 0}), "no_hints")
        token = (await one.post(f"/api/tables/{id}/invitations"))["token"]
        await other.post("/api/join", {"token": token})
        assert (await one.get(f"/api/tables/{id}"))["table"]["hints"] is False, "two people"


async def test_a_match_is_looked_through_decision_by_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SECOND_BOT", "knight")  # a king would think for as long as a game lasts
    match = played(seed=5, seats=1)  # half as many decisions
    async with api_server(tmp_path) as server:
        one, other = server.anonymous(), server.anonymous()
        data = await one.post("/api/review", {"record": match.record()})
        steps = [data["done"]]
        while data["done"] < data["total"]:
            data = await one.post("/api/review", {"record": match.record(), "known": data["done"]})
            steps.append(data["done"])
        assert steps == sorted(steps) and steps[-1] == len(match.log)
        assert await other.post("/api/review", {"record": match.record()}) == data, "remembered"
    assert len(data["chances"]) == len(match.log) + 1
    assert all(abs(sum(each) - 1) < 0.01 for each in data["chances"])
    winners = match.result.winners  # type: ignore[union-attr]
    assert [side for side, chance in enumerate(data["chances"][-1]) if chance] == list(winners)
    choices = [n for n, each in enumerate(match.log) if len(match.rewound(n).legal(each.seat)) > 1]
    assert [each["at"] for each in data["moves"]] == [n + 1 for n in choices]
    for each in data["moves"]:
        then = match.rewound(each["at"] - 1)
        assert each["move"] == match.log[each["at"] - 1].move.text and each["best"] in then.legal(each["seat"])
        assert each["label"]["t"] == "message" and each["loss"] >= 0
        doubtful = each["mark"].startswith("?")
        assert doubtful or each["loss"] < 0.05, "too much chance was lost for no mark"
        assert not doubtful or each["loss"] >= 0.05 or each["points_loss"] > 0, "a mark for nothing"
        assert not each["loss"] or each["mark"] != "!"
    assert any(each["mark"].startswith("?") for each in data["moves"]), "played by chance, so not well"
    assert set(data["turns"]) <= set(range(1, len(match.log)))


async def test_looking_through_has_its_limits_and_says_what_is_wrong(tmp_path: Path) -> None:
    async with api_server(tmp_path, Limits(reviews=Rate(1, 60))) as server:
        one = server.anonymous()
        problem(await one.ask("POST", "/api/review", {"record": "hello"}), 422, "wrong_record")
        problem(await one.ask("POST", "/api/review", {}), 422, "not_valid")
        problem(await one.ask("POST", "/api/review", {"record": "x", "known": -2}), 422, "not_valid")
        assert problem(await one.ask("POST", "/api/review", {"record": "y"}), 429, "too_many")["what"] == "reviews"
        empty = regnum.new(GAME, seats=2, seed=1).record()
        other = await server.guest()
        assert (await other.post("/api/review", {"record": empty}))["chances"] == []


async def test_a_record_is_told_only_when_the_match_is_over(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), await server.guest("Béla")
        id = await table(one, "me", "random", begin=True)
        refusal(await one.ask("GET", f"/api/tables/{id}/record"), "record_later")
        await one.post(f"/api/tables/{id}/close")
        answer = await other.ask("GET", f"/api/tables/{id}/record")
        assert answer.status_code == 200 and answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert regnum.replay(answer.text).game == GAME
        fork = await other.post(f"/api/tables/{id}/fork", {})
        again = await other.get(f"/api/tables/{fork['table']['id']}/record")
        assert again == answer.text
