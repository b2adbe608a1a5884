"""Links with the base URL of the request, names that are deleted, and rate limits of bots."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request

from regnum.server.request_context import base_url_of, preferred_language
from regnum.server.settings import Limits, Rate, Settings
from regnum.server.viewer import Viewer
from tests.server.rest.client import GAME, api_server, good, problem, table


def came_by(host: str, scheme: str = "http") -> Request:
    headers = [(b"host", host.encode())]
    server = {"scheme": scheme, "server": ("0.0.0.0", 8000), "path": "/api/x", "query_string": b"", "root_path": ""}
    return Request({"type": "http", "method": "GET", "headers": headers, **server})


async def test_links_begin_with_the_address_by_which_the_asker_came(tmp_path: Path) -> None:
    async with api_server(tmp_path, host="0.0.0.0") as opened:
        one = await opened.guest()
        here = {"host": "192.168.1.5:8000", "origin": "http://192.168.1.5:8000"}
        id = await table(one)
        invited = good(await one.ask("POST", f"/api/tables/{id}/invitations", **here))
        assert invited["link"].startswith("http://192.168.1.5:8000/join/")
        assert good(await one.ask("POST", "/api/me/link", **here))["link"].startswith("http://192.168.1.5:8000/me/")
        by_name = await one.post(f"/api/tables/{id}/invitations")
        assert by_name["link"].startswith("http://localhost:8000/join/")


def test_where_the_server_has_names_links_begin_with_one_of_them() -> None:
    settings = Settings("sqlite://", origins=("https://play.example.org", "http://castle.lan:8000"), secure=True)
    assert base_url_of(came_by("play.example.org"), settings) == "https://play.example.org"
    assert base_url_of(came_by("castle.lan:8000"), settings) == "http://castle.lan:8000"
    assert base_url_of(came_by("127.0.0.1:8000"), settings) == "https://play.example.org"  # a proxy changed the host
    assert base_url_of(came_by("castle.lan:8000"), Settings("sqlite://")) == "http://castle.lan:8000"


def test_api_and_plain_page_understand_a_browser_alike() -> None:
    assert preferred_language("de, uk;q=0.8, cs;q=0.9") == "cs"
    assert preferred_language("cs;q=0.1, uk-UA") == "uk"
    assert preferred_language("") == preferred_language("fr, de;q=0.3") == "en"


async def test_the_api_weighs_languages_as_the_page_does(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        me = await opened.anonymous().ask("GET", "/api/me", accept_language="cs;q=0.1, sk;q=0.9")
        assert me.json()["lang"] == "sk"


async def test_a_forgotten_name_is_held_and_told_at_no_table_any_more(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        host, one = await opened.guest(), await opened.guest("Bořivoj")
        id = await table(host, "me", "open", listed=True)
        await one.post(f"/api/tables/{id}/seats/1", {"do": "sit"})
        await one.post(f"/api/tables/{id}/seats/1", {"do": "leave"})
        live = await opened.app.state.services.tables.get(id)
        live.names[one.id] = "Bořivoj"  # as after a line of chat
        viewer = Viewer(host.id, 1_000_000)
        live.viewers.add(viewer)
        good(await one.ask("DELETE", "/api/me"))
        live.viewers.discard(viewer)
        assert one.id not in live.names
        assert viewer.messages and "Bořivoj" not in viewer.messages[-1].text


async def test_only_so_many_positions_are_replayed_for_one_asker(tmp_path: Path) -> None:
    async with api_server(tmp_path, Limits(replays=Rate(2, 60))) as opened:
        one = opened.anonymous()
        for _ in range(2):
            problem(await one.ask("POST", "/api/replay", {"record": GAME}), 422, "wrong_record")
        assert problem(await one.ask("POST", "/api/replay", {"record": GAME}), 429, "too_many")["what"] == "replays"


async def test_somebody_has_only_so_many_places_to_be_told_at(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = await opened.guest()
        for n in range(20):
            await one.post("/api/me/hooks", {"kind": "webhook", "target": {"url": f"https://example.org/{n}"}})
        more = {"kind": "webhook", "target": {"url": "https://example.org/more"}}
        problem(await one.ask("POST", "/api/me/hooks", more), 409, "hooks_full")
        assert len((await one.get("/api/me/hooks"))["hooks"]) == 20
