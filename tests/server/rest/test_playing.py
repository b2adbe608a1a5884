"""Playing over plain HTTP: state, moves, refusals, chat, long polling."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from regnum.server.settings import Limits, Rate
from tests.server.rest.client import ApiGuest, ApiServer, api_server, legal, problem, refusal, table


async def two(server: ApiServer, **agreed: Any) -> tuple[ApiGuest, ApiGuest, str]:
    """Two guests at a table; the first one returned must move."""
    one, other = await server.guest(), await server.guest("Béla")
    id = await table(one, **agreed)
    await other.post("/api/join", {"token": (await one.post(f"/api/tables/{id}/invitations"))["token"]})
    await one.post(f"/api/tables/{id}/begin")
    waiting = (await one.get(f"/api/tables/{id}/sight"))["sight"]["waiting"]
    return (one, other, id) if waiting == [0] else (other, one, id)


async def test_a_move_is_played_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other, id = await two(server)
        at, seat, move = await legal(one, id)
        body = {"id": "first", "at": at, "seat": seat, "move": move}
        answers = await asyncio.gather(*(one.post(f"/api/tables/{id}/play", body) for _ in range(3)))
        assert answers == [{"at": 1}] * 3
        sight = (await other.get(f"/api/tables/{id}/sight?since=0"))["sight"]
        assert sight["moves"] == 1 and [step["at"] for step in sight["steps"]] == [1]


async def test_the_rules_say_no_with_a_code_and_a_sentence(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other, id = await two(server)
        at, seat, move = await legal(one, id)
        path = f"/api/tables/{id}/play"
        body = {"id": "1", "at": at, "seat": seat, "move": move}
        data = refusal(await one.ask("POST", f"{path}?lang=cs", body | {"move": "fly moon"}), "unknown_move")
        assert data["sentence"] and data["refusal"]["facts"]["move"] == "fly moon"
        assert "sentence" not in refusal(await one.ask("POST", path, body | {"move": "fly moon"}), "unknown_move")
        data = refusal(await other.ask("POST", path, body | {"seat": 1 - seat}), "not_your_turn")
        assert data["refusal"]["game"] and data["seat"] == 1 - seat
        refusal(await other.ask("POST", path, body), "not_your_seat")
        refusal(await one.ask("POST", path, body | {"at": at + 7}), "stale")
        refusal(await one.ask("POST", path, body | {"seat": 5}), "no_such_seat")
        problem(await one.ask("POST", path, body | {"move": ""}), 422, "not_valid")
        problem(await one.ask("POST", path, body | {"price": 0}), 422, "not_valid")
        problem(await server.anonymous().ask("POST", path, body), 401, "not_known")
        assert (await one.get(f"/api/tables/{id}/sight"))["sight"]["at"] == at


async def test_a_move_is_taken_back_or_confirmed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one, "me", "me", begin=True, confirm=True)
        there = f"/api/tables/{id}"
        for n in range(12):  # until a move ends a turn and is held
            at, seat, move = await legal(one, id)
            refusal(await one.ask("POST", f"{there}/confirm", {"id": f"c{n}", "at": at, "seat": seat}), "nothing_held")
            await one.post(f"{there}/play", {"id": f"p{n}", "at": at, "seat": seat, "move": move})
            sight = (await one.get(f"{there}/sight?seat={seat}"))["sight"]
            if sight["held"]:
                break
        assert sight["held"]["move"] == move
        back = await one.post(f"{there}/undo", {"id": "u", "at": sight["at"], "seat": seat})
        at, seat, move = await legal(one, id, seat)
        assert at == back["at"]
        held = await one.post(f"{there}/play", {"id": "again", "at": at, "seat": seat, "move": move})
        done = await one.post(f"{there}/confirm", {"id": "yes", "at": held["at"], "seat": seat})
        assert done["at"] == held["at"] + 1
        problem(await one.ask("POST", f"{there}/undo", {"id": "u"}), 422, "not_valid")


async def test_a_sight_is_from_the_askers_own_viewpoint_only(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other, third = [await server.guest(name) for name in ("Anna", "Béla", "Cyril")]
        id = await table(one, game="paladins")
        await other.post("/api/join", {"token": (await one.post(f"/api/tables/{id}/invitations"))["token"]})
        await one.post(f"/api/tables/{id}/begin")
        path = f"/api/tables/{id}/sight"
        for person, seat in ((one, 0), (other, 1), (third, None)):
            sight = (await person.get(path))["sight"]
            assert sight["seat"] == seat
            assert sight["decision"] is None or sight["decision"]["seat"] == seat
        refusal(await other.ask("GET", f"{path}?seat=0"), "not_your_seat")
        refusal(await third.ask("GET", f"{path}?seat=0"), "not_your_seat")
        refusal(await third.ask("GET", f"/api/tables/{id}/story?seat=1"), "not_your_seat")
        refusal(await other.ask("GET", f"{path}?seat=9"), "no_such_seat")
        assert (await one.get(path))["sight"]["view"] != (await third.get(path))["sight"]["view"]


async def test_one_person_at_two_seats_lifts_the_curtain_by_asking_for_a_seat(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one, "me", "me", game="paladins", begin=True)
        sight = (await one.get(f"/api/tables/{id}/sight"))["sight"]
        asked = sight["waiting"][0]
        assert sight["seat"] is None and sight["curtain"] == asked and sight["decision"] is None
        sight = (await one.get(f"/api/tables/{id}/sight?seat={asked}"))["sight"]
        assert sight["seat"] == asked and sight["decision"]["seat"] == asked


async def test_a_table_that_has_not_begun_has_no_sight(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one)
        for path in ("sight", "story", "record"):
            refusal(await one.ask("GET", f"/api/tables/{id}/{path}"), "not_begun")
        problem(await one.ask("GET", f"/api/tables/{id}/sight?wait=31"), 422, "not_valid")
        problem(await one.ask("GET", f"/api/tables/{id}/sight?since=-1"), 422, "not_valid")


async def test_whoever_waits_is_woken_by_a_move(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other, id = await two(server)
        at, seat, move = await legal(one, id)
        path = f"/api/tables/{id}/sight?since={at}&wait=20"
        assert (await one.get(path))["sight"]["at"] == at  # a player who must move does not wait
        started = time.monotonic()
        waiting = asyncio.ensure_future(other.get(path))
        watching = asyncio.ensure_future(server.anonymous().get(path))
        await asyncio.sleep(0.2)
        assert not waiting.done() and not watching.done()
        assert (await one.get(f"/api/tables/{id}"))["present"] == []
        await one.post(f"/api/tables/{id}/play", {"id": "1", "at": at, "seat": seat, "move": move})
        assert (await waiting)["sight"]["at"] == at + 1
        assert (await watching)["sight"]["seat"] is None
        assert time.monotonic() - started < 5
        assert not server.app.state.services.sockets.by_person


async def test_waiting_ends_in_time_with_nothing_new(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        _, other, id = await two(server)
        started = time.monotonic()
        sight = (await other.get(f"/api/tables/{id}/sight?since=0&wait=1"))["sight"]
        assert sight["at"] == 0 and 0.9 < time.monotonic() - started < 30, "it waited, and not for ever"
        assert not (await server.app.state.services.tables.get(id)).viewers


async def test_only_so_many_wait_at_once(tmp_path: Path) -> None:
    async with api_server(tmp_path, Limits(sockets_each=2)) as server:
        _, other, id = await two(server)
        path = f"/api/tables/{id}/sight?since=0&wait=1"
        answers = await asyncio.gather(*(other.ask("GET", path) for _ in range(3)))
        assert sorted(each.status_code for each in answers) == [200, 200, 429]


async def test_turns_are_told_to_whoever_waits_for_one(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other, id = await two(server)
        at, seat, move = await legal(one, id)
        assert [(each["table"], each["seat"]) for each in (await one.get("/api/turns?wait=20"))["turns"]] == [
            (id, seat)
        ]
        assert (await other.get("/api/turns"))["turns"] == []
        assert (await other.get("/api/turns?wait=1"))["turns"] == []
        waiting = asyncio.ensure_future(other.get("/api/turns?wait=20"))
        await asyncio.sleep(0.2)
        for n in range(20):
            sight = (await one.get(f"/api/tables/{id}/sight"))["sight"]
            if sight["decision"] is None:
                break
            at, seat, move = await legal(one, id)
            await one.post(f"/api/tables/{id}/play", {"id": str(n), "at": at, "seat": seat, "move": move})
        turns = (await waiting)["turns"]
        assert [(each["table"], each["seat"]) for each in turns] == [(id, 1 - seat)]


async def test_chat_is_kept_once_told_to_who_may_look_and_slowed_down(tmp_path: Path) -> None:
    async with api_server(tmp_path, Limits(chat=Rate(3, 60))) as server:
        one, other, id = await two(server)
        path = f"/api/tables/{id}/chat"
        for _ in range(2):
            await one.post(path, {"id": "1", "text": "Dobrý den"})
        chat = await other.get(path)
        assert [line["text"] for line in chat["lines"]] == ["Dobrý den"]
        assert chat["names"] == {one.id: chat["names"][one.id]}
        assert (await other.get(f"{path}?after={chat['lines'][0]['n']}"))["lines"] == []
        for text in ("", "x" * 501, "a\u0000b", 7):
            problem(await one.ask("POST", path, {"id": "2", "text": text}), 422, "not_valid")
        await one.post(path, {"id": "3", "text": "Kdo je na řadě?"})
        answer = await one.ask("POST", path, {"id": "4", "text": "Haló"})
        assert problem(answer, 429, "too_many")["what"] == "chat" and answer.headers["retry-after"]
        problem(await server.anonymous().ask("POST", path, {"id": "5", "text": "hi"}), 401, "not_known")


async def test_the_story_is_told_page_by_page_down_to_the_opening(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one, "me", "me", begin=True)
        for n in range(7):
            at, seat, move = await legal(one, id)
            await one.post(f"/api/tables/{id}/play", {"id": str(n), "at": at, "seat": seat, "move": move})
        path = f"/api/tables/{id}/story"
        last = await one.get(f"{path}?limit=4")
        assert [step["at"] for step in last["steps"]] == [4, 5, 6, 7] and last["more"] and last["opening"] == []
        first = await one.get(f"{path}?limit=4&before=4")
        assert [step["at"] for step in first["steps"]] == [1, 2, 3] and not first["more"]
        problem(await one.ask("GET", f"{path}?limit=0"), 422, "not_valid")
