"""Guests: creation, changes, deletion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regnum.server.settings import Limits, Rate
from tests.server.rest.client import ApiServer, api_server, good, problem, table


async def test_a_visit_makes_nobody_and_a_post_makes_a_guest(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        before = good(await one.ask("GET", "/api/me", accept_language="fr, sk;q=0.8"))
        assert before == {
            "person": None,
            "name": "",
            "lang": "sk",
            "bot": False,
            "email": None,
            "colour": None,
            "page": "session",
            "csrf": "new",
        }
        assert not one.http.cookies
        made = await one.ask("POST", "/api/me", {"name": "  Žofie  ", "lang": "cs"})
        assert made.status_code == 201 and "HttpOnly" in made.headers["set-cookie"]
        me = made.json()
        assert (me["name"], me["lang"], me["bot"]) == ("Žofie", "cs", False) and me["csrf"] != "new"
        assert (await one.get("/api/me")) == me


async def test_a_guest_need_not_say_a_name(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        assert good(await one.ask("POST", "/api/me", accept_language="uk-UA"))["lang"] == "uk"


async def test_somebody_is_not_made_twice(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        problem(await one.ask("POST", "/api/me", {"name": "Other"}), 409, "known_already")
        assert (await one.get("/api/me"))["name"] == "Anna"


BAD: list[tuple[Any, int, str]] = [
    ({"name": ""}, 422, "not_valid"),
    ({"name": "x" * 41}, 422, "wrong_option"),
    ({"name": "a\u202eb"}, 422, "wrong_option"),
    ({"name": 7}, 422, "not_valid"),
    ({"lang": "de"}, 422, "not_valid"),
    ({"nick": "x"}, 422, "not_valid"),
    (["x"], 422, "not_valid"),
]


@pytest.mark.parametrize(("body", "status", "code"), BAD)
async def test_a_bad_guest_is_refused_clearly(tmp_path: Path, body: Any, status: int, code: str) -> None:
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        problem(await one.ask("POST", "/api/me", body), status, code)
        assert (await one.get("/api/me"))["person"] is None


async def test_what_is_no_json_is_refused_clearly(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        headers = {"origin": "http://localhost:8000", "x-regnum-csrf": "new"}
        json = headers | {"content-type": "application/json"}
        deep = b'{"game": "x", "seats": 2, "options": {"a": ' + b"[" * 20000 + b"]" * 20000 + b"}}"
        for body in (b"{", b"\xff\xfe", b'"\\ud800"'):
            problem(await one.http.post("/api/me", content=body, headers=json), 400, "not_json")
        problem(await one.http.post("/api/me", content=b"name=Anna", headers=headers), 415, "wrong_kind")
        known = await server.guest()
        json["x-regnum-csrf"] = known.csrf
        problem(await known.http.post("/api/tables", content=deep, headers=json), 400, "not_json")


async def test_name_language_and_address_change_together_or_not_at_all(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        me = good(await one.ask("PATCH", "/api/me", {"name": "Eva", "lang": "cs", "email": "eva@example.org"}))
        assert (me["name"], me["lang"], me["email"]) == ("Eva", "cs", "eva@example.org")
        problem(await one.ask("PATCH", "/api/me", {"name": "Ivan", "email": "nowhere"}), 422, "wrong_option")
        assert (await one.get("/api/me"))["name"] == "Eva"
        assert good(await one.ask("PATCH", "/api/me", {"email": None}))["email"] is None
        assert good(await one.ask("PATCH", "/api/me", {}))["name"] == "Eva"


async def test_a_new_name_is_seen_at_the_table(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one)
        good(await one.ask("PATCH", "/api/me", {"name": "Eva"}))
        assert (await one.get(f"/api/tables/{id}"))["names"] == {one.id: "Eva"}
        assert (await one.get("/api/me/tables"))["names"] == {one.id: "Eva"}


async def test_everything_kept_about_me_is_told_and_nothing_secret(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one)
        await one.post(f"/api/tables/{id}/chat", {"id": "1", "text": "hello"})
        await server.program(one)
        kept = await one.get("/api/me/data")
        assert kept["person"]["id"] == one.id and kept["tables"][0]["id"] == id and kept["chat"][0]["text"] == "hello"
        assert [each["name"] for each in kept["programs"]] == ["Deep Abbot"]
        assert all("hash" not in each for each in kept["sessions"])


async def test_whoever_is_forgotten_leaves_an_empty_seat_and_no_name(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        host, one = await server.guest(), await server.guest("Béla")
        program = await server.program(one)
        id = await table(host, "me", "open", begin=False)
        token = (await host.post(f"/api/tables/{id}/invitations"))["token"]
        await one.post("/api/join", {"token": token})
        await host.post(f"/api/tables/{id}/begin")
        gone = await one.ask("DELETE", "/api/me")
        assert gone.status_code == 204 and "Max-Age=0" in gone.headers["set-cookie"]
        assert (await one.get("/api/me"))["person"] is None
        problem(await program.ask("GET", "/api/me"), 401, "not_known")
        seen = await host.get(f"/api/tables/{id}")
        assert seen["table"]["seats"][1]["person"] is None and one.id not in seen["names"]
        assert (await host.get(f"/api/tables/{id}/sight"))["sight"]["seat"] == 0


async def test_a_host_who_is_forgotten_leaves_no_table_without_one(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        host, other = await server.guest(), await server.guest("Béla")
        alone = await table(host, "me", "random", listed=True, begin=True)
        shared = await table(host, "open", "open", listed=True)
        await other.post(f"/api/tables/{shared}/seats/1", {"do": "sit"})
        good(await host.ask("DELETE", "/api/me"))
        assert [each["table"]["id"] for each in (await other.get("/api/tables"))["tables"]] == [shared]
        assert (await other.get(f"/api/tables/{shared}"))["table"]["host"] == other.id
        assert (await other.get(f"/api/tables/{alone}"))["table"]["state"] == "over"


async def test_nobody_is_told_to_become_somebody_where_that_is_needed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        for path in (
            "/api/me/data",
            "/api/me/tables",
            "/api/me/sessions",
            "/api/programs",
            "/api/me/hooks",
            "/api/turns",
        ):
            problem(await one.ask("GET", path), 401, "not_known")


async def test_only_so_many_guests_come_from_one_address(tmp_path: Path) -> None:
    limits = Limits(people=Rate(2, 3600))
    async with api_server(tmp_path, limits) as server:
        await made(server, 2)
        answer = await server.anonymous().ask("POST", "/api/me", {})
        assert problem(answer, 429, "too_many")["what"] == "people"
        assert int(answer.headers["retry-after"]) > 0


async def made(server: ApiServer, count: int) -> None:
    for _ in range(count):
        await server.guest()


async def test_the_colour_one_likes_is_kept_and_played_at_the_next_table(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest("Anna")
        changed = good(await one.ask("PATCH", "/api/me", {"colour": "blue"}))
        assert changed["colour"] == "blue"
        made = good(await one.ask("POST", "/api/tables", {"game": "brothers", "seats": 2}))
        assert [seat["colour"] for seat in made["table"]["seats"]] == ["blue", "white"]
        seat = f"/api/tables/{made['table']['id']}/seats/0"
        changed = good(await one.ask("POST", seat, {"do": "colour", "colour": "white"}))
        assert [each["colour"] for each in changed["table"]["seats"]] == ["white", "blue"]
        assert (await one.get("/api/me"))["colour"] == "white"
        for method, path, body in (("POST", seat, {"do": "colour"}), ("PATCH", "/api/me", {})):
            refused = await one.ask(method, path, {**body, "colour": "mauve"})
            assert refused.status_code == 422 and "choose from" in refused.json()["detail"]
        assert good(await one.ask("PATCH", "/api/me", {"colour": None}))["colour"] is None
