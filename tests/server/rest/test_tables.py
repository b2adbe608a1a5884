"""Tables: create, find, join, start, leave, rematch."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from regnum.server.settings import Limits, Rate
from tests.server.rest.client import GAME, ApiGuest, api_server, good, problem, refusal, table


async def seats(one: ApiGuest, id: str) -> list[Any]:
    return [(each["person"], each["bot"]) for each in (await one.get(f"/api/tables/{id}"))["table"]["seats"]]


async def test_a_table_is_set_as_ordered(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        order = {"game": GAME, "seats": 2, "chairs": ["random", "me"], "options": {"roads": "unscored"}, "begin": True}
        made = await one.ask("POST", "/api/tables", order | {"agreed": {"confirm": True}})
        assert made.status_code == 201
        seen = made.json()
        assert seen["table"]["state"] == "playing" and seen["table"]["options"]["roads"] == "unscored"
        assert seen["table"]["agreed"] == {"confirm": True}
        assert seen["you"] == {"person": one.id, "seats": [1], "host": True}
        mine = (await one.get("/api/me/tables"))["tables"]
        assert [each["table"]["id"] for each in mine] == [seen["table"]["id"]]


GOOD = {"game": GAME, "seats": 2}
BAD: list[tuple[Any, int, str]] = [
    ({"seats": 2}, 422, "not_valid"),
    (GOOD | {"seats": 0}, 422, "not_valid"),
    (GOOD | {"seats": 3}, 422, "wrong_option"),
    (GOOD | {"seats": "2"}, 422, "not_valid"),
    (GOOD | {"game": "chess"}, 404, "unknown_game"),
    (GOOD | {"options": {"roads": "long"}}, 422, "wrong_option"),
    (GOOD | {"options": {"weather": "rain"}}, 422, "wrong_option"),
    (GOOD | {"chairs": ["me", "me", "me"]}, 422, "wrong_option"),
    (GOOD | {"chairs": ["me", "kasparov"]}, 422, "wrong_option"),
    (GOOD | {"agreed": {"sandbox": True}}, 422, "wrong_option"),
    (GOOD | {"agreed": {"clock": {"kind": "turn"}}}, 422, "wrong_option"),
    (GOOD | {"begin": True}, 409, "refused"),
    (GOOD | {"colour": "red"}, 422, "wrong_option"),
    (GOOD | {"colours": ["red"]}, 422, "not_valid"),
]


async def test_a_bad_order_is_refused_clearly_and_makes_no_table(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        for body, status, code in BAD:
            problem(await one.ask("POST", "/api/tables", body), status, code)
        assert (await one.get("/api/me/tables"))["tables"] == []


async def test_only_so_many_tables_a_day(tmp_path: Path) -> None:
    async with api_server(tmp_path, Limits(tables=Rate(1, 86400))) as server:
        one, other = await server.guest(), await server.guest()
        await table(one)
        answer = await one.ask("POST", "/api/tables", GOOD)
        assert problem(answer, 429, "too_many")["what"] == "tables" and answer.headers["retry-after"]
        await table(other)


async def test_listed_tables_are_seen_by_everybody_and_others_are_not(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, anonymous = await server.guest(), server.anonymous()
        await table(one)
        id = await table(one, listed=True, watchers=False)
        lobby = await anonymous.get("/api/tables")
        assert [each["table"]["id"] for each in lobby["tables"]] == [id] and lobby["names"] == {one.id: "Anna"}
        assert (await anonymous.get(f"/api/tables/{id}"))["you"] == {"person": None, "seats": [], "host": False}
        other = await server.guest("Béla")
        await other.post(f"/api/tables/{id}/seats/1", {"do": "sit"})
        assert (await seats(one, id))[1] == (other.id, None)


async def test_a_closed_table_is_as_good_as_none_to_strangers(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), await server.guest("Béla")
        id = await table(one, "me", "random", watchers=False, begin=True, hints=True)
        there = f"/api/tables/{id}"
        move = {"id": "1", "at": 0, "seat": 0, "move": "x"}
        meant = {"id": "1", "at": 0, "seat": 0}
        asked: list[tuple[str, str, Any]] = [
            ("GET", "", None), ("GET", "/sight", None), ("GET", "/story", None), ("GET", "/chat", None),
            ("GET", "/record", None), ("POST", "/invitations", {}), ("DELETE", "/invitations", None),
            ("POST", "/seats/1", {"do": "sit"}), ("POST", "/begin", None), ("POST", "/host", {"person": other.id}),
            ("POST", "/close", None), ("POST", "/rematch", None),
            ("POST", "/rematch/decline", None), ("POST", "/rematch/without", None),
            ("POST", "/fork", {}), ("POST", "/play", move),
            ("POST", "/confirm", meant), ("POST", "/undo", meant), ("POST", "/chat", {"id": "1", "text": "hi"}),
            ("POST", "/hint", {"seat": 0}),
        ]  # fmt: skip
        for method, path, body in asked:
            closed = problem(await other.ask(method, there + path, body), 404, "no_such_table")
            unknown = problem(await other.ask(method, "/api/tables/nowhere" + path, body), 404, "no_such_table")
            assert closed == unknown, path
        hook = {"kind": "webhook", "target": {"url": "http://localhost/x"}, "table": id}
        problem(await other.ask("POST", "/api/me/hooks", hook), 404, "no_such_table")


async def test_an_invitation_seats_its_bearer_once(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other, third = [await server.guest(name) for name in ("Anna", "Béla", "Cyril")]
        id = await table(one, watchers=False)
        made = await one.post(f"/api/tables/{id}/invitations")
        assert made["link"] == f"http://localhost:8000/join/{made['token']}"
        twice = [other.post("/api/join", {"token": made["token"]}) for _ in range(2)]
        assert await asyncio.gather(*twice) == [{"table": id, "seat": 1}] * 2
        refusal(await third.ask("POST", "/api/join", {"token": made["token"]}), "table_full")
        assert await seats(one, id) == [(one.id, None), (other.id, None)]


async def test_two_who_come_at_once_get_different_seats(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        guests = [await server.guest(name) for name in ("Béla", "Cyril", "Dora")]
        id = await table(one, game="paladins", seats=4)
        token = (await one.post(f"/api/tables/{id}/invitations"))["token"]
        joined = await asyncio.gather(*(each.post("/api/join", {"token": token}) for each in guests))
        assert sorted(each["seat"] for each in joined) == [1, 2, 3]


async def test_an_invitation_for_one_seat_is_for_that_seat_and_can_be_withdrawn(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), await server.guest("Béla")
        id = await table(one, "open", "random")
        first = (await one.post(f"/api/tables/{id}/invitations", {"seat": 1}))["token"]
        second = (await one.post(f"/api/tables/{id}/invitations", {"seat": 0}))["token"]
        gone = await one.ask("DELETE", f"/api/tables/{id}/invitations?seat=0")
        assert gone.json() == {"count": 1}
        refusal(await other.ask("POST", "/api/join", {"token": second}), "invitation_gone")
        assert (await other.post("/api/join", {"token": first}))["seat"] == 1
        refusal(await one.ask("POST", f"/api/tables/{id}/invitations", {"seat": 7}), "no_such_seat")
        refusal(await other.ask("POST", f"/api/tables/{id}/invitations"), "host_only")
        refusal(await other.ask("DELETE", f"/api/tables/{id}/invitations"), "host_only")
        problem(await one.ask("DELETE", f"/api/tables/{id}/invitations?seat=x"), 422, "not_valid")
        problem(await server.anonymous().ask("POST", "/api/join", {"token": first}), 401, "not_known")


async def test_wrong_invitations_are_counted_and_right_ones_are_not(tmp_path: Path) -> None:
    async with api_server(tmp_path, Limits(claims=Rate(2, 900))) as server:
        one, other = await server.guest(), await server.guest("Béla")
        id = await table(one)
        token = (await one.post(f"/api/tables/{id}/invitations"))["token"]
        for _ in range(4):
            await other.post("/api/join", {"token": token})
        for _ in range(2):
            refusal(await other.ask("POST", "/api/join", {"token": "wrong"}), "invitation_gone")
        problem(await other.ask("POST", "/api/join", {"token": token}), 429, "too_many")


async def test_seats_are_lent_returned_left_and_freed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), await server.guest("Béla")
        id = await table(one, listed=True)
        path = f"/api/tables/{id}/seats"
        await other.post(f"{path}/1", {"do": "sit"})
        await other.post(f"{path}/1", {"do": "lend", "bot": "greedy"})
        assert await seats(one, id) == [(one.id, None), (other.id, "greedy")]
        await other.post(f"{path}/1", {"do": "return"})
        refusal(await other.ask("POST", f"{path}/0", {"do": "show_out"}), "host_only")
        await one.post(f"{path}/1", {"do": "show_out"})
        assert await seats(one, id) == [(one.id, None), (None, None)]
        await one.post(f"{path}/0", {"do": "leave"})
        assert await seats(one, id) == [(None, None), (None, None)]


@pytest.mark.parametrize(
    ("seat", "body", "status", "code"),
    [
        ("1", {"do": "dance"}, 422, "not_valid"),
        ("1", {"do": "lend"}, 422, "wrong_option"),
        ("1", {"do": "lend", "bot": "kasparov"}, 422, "wrong_option"),
        ("1", {"do": "return"}, 409, "refused"),
        ("0", {"do": "sit"}, 409, "refused"),
        ("9", {"do": "sit"}, 409, "refused"),
        ("16", {"do": "sit"}, 404, "not_found"),
        ("x", {"do": "sit"}, 404, "not_found"),
        ("1", {"do": "sit", "as": "king"}, 422, "not_valid"),
    ],
)
async def test_an_invalid_request_about_a_seat_changes_nothing(
    tmp_path: Path, seat: str, body: Any, status: int, code: str
) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one)
        before = await seats(one, id)
        problem(await one.ask("POST", f"/api/tables/{id}/seats/{seat}", body), status, code)
        assert await seats(one, id) == before


async def test_only_the_host_begins_hands_over_and_closes(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), await server.guest("Béla")
        id = await table(one, listed=True)
        there = f"/api/tables/{id}"
        data = refusal(await one.ask("POST", f"{there}/begin"), "seats_free")
        assert data["refusal"]["facts"] == {"seats": [2], "count": 1}
        refusal(await one.ask("POST", f"{there}/host", {"person": other.id}), "not_at_table")
        await other.post(f"{there}/seats/1", {"do": "sit"})
        for path, body in (("begin", None), ("host", {"person": other.id}), ("close", None)):
            refusal(await other.ask("POST", f"{there}/{path}", body), "host_only")
        refusal(await one.ask("POST", f"{there}/close"), "others_sit")
        assert (await one.post(f"{there}/host", {"person": other.id}))["table"]["host"] == other.id
        assert (await other.post(f"{there}/begin"))["table"]["state"] == "playing"
        refusal(await other.ask("POST", f"{there}/begin"), "already_begun")
        await one.post(f"{there}/seats/0", {"do": "leave"})
        assert (await other.post(f"{there}/close"))["table"]["state"] == "over"
        refusal(await other.ask("POST", f"{there}/close"), "match_over")


async def test_a_rematch_is_one_table_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one, "me", "random", begin=True)
        refusal(await one.ask("POST", f"/api/tables/{id}/rematch"), "not_over")
        await one.post(f"/api/tables/{id}/close")
        answers = await asyncio.gather(*(one.ask("POST", f"/api/tables/{id}/rematch") for _ in range(3)))
        again = {good(each)["table"]["id"] for each in answers}
        assert len(again) == 1 and again != {id}
        assert await seats(one, again.pop()) == [(one.id, None), (None, "random")]
        assert len((await one.get("/api/me/tables"))["tables"]) == 2


async def test_a_fork_is_private_and_all_its_seats_are_mine(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), await server.guest("Béla")
        id = await table(one, "me", "random", begin=True)
        made = await one.post(f"/api/tables/{id}/fork", {})
        assert made["you"]["seats"] == [0, 1] and made["table"]["agreed"]["sandbox"]
        problem(await other.ask("GET", f"/api/tables/{made['table']['id']}"), 404, "no_such_table")
        refusal(await other.ask("POST", f"/api/tables/{id}/fork", {}), "not_at_table")
        refusal(await one.ask("POST", f"/api/tables/{id}/fork", {"seat": 1}), "not_your_seat")
        problem(await one.ask("POST", f"/api/tables/{id}/fork", {"moves": 5000}), 422, "wrong_option")
        problem(await one.ask("POST", f"/api/tables/{id}/fork", {"moves": -1}), 422, "not_valid")
        refusal(await one.ask("GET", f"/api/tables/{made['table']['id']}/record"), "record_imagined")


async def test_an_invitation_says_where_it_leads_and_a_wrong_one_is_refused(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest("Anna")
        id = await table(one)
        token = (await one.post(f"/api/tables/{id}/invitations"))["token"]
        data = await server.anonymous().get(f"/api/join/{token}")
        assert data.pop("info") == (await one.get(f"/api/tables/{id}"))["table"]
        assert data == {
            "table": id, "game": GAME, "state": "open", "seats": 2, "seat": None, "host": "Anna", "names": ["Anna"],
        }  # fmt: skip
        refusal(await one.ask("GET", f"/api/join/{token[:-1]}x"), "invitation_gone")
        await one.ask("DELETE", f"/api/tables/{id}/invitations")
        refusal(await one.ask("GET", f"/api/join/{token}"), "invitation_gone")


async def test_a_private_server_deletes_a_finished_match_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    database = tmp_path / "page.db"
    async with api_server(tmp_path, database=f"sqlite:///{database}", local=True) as server:
        anna = await server.guest()
        kept, gone = [await table(anna, "me", "open") for _ in range(2)]
        problem(await anna.ask("DELETE", f"/api/tables/{gone}"), 409, "not_over")
        for each in (kept, gone):
            await anna.post(f"/api/tables/{each}/close")
        assert (await anna.ask("DELETE", f"/api/tables/{gone}")).status_code == 204
        problem(await anna.ask("GET", f"/api/tables/{gone}"), 404, "no_such_table")
        assert (await anna.get(f"/api/tables/{kept}"))["table"]["state"] == "over"
    with closing(sqlite3.connect(database)) as c:
        for name in ("tables", "entries", "members"):
            column = "id" if name == "tables" else "table_id"
            assert {row[0] for row in c.execute(f"SELECT {column} FROM {name}")} == {kept}


async def test_elsewhere_a_match_belongs_to_everyone_who_played_it(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna, bela = await server.guest(), await server.guest("Béla")
        where = await table(anna, "me", "open")
        await anna.post(f"/api/tables/{where}/close")
        problem(await anna.ask("DELETE", f"/api/tables/{where}"), 409, "not_private")
        assert (await bela.ask("DELETE", f"/api/tables/{where}")).status_code in (404, 409)
        assert (await anna.get(f"/api/tables/{where}"))["table"]["id"] == where
