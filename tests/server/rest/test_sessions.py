"""Devices, sign-in links, programs' keys."""

from __future__ import annotations

from pathlib import Path

from regnum.server.settings import Limits, Rate
from tests.server.rest.client import api_server, good, problem, refusal, table


async def test_a_personal_link_carries_somebody_to_another_device_once(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), server.anonymous()
        link = await one.post("/api/me/link")
        assert link["link"].endswith(link["token"]) and link["link"].startswith("http://localhost:8000/me/")
        me = await other.post("/api/link", {"token": link["token"]})
        assert me["person"] == one.id and me["csrf"] not in ("new", one.csrf)
        assert (await other.get("/api/me"))["person"] == one.id
        refusal(await server.anonymous().ask("POST", "/api/link", {"token": link["token"]}), "link_gone")
        problem(await other.ask("POST", "/api/link", {"token": ""}, x_regnum_csrf=me["csrf"]), 422, "not_valid")


async def test_wrong_links_are_counted_and_then_refused(tmp_path: Path) -> None:
    async with api_server(tmp_path, Limits(claims=Rate(2, 900))) as server:
        one = server.anonymous()
        for _ in range(2):
            refusal(await one.ask("POST", "/api/link", {"token": "x" * 32}), "link_gone")
        answer = await one.ask("POST", "/api/link", {"token": "x" * 32})
        problem(answer, 429, "too_many")
        assert int(answer.headers["retry-after"]) > 0


async def test_sessions_are_listed_without_their_hash_and_can_be_ended(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), server.anonymous()
        me = await other.post("/api/link", {"token": (await one.post("/api/me/link"))["token"]})
        other.csrf = me["csrf"]
        sessions = (await one.get("/api/me/sessions"))["sessions"]
        assert [each["current"] for each in sessions] == [True, False]
        assert all(set(each) == {"id", "kind", "label", "created", "expires", "current"} for each in sessions)
        path = f"/api/me/sessions/{sessions[1]['id']}"
        good(await one.ask("DELETE", path))
        assert (await other.get("/api/me"))["person"] is None
        problem(await one.ask("DELETE", path), 404, "no_session")
        problem(await one.ask("DELETE", "/api/me/sessions/1"), 404, "not_found")
        assert len((await one.get("/api/me/sessions"))["sessions"]) == 1


async def test_logging_out_ends_this_device_only(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), server.anonymous()
        await other.post("/api/link", {"token": (await one.post("/api/me/link"))["token"]})
        answer = await one.ask("POST", "/api/me/logout")
        assert answer.status_code == 204 and "Max-Age=0" in answer.headers["set-cookie"]
        assert (await one.get("/api/me"))["person"] is None
        assert (await other.get("/api/me"))["person"] == one.id


async def test_a_program_has_a_key_that_is_told_once_and_can_be_withdrawn(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        owner, other = await server.guest(), await server.guest("Béla")
        program = await server.program(owner)
        me = await program.get("/api/me")
        assert me["bot"] and me["person"] == program.id and me["name"] == "Deep Abbot"
        listed = (await owner.get("/api/programs"))["programs"]
        assert [each["person"] for each in listed] == [program.id] and "key" not in listed[0]
        assert (await other.get("/api/programs"))["programs"] == []
        id = await table(program)
        assert (await owner.get(f"/api/tables/{id}"))["programs"] == [program.id]
        path = f"/api/programs/{program.id}"
        problem(await other.ask("DELETE", path), 404, "no_program")
        assert (await program.get("/api/me"))["person"] == program.id
        good(await owner.ask("DELETE", path))
        problem(await program.ask("GET", "/api/me"), 401, "not_known")
        assert (await owner.get("/api/programs"))["programs"] == []


async def test_a_program_makes_no_programs_no_links_and_does_not_log_out(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        program = await server.program(await server.guest())
        problem(await program.ask("POST", "/api/programs", {"name": "More"}), 403, "not_a_program")
        problem(await program.ask("POST", "/api/me/link"), 403, "not_a_program")
        problem(await program.ask("POST", "/api/me/logout"), 403, "not_a_program")
        assert (await program.get("/api/me"))["person"] == program.id


async def test_a_program_has_a_name_that_can_be_seen(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        owner = await server.guest()
        problem(await owner.ask("POST", "/api/programs", {"name": "\u200b"}), 422, "wrong_option")
        problem(await owner.ask("POST", "/api/programs", {}), 422, "not_valid")
        assert (await owner.get("/api/programs"))["programs"] == []
