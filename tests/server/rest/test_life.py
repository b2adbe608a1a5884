"""The whole life of a table over HTTP: two guests and a bot; a program that plays to the end. On both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import regnum
from tests.server.rest.client import ApiGuest, ApiServer, api_server, refusal, table

MOST = 600  # requests; a match has fewer moves


async def answer_all(one: ApiGuest, id: str) -> None:
    """Play for all seats of this guest that must move now."""
    for _ in range(MOST):
        if not (await one.get("/api/turns"))["turns"]:
            return
        sight = (await one.get(f"/api/tables/{id}/sight"))["sight"]
        if sight["decision"] is None:
            return
        answer = await one.ask("POST", f"/api/tables/{id}/play", first_move(sight))
        if not answer.is_success:  # where several seats must move at once, the bot may have been faster
            refusal(answer, "stale")
    raise AssertionError("somebody is asked for ever")


def first_move(sight: Any) -> dict[str, Any]:
    legal = [option["move"] for option in sight["decision"]["options"] if option["refusal"] is None]
    move = legal[sight["at"] % len(legal)]
    return {"id": f"at {sight['at']}", "at": sight["at"], "seat": sight["decision"]["seat"], "move": move}


async def play_to_the_end(guests: list[ApiGuest], id: str) -> None:
    for _ in range(MOST):
        for each in guests:
            await answer_all(each, id)
        if (await guests[0].get(f"/api/tables/{id}"))["table"]["state"] == "over":
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the match does not end")


async def test_two_guests_and_a_bot_from_the_first_chair_to_the_rematch(tmp_path: Path, database_url: str) -> None:
    async with api_server(tmp_path, database=database_url) as server:
        anna, bela = await server.guest("Anna"), await server.guest("Béla", "cs")
        id = await table(anna, "me", "open", "random", game="paladins", seats=3)
        token = (await anna.post(f"/api/tables/{id}/invitations"))["token"]
        assert await bela.post("/api/join", {"token": token}) == {"table": id, "seat": 1}
        await anna.post(f"/api/tables/{id}/chat", {"id": "1", "text": "Begin?"})
        assert (await anna.post(f"/api/tables/{id}/begin"))["table"]["state"] == "playing"
        await play_to_the_end([anna, bela], id)
        await check_end(server, anna, id)
        asked = await bela.post(f"/api/tables/{id}/rematch")
        assert asked["table"]["id"] == id and asked["table"]["rematch"]["wants"] == [bela.id]
        again = await anna.post(f"/api/tables/{id}/rematch")
        chairs = {(each["person"], each["bot"]) for each in again["table"]["seats"]}
        assert chairs == {(None, "random"), (anna.id, None), (bela.id, None)} and again["table"]["state"] == "playing"
        assert (await anna.get(f"/api/tables/{id}"))["table"]["followed"] == again["table"]["id"]


async def check_end(server: ApiServer, one: ApiGuest, id: str, seat: int = 0) -> None:
    """Check that the record is of the same match, and that no move is accepted any more."""
    sight = (await server.anonymous().get(f"/api/tables/{id}/sight"))["sight"]
    match = regnum.replay(await one.get(f"/api/tables/{id}/record"))
    assert match.over and match.result is not None and sight["result"]["totals"] == match.result.totals
    assert sight["moves"] == len(match.log)
    body = {"id": "late", "at": sight["at"], "seat": seat, "move": "pass"}
    refusal(await one.ask("POST", f"/api/tables/{id}/play", body), "match_over")


async def test_a_program_with_a_key_plays_a_whole_game(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        owner = await server.guest()
        program = await server.program(owner)
        id = await table(owner, "random", "open")
        token = (await owner.post(f"/api/tables/{id}/invitations", {"seat": 1}))["token"]
        await program.post("/api/join", {"token": token})
        await owner.post(f"/api/tables/{id}/begin")
        for _ in range(MOST):
            for turn in (await program.get("/api/turns?wait=2"))["turns"]:
                sight = (await program.get(f"/api/tables/{turn['table']}/sight"))["sight"]
                if sight["decision"] is not None:
                    await program.post(f"/api/tables/{id}/play", first_move(sight))
            if (await owner.get(f"/api/tables/{id}"))["table"]["state"] == "over":
                break
        await check_end(server, program, id, seat=1)
