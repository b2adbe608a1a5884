"""Characters that a database rejects are refused before it is asked, on either database."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.rest.client import GAME, HOME, ApiGuest, ApiServer, api_server, table

NUL = "\x00"
PATHS = [
    "/plain/table/%00", "/plain/table/a%00b", "/plain/table/%00/record", "/plain/join/%00", "/plain/me/%00",
    "/plain/new/%00", "/plain/rules/%00", "/art/%00/%00", "/assets/%00", "/icons/%00",
    "/stop/%00/%00", "/confirm/%00/%00", "/%00", "/static/%00",
    "/api/tables/%00", "/api/tables/%00/sight", "/api/tables/%00/chat", "/api/tables/%00/story",
    "/api/tables/%00/record", "/api/games/%00", "/api/texts/%00",
]  # fmt: skip


async def test_a_path_with_a_nul_leads_nowhere(tmp_path: Path, database_url: str) -> None:
    async with api_server(tmp_path, database=database_url) as opened:
        one = await opened.guest()
        for path in PATHS:
            answer = await one.ask("GET", path)
            assert 400 <= answer.status_code < 500, f"{path}: {answer.status_code}"
        for path in ("/api/me/hooks/%00", "/api/me/sessions/%00", "/api/programs/%00", "/api/tables/%00/invitations"):
            assert (await one.ask("DELETE", path)).status_code == 404, path


async def test_a_body_with_a_nul_is_refused(tmp_path: Path, database_url: str) -> None:
    async with api_server(tmp_path, database=database_url) as opened:
        one = await opened.guest()
        here = f"/api/tables/{await table(one, 'me', 'me', begin=True)}"
        for path, body in {
            f"{here}/chat": {"id": NUL, "text": "x"},
            f"{here}/play": {"id": "1", "at": 0, "seat": 0, "move": NUL},
            f"{here}/confirm": {"id": NUL, "at": 0, "seat": 0},
            f"{here}/seats/0": {"do": "lend", "bot": NUL},
            f"{here}/host": {"person": NUL},
            f"{here}/hint": {"seat": 0, "bot": NUL},
            "/api/join": {"token": NUL},
            "/api/link": {"token": NUL},
            "/api/programs": {"name": NUL},
            "/api/me/hooks": {"kind": "webhook", "target": {"url": "https://example.org/x"}, "table": NUL},
            "/api/tables": {"game": NUL, "seats": 2},
            "/api/replay": {"record": NUL},
        }.items():
            answer = await one.ask("POST", path, body)
            assert 400 <= answer.status_code < 500, f"{path}: {answer.status_code} {answer.text}"
        said = await one.ask("POST", f"{here}/chat", {"id": "2", "text": f"a{NUL}b"})
        assert said.status_code == 422
        for change in ({"name": f"a{NUL}b"}, {"email": f"a{NUL}@example.org"}):
            assert (await one.ask("PATCH", "/api/me", change)).status_code == 422


async def sent(one: ApiGuest, name: str, fields: dict[str, str]) -> httpx.Response:
    """Send a form of the page."""
    return await one.http.post(f"/plain/do/{name}", data={"csrf": one.csrf, **fields}, headers={"origin": HOME})


async def test_a_form_with_a_nul_is_refused(tmp_path: Path, database_url: str) -> None:
    async with api_server(tmp_path, database=database_url) as opened:
        one = await opened.guest()
        id = await table(one, "me", "me", begin=True)
        for name, fields in {
            "say": {"table": id, "text": f"a{NUL}b", "id": "1"},
            "move": {"table": NUL, "move": "x"},
            "undo": {"table": id, "id": NUL},
            "seat": {"table": id, "action": "lend", "seat": "0", "bot": NUL},
            "join": {"token": NUL},
            "me": {"token": NUL},
            "quiet": {"hook": NUL},
            "notify": {"kind": "webhook", "target": f"https://example.org/{NUL}"},
            "settings": {"name": f"a{NUL}b"},
            "play": {"game": GAME, "way": NUL},
            "table": {"game": GAME, f"option-{NUL}": "x"},
        }.items():
            assert (await sent(one, name, fields)).status_code == 422, name
        assert (await sent(one, "say", {"table": id, "text": "x", "id": NUL})).status_code == 422
        assert (await sent(one, "seat", {"table": NUL, "action": "sit"})).status_code == 422
        assert (await one.get("/api/me"))["name"] == "Anna"
        assert (await one.get(f"/api/tables/{id}/chat"))["lines"] == []


async def test_a_nobody_with_a_nul_in_the_name_becomes_nobody(tmp_path: Path, database_url: str) -> None:
    async with api_server(tmp_path, database=database_url) as opened:
        token = await invitation(opened)
        stranger = opened.anonymous()
        assert (await sent(stranger, "join", {"token": token, "name": NUL})).status_code == 422
        assert not stranger.http.cookies


async def invitation(opened: ApiServer) -> str:
    host = await opened.guest()
    return str((await host.post(f"/api/tables/{await table(host)}/invitations"))["token"])
