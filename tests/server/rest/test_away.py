"""What happened while I was away, over the API."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.rest.client import ApiGuest, api_server, legal, table


async def play(one: ApiGuest, where: str) -> None:
    at, seat, move = await legal(one, where)
    await one.post(f"/api/tables/{where}/play", {"id": f"m{at}", "at": at, "seat": seat, "move": move})


async def asked(people: list[ApiGuest], where: str) -> ApiGuest:
    for each in people:
        sight = (await each.get(f"/api/tables/{where}/sight"))["sight"]
        if sight["seat"] in sight["waiting"]:
            return each
    raise AssertionError("no seat is asked")


async def test_a_digest_counts_what_others_did_and_said_since_i_looked(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        anna, bohdan = await opened.guest(), await opened.guest("Bohdan")
        where = await table(anna, "me", "open")
        token = (await anna.post(f"/api/tables/{where}/invitations"))["token"]
        await bohdan.post("/api/join", {"token": token})
        await anna.post(f"/api/tables/{where}/begin")
        first = await asked([anna, bohdan], where)
        other = bohdan if first is anna else anna
        seen: Any = await other.get(f"/api/tables/{where}/away")
        assert seen["digest"] is None and seen["seen"] is None, "a first visit has missed nothing"
        await other.post(f"/api/tables/{where}/seen", {"at": 0})
        while await asked([anna, bohdan], where) is first:
            await play(first, where)
        await first.post(f"/api/tables/{where}/chat", {"id": "c1", "text": "Your turn"})
        seen = await other.get(f"/api/tables/{where}/away")
        assert seen["digest"]["moves"] > 0 and 0 < len(seen["digest"]["deeds"]) <= 3
        assert seen["unread"] == 1 and seen["lines"][0]["text"] == "Your turn" and len(seen["names"]) == 1
        (row,) = (await other.get("/api/me/away"))["tables"]
        assert row["table"] == where and row["digest"]["shifts"] == []
        assert {**row, "digest": 0} == {**seen, "digest": 0}
        at = seen["digest"]["at"]
        await other.post(f"/api/tables/{where}/seen", {"at": at, "chat": seen["lines"][-1]["n"]})
        assert (await other.get("/api/me/away"))["tables"] == []
        assert (await other.get(f"/api/tables/{where}/away?since=0"))["digest"]["moves"] == seen["digest"]["moves"]
        stranger = await opened.guest("Cyril")
        assert (await stranger.get(f"/api/tables/{where}/away"))["digest"] is None
        assert (await opened.anonymous().ask("GET", f"/api/tables/{where}/away")).status_code == 401
