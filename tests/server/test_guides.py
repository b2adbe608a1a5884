"""A guided first game: a private table, set up as the lessons need it, with a scripted opponent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import regnum
from regnum.core.registry import box_of
from regnum.guide import guide_of
from tests.server.rest.client import ApiGuest, ApiServer, api_server, problem, refusal

GUIDED = [game for game in regnum.games() if box_of(game).guide is not None]
GAME = "brothers"


async def guided(one: ApiGuest, game: str = GAME) -> Any:
    return await one.post(f"/api/games/{game}/guide")


async def sight(one: ApiGuest, table: str) -> Any:
    """Return what the learner sees, once the learner must move."""
    for _ in range(200):
        seen = (await one.get(f"/api/tables/{table}/sight"))["sight"]
        if seen["decision"] is not None:
            return seen
        await asyncio.sleep(0.05)
    raise AssertionError("nobody asks the learner")


async def play(one: ApiGuest, table: str, move: str, at: int) -> None:
    await one.post(f"/api/tables/{table}/play", {"id": f"{table}-{at}", "at": at, "seat": 0, "move": move})


async def test_the_lessons_of_every_guide_are_told_to_anybody(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        anonymous = opened.anonymous()
        for game in GUIDED:
            info = await anonymous.get(f"/api/games/{game}/guide")
            guide = guide_of(box_of(game))
            assert guide is not None and info["game"] == game
            assert [each["id"] for each in info["lessons"]] == [each.id for each in guide.lessons]
            assert all({"id", "shows", "asks", "rules", "numbers", "planned"} == set(each) for each in info["lessons"])


async def test_a_guided_game_is_private_begun_and_laid_as_the_guide_says(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        anna = await opened.guest()
        for game in GUIDED:
            made = (await guided(anna, game))["table"]
            guide = guide_of(box_of(game))
            assert guide is not None and made["state"] == "playing" and made["agreed"]["guide"]
            seated = [seat["person"] or seat["bot"] for seat in made["seats"]]
            assert seated == [anna.id, *["guide"] * (guide.seats - 1)]
            live = await opened.app.state.services.tables.get(made["id"])
            assert live.table.match.seed == guide.seed
            other = await opened.guest("Bohdan")
            assert (await other.ask("GET", f"/api/tables/{made['id']}")).status_code == 404
        assert (await anna.get("/api/tables"))["tables"] == []


async def test_asked_again_it_is_the_same_table_until_it_is_over(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        anna, bohdan = await opened.guest(), await opened.guest("Bohdan")
        first, twin = await asyncio.gather(guided(anna), guided(anna))
        assert first["table"]["id"] == twin["table"]["id"] == (await guided(anna))["table"]["id"]
        assert (await guided(bohdan))["table"]["id"] != first["table"]["id"]
        await anna.post(f"/api/tables/{first['table']['id']}/close")
        assert (await guided(anna))["table"]["id"] != first["table"]["id"]


async def test_the_rival_plays_its_script_and_the_learner_may_take_back(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        anna = await opened.guest()
        table = (await guided(anna))["table"]["id"]
        seen = await sight(anna, table)
        await play(anna, table, "take 2", seen["at"])
        seen = await sight(anna, table)
        await play(anna, table, "build marketplace_stone 1,0", seen["at"])
        seen = await sight(anna, table)
        assert seen["may_undo"]
        await anna.post(f"/api/tables/{table}/undo", {"id": "back", "at": seen["at"], "seat": 0})
        for move in ("build marketplace_stone 1,0", "step elite 1,0", "end"):
            seen = await sight(anna, table)
            await play(anna, table, move, seen["at"])
        await sight(anna, table)
        assert await rivals_moves(opened, table) == ["take 2", "build camp_wood 0,1", "step elite 0,1", "end"]


async def rivals_moves(opened: ApiServer, table: str) -> list[str]:
    live = await opened.app.state.services.tables.get(table)
    return [each.move.text for each in live.table.match.log if each.seat == 1]


async def test_the_rival_stands_on_no_list(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        anonymous = opened.anonymous()
        assert "guide" not in (await anonymous.get("/api/bots"))["bots"]
        assert "guide" not in str((await anonymous.get("/api/house")).get("bots"))


async def test_what_cannot_be_guided_is_refused(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        anna = await opened.guest()
        problem(await anna.ask("GET", "/api/games/chess/guide"), 404, "unknown_game")
        problem(await opened.anonymous().ask("POST", f"/api/games/{GAME}/guide"), 401, "not_known")
        order = {"game": GAME, "seats": 2, "agreed": {"guide": True}}
        assert (await anna.ask("POST", "/api/tables", order)).status_code == 422


async def test_a_game_without_a_guide_says_so(tmp_path: Path) -> None:
    without = [game for game in regnum.games() if game not in GUIDED]
    async with api_server(tmp_path) as opened:
        anna = await opened.guest()
        for game in without:
            refusal(await anna.ask("POST", f"/api/games/{game}/guide"), "no_guide")
